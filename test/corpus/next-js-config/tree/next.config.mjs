export default { output: 'export' ;
