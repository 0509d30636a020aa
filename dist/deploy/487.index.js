const s=487,t=[487],e={1487:((p,o,n)=>{n.r(o),n.d(o,{openApi:()=>d});const d=()=>({})})};export{s as id,t as ids,e as modules};
