const X=663,ee=[663],te={9692:((U,C,l)=>{l.d(C,{sU:()=>p,q$:()=>B,bM:()=>L,U2:()=>k,I:()=>x,q1:()=>O,Aw:()=>q});var M=l(8302);class p extends Error{name="JsonTe\
xtError";offset;constructor(e,i){super(e),this.offset=i}}const m=34,f=44,P=58,$=91,N=92,E=93,A=123,R=125,j=/[ !#-[\]-\ud7ff\ue000-\uffff]*/y,h=24,c=/\\(?:["\\/bfnrt]|u[0-9a-fA-F]{4})/y,
v=/-?(?:0|[1-9]\d*)(?:\.\d+)?(?:[eE][+-]?\d+)?/y,b=/true|false|null/y,u="a lone surrogate (half of a character) in a string";class S{#t;#i;#a;#n=[];#e=0;#r={name:"",
nameOffset:0,offset:0};constructor(e,i=!0,r){this.#t=e,this.#i=i,this.#a=r}document(){this.#u();const e=this.#d()===A?"object":"other";do this.#h();while(this.#p());
if(this.#u(),this.#e<this.#t.length)throw this.#l("the end");return e}#h(){for(;;){this.#u(),this.#n.length===1&&(this.#r.offset=this.#e);const e=this.#d();if(e===
m){this.#o();return}if(e===A){if(this.#e+=1,this.#c(R))return;this.#n.push(new Set),this.#s()}else if(e===$){if(this.#e+=1,this.#c(E))return;this.#n.push(void 0)}else{
if(this.#m(v)||this.#m(b))return;throw this.#l("a value")}}}#p(){for(let e=this.#n.length;e>0;e--){const i=this.#n[e-1]!==void 0;if(e===1&&i&&this.#a&&this.#f(this.#a),
this.#c(f))return i&&this.#s(),!0;if(!this.#c(i?R:E))throw this.#l(`"," or "${i?"}":"]"}"`);this.#n.pop()}return!1}#f(e){e({...this.#r,text:this.#t.slice(this.#r.
offset,this.#e)})}#s(){this.#u();const e=this.#e;if(this.#d()!==m)throw this.#l("a name in double quotes");this.#o();const i=x(this.#t.slice(e,this.#e)),r=this.#n.
at(-1);if(this.#i&&r?.has(i))throw new p(`the name "${i}" occurs twice in one object`,e);if(r?.add(i),!this.#c(P))throw this.#l('":"');this.#n.length===1&&(this.#r=
{name:i,nameOffset:e,offset:this.#e})}#o(){const e=this.#t,i=this.#e;let r=i+1;for(;;){const d=e.charCodeAt(r);if(d===m)break;if(d===N)r=this.#v(r,i);else if(d>=
55296&&d<=57343)r=this.#b(r,i);else if(d>=32)r=r-i<h?r+1:this.#E(r);else throw this.#g(r)}this.#e=r+1}#E(e){return j.lastIndex=e,j.test(this.#t),j.lastIndex}#v(e,i){
if(c.lastIndex=e,!c.test(this.#t))throw this.#g(e);const r=c.lastIndex;if(!this.#i||r-e===2)return r;const d=Number.parseInt(this.#t.slice(e+2,r),16);if(d<55296||
d>57343)return r;const w=/^\\u[dD][c-fC-F][0-9a-fA-F]{2}/.test(this.#t.slice(r,r+6));if(d>=56320||!w)throw new p(u,i);return r+6}#b(e,i){const[r,d]=[this.#t.charCodeAt(
e),this.#t.charCodeAt(e+1)],w=r<56320&&(d&64512)===56320;if(this.#i&&!w)throw new p(u,i);return e+(w?2:1)}#g(e){const i=e>=this.#t.length;return new p(i?"a stri\
ng does not end":"a bad escape or control character in a string",e)}#c(e){return this.#u(),this.#d()!==e?!1:(this.#e+=1,!0)}#u(){for(;;){const e=this.#d();if(e!==
32&&e!==10&&e!==13&&e!==9)return;this.#e+=1}}#d(){return this.#t.charCodeAt(this.#e)}#m(e){return e.lastIndex=this.#e,e.test(this.#t)?(this.#e=e.lastIndex,!0):!1}#l(e){
const i=this.#t.slice(this.#e,this.#e+1);return new p(`expected ${e}, found ${i===""?"the end":JSON.stringify(i)}`,this.#e)}}function x(a){return a.includes("\\")?
String(JSON.parse(a)):a.slice(1,-1)}function O(a,e){const i=a.slice(0,e);return{line:i.split(`
`).length,column:e-i.lastIndexOf(`
`)}}function B(a){new S(a).document()}function Y(a){try{new JsonScanner(a,!1).document()}catch(e){if(e instanceof JsonTextError)return e;throw e}}function k(a,e=!0){
const i=[];return new S(a,e,d=>i.push(d)).document()==="object"?i:void 0}function L(a){return a.replace(/("[^"\\]*(?:\\.[^"\\]*)*")|[ \t\n\r]+/g,"$1")}function q(a,e){
return a===e||W(a)===W(e)}function W(a){try{return String(JSON.parse(a,K))}catch(e){if(e instanceof RangeError)return L(a);throw e}}function K(a,e,i){return typeof e==
"number"?G(i?.source??String(e)):Array.isArray(e)?`[${e.join(",")}]`:(0,M.Gv)(e)?`{${Object.entries(e).map(([d,w])=>`${JSON.stringify(d)}:${w}`).sort().join(",")}\
}`:JSON.stringify(e)}function G(a){const[,e,i="",r="",d="0"]=/^(-?)(\d+)(?:\.(\d+))?(?:[eE]([+-]?\d+))?$/.exec(a)??[],w=`${i}${r}`.replace(/^0+/,""),D=w.replace(
/0+$/,"");if(D==="")return`${e}0`;const J=BigInt(d)-BigInt(r.length)+BigInt(w.length-D.length);return`${e}${D}e${J}`}}),1547:((U,C,l)=>{l.d(C,{P:()=>P,Y:()=>m});
const M=[["success",["succeeded","success","successful","ready","live","active","complete","completed","deployed","deploysucceeded","deploymentsucceeded","activ\
ated","done","ok","published","finished","passed","succeed","healthy"]],["failure",["failed","failure","error","errored","crashed","timedout","timeout","rejecte\
d","broken","buildfailed","deployfailed","deploymentfailed","builderror","deployerror","deploymenterror","syncfailed","uploadfailed","activationfailed","interna\
lerror","rolledback","updatefailed","predeployfailed","releasefailed","rollbacksucceeded","rollbackcomplete","degraded","fatal"]],["cancelled",["cancelled","can\
celed","aborted","superseded","skipped","stopped","replaced","expired","deactivated","cancelledbyuser","canceledbyuser","removed","deleted","abandoned"]],["pend\
ing",["queued","pending","created","waiting","scheduled","accepted","starting","initializing","started","running","inprogress","processing","building","cloning",
"installing","syncing","uploading","deploying","activating","publishing","invalidating","provisioning","cancelling","canceling","new","enqueued","idle","prepare\
d","preparing","uploaded","processed","retrying","working","progressing","pendingbuild","pendingdeploy","pendingreview","pendingpublish","waitingfordeployment",
"needsapproval","buildinprogress","updateinprogress","predeployinprogress","waitingforresource","removing","verifying","requested","planned","finalizing","relea\
sing","testing","reconciling","unknown"]]],p=new Map(M.flatMap(([$,N])=>N.map(E=>[E,$])));function m($){return $.toLowerCase().replace(/[\s_-]/g,"")}const f=[["\
failure",/(?:failed|error)$/],["pending",/(?:inprogress|pending|queued)$/]];function P($,N=new Map){const E=m($);return N.get(E)??p.get(E)??f.find(([,A])=>A.test(
E))?.[0]}}),8031:((U,C,l)=>{l.r(C),l.d(C,{planEnv:()=>w});var M=l(3739),p=l(9692),m=l(2345);function f(t,n){const s=t.startsWith("\uFEFF")?t.slice(1):t,o=/^\s*\{/.
test(s)?N(s,n):new B(s,n).read();return{variables:o.variables,errors:[...o.errors,...P(o.variables)]}}function P(t){const n=new Map;return t.flatMap(s=>{const o=n.
get(s.name);return o?[h(s.source,s.line,...$(s.name,o))]:(n.set(s.name,s),[])})}function $(t,n){const s=`${n.source.file??n.source.input}, line ${n.line}`;return[
`${t} is set a second time (first in ${s})`,"Keep one of the two."]}function N(t,n){const s=[],o=[];try{for(const g of(0,p.U2)(t)??[]){const{line:y}=(0,p.q1)(t,
g.offset),I=E(g.text),T=R(g.name)??A(g.name,I);T?o.push(h(n,y,...T)):s.push({name:g.name,value:I??"",source:n,line:y})}}catch(g){if(!(g instanceof p.sU))throw g;
const{line:y,column:I}=(0,p.q1)(t,g.offset),T=`not valid JSON at column ${I}: ${g.message}`;o.push(h(n,y,T,"Write a JSON object of strings, or dotenv lines."))}
return{variables:s,errors:o}}function E(t){const n=JSON.parse(t);return typeof n=="string"?n:typeof n=="number"||typeof n=="boolean"?t:void 0}function A(t,n){if(n===
void 0)return[`${t} is not a string`,"Write the value in double quotes."];if(n.includes("\0"))return[`${t} contains a NUL character`,"An environment variable ca\
nnot contain one."]}function R(t){if(!m.G1.test(t))return[`${j(t)?`"${t}"`:'the text before "="'} is not a variable's name`,'Use letters, digits and "_", not a \
digit first. Put a value of several lines in quotes.'];if(t.toUpperCase().startsWith(m.be))return[`${t} is reserved: the platform sets ${m.be}* itself`,"Use ano\
ther name."]}function j(t){return/^(?:[A-Z0-9_.-]{1,40}|[a-z0-9_.-]{1,40})$/.test(t)}function h(t,n,s,o){const y=`${t.file===void 0?t.input:`${t.input}: ${t.file}`}\
, line ${n}: ${s}`,I={input:t.input,remedy:o};return t.file===void 0?new M.GQ("invalid_input",y,I):new M.GQ("invalid_file",y,{...I,place:{file:t.file,line:n}})}
const c=/[ \t]*(?:#[^\n]*)?(?:\r?\n|\r?$)/y,v=/[ \t]*(?:export[ \t]+)?([^=\n]*?)[ \t]*=/y,b=/[ \t]*(["'])/y,u=/[ \t]*'([^']*)'/y,S=/[ \t]*"([^"\\]*(?:\\[\s\S][^"\\]*)*)"/y,
x=/(?:[ \t]+#[^\n]*|[ \t]*)(?:\r?\n|\r?$)/y,O=/([^\n]*?)\r?(?:\n|$)/y;class B{#t;#i;#a=[];#n=[];#e=0;#r=1;constructor(n,s){this.#t=n,this.#i=s}read(){for(;this.#e<
this.#t.length;)this.#s(c)||this.#h();return{variables:this.#a,errors:this.#n}}#h(){const n=this.#r,s=this.#s(v)?.[1];if(s===void 0){this.#s(O),this.#o(n,"this \
is not a NAME=value line","Put a value of several lines in quotes.");return}const o=this.#p(n);if(o===void 0)return;const g=R(s)??A(s,o);g?this.#o(n,...g):this.#a.
push({name:s,value:o,source:this.#i,line:n})}#p(n){const s=this.#f(b)?.[1];if(s===void 0)return Y(this.#s(O)?.[1]??"");const o=this.#s(s==='"'?S:u)?.[1];if(o===
void 0){this.#s(O),this.#o(n,`the quote ${s} is never closed`,"Close it, or write the value in the other kind of quotes.");return}if(this.#e<this.#t.length&&!this.#s(
x)){this.#s(O),this.#o(n,"text follows the closing quote",'Write a quote inside double quotes as \\".');return}return s==='"'?L(o):o}#f(n){n.lastIndex=this.#e;const s=n.
exec(this.#t);return s&&s[0]!==""?s:void 0}#s(n){const s=this.#f(n);return this.#e+=s?.[0].length??0,this.#r+=(s?.[0].split(`
`).length??1)-1,s}#o(n,s,o){this.#n.push(h(this.#i,n,s,o))}}function Y(t){return t.replace(/(?<=[ \t])#.*$/s,"").replace(/^[ \t]+|[ \t]+$/g,"")}const k={n:`
`,r:"\r",'"':'"',"\\":"\\"};function L(t){return t.replace(/\\([nr"\\])/g,(n,s)=>k[s]??n)}var q=l(2562);const W=["SECRET","TOKEN","PASSWORD","PASSWD","PASSPHRAS\
E","PRIVATE","CREDENTIAL","API_KEY","APIKEY","ACCESS_KEY","SIGNING_KEY","ENCRYPTION_KEY"],K=["DSN","PWD","PASS"],G=new RegExp(`${W.join("|")}|(?:^|_)(?:${K.join(
"|")})(?:_|$)`,"i"),a=/[a-z][a-z\d+.-]*:\/\/[^\s/?#]+@/i,e=/-----BEGIN [A-Z\d ]+-----/;function i({name:t,value:n}){return G.test(t)||a.test(n)||e.test(n)}var r=l(
7924);const d=["env","secret-env","env-file"];function w(t,n,s,o){const g=t["env-file"]===""?"":o.try(()=>(0,r.yR)(t["env-file"],"env-file",s),""),y=[f(t.env,{input:"\
env"}),f(t["secret-env"],{input:"secret-env"}),f(g,{input:"env-file",file:t["env-file"]})],I=P(y.flatMap(_=>V(_.variables))),T=(0,q.b)([...y.flatMap(_=>_.errors),
...I]);T&&o.add(T);const F=y.flatMap(_=>_.variables),Q=F.filter(_=>_.source.input==="secret-env"||i(_)),[z,H]=[J(F),J(Q)];if(z.size>0||n)return{env:{kind:"repla\
ce",variables:z},secrets:H,notice:void 0};const Z=d.some(_=>t[_]!=="");return{env:{kind:"leave"},secrets:H,notice:Z?D:void 0}}const D="env, secret-env and env-f\
ile name no variables, so the platform's set is left alone. Set clear-env to true to empty it.";function J(t){return new Map(t.map(({name:n,value:s})=>[n,s]))}function V(t){
const n=t.map(s=>s.name);return t.filter((s,o)=>n.indexOf(s.name)===o)}}),7947:((U,C,l)=>{l.d(C,{parseSettings:()=>N,parseStatusMap:()=>j});var M=l(8302),p=l(9692),
m=l(1547),f=l(7924);const P=new Map([["name","app"],["type","app-type"],["repository","repository"],["branch","branch"],["buildcommand","build-command"],["outpu\
tdirectory","output-directory"],["region","region"],["noindex","noindex"]]),$=[["build-command","buildCommand"],["output-directory","outputDirectory"],["region",
"region"],["noindex","noindex"]];function N(h){const c=h["app-settings"];if(c.trim()==="")return{};const v=A(c);if(!(0,M.Gv)(v))throw(0,f.Gq)("app-settings","th\
is is not a JSON object",'Write it as {"name": value}.');const b=Object.entries(v).map(([u,S])=>{const x=P.get((0,m.Y)(u));return x===void 0?[u,S]:[E(u,x,S,h),null]});
return Object.fromEntries(b)}function E(h,c,v,b){const u=$.find(([S])=>S===c);if(!u||v!==null)throw(0,f.Gq)("app-settings",`"${(0,f.SP)(h)}" has an input of its\
 own`,`Use the input ${c} for it.`);if(b[u[0]].trim()==="")return u[1];throw(0,f.Gq)("app-settings",`"${(0,f.SP)(h)}" is null, and ${c} is given`,"Leave out one\
 of the two.")}function A(h){try{return(0,p.q$)(h),JSON.parse(h)}catch(c){if(!(c instanceof p.sU))throw c;const{line:v,column:b}=(0,p.q1)(h,c.offset),u=`line ${v}\
, column ${b}`;throw(0,f.Gq)("app-settings",`not valid JSON at ${u}: ${c.message}`,"Write one JSON object.")}}const R=["success","failure","cancelled","pending"];
function j(h){const c=new Map;for(const[v,b]of h.split(/\r?\n/).entries()){if(b.trim()==="")continue;const[,u,S]=/^(.*[^\s].*?)\s*=([^=]*)$/.exec(b)??[],x=`line\
 ${v+1}`;if(u===void 0||S===void 0)throw(0,f.Gq)("status-map",`${x} is not a <platform status>=<family> line`,"Write it as rolled_out=success.");const O=(0,f.HU)(
S,R,"status-map");if((c.get((0,m.Y)(u))??O)!==O)throw(0,f.Gq)("status-map",`${x} maps "${(0,f.SP)(u)}" a second time, to something else`,"Keep one.");c.set((0,m.
Y)(u),O)}return c}})};export{X as id,ee as ids,te as modules};
