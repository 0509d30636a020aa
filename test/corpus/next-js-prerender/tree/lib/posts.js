const POSTS = [{ slug: 'first', title: 'First' }];

export function findPost(slug) {
  return POSTS.find((post) => post.slug === slug);
}
