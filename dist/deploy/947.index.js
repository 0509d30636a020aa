const j=947,I=[947],P={1772:((S,_,a)=>{a.d(_,{Aw:()=>f,U2:()=>h,bM:()=>u,q$:()=>r,q1:()=>d,sU:()=>o});var w=a(8302);class o extends Error{name="JsonTextError";offset;constructor(t,e){
super(t),this.offset=e}}function d(n,t){const e=n.slice(0,t);return{line:e.split(`
`).length,column:t-e.lastIndexOf(`
`)}}function r(n){new b(n).document()}function h(n){const t=[];return new b(n,i=>t.push(i)).document()==="object"?t:void 0}function u(n){return n.replace(/("[^"\\]*(?:\\.[^"\\]*)*")|[ \t\n\r]+/g,
"$1")}function f(n,t){return n===t||y(n)===y(t)}function y(n){try{return String(JSON.parse(n,E))}catch(t){if(t instanceof RangeError)return u(n);throw t}}function E(n,t,e){
return typeof t=="number"?c(e?.source??String(t)):Array.isArray(t)?`[${t.join(",")}]`:(0,w.G)(t)?`{${Object.entries(t).map(([g,O])=>`${JSON.stringify(g)}:${O}`).
sort().join(",")}}`:JSON.stringify(t)}function c(n){const[,t,e="",i="",g="0"]=/^(-?)(\d+)(?:\.(\d+))?(?:[eE]([+-]?\d+))?$/.exec(n)??[],O=`${e}${i}`.replace(/^0+/,
""),M=O.replace(/0+$/,"");if(M==="")return`${t}0`;const x=BigInt(g)-BigInt(i.length)+BigInt(O.length-M.length);return`${t}${M}e${x}`}const s=/[ \t\n\r]*/y,p=/[ !#-[\]-\uffff]*/y,
l=/\\(?:["\\/bfnrt]|u[0-9a-fA-F]{4})/y,m=/-?(?:0|[1-9]\d*)(?:\.\d+)?(?:[eE][+-]?\d+)?/y,$=/true|false|null/y;class b{#e;#r;#t=0;#i={name:"",nameOffset:0,offset:0};constructor(t,e){
this.#e=t,this.#r=e}document(){this.#n(s);const t=this.#e[this.#t]==="{"?"object":"other",e=[];do this.#h(e);while(this.#l(e));if(this.#n(s),this.#t<this.#e.length)
throw this.#s("the end");return t}#h(t){for(;;){this.#n(s),t.length===1&&(this.#i.offset=this.#t);const e=this.#e[this.#t];if(e!=="{"&&e!=="["){this.#u(e);return}
if(this.#t+=1,this.#c(e==="{"?"}":"]"))return;t.push({names:e==="{"?new Set:void 0}),e==="{"&&this.#o(t)}}#l(t){for(let e=t.at(-1);e;e=t.at(-1)){t.length===1&&e.
names&&this.#d();const i=e.names?"}":"]";if(this.#c(i)){t.pop();continue}if(this.#e[this.#t]!==",")throw this.#s(`"," or "${i}"`);return this.#t+=1,e.names&&this.#o(
t),!0}return!1}#d(){this.#r?.({...this.#i,text:this.#e.slice(this.#i.offset,this.#t)})}#o(t){this.#n(s);const e=this.#t;if(this.#e[this.#t]!=='"')throw this.#s(
"a name in double quotes");const i=this.#a(),g=t.at(-1)?.names;if(g?.has(i))throw new o(`the name "${i}" stands twice in one object`,e);if(g?.add(i),this.#n(s),
this.#e[this.#t]!==":")throw this.#s('":"');this.#t+=1,t.length===1&&(this.#i={name:i,nameOffset:e,offset:this.#t})}#u(t){if(t==='"')this.#a();else if(this.#n(m)===
0&&this.#n($)===0)throw this.#s("a value")}#a(){const t=this.#t;this.#t+=1;do this.#n(p);while(this.#n(l)>0);if(this.#e[this.#t]!=='"'){const i=this.#t>=this.#e.
length;throw new o(i?"a string does not end":"a bad escape or control character in a string",this.#t)}this.#t+=1;const e=JSON.parse(this.#e.slice(t,this.#t));if(typeof e!=
"string"||!e.isWellFormed())throw new o("a lone surrogate (half of a character) in a string",t);return e}#c(t){return this.#n(s),this.#e[this.#t]!==t?!1:(this.#t+=
1,!0)}#n(t){t.lastIndex=this.#t;const e=t.exec(this.#e)?.[0].length??0;return this.#t+=e,e}#s(t){const e=this.#e.slice(this.#t,this.#t+1);return new o(`expected\
 ${t}, found ${e===""?"the end":JSON.stringify(e)}`,this.#t)}}}),1547:((S,_,a)=>{a.d(_,{P:()=>r,Y:()=>d});const w=[["success",["succeeded","success","successful",
"ready","live","active","complete","completed","deployed","deploysucceeded","deploymentsucceeded","activated","done","ok","published","finished","passed"]],["fa\
ilure",["failed","failure","error","errored","crashed","timedout","timeout","rejected","broken","buildfailed","deployfailed","deploymentfailed","builderror","de\
ployerror","deploymenterror","syncfailed","uploadfailed","activationfailed","internalerror","rolledback"]],["cancelled",["cancelled","canceled","aborted","super\
seded","skipped","stopped","replaced","expired"]],["pending",["queued","pending","created","waiting","scheduled","accepted","starting","initializing","started",
"running","inprogress","processing","building","cloning","installing","syncing","uploading","deploying","activating","publishing","invalidating","provisioning",
"cancelling","canceling"]]],o=new Map(w.flatMap(([h,u])=>u.map(f=>[f,h])));function d(h){return h.toLowerCase().replace(/[\s_-]/g,"")}function r(h,u=new Map){const f=d(
h);return u.get(f)??o.get(f)}}),7947:((S,_,a)=>{a.d(_,{parseSettings:()=>u,parseStatusMap:()=>E});var w=a(8302),o=a(1772),d=a(1547),r=a(7924);const h=new Map([[
"name","app"],["type","app-type"],["repository","repository"],["branch","branch"],["buildcommand","build-command"],["outputdirectory","output-directory"],["regi\
on","region"]]);function u(c){if(c.trim()==="")return{};const s=f(c);if(!(0,w.G)(s))throw(0,r.Gq)("app-settings","this is no JSON object",'Write it as {"name": \
value}.');for(const p of Object.keys(s)){const l=h.get((0,d.Y)(p));if(l)throw(0,r.Gq)("app-settings",`"${(0,r.SP)(p)}" has an input of its own`,`Use the input ${l}\
 for it.`)}return s}function f(c){try{return(0,o.q$)(c),JSON.parse(c)}catch(s){if(!(s instanceof o.sU))throw s;const{line:p,column:l}=(0,o.q1)(c,s.offset),m=`li\
ne ${p}, column ${l}`;throw(0,r.Gq)("app-settings",`not valid JSON at ${m}: ${s.message}`,"Write one JSON object.")}}const y=["success","failure","cancelled","p\
ending"];function E(c){const s=new Map;for(const[p,l]of c.split(/\r?\n/).entries()){if(l.trim()==="")continue;const[,m,$]=/^(.*[^\s].*?)\s*=([^=]*)$/.exec(l)??[],
b=`line ${p+1}`;if(m===void 0||$===void 0)throw(0,r.Gq)("status-map",`${b} is no <platform status>=<family> line`,"Write it as rolled_out=success.");const n=(0,r.
HU)($,y,"status-map");if((s.get((0,d.Y)(m))??n)!==n)throw(0,r.Gq)("status-map",`${b} maps "${(0,r.SP)(m)}" a second time, to something else`,"Keep one.");s.set(
(0,d.Y)(m),n)}return s}})};export{j as id,I as ids,P as modules};
