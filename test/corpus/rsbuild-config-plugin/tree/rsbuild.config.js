import plugin from 'cobalt-plugin-legacy';

console.log(plugin);
export default {};
