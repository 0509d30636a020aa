const on=774,an=[774],cn={5555:((wt,Z,h)=>{h.d(Z,{RR:()=>Y,Bm:()=>K,lS:()=>J,dX:()=>ht});var O=h(4573),v=h(8302),E=h(2978);const V={healthPath:{pattern:/^\/(?:[\x21\x22\x24-\x2e\x30-\x7e][\x21\x22\x24-\x7e]{0,1022})?$/,
example:"/health",what:"a path"},memory:{pattern:/^(?:(?:6[4-9]|[7-9]\d|[1-9]\d{2,3})MiB|(?:[1-9]|1[0-6])GiB)$/,example:"512MiB",what:"a size of 64MiB to 16GiB"},
idleTimeout:{pattern:/^(?:0|off|[1-9]\d{0,3}[sm]|[1-9]\d{0,2}h|[1-9]\d?d)$/,example:"15m",what:'a time with one unit, or "0" for never'},requestTimeout:{pattern:/^(?:0|off|[1-9]\d{0,3}[sm]|[1-9]\d{0,2}h|[1-9]\d?d)$/,
example:"30s",what:'a time with one unit, or "0" for no limit'}},H=16,Q={healthPath:"/",instances:1,memory:"512MiB",idleTimeout:"15m",requestTimeout:"30s"},q=4096;
var z=h(6583);const K=16*1024,Y={dependencies:`${z.nA}/dependencies.tar.gz`,app:`${z.nA}/app.tar.gz`},B=4,M=/^\.slipway\/[a-z][a-z-]{0,30}\.tar\.gz$/,$=/^\d{1,3}\.\d{1,4}\.\d{1,4}$/,
y=1024,g=100;function T(I,U=()=>!0){return st=>(0,v.KH)(st,I)&&!new RegExp("\\p{Cc}","u").test(st)&&U(st)?st:void 0}function R(I){return I===""||!I.split("/").some(
U=>U===""||U==="."||U==="..")}const x=(0,E.Xd)(T(g,I=>$.test(I))),D=(0,E.c3)(B,T(y,I=>M.test(I))),ft=(0,E.lS)({version:I=>I===1?I:void 0,startCommand:T(q,I=>I.trim()!==
""),cwd:T(y,R),runtime:(0,E.yL)(["node","other"]),node:x,bun:I=>x(I??null),framework:(0,E.Xd)(T(g)),layers(I){const U=D(I)??[];return U.length>0&&new Set(U).size===
U.length?U:void 0}});function J(I){return Buffer.from(`${JSON.stringify(I,void 0,1)}
`)}function ht(I){if(!(I.length>K||!(0,O.isUtf8)(I)))return ft((0,v.U4)(Buffer.from(I).toString()))}}),6774:((wt,Z,h)=>{h.d(Z,{runFunctions:()=>qs});var O=h(3024),
v=h(1455),E=h(6760),V=h(481),H=h(1224),Q=h(8302),q=h(9762),z=h(1132),K=h(384),Y=h(1331),B=h(1383),M=h(1463),$=h(572),y=h(9842),g=h(9758),T=h(8087),R=h(9537),x=h(
3739),D=h(6556);const ft="app",J=`"${ft}*"`,ht="192.0.0.10",I=2048,U=1e3,st=2e3,ut=32767,At=65520,re="reject with icmpx admin-prohibited";function oe(r){const t=n=>`\
198.18.${n>>8}.${n&255}`,s=n=>`fd5a:736c:6970:7761:1::${n.toString(16)}`,e=n=>({4:t(n),6:s(n)});return{device:`${ft}${r}`,gateway:e(2*r),own:e(2*r+1)}}function ie({
device:r,gateway:t,own:s},e,n){return It([`link add internet mtu ${At} type veth peer name ${r} mtu ${At} netns ${e}`,"link set lo up",`address add ${s[4]}/31 d\
ev internet`,n&&`address add ${s[6]}/127 dev internet nodad`,"link set internet up",`route add 0.0.0.0/0 via ${t[4]} dev internet`,n&&`route add ::/0 via ${t[6]}\
 dev internet`])}function ae({device:r,gateway:t},s){return It([`address add ${t[4]}/31 dev ${r}`,s&&`address add ${t[6]}/127 dev ${r} nodad`,`link set ${r} up`])}
function xt({device:r,own:t},s){return[4,6].map(e=>`${s} element inet slipway known${e} { ${r} . ${t[e]} }`).join("; ")}function ce(r,{own:t}){return r.length===
0?"":`table ip loopback {
chain asked {
type nat hook output priority -100; policy accept;
ip daddr 127.0.0.1 tcp dport { ${r.join(", ")} } dnat to ${ht}
}
chain sent {
type nat hook postrouting priority 100; policy accept;
oifname "internet" ip saddr 127.0.0.0/8 snat to ${t[4]}
}
}
`}function de(r){const t=r.length===0?"":`chain to_loopback {
type nat hook prerouting priority -100; policy accept;
iifname ${J} ip daddr ${ht} tcp dport { ${r.join(", ")} } dnat ip to 127.0.0.1
}
chain as_loopback {
type nat hook input priority 100; policy accept;
iifname ${J} ip daddr 127.0.0.1 snat ip to 127.0.0.1
}
`;return`table inet slipway {
set known4 { typeof iifname . ip saddr; }
set known6 { typeof iifname . ip6 saddr; }
set open { typeof iifname; flags dynamic; size ${2*ut}; }
set begun { typeof iifname; flags dynamic, timeout; timeout 1m; size ${2*ut}; }
chain sources {
type filter hook prerouting priority -300; policy accept;
iifname != ${J} accept
iifname . ip saddr @known4 accept
iifname . ip6 saddr @known6 accept
icmpv6 type { nd-neighbor-solicit, nd-neighbor-advert } ip6 saddr { ::, fe80::/10 } accept
drop
}
${t}chain refused {
meta l4proto tcp reject with tcp reset
${re}
}
chain bounded {
ct state established, related accept
add @open { iifname ct count over ${I} } goto refused
update @begun { iifname limit rate over ${U}/second burst ${st} packets } goto refused
accept
}
chain input {
type filter hook input priority 0; policy drop;
iifname "lo" accept
icmpv6 type { nd-neighbor-solicit, nd-neighbor-advert } accept
iifname ${J} ct status dnat goto bounded
iifname ${J} ct state new goto refused
}
chain forward {
type filter hook forward priority 0; policy drop;
iifname ${J} oifname "internet" goto bounded
iifname "internet" oifname ${J} ct state established, related accept
}
chain masked {
type nat hook postrouting priority 100; policy accept;
oifname "internet" ip saddr != ${D.GO[4]} masquerade
oifname "internet" ip6 saddr != ${D.GO[6]} masquerade
}
}
`}function It(r){return r.filter(t=>t!==!1).join(`
`)}var pt=h(7535),nt=h(170),St=h(7586);const le=`
for each in ipv4/ip_forward ipv4/conf/all/route_localnet \${2:+ipv6/conf/all/forwarding}; do
  echo 1 >/proc/sys/net/$each || exit 1
done
cd /proc/sys/net/netfilter && { echo 10 >nf_conntrack_tcp_timeout_time_wait; echo 7500 >nf_conntrack_tcp_timeout_established; } 2>/dev/null
printf %s "$1" | nft -f - || exit 1
echo ready
while read -r device sources; do
  ip link delete "$device"
  printf '%s\\n' "$sources" | nft -f -
done 2>/dev/null`,fe=`set -e
printf %s "$1" | ip -batch -
[ -z "$3" ] || echo 1 >/proc/sys/net/ipv4/conf/internet/route_localnet
{ echo 0 >/proc/sys/net/ipv4/ip_unprivileged_port_start; } 2>/dev/null || :
printf '%s\\n' "$2" "$3" | nft -f -
gateway=$4 sides=$5 sources=$6
set -- nsenter --net="$gateway" --
printf %s "$sides" | "$@" ip -batch -
printf '%s\\n' "$sources" | "$@" nft -f -
echo ready
read -r end`;async function he({asRoot:r,folder:t,allowed:s}){(0,pt.Pt)([["ip","iproute2"],["unshare","util-linux"]]);const e=(0,nt.O2)(s),n=(0,O.existsSync)("/\
proc/net/if_inet6"),o=await(0,nt.gQ)({asRoot:r,folder:t,ports:e,script:le,words:[de(e),n?"yes":""]}),i=new Set;let a=0;const c=()=>{if(i.size>=ut)throw new Error(
"the gateway has no address left");do a=a%ut+1;while(i.has(a));return i.add(a),a};return{lost:o.lost,async open(d){if(`${(0,nt.O2)(d.allowed)}`!=`${e}`)throw new Error(
"other ports of the loopback are allowed");const u=c(),l=oe(u),f=()=>{o.tell(`${l.device} ${xt(l,"delete")}`),i.delete(u)};try{const p=[(0,D.NP)(d.allowed),ce(e,
l)],S=[ae(l,n),xt(l,"add")],k=[ie(l,o.pid,n),...p,`/proc/${o.pid}/ns/net`,...S],A=await ue(o,d.asRoot,k);let j=!0;return{enter:(0,St.nx)(o.user,`/proc/${process.
pid}/fd/${A}`,r),resolver:await(0,St.lY)(t),lost:o.lost,[Symbol.dispose](){j&&(j=!1,(0,O.closeSync)(A),f())}}}catch(p){throw f(),p}},[Symbol.dispose]:()=>o[Symbol.
dispose]()}}function ue({net:r,user:t},s,e){const n=["/bin/sh","-c",fe,"sh",...e];return(0,pt.f1)([...(0,nt.Hu)(t,r,s),(0,pt.I6)("unshare")??"unshare","--net","\
--",...n],{name:"a link to the gateway",reasonIn:(o,i)=>i?o.trim().split(`
`).at(-1):void 0,found(o){const i=(0,O.openSync)(`/proc/${o.pid}/ns/net`,"r");return(0,pt.m_)(o),i}})}class pe{reason;#t;#s=!1;#e=!1;#r;constructor(t){this.#r=t}async open(t,s=!1){
if(this.reason===void 0)try{const e=(0,nt.O2)(t.allowed,4);if((0,nt.O2)(t.allowed,6).some(o=>!e.includes(o)))throw new Error("a port of [::1] alone is allowed");
const n=await(await this.#n(t)).open(t);return this.#s=!0,n}catch(e){if(this.#s&&s)throw e;this.#s||(this.reason=(0,x.bD)(e),this[Symbol.dispose]())}return(0,St.
Yq)(t)}[Symbol.dispose](){this.#e=!0,this.#t?.then(t=>t[Symbol.dispose]()).catch(()=>{}),this.#t=void 0}async#n(t){const s=this.#t;if(s){const e=await s.catch(()=>{});
if(e&&!e.lost.aborted)return e;this.#t===s&&(e?.[Symbol.dispose](),this.#t=void 0)}return this.#t??=he(t).then(e=>(e.lost.addEventListener("abort",()=>{this.#e||
this.#r("pasta has ended. It is started again, and the instances that it carried are replaced")}),e)),this.#t}}const me=500;class ye{#t;#s;#e=[];#r;#n=!1;constructor(t,s){
this.#t=t,this.#s=s}async open(t){return this.#r??=setTimeout(()=>{this.#i(t)},me).unref(),this.#o(Nt(t))??this.#t(t,!1)}[Symbol.dispose](){this.#n=!0,clearTimeout(
this.#r);for(const{network:t}of this.#e.splice(0))t[Symbol.dispose]()}#o(t){for(let s=this.#e.shift();s;s=this.#e.shift()){if(s.key===t&&!s.network.lost.aborted)
return s.network;s.network[Symbol.dispose]()}}async#i(t){try{for(;!this.#n&&this.#e.length<this.#s();){const s=Nt(t),e=await this.#t(t,!0);this.#n?e[Symbol.dispose]():
this.#e.push({key:s,network:e})}}catch{}finally{this.#r=void 0}}}function Nt({asRoot:r,folder:t,allowed:s}){return JSON.stringify([r,t,s,(0,D.NP)(s)])}var tt=h(
2654),bt=h(2106),rt=h(6757),G=h(3052),we=h(1702),Se=h(6807),ct=h(3630),be=h(3729);const Ee=64*1024,ge=1e4;function ve(r){return"status"in r&&r.status<500}async function Lt({
socket:r,path:t,host:s},{over:e,signal:n}){const o=new be.Kj("http://localhost",{socketPath:r,maxHeaderSize:Ee,headersTimeout:0,bodyTimeout:0,pipelining:1});try{
const{statusCode:i,body:a}=await o.request({path:t,method:"GET",headers:{host:s,"user-agent":"Slipway-Health",accept:"*/*","x-forwarded-host":s,"x-forwarded-pro\
to":"https","x-forwarded-for":"127.0.0.1"},signal:AbortSignal.any([n,e])});return a.on("error",()=>{}),{status:i}}catch(i){return n.throwIfAborted(),{words:$e(i)}}finally{
o.destroy().catch(()=>{})}}function $e(r){const t=r instanceof Error&&"code"in r?String(r.code):"";return t==="UND_ERR_HEADERS_OVERFLOW"?"its header is too long":
t==="UND_ERR_SOCKET"||t==="ECONNRESET"?"it closed the connection":t.startsWith("HPE_")?"its answer is not HTTP":"it did not answer"}var jt=h(7598),Et=h(8474),Dt=h(
9878),N=h(2978),dt=h(6583);const nn={startMs:6e4,tmpBytes:512*G.D6,tmpFiles:1e5,processes:256},ke=40,gt=2e3,Te=8e3,Oe=2e4;function _t(r,t){return`${r}/${t}.sock`}
const ot=(0,N.Qq)(ke),Ct=(0,N.lS)({reason:r=>String(r).slice(0,gt)}),Pe=(0,N.tG)("kind",{pulse:(0,N.lS)({}),walls:(0,N.lS)({isolation:(0,N.yL)(["bubblewrap","no\
ne"]),limiter:(0,N.yL)(["cgroup","sampling"]),network:(0,N.tG)("level",{private:(0,N.lS)({}),filtered:Ct,open:Ct})},{apart:r=>typeof r=="string"?r.slice(0,gt):void 0}),
step:(0,N.lS)({id:ot,step:dt.P$}),ready:(0,N.lS)({id:ot}),failed:(0,N.lS)({id:ot,failure:dt.xn}),printed:(0,N.lS)({id:ot,lines:(0,N.c3)(Oe,(0,N.lS)({at:N.U9,stream:(0,N.
yL)(["stdout","stderr"]),text:(0,N.Qq)(Te)}))}),memory:(0,N.lS)({id:ot,bytes:N.U9}),ended:(0,N.lS)({id:ot,end:dt.RB}),note:(0,N.lS)({level:(0,N.yL)(["info","war\
n","error"]),event:(0,N.Qq)(64),text:(0,N.Qq)(gt)})});function rn(r){return Pe(parsedJson(r))}var Bt=h(1264);function Re(r,t,s){const e=r("node:net"),n=r("node:\
fs"),o=["127.0.0.1","::1"],i=(u,l,f)=>{const[p,...S]=u;if(p===void 0){f();return}const k=e.connect({host:p,port:s,allowHalfOpen:!0}),A=()=>i(S,l,f);k.once("erro\
r",A),k.once("connect",()=>{k.removeListener("error",A),l(k,p)})},a=(u,l)=>{u.on("error",()=>l.destroy()),u.on("close",()=>l.destroy()),u.pipe(l)},c=u=>{const l=[
u,...o.filter(p=>p!==u)],f=e.createServer({allowHalfOpen:!0,pauseOnConnect:!0},p=>{p.on("error",()=>{}),i(l,S=>{a(p,S),a(S,p)},()=>p.destroy())});f.on("error",()=>{}),
f.listen({fd:t.socket},()=>n.writeSync(t.reports,`${JSON.stringify({port:s})}
`))},d=()=>{i(o,(u,l)=>{u.on("error",()=>{}),u.destroy(),c(l)},()=>{setTimeout(d,t.pauseMs)})};d()}function Me(r,t,s){const e=r("node:fs"),n=()=>{try{return e.fstatSync(
s.socket).isSocket()}catch{return!1}};if(!n())return;const o=r("node:net"),i=r("node:http"),{ChildProcess:a}=r("node:child_process"),c=a.prototype.spawn;a.prototype.
spawn=function(m){const b=m.stdio===void 0||m.stdio===null?"pipe":m.stdio,w=Array.isArray(b)?b.slice():[b,b,b];for(;w.length<s.socket;)w.push("ignore");return w.
length===s.socket&&n()&&w.push(s.socket,s.reports),c.call(this,Object.assign({},m,{stdio:w}))};let d,u=!1;const l=new Map,f=new Set,p=P=>{const[m]=P;if(m==null||
typeof m=="function")return 0;const{port:b}=typeof m=="object"?m:{port:m};if(typeof m=="object"&&("_handle"in m||"handle"in m||"fd"in m||"path"in m)){const{fd:C,
path:W}=m;if(typeof C=="number"||typeof W=="string"||"_handle"in m||"handle"in m)return}const L=typeof b=="number"||typeof b=="string"&&b.trim()!==""?Number(b):
Number.NaN;return Number.isInteger(L)&&L>=0&&L<=65535?L:void 0},S=P=>{const m=`${t.TMPDIR}/.slipway-port`;try{return e.writeFileSync(m,String(P),{flag:"wx"}),!0}catch{
try{return e.readFileSync(m,"utf8")===String(P)}catch{return!0}}},k=P=>{const m=P.headers["x-forwarded-for"],b=(Array.isArray(m)?m.join():m??"").split(",")[0]?.
trim()??"",w=o.isIP(b),L=w===0?["127.0.0.1","IPv4",0]:[b,`IPv${w}`,0];for(const[C,W]of["remoteAddress","remoteFamily","remotePort"].entries())Object.defineProperty(
P.socket,W,{value:L[C],configurable:!0,writable:!0})},A=P=>{let m=P.keepAliveTimeout;Object.defineProperty(P,"keepAliveTimeout",{get:()=>m===0?0:Math.max(m,s.keepAliveMs),
set:C=>{m=C},configurable:!0,enumerable:!0});const{headersTimeout:L}=P;L>0&&L<=s.keepAliveMs&&(P.headersTimeout=s.keepAliveMs+1e3)},j=(P,m)=>{const b=Number(t.PORT);
if(d?.server.listening&&(d.port===b||m!==b)||!d&&!S(m))return;d={server:P,port:m},A(P);const w=P.emit;P.emit=function(C,...W){const[yt]=W;return yt?.socket&&l.has(
yt.socket)&&yt.headers&&k(yt),Reflect.apply(w,this,[C,...W])},u||F(),u=!0},F=()=>{const P=o.createServer({allowHalfOpen:!0},m=>{const b=d?.server;return b?(l.set(
m,b),m.once("close",()=>{l.delete(m);for(const w of f)w()}),void b.emit("connection",m)):void m.destroy()});P.on("error",()=>{}),P.listen({fd:s.socket},()=>{try{
e.writeSync(s.reports,`${JSON.stringify({port:d?.port})}
`)}catch{}}),P.unref()},{listen:_,close:et,address:Rt}=i.Server.prototype,lt=new WeakMap;let mt=0;const Mt=P=>{mt+=1;const m=`${t.TMPDIR}/.slipway-${process.pid}\
-${mt}`,b=P.filter(w=>typeof w=="function");return[{path:m},...b]};i.Server.prototype.listen=function(...m){const b=p(m);if(b===void 0)return Reflect.apply(_,this,
m);if(this.once("listening",()=>j(this,b)),!s.sharesPorts)return Reflect.apply(_,this,m);const[w,L]=m,C=typeof w=="object"&&w!==null?w.host:L;return lt.set(this,
{port:b===0?Number(t.PORT):b,host:C}),Reflect.apply(_,this,Mt(m))},i.Server.prototype.address=function(){const m=Rt.call(this),b=lt.get(this);if(m===null||!b)return m;
const w=b.host==="localhost"?"127.0.0.1":b.host,L=typeof w=="string"&&o.isIP(w)!==0?w:"0.0.0.0";return{address:L,family:`IPv${o.isIP(L)}`,port:b.port}},i.Server.
prototype.close=function(m){d?.server===this&&(d=void 0);const b=()=>Array.from(l.values()).includes(this);if(!b())return et.call(this,m);const w=new Promise(C=>{
const W=()=>{b()||(f.delete(W),C())};f.add(W)}),L=et.call(this,C=>{w.then(()=>m?.(C))});return this.closeIdleConnections?.(),L}}const Ft=6,Ht=7,Ae=65e3,xe=50,it={
preload:"preload.cjs",sharing:"preload-sharing.cjs",forward:"forward.cjs"};async function Ie(r){await(0,v.mkdir)(r,{recursive:!0,mode:493});const t={socket:Ft,reports:Ht},
s=n=>{const o={...t,keepAliveMs:Ae,sharesPorts:n};return`(${Me})(require, require('node:process').env, ${JSON.stringify(o)});
`},e={[it.preload]:s(!1),[it.sharing]:s(!0),[it.forward]:`(${Re})(require, ${JSON.stringify({...t,pauseMs:xe})}, Number(process.argv[2]));
`};for(const[n,o]of Object.entries(e)){const i=(0,E.join)(r,`${n}.${process.pid}`);await(0,v.writeFile)(i,`'use strict';
${o}`,{mode:420}),await(0,v.rename)(i,(0,E.join)(r,n))}}const Ne=.75,Le=1024*G.D6;function je(r,t,s,e){const n=`cd -- ${(0,R.ZL)(Ut(r,t))} || exit 1`,o=Ce(r.startCommand,
r.runtime==="node"?"":` ${Ft}<&- ${Ht}>&-`);return(0,tt.lC)({fileBytes:Le,processes:s},{isIsolated:e,score:800,become:`${n}
${o}`})}function De({runtime:r},{node:t,programs:s},e){return r==="node"?"":`${[`${t}/node`,`${s}/${it.forward}`,String(e)].map(R.ZL).join(" ")} 3<&- </dev/null\
 >/dev/null 2>&1 &
`}const _e=/^\s*[\w@%+:,./-]+(?:\s+[\w@%+=:,./-]+)*\s*$/;function Ce(r,t=""){return _e.test(r)?`exec ${r.trim()}${t}`:`exec /bin/sh -c "$1"${t}`}function Ut({cwd:r},{
app:t}){return r===""?t:`${t}/${r}`}function Be(r){const{app:t,server:s,places:e,port:n,memoryBytes:o,sharesPorts:i,path:a}=r,c=Math.max(16,Math.floor(o*Ne/G.D6)),
d=`${e.programs}/${i?it.sharing:it.preload}`,l=[...[`--require=${Fe(d)}`,`--max-old-space-size=${c}`,"--enable-source-maps"],t.NODE_OPTIONS??""],f=e.bun===void 0?
[]:[`${e.bun}/.bin`];return{NODE_ENV:"production",HOST:"127.0.0.1",HOSTNAME:"127.0.0.1",LANG:"C.UTF-8",...Object.hasOwn(Gt,s.framework??"")?Gt[s.framework??""]:
{},...t,PORT:String(n),HOME:e.tmp,TMPDIR:e.tmp,NODE_COMPILE_CACHE:`${e.tmp}/.node-compile-cache`,PATH:[e.node,`${Ut(s,e)}/node_modules/.bin`,...f,a||Bt.sg].join(
":"),...s.runtime==="node"?{NODE_OPTIONS:l.filter(p=>p!=="").join(" ")}:{}}}const Gt={Angular:{NG_ALLOWED_HOSTS:"*",NG_TRUST_PROXY_HEADERS:"forwarded,x-forwarde\
d-for,x-forwarded-host,x-forwarded-proto"},SvelteKit:{PROTOCOL_HEADER:"x-forwarded-proto"}};function Fe(r){return/\s/.test(r)?`"${r.replaceAll(/["\\]/g,"\\$&")}\
"`:r}const He=3e3;function Ue({PORT:r=""}){const t=Number(r);return/^\d{1,5}$/.test(r)&&t>0&&t<=65535?t:He}var zt=h(7030),Ge=function(r,t,s){if(t!=null){if(typeof t!=
"object"&&typeof t!="function")throw new TypeError("Object expected.");var e,n;if(s){if(!Symbol.asyncDispose)throw new TypeError("Symbol.asyncDispose is not def\
ined.");e=t[Symbol.asyncDispose]}if(e===void 0){if(!Symbol.dispose)throw new TypeError("Symbol.dispose is not defined.");e=t[Symbol.dispose],s&&(n=e)}if(typeof e!=
"function")throw new TypeError("Object not disposable.");n&&(e=function(){try{n.call(this)}catch(o){return Promise.reject(o)}}),r.stack.push({value:t,dispose:e,
async:s})}else s&&r.stack.push({async:!0});return t},ze=(function(r){return function(t){function s(i){t.error=t.hasError?new r(i,t.error,"An error was suppresse\
d during disposal."):i,t.hasError=!0}var e,n=0;function o(){for(;e=t.stack.pop();)try{if(!e.async&&n===1)return n=0,t.stack.push(e),Promise.resolve().then(o);if(e.
dispose){var i=e.dispose.call(e.value);if(e.async)return n|=2,Promise.resolve(i).then(o,function(a){return s(a),o()})}else n|=1}catch(a){s(a)}if(n===1)return t.
hasError?Promise.reject(t.error):Promise.resolve();if(t.hasError)throw t.error}return o()}})(typeof SuppressedError=="function"?SuppressedError:function(r,t,s){
var e=new Error(s);return e.name="SuppressedError",e.error=r,e.suppressed=t,e});async function Ke(r){const t=`${r}.new`;await(0,v.rm)(t,{force:!0});const s=(0,zt.
createServer)(o=>o.destroy()).listen({path:t,backlog:Ye});await(0,Et.once)(s,"listening"),s.on("error",()=>{}),await(0,v.rename)(t,r);let e=r;const n=()=>{s.close()};
return{descriptor:Je(s),release:n,async moveTo(o){await(0,v.rename)(e,o),e=o},async[Symbol.asyncDispose](){n(),await(0,v.rm)(e,{force:!0})}}}const Ye=511;function Je(r){
const{_handle:t}=r;return t.fd}async function Xe(){const r={stack:[],error:void 0,hasError:!1};try{const t=Ge(r,(0,zt.createServer)().listen({port:0,host:"127.0\
.0.1"}),!0);await(0,Et.once)(t,"listening");const s=t.address();return typeof s=="object"&&s!==null?s.port:0}catch(t){r.error=t,r.hasError=!0}finally{const t=ze(
r);t&&await t}}var We=function(r,t,s){if(t!=null){if(typeof t!="object"&&typeof t!="function")throw new TypeError("Object expected.");var e,n;if(s){if(!Symbol.asyncDispose)
throw new TypeError("Symbol.asyncDispose is not defined.");e=t[Symbol.asyncDispose]}if(e===void 0){if(!Symbol.dispose)throw new TypeError("Symbol.dispose is not\
 defined.");e=t[Symbol.dispose],s&&(n=e)}if(typeof e!="function")throw new TypeError("Object not disposable.");n&&(e=function(){try{n.call(this)}catch(o){return Promise.
reject(o)}}),r.stack.push({value:t,dispose:e,async:s})}else s&&r.stack.push({async:!0});return t},Ve=(function(r){return function(t){function s(i){t.error=t.hasError?
new r(i,t.error,"An error was suppressed during disposal."):i,t.hasError=!0}var e,n=0;function o(){for(;e=t.stack.pop();)try{if(!e.async&&n===1)return n=0,t.stack.
push(e),Promise.resolve().then(o);if(e.dispose){var i=e.dispose.call(e.value);if(e.async)return n|=2,Promise.resolve(i).then(o,function(a){return s(a),o()})}else
n|=1}catch(a){s(a)}if(n===1)return t.hasError?Promise.reject(t.error):Promise.resolve();if(t.hasError)throw t.error}return o()}})(typeof SuppressedError=="funct\
ion"?SuppressedError:function(r,t,s){var e=new Error(s);return e.name="SuppressedError",e.error=r,e.suppressed=t,e});const Qe=3e4,Ze=20;async function Kt(r,{memoryBytes:t},s){
const{node:e,bun:n}=r.server,o=n===null?void 0:await s.bun(n);return{release:r,node:await s.node(e),bun:o,memoryBytes:t}}class vt{#t;#s;#e=new AbortController;#r=Promise.
withResolvers();#n=Promise.withResolvers();#o;#i=[];#a=!1;ended;constructor(t){this.#t=t;const{given:s,parts:e,sandbox:n,tmp:o}=t,{release:i,node:a,bun:c}=s;this.#s=
n.isolation.kind==="none"?{app:i.folder,programs:e.programs,node:a,bun:c,tmp:o}:{...tt.fS,bun:c===void 0?void 0:tt.fS.bun,tmp:"/tmp"},this.#n.promise.catch(()=>{}),
this.ended=this.#d(),this.ended.catch(()=>{})}static async open(t,s){const e=new vt(await qe(t,s));try{return await Promise.race([e.#r.promise,e.ended]),e}catch(n){
throw await e[Symbol.asyncDispose](),n}}get group(){return this.#t.group}get lost(){return this.#t.sandbox.networkLost}async isCurrent({release:t,node:s,bun:e,memoryBytes:n}){
const{given:o,sandbox:i}=this.#t,a=o.node===s&&o.bun===e&&o.memoryBytes===n;return o.release.folder===t.folder&&a&&!this.#a&&!this.lost?.aborted&&await i.hasSameNetwork()}async begin({
id:t,env:s,onLine:e}){const{given:n,parts:o,sandbox:i}=this.#t,{sockets:a,path:c}=o,{memoryBytes:d}=n,{server:u}=n.release,l=_t(a,t);await this.#t.socket.moveTo(
l);const f=i.network.level!=="private",p=f?await Xe():Ue(s),S=this.#s;this.#o=e;for(const A of this.#i.splice(0))e(...A);const k=Be({server:u,places:S,port:p,app:s,
memoryBytes:d,sharesPorts:f,path:c});return this.#n.resolve(`${De(u,S,p)}${(0,R.sJ)(k)}`),{...await this.#r.promise,socket:l,port:p}}end(){const t=new Error("It\
 was stopped");this.#n.reject(t),this.#e.abort(t)}async[Symbol.asyncDispose](){this.end(),await this.ended.catch(()=>{}),await this.#t.resources.disposeAsync()}async#d(){
const{id:t,given:s,parts:e,owner:n,tmp:o,passwd:i,sandbox:a,socket:c,group:d}=this.#t,{limits:u,markPrefix:l,programs:f}=e,{release:p,node:S,bun:k,memoryBytes:A}=s,
j=new Dt.w({memoryBytes:A,diskBytes:u.tmpBytes,diskFiles:u.tmpFiles,seldomMs:Qe,root:o,group:d?.commands}),F=a.isolation.kind!=="none";try{return await a.runInstance(
{owner:n,app:p.folder,programs:f,node:S,bun:k,tmp:o,passwd:i,command:p.server.startCommand,script:je(p.server,this.#s,u.processes,F),variables:this.#n.promise,watch:async(_,et)=>await this.#c(
et)?j.watch(_,et):void 0,group:d,descriptors:[c.descriptor,"pipe"],marker:`${l}${t}`,signal:this.#e.signal,onLine:(..._)=>this.#l(_),onStarted:_=>{c.release(),this.#r.
resolve(_)}})}finally{this.#a=!0}}#c(t){const s=(0,Et.once)(t,"abort").then(()=>!1),e=this.#n.promise.then(()=>!0);return Promise.race([e,s]).catch(()=>!1)}#l(t){
this.#o?this.#o(...t):this.#i.length<Ze&&this.#i.push(t)}}async function qe(r,t){const s={stack:[],error:void 0,hasError:!1};try{const e=`p-${(0,jt.randomUUID)().
slice(0,8)}`,n=(0,E.join)(t.runs,e),o=We(s,new AsyncDisposableStack,!0);for(const f of[r.node,r.bun])f!==void 0&&o.use(t.versions.hold(f));const i=o.use(await t.
sandbox(r.memoryBytes));o.defer(async()=>{await(0,rt.dM)(n)});const a=(0,tt.V0)(e,i.isolation),c=(0,E.join)(n,"tmp");await(0,v.mkdir)(c,{recursive:!0,mode:493}),
a!==void 0&&await(0,v.chown)(c,a,a);const d=(0,E.join)(n,"passwd");await(0,v.writeFile)(d,(0,tt.oI)("app","/tmp",a),{mode:420});const u=o.use(await Ke(_t(t.sockets,
e))),l=await ts(e,r.memoryBytes,i,t);return o.defer(async()=>{await l?.end()}),{id:e,given:r,parts:t,owner:a,tmp:c,passwd:d,sandbox:i,socket:u,group:l,resources:o.
move()}}catch(e){s.error=e,s.hasError=!0}finally{const e=Ve(s);e&&await e}}async function ts(r,t,{limiter:s},e){if(s.kind==="sampling")return;const{processes:n}=e.
limits,o={memoryBytes:t,processes:n,workerMemoryBytes:t,workerProcesses:n};return g.A2.make(s.folder,`${e.groupPrefix}${r}`,o)}var es=function(r,t,s){if(t!=null){
if(typeof t!="object"&&typeof t!="function")throw new TypeError("Object expected.");var e,n;if(s){if(!Symbol.asyncDispose)throw new TypeError("Symbol.asyncDispo\
se is not defined.");e=t[Symbol.asyncDispose]}if(e===void 0){if(!Symbol.dispose)throw new TypeError("Symbol.dispose is not defined.");e=t[Symbol.dispose],s&&(n=
e)}if(typeof e!="function")throw new TypeError("Object not disposable.");n&&(e=function(){try{n.call(this)}catch(o){return Promise.reject(o)}}),r.stack.push({value:t,
dispose:e,async:s})}else s&&r.stack.push({async:!0});return t},ss=(function(r){return function(t){function s(i){t.error=t.hasError?new r(i,t.error,"An error was\
 suppressed during disposal."):i,t.hasError=!0}var e,n=0;function o(){for(;e=t.stack.pop();)try{if(!e.async&&n===1)return n=0,t.stack.push(e),Promise.resolve().
then(o);if(e.dispose){var i=e.dispose.call(e.value);if(e.async)return n|=2,Promise.resolve(i).then(o,function(a){return s(a),o()})}else n|=1}catch(a){s(a)}if(n===
1)return t.hasError?Promise.reject(t.error):Promise.resolve();if(t.hasError)throw t.error}return o()}})(typeof SuppressedError=="function"?SuppressedError:function(r,t,s){
var e=new Error(s);return e.name="SuppressedError",e.error=r,e.suppressed=t,e});const ns=5e3,rs=1e6,os=8,is="0A";function as(r){const t=r.list(),[s]=t;if(s===void 0)
return[];const e=new Map;for(const i of["tcp","tcp6"])for(const a of ds(`${s}/net/${i}`).split(`
`).slice(1)){const[,c="",,d,,,,,,u=""]=a.trim().split(/\s+/),l=Number.parseInt(c.slice(c.lastIndexOf(":")+1),16);d===is&&l>0&&e.set(`socket:[${u}]`,l)}if(e.size===
0)return[];const n=new Set;let o=ns;for(const i of t){for(const a of cs(`${i}/fd`,o)){o-=1;const c=e.get(ls(`${i}/fd/${a}`));c!==void 0&&n.add(c)}if(o<=0)break}
return[...n].sort((i,a)=>i-a).slice(0,os)}function cs(r,t){const s=[];try{const e={stack:[],error:void 0,hasError:!1};try{const n=es(e,(0,O.opendirSync)(r),!1);
for(let o=n.readSync();o!==null&&s.length<t;o=n.readSync())s.push(o.name)}catch(n){e.error=n,e.hasError=!0}finally{ss(e)}}catch{}return s}function ds(r){const t=Buffer.
alloc(rs);let s=0;try{const e=(0,O.openSync)(r,"r");try{for(let n=-1;n!==0&&s<t.length;s+=n)n=(0,O.readSync)(e,t,s,t.length-s,null)}finally{(0,O.closeSync)(e)}}catch{}
return t.toString("latin1",0,s)}function ls(r){try{return(0,O.readlinkSync)(r)}catch{return""}}var Yt=h(5807),fs=h(8899);const Jt=4e3,$t=200,hs=2e3,Xt=2*G.D6,us=G.
D6/4,kt=64,ps=50,ms=64*1024;class ys{#t;#s;#e;#r=[];#n=[];#o=0;#i;#a=Xt;#d;#c={lines:0,bytes:0};constructor(t,s,e){this.#t=t,this.#s=e,this.#d=e();const n=(0,fs.
L)(s);this.#e=o=>n(o).plain}get last(){return this.#r.slice(-$t).map(t=>this.#e(t).slice(0,hs))}line(t,s){const e=this.#s();this.#l(e);const n=Buffer.byteLength(
t)+kt;if(n>this.#a){this.#c={lines:this.#c.lines+1,bytes:this.#c.bytes+n-kt},this.#m(t);return}this.#a-=n,this.#h();const o=this.#e(t).slice(0,Jt);this.#u({at:e,
stream:s,text:o}),this.#m(t)}note(t){this.#u({at:this.#s(),stream:"stderr",text:`[slipway] ${t}`})}flush(){clearTimeout(this.#i),this.#i=void 0,this.#n.length>0&&
this.#t(this.#n),this.#n=[],this.#o=0}end(){this.#h(),this.flush()}#l(t){const s=Math.floor((t-this.#d)/1e3);s!==0&&(this.#a=Math.min(Xt,this.#a+Math.max(0,s)*us),
this.#d=t)}#h(){const{lines:t,bytes:s}=this.#c;t!==0&&(this.#c={lines:0,bytes:0},this.note(`${(0,Yt.zD)(t)} lines (${(0,G.Xq)(s)}) are left out here: it prints \
too much`))}#u(t){this.#n.push({...t,text:Buffer.from(t.text).toString()}),this.#o+=t.text.length+kt,this.#o>ms?this.flush():this.#i??=setTimeout(()=>this.flush(),
ps)}#m(t){this.#r.push(Buffer.from(t.slice(0,Jt)).toString()),this.#r.length>=2*$t&&(this.#r=this.#r.slice(-$t))}}var Tt=function(r,t,s){if(t!=null){if(typeof t!=
"object"&&typeof t!="function")throw new TypeError("Object expected.");var e,n;if(s){if(!Symbol.asyncDispose)throw new TypeError("Symbol.asyncDispose is not def\
ined.");e=t[Symbol.asyncDispose]}if(e===void 0){if(!Symbol.dispose)throw new TypeError("Symbol.dispose is not defined.");e=t[Symbol.dispose],s&&(n=e)}if(typeof e!=
"function")throw new TypeError("Object not disposable.");n&&(e=function(){try{n.call(this)}catch(o){return Promise.reject(o)}}),r.stack.push({value:t,dispose:e,
async:s})}else s&&r.stack.push({async:!0});return t},Wt=(function(r){return function(t){function s(i){t.error=t.hasError?new r(i,t.error,"An error was suppresse\
d during disposal."):i,t.hasError=!0}var e,n=0;function o(){for(;e=t.stack.pop();)try{if(!e.async&&n===1)return n=0,t.stack.push(e),Promise.resolve().then(o);if(e.
dispose){var i=e.dispose.call(e.value);if(e.async)return n|=2,Promise.resolve(i).then(o,function(a){return s(a),o()})}else n|=1}catch(a){s(a)}if(n===1)return t.
hasError?Promise.reject(t.error):Promise.resolve();if(t.hasError)throw t.error}return o()}})(typeof SuppressedError=="function"?SuppressedError:function(r,t,s){
var e=new Error(s);return e.name="SuppressedError",e.error=r,e.suppressed=t,e});const ws=250,Vt={first:25,most:500},Ss=5e3,Qt=4096;class bs{#t;#s;#e;#r=[];#n;#o=new AbortController;#i=new AbortController;#a;#d;#c=!1;#l=!1;#h=!1;constructor(t,s,e){
this.#t=t,this.#s=s,this.#e=e,this.#n=new ys(n=>e.send({kind:"printed",id:t,lines:n}),s.env,()=>e.clock.now())}async run(){let t={exitCode:null,signal:null,outOfMemory:!1};
try{t=await this.#m()}catch(s){this.#f("start_failed",(0,x.bD)(s))}finally{this.#i.abort(),this.#n.end(),this.#e.send({kind:"ended",id:this.#t,end:t})}}stop(t){
const s=!this.#l;this.#l=!0,s&&this.#a&&t>0&&Ts(this.#a);const e=setTimeout(()=>this.end(),this.#a?t:0);this.#i.signal.addEventListener("abort",()=>clearTimeout(
e))}end(){this.#l=!0,this.#o.abort(new Error("It was stopped"))}#u(){this.#n.note("It was stopped because its network has ended"),this.end()}async#m(){const t={
stack:[],error:void 0,hasError:!1};try{const{releases:s,shares:e,versions:n,places:o}=this.#e,{app:i,manifestHash:a,settings:c}=this.#s;this.#p("unpack");const d=Tt(
t,e.take(i.org),!1),u=Tt(t,await s.open(i.org,a),!1),l=await Kt(u,c,n);this.#o.signal.throwIfAborted(),this.#p("spawn");const f=await o.take(i,l);try{const p={stack:[],
error:void 0,hasError:!1};try{const S=Tt(p,f,!0);return this.#o.signal.throwIfAborted(),this.#o.signal.addEventListener("abort",()=>f.end(),{once:!0}),f.lost?.addEventListener(
"abort",()=>this.#u(),{signal:this.#i.signal}),f.lost?.aborted&&this.#u(),this.#E(await this.#w(f))}catch(S){p.error=S,p.hasError=!0}finally{const S=Wt(p);S&&await S}}finally{
o.ended(this.#s,this.#c&&this.#l)}}catch(s){t.error=s,t.hasError=!0}finally{Wt(t)}}async#w(t){const s=new AbortController;let e;try{const n=await t.begin({id:this.#t,
env:this.#s.env,onLine:(o,i)=>this.#n.line(o,i)});return this.#a=n.tree,e=setInterval(()=>{this.#v(n.tree,t.group)},Ss),this.#S(n,s.signal).catch(o=>{s.signal.aborted||
(this.#f("start_failed",(0,x.bD)(o)),this.end())}),await t.ended}catch(n){if(!this.#o.signal.aborted)throw n;return{exitCode:null,signal:"SIGKILL",shortOfMemory:!1}}finally{
clearInterval(e),s.abort(new Error("It has ended"))}}async#S({pipes:[t],tree:s,socket:e,port:n},o){const{limits:i,clock:a}=this.#e;this.#p("listen");const c=a.monotonic(),
d=()=>i.startMs-(a.monotonic()-c),{host:u,settings:l}=this.#s,f={socket:e,path:l.healthPath,host:u},p=new AbortController,S=Lt(f,{over:p.signal,signal:o});if(S.
catch(()=>{}),!await this.#b(t,s,n,d,o))return;this.#p("health");const k=()=>Math.ceil(Math.max(1,Math.min(d(),ge))),A=setTimeout(()=>p.abort(),k());let j=await S.
finally(()=>clearTimeout(A));for(let _=Vt.first;;_=Math.min(Vt.most,_*2)){if(ve(j)){this.#c=!0,this.#p("ready"),this.#e.send({kind:"ready",id:this.#t});return}if(await a.
sleep(_,o),d()<=0)break;j=await Lt(f,{over:AbortSignal.timeout(k()),signal:o})}const F="status"in j?`answered ${j.status}`:`has no answer: ${j.words}`;this.#f("\
unhealthy",`GET ${l.healthPath} ${F}, ${Ot(i.startMs)} after the start`),this.end()}async#b(t,s,e,n,o){const{limits:i,clock:a}=this.#e,c=new Map,d=a.monotonic(),
u=()=>{for(const k of as(s))c.has(k)||c.set(k,a.monotonic()-d)},l=setInterval(u,ws),f=await(0,H.ux)(a,Math.max(0,n()),ks(t),o);if(clearInterval(l),o.throwIfAborted(),
f!==void 0)return!0;u();const p=[...c].map(([k,A])=>`${k} (since ${Ot(A)} after the start)`),S=p.length>0?`It listens on port ${p.join(", ")}, but not with HTTP\
 there`:"It listens on no port";return this.#f("not_listening",`No server listened within ${Ot(i.startMs)}. PORT is ${e}. ${S}`),this.end(),!1}#E(t){this.#d=t;const{
breach:s}=t,e=this.#g(),n={...this.#y,outOfMemory:e},o=(0,G.Xq)(this.#s.settings.memoryBytes);let i=s&&$s(s.because,this.#e.limits);return e&&(i=`It used more t\
han its ${o} of memory`),i!==void 0&&this.#n.note(i),this.#c||(e?this.#f("out_of_memory",i??""):this.#l?this.#f("start_failed","It was stopped before it was rea\
dy"):this.#f("start_failed",i??vs(n))),n}get#y(){const{exitCode:t=null,signal:s=null,breach:e}=this.#d??{};return e?{exitCode:null,signal:"SIGKILL"}:s===null?{exitCode:t,
signal:s}:{exitCode:null,signal:s}}#g(){const{breach:t,shortOfMemory:s,exitCode:e,signal:n}=this.#d??{};return t?t.code==="out_of_memory":s&&(n==="SIGKILL"||e===
137)?!0:(n==="SIGABRT"||n==="SIGTRAP"||e===134||e===133)&&this.#n.last.some(i=>gs.test(i))}#f(t,s){if(this.#c||this.#h)return;this.#h=!0,this.#n.flush();const e={
code:t,step:this.#r.at(-1)?.step??"unpack",message:s.slice(0,Es),...this.#y,lines:this.#n.last,journey:[...this.#r]};this.#e.send({kind:"failed",id:this.#t,failure:e})}#p(t){
const s={step:t,at:this.#e.clock.now()};this.#r.push(s),this.#e.send({kind:"step",id:this.#t,step:s})}async#v(t,s){const e=s?s.commands.used:(await(0,Se.A0)(t.list(),
new we.Qj)).own;e>0&&this.#e.send({kind:"memory",id:this.#t,bytes:Math.round(e)})}}const Es=1900,gs=/JavaScript heap out of memory|Reached heap limit/;function Ot(r){
return`${Number((r/1e3).toFixed(1))} seconds`}function vs({exitCode:r,signal:t}){return t!==null?`The start command was ended by ${t}`:`The start command ended \
with exit code ${r??"unknown"} before it was ready`}function $s(r,{tmpBytes:t}){return`It was stopped because ${r.replace("the limit of a build","the limit of a\
n instance")} (/tmp has ${(0,G.Xq)(t)})`}function ks(r){const{promise:t,resolve:s}=Promise.withResolvers();let e="";return r?.setEncoding("latin1").on("data",n=>{
if(e.length>=Qt)return;e=(e+n).slice(0,Qt);const{port:o}=(0,Q.D7)(e.split(`
`)[0]??"")??{};typeof o=="number"&&s(o)}),r?.on("error",()=>{}),t}function Ts(r){const t=r.list().map(o=>Number(o.slice(6))),s=o=>t.filter(i=>(0,ct._N)(i)?.parent===
o),e=r.namespace;let n=e===void 0?t.slice(0,1):s(e).filter(Ps).slice(0,1);for(let o=0;o<Os&&n.length>0&&n.every(Rs);o+=1){const i=n.flatMap(s);if(i.length===0)break;
n=i}for(const o of n)(0,bt.z7)(o,"SIGTERM")}const Os=8;function Ps(r){return/^NSpid:\s.*\s2$/m.test((0,ct.lK)(`/proc/${r}/status`))}function Rs(r){return/^(?:ba|da|a|)sh$/.
test((0,ct.lK)(`/proc/${r}/comm`).trim())}var Zt=h(8161),Ms=h(6822),qt=h(6848),As=h(4789),xs=h(6466),Is=h(6321),te=h(5555);const at={bytes:4*G.j9,files:5e5,ms:12e4},
Ns=10,Ls=4320*6e4,js=256*G.D6;class X extends Error{name="UnpackFailure"}class Ds{#t;#s;#e;#r;#n=new Map;#o=Promise.resolve();constructor(t,s,e,n){this.#t=t,this.#s=
s,this.#e=e,this.#r=n}async recover(){const t=this.#t;await(0,v.mkdir)(t,{recursive:!0,mode:493});const s=(0,ct.lK)("/proc/sys/kernel/random/boot_id").trim(),e=(0,E.
join)(t,Cs),n=await(0,v.readFile)(e,"utf8").catch(()=>"");for(const o of await(0,v.readdir)(t))(o.startsWith(Pt)||s!==n&&!o.startsWith("."))&&await(0,rt.dM)((0,E.
join)(t,o));await(0,v.writeFile)(e,s)}async open(t,s){const e=ee(t,s),n=()=>({server:this.#c(t,s),removed:new AbortController,users:0}),o=this.#n.get(e)??n();this.#n.
set(e,o),o.users+=1;let i=!0;const a=()=>{i&&(i=!1,o.users-=1,this.tidy())};try{const c=await o.server,d=this.#e.now()/1e3;await(0,v.utimes)(this.#d(e),d,d).catch(
()=>{});const{signal:u}=o.removed;return{folder:this.#d(e),server:c,removed:u,[Symbol.dispose]:a}}catch(c){throw this.#n.get(e)===o&&this.#n.delete(e),a(),c}}tidy(){
this.#o=this.#o.then(()=>this.#i()).catch(()=>{})}async#i(){const t=this.#t,s=[];for(const e of await(0,v.readdir)(t)){if(e.startsWith(".")||this.#a(e))continue;
const n=await(0,v.stat)((0,E.join)(t,e)).catch(()=>{});n&&s.push({name:e,usedMs:n.mtimeMs})}s.sort((e,n)=>n.usedMs-e.usedMs);for(const[e,{name:n,usedMs:o}]of s.
entries()){const i=(0,Is.OV)(t),a=i!==void 0&&i.bytes<2*(0,Y.g2)(i.size);if(e<Ns&&!a&&this.#e.now()-o<Ls||this.#a(n))continue;this.#n.get(n)?.removed.abort(),this.#n.
delete(n);const c=(0,E.join)(t,`${Pt}${n}-old`);(0,O.renameSync)((0,E.join)(t,n),c),await(0,rt.dM)(c)}}#a(t){return(this.#n.get(t)?.users??0)>0}#d(t){return(0,E.
join)(this.#t,t)}async#c(t,s){const e=this.#s,{index:n}=await e.index(t,s),o=k=>{const A=n.find(k);if(A===-1)throw new X(`The release has no ${k}: deploy again`);
return n.file(A)},i=o(dt.r$),c=i.size<=te.Bm?(0,te.dX)(await e.read(t,i.hash,i.size)):void 0;if(!c)throw new X(`${dt.r$} of the release is not valid: deploy aga\
in`);const d=ee(t,s),u=this.#d(d);if(await(0,v.stat)(u).catch(()=>{}))return c;const l=(0,E.join)(this.#t,`${Pt}${d}`),[f,p]=[(0,E.join)(l,"packed"),(0,E.join)(
l,"app")],S=AbortSignal.timeout(at.ms);try{await(0,rt.dM)(l);for(const A of[l,f,p])await(0,v.mkdir)(A,{recursive:!0,mode:493});const k=new Dt.w({root:p,memoryBytes:js,
diskBytes:at.bytes,diskFiles:at.files,group:void 0});for(const A of c.layers){const j=o(A),F=(0,E.join)(f,"layer");await(0,xs.pipeline)(await e.stream(t,j.hash),
(0,O.createWriteStream)(F),{signal:S}),await this.#l(F,p,A,k,S),await(0,v.rm)(F)}return await(0,v.rename)(p,u),c}catch(k){throw S.aborted?new X(`The release was\
 not unpacked within ${at.ms/1e3} seconds`):(0,x.b$)(k)?new X("The disk of the platform is full"):k}finally{await(0,rt.dM)(l)}}async#l(t,s,e,n,o){const i=[],a=this.#r(
[s],[t]),{exitCode:c,breach:d}=await a("/bin/sh",["-c",_s,"sh",t],{cwd:s,env:{PATH:Bt.sg,LC_ALL:"C"},signal:o,watch:n.watch,onLine(l){i.length<3&&i.push(l.slice(
0,300))}});if(d?.code==="disk_quota"){const l=`${(0,G.Xq)(at.bytes)} and ${(0,Yt.zD)(at.files)} files`;throw new X(`The release is too large: unpacked it may ha\
ve ${l}`)}if(d)throw new X(`${e} of the release could not be unpacked: ${d.because}`);if(c===0)return;const u=i[0]??`tar ended with ${c}`;throw new X(`${e} of t\
he release could not be unpacked: ${u}`)}}const _s='umask 022; tar -xzf "$1" --no-same-owner --no-same-permissions && chmod -R u+rwX,a+rX,go-w .',Pt=".fresh-",Cs="\
.boot";function ee(r,t){return`${t}-${(0,jt.hash)("sha256",r).slice(0,16)}`}const Bs=10*6e4;function Fs(r){const{clock:t}=r,s=new Map,e=new Map,n=As.Le[`${(0,Zt.
platform)()} ${(0,Zt.arch)()}`],o=async()=>{for(const[c,{tool:d,askedAt:u,places:l}]of s)l>0||t.monotonic()-u<=Bs||(s.delete(c),await(0,qt.q3)(r,d))},i=async c=>(await o(),
(0,qt.R3)(r,c,()=>{})),a=async(c,d,u)=>{const l=`${c.name}@${c.version}`,f=s.get(l)??{tool:c,found:i(c),askedAt:0,places:0};s.set(l,f),f.askedAt=t.monotonic();try{
const p=u(await f.found);return e.set(p,f),p}catch(p){s.get(l)===f&&s.delete(l);const S=p instanceof Ms.gl?p.message:"the registry did not answer";throw new X(`${d}\
 ${c.version} could not be fetched: ${S}`)}};return{async node(c){if(c===null||c===process.versions.node)return(0,E.dirname)(await(0,v.realpath)(process.execPath));
if(n===void 0)throw new X(`This machine has only Node.js ${process.versions.node}`);return a({name:n,version:c},"Node.js",d=>(0,E.join)(d,"bin"))},bun:c=>a({name:"\
bun",version:c},"Bun",E.dirname),hold(c){const d=e.get(c);return d&&(d.places+=1),{[Symbol.dispose](){d&&(d.places-=1)}}}}}var Hs=function(r,t,s){if(t!=null){if(typeof t!=
"object"&&typeof t!="function")throw new TypeError("Object expected.");var e,n;if(s){if(!Symbol.asyncDispose)throw new TypeError("Symbol.asyncDispose is not def\
ined.");e=t[Symbol.asyncDispose]}if(e===void 0){if(!Symbol.dispose)throw new TypeError("Symbol.dispose is not defined.");e=t[Symbol.dispose],s&&(n=e)}if(typeof e!=
"function")throw new TypeError("Object not disposable.");n&&(e=function(){try{n.call(this)}catch(o){return Promise.reject(o)}}),r.stack.push({value:t,dispose:e,
async:s})}else s&&r.stack.push({async:!0});return t},Us=(function(r){return function(t){function s(i){t.error=t.hasError?new r(i,t.error,"An error was suppresse\
d during disposal."):i,t.hasError=!0}var e,n=0;function o(){for(;e=t.stack.pop();)try{if(!e.async&&n===1)return n=0,t.stack.push(e),Promise.resolve().then(o);if(e.
dispose){var i=e.dispose.call(e.value);if(e.async)return n|=2,Promise.resolve(i).then(o,function(a){return s(a),o()})}else n|=1}catch(a){s(a)}if(n===1)return t.
hasError?Promise.reject(t.error):Promise.resolve();if(t.hasError)throw t.error}return o()}})(typeof SuppressedError=="function"?SuppressedError:function(r,t,s){
var e=new Error(s);return e.name="SuppressedError",e.error=r,e.suppressed=t,e});const Gs=8,zs=1440*6e4,Ks=500;class Ys{#t;#s=new Map;#e=new Map;#r=Promise.resolve();#n=new AbortController;constructor(t){
this.#t=t}async take(t,s){const e=se(t);this.#e.set(e,(this.#e.get(e)??0)+1);try{const n=this.#s.get(e);return this.#s.delete(e),n&&this.#i(n)&&await n.place.isCurrent(
s)?n.place:(n&&ne(n.place),await this.#t.open(s))}catch(n){throw this.#o(e),n}}ended(t,s){const e=se(t.app);this.#o(e),!(!s||!this.#t.keepsReady)&&(this.#r=this.#r.
then(()=>this.#a(e,t)).catch(()=>{}))}async[Symbol.asyncDispose](){this.#n.abort(),await this.#r,await Promise.all(Array.from(this.#s.values(),({place:t})=>t[Symbol.
asyncDispose]())),this.#s.clear()}#o(t){const s=(this.#e.get(t)??1)-1;s>0?this.#e.set(t,s):this.#e.delete(t)}#i({since:t}){return this.#t.clock.monotonic()-t<zs}async#a(t,{
app:s,manifestHash:e,settings:n}){const o={stack:[],error:void 0,hasError:!1};try{const{clock:i,releases:a,versions:c}=this.#t;if(await i.sleep(Ks,this.#n.signal),
this.#e.has(t)||this.#s.has(t))return;const d=Hs(o,await a.open(s.org,e),!1),u=await Kt(d,n,c),l=await this.#t.open(u);this.#s.set(t,{place:l,since:i.monotonic()}),
this.#d(t,l,d);for(const[f,p]of this.#s)(this.#s.size>Gs||!this.#i(p))&&this.#c(f,p.place)}catch(i){o.error=i,o.hasError=!0}finally{Us(o)}}#d(t,s,{removed:e}){const n=()=>this.#c(
t,s),o=new AbortController;e.addEventListener("abort",n,{once:!0,signal:o.signal}),s.lost?.addEventListener("abort",n,{once:!0,signal:o.signal});const i=()=>{o.
abort(),n()};s.ended.then(i,i)}#c(t,s){this.#s.get(t)?.place===s&&(this.#s.delete(t),ne(s))}}function se({org:r,project:t,appID:s}){return JSON.stringify([r,t,s])}
function ne(r){Promise.resolve(r[Symbol.asyncDispose]()).catch(()=>{})}const Js=3;class Xs{#t;#s=new Map;#e=0;constructor(t){this.#t=t}take(t){const s=this.#s.get(
t)??0;if(s>=Js*(this.#t-this.#e))throw new Error(`The organization ${t} has ${s} instances on this node, which has processes for ${this.#t} of all organizations\
. Let fewer apps or instances run, or let the operator raise the bound of processes of the machine or of the service`);return this.#r(t,1),{[Symbol.dispose]:()=>this.#r(
t,-1)}}#r(t,s){this.#e+=s;const e=(this.#s.get(t)??0)+s;e>0?this.#s.set(t,e):this.#s.delete(t)}}function Ws(){const t=["/proc/sys/kernel/pid_max","/proc/sys/ker\
nel/threads-max",...Vs().map(s=>(0,E.join)(s,"pids.max"))].map(s=>Number.parseInt((0,ct.lK)(s),10));return Math.min(...t.map(s=>Number.isNaN(s)?Number.POSITIVE_INFINITY:
s))}function Vs(){const r=[];try{for(let t=(0,T.$q)().folder;t!==(0,E.dirname)(t);t=(0,E.dirname)(t))r.push(t)}catch{}return r}const Qs=4,Zs=1e3;async function qs({
input:r,output:t,path:s}){process.umask(18);const e=f=>{t.writable&&t.write(`${JSON.stringify(f)}
`)},n=setInterval(()=>e({kind:"pulse"}),B.lb),o=new Map,i=Promise.withResolvers();let a;const c=(f,p,S)=>{const k=new bs(f,p,S),A=k.run().finally(()=>o.delete(f));
o.set(f,{run:k,ended:A})},d=async f=>{if(f.kind==="prepare")return a=tn(f.settings,s,e),void a.catch(i.reject);const p=await a;if(!p)throw new Error("An instanc\
e came before the settings");if(f.kind==="start")return c(f.id,f.spec,p);o.get(f.id)?.run.stop(f.graceMs)};let u=Promise.resolve();const l=(0,V.createInterface)(
{input:r});l.on("line",f=>{u=u.then(()=>d(JSON.parse(f))),u.catch(i.reject)}),l.on("close",i.resolve),t.on("error",()=>i.resolve());try{await i.promise}finally{
clearInterval(n);for(const{run:S}of o.values())S.end();const f=H.ml.sleep(Zs),p=a?.then(async S=>S.places[Symbol.asyncDispose]()).catch(()=>{});await Promise.race(
[Promise.all([p,...[...o.values()].map(({ended:S})=>S)]),f])}return 0}async function tn(r,t,s){const{nodeDir:e,sockets:n,env:o,limits:i,isolation:a}=r,c=(0,E.join)(
e,"functions"),d={runs:(0,E.join)(c,"running"),releases:(0,E.join)(c,"releases"),programs:(0,E.join)(c,"programs"),tools:(0,E.join)(c,"tools")};await(0,v.mkdir)(
c,{recursive:!0,mode:448});const u=(0,M.Fg)(c);await sn(r,d.runs,u);for(const w of Object.values(d))await(0,v.mkdir)(w,{recursive:!0,mode:493}),await(0,v.chmod)(
w,493);const l=await(0,T.Mi)(r.cgroup,u);l.kind==="cgroup"&&await(0,g.KV)(l.folder,(0,T.sr)(u));const f=(0,R.Ou)(t,process.execPath),p=await(0,tt.Sg)(f,(0,R.ao)(
o)),S=r.networkAllow.map(K.s),k=new pe(w=>{s({kind:"note",level:"error",event:"functions_network_lost",text:w})}),A=new ye((w,L)=>k.open(w,L),()=>k.reason===void 0?
Qs:1),j=async(w,L)=>(0,tt._i)({limiter:l,want:a,limits:{...Y.dR,memoryBytes:w},tools:p,dataDir:await(0,v.realpath)(e),known:L?.isolation,network:{want:r.network,
known:L?.network,allowed:S,openPrivate:C=>A.open(C)}}),F=await j(Y.dR.memoryBytes),{isolation:_,network:et}=F,Rt=(0,Q.Eb)({apart:k.reason});s({kind:"walls",isolation:_.
kind,limiter:l.kind,network:et,...Rt});const lt=en(F,()=>j(Y.dR.memoryBytes,F));await Ie(d.programs);const mt=await(0,$.d)(r.blobs),Mt=new y.n({blobs:mt,clock:H.
ml,log:z.aB}),P=new Ds(d.releases,Mt,H.ml,lt);await P.recover();const m=new q.b,b={limits:i,sockets:n,path:f,releases:P,shares:new Xs(Math.floor(Ws()/i.processes)),
clock:H.ml,send:s,runs:d.runs,programs:d.programs,markPrefix:u,groupPrefix:(0,T.sr)(u),keepsReady:_.kind!=="none"&&k.reason===void 0,sandbox:w=>j(w,F),versions:Fs(
{tools:d.tools,path:f,hostEnv:o,marker:u,clock:H.ml,lock:w=>m.acquire(w),signal:new AbortController().signal,runIn:w=>lt([w])})};return{...b,places:new Ys({...b,
open:w=>vt.open(w,b)})}}function en(r,t){let s=Promise.resolve(r);const e=async n=>{if(!n.networkLost?.aborted)return n;const o=await t();return n[Symbol.dispose](),
o};return(n,o)=>async(i,a,c)=>{const d=s.then(e);return s=d.catch(()=>r),(await d).confined(n,o)(i,a,c)}}async function sn({nodeDir:r,sockets:t},s,e){await(0,bt.
uY)((0,M.Ld)(r,0),(0,M.Ld)(r,process.ppid));const n=await(0,v.readdir)(s).catch(()=>[]);n.length>0&&await(0,bt.k3)(e);for(const o of n)await(0,rt.dM)((0,E.join)(
s,o));if((0,O.existsSync)(t))for(const o of await(0,v.readdir)(t))await(0,v.rm)((0,E.join)(t,o),{force:!0});await(0,v.mkdir)((0,E.dirname)(t),{recursive:!0,mode:448})}}),
6583:((wt,Z,h)=>{h.d(Z,{P$:()=>H,RB:()=>B,nA:()=>v,r$:()=>E,xn:()=>K});var O=h(2978);const v=".slipway",E=`${v}/server.json`,V=["unpack","spawn","listen","healt\
h","ready"],H=(0,O.lS)({step:(0,O.yL)(V),at:O.U9}),Q=2e3,q=200,z={exitCode:(0,O.Xd)(O.U9),signal:(0,O.Xd)((0,O.Qq)(40))},K=(0,O.lS)({...z,code:(0,O.yL)(["start_\
failed","not_listening","unhealthy","out_of_memory"]),step:(0,O.yL)(V),message:(0,O.Qq)(Q),lines:(0,O.c3)(q,(0,O.Qq)(Q)),journey:(0,O.c3)(V.length,H)});function Y($,y){
return{code:"start_failed",step:y.at(-1)?.step??"unpack",message:$,exitCode:null,signal:null,lines:[],journey:y}}const B=(0,O.lS)({...z,outOfMemory:O.Jt});class M extends Error{name="\
StartFailed";failure;constructor(y){super(y.message),this.failure=y}}}),8899:((wt,Z,h)=>{h.d(Z,{L:()=>H});var O=h(5807),v=h(1383);const E=4,V=/^(?:true|false|null|none|auto|production|development|preview|staging|test)$/i;
function H(B){const M=[...new Set(Object.values(B).flatMap(y=>y.split(`
`)))].map(y=>y.trim()).filter(y=>y.length>=E&&!V.test(y)),$=z(M);return y=>{const g=y.split("\r").findLast(x=>x!=="")??"",T=(0,O.DJ)(g),R=$(T);return{plain:R,coloured:R===
T?Q(g,T):void 0}}}function Q(B,M){if(B.length>v.jz)return;const{texts:$,codes:y}=(0,O.OK)(B);if(y.length===0)return;const g=$.map(O.DJ);if(g.join("")===M)return g.
map((T,R)=>T+(y[R]??"")).join("")}const q="***";function z(B){if(B.length===0)return $=>$;const M=new Y(B);return $=>{const y=M.spansIn($);if(y.length===0)return $;
let[g,T]=["",0];for(const{start:R,end:x}of y)g+=$.slice(T,R)+q,T=x;return g+$.slice(T)}}const K=2654435761;class Y{#t;#s;#e;#r;#n;#o=Math.floor(Math.random()*2**
31);#i=new Set;#a=1;constructor(M){const $=M.reduce((g,{length:T})=>g+T,1);this.#t=new Int32Array($),this.#s=new Uint16Array($),this.#e=new Int32Array($),this.#r=
new Int32Array($),this.#n=new Int32Array(2**Math.ceil(Math.log2(2*$)));const y=[];for(const g of M)this.#d(g,y);for(const[g,T]of y.entries())for(const R of T){const{
[R]:x=0}=this.#t,D=g===0?0:this.#c(this.#e[x]??0,this.#s[R]??0);this.#e[R]=D,this.#r[R]||=this.#r[D]??0}}#d(M,$){let y=0;for(let g=0;g<M.length;g+=1){const T=M.
charCodeAt(g),R=this.#l(y,T);let x=this.#n[R]??0;if(x===0){x=this.#a,this.#a+=1,this.#n[R]=x,this.#t[x]=y,this.#s[x]=T;const D=$[g]??[];D.push(x),$[g]=D}y=x}this.#r[y]=
M.length,this.#i.add(M.charCodeAt(0))}spansIn(M){const $=[];let y=0;for(let g=0;g<M.length;g+=1){const T=M.charCodeAt(g);if(y===0&&!this.#i.has(T))continue;y=this.#c(
y,T);const R=this.#r[y]??0;if(R===0)continue;let x=g+1-R;for(let D=$.at(-1);D&&D.end>x;D=$.at(-1))x=Math.min(x,D.start),$.pop();$.push({start:x,end:g+1})}return $}#c(M,$){
for(let y=M;;y=this.#e[y]??0){const g=this.#n[this.#l(y,$)]??0;if(g!==0||y===0)return g}}#l(M,$){const y=this.#n.length-1,g=Math.imul(Math.imul(M^this.#o,K)^$,K);
for(let T=(g^g>>>15)&y;;T=T+1&y){const R=this.#n[T]??0;if(R===0||this.#t[R]===M&&this.#s[R]===$)return T}}}})};export{on as id,an as ids,cn as modules};
