const p=process.getBuiltinModule;var k={573:(e=>{e.exports=p("node:buffer")}),421:(e=>{e.exports=p("node:child_process")}),598:(e=>{e.exports=p("node:crypto")}),
474:(e=>{e.exports=p("node:events")}),24:(e=>{e.exports=p("node:fs")}),455:(e=>{e.exports=p("node:fs/promises")}),995:(e=>{e.exports=p("node:module")}),161:(e=>{
e.exports=p("node:os")}),760:(e=>{e.exports=p("node:path")}),481:(e=>{e.exports=p("node:readline")}),75:(e=>{e.exports=p("node:stream")}),193:(e=>{e.exports=p("\
node:string_decoder")}),500:(e=>{e.exports=p("node:timers/promises")}),136:(e=>{e.exports=p("node:url")}),975:(e=>{e.exports=p("node:util")}),522:(e=>{e.exports=
p("node:zlib")}),438:((e,s,r)=>{r.a(e,async(i,d)=>{try{var n=r(24),t=r(995),l=r(760);const o=(0,l.join)(import.meta.dirname,import.meta.filename.endsWith(".ts")?
"..":"../..");(0,t.enableCompileCache)((0,l.join)(o,"node_modules",".cache","slipway"));const{runWorker:f}=await r.e(678).then(r.bind(r,678));process.exitCode=await f(
{input:process.stdin,output:(0,n.createWriteStream)("",{fd:3}),path:process.env.PATH??""}),process.exit(),d()}catch(o){d(o)}},1)})},w={};function a(e){var s=w[e];
if(s!==void 0)return s.exports;var r=w[e]={exports:{}},i=!0;try{k[e](r,r.exports,a),i=!1}finally{i&&delete w[e]}return r.exports}a.m=k,typeof a<"u"&&(a.ab=decodeURIComponent(
new URL(".",import.meta.url).pathname).slice(import.meta.url.match(/^file:\/\/\/\w:/)?1:0,-1)+"/"),(()=>{var e=typeof Symbol=="function"?Symbol("webpack queues"):
"__webpack_queues__",s=typeof Symbol=="function"?Symbol("webpack exports"):"__webpack_exports__",r=typeof Symbol=="function"?Symbol("webpack error"):"__webpack_\
error__",i=n=>{n&&n.d<1&&(n.d=1,n.forEach(t=>t.r--),n.forEach(t=>t.r--?t.r++:t()))},d=n=>n.map(t=>{if(t!==null&&typeof t=="object"){if(t[e])return t;if(t.then){
var l=[];l.d=0,t.then(u=>{o[s]=u,i(l)},u=>{o[r]=u,i(l)});var o={};return o[e]=u=>u(l),o}}var f={};return f[e]=u=>{},f[s]=t,f});a.a=(n,t,l)=>{var o;l&&((o=[]).d=
-1);var f=new Set,u=n.exports,h,y,_,x=new Promise((c,m)=>{_=m,y=c});x[s]=u,x[e]=c=>(o&&c(o),f.forEach(c),x.catch(m=>{})),n.exports=x,t(c=>{h=d(c);var m,S=()=>h.
map(b=>{if(b[r])throw b[r];return b[s]}),P=new Promise(b=>{m=()=>b(S),m.r=0;var j=v=>v!==o&&!f.has(v)&&(f.add(v),v&&!v.d&&(m.r++,v.push(m)));h.map(v=>v[e](j))});
return m.r?P:S()},c=>(c?_(x[r]=c):y(u),i(o))),o&&o.d<0&&(o.d=0)}})(),a.d=(e,s)=>{for(var r in s)a.o(s,r)&&!a.o(e,r)&&Object.defineProperty(e,r,{enumerable:!0,get:s[r]})},
a.f={},a.e=e=>Promise.all(Object.keys(a.f).reduce((s,r)=>(a.f[r](e,s),s),[])),a.u=e=>""+e+".index.js",a.o=(e,s)=>Object.prototype.hasOwnProperty.call(e,s),(()=>{
var e={792:0},s=r=>{var{ids:i,modules:d,runtime:n}=r,t,l,o=0;for(t in d)a.o(d,t)&&(a.m[t]=d[t]);for(n&&n(a);o<i.length;o++)l=i[o],a.o(e,l)&&e[l]&&e[l][0](),e[i[o]]=
0};a.f.j=(r,i)=>{var d=a.o(e,r)?e[r]:void 0;if(d!==0)if(d)i.push(d[1]);else{var n=import("./"+a.u(r)).then(s,t=>{throw e[r]!==0&&(e[r]=void 0),t}),n=Promise.race(
[n,new Promise(t=>d=e[r]=[t])]);i.push(d[1]=n)}}})();var C=a(438);C=await C;
