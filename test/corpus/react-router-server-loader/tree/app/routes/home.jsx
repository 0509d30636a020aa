export async function loader() {
  return { ok: true };
}

export default function Home() {
  return <h1>Welcome</h1>;
}
