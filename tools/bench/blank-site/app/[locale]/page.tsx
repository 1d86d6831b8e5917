export default function BlankPage() {
  return <p>blank</p>;
}
