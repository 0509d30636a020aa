const options = {
  mode: 'production',

export default options;
