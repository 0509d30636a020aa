const t=process.getBuiltinModule;var P={181:(e=>{e.exports=t("buffer")}),6982:(e=>{e.exports=t("crypto")}),2250:(e=>{e.exports=t("dns")}),4434:(e=>{e.exports=t(
"events")}),9896:(e=>{e.exports=t("fs")}),9278:(e=>{e.exports=t("net")}),4589:(e=>{e.exports=t("node:assert")}),6698:(e=>{e.exports=t("node:async_hooks")}),4573:(e=>{
e.exports=t("node:buffer")}),1421:(e=>{e.exports=t("node:child_process")}),7598:(e=>{e.exports=t("node:crypto")}),3053:(e=>{e.exports=t("node:diagnostics_channe\
l")}),8474:(e=>{e.exports=t("node:events")}),3024:(e=>{e.exports=t("node:fs")}),1455:(e=>{e.exports=t("node:fs/promises")}),7067:(e=>{e.exports=t("node:http")}),
2467:(e=>{e.exports=t("node:http2")}),8995:(e=>{e.exports=t("node:module")}),7030:(e=>{e.exports=t("node:net")}),8161:(e=>{e.exports=t("node:os")}),6760:(e=>{e.
exports=t("node:path")}),643:(e=>{e.exports=t("node:perf_hooks")}),1792:(e=>{e.exports=t("node:querystring")}),481:(e=>{e.exports=t("node:readline")}),99:(e=>{e.
exports=t("node:sqlite")}),7075:(e=>{e.exports=t("node:stream")}),7830:(e=>{e.exports=t("node:stream/web")}),6193:(e=>{e.exports=t("node:string_decoder")}),8500:(e=>{
e.exports=t("node:timers/promises")}),1692:(e=>{e.exports=t("node:tls")}),3136:(e=>{e.exports=t("node:url")}),7975:(e=>{e.exports=t("node:util")}),3429:(e=>{e.exports=
t("node:util/types")}),5919:(e=>{e.exports=t("node:worker_threads")}),8522:(e=>{e.exports=t("node:zlib")}),6928:(e=>{e.exports=t("path")}),932:(e=>{e.exports=t(
"process")}),2203:(e=>{e.exports=t("stream")}),5574:(e=>{e.exports=t("string_decoder")}),4756:(e=>{e.exports=t("tls")}),9023:(e=>{e.exports=t("util")}),8253:(e=>{
e.exports=t("util/types")}),4438:((e,n,r)=>{r.a(e,async(i,d)=>{try{var a=r(3024),o=r(8995),f=r(6760);const p=(0,f.join)(import.meta.dirname,import.meta.filename.
endsWith(".ts")?"..":"../..");(0,o.enableCompileCache)((0,f.join)(p,"node_modules",".cache","slipway"));const{runWorker:l}=await Promise.all([r.e(685),r.e(538)]).
then(r.bind(r,1538));process.exitCode=await l({input:process.stdin,output:(0,a.createWriteStream)("",{fd:3}),path:process.env.PATH??""}),process.exit(),d()}catch(p){
d(p)}},1)})},y={};function s(e){var n=y[e];if(n!==void 0)return n.exports;var r=y[e]={id:e,loaded:!1,exports:{}},i=!0;try{P[e](r,r.exports,s),i=!1}finally{i&&delete y[e]}
return r.loaded=!0,r.exports}s.m=P,typeof s<"u"&&(s.ab=decodeURIComponent(new URL(".",import.meta.url).pathname).slice(import.meta.url.match(/^file:\/\/\/\w:/)?
1:0,-1)+"/"),(()=>{var e=typeof Symbol=="function"?Symbol("webpack queues"):"__webpack_queues__",n=typeof Symbol=="function"?Symbol("webpack exports"):"__webpac\
k_exports__",r=typeof Symbol=="function"?Symbol("webpack error"):"__webpack_error__",i=a=>{a&&a.d<1&&(a.d=1,a.forEach(o=>o.r--),a.forEach(o=>o.r--?o.r++:o()))},
d=a=>a.map(o=>{if(o!==null&&typeof o=="object"){if(o[e])return o;if(o.then){var f=[];f.d=0,o.then(x=>{p[n]=x,i(f)},x=>{p[r]=x,i(f)});var p={};return p[e]=x=>x(f),
p}}var l={};return l[e]=x=>{},l[n]=o,l});s.a=(a,o,f)=>{var p;f&&((p=[]).d=-1);var l=new Set,x=a.exports,v,w,_,b=new Promise((c,u)=>{_=u,w=c});b[n]=x,b[e]=c=>(p&&
c(p),l.forEach(c),b.catch(u=>{})),a.exports=b,o(c=>{v=d(c);var u,g=()=>v.map(h=>{if(h[r])throw h[r];return h[n]}),S=new Promise(h=>{u=()=>h(g),u.r=0;var O=m=>m!==
p&&!l.has(m)&&(l.add(m),m&&!m.d&&(u.r++,m.push(u)));v.map(m=>m[e](O))});return u.r?S:g()},c=>(c?_(b[r]=c):w(x),i(p))),p&&p.d<0&&(p.d=0)}})(),(()=>{var e=Object.
getPrototypeOf?r=>Object.getPrototypeOf(r):r=>r.__proto__,n;s.t=function(r,i){if(i&1&&(r=this(r)),i&8||typeof r=="object"&&r&&(i&4&&r.__esModule||i&16&&typeof r.
then=="function"))return r;var d=Object.create(null);s.r(d);var a={};n=n||[null,e({}),e([]),e(e)];for(var o=i&2&&r;typeof o=="object"&&!~n.indexOf(o);o=e(o))Object.
getOwnPropertyNames(o).forEach(f=>a[f]=()=>r[f]);return a.default=()=>r,s.d(d,a),d}})(),s.d=(e,n)=>{for(var r in n)s.o(n,r)&&!s.o(e,r)&&Object.defineProperty(e,
r,{enumerable:!0,get:n[r]})},s.f={},s.e=e=>Promise.all(Object.keys(s.f).reduce((n,r)=>(s.f[r](e,n),n),[])),s.u=e=>""+e+".index.js",s.o=(e,n)=>Object.prototype.hasOwnProperty.
call(e,n),s.r=e=>{typeof Symbol<"u"&&Symbol.toStringTag&&Object.defineProperty(e,Symbol.toStringTag,{value:"Module"}),Object.defineProperty(e,"__esModule",{value:!0})},
s.nmd=e=>(e.paths=[],e.children||(e.children=[]),e),(()=>{var e={792:0},n=r=>{var{ids:i,modules:d,runtime:a}=r,o,f,p=0;for(o in d)s.o(d,o)&&(s.m[o]=d[o]);for(a&&
a(s);p<i.length;p++)f=i[p],s.o(e,f)&&e[f]&&e[f][0](),e[i[p]]=0};s.f.j=(r,i)=>{var d=s.o(e,r)?e[r]:void 0;if(d!==0)if(d)i.push(d[1]);else{var a=import("./"+s.u(r)).
then(n,o=>{throw e[r]!==0&&(e[r]=void 0),o}),a=Promise.race([a,new Promise(o=>d=e[r]=[o])]);i.push(d[1]=a)}}})();var j=s(4438);j=await j;
