const et=875,nt=[875],st={3875:((tt,k,l)=>{l.d(k,{readApiMap:()=>z});var d=l(8815),b=l(3739),A=l(8302),w=l(5807),O=l(86),R=l(9132);const C={timeout:2e3,stack:200,
sequence:1e5},S=1e4,E=1e3;class p extends Error{name="ExpressionError";offset;code;constructor(t,e,n){super(t),this.code=e,this.offset=n}}function F(s){if(s.length>
S)throw new p(`longer than ${S} characters`,"S0101",0);try{const t=R(s,C);return M(t.ast(),0),t.registerFunction("eval",()=>j("$eval is not taken")),t.registerFunction(
"pad",(e,n)=>typeof e!="string"?e:(Math.abs(n)<=E||j(`$pad takes widths up to ${E}`),n<0?e.padStart(-n):e.padEnd(n))),{text:s,async evaluate(e,n={}){try{return B(
await t.evaluate(e,n))}catch(o){throw x(o)}}}}catch(t){throw x(t)}}function j(s){throw new p(s,"refused",void 0)}function M(s,t){if(!(typeof s!="object"||s===null||
t>500)){if(Object(s).type==="regex"){const e="use $contains, $split, $substringBefore and $substringAfter";throw new p(`Patterns are not taken: ${e}`,"refused",
Object(s).position)}for(const e of Object.values(s))M(e,t+1)}}function B(s){const t=JSON.stringify(s,(e,n)=>G(n)?void 0:n);return t===void 0?void 0:JSON.parse(t)}
function G(s){const{_jsonata_function:t,_jsonata_lambda:e}=Object(s??{});return t===!0||e===!0}function x(s){if(s instanceof p)return s;const{message:t,code:e,position:n}=Object(
s);return new p(typeof t=="string"?t:"cannot be evaluated",typeof e=="string"?e:"unknown",typeof n=="number"?n:void 0)}const W=1e3,I=5e3;function q({answers:s,requests:t,
errors:e,statuses:n},o=()=>performance.now()){const r=()=>{const i=o()+I;return()=>o()>i};return{statuses:n,async request(i,a,c){const f=t.get(i);if(f===void 0)
return;const u=await g(f,a,c);if((0,A.Gv)(u))return u;throw y(f,`makes ${u===void 0?"nothing":"no object"} of what is to be sent`)},async answer(i,a){const c=s[i];
return c===void 0||c.size===0?void 0:J(c,a,i.startsWith("list"),r())},async error(i,a){const c=await m(e,i,r()),f=(u,v)=>{const P=c.has(u)?(0,O.Qq)(c,u):a[u];return P===
void 0?void 0:(0,w.Ow)(P,v).trim()};return{...a,code:f("code",100),message:f("message",300),requestID:f("requestID",128)}}}}async function J(s,t,e,n){if(!e)return{
values:await m(s,t,n)};const[o,r]=[s.get("list"),s.get("cursor")],i=await m(new Map(r?[["cursor",r]]:[]),t,n),a=new Map([...s].filter(([u])=>u!=="list"&&u!=="cu\
rsor")),c=o?K(await g(o,t,{}),o):Q(t);if(c===void 0)return{values:i};const f=[];for(const u of c.slice(0,W))f.push({entry:u,values:await m(a,u,n)});return{values:i,
entries:f}}function K(s,t){if(Array.isArray(s))return s;if(s==null)return[];if((0,A.Gv)(s))return[s];throw y(t,"leads to no list")}function Q(s){if(Array.isArray(
s))return s;const t=[...(0,O.Pf)(s).values()].filter(Array.isArray);return t.length===1?t[0]:void 0}async function m(s,t,e){const n=new Map;for(const[o,r]of s){
if(e())throw y(r,`is too slow: the answer takes more than ${I/1e3} s to read`);n.set(o,await g(r,t,{}))}return n}async function g(s,t,e){try{return await s.expression.
evaluate(t,e)}catch(n){throw n instanceof p?y(s,`cannot be evaluated: ${(0,w.Ow)(n.message,300)}`,n):n}}function y({name:s,at:t,expression:e},n,o){return new b.
GQ("invalid_input",`api-map: ${s} ${n}`,{...t,cause:o,remedy:`Mend the expression: ${(0,w.Ow)(e.text,200)}`})}const D={createApp:["id","name","type","subdomain",
"state","url"],updateApp:["id","name","type","subdomain","state","url"],replaceEnv:[],listEnvironments:["list","id","name","state","url"],deploy:["id","status",
"stage","branch","commit","url","createdAt","supersededBy"],listDeployments:["list","cursor","id","status","stage","branch","commit","url","createdAt","supersed\
edBy"],readFailure:["stage","code","message","exitCode","signal","log","diagnostics"]},T={createApp:["name","type","repository","branch","buildCommand","outputD\
irectory","region"],updateApp:["repository","branch","buildCommand","outputDirectory","region"],replaceEnv:["env"],deploy:["branch","commit"],listDeployments:["\
limit","cursor"]},H=["code","message","requestID"],L=["success","failure","cancelled","pending"],U=["answers","requests","statuses","errors"];var N=l(1547),Y=l(
2562),h=l(7924);const $=2e5;async function z(s,t){const n=/\n|^\s*\{/.test(s.trim())?void 0:s.trim();return V(n===void 0?s:(0,h.yR)(n,"api-map",t),n)}async function V(s,t){
const e=new X(s,t),n=e.read();return e.throwIfAny(),await e.trial(n),e.throwIfAny(),q(n)}class X{#e;#r=new d.HN;#i;#a=[];constructor(t,e){this.#e=e;const n=t.length>
$?"":t;this.#i=(0,d.Tp)(n,{lineCounter:this.#r,uniqueKeys:!0}),t.length>$&&this.#t(1,`longer than ${$} characters`,"Name the map itself.");for(const{pos:o,message:r}of this.#i.
errors)this.#t(this.#r.linePos(o[0]).line,`not valid YAML: ${r.split(`
`)[0]}`,"Correct the line.")}throwIfAny(){const t=(0,Y.b)(this.#a);if(t)throw t}read(){const t={},e=this.#i.contents;let n=new Map,o=new Map,r=new Map;for(const[
i,a]of this.#s(e,U,""))if(i==="answers")for(const[c,f]of this.#s(a,Object.keys(D),"answers")){const u=Object.entries(D).find(([v])=>v===c)?.[1]??[];t[c]=this.#o(
f,u,`answers.${c}`)}else i==="requests"?n=this.#o(a,Object.keys(T),"requests"):i==="errors"?o=this.#o(a,H,"errors"):r=this.#l(a);return{answers:t,requests:n,errors:o,
statuses:r}}async trial({answers:t,requests:e,errors:n}){const o=[...Object.values(t),n].flatMap(r=>[...r.values()]);for(const r of o)await r.expression.evaluate(
{}).catch(i=>{["T1005","T1006"].includes(i.code)&&this.#c(r,i)});for(const[r,i]of e)await i.expression.evaluate(Z,_).then(a=>{if(typeof a=="object"&&a!==null&&!Array.
isArray(a))return;const f=(Object.entries(T).find(([u])=>u===r)?.[1]??[]).map(u=>`"${u}": ${u}`).join(", ");this.#t(i.line,`${i.name} does not make an object`,`\
Write it as {${f}}.`)},a=>this.#c(i,a))}#c(t,e){this.#t(t.line,`${t.name} cannot be evaluated: ${(0,h.SP)(e.message)}`,"Functions of JSONata are known, and $org\
, $project and $app in requests.")}#o(t,e,n){const o=this.#s(t,e,n).flatMap(([r,i])=>{const a=this.#f(i,`${n}.${r}`);return a?[[r,a]]:[]});return new Map(o)}#f(t,e){
const n=this.#n(t);if(!(0,d.jn)(t)||typeof t.value!="string"||t.value.trim()===""){this.#t(n,`${e} is not an expression`,'Write it as a text; one that begins wi\
th { or " in quotes, or after | on lines of its own.');return}const o=t.type==="BLOCK_LITERAL"||t.type==="BLOCK_FOLDED"?n+1:n;try{return{expression:F(t.value),name:e,
at:this.#u(o),line:o}}catch(r){if(!(r instanceof p))throw r;const i=t.value.slice(0,r.offset??0).split(`
`).length-1,a=`${e} is not a JSONata expression: ${(0,h.SP)(r.message)}`;this.#t(o+i,a,`Correct the expression: ${(0,h.SP)(t.value)}`);return}}#l(t){const e=new Map;
for(const[n,o]of this.#s(t,L,"statuses"))for(const r of(0,d.oP)(o)?o.items:[o]){const i=(0,d.jn)(r)?String(r.value??"").trim():"",a=L.find(f=>f===n),c=e.get((0,N.
Y)(i));i===""||a===void 0?this.#t(this.#n(r??t),`statuses.${n} has no words`,`Write it as ${n}: [WORD].`):c!==void 0&&c!==a?this.#t(this.#n(r),`statuses: "${(0,h.
SP)(i)}" is both ${c} and ${a}`,"Keep one."):e.set((0,N.Y)(i),a)}return e}#s(t,e,n){const o=n===""?"the map":n;if(!(0,d.jh)(t)){const r=e.length===0?"Leave it o\
ut: it has no members.":`It takes ${e.join(", ")}.`;return this.#t(this.#n(t),`${o} is not an object`,r),[]}return t.items.flatMap(r=>{const i=(0,d.jn)(r.key)?String(
r.key.value):"";if(e.includes(i))return[[i,r.value]];const a=e.length===0?"Leave it out.":`It takes ${e.join(", ")}.`;return this.#t(this.#n(r.key),`${o} has no\
 "${(0,h.SP)(i)}"${(0,h.au)(i,e)}`,a),[]})}#n(t){const e=typeof t=="object"&&t!==null?t.range:void 0;return e?this.#r.linePos(e[0]).line:1}#u(t){return{input:"a\
pi-map",place:this.#e===void 0?void 0:{file:this.#e,line:t}}}#t(t,e,n){const o=this.#e===void 0?`api-map: line ${t}`:`api-map: ${this.#e}:${t}`,r=this.#e===void 0?
"invalid_input":"invalid_file";this.#a.push(new b.GQ(r,`${o}: ${e}`,{...this.#u(t),remedy:n}))}}const Z={name:"shop",type:"web-landing",repository:"acme/shop",branch:"\
main",commit:"0".repeat(40),buildCommand:"npm run build",outputDirectory:"dist",region:"eu",env:{NAME:"value"},limit:"20",cursor:"next"},_={org:"acme",project:"\
web",app:"shop"}})};export{et as id,nt as ids,st as modules};
