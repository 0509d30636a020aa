import Menu from './Menu';

export default function App() {
  return <h1><Menu /></h1>;
}
