export function total(items) {
  const currency = 1;
  return items.reduce((sum, item) => sum + item.price, 0);
}
