const Y=958,G=[958,388],q={1132:((H,M,r)=>{r.d(M,{a:()=>x});function T(y,I=Date.now){return(f,v,a)=>y(`${JSON.stringify({time:new Date(I()).toISOString(),level:f,
event:v,...a})}
`)}const x=()=>{}}),4054:((H,M,r)=>{r.d(M,{HH:()=>y,Zh:()=>x,e7:()=>I});var T=r(7598);const x=8;class y{#t;constructor(v){this.#t=v}get bytes(){return this.#t.length}has(v){
let a=0,u=this.#t.length/x-1;for(;a<=u;){const O=a+u>>>1,R=O*x,S=this.#t.compare(v,0,x,R,R+x);if(S===0)return!0;S<0?a=O+1:u=O-1}return!1}detached(){return new y(
Buffer.from(this.#t))}}function I(f){return(0,T.hash)("sha256",f,"buffer").subarray(0,x)}}),5388:((H,M,r)=>{r.r(M),r.d(M,{asSyncFailure:()=>d,brokenSite:()=>u,isErrorOfSite:()=>a,
syncFailure:()=>f});var T=r(3739),x=r(2881),y=r(5879),I=r(8423);function f(e,n){return new x.$w({stage:"sync",code:e,message:n,exitCode:null,signal:null,log:[],
diagnostics:[]})}const v=new Set(["index_unanswered","index_empty","dead_asset"]);function a({code:e}){return v.has(e)}function u(e){const n=e.filter(a),c=n.length-
1,k=c>0?` (and ${c} more ${c===1?"error":"errors"})`:"",C=`The start page is broken: ${n[0]?.message}${k}`,l=e.flatMap(({file:i,line:p,code:g,message:A})=>i===null?
[]:[{file:i,line:p,column:null,severity:O(g),code:g,message:A}]);return new x.$w({...f("site_broken",C).facts,diagnostics:l})}function O(e){return e==="build_fa\
ult"||v.has(e)?"error":"warning"}const R="The output could not be stored: the storage of the platform cannot be used now";function S(){return f("disk_full","The\
 disk of the platform is full: the output could not be stored")}function d(e,n){if(e instanceof x.$w)return e;if(n.aborted)return n.reason;if(e instanceof y.Sb)
return S();if(e instanceof I.u)return e.isFull?S():f("storage_unavailable",R);const c=(0,T.xU)(e)??(e instanceof Error?e.message:String(e));return f("sync_faile\
d",`The output could not be stored (${c})`)}}),6355:((H,M,r)=>{r.d(M,{PL:()=>a,T5:()=>I,Xy:()=>u,jN:()=>y});var T=r(4505);const x=/^[0-9a-f]{64}$/;function y(d){
return x.test(d)}function I(d,e){return`${d}/${e.slice(0,2)}/${e}`}function f(d){return`${d}/`}function v(d){return`${d}/variants/`}function a(d,e,n){return`${v(
d)}${e.slice(0,2)}/${e}.${n}`}function u(d){const[,,e="",...n]=d.split("/");return n.length===0&&y(e)?e:void 0}function O(d){const[,e,n]=/\/([0-9a-f]{64})\.([a-z]+)$/.
exec(d)??[];return ENCODINGS.some(c=>c===n)?e:void 0}const R=5e3;function S(d){const e=u(d);return e!==void 0?{sha256:e}:O(d)===void 0?void 0:{missingMs:R}}}),3511:((H,M,r)=>{
r.d(M,{ay:()=>c,bj:()=>g,el:()=>n,q2:()=>u,wd:()=>k});var T=r(4573),x=r(7598),y=r(391),I=r(4057),f=r(4054),v=r(3715);const a=Buffer.from("SLIPWAY","latin1"),u=56,
O=32,R=O+6,S=4,d=8192,e=Buffer.allocUnsafe(3*v.sS.pathBytes);class n{count;bytes;assets;rules;#t;#e;#i;#n;#s;#o="";#l=-1;constructor(t,o,w){const _=C(o);this.#t=
t,this.count=o.count,this.bytes=t.length,this.#e=_.records,this.#i=_.offsets,this.#n=_.paths,this.#s=w,this.assets=new f.HH(t.subarray(u,_.records)),this.rules=
t.subarray(_.rules)}static async open(t,o,w=v.Si){if(t.length>w.indexBytes)throw p("it is too large");const _=c(t,w);if(C(_).end!==t.length)throw p("its length \
does not match its header");const L=await l(t,_,w,o);return new n(t,_,L)}find(t){return t!==this.#o&&(this.#l=this.#p(t),this.#o=t),this.#l}path(t){return this.#t.
toString("utf8",this.#a(t),this.#a(t+1))}file(t){const o=this.#e+t*R;return{hash:this.#t.toString("hex",o,o+O),size:this.#t.readUIntLE(o+O,6)}}*files(){for(let t=0;t<
this.count;t+=1)yield{path:this.path(t),...this.file(t)}}#p(t){if(t.length>this.#s)return-1;const o=e.write(t);let w=0,_=this.count-1;for(;w<=_;){const L=w+_>>>
1,j=this.#t.compare(e,0,o,this.#a(L),this.#a(L+1));if(j===0)return L;j<0?w=L+1:_=L-1}return-1}#a(t){return this.#n+this.#t.readUInt32LE(this.#i+t*S)}}function c(m,t=v.
Si){if(m.length<u||a.compare(m,0,a.length)!==0)throw p("it is not an index");const o={count:m.readUInt32LE(8),pathsBytes:m.readUInt32LE(12),rulesBytes:m.readUInt32LE(
16),assets:m.readUInt32LE(20),assetsDigest:m.subarray(24,u)};if(o.assets>o.count)throw p("it has more assets than files");if(o.pathsBytes>t.pathsBytes||o.rulesBytes>
t.rulesBytes||C(o).end>t.indexBytes)throw p("it is too large");return o}function k(m,t){if(t.length!==m.assets*f.Zh)throw p("its length does not match its heade\
r");if(!(0,x.hash)("sha256",t,"buffer").equals(m.assetsDigest))throw p("its assets do not match their hash");return new f.HH(t)}function C({count:m,pathsBytes:t,
rulesBytes:o,assets:w}){const _=u+w*f.Zh,L=_+m*R,j=L+(m+1)*S,E=j+t;return{records:_,offsets:L,paths:j,rules:E,end:E+o}}async function l(m,t,o,w){const _=C(t),L=m.
subarray(u,_.records);if(k(t,L),!(0,T.isUtf8)(m.subarray(_.paths,_.rules)))throw p("a path is not UTF-8");if(m.readUInt32LE(_.offsets)!==0)throw p("its first pa\
th does not begin at 0");let j=0;for(let E=0;E<t.count;E+=d){if(j=Math.max(j,i(m,_,E,Math.min(E+d,t.count))),j>o.pathBytes)throw p("a path is too long");await w()}
if(m.readUInt32LE(_.offsets+t.count*S)!==t.pathsBytes)throw p("its last path does not end with the paths");for(let E=f.Zh;E<L.length;E+=f.Zh){const s=E-f.Zh;if(L.
compare(L,E,E+f.Zh,s,E)>=0)throw p("its assets are not sorted")}return j}function i(m,t,o,w){const _=s=>m.readUInt32LE(t.offsets+s*S);let L=0,j=o===0?0:t.paths+
_(o-1),E=t.paths+_(o);for(let s=o;s<w;s+=1){const h=t.paths+_(s+1);if(h<=E||h>t.rules)throw p("its paths are out of order");if(((m[E]??0)&192)===128)throw p("a \
path is not UTF-8");if(j!==0&&m.compare(m,E,h,j,E)>=0)throw p("its paths are not sorted");L=Math.max(L,h-E),j=E,E=h}return L}function p(m){return new y.F(`The i\
ndex of a release is damaged (${m}): deploy again`)}function g(m,t){const o=A(m),w=U(o),_=o.reduce((P,{path:$})=>P+Buffer.byteLength($),0),L=u+w.length+o.length*
(R+S)+S,j=Buffer.alloc(L+_+t.length);a.copy(j);const E=[o.length,_,t.length,w.length/f.Zh];for(const[P,$]of E.entries())j.writeUInt32LE($,a.length+P*4);(0,x.hash)(
"sha256",w,"buffer").copy(j,a.length+E.length*4),w.copy(j,u);let s=u+w.length,h=s+o.length*R;const D=h+(o.length+1)*S;let b=0;for(const{path:P,hash:$,size:B}of o)
j.write($,s,O,"hex"),s=j.writeUIntLE(B,s+O,6),h=j.writeUInt32LE(b,h),b+=j.write(P,D+b);return j.writeUInt32LE(b,h),j.set(t,D+_),j}function A(m){return m.some(({
path:t})=>/[\ud800-\uffff]/.test(t))?m.map(t=>({file:t,bytes:Buffer.from(t.path)})).sort((t,o)=>t.bytes.compare(o.bytes)).map(({file:t})=>t):m.toSorted((t,o)=>t.
path<o.path?-1:1)}function U(m){const t=m.filter(({path:o})=>(0,I.IG)(o)).map(({path:o})=>(0,f.e7)(o));return t.sort((o,w)=>o.compare(w)),Buffer.concat(t.filter(
(o,w)=>w===0||!t[w-1]?.equals(o)))}}),5657:((H,M,r)=>{r.d(M,{H:()=>x});var T=r(3715);function x(y,I=T.y9){let f=performance.now();return()=>{if(!(performance.now()-
f<I))return new Promise((v,a)=>{setImmediate(()=>{f=performance.now(),y?.aborted?a(y.reason):v()})})}}}),4505:((H,M,r)=>{r.d(M,{JC:()=>y,Md:()=>u,Uq:()=>a,aJ:()=>f,
kc:()=>I,td:()=>R,wl:()=>O,yz:()=>S});var T=r(7598),x=r(3052);const y=["br","zstd","gzip"],I=512,f=16*x.D6,v=Buffer.from("SLV","latin1"),a=v.length+4+32,u=a+f;
function O(d){const e=Buffer.alloc(4);return e.writeUInt32LE(d.length),Buffer.concat([v,e,(0,T.hash)("sha256",d,"buffer"),d])}function R(d,e){if(d.length<a||v.compare(
d,0,v.length)!==0)return;const n=d.readUInt32LE(v.length);return n<=f&&e===a+n?n:void 0}function S(d){if(R(d,d.length)===void 0)return;const e=d.subarray(a),n=d.
subarray(v.length+4,a);return(0,T.hash)("sha256",e,"buffer").equals(n)?e:void 0}}),9985:((H,M,r)=>{r.d(M,{O0:()=>I,q0:()=>x,qE:()=>v});var T=r(5807);function x(a){
if(a.charCodeAt(0)!==47)return;const u=a.includes("%")?(0,T.FF)(a):a;if(!(u===void 0||u.includes("\0")||u.includes("\\")))return/\/\.\.?(?:\/|$)/.test(u)?void 0:
u.slice(1)}const y=/^[\w.!~*'()@:$,+=&;/-]*$/;function I(a){return y.test(a)?`/${a}`:`/${a.split("/").map(f).join("/")}`}function f(a){return encodeURIComponent(
a).replace(/%(40|3A|24|2C|2B|3D|26|3B)/g,decodeURIComponent)}function v(a,u){if(a===""||a.endsWith("/")){if(u(`${a}index.html`))return{kind:"file",path:`${a}ind\
ex.html`};const O=a.slice(0,-1);return O!==""&&u(`${O}.html`)?{kind:"redirect",to:O}:void 0}return u(a)?{kind:"file",path:a}:u(`${a}.html`)?{kind:"file",path:`${a}\
.html`}:u(`${a}/index.html`)?{kind:"redirect",to:`${a}/`}:void 0}}),4866:((H,M,r)=>{r.d(M,{EY:()=>u,Eb:()=>a,YW:()=>n,iJ:()=>O,kl:()=>e});var T=r(9985);const x=32,
y=/\/:[A-Za-z]\w*[^\w/]/,I=/^:([A-Za-z]\w*)$/,f="it must begin with a path that has at most one *, and placeholders (/:name) only for whole segments, each name \
once",v=`it has more than ${x} placeholders`;function a(l){const i=(0,T.q0)(l);return i===void 0?f:u(C(`/${i}`))}function u(l){const[i="",p,g]=l.split("*",3);if(!l.
startsWith("/")||g!==void 0||y.test(l))return f;const A=i.slice(1).split("/").map(S),U=(p??"").split("/").map(S),m=[...R(A),...R(U),...p===void 0?[]:["splat"]];
if(new Set(m).size<m.length)return f;if(m.length>x)return v;if(p===void 0)return{text:l,head:A,star:void 0};if(p===""&&i.endsWith("/")){const w=i==="/"?[]:i.slice(
1,-1).split("/").map(S);return{text:l,head:w,star:{isRest:!0,before:"",behind:"",tail:[]}}}const t=i.slice(i.lastIndexOf("/")+1),[o=""]=p.split("/",1);return{text:l,
head:A.slice(0,-1),star:{isRest:!1,before:t,behind:o,tail:U.slice(1)}}}function O({head:l,star:i}){return new Set(i?[...R(l),...R(i.tail),"splat"]:R(l))}function R(l){
return l.flatMap(i=>"name"in i?i.name:[])}function S(l){const i=I.exec(l)?.[1];return i===void 0?{text:l}:{name:i}}const d=32*1024;class e{path;bare;#t;#e;#i;#n=d;constructor(i){
this.path=i,this.bare=C(i)}get parts(){return this.#t??=this.bare.slice(1).split("/"),this.#t}encode(i){this.#i??=new Map;const p=this.#i.get(i);if(p!==void 0)return p;
if(this.#n-=i.length,this.#n<0)return;const g=(0,T.O0)(i).slice(1);return this.#i.set(i,g),g}start(i){if(!this.#e){let p=1;this.#e=this.parts.map(g=>{const A=p;
return p+=g.length+1,A})}return this.#e[i]??this.path.length}}function n(l,i){const{head:p,star:g}=l,{parts:A}=i;if(g===void 0)return A.length===p.length&&c(p,A,
0)?new k(l,i,void 0):void 0;if(!c(p,A,0))return;if(g.isRest){if(A.length<p.length)return;const o=p.length===0?1:i.start(p.length-1)+(A[p.length-1]??"").length+1;
return new k(l,i,o>i.path.length?void 0:i.path.slice(o))}const U=A.length-g.tail.length-1;if(U<p.length||!c(g.tail,A,U+1))return;const m=i.start(p.length)+g.before.
length,t=i.start(U)+(A[U]??"").length-g.behind.length;if(!(m>t)&&i.bare.startsWith(g.before,i.start(p.length))&&i.bare.startsWith(g.behind,t))return new k(l,i,i.
bare.slice(m,t))}function c(l,i,p){for(let g=0;g<l.length;g+=1){const A=l[g],U=i[p+g];if(A===void 0||U===void 0||("text"in A?A.text!==U:U===""))return!1}return!0}
class k{#t;#e;#i;constructor(i,p,g){this.#t=i,this.#e=p,this.#i=g}get(i){const{head:p,star:g}=this.#t,{parts:A}=this.#e,U=p.findIndex(t=>"name"in t&&t.name===i);
if(U!==-1)return A[U]??"";const m=g?g.tail.findIndex(t=>"name"in t&&t.name===i):-1;return g&&m!==-1?A[A.length-g.tail.length+m]??"":this.#i??""}encoded(i){return this.#e.
encode(this.get(i))}}function C(l){return l.length>1&&l.endsWith("/")?l.slice(0,-1):l}}),321:((H,M,r)=>{r.d(M,{Ex:()=>d,Zk:()=>v,b5:()=>x,r6:()=>S,zM:()=>R});var T=r(
4866);const x=2e3,y=2e3,I=/^[^/:]+=/,f={200:"rewrite",404:"rewrite",301:"go",302:"go",303:"go",307:"go",308:"go"};function v(e){const n=[],c=[];for(const[k,C]of e.
split(/\r\n|\r|\n/).entries()){const l=a(C).trim();if(l==="")continue;const i=n.length<x?u(l):"too many rules";typeof i=="string"?c.push({line:k+1,reason:i}):n.
push(i)}return{rules:n,ignored:c}}function a(e){const n=e.search(/(?:^|\s)#/);return n===-1?e:e.slice(0,n)}function u(e){if(e.length>y)return"the line is too lo\
ng";const[n="",c,k="301",...C]=e.split(/\s+/);if(c===void 0)return"it does not name a target";if(C.length>0||k.includes("=")||I.test(c))return"conditions and qu\
ery parameters are not supported";const l=O(k);if(l===void 0)return/^\d+!?$/.test(k)?`${k} is not a status that a rule can have`:"its status is not a number";const i=(0,T.
Eb)(n);return typeof i=="string"?i:d(c,l)?{from:i,to:c.replace(/[^\x21-\x7e]/gu,encodeURIComponent),status:l,force:k.endsWith("!")}:S(l)?"rewrites to other orig\
ins are refused":"the target is neither a path nor a URL"}function O(e){const n=Number(/^(\d{3})!?$/.exec(e)?.[1]);return R(n)?n:void 0}function R(e){return Object.
hasOwn(f,e)}function S(e){return f[e]==="rewrite"}function d(e,n){return/^\/(?!\/)/.test(e)||!S(n)&&/^(?:https?:)?\/\//i.test(e)}}),2558:((H,M,r)=>{r.d(M,{P4:()=>p,
Gb:()=>i,nb:()=>A,n$:()=>g,Kc:()=>m});var T=r(8302),x=r(391),y=r(4866);const I=500,f=8*1024,v=2e3,a=/^[!#$%&'*+.^_`|~0-9A-Za-z-]+$/,u=/^[\t\x20-\x7e\x80-\xff]*$/,
O=new Set(["accept-ranges","connection","content-encoding","content-length","content-range","date","etag","keep-alive","last-modified","location","server","te",
"trailer","transfer-encoding","upgrade","vary","x-request-id","x-slipway-release"]);function R(s){const h=[],D=[];let b;for(const[P,$]of s.split(/\r\n|\r|\n/).entries()){
const B=$.trim(),z=N=>D.push({line:P+1,reason:N});B===""||B.startsWith("#")||(B.length>v?z("the line is too long"):B.startsWith("/")||/^https?:/.test(B)?(b=S(B,
h.length,z),b&&h.push(b)):b?d(b,B,z):z("it is not below a path"))}return{rules:h,ignored:D}}function S(s,h,D){const b=(0,y.Eb)(s);if(h>=I)D("too many rules");else if(typeof b==
"string")D(b);else return{from:b,set:[],unset:[],bytes:0}}function d(s,h,D){const b=/^!\s*(\S+)$/.exec(h)?.[1];if(b)return void s.unset.push(b.toLowerCase());const P=h.
indexOf(":"),$=h.slice(0,P).trim().toLowerCase(),B=h.slice(P+1).trim();if(P<1||!a.test($)||!u.test(B))return D('it is not "Name: value"');if($==="basic-auth")return D(
'"basic-auth" is not supported: anyone can read this path');if($==="set-cookie"&&s.set.some(([N])=>N===$))return D("a path can set one cookie");if(O.has($))return D(
`rules cannot set "${$}"`);const z=s.bytes+e($,B);if(z>f)return D(`the headers of this path have more than ${f} bytes`);s.bytes=z,s.set.push([$,B])}function e(s,h){
return s.length+h.length+4}function n(s,h){return a.test(s)&&s===s.toLowerCase()&&u.test(h)&&!O.has(s)}var c=r(321);const k=["index.html","200.html"],C="_redire\
cts",l="_headers",i=512*1024,p=[C,l];function g(s){return p.includes(s)}function A(s,{base:h,fallback:D}={}){const b=[],P=W=>{const K=s.get(W)??Buffer.alloc(0);
return K==="too large"&&b.push({file:W,reason:`it has more than ${i} bytes`}),K==="too large"?"":K.toString()},$=(0,c.Zk)(P(C));for(const W of $.ignored)b.push(
{file:C,...W});const B=R(P(l));for(const W of B.ignored)b.push({file:l,...W});const z=[...$.rules,...U(h)].slice(0,c.b5);if(z.length+B.rules.length===0&&D===void 0)
return{bytes:Buffer.alloc(0),ignored:b};const N={redirects:z.map(({from:W,to:K,status:Z,force:F})=>[W.text,K,Z,F]),headers:B.rules.map(({from:W,set:K,unset:Z})=>[
W.text,K,Z]),fallback:D};return{bytes:Buffer.from(JSON.stringify(N)),ignored:b}}function U(s){return s===void 0?[]:(0,c.Zk)(`${s} ${s}/ 302
${s}/* /:splat 200
/ ${s}/ 302!`).rules}function m(s){if(s.length===0)return{redirects:[],headers:[],fallback:void 0};const{redirects:h,headers:D,fallback:b}=t(s);if(!Array.isArray(
h)||h.length>c.b5||!Array.isArray(D)||D.length>I)throw E();return{redirects:h.map(o),headers:D.map(w),fallback:k.find(P=>P===b)}}function t(s){const h=(0,T.D7)(
s.toString());if(!h)throw E();return h}function o(s){const[h,D,b,P]=L(s);if(typeof D!="string"||typeof b!="number"||typeof P!="boolean"||!(0,c.zM)(b)||!(0,c.Ex)(
D,b)||!/^[\x21-\x7e]+$/.test(D))throw E();return{from:_(h),to:D,status:b,force:P}}function w(s){const[h,D,b]=L(s),P=L(D).map(B=>{const[z,N]=L(B);if(typeof z!="s\
tring"||typeof N!="string"||!n(z,N))throw E();return[z,N]}),$=L(b).map(B=>typeof B=="string"?B:j());return{from:_(h),set:P,unset:$}}function _(s){const h=typeof s==
"string"?(0,y.EY)(s):void 0;return typeof h=="object"?h:j()}function L(s){return Array.isArray(s)?s:j()}function j(){throw E()}function E(){return new x.F("The \
compiled rules of a release are damaged: deploy again")}}),391:((H,M,r)=>{r.d(M,{F:()=>T});class T extends Error{name="DamagedObject"}}),4057:((H,M,r)=>{r.d(M,{
IG:()=>d,XT:()=>a,JL:()=>v});const T={"3g2":"video/3gpp2","3gp":"video/3gpp","3gpp":"video/3gpp","3mf":"model/3mf",aac:"audio/aac",ac:"application/pkix-attr-cer\
t",adp:"audio/adpcm",adts:"audio/aac",ai:"application/postscript",aml:"application/automationml-aml+xml",amlx:"application/automationml-amlx+zip",amr:"audio/amr",
apng:"image/apng",appcache:"text/cache-manifest",appinstaller:"application/appinstaller",appx:"application/appx",appxbundle:"application/appxbundle",asc:"applic\
ation/pgp-keys",atom:"application/atom+xml",atomcat:"application/atomcat+xml",atomdeleted:"application/atomdeleted+xml",atomsvc:"application/atomsvc+xml",au:"au\
dio/basic",avci:"image/avci",avcs:"image/avcs",avif:"image/avif",aw:"application/applixware",bdoc:"application/bdoc",bin:"application/octet-stream",bmp:"image/b\
mp",bpk:"application/octet-stream",btf:"image/prs.btif",btif:"image/prs.btif",buffer:"application/octet-stream",ccxml:"application/ccxml+xml",cdfx:"application/\
cdfx+xml",cdmia:"application/cdmi-capability",cdmic:"application/cdmi-container",cdmid:"application/cdmi-domain",cdmio:"application/cdmi-object",cdmiq:"applicat\
ion/cdmi-queue",cer:"application/pkix-cert",cgm:"image/cgm",cjs:"application/node",class:"application/java-vm",coffee:"text/coffeescript",conf:"text/plain",cpl:"\
application/cpl+xml",cpt:"application/mac-compactpro",crl:"application/pkix-crl",css:"text/css",csv:"text/csv",cu:"application/cu-seeme",cwl:"application/cwl",cww:"\
application/prs.cww",davmount:"application/davmount+xml",dbk:"application/docbook+xml",deb:"application/octet-stream",def:"text/plain",deploy:"application/octet\
-stream",dib:"image/bmp","disposition-notification":"message/disposition-notification",dist:"application/octet-stream",distz:"application/octet-stream",dll:"app\
lication/octet-stream",dmg:"application/octet-stream",dms:"application/octet-stream",doc:"application/msword",dot:"application/msword",dpx:"image/dpx",drle:"ima\
ge/dicom-rle",dsc:"text/prs.lines.tag",dssc:"application/dssc+der",dtd:"application/xml-dtd",dump:"application/octet-stream",dwd:"application/atsc-dwd+xml",ear:"\
application/java-archive",ecma:"application/ecmascript",elc:"application/octet-stream",emf:"image/emf",eml:"message/rfc822",emma:"application/emma+xml",emotionml:"\
application/emotionml+xml",eps:"application/postscript",epub:"application/epub+zip",exe:"application/octet-stream",exi:"application/exi",exp:"application/expres\
s",exr:"image/aces",ez:"application/andrew-inset",fdf:"application/fdf",fdt:"application/fdt+xml",fits:"image/fits",g3:"image/g3fax",gbr:"application/rpki-ghost\
busters",geojson:"application/geo+json",gif:"image/gif",glb:"model/gltf-binary",gltf:"model/gltf+json",gml:"application/gml+xml",gpx:"application/gpx+xml",gram:"\
application/srgs",grxml:"application/srgs+xml",gxf:"application/gxf",gz:"application/gzip",h261:"video/h261",h263:"video/h263",h264:"video/h264",heic:"image/hei\
c",heics:"image/heic-sequence",heif:"image/heif",heifs:"image/heif-sequence",hej2:"image/hej2k",held:"application/atsc-held+xml",hjson:"application/hjson",hlp:"\
application/winhlp",hqx:"application/mac-binhex40",hsj2:"image/hsj2",htm:"text/html",html:"text/html",ics:"text/calendar",ief:"image/ief",ifb:"text/calendar",iges:"\
model/iges",igs:"model/iges",img:"application/octet-stream",in:"text/plain",ini:"text/plain",ink:"application/inkml+xml",inkml:"application/inkml+xml",ipfix:"ap\
plication/ipfix",iso:"application/octet-stream",its:"application/its+xml",jade:"text/jade",jar:"application/java-archive",jhc:"image/jphc",jls:"image/jls",jp2:"\
image/jp2",jpe:"image/jpeg",jpeg:"image/jpeg",jpf:"image/jpx",jpg:"image/jpeg",jpg2:"image/jp2",jpgm:"image/jpm",jpgv:"video/jpeg",jph:"image/jph",jpm:"image/jp\
m",jpx:"image/jpx",js:"text/javascript",json:"application/json",json5:"application/json5",jsonld:"application/ld+json",jsonml:"application/jsonml+json",jsx:"tex\
t/jsx",jt:"model/jt",jxl:"image/jxl",jxr:"image/jxr",jxra:"image/jxra",jxrs:"image/jxrs",jxs:"image/jxs",jxsc:"image/jxsc",jxsi:"image/jxsi",jxss:"image/jxss",kar:"\
audio/midi",ktx:"image/ktx",ktx2:"image/ktx2",less:"text/less",lgr:"application/lgr+xml",list:"text/plain",litcoffee:"text/coffeescript",log:"text/plain",lostxml:"\
application/lost+xml",lrf:"application/octet-stream",m1v:"video/mpeg",m21:"application/mp21",m2a:"audio/mpeg",m2t:"video/mp2t",m2ts:"video/mp2t",m2v:"video/mpeg",
m3a:"audio/mpeg",m4a:"audio/mp4",m4p:"application/mp4",m4s:"video/iso.segment",ma:"application/mathematica",mads:"application/mads+xml",maei:"application/mmt-ae\
i+xml",man:"text/troff",manifest:"text/cache-manifest",map:"application/json",mar:"application/octet-stream",markdown:"text/markdown",mathml:"application/mathml\
+xml",mb:"application/mathematica",mbox:"application/mbox",md:"text/markdown",mdx:"text/mdx",me:"text/troff",mesh:"model/mesh",meta4:"application/metalink4+xml",
metalink:"application/metalink+xml",mets:"application/mets+xml",mft:"application/rpki-manifest",mid:"audio/midi",midi:"audio/midi",mime:"message/rfc822",mj2:"vi\
deo/mj2",mjp2:"video/mj2",mjs:"text/javascript",mml:"text/mathml",mods:"application/mods+xml",mov:"video/quicktime",mp2:"audio/mpeg",mp21:"application/mp21",mp2a:"\
audio/mpeg",mp3:"audio/mpeg",mp4:"video/mp4",mp4a:"audio/mp4",mp4s:"application/mp4",mp4v:"video/mp4",mpd:"application/dash+xml",mpe:"video/mpeg",mpeg:"video/mp\
eg",mpf:"application/media-policy-dataset+xml",mpg:"video/mpeg",mpg4:"video/mp4",mpga:"audio/mpeg",mpp:"application/dash-patch+xml",mrc:"application/marc",mrcx:"\
application/marcxml+xml",ms:"text/troff",mscml:"application/mediaservercontrol+xml",msh:"model/mesh",msi:"application/octet-stream",msix:"application/msix",msixbundle:"\
application/msixbundle",msm:"application/octet-stream",msp:"application/octet-stream",mtl:"model/mtl",mts:"video/mp2t",musd:"application/mmt-usd+xml",mxf:"appli\
cation/mxf",mxmf:"audio/mobile-xmf",mxml:"application/xv+xml",n3:"text/n3",nb:"application/mathematica",nq:"application/n-quads",nt:"application/n-triples",obj:"\
model/obj",oda:"application/oda",oga:"audio/ogg",ogg:"audio/ogg",ogv:"video/ogg",ogx:"application/ogg",omdoc:"application/omdoc+xml",onepkg:"application/onenote",
onetmp:"application/onenote",onetoc:"application/onenote",onetoc2:"application/onenote",opf:"application/oebps-package+xml",opus:"audio/ogg",otf:"font/otf",owl:"\
application/rdf+xml",oxps:"application/oxps",p10:"application/pkcs10",p7c:"application/pkcs7-mime",p7m:"application/pkcs7-mime",p7s:"application/pkcs7-signature",
p8:"application/pkcs8",pdf:"application/pdf",pfr:"application/font-tdpfr",pgp:"application/pgp-encrypted",pkg:"application/octet-stream",pki:"application/pkixcm\
p",pkipath:"application/pkix-pkipath",pls:"application/pls+xml",png:"image/png",prc:"model/prc",prf:"application/pics-rules",provx:"application/provenance+xml",
ps:"application/postscript",pskcxml:"application/pskc+xml",pti:"image/prs.pti",qt:"video/quicktime",raml:"application/raml+yaml",rapd:"application/route-apd+xml",
rdf:"application/rdf+xml",relo:"application/p2p-overlay+xml",rif:"application/reginfo+xml",rl:"application/resource-lists+xml",rld:"application/resource-lists-d\
iff+xml",rmi:"audio/midi",rnc:"application/relax-ng-compact-syntax",rng:"application/xml",roa:"application/rpki-roa",roff:"text/troff",rq:"application/sparql-qu\
ery",rs:"application/rls-services+xml",rsat:"application/atsc-rsat+xml",rsd:"application/rsd+xml",rsheet:"application/urc-ressheet+xml",rss:"application/rss+xml",
rtf:"text/rtf",rtx:"text/richtext",rusd:"application/route-usd+xml",s3m:"audio/s3m",sbml:"application/sbml+xml",scq:"application/scvp-cv-request",scs:"applicati\
on/scvp-cv-response",sdp:"application/sdp",senmlx:"application/senml+xml",sensmlx:"application/sensml+xml",ser:"application/java-serialized-object",setpay:"appl\
ication/set-payment-initiation",setreg:"application/set-registration-initiation",sgi:"image/sgi",sgm:"text/sgml",sgml:"text/sgml",shex:"text/shex",shf:"applicat\
ion/shf+xml",shtml:"text/html",sieve:"application/sieve",sig:"application/pgp-signature",sil:"audio/silk",silo:"model/mesh",siv:"application/sieve",slim:"text/s\
lim",slm:"text/slim",sls:"application/route-s-tsid+xml",smi:"application/smil+xml",smil:"application/smil+xml",snd:"audio/basic",so:"application/octet-stream",spdx:"\
text/spdx",spp:"application/scvp-vp-response",spq:"application/scvp-vp-request",spx:"audio/ogg",sql:"application/sql",sru:"application/sru+xml",srx:"application\
/sparql-results+xml",ssdl:"application/ssdl+xml",ssml:"application/ssml+xml",stk:"application/hyperstudio",stl:"model/stl",stpx:"model/step+xml",stpxz:"model/st\
ep-xml+zip",stpz:"model/step+zip",styl:"text/stylus",stylus:"text/stylus",svg:"image/svg+xml",svgz:"image/svg+xml",swidtag:"application/swid+xml",t:"text/troff",
t38:"image/t38",td:"application/urc-targetdesc+xml",tei:"application/tei+xml",teicorpus:"application/tei+xml",text:"text/plain",tfi:"application/thraud+xml",tfx:"\
image/tiff-fx",tif:"image/tiff",tiff:"image/tiff",toml:"application/toml",tr:"text/troff",trig:"application/trig",ts:"video/mp2t",tsd:"application/timestamped-d\
ata",tsv:"text/tab-separated-values",ttc:"font/collection",ttf:"font/ttf",ttl:"text/turtle",ttml:"application/ttml+xml",txt:"text/plain",u3d:"model/u3d",u8dsn:"\
message/global-delivery-status",u8hdr:"message/global-headers",u8mdn:"message/global-disposition-notification",u8msg:"message/global",ubj:"application/ubjson",uri:"\
text/uri-list",uris:"text/uri-list",urls:"text/uri-list",vcard:"text/vcard",vrml:"model/vrml",vtt:"text/vtt",vxml:"application/voicexml+xml",war:"application/ja\
va-archive",wasm:"application/wasm",wav:"audio/wav",weba:"audio/webm",webm:"video/webm",webmanifest:"application/manifest+json",webp:"image/webp",wgsl:"text/wgs\
l",wgt:"application/widget",wif:"application/watcherinfo+xml",wmf:"image/wmf",woff:"font/woff",woff2:"font/woff2",wrl:"model/vrml",wsdl:"application/wsdl+xml",wspolicy:"\
application/wspolicy+xml",x3d:"model/x3d+xml",x3db:"model/x3d+fastinfoset",x3dbz:"model/x3d+binary",x3dv:"model/x3d-vrml",x3dvz:"model/x3d+vrml",x3dz:"model/x3d\
+xml",xaml:"application/xaml+xml",xav:"application/xcap-att+xml",xca:"application/xcap-caps+xml",xcs:"application/calendar+xml",xdf:"application/xcap-diff+xml",
xdssc:"application/dssc+xml",xel:"application/xcap-el+xml",xenc:"application/xenc+xml",xer:"application/patch-ops-error+xml",xfdf:"application/xfdf",xht:"applic\
ation/xhtml+xml",xhtml:"application/xhtml+xml",xhvml:"application/xv+xml",xlf:"application/xliff+xml",xm:"audio/xm",xml:"text/xml",xns:"application/xcap-ns+xml",
xop:"application/xop+xml",xpl:"application/xproc+xml",xsd:"application/xml",xsf:"application/prs.xsf+xml",xsl:"application/xml",xslt:"application/xml",xspf:"app\
lication/xspf+xml",xvm:"application/xv+xml",xvml:"application/xv+xml",yaml:"text/yaml",yang:"application/yang",yin:"application/yin+xml",yml:"text/yaml",zip:"ap\
plication/zip"};function x(n){let c=(""+n).trim().toLowerCase(),k=c.lastIndexOf(".");return T[~k?c.substring(++k):c]}const y=new Map([["js","text/javascript"],[
"mjs","text/javascript"],["cjs","text/javascript"],["map","application/json"],["ico","image/x-icon"],["webmanifest","application/manifest+json"],["apple-app-sit\
e-association","application/json"],["eot","application/vnd.ms-fontobject"],["flac","audio/flac"],["m3u8","application/vnd.apple.mpegurl"],["m4v","video/mp4"],["\
apk","application/vnd.android.package-archive"],["usdz","model/vnd.usdz+zip"]]),I=/^(?:text\/|application\/(?:json|javascript|xml|manifest\+json|ld\+json|rss\+xml|atom\+xml)|image\/svg)/,
f=/^(?:text\/|application\/(?:.*\+?(?:json|xml)|javascript|wasm|x-sh|rtf)|image\/(?:svg|bmp|x-icon)|font\/(?:ttf|otf)|model\/gltf)/;function v(n){const c=n.slice(
n.lastIndexOf("/")+1),k=c.slice(c.lastIndexOf(".")+1).toLowerCase(),C=y.get(k)??x(k),l=typeof C=="string"?C:"application/octet-stream";return I.test(l)&&!l.includes(
"charset")?`${l}; charset=utf-8`:l}function a(n){return f.test(n)}const u=/(?:^|\/)(?:_next\/static|_nuxt|_app\/immutable|_astro)\/(?!builds\/)/,O=[{name:/[.-](?=[0-9a-f]*\d)(?=[0-9a-f]*[a-f])[0-9a-f]{8,64}(?:\.(?:chunk|min|bundle|module))?\.\w+(?:\.map)?$/},
{name:/-(?=[A-Z2-7]*[2-7])(?=[A-Z2-7]*[A-Z])[A-Z2-7]{8}\.(?:[cm]?js|css)(?:\.map)?$/},{in:/(?:^|\/)(?:assets|chunks|static|build)\//,name:/[.-](?=[a-zA-Z]*\d)(?=[a-z\d]*[A-Z])(?=[A-Z\d]*[a-z])[A-Za-z\d]{8}\.\w+(?:\.map)?$/}];
function R(n){const c=e(n);return c===void 0||c.endsWith(".html")?!1:u.test(n)||O.some(k=>k.name.test(c)&&(k.in?.test(n)??!0))}const S=/\.(?:[cm]?js|css|wasm|map|woff2?|ttf|otf|eot|png|jpe?g|gif|svg|webp|avif|mp4|webm)$/;
function d(n){const c=e(n);return R(n)||c!==void 0&&S.test(c)&&/[.-][\w-]{8,}(?:\.\w+)+$/.test(c)}function e(n){const c=n.slice(n.lastIndexOf("/")+1);return c.length<=
255?c:void 0}})};export{Y as id,G as ids,q as modules};
