import { Hero } from '../components/hero';

export default function Home() {
  return <h1><Hero /></h1>;
}
