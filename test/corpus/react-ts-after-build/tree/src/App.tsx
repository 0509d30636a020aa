import { Card } from './Card.tsx';
import { format } from './format.ts';
import posts from './posts.json';

export default function App() {
  const views = posts.reduce((sum, post) => sum + post.views, 0);
  return (
    <main>
      <h1>Posts</h1>
      <p>{format(views, 'long')}</p>
      {posts.map((post) => (
        <Card key={post.title} title={post.title} views={post.views} />
      ))}
    </main>
  );
}
