export const button = (label) => ['<button>', label, '</button>'].join('');
