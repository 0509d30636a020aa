import { Menu } from '../components/Menu';

export default function Home() {
  return <h1><Menu /></h1>;
}
