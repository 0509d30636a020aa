const t=process.getBuiltinModule;var k={6982:(e=>{e.exports=t("crypto")}),2250:(e=>{e.exports=t("dns")}),4434:(e=>{e.exports=t("events")}),9896:(e=>{e.exports=t(
"fs")}),9278:(e=>{e.exports=t("net")}),4573:(e=>{e.exports=t("node:buffer")}),1421:(e=>{e.exports=t("node:child_process")}),7598:(e=>{e.exports=t("node:crypto")}),
8474:(e=>{e.exports=t("node:events")}),3024:(e=>{e.exports=t("node:fs")}),1455:(e=>{e.exports=t("node:fs/promises")}),7067:(e=>{e.exports=t("node:http")}),4708:(e=>{
e.exports=t("node:https")}),8995:(e=>{e.exports=t("node:module")}),8161:(e=>{e.exports=t("node:os")}),6760:(e=>{e.exports=t("node:path")}),481:(e=>{e.exports=t(
"node:readline")}),7075:(e=>{e.exports=t("node:stream")}),6193:(e=>{e.exports=t("node:string_decoder")}),8500:(e=>{e.exports=t("node:timers/promises")}),3136:(e=>{
e.exports=t("node:url")}),7975:(e=>{e.exports=t("node:util")}),8522:(e=>{e.exports=t("node:zlib")}),6928:(e=>{e.exports=t("path")}),2203:(e=>{e.exports=t("strea\
m")}),3193:(e=>{e.exports=t("string_decoder")}),4756:(e=>{e.exports=t("tls")}),9023:(e=>{e.exports=t("util")}),8253:(e=>{e.exports=t("util/types")}),4438:((e,p,r)=>{
r.a(e,async(i,d)=>{try{var n=r(3024),o=r(8995),l=r(6760);const s=(0,l.join)(import.meta.dirname,import.meta.filename.endsWith(".ts")?"..":"../..");(0,o.enableCompileCache)(
(0,l.join)(s,"node_modules",".cache","slipway"));const{runWorker:f}=await r.e(26).then(r.bind(r,8026));process.exitCode=await f({input:process.stdin,output:(0,n.
createWriteStream)("",{fd:3}),path:process.env.PATH??""}),process.exit(),d()}catch(s){d(s)}},1)})},w={};function a(e){var p=w[e];if(p!==void 0)return p.exports;
var r=w[e]={exports:{}},i=!0;try{k[e](r,r.exports,a),i=!1}finally{i&&delete w[e]}return r.exports}a.m=k,typeof a<"u"&&(a.ab=decodeURIComponent(new URL(".",import.meta.
url).pathname).slice(import.meta.url.match(/^file:\/\/\/\w:/)?1:0,-1)+"/"),(()=>{var e=typeof Symbol=="function"?Symbol("webpack queues"):"__webpack_queues__",p=typeof Symbol==
"function"?Symbol("webpack exports"):"__webpack_exports__",r=typeof Symbol=="function"?Symbol("webpack error"):"__webpack_error__",i=n=>{n&&n.d<1&&(n.d=1,n.forEach(
o=>o.r--),n.forEach(o=>o.r--?o.r++:o()))},d=n=>n.map(o=>{if(o!==null&&typeof o=="object"){if(o[e])return o;if(o.then){var l=[];l.d=0,o.then(u=>{s[p]=u,i(l)},u=>{
s[r]=u,i(l)});var s={};return s[e]=u=>u(l),s}}var f={};return f[e]=u=>{},f[p]=o,f});a.a=(n,o,l)=>{var s;l&&((s=[]).d=-1);var f=new Set,u=n.exports,b,y,_,v=new Promise(
(x,c)=>{_=c,y=x});v[p]=u,v[e]=x=>(s&&x(s),f.forEach(x),v.catch(c=>{})),n.exports=v,o(x=>{b=d(x);var c,S=()=>b.map(h=>{if(h[r])throw h[r];return h[p]}),P=new Promise(
h=>{c=()=>h(S),c.r=0;var g=m=>m!==s&&!f.has(m)&&(f.add(m),m&&!m.d&&(c.r++,m.push(c)));b.map(m=>m[e](g))});return c.r?P:S()},x=>(x?_(v[r]=x):y(u),i(s))),s&&s.d<0&&
(s.d=0)}})(),a.d=(e,p)=>{for(var r in p)a.o(p,r)&&!a.o(e,r)&&Object.defineProperty(e,r,{enumerable:!0,get:p[r]})},a.f={},a.e=e=>Promise.all(Object.keys(a.f).reduce(
(p,r)=>(a.f[r](e,p),p),[])),a.u=e=>""+e+".index.js",a.o=(e,p)=>Object.prototype.hasOwnProperty.call(e,p),(()=>{var e={792:0},p=r=>{var{ids:i,modules:d,runtime:n}=r,
o,l,s=0;for(o in d)a.o(d,o)&&(a.m[o]=d[o]);for(n&&n(a);s<i.length;s++)l=i[s],a.o(e,l)&&e[l]&&e[l][0](),e[i[s]]=0};a.f.j=(r,i)=>{var d=a.o(e,r)?e[r]:void 0;if(d!==
0)if(d)i.push(d[1]);else{var n=import("./"+a.u(r)).then(p,o=>{throw e[r]!==0&&(e[r]=void 0),o}),n=Promise.race([n,new Promise(o=>d=e[r]=[o])]);i.push(d[1]=n)}}})();
var C=a(4438);C=await C;
