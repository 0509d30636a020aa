const w=154,I=[154],L={9154:((v,c,s)=>{s.r(c),s.d(c,{createGitHubClient:()=>M});var u=s(9452),_=s(445),l=s(9696),h=s(3739),f=s(7634),E=s(86);const y={attempts:3,
totalMs:15e3,firstDelayMs:500,mostDelayMs:2e3,mostRetryAfterMs:1e4},m="2022-11-28",g={debug(){},info(){},warn(){},error(){}};function M(t){const e=(0,l.p)({...t,
timeoutMs:1e4,budget:y}),n=t.apiUrl.replace(/\/+$/,""),o=r=>(0,u.Q)(t.token,{baseUrl:n,userAgent:`slipway/${f.x}`,log:g,request:{fetch:p(e,r,new URL(n).origin)}});
return{async ask(r,a){return(await a(o(r)).catch(d)).data},async*pages(r,a){try{for await(const{data:i}of a(o(r)))yield Array.isArray(i)?i:[]}catch(i){d(i)}}}}function d(t){
throw t instanceof Error&&t.name==="HttpError"&&t.cause?t.cause:t}function p(t,e,n){return(o,r)=>{const a=new URL(o);if(a.origin!==n)throw P(e,n,a);const i=r.method??
"GET",U={...Object.fromEntries(new Headers(r.headers)),accept:"application/vnd.github+json","x-github-api-version":m},A=typeof r.body=="string"?{body:r.body}:{};
return t({doing:e,mayRepeat:i!=="POST",request:{method:i,url:a,headers:U,...A},authorize:T=>T,read:R})}}const O=(0,_.t)({decode(t,e){if(t===null||!["object","un\
defined"].includes(typeof t))throw(0,E.LO)("object or list",t,e)}}),R=async t=>{const e=await O(t),{status:n,headers:o,text:r}=t;return e.ok?{ok:!0,value:new Response(
r||null,{status:n,headers:o})}:n!==403||!D(o)?e:{ok:!1,error:e.error.with({code:"rate_limited",remedy:"Run again later; other runs with the same token share its\
 rate limit."}),again:o.has("retry-after")?"always":"never"}};function D(t){return t.has("retry-after")||t.get("x-ratelimit-remaining")==="0"}function P(t,e,{origin:n}){
return new h.GQ("redirected",`Could not ${t}: ${e} names ${n} for the next page`,{remedy:"Nothing was sent there. Check GITHUB_API_URL, and that no proxy change\
s the answers."})}})};export{w as id,I as ids,L as modules};
