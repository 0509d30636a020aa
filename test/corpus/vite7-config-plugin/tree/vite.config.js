import plugin from 'lantern-plugin-legacy';

console.log(plugin);
export default {};
