const Y=797,q=[797],G={1132:((H,D,c)=>{c.d(D,{a:()=>b});function M(A){return(T,x,j)=>A(`${JSON.stringify({time:new Date().toISOString(),level:T,event:x,...j})}
`)}const b=()=>{}}),4054:((H,D,c)=>{c.d(D,{HH:()=>A,Zh:()=>b,e7:()=>T});var M=c(7598);const b=8;class A{#t;constructor(j){this.#t=j}get bytes(){return this.#t.length}has(j){
let a=0,d=this.#t.length/b-1;for(;a<=d;){const k=a+d>>>1,R=k*b,f=this.#t.compare(j,0,b,R,R+b);if(f===0)return!0;f<0?a=k+1:d=k-1}return!1}detached(){return new A(
Buffer.from(this.#t))}}function T(x){return(0,M.hash)("sha256",x,"buffer").subarray(0,b)}}),6355:((H,D,c)=>{c.d(D,{PL:()=>j,T5:()=>T,Xy:()=>a,jN:()=>A});var M=c(
4505);const b=/^[0-9a-f]{64}$/;function A(f){return b.test(f)}function T(f,h){return`${f}/${h.slice(0,2)}/${h}`}function x(f){return`${f}/variants/`}function j(f,h,r){
return`${x(f)}${h.slice(0,2)}/${h}.${r}`}function a(f){const[,,h="",...r]=f.split("/");return r.length===0&&A(h)?h:void 0}function d(f){const[,h,r]=/\/([0-9a-f]{64})\.([a-z]+)$/.
exec(f)??[];return ENCODINGS.some(p=>p===r)?h:void 0}const k=5e3;function R(f){const h=a(f);return h!==void 0?{sha256:h}:d(f)===void 0?void 0:{missingMs:k}}}),3511:((H,D,c)=>{
c.d(D,{ay:()=>u,bj:()=>w,el:()=>p,q2:()=>d,wd:()=>I});var M=c(4573),b=c(7598),A=c(391),T=c(4057),x=c(4054),j=c(3715);const a=Buffer.from("SLIPWAY","latin1"),d=56,
k=32,R=k+6,f=4,h=8192,r=Buffer.allocUnsafe(3*j.sS.pathBytes);class p{count;bytes;assets;rules;#t;#e;#i;#a;#s;#o="";#p=-1;constructor(t,n,E){const g=$(n);this.#t=
t,this.count=n.count,this.bytes=t.length,this.#e=g.records,this.#i=g.offsets,this.#a=g.paths,this.#s=E,this.assets=new x.HH(t.subarray(d,g.records)),this.rules=
t.subarray(g.rules)}static async open(t,n,E=j.Si){if(t.length>E.indexBytes)throw o("it is too large");const g=u(t,E);if($(g).end!==t.length)throw o("its length \
does not match its header");const S=await s(t,g,E,n);return new p(t,g,S)}find(t){return t!==this.#o&&(this.#p=this.#l(t),this.#o=t),this.#p}path(t){return this.#t.
toString("utf8",this.#n(t),this.#n(t+1))}file(t){const n=this.#e+t*R;return{hash:this.#t.toString("hex",n,n+k),size:this.#t.readUIntLE(n+k,6)}}*files(){for(let t=0;t<
this.count;t+=1)yield{path:this.path(t),...this.file(t)}}#l(t){if(t.length>this.#s)return-1;const n=r.write(t);let E=0,g=this.count-1;for(;E<=g;){const S=E+g>>>
1,y=this.#t.compare(r,0,n,this.#n(S),this.#n(S+1));if(y===0)return S;y<0?E=S+1:g=S-1}return-1}#n(t){return this.#a+this.#t.readUInt32LE(this.#i+t*f)}}function u(l,t=j.
Si){if(l.length<d||a.compare(l,0,a.length)!==0)throw o("it is not an index");const n={count:l.readUInt32LE(8),pathsBytes:l.readUInt32LE(12),rulesBytes:l.readUInt32LE(
16),assets:l.readUInt32LE(20),assetsDigest:l.subarray(24,d)};if(n.assets>n.count)throw o("it has more assets than files");if(n.pathsBytes>t.pathsBytes||n.rulesBytes>
t.rulesBytes||$(n).end>t.indexBytes)throw o("it is too large");return n}function I(l,t){if(t.length!==l.assets*x.Zh)throw o("its length does not match its heade\
r");if(!(0,b.hash)("sha256",t,"buffer").equals(l.assetsDigest))throw o("its assets do not match their hash");return new x.HH(t)}function $({count:l,pathsBytes:t,
rulesBytes:n,assets:E}){const g=d+E*x.Zh,S=g+l*R,y=S+(l+1)*f,_=y+t;return{records:g,offsets:S,paths:y,rules:_,end:_+n}}async function s(l,t,n,E){const g=$(t),S=l.
subarray(d,g.records);if(I(t,S),!(0,M.isUtf8)(l.subarray(g.paths,g.rules)))throw o("a path is not UTF-8");if(l.readUInt32LE(g.offsets)!==0)throw o("its first pa\
th does not begin at 0");let y=0;for(let _=0;_<t.count;_+=h){if(y=Math.max(y,e(l,g,_,Math.min(_+h,t.count))),y>n.pathBytes)throw o("a path is too long");await E()}
if(l.readUInt32LE(g.offsets+t.count*f)!==t.pathsBytes)throw o("its last path does not end with the paths");for(let _=x.Zh;_<S.length;_+=x.Zh){const i=_-x.Zh;if(S.
compare(S,_,_+x.Zh,i,_)>=0)throw o("its assets are not sorted")}return y}function e(l,t,n,E){const g=i=>l.readUInt32LE(t.offsets+i*f);let S=0,y=n===0?0:t.paths+
g(n-1),_=t.paths+g(n);for(let i=n;i<E;i+=1){const m=t.paths+g(i+1);if(m<=_||m>t.rules)throw o("its paths are out of order");if(((l[_]??0)&192)===128)throw o("a \
path is not UTF-8");if(y!==0&&l.compare(l,_,m,y,_)>=0)throw o("its paths are not sorted");S=Math.max(S,m-_),y=_,_=m}return S}function o(l){return new A.F(`The i\
ndex of a release is damaged (${l}): deploy again`)}function w(l,t){const n=L(l),E=U(n),g=n.reduce((P,{path:C})=>P+Buffer.byteLength(C),0),S=d+E.length+n.length*
(R+f)+f,y=Buffer.alloc(S+g+t.length);a.copy(y);const _=[n.length,g,t.length,E.length/x.Zh];for(const[P,C]of _.entries())y.writeUInt32LE(C,a.length+P*4);(0,b.hash)(
"sha256",E,"buffer").copy(y,a.length+_.length*4),E.copy(y,d);let i=d+E.length,m=i+n.length*R;const O=m+(n.length+1)*f;let v=0;for(const{path:P,hash:C,size:B}of n)
y.write(C,i,k,"hex"),i=y.writeUIntLE(B,i+k,6),m=y.writeUInt32LE(v,m),v+=y.write(P,O+v);return y.writeUInt32LE(v,m),y.set(t,O+g),y}function L(l){return l.some(({
path:t})=>/[\ud800-\uffff]/.test(t))?l.map(t=>({file:t,bytes:Buffer.from(t.path)})).sort((t,n)=>t.bytes.compare(n.bytes)).map(({file:t})=>t):l.toSorted((t,n)=>t.
path<n.path?-1:1)}function U(l){const t=l.filter(({path:n})=>(0,T.IG)(n)).map(({path:n})=>(0,x.e7)(n));return t.sort((n,E)=>n.compare(E)),Buffer.concat(t.filter(
(n,E)=>E===0||!t[E-1]?.equals(n)))}}),5657:((H,D,c)=>{c.d(D,{H:()=>b});var M=c(3715);function b(A,T=M.y9){let x=performance.now();return()=>{if(!(performance.now()-
x<T))return new Promise((j,a)=>{setImmediate(()=>{x=performance.now(),A?.aborted?a(A.reason):j()})})}}}),4505:((H,D,c)=>{c.d(D,{JC:()=>A,Md:()=>d,Uq:()=>a,aJ:()=>x,
kc:()=>T,td:()=>R,wl:()=>k,yz:()=>f});var M=c(7598),b=c(3052);const A=["br","zstd","gzip"],T=512,x=16*b.D6,j=Buffer.from("SLV","latin1"),a=j.length+4+32,d=a+x;
function k(h){const r=Buffer.alloc(4);return r.writeUInt32LE(h.length),Buffer.concat([j,r,(0,M.hash)("sha256",h,"buffer"),h])}function R(h,r){if(h.length<a||j.compare(
h,0,j.length)!==0)return;const p=h.readUInt32LE(j.length);return p<=x&&r===a+p?p:void 0}function f(h){if(R(h,h.length)===void 0)return;const r=h.subarray(a),p=h.
subarray(j.length+4,a);return(0,M.hash)("sha256",r,"buffer").equals(p)?r:void 0}}),9985:((H,D,c)=>{c.d(D,{O0:()=>T,q0:()=>b,qE:()=>j});var M=c(5807);function b(a){
if(a.charCodeAt(0)!==47)return;const d=a.includes("%")?(0,M.FF)(a):a;if(!(d===void 0||d.includes("\0")||d.includes("\\")))return/\/\.\.?(?:\/|$)/.test(d)?void 0:
d.slice(1)}const A=/^[\w.!~*'()@:$,+=&;/-]*$/;function T(a){return A.test(a)?`/${a}`:`/${a.split("/").map(x).join("/")}`}function x(a){return encodeURIComponent(
a).replace(/%(40|3A|24|2C|2B|3D|26|3B)/g,decodeURIComponent)}function j(a,d){if(a===""||a.endsWith("/")){if(d(`${a}index.html`))return{kind:"file",path:`${a}ind\
ex.html`};const k=a.slice(0,-1);return k!==""&&d(`${k}.html`)?{kind:"redirect",to:k}:void 0}return d(a)?{kind:"file",path:a}:d(`${a}.html`)?{kind:"file",path:`${a}\
.html`}:d(`${a}/index.html`)?{kind:"redirect",to:`${a}/`}:void 0}}),4866:((H,D,c)=>{c.d(D,{EY:()=>d,Eb:()=>a,YW:()=>p,iJ:()=>k,kl:()=>r});var M=c(9985);const b=32,
A=/\/:[A-Za-z]\w*[^\w/]/,T=/^:([A-Za-z]\w*)$/,x="it must begin with a path that has at most one *, and placeholders (/:name) only for whole segments, each name \
once",j=`it has more than ${b} placeholders`;function a(s){const e=(0,M.q0)(s);return e===void 0?x:d($(`/${e}`))}function d(s){const[e="",o,w]=s.split("*",3);if(!s.
startsWith("/")||w!==void 0||A.test(s))return x;const L=e.slice(1).split("/").map(f),U=(o??"").split("/").map(f),l=[...R(L),...R(U),...o===void 0?[]:["splat"]];
if(new Set(l).size<l.length)return x;if(l.length>b)return j;if(o===void 0)return{text:s,head:L,star:void 0};if(o===""&&e.endsWith("/")){const E=e==="/"?[]:e.slice(
1,-1).split("/").map(f);return{text:s,head:E,star:{isRest:!0,before:"",behind:"",tail:[]}}}const t=e.slice(e.lastIndexOf("/")+1),[n=""]=o.split("/",1);return{text:s,
head:L.slice(0,-1),star:{isRest:!1,before:t,behind:n,tail:U.slice(1)}}}function k({head:s,star:e}){return new Set(e?[...R(s),...R(e.tail),"splat"]:R(s))}function R(s){
return s.flatMap(e=>"name"in e?e.name:[])}function f(s){const e=T.exec(s)?.[1];return e===void 0?{text:s}:{name:e}}const h=32*1024;class r{path;bare;#t;#e;#i;#a=h;constructor(e){
this.path=e,this.bare=$(e)}get parts(){return this.#t??=this.bare.slice(1).split("/"),this.#t}encode(e){this.#i??=new Map;const o=this.#i.get(e);if(o!==void 0)return o;
if(this.#a-=e.length,this.#a<0)return;const w=(0,M.O0)(e).slice(1);return this.#i.set(e,w),w}start(e){if(!this.#e){let o=1;this.#e=this.parts.map(w=>{const L=o;
return o+=w.length+1,L})}return this.#e[e]??this.path.length}}function p(s,e){const{head:o,star:w}=s,{parts:L}=e;if(w===void 0)return L.length===o.length&&u(o,L,
0)?new I(s,e,void 0):void 0;if(!u(o,L,0))return;if(w.isRest){if(L.length<o.length)return;const n=o.length===0?1:e.start(o.length-1)+(L[o.length-1]??"").length+1;
return new I(s,e,n>e.path.length?void 0:e.path.slice(n))}const U=L.length-w.tail.length-1;if(U<o.length||!u(w.tail,L,U+1))return;const l=e.start(o.length)+w.before.
length,t=e.start(U)+(L[U]??"").length-w.behind.length;if(!(l>t)&&e.bare.startsWith(w.before,e.start(o.length))&&e.bare.startsWith(w.behind,t))return new I(s,e,e.
bare.slice(l,t))}function u(s,e,o){for(let w=0;w<s.length;w+=1){const L=s[w],U=e[o+w];if(L===void 0||U===void 0||("text"in L?L.text!==U:U===""))return!1}return!0}
class I{#t;#e;#i;constructor(e,o,w){this.#t=e,this.#e=o,this.#i=w}get(e){const{head:o,star:w}=this.#t,{parts:L}=this.#e,U=o.findIndex(t=>"name"in t&&t.name===e);
if(U!==-1)return L[U]??"";const l=w?w.tail.findIndex(t=>"name"in t&&t.name===e):-1;return w&&l!==-1?L[L.length-w.tail.length+l]??"":this.#i??""}encoded(e){return this.#e.
encode(this.get(e))}}function $(s){return s.length>1&&s.endsWith("/")?s.slice(0,-1):s}}),321:((H,D,c)=>{c.d(D,{Ex:()=>h,Zk:()=>j,b5:()=>b,r6:()=>f,zM:()=>R});var M=c(
4866);const b=2e3,A=2e3,T=/^[^/:]+=/,x={200:"rewrite",404:"rewrite",301:"go",302:"go",303:"go",307:"go",308:"go"};function j(r){const p=[],u=[];for(const[I,$]of r.
split(/\r\n|\r|\n/).entries()){const s=a($).trim();if(s==="")continue;const e=p.length<b?d(s):"too many rules";typeof e=="string"?u.push({line:I+1,reason:e}):p.
push(e)}return{rules:p,ignored:u}}function a(r){const p=r.search(/(?:^|\s)#/);return p===-1?r:r.slice(0,p)}function d(r){if(r.length>A)return"the line is too lo\
ng";const[p="",u,I="301",...$]=r.split(/\s+/);if(u===void 0)return"it does not name a target";if($.length>0||I.includes("=")||T.test(u))return"conditions and qu\
ery parameters are not supported";const s=k(I);if(s===void 0)return/^\d+!?$/.test(I)?`${I} is not a status that a rule can have`:"its status is not a number";const e=(0,M.
Eb)(p);return typeof e=="string"?e:h(u,s)?{from:e,to:u.replace(/[^\x21-\x7e]/gu,encodeURIComponent),status:s,force:I.endsWith("!")}:f(s)?"rewrites to other orig\
ins are refused":"the target is neither a path nor a URL"}function k(r){const p=Number(/^(\d{3})!?$/.exec(r)?.[1]);return R(p)?p:void 0}function R(r){return Object.
hasOwn(x,r)}function f(r){return x[r]==="rewrite"}function h(r,p){return/^\/(?!\/)/.test(r)||!f(p)&&/^(?:https?:)?\/\//i.test(r)}}),2558:((H,D,c)=>{c.d(D,{P4:()=>o,
Gb:()=>e,nb:()=>L,n$:()=>w,Kc:()=>l});var M=c(8302),b=c(391),A=c(4866);const T=500,x=8*1024,j=2e3,a=/^[!#$%&'*+.^_`|~0-9A-Za-z-]+$/,d=/^[\t\x20-\x7e\x80-\xff]*$/,
k=new Set(["accept-ranges","connection","content-encoding","content-length","content-range","date","etag","keep-alive","last-modified","location","server","te",
"trailer","transfer-encoding","upgrade","vary","x-request-id","x-slipway-release"]);function R(i){const m=[],O=[];let v;for(const[P,C]of i.split(/\r\n|\r|\n/).entries()){
const B=C.trim(),z=W=>O.push({line:P+1,reason:W});B===""||B.startsWith("#")||(B.length>j?z("the line is too long"):B.startsWith("/")||/^https?:/.test(B)?(v=f(B,
m.length,z),v&&m.push(v)):v?h(v,B,z):z("it is not below a path"))}return{rules:m,ignored:O}}function f(i,m,O){const v=(0,A.Eb)(i);if(m>=T)O("too many rules");else if(typeof v==
"string")O(v);else return{from:v,set:[],unset:[],bytes:0}}function h(i,m,O){const v=/^!\s*(\S+)$/.exec(m)?.[1];if(v)return void i.unset.push(v.toLowerCase());const P=m.
indexOf(":"),C=m.slice(0,P).trim().toLowerCase(),B=m.slice(P+1).trim();if(P<1||!a.test(C)||!d.test(B))return O('it is not "Name: value"');if(C==="basic-auth")return O(
'"basic-auth" is not supported: anyone can read this path');if(C==="set-cookie"&&i.set.some(([W])=>W===C))return O("a path can set one cookie");if(k.has(C))return O(
`rules cannot set "${C}"`);const z=i.bytes+r(C,B);if(z>x)return O(`the headers of this path have more than ${x} bytes`);i.bytes=z,i.set.push([C,B])}function r(i,m){
return i.length+m.length+4}function p(i,m){return a.test(i)&&i===i.toLowerCase()&&d.test(m)&&!k.has(i)}var u=c(321);const I=["index.html","200.html"],$="_redire\
cts",s="_headers",e=512*1024,o=[$,s];function w(i){return o.includes(i)}function L(i,{base:m,fallback:O}={}){const v=[],P=N=>{const K=i.get(N)??Buffer.alloc(0);
return K==="too large"&&v.push({file:N,reason:`it has more than ${e} bytes`}),K==="too large"?"":K.toString()},C=(0,u.Zk)(P($));for(const N of C.ignored)v.push(
{file:$,...N});const B=R(P(s));for(const N of B.ignored)v.push({file:s,...N});const z=[...C.rules,...U(m)].slice(0,u.b5);if(z.length+B.rules.length===0&&O===void 0)
return{bytes:Buffer.alloc(0),ignored:v};const W={redirects:z.map(({from:N,to:K,status:Z,force:F})=>[N.text,K,Z,F]),headers:B.rules.map(({from:N,set:K,unset:Z})=>[
N.text,K,Z]),fallback:O};return{bytes:Buffer.from(JSON.stringify(W)),ignored:v}}function U(i){return i===void 0?[]:(0,u.Zk)(`${i} ${i}/ 302
${i}/* /:splat 200
/ ${i}/ 302!`).rules}function l(i){if(i.length===0)return{redirects:[],headers:[],fallback:void 0};const{redirects:m,headers:O,fallback:v}=t(i);if(!Array.isArray(
m)||m.length>u.b5||!Array.isArray(O)||O.length>T)throw _();return{redirects:m.map(n),headers:O.map(E),fallback:I.find(P=>P===v)}}function t(i){const m=(0,M.D7)(
i.toString());if(!m)throw _();return m}function n(i){const[m,O,v,P]=S(i);if(typeof O!="string"||typeof v!="number"||typeof P!="boolean"||!(0,u.zM)(v)||!(0,u.Ex)(
O,v)||!/^[\x21-\x7e]+$/.test(O))throw _();return{from:g(m),to:O,status:v,force:P}}function E(i){const[m,O,v]=S(i),P=S(O).map(B=>{const[z,W]=S(B);if(typeof z!="s\
tring"||typeof W!="string"||!p(z,W))throw _();return[z,W]}),C=S(v).map(B=>typeof B=="string"?B:y());return{from:g(m),set:P,unset:C}}function g(i){const m=typeof i==
"string"?(0,A.EY)(i):void 0;return typeof m=="object"?m:y()}function S(i){return Array.isArray(i)?i:y()}function y(){throw _()}function _(){return new b.F("The \
compiled rules of a release are damaged: deploy again")}}),391:((H,D,c)=>{c.d(D,{F:()=>M});class M extends Error{name="DamagedObject"}}),4057:((H,D,c)=>{c.d(D,{
IG:()=>h,XT:()=>a,JL:()=>j});const M={"3g2":"video/3gpp2","3gp":"video/3gpp","3gpp":"video/3gpp","3mf":"model/3mf",aac:"audio/aac",ac:"application/pkix-attr-cer\
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
plication/zip"};function b(p){let u=(""+p).trim().toLowerCase(),I=u.lastIndexOf(".");return M[~I?u.substring(++I):u]}const A=new Map([["js","text/javascript"],[
"mjs","text/javascript"],["cjs","text/javascript"],["map","application/json"],["ico","image/x-icon"],["webmanifest","application/manifest+json"],["apple-app-sit\
e-association","application/json"],["eot","application/vnd.ms-fontobject"],["flac","audio/flac"],["m3u8","application/vnd.apple.mpegurl"],["m4v","video/mp4"],["\
apk","application/vnd.android.package-archive"],["usdz","model/vnd.usdz+zip"]]),T=/^(?:text\/|application\/(?:json|javascript|xml|manifest\+json|ld\+json|rss\+xml|atom\+xml)|image\/svg)/,
x=/^(?:text\/|application\/(?:.*\+?(?:json|xml)|javascript|wasm|x-sh|rtf)|image\/(?:svg|bmp|x-icon)|font\/(?:ttf|otf)|model\/gltf)/;function j(p){const u=p.slice(
p.lastIndexOf("/")+1),I=u.slice(u.lastIndexOf(".")+1).toLowerCase(),$=A.get(I)??b(I),s=typeof $=="string"?$:"application/octet-stream";return T.test(s)&&!s.includes(
"charset")?`${s}; charset=utf-8`:s}function a(p){return x.test(p)}const d=/(?:^|\/)(?:_next\/static|_nuxt|_app\/immutable|_astro)\/(?!builds\/)/,k=[{name:/[.-](?=[0-9a-f]*\d)(?=[0-9a-f]*[a-f])[0-9a-f]{8,64}(?:\.(?:chunk|min|bundle|module))?\.\w+(?:\.map)?$/},
{name:/-(?=[A-Z2-7]*[2-7])(?=[A-Z2-7]*[A-Z])[A-Z2-7]{8}\.(?:[cm]?js|css)(?:\.map)?$/},{in:/(?:^|\/)(?:assets|chunks|static|build)\//,name:/[.-](?=[a-zA-Z]*\d)(?=[a-z\d]*[A-Z])(?=[A-Z\d]*[a-z])[A-Za-z\d]{8}\.\w+(?:\.map)?$/}];
function R(p){const u=r(p);return u===void 0||u.endsWith(".html")?!1:d.test(p)||k.some(I=>I.name.test(u)&&(I.in?.test(p)??!0))}const f=/\.(?:[cm]?js|css|wasm|map|woff2?|ttf|otf|eot|png|jpe?g|gif|svg|webp|avif|mp4|webm)$/;
function h(p){const u=r(p);return R(p)||u!==void 0&&f.test(u)&&/[.-][\w-]{8,}(?:\.\w+)+$/.test(u)}function r(p){const u=p.slice(p.lastIndexOf("/")+1);return u.length<=
255?u:void 0}})};export{Y as id,q as ids,G as modules};
