const Q=663,Z=[663],X={9692:((U,N,u)=>{u.d(N,{sU:()=>g,q$:()=>J,bM:()=>T,U2:()=>K,I:()=>j,q1:()=>B,Aw:()=>G});var d=u(8302);class g extends Error{name="JsonText\
Error";offset;stop;constructor(e,i,r=i){super(e),this.offset=i,this.stop=r}}const O=34,w=44,E=58,y=91,C=92,v=93,x=123,l=125,c=/[ !#-[\]-\ud7ff\ue000-\uffff]*/y,
_=24,m=/\\(?:["\\/bfnrt]|u[0-9a-fA-F]{4})/y,h=/-?(?:0|[1-9]\d*)(?:\.\d+)?(?:[eE][+-]?\d+)?/y,S=/true|false|null/y,P="a lone surrogate (half of a character) in a\
 string";class I{#t;#i;#a;#n=[];#e=0;#r={name:"",nameOffset:0,offset:0};constructor(e,i=!0,r){this.#t=e,this.#i=i,this.#a=r}document(){this.#u();const e=this.#l()===
x?"object":"other";do this.#h();while(this.#p());if(this.#u(),this.#e<this.#t.length)throw this.#d("the end");return e}#h(){for(;;){this.#u(),this.#n.length===1&&
(this.#r.offset=this.#e);const e=this.#l();if(e===O){this.#o();return}if(e===x){if(this.#e+=1,this.#c(l))return;this.#n.push(new Set),this.#s()}else if(e===y){if(this.#e+=
1,this.#c(v))return;this.#n.push(void 0)}else{if(this.#m(h)||this.#m(S))return;throw this.#d("a value")}}}#p(){for(let e=this.#n.length;e>0;e--){const i=this.#n[e-
1]!==void 0;if(e===1&&i&&this.#a&&this.#f(this.#a),this.#c(w))return i&&this.#s(),!0;if(!this.#c(i?l:v))throw this.#O(i?"}":"]");this.#n.pop()}return!1}#f(e){e(
{...this.#r,text:this.#t.slice(this.#r.offset,this.#e)})}#s(){this.#u();const e=this.#e;if(this.#l()!==O)throw this.#d("a name in double quotes");this.#o();const i=j(
this.#t.slice(e,this.#e)),r=this.#n.at(-1);if(this.#i&&r?.has(i))throw new g(`the name "${i}" occurs twice in one object`,e);if(r?.add(i),!this.#c(E))throw this.#d(
'":"');this.#n.length===1&&(this.#r={name:i,nameOffset:e,offset:this.#e})}#o(){const e=this.#t,i=this.#e;let r=i+1;for(;;){const f=e.charCodeAt(r);if(f===O)break;
if(f===C)r=this.#v(r,i);else if(f>=55296&&f<=57343)r=this.#S(r,i);else if(f>=32)r=r-i<_?r+1:this.#E(r);else throw this.#g(r)}this.#e=r+1}#E(e){return c.lastIndex=
e,c.test(this.#t),c.lastIndex}#v(e,i){if(m.lastIndex=e,!m.test(this.#t))throw this.#g(e);const r=m.lastIndex;if(!this.#i||r-e===2)return r;const f=Number.parseInt(
this.#t.slice(e+2,r),16);if(f<55296||f>57343)return r;const $=/^\\u[dD][c-fC-F][0-9a-fA-F]{2}/.test(this.#t.slice(r,r+6));if(f>=56320||!$)throw new g(P,i);return r+
6}#S(e,i){const[r,f]=[this.#t.charCodeAt(e),this.#t.charCodeAt(e+1)],$=r<56320&&(f&64512)===56320;if(this.#i&&!$)throw new g(P,i);return e+($?2:1)}#g(e){const i=e>=
this.#t.length;return new g(i?"a string does not end":"a bad escape or control character in a string",e)}#c(e){return this.#u(),this.#l()!==e?!1:(this.#e+=1,!0)}#u(){
for(;;){const e=this.#l();if(e!==32&&e!==10&&e!==13&&e!==9)return;this.#e+=1}}#l(){return this.#t.charCodeAt(this.#e)}#m(e){return e.lastIndex=this.#e,e.test(this.#t)?
(this.#e=e.lastIndex,!0):!1}#O(e){const i=this.#t.slice(0,this.#e).trimEnd().length;return/["{[\w-]/.test(this.#t.charAt(this.#e))?new g(`"," or "${e}" is missi\
ng`,i,this.#e):this.#d(`"," or "${e}"`)}#d(e){const i=this.#t.slice(this.#e,this.#e+1);return new g(`expected ${e}, found ${i===""?"the end":JSON.stringify(i)}`,
this.#e)}}function j(o){return o.includes("\\")?String(JSON.parse(o)):o.slice(1,-1)}function B(o,e){const i=o.slice(0,e);return{line:i.split(`
`).length,column:e-i.lastIndexOf(`
`)}}function J(o){new I(o).document()}function D(o){try{new JsonScanner(o,!1).document()}catch(e){if(e instanceof JsonTextError)return e;throw e}}function K(o,e=!0){
const i=[];return new I(o,e,f=>i.push(f)).document()==="object"?i:void 0}function T(o){return o.replace(/("[^"\\]*(?:\\.[^"\\]*)*")|[ \t\n\r]+/g,"$1")}function G(o,e){
return o===e||W(o)===W(e)}function W(o){try{return String(JSON.parse(o,k))}catch(e){if(e instanceof RangeError)return T(o);throw e}}function k(o,e,i){return typeof e==
"number"?Y(i?.source??String(e)):Array.isArray(e)?`[${e.join(",")}]`:(0,d.Gv)(e)?`{${Object.entries(e).map(([f,$])=>`${JSON.stringify(f)}:${$}`).sort().join(",")}\
}`:JSON.stringify(e)}function Y(o){const[,e,i="",r="",f="0"]=/^(-?)(\d+)(?:\.(\d+))?(?:[eE]([+-]?\d+))?$/.exec(o)??[],$=`${i}${r}`.replace(/^0+/,""),L=$.replace(
/0+$/,"");if(L==="")return`${e}0`;const q=BigInt(f)-BigInt(r.length)+BigInt($.length-L.length);return`${e}${L}e${q}`}}),1547:((U,N,u)=>{u.d(N,{PY:()=>C,Y4:()=>E,
as:()=>g});var d=u(5807);const g=["success","failure","cancelled","pending"],O={success:(0,d.aL)(`
    succeeded success successful ready live active complete completed deployed deploysucceeded deploymentsucceeded
    activated done ok published finished passed succeed healthy
  `),failure:(0,d.aL)(`
    failed failure error errored crashed timedout timeout rejected broken buildfailed deployfailed deploymentfailed
    builderror deployerror deploymenterror syncfailed uploadfailed activationfailed internalerror rolledback updatefailed
    predeployfailed releasefailed rollbacksucceeded rollbackcomplete degraded fatal
  `),cancelled:(0,d.aL)(`
    cancelled canceled aborted superseded skipped stopped replaced expired deactivated cancelledbyuser canceledbyuser
    removed deleted abandoned
  `),pending:(0,d.aL)(`
    queued pending created waiting scheduled accepted starting initializing started running inprogress processing
    building cloning installing syncing uploading deploying activating publishing invalidating provisioning
    cancelling canceling new enqueued idle prepared preparing uploaded processed retrying working progressing
    pendingbuild pendingdeploy pendingreview pendingpublish waitingfordeployment needsapproval
    buildinprogress updateinprogress predeployinprogress waitingforresource removing verifying
    requested planned finalizing releasing testing reconciling unknown
  `)},w=new Map(g.flatMap(v=>O[v].map(x=>[x,v])));function E(v){return v.toLowerCase().replace(/[\s_-]/g,"")}const y=[["failure",/(?:failed|error)$/],["pending",
/(?:inprogress|pending|queued)$/]];function C(v,x=new Map){const l=E(v);return x.get(l)??w.get(l)??y.find(([,c])=>c.test(l))?.[0]}}),91:((U,N,u)=>{u.r(N),u.d(N,
{SECRET_WHOLE_WORDS:()=>r,SECRET_WORDS:()=>i,planEnv:()=>k});var d=u(1317),g=u(5807),O=u(3739),w=u(9692),E=u(2345);function y(n,t){const s=n.startsWith("\uFEFF")?
n.slice(1):n,a=/^\s*\{/.test(s)?x(s,t):new K(s,t).read();return{variables:a.variables,errors:[...a.errors,...C(a.variables)]}}function C(n){const t=new Map;return n.
flatMap(s=>{const a=t.get(s.name);return a?[h(s.source,s.line,...v(s.name,a))]:(t.set(s.name,s),[])})}function v(n,t){const s=`${t.source.file??t.source.input},\
 line ${t.line}`;return[`${n} is set a second time (first in ${s})`,"Keep one of the two."]}function x(n,t){const s=[],a=[];try{for(const p of(0,w.U2)(n)??[]){const{
line:b}=(0,w.q1)(n,p.offset),A=l(p.text),R=_(p.name)??c(p.name,A);R?a.push(h(t,b,...R)):s.push({name:p.name,value:A??"",source:t,line:b})}}catch(p){if(!(p instanceof
w.sU))throw p;const{line:b,column:A}=(0,w.q1)(n,p.offset),R=`not valid JSON at column ${A}: ${p.message}`;a.push(h(t,b,R,"Write a JSON object of strings, or dot\
env lines."))}return{variables:s,errors:a}}function l(n){const t=JSON.parse(n);return typeof t=="string"?t:typeof t=="number"||typeof t=="boolean"?n:void 0}function c(n,t){
if(t===void 0)return[`${n} is not a string`,"Write the value in double quotes."];if(t.includes("\0"))return[`${n} contains a NUL character`,"An environment vari\
able cannot contain one."]}function _(n){if(!E.G1.test(n))return[`${m(n)?`"${n}"`:'the text before "="'} is not a variable's name`,'Use letters, digits and "_",\
 not a digit first. Put a value of several lines in quotes.'];if(n.toUpperCase().startsWith(E.be))return[`${n} is reserved: the platform sets ${E.be}* itself`,"\
Use another name."]}function m(n){return/^(?:[A-Z0-9_.-]{1,40}|[a-z0-9_.-]{1,40})$/.test(n)}function h(n,t,s,a){const b=`${n.file===void 0?n.input:`${n.input}: ${n.
file}`}, line ${t}: ${s}`,A={input:n.input,remedy:a};return n.file===void 0?new O.GQ("invalid_input",b,A):new O.GQ("invalid_file",b,{...A,place:{file:n.file,line:t}})}
const S=/[ \t]*(?:#[^\n]*)?(?:\r?\n|\r?$)/y,P=/[ \t]*(?:export[ \t]+)?([^=\n]*?)[ \t]*=/y,I=/[ \t]*(["'])/y,j=/[ \t]*'([^']*)'/y,B=/[ \t]*"([^"\\]*(?:\\[\s\S][^"\\]*)*)"/y,
J=/(?:[ \t]+#[^\n]*|[ \t]*)(?:\r?\n|\r?$)/y,D=/([^\n]*?)\r?(?:\n|$)/y;class K{#t;#i;#a=[];#n=[];#e=0;#r=1;constructor(t,s){this.#t=t,this.#i=s}read(){for(;this.#e<
this.#t.length;)this.#s(S)||this.#h();return{variables:this.#a,errors:this.#n}}#h(){const t=this.#r,s=this.#s(P)?.[1];if(s===void 0){this.#s(D),this.#o(t,"this \
is not a NAME=value line","Put a value of several lines in quotes.");return}const a=this.#p(t);if(a===void 0)return;const p=_(s)??c(s,a);p?this.#o(t,...p):this.#a.
push({name:s,value:a,source:this.#i,line:t})}#p(t){const s=this.#f(I)?.[1];if(s===void 0)return(this.#s(D)?.[1]??"").replace(/(?<=[ \t])#.*$/s,"").replace(/^[ \t]+|[ \t]+$/g,
"");const a=this.#s(s==='"'?B:j)?.[1];if(a===void 0){this.#s(D),this.#o(t,`the quote ${s} is never closed`,"Close it, or write the value in the other kind of qu\
otes.");return}if(this.#e<this.#t.length&&!this.#s(J)){this.#s(D),this.#o(t,"text follows the closing quote",'Write a quote inside double quotes as \\".');return}
return s==='"'?G(a):a}#f(t){t.lastIndex=this.#e;const s=t.exec(this.#t);return s&&s[0]!==""?s:void 0}#s(t){const s=this.#f(t);return this.#e+=s?.[0].length??0,this.#r+=
(s?.[0].split(`
`).length??1)-1,s}#o(t,s,a){this.#n.push(h(this.#i,t,s,a))}}const T={n:`
`,r:"\r",'"':'"',"\\":"\\"};function G(n){return n.replace(/\\([nr"\\])/g,(t,s)=>T[s]??t)}var W=u(1490);function k(n,t,s,a){const p=n["env-file"]===""?"":a.try(
()=>(0,W.y)(n["env-file"],"env-file",s),""),b=[y(n.env,{input:"env"}),y(n["secret-env"],{input:"secret-env"}),y(p,{input:"env-file",file:n["env-file"]})],A=C(b.
flatMap(M=>e(M.variables))),R=(0,d.bs)([...b.flatMap(M=>M.errors),...A]);R&&a.add(R);const F=b.flatMap(M=>M.variables),V=F.filter(M=>M.source.input==="secret-en\
v"||q(M)),[H,z]=[o(F),o(V)];return H.size>0||t?{env:{kind:"replace",variables:H},secrets:z,notice:void 0}:{env:{kind:"leave"},secrets:z,notice:Y}}const Y="env, \
secret-env and env-file name no variables, so the platform's set is left alone. Set clear-env to true to empty it.";function o(n){return new Map(n.map(({name:t,
value:s})=>[t,s]))}function e(n){const t=n.map(s=>s.name);return n.filter((s,a)=>t.indexOf(s.name)===a)}const i=(0,g.aL)(`
  SECRET TOKEN PASSWORD PASSWD PASSPHRASE PRIVATE CREDENTIAL API_KEY APIKEY ACCESS_KEY SIGNING_KEY ENCRYPTION_KEY
`),r=(0,g.aL)("DSN PWD PASS"),f=new RegExp(`${i.join("|")}|(?:^|_)(?:${r.join("|")})(?:_|$)`,"i"),$=/[a-z][a-z\d+.-]*:\/\/[^\s/?#]+@/i,L=/-----BEGIN [A-Z\d ]+-----/;
function q({name:n,value:t}){return f.test(n)||$.test(t)||L.test(t)}}),7947:((U,N,u)=>{u.d(N,{parseSettings:()=>C,parseStatusMap:()=>x});var d=u(1317),g=u(8302),
O=u(9692),w=u(9570),E=u(1547);const y=new Map(Object.entries(w.I).map(([l,c])=>[(0,E.Y4)(l),{name:l,...c}]));function C(l){const c=l["app-settings"];if(c.trim()===
"")return{};const _=v(c);if(!(0,g.Gv)(_))throw(0,d.Gq)("app-settings","this is not a JSON object",'Write it as {"name": value}.');return Object.fromEntries(Object.
entries(_).map(([m,h])=>{const S=y.get((0,E.Y4)(m));if(S===void 0)return[m,h];if(!("setting"in S)||h!==null)throw(0,d.Gq)("app-settings",`"${(0,d.SP)(m)}" has a\
n input of its own`,`Use the input ${S.input} for it.`);if(l[S.input].trim()==="")return[S.name,null];throw(0,d.Gq)("app-settings",`"${(0,d.SP)(m)}" is null, an\
d ${S.input} is given`,"Leave out one of the two.")}))}function v(l){try{return(0,O.q$)(l),JSON.parse(l)}catch(c){if(!(c instanceof O.sU))throw c;const{line:_,column:m}=(0,O.
q1)(l,c.offset),h=`line ${_}, column ${m}`;throw(0,d.Gq)("app-settings",`not valid JSON at ${h}: ${c.message}`,"Write one JSON object.")}}function x(l){const c=new Map;
for(const[_,m]of l.split(/\r?\n/).entries()){if(m.trim()==="")continue;const[,h,S]=/^(.*[^\s].*?)\s*=([^=]*)$/.exec(m)??[],P=`line ${_+1}`;if(h===void 0||S===void 0)
throw(0,d.Gq)("status-map",`${P} is not a <platform status>=<family> line`,"Write it as rolled_out=success.");const I=(0,d.HU)(S,E.as,"status-map");if((c.get((0,E.
Y4)(h))??I)!==I)throw(0,d.Gq)("status-map",`${P} maps "${(0,d.SP)(h)}" a second time, to something else`,"Keep one.");c.set((0,E.Y4)(h),I)}return c}})};export{Q as id,Z as ids,X as modules};
