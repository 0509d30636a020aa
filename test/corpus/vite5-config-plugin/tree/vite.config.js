import plugin from 'harbour-plugin-legacy';

console.log(plugin);
export default {};
