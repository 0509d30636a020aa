const j=947,P=[947],A={1772:((S,w,d)=>{d.d(w,{Aw:()=>m,U2:()=>h,bM:()=>p,q$:()=>o,q1:()=>f,sU:()=>c});var b=d(8302);class c extends Error{name="JsonTextError";offset;constructor(t,e){
super(t),this.offset=e}}function f(n,t){const e=n.slice(0,t);return{line:e.split(`
`).length,column:t-e.lastIndexOf(`
`)}}function o(n){new i(n).document()}function h(n){const t=[];return new i(n,r=>t.push(r)).document()==="object"?t:void 0}function p(n){return n.replace(/("[^"\\]*(?:\\.[^"\\]*)*")|[ \t\n\r]+/g,
"$1")}function m(n,t){return n===t||y(n)===y(t)}function y(n){try{return String(JSON.parse(n,E))}catch(t){if(t instanceof RangeError)return p(n);throw t}}function E(n,t,e){
return typeof t=="number"?O(e?.source??String(t)):Array.isArray(t)?`[${t.join(",")}]`:(0,b.G)(t)?`{${Object.entries(t).map(([_,$])=>`${JSON.stringify(_)}:${$}`).
sort().join(",")}}`:JSON.stringify(t)}function O(n){const[,t,e="",r="",_="0"]=/^(-?)(\d+)(?:\.(\d+))?(?:[eE]([+-]?\d+))?$/.exec(n)??[],$=`${e}${r}`.replace(/^0+/,
""),x=$.replace(/0+$/,"");if(x==="")return`${t}0`;const M=BigInt(_)-BigInt(r.length)+BigInt($.length-x.length);return`${t}${x}e${M}`}const g=/[ \t\n\r]*/y,a=/[ !#-[\]-\uffff]*/y,
s=/\\(?:["\\/bfnrt]|u[0-9a-fA-F]{4})/y,l=/-?(?:0|[1-9]\d*)(?:\.\d+)?(?:[eE][+-]?\d+)?/y,u=/true|false|null/y;class i{#e;#r;#t=0;#i={name:"",nameOffset:0,offset:0};constructor(t,e){
this.#e=t,this.#r=e}document(){this.#n(g);const t=this.#e[this.#t]==="{"?"object":"other",e=[];do this.#d(e);while(this.#l(e));if(this.#n(g),this.#t<this.#e.length)
throw this.#s("the end");return t}#d(t){for(;;){this.#n(g),t.length===1&&(this.#i.offset=this.#t);const e=this.#e[this.#t];if(e!=="{"&&e!=="["){this.#h(e);return}
if(this.#t+=1,this.#c(e==="{"?"}":"]"))return;t.push({names:e==="{"?new Set:void 0}),e==="{"&&this.#o(t)}}#l(t){for(let e=t.at(-1);e;e=t.at(-1)){t.length===1&&e.
names&&this.#u();const r=e.names?"}":"]";if(this.#c(r)){t.pop();continue}if(this.#e[this.#t]!==",")throw this.#s(`"," or "${r}"`);return this.#t+=1,e.names&&this.#o(
t),!0}return!1}#u(){this.#r?.({...this.#i,text:this.#e.slice(this.#i.offset,this.#t)})}#o(t){this.#n(g);const e=this.#t;if(this.#e[this.#t]!=='"')throw this.#s(
"a name in double quotes");const r=this.#a(),_=t.at(-1)?.names;if(_?.has(r))throw new c(`the name "${r}" stands twice in one object`,e);if(_?.add(r),this.#n(g),
this.#e[this.#t]!==":")throw this.#s('":"');this.#t+=1,t.length===1&&(this.#i={name:r,nameOffset:e,offset:this.#t})}#h(t){if(t==='"')this.#a();else if(this.#n(l)===
0&&this.#n(u)===0)throw this.#s("a value")}#a(){const t=this.#t;this.#t+=1;do this.#n(a);while(this.#n(s)>0);if(this.#e[this.#t]!=='"'){const r=this.#t>=this.#e.
length;throw new c(r?"a string does not end":"a bad escape or control character in a string",this.#t)}this.#t+=1;const e=JSON.parse(this.#e.slice(t,this.#t));if(typeof e!=
"string"||!e.isWellFormed())throw new c("a lone surrogate (half of a character) in a string",t);return e}#c(t){return this.#n(g),this.#e[this.#t]!==t?!1:(this.#t+=
1,!0)}#n(t){t.lastIndex=this.#t;const e=t.exec(this.#e)?.[0].length??0;return this.#t+=e,e}#s(t){const e=this.#e.slice(this.#t,this.#t+1);return new c(`expected\
 ${t}, found ${e===""?"the end":JSON.stringify(e)}`,this.#t)}}}),1547:((S,w,d)=>{d.d(w,{P:()=>o,Y:()=>f});const b=[["success",["succeeded","success","successful",
"ready","live","active","complete","completed","deployed","deploysucceeded","deploymentsucceeded","activated","done","ok","published","finished","passed"]],["fa\
ilure",["failed","failure","error","errored","crashed","timedout","timeout","rejected","broken","buildfailed","deployfailed","deploymentfailed","builderror","de\
ployerror","deploymenterror","syncfailed","uploadfailed","activationfailed","internalerror","rolledback"]],["cancelled",["cancelled","canceled","aborted","super\
seded","skipped","stopped","replaced","expired"]],["pending",["queued","pending","created","waiting","scheduled","accepted","starting","initializing","started",
"running","inprogress","processing","building","cloning","installing","syncing","uploading","deploying","activating","publishing","invalidating","provisioning",
"cancelling","canceling"]]],c=new Map(b.flatMap(([h,p])=>p.map(m=>[m,h])));function f(h){return h.toLowerCase().replace(/[\s_-]/g,"")}function o(h,p=new Map){const m=f(
h);return p.get(m)??c.get(m)}}),7947:((S,w,d)=>{d.d(w,{parseSettings:()=>m,parseStatusMap:()=>g});var b=d(8302),c=d(1772),f=d(1547),o=d(7924);const h=new Map([[
"name","app"],["type","app-type"],["repository","repository"],["branch","branch"],["buildcommand","build-command"],["outputdirectory","output-directory"],["regi\
on","region"],["noindex","noindex"]]),p=[["build-command","buildCommand"],["output-directory","outputDirectory"],["region","region"],["noindex","noindex"]];function m(a){
const s=a["app-settings"];if(s.trim()==="")return{};const l=E(s);if(!(0,b.G)(l))throw(0,o.Gq)("app-settings","this is no JSON object",'Write it as {"name": valu\
e}.');const u=Object.entries(l).map(([i,n])=>{const t=h.get((0,f.Y)(i));return t===void 0?[i,n]:[y(i,t,n,a),null]});return Object.fromEntries(u)}function y(a,s,l,u){
const i=p.find(([n])=>n===s);if(!i||l!==null)throw(0,o.Gq)("app-settings",`"${(0,o.SP)(a)}" has an input of its own`,`Use the input ${s} for it.`);if(u[i[0]].trim()===
"")return i[1];throw(0,o.Gq)("app-settings",`"${(0,o.SP)(a)}" is null, and ${s} is given`,"Leave out one of the two.")}function E(a){try{return(0,c.q$)(a),JSON.
parse(a)}catch(s){if(!(s instanceof c.sU))throw s;const{line:l,column:u}=(0,c.q1)(a,s.offset),i=`line ${l}, column ${u}`;throw(0,o.Gq)("app-settings",`not valid\
 JSON at ${i}: ${s.message}`,"Write one JSON object.")}}const O=["success","failure","cancelled","pending"];function g(a){const s=new Map;for(const[l,u]of a.split(
/\r?\n/).entries()){if(u.trim()==="")continue;const[,i,n]=/^(.*[^\s].*?)\s*=([^=]*)$/.exec(u)??[],t=`line ${l+1}`;if(i===void 0||n===void 0)throw(0,o.Gq)("statu\
s-map",`${t} is no <platform status>=<family> line`,"Write it as rolled_out=success.");const e=(0,o.HU)(n,O,"status-map");if((s.get((0,f.Y)(i))??e)!==e)throw(0,o.
Gq)("status-map",`${t} maps "${(0,o.SP)(i)}" a second time, to something else`,"Keep one.");s.set((0,f.Y)(i),e)}return s}})};export{j as id,P as ids,A as modules};
