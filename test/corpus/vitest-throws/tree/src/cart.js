export function total(items) {
  return items.reduce((sum, item) => sum + item.net.price, 0);
}
