import { findPost } from '../lib/posts';

export default function Page() {
  const post = findPost('first');
  return (
    <main>
      <h1>Welcome</h1>
      <p>{post.title}</p>
      {/* eslint-disable-next-line @next/next/no-img-element */}
      <img src="/team.svg" alt="" />
    </main>
  );
}
