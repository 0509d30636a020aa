export function App() {
  return <h1>Welcome</h1>;
}
