export default function Post() {
  return <p>Post</p>;
}
