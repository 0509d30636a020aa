const v=947,P=[947],A={1772:((M,b,l)=>{l.d(b,{Aw:()=>p,U2:()=>f,bM:()=>m,q$:()=>a,q1:()=>g,sU:()=>c});var y=l(8302);class c extends Error{name="JsonTextError";offset;constructor(e,t){
super(e),this.offset=t}}function g(n,e){const t=n.slice(0,e);return{line:t.split(`
`).length,column:e-t.lastIndexOf(`
`)}}function a(n){new d(n).document()}function $(n){try{new d(n,!1).document()}catch(e){if(e instanceof c)return e;throw e}}function f(n,e=!0){const t=[];return new d(
n,e,_=>t.push(_)).document()==="object"?t:void 0}function m(n){return n.replace(/("[^"\\]*(?:\\.[^"\\]*)*")|[ \t\n\r]+/g,"$1")}function p(n,e){return n===e||w(n)===
w(e)}function w(n){try{return String(JSON.parse(n,O))}catch(e){if(e instanceof RangeError)return m(n);throw e}}function O(n,e,t){return typeof e=="number"?x(t?.
source??String(e)):Array.isArray(e)?`[${e.join(",")}]`:(0,y.G)(e)?`{${Object.entries(e).map(([_,E])=>`${JSON.stringify(_)}:${E}`).sort().join(",")}}`:JSON.stringify(
e)}function x(n){const[,e,t="",o="",_="0"]=/^(-?)(\d+)(?:\.(\d+))?(?:[eE]([+-]?\d+))?$/.exec(n)??[],E=`${t}${o}`.replace(/^0+/,""),S=E.replace(/0+$/,"");if(S===
"")return`${e}0`;const j=BigInt(_)-BigInt(o.length)+BigInt(E.length-S.length);return`${e}${S}e${j}`}const s=/[ \t\n\r]*/y,i=/[ !#-[\]-\uffff]*/y,u=/\\(?:["\\/bfnrt]|u[0-9a-fA-F]{4})/y,
h=/-?(?:0|[1-9]\d*)(?:\.\d+)?(?:[eE][+-]?\d+)?/y,r=/true|false|null/y;class d{#t;#r;#o;#e=0;#i={name:"",nameOffset:0,offset:0};constructor(e,t=!0,o){this.#t=e,this.#r=
t,this.#o=o}document(){this.#n(s);const e=this.#t[this.#e]==="{"?"object":"other",t=[];do this.#l(t);while(this.#u(t));if(this.#n(s),this.#e<this.#t.length)throw this.#s(
"the end");return e}#l(e){for(;;){this.#n(s),e.length===1&&(this.#i.offset=this.#e);const t=this.#t[this.#e];if(t!=="{"&&t!=="["){this.#f(t);return}if(this.#e+=
1,this.#d(t==="{"?"}":"]"))return;e.push({names:t==="{"?new Set:void 0}),t==="{"&&this.#a(e)}}#u(e){for(let t=e.at(-1);t;t=e.at(-1)){e.length===1&&t.names&&this.#h();
const o=t.names?"}":"]";if(this.#d(o)){e.pop();continue}if(this.#t[this.#e]!==",")throw this.#s(`"," or "${o}"`);return this.#e+=1,t.names&&this.#a(e),!0}return!1}#h(){
this.#o?.({...this.#i,text:this.#t.slice(this.#i.offset,this.#e)})}#a(e){this.#n(s);const t=this.#e;if(this.#t[this.#e]!=='"')throw this.#s("a name in double qu\
otes");const o=this.#c(),_=e.at(-1)?.names;if(this.#r&&_?.has(o))throw new c(`the name "${o}" stands twice in one object`,t);if(_?.add(o),this.#n(s),this.#t[this.#e]!==
":")throw this.#s('":"');this.#e+=1,e.length===1&&(this.#i={name:o,nameOffset:t,offset:this.#e})}#f(e){if(e==='"')this.#c();else if(this.#n(h)===0&&this.#n(r)===
0)throw this.#s("a value")}#c(){const e=this.#e;this.#e+=1;do this.#n(i);while(this.#n(u)>0);if(this.#t[this.#e]!=='"'){const o=this.#e>=this.#t.length;throw new c(
o?"a string does not end":"a bad escape or control character in a string",this.#e)}this.#e+=1;const t=JSON.parse(this.#t.slice(e,this.#e));if(typeof t!="string"||
this.#r&&!t.isWellFormed())throw new c("a lone surrogate (half of a character) in a string",e);return t}#d(e){return this.#n(s),this.#t[this.#e]!==e?!1:(this.#e+=
1,!0)}#n(e){e.lastIndex=this.#e;const t=e.exec(this.#t)?.[0].length??0;return this.#e+=t,t}#s(e){const t=this.#t.slice(this.#e,this.#e+1);return new c(`expected\
 ${e}, found ${t===""?"the end":JSON.stringify(t)}`,this.#e)}}}),1547:((M,b,l)=>{l.d(b,{P:()=>$,Y:()=>g});const y=[["success",["succeeded","success","successful",
"ready","live","active","complete","completed","deployed","deploysucceeded","deploymentsucceeded","activated","done","ok","published","finished","passed","succe\
ed","healthy"]],["failure",["failed","failure","error","errored","crashed","timedout","timeout","rejected","broken","buildfailed","deployfailed","deploymentfail\
ed","builderror","deployerror","deploymenterror","syncfailed","uploadfailed","activationfailed","internalerror","rolledback","updatefailed","predeployfailed","r\
eleasefailed","rollbacksucceeded","rollbackcomplete","degraded","fatal"]],["cancelled",["cancelled","canceled","aborted","superseded","skipped","stopped","repla\
ced","expired","deactivated","cancelledbyuser","canceledbyuser","removed","deleted","abandoned"]],["pending",["queued","pending","created","waiting","scheduled",
"accepted","starting","initializing","started","running","inprogress","processing","building","cloning","installing","syncing","uploading","deploying","activati\
ng","publishing","invalidating","provisioning","cancelling","canceling","new","enqueued","idle","prepared","preparing","uploaded","processed","retrying","workin\
g","progressing","pendingbuild","pendingdeploy","pendingreview","pendingpublish","waitingfordeployment","needsapproval","buildinprogress","updateinprogress","pr\
edeployinprogress","waitingforresource","removing","verifying","requested","planned","finalizing","releasing","testing","reconciling","unknown"]]],c=new Map(y.flatMap(
([f,m])=>m.map(p=>[p,f])));function g(f){return f.toLowerCase().replace(/[\s_-]/g,"")}const a=[["failure",/(?:failed|error)$/],["pending",/(?:inprogress|pending|queued)$/]];
function $(f,m=new Map){const p=g(f);return m.get(p)??c.get(p)??a.find(([,w])=>w.test(p))?.[0]}}),7947:((M,b,l)=>{l.d(b,{parseSettings:()=>m,parseStatusMap:()=>x});
var y=l(8302),c=l(1772),g=l(1547),a=l(7924);const $=new Map([["name","app"],["type","app-type"],["repository","repository"],["branch","branch"],["buildcommand",
"build-command"],["outputdirectory","output-directory"],["region","region"],["noindex","noindex"]]),f=[["build-command","buildCommand"],["output-directory","out\
putDirectory"],["region","region"],["noindex","noindex"]];function m(s){const i=s["app-settings"];if(i.trim()==="")return{};const u=w(i);if(!(0,y.G)(u))throw(0,a.
Gq)("app-settings","this is no JSON object",'Write it as {"name": value}.');const h=Object.entries(u).map(([r,d])=>{const n=$.get((0,g.Y)(r));return n===void 0?
[r,d]:[p(r,n,d,s),null]});return Object.fromEntries(h)}function p(s,i,u,h){const r=f.find(([d])=>d===i);if(!r||u!==null)throw(0,a.Gq)("app-settings",`"${(0,a.SP)(
s)}" has an input of its own`,`Use the input ${i} for it.`);if(h[r[0]].trim()==="")return r[1];throw(0,a.Gq)("app-settings",`"${(0,a.SP)(s)}" is null, and ${i} \
is given`,"Leave out one of the two.")}function w(s){try{return(0,c.q$)(s),JSON.parse(s)}catch(i){if(!(i instanceof c.sU))throw i;const{line:u,column:h}=(0,c.q1)(
s,i.offset),r=`line ${u}, column ${h}`;throw(0,a.Gq)("app-settings",`not valid JSON at ${r}: ${i.message}`,"Write one JSON object.")}}const O=["success","failur\
e","cancelled","pending"];function x(s){const i=new Map;for(const[u,h]of s.split(/\r?\n/).entries()){if(h.trim()==="")continue;const[,r,d]=/^(.*[^\s].*?)\s*=([^=]*)$/.
exec(h)??[],n=`line ${u+1}`;if(r===void 0||d===void 0)throw(0,a.Gq)("status-map",`${n} is no <platform status>=<family> line`,"Write it as rolled_out=success.");
const e=(0,a.HU)(d,O,"status-map");if((i.get((0,g.Y)(r))??e)!==e)throw(0,a.Gq)("status-map",`${n} maps "${(0,a.SP)(r)}" a second time, to something else`,"Keep \
one.");i.set((0,g.Y)(r),e)}return i}})};export{v as id,P as ids,A as modules};
