export function price(cents) {
  return `${(cents / 100).toFixed(1)} €`;
}
