import plugin from 'copper-plugin-legacy';

console.log(plugin);
export default {};
