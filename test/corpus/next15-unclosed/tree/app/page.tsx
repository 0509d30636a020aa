import Link from 'next/link';
import { Card } from '../components/card';

export default function Page() {
  const visitors: number = 12;
  return (
    <main>
      <Card title="Welcome" />
      <p>{visitors} visitors</p>
      <Link href="/about">About</Link>
  );
}
