export default function App() {
  return <h1>Welcome;
}
