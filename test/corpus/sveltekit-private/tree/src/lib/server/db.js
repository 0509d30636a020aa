export const url = 'postgres://localhost';
