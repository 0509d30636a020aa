import { names } from '../shared/names';

export default function App() {
  return <h1>{names}</h1>;
}
