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
o("util/types")}),4438:((e,a,t)=>{t.a(e,async(p,f)=>{try{var n=t(3024),r=t(7030);const[,,i,d=""]=process.argv;async function x(){if(i==="confined"){const{runWorker:h}=await Promise.
all([t.e(288),t.e(394),t.e(120),t.e(960)]).then(t.bind(t,7120));return h(new r.Socket({fd:3,readable:!0,writable:!0}))}if(i==="type"){const{typeInCheckout:h}=await Promise.
all([t.e(288),t.e(568),t.e(307),t.e(33)]).then(t.bind(t,5755));return(0,n.writeSync)(1,await h(JSON.parse(d))),0}const l={input:process.stdin,output:(0,n.createWriteStream)(
"",{fd:3}),path:process.env.PATH??""};if(i==="functions"){const{runFunctions:h}=await Promise.all([t.e(729),t.e(288),t.e(394),t.e(734),t.e(491),t.e(90)]).then(t.
bind(t,3090));return h(l)}const{runSupervisor:v}=await Promise.all([t.e(288),t.e(394),t.e(734),t.e(491),t.e(960),t.e(982)]).then(t.bind(t,2982));return v(l)}process.
exitCode=await x(),process.exit(),f()}catch(i){f(i)}},1)})},P={};function s(e){var a=P[e];if(a!==void 0)return a.exports;var t=P[e]={id:e,loaded:!1,exports:{}},
p=!0;try{j[e](t,t.exports,s),p=!1}finally{p&&delete P[e]}return t.loaded=!0,t.exports}s.m=j,typeof s<"u"&&(s.ab=decodeURIComponent(new URL(".",import.meta.url).
pathname).slice(import.meta.url.match(/^file:\/\/\/\w:/)?1:0,-1)+"/"),(()=>{var e=typeof Symbol=="function"?Symbol("webpack queues"):"__webpack_queues__",a=typeof Symbol==
"function"?Symbol("webpack exports"):"__webpack_exports__",t=typeof Symbol=="function"?Symbol("webpack error"):"__webpack_error__",p=n=>{n&&n.d<1&&(n.d=1,n.forEach(
r=>r.r--),n.forEach(r=>r.r--?r.r++:r()))},f=n=>n.map(r=>{if(r!==null&&typeof r=="object"){if(r[e])return r;if(r.then){var i=[];i.d=0,r.then(l=>{d[a]=l,p(i)},l=>{
d[t]=l,p(i)});var d={};return d[e]=l=>l(i),d}}var x={};return x[e]=l=>{},x[a]=r,x});s.a=(n,r,i)=>{var d;i&&((d=[]).d=-1);var x=new Set,l=n.exports,v,h,S,y=new Promise(
(b,m)=>{S=m,h=b});y[a]=l,y[e]=b=>(d&&b(d),x.forEach(b),y.catch(m=>{})),n.exports=y,r(b=>{v=f(b);var m,O=()=>v.map(g=>{if(g[t])throw g[t];return g[a]}),C=new Promise(
g=>{m=()=>g(O),m.r=0;var E=u=>u!==d&&!x.has(u)&&(x.add(u),u&&!u.d&&(m.r++,u.push(m)));v.map(u=>u[e](E))});return m.r?C:O()},b=>(b?S(y[t]=b):h(l),p(d))),d&&d.d<0&&
(d.d=0)}})(),(()=>{var e=Object.getPrototypeOf?t=>Object.getPrototypeOf(t):t=>t.__proto__,a;s.t=function(t,p){if(p&1&&(t=this(t)),p&8||typeof t=="object"&&t&&(p&
4&&t.__esModule||p&16&&typeof t.then=="function"))return t;var f=Object.create(null);s.r(f);var n={};a=a||[null,e({}),e([]),e(e)];for(var r=p&2&&t;typeof r=="ob\
ject"&&!~a.indexOf(r);r=e(r))Object.getOwnPropertyNames(r).forEach(i=>n[i]=()=>t[i]);return n.default=()=>t,s.d(f,n),f}})(),s.d=(e,a)=>{for(var t in a)s.o(a,t)&&
!s.o(e,t)&&Object.defineProperty(e,t,{enumerable:!0,get:a[t]})},s.f={},s.e=e=>Promise.all(Object.keys(s.f).reduce((a,t)=>(s.f[t](e,a),a),[])),s.u=e=>""+e+".inde\
x.js",s.o=(e,a)=>Object.prototype.hasOwnProperty.call(e,a),s.r=e=>{typeof Symbol<"u"&&Symbol.toStringTag&&Object.defineProperty(e,Symbol.toStringTag,{value:"Mod\
ule"}),Object.defineProperty(e,"__esModule",{value:!0})},s.nmd=e=>(e.paths=[],e.children||(e.children=[]),e),(()=>{var e={792:0},a=t=>{var{ids:p,modules:f,runtime:n}=t,
r,i,d=0;for(r in f)s.o(f,r)&&(s.m[r]=f[r]);for(n&&n(s);d<p.length;d++)i=p[d],s.o(e,i)&&e[i]&&e[i][0](),e[p[d]]=0};s.f.j=(t,p)=>{var f=s.o(e,t)?e[t]:void 0;if(f!==
0)if(f)p.push(f[1]);else{var n=import("./"+s.u(t)).then(a,r=>{throw e[t]!==0&&(e[t]=void 0),r}),n=Promise.race([n,new Promise(r=>f=e[t]=[r])]);p.push(f[1]=n)}}})();
var w=s(4438);w=await w;
