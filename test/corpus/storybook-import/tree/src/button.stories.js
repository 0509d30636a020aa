import { button } from './buttons.js';

export default { title: 'Button' };
export const Plain = { render: () => button('Save') };
