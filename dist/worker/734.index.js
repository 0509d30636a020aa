const G=734,V=[734],J={1132:((N,I,c)=>{c.d(I,{a:()=>y});function D(k){return(T,u,w)=>k(`${JSON.stringify({time:new Date().toISOString(),level:T,event:u,...w})}
`)}const y=()=>{}}),4054:((N,I,c)=>{c.d(I,{HH:()=>k,Zh:()=>y,e7:()=>T});var D=c(7598);const y=8;class k{#t;constructor(w){this.#t=w}get bytes(){return this.#t.length}has(w){
let i=0,d=this.#t.length/y-1;for(;i<=d;){const A=i+d>>>1,L=A*y,m=this.#t.compare(w,0,y,L,L+y);if(m===0)return!0;m<0?i=A+1:d=A-1}return!1}detached(){return new k(
Buffer.from(this.#t))}}function T(u){return(0,D.hash)("sha256",u,"buffer").subarray(0,y)}}),6355:((N,I,c)=>{c.d(I,{PL:()=>w,T5:()=>T,Xy:()=>i,jN:()=>k});var D=c(
4505);const y=/^[0-9a-f]{64}$/;function k(m){return y.test(m)}function T(m,f){return`${m}/${f.slice(0,2)}/${f}`}function u(m){return`${m}/variants/`}function w(m,f,r){
return`${u(m)}${f.slice(0,2)}/${f}.${r}`}function i(m){const[,,f="",...r]=m.split("/");return r.length===0&&k(f)?f:void 0}function d(m){const[,f,r]=/\/([0-9a-f]{64})\.([a-z]+)$/.
exec(m)??[];return ENCODINGS.some(p=>p===r)?f:void 0}const A=5e3;function L(m){const f=i(m);return f!==void 0?{sha256:f}:d(m)===void 0?void 0:{missingMs:A}}}),3511:((N,I,c)=>{
c.d(I,{ay:()=>x,bj:()=>v,el:()=>p,q2:()=>d,wd:()=>R});var D=c(4573),y=c(7598),k=c(391),T=c(4057),u=c(4054),w=c(3715);const i=Buffer.from("SLIPWAY","latin1"),d=56,
A=32,L=A+6,m=4,f=8192,r=Buffer.allocUnsafe(3*w.sS.pathBytes);class p{count;bytes;assets;rules;#t;#e;#i;#a;#s;#o="";#p=-1;constructor(t,a,E){const g=B(a);this.#t=
t,this.count=a.count,this.bytes=t.length,this.#e=g.records,this.#i=g.offsets,this.#a=g.paths,this.#s=E,this.assets=new u.HH(t.subarray(d,g.records)),this.rules=
t.subarray(g.rules)}static async open(t,a,E=w.Si){if(t.length>E.indexBytes)throw n("it is too large");const g=x(t,E);if(B(g).end!==t.length)throw n("its length \
does not match its header");const M=await s(t,g,E,a);return new p(t,g,M)}find(t){return t!==this.#o&&(this.#p=this.#l(t),this.#o=t),this.#p}path(t){return this.#t.
toString("utf8",this.#n(t),this.#n(t+1))}file(t){const a=this.#e+t*L;return{hash:this.#t.toString("hex",a,a+A),size:this.#t.readUIntLE(a+A,6)}}*files(){for(let t=0;t<
this.count;t+=1)yield{path:this.path(t),...this.file(t)}}#l(t){if(t.length>this.#s)return-1;const a=r.write(t);let E=0,g=this.count-1;for(;E<=g;){const M=E+g>>>
1,O=this.#t.compare(r,0,a,this.#n(M),this.#n(M+1));if(O===0)return M;O<0?E=M+1:g=M-1}return-1}#n(t){return this.#a+this.#t.readUInt32LE(this.#i+t*m)}}function x(l,t=w.
Si){if(l.length<d||i.compare(l,0,i.length)!==0)throw n("it is not an index");const a={count:l.readUInt32LE(8),pathsBytes:l.readUInt32LE(12),rulesBytes:l.readUInt32LE(
16),assets:l.readUInt32LE(20),assetsDigest:l.subarray(24,d)};if(a.assets>a.count)throw n("it has more assets than files");if(a.pathsBytes>t.pathsBytes||a.rulesBytes>
t.rulesBytes||B(a).end>t.indexBytes)throw n("it is too large");return a}function R(l,t){if(t.length!==l.assets*u.Zh)throw n("its length does not match its heade\
r");if(!(0,y.hash)("sha256",t,"buffer").equals(l.assetsDigest))throw n("its assets do not match their hash");return new u.HH(t)}function B({count:l,pathsBytes:t,
rulesBytes:a,assets:E}){const g=d+E*u.Zh,M=g+l*L,O=M+(l+1)*m,b=O+t;return{records:g,offsets:M,paths:O,rules:b,end:b+a}}async function s(l,t,a,E){const g=B(t),M=l.
subarray(d,g.records);if(R(t,M),!(0,D.isUtf8)(l.subarray(g.paths,g.rules)))throw n("a path is not UTF-8");if(l.readUInt32LE(g.offsets)!==0)throw n("its first pa\
th does not begin at 0");let O=0;for(let b=0;b<t.count;b+=f){if(O=Math.max(O,e(l,g,b,Math.min(b+f,t.count))),O>a.pathBytes)throw n("a path is too long");await E()}
if(l.readUInt32LE(g.offsets+t.count*m)!==t.pathsBytes)throw n("its last path does not end with the paths");for(let b=u.Zh;b<M.length;b+=u.Zh){const z=b-u.Zh;if(M.
compare(M,b,b+u.Zh,z,b)>=0)throw n("its assets are not sorted")}return O}function e(l,t,a,E){const g=z=>l.readUInt32LE(t.offsets+z*m);let M=0,O=a===0?0:t.paths+
g(a-1),b=t.paths+g(a);for(let z=a;z<E;z+=1){const $=t.paths+g(z+1);if($<=b||$>t.rules)throw n("its paths are out of order");if(((l[b]??0)&192)===128)throw n("a \
path is not UTF-8");if(O!==0&&l.compare(l,b,$,O,b)>=0)throw n("its paths are not sorted");M=Math.max(M,$-b),O=b,b=$}return M}function n(l){return new k.F(`The i\
ndex of a release is damaged (${l}): deploy again`)}function v(l,t){const a=S(l),E=C(a),g=a.reduce((j,{path:_})=>j+Buffer.byteLength(_),0),M=d+E.length+a.length*
(L+m)+m,O=Buffer.alloc(M+g+t.length);i.copy(O);const b=[a.length,g,t.length,E.length/u.Zh];for(const[j,_]of b.entries())O.writeUInt32LE(_,i.length+j*4);(0,y.hash)(
"sha256",E,"buffer").copy(O,i.length+b.length*4),E.copy(O,d);let z=d+E.length,$=z+a.length*L;const o=$+(a.length+1)*m;let h=0;for(const{path:j,hash:_,size:U}of a)
O.write(_,z,A,"hex"),z=O.writeUIntLE(U,z+A,6),$=O.writeUInt32LE(h,$),h+=O.write(j,o+h);return O.writeUInt32LE(h,$),O.set(t,o+g),O}function S(l){return l.some(({
path:t})=>/[\ud800-\uffff]/.test(t))?l.map(t=>({file:t,bytes:Buffer.from(t.path)})).sort((t,a)=>t.bytes.compare(a.bytes)).map(({file:t})=>t):l.toSorted((t,a)=>t.
path<a.path?-1:1)}function C(l){const t=l.filter(({path:a})=>(0,T.IG)(a)).map(({path:a})=>(0,u.e7)(a));return t.sort((a,E)=>a.compare(E)),Buffer.concat(t.filter(
(a,E)=>E===0||!t[E-1]?.equals(a)))}}),5657:((N,I,c)=>{c.d(I,{H:()=>y});var D=c(3715);function y(k,T=D.y9){let u=performance.now();return()=>{if(!(performance.now()-
u<T))return new Promise((w,i)=>{setImmediate(()=>{u=performance.now(),k?.aborted?i(k.reason):w()})})}}}),4505:((N,I,c)=>{c.d(I,{JC:()=>k,Md:()=>d,Uq:()=>i,aJ:()=>u,
kc:()=>T,td:()=>L,wl:()=>A,yz:()=>m});var D=c(7598),y=c(3052);const k=["br","zstd","gzip"],T=512,u=16*y.D6,w=Buffer.from("SLV","latin1"),i=w.length+4+32,d=i+u;
function A(f){const r=Buffer.alloc(4);return r.writeUInt32LE(f.length),Buffer.concat([w,r,(0,D.hash)("sha256",f,"buffer"),f])}function L(f,r){if(f.length<i||w.compare(
f,0,w.length)!==0)return;const p=f.readUInt32LE(w.length);return p<=u&&r===i+p?p:void 0}function m(f){if(L(f,f.length)===void 0)return;const r=f.subarray(i),p=f.
subarray(w.length+4,i);return(0,D.hash)("sha256",r,"buffer").equals(p)?r:void 0}}),9985:((N,I,c)=>{c.d(I,{O0:()=>T,q0:()=>y,qE:()=>w});var D=c(5807);function y(i){
if(i.charCodeAt(0)!==47)return;const d=i.includes("%")?(0,D.FF)(i):i;if(!(d===void 0||d.includes("\0")||d.includes("\\")))return/\/\.\.?(?:\/|$)/.test(d)?void 0:
d.slice(1)}const k=/^[\w.!~*'()@:$,+=&;/-]*$/;function T(i){return k.test(i)?`/${i}`:`/${i.split("/").map(u).join("/")}`}function u(i){return encodeURIComponent(
i).replace(/%(40|3A|24|2C|2B|3D|26|3B)/g,decodeURIComponent)}function w(i,d){if(i===""||i.endsWith("/")){if(d(`${i}index.html`))return{kind:"file",path:`${i}ind\
ex.html`};const A=i.slice(0,-1);return A!==""&&d(`${A}.html`)?{kind:"redirect",to:A}:void 0}return d(i)?{kind:"file",path:i}:d(`${i}.html`)?{kind:"file",path:`${i}\
.html`}:d(`${i}/index.html`)?{kind:"redirect",to:`${i}/`}:void 0}}),4866:((N,I,c)=>{c.d(I,{EY:()=>d,Eb:()=>i,YW:()=>p,iJ:()=>A,kl:()=>r});var D=c(9985);const y=32,
k=/\/:[A-Za-z]\w*[^\w/]/,T=/^:([A-Za-z]\w*)$/,u="it must begin with a path that has at most one *, and placeholders (/:name) only for whole segments, each name \
once",w=`it has more than ${y} placeholders`;function i(s){const e=(0,D.q0)(s);return e===void 0?u:d(B(`/${e}`))}function d(s){const[e="",n,v]=s.split("*",3);if(!s.
startsWith("/")||v!==void 0||k.test(s))return u;const S=e.slice(1).split("/").map(m),C=(n??"").split("/").map(m),l=[...L(S),...L(C),...n===void 0?[]:["splat"]];
if(new Set(l).size<l.length)return u;if(l.length>y)return w;if(n===void 0)return{text:s,head:S,star:void 0};if(n===""&&e.endsWith("/")){const E=e==="/"?[]:e.slice(
1,-1).split("/").map(m);return{text:s,head:E,star:{isRest:!0,before:"",behind:"",tail:[]}}}const t=e.slice(e.lastIndexOf("/")+1),[a=""]=n.split("/",1);return{text:s,
head:S.slice(0,-1),star:{isRest:!1,before:t,behind:a,tail:C.slice(1)}}}function A({head:s,star:e}){return new Set(e?[...L(s),...L(e.tail),"splat"]:L(s))}function L(s){
return s.flatMap(e=>"name"in e?e.name:[])}function m(s){const e=T.exec(s)?.[1];return e===void 0?{text:s}:{name:e}}const f=32*1024;class r{path;bare;#t;#e;#i;#a=f;constructor(e){
this.path=e,this.bare=B(e)}get parts(){return this.#t??=this.bare.slice(1).split("/"),this.#t}encode(e){this.#i??=new Map;const n=this.#i.get(e);if(n!==void 0)return n;
if(this.#a-=e.length,this.#a<0)return;const v=(0,D.O0)(e).slice(1);return this.#i.set(e,v),v}start(e){if(!this.#e){let n=1;this.#e=this.parts.map(v=>{const S=n;
return n+=v.length+1,S})}return this.#e[e]??this.path.length}}function p(s,e){const{head:n,star:v}=s,{parts:S}=e;if(v===void 0)return S.length===n.length&&x(n,S,
0)?new R(s,e,void 0):void 0;if(!x(n,S,0))return;if(v.isRest){if(S.length<n.length)return;const a=n.length===0?1:e.start(n.length-1)+(S[n.length-1]??"").length+1;
return new R(s,e,a>e.path.length?void 0:e.path.slice(a))}const C=S.length-v.tail.length-1;if(C<n.length||!x(v.tail,S,C+1))return;const l=e.start(n.length)+v.before.
length,t=e.start(C)+(S[C]??"").length-v.behind.length;if(!(l>t)&&e.bare.startsWith(v.before,e.start(n.length))&&e.bare.startsWith(v.behind,t))return new R(s,e,e.
bare.slice(l,t))}function x(s,e,n){for(let v=0;v<s.length;v+=1){const S=s[v],C=e[n+v];if(S===void 0||C===void 0||("text"in S?S.text!==C:C===""))return!1}return!0}
class R{#t;#e;#i;constructor(e,n,v){this.#t=e,this.#e=n,this.#i=v}get(e){const{head:n,star:v}=this.#t,{parts:S}=this.#e,C=n.findIndex(t=>"name"in t&&t.name===e);
if(C!==-1)return S[C]??"";const l=v?v.tail.findIndex(t=>"name"in t&&t.name===e):-1;return v&&l!==-1?S[S.length-v.tail.length+l]??"":this.#i??""}encoded(e){return this.#e.
encode(this.get(e))}}function B(s){return s.length>1&&s.endsWith("/")?s.slice(0,-1):s}}),321:((N,I,c)=>{c.d(I,{Ex:()=>f,Zk:()=>w,b5:()=>y,r6:()=>m,zM:()=>L});var D=c(
4866);const y=2e3,k=2e3,T=/^[^/:]+=/,u={200:"rewrite",404:"rewrite",301:"go",302:"go",303:"go",307:"go",308:"go"};function w(r){const p=[],x=[];for(const[R,B]of r.
split(/\r\n|\r|\n/).entries()){const s=i(B).trim();if(s==="")continue;const e=p.length<y?d(s):"too many rules";typeof e=="string"?x.push({line:R+1,reason:e}):p.
push(e)}return{rules:p,ignored:x}}function i(r){const p=r.search(/(?:^|\s)#/);return p===-1?r:r.slice(0,p)}function d(r){if(r.length>k)return"the line is too lo\
ng";const[p="",x,R="301",...B]=r.split(/\s+/);if(x===void 0)return"it does not name a target";if(B.length>0||R.includes("=")||T.test(x))return"conditions and qu\
ery parameters are not supported";const s=A(R);if(s===void 0)return/^\d+!?$/.test(R)?`${R} is not a status that a rule can have`:"its status is not a number";const e=(0,D.
Eb)(p);return typeof e=="string"?e:f(x,s)?{from:e,to:x.replace(/[^\x21-\x7e]/gu,encodeURIComponent),status:s,force:R.endsWith("!")}:m(s)?"rewrites to other orig\
ins are refused":"the target is neither a path nor a URL"}function A(r){const p=Number(/^(\d{3})!?$/.exec(r)?.[1]);return L(p)?p:void 0}function L(r){return Object.
hasOwn(u,r)}function m(r){return u[r]==="rewrite"}function f(r,p){return/^\/(?!\/)/.test(r)||!m(p)&&/^(?:https?:)?\/\//i.test(r)}}),385:((N,I,c)=>{c.d(I,{P4:()=>S,
Gb:()=>v,nb:()=>l,n$:()=>C,Kc:()=>a});var D=c(8302),y=c(391);const k=new Set(["x-accel-redirect","x-lighttpd-send-file","x-litespeed-location","x-reproxy-file",
"x-reproxy-service","x-reproxy-url","x-sendfile","x-sendfile-temporary","x-sendfile2"]);function T(o){return o.startsWith("x-slipway-")||k.has(o)}var u=c(4866);
const w=500,i=8*1024,d=2e3,A=/^[!#$%&'*+.^_`|~0-9A-Za-z-]+$/,L=/^[\t\x20-\x7e\x80-\xff]*$/,m=new Set(["accept-ranges","connection","content-encoding","content-l\
ength","content-range","date","etag","keep-alive","last-modified","location","server","te","trailer","transfer-encoding","upgrade","vary","x-request-id","x-slip\
way-release"]);function f(o){const h=[],j=[];let _;for(const[U,H]of o.split(/\r\n|\r|\n/).entries()){const P=H.trim(),W=Z=>j.push({line:U+1,reason:Z});P===""||P.
startsWith("#")||(P.length>d?W("the line is too long"):P.startsWith("/")||/^https?:/.test(P)?(_=r(P,h.length,W),_&&h.push(_)):_?p(_,P,W):W("it is not below a pa\
th"))}return{rules:h,ignored:j}}function r(o,h,j){const _=(0,u.Eb)(o);if(h>=w)j("too many rules");else if(typeof _=="string")j(_);else return{from:_,set:[],unset:[],
bytes:0}}function p(o,h,j){const _=/^!\s*(\S+)$/.exec(h)?.[1];if(_)return void o.unset.push(_.toLowerCase());const U=h.indexOf(":"),H=h.slice(0,U).trim().toLowerCase(),
P=h.slice(U+1).trim();if(U<1||!A.test(H)||!L.test(P))return j('it is not "Name: value"');if(H==="basic-auth")return j('"basic-auth" is not supported: anyone can\
 read this path');if(H==="set-cookie"&&o.set.some(([Z])=>Z===H))return j("a path can set one cookie");if(m.has(H)||T(H))return j(`rules cannot set "${H}"`);const W=o.
bytes+x(H,P);if(W>i)return j(`the headers of this path have more than ${i} bytes`);o.bytes=W,o.set.push([H,P])}function x(o,h){return o.length+h.length+4}function R(o,h){
return A.test(o)&&o===o.toLowerCase()&&L.test(h)&&!m.has(o)}var B=c(321);const s=["index.html","200.html"],e="_redirects",n="_headers",v=512*1024,S=[e,n];function C(o){
return S.includes(o)}function l(o,{base:h,fallback:j}={}){const _=[],U=K=>{const F=o.get(K)??Buffer.alloc(0);return F==="too large"&&_.push({file:K,reason:`it h\
as more than ${v} bytes`}),F==="too large"?"":F.toString()},H=(0,B.Zk)(U(e));for(const K of H.ignored)_.push({file:e,...K});const P=f(U(n));for(const K of P.ignored)
_.push({file:n,...K});const W=[...H.rules,...t(h)].slice(0,B.b5);if(W.length+P.rules.length===0&&j===void 0)return{bytes:Buffer.alloc(0),ignored:_};const Z={redirects:W.
map(({from:K,to:F,status:Y,force:q})=>[K.text,F,Y,q]),headers:P.rules.map(({from:K,set:F,unset:Y})=>[K.text,F,Y]),fallback:j};return{bytes:Buffer.from(JSON.stringify(
Z)),ignored:_}}function t(o){return o===void 0?[]:(0,B.Zk)(`${o} ${o}/ 302
${o}/* /:splat 200
/ ${o}/ 302!`).rules}function a(o){if(o.length===0)return{redirects:[],headers:[],fallback:void 0};const{redirects:h,headers:j,fallback:_}=E(o);if(!Array.isArray(
h)||h.length>B.b5||!Array.isArray(j)||j.length>w)throw $();return{redirects:h.map(g),headers:j.map(M),fallback:s.find(U=>U===_)}}function E(o){const h=(0,D.D7)(
o.toString());if(!h)throw $();return h}function g(o){const[h,j,_,U]=b(o);if(typeof j!="string"||typeof _!="number"||typeof U!="boolean"||!(0,B.zM)(_)||!(0,B.Ex)(
j,_)||!/^[\x21-\x7e]+$/.test(j))throw $();return{from:O(h),to:j,status:_,force:U}}function M(o){const[h,j,_]=b(o),U=b(j).flatMap(P=>{const[W,Z]=b(P);if(typeof W!=
"string"||typeof Z!="string"||!R(W,Z))throw $();return T(W)?[]:[[W,Z]]}),H=b(_).map(P=>typeof P=="string"?P:z());return{from:O(h),set:U,unset:H}}function O(o){const h=typeof o==
"string"?(0,u.EY)(o):void 0;return typeof h=="object"?h:z()}function b(o){return Array.isArray(o)?o:z()}function z(){throw $()}function $(){return new y.F("The \
compiled rules of a release are damaged: deploy again")}}),391:((N,I,c)=>{c.d(I,{F:()=>D});class D extends Error{name="DamagedObject"}}),4057:((N,I,c)=>{c.d(I,{
IG:()=>f,XT:()=>i,JL:()=>w});const D={"3g2":"video/3gpp2","3gp":"video/3gpp","3gpp":"video/3gpp","3mf":"model/3mf",aac:"audio/aac",ac:"application/pkix-attr-cer\
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
plication/zip"};function y(p){let x=(""+p).trim().toLowerCase(),R=x.lastIndexOf(".");return D[~R?x.substring(++R):x]}const k=new Map([["js","text/javascript"],[
"mjs","text/javascript"],["cjs","text/javascript"],["map","application/json"],["ico","image/x-icon"],["webmanifest","application/manifest+json"],["apple-app-sit\
e-association","application/json"],["eot","application/vnd.ms-fontobject"],["flac","audio/flac"],["m3u8","application/vnd.apple.mpegurl"],["m4v","video/mp4"],["\
apk","application/vnd.android.package-archive"],["usdz","model/vnd.usdz+zip"]]),T=/^(?:text\/|application\/(?:json|javascript|xml|manifest\+json|ld\+json|rss\+xml|atom\+xml)|image\/svg)/,
u=/^(?:text\/|application\/(?:.*\+?(?:json|xml)|javascript|wasm|x-sh|rtf)|image\/(?:svg|bmp|x-icon)|font\/(?:ttf|otf)|model\/gltf)/;function w(p){const x=p.slice(
p.lastIndexOf("/")+1),R=x.slice(x.lastIndexOf(".")+1).toLowerCase(),B=k.get(R)??y(R),s=typeof B=="string"?B:"application/octet-stream";return T.test(s)&&!s.includes(
"charset")?`${s}; charset=utf-8`:s}function i(p){return u.test(p)}const d=/(?:^|\/)(?:_next\/static|_nuxt|_app\/immutable|_astro)\/(?!builds\/)/,A=[{name:/[.-](?=[0-9a-f]*\d)(?=[0-9a-f]*[a-f])[0-9a-f]{8,64}(?:\.(?:chunk|min|bundle|module))?\.\w+(?:\.map)?$/},
{name:/-(?=[A-Z2-7]*[2-7])(?=[A-Z2-7]*[A-Z])[A-Z2-7]{8}\.(?:[cm]?js|css)(?:\.map)?$/},{in:/(?:^|\/)(?:assets|chunks|static|build)\//,name:/[.-](?=[a-zA-Z]*\d)(?=[a-z\d]*[A-Z])(?=[A-Z\d]*[a-z])[A-Za-z\d]{8}\.\w+(?:\.map)?$/}];
function L(p){const x=r(p);return x===void 0||x.endsWith(".html")?!1:d.test(p)||A.some(R=>R.name.test(x)&&(R.in?.test(p)??!0))}const m=/\.(?:[cm]?js|css|wasm|map|woff2?|ttf|otf|eot|png|jpe?g|gif|svg|webp|avif|mp4|webm)$/;
function f(p){const x=r(p);return L(p)||x!==void 0&&m.test(x)&&/[.-][\w-]{8,}(?:\.\w+)+$/.test(x)}function r(p){const x=p.slice(p.lastIndexOf("/")+1);return x.length<=
255?x:void 0}})};export{G as id,V as ids,J as modules};
