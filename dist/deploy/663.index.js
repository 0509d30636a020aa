const Z=663,X=[663],ee={1772:((Y,R,c)=>{c.d(R,{Aw:()=>w,I:()=>x,U2:()=>M,bM:()=>P,q$:()=>C,q1:()=>N,sU:()=>m});var d=c(8302);class m extends Error{name="JsonTex\
tError";offset;stop;constructor(e,n,i=n){super(e),this.offset=n,this.stop=i}}function N(o,e){const n=o.slice(0,e);return{line:n.split(`
`).length,column:e-n.lastIndexOf(`
`)}}function C(o){new W(o).document()}function _(o){try{new W(o,!1).document()}catch(e){if(e instanceof m)return e;throw e}}function M(o,e=!0){const n=[];return new W(
o,e,h=>n.push(h)).document()==="object"?n:void 0}function P(o){return o.replace(/("[^"\\]*(?:\\.[^"\\]*)*")|[ \t\n\r]+/g,"$1")}function w(o,e){return o===e||I(o)===
I(e)}function I(o){try{return String(JSON.parse(o,f))}catch(e){if(e instanceof RangeError)return P(o);throw e}}function f(o,e,n){return typeof e=="number"?u(n?.
source??String(e)):Array.isArray(e)?`[${e.join(",")}]`:(0,d.Gv)(e)?`{${Object.entries(e).map(([h,A])=>`${JSON.stringify(h)}:${A}`).sort().join(",")}}`:JSON.stringify(
e)}function u(o){const[,e,n="",i="",h="0"]=/^(-?)(\d+)(?:\.(\d+))?(?:[eE]([+-]?\d+))?$/.exec(o)??[],A=`${n}${i}`.replace(/^0+/,""),U=A.replace(/0+$/,"");if(U===
"")return`${e}0`;const z=BigInt(h)-BigInt(i.length)+BigInt(A.length-U.length);return`${e}${U}e${z}`}function x(o){return o.includes("\\")?String(JSON.parse(o)):
o.slice(1,-1)}const v=34,E=44,$=58,D=91,L=92,B=93,J=123,K=125,T=/[ !#-[\]-\ud7ff\ue000-\uffff]*/y,q=24,j=/\\(?:["\\/bfnrt]|u[0-9a-fA-F]{4})/y,F=/-?(?:0|[1-9]\d*)(?:\.\d+)?(?:[eE][+-]?\d+)?/y,
H=/true|false|null/y,G="a lone surrogate (half of a character) in a string";class W{#t;#a;#u;#n=[];#e=0;#c={name:"",nameOffset:0,offset:0};constructor(e,n=!0,i){
this.#t=e,this.#a=n,this.#u=i}document(){this.#i();const e=this.#r()===J?"object":"other";do this.#p();while(this.#g());if(this.#i(),this.#e<this.#t.length)throw this.#o(
"the end");return e}#p(){for(;;){this.#i(),this.#n.length===1&&(this.#c.offset=this.#e);const e=this.#r();if(e===v){this.#d();return}if(e===J){if(this.#e+=1,this.#s(
K))return;this.#n.push(new Set),this.#l()}else if(e===D){if(this.#e+=1,this.#s(B))return;this.#n.push(void 0)}else{if(this.#h(F)||this.#h(H))return;throw this.#o(
"a value")}}}#g(){for(let e=this.#n.length;e>0;e--){const n=this.#n[e-1]!==void 0;if(e===1&&n&&this.#u&&this.#m(this.#u),this.#s(E))return n&&this.#l(),!0;if(!this.#s(
n?K:B))throw this.#O(n?"}":"]");this.#n.pop()}return!1}#m(e){e({...this.#c,text:this.#t.slice(this.#c.offset,this.#e)})}#l(){this.#i();const e=this.#e;if(this.#r()!==
v)throw this.#o("a name in double quotes");this.#d();const n=x(this.#t.slice(e,this.#e)),i=this.#n.at(-1);if(this.#a&&i?.has(n))throw new m(`the name "${n}" occ\
urs twice in one object`,e);if(i?.add(n),!this.#s($))throw this.#o('":"');this.#n.length===1&&(this.#c={name:n,nameOffset:e,offset:this.#e})}#d(){const e=this.#t,
n=this.#e;let i=n+1;for(;;){const h=e.charCodeAt(i);if(h===v)break;if(h===L)i=this.#v(i,n);else if(h>=55296&&h<=57343)i=this.#S(i,n);else if(h>=32)i=i-n<q?i+1:this.#E(
i);else throw this.#f(i)}this.#e=i+1}#E(e){return T.lastIndex=e,T.test(this.#t),T.lastIndex}#v(e,n){if(j.lastIndex=e,!j.test(this.#t))throw this.#f(e);const i=j.
lastIndex;if(!this.#a||i-e===2)return i;const h=Number.parseInt(this.#t.slice(e+2,i),16);if(h<55296||h>57343)return i;const A=/^\\u[dD][c-fC-F][0-9a-fA-F]{2}/.test(
this.#t.slice(i,i+6));if(h>=56320||!A)throw new m(G,n);return i+6}#S(e,n){const[i,h]=[this.#t.charCodeAt(e),this.#t.charCodeAt(e+1)],A=i<56320&&(h&64512)===56320;
if(this.#a&&!A)throw new m(G,n);return e+(A?2:1)}#f(e){const n=e>=this.#t.length;return new m(n?"a string does not end":"a bad escape or control character in a \
string",e)}#s(e){return this.#i(),this.#r()!==e?!1:(this.#e+=1,!0)}#i(){for(;;){const e=this.#r();if(e!==32&&e!==10&&e!==13&&e!==9)return;this.#e+=1}}#r(){return this.#t.
charCodeAt(this.#e)}#h(e){return e.lastIndex=this.#e,e.test(this.#t)?(this.#e=e.lastIndex,!0):!1}#O(e){const n=this.#t.slice(0,this.#e).trimEnd().length;return/["{[\w-]/.
test(this.#t.charAt(this.#e))?new m(`"," or "${e}" is missing`,n,this.#e):this.#o(`"," or "${e}"`)}#o(e){const n=this.#t.slice(this.#e,this.#e+1);return new m(`\
expected ${e}, found ${n===""?"the end":JSON.stringify(n)}`,this.#e)}}}),1547:((Y,R,c)=>{c.d(R,{PY:()=>P,Y4:()=>_,as:()=>m});var d=c(5807);const m=["success","f\
ailure","cancelled","pending"],N={success:(0,d.aL)(`
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
  `)},C=new Map(m.flatMap(w=>N[w].map(I=>[I,w])));function _(w){return w.toLowerCase().replace(/[\s_-]/g,"")}const M=[["failure",/(?:failed|error)$/],["pending",
/(?:inprogress|pending|queued)$/]];function P(w,I=new Map){const f=_(w);return I.get(f)??C.get(f)??M.find(([,u])=>u.test(f))?.[0]}}),91:((Y,R,c)=>{c.r(R),c.d(R,
{SECRET_WHOLE_WORDS:()=>i,SECRET_WORDS:()=>n,planEnv:()=>G});var d=c(1317),m=c(5807),N=c(3739),C=c(1772),_=c(2345);function M(t,s){const r=t.startsWith("\uFEFF")?
t.slice(1):t,l=/^\s*\{/.test(r)?I(r,s):q(r,s);return{variables:l.variables,errors:[...l.errors,...P(l.variables)]}}function P(t){const s=new Map;return t.flatMap(
r=>{const l=s.get(r.name);return l?[E(r.source,r.line,...w(r.name,l))]:(s.set(r.name,r),[])})}function w(t,s){const r=`${s.source.file??s.source.input}, line ${s.
line}`;return[`${t} is set a second time (first in ${r})`,"Keep one of the two."]}function I(t,s){const r=[],l=[];try{for(const p of(0,C.U2)(t)??[]){const{line:O}=(0,C.
q1)(t,p.offset),y=f(p.text),S=x(p.name)??u(p.name,y);S?l.push(E(s,O,...S)):r.push({name:p.name,value:y??"",source:s,line:O})}}catch(p){if(!(p instanceof C.sU))throw p;
const{line:O,column:y}=(0,C.q1)(t,p.offset),S=`not valid JSON at column ${y}: ${p.message}`;l.push(E(s,O,S,"Write a JSON object of strings, or dotenv lines."))}
return{variables:r,errors:l}}function f(t){const s=JSON.parse(t);return typeof s=="string"?s:typeof s=="number"||typeof s=="boolean"?t:void 0}function u(t,s){if(s===
void 0)return[`${t} is not a string`,"Write the value in double quotes."];if(s.includes("\0"))return[`${t} contains a NUL character`,"An environment variable ca\
nnot contain one."]}function x(t){if(!_.G1.test(t))return[`${v(t)?`"${t}"`:'the text before "="'} is not a variable's name`,'Use letters, digits and "_", not a \
digit first. Put a value of several lines in quotes.'];if(t.toUpperCase().startsWith(_.be))return[`${t} is reserved: the platform sets ${_.be}* itself`,"Use ano\
ther name."]}function v(t){return/^(?:[A-Z0-9_.-]{1,40}|[a-z0-9_.-]{1,40})$/.test(t)}function E(t,s,r,l){const O=`${t.file===void 0?t.input:`${t.input}: ${t.file}`}\
, line ${s}: ${r}`,y={input:t.input,remedy:l};return t.file===void 0?new N.GQ("invalid_input",O,y):new N.GQ("invalid_file",O,{...y,place:{file:t.file,line:s}})}
const $=/[ \t]*(?:#[^\n]*)?(?:\r?\n|\r?$)/y,D=/[ \t]*(?:export[ \t]+)?([^=\n]*?)[ \t]*=/y,L=/[ \t]*(["'])/y,B=/[ \t]*'([^']*)'/y,J=/[ \t]*"([^"\\]*(?:\\[\s\S][^"\\]*)*)"/y,
K=/(?:[ \t]+#[^\n]*|[ \t]*)(?:\r?\n|\r?$)/y,T=/([^\n]*?)\r?(?:\n|$)/y;function q(t,s){const r=[],l=[];let p=0,O=1;const y=g=>{g.lastIndex=p;const a=g.exec(t);return a&&
a[0]!==""?a:void 0},S=g=>{const a=y(g);return p+=a?.[0].length??0,O+=(a?.[0].split(`
`).length??1)-1,a},k=()=>{const g=y(L)?.[1];if(g===void 0)return(S(T)?.[1]??"").replace(/(?<=[ \t])#.*$/s,"").replace(/^[ \t]+|[ \t]+$/g,"");const a=S(g==='"'?J:
B)?.[1];return a===void 0?[`the quote ${g} is never closed`,"Close it, or write the value in the other kind of quotes."]:p<t.length&&!S(K)?["text follows the cl\
osing quote",'Write a quote inside double quotes as \\".']:g==='"'?F(a):a},V=g=>{const a=S(D)?.[1];if(a===void 0)return S(T),["this is not a NAME=value line","P\
ut a value of several lines in quotes."];const b=k();if(typeof b!="string")return S(T),b;const Q=x(a)??u(a,b);return Q||r.push({name:a,value:b,source:s,line:g}),
Q};for(;p<t.length;){if(S($))continue;const g=O,a=V(g);a&&l.push(E(s,g,...a))}return{variables:r,errors:l}}const j={n:`
`,r:"\r",'"':'"',"\\":"\\"};function F(t){return t.replace(/\\([nr"\\])/g,(s,r)=>j[r]??s)}var H=c(1490);function G(t,s,r,l){const p=t["env-file"]===""?"":l.try(
()=>(0,H.y)(t["env-file"],"env-file",r),""),O=[M(t.env,{input:"env"}),M(t["secret-env"],{input:"secret-env"}),M(p,{input:"env-file",file:t["env-file"]})],y=P(O.
flatMap(b=>e(b.variables))),S=(0,d.bs)([...O.flatMap(b=>b.errors),...y]);S&&l.add(S);const k=O.flatMap(b=>b.variables),V=k.filter(b=>b.source.input==="secret-en\
v"||z(b)),[g,a]=[o(k),o(V)];return g.size>0||s?{env:{kind:"replace",variables:g},secrets:a,notice:void 0}:{env:{kind:"leave"},secrets:a,notice:W}}const W="env, \
secret-env and env-file name no variables, so the platform's set is left alone. Set clear-env to true to empty it.";function o(t){return new Map(t.map(({name:s,
value:r})=>[s,r]))}function e(t){const s=t.map(r=>r.name);return t.filter((r,l)=>s.indexOf(r.name)===l)}const n=(0,m.aL)(`
  SECRET TOKEN PASSWORD PASSWD PASSPHRASE PRIVATE CREDENTIAL API_KEY APIKEY ACCESS_KEY SIGNING_KEY ENCRYPTION_KEY
`),i=(0,m.aL)("DSN PWD PASS"),h=new RegExp(`${n.join("|")}|(?:^|_)(?:${i.join("|")})(?:_|$)`,"i"),A=/[a-z][a-z\d+.-]*:\/\/[^\s/?#]+@/i,U=/-----BEGIN [A-Z\d ]+-----/;
function z({name:t,value:s}){return h.test(t)||A.test(s)||U.test(s)}}),7947:((Y,R,c)=>{c.d(R,{parseSettings:()=>P,parseStatusMap:()=>I});var d=c(1317),m=c(8302),
N=c(1772),C=c(9570),_=c(1547);const M=new Map(Object.entries(C.I).map(([f,u])=>[(0,_.Y4)(f),{name:f,...u}]));function P(f){const u=f["app-settings"];if(u.trim()===
"")return{};const x=w(u);if(!(0,m.Gv)(x))throw(0,d.Gq)("app-settings","this is not a JSON object",'Write it as {"name": value}.');return Object.fromEntries(Object.
entries(x).map(([v,E])=>{const $=M.get((0,_.Y4)(v));if($===void 0)return[v,E];if(!("setting"in $)||E!==null)throw(0,d.Gq)("app-settings",`"${(0,d.SP)(v)}" has a\
n input of its own`,`Use the input ${$.input} for it.`);if(f[$.input].trim()==="")return[$.name,null];throw(0,d.Gq)("app-settings",`"${(0,d.SP)(v)}" is null, an\
d ${$.input} is given`,"Leave out one of the two.")}))}function w(f){try{return(0,N.q$)(f),JSON.parse(f)}catch(u){if(!(u instanceof N.sU))throw u;const{line:x,column:v}=(0,N.
q1)(f,u.offset),E=`line ${x}, column ${v}`;throw(0,d.Gq)("app-settings",`not valid JSON at ${E}: ${u.message}`,"Write one JSON object.")}}function I(f){const u=new Map;
for(const[x,v]of f.split(/\r?\n/).entries()){if(v.trim()==="")continue;const[,E,$]=/^(.*[^\s].*?)\s*=([^=]*)$/.exec(v)??[],D=`line ${x+1}`;if(E===void 0||$===void 0)
throw(0,d.Gq)("status-map",`${D} is not a <platform status>=<family> line`,"Write it as rolled_out=success.");const L=(0,d.HU)($,_.as,"status-map",`${D}: `);if((u.
get((0,_.Y4)(E))??L)!==L)throw(0,d.Gq)("status-map",`${D} maps "${(0,d.SP)(E)}" a second time, to something else`,"Keep one.");u.set((0,_.Y4)(E),L)}return u}})};export{Z as id,X as ids,ee as modules};
