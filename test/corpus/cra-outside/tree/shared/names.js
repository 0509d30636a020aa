export const names = [];
