const X=663,ee=[663],te={9692:((U,I,u)=>{u.d(I,{sU:()=>g,q$:()=>J,bM:()=>j,U2:()=>K,I:()=>T,q1:()=>B,Aw:()=>G});var f=u(8302);class g extends Error{name="JsonTe\
xtError";offset;stop;constructor(e,i,r=i){super(e),this.offset=i,this.stop=r}}const O=34,w=44,E=58,A=91,C=92,v=93,x=123,l=125,c=/[ !#-[\]-\ud7ff\ue000-\uffff]*/y,
_=24,m=/\\(?:["\\/bfnrt]|u[0-9a-fA-F]{4})/y,h=/-?(?:0|[1-9]\d*)(?:\.\d+)?(?:[eE][+-]?\d+)?/y,S=/true|false|null/y,P="a lone surrogate (half of a character) in a\
 string";class M{#t;#i;#a;#n=[];#e=0;#r={name:"",nameOffset:0,offset:0};constructor(e,i=!0,r){this.#t=e,this.#i=i,this.#a=r}document(){this.#u();const e=this.#l()===
x?"object":"other";do this.#h();while(this.#p());if(this.#u(),this.#e<this.#t.length)throw this.#d("the end");return e}#h(){for(;;){this.#u(),this.#n.length===1&&
(this.#r.offset=this.#e);const e=this.#l();if(e===O){this.#o();return}if(e===x){if(this.#e+=1,this.#c(l))return;this.#n.push(new Set),this.#s()}else if(e===A){if(this.#e+=
1,this.#c(v))return;this.#n.push(void 0)}else{if(this.#m(h)||this.#m(S))return;throw this.#d("a value")}}}#p(){for(let e=this.#n.length;e>0;e--){const i=this.#n[e-
1]!==void 0;if(e===1&&i&&this.#a&&this.#f(this.#a),this.#c(w))return i&&this.#s(),!0;if(!this.#c(i?l:v))throw this.#O(i?"}":"]");this.#n.pop()}return!1}#f(e){e(
{...this.#r,text:this.#t.slice(this.#r.offset,this.#e)})}#s(){this.#u();const e=this.#e;if(this.#l()!==O)throw this.#d("a name in double quotes");this.#o();const i=T(
this.#t.slice(e,this.#e)),r=this.#n.at(-1);if(this.#i&&r?.has(i))throw new g(`the name "${i}" occurs twice in one object`,e);if(r?.add(i),!this.#c(E))throw this.#d(
'":"');this.#n.length===1&&(this.#r={name:i,nameOffset:e,offset:this.#e})}#o(){const e=this.#t,i=this.#e;let r=i+1;for(;;){const d=e.charCodeAt(r);if(d===O)break;
if(d===C)r=this.#v(r,i);else if(d>=55296&&d<=57343)r=this.#S(r,i);else if(d>=32)r=r-i<_?r+1:this.#E(r);else throw this.#g(r)}this.#e=r+1}#E(e){return c.lastIndex=
e,c.test(this.#t),c.lastIndex}#v(e,i){if(m.lastIndex=e,!m.test(this.#t))throw this.#g(e);const r=m.lastIndex;if(!this.#i||r-e===2)return r;const d=Number.parseInt(
this.#t.slice(e+2,r),16);if(d<55296||d>57343)return r;const $=/^\\u[dD][c-fC-F][0-9a-fA-F]{2}/.test(this.#t.slice(r,r+6));if(d>=56320||!$)throw new g(P,i);return r+
6}#S(e,i){const[r,d]=[this.#t.charCodeAt(e),this.#t.charCodeAt(e+1)],$=r<56320&&(d&64512)===56320;if(this.#i&&!$)throw new g(P,i);return e+($?2:1)}#g(e){const i=e>=
this.#t.length;return new g(i?"a string does not end":"a bad escape or control character in a string",e)}#c(e){return this.#u(),this.#l()!==e?!1:(this.#e+=1,!0)}#u(){
for(;;){const e=this.#l();if(e!==32&&e!==10&&e!==13&&e!==9)return;this.#e+=1}}#l(){return this.#t.charCodeAt(this.#e)}#m(e){return e.lastIndex=this.#e,e.test(this.#t)?
(this.#e=e.lastIndex,!0):!1}#O(e){const i=this.#t.slice(0,this.#e).trimEnd().length;return/["{[\w-]/.test(this.#t.charAt(this.#e))?new g(`"," or "${e}" is missi\
ng`,i,this.#e):this.#d(`"," or "${e}"`)}#d(e){const i=this.#t.slice(this.#e,this.#e+1);return new g(`expected ${e}, found ${i===""?"the end":JSON.stringify(i)}`,
this.#e)}}function T(a){return a.includes("\\")?String(JSON.parse(a)):a.slice(1,-1)}function B(a,e){const i=a.slice(0,e);return{line:i.split(`
`).length,column:e-i.lastIndexOf(`
`)}}function J(a){new M(a).document()}function D(a){try{new JsonScanner(a,!1).document()}catch(e){if(e instanceof JsonTextError)return e;throw e}}function K(a,e=!0){
const i=[];return new M(a,e,d=>i.push(d)).document()==="object"?i:void 0}function j(a){return a.replace(/("[^"\\]*(?:\\.[^"\\]*)*")|[ \t\n\r]+/g,"$1")}function G(a,e){
return a===e||W(a)===W(e)}function W(a){try{return String(JSON.parse(a,k))}catch(e){if(e instanceof RangeError)return j(a);throw e}}function k(a,e,i){return typeof e==
"number"?Y(i?.source??String(e)):Array.isArray(e)?`[${e.join(",")}]`:(0,f.Gv)(e)?`{${Object.entries(e).map(([d,$])=>`${JSON.stringify(d)}:${$}`).sort().join(",")}\
}`:JSON.stringify(e)}function Y(a){const[,e,i="",r="",d="0"]=/^(-?)(\d+)(?:\.(\d+))?(?:[eE]([+-]?\d+))?$/.exec(a)??[],$=`${i}${r}`.replace(/^0+/,""),L=$.replace(
/0+$/,"");if(L==="")return`${e}0`;const q=BigInt(d)-BigInt(r.length)+BigInt($.length-L.length);return`${e}${L}e${q}`}}),1547:((U,I,u)=>{u.d(I,{PY:()=>C,Y4:()=>E,
as:()=>g});var f=u(5807);const g=["success","failure","cancelled","pending"],O={success:(0,f.aL)(`
    succeeded success successful ready live active complete completed deployed deploysucceeded deploymentsucceeded
    activated done ok published finished passed succeed healthy
  `),failure:(0,f.aL)(`
    failed failure error errored crashed timedout timeout rejected broken buildfailed deployfailed deploymentfailed
    builderror deployerror deploymenterror syncfailed uploadfailed activationfailed internalerror rolledback updatefailed
    predeployfailed releasefailed rollbacksucceeded rollbackcomplete degraded fatal
  `),cancelled:(0,f.aL)(`
    cancelled canceled aborted superseded skipped stopped replaced expired deactivated cancelledbyuser canceledbyuser
    removed deleted abandoned
  `),pending:(0,f.aL)(`
    queued pending created waiting scheduled accepted starting initializing started running inprogress processing
    building cloning installing syncing uploading deploying activating publishing invalidating provisioning
    cancelling canceling new enqueued idle prepared preparing uploaded processed retrying working progressing
    pendingbuild pendingdeploy pendingreview pendingpublish waitingfordeployment needsapproval
    buildinprogress updateinprogress predeployinprogress waitingforresource removing verifying
    requested planned finalizing releasing testing reconciling unknown
  `)},w=new Map(g.flatMap(v=>O[v].map(x=>[x,v])));function E(v){return v.toLowerCase().replace(/[\s_-]/g,"")}const A=[["failure",/(?:failed|error)$/],["pending",
/(?:inprogress|pending|queued)$/]];function C(v,x=new Map){const l=E(v);return x.get(l)??w.get(l)??A.find(([,c])=>c.test(l))?.[0]}}),91:((U,I,u)=>{u.r(I),u.d(I,
{SECRET_WHOLE_WORDS:()=>d,SECRET_WORDS:()=>r,planEnv:()=>Y});var f=u(1317),g=u(5807),O=u(3739),w=u(9692),E=u(2345);function A(n,t){const s=n.startsWith("\uFEFF")?
n.slice(1):n,o=/^\s*\{/.test(s)?x(s,t):new K(s,t).read();return{variables:o.variables,errors:[...o.errors,...C(o.variables)]}}function C(n){const t=new Map;return n.
flatMap(s=>{const o=t.get(s.name);return o?[h(s.source,s.line,...v(s.name,o))]:(t.set(s.name,s),[])})}function v(n,t){const s=`${t.source.file??t.source.input},\
 line ${t.line}`;return[`${n} is set a second time (first in ${s})`,"Keep one of the two."]}function x(n,t){const s=[],o=[];try{for(const p of(0,w.U2)(n)??[]){const{
line:b}=(0,w.q1)(n,p.offset),N=l(p.text),R=_(p.name)??c(p.name,N);R?o.push(h(t,b,...R)):s.push({name:p.name,value:N??"",source:t,line:b})}}catch(p){if(!(p instanceof
w.sU))throw p;const{line:b,column:N}=(0,w.q1)(n,p.offset),R=`not valid JSON at column ${N}: ${p.message}`;o.push(h(t,b,R,"Write a JSON object of strings, or dot\
env lines."))}return{variables:s,errors:o}}function l(n){const t=JSON.parse(n);return typeof t=="string"?t:typeof t=="number"||typeof t=="boolean"?n:void 0}function c(n,t){
if(t===void 0)return[`${n} is not a string`,"Write the value in double quotes."];if(t.includes("\0"))return[`${n} contains a NUL character`,"An environment vari\
able cannot contain one."]}function _(n){if(!E.G1.test(n))return[`${m(n)?`"${n}"`:'the text before "="'} is not a variable's name`,'Use letters, digits and "_",\
 not a digit first. Put a value of several lines in quotes.'];if(n.toUpperCase().startsWith(E.be))return[`${n} is reserved: the platform sets ${E.be}* itself`,"\
Use another name."]}function m(n){return/^(?:[A-Z0-9_.-]{1,40}|[a-z0-9_.-]{1,40})$/.test(n)}function h(n,t,s,o){const b=`${n.file===void 0?n.input:`${n.input}: ${n.
file}`}, line ${t}: ${s}`,N={input:n.input,remedy:o};return n.file===void 0?new O.GQ("invalid_input",b,N):new O.GQ("invalid_file",b,{...N,place:{file:n.file,line:t}})}
const S=/[ \t]*(?:#[^\n]*)?(?:\r?\n|\r?$)/y,P=/[ \t]*(?:export[ \t]+)?([^=\n]*?)[ \t]*=/y,M=/[ \t]*(["'])/y,T=/[ \t]*'([^']*)'/y,B=/[ \t]*"([^"\\]*(?:\\[\s\S][^"\\]*)*)"/y,
J=/(?:[ \t]+#[^\n]*|[ \t]*)(?:\r?\n|\r?$)/y,D=/([^\n]*?)\r?(?:\n|$)/y;class K{#t;#i;#a=[];#n=[];#e=0;#r=1;constructor(t,s){this.#t=t,this.#i=s}read(){for(;this.#e<
this.#t.length;)this.#s(S)||this.#h();return{variables:this.#a,errors:this.#n}}#h(){const t=this.#r,s=this.#s(P)?.[1];if(s===void 0){this.#s(D),this.#o(t,"this \
is not a NAME=value line","Put a value of several lines in quotes.");return}const o=this.#p(t);if(o===void 0)return;const p=_(s)??c(s,o);p?this.#o(t,...p):this.#a.
push({name:s,value:o,source:this.#i,line:t})}#p(t){const s=this.#f(M)?.[1];if(s===void 0)return(this.#s(D)?.[1]??"").replace(/(?<=[ \t])#.*$/s,"").replace(/^[ \t]+|[ \t]+$/g,
"");const o=this.#s(s==='"'?B:T)?.[1];if(o===void 0){this.#s(D),this.#o(t,`the quote ${s} is never closed`,"Close it, or write the value in the other kind of qu\
otes.");return}if(this.#e<this.#t.length&&!this.#s(J)){this.#s(D),this.#o(t,"text follows the closing quote",'Write a quote inside double quotes as \\".');return}
return s==='"'?G(o):o}#f(t){t.lastIndex=this.#e;const s=t.exec(this.#t);return s&&s[0]!==""?s:void 0}#s(t){const s=this.#f(t);return this.#e+=s?.[0].length??0,this.#r+=
(s?.[0].split(`
`).length??1)-1,s}#o(t,s,o){this.#n.push(h(this.#i,t,s,o))}}const j={n:`
`,r:"\r",'"':'"',"\\":"\\"};function G(n){return n.replace(/\\([nr"\\])/g,(t,s)=>j[s]??t)}var W=u(1490);const k=["env","secret-env","env-file"];function Y(n,t,s,o){
const p=n["env-file"]===""?"":o.try(()=>(0,W.y)(n["env-file"],"env-file",s),""),b=[A(n.env,{input:"env"}),A(n["secret-env"],{input:"secret-env"}),A(p,{input:"en\
v-file",file:n["env-file"]})],N=C(b.flatMap(y=>i(y.variables))),R=(0,f.bs)([...b.flatMap(y=>y.errors),...N]);R&&o.add(R);const F=b.flatMap(y=>y.variables),Q=F.filter(
y=>y.source.input==="secret-env"||V(y)),[H,z]=[e(F),e(Q)];if(H.size>0||t)return{env:{kind:"replace",variables:H},secrets:z,notice:void 0};const Z=k.some(y=>n[y]!==
"");return{env:{kind:"leave"},secrets:z,notice:Z?a:void 0}}const a="env, secret-env and env-file name no variables, so the platform's set is left alone. Set cle\
ar-env to true to empty it.";function e(n){return new Map(n.map(({name:t,value:s})=>[t,s]))}function i(n){const t=n.map(s=>s.name);return n.filter((s,o)=>t.indexOf(
s.name)===o)}const r=(0,g.aL)(`
  SECRET TOKEN PASSWORD PASSWD PASSPHRASE PRIVATE CREDENTIAL API_KEY APIKEY ACCESS_KEY SIGNING_KEY ENCRYPTION_KEY
`),d=(0,g.aL)("DSN PWD PASS"),$=new RegExp(`${r.join("|")}|(?:^|_)(?:${d.join("|")})(?:_|$)`,"i"),L=/[a-z][a-z\d+.-]*:\/\/[^\s/?#]+@/i,q=/-----BEGIN [A-Z\d ]+-----/;
function V({name:n,value:t}){return $.test(n)||L.test(t)||q.test(t)}}),7947:((U,I,u)=>{u.d(I,{parseSettings:()=>C,parseStatusMap:()=>x});var f=u(1317),g=u(8302),
O=u(9692),w=u(9570),E=u(1547);const A=new Map(Object.entries(w.I).map(([l,c])=>[(0,E.Y4)(l),{name:l,...c}]));function C(l){const c=l["app-settings"];if(c.trim()===
"")return{};const _=v(c);if(!(0,g.Gv)(_))throw(0,f.Gq)("app-settings","this is not a JSON object",'Write it as {"name": value}.');return Object.fromEntries(Object.
entries(_).map(([m,h])=>{const S=A.get((0,E.Y4)(m));if(S===void 0)return[m,h];if(!("setting"in S)||h!==null)throw(0,f.Gq)("app-settings",`"${(0,f.SP)(m)}" has a\
n input of its own`,`Use the input ${S.input} for it.`);if(l[S.input].trim()==="")return[S.name,null];throw(0,f.Gq)("app-settings",`"${(0,f.SP)(m)}" is null, an\
d ${S.input} is given`,"Leave out one of the two.")}))}function v(l){try{return(0,O.q$)(l),JSON.parse(l)}catch(c){if(!(c instanceof O.sU))throw c;const{line:_,column:m}=(0,O.
q1)(l,c.offset),h=`line ${_}, column ${m}`;throw(0,f.Gq)("app-settings",`not valid JSON at ${h}: ${c.message}`,"Write one JSON object.")}}function x(l){const c=new Map;
for(const[_,m]of l.split(/\r?\n/).entries()){if(m.trim()==="")continue;const[,h,S]=/^(.*[^\s].*?)\s*=([^=]*)$/.exec(m)??[],P=`line ${_+1}`;if(h===void 0||S===void 0)
throw(0,f.Gq)("status-map",`${P} is not a <platform status>=<family> line`,"Write it as rolled_out=success.");const M=(0,f.HU)(S,E.as,"status-map");if((c.get((0,E.
Y4)(h))??M)!==M)throw(0,f.Gq)("status-map",`${P} maps "${(0,f.SP)(h)}" a second time, to something else`,"Keep one.");c.set((0,E.Y4)(h),M)}return c}})};export{X as id,ee as ids,te as modules};
