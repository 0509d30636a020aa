export function greet(name) {
  const words = ['Hello', name];
  return words.join(', ');
}
