import plugin from 'ember-plugin-legacy';

console.log(plugin);
export default {};
