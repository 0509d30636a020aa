const L=947,R=[947],D={9692:((C,y,l)=>{l.d(y,{sU:()=>d,q$:()=>I,bM:()=>M,U2:()=>N,I:()=>b,q1:()=>$,Aw:()=>k});var E=l(8302);class d extends Error{name="JsonText\
Error";offset;constructor(e,t){super(e),this.offset=t}}const u=34,c=44,O=58,m=91,w=92,h=93,x=123,A=125,S=/[ !#-[\]-\ud7ff\ue000-\uffff]*/y,a=24,i=/\\(?:["\\/bfnrt]|u[0-9a-fA-F]{4})/y,
f=/-?(?:0|[1-9]\d*)(?:\.\d+)?(?:[eE][+-]?\d+)?/y,p=/true|false|null/y,r="a lone surrogate (half of a character) in a string";class g{#t;#c;#d;#n=[];#e=0;#a={name:"",
nameOffset:0,offset:0};constructor(e,t=!0,n){this.#t=e,this.#c=t,this.#d=n}document(){this.#i();const e=this.#r()===x?"object":"other";do this.#p();while(this.#g());
if(this.#i(),this.#e<this.#t.length)throw this.#o("the end");return e}#p(){for(;;){this.#i(),this.#n.length===1&&(this.#a.offset=this.#e);const e=this.#r();if(e===
u){this.#u();return}if(e===x){if(this.#e+=1,this.#s(A))return;this.#n.push(new Set),this.#l()}else if(e===m){if(this.#e+=1,this.#s(h))return;this.#n.push(void 0)}else{
if(this.#f(f)||this.#f(p))return;throw this.#o("a value")}}}#g(){for(let e=this.#n.length;e>0;e--){const t=this.#n[e-1]!==void 0;if(e===1&&t&&this.#d&&this.#m(this.#d),
this.#s(c))return t&&this.#l(),!0;if(!this.#s(t?A:h))throw this.#o(`"," or "${t?"}":"]"}"`);this.#n.pop()}return!1}#m(e){e({...this.#a,text:this.#t.slice(this.#a.
offset,this.#e)})}#l(){this.#i();const e=this.#e;if(this.#r()!==u)throw this.#o("a name in double quotes");this.#u();const t=b(this.#t.slice(e,this.#e)),n=this.#n.
at(-1);if(this.#c&&n?.has(t))throw new d(`the name "${t}" occurs twice in one object`,e);if(n?.add(t),!this.#s(O))throw this.#o('":"');this.#n.length===1&&(this.#a=
{name:t,nameOffset:e,offset:this.#e})}#u(){const e=this.#t,t=this.#e;let n=t+1;for(;;){const o=e.charCodeAt(n);if(o===u)break;if(o===w)n=this.#b(n,t);else if(o>=
55296&&o<=57343)n=this.#w(n,t);else if(o>=32)n=n-t<a?n+1:this.#_(n);else throw this.#h(n)}this.#e=n+1}#_(e){return S.lastIndex=e,S.test(this.#t),S.lastIndex}#b(e,t){
if(i.lastIndex=e,!i.test(this.#t))throw this.#h(e);const n=i.lastIndex;if(!this.#c||n-e===2)return n;const o=Number.parseInt(this.#t.slice(e+2,n),16);if(o<55296||
o>57343)return n;const _=/^\\u[dD][c-fC-F][0-9a-fA-F]{2}/.test(this.#t.slice(n,n+6));if(o>=56320||!_)throw new d(r,t);return n+6}#w(e,t){const[n,o]=[this.#t.charCodeAt(
e),this.#t.charCodeAt(e+1)],_=n<56320&&(o&64512)===56320;if(this.#c&&!_)throw new d(r,t);return e+(_?2:1)}#h(e){const t=e>=this.#t.length;return new d(t?"a stri\
ng does not end":"a bad escape or control character in a string",e)}#s(e){return this.#i(),this.#r()!==e?!1:(this.#e+=1,!0)}#i(){for(;;){const e=this.#r();if(e!==
32&&e!==10&&e!==13&&e!==9)return;this.#e+=1}}#r(){return this.#t.charCodeAt(this.#e)}#f(e){return e.lastIndex=this.#e,e.test(this.#t)?(this.#e=e.lastIndex,!0):!1}#o(e){
const t=this.#t.slice(this.#e,this.#e+1);return new d(`expected ${e}, found ${t===""?"the end":JSON.stringify(t)}`,this.#e)}}function b(s){return s.includes("\\")?
String(JSON.parse(s)):s.slice(1,-1)}function $(s,e){const t=s.slice(0,e);return{line:t.split(`
`).length,column:e-t.lastIndexOf(`
`)}}function I(s){new g(s).document()}function B(s){try{new JsonScanner(s,!1).document()}catch(e){if(e instanceof JsonTextError)return e;throw e}}function N(s,e=!0){
const t=[];return new g(s,e,o=>t.push(o)).document()==="object"?t:void 0}function M(s){return s.replace(/("[^"\\]*(?:\\.[^"\\]*)*")|[ \t\n\r]+/g,"$1")}function k(s,e){
return s===e||v(s)===v(e)}function v(s){try{return String(JSON.parse(s,J))}catch(e){if(e instanceof RangeError)return M(s);throw e}}function J(s,e,t){return typeof e==
"number"?P(t?.source??String(e)):Array.isArray(e)?`[${e.join(",")}]`:(0,E.Gv)(e)?`{${Object.entries(e).map(([o,_])=>`${JSON.stringify(o)}:${_}`).sort().join(",")}\
}`:JSON.stringify(e)}function P(s){const[,e,t="",n="",o="0"]=/^(-?)(\d+)(?:\.(\d+))?(?:[eE]([+-]?\d+))?$/.exec(s)??[],_=`${t}${n}`.replace(/^0+/,""),j=_.replace(
/0+$/,"");if(j==="")return`${e}0`;const T=BigInt(o)-BigInt(n.length)+BigInt(_.length-j.length);return`${e}${j}e${T}`}}),1547:((C,y,l)=>{l.d(y,{P:()=>O,Y:()=>u});
const E=[["success",["succeeded","success","successful","ready","live","active","complete","completed","deployed","deploysucceeded","deploymentsucceeded","activ\
ated","done","ok","published","finished","passed","succeed","healthy"]],["failure",["failed","failure","error","errored","crashed","timedout","timeout","rejecte\
d","broken","buildfailed","deployfailed","deploymentfailed","builderror","deployerror","deploymenterror","syncfailed","uploadfailed","activationfailed","interna\
lerror","rolledback","updatefailed","predeployfailed","releasefailed","rollbacksucceeded","rollbackcomplete","degraded","fatal"]],["cancelled",["cancelled","can\
celed","aborted","superseded","skipped","stopped","replaced","expired","deactivated","cancelledbyuser","canceledbyuser","removed","deleted","abandoned"]],["pend\
ing",["queued","pending","created","waiting","scheduled","accepted","starting","initializing","started","running","inprogress","processing","building","cloning",
"installing","syncing","uploading","deploying","activating","publishing","invalidating","provisioning","cancelling","canceling","new","enqueued","idle","prepare\
d","preparing","uploaded","processed","retrying","working","progressing","pendingbuild","pendingdeploy","pendingreview","pendingpublish","waitingfordeployment",
"needsapproval","buildinprogress","updateinprogress","predeployinprogress","waitingforresource","removing","verifying","requested","planned","finalizing","relea\
sing","testing","reconciling","unknown"]]],d=new Map(E.flatMap(([m,w])=>w.map(h=>[h,m])));function u(m){return m.toLowerCase().replace(/[\s_-]/g,"")}const c=[["\
failure",/(?:failed|error)$/],["pending",/(?:inprogress|pending|queued)$/]];function O(m,w=new Map){const h=u(m);return w.get(h)??d.get(h)??c.find(([,x])=>x.test(
h))?.[0]}}),7947:((C,y,l)=>{l.d(y,{parseSettings:()=>w,parseStatusMap:()=>S});var E=l(8302),d=l(9692),u=l(1547),c=l(7924);const O=new Map([["name","app"],["type",
"app-type"],["repository","repository"],["branch","branch"],["buildcommand","build-command"],["outputdirectory","output-directory"],["region","region"],["noinde\
x","noindex"]]),m=[["build-command","buildCommand"],["output-directory","outputDirectory"],["region","region"],["noindex","noindex"]];function w(a){const i=a["a\
pp-settings"];if(i.trim()==="")return{};const f=x(i);if(!(0,E.Gv)(f))throw(0,c.Gq)("app-settings","this is not a JSON object",'Write it as {"name": value}.');const p=Object.
entries(f).map(([r,g])=>{const b=O.get((0,u.Y)(r));return b===void 0?[r,g]:[h(r,b,g,a),null]});return Object.fromEntries(p)}function h(a,i,f,p){const r=m.find(([
g])=>g===i);if(!r||f!==null)throw(0,c.Gq)("app-settings",`"${(0,c.SP)(a)}" has an input of its own`,`Use the input ${i} for it.`);if(p[r[0]].trim()==="")return r[1];
throw(0,c.Gq)("app-settings",`"${(0,c.SP)(a)}" is null, and ${i} is given`,"Leave out one of the two.")}function x(a){try{return(0,d.q$)(a),JSON.parse(a)}catch(i){
if(!(i instanceof d.sU))throw i;const{line:f,column:p}=(0,d.q1)(a,i.offset),r=`line ${f}, column ${p}`;throw(0,c.Gq)("app-settings",`not valid JSON at ${r}: ${i.
message}`,"Write one JSON object.")}}const A=["success","failure","cancelled","pending"];function S(a){const i=new Map;for(const[f,p]of a.split(/\r?\n/).entries()){
if(p.trim()==="")continue;const[,r,g]=/^(.*[^\s].*?)\s*=([^=]*)$/.exec(p)??[],b=`line ${f+1}`;if(r===void 0||g===void 0)throw(0,c.Gq)("status-map",`${b} is not \
a <platform status>=<family> line`,"Write it as rolled_out=success.");const $=(0,c.HU)(g,A,"status-map");if((i.get((0,u.Y)(r))??$)!==$)throw(0,c.Gq)("status-map",
`${b} maps "${(0,c.SP)(r)}" a second time, to something else`,"Keep one.");i.set((0,u.Y)(r),$)}return i}})};export{L as id,R as ids,D as modules};
