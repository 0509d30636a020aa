const n=669,s=[669],a={9669:((c,e,o)=>{o.r(e),o.d(e,{createMailer:()=>t});const t=()=>async()=>({problem:"no mail"})})};export{n as id,s as ids,a as modules};
