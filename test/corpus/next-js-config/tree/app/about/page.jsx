export default function About() {
  return <img src="/team.svg" />;
}
