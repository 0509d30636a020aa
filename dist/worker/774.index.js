const rn=774,on=[774],an={5555:((wt,Z,f)=>{f.d(Z,{RR:()=>Y,Bm:()=>K,lS:()=>J,dX:()=>ht});var O=f(4573),g=f(8302),b=f(2978);const V={healthPath:{pattern:/^\/(?:[\x21\x22\x24-\x2e\x30-\x7e][\x21\x22\x24-\x7e]{0,1022})?$/,
example:"/health",what:"a path"},memory:{pattern:/^(?:(?:6[4-9]|[7-9]\d|[1-9]\d{2,3})MiB|(?:[1-9]|1[0-6])GiB)$/,example:"512MiB",what:"a size of 64MiB to 16GiB"},
idleTimeout:{pattern:/^(?:0|off|[1-9]\d{0,3}[sm]|[1-9]\d{0,2}h|[1-9]\d?d)$/,example:"15m",what:'a time with one unit, or "0" for never'},requestTimeout:{pattern:/^(?:0|off|[1-9]\d{0,3}[sm]|[1-9]\d{0,2}h|[1-9]\d?d)$/,
example:"30s",what:'a time with one unit, or "0" for no limit'}},H=16,Q={healthPath:"/",instances:1,memory:"512MiB",idleTimeout:"15m",requestTimeout:"30s"},q=4096;
var z=f(6583);const K=16*1024,Y={dependencies:`${z.nA}/dependencies.tar.gz`,app:`${z.nA}/app.tar.gz`},B=4,M=/^\.slipway\/[a-z][a-z-]{0,30}\.tar\.gz$/,v=/^\d{1,3}\.\d{1,4}\.\d{1,4}$/,
y=1024,E=100;function T(I,U=()=>!0){return st=>(0,g.KH)(st,I)&&!new RegExp("\\p{Cc}","u").test(st)&&U(st)?st:void 0}function R(I){return I===""||!I.split("/").some(
U=>U===""||U==="."||U==="..")}const A=(0,b.Xd)(T(E,I=>v.test(I))),D=(0,b.c3)(B,T(y,I=>M.test(I))),ft=(0,b.lS)({version:I=>I===1?I:void 0,startCommand:T(q,I=>I.trim()!==
""),cwd:T(y,R),runtime:(0,b.yL)(["node","other"]),node:A,bun:I=>A(I??null),framework:(0,b.Xd)(T(E)),layers(I){const U=D(I)??[];return U.length>0&&new Set(U).size===
U.length?U:void 0}});function J(I){return Buffer.from(`${JSON.stringify(I,void 0,1)}
`)}function ht(I){if(!(I.length>K||!(0,O.isUtf8)(I)))return ft((0,g.U4)(Buffer.from(I).toString()))}}),6774:((wt,Z,f)=>{f.d(Z,{runFunctions:()=>Zs});var O=f(3024),
g=f(1455),b=f(6760),V=f(481),H=f(1224),Q=f(8302),q=f(9762),z=f(1132),K=f(384),Y=f(1331),B=f(1383),M=f(1463),v=f(572),y=f(9842),E=f(9758),T=f(8087),R=f(9537),A=f(
3739),D=f(6556);const ft="app",J=`"${ft}*"`,ht="192.0.0.10",I=2048,U=1e3,st=2e3,ut=32767,xt=65520,ne="reject with icmpx admin-prohibited";function re(r){const t=n=>`\
198.18.${n>>8}.${n&255}`,s=n=>`fd5a:736c:6970:7761:1::${n.toString(16)}`,e=n=>({4:t(n),6:s(n)});return{device:`${ft}${r}`,gateway:e(2*r),own:e(2*r+1)}}function oe({
device:r,gateway:t,own:s},e,n){return It([`link add internet mtu ${xt} type veth peer name ${r} mtu ${xt} netns ${e}`,"link set lo up",`address add ${s[4]}/31 d\
ev internet`,n&&`address add ${s[6]}/127 dev internet nodad`,"link set internet up",`route add 0.0.0.0/0 via ${t[4]} dev internet`,n&&`route add ::/0 via ${t[6]}\
 dev internet`])}function ie({device:r,gateway:t},s){return It([`address add ${t[4]}/31 dev ${r}`,s&&`address add ${t[6]}/127 dev ${r} nodad`,`link set ${r} up`])}
function At({device:r,own:t},s){return[4,6].map(e=>`${s} element inet slipway known${e} { ${r} . ${t[e]} }`).join("; ")}function ae(r,{own:t}){return r.length===
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
`}function ce(r){const t=r.length===0?"":`chain to_loopback {
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
${ne}
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
`)}var pt=f(7535),nt=f(170),St=f(7586);const de=`
for each in ipv4/ip_forward ipv4/conf/all/route_localnet \${2:+ipv6/conf/all/forwarding}; do
  echo 1 >/proc/sys/net/$each || exit 1
done
cd /proc/sys/net/netfilter && { echo 10 >nf_conntrack_tcp_timeout_time_wait; echo 7500 >nf_conntrack_tcp_timeout_established; } 2>/dev/null
printf %s "$1" | nft -f - || exit 1
echo ready
while read -r device sources; do
  ip link delete "$device"
  printf '%s\\n' "$sources" | nft -f -
done 2>/dev/null`,le=`set -e
printf %s "$1" | ip -batch -
[ -z "$3" ] || echo 1 >/proc/sys/net/ipv4/conf/internet/route_localnet
{ echo 0 >/proc/sys/net/ipv4/ip_unprivileged_port_start; } 2>/dev/null || :
printf '%s\\n' "$2" "$3" | nft -f -
gateway=$4 sides=$5 sources=$6
set -- nsenter --net="$gateway" --
printf %s "$sides" | "$@" ip -batch -
printf '%s\\n' "$sources" | "$@" nft -f -
echo ready
read -r end`;async function fe({asRoot:r,folder:t,allowed:s}){(0,pt.Pt)([["ip","iproute2"],["unshare","util-linux"]]);const e=(0,nt.O2)(s),n=(0,O.existsSync)("/\
proc/net/if_inet6"),o=await(0,nt.gQ)({asRoot:r,folder:t,ports:e,script:de,words:[ce(e),n?"yes":""]}),i=new Set;let a=0;const c=()=>{if(i.size>=ut)throw new Error(
"the gateway has no address left");do a=a%ut+1;while(i.has(a));return i.add(a),a};return{lost:o.lost,async open(d){if(`${(0,nt.O2)(d.allowed)}`!=`${e}`)throw new Error(
"other ports of the loopback are allowed");const h=c(),l=re(h),u=()=>{o.tell(`${l.device} ${At(l,"delete")}`),i.delete(h)};try{const m=[(0,D.NP)(d.allowed),ae(e,
l)],$=[ie(l,n),At(l,"add")],k=[oe(l,o.pid,n),...m,`/proc/${o.pid}/ns/net`,...$],x=await he(o,d.asRoot,k);let j=!0;return{enter:(0,St.nx)(o.user,`/proc/${process.
pid}/fd/${x}`,r),resolver:await(0,St.lY)(t),lost:o.lost,[Symbol.dispose](){j&&(j=!1,(0,O.closeSync)(x),u())}}}catch(m){throw u(),m}},[Symbol.dispose]:()=>o[Symbol.
dispose]()}}function he({net:r,user:t},s,e){const n=["/bin/sh","-c",le,"sh",...e];return(0,pt.f1)([...(0,nt.Hu)(t,r,s),(0,pt.I6)("unshare")??"unshare","--net","\
--",...n],{name:"a link to the gateway",reasonIn:(o,i)=>i?o.trim().split(`
`).at(-1):void 0,found(o){const i=(0,O.openSync)(`/proc/${o.pid}/ns/net`,"r");return(0,pt.m_)(o),i}})}class ue{reason;#t;#s=!1;#e=!1;#r;constructor(t){this.#r=t}async open(t,s=!1){
if(this.reason===void 0)try{const e=(0,nt.O2)(t.allowed,4);if((0,nt.O2)(t.allowed,6).some(o=>!e.includes(o)))throw new Error("a port of [::1] alone is allowed");
const n=await(await this.#n(t)).open(t);return this.#s=!0,n}catch(e){if(this.#s&&s)throw e;this.#s||(this.reason=(0,A.bD)(e),this[Symbol.dispose]())}return(0,St.
Yq)(t)}[Symbol.dispose](){this.#e=!0,this.#t?.then(t=>t[Symbol.dispose]()).catch(()=>{}),this.#t=void 0}async#n(t){const s=this.#t;if(s){const e=await s.catch(()=>{});
if(e&&!e.lost.aborted)return e;this.#t===s&&(e?.[Symbol.dispose](),this.#t=void 0)}return this.#t??=fe(t).then(e=>(e.lost.addEventListener("abort",()=>{this.#e||
this.#r("pasta has ended. It is started again, and the instances that it carried are replaced")}),e)),this.#t}}const pe=500;class me{#t;#s;#e=[];#r;#n=!1;constructor(t,s){
this.#t=t,this.#s=s}async open(t){return this.#r??=setTimeout(()=>{this.#i(t)},pe).unref(),this.#o(Nt(t))??this.#t(t,!1)}[Symbol.dispose](){this.#n=!0,clearTimeout(
this.#r);for(const{network:t}of this.#e.splice(0))t[Symbol.dispose]()}#o(t){for(let s=this.#e.shift();s;s=this.#e.shift()){if(s.key===t&&!s.network.lost.aborted)
return s.network;s.network[Symbol.dispose]()}}async#i(t){try{for(;!this.#n&&this.#e.length<this.#s();){const s=Nt(t),e=await this.#t(t,!0);this.#n?e[Symbol.dispose]():
this.#e.push({key:s,network:e})}}catch{}finally{this.#r=void 0}}}function Nt({asRoot:r,folder:t,allowed:s}){return JSON.stringify([r,t,s,(0,D.NP)(s)])}var tt=f(
2654),bt=f(2106),rt=f(6757),G=f(3052),ye=f(1702),we=f(6807),ct=f(3630),Se=f(3729);const be=64*1024,Ee=1e4;function ge(r){return"status"in r&&r.status<500}async function Lt({
socket:r,path:t,host:s},{over:e,signal:n}){const o=new Se.Kj("http://localhost",{socketPath:r,maxHeaderSize:be,headersTimeout:0,bodyTimeout:0,pipelining:1});try{
const{statusCode:i,body:a}=await o.request({path:t,method:"GET",headers:{host:s,"user-agent":"Slipway-Health",accept:"*/*","x-forwarded-host":s,"x-forwarded-pro\
to":"https","x-forwarded-for":"127.0.0.1"},signal:AbortSignal.any([n,e])});return a.on("error",()=>{}),{status:i}}catch(i){return n.throwIfAborted(),{words:$e(i)}}finally{
o.destroy().catch(()=>{})}}function $e(r){const t=r instanceof Error&&"code"in r?String(r.code):"";return t==="UND_ERR_HEADERS_OVERFLOW"?"its header is too long":
t==="UND_ERR_SOCKET"||t==="ECONNRESET"?"it closed the connection":t.startsWith("HPE_")?"its answer is not HTTP":"it did not answer"}var jt=f(7598),Et=f(8474),Dt=f(
9878),N=f(2978),dt=f(6583);const sn={startMs:6e4,tmpBytes:512*G.D6,tmpFiles:1e5,processes:256},ve=40,gt=2e3,ke=8e3,Te=2e4;function _t(r,t){return`${r}/${t}.sock`}
const ot=(0,N.Qq)(ve),Ct=(0,N.lS)({reason:r=>String(r).slice(0,gt)}),Oe=(0,N.tG)("kind",{pulse:(0,N.lS)({}),walls:(0,N.lS)({isolation:(0,N.yL)(["bubblewrap","no\
ne"]),limiter:(0,N.yL)(["cgroup","sampling"]),network:(0,N.tG)("level",{private:(0,N.lS)({}),filtered:Ct,open:Ct})},{apart:r=>typeof r=="string"?r.slice(0,gt):void 0}),
step:(0,N.lS)({id:ot,step:dt.P$}),ready:(0,N.lS)({id:ot}),failed:(0,N.lS)({id:ot,failure:dt.xn}),printed:(0,N.lS)({id:ot,lines:(0,N.c3)(Te,(0,N.lS)({at:N.U9,stream:(0,N.
yL)(["stdout","stderr"]),text:(0,N.Qq)(ke)}))}),memory:(0,N.lS)({id:ot,bytes:N.U9}),ended:(0,N.lS)({id:ot,end:dt.RB}),note:(0,N.lS)({level:(0,N.yL)(["info","war\
n","error"]),event:(0,N.Qq)(64),text:(0,N.Qq)(gt)})});function nn(r){return Oe(parsedJson(r))}var Bt=f(1264);function Pe(r,t,s){const e=r("node:net"),n=r("node:\
fs"),o=["127.0.0.1","::1"],i=(h,l,u)=>{const[m,...$]=h;if(m===void 0){u();return}const k=e.connect({host:m,port:s,allowHalfOpen:!0}),x=()=>i($,l,u);k.once("erro\
r",x),k.once("connect",()=>{k.removeListener("error",x),l(k,m)})},a=(h,l)=>{h.on("error",()=>l.destroy()),h.on("close",()=>l.destroy()),h.pipe(l)},c=h=>{const l=[
h,...o.filter(m=>m!==h)],u=e.createServer({allowHalfOpen:!0,pauseOnConnect:!0},m=>{m.on("error",()=>{}),i(l,$=>{a(m,$),a($,m)},()=>m.destroy())});u.on("error",()=>{}),
u.listen({fd:t.socket},()=>n.writeSync(t.reports,`${JSON.stringify({port:s})}
`))},d=()=>{i(o,(h,l)=>{h.on("error",()=>{}),h.destroy(),c(l)},()=>{setTimeout(d,t.pauseMs)})};d()}function Re(r,t,s){const e=r("node:fs"),n=()=>{try{return e.fstatSync(
s.socket).isSocket()}catch{return!1}};if(!n())return;const o=r("node:net"),i=r("node:http"),{ChildProcess:a}=r("node:child_process"),c=a.prototype.spawn;a.prototype.
spawn=function(p){const S=p.stdio===void 0||p.stdio===null?"pipe":p.stdio,w=Array.isArray(S)?S.slice():[S,S,S];for(;w.length<s.socket;)w.push("ignore");return w.
length===s.socket&&n()&&w.push(s.socket,s.reports),c.call(this,Object.assign({},p,{stdio:w}))};let d,h=!1;const l=new Map,u=new Set,m=P=>{const[p]=P;if(p==null||
typeof p=="function")return 0;const{port:S}=typeof p=="object"?p:{port:p};if(typeof p=="object"&&("_handle"in p||"handle"in p||"fd"in p||"path"in p)){const{fd:C,
path:W}=p;if(typeof C=="number"||typeof W=="string"||"_handle"in p||"handle"in p)return}const L=typeof S=="number"||typeof S=="string"&&S.trim()!==""?Number(S):
Number.NaN;return Number.isInteger(L)&&L>=0&&L<=65535?L:void 0},$=P=>{const p=`${t.TMPDIR}/.slipway-port`;try{return e.writeFileSync(p,String(P),{flag:"wx"}),!0}catch{
try{return e.readFileSync(p,"utf8")===String(P)}catch{return!0}}},k=P=>{const p=P.headers["x-forwarded-for"],S=(Array.isArray(p)?p.join():p??"").split(",")[0]?.
trim()??"",w=o.isIP(S),L=w===0?["127.0.0.1","IPv4",0]:[S,`IPv${w}`,0];for(const[C,W]of["remoteAddress","remoteFamily","remotePort"].entries())Object.defineProperty(
P.socket,W,{value:L[C],configurable:!0,writable:!0})},x=P=>{let p=P.keepAliveTimeout;Object.defineProperty(P,"keepAliveTimeout",{get:()=>p===0?0:Math.max(p,s.keepAliveMs),
set:C=>{p=C},configurable:!0,enumerable:!0});const{headersTimeout:L}=P;L>0&&L<=s.keepAliveMs&&(P.headersTimeout=s.keepAliveMs+1e3)},j=(P,p)=>{const S=Number(t.PORT);
if(d?.server.listening&&(d.port===S||p!==S)||!d&&!$(p))return;d={server:P,port:p},x(P);const w=P.emit;P.emit=function(C,...W){const[yt]=W;return yt?.socket&&l.has(
yt.socket)&&yt.headers&&k(yt),Reflect.apply(w,this,[C,...W])},h||F(),h=!0},F=()=>{const P=o.createServer({allowHalfOpen:!0},p=>{const S=d?.server;return S?(l.set(
p,S),p.once("close",()=>{l.delete(p);for(const w of u)w()}),void S.emit("connection",p)):void p.destroy()});P.on("error",()=>{}),P.listen({fd:s.socket},()=>{try{
e.writeSync(s.reports,`${JSON.stringify({port:d?.port})}
`)}catch{}}),P.unref()},{listen:_,close:et,address:Rt}=i.Server.prototype,lt=new WeakMap;let mt=0;const Mt=P=>{mt+=1;const p=`${t.TMPDIR}/.slipway-${process.pid}\
-${mt}`,S=P.filter(w=>typeof w=="function");return[{path:p},...S]};i.Server.prototype.listen=function(...p){const S=m(p);if(S===void 0)return Reflect.apply(_,this,
p);if(this.once("listening",()=>j(this,S)),!s.sharesPorts)return Reflect.apply(_,this,p);const[w,L]=p,C=typeof w=="object"&&w!==null?w.host:L;return lt.set(this,
{port:S===0?Number(t.PORT):S,host:C}),Reflect.apply(_,this,Mt(p))},i.Server.prototype.address=function(){const p=Rt.call(this),S=lt.get(this);if(p===null||!S)return p;
const w=S.host==="localhost"?"127.0.0.1":S.host,L=typeof w=="string"&&o.isIP(w)!==0?w:"0.0.0.0";return{address:L,family:`IPv${o.isIP(L)}`,port:S.port}},i.Server.
prototype.close=function(p){d?.server===this&&(d=void 0);const S=()=>Array.from(l.values()).includes(this);if(!S())return et.call(this,p);const w=new Promise(C=>{
const W=()=>{S()||(u.delete(W),C())};u.add(W)}),L=et.call(this,C=>{w.then(()=>p?.(C))});return this.closeIdleConnections?.(),L}}const Ft=6,Ht=7,Me=65e3,xe=50,it={
preload:"preload.cjs",sharing:"preload-sharing.cjs",forward:"forward.cjs"};async function Ae(r){await(0,g.mkdir)(r,{recursive:!0,mode:493});const t={socket:Ft,reports:Ht},
s=n=>{const o={...t,keepAliveMs:Me,sharesPorts:n};return`(${Re})(require, require('node:process').env, ${JSON.stringify(o)});
`},e={[it.preload]:s(!1),[it.sharing]:s(!0),[it.forward]:`(${Pe})(require, ${JSON.stringify({...t,pauseMs:xe})}, Number(process.argv[2]));
`};for(const[n,o]of Object.entries(e)){const i=(0,b.join)(r,`${n}.${process.pid}`);await(0,g.writeFile)(i,`'use strict';
${o}`,{mode:420}),await(0,g.rename)(i,(0,b.join)(r,n))}}const Ie=.75,Ne=1024*G.D6;function Le(r,t,s,e){const n=`cd -- ${(0,R.ZL)(Ut(r,t))} || exit 1`,o=_e(r.startCommand,
r.runtime==="node"?"":` ${Ft}<&- ${Ht}>&-`);return(0,tt.lC)({fileBytes:Ne,processes:s},{isIsolated:e,score:800,become:`${n}
${o}`})}function je({runtime:r},{node:t,programs:s},e){return r==="node"?"":`${[`${t}/node`,`${s}/${it.forward}`,String(e)].map(R.ZL).join(" ")} 3<&- </dev/null\
 >/dev/null 2>&1 &
`}const De=/^\s*[\w@%+:,./-]+(?:\s+[\w@%+=:,./-]+)*\s*$/;function _e(r,t=""){return De.test(r)?`exec ${r.trim()}${t}`:`exec /bin/sh -c "$1"${t}`}function Ut({cwd:r},{
app:t}){return r===""?t:`${t}/${r}`}function Ce(r){const{app:t,server:s,places:e,port:n,memoryBytes:o,sharesPorts:i,path:a}=r,c=Math.max(16,Math.floor(o*Ie/G.D6)),
d=`${e.programs}/${i?it.sharing:it.preload}`,l=[...[`--require=${Be(d)}`,`--max-old-space-size=${c}`,"--enable-source-maps"],t.NODE_OPTIONS??""],u=e.bun===void 0?
[]:[`${e.bun}/.bin`];return{NODE_ENV:"production",HOST:"127.0.0.1",HOSTNAME:"127.0.0.1",LANG:"C.UTF-8",...Object.hasOwn(Gt,s.framework??"")?Gt[s.framework??""]:
{},...t,PORT:String(n),HOME:e.tmp,TMPDIR:e.tmp,NODE_COMPILE_CACHE:`${e.tmp}/.node-compile-cache`,PATH:[e.node,`${Ut(s,e)}/node_modules/.bin`,...u,a||Bt.sg].join(
":"),...s.runtime==="node"?{NODE_OPTIONS:l.filter(m=>m!=="").join(" ")}:{}}}const Gt={Angular:{NG_ALLOWED_HOSTS:"*",NG_TRUST_PROXY_HEADERS:"forwarded,x-forwarde\
d-for,x-forwarded-host,x-forwarded-proto"},SvelteKit:{PROTOCOL_HEADER:"x-forwarded-proto"}};function Be(r){return/\s/.test(r)?`"${r.replaceAll(/["\\]/g,"\\$&")}\
"`:r}const Fe=3e3;function He({PORT:r=""}){const t=Number(r);return/^\d{1,5}$/.test(r)&&t>0&&t<=65535?t:Fe}var zt=f(7030),Ue=function(r,t,s){if(t!=null){if(typeof t!=
"object"&&typeof t!="function")throw new TypeError("Object expected.");var e,n;if(s){if(!Symbol.asyncDispose)throw new TypeError("Symbol.asyncDispose is not def\
ined.");e=t[Symbol.asyncDispose]}if(e===void 0){if(!Symbol.dispose)throw new TypeError("Symbol.dispose is not defined.");e=t[Symbol.dispose],s&&(n=e)}if(typeof e!=
"function")throw new TypeError("Object not disposable.");n&&(e=function(){try{n.call(this)}catch(o){return Promise.reject(o)}}),r.stack.push({value:t,dispose:e,
async:s})}else s&&r.stack.push({async:!0});return t},Ge=(function(r){return function(t){function s(i){t.error=t.hasError?new r(i,t.error,"An error was suppresse\
d during disposal."):i,t.hasError=!0}var e,n=0;function o(){for(;e=t.stack.pop();)try{if(!e.async&&n===1)return n=0,t.stack.push(e),Promise.resolve().then(o);if(e.
dispose){var i=e.dispose.call(e.value);if(e.async)return n|=2,Promise.resolve(i).then(o,function(a){return s(a),o()})}else n|=1}catch(a){s(a)}if(n===1)return t.
hasError?Promise.reject(t.error):Promise.resolve();if(t.hasError)throw t.error}return o()}})(typeof SuppressedError=="function"?SuppressedError:function(r,t,s){
var e=new Error(s);return e.name="SuppressedError",e.error=r,e.suppressed=t,e});async function ze(r){const t=`${r}.new`;await(0,g.rm)(t,{force:!0});const s=(0,zt.
createServer)(o=>o.destroy()).listen({path:t,backlog:Ke});await(0,Et.once)(s,"listening"),s.on("error",()=>{}),await(0,g.rename)(t,r);let e=r;const n=()=>{s.close()};
return{descriptor:Ye(s),release:n,async moveTo(o){await(0,g.rename)(e,o),e=o},async[Symbol.asyncDispose](){n(),await(0,g.rm)(e,{force:!0})}}}const Ke=511;function Ye(r){
const{_handle:t}=r;return t.fd}async function Je(){const r={stack:[],error:void 0,hasError:!1};try{const t=Ue(r,(0,zt.createServer)().listen({port:0,host:"127.0\
.0.1"}),!0);await(0,Et.once)(t,"listening");const s=t.address();return typeof s=="object"&&s!==null?s.port:0}catch(t){r.error=t,r.hasError=!0}finally{const t=Ge(
r);t&&await t}}var Xe=function(r,t,s){if(t!=null){if(typeof t!="object"&&typeof t!="function")throw new TypeError("Object expected.");var e,n;if(s){if(!Symbol.asyncDispose)
throw new TypeError("Symbol.asyncDispose is not defined.");e=t[Symbol.asyncDispose]}if(e===void 0){if(!Symbol.dispose)throw new TypeError("Symbol.dispose is not\
 defined.");e=t[Symbol.dispose],s&&(n=e)}if(typeof e!="function")throw new TypeError("Object not disposable.");n&&(e=function(){try{n.call(this)}catch(o){return Promise.
reject(o)}}),r.stack.push({value:t,dispose:e,async:s})}else s&&r.stack.push({async:!0});return t},We=(function(r){return function(t){function s(i){t.error=t.hasError?
new r(i,t.error,"An error was suppressed during disposal."):i,t.hasError=!0}var e,n=0;function o(){for(;e=t.stack.pop();)try{if(!e.async&&n===1)return n=0,t.stack.
push(e),Promise.resolve().then(o);if(e.dispose){var i=e.dispose.call(e.value);if(e.async)return n|=2,Promise.resolve(i).then(o,function(a){return s(a),o()})}else
n|=1}catch(a){s(a)}if(n===1)return t.hasError?Promise.reject(t.error):Promise.resolve();if(t.hasError)throw t.error}return o()}})(typeof SuppressedError=="funct\
ion"?SuppressedError:function(r,t,s){var e=new Error(s);return e.name="SuppressedError",e.error=r,e.suppressed=t,e});const Ve=3e4,Qe=20;async function Kt(r,{memoryBytes:t},s){
const{node:e,bun:n}=r.server,o=n===null?void 0:await s.bun(n);return{release:r,node:await s.node(e),bun:o,memoryBytes:t}}class $t{#t;#s;#e=new AbortController;#r=Promise.
withResolvers();#n=Promise.withResolvers();#o;#i=[];#a=!1;ended;constructor(t){this.#t=t;const{given:s,parts:e,sandbox:n,tmp:o}=t,{release:i,node:a,bun:c}=s;this.#s=
n.isolation.kind==="none"?{app:i.folder,programs:e.programs,node:a,bun:c,tmp:o}:{...tt.fS,bun:c===void 0?void 0:tt.fS.bun,tmp:"/tmp"},this.#n.promise.catch(()=>{}),
this.ended=this.#d(),this.ended.catch(()=>{})}static async open(t,s){const e=new $t(await Ze(t,s));try{return await Promise.race([e.#r.promise,e.ended]),e}catch(n){
throw await e[Symbol.asyncDispose](),n}}get group(){return this.#t.group}get lost(){return this.#t.sandbox.networkLost}async isCurrent({release:t,node:s,bun:e,memoryBytes:n}){
const{given:o,sandbox:i}=this.#t,a=o.node===s&&o.bun===e&&o.memoryBytes===n;return o.release.folder===t.folder&&a&&!this.#a&&!this.lost?.aborted&&await i.hasSameNetwork()}async begin({
id:t,env:s,onLine:e}){const{given:n,parts:o,sandbox:i}=this.#t,{sockets:a,path:c}=o,{memoryBytes:d}=n,{server:h}=n.release,l=_t(a,t);await this.#t.socket.moveTo(
l);const u=i.network.level!=="private",m=u?await Je():He(s),$=this.#s;this.#o=e;for(const x of this.#i.splice(0))e(...x);const k=Ce({server:h,places:$,port:m,app:s,
memoryBytes:d,sharesPorts:u,path:c});return this.#n.resolve(`${je(h,$,m)}${(0,R.sJ)(k)}`),{...await this.#r.promise,socket:l,port:m}}end(){const t=new Error("It\
 was stopped");this.#n.reject(t),this.#e.abort(t)}async[Symbol.asyncDispose](){this.end(),await this.ended.catch(()=>{}),await this.#t.resources.disposeAsync()}async#d(){
const{id:t,given:s,parts:e,owner:n,tmp:o,passwd:i,sandbox:a,socket:c,group:d}=this.#t,{limits:h,markPrefix:l,programs:u}=e,{release:m,node:$,bun:k,memoryBytes:x}=s,
j=new Dt.w({memoryBytes:x,diskBytes:h.tmpBytes,diskFiles:h.tmpFiles,seldomMs:Ve,root:o,group:d?.commands}),F=a.isolation.kind!=="none";try{return await a.runInstance(
{owner:n,app:m.folder,programs:u,node:$,bun:k,tmp:o,passwd:i,command:m.server.startCommand,script:Le(m.server,this.#s,h.processes,F),variables:this.#n.promise,watch:async(_,et)=>await this.#c(
et)?j.watch(_,et):void 0,group:d,descriptors:[c.descriptor,"pipe"],marker:`${l}${t}`,signal:this.#e.signal,onLine:(..._)=>this.#l(_),onStarted:_=>{c.release(),this.#r.
resolve(_)}})}finally{this.#a=!0}}#c(t){const s=(0,Et.once)(t,"abort").then(()=>!1),e=this.#n.promise.then(()=>!0);return Promise.race([e,s]).catch(()=>!1)}#l(t){
this.#o?this.#o(...t):this.#i.length<Qe&&this.#i.push(t)}}async function Ze(r,t){const s={stack:[],error:void 0,hasError:!1};try{const e=`p-${(0,jt.randomUUID)().
slice(0,8)}`,n=(0,b.join)(t.runs,e),o=Xe(s,new AsyncDisposableStack,!0),i=o.use(await t.sandbox(r.memoryBytes));o.defer(async()=>{await(0,rt.dM)(n)});const a=(0,tt.
V0)(e,i.isolation),c=(0,b.join)(n,"tmp");await(0,g.mkdir)(c,{recursive:!0,mode:493}),a!==void 0&&await(0,g.chown)(c,a,a);const d=(0,b.join)(n,"passwd");await(0,g.
writeFile)(d,(0,tt.oI)("app","/tmp",a),{mode:420});const h=o.use(await ze(_t(t.sockets,e))),l=await qe(e,r.memoryBytes,i,t);return o.defer(async()=>{await l?.end()}),
{id:e,given:r,parts:t,owner:a,tmp:c,passwd:d,sandbox:i,socket:h,group:l,resources:o.move()}}catch(e){s.error=e,s.hasError=!0}finally{const e=We(s);e&&await e}}async function qe(r,t,{
limiter:s},e){if(s.kind==="sampling")return;const{processes:n}=e.limits,o={memoryBytes:t,processes:n,workerMemoryBytes:t,workerProcesses:n};return E.A2.make(s.folder,
`${e.groupPrefix}${r}`,o)}var ts=function(r,t,s){if(t!=null){if(typeof t!="object"&&typeof t!="function")throw new TypeError("Object expected.");var e,n;if(s){if(!Symbol.
asyncDispose)throw new TypeError("Symbol.asyncDispose is not defined.");e=t[Symbol.asyncDispose]}if(e===void 0){if(!Symbol.dispose)throw new TypeError("Symbol.d\
ispose is not defined.");e=t[Symbol.dispose],s&&(n=e)}if(typeof e!="function")throw new TypeError("Object not disposable.");n&&(e=function(){try{n.call(this)}catch(o){
return Promise.reject(o)}}),r.stack.push({value:t,dispose:e,async:s})}else s&&r.stack.push({async:!0});return t},es=(function(r){return function(t){function s(i){
t.error=t.hasError?new r(i,t.error,"An error was suppressed during disposal."):i,t.hasError=!0}var e,n=0;function o(){for(;e=t.stack.pop();)try{if(!e.async&&n===
1)return n=0,t.stack.push(e),Promise.resolve().then(o);if(e.dispose){var i=e.dispose.call(e.value);if(e.async)return n|=2,Promise.resolve(i).then(o,function(a){
return s(a),o()})}else n|=1}catch(a){s(a)}if(n===1)return t.hasError?Promise.reject(t.error):Promise.resolve();if(t.hasError)throw t.error}return o()}})(typeof SuppressedError==
"function"?SuppressedError:function(r,t,s){var e=new Error(s);return e.name="SuppressedError",e.error=r,e.suppressed=t,e});const ss=5e3,ns=1e6,rs=8,os="0A";function is(r){
const t=r.list(),[s]=t;if(s===void 0)return[];const e=new Map;for(const i of["tcp","tcp6"])for(const a of cs(`${s}/net/${i}`).split(`
`).slice(1)){const[,c="",,d,,,,,,h=""]=a.trim().split(/\s+/),l=Number.parseInt(c.slice(c.lastIndexOf(":")+1),16);d===os&&l>0&&e.set(`socket:[${h}]`,l)}if(e.size===
0)return[];const n=new Set;let o=ss;for(const i of t){for(const a of as(`${i}/fd`,o)){o-=1;const c=e.get(ds(`${i}/fd/${a}`));c!==void 0&&n.add(c)}if(o<=0)break}
return[...n].sort((i,a)=>i-a).slice(0,rs)}function as(r,t){const s=[];try{const e={stack:[],error:void 0,hasError:!1};try{const n=ts(e,(0,O.opendirSync)(r),!1);
for(let o=n.readSync();o!==null&&s.length<t;o=n.readSync())s.push(o.name)}catch(n){e.error=n,e.hasError=!0}finally{es(e)}}catch{}return s}function cs(r){const t=Buffer.
alloc(ns);let s=0;try{const e=(0,O.openSync)(r,"r");try{for(let n=-1;n!==0&&s<t.length;s+=n)n=(0,O.readSync)(e,t,s,t.length-s,null)}finally{(0,O.closeSync)(e)}}catch{}
return t.toString("latin1",0,s)}function ds(r){try{return(0,O.readlinkSync)(r)}catch{return""}}var Yt=f(5807),ls=f(8899);const Jt=4e3,vt=200,fs=2e3,Xt=2*G.D6,hs=G.
D6/4,kt=64,us=50,ps=64*1024;class ms{#t;#s;#e;#r=[];#n=[];#o=0;#i;#a=Xt;#d;#c={lines:0,bytes:0};constructor(t,s,e){this.#t=t,this.#s=e,this.#d=e();const n=(0,ls.
L)(s);this.#e=o=>n(o).plain}get last(){return this.#r.slice(-vt).map(t=>this.#e(t).slice(0,fs))}line(t,s){const e=this.#s();this.#l(e);const n=Buffer.byteLength(
t)+kt;if(n>this.#a){this.#c={lines:this.#c.lines+1,bytes:this.#c.bytes+n-kt},this.#m(t);return}this.#a-=n,this.#h();const o=this.#e(t).slice(0,Jt);this.#u({at:e,
stream:s,text:o}),this.#m(t)}note(t){this.#u({at:this.#s(),stream:"stderr",text:`[slipway] ${t}`})}flush(){clearTimeout(this.#i),this.#i=void 0,this.#n.length>0&&
this.#t(this.#n),this.#n=[],this.#o=0}end(){this.#h(),this.flush()}#l(t){const s=Math.floor((t-this.#d)/1e3);s!==0&&(this.#a=Math.min(Xt,this.#a+Math.max(0,s)*hs),
this.#d=t)}#h(){const{lines:t,bytes:s}=this.#c;t!==0&&(this.#c={lines:0,bytes:0},this.note(`${(0,Yt.zD)(t)} lines (${(0,G.Xq)(s)}) are left out here: it prints \
too much`))}#u(t){this.#n.push({...t,text:Buffer.from(t.text).toString()}),this.#o+=t.text.length+kt,this.#o>ps?this.flush():this.#i??=setTimeout(()=>this.flush(),
us)}#m(t){this.#r.push(Buffer.from(t.slice(0,Jt)).toString()),this.#r.length>=2*vt&&(this.#r=this.#r.slice(-vt))}}var Tt=function(r,t,s){if(t!=null){if(typeof t!=
"object"&&typeof t!="function")throw new TypeError("Object expected.");var e,n;if(s){if(!Symbol.asyncDispose)throw new TypeError("Symbol.asyncDispose is not def\
ined.");e=t[Symbol.asyncDispose]}if(e===void 0){if(!Symbol.dispose)throw new TypeError("Symbol.dispose is not defined.");e=t[Symbol.dispose],s&&(n=e)}if(typeof e!=
"function")throw new TypeError("Object not disposable.");n&&(e=function(){try{n.call(this)}catch(o){return Promise.reject(o)}}),r.stack.push({value:t,dispose:e,
async:s})}else s&&r.stack.push({async:!0});return t},Wt=(function(r){return function(t){function s(i){t.error=t.hasError?new r(i,t.error,"An error was suppresse\
d during disposal."):i,t.hasError=!0}var e,n=0;function o(){for(;e=t.stack.pop();)try{if(!e.async&&n===1)return n=0,t.stack.push(e),Promise.resolve().then(o);if(e.
dispose){var i=e.dispose.call(e.value);if(e.async)return n|=2,Promise.resolve(i).then(o,function(a){return s(a),o()})}else n|=1}catch(a){s(a)}if(n===1)return t.
hasError?Promise.reject(t.error):Promise.resolve();if(t.hasError)throw t.error}return o()}})(typeof SuppressedError=="function"?SuppressedError:function(r,t,s){
var e=new Error(s);return e.name="SuppressedError",e.error=r,e.suppressed=t,e});const ys=250,Vt={first:25,most:500},ws=5e3,Qt=4096;class Ss{#t;#s;#e;#r=[];#n;#o=new AbortController;#i=new AbortController;#a;#d;#c=!1;#l=!1;#h=!1;constructor(t,s,e){
this.#t=t,this.#s=s,this.#e=e,this.#n=new ms(n=>e.send({kind:"printed",id:t,lines:n}),s.env,()=>e.clock.now())}async run(){let t={exitCode:null,signal:null,outOfMemory:!1};
try{t=await this.#m()}catch(s){this.#f("start_failed",(0,A.bD)(s))}finally{this.#i.abort(),this.#n.end(),this.#e.send({kind:"ended",id:this.#t,end:t})}}stop(t){
const s=!this.#l;this.#l=!0,s&&this.#a&&t>0&&ks(this.#a);const e=setTimeout(()=>this.end(),this.#a?t:0);this.#i.signal.addEventListener("abort",()=>clearTimeout(
e))}end(){this.#l=!0,this.#o.abort(new Error("It was stopped"))}#u(){this.#n.note("It was stopped because its network has ended"),this.end()}async#m(){const t={
stack:[],error:void 0,hasError:!1};try{const{releases:s,shares:e,versions:n,places:o}=this.#e,{app:i,manifestHash:a,settings:c}=this.#s;this.#p("unpack");const d=Tt(
t,e.take(i.org),!1),h=Tt(t,await s.open(i.org,a),!1),l=await Kt(h,c,n);this.#o.signal.throwIfAborted(),this.#p("spawn");const u=await o.take(i,l);try{const m={stack:[],
error:void 0,hasError:!1};try{const $=Tt(m,u,!0);return this.#o.signal.throwIfAborted(),this.#o.signal.addEventListener("abort",()=>u.end(),{once:!0}),u.lost?.addEventListener(
"abort",()=>this.#u(),{signal:this.#i.signal}),u.lost?.aborted&&this.#u(),this.#E(await this.#w(u))}catch($){m.error=$,m.hasError=!0}finally{const $=Wt(m);$&&await $}}finally{
o.ended(this.#s,this.#c&&this.#l)}}catch(s){t.error=s,t.hasError=!0}finally{Wt(t)}}async#w(t){const s=new AbortController;let e;try{const n=await t.begin({id:this.#t,
env:this.#s.env,onLine:(o,i)=>this.#n.line(o,i)});return this.#a=n.tree,e=setInterval(()=>{this.#$(n.tree,t.group)},ws),this.#S(n,s.signal).catch(o=>{s.signal.aborted||
(this.#f("start_failed",(0,A.bD)(o)),this.end())}),await t.ended}catch(n){if(!this.#o.signal.aborted)throw n;return{exitCode:null,signal:"SIGKILL",shortOfMemory:!1}}finally{
clearInterval(e),s.abort(new Error("It has ended"))}}async#S({pipes:[t],tree:s,socket:e,port:n},o){const{limits:i,clock:a}=this.#e;this.#p("listen");const c=a.monotonic(),
d=()=>i.startMs-(a.monotonic()-c),{host:h,settings:l}=this.#s,u={socket:e,path:l.healthPath,host:h},m=new AbortController,$=Lt(u,{over:m.signal,signal:o});if($.
catch(()=>{}),!await this.#b(t,s,n,d,o))return;this.#p("health");const k=()=>Math.ceil(Math.max(1,Math.min(d(),Ee))),x=setTimeout(()=>m.abort(),k());let j=await $.
finally(()=>clearTimeout(x));for(let _=Vt.first;;_=Math.min(Vt.most,_*2)){if(ge(j)){this.#c=!0,this.#p("ready"),this.#e.send({kind:"ready",id:this.#t});return}if(await a.
sleep(_,o),d()<=0)break;j=await Lt(u,{over:AbortSignal.timeout(k()),signal:o})}const F="status"in j?`answered ${j.status}`:`has no answer: ${j.words}`;this.#f("\
unhealthy",`GET ${l.healthPath} ${F}, ${Ot(i.startMs)} after the start`),this.end()}async#b(t,s,e,n,o){const{limits:i,clock:a}=this.#e,c=new Map,d=a.monotonic(),
h=()=>{for(const k of is(s))c.has(k)||c.set(k,a.monotonic()-d)},l=setInterval(h,ys),u=await(0,H.ux)(a,Math.max(0,n()),vs(t),o);if(clearInterval(l),o.throwIfAborted(),
u!==void 0)return!0;h();const m=[...c].map(([k,x])=>`${k} (since ${Ot(x)} after the start)`),$=m.length>0?`It listens on port ${m.join(", ")}, but not with HTTP\
 there`:"It listens on no port";return this.#f("not_listening",`No server listened within ${Ot(i.startMs)}. PORT is ${e}. ${$}`),this.end(),!1}#E(t){this.#d=t;const{
breach:s}=t,e=this.#g(),n={...this.#y,outOfMemory:e},o=(0,G.Xq)(this.#s.settings.memoryBytes);let i=s&&$s(s.because,this.#e.limits);return e&&(i=`It used more t\
han its ${o} of memory`),i!==void 0&&this.#n.note(i),this.#c||(e?this.#f("out_of_memory",i??""):this.#l?this.#f("start_failed","It was stopped before it was rea\
dy"):this.#f("start_failed",i??gs(n))),n}get#y(){const{exitCode:t=null,signal:s=null,breach:e}=this.#d??{};return e?{exitCode:null,signal:"SIGKILL"}:s===null?{exitCode:t,
signal:s}:{exitCode:null,signal:s}}#g(){const{breach:t,shortOfMemory:s,exitCode:e,signal:n}=this.#d??{};return t?t.code==="out_of_memory":s&&(n==="SIGKILL"||e===
137)?!0:(n==="SIGABRT"||n==="SIGTRAP"||e===134||e===133)&&this.#n.last.some(i=>Es.test(i))}#f(t,s){if(this.#c||this.#h)return;this.#h=!0,this.#n.flush();const e={
code:t,step:this.#r.at(-1)?.step??"unpack",message:s.slice(0,bs),...this.#y,lines:this.#n.last,journey:[...this.#r]};this.#e.send({kind:"failed",id:this.#t,failure:e})}#p(t){
const s={step:t,at:this.#e.clock.now()};this.#r.push(s),this.#e.send({kind:"step",id:this.#t,step:s})}async#$(t,s){const e=s?s.commands.used:(await(0,we.A0)(t.list(),
new ye.Qj)).own;e>0&&this.#e.send({kind:"memory",id:this.#t,bytes:Math.round(e)})}}const bs=1900,Es=/JavaScript heap out of memory|Reached heap limit/;function Ot(r){
return`${Number((r/1e3).toFixed(1))} seconds`}function gs({exitCode:r,signal:t}){return t!==null?`The start command was ended by ${t}`:`The start command ended \
with exit code ${r??"unknown"} before it was ready`}function $s(r,{tmpBytes:t}){return`It was stopped because ${r.replace("the limit of a build","the limit of a\
n instance")} (/tmp has ${(0,G.Xq)(t)})`}function vs(r){const{promise:t,resolve:s}=Promise.withResolvers();let e="";return r?.setEncoding("latin1").on("data",n=>{
if(e.length>=Qt)return;e=(e+n).slice(0,Qt);const{port:o}=(0,Q.D7)(e.split(`
`)[0]??"")??{};typeof o=="number"&&s(o)}),r?.on("error",()=>{}),t}function ks(r){const t=r.list().map(o=>Number(o.slice(6))),s=o=>t.filter(i=>(0,ct._N)(i)?.parent===
o),e=r.namespace;let n=e===void 0?t.slice(0,1):s(e).filter(Os).slice(0,1);for(let o=0;o<Ts&&n.length>0&&n.every(Ps);o+=1){const i=n.flatMap(s);if(i.length===0)break;
n=i}for(const o of n)(0,bt.z7)(o,"SIGTERM")}const Ts=8;function Os(r){return/^NSpid:\s.*\s2$/m.test((0,ct.lK)(`/proc/${r}/status`))}function Ps(r){return/^(?:ba|da|a|)sh$/.
test((0,ct.lK)(`/proc/${r}/comm`).trim())}var Zt=f(8161),Rs=f(6822),Ms=f(6848),xs=f(4789),As=f(6466),Is=f(6321),qt=f(5555);const at={bytes:4*G.j9,files:5e5,ms:12e4},
Ns=10,Ls=4320*6e4,js=256*G.D6;class X extends Error{name="UnpackFailure"}class Ds{#t;#s;#e;#r;#n=new Map;#o=Promise.resolve();constructor(t,s,e,n){this.#t=t,this.#s=
s,this.#e=e,this.#r=n}async recover(){const t=this.#t;await(0,g.mkdir)(t,{recursive:!0,mode:493});const s=(0,ct.lK)("/proc/sys/kernel/random/boot_id").trim(),e=(0,b.
join)(t,Cs),n=await(0,g.readFile)(e,"utf8").catch(()=>"");for(const o of await(0,g.readdir)(t))(o.startsWith(Pt)||s!==n&&!o.startsWith("."))&&await(0,rt.dM)((0,b.
join)(t,o));await(0,g.writeFile)(e,s)}async open(t,s){const e=te(t,s),n=()=>({server:this.#c(t,s),removed:new AbortController,users:0}),o=this.#n.get(e)??n();this.#n.
set(e,o),o.users+=1;let i=!0;const a=()=>{i&&(i=!1,o.users-=1,this.tidy())};try{const c=await o.server,d=this.#e.now()/1e3;await(0,g.utimes)(this.#d(e),d,d).catch(
()=>{});const{signal:h}=o.removed;return{folder:this.#d(e),server:c,removed:h,[Symbol.dispose]:a}}catch(c){throw this.#n.get(e)===o&&this.#n.delete(e),a(),c}}tidy(){
this.#o=this.#o.then(()=>this.#i()).catch(()=>{})}async#i(){const t=this.#t,s=[];for(const e of await(0,g.readdir)(t)){if(e.startsWith(".")||this.#a(e))continue;
const n=await(0,g.stat)((0,b.join)(t,e)).catch(()=>{});n&&s.push({name:e,usedMs:n.mtimeMs})}s.sort((e,n)=>n.usedMs-e.usedMs);for(const[e,{name:n,usedMs:o}]of s.
entries()){const i=(0,Is.OV)(t),a=i!==void 0&&i.bytes<2*(0,Y.g2)(i.size);if(e<Ns&&!a&&this.#e.now()-o<Ls||this.#a(n))continue;this.#n.get(n)?.removed.abort(),this.#n.
delete(n);const c=(0,b.join)(t,`${Pt}${n}-old`);(0,O.renameSync)((0,b.join)(t,n),c),await(0,rt.dM)(c)}}#a(t){return(this.#n.get(t)?.users??0)>0}#d(t){return(0,b.
join)(this.#t,t)}async#c(t,s){const e=this.#s,{index:n}=await e.index(t,s),o=k=>{const x=n.find(k);if(x===-1)throw new X(`The release has no ${k}: deploy again`);
return n.file(x)},i=o(dt.r$),c=i.size<=qt.Bm?(0,qt.dX)(await e.read(t,i.hash,i.size)):void 0;if(!c)throw new X(`${dt.r$} of the release is not valid: deploy aga\
in`);const d=te(t,s),h=this.#d(d);if(await(0,g.stat)(h).catch(()=>{}))return c;const l=(0,b.join)(this.#t,`${Pt}${d}`),[u,m]=[(0,b.join)(l,"packed"),(0,b.join)(
l,"app")],$=AbortSignal.timeout(at.ms);try{await(0,rt.dM)(l);for(const x of[l,u,m])await(0,g.mkdir)(x,{recursive:!0,mode:493});const k=new Dt.w({root:m,memoryBytes:js,
diskBytes:at.bytes,diskFiles:at.files,group:void 0});for(const x of c.layers){const j=o(x),F=(0,b.join)(u,"layer");await(0,As.pipeline)(await e.stream(t,j.hash),
(0,O.createWriteStream)(F),{signal:$}),await this.#l(F,m,x,k,$),await(0,g.rm)(F)}return await(0,g.rename)(m,h),c}catch(k){throw $.aborted?new X(`The release was\
 not unpacked within ${at.ms/1e3} seconds`):(0,A.b$)(k)?new X("The disk of the platform is full"):k}finally{await(0,rt.dM)(l)}}async#l(t,s,e,n,o){const i=[],a=this.#r(
[s],[t]),{exitCode:c,breach:d}=await a("/bin/sh",["-c",_s,"sh",t],{cwd:s,env:{PATH:Bt.sg,LC_ALL:"C"},signal:o,watch:n.watch,onLine(l){i.length<3&&i.push(l.slice(
0,300))}});if(d?.code==="disk_quota"){const l=`${(0,G.Xq)(at.bytes)} and ${(0,Yt.zD)(at.files)} files`;throw new X(`The release is too large: unpacked it may ha\
ve ${l}`)}if(d)throw new X(`${e} of the release could not be unpacked: ${d.because}`);if(c===0)return;const h=i[0]??`tar ended with ${c}`;throw new X(`${e} of t\
he release could not be unpacked: ${h}`)}}const _s='umask 022; tar -xzf "$1" --no-same-owner --no-same-permissions && chmod -R u+rwX,a+rX,go-w .',Pt=".fresh-",Cs="\
.boot";function te(r,t){return`${t}-${(0,jt.hash)("sha256",r).slice(0,16)}`}function Bs(r){const t=new Map,s=xs.Le[`${(0,Zt.platform)()} ${(0,Zt.arch)()}`],e=(n,o,i)=>{
const a=`${n}@${o}`,c=t.get(a)??(0,Ms.R3)(r,{name:n,version:o},()=>{});return t.set(a,c),c.catch(d=>{t.delete(a);const h=d instanceof Rs.gl?d.message:"the regis\
try did not answer";throw new X(`${i} ${o} could not be fetched: ${h}`)})};return{async node(n){if(n===null||n===process.versions.node)return(0,b.dirname)(await(0,g.
realpath)(process.execPath));if(s===void 0)throw new X(`This machine has only Node.js ${process.versions.node}`);return(0,b.join)(await e(s,n,"Node.js"),"bin")},
bun:async n=>(0,b.dirname)(await e("bun",n,"Bun"))}}var Fs=function(r,t,s){if(t!=null){if(typeof t!="object"&&typeof t!="function")throw new TypeError("Object e\
xpected.");var e,n;if(s){if(!Symbol.asyncDispose)throw new TypeError("Symbol.asyncDispose is not defined.");e=t[Symbol.asyncDispose]}if(e===void 0){if(!Symbol.dispose)
throw new TypeError("Symbol.dispose is not defined.");e=t[Symbol.dispose],s&&(n=e)}if(typeof e!="function")throw new TypeError("Object not disposable.");n&&(e=function(){
try{n.call(this)}catch(o){return Promise.reject(o)}}),r.stack.push({value:t,dispose:e,async:s})}else s&&r.stack.push({async:!0});return t},Hs=(function(r){return function(t){
function s(i){t.error=t.hasError?new r(i,t.error,"An error was suppressed during disposal."):i,t.hasError=!0}var e,n=0;function o(){for(;e=t.stack.pop();)try{if(!e.
async&&n===1)return n=0,t.stack.push(e),Promise.resolve().then(o);if(e.dispose){var i=e.dispose.call(e.value);if(e.async)return n|=2,Promise.resolve(i).then(o,function(a){
return s(a),o()})}else n|=1}catch(a){s(a)}if(n===1)return t.hasError?Promise.reject(t.error):Promise.resolve();if(t.hasError)throw t.error}return o()}})(typeof SuppressedError==
"function"?SuppressedError:function(r,t,s){var e=new Error(s);return e.name="SuppressedError",e.error=r,e.suppressed=t,e});const Us=8,Gs=1440*6e4,zs=500;class Ks{#t;#s=new Map;#e=new Map;#r=Promise.
resolve();#n=new AbortController;constructor(t){this.#t=t}async take(t,s){const e=ee(t);this.#e.set(e,(this.#e.get(e)??0)+1);try{const n=this.#s.get(e);return this.#s.
delete(e),n&&this.#i(n)&&await n.place.isCurrent(s)?n.place:(n&&se(n.place),await this.#t.open(s))}catch(n){throw this.#o(e),n}}ended(t,s){const e=ee(t.app);this.#o(
e),!(!s||!this.#t.keepsReady)&&(this.#r=this.#r.then(()=>this.#a(e,t)).catch(()=>{}))}async[Symbol.asyncDispose](){this.#n.abort(),await this.#r,await Promise.all(
Array.from(this.#s.values(),({place:t})=>t[Symbol.asyncDispose]())),this.#s.clear()}#o(t){const s=(this.#e.get(t)??1)-1;s>0?this.#e.set(t,s):this.#e.delete(t)}#i({
since:t}){return this.#t.clock.monotonic()-t<Gs}async#a(t,{app:s,manifestHash:e,settings:n}){const o={stack:[],error:void 0,hasError:!1};try{const{clock:i,releases:a,
versions:c}=this.#t;if(await i.sleep(zs,this.#n.signal),this.#e.has(t)||this.#s.has(t))return;const d=Fs(o,await a.open(s.org,e),!1),h=await Kt(d,n,c),l=await this.#t.
open(h);this.#s.set(t,{place:l,since:i.monotonic()}),this.#d(t,l,d);for(const[u,m]of this.#s)(this.#s.size>Us||!this.#i(m))&&this.#c(u,m.place)}catch(i){o.error=
i,o.hasError=!0}finally{Hs(o)}}#d(t,s,{removed:e}){const n=()=>this.#c(t,s),o=new AbortController;e.addEventListener("abort",n,{once:!0,signal:o.signal}),s.lost?.
addEventListener("abort",n,{once:!0,signal:o.signal});const i=()=>{o.abort(),n()};s.ended.then(i,i)}#c(t,s){this.#s.get(t)?.place===s&&(this.#s.delete(t),se(s))}}
function ee({org:r,project:t,appID:s}){return JSON.stringify([r,t,s])}function se(r){Promise.resolve(r[Symbol.asyncDispose]()).catch(()=>{})}const Ys=3;class Js{#t;#s=new Map;#e=0;constructor(t){
this.#t=t}take(t){const s=this.#s.get(t)??0;if(s>=Ys*(this.#t-this.#e))throw new Error(`The organization ${t} has ${s} instances on this node, which has process\
es for ${this.#t} of all organizations. Let fewer apps or instances run, or let the operator raise the bound of processes of the machine or of the service`);return this.#r(
t,1),{[Symbol.dispose]:()=>this.#r(t,-1)}}#r(t,s){this.#e+=s;const e=(this.#s.get(t)??0)+s;e>0?this.#s.set(t,e):this.#s.delete(t)}}function Xs(){const t=["/proc\
/sys/kernel/pid_max","/proc/sys/kernel/threads-max",...Ws().map(s=>(0,b.join)(s,"pids.max"))].map(s=>Number.parseInt((0,ct.lK)(s),10));return Math.min(...t.map(
s=>Number.isNaN(s)?Number.POSITIVE_INFINITY:s))}function Ws(){const r=[];try{for(let t=(0,T.$q)().folder;t!==(0,b.dirname)(t);t=(0,b.dirname)(t))r.push(t)}catch{}
return r}const Vs=4,Qs=1e3;async function Zs({input:r,output:t,path:s}){process.umask(18);const e=u=>{t.writable&&t.write(`${JSON.stringify(u)}
`)},n=setInterval(()=>e({kind:"pulse"}),B.lb),o=new Map,i=Promise.withResolvers();let a;const c=(u,m,$)=>{const k=new Ss(u,m,$),x=k.run().finally(()=>o.delete(u));
o.set(u,{run:k,ended:x})},d=async u=>{if(u.kind==="prepare")return a=qs(u.settings,s,e),void a.catch(i.reject);const m=await a;if(!m)throw new Error("An instanc\
e came before the settings");if(u.kind==="start")return c(u.id,u.spec,m);o.get(u.id)?.run.stop(u.graceMs)};let h=Promise.resolve();const l=(0,V.createInterface)(
{input:r});l.on("line",u=>{h=h.then(()=>d(JSON.parse(u))),h.catch(i.reject)}),l.on("close",i.resolve),t.on("error",()=>i.resolve());try{await i.promise}finally{
clearInterval(n);for(const{run:$}of o.values())$.end();const u=H.ml.sleep(Qs),m=a?.then(async $=>$.places[Symbol.asyncDispose]()).catch(()=>{});await Promise.race(
[Promise.all([m,...[...o.values()].map(({ended:$})=>$)]),u])}return 0}async function qs(r,t,s){const{nodeDir:e,sockets:n,env:o,limits:i,isolation:a}=r,c=(0,b.join)(
e,"functions"),d={runs:(0,b.join)(c,"running"),releases:(0,b.join)(c,"releases"),programs:(0,b.join)(c,"programs"),tools:(0,b.join)(c,"tools")};await(0,g.mkdir)(
c,{recursive:!0,mode:448});const h=(0,M.Fg)(c);await en(r,d.runs,h);for(const w of Object.values(d))await(0,g.mkdir)(w,{recursive:!0,mode:493}),await(0,g.chmod)(
w,493);const l=await(0,T.Mi)(r.cgroup,h);l.kind==="cgroup"&&await(0,E.KV)(l.folder,(0,T.sr)(h));const u=(0,R.Ou)(t,process.execPath),m=await(0,tt.Sg)(u,(0,R.ao)(
o)),$=r.networkAllow.map(K.s),k=new ue(w=>{s({kind:"note",level:"error",event:"functions_network_lost",text:w})}),x=new me((w,L)=>k.open(w,L),()=>k.reason===void 0?
Vs:1),j=async(w,L)=>(0,tt._i)({limiter:l,want:a,limits:{...Y.dR,memoryBytes:w},tools:m,dataDir:await(0,g.realpath)(e),known:L?.isolation,network:{want:r.network,
known:L?.network,allowed:$,openPrivate:C=>x.open(C)}}),F=await j(Y.dR.memoryBytes),{isolation:_,network:et}=F,Rt=(0,Q.Eb)({apart:k.reason});s({kind:"walls",isolation:_.
kind,limiter:l.kind,network:et,...Rt});const lt=tn(F,()=>j(Y.dR.memoryBytes,F));await Ae(d.programs);const mt=await(0,v.d)(r.blobs),Mt=new y.n({blobs:mt,clock:H.
ml,log:z.aB}),P=new Ds(d.releases,Mt,H.ml,lt);await P.recover();const p=new q.b,S={limits:i,sockets:n,path:u,releases:P,shares:new Js(Math.floor(Xs()/i.processes)),
clock:H.ml,send:s,runs:d.runs,programs:d.programs,markPrefix:h,groupPrefix:(0,T.sr)(h),keepsReady:_.kind!=="none"&&k.reason===void 0,sandbox:w=>j(w,F),versions:Bs(
{tools:d.tools,path:u,hostEnv:o,marker:h,clock:H.ml,lock:w=>p.acquire(w),signal:new AbortController().signal,runIn:w=>lt([w])})};return{...S,places:new Ks({...S,
open:w=>$t.open(w,S)})}}function tn(r,t){let s=Promise.resolve(r);const e=async n=>{if(!n.networkLost?.aborted)return n;const o=await t();return n[Symbol.dispose](),
o};return(n,o)=>async(i,a,c)=>{const d=s.then(e);return s=d.catch(()=>r),(await d).confined(n,o)(i,a,c)}}async function en({nodeDir:r,sockets:t},s,e){await(0,bt.
uY)((0,M.Ld)(r,0),(0,M.Ld)(r,process.ppid));const n=await(0,g.readdir)(s).catch(()=>[]);n.length>0&&await(0,bt.k3)(e);for(const o of n)await(0,rt.dM)((0,b.join)(
s,o));if((0,O.existsSync)(t))for(const o of await(0,g.readdir)(t))await(0,g.rm)((0,b.join)(t,o),{force:!0});await(0,g.mkdir)((0,b.dirname)(t),{recursive:!0,mode:448})}}),
6583:((wt,Z,f)=>{f.d(Z,{P$:()=>H,RB:()=>B,nA:()=>g,r$:()=>b,xn:()=>K});var O=f(2978);const g=".slipway",b=`${g}/server.json`,V=["unpack","spawn","listen","healt\
h","ready"],H=(0,O.lS)({step:(0,O.yL)(V),at:O.U9}),Q=2e3,q=200,z={exitCode:(0,O.Xd)(O.U9),signal:(0,O.Xd)((0,O.Qq)(40))},K=(0,O.lS)({...z,code:(0,O.yL)(["start_\
failed","not_listening","unhealthy","out_of_memory"]),step:(0,O.yL)(V),message:(0,O.Qq)(Q),lines:(0,O.c3)(q,(0,O.Qq)(Q)),journey:(0,O.c3)(V.length,H)});function Y(v,y){
return{code:"start_failed",step:y.at(-1)?.step??"unpack",message:v,exitCode:null,signal:null,lines:[],journey:y}}const B=(0,O.lS)({...z,outOfMemory:O.Jt});class M extends Error{name="\
StartFailed";failure;constructor(y){super(y.message),this.failure=y}}}),8899:((wt,Z,f)=>{f.d(Z,{L:()=>H});var O=f(5807),g=f(1383);const b=4,V=/^(?:true|false|null|none|auto|production|development|preview|staging|test)$/i;
function H(B){const M=[...new Set(Object.values(B).flatMap(y=>y.split(`
`)))].map(y=>y.trim()).filter(y=>y.length>=b&&!V.test(y)),v=z(M);return y=>{const E=y.split("\r").findLast(A=>A!=="")??"",T=(0,O.DJ)(E),R=v(T);return{plain:R,coloured:R===
T?Q(E,T):void 0}}}function Q(B,M){if(B.length>g.jz)return;const{texts:v,codes:y}=(0,O.OK)(B);if(y.length===0)return;const E=v.map(O.DJ);if(E.join("")===M)return E.
map((T,R)=>T+(y[R]??"")).join("")}const q="***";function z(B){if(B.length===0)return v=>v;const M=new Y(B);return v=>{const y=M.spansIn(v);if(y.length===0)return v;
let[E,T]=["",0];for(const{start:R,end:A}of y)E+=v.slice(T,R)+q,T=A;return E+v.slice(T)}}const K=2654435761;class Y{#t;#s;#e;#r;#n;#o=Math.floor(Math.random()*2**
31);#i=new Set;#a=1;constructor(M){const v=M.reduce((E,{length:T})=>E+T,1);this.#t=new Int32Array(v),this.#s=new Uint16Array(v),this.#e=new Int32Array(v),this.#r=
new Int32Array(v),this.#n=new Int32Array(2**Math.ceil(Math.log2(2*v)));const y=[];for(const E of M)this.#d(E,y);for(const[E,T]of y.entries())for(const R of T){const{
[R]:A=0}=this.#t,D=E===0?0:this.#c(this.#e[A]??0,this.#s[R]??0);this.#e[R]=D,this.#r[R]||=this.#r[D]??0}}#d(M,v){let y=0;for(let E=0;E<M.length;E+=1){const T=M.
charCodeAt(E),R=this.#l(y,T);let A=this.#n[R]??0;if(A===0){A=this.#a,this.#a+=1,this.#n[R]=A,this.#t[A]=y,this.#s[A]=T;const D=v[E]??[];D.push(A),v[E]=D}y=A}this.#r[y]=
M.length,this.#i.add(M.charCodeAt(0))}spansIn(M){const v=[];let y=0;for(let E=0;E<M.length;E+=1){const T=M.charCodeAt(E);if(y===0&&!this.#i.has(T))continue;y=this.#c(
y,T);const R=this.#r[y]??0;if(R===0)continue;let A=E+1-R;for(let D=v.at(-1);D&&D.end>A;D=v.at(-1))A=Math.min(A,D.start),v.pop();v.push({start:A,end:E+1})}return v}#c(M,v){
for(let y=M;;y=this.#e[y]??0){const E=this.#n[this.#l(y,v)]??0;if(E!==0||y===0)return E}}#l(M,v){const y=this.#n.length-1,E=Math.imul(Math.imul(M^this.#o,K)^v,K);
for(let T=(E^E>>>15)&y;;T=T+1&y){const R=this.#n[T]??0;if(R===0||this.#t[R]===M&&this.#s[R]===v)return T}}}})};export{rn as id,on as ids,an as modules};
