const Z=75,G=[75],J={3715:((H,L,l)=>{l.d(L,{S4:()=>h,Si:()=>I,_f:()=>b,dv:()=>B,nM:()=>f,q5:()=>E,rr:()=>y,sS:()=>M,v_:()=>r,y9:()=>x});var d=l(3052),D=l(8595);
const B={files:1e5,fileBytes:512*d.D6,totalBytes:4*d.j9},I={pathBytes:D.EO,pathsBytes:16*d.D6,rulesBytes:256*1024,indexBytes:32*d.D6},b=32*d.D6,M={pathBytes:4096,
pathsBytes:32*d.D6,rulesBytes:8*d.D6,indexBytes:48*d.D6},r=d.D6,h=d.D6,x=8,y=32,f=3600*1e3/2,E=2*d.D6}),9985:((H,L,l)=>{l.d(L,{O0:()=>I,q0:()=>D,qE:()=>M});var d=l(
5807);function D(r){if(r.charCodeAt(0)!==47)return;const h=r.includes("%")?(0,d.FF)(r):r;if(!(h===void 0||h.includes("\0")||h.includes("\\")))return/\/\.\.?(?:\/|$)/.
test(h)?void 0:h.slice(1)}const B=/^[\w.!~*'()@:$,+=&;/-]*$/;function I(r){return B.test(r)?`/${r}`:`/${r.split("/").map(b).join("/")}`}function b(r){return encodeURIComponent(
r).replace(/%(40|3A|24|2C|2B|3D|26|3B)/g,decodeURIComponent)}function M(r,h){if(r===""||r.endsWith("/")){if(h(`${r}index.html`))return{kind:"file",path:`${r}ind\
ex.html`};const x=r.slice(0,-1);return x!==""&&h(`${x}.html`)?{kind:"redirect",to:x}:void 0}return h(r)?{kind:"file",path:r}:h(`${r}.html`)?{kind:"file",path:`${r}\
.html`}:h(`${r}/index.html`)?{kind:"redirect",to:`${r}/`}:void 0}}),4866:((H,L,l)=>{l.d(L,{EY:()=>h,Eb:()=>r,YW:()=>T,iJ:()=>x,kl:()=>E});var d=l(9985);const D=32,
B=/\/:[A-Za-z]\w*[^\w/]/,I=/^:([A-Za-z]\w*)$/,b="it must begin with a path that has at most one *, and placeholders (/:name) only for whole segments, each name \
once",M=`it has more than ${D} placeholders`;function r(n){const e=(0,d.q0)(n);return e===void 0?b:h(p(`/${e}`))}function h(n){const[e="",s,i]=n.split("*",3);if(!n.
startsWith("/")||i!==void 0||B.test(n))return b;const u=e.slice(1).split("/").map(w),g=(s??"").split("/").map(w),C=[...y(u),...y(g),...s===void 0?[]:["splat"]];
if(new Set(C).size<C.length)return b;if(C.length>D)return M;if(s===void 0)return{text:n,head:u,star:void 0};if(s===""&&e.endsWith("/")){const j=e==="/"?[]:e.slice(
1,-1).split("/").map(w);return{text:n,head:j,star:{isRest:!0,before:"",behind:"",tail:[]}}}const A=e.slice(e.lastIndexOf("/")+1),[U=""]=s.split("/",1);return{text:n,
head:u.slice(0,-1),star:{isRest:!1,before:A,behind:U,tail:g.slice(1)}}}function x({head:n,star:e}){return new Set(e?[...y(n),...y(e.tail),"splat"]:y(n))}function y(n){
return n.flatMap(e=>"name"in e?e.name:[])}function w(n){const e=I.exec(n)?.[1];return e===void 0?{text:n}:{name:e}}const f=32*1024;class E{path;bare;#n;#e;#t;#s=f;constructor(e){
this.path=e,this.bare=p(e)}get parts(){return this.#n??=this.bare.slice(1).split("/"),this.#n}encode(e){this.#t??=new Map;const s=this.#t.get(e);if(s!==void 0)return s;
if(this.#s-=e.length,this.#s<0)return;const i=(0,d.O0)(e).slice(1);return this.#t.set(e,i),i}start(e){if(!this.#e){let s=1;this.#e=this.parts.map(i=>{const u=s;
return s+=i.length+1,u})}return this.#e[e]??this.path.length}}function T(n,e){const{head:s,star:i}=n,{parts:u}=e;if(i===void 0)return u.length===s.length&&R(s,u,
0)?new P(n,e,void 0):void 0;if(!R(s,u,0))return;if(i.isRest){if(u.length<s.length)return;const U=s.length===0?1:e.start(s.length-1)+(u[s.length-1]??"").length+1;
return new P(n,e,U>e.path.length?void 0:e.path.slice(U))}const g=u.length-i.tail.length-1;if(g<s.length||!R(i.tail,u,g+1))return;const C=e.start(s.length)+i.before.
length,A=e.start(g)+(u[g]??"").length-i.behind.length;if(!(C>A)&&e.bare.startsWith(i.before,e.start(s.length))&&e.bare.startsWith(i.behind,A))return new P(n,e,e.
bare.slice(C,A))}function R(n,e,s){for(let i=0;i<n.length;i+=1){const u=n[i],g=e[s+i];if(u===void 0||g===void 0||("text"in u?u.text!==g:g===""))return!1}return!0}
class P{#n;#e;#t;constructor(e,s,i){this.#n=e,this.#e=s,this.#t=i}get(e){const{head:s,star:i}=this.#n,{parts:u}=this.#e,g=s.findIndex(A=>"name"in A&&A.name===e);
if(g!==-1)return u[g]??"";const C=i?i.tail.findIndex(A=>"name"in A&&A.name===e):-1;return i&&C!==-1?u[u.length-i.tail.length+C]??"":this.#t??""}encoded(e){return this.#e.
encode(this.get(e))}}function p(n){return n.length>1&&n.endsWith("/")?n.slice(0,-1):n}}),321:((H,L,l)=>{l.d(L,{Ex:()=>w,Zk:()=>M,b5:()=>D,r6:()=>y,zM:()=>x});var d=l(
4866);const D=2e3,B=2e3,I=/^[^/:]+=/,b={200:"rewrite",404:"rewrite",301:"go",302:"go",303:"go",307:"go",308:"go"};function M(f){const E=[],T=[];for(const[R,P]of f.
split(/\r\n|\r|\n/).entries()){const p=r(P).trim();if(p==="")continue;const n=E.length<D?h(p):"too many rules";typeof n=="string"?T.push({line:R+1,reason:n}):E.
push(n)}return{rules:E,ignored:T}}function r(f){const E=f.search(/(?:^|\s)#/);return E===-1?f:f.slice(0,E)}function h(f){if(f.length>B)return"the line is too lo\
ng";const[E="",T,R="301",...P]=f.split(/\s+/);if(T===void 0)return"it does not name a target";if(P.length>0||R.includes("=")||I.test(T))return"conditions and qu\
ery parameters are not supported";const p=Number(/^(\d{3})!?$/.exec(R)?.[1]);if(!x(p))return/^\d+!?$/.test(R)?`${R} is not a status that a rule can have`:"its s\
tatus is not a number";const n=(0,d.Eb)(E);return typeof n=="string"?n:w(T,p)?{from:n,to:T.replace(/[^\x21-\x7e]/gu,encodeURIComponent),status:p,force:R.endsWith(
"!")}:y(p)?"rewrites to other origins are refused":"the target is neither a path nor a URL"}function x(f){return Object.hasOwn(b,f)}function y(f){return b[f]===
"rewrite"}function w(f,E){return/^\/(?!\/)/.test(f)||!y(E)&&/^(?:https?:)?\/\//i.test(f)}}),385:((H,L,l)=>{l.d(L,{P4:()=>u,Gb:()=>i,nb:()=>C,n$:()=>g,Kc:()=>U});
var d=l(8302),D=l(391);const B=new Set(["x-accel-redirect","x-lighttpd-send-file","x-litespeed-location","x-reproxy-file","x-reproxy-service","x-reproxy-url","x\
-sendfile","x-sendfile-temporary","x-sendfile2"]);function I(t){return t.startsWith("x-slipway-")||B.has(t)}var b=l(4866);const M=500,r=8*1024,h=2e3,x=/^[!#$%&'*+.^_`|~0-9A-Za-z-]+$/,
y=/^[\t\x20-\x7e\x80-\xff]*$/,w=new Set(["accept-ranges","connection","content-encoding","content-length","content-range","date","etag","keep-alive","last-modif\
ied","location","server","te","trailer","transfer-encoding","upgrade","vary","x-request-id","x-slipway-release"]);function f(t){const o=[],a=[];let c;for(const[
O,m]of t.split(/\r\n|\r|\n/).entries()){const _=m.trim(),S=N=>a.push({line:O+1,reason:N});_===""||_.startsWith("#")||(_.length>h?S("the line is too long"):_.startsWith(
"/")||/^https?:/.test(_)?(c=E(_,o.length,S),c&&o.push(c)):c?T(c,_,S):S("it is not below a path"))}return{rules:o,ignored:a}}function E(t,o,a){const c=(0,b.Eb)(t);
if(o>=M)a("too many rules");else if(typeof c=="string")a(c);else return{from:c,set:[],unset:[],bytes:0}}function T(t,o,a){const c=/^!\s*(\S+)$/.exec(o)?.[1];if(c)
return void t.unset.push(c.toLowerCase());const O=o.indexOf(":"),m=o.slice(0,O).trim().toLowerCase(),_=o.slice(O+1).trim();if(O<1||!x.test(m)||!y.test(_))return a(
'it is not "Name: value"');if(m==="basic-auth")return a('"basic-auth" is not supported: anyone can read this path');if(m==="set-cookie"&&t.set.some(([N])=>N===m))
return a("a path can set one cookie");if(w.has(m)||I(m))return a(`rules cannot set "${m}"`);const S=t.bytes+R(m,_);if(S>r)return a(`the headers of this path hav\
e more than ${r} bytes`);t.bytes=S,t.set.push([m,_])}function R(t,o){return t.length+o.length+4}function P(t,o){return x.test(t)&&t===t.toLowerCase()&&y.test(o)&&
!w.has(t)}var p=l(321);const n=["index.html","200.html"],e="_redirects",s="_headers",i=512*1024,u=[e,s];function g(t){return u.includes(t)}function C(t,{base:o,
fallback:a}={}){const c=[],O=$=>{const W=t.get($)??Buffer.alloc(0);return W==="too large"&&c.push({file:$,reason:`it has more than ${i} bytes`}),W==="too large"?
"":W.toString()},m=(0,p.Zk)(O(e));for(const $ of m.ignored)c.push({file:e,...$});const _=f(O(s));for(const $ of _.ignored)c.push({file:s,...$});const S=[...m.rules,
...A(o)].slice(0,p.b5);if(S.length+_.rules.length===0&&a===void 0)return{bytes:Buffer.alloc(0),ignored:c};const N={redirects:S.map(({from:$,to:W,status:Y,force:z})=>[
$.text,W,Y,z]),headers:_.rules.map(({from:$,set:W,unset:Y})=>[$.text,W,Y]),fallback:a};return{bytes:Buffer.from(JSON.stringify(N)),ignored:c}}function A(t){return t===
void 0?[]:(0,p.Zk)(`${t} ${t}/ 302
${t}/* /:splat 200
/ ${t}/ 302!`).rules}function U(t){if(t.length===0)return{redirects:[],headers:[],fallback:void 0};const{redirects:o,headers:a,fallback:c}=(0,d.D7)(t.toString())??
v();return(!Array.isArray(o)||o.length>p.b5)&&v(),(!Array.isArray(a)||a.length>M)&&v(),{redirects:o.map(j),headers:a.map(K),fallback:n.find(O=>O===c)}}function j(t){
const[o,a,c,O]=F(t);return(typeof a!="string"||typeof c!="number"||typeof O!="boolean")&&v(),(!(0,p.zM)(c)||!(0,p.Ex)(a,c)||!/^[\x21-\x7e]+$/.test(a))&&v(),{from:k(
o),to:a,status:c,force:O}}function K(t){const[o,a,c]=F(t),O=F(a).flatMap(_=>{const[S,N]=F(_);return(typeof S!="string"||typeof N!="string"||!P(S,N))&&v(),I(S)?[]:
[[S,N]]}),m=F(c).map(_=>typeof _=="string"?_:v());return{from:k(o),set:O,unset:m}}function k(t){const o=typeof t=="string"?(0,b.EY)(t):void 0;return typeof o=="\
object"?o:v()}function F(t){return Array.isArray(t)?t:v()}function v(){throw new D.F("The compiled rules of a release are damaged: deploy again")}}),391:((H,L,l)=>{
l.d(L,{F:()=>d});class d extends Error{name="DamagedObject"}})};export{Z as id,G as ids,J as modules};
