import { button } from './button.js';

export default { title: 'Button' };
export const Plain = { render: () => button('Save') };
