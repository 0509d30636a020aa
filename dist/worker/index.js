const r=process.getBuiltinModule;var P={181:(e=>{e.exports=r("buffer")}),6982:(e=>{e.exports=r("crypto")}),2250:(e=>{e.exports=r("dns")}),4434:(e=>{e.exports=r(
"events")}),9896:(e=>{e.exports=r("fs")}),9278:(e=>{e.exports=r("net")}),4589:(e=>{e.exports=r("node:assert")}),6698:(e=>{e.exports=r("node:async_hooks")}),4573:(e=>{
e.exports=r("node:buffer")}),1421:(e=>{e.exports=r("node:child_process")}),7598:(e=>{e.exports=r("node:crypto")}),3053:(e=>{e.exports=r("node:diagnostics_channe\
l")}),8474:(e=>{e.exports=r("node:events")}),3024:(e=>{e.exports=r("node:fs")}),1455:(e=>{e.exports=r("node:fs/promises")}),7067:(e=>{e.exports=r("node:http")}),
2467:(e=>{e.exports=r("node:http2")}),8995:(e=>{e.exports=r("node:module")}),7030:(e=>{e.exports=r("node:net")}),8161:(e=>{e.exports=r("node:os")}),6760:(e=>{e.
exports=r("node:path")}),643:(e=>{e.exports=r("node:perf_hooks")}),1792:(e=>{e.exports=r("node:querystring")}),481:(e=>{e.exports=r("node:readline")}),99:(e=>{e.
exports=r("node:sqlite")}),7075:(e=>{e.exports=r("node:stream")}),6466:(e=>{e.exports=r("node:stream/promises")}),7830:(e=>{e.exports=r("node:stream/web")}),6193:(e=>{
e.exports=r("node:string_decoder")}),8500:(e=>{e.exports=r("node:timers/promises")}),1692:(e=>{e.exports=r("node:tls")}),3136:(e=>{e.exports=r("node:url")}),7975:(e=>{
e.exports=r("node:util")}),3429:(e=>{e.exports=r("node:util/types")}),5919:(e=>{e.exports=r("node:worker_threads")}),8522:(e=>{e.exports=r("node:zlib")}),6928:(e=>{
e.exports=r("path")}),932:(e=>{e.exports=r("process")}),2203:(e=>{e.exports=r("stream")}),5574:(e=>{e.exports=r("string_decoder")}),4756:(e=>{e.exports=r("tls")}),
9023:(e=>{e.exports=r("util")}),8253:(e=>{e.exports=r("util/types")}),1264:((e,n,t)=>{t.d(n,{Sq:()=>d,sg:()=>a,tl:()=>p});const p="SLIPWAY_BUILD",d="/run/slipwa\
y-code",a="/usr/local/bin:/usr/bin:/bin"}),4438:((e,n,t)=>{t.a(e,async(p,d)=>{try{var a=t(3024),o=t(8995),f=t(7030),i=t(6760),u=t(1264);const l=(0,i.join)(import.meta.
dirname,import.meta.filename.endsWith(".ts")?"..":"../.."),h=process.argv[2]==="confined";(0,o.enableCompileCache)(h?u.Sq:(0,i.join)(l,"node_modules",".cache","\
slipway"));async function y(){if(h){const{runWorker:x}=await Promise.all([t.e(813),t.e(555)]).then(t.bind(t,9555));return x(new f.Socket({fd:3,readable:!0,writable:!0}))}
const{runSupervisor:w}=await Promise.all([t.e(813),t.e(678),t.e(281),t.e(968)]).then(t.bind(t,6968)),m=(0,a.createWriteStream)("",{fd:3});return w({input:process.
stdin,output:m,path:process.env.PATH??""})}process.exitCode=await y(),process.exit(),d()}catch(l){d(l)}},1)})},S={};function s(e){var n=S[e];if(n!==void 0)return n.
exports;var t=S[e]={id:e,loaded:!1,exports:{}},p=!0;try{P[e](t,t.exports,s),p=!1}finally{p&&delete S[e]}return t.loaded=!0,t.exports}s.m=P,typeof s<"u"&&(s.ab=decodeURIComponent(
new URL(".",import.meta.url).pathname).slice(import.meta.url.match(/^file:\/\/\/\w:/)?1:0,-1)+"/"),(()=>{var e=typeof Symbol=="function"?Symbol("webpack queues"):
"__webpack_queues__",n=typeof Symbol=="function"?Symbol("webpack exports"):"__webpack_exports__",t=typeof Symbol=="function"?Symbol("webpack error"):"__webpack_\
error__",p=a=>{a&&a.d<1&&(a.d=1,a.forEach(o=>o.r--),a.forEach(o=>o.r--?o.r++:o()))},d=a=>a.map(o=>{if(o!==null&&typeof o=="object"){if(o[e])return o;if(o.then){
var f=[];f.d=0,o.then(l=>{i[n]=l,p(f)},l=>{i[t]=l,p(f)});var i={};return i[e]=l=>l(f),i}}var u={};return u[e]=l=>{},u[n]=o,u});s.a=(a,o,f)=>{var i;f&&((i=[]).d=
-1);var u=new Set,l=a.exports,h,y,w,m=new Promise((x,b)=>{w=b,y=x});m[n]=l,m[e]=x=>(i&&x(i),u.forEach(x),m.catch(b=>{})),a.exports=m,o(x=>{h=d(x);var b,g=()=>h.
map(v=>{if(v[t])throw v[t];return v[n]}),O=new Promise(v=>{b=()=>v(g),b.r=0;var C=c=>c!==i&&!u.has(c)&&(u.add(c),c&&!c.d&&(b.r++,c.push(b)));h.map(c=>c[e](C))});
return b.r?O:g()},x=>(x?w(m[t]=x):y(l),p(i))),i&&i.d<0&&(i.d=0)}})(),(()=>{var e=Object.getPrototypeOf?t=>Object.getPrototypeOf(t):t=>t.__proto__,n;s.t=function(t,p){
if(p&1&&(t=this(t)),p&8||typeof t=="object"&&t&&(p&4&&t.__esModule||p&16&&typeof t.then=="function"))return t;var d=Object.create(null);s.r(d);var a={};n=n||[null,
e({}),e([]),e(e)];for(var o=p&2&&t;typeof o=="object"&&!~n.indexOf(o);o=e(o))Object.getOwnPropertyNames(o).forEach(f=>a[f]=()=>t[f]);return a.default=()=>t,s.d(
d,a),d}})(),s.d=(e,n)=>{for(var t in n)s.o(n,t)&&!s.o(e,t)&&Object.defineProperty(e,t,{enumerable:!0,get:n[t]})},s.f={},s.e=e=>Promise.all(Object.keys(s.f).reduce(
(n,t)=>(s.f[t](e,n),n),[])),s.u=e=>""+e+".index.js",s.o=(e,n)=>Object.prototype.hasOwnProperty.call(e,n),s.r=e=>{typeof Symbol<"u"&&Symbol.toStringTag&&Object.defineProperty(
e,Symbol.toStringTag,{value:"Module"}),Object.defineProperty(e,"__esModule",{value:!0})},s.nmd=e=>(e.paths=[],e.children||(e.children=[]),e),(()=>{var e={792:0},
n=t=>{var{ids:p,modules:d,runtime:a}=t,o,f,i=0;for(o in d)s.o(d,o)&&(s.m[o]=d[o]);for(a&&a(s);i<p.length;i++)f=p[i],s.o(e,f)&&e[f]&&e[f][0](),e[p[i]]=0};s.f.j=(t,p)=>{
var d=s.o(e,t)?e[t]:void 0;if(d!==0)if(d)p.push(d[1]);else{var a=import("./"+s.u(t)).then(n,o=>{throw e[t]!==0&&(e[t]=void 0),o}),a=Promise.race([a,new Promise(
o=>d=e[t]=[o])]);p.push(d[1]=a)}}})();var j=s(4438);j=await j;
