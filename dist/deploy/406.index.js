const d=406,n=[406],c={4406:((t,o,e)=>{e.r(o),e.d(o,{createConsole:()=>s});const s=()=>()=>({status:404,headers:{},body:""})})};export{d as id,n as ids,c as modules};
