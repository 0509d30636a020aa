import plugin from 'orchard-plugin-legacy';

console.log(plugin);
export default {};
