const ee=663,te=[663],ne={9692:((U,I,u)=>{u.d(I,{sU:()=>g,q$:()=>J,bM:()=>j,U2:()=>K,I:()=>T,q1:()=>B,Aw:()=>G});var f=u(8302);class g extends Error{name="JsonT\
extError";offset;stop;constructor(e,i,r=i){super(e),this.offset=i,this.stop=r}}const O=34,w=44,E=58,A=91,C=92,v=93,x=123,l=125,c=/[ !#-[\]-\ud7ff\ue000-\uffff]*/y,
$=24,m=/\\(?:["\\/bfnrt]|u[0-9a-fA-F]{4})/y,h=/-?(?:0|[1-9]\d*)(?:\.\d+)?(?:[eE][+-]?\d+)?/y,S=/true|false|null/y,P="a lone surrogate (half of a character) in a\
 string";class M{#t;#i;#a;#n=[];#e=0;#r={name:"",nameOffset:0,offset:0};constructor(e,i=!0,r){this.#t=e,this.#i=i,this.#a=r}document(){this.#u();const e=this.#l()===
x?"object":"other";do this.#h();while(this.#p());if(this.#u(),this.#e<this.#t.length)throw this.#d("the end");return e}#h(){for(;;){this.#u(),this.#n.length===1&&
(this.#r.offset=this.#e);const e=this.#l();if(e===O){this.#o();return}if(e===x){if(this.#e+=1,this.#c(l))return;this.#n.push(new Set),this.#s()}else if(e===A){if(this.#e+=
1,this.#c(v))return;this.#n.push(void 0)}else{if(this.#m(h)||this.#m(S))return;throw this.#d("a value")}}}#p(){for(let e=this.#n.length;e>0;e--){const i=this.#n[e-
1]!==void 0;if(e===1&&i&&this.#a&&this.#f(this.#a),this.#c(w))return i&&this.#s(),!0;if(!this.#c(i?l:v))throw this.#O(i?"}":"]");this.#n.pop()}return!1}#f(e){e(
{...this.#r,text:this.#t.slice(this.#r.offset,this.#e)})}#s(){this.#u();const e=this.#e;if(this.#l()!==O)throw this.#d("a name in double quotes");this.#o();const i=T(
this.#t.slice(e,this.#e)),r=this.#n.at(-1);if(this.#i&&r?.has(i))throw new g(`the name "${i}" occurs twice in one object`,e);if(r?.add(i),!this.#c(E))throw this.#d(
'":"');this.#n.length===1&&(this.#r={name:i,nameOffset:e,offset:this.#e})}#o(){const e=this.#t,i=this.#e;let r=i+1;for(;;){const d=e.charCodeAt(r);if(d===O)break;
if(d===C)r=this.#v(r,i);else if(d>=55296&&d<=57343)r=this.#S(r,i);else if(d>=32)r=r-i<$?r+1:this.#E(r);else throw this.#g(r)}this.#e=r+1}#E(e){return c.lastIndex=
e,c.test(this.#t),c.lastIndex}#v(e,i){if(m.lastIndex=e,!m.test(this.#t))throw this.#g(e);const r=m.lastIndex;if(!this.#i||r-e===2)return r;const d=Number.parseInt(
this.#t.slice(e+2,r),16);if(d<55296||d>57343)return r;const _=/^\\u[dD][c-fC-F][0-9a-fA-F]{2}/.test(this.#t.slice(r,r+6));if(d>=56320||!_)throw new g(P,i);return r+
6}#S(e,i){const[r,d]=[this.#t.charCodeAt(e),this.#t.charCodeAt(e+1)],_=r<56320&&(d&64512)===56320;if(this.#i&&!_)throw new g(P,i);return e+(_?2:1)}#g(e){const i=e>=
this.#t.length;return new g(i?"a string does not end":"a bad escape or control character in a string",e)}#c(e){return this.#u(),this.#l()!==e?!1:(this.#e+=1,!0)}#u(){
for(;;){const e=this.#l();if(e!==32&&e!==10&&e!==13&&e!==9)return;this.#e+=1}}#l(){return this.#t.charCodeAt(this.#e)}#m(e){return e.lastIndex=this.#e,e.test(this.#t)?
(this.#e=e.lastIndex,!0):!1}#O(e){const i=this.#t.slice(0,this.#e).trimEnd().length;return/["{[\w-]/.test(this.#t.charAt(this.#e))?new g(`"," or "${e}" is missi\
ng`,i,this.#e):this.#d(`"," or "${e}"`)}#d(e){const i=this.#t.slice(this.#e,this.#e+1);return new g(`expected ${e}, found ${i===""?"the end":JSON.stringify(i)}`,
this.#e)}}function T(a){return a.includes("\\")?String(JSON.parse(a)):a.slice(1,-1)}function B(a,e){const i=a.slice(0,e);return{line:i.split(`
`).length,column:e-i.lastIndexOf(`
`)}}function J(a){new M(a).document()}function D(a){try{new JsonScanner(a,!1).document()}catch(e){if(e instanceof JsonTextError)return e;throw e}}function K(a,e=!0){
const i=[];return new M(a,e,d=>i.push(d)).document()==="object"?i:void 0}function j(a){return a.replace(/("[^"\\]*(?:\\.[^"\\]*)*")|[ \t\n\r]+/g,"$1")}function G(a,e){
return a===e||W(a)===W(e)}function W(a){try{return String(JSON.parse(a,k))}catch(e){if(e instanceof RangeError)return j(a);throw e}}function k(a,e,i){return typeof e==
"number"?q(i?.source??String(e)):Array.isArray(e)?`[${e.join(",")}]`:(0,f.Gv)(e)?`{${Object.entries(e).map(([d,_])=>`${JSON.stringify(d)}:${_}`).sort().join(",")}\
}`:JSON.stringify(e)}function q(a){const[,e,i="",r="",d="0"]=/^(-?)(\d+)(?:\.(\d+))?(?:[eE]([+-]?\d+))?$/.exec(a)??[],_=`${i}${r}`.replace(/^0+/,""),L=_.replace(
/0+$/,"");if(L==="")return`${e}0`;const Y=BigInt(d)-BigInt(r.length)+BigInt(_.length-L.length);return`${e}${L}e${Y}`}}),1547:((U,I,u)=>{u.d(I,{PY:()=>C,Y4:()=>E,
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
{SECRET_WHOLE_WORDS:()=>_,SECRET_WORDS:()=>d,planEnv:()=>a});var f=u(1317),g=u(5807),O=u(3739),w=u(9692),E=u(2345);function A(t,n){const s=t.startsWith("\uFEFF")?
t.slice(1):t,o=/^\s*\{/.test(s)?x(s,n):new K(s,n).read();return{variables:o.variables,errors:[...o.errors,...C(o.variables)]}}function C(t){const n=new Map;return t.
flatMap(s=>{const o=n.get(s.name);return o?[h(s.source,s.line,...v(s.name,o))]:(n.set(s.name,s),[])})}function v(t,n){const s=`${n.source.file??n.source.input},\
 line ${n.line}`;return[`${t} is set a second time (first in ${s})`,"Keep one of the two."]}function x(t,n){const s=[],o=[];try{for(const p of(0,w.U2)(t)??[]){const{
line:b}=(0,w.q1)(t,p.offset),N=l(p.text),R=$(p.name)??c(p.name,N);R?o.push(h(n,b,...R)):s.push({name:p.name,value:N??"",source:n,line:b})}}catch(p){if(!(p instanceof
w.sU))throw p;const{line:b,column:N}=(0,w.q1)(t,p.offset),R=`not valid JSON at column ${N}: ${p.message}`;o.push(h(n,b,R,"Write a JSON object of strings, or dot\
env lines."))}return{variables:s,errors:o}}function l(t){const n=JSON.parse(t);return typeof n=="string"?n:typeof n=="number"||typeof n=="boolean"?t:void 0}function c(t,n){
if(n===void 0)return[`${t} is not a string`,"Write the value in double quotes."];if(n.includes("\0"))return[`${t} contains a NUL character`,"An environment vari\
able cannot contain one."]}function $(t){if(!E.G1.test(t))return[`${m(t)?`"${t}"`:'the text before "="'} is not a variable's name`,'Use letters, digits and "_",\
 not a digit first. Put a value of several lines in quotes.'];if(t.toUpperCase().startsWith(E.be))return[`${t} is reserved: the platform sets ${E.be}* itself`,"\
Use another name."]}function m(t){return/^(?:[A-Z0-9_.-]{1,40}|[a-z0-9_.-]{1,40})$/.test(t)}function h(t,n,s,o){const b=`${t.file===void 0?t.input:`${t.input}: ${t.
file}`}, line ${n}: ${s}`,N={input:t.input,remedy:o};return t.file===void 0?new O.GQ("invalid_input",b,N):new O.GQ("invalid_file",b,{...N,place:{file:t.file,line:n}})}
const S=/[ \t]*(?:#[^\n]*)?(?:\r?\n|\r?$)/y,P=/[ \t]*(?:export[ \t]+)?([^=\n]*?)[ \t]*=/y,M=/[ \t]*(["'])/y,T=/[ \t]*'([^']*)'/y,B=/[ \t]*"([^"\\]*(?:\\[\s\S][^"\\]*)*)"/y,
J=/(?:[ \t]+#[^\n]*|[ \t]*)(?:\r?\n|\r?$)/y,D=/([^\n]*?)\r?(?:\n|$)/y;class K{#t;#i;#a=[];#n=[];#e=0;#r=1;constructor(n,s){this.#t=n,this.#i=s}read(){for(;this.#e<
this.#t.length;)this.#s(S)||this.#h();return{variables:this.#a,errors:this.#n}}#h(){const n=this.#r,s=this.#s(P)?.[1];if(s===void 0){this.#s(D),this.#o(n,"this \
is not a NAME=value line","Put a value of several lines in quotes.");return}const o=this.#p(n);if(o===void 0)return;const p=$(s)??c(s,o);p?this.#o(n,...p):this.#a.
push({name:s,value:o,source:this.#i,line:n})}#p(n){const s=this.#f(M)?.[1];if(s===void 0)return j(this.#s(D)?.[1]??"");const o=this.#s(s==='"'?B:T)?.[1];if(o===
void 0){this.#s(D),this.#o(n,`the quote ${s} is never closed`,"Close it, or write the value in the other kind of quotes.");return}if(this.#e<this.#t.length&&!this.#s(
J)){this.#s(D),this.#o(n,"text follows the closing quote",'Write a quote inside double quotes as \\".');return}return s==='"'?W(o):o}#f(n){n.lastIndex=this.#e;const s=n.
exec(this.#t);return s&&s[0]!==""?s:void 0}#s(n){const s=this.#f(n);return this.#e+=s?.[0].length??0,this.#r+=(s?.[0].split(`
`).length??1)-1,s}#o(n,s,o){this.#n.push(h(this.#i,n,s,o))}}function j(t){return t.replace(/(?<=[ \t])#.*$/s,"").replace(/^[ \t]+|[ \t]+$/g,"")}const G={n:`
`,r:"\r",'"':'"',"\\":"\\"};function W(t){return t.replace(/\\([nr"\\])/g,(n,s)=>G[s]??n)}var k=u(1490);const q=["env","secret-env","env-file"];function a(t,n,s,o){
const p=t["env-file"]===""?"":o.try(()=>(0,k.y)(t["env-file"],"env-file",s),""),b=[A(t.env,{input:"env"}),A(t["secret-env"],{input:"secret-env"}),A(p,{input:"en\
v-file",file:t["env-file"]})],N=C(b.flatMap(y=>r(y.variables))),R=(0,f.bs)([...b.flatMap(y=>y.errors),...N]);R&&o.add(R);const F=b.flatMap(y=>y.variables),Z=F.filter(
y=>y.source.input==="secret-env"||Q(y)),[H,z]=[i(F),i(Z)];if(H.size>0||n)return{env:{kind:"replace",variables:H},secrets:z,notice:void 0};const X=q.some(y=>t[y]!==
"");return{env:{kind:"leave"},secrets:z,notice:X?e:void 0}}const e="env, secret-env and env-file name no variables, so the platform's set is left alone. Set cle\
ar-env to true to empty it.";function i(t){return new Map(t.map(({name:n,value:s})=>[n,s]))}function r(t){const n=t.map(s=>s.name);return t.filter((s,o)=>n.indexOf(
s.name)===o)}const d=(0,g.aL)(`
  SECRET TOKEN PASSWORD PASSWD PASSPHRASE PRIVATE CREDENTIAL API_KEY APIKEY ACCESS_KEY SIGNING_KEY ENCRYPTION_KEY
`),_=(0,g.aL)("DSN PWD PASS"),L=new RegExp(`${d.join("|")}|(?:^|_)(?:${_.join("|")})(?:_|$)`,"i"),Y=/[a-z][a-z\d+.-]*:\/\/[^\s/?#]+@/i,V=/-----BEGIN [A-Z\d ]+-----/;
function Q({name:t,value:n}){return L.test(t)||Y.test(n)||V.test(n)}}),7947:((U,I,u)=>{u.d(I,{parseSettings:()=>C,parseStatusMap:()=>x});var f=u(1317),g=u(8302),
O=u(9692),w=u(9570),E=u(1547);const A=new Map(Object.entries(w.I).map(([l,c])=>[(0,E.Y4)(l),{name:l,...c}]));function C(l){const c=l["app-settings"];if(c.trim()===
"")return{};const $=v(c);if(!(0,g.Gv)($))throw(0,f.Gq)("app-settings","this is not a JSON object",'Write it as {"name": value}.');return Object.fromEntries(Object.
entries($).map(([m,h])=>{const S=A.get((0,E.Y4)(m));if(S===void 0)return[m,h];if(!("setting"in S)||h!==null)throw(0,f.Gq)("app-settings",`"${(0,f.SP)(m)}" has a\
n input of its own`,`Use the input ${S.input} for it.`);if(l[S.input].trim()==="")return[S.name,null];throw(0,f.Gq)("app-settings",`"${(0,f.SP)(m)}" is null, an\
d ${S.input} is given`,"Leave out one of the two.")}))}function v(l){try{return(0,O.q$)(l),JSON.parse(l)}catch(c){if(!(c instanceof O.sU))throw c;const{line:$,column:m}=(0,O.
q1)(l,c.offset),h=`line ${$}, column ${m}`;throw(0,f.Gq)("app-settings",`not valid JSON at ${h}: ${c.message}`,"Write one JSON object.")}}function x(l){const c=new Map;
for(const[$,m]of l.split(/\r?\n/).entries()){if(m.trim()==="")continue;const[,h,S]=/^(.*[^\s].*?)\s*=([^=]*)$/.exec(m)??[],P=`line ${$+1}`;if(h===void 0||S===void 0)
throw(0,f.Gq)("status-map",`${P} is not a <platform status>=<family> line`,"Write it as rolled_out=success.");const M=(0,f.HU)(S,E.as,"status-map");if((c.get((0,E.
Y4)(h))??M)!==M)throw(0,f.Gq)("status-map",`${P} maps "${(0,f.SP)(h)}" a second time, to something else`,"Keep one.");c.set((0,E.Y4)(h),M)}return c}})};export{ee as id,te as ids,ne as modules};
