export default { title: 'Button' };
export const Plain = { render: () => '<a>Save</a>' };
