const P=947,A=[947],I={1772:((M,w,u)=>{u.d(w,{Aw:()=>E,U2:()=>_,bM:()=>f,q$:()=>a,q1:()=>p,sU:()=>c});var b=u(8302);class c extends Error{name="JsonTextError";offset;constructor(t,e){
super(t),this.offset=e}}function p(n,t){const e=n.slice(0,t);return{line:e.split(`
`).length,column:t-e.lastIndexOf(`
`)}}function a(n){new d(n).document()}function m(n){try{new d(n,!1).document()}catch(t){if(t instanceof c)return t;throw t}}function _(n,t=!0){const e=[];return new d(
n,t,g=>e.push(g)).document()==="object"?e:void 0}function f(n){return n.replace(/("[^"\\]*(?:\\.[^"\\]*)*")|[ \t\n\r]+/g,"$1")}function E(n,t){return n===t||y(n)===
y(t)}function y(n){try{return String(JSON.parse(n,O))}catch(t){if(t instanceof RangeError)return f(n);throw t}}function O(n,t,e){return typeof t=="number"?x(e?.
source??String(t)):Array.isArray(t)?`[${t.join(",")}]`:(0,b.G)(t)?`{${Object.entries(t).map(([g,$])=>`${JSON.stringify(g)}:${$}`).sort().join(",")}}`:JSON.stringify(
t)}function x(n){const[,t,e="",o="",g="0"]=/^(-?)(\d+)(?:\.(\d+))?(?:[eE]([+-]?\d+))?$/.exec(n)??[],$=`${e}${o}`.replace(/^0+/,""),S=$.replace(/0+$/,"");if(S===
"")return`${t}0`;const j=BigInt(g)-BigInt(o.length)+BigInt($.length-S.length);return`${t}${S}e${j}`}const s=/[ \t\n\r]*/y,i=/[ !#-[\]-\uffff]*/y,l=/\\(?:["\\/bfnrt]|u[0-9a-fA-F]{4})/y,
h=/-?(?:0|[1-9]\d*)(?:\.\d+)?(?:[eE][+-]?\d+)?/y,r=/true|false|null/y;class d{#e;#r;#o;#t=0;#i={name:"",nameOffset:0,offset:0};constructor(t,e=!0,o){this.#e=t,this.#r=
e,this.#o=o}document(){this.#n(s);const t=this.#e[this.#t]==="{"?"object":"other",e=[];do this.#u(e);while(this.#l(e));if(this.#n(s),this.#t<this.#e.length)throw this.#s(
"the end");return t}#u(t){for(;;){this.#n(s),t.length===1&&(this.#i.offset=this.#t);const e=this.#e[this.#t];if(e!=="{"&&e!=="["){this.#f(e);return}if(this.#t+=
1,this.#d(e==="{"?"}":"]"))return;t.push({names:e==="{"?new Set:void 0}),e==="{"&&this.#a(t)}}#l(t){for(let e=t.at(-1);e;e=t.at(-1)){t.length===1&&e.names&&this.#h();
const o=e.names?"}":"]";if(this.#d(o)){t.pop();continue}if(this.#e[this.#t]!==",")throw this.#s(`"," or "${o}"`);return this.#t+=1,e.names&&this.#a(t),!0}return!1}#h(){
this.#o?.({...this.#i,text:this.#e.slice(this.#i.offset,this.#t)})}#a(t){this.#n(s);const e=this.#t;if(this.#e[this.#t]!=='"')throw this.#s("a name in double qu\
otes");const o=this.#c(),g=t.at(-1)?.names;if(this.#r&&g?.has(o))throw new c(`the name "${o}" stands twice in one object`,e);if(g?.add(o),this.#n(s),this.#e[this.#t]!==
":")throw this.#s('":"');this.#t+=1,t.length===1&&(this.#i={name:o,nameOffset:e,offset:this.#t})}#f(t){if(t==='"')this.#c();else if(this.#n(h)===0&&this.#n(r)===
0)throw this.#s("a value")}#c(){const t=this.#t;this.#t+=1;do this.#n(i);while(this.#n(l)>0);if(this.#e[this.#t]!=='"'){const o=this.#t>=this.#e.length;throw new c(
o?"a string does not end":"a bad escape or control character in a string",this.#t)}this.#t+=1;const e=JSON.parse(this.#e.slice(t,this.#t));if(typeof e!="string"||
this.#r&&!e.isWellFormed())throw new c("a lone surrogate (half of a character) in a string",t);return e}#d(t){return this.#n(s),this.#e[this.#t]!==t?!1:(this.#t+=
1,!0)}#n(t){t.lastIndex=this.#t;const e=t.exec(this.#e)?.[0].length??0;return this.#t+=e,e}#s(t){const e=this.#e.slice(this.#t,this.#t+1);return new c(`expected\
 ${t}, found ${e===""?"the end":JSON.stringify(e)}`,this.#t)}}}),1547:((M,w,u)=>{u.d(w,{P:()=>a,Y:()=>p});const b=[["success",["succeeded","success","successful",
"ready","live","active","complete","completed","deployed","deploysucceeded","deploymentsucceeded","activated","done","ok","published","finished","passed"]],["fa\
ilure",["failed","failure","error","errored","crashed","timedout","timeout","rejected","broken","buildfailed","deployfailed","deploymentfailed","builderror","de\
ployerror","deploymenterror","syncfailed","uploadfailed","activationfailed","internalerror","rolledback"]],["cancelled",["cancelled","canceled","aborted","super\
seded","skipped","stopped","replaced","expired"]],["pending",["queued","pending","created","waiting","scheduled","accepted","starting","initializing","started",
"running","inprogress","processing","building","cloning","installing","syncing","uploading","deploying","activating","publishing","invalidating","provisioning",
"cancelling","canceling"]]],c=new Map(b.flatMap(([m,_])=>_.map(f=>[f,m])));function p(m){return m.toLowerCase().replace(/[\s_-]/g,"")}function a(m,_=new Map){const f=p(
m);return _.get(f)??c.get(f)}}),7947:((M,w,u)=>{u.d(w,{parseSettings:()=>f,parseStatusMap:()=>x});var b=u(8302),c=u(1772),p=u(1547),a=u(7924);const m=new Map([[
"name","app"],["type","app-type"],["repository","repository"],["branch","branch"],["buildcommand","build-command"],["outputdirectory","output-directory"],["regi\
on","region"],["noindex","noindex"]]),_=[["build-command","buildCommand"],["output-directory","outputDirectory"],["region","region"],["noindex","noindex"]];function f(s){
const i=s["app-settings"];if(i.trim()==="")return{};const l=y(i);if(!(0,b.G)(l))throw(0,a.Gq)("app-settings","this is no JSON object",'Write it as {"name": valu\
e}.');const h=Object.entries(l).map(([r,d])=>{const n=m.get((0,p.Y)(r));return n===void 0?[r,d]:[E(r,n,d,s),null]});return Object.fromEntries(h)}function E(s,i,l,h){
const r=_.find(([d])=>d===i);if(!r||l!==null)throw(0,a.Gq)("app-settings",`"${(0,a.SP)(s)}" has an input of its own`,`Use the input ${i} for it.`);if(h[r[0]].trim()===
"")return r[1];throw(0,a.Gq)("app-settings",`"${(0,a.SP)(s)}" is null, and ${i} is given`,"Leave out one of the two.")}function y(s){try{return(0,c.q$)(s),JSON.
parse(s)}catch(i){if(!(i instanceof c.sU))throw i;const{line:l,column:h}=(0,c.q1)(s,i.offset),r=`line ${l}, column ${h}`;throw(0,a.Gq)("app-settings",`not valid\
 JSON at ${r}: ${i.message}`,"Write one JSON object.")}}const O=["success","failure","cancelled","pending"];function x(s){const i=new Map;for(const[l,h]of s.split(
/\r?\n/).entries()){if(h.trim()==="")continue;const[,r,d]=/^(.*[^\s].*?)\s*=([^=]*)$/.exec(h)??[],n=`line ${l+1}`;if(r===void 0||d===void 0)throw(0,a.Gq)("statu\
s-map",`${n} is no <platform status>=<family> line`,"Write it as rolled_out=success.");const t=(0,a.HU)(d,O,"status-map");if((i.get((0,p.Y)(r))??t)!==t)throw(0,a.
Gq)("status-map",`${n} maps "${(0,a.SP)(r)}" a second time, to something else`,"Keep one.");i.set((0,p.Y)(r),t)}return i}})};export{P as id,A as ids,I as modules};
