export const LINKS = ['home', 'about'];
