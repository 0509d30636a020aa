import plugin from 'meadow-plugin-legacy';

console.log(plugin);
export default {};
