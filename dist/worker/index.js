const d=process.getBuiltinModule;var P={573:(e=>{e.exports=d("node:buffer")}),421:(e=>{e.exports=d("node:child_process")}),598:(e=>{e.exports=d("node:crypto")}),
474:(e=>{e.exports=d("node:events")}),24:(e=>{e.exports=d("node:fs")}),455:(e=>{e.exports=d("node:fs/promises")}),995:(e=>{e.exports=d("node:module")}),161:(e=>{
e.exports=d("node:os")}),760:(e=>{e.exports=d("node:path")}),481:(e=>{e.exports=d("node:readline")}),75:(e=>{e.exports=d("node:stream")}),193:(e=>{e.exports=d("\
node:string_decoder")}),500:(e=>{e.exports=d("node:timers/promises")}),136:(e=>{e.exports=d("node:url")}),975:(e=>{e.exports=d("node:util")}),522:(e=>{e.exports=
d("node:zlib")}),438:((e,a,r)=>{r.a(e,async(p,i)=>{try{var n=r(24),t=r(995),f=r(760);const s=(0,f.join)(import.meta.dirname,import.meta.filename.endsWith(".ts")?
"..":"../..");(0,t.enableCompileCache)((0,f.join)(s,"node_modules",".cache","slipway"));const{runWorker:l}=await r.e(166).then(r.bind(r,166));process.exitCode=await l(
{input:process.stdin,output:(0,n.createWriteStream)("",{fd:3}),path:process.env.PATH??""}),process.exit(),i()}catch(s){i(s)}},1)})},y={};function o(e){var a=y[e];
if(a!==void 0)return a.exports;var r=y[e]={exports:{}},p=!0;try{P[e](r,r.exports,o),p=!1}finally{p&&delete y[e]}return r.exports}o.m=P,typeof o<"u"&&(o.ab=decodeURIComponent(
new URL(".",import.meta.url).pathname).slice(import.meta.url.match(/^file:\/\/\/\w:/)?1:0,-1)+"/"),(()=>{var e=typeof Symbol=="function"?Symbol("webpack queues"):
"__webpack_queues__",a=typeof Symbol=="function"?Symbol("webpack exports"):"__webpack_exports__",r=typeof Symbol=="function"?Symbol("webpack error"):"__webpack_\
error__",p=n=>{n&&n.d<1&&(n.d=1,n.forEach(t=>t.r--),n.forEach(t=>t.r--?t.r++:t()))},i=n=>n.map(t=>{if(t!==null&&typeof t=="object"){if(t[e])return t;if(t.then){
var f=[];f.d=0,t.then(c=>{s[a]=c,p(f)},c=>{s[r]=c,p(f)});var s={};return s[e]=c=>c(f),s}}var l={};return l[e]=c=>{},l[a]=t,l});o.a=(n,t,f)=>{var s;f&&((s=[]).d=
-1);var l=new Set,c=n.exports,h,w,_,v=new Promise((u,m)=>{_=m,w=u});v[a]=c,v[e]=u=>(s&&u(s),l.forEach(u),v.catch(m=>{})),n.exports=v,t(u=>{h=i(u);var m,j=()=>h.
map(x=>{if(x[r])throw x[r];return x[a]}),S=new Promise(x=>{m=()=>x(j),m.r=0;var O=b=>b!==s&&!l.has(b)&&(l.add(b),b&&!b.d&&(m.r++,b.push(m)));h.map(b=>b[e](O))});
return m.r?S:j()},u=>(u?_(v[r]=u):w(c),p(s))),s&&s.d<0&&(s.d=0)}})(),(()=>{var e=Object.getPrototypeOf?r=>Object.getPrototypeOf(r):r=>r.__proto__,a;o.t=function(r,p){
if(p&1&&(r=this(r)),p&8||typeof r=="object"&&r&&(p&4&&r.__esModule||p&16&&typeof r.then=="function"))return r;var i=Object.create(null);o.r(i);var n={};a=a||[null,
e({}),e([]),e(e)];for(var t=p&2&&r;typeof t=="object"&&!~a.indexOf(t);t=e(t))Object.getOwnPropertyNames(t).forEach(f=>n[f]=()=>r[f]);return n.default=()=>r,o.d(
i,n),i}})(),o.d=(e,a)=>{for(var r in a)o.o(a,r)&&!o.o(e,r)&&Object.defineProperty(e,r,{enumerable:!0,get:a[r]})},o.f={},o.e=e=>Promise.all(Object.keys(o.f).reduce(
(a,r)=>(o.f[r](e,a),a),[])),o.u=e=>""+e+".index.js",o.o=(e,a)=>Object.prototype.hasOwnProperty.call(e,a),o.r=e=>{typeof Symbol<"u"&&Symbol.toStringTag&&Object.defineProperty(
e,Symbol.toStringTag,{value:"Module"}),Object.defineProperty(e,"__esModule",{value:!0})},(()=>{var e={792:0},a=r=>{var{ids:p,modules:i,runtime:n}=r,t,f,s=0;for(t in i)
o.o(i,t)&&(o.m[t]=i[t]);for(n&&n(o);s<p.length;s++)f=p[s],o.o(e,f)&&e[f]&&e[f][0](),e[p[s]]=0};o.f.j=(r,p)=>{var i=o.o(e,r)?e[r]:void 0;if(i!==0)if(i)p.push(i[1]);else{
var n=import("./"+o.u(r)).then(a,t=>{throw e[r]!==0&&(e[r]=void 0),t}),n=Promise.race([n,new Promise(t=>i=e[r]=[t])]);p.push(i[1]=n)}}})();var g=o(438);g=await g;
