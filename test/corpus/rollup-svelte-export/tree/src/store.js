export const total = 3;
