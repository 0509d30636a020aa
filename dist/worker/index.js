const o=process.getBuiltinModule;var g={181:(e=>{e.exports=o("buffer")}),6982:(e=>{e.exports=o("crypto")}),2250:(e=>{e.exports=o("dns")}),4434:(e=>{e.exports=o(
"events")}),9896:(e=>{e.exports=o("fs")}),9278:(e=>{e.exports=o("net")}),4573:(e=>{e.exports=o("node:buffer")}),1421:(e=>{e.exports=o("node:child_process")}),7598:(e=>{
e.exports=o("node:crypto")}),8474:(e=>{e.exports=o("node:events")}),3024:(e=>{e.exports=o("node:fs")}),1455:(e=>{e.exports=o("node:fs/promises")}),7067:(e=>{e.exports=
o("node:http")}),4708:(e=>{e.exports=o("node:https")}),8995:(e=>{e.exports=o("node:module")}),8161:(e=>{e.exports=o("node:os")}),6760:(e=>{e.exports=o("node:pat\
h")}),481:(e=>{e.exports=o("node:readline")}),7075:(e=>{e.exports=o("node:stream")}),6193:(e=>{e.exports=o("node:string_decoder")}),8500:(e=>{e.exports=o("node:\
timers/promises")}),3136:(e=>{e.exports=o("node:url")}),7975:(e=>{e.exports=o("node:util")}),8522:(e=>{e.exports=o("node:zlib")}),6928:(e=>{e.exports=o("path")}),
932:(e=>{e.exports=o("process")}),2203:(e=>{e.exports=o("stream")}),5574:(e=>{e.exports=o("string_decoder")}),4756:(e=>{e.exports=o("tls")}),9023:(e=>{e.exports=
o("util")}),8253:(e=>{e.exports=o("util/types")}),4438:((e,a,r)=>{r.a(e,async(i,f)=>{try{var n=r(3024),t=r(8995),d=r(6760);const p=(0,d.join)(import.meta.dirname,
import.meta.filename.endsWith(".ts")?"..":"../..");(0,t.enableCompileCache)((0,d.join)(p,"node_modules",".cache","slipway"));const{runWorker:l}=await Promise.all(
[r.e(685),r.e(40)]).then(r.bind(r,8040));process.exitCode=await l({input:process.stdin,output:(0,n.createWriteStream)("",{fd:3}),path:process.env.PATH??""}),process.
exit(),f()}catch(p){f(p)}},1)})},y={};function s(e){var a=y[e];if(a!==void 0)return a.exports;var r=y[e]={exports:{}},i=!0;try{g[e](r,r.exports,s),i=!1}finally{
i&&delete y[e]}return r.exports}s.m=g,typeof s<"u"&&(s.ab=decodeURIComponent(new URL(".",import.meta.url).pathname).slice(import.meta.url.match(/^file:\/\/\/\w:/)?
1:0,-1)+"/"),(()=>{var e=typeof Symbol=="function"?Symbol("webpack queues"):"__webpack_queues__",a=typeof Symbol=="function"?Symbol("webpack exports"):"__webpac\
k_exports__",r=typeof Symbol=="function"?Symbol("webpack error"):"__webpack_error__",i=n=>{n&&n.d<1&&(n.d=1,n.forEach(t=>t.r--),n.forEach(t=>t.r--?t.r++:t()))},
f=n=>n.map(t=>{if(t!==null&&typeof t=="object"){if(t[e])return t;if(t.then){var d=[];d.d=0,t.then(c=>{p[a]=c,i(d)},c=>{p[r]=c,i(d)});var p={};return p[e]=c=>c(d),
p}}var l={};return l[e]=c=>{},l[a]=t,l});s.a=(n,t,d)=>{var p;d&&((p=[]).d=-1);var l=new Set,c=n.exports,h,w,_,b=new Promise((u,x)=>{_=x,w=u});b[a]=c,b[e]=u=>(p&&
u(p),l.forEach(u),b.catch(x=>{})),n.exports=b,t(u=>{h=f(u);var x,P=()=>h.map(v=>{if(v[r])throw v[r];return v[a]}),S=new Promise(v=>{x=()=>v(P),x.r=0;var O=m=>m!==
p&&!l.has(m)&&(l.add(m),m&&!m.d&&(x.r++,m.push(x)));h.map(m=>m[e](O))});return x.r?S:P()},u=>(u?_(b[r]=u):w(c),i(p))),p&&p.d<0&&(p.d=0)}})(),(()=>{var e=Object.
getPrototypeOf?r=>Object.getPrototypeOf(r):r=>r.__proto__,a;s.t=function(r,i){if(i&1&&(r=this(r)),i&8||typeof r=="object"&&r&&(i&4&&r.__esModule||i&16&&typeof r.
then=="function"))return r;var f=Object.create(null);s.r(f);var n={};a=a||[null,e({}),e([]),e(e)];for(var t=i&2&&r;typeof t=="object"&&!~a.indexOf(t);t=e(t))Object.
getOwnPropertyNames(t).forEach(d=>n[d]=()=>r[d]);return n.default=()=>r,s.d(f,n),f}})(),s.d=(e,a)=>{for(var r in a)s.o(a,r)&&!s.o(e,r)&&Object.defineProperty(e,
r,{enumerable:!0,get:a[r]})},s.f={},s.e=e=>Promise.all(Object.keys(s.f).reduce((a,r)=>(s.f[r](e,a),a),[])),s.u=e=>""+e+".index.js",s.o=(e,a)=>Object.prototype.hasOwnProperty.
call(e,a),s.r=e=>{typeof Symbol<"u"&&Symbol.toStringTag&&Object.defineProperty(e,Symbol.toStringTag,{value:"Module"}),Object.defineProperty(e,"__esModule",{value:!0})},
(()=>{var e={792:0},a=r=>{var{ids:i,modules:f,runtime:n}=r,t,d,p=0;for(t in f)s.o(f,t)&&(s.m[t]=f[t]);for(n&&n(s);p<i.length;p++)d=i[p],s.o(e,d)&&e[d]&&e[d][0](),
e[i[p]]=0};s.f.j=(r,i)=>{var f=s.o(e,r)?e[r]:void 0;if(f!==0)if(f)i.push(f[1]);else{var n=import("./"+s.u(r)).then(a,t=>{throw e[r]!==0&&(e[r]=void 0),t}),n=Promise.
race([n,new Promise(t=>f=e[r]=[t])]);i.push(f[1]=n)}}})();var j=s(4438);j=await j;
