const w=154,I=[154],L={9154:((v,c,s)=>{s.r(c),s.d(c,{createGitHubClient:()=>M});var u=s(9452),_=s(445),l=s(9696),h=s(3739),f=s(7634),E=s(86);const y={attempts:3,
totalMs:15e3,firstDelayMs:500,mostDelayMs:2e3,mostRetryAfterMs:1e4},g="2022-11-28",m={debug(){},info(){},warn(){},error(){}};function M(e){const t=(0,l.p)({...e,
timeoutMs:1e4,budget:y}),n=e.apiUrl.replace(/\/+$/,""),o=r=>(0,u.Q)(e.token,{baseUrl:n,userAgent:`slipway/${f.x}`,log:m,request:{fetch:p(t,r,new URL(n).origin)}});
return{async ask(r,a){return(await a(o(r)).catch(d)).data},async*pages(r,a){try{for await(const{data:i}of a(o(r)))yield Array.isArray(i)?i:[]}catch(i){d(i)}}}}function d(e){
throw e instanceof Error&&e.name==="HttpError"&&e.cause?e.cause:e}function p(e,t,n){return(o,r)=>{const a=new URL(o);if(a.origin!==n)throw P(t,n,a);const i=r.method??
"GET",U={...Object.fromEntries(new Headers(r.headers)),accept:"application/vnd.github+json","x-github-api-version":g},A=typeof r.body=="string"?{body:r.body}:{};
return e({doing:t,mayRepeat:i!=="POST",request:{method:i,url:a,headers:U,...A},authorize:T=>T,read:R})}}const O=(0,_.t)({decode(e,t){if(e===null||!["object","un\
defined"].includes(typeof e))throw(0,E.LO)("object or list",e,t)}}),R=async e=>{const t=await O(e),{status:n,headers:o,text:r}=e;return t.ok?{ok:!0,value:new Response(
r||null,{status:n,headers:[...o]})}:n!==403||!D(o)?t:{ok:!1,error:t.error.with({code:"rate_limited",remedy:"Run again later; other runs with the same token shar\
e its rate limit."}),again:o.get("retry-after")===null?"never":"always"}};function D(e){return e.get("retry-after")!==null||e.get("x-ratelimit-remaining")==="0"}
function P(e,t,{origin:n}){return new h.GQ("redirected",`Could not ${e}: ${t} names ${n} for the next page`,{remedy:"Nothing was sent there. Check GITHUB_API_UR\
L, and that no proxy changes the answers."})}})};export{w as id,I as ids,L as modules};
