interface Props {
  title: string;
  views: number;
}

export function Card({ title, views }: Props) {
  return (
    <article>
      <h2>{title}</h2>
      <p>{views} views</p>
  );
}
