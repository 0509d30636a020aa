export function Card({ title }) {
  return <h2>{title}</h2>;
}
