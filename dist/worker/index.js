const r=process.getBuiltinModule;var S={181:(e=>{e.exports=r("buffer")}),6982:(e=>{e.exports=new Proxy({},{get:(n,t)=>process.getBuiltinModule("crypto")[t]})}),
2250:(e=>{e.exports=r("dns")}),4434:(e=>{e.exports=r("events")}),9896:(e=>{e.exports=r("fs")}),9278:(e=>{e.exports=r("net")}),4589:(e=>{e.exports=r("node:assert")}),
6698:(e=>{e.exports=r("node:async_hooks")}),4573:(e=>{e.exports=r("node:buffer")}),1421:(e=>{e.exports=r("node:child_process")}),7598:(e=>{e.exports=r("node:cry\
pto")}),3053:(e=>{e.exports=r("node:diagnostics_channel")}),1553:(e=>{e.exports=r("node:dns/promises")}),8474:(e=>{e.exports=r("node:events")}),3024:(e=>{e.exports=
r("node:fs")}),1455:(e=>{e.exports=r("node:fs/promises")}),7067:(e=>{e.exports=r("node:http")}),2467:(e=>{e.exports=r("node:http2")}),8995:(e=>{e.exports=r("nod\
e:module")}),7030:(e=>{e.exports=r("node:net")}),8161:(e=>{e.exports=r("node:os")}),6760:(e=>{e.exports=r("node:path")}),643:(e=>{e.exports=r("node:perf_hooks")}),
1792:(e=>{e.exports=r("node:querystring")}),481:(e=>{e.exports=r("node:readline")}),99:(e=>{e.exports=r("node:sqlite")}),7075:(e=>{e.exports=r("node:stream")}),
6466:(e=>{e.exports=r("node:stream/promises")}),7830:(e=>{e.exports=r("node:stream/web")}),6193:(e=>{e.exports=r("node:string_decoder")}),8500:(e=>{e.exports=r(
"node:timers/promises")}),1692:(e=>{e.exports=r("node:tls")}),3136:(e=>{e.exports=r("node:url")}),7975:(e=>{e.exports=r("node:util")}),3429:(e=>{e.exports=r("no\
de:util/types")}),5919:(e=>{e.exports=r("node:worker_threads")}),8522:(e=>{e.exports=r("node:zlib")}),6928:(e=>{e.exports=r("path")}),932:(e=>{e.exports=r("proc\
ess")}),2203:(e=>{e.exports=r("stream")}),5574:(e=>{e.exports=r("string_decoder")}),4756:(e=>{e.exports=r("tls")}),9023:(e=>{e.exports=r("util")}),8253:(e=>{e.exports=
r("util/types")}),4438:((e,n,t)=>{t.a(e,async(p,f)=>{try{var a=t(3024),o=t(7030);const[,,d]=process.argv;async function i(){if(d==="confined"){const{runWorker:m}=await Promise.
all([t.e(27),t.e(555),t.e(960)]).then(t.bind(t,9555));return m(new o.Socket({fd:3,readable:!0,writable:!0}))}const x={input:process.stdin,output:(0,a.createWriteStream)(
"",{fd:3}),path:process.env.PATH??""};if(d==="functions"){const{runFunctions:m}=await Promise.all([t.e(729),t.e(27),t.e(797),t.e(723),t.e(273)]).then(t.bind(t,9273));
return m(x)}const{runSupervisor:l}=await Promise.all([t.e(27),t.e(797),t.e(723),t.e(960),t.e(721)]).then(t.bind(t,1721));return l(x)}process.exitCode=await i(),
process.exit(),f()}catch(d){f(d)}},1)})},c={};function s(e){var n=c[e];if(n!==void 0)return n.exports;var t=c[e]={id:e,loaded:!1,exports:{}},p=!0;try{S[e](t,t.exports,
s),p=!1}finally{p&&delete c[e]}return t.loaded=!0,t.exports}s.m=S,typeof s<"u"&&(s.ab=decodeURIComponent(new URL(".",import.meta.url).pathname).slice(import.meta.
url.match(/^file:\/\/\/\w:/)?1:0,-1)+"/"),(()=>{var e=typeof Symbol=="function"?Symbol("webpack queues"):"__webpack_queues__",n=typeof Symbol=="function"?Symbol(
"webpack exports"):"__webpack_exports__",t=typeof Symbol=="function"?Symbol("webpack error"):"__webpack_error__",p=a=>{a&&a.d<1&&(a.d=1,a.forEach(o=>o.r--),a.forEach(
o=>o.r--?o.r++:o()))},f=a=>a.map(o=>{if(o!==null&&typeof o=="object"){if(o[e])return o;if(o.then){var d=[];d.d=0,o.then(l=>{i[n]=l,p(d)},l=>{i[t]=l,p(d)});var i={};
return i[e]=l=>l(d),i}}var x={};return x[e]=l=>{},x[n]=o,x});s.a=(a,o,d)=>{var i;d&&((i=[]).d=-1);var x=new Set,l=a.exports,m,P,g,v=new Promise((u,b)=>{g=b,P=u});
v[n]=l,v[e]=u=>(i&&u(i),x.forEach(u),v.catch(b=>{})),a.exports=v,o(u=>{m=f(u);var b,w=()=>m.map(y=>{if(y[t])throw y[t];return y[n]}),j=new Promise(y=>{b=()=>y(w),
b.r=0;var E=h=>h!==i&&!x.has(h)&&(x.add(h),h&&!h.d&&(b.r++,h.push(b)));m.map(h=>h[e](E))});return b.r?j:w()},u=>(u?g(v[t]=u):P(l),p(i))),i&&i.d<0&&(i.d=0)}})(),
(()=>{var e=Object.getPrototypeOf?t=>Object.getPrototypeOf(t):t=>t.__proto__,n;s.t=function(t,p){if(p&1&&(t=this(t)),p&8||typeof t=="object"&&t&&(p&4&&t.__esModule||
p&16&&typeof t.then=="function"))return t;var f=Object.create(null);s.r(f);var a={};n=n||[null,e({}),e([]),e(e)];for(var o=p&2&&t;typeof o=="object"&&!~n.indexOf(
o);o=e(o))Object.getOwnPropertyNames(o).forEach(d=>a[d]=()=>t[d]);return a.default=()=>t,s.d(f,a),f}})(),s.d=(e,n)=>{for(var t in n)s.o(n,t)&&!s.o(e,t)&&Object.
defineProperty(e,t,{enumerable:!0,get:n[t]})},s.f={},s.e=e=>Promise.all(Object.keys(s.f).reduce((n,t)=>(s.f[t](e,n),n),[])),s.u=e=>""+e+".index.js",s.o=(e,n)=>Object.
prototype.hasOwnProperty.call(e,n),s.r=e=>{typeof Symbol<"u"&&Symbol.toStringTag&&Object.defineProperty(e,Symbol.toStringTag,{value:"Module"}),Object.defineProperty(
e,"__esModule",{value:!0})},s.nmd=e=>(e.paths=[],e.children||(e.children=[]),e),(()=>{var e={792:0},n=t=>{var{ids:p,modules:f,runtime:a}=t,o,d,i=0;for(o in f)s.
o(f,o)&&(s.m[o]=f[o]);for(a&&a(s);i<p.length;i++)d=p[i],s.o(e,d)&&e[d]&&e[d][0](),e[p[i]]=0};s.f.j=(t,p)=>{var f=s.o(e,t)?e[t]:void 0;if(f!==0)if(f)p.push(f[1]);else{
var a=import("./"+s.u(t)).then(n,o=>{throw e[t]!==0&&(e[t]=void 0),o}),a=Promise.race([a,new Promise(o=>f=e[t]=[o])]);p.push(f[1]=a)}}})();var O=s(4438);O=await O;
