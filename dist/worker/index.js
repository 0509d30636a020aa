const o=process.getBuiltinModule;var j={181:(e=>{e.exports=o("buffer")}),6982:(e=>{e.exports=new Proxy({},{get:(a,t)=>process.getBuiltinModule("crypto")[t]})}),
2250:(e=>{e.exports=o("dns")}),4434:(e=>{e.exports=o("events")}),9896:(e=>{e.exports=o("fs")}),9278:(e=>{e.exports=o("net")}),4589:(e=>{e.exports=o("node:assert")}),
6698:(e=>{e.exports=o("node:async_hooks")}),4573:(e=>{e.exports=o("node:buffer")}),1421:(e=>{e.exports=o("node:child_process")}),7598:(e=>{e.exports=o("node:cry\
pto")}),3053:(e=>{e.exports=o("node:diagnostics_channel")}),1553:(e=>{e.exports=o("node:dns/promises")}),8474:(e=>{e.exports=o("node:events")}),3024:(e=>{e.exports=
o("node:fs")}),1455:(e=>{e.exports=o("node:fs/promises")}),7067:(e=>{e.exports=o("node:http")}),2467:(e=>{e.exports=o("node:http2")}),8995:(e=>{e.exports=o("nod\
e:module")}),7030:(e=>{e.exports=o("node:net")}),8161:(e=>{e.exports=o("node:os")}),6760:(e=>{e.exports=o("node:path")}),643:(e=>{e.exports=o("node:perf_hooks")}),
1792:(e=>{e.exports=o("node:querystring")}),481:(e=>{e.exports=o("node:readline")}),99:(e=>{e.exports=o("node:sqlite")}),7075:(e=>{e.exports=o("node:stream")}),
6466:(e=>{e.exports=o("node:stream/promises")}),7830:(e=>{e.exports=o("node:stream/web")}),6193:(e=>{e.exports=o("node:string_decoder")}),8500:(e=>{e.exports=o(
"node:timers/promises")}),1692:(e=>{e.exports=o("node:tls")}),3136:(e=>{e.exports=o("node:url")}),7975:(e=>{e.exports=o("node:util")}),3429:(e=>{e.exports=o("no\
de:util/types")}),5919:(e=>{e.exports=o("node:worker_threads")}),8522:(e=>{e.exports=o("node:zlib")}),6928:(e=>{e.exports=o("path")}),932:(e=>{e.exports=o("proc\
ess")}),2203:(e=>{e.exports=o("stream")}),5574:(e=>{e.exports=o("string_decoder")}),4756:(e=>{e.exports=o("tls")}),9023:(e=>{e.exports=o("util")}),8253:(e=>{e.exports=
o("util/types")}),4438:((e,a,t)=>{t.a(e,async(p,f)=>{try{var n=t(3024),r=t(7030);const[,,d,i=""]=process.argv;async function x(){if(d==="confined"){const{runWorker:h}=await Promise.
all([t.e(288),t.e(875),t.e(403),t.e(852)]).then(t.bind(t,9403));return h(new r.Socket({fd:3,readable:!0,writable:!0}))}if(d==="type"){const{typeInCheckout:h}=await Promise.
all([t.e(288),t.e(568),t.e(107),t.e(33)]).then(t.bind(t,5755));return(0,n.writeSync)(1,await h(JSON.parse(i))),0}const l={input:process.stdin,output:(0,n.createWriteStream)(
"",{fd:3}),path:process.env.PATH??""};if(d==="functions"){const{runFunctions:h}=await Promise.all([t.e(729),t.e(288),t.e(75),t.e(875),t.e(870),t.e(491),t.e(774)]).
then(t.bind(t,6774));return h(l)}const{runSupervisor:y}=await Promise.all([t.e(288),t.e(75),t.e(875),t.e(870),t.e(491),t.e(852),t.e(566)]).then(t.bind(t,1566));
return y(l)}process.exitCode=await x(),process.exit(),f()}catch(d){f(d)}},1)})},P={};function s(e){var a=P[e];if(a!==void 0)return a.exports;var t=P[e]={id:e,loaded:!1,
exports:{}},p=!0;try{j[e](t,t.exports,s),p=!1}finally{p&&delete P[e]}return t.loaded=!0,t.exports}s.m=j,typeof s<"u"&&(s.ab=decodeURIComponent(new URL(".",import.meta.
url).pathname).slice(import.meta.url.match(/^file:\/\/\/\w:/)?1:0,-1)+"/"),(()=>{var e=typeof Symbol=="function"?Symbol("webpack queues"):"__webpack_queues__",a=typeof Symbol==
"function"?Symbol("webpack exports"):"__webpack_exports__",t=typeof Symbol=="function"?Symbol("webpack error"):"__webpack_error__",p=n=>{n&&n.d<1&&(n.d=1,n.forEach(
r=>r.r--),n.forEach(r=>r.r--?r.r++:r()))},f=n=>n.map(r=>{if(r!==null&&typeof r=="object"){if(r[e])return r;if(r.then){var d=[];d.d=0,r.then(l=>{i[a]=l,p(d)},l=>{
i[t]=l,p(d)});var i={};return i[e]=l=>l(d),i}}var x={};return x[e]=l=>{},x[a]=r,x});s.a=(n,r,d)=>{var i;d&&((i=[]).d=-1);var x=new Set,l=n.exports,y,h,S,u=new Promise(
(b,m)=>{S=m,h=b});u[a]=l,u[e]=b=>(i&&b(i),x.forEach(b),u.catch(m=>{})),n.exports=u,r(b=>{y=f(b);var m,O=()=>y.map(g=>{if(g[t])throw g[t];return g[a]}),C=new Promise(
g=>{m=()=>g(O),m.r=0;var E=v=>v!==i&&!x.has(v)&&(x.add(v),v&&!v.d&&(m.r++,v.push(m)));y.map(v=>v[e](E))});return m.r?C:O()},b=>(b?S(u[t]=b):h(l),p(i))),i&&i.d<0&&
(i.d=0)}})(),(()=>{var e=Object.getPrototypeOf?t=>Object.getPrototypeOf(t):t=>t.__proto__,a;s.t=function(t,p){if(p&1&&(t=this(t)),p&8||typeof t=="object"&&t&&(p&
4&&t.__esModule||p&16&&typeof t.then=="function"))return t;var f=Object.create(null);s.r(f);var n={};a=a||[null,e({}),e([]),e(e)];for(var r=p&2&&t;typeof r=="ob\
ject"&&!~a.indexOf(r);r=e(r))Object.getOwnPropertyNames(r).forEach(d=>n[d]=()=>t[d]);return n.default=()=>t,s.d(f,n),f}})(),s.d=(e,a)=>{for(var t in a)s.o(a,t)&&
!s.o(e,t)&&Object.defineProperty(e,t,{enumerable:!0,get:a[t]})},s.f={},s.e=e=>Promise.all(Object.keys(s.f).reduce((a,t)=>(s.f[t](e,a),a),[])),s.u=e=>""+e+".inde\
x.js",s.o=(e,a)=>Object.prototype.hasOwnProperty.call(e,a),s.r=e=>{typeof Symbol<"u"&&Symbol.toStringTag&&Object.defineProperty(e,Symbol.toStringTag,{value:"Mod\
ule"}),Object.defineProperty(e,"__esModule",{value:!0})},s.nmd=e=>(e.paths=[],e.children||(e.children=[]),e),(()=>{var e={792:0},a=t=>{var{ids:p,modules:f,runtime:n}=t,
r,d,i=0;for(r in f)s.o(f,r)&&(s.m[r]=f[r]);for(n&&n(s);i<p.length;i++)d=p[i],s.o(e,d)&&e[d]&&e[d][0](),e[p[i]]=0};s.f.j=(t,p)=>{var f=s.o(e,t)?e[t]:void 0;if(f!==
0)if(f)p.push(f[1]);else{var n=import("./"+s.u(t)).then(a,r=>{throw e[t]!==0&&(e[t]=void 0),r}),n=Promise.race([n,new Promise(r=>f=e[t]=[r])]);p.push(f[1]=n)}}})();
var w=s(4438);w=await w;
