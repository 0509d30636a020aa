const T=883,m=[883],x={9883:((R,E,t)=>{t.d(E,{carryOut:()=>a});var O=t(3445),f=t(2873),u=t(1532),P=t(7244);const e=1200;async function a(o,s,n){const{target:r}=o;
if(r.mode==="check"){const{runCheck:y}=await Promise.all([t.e(282),t.e(737),t.e(741)]).then(t.bind(t,9025));return y(o.plan,r.compareTo,s,n)}const c=await(0,O.i)(
n.env),l=await s.recall(c),h=(0,f.N)(l,r,{fetch:c,run:d,onSecret:y=>s.addSecret(y),reporter:s.report,tree:l.commit===void 0?void 0:(0,P.c)(n.workspace),signal:n.
signal,requestSignal:i(n.signal,e)});return(0,u.g)(l,h)}async function d(o){const{getExecOutput:s}=await t.e(913).then(t.bind(t,3913)),[n,r]=process.platform===
"win32"?["cmd","/c"]:["sh","-c"];return s(n,[r,o],{silent:!0,ignoreReturnCode:!0})}function i(o,s){const n=new AbortController,r=()=>setTimeout(()=>n.abort(o.reason),
s).unref();return o.aborted?r():o.addEventListener("abort",r,{once:!0}),n.signal}}),3445:((R,E,t)=>{t.d(E,{i:()=>u});var O=t(3739),f=t(1619);async function u(e){
const a=c=>e[c.toLowerCase()]||e[c]||"",d=a("ALL_PROXY"),i=P(a("HTTP_PROXY")||d,"HTTP_PROXY"),o=P(a("HTTPS_PROXY")||d,"HTTPS_PROXY");if(i===""&&o==="")return fetch;
const s=await t.e(752).then(t.t.bind(t,4371,19)),n=new s.EnvHttpProxyAgent({httpProxy:i,httpsProxy:o,noProxy:a("NO_PROXY")}),r=s.fetch;return async(c,l)=>{if(c instanceof
Request)throw new TypeError("This fetch takes an address, not a Request");const h=new URL(c);return(0,f.U9)(h.hostname)?fetch(c,l):r(h,{...l,dispatcher:n})}}function P(e,a){
const d=e===""||e.includes("://")?e:`http://${e}`;if(d===""||URL.canParse(d))return d;throw new O.GQ("invalid_input",`${a} (or ALL_PROXY) is not an address`,{remedy:"\
Write it as http://proxy.example.com:3128."})}})};export{T as id,m as ids,x as modules};
