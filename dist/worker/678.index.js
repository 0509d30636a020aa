const Et=678,jt=[678],yt={1132:((U,L,d)=>{d.d(L,{a:()=>y});function T(S,I=Date.now){return(h,E,p)=>S(`${JSON.stringify({time:new Date(I()).toISOString(),level:h,
event:E,...p})}
`)}const y=()=>{}}),4054:((U,L,d)=>{d.d(L,{HH:()=>S,Zh:()=>y,e7:()=>I});var T=d(7598);const y=8;class S{#t;constructor(E){this.#t=E}get bytes(){return this.#t.length}has(E){
let p=0,w=this.#t.length/y-1;for(;p<=w;){const A=p+w>>>1,D=A*y,k=this.#t.compare(E,0,y,D,D+y);if(k===0)return!0;k<0?p=A+1:w=A-1}return!1}detached(){return new S(
Buffer.from(this.#t))}}function I(h){return(0,T.hash)("sha256",h,"buffer").subarray(0,y)}}),5388:((U,L,d)=>{d.d(L,{e:()=>h,q:()=>E});var T=d(3739),y=d(2881),S=d(
5879),I=d(8423);function h(p,w){return new y.$({stage:"sync",code:p,message:w,exitCode:null,signal:null,log:[],diagnostics:[]})}function E(p,w){if(p instanceof y.
$)return p;if(w.aborted)return w.reason;if(p instanceof S.Sb)return h("disk_full","The disk of the platform is full: the output could not be stored");if(p instanceof
I.u)return h("sync_failed","The output could not be stored: the storage of the platform cannot be used now");const A=(0,T.xU)(p)??(p instanceof Error?p.message:
String(p));return h("sync_failed",`The output could not be stored (${A})`)}}),6355:((U,L,d)=>{d.d(L,{Gx:()=>h,Ky:()=>A,PL:()=>p,T5:()=>I,Xy:()=>w,jN:()=>S,xB:()=>E});
var T=d(4505);const y=/^[0-9a-f]{64}$/;function S(r){return y.test(r)}function I(r,g){return`${r}/${g.slice(0,2)}/${g}`}function h(r){return`${r}/`}function E(r){
return`${r}/variants/`}function p(r,g,u){return`${E(r)}${g.slice(0,2)}/${g}.${u}`}function w(r){const[,,g="",...u]=r.split("/");return u.length===0&&S(g)?g:void 0}
function A(r){const[,g,u]=/\/([0-9a-f]{64})\.([a-z]+)$/.exec(r)??[];return T.JC.some(_=>_===u)?g:void 0}const D=5e3;function k(r){const g=w(r);return g!==void 0?
{sha256:g}:A(r)===void 0?void 0:{missingMs:D}}}),3511:((U,L,d)=>{d.d(L,{ay:()=>_,bj:()=>q,el:()=>u,q2:()=>w,wd:()=>M});var T=d(4573),y=d(7598),S=d(391),I=d(4057),
h=d(4054),E=d(3715);const p=Buffer.from("SLIPWAY","latin1"),w=56,A=32,D=A+6,k=4,r=8192,g=Buffer.allocUnsafe(3*E.sS.pathBytes);class u{count;bytes;assets;rules;#t;#e;#i;#n;#s;#o="";#p=-1;constructor(i,s,x){
const f=z(s);this.#t=i,this.count=s.count,this.bytes=i.length,this.#e=f.records,this.#i=f.offsets,this.#n=f.paths,this.#s=x,this.assets=new h.HH(i.subarray(w,f.
records)),this.rules=i.subarray(f.rules)}static async open(i,s,x=E.Si){if(i.length>x.indexBytes)throw R("it is too large");const f=_(i,x);if(z(f).end!==i.length)
throw R("its length does not match its header");const O=await W(i,f,x,s);return new u(i,f,O)}find(i){return i!==this.#o&&(this.#p=this.#l(i),this.#o=i),this.#p}path(i){
return this.#t.toString("utf8",this.#a(i),this.#a(i+1))}file(i){const s=this.#e+i*D;return{hash:this.#t.toString("hex",s,s+A),size:this.#t.readUIntLE(s+A,6)}}*files(){
for(let i=0;i<this.count;i+=1)yield{path:this.path(i),...this.file(i)}}#l(i){if(i.length>this.#s)return-1;const s=g.write(i);let x=0,f=this.count-1;for(;x<=f;){
const O=x+f>>>1,v=this.#t.compare(g,0,s,this.#a(O),this.#a(O+1));if(v===0)return O;v<0?x=O+1:f=O-1}return-1}#a(i){return this.#n+this.#t.readUInt32LE(this.#i+i*
k)}}function _(m,i=E.Si){if(m.length<w||p.compare(m,0,p.length)!==0)throw R("it is not an index");const s={count:m.readUInt32LE(8),pathsBytes:m.readUInt32LE(12),
rulesBytes:m.readUInt32LE(16),assets:m.readUInt32LE(20),assetsDigest:m.subarray(24,w)};if(s.assets>s.count)throw R("it has more assets than files");if(s.pathsBytes>
i.pathsBytes||s.rulesBytes>i.rulesBytes||z(s).end>i.indexBytes)throw R("it is too large");return s}function M(m,i){if(i.length!==m.assets*h.Zh)throw R("its leng\
th does not match its header");if(!(0,y.hash)("sha256",i,"buffer").equals(m.assetsDigest))throw R("its assets do not match their hash");return new h.HH(i)}function z({
count:m,pathsBytes:i,rulesBytes:s,assets:x}){const f=w+x*h.Zh,O=f+m*D,v=O+(m+1)*k,b=v+i;return{records:f,offsets:O,paths:v,rules:b,end:b+s}}async function W(m,i,s,x){
const f=z(i),O=m.subarray(w,f.records);if(M(i,O),!(0,T.isUtf8)(m.subarray(f.paths,f.rules)))throw R("a path is not UTF-8");if(m.readUInt32LE(f.offsets)!==0)throw R(
"its first path does not begin at 0");let v=0;for(let b=0;b<i.count;b+=r){if(v=Math.max(v,nt(m,f,b,Math.min(b+r,i.count))),v>s.pathBytes)throw R("a path is too \
long");await x()}if(m.readUInt32LE(f.offsets+i.count*k)!==i.pathsBytes)throw R("its last path does not end with the paths");for(let b=h.Zh;b<O.length;b+=h.Zh){const B=b-
h.Zh;if(O.compare(O,b,b+h.Zh,B,b)>=0)throw R("its assets are not sorted")}return v}function nt(m,i,s,x){const f=B=>m.readUInt32LE(i.offsets+B*k);let O=0,v=s===0?
0:i.paths+f(s-1),b=i.paths+f(s);for(let B=s;B<x;B+=1){const $=i.paths+f(B+1);if($<=b||$>i.rules)throw R("its paths are out of order");if(((m[b]??0)&192)===128)throw R(
"a path is not UTF-8");if(v!==0&&m.compare(m,b,$,v,b)>=0)throw R("its paths are not sorted");O=Math.max(O,$-b),v=b,b=$}return O}function R(m){return new S.F(`Th\
e index of a release is damaged (${m}): deploy again`)}function q(m,i){const s=J(m),x=X(s),f=s.reduce((N,{path:H})=>N+Buffer.byteLength(H),0),O=w+x.length+s.length*
(D+k)+k,v=Buffer.alloc(O+f+i.length);p.copy(v);const b=[s.length,f,i.length,x.length/h.Zh];for(const[N,H]of b.entries())v.writeUInt32LE(H,p.length+N*4);(0,y.hash)(
"sha256",x,"buffer").copy(v,p.length+b.length*4),x.copy(v,w);let B=w+x.length,$=B+s.length*D;const Y=$+(s.length+1)*k;let F=0;for(const{path:N,hash:H,size:V}of s)
v.write(H,B,A,"hex"),B=v.writeUIntLE(V,B+A,6),$=v.writeUInt32LE(F,$),F+=v.write(N,Y+F);return v.writeUInt32LE(F,$),v.set(i,Y+f),v}function J(m){return m.some(({
path:i})=>/[\ud800-\uffff]/.test(i))?m.map(i=>({file:i,bytes:Buffer.from(i.path)})).sort((i,s)=>i.bytes.compare(s.bytes)).map(({file:i})=>i):m.toSorted((i,s)=>i.
path<s.path?-1:1)}function X(m){const i=m.filter(({path:s})=>(0,I.IG)(s)).map(({path:s})=>(0,h.e7)(s));return i.sort((s,x)=>s.compare(x)),Buffer.concat(i.filter(
(s,x)=>x===0||!i[x-1]?.equals(s)))}}),5657:((U,L,d)=>{d.d(L,{H:()=>y});var T=d(3715);function y(S,I=T.y9){let h=performance.now();return()=>{if(!(performance.now()-
h<I))return new Promise((E,p)=>{setImmediate(()=>{h=performance.now(),S?.aborted?p(S.reason):E()})})}}}),4505:((U,L,d)=>{d.d(L,{JC:()=>S,Md:()=>w,Uq:()=>p,aJ:()=>h,
kc:()=>I,td:()=>D,wl:()=>A,yz:()=>k});var T=d(7598),y=d(3052);const S=["br","zstd","gzip"],I=512,h=16*y.D6,E=Buffer.from("SLV","latin1"),p=E.length+4+32,w=p+h;
function A(r){const g=Buffer.alloc(4);return g.writeUInt32LE(r.length),Buffer.concat([E,g,(0,T.hash)("sha256",r,"buffer"),r])}function D(r,g){if(r.length<p||E.compare(
r,0,E.length)!==0)return;const u=r.readUInt32LE(E.length);return u<=h&&g===p+u?u:void 0}function k(r){if(D(r,r.length)===void 0)return;const g=r.subarray(p),u=r.
subarray(E.length+4,p);return(0,T.hash)("sha256",g,"buffer").equals(u)?g:void 0}}),7310:((U,L,d)=>{d.d(L,{P4:()=>ot,Gb:()=>st,nb:()=>ht,n$:()=>ut});function T(t){
if(t.charCodeAt(0)!==47)return;const e=t.includes("%")?h(t):t;if(!(e===void 0||e.includes("\0")||e.includes("\\")))return/\/\.\.?(?:\/|$)/.test(e)?void 0:e.slice(
1)}const y=/^[\w.!~*'()@:$,+=&;/-]*$/;function S(t){return y.test(t)?`/${t}`:`/${t.split("/").map(I).join("/")}`}function I(t){return encodeURIComponent(t).replace(
/%(40|3A|24|2C|2B|3D|26|3B)/g,decodeURIComponent)}function h(t){try{return decodeURIComponent(t)}catch{return}}function E(t,e){if(t===""||t.endsWith("/")){if(e(
`${t}index.html`))return{kind:"file",path:`${t}index.html`};const n=t.slice(0,-1);return n!==""&&e(`${n}.html`)?{kind:"redirect",to:n}:void 0}return e(t)?{kind:"\
file",path:t}:e(`${t}.html`)?{kind:"file",path:`${t}.html`}:e(`${t}/index.html`)?{kind:"redirect",to:`${t}/`}:void 0}const p=32,w=/\/:[A-Za-z]\w*[^\w/]/,A=/^:([A-Za-z]\w*)$/,
D="it must begin with a path that has at most one *, and placeholders (/:name) only for whole segments, each name once",k=`it has more than ${p} placeholders`;function r(t){
const e=T(t);return e===void 0?D:g(J(`/${e}`))}function g(t){const[e="",n,a]=t.split("*",3);if(!t.startsWith("/")||a!==void 0||w.test(t))return D;const o=e.slice(
1).split("/").map(M),l=(n??"").split("/").map(M),c=[..._(o),..._(l),...n===void 0?[]:["splat"]];if(new Set(c).size<c.length)return D;if(c.length>p)return k;if(n===
void 0)return{text:t,head:o,star:void 0};if(n===""&&e.endsWith("/")){const C=e==="/"?[]:e.slice(1,-1).split("/").map(M);return{text:t,head:C,star:{isRest:!0,before:"",
behind:"",tail:[]}}}const j=e.slice(e.lastIndexOf("/")+1),[P=""]=n.split("/",1);return{text:t,head:o.slice(0,-1),star:{isRest:!1,before:j,behind:P,tail:l.slice(
1)}}}function u({head:t,star:e}){return new Set(e?[..._(t),..._(e.tail),"splat"]:_(t))}function _(t){return t.flatMap(e=>"name"in e?e.name:[])}function M(t){const e=A.
exec(t)?.[1];return e===void 0?{text:t}:{name:e}}const z=null;class W{path;bare;#t;#e;#i;#n=z;constructor(e){this.path=e,this.bare=J(e)}get parts(){return this.#t??=
this.bare.slice(1).split("/"),this.#t}encode(e){this.#i??=new Map;const n=this.#i.get(e);if(n!==void 0)return n;if(this.#n-=e.length,this.#n<0)return;const a=encodePath(
e).slice(1);return this.#i.set(e,a),a}start(e){if(!this.#e){let n=1;this.#e=this.parts.map(a=>{const o=n;return n+=a.length+1,o})}return this.#e[e]??this.path.length}}
function nt(t,e){const{head:n,star:a}=t,{parts:o}=e;if(a===void 0)return o.length===n.length&&R(n,o,0)?new q(t,e,void 0):void 0;if(!R(n,o,0))return;if(a.isRest){
if(o.length<n.length)return;const P=n.length===0?1:e.start(n.length-1)+(o[n.length-1]??"").length+1;return new q(t,e,P>e.path.length?void 0:e.path.slice(P))}const l=o.
length-a.tail.length-1;if(l<n.length||!R(a.tail,o,l+1))return;const c=e.start(n.length)+a.before.length,j=e.start(l)+(o[l]??"").length-a.behind.length;if(!(c>j)&&
e.bare.startsWith(a.before,e.start(n.length))&&e.bare.startsWith(a.behind,j))return new q(t,e,e.bare.slice(c,j))}function R(t,e,n){for(let a=0;a<t.length;a+=1){
const o=t[a],l=e[n+a];if(o===void 0||l===void 0||("text"in o?o.text!==l:l===""))return!1}return!0}class q{#t;#e;#i;constructor(e,n,a){this.#t=e,this.#e=n,this.#i=
a}get(e){const{head:n,star:a}=this.#t,{parts:o}=this.#e,l=n.findIndex(j=>"name"in j&&j.name===e);if(l!==-1)return o[l]??"";const c=a?a.tail.findIndex(j=>"name"in
j&&j.name===e):-1;return a&&c!==-1?o[o.length-a.tail.length+c]??"":this.#i??""}encoded(e){return this.#e.encode(this.get(e))}}function J(t){return t.length>1&&t.
endsWith("/")?t.slice(0,-1):t}const X=500,m=8*1024,i=2e3,s=/^[!#$%&'*+.^_`|~0-9A-Za-z-]+$/,x=/^[\t\x20-\x7e\x80-\xff]*$/,f=new Set(["accept-ranges","connection",
"content-encoding","content-length","content-range","date","etag","keep-alive","last-modified","location","server","te","trailer","transfer-encoding","upgrade",
"vary","x-request-id","x-slipway-release"]);function O(t){const e=[],n=[];let a;for(const[o,l]of t.split(/\r\n|\r|\n/).entries()){const c=l.trim(),j=P=>n.push({
line:o+1,reason:P});c===""||c.startsWith("#")||(c.length>i?j("the line is too long"):c.startsWith("/")||/^https?:/.test(c)?(a=v(c,e.length,j),a&&e.push(a)):a?b(
a,c,j):j("it is not below a path"))}return{rules:e,ignored:n}}function v(t,e,n){const a=r(t);if(e>=X)n("too many rules");else if(typeof a=="string")n(a);else return{
from:a,set:[],unset:[],bytes:0}}function b(t,e,n){const a=/^!\s*(\S+)$/.exec(e)?.[1];if(a)return void t.unset.push(a.toLowerCase());const o=e.indexOf(":"),l=e.slice(
0,o).trim().toLowerCase(),c=e.slice(o+1).trim();if(o<1||!s.test(l)||!x.test(c))return n('it is not "Name: value"');if(l==="basic-auth")return n('"basic-auth" is\
 not supported: anyone can read this path');if(l==="set-cookie"&&t.set.some(([P])=>P===l))return n("a path can set one cookie");if(f.has(l))return n(`rules cann\
ot set "${l}"`);const j=t.bytes+B(l,c);if(j>m)return n(`the headers of this path have more than ${m} bytes`);t.bytes=j,t.set.push([l,c])}function B(t,e){return t.
length+e.length+4}function $(t,e){return s.test(t)&&t===t.toLowerCase()&&x.test(e)&&!f.has(t)}const Y=2e3,F=2e3,N=/^[^/:]+=/,H={200:"rewrite",404:"rewrite",301:"\
go",302:"go",303:"go",307:"go",308:"go"};function V(t){const e=[],n=[];for(const[a,o]of t.split(/\r\n|\r|\n/).entries()){const l=lt(o).trim();if(l==="")continue;
const c=e.length<Y?ct(l):"too many rules";typeof c=="string"?n.push({line:a+1,reason:c}):e.push(c)}return{rules:e,ignored:n}}function lt(t){const e=t.search(/(?:^|\s)#/);
return e===-1?t:t.slice(0,e)}function ct(t){if(t.length>F)return"the line is too long";const[e="",n,a="301",...o]=t.split(/\s+/);if(n===void 0)return"it does no\
t name a target";if(o.length>0||a.includes("=")||N.test(n))return"conditions and query parameters are not supported";const l=rt(a);if(l===void 0)return/^\d+!?$/.
test(a)?`${a} is not a status that a rule can have`:"its status is not a number";const c=r(e);return typeof c=="string"?c:dt(n,l)?{from:c,to:n.replace(/[^\x21-\x7e]/gu,
encodeURIComponent),status:l,force:a.endsWith("!")}:at(l)?"rewrites to other origins are refused":"the target is neither a path nor a URL"}function rt(t){const e=Number(
/^(\d{3})!?$/.exec(t)?.[1]);return mt(e)?e:void 0}function mt(t){return Object.hasOwn(H,t)}function at(t){return H[t]==="rewrite"}function dt(t,e){return/^\/(?!\/)/.
test(t)||!at(e)&&/^(?:https?:)?\/\//i.test(t)}const ft=null,Q="_redirects",tt="_headers",st=512*1024,ot=[Q,tt];function ut(t){return ot.includes(t)}function ht(t,{
base:e,fallback:n}={}){const a=[],o=C=>{const Z=t.get(C)??Buffer.alloc(0);return Z==="too large"&&a.push({file:C,reason:`it has more than ${st} bytes`}),Z==="to\
o large"?"":Z.toString()},l=V(o(Q));for(const C of l.ignored)a.push({file:Q,...C});const c=O(o(tt));for(const C of c.ignored)a.push({file:tt,...C});const j=[...l.
rules,...xt(e)].slice(0,Y);if(j.length+c.rules.length===0&&n===void 0)return{bytes:Buffer.alloc(0),ignored:a};const P={redirects:j.map(({from:C,to:Z,status:it,force:wt})=>[
C.text,Z,it,wt]),headers:c.rules.map(({from:C,set:Z,unset:it})=>[C.text,Z,it]),fallback:n};return{bytes:Buffer.from(JSON.stringify(P)),ignored:a}}function xt(t){
return t===void 0?[]:V(`${t} ${t}/ 302
${t}/* /:splat 200
/ ${t}/ 302!`).rules}function bt(t){if(t.length===0)return{redirects:[],headers:[],fallback:void 0};const{redirects:e,headers:n,fallback:a}=gt(t);if(!Array.isArray(
e)||e.length>REDIRECT_RULES_MOST||!Array.isArray(n)||n.length>HEADER_RULES_MOST)throw K();return{redirects:e.map(_t),headers:n.map(vt),fallback:ft.find(o=>o===a)}}
function gt(t){try{const e=JSON.parse(t.toString());if(isObject(e))return e}catch{}throw K()}function _t(t){const[e,n,a,o]=G(t);if(typeof n!="string"||typeof a!=
"number"||typeof o!="boolean"||!isStatus(a)||!isTarget(n,a)||!/^[\x21-\x7e]+$/.test(n))throw K();return{from:pt(e),to:n,status:a,force:o}}function vt(t){const[e,
n,a]=G(t),o=G(n).map(c=>{const[j,P]=G(c);if(typeof j!="string"||typeof P!="string"||!isHeader(j,P))throw K();return[j,P]}),l=G(a).map(c=>typeof c=="string"?c:et());
return{from:pt(e),set:o,unset:l}}function pt(t){const e=typeof t=="string"?parsePattern(t):void 0;return typeof e=="object"?e:et()}function G(t){return Array.isArray(
t)?t:et()}function et(){throw K()}function K(){return new DamagedObject("The compiled rules of a release are damaged: deploy again")}}),391:((U,L,d)=>{d.d(L,{F:()=>T});
class T extends Error{name="DamagedObject"}}),4057:((U,L,d)=>{d.d(L,{IG:()=>r,XT:()=>p,JL:()=>E});const T={"3g2":"video/3gpp2","3gp":"video/3gpp","3gpp":"video/\
3gpp","3mf":"model/3mf",aac:"audio/aac",ac:"application/pkix-attr-cert",adp:"audio/adpcm",adts:"audio/aac",ai:"application/postscript",aml:"application/automati\
onml-aml+xml",amlx:"application/automationml-amlx+zip",amr:"audio/amr",apng:"image/apng",appcache:"text/cache-manifest",appinstaller:"application/appinstaller",
appx:"application/appx",appxbundle:"application/appxbundle",asc:"application/pgp-keys",atom:"application/atom+xml",atomcat:"application/atomcat+xml",atomdeleted:"\
application/atomdeleted+xml",atomsvc:"application/atomsvc+xml",au:"audio/basic",avci:"image/avci",avcs:"image/avcs",avif:"image/avif",aw:"application/applixware",
bdoc:"application/bdoc",bin:"application/octet-stream",bmp:"image/bmp",bpk:"application/octet-stream",btf:"image/prs.btif",btif:"image/prs.btif",buffer:"applica\
tion/octet-stream",ccxml:"application/ccxml+xml",cdfx:"application/cdfx+xml",cdmia:"application/cdmi-capability",cdmic:"application/cdmi-container",cdmid:"appli\
cation/cdmi-domain",cdmio:"application/cdmi-object",cdmiq:"application/cdmi-queue",cer:"application/pkix-cert",cgm:"image/cgm",cjs:"application/node",class:"app\
lication/java-vm",coffee:"text/coffeescript",conf:"text/plain",cpl:"application/cpl+xml",cpt:"application/mac-compactpro",crl:"application/pkix-crl",css:"text/c\
ss",csv:"text/csv",cu:"application/cu-seeme",cwl:"application/cwl",cww:"application/prs.cww",davmount:"application/davmount+xml",dbk:"application/docbook+xml",deb:"\
application/octet-stream",def:"text/plain",deploy:"application/octet-stream",dib:"image/bmp","disposition-notification":"message/disposition-notification",dist:"\
application/octet-stream",distz:"application/octet-stream",dll:"application/octet-stream",dmg:"application/octet-stream",dms:"application/octet-stream",doc:"app\
lication/msword",dot:"application/msword",dpx:"image/dpx",drle:"image/dicom-rle",dsc:"text/prs.lines.tag",dssc:"application/dssc+der",dtd:"application/xml-dtd",
dump:"application/octet-stream",dwd:"application/atsc-dwd+xml",ear:"application/java-archive",ecma:"application/ecmascript",elc:"application/octet-stream",emf:"\
image/emf",eml:"message/rfc822",emma:"application/emma+xml",emotionml:"application/emotionml+xml",eps:"application/postscript",epub:"application/epub+zip",exe:"\
application/octet-stream",exi:"application/exi",exp:"application/express",exr:"image/aces",ez:"application/andrew-inset",fdf:"application/fdf",fdt:"application/\
fdt+xml",fits:"image/fits",g3:"image/g3fax",gbr:"application/rpki-ghostbusters",geojson:"application/geo+json",gif:"image/gif",glb:"model/gltf-binary",gltf:"mod\
el/gltf+json",gml:"application/gml+xml",gpx:"application/gpx+xml",gram:"application/srgs",grxml:"application/srgs+xml",gxf:"application/gxf",gz:"application/gzi\
p",h261:"video/h261",h263:"video/h263",h264:"video/h264",heic:"image/heic",heics:"image/heic-sequence",heif:"image/heif",heifs:"image/heif-sequence",hej2:"image\
/hej2k",held:"application/atsc-held+xml",hjson:"application/hjson",hlp:"application/winhlp",hqx:"application/mac-binhex40",hsj2:"image/hsj2",htm:"text/html",html:"\
text/html",ics:"text/calendar",ief:"image/ief",ifb:"text/calendar",iges:"model/iges",igs:"model/iges",img:"application/octet-stream",in:"text/plain",ini:"text/p\
lain",ink:"application/inkml+xml",inkml:"application/inkml+xml",ipfix:"application/ipfix",iso:"application/octet-stream",its:"application/its+xml",jade:"text/ja\
de",jar:"application/java-archive",jhc:"image/jphc",jls:"image/jls",jp2:"image/jp2",jpe:"image/jpeg",jpeg:"image/jpeg",jpf:"image/jpx",jpg:"image/jpeg",jpg2:"im\
age/jp2",jpgm:"image/jpm",jpgv:"video/jpeg",jph:"image/jph",jpm:"image/jpm",jpx:"image/jpx",js:"text/javascript",json:"application/json",json5:"application/json\
5",jsonld:"application/ld+json",jsonml:"application/jsonml+json",jsx:"text/jsx",jt:"model/jt",jxl:"image/jxl",jxr:"image/jxr",jxra:"image/jxra",jxrs:"image/jxrs",
jxs:"image/jxs",jxsc:"image/jxsc",jxsi:"image/jxsi",jxss:"image/jxss",kar:"audio/midi",ktx:"image/ktx",ktx2:"image/ktx2",less:"text/less",lgr:"application/lgr+x\
ml",list:"text/plain",litcoffee:"text/coffeescript",log:"text/plain",lostxml:"application/lost+xml",lrf:"application/octet-stream",m1v:"video/mpeg",m21:"applica\
tion/mp21",m2a:"audio/mpeg",m2t:"video/mp2t",m2ts:"video/mp2t",m2v:"video/mpeg",m3a:"audio/mpeg",m4a:"audio/mp4",m4p:"application/mp4",m4s:"video/iso.segment",ma:"\
application/mathematica",mads:"application/mads+xml",maei:"application/mmt-aei+xml",man:"text/troff",manifest:"text/cache-manifest",map:"application/json",mar:"\
application/octet-stream",markdown:"text/markdown",mathml:"application/mathml+xml",mb:"application/mathematica",mbox:"application/mbox",md:"text/markdown",mdx:"\
text/mdx",me:"text/troff",mesh:"model/mesh",meta4:"application/metalink4+xml",metalink:"application/metalink+xml",mets:"application/mets+xml",mft:"application/r\
pki-manifest",mid:"audio/midi",midi:"audio/midi",mime:"message/rfc822",mj2:"video/mj2",mjp2:"video/mj2",mjs:"text/javascript",mml:"text/mathml",mods:"applicatio\
n/mods+xml",mov:"video/quicktime",mp2:"audio/mpeg",mp21:"application/mp21",mp2a:"audio/mpeg",mp3:"audio/mpeg",mp4:"video/mp4",mp4a:"audio/mp4",mp4s:"application\
/mp4",mp4v:"video/mp4",mpd:"application/dash+xml",mpe:"video/mpeg",mpeg:"video/mpeg",mpf:"application/media-policy-dataset+xml",mpg:"video/mpeg",mpg4:"video/mp4",
mpga:"audio/mpeg",mpp:"application/dash-patch+xml",mrc:"application/marc",mrcx:"application/marcxml+xml",ms:"text/troff",mscml:"application/mediaservercontrol+x\
ml",msh:"model/mesh",msi:"application/octet-stream",msix:"application/msix",msixbundle:"application/msixbundle",msm:"application/octet-stream",msp:"application/\
octet-stream",mtl:"model/mtl",mts:"video/mp2t",musd:"application/mmt-usd+xml",mxf:"application/mxf",mxmf:"audio/mobile-xmf",mxml:"application/xv+xml",n3:"text/n\
3",nb:"application/mathematica",nq:"application/n-quads",nt:"application/n-triples",obj:"model/obj",oda:"application/oda",oga:"audio/ogg",ogg:"audio/ogg",ogv:"v\
ideo/ogg",ogx:"application/ogg",omdoc:"application/omdoc+xml",onepkg:"application/onenote",onetmp:"application/onenote",onetoc:"application/onenote",onetoc2:"ap\
plication/onenote",opf:"application/oebps-package+xml",opus:"audio/ogg",otf:"font/otf",owl:"application/rdf+xml",oxps:"application/oxps",p10:"application/pkcs10",
p7c:"application/pkcs7-mime",p7m:"application/pkcs7-mime",p7s:"application/pkcs7-signature",p8:"application/pkcs8",pdf:"application/pdf",pfr:"application/font-t\
dpfr",pgp:"application/pgp-encrypted",pkg:"application/octet-stream",pki:"application/pkixcmp",pkipath:"application/pkix-pkipath",pls:"application/pls+xml",png:"\
image/png",prc:"model/prc",prf:"application/pics-rules",provx:"application/provenance+xml",ps:"application/postscript",pskcxml:"application/pskc+xml",pti:"image\
/prs.pti",qt:"video/quicktime",raml:"application/raml+yaml",rapd:"application/route-apd+xml",rdf:"application/rdf+xml",relo:"application/p2p-overlay+xml",rif:"a\
pplication/reginfo+xml",rl:"application/resource-lists+xml",rld:"application/resource-lists-diff+xml",rmi:"audio/midi",rnc:"application/relax-ng-compact-syntax",
rng:"application/xml",roa:"application/rpki-roa",roff:"text/troff",rq:"application/sparql-query",rs:"application/rls-services+xml",rsat:"application/atsc-rsat+x\
ml",rsd:"application/rsd+xml",rsheet:"application/urc-ressheet+xml",rss:"application/rss+xml",rtf:"text/rtf",rtx:"text/richtext",rusd:"application/route-usd+xml",
s3m:"audio/s3m",sbml:"application/sbml+xml",scq:"application/scvp-cv-request",scs:"application/scvp-cv-response",sdp:"application/sdp",senmlx:"application/senml\
+xml",sensmlx:"application/sensml+xml",ser:"application/java-serialized-object",setpay:"application/set-payment-initiation",setreg:"application/set-registration\
-initiation",sgi:"image/sgi",sgm:"text/sgml",sgml:"text/sgml",shex:"text/shex",shf:"application/shf+xml",shtml:"text/html",sieve:"application/sieve",sig:"applic\
ation/pgp-signature",sil:"audio/silk",silo:"model/mesh",siv:"application/sieve",slim:"text/slim",slm:"text/slim",sls:"application/route-s-tsid+xml",smi:"applica\
tion/smil+xml",smil:"application/smil+xml",snd:"audio/basic",so:"application/octet-stream",spdx:"text/spdx",spp:"application/scvp-vp-response",spq:"application/\
scvp-vp-request",spx:"audio/ogg",sql:"application/sql",sru:"application/sru+xml",srx:"application/sparql-results+xml",ssdl:"application/ssdl+xml",ssml:"applicat\
ion/ssml+xml",stk:"application/hyperstudio",stl:"model/stl",stpx:"model/step+xml",stpxz:"model/step-xml+zip",stpz:"model/step+zip",styl:"text/stylus",stylus:"te\
xt/stylus",svg:"image/svg+xml",svgz:"image/svg+xml",swidtag:"application/swid+xml",t:"text/troff",t38:"image/t38",td:"application/urc-targetdesc+xml",tei:"appli\
cation/tei+xml",teicorpus:"application/tei+xml",text:"text/plain",tfi:"application/thraud+xml",tfx:"image/tiff-fx",tif:"image/tiff",tiff:"image/tiff",toml:"appl\
ication/toml",tr:"text/troff",trig:"application/trig",ts:"video/mp2t",tsd:"application/timestamped-data",tsv:"text/tab-separated-values",ttc:"font/collection",ttf:"\
font/ttf",ttl:"text/turtle",ttml:"application/ttml+xml",txt:"text/plain",u3d:"model/u3d",u8dsn:"message/global-delivery-status",u8hdr:"message/global-headers",u8mdn:"\
message/global-disposition-notification",u8msg:"message/global",ubj:"application/ubjson",uri:"text/uri-list",uris:"text/uri-list",urls:"text/uri-list",vcard:"te\
xt/vcard",vrml:"model/vrml",vtt:"text/vtt",vxml:"application/voicexml+xml",war:"application/java-archive",wasm:"application/wasm",wav:"audio/wav",weba:"audio/we\
bm",webm:"video/webm",webmanifest:"application/manifest+json",webp:"image/webp",wgsl:"text/wgsl",wgt:"application/widget",wif:"application/watcherinfo+xml",wmf:"\
image/wmf",woff:"font/woff",woff2:"font/woff2",wrl:"model/vrml",wsdl:"application/wsdl+xml",wspolicy:"application/wspolicy+xml",x3d:"model/x3d+xml",x3db:"model/\
x3d+fastinfoset",x3dbz:"model/x3d+binary",x3dv:"model/x3d-vrml",x3dvz:"model/x3d+vrml",x3dz:"model/x3d+xml",xaml:"application/xaml+xml",xav:"application/xcap-at\
t+xml",xca:"application/xcap-caps+xml",xcs:"application/calendar+xml",xdf:"application/xcap-diff+xml",xdssc:"application/dssc+xml",xel:"application/xcap-el+xml",
xenc:"application/xenc+xml",xer:"application/patch-ops-error+xml",xfdf:"application/xfdf",xht:"application/xhtml+xml",xhtml:"application/xhtml+xml",xhvml:"appli\
cation/xv+xml",xlf:"application/xliff+xml",xm:"audio/xm",xml:"text/xml",xns:"application/xcap-ns+xml",xop:"application/xop+xml",xpl:"application/xproc+xml",xsd:"\
application/xml",xsf:"application/prs.xsf+xml",xsl:"application/xml",xslt:"application/xml",xspf:"application/xspf+xml",xvm:"application/xv+xml",xvml:"applicati\
on/xv+xml",yaml:"text/yaml",yang:"application/yang",yin:"application/yin+xml",yml:"text/yaml",zip:"application/zip"};function y(u){let _=(""+u).trim().toLowerCase(),
M=_.lastIndexOf(".");return T[~M?_.substring(++M):_]}const S=new Map([["js","text/javascript"],["mjs","text/javascript"],["cjs","text/javascript"],["map","appli\
cation/json"],["ico","image/x-icon"],["webmanifest","application/manifest+json"],["apple-app-site-association","application/json"],["eot","application/vnd.ms-fo\
ntobject"],["flac","audio/flac"],["m3u8","application/vnd.apple.mpegurl"],["m4v","video/mp4"],["apk","application/vnd.android.package-archive"],["usdz","model/v\
nd.usdz+zip"]]),I=/^(?:text\/|application\/(?:json|javascript|xml|manifest\+json|ld\+json|rss\+xml|atom\+xml)|image\/svg)/,h=/^(?:text\/|application\/(?:.*\+?(?:json|xml)|javascript|wasm|x-sh|rtf)|image\/(?:svg|bmp|x-icon)|font\/(?:ttf|otf)|model\/gltf)/;
function E(u){const _=u.slice(u.lastIndexOf("/")+1),M=_.slice(_.lastIndexOf(".")+1).toLowerCase(),z=S.get(M)??y(M),W=typeof z=="string"?z:"application/octet-str\
eam";return I.test(W)&&!W.includes("charset")?`${W}; charset=utf-8`:W}function p(u){return h.test(u)}const w=/(?:^|\/)(?:_next\/static|_nuxt|_app\/immutable|_astro)\/(?!builds\/)/,
A=[{name:/[.-](?=[0-9a-f]*\d)(?=[0-9a-f]*[a-f])[0-9a-f]{8,64}(?:\.(?:chunk|min|bundle|module))?\.\w+(?:\.map)?$/},{name:/-(?=[A-Z2-7]*[2-7])(?=[A-Z2-7]*[A-Z])[A-Z2-7]{8}\.(?:[cm]?js|css)(?:\.map)?$/},
{in:/(?:^|\/)(?:assets|chunks|static|build)\//,name:/[.-](?=[a-zA-Z]*\d)(?=[a-z\d]*[A-Z])(?=[A-Z\d]*[a-z])[A-Za-z\d]{8}\.\w+(?:\.map)?$/}];function D(u){const _=g(
u);return _===void 0||_.endsWith(".html")?!1:w.test(u)||A.some(M=>M.name.test(_)&&(M.in?.test(u)??!0))}const k=/\.(?:[cm]?js|css|wasm|map|woff2?|ttf|otf|eot|png|jpe?g|gif|svg|webp|avif|mp4|webm)$/;
function r(u){const _=g(u);return D(u)||_!==void 0&&k.test(_)&&/[.-][\w-]{8,}(?:\.\w+)+$/.test(_)}function g(u){const _=u.slice(u.lastIndexOf("/")+1);return _.length<=
255?_:void 0}})};export{Et as id,jt as ids,yt as modules};
