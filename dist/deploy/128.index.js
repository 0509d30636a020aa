const s=128,t=[128],e={6128:((p,o,n)=>{n.r(o),n.d(o,{openApi:()=>d});const d=()=>({})})};export{s as id,t as ids,e as modules};
