const r=process.getBuiltinModule;var S={181:(e=>{e.exports=r("buffer")}),6982:(e=>{e.exports=new Proxy({},{get:(n,t)=>process.getBuiltinModule("crypto")[t]})}),
2250:(e=>{e.exports=r("dns")}),4434:(e=>{e.exports=r("events")}),9896:(e=>{e.exports=r("fs")}),9278:(e=>{e.exports=r("net")}),4589:(e=>{e.exports=r("node:assert")}),
6698:(e=>{e.exports=r("node:async_hooks")}),4573:(e=>{e.exports=r("node:buffer")}),1421:(e=>{e.exports=r("node:child_process")}),7598:(e=>{e.exports=r("node:cry\
pto")}),3053:(e=>{e.exports=r("node:diagnostics_channel")}),8474:(e=>{e.exports=r("node:events")}),3024:(e=>{e.exports=r("node:fs")}),1455:(e=>{e.exports=r("nod\
e:fs/promises")}),7067:(e=>{e.exports=r("node:http")}),2467:(e=>{e.exports=r("node:http2")}),8995:(e=>{e.exports=r("node:module")}),7030:(e=>{e.exports=r("node:\
net")}),8161:(e=>{e.exports=r("node:os")}),6760:(e=>{e.exports=r("node:path")}),643:(e=>{e.exports=r("node:perf_hooks")}),1792:(e=>{e.exports=r("node:querystrin\
g")}),481:(e=>{e.exports=r("node:readline")}),99:(e=>{e.exports=r("node:sqlite")}),7075:(e=>{e.exports=r("node:stream")}),6466:(e=>{e.exports=r("node:stream/pro\
mises")}),7830:(e=>{e.exports=r("node:stream/web")}),6193:(e=>{e.exports=r("node:string_decoder")}),8500:(e=>{e.exports=r("node:timers/promises")}),1692:(e=>{e.
exports=r("node:tls")}),3136:(e=>{e.exports=r("node:url")}),7975:(e=>{e.exports=r("node:util")}),3429:(e=>{e.exports=r("node:util/types")}),5919:(e=>{e.exports=
r("node:worker_threads")}),8522:(e=>{e.exports=r("node:zlib")}),6928:(e=>{e.exports=r("path")}),932:(e=>{e.exports=r("process")}),2203:(e=>{e.exports=r("stream")}),
5574:(e=>{e.exports=r("string_decoder")}),4756:(e=>{e.exports=r("tls")}),9023:(e=>{e.exports=r("util")}),8253:(e=>{e.exports=r("util/types")}),1264:((e,n,t)=>{t.
d(n,{CM:()=>p,Md:()=>f,Sq:()=>a,sg:()=>o,tl:()=>d});var i=t(1455);const d="SLIPWAY_BUILD",a="/run/slipway-code",o="/usr/local/bin:/usr/bin:/bin";function f(x){return x.
replaceAll("/","+")}async function p(x,l){const c=`${f(l)}@`;return(await(0,i.readdir)(x).catch(()=>[])).filter(m=>m.startsWith(c)).map(m=>m.slice(c.length))}}),
4438:((e,n,t)=>{t.a(e,async(i,d)=>{try{var a=t(3024),o=t(8995),f=t(7030),p=t(6760),x=t(1264);const l=(0,p.join)(import.meta.dirname,import.meta.filename.endsWith(
".ts")?"..":"../.."),c=process.argv[2]==="confined";(0,o.enableCompileCache)(c?x.Sq:(0,p.join)(l,"node_modules",".cache","slipway"));async function y(){if(c){const{
runWorker:u}=await Promise.all([t.e(966),t.e(555)]).then(t.bind(t,9555));return u(new f.Socket({fd:3,readable:!0,writable:!0}))}const{runSupervisor:m}=await Promise.
all([t.e(966),t.e(678),t.e(358)]).then(t.bind(t,4358)),v=(0,a.createWriteStream)("",{fd:3});return m({input:process.stdin,output:v,path:process.env.PATH??""})}process.
exitCode=await y(),process.exit(),d()}catch(l){d(l)}},1)})},g={};function s(e){var n=g[e];if(n!==void 0)return n.exports;var t=g[e]={id:e,loaded:!1,exports:{}},
i=!0;try{S[e](t,t.exports,s),i=!1}finally{i&&delete g[e]}return t.loaded=!0,t.exports}s.m=S,typeof s<"u"&&(s.ab=decodeURIComponent(new URL(".",import.meta.url).
pathname).slice(import.meta.url.match(/^file:\/\/\/\w:/)?1:0,-1)+"/"),(()=>{var e=typeof Symbol=="function"?Symbol("webpack queues"):"__webpack_queues__",n=typeof Symbol==
"function"?Symbol("webpack exports"):"__webpack_exports__",t=typeof Symbol=="function"?Symbol("webpack error"):"__webpack_error__",i=a=>{a&&a.d<1&&(a.d=1,a.forEach(
o=>o.r--),a.forEach(o=>o.r--?o.r++:o()))},d=a=>a.map(o=>{if(o!==null&&typeof o=="object"){if(o[e])return o;if(o.then){var f=[];f.d=0,o.then(l=>{p[n]=l,i(f)},l=>{
p[t]=l,i(f)});var p={};return p[e]=l=>l(f),p}}var x={};return x[e]=l=>{},x[n]=o,x});s.a=(a,o,f)=>{var p;f&&((p=[]).d=-1);var x=new Set,l=a.exports,c,y,m,v=new Promise(
(u,b)=>{m=b,y=u});v[n]=l,v[e]=u=>(p&&u(p),x.forEach(u),v.catch(b=>{})),a.exports=v,o(u=>{c=d(u);var b,P=()=>c.map(w=>{if(w[t])throw w[t];return w[n]}),j=new Promise(
w=>{b=()=>w(P),b.r=0;var E=h=>h!==p&&!x.has(h)&&(x.add(h),h&&!h.d&&(b.r++,h.push(b)));c.map(h=>h[e](E))});return b.r?j:P()},u=>(u?m(v[t]=u):y(l),i(p))),p&&p.d<0&&
(p.d=0)}})(),(()=>{var e=Object.getPrototypeOf?t=>Object.getPrototypeOf(t):t=>t.__proto__,n;s.t=function(t,i){if(i&1&&(t=this(t)),i&8||typeof t=="object"&&t&&(i&
4&&t.__esModule||i&16&&typeof t.then=="function"))return t;var d=Object.create(null);s.r(d);var a={};n=n||[null,e({}),e([]),e(e)];for(var o=i&2&&t;typeof o=="ob\
ject"&&!~n.indexOf(o);o=e(o))Object.getOwnPropertyNames(o).forEach(f=>a[f]=()=>t[f]);return a.default=()=>t,s.d(d,a),d}})(),s.d=(e,n)=>{for(var t in n)s.o(n,t)&&
!s.o(e,t)&&Object.defineProperty(e,t,{enumerable:!0,get:n[t]})},s.f={},s.e=e=>Promise.all(Object.keys(s.f).reduce((n,t)=>(s.f[t](e,n),n),[])),s.u=e=>""+e+".inde\
x.js",s.o=(e,n)=>Object.prototype.hasOwnProperty.call(e,n),s.r=e=>{typeof Symbol<"u"&&Symbol.toStringTag&&Object.defineProperty(e,Symbol.toStringTag,{value:"Mod\
ule"}),Object.defineProperty(e,"__esModule",{value:!0})},s.nmd=e=>(e.paths=[],e.children||(e.children=[]),e),(()=>{var e={792:0},n=t=>{var{ids:i,modules:d,runtime:a}=t,
o,f,p=0;for(o in d)s.o(d,o)&&(s.m[o]=d[o]);for(a&&a(s);p<i.length;p++)f=i[p],s.o(e,f)&&e[f]&&e[f][0](),e[i[p]]=0};s.f.j=(t,i)=>{var d=s.o(e,t)?e[t]:void 0;if(d!==
0)if(d)i.push(d[1]);else{var a=import("./"+s.u(t)).then(n,o=>{throw e[t]!==0&&(e[t]=void 0),o}),a=Promise.race([a,new Promise(o=>d=e[t]=[o])]);i.push(d[1]=a)}}})();
var O=s(4438);O=await O;
