import{KvsError,createTable}from"./shared.js";function kvsDriver(options){let{table:name,base="",ttl:usual,keys="throw"}=options,table=createTable(name,options),prefix=base===""||base.endsWith(":")?base:`${base}\
:`,full=key=>`${prefix}${key}`,unlisted=doing=>{let remedy='Keep a list in a key of its own, or choose { keys: "empty" } if nothing depends on it.';return new KvsError(
"not_supported",`Could not ${doing}: the key-value store lists no keys. ${remedy}`)};return{name:"slipway-kvs",flags:{ttl:!0},options,hasItem:async key=>await table.
getEntry(full(key))!==void 0,async getItem(key){let entry=await table.getEntry(full(key));return entry===void 0?null:typeof entry.value=="string"?entry.value:JSON.
stringify(entry.value)},setItem:(key,value,{ttl=usual}={})=>table.put(full(key),stored(value),{ttlSeconds:ttl}),removeItem:key=>table.delete(full(key)),async getMeta(key){
let entry=await table.getEntry(full(key));return entry===void 0?null:entry.expiresAt===null?{}:{ttl:Math.ceil((entry.expiresAt.getTime()-Date.now())/1e3)}},async getKeys(){
if(keys==="empty")return[];throw unlisted("list keys")},async clear(){if(keys!=="empty")throw unlisted("clear the storage")}}}function stored(text){if(!/^[[{]/.
test(text))return text;try{let value=JSON.parse(text);return JSON.stringify(value)===text?value:text}catch{return text}}export{kvsDriver as default};
