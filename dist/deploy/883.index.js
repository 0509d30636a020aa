const x=883,g=[883],p={9883:((D,O,t)=>{t.d(O,{carryOut:()=>P});var f=t(7598),h=t(3532),u=t(3445),l=t(1224),r=t(3721),e=t(7859),c=t(7244);const i=1200;async function P(n,o,s){
const{target:a}=n;if(a.mode==="check"){const{runCheck:d}=await Promise.all([t.e(282),t.e(440),t.e(925),t.e(741)]).then(t.bind(t,9315));return d(n.plan,o,s)}const R=await(0,u.
i)(s.env)??fetch,T=await o.recall(R),M={clock:l.m,every:l.f,random:Math.random,uuid:f.randomUUID},L=(0,r.N)(T,a.baseUrl,a.source,{...M,fetch:R,run:y,onSecret:d=>o.
addSecret(d),onTrouble:d=>o.report(E(d)),onNoEmail:({message:d,remedy:U})=>o.report({type:"warning",message:d,remedy:U}),signal:m(s.signal,i)}),A=(0,h.Q)(R),C=T.
commit===void 0?void 0:(0,c.c)(s.workspace);return(0,e.g)(T,{...M,...L,fetch:A,reporter:o.report,signal:s.signal,tree:C})}function E({error:n}){return{type:"war\
ning",message:`${n.message}; trying again`,remedy:void 0}}async function y(n){const{getExecOutput:o}=await t.e(913).then(t.bind(t,3913)),[s,a]=process.platform===
"win32"?["cmd","/c"]:["sh","-c"];return o(s,[a,n],{silent:!0,ignoreReturnCode:!0})}function m(n,o){const s=new AbortController,a=()=>setTimeout(()=>s.abort(n.reason),
o).unref();return n.aborted?a():n.addEventListener("abort",a,{once:!0}),s.signal}}),3445:((D,O,t)=>{t.d(O,{i:()=>u});var f=t(3739),h=t(1619);async function u(r){
const e=n=>r[n.toLowerCase()]||r[n]||"",c=e("ALL_PROXY"),i=l(e("HTTP_PROXY")||c,"HTTP_PROXY"),P=l(e("HTTPS_PROXY")||c,"HTTPS_PROXY");if(i===""&&P==="")return;const E=await t.
e(752).then(t.t.bind(t,6752,19)),y=new E.EnvHttpProxyAgent({httpProxy:i,httpsProxy:P,noProxy:e("NO_PROXY")}),m=E.fetch;return async(n,o)=>{if(n instanceof Request)
throw new TypeError("This fetch takes an address, not a Request");const s=new URL(n);return(0,h.U9)(s.hostname)?fetch(n,o):m(s,{...o,dispatcher:y})}}function l(r,e){
const c=r===""||r.includes("://")?r:`http://${r}`;if(c===""||URL.canParse(c))return c;throw new f.GQ("invalid_input",`${e} (or ALL_PROXY) is not an address`,{remedy:"\
Write it as http://proxy.example.com:3128."})}})};export{x as id,g as ids,p as modules};
