import{KvsError,createTable}from"./shared.js";export{KvsError,createTable};
