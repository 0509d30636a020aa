import { render } from './lib/view.mjs';

console.log(render());
