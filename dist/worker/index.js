const t=process.getBuiltinModule;var S={181:(e=>{e.exports=t("buffer")}),6982:(e=>{e.exports=t("crypto")}),2250:(e=>{e.exports=t("dns")}),4434:(e=>{e.exports=t(
"events")}),9896:(e=>{e.exports=t("fs")}),9278:(e=>{e.exports=t("net")}),4589:(e=>{e.exports=t("node:assert")}),6698:(e=>{e.exports=t("node:async_hooks")}),4573:(e=>{
e.exports=t("node:buffer")}),1421:(e=>{e.exports=t("node:child_process")}),7598:(e=>{e.exports=t("node:crypto")}),3053:(e=>{e.exports=t("node:diagnostics_channe\
l")}),8474:(e=>{e.exports=t("node:events")}),3024:(e=>{e.exports=t("node:fs")}),1455:(e=>{e.exports=t("node:fs/promises")}),7067:(e=>{e.exports=t("node:http")}),
2467:(e=>{e.exports=t("node:http2")}),8995:(e=>{e.exports=t("node:module")}),7030:(e=>{e.exports=t("node:net")}),8161:(e=>{e.exports=t("node:os")}),6760:(e=>{e.
exports=t("node:path")}),643:(e=>{e.exports=t("node:perf_hooks")}),1792:(e=>{e.exports=t("node:querystring")}),481:(e=>{e.exports=t("node:readline")}),99:(e=>{e.
exports=t("node:sqlite")}),7075:(e=>{e.exports=t("node:stream")}),6466:(e=>{e.exports=t("node:stream/promises")}),7830:(e=>{e.exports=t("node:stream/web")}),6193:(e=>{
e.exports=t("node:string_decoder")}),8500:(e=>{e.exports=t("node:timers/promises")}),1692:(e=>{e.exports=t("node:tls")}),3136:(e=>{e.exports=t("node:url")}),7975:(e=>{
e.exports=t("node:util")}),3429:(e=>{e.exports=t("node:util/types")}),5919:(e=>{e.exports=t("node:worker_threads")}),8522:(e=>{e.exports=t("node:zlib")}),6928:(e=>{
e.exports=t("path")}),932:(e=>{e.exports=t("process")}),2203:(e=>{e.exports=t("stream")}),5574:(e=>{e.exports=t("string_decoder")}),4756:(e=>{e.exports=t("tls")}),
9023:(e=>{e.exports=t("util")}),8253:(e=>{e.exports=t("util/types")}),4438:((e,a,r)=>{r.a(e,async(i,d)=>{try{var n=r(3024),o=r(8995),f=r(7030),p=r(6760);const l=(0,p.
join)(import.meta.dirname,import.meta.filename.endsWith(".ts")?"..":"../..");(0,o.enableCompileCache)((0,p.join)(l,"node_modules",".cache","slipway"));async function x(){
if(process.argv[2]==="confined"){const{runWorker:w}=await Promise.all([r.e(503),r.e(678),r.e(579),r.e(766)]).then(r.bind(r,1766));return w(new f.Socket({fd:3,readable:!0,
writable:!0}))}const{runSupervisor:h}=await Promise.all([r.e(579),r.e(33)]).then(r.bind(r,6033)),y=(0,n.createWriteStream)("",{fd:3});return h({input:process.stdin,
output:y,path:process.env.PATH??""})}process.exitCode=await x(),process.exit(),d()}catch(l){d(l)}},1)})},g={};function s(e){var a=g[e];if(a!==void 0)return a.exports;
var r=g[e]={id:e,loaded:!1,exports:{}},i=!0;try{S[e](r,r.exports,s),i=!1}finally{i&&delete g[e]}return r.loaded=!0,r.exports}s.m=S,typeof s<"u"&&(s.ab=decodeURIComponent(
new URL(".",import.meta.url).pathname).slice(import.meta.url.match(/^file:\/\/\/\w:/)?1:0,-1)+"/"),(()=>{var e=typeof Symbol=="function"?Symbol("webpack queues"):
"__webpack_queues__",a=typeof Symbol=="function"?Symbol("webpack exports"):"__webpack_exports__",r=typeof Symbol=="function"?Symbol("webpack error"):"__webpack_\
error__",i=n=>{n&&n.d<1&&(n.d=1,n.forEach(o=>o.r--),n.forEach(o=>o.r--?o.r++:o()))},d=n=>n.map(o=>{if(o!==null&&typeof o=="object"){if(o[e])return o;if(o.then){
var f=[];f.d=0,o.then(x=>{p[a]=x,i(f)},x=>{p[r]=x,i(f)});var p={};return p[e]=x=>x(f),p}}var l={};return l[e]=x=>{},l[a]=o,l});s.a=(n,o,f)=>{var p;f&&((p=[]).d=
-1);var l=new Set,x=n.exports,h,y,w,c=new Promise((u,m)=>{w=m,y=u});c[a]=x,c[e]=u=>(p&&u(p),l.forEach(u),c.catch(m=>{})),n.exports=c,o(u=>{h=d(u);var m,P=()=>h.
map(v=>{if(v[r])throw v[r];return v[a]}),O=new Promise(v=>{m=()=>v(P),m.r=0;var C=b=>b!==p&&!l.has(b)&&(l.add(b),b&&!b.d&&(m.r++,b.push(m)));h.map(b=>b[e](C))});
return m.r?O:P()},u=>(u?w(c[r]=u):y(x),i(p))),p&&p.d<0&&(p.d=0)}})(),(()=>{var e=Object.getPrototypeOf?r=>Object.getPrototypeOf(r):r=>r.__proto__,a;s.t=function(r,i){
if(i&1&&(r=this(r)),i&8||typeof r=="object"&&r&&(i&4&&r.__esModule||i&16&&typeof r.then=="function"))return r;var d=Object.create(null);s.r(d);var n={};a=a||[null,
e({}),e([]),e(e)];for(var o=i&2&&r;typeof o=="object"&&!~a.indexOf(o);o=e(o))Object.getOwnPropertyNames(o).forEach(f=>n[f]=()=>r[f]);return n.default=()=>r,s.d(
d,n),d}})(),s.d=(e,a)=>{for(var r in a)s.o(a,r)&&!s.o(e,r)&&Object.defineProperty(e,r,{enumerable:!0,get:a[r]})},s.f={},s.e=e=>Promise.all(Object.keys(s.f).reduce(
(a,r)=>(s.f[r](e,a),a),[])),s.u=e=>""+e+".index.js",s.o=(e,a)=>Object.prototype.hasOwnProperty.call(e,a),s.r=e=>{typeof Symbol<"u"&&Symbol.toStringTag&&Object.defineProperty(
e,Symbol.toStringTag,{value:"Module"}),Object.defineProperty(e,"__esModule",{value:!0})},s.nmd=e=>(e.paths=[],e.children||(e.children=[]),e),(()=>{var e={792:0},
a=r=>{var{ids:i,modules:d,runtime:n}=r,o,f,p=0;for(o in d)s.o(d,o)&&(s.m[o]=d[o]);for(n&&n(s);p<i.length;p++)f=i[p],s.o(e,f)&&e[f]&&e[f][0](),e[i[p]]=0};s.f.j=(r,i)=>{
var d=s.o(e,r)?e[r]:void 0;if(d!==0)if(d)i.push(d[1]);else{var n=import("./"+s.u(r)).then(a,o=>{throw e[r]!==0&&(e[r]=void 0),o}),n=Promise.race([n,new Promise(
o=>d=e[r]=[o])]);i.push(d[1]=n)}}})();var j=s(4438);j=await j;
