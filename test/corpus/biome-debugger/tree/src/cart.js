export function total(items) {
	debugger;
	return items.reduce((sum, item) => sum + item.price, 0);
}
