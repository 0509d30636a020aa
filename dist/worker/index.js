const t=process.getBuiltinModule;var S={181:(e=>{e.exports=t("buffer")}),6982:(e=>{e.exports=new Proxy({},{get:(n,r)=>process.getBuiltinModule("crypto")[r]})}),
2250:(e=>{e.exports=t("dns")}),4434:(e=>{e.exports=t("events")}),9896:(e=>{e.exports=t("fs")}),9278:(e=>{e.exports=t("net")}),4589:(e=>{e.exports=t("node:assert")}),
6698:(e=>{e.exports=t("node:async_hooks")}),4573:(e=>{e.exports=t("node:buffer")}),1421:(e=>{e.exports=t("node:child_process")}),7598:(e=>{e.exports=t("node:cry\
pto")}),3053:(e=>{e.exports=t("node:diagnostics_channel")}),1553:(e=>{e.exports=t("node:dns/promises")}),8474:(e=>{e.exports=t("node:events")}),3024:(e=>{e.exports=
t("node:fs")}),1455:(e=>{e.exports=t("node:fs/promises")}),7067:(e=>{e.exports=t("node:http")}),2467:(e=>{e.exports=t("node:http2")}),8995:(e=>{e.exports=t("nod\
e:module")}),7030:(e=>{e.exports=t("node:net")}),8161:(e=>{e.exports=t("node:os")}),6760:(e=>{e.exports=t("node:path")}),643:(e=>{e.exports=t("node:perf_hooks")}),
1792:(e=>{e.exports=t("node:querystring")}),481:(e=>{e.exports=t("node:readline")}),99:(e=>{e.exports=t("node:sqlite")}),7075:(e=>{e.exports=t("node:stream")}),
6466:(e=>{e.exports=t("node:stream/promises")}),7830:(e=>{e.exports=t("node:stream/web")}),6193:(e=>{e.exports=t("node:string_decoder")}),8500:(e=>{e.exports=t(
"node:timers/promises")}),1692:(e=>{e.exports=t("node:tls")}),3136:(e=>{e.exports=t("node:url")}),7975:(e=>{e.exports=t("node:util")}),3429:(e=>{e.exports=t("no\
de:util/types")}),5919:(e=>{e.exports=t("node:worker_threads")}),8522:(e=>{e.exports=t("node:zlib")}),6928:(e=>{e.exports=t("path")}),932:(e=>{e.exports=t("proc\
ess")}),2203:(e=>{e.exports=t("stream")}),5574:(e=>{e.exports=t("string_decoder")}),4756:(e=>{e.exports=t("tls")}),9023:(e=>{e.exports=t("util")}),8253:(e=>{e.exports=
t("util/types")}),4438:((e,n,r)=>{r.a(e,async(p,d)=>{try{var a=r(3024),o=r(7030);const f=process.argv[2]==="confined";async function i(){if(f){const{runWorker:h}=await Promise.
all([r.e(788),r.e(555)]).then(r.bind(r,9555));return h(new o.Socket({fd:3,readable:!0,writable:!0}))}const{runSupervisor:x}=await Promise.all([r.e(788),r.e(958),
r.e(421),r.e(781)]).then(r.bind(r,8781)),l=(0,a.createWriteStream)("",{fd:3});return x({input:process.stdin,output:l,path:process.env.PATH??""})}process.exitCode=
await i(),process.exit(),d()}catch(f){d(f)}},1)})},y={};function s(e){var n=y[e];if(n!==void 0)return n.exports;var r=y[e]={id:e,loaded:!1,exports:{}},p=!0;try{
S[e](r,r.exports,s),p=!1}finally{p&&delete y[e]}return r.loaded=!0,r.exports}s.m=S,typeof s<"u"&&(s.ab=decodeURIComponent(new URL(".",import.meta.url).pathname).
slice(import.meta.url.match(/^file:\/\/\/\w:/)?1:0,-1)+"/"),(()=>{var e=typeof Symbol=="function"?Symbol("webpack queues"):"__webpack_queues__",n=typeof Symbol==
"function"?Symbol("webpack exports"):"__webpack_exports__",r=typeof Symbol=="function"?Symbol("webpack error"):"__webpack_error__",p=a=>{a&&a.d<1&&(a.d=1,a.forEach(
o=>o.r--),a.forEach(o=>o.r--?o.r++:o()))},d=a=>a.map(o=>{if(o!==null&&typeof o=="object"){if(o[e])return o;if(o.then){var f=[];f.d=0,o.then(l=>{i[n]=l,p(f)},l=>{
i[r]=l,p(f)});var i={};return i[e]=l=>l(f),i}}var x={};return x[e]=l=>{},x[n]=o,x});s.a=(a,o,f)=>{var i;f&&((i=[]).d=-1);var x=new Set,l=a.exports,h,w,g,v=new Promise(
(u,c)=>{g=c,w=u});v[n]=l,v[e]=u=>(i&&u(i),x.forEach(u),v.catch(c=>{})),a.exports=v,o(u=>{h=d(u);var c,P=()=>h.map(m=>{if(m[r])throw m[r];return m[n]}),j=new Promise(
m=>{c=()=>m(P),c.r=0;var E=b=>b!==i&&!x.has(b)&&(x.add(b),b&&!b.d&&(c.r++,b.push(c)));h.map(b=>b[e](E))});return c.r?j:P()},u=>(u?g(v[r]=u):w(l),p(i))),i&&i.d<0&&
(i.d=0)}})(),(()=>{var e=Object.getPrototypeOf?r=>Object.getPrototypeOf(r):r=>r.__proto__,n;s.t=function(r,p){if(p&1&&(r=this(r)),p&8||typeof r=="object"&&r&&(p&
4&&r.__esModule||p&16&&typeof r.then=="function"))return r;var d=Object.create(null);s.r(d);var a={};n=n||[null,e({}),e([]),e(e)];for(var o=p&2&&r;typeof o=="ob\
ject"&&!~n.indexOf(o);o=e(o))Object.getOwnPropertyNames(o).forEach(f=>a[f]=()=>r[f]);return a.default=()=>r,s.d(d,a),d}})(),s.d=(e,n)=>{for(var r in n)s.o(n,r)&&
!s.o(e,r)&&Object.defineProperty(e,r,{enumerable:!0,get:n[r]})},s.f={},s.e=e=>Promise.all(Object.keys(s.f).reduce((n,r)=>(s.f[r](e,n),n),[])),s.u=e=>""+e+".inde\
x.js",s.o=(e,n)=>Object.prototype.hasOwnProperty.call(e,n),s.r=e=>{typeof Symbol<"u"&&Symbol.toStringTag&&Object.defineProperty(e,Symbol.toStringTag,{value:"Mod\
ule"}),Object.defineProperty(e,"__esModule",{value:!0})},s.nmd=e=>(e.paths=[],e.children||(e.children=[]),e),(()=>{var e={792:0},n=r=>{var{ids:p,modules:d,runtime:a}=r,
o,f,i=0;for(o in d)s.o(d,o)&&(s.m[o]=d[o]);for(a&&a(s);i<p.length;i++)f=p[i],s.o(e,f)&&e[f]&&e[f][0](),e[p[i]]=0};s.f.j=(r,p)=>{var d=s.o(e,r)?e[r]:void 0;if(d!==
0)if(d)p.push(d[1]);else{var a=import("./"+s.u(r)).then(n,o=>{throw e[r]!==0&&(e[r]=void 0),o}),a=Promise.race([a,new Promise(o=>d=e[r]=[o])]);p.push(d[1]=a)}}})();
var O=s(4438);O=await O;
