export default function App() {
  const unused = 1;
  return <h1>Welcome</h1>;
}
