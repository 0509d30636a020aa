const L=162,U=[162],v={9285:((M,w,n)=>{n.d(w,{closePreview:()=>o});var f=n(3445),_=n(7899),m=n(223),P=n(9877),d=n(1021);async function o({app:s,pullRequest:c,own:h,
github:y},E){const{run:A,runner:l}=E;let p=0;const D=await(0,f.i)(E.env),I=(0,m.L)({...E,context:A.context,token:y.token,fetch:D,open:{app:s,environment:y.environment,
comment:y.comment},save:()=>{},warn:(r,a)=>{p=1,l.annotate("error",{message:r});for(const i of a.split(`
`))l.line(`  ${i}`)}});let R;const g=async()=>{if(!h)return;const{endApp:r}=await Promise.all([n.e(878),n.e(502)]).then(n.bind(n,3502)),a=T=>l.mask(T),i=await r(
h,{...E,fetch:D,run:d.d,onSecret:a});return i.kind==="refused"&&l.line(`The app was not deleted: ${i.error.message}`),i.kind==="deleted"&&(R=i.until),R},t=await I?.
closePreview(c,E.signal,g);if(t==="left")return l.annotate("error",{message:`Interrupted: GitHub may still show the preview ${s} as active`}),l.summary((0,_.aC)(
s)),1;const e=t==="closed";return p===0&&e&&l.summary((0,_.Z_)(s,{until:R},(0,P.sA)(E.clock.now(),A.context.runUrl))),p===0&&l.line(e?`\u2713 The preview ${s} h\
as ended`:`Pull request #${c} is open again`),p}}),1021:((M,w,n)=>{n.d(w,{d:()=>f});async function f(_){const{getExecOutput:m}=await n.e(913).then(n.bind(n,3913)),
[P,d]=process.platform==="win32"?["cmd","/c"]:["sh","-c"];return m(P,[d,_],{silent:!0,ignoreReturnCode:!0})}}),3445:((M,w,n)=>{n.d(w,{i:()=>m});var f=n(3739),_=n(
1709);async function m(d){const o=l=>d[l.toLowerCase()]||d[l]||"",s=o("ALL_PROXY"),c=P(o("HTTP_PROXY")||s,"HTTP_PROXY"),h=P(o("HTTPS_PROXY")||s,"HTTPS_PROXY");if(c===
""&&h==="")return fetch;const y=await n.e(729).then(n.bind(n,3729)),E=new y.EnvHttpProxyAgent({httpProxy:c,httpsProxy:h,noProxy:o("NO_PROXY")}),A=y.fetch;return async(l,p)=>{
if(l instanceof Request)throw new TypeError("This fetch takes an address, not a Request");const D=new URL(l);return(0,_.c)(D.hostname)?fetch(l,p):A(D,{...p,dispatcher:E})}}
function P(d,o){const s=d===""||d.includes("://")?d:`http://${d}`;if(s===""||URL.canParse(s))return s;throw new f.GQ("invalid_input",`${o} (or ALL_PROXY) is not\
 an address`,{remedy:"Write it as http://proxy.example.com:3128."})}}),8595:((M,w,n)=>{n.d(w,{_Q:()=>m,i1:()=>P,iA:()=>_,iq:()=>d,q3:()=>o,ws:()=>f});const f=5,
_=500;function m({message:s}){return`The build ended with 0 in spite of an error: ${s}`}const P=["build_fault","type_detected","index_unanswered","index_empty",
"index_unfilled","dead_asset","dead_mention","unclosed_block","unprocessed_rule"],d=10,o=["repository","secrets","example"]}),5290:((M,w,n)=>{n.d(w,{h:()=>P});var f=n(
8302),_=n(8595),m=n(2345);function P(o){if(!Array.isArray(o)||o.length>_.iq)return;const s=o.flatMap(c=>d(c)??[]);return s.length===o.length?s:void 0}function d(o){
const{code:s,file:c,line:h,message:y}=(0,f.Gv)(o)?o:{},E=_.i1.find(A=>A===s);if(!(!E||!(0,f.KH)(y,_.iA))&&!(c!==null&&!(0,f.KH)(c,m.IC.file))&&!(h!==null&&!(typeof h==
"number"&&Number.isSafeInteger(h)&&h>0)))return{code:E,file:c,line:h,message:y}}}),7933:((M,w,n)=>{n.d(w,{PV:()=>I,jE:()=>D,x6:()=>d});var f=n(9127),_=n(3739),m=n(
5807),P=n(4840);async function d(t,e,r,a){return c(t)??await o(e.appID,a)??c(e.url)??s(e,r)}async function o(t,e){const r=await e.listEnvironments(t).catch(()=>[]);
return c((0,P.zS)(r)?.url)}function s(t,e){const r=e.urlTemplate;if(!(r?.includes("{subdomain}")&&!t.subdomain))return c(r?.replaceAll("{subdomain}",t.subdomain??
"").replaceAll("{app}",t.appID))}function c(t){if(!t)return;const e=URL.parse(t.includes("://")?t:`https://${t}`);return e&&(e.protocol==="https:"||e.protocol===
"http:")?e.href:void 0}const h=6e4,y=500,E=5e3,A=1e4,l="x-slipway-release",p="x-slipway-error";async function D(t,e){const r=e.clock.now();let a=y;for(let i=1;;i++){
const T=await g(t,e);if(T.kind==="page")return i;if(T.kind==="no-page")throw R(T.url,e.deployID);const u=e.clock.now()-r;if(u+a>h){const O=`after ${(0,f.a3)(u)}\
 and ${i} tries`;throw new _.GQ("verify_failed",`${t} ${T.words} ${O}`,{remedy:'Open the URL: a first deploy may still wait for DNS. Set verify to "off" if the \
site is not public.'})}await e.clock.sleep(a,e.signal),a=Math.min(E,a*2)}}async function I(t,{fetch:e,signal:r}){const a=c(t),i=a&&await g(a,{fetch:e,signal:r,deployID:void 0}).
catch(()=>{});return i!==void 0&&i!==""&&i.kind==="page"}function R(t,e){const r=URL.parse(t)?.pathname??"/",a=r==="/"?"index.html":`page for ${r}`;return new _.
GQ("verify_failed",`${t} answers 404: the release ${e} has no ${a}`,{remedy:'Check that output-directory is the folder with the index.html of the site. If the s\
ite has none on purpose, set verify to "off".'})}async function g(t,e){const{fetch:r,signal:a,deployID:i,isFunction:T=!1}=e;try{const u=await r(t,{signal:AbortSignal.
any([a,AbortSignal.timeout(A)])});await u.body?.cancel();const O=u.headers.get(l);if(T&&i!==void 0&&O!==null&&O!==i)return{kind:"trouble",words:`is still answer\
ed by the release ${(0,m.Ow)(O,100)}`};const S=u.headers.get(p);return u.status<(T&&S===null?500:400)?{kind:"page"}:S!==null?{kind:"trouble",words:`answers ${u.
status} (${(0,m.Ow)(S,60)})`}:u.status===404&&i!==void 0&&O===i?{kind:"no-page",url:u.url||t}:{kind:"trouble",words:`answers ${u.status}`}}catch(u){a.throwIfAborted();
const O=u instanceof Error&&u.cause instanceof Error?u.cause:u;return{kind:"trouble",words:`cannot be reached (${O instanceof Error?O.message:String(O)})`}}}})};export{L as id,U as ids,v as modules};
