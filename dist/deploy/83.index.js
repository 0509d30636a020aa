const o=83,t=[83],i={4083:((c,n,d)=>{d.r(n),d.d(n,{createOidcSignIn:()=>e});const e=()=>{}})};export{o as id,t as ids,i as modules};
