import plugin from 'pebble-plugin-legacy';

console.log(plugin);
export default {};
