const Y=734,q=[734],G={1132:((H,T,c)=>{c.d(T,{aB:()=>y});function D(R){return(m,g,e)=>R(`${JSON.stringify({time:new Date().toISOString(),level:m,event:g,...e})}\

`)}const y=()=>{};function L(R,m,g){let e=Number.NEGATIVE_INFINITY;return(...r)=>{const S=g();Math.abs(S-e)<m||(e=S,R(...r))}}}),4054:((H,T,c)=>{c.d(T,{HH:()=>L,
Zh:()=>y,e7:()=>R});var D=c(7598);const y=8;class L{#t;constructor(g){this.#t=g}get bytes(){return this.#t.length}has(g){let e=0,r=this.#t.length/y-1;for(;e<=r;){
const S=e+r>>>1,d=S*y,f=this.#t.compare(g,0,y,d,d+y);if(f===0)return!0;f<0?e=S+1:r=S-1}return!1}detached(){return new L(Buffer.from(this.#t))}}function R(m){return(0,D.
hash)("sha256",m,"buffer").subarray(0,y)}}),6355:((H,T,c)=>{c.d(T,{PL:()=>m,T5:()=>R,Xy:()=>g,jN:()=>L});var D=c(4505);const y=/^[0-9a-f]{64}$/;function L(d){return y.
test(d)}function R(d,f){return`${d}/${f.slice(0,2)}/${f}`}function m(d,f,l){return`${d}/variants/${f.slice(0,2)}/${f}.${l}`}function g(d){const[,,f="",...l]=d.split(
"/");return l.length===0&&L(f)?f:void 0}function e(d){const[,f,l]=/\/([0-9a-f]{64})\.([a-z]+)$/.exec(d)??[];return ENCODINGS.some(O=>O===l)?f:void 0}const r=5e3;
function S(d){const f=g(d);return f!==void 0?{sha256:f}:e(d)===void 0?void 0:{missingMs:r}}}),3511:((H,T,c)=>{c.d(T,{ay:()=>_,bj:()=>E,el:()=>u,q2:()=>r,wd:()=>C});
var D=c(4573),y=c(7598),L=c(391),R=c(4057),m=c(4054),g=c(3715);const e=Buffer.from("SLIPWAY","latin1"),r=56,S=32,d=S+6,f=4,l=8192,O=Buffer.allocUnsafe(3*g.sS.pathBytes);
class u{count;bytes;assets;rules;#t;#e;#i;#a;#s;#o="";#p=-1;constructor(t,n,j){const v=k(n);this.#t=t,this.count=n.count,this.bytes=t.length,this.#e=v.records,this.#i=
v.offsets,this.#a=v.paths,this.#s=j,this.assets=new m.HH(t.subarray(r,v.records)),this.rules=t.subarray(v.rules)}static async open(t,n,j=g.Si){if(t.length>j.indexBytes)
throw s("it is too large");const v=_(t,j);if(k(v).end!==t.length)throw s("its length does not match its header");const M=await o(t,v,j,n);return new u(t,v,M)}find(t){
return t!==this.#o&&(this.#p=this.#l(t),this.#o=t),this.#p}path(t){return this.#t.toString("utf8",this.#n(t),this.#n(t+1))}file(t){const n=this.#e+t*d;return{hash:this.#t.
toString("hex",n,n+S),size:this.#t.readUIntLE(n+S,6)}}*files(){for(let t=0;t<this.count;t+=1)yield{path:this.path(t),...this.file(t)}}#l(t){if(t.length>this.#s)
return-1;const n=O.write(t);let j=0,v=this.count-1;for(;j<=v;){const M=j+v>>>1,w=this.#t.compare(O,0,n,this.#n(M),this.#n(M+1));if(w===0)return M;w<0?j=M+1:v=M-
1}return-1}#n(t){return this.#a+this.#t.readUInt32LE(this.#i+t*f)}}function _(p,t=g.Si){if(p.length<r||e.compare(p,0,e.length)!==0)throw s("it is not an index");
const n={count:p.readUInt32LE(8),pathsBytes:p.readUInt32LE(12),rulesBytes:p.readUInt32LE(16),assets:p.readUInt32LE(20),assetsDigest:p.subarray(24,r)};if(n.assets>
n.count)throw s("it has more assets than files");if(n.pathsBytes>t.pathsBytes||n.rulesBytes>t.rulesBytes||k(n).end>t.indexBytes)throw s("it is too large");return n}
function C(p,t){if(t.length!==p.assets*m.Zh)throw s("its length does not match its header");if(!(0,y.hash)("sha256",t,"buffer").equals(p.assetsDigest))throw s("\
its assets do not match their hash");return new m.HH(t)}function k({count:p,pathsBytes:t,rulesBytes:n,assets:j}){const v=r+j*m.Zh,M=v+p*d,w=M+(p+1)*f,x=w+t;return{
records:v,offsets:M,paths:w,rules:x,end:x+n}}async function o(p,t,n,j){const v=k(t),M=p.subarray(r,v.records);if(C(t,M),!(0,D.isUtf8)(p.subarray(v.paths,v.rules)))
throw s("a path is not UTF-8");if(p.readUInt32LE(v.offsets)!==0)throw s("its first path does not begin at 0");let w=0;for(let x=0;x<t.count;x+=l){if(w=Math.max(
w,i(p,v,x,Math.min(x+l,t.count))),w>n.pathBytes)throw s("a path is too long");await j()}if(p.readUInt32LE(v.offsets+t.count*f)!==t.pathsBytes)throw s("its last \
path does not end with the paths");for(let x=m.Zh;x<M.length;x+=m.Zh){const a=x-m.Zh;if(M.compare(M,x,x+m.Zh,a,x)>=0)throw s("its assets are not sorted")}return w}
function i(p,t,n,j){const v=a=>p.readUInt32LE(t.offsets+a*f);let M=0,w=n===0?0:t.paths+v(n-1),x=t.paths+v(n);for(let a=n;a<j;a+=1){const h=t.paths+v(a+1);if(h<=
x||h>t.rules)throw s("its paths are out of order");if(((p[x]??0)&192)===128)throw s("a path is not UTF-8");if(w!==0&&p.compare(p,x,h,w,x)>=0)throw s("its paths \
are not sorted");M=Math.max(M,h-x),w=x,x=h}return M}function s(p){return new L.F(`The index of a release is damaged (${p}): deploy again`)}function E(p,t){const n=I(
p),j=U(n),v=n.reduce(($,{path:B})=>$+Buffer.byteLength(B),0),M=r+j.length+n.length*(d+f)+f,w=Buffer.alloc(M+v+t.length);e.copy(w);const x=[n.length,v,t.length,j.
length/m.Zh];for(const[$,B]of x.entries())w.writeUInt32LE(B,e.length+$*4);(0,y.hash)("sha256",j,"buffer").copy(w,e.length+x.length*4),j.copy(w,r);let a=r+j.length,
h=a+n.length*d;const A=h+(n.length+1)*f;let b=0;for(const{path:$,hash:B,size:P}of n)w.write(B,a,S,"hex"),a=w.writeUIntLE(P,a+S,6),h=w.writeUInt32LE(b,h),b+=w.write(
$,A+b);return w.writeUInt32LE(b,h),w.set(t,A+v),w}function I(p){return p.some(({path:t})=>/[\ud800-\uffff]/.test(t))?p.map(t=>({file:t,bytes:Buffer.from(t.path)})).
sort((t,n)=>t.bytes.compare(n.bytes)).map(({file:t})=>t):p.toSorted((t,n)=>t.path<n.path?-1:1)}function U(p){const t=p.filter(({path:n})=>(0,R.IG)(n)).map(({path:n})=>(0,m.
e7)(n));return t.sort((n,j)=>n.compare(j)),Buffer.concat(t.filter((n,j)=>j===0||!t[j-1]?.equals(n)))}}),5657:((H,T,c)=>{c.d(T,{H:()=>y});var D=c(3715);function y(L,R=D.
y9){let m=performance.now();return()=>{if(!(performance.now()-m<R))return new Promise((g,e)=>{setImmediate(()=>{m=performance.now(),L?.aborted?e(L.reason):g()})})}}}),
4505:((H,T,c)=>{c.d(T,{JC:()=>L,Md:()=>r,Uq:()=>e,aJ:()=>m,kc:()=>R,td:()=>d,wl:()=>S,yz:()=>f});var D=c(7598),y=c(3052);const L=["br","zstd","gzip"],R=512,m=16*
y.D6,g=Buffer.from("SLV","latin1"),e=g.length+4+32,r=e+m;function S(l){const O=Buffer.alloc(4);return O.writeUInt32LE(l.length),Buffer.concat([g,O,(0,D.hash)("\
sha256",l,"buffer"),l])}function d(l,O){if(l.length<e||g.compare(l,0,g.length)!==0)return;const u=l.readUInt32LE(g.length);return u<=m&&O===e+u?u:void 0}function f(l){
if(d(l,l.length)===void 0)return;const O=l.subarray(e),u=l.subarray(g.length+4,e);return(0,D.hash)("sha256",O,"buffer").equals(u)?O:void 0}}),9985:((H,T,c)=>{c.
d(T,{O0:()=>R,q0:()=>y,qE:()=>g});var D=c(5807);function y(e){if(e.charCodeAt(0)!==47)return;const r=e.includes("%")?(0,D.FF)(e):e;if(!(r===void 0||r.includes("\
\0")||r.includes("\\")))return/\/\.\.?(?:\/|$)/.test(r)?void 0:r.slice(1)}const L=/^[\w.!~*'()@:$,+=&;/-]*$/;function R(e){return L.test(e)?`/${e}`:`/${e.split(
"/").map(m).join("/")}`}function m(e){return encodeURIComponent(e).replace(/%(40|3A|24|2C|2B|3D|26|3B)/g,decodeURIComponent)}function g(e,r){if(e===""||e.endsWith(
"/")){if(r(`${e}index.html`))return{kind:"file",path:`${e}index.html`};const S=e.slice(0,-1);return S!==""&&r(`${S}.html`)?{kind:"redirect",to:S}:void 0}return r(
e)?{kind:"file",path:e}:r(`${e}.html`)?{kind:"file",path:`${e}.html`}:r(`${e}/index.html`)?{kind:"redirect",to:`${e}/`}:void 0}}),4866:((H,T,c)=>{c.d(T,{EY:()=>r,
Eb:()=>e,YW:()=>u,iJ:()=>S,kl:()=>O});var D=c(9985);const y=32,L=/\/:[A-Za-z]\w*[^\w/]/,R=/^:([A-Za-z]\w*)$/,m="it must begin with a path that has at most one *\
, and placeholders (/:name) only for whole segments, each name once",g=`it has more than ${y} placeholders`;function e(o){const i=(0,D.q0)(o);return i===void 0?
m:r(k(`/${i}`))}function r(o){const[i="",s,E]=o.split("*",3);if(!o.startsWith("/")||E!==void 0||L.test(o))return m;const I=i.slice(1).split("/").map(f),U=(s??"").
split("/").map(f),p=[...d(I),...d(U),...s===void 0?[]:["splat"]];if(new Set(p).size<p.length)return m;if(p.length>y)return g;if(s===void 0)return{text:o,head:I,
star:void 0};if(s===""&&i.endsWith("/")){const j=i==="/"?[]:i.slice(1,-1).split("/").map(f);return{text:o,head:j,star:{isRest:!0,before:"",behind:"",tail:[]}}}const t=i.
slice(i.lastIndexOf("/")+1),[n=""]=s.split("/",1);return{text:o,head:I.slice(0,-1),star:{isRest:!1,before:t,behind:n,tail:U.slice(1)}}}function S({head:o,star:i}){
return new Set(i?[...d(o),...d(i.tail),"splat"]:d(o))}function d(o){return o.flatMap(i=>"name"in i?i.name:[])}function f(o){const i=R.exec(o)?.[1];return i===void 0?
{text:o}:{name:i}}const l=32*1024;class O{path;bare;#t;#e;#i;#a=l;constructor(i){this.path=i,this.bare=k(i)}get parts(){return this.#t??=this.bare.slice(1).split(
"/"),this.#t}encode(i){this.#i??=new Map;const s=this.#i.get(i);if(s!==void 0)return s;if(this.#a-=i.length,this.#a<0)return;const E=(0,D.O0)(i).slice(1);return this.#i.
set(i,E),E}start(i){if(!this.#e){let s=1;this.#e=this.parts.map(E=>{const I=s;return s+=E.length+1,I})}return this.#e[i]??this.path.length}}function u(o,i){const{
head:s,star:E}=o,{parts:I}=i;if(E===void 0)return I.length===s.length&&_(s,I,0)?new C(o,i,void 0):void 0;if(!_(s,I,0))return;if(E.isRest){if(I.length<s.length)return;
const n=s.length===0?1:i.start(s.length-1)+(I[s.length-1]??"").length+1;return new C(o,i,n>i.path.length?void 0:i.path.slice(n))}const U=I.length-E.tail.length-
1;if(U<s.length||!_(E.tail,I,U+1))return;const p=i.start(s.length)+E.before.length,t=i.start(U)+(I[U]??"").length-E.behind.length;if(!(p>t)&&i.bare.startsWith(E.
before,i.start(s.length))&&i.bare.startsWith(E.behind,t))return new C(o,i,i.bare.slice(p,t))}function _(o,i,s){for(let E=0;E<o.length;E+=1){const I=o[E],U=i[s+E];
if(I===void 0||U===void 0||("text"in I?I.text!==U:U===""))return!1}return!0}class C{#t;#e;#i;constructor(i,s,E){this.#t=i,this.#e=s,this.#i=E}get(i){const{head:s,
star:E}=this.#t,{parts:I}=this.#e,U=s.findIndex(t=>"name"in t&&t.name===i);if(U!==-1)return I[U]??"";const p=E?E.tail.findIndex(t=>"name"in t&&t.name===i):-1;return E&&
p!==-1?I[I.length-E.tail.length+p]??"":this.#i??""}encoded(i){return this.#e.encode(this.get(i))}}function k(o){return o.length>1&&o.endsWith("/")?o.slice(0,-1):
o}}),321:((H,T,c)=>{c.d(T,{Ex:()=>f,Zk:()=>g,b5:()=>y,r6:()=>d,zM:()=>S});var D=c(4866);const y=2e3,L=2e3,R=/^[^/:]+=/,m={200:"rewrite",404:"rewrite",301:"go",302:"\
go",303:"go",307:"go",308:"go"};function g(l){const O=[],u=[];for(const[_,C]of l.split(/\r\n|\r|\n/).entries()){const k=e(C).trim();if(k==="")continue;const o=O.
length<y?r(k):"too many rules";typeof o=="string"?u.push({line:_+1,reason:o}):O.push(o)}return{rules:O,ignored:u}}function e(l){const O=l.search(/(?:^|\s)#/);return O===
-1?l:l.slice(0,O)}function r(l){if(l.length>L)return"the line is too long";const[O="",u,_="301",...C]=l.split(/\s+/);if(u===void 0)return"it does not name a tar\
get";if(C.length>0||_.includes("=")||R.test(u))return"conditions and query parameters are not supported";const k=Number(/^(\d{3})!?$/.exec(_)?.[1]);if(!S(k))return/^\d+!?$/.
test(_)?`${_} is not a status that a rule can have`:"its status is not a number";const o=(0,D.Eb)(O);return typeof o=="string"?o:f(u,k)?{from:o,to:u.replace(/[^\x21-\x7e]/gu,
encodeURIComponent),status:k,force:_.endsWith("!")}:d(k)?"rewrites to other origins are refused":"the target is neither a path nor a URL"}function S(l){return Object.
hasOwn(m,l)}function d(l){return m[l]==="rewrite"}function f(l,O){return/^\/(?!\/)/.test(l)||!d(O)&&/^(?:https?:)?\/\//i.test(l)}}),385:((H,T,c)=>{c.d(T,{P4:()=>I,
Gb:()=>E,nb:()=>p,n$:()=>U,Kc:()=>n});var D=c(8302),y=c(391);const L=new Set(["x-accel-redirect","x-lighttpd-send-file","x-litespeed-location","x-reproxy-file",
"x-reproxy-service","x-reproxy-url","x-sendfile","x-sendfile-temporary","x-sendfile2"]);function R(a){return a.startsWith("x-slipway-")||L.has(a)}var m=c(4866);
const g=500,e=8*1024,r=2e3,S=/^[!#$%&'*+.^_`|~0-9A-Za-z-]+$/,d=/^[\t\x20-\x7e\x80-\xff]*$/,f=new Set(["accept-ranges","connection","content-encoding","content-l\
ength","content-range","date","etag","keep-alive","last-modified","location","server","te","trailer","transfer-encoding","upgrade","vary","x-request-id","x-slip\
way-release"]);function l(a){const h=[],A=[];let b;for(const[$,B]of a.split(/\r\n|\r|\n/).entries()){const P=B.trim(),z=W=>A.push({line:$+1,reason:W});P===""||P.
startsWith("#")||(P.length>r?z("the line is too long"):P.startsWith("/")||/^https?:/.test(P)?(b=O(P,h.length,z),b&&h.push(b)):b?u(b,P,z):z("it is not below a pa\
th"))}return{rules:h,ignored:A}}function O(a,h,A){const b=(0,m.Eb)(a);if(h>=g)A("too many rules");else if(typeof b=="string")A(b);else return{from:b,set:[],unset:[],
bytes:0}}function u(a,h,A){const b=/^!\s*(\S+)$/.exec(h)?.[1];if(b)return void a.unset.push(b.toLowerCase());const $=h.indexOf(":"),B=h.slice(0,$).trim().toLowerCase(),
P=h.slice($+1).trim();if($<1||!S.test(B)||!d.test(P))return A('it is not "Name: value"');if(B==="basic-auth")return A('"basic-auth" is not supported: anyone can\
 read this path');if(B==="set-cookie"&&a.set.some(([W])=>W===B))return A("a path can set one cookie");if(f.has(B)||R(B))return A(`rules cannot set "${B}"`);const z=a.
bytes+_(B,P);if(z>e)return A(`the headers of this path have more than ${e} bytes`);a.bytes=z,a.set.push([B,P])}function _(a,h){return a.length+h.length+4}function C(a,h){
return S.test(a)&&a===a.toLowerCase()&&d.test(h)&&!f.has(a)}var k=c(321);const o=["index.html","200.html"],i="_redirects",s="_headers",E=512*1024,I=[i,s];function U(a){
return I.includes(a)}function p(a,{base:h,fallback:A}={}){const b=[],$=N=>{const K=a.get(N)??Buffer.alloc(0);return K==="too large"&&b.push({file:N,reason:`it h\
as more than ${E} bytes`}),K==="too large"?"":K.toString()},B=(0,k.Zk)($(i));for(const N of B.ignored)b.push({file:i,...N});const P=l($(s));for(const N of P.ignored)
b.push({file:s,...N});const z=[...B.rules,...t(h)].slice(0,k.b5);if(z.length+P.rules.length===0&&A===void 0)return{bytes:Buffer.alloc(0),ignored:b};const W={redirects:z.
map(({from:N,to:K,status:Z,force:F})=>[N.text,K,Z,F]),headers:P.rules.map(({from:N,set:K,unset:Z})=>[N.text,K,Z]),fallback:A};return{bytes:Buffer.from(JSON.stringify(
W)),ignored:b}}function t(a){return a===void 0?[]:(0,k.Zk)(`${a} ${a}/ 302
${a}/* /:splat 200
/ ${a}/ 302!`).rules}function n(a){if(a.length===0)return{redirects:[],headers:[],fallback:void 0};const{redirects:h,headers:A,fallback:b}=(0,D.D7)(a.toString())??
x();return(!Array.isArray(h)||h.length>k.b5)&&x(),(!Array.isArray(A)||A.length>g)&&x(),{redirects:h.map(j),headers:A.map(v),fallback:o.find($=>$===b)}}function j(a){
const[h,A,b,$]=w(a);return(typeof A!="string"||typeof b!="number"||typeof $!="boolean")&&x(),(!(0,k.zM)(b)||!(0,k.Ex)(A,b)||!/^[\x21-\x7e]+$/.test(A))&&x(),{from:M(
h),to:A,status:b,force:$}}function v(a){const[h,A,b]=w(a),$=w(A).flatMap(P=>{const[z,W]=w(P);return(typeof z!="string"||typeof W!="string"||!C(z,W))&&x(),R(z)?[]:
[[z,W]]}),B=w(b).map(P=>typeof P=="string"?P:x());return{from:M(h),set:$,unset:B}}function M(a){const h=typeof a=="string"?(0,m.EY)(a):void 0;return typeof h=="\
object"?h:x()}function w(a){return Array.isArray(a)?a:x()}function x(){throw new y.F("The compiled rules of a release are damaged: deploy again")}}),391:((H,T,c)=>{
c.d(T,{F:()=>D});class D extends Error{name="DamagedObject"}}),4057:((H,T,c)=>{c.d(T,{IG:()=>l,XT:()=>e,JL:()=>g});const D={"3g2":"video/3gpp2","3gp":"video/3gp\
p","3gpp":"video/3gpp","3mf":"model/3mf",aac:"audio/aac",ac:"application/pkix-attr-cert",adp:"audio/adpcm",adts:"audio/aac",ai:"application/postscript",aml:"app\
lication/automationml-aml+xml",amlx:"application/automationml-amlx+zip",amr:"audio/amr",apng:"image/apng",appcache:"text/cache-manifest",appinstaller:"applicati\
on/appinstaller",appx:"application/appx",appxbundle:"application/appxbundle",asc:"application/pgp-keys",atom:"application/atom+xml",atomcat:"application/atomcat\
+xml",atomdeleted:"application/atomdeleted+xml",atomsvc:"application/atomsvc+xml",au:"audio/basic",avci:"image/avci",avcs:"image/avcs",avif:"image/avif",aw:"app\
lication/applixware",bdoc:"application/bdoc",bin:"application/octet-stream",bmp:"image/bmp",bpk:"application/octet-stream",btf:"image/prs.btif",btif:"image/prs.\
btif",buffer:"application/octet-stream",ccxml:"application/ccxml+xml",cdfx:"application/cdfx+xml",cdmia:"application/cdmi-capability",cdmic:"application/cdmi-co\
ntainer",cdmid:"application/cdmi-domain",cdmio:"application/cdmi-object",cdmiq:"application/cdmi-queue",cer:"application/pkix-cert",cgm:"image/cgm",cjs:"applica\
tion/node",class:"application/java-vm",coffee:"text/coffeescript",conf:"text/plain",cpl:"application/cpl+xml",cpt:"application/mac-compactpro",crl:"application/\
pkix-crl",css:"text/css",csv:"text/csv",cu:"application/cu-seeme",cwl:"application/cwl",cww:"application/prs.cww",davmount:"application/davmount+xml",dbk:"appli\
cation/docbook+xml",deb:"application/octet-stream",def:"text/plain",deploy:"application/octet-stream",dib:"image/bmp","disposition-notification":"message/dispos\
ition-notification",dist:"application/octet-stream",distz:"application/octet-stream",dll:"application/octet-stream",dmg:"application/octet-stream",dms:"applicat\
ion/octet-stream",doc:"application/msword",dot:"application/msword",dpx:"image/dpx",drle:"image/dicom-rle",dsc:"text/prs.lines.tag",dssc:"application/dssc+der",
dtd:"application/xml-dtd",dump:"application/octet-stream",dwd:"application/atsc-dwd+xml",ear:"application/java-archive",ecma:"application/ecmascript",elc:"appli\
cation/octet-stream",emf:"image/emf",eml:"message/rfc822",emma:"application/emma+xml",emotionml:"application/emotionml+xml",eps:"application/postscript",epub:"a\
pplication/epub+zip",exe:"application/octet-stream",exi:"application/exi",exp:"application/express",exr:"image/aces",ez:"application/andrew-inset",fdf:"applicat\
ion/fdf",fdt:"application/fdt+xml",fits:"image/fits",g3:"image/g3fax",gbr:"application/rpki-ghostbusters",geojson:"application/geo+json",gif:"image/gif",glb:"mo\
del/gltf-binary",gltf:"model/gltf+json",gml:"application/gml+xml",gpx:"application/gpx+xml",gram:"application/srgs",grxml:"application/srgs+xml",gxf:"applicatio\
n/gxf",gz:"application/gzip",h261:"video/h261",h263:"video/h263",h264:"video/h264",heic:"image/heic",heics:"image/heic-sequence",heif:"image/heif",heifs:"image/\
heif-sequence",hej2:"image/hej2k",held:"application/atsc-held+xml",hjson:"application/hjson",hlp:"application/winhlp",hqx:"application/mac-binhex40",hsj2:"image\
/hsj2",htm:"text/html",html:"text/html",ics:"text/calendar",ief:"image/ief",ifb:"text/calendar",iges:"model/iges",igs:"model/iges",img:"application/octet-stream",
in:"text/plain",ini:"text/plain",ink:"application/inkml+xml",inkml:"application/inkml+xml",ipfix:"application/ipfix",iso:"application/octet-stream",its:"applica\
tion/its+xml",jade:"text/jade",jar:"application/java-archive",jhc:"image/jphc",jls:"image/jls",jp2:"image/jp2",jpe:"image/jpeg",jpeg:"image/jpeg",jpf:"image/jpx",
jpg:"image/jpeg",jpg2:"image/jp2",jpgm:"image/jpm",jpgv:"video/jpeg",jph:"image/jph",jpm:"image/jpm",jpx:"image/jpx",js:"text/javascript",json:"application/json",
json5:"application/json5",jsonld:"application/ld+json",jsonml:"application/jsonml+json",jsx:"text/jsx",jt:"model/jt",jxl:"image/jxl",jxr:"image/jxr",jxra:"image\
/jxra",jxrs:"image/jxrs",jxs:"image/jxs",jxsc:"image/jxsc",jxsi:"image/jxsi",jxss:"image/jxss",kar:"audio/midi",ktx:"image/ktx",ktx2:"image/ktx2",less:"text/les\
s",lgr:"application/lgr+xml",list:"text/plain",litcoffee:"text/coffeescript",log:"text/plain",lostxml:"application/lost+xml",lrf:"application/octet-stream",m1v:"\
video/mpeg",m21:"application/mp21",m2a:"audio/mpeg",m2t:"video/mp2t",m2ts:"video/mp2t",m2v:"video/mpeg",m3a:"audio/mpeg",m4a:"audio/mp4",m4p:"application/mp4",m4s:"\
video/iso.segment",ma:"application/mathematica",mads:"application/mads+xml",maei:"application/mmt-aei+xml",man:"text/troff",manifest:"text/cache-manifest",map:"\
application/json",mar:"application/octet-stream",markdown:"text/markdown",mathml:"application/mathml+xml",mb:"application/mathematica",mbox:"application/mbox",md:"\
text/markdown",mdx:"text/mdx",me:"text/troff",mesh:"model/mesh",meta4:"application/metalink4+xml",metalink:"application/metalink+xml",mets:"application/mets+xml",
mft:"application/rpki-manifest",mid:"audio/midi",midi:"audio/midi",mime:"message/rfc822",mj2:"video/mj2",mjp2:"video/mj2",mjs:"text/javascript",mml:"text/mathml",
mods:"application/mods+xml",mov:"video/quicktime",mp2:"audio/mpeg",mp21:"application/mp21",mp2a:"audio/mpeg",mp3:"audio/mpeg",mp4:"video/mp4",mp4a:"audio/mp4",mp4s:"\
application/mp4",mp4v:"video/mp4",mpd:"application/dash+xml",mpe:"video/mpeg",mpeg:"video/mpeg",mpf:"application/media-policy-dataset+xml",mpg:"video/mpeg",mpg4:"\
video/mp4",mpga:"audio/mpeg",mpp:"application/dash-patch+xml",mrc:"application/marc",mrcx:"application/marcxml+xml",ms:"text/troff",mscml:"application/mediaserv\
ercontrol+xml",msh:"model/mesh",msi:"application/octet-stream",msix:"application/msix",msixbundle:"application/msixbundle",msm:"application/octet-stream",msp:"a\
pplication/octet-stream",mtl:"model/mtl",mts:"video/mp2t",musd:"application/mmt-usd+xml",mxf:"application/mxf",mxmf:"audio/mobile-xmf",mxml:"application/xv+xml",
n3:"text/n3",nb:"application/mathematica",nq:"application/n-quads",nt:"application/n-triples",obj:"model/obj",oda:"application/oda",oga:"audio/ogg",ogg:"audio/o\
gg",ogv:"video/ogg",ogx:"application/ogg",omdoc:"application/omdoc+xml",onepkg:"application/onenote",onetmp:"application/onenote",onetoc:"application/onenote",onetoc2:"\
application/onenote",opf:"application/oebps-package+xml",opus:"audio/ogg",otf:"font/otf",owl:"application/rdf+xml",oxps:"application/oxps",p10:"application/pkcs\
10",p7c:"application/pkcs7-mime",p7m:"application/pkcs7-mime",p7s:"application/pkcs7-signature",p8:"application/pkcs8",pdf:"application/pdf",pfr:"application/fo\
nt-tdpfr",pgp:"application/pgp-encrypted",pkg:"application/octet-stream",pki:"application/pkixcmp",pkipath:"application/pkix-pkipath",pls:"application/pls+xml",
png:"image/png",prc:"model/prc",prf:"application/pics-rules",provx:"application/provenance+xml",ps:"application/postscript",pskcxml:"application/pskc+xml",pti:"\
image/prs.pti",qt:"video/quicktime",raml:"application/raml+yaml",rapd:"application/route-apd+xml",rdf:"application/rdf+xml",relo:"application/p2p-overlay+xml",rif:"\
application/reginfo+xml",rl:"application/resource-lists+xml",rld:"application/resource-lists-diff+xml",rmi:"audio/midi",rnc:"application/relax-ng-compact-syntax",
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
C=_.lastIndexOf(".");return D[~C?_.substring(++C):_]}const L=new Map([["js","text/javascript"],["mjs","text/javascript"],["cjs","text/javascript"],["map","appli\
cation/json"],["ico","image/x-icon"],["webmanifest","application/manifest+json"],["apple-app-site-association","application/json"],["eot","application/vnd.ms-fo\
ntobject"],["flac","audio/flac"],["m3u8","application/vnd.apple.mpegurl"],["m4v","video/mp4"],["apk","application/vnd.android.package-archive"],["usdz","model/v\
nd.usdz+zip"]]),R=/^(?:text\/|application\/(?:json|javascript|xml|manifest\+json|ld\+json|rss\+xml|atom\+xml)|image\/svg)/,m=/^(?:text\/|application\/(?:.*\+?(?:json|xml)|javascript|wasm|x-sh|rtf)|image\/(?:svg|bmp|x-icon)|font\/(?:ttf|otf)|model\/gltf)/;
function g(u){const _=u.slice(u.lastIndexOf("/")+1),C=_.slice(_.lastIndexOf(".")+1).toLowerCase(),k=L.get(C)??y(C),o=typeof k=="string"?k:"application/octet-str\
eam";return R.test(o)&&!o.includes("charset")?`${o}; charset=utf-8`:o}function e(u){return m.test(u)}const r=/(?:^|\/)(?:_next\/static|_nuxt|_app\/immutable|_astro)\/(?!builds\/)/,
S=[{name:/[.-](?=[0-9a-f]*\d)(?=[0-9a-f]*[a-f])[0-9a-f]{8,64}(?:\.(?:chunk|min|bundle|module))?\.\w+(?:\.map)?$/},{name:/-(?=[A-Z2-7]*[2-7])(?=[A-Z2-7]*[A-Z])[A-Z2-7]{8}\.(?:[cm]?js|css)(?:\.map)?$/},
{in:/(?:^|\/)(?:assets|chunks|static|build)\//,name:/[.-](?=[a-zA-Z]*\d)(?=[a-z\d]*[A-Z])(?=[A-Z\d]*[a-z])[A-Za-z\d]{8}\.\w+(?:\.map)?$/}];function d(u){const _=O(
u);return _===void 0||_.endsWith(".html")?!1:r.test(u)||S.some(C=>C.name.test(_)&&(C.in?.test(u)??!0))}const f=/\.(?:[cm]?js|css|wasm|map|woff2?|ttf|otf|eot|png|jpe?g|gif|svg|webp|avif|mp4|webm)$/;
function l(u){const _=O(u);return d(u)||_!==void 0&&f.test(_)&&/[.-][\w-]{8,}(?:\.\w+)+$/.test(_)}function O(u){const _=u.slice(u.lastIndexOf("/")+1);return _.length<=
255?_:void 0}})};export{Y as id,q as ids,G as modules};
