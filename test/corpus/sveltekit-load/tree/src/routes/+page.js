export function load() {
  throw new Error('The price list is empty');
}
