export const title = 'Welcome';
