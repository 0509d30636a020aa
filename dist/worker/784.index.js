const tn=784,en=[784],sn={5555:((wt,Z,h)=>{h.d(Z,{RR:()=>Y,Bm:()=>K,lS:()=>J,dX:()=>ft});var k=h(4573),E=h(8302),v=h(2978);const V={healthPath:{pattern:/^\/(?:[\x21\x22\x24-\x2e\x30-\x7e][\x21\x22\x24-\x7e]{0,1022})?$/,
example:"/health",what:"a path"},memory:{pattern:/^(?:(?:6[4-9]|[7-9]\d|[1-9]\d{2,3})MiB|(?:[1-9]|1[0-6])GiB)$/,example:"512MiB",what:"a size of 64MiB to 16GiB"},
idleTimeout:{pattern:/^(?:0|off|[1-9]\d{0,3}[sm]|[1-9]\d{0,2}h|[1-9]\d?d)$/,example:"15m",what:'a time with one unit, or "0" for never'},requestTimeout:{pattern:/^(?:0|off|[1-9]\d{0,3}[sm]|[1-9]\d{0,2}h|[1-9]\d?d)$/,
example:"30s",what:'a time with one unit, or "0" for no limit'}},H=16,Q={healthPath:"/",instances:1,memory:"512MiB",idleTimeout:"15m",requestTimeout:"30s"},q=4096;
var z=h(6583);const K=16*1024,Y={dependencies:`${z.nA}/dependencies.tar.gz`,app:`${z.nA}/app.tar.gz`},B=4,M=/^\.slipway\/[a-z][a-z-]{0,30}\.tar\.gz$/,g=/^\d{1,3}\.\d{1,4}\.\d{1,4}$/,
y=1024,b=100;function T(L,U=()=>!0){return st=>(0,E.KH)(st,L)&&!new RegExp("\\p{Cc}","u").test(st)&&U(st)?st:void 0}function R(L){return L===""||!L.split("/").some(
U=>U===""||U==="."||U==="..")}const x=(0,v.Xd)(T(b,L=>g.test(L))),D=(0,v.c3)(B,T(y,L=>M.test(L))),lt=(0,v.lS)({version:L=>L===1?L:void 0,startCommand:T(q,L=>L.trim()!==
""),cwd:T(y,R),runtime:(0,v.yL)(["node","other"]),node:x,bun:L=>x(L??null),framework:(0,v.Xd)(T(b)),layers(L){const U=D(L)??[];return U.length>0&&new Set(U).size===
U.length?U:void 0}});function J(L){return Buffer.from(`${JSON.stringify(L,void 0,1)}
`)}function ft(L){if(!(L.length>K||!(0,k.isUtf8)(L)))return lt((0,E.U4)(Buffer.from(L).toString()))}}),5784:((wt,Z,h)=>{h.d(Z,{runFunctions:()=>Xs});var k=h(3024),
E=h(1455),v=h(6760),V=h(481),H=h(1224),Q=h(8302),q=h(9762),z=h(1132),K=h(384),Y=h(1331),B=h(1383),M=h(1463),g=h(572),y=h(9842),b=h(9758),T=h(8087),R=h(9537),x=h(
3739),D=h(6556);const lt="app",J=`"${lt}*"`,ft="192.0.0.10",L=2048,U=1e3,st=2e3,ht=32767,Mt=65520,ne="reject with icmpx admin-prohibited";function re(r){const t=n=>`\
198.18.${n>>8}.${n&255}`,s=n=>`fd5a:736c:6970:7761:1::${n.toString(16)}`,e=n=>({4:t(n),6:s(n)});return{device:`${lt}${r}`,gateway:e(2*r),own:e(2*r+1)}}function oe({
device:r,gateway:t,own:s},e,n){return xt([`link add internet mtu ${Mt} type veth peer name ${r} mtu ${Mt} netns ${e}`,"link set lo up",`address add ${s[4]}/31 d\
ev internet`,n&&`address add ${s[6]}/127 dev internet nodad`,"link set internet up",`route add 0.0.0.0/0 via ${t[4]} dev internet`,n&&`route add ::/0 via ${t[6]}\
 dev internet`])}function ie({device:r,gateway:t},s){return xt([`address add ${t[4]}/31 dev ${r}`,s&&`address add ${t[6]}/127 dev ${r} nodad`,`link set ${r} up`])}
function At({device:r,own:t},s){return[4,6].map(e=>`${s} element inet slipway known${e} { ${r} . ${t[e]} }`).join("; ")}function ae(r,{own:t}){return r.length===
0?"":`table ip loopback {
chain asked {
type nat hook output priority -100; policy accept;
ip daddr 127.0.0.1 tcp dport { ${r.join(", ")} } dnat to ${ft}
}
chain sent {
type nat hook postrouting priority 100; policy accept;
oifname "internet" ip saddr 127.0.0.0/8 snat to ${t[4]}
}
}
`}function ce(r){const t=r.length===0?"":`chain to_loopback {
type nat hook prerouting priority -100; policy accept;
iifname ${J} ip daddr ${ft} tcp dport { ${r.join(", ")} } dnat ip to 127.0.0.1
}
chain as_loopback {
type nat hook input priority 100; policy accept;
iifname ${J} ip daddr 127.0.0.1 snat ip to 127.0.0.1
}
`;return`table inet slipway {
set known4 { typeof iifname . ip saddr; }
set known6 { typeof iifname . ip6 saddr; }
set open { typeof iifname; flags dynamic; size ${2*ht}; }
set begun { typeof iifname; flags dynamic, timeout; timeout 1m; size ${2*ht}; }
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
add @open { iifname ct count over ${L} } goto refused
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
`}function xt(r){return r.filter(t=>t!==!1).join(`
`)}var ut=h(7535),nt=h(170),St=h(7586);const de=`
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
read -r end`;async function fe({asRoot:r,folder:t,allowed:s}){(0,ut.Pt)([["ip","iproute2"],["unshare","util-linux"]]);const e=(0,nt.O2)(s),n=(0,k.existsSync)("/\
proc/net/if_inet6"),o=await(0,nt.gQ)({asRoot:r,folder:t,ports:e,script:de,words:[ce(e),n?"yes":""]}),i=new Set;let a=0;const d=()=>{if(i.size>=ht)throw new Error(
"the gateway has no address left");do a=a%ht+1;while(i.has(a));return i.add(a),a};return{lost:o.lost,async open(l){if(`${(0,nt.O2)(l.allowed)}`!=`${e}`)throw new Error(
"other ports of the loopback are allowed");const f=d(),c=re(f),u=()=>{o.tell(`${c.device} ${At(c,"delete")}`),i.delete(f)};try{const m=[(0,D.NP)(l.allowed),ae(e,
c)],O=[ie(c,n),At(c,"add")],$=[oe(c,o.pid,n),...m,`/proc/${o.pid}/ns/net`,...O],A=await he(o,l.asRoot,$);let N=!0;return{enter:(0,St.nx)(o.user,`/proc/${process.
pid}/fd/${A}`,r),resolver:await(0,St.lY)(t),lost:o.lost,[Symbol.dispose](){N&&(N=!1,(0,k.closeSync)(A),u())}}}catch(m){throw u(),m}},[Symbol.dispose]:()=>o[Symbol.
dispose]()}}function he({net:r,user:t},s,e){const n=["/bin/sh","-c",le,"sh",...e];return(0,ut.f1)([...(0,nt.Hu)(t,r,s),(0,ut.I6)("unshare")??"unshare","--net","\
--",...n],{name:"a link to the gateway",reasonIn:(o,i)=>i?o.trim().split(`
`).at(-1):void 0,found(o){const i=(0,k.openSync)(`/proc/${o.pid}/ns/net`,"r");return(0,ut.m_)(o),i}})}class ue{reason;#t;#n=!1;#e=!1;#r;constructor(t){this.#r=t}async open(t,s=!1){
if(this.reason===void 0)try{const e=(0,nt.O2)(t.allowed,4);if((0,nt.O2)(t.allowed,6).some(o=>!e.includes(o)))throw new Error("a port of [::1] alone is allowed");
const n=await(await this.#s(t)).open(t);return this.#n=!0,n}catch(e){if(this.#n&&s)throw e;this.#n||(this.reason=(0,x.bD)(e),this[Symbol.dispose]())}return(0,St.
Yq)(t)}[Symbol.dispose](){this.#e=!0,this.#t?.then(t=>t[Symbol.dispose]()).catch(()=>{}),this.#t=void 0}async#s(t){const s=this.#t;if(s){const e=await s.catch(()=>{});
if(e&&!e.lost.aborted)return e;this.#t===s&&(e?.[Symbol.dispose](),this.#t=void 0)}return this.#t??=fe(t).then(e=>(e.lost.addEventListener("abort",()=>{this.#e||
this.#r("pasta has ended. It is started again, and the instances that it carried are replaced")}),e)),this.#t}}const pe=500;class me{#t;#n;#e=[];#r;#s=!1;constructor(t,s){
this.#t=t,this.#n=s}async open(t){return this.#r??=setTimeout(()=>{this.#i(t)},pe).unref(),this.#o(Lt(t))??this.#t(t,!1)}[Symbol.dispose](){this.#s=!0,clearTimeout(
this.#r);for(const{network:t}of this.#e.splice(0))t[Symbol.dispose]()}#o(t){for(let s=this.#e.shift();s;s=this.#e.shift()){if(s.key===t&&!s.network.lost.aborted)
return s.network;s.network[Symbol.dispose]()}}async#i(t){try{for(;!this.#s&&this.#e.length<this.#n();){const s=Lt(t),e=await this.#t(t,!0);this.#s?e[Symbol.dispose]():
this.#e.push({key:s,network:e})}}catch{}finally{this.#r=void 0}}}function Lt({asRoot:r,folder:t,allowed:s}){return JSON.stringify([r,t,s,(0,D.NP)(s)])}var tt=h(
2654),bt=h(2106),rt=h(6757),G=h(3052),ye=h(1702),we=h(6807),pt=h(3630),Se=h(3729);const be=64*1024,Ee=1e4;function ge(r){return"status"in r&&r.status<500}async function jt({
socket:r,path:t,host:s},{over:e,signal:n}){const o=new Se.Kj("http://localhost",{socketPath:r,maxHeaderSize:be,headersTimeout:0,bodyTimeout:0,pipelining:1});try{
const{statusCode:i,body:a}=await o.request({path:t,method:"GET",headers:{host:s,"user-agent":"Slipway-Health",accept:"*/*","x-forwarded-host":s,"x-forwarded-pro\
to":"https","x-forwarded-for":"127.0.0.1"},signal:AbortSignal.any([n,e])});return a.on("error",()=>{}),{status:i}}catch(i){return n.throwIfAborted(),{words:ve(i)}}finally{
o.destroy().catch(()=>{})}}function ve(r){const t=r instanceof Error&&"code"in r?String(r.code):"";return t==="UND_ERR_HEADERS_OVERFLOW"?"its header is too long":
t==="UND_ERR_SOCKET"||t==="ECONNRESET"?"it closed the connection":t.startsWith("HPE_")?"its answer is not HTTP":"it did not answer"}var It=h(7598),Et=h(8474),Nt=h(
9878),j=h(2978),ct=h(6583);const Zs={startMs:6e4,tmpBytes:512*G.D6,tmpFiles:1e5,processes:256},$e=40,gt=2e3,ke=8e3,Te=2e4;function Dt(r,t){return`${r}/${t}.sock`}
const ot=(0,j.Qq)($e),Ct=(0,j.lS)({reason:r=>String(r).slice(0,gt)}),Oe=(0,j.tG)("kind",{pulse:(0,j.lS)({}),walls:(0,j.lS)({isolation:(0,j.yL)(["bubblewrap","no\
ne"]),limiter:(0,j.yL)(["cgroup","sampling"]),network:(0,j.tG)("level",{private:(0,j.lS)({}),filtered:Ct,open:Ct})},{apart:r=>typeof r=="string"?r.slice(0,gt):void 0}),
step:(0,j.lS)({id:ot,step:ct.P$}),ready:(0,j.lS)({id:ot}),failed:(0,j.lS)({id:ot,failure:ct.xn}),printed:(0,j.lS)({id:ot,lines:(0,j.c3)(Te,(0,j.lS)({at:j.U9,stream:(0,j.
yL)(["stdout","stderr"]),text:(0,j.Qq)(ke)}))}),memory:(0,j.lS)({id:ot,bytes:j.U9}),ended:(0,j.lS)({id:ot,end:ct.RB}),note:(0,j.lS)({level:(0,j.yL)(["info","war\
n","error"]),event:(0,j.Qq)(64),text:(0,j.Qq)(gt)})});function qs(r){return Oe(parsedJson(r))}var _t=h(1264);function Pe(r,t,s){const e=r("node:net"),n=r("node:\
fs"),o=["127.0.0.1","::1"],i=(f,c,u)=>{const[m,...O]=f;if(m===void 0){u();return}const $=e.connect({host:m,port:s,allowHalfOpen:!0}),A=()=>i(O,c,u);$.once("erro\
r",A),$.once("connect",()=>{$.removeListener("error",A),c($,m)})},a=(f,c)=>{f.on("error",()=>c.destroy()),f.on("close",()=>c.destroy()),f.pipe(c)},d=f=>{const c=[
f,...o.filter(m=>m!==f)],u=e.createServer({allowHalfOpen:!0,pauseOnConnect:!0},m=>{m.on("error",()=>{}),i(c,O=>{a(m,O),a(O,m)},()=>m.destroy())});u.on("error",()=>{}),
u.listen({fd:t.socket},()=>n.writeSync(t.reports,`${JSON.stringify({port:s})}
`))},l=()=>{i(o,(f,c)=>{f.on("error",()=>{}),f.destroy(),d(c)},()=>{setTimeout(l,t.pauseMs)})};l()}function Re(r,t,s){const e=r("node:fs"),n=()=>{try{return e.fstatSync(
s.socket).isSocket()}catch{return!1}};if(!n())return;const o=r("node:net"),i=r("node:http"),{ChildProcess:a}=r("node:child_process"),d=a.prototype.spawn;a.prototype.
spawn=function(p){const S=p.stdio===void 0||p.stdio===null?"pipe":p.stdio,w=Array.isArray(S)?S.slice():[S,S,S];for(;w.length<s.socket;)w.push("ignore");return w.
length===s.socket&&n()&&w.push(s.socket,s.reports),d.call(this,Object.assign({},p,{stdio:w}))};let l,f=!1;const c=new Map,u=new Set,m=P=>{const[p]=P;if(p==null||
typeof p=="function")return 0;const{port:S}=typeof p=="object"?p:{port:p};if(typeof p=="object"&&("_handle"in p||"handle"in p||"fd"in p||"path"in p)){const{fd:_,
path:W}=p;if(typeof _=="number"||typeof W=="string"||"_handle"in p||"handle"in p)return}const I=typeof S=="number"||typeof S=="string"&&S.trim()!==""?Number(S):
Number.NaN;return Number.isInteger(I)&&I>=0&&I<=65535?I:void 0},O=P=>{const p=`${t.TMPDIR}/.slipway-port`;try{return e.writeFileSync(p,String(P),{flag:"wx"}),!0}catch{
try{return e.readFileSync(p,"utf8")===String(P)}catch{return!0}}},$=P=>{const p=P.headers["x-forwarded-for"],S=(Array.isArray(p)?p.join():p??"").split(",")[0]?.
trim()??"",w=o.isIP(S),I=w===0?["127.0.0.1","IPv4",0]:[S,`IPv${w}`,0];for(const[_,W]of["remoteAddress","remoteFamily","remotePort"].entries())Object.defineProperty(
P.socket,W,{value:I[_],configurable:!0,writable:!0})},A=P=>{let p=P.keepAliveTimeout;Object.defineProperty(P,"keepAliveTimeout",{get:()=>p===0?0:Math.max(p,s.keepAliveMs),
set:_=>{p=_},configurable:!0,enumerable:!0});const{headersTimeout:I}=P;I>0&&I<=s.keepAliveMs&&(P.headersTimeout=s.keepAliveMs+1e3)},N=(P,p)=>{const S=Number(t.PORT);
if(l?.server.listening&&(l.port===S||p!==S)||!l&&!O(p))return;l={server:P,port:p},A(P);const w=P.emit;P.emit=function(_,...W){const[yt]=W;return yt?.socket&&c.has(
yt.socket)&&yt.headers&&$(yt),Reflect.apply(w,this,[_,...W])},f||F(),f=!0},F=()=>{const P=o.createServer({allowHalfOpen:!0},p=>{const S=l?.server;return S?(c.set(
p,S),p.once("close",()=>{c.delete(p);for(const w of u)w()}),void S.emit("connection",p)):void p.destroy()});P.on("error",()=>{}),P.listen({fd:s.socket},()=>{try{
e.writeSync(s.reports,`${JSON.stringify({port:l?.port})}
`)}catch{}}),P.unref()},{listen:C,close:et,address:Pt}=i.Server.prototype,dt=new WeakMap;let mt=0;const Rt=P=>{mt+=1;const p=`${t.TMPDIR}/.slipway-${process.pid}\
-${mt}`,S=P.filter(w=>typeof w=="function");return[{path:p},...S]};i.Server.prototype.listen=function(...p){const S=m(p);if(S===void 0)return Reflect.apply(C,this,
p);if(this.once("listening",()=>N(this,S)),!s.sharesPorts)return Reflect.apply(C,this,p);const[w,I]=p,_=typeof w=="object"&&w!==null?w.host:I;return dt.set(this,
{port:S===0?Number(t.PORT):S,host:_}),Reflect.apply(C,this,Rt(p))},i.Server.prototype.address=function(){const p=Pt.call(this),S=dt.get(this);if(p===null||!S)return p;
const w=S.host==="localhost"?"127.0.0.1":S.host,I=typeof w=="string"&&o.isIP(w)!==0?w:"0.0.0.0";return{address:I,family:`IPv${o.isIP(I)}`,port:S.port}},i.Server.
prototype.close=function(p){l?.server===this&&(l=void 0);const S=()=>Array.from(c.values()).includes(this);if(!S())return et.call(this,p);const w=new Promise(_=>{
const W=()=>{S()||(u.delete(W),_())};u.add(W)}),I=et.call(this,_=>{w.then(()=>p?.(_))});return this.closeIdleConnections?.(),I}}const Bt=6,Ft=7,Me=65e3,Ae=50,it={
preload:"preload.cjs",sharing:"preload-sharing.cjs",forward:"forward.cjs"};async function xe(r){await(0,E.mkdir)(r,{recursive:!0,mode:493});const t={socket:Bt,reports:Ft},
s=n=>{const o={...t,keepAliveMs:Me,sharesPorts:n};return`(${Re})(require, require('node:process').env, ${JSON.stringify(o)});
`},e={[it.preload]:s(!1),[it.sharing]:s(!0),[it.forward]:`(${Pe})(require, ${JSON.stringify({...t,pauseMs:Ae})}, Number(process.argv[2]));
`};for(const[n,o]of Object.entries(e)){const i=(0,v.join)(r,`${n}.${process.pid}`);await(0,E.writeFile)(i,`'use strict';
${o}`,{mode:420}),await(0,E.rename)(i,(0,v.join)(r,n))}}const Le=.75,je=1024*G.D6;function Ie(r,t,s,e){const n=`cd -- ${(0,R.ZL)(Ht(r,t))} || exit 1`,o=Ce(r.startCommand,
r.runtime==="node"?"":` ${Bt}<&- ${Ft}>&-`);return(0,tt.lC)({fileBytes:je,processes:s},{isIsolated:e,score:800,become:`${n}
${o}`})}function Ne({runtime:r},{node:t,programs:s},e){return r==="node"?"":`${[`${t}/node`,`${s}/${it.forward}`,String(e)].map(R.ZL).join(" ")} 3<&- </dev/null\
 >/dev/null 2>&1 &
`}const De=/^\s*[\w@%+:,./-]+(?:\s+[\w@%+=:,./-]+)*\s*$/;function Ce(r,t=""){return De.test(r)?`exec ${r.trim()}${t}`:`exec /bin/sh -c "$1"${t}`}function Ht({cwd:r},{
app:t}){return r===""?t:`${t}/${r}`}function _e(r){const{app:t,server:s,places:e,port:n,memoryBytes:o,sharesPorts:i,path:a}=r,d=Math.max(16,Math.floor(o*Le/G.D6)),
l=`${e.programs}/${i?it.sharing:it.preload}`,c=[...[`--require=${Be(l)}`,`--max-old-space-size=${d}`,"--enable-source-maps"],t.NODE_OPTIONS??""],u=e.bun===void 0?
[]:[`${e.bun}/.bin`];return{NODE_ENV:"production",HOST:"127.0.0.1",HOSTNAME:"127.0.0.1",LANG:"C.UTF-8",...Object.hasOwn(Ut,s.framework??"")?Ut[s.framework??""]:
{},...t,PORT:String(n),HOME:e.tmp,TMPDIR:e.tmp,NODE_COMPILE_CACHE:`${e.tmp}/.node-compile-cache`,PATH:[e.node,`${Ht(s,e)}/node_modules/.bin`,...u,a||_t.sg].join(
":"),...s.runtime==="node"?{NODE_OPTIONS:c.filter(m=>m!=="").join(" ")}:{}}}const Ut={Angular:{NG_ALLOWED_HOSTS:"*",NG_TRUST_PROXY_HEADERS:"forwarded,x-forwarde\
d-for,x-forwarded-host,x-forwarded-proto"},SvelteKit:{PROTOCOL_HEADER:"x-forwarded-proto"}};function Be(r){return/\s/.test(r)?`"${r.replaceAll(/["\\]/g,"\\$&")}\
"`:r}const Fe=3e3;function He({PORT:r=""}){const t=Number(r);return/^\d{1,5}$/.test(r)&&t>0&&t<=65535?t:Fe}var Gt=h(7030),Ue=function(r,t,s){if(t!=null){if(typeof t!=
"object"&&typeof t!="function")throw new TypeError("Object expected.");var e,n;if(s){if(!Symbol.asyncDispose)throw new TypeError("Symbol.asyncDispose is not def\
ined.");e=t[Symbol.asyncDispose]}if(e===void 0){if(!Symbol.dispose)throw new TypeError("Symbol.dispose is not defined.");e=t[Symbol.dispose],s&&(n=e)}if(typeof e!=
"function")throw new TypeError("Object not disposable.");n&&(e=function(){try{n.call(this)}catch(o){return Promise.reject(o)}}),r.stack.push({value:t,dispose:e,
async:s})}else s&&r.stack.push({async:!0});return t},Ge=(function(r){return function(t){function s(i){t.error=t.hasError?new r(i,t.error,"An error was suppresse\
d during disposal."):i,t.hasError=!0}var e,n=0;function o(){for(;e=t.stack.pop();)try{if(!e.async&&n===1)return n=0,t.stack.push(e),Promise.resolve().then(o);if(e.
dispose){var i=e.dispose.call(e.value);if(e.async)return n|=2,Promise.resolve(i).then(o,function(a){return s(a),o()})}else n|=1}catch(a){s(a)}if(n===1)return t.
hasError?Promise.reject(t.error):Promise.resolve();if(t.hasError)throw t.error}return o()}})(typeof SuppressedError=="function"?SuppressedError:function(r,t,s){
var e=new Error(s);return e.name="SuppressedError",e.error=r,e.suppressed=t,e});async function ze(r){const t=`${r}.new`;await(0,E.rm)(t,{force:!0});const s=(0,Gt.
createServer)(o=>o.destroy()).listen({path:t,backlog:Ke});await(0,Et.once)(s,"listening"),s.on("error",()=>{}),await(0,E.rename)(t,r);let e=r;const n=()=>{s.close()};
return{descriptor:Ye(s),release:n,async moveTo(o){await(0,E.rename)(e,o),e=o},async[Symbol.asyncDispose](){n(),await(0,E.rm)(e,{force:!0})}}}const Ke=511;function Ye(r){
const{_handle:t}=r;return t.fd}async function Je(){const r={stack:[],error:void 0,hasError:!1};try{const t=Ue(r,(0,Gt.createServer)().listen({port:0,host:"127.0\
.0.1"}),!0);await(0,Et.once)(t,"listening");const s=t.address();return typeof s=="object"&&s!==null?s.port:0}catch(t){r.error=t,r.hasError=!0}finally{const t=Ge(
r);t&&await t}}var Xe=function(r,t,s){if(t!=null){if(typeof t!="object"&&typeof t!="function")throw new TypeError("Object expected.");var e,n;if(s){if(!Symbol.asyncDispose)
throw new TypeError("Symbol.asyncDispose is not defined.");e=t[Symbol.asyncDispose]}if(e===void 0){if(!Symbol.dispose)throw new TypeError("Symbol.dispose is not\
 defined.");e=t[Symbol.dispose],s&&(n=e)}if(typeof e!="function")throw new TypeError("Object not disposable.");n&&(e=function(){try{n.call(this)}catch(o){return Promise.
reject(o)}}),r.stack.push({value:t,dispose:e,async:s})}else s&&r.stack.push({async:!0});return t},We=(function(r){return function(t){function s(i){t.error=t.hasError?
new r(i,t.error,"An error was suppressed during disposal."):i,t.hasError=!0}var e,n=0;function o(){for(;e=t.stack.pop();)try{if(!e.async&&n===1)return n=0,t.stack.
push(e),Promise.resolve().then(o);if(e.dispose){var i=e.dispose.call(e.value);if(e.async)return n|=2,Promise.resolve(i).then(o,function(a){return s(a),o()})}else
n|=1}catch(a){s(a)}if(n===1)return t.hasError?Promise.reject(t.error):Promise.resolve();if(t.hasError)throw t.error}return o()}})(typeof SuppressedError=="funct\
ion"?SuppressedError:function(r,t,s){var e=new Error(s);return e.name="SuppressedError",e.error=r,e.suppressed=t,e});const Ve=3e4,Qe=20;async function zt(r,{memoryBytes:t},s){
const{node:e,bun:n}=r.server,o=n===null?void 0:await s.bun(n);return{release:r,node:await s.node(e),bun:o,memoryBytes:t}}class vt{#t;#n;#e=new AbortController;#r=Promise.
withResolvers();#s=Promise.withResolvers();#o;#i=[];#a=!1;ended;constructor(t){this.#t=t;const{given:s,parts:e,sandbox:n,tmp:o}=t,{release:i,node:a,bun:d}=s;this.#n=
n.isolation.kind==="none"?{app:i.folder,programs:e.programs,node:a,bun:d,tmp:o}:{...tt.fS,bun:d===void 0?void 0:tt.fS.bun,tmp:"/tmp"},this.#s.promise.catch(()=>{}),
this.ended=this.#d(),this.ended.catch(()=>{})}static async open(t,s){const e=new vt(await Ze(t,s));try{return await Promise.race([e.#r.promise,e.ended]),e}catch(n){
throw await e[Symbol.asyncDispose](),n}}get group(){return this.#t.group}get lost(){return this.#t.sandbox.networkLost}async isCurrent({release:t,node:s,bun:e,memoryBytes:n}){
const{given:o,sandbox:i}=this.#t,a=o.node===s&&o.bun===e&&o.memoryBytes===n;return o.release.folder===t.folder&&a&&!this.#a&&!this.lost?.aborted&&await i.hasSameNetwork()}async begin({
id:t,env:s,onLine:e}){const{given:n,parts:o,sandbox:i}=this.#t,{sockets:a,path:d}=o,{memoryBytes:l}=n,{server:f}=n.release,c=Dt(a,t);await this.#t.socket.moveTo(
c);const u=i.network.level!=="private",m=u?await Je():He(s),O=this.#n;this.#o=e;for(const A of this.#i.splice(0))e(...A);const $=_e({server:f,places:O,port:m,app:s,
memoryBytes:l,sharesPorts:u,path:d});return this.#s.resolve(`${Ne(f,O,m)}${(0,R.sJ)($)}`),{...await this.#r.promise,socket:c,port:m}}end(){const t=new Error("It\
 was stopped");this.#s.reject(t),this.#e.abort(t)}async[Symbol.asyncDispose](){this.end(),await this.ended.catch(()=>{}),await this.#t.resources.disposeAsync()}async#d(){
const{id:t,given:s,parts:e,owner:n,tmp:o,passwd:i,sandbox:a,socket:d,group:l}=this.#t,{limits:f,markPrefix:c,programs:u}=e,{release:m,node:O,bun:$,memoryBytes:A}=s,
N=new Nt.w({memoryBytes:A,diskBytes:f.tmpBytes,diskFiles:f.tmpFiles,seldomMs:Ve,root:o,group:l?.commands}),F=a.isolation.kind!=="none";try{return await a.runInstance(
{owner:n,app:m.folder,programs:u,node:O,bun:$,tmp:o,passwd:i,command:m.server.startCommand,script:Ie(m.server,this.#n,f.processes,F),variables:this.#s.promise,watch:async(C,et)=>await this.#c(
et)?N.watch(C,et):void 0,group:l,descriptors:[d.descriptor,"pipe"],marker:`${c}${t}`,signal:this.#e.signal,onLine:(...C)=>this.#l(C),onStarted:C=>{d.release(),this.#r.
resolve(C)}})}finally{this.#a=!0}}#c(t){const s=(0,Et.once)(t,"abort").then(()=>!1),e=this.#s.promise.then(()=>!0);return Promise.race([e,s]).catch(()=>!1)}#l(t){
this.#o?this.#o(...t):this.#i.length<Qe&&this.#i.push(t)}}async function Ze(r,t){const s={stack:[],error:void 0,hasError:!1};try{const e=`p-${(0,It.randomUUID)().
slice(0,8)}`,n=(0,v.join)(t.runs,e),o=Xe(s,new AsyncDisposableStack,!0),i=o.use(await t.sandbox(r.memoryBytes));o.defer(async()=>{await(0,rt.dM)(n)});const a=(0,tt.
V0)(e,i.isolation),d=(0,v.join)(n,"tmp");await(0,E.mkdir)(d,{recursive:!0,mode:493}),a!==void 0&&await(0,E.chown)(d,a,a);const l=(0,v.join)(n,"passwd");await(0,E.
writeFile)(l,(0,tt.oI)("app","/tmp",a),{mode:420});const f=o.use(await ze(Dt(t.sockets,e))),c=await qe(e,r.memoryBytes,i,t);return o.defer(async()=>{await c?.end()}),
{id:e,given:r,parts:t,owner:a,tmp:d,passwd:l,sandbox:i,socket:f,group:c,resources:o.move()}}catch(e){s.error=e,s.hasError=!0}finally{const e=We(s);e&&await e}}async function qe(r,t,{
limiter:s},e){if(s.kind==="sampling")return;const{processes:n}=e.limits,o={memoryBytes:t,processes:n,workerMemoryBytes:t,workerProcesses:n};return b.A2.make(s.folder,
`${e.groupPrefix}${r}`,o)}var ts=function(r,t,s){if(t!=null){if(typeof t!="object"&&typeof t!="function")throw new TypeError("Object expected.");var e,n;if(s){if(!Symbol.
asyncDispose)throw new TypeError("Symbol.asyncDispose is not defined.");e=t[Symbol.asyncDispose]}if(e===void 0){if(!Symbol.dispose)throw new TypeError("Symbol.d\
ispose is not defined.");e=t[Symbol.dispose],s&&(n=e)}if(typeof e!="function")throw new TypeError("Object not disposable.");n&&(e=function(){try{n.call(this)}catch(o){
return Promise.reject(o)}}),r.stack.push({value:t,dispose:e,async:s})}else s&&r.stack.push({async:!0});return t},es=(function(r){return function(t){function s(i){
t.error=t.hasError?new r(i,t.error,"An error was suppressed during disposal."):i,t.hasError=!0}var e,n=0;function o(){for(;e=t.stack.pop();)try{if(!e.async&&n===
1)return n=0,t.stack.push(e),Promise.resolve().then(o);if(e.dispose){var i=e.dispose.call(e.value);if(e.async)return n|=2,Promise.resolve(i).then(o,function(a){
return s(a),o()})}else n|=1}catch(a){s(a)}if(n===1)return t.hasError?Promise.reject(t.error):Promise.resolve();if(t.hasError)throw t.error}return o()}})(typeof SuppressedError==
"function"?SuppressedError:function(r,t,s){var e=new Error(s);return e.name="SuppressedError",e.error=r,e.suppressed=t,e});const ss=5e3,ns=1e6,rs=8,os="0A";function is(r){
const t=r.list(),[s]=t;if(s===void 0)return[];const e=new Map;for(const i of["tcp","tcp6"])for(const a of cs(`${s}/net/${i}`).split(`
`).slice(1)){const[,d="",,l,,,,,,f=""]=a.trim().split(/\s+/),c=Number.parseInt(d.slice(d.lastIndexOf(":")+1),16);l===os&&c>0&&e.set(`socket:[${f}]`,c)}if(e.size===
0)return[];const n=new Set;let o=ss;for(const i of t){for(const a of as(`${i}/fd`,o)){o-=1;const d=e.get(ds(`${i}/fd/${a}`));d!==void 0&&n.add(d)}if(o<=0)break}
return[...n].sort((i,a)=>i-a).slice(0,rs)}function as(r,t){const s=[];try{const e={stack:[],error:void 0,hasError:!1};try{const n=ts(e,(0,k.opendirSync)(r),!1);
for(let o=n.readSync();o!==null&&s.length<t;o=n.readSync())s.push(o.name)}catch(n){e.error=n,e.hasError=!0}finally{es(e)}}catch{}return s}function cs(r){const t=Buffer.
alloc(ns);let s=0;try{const e=(0,k.openSync)(r,"r");try{for(let n=-1;n!==0&&s<t.length;s+=n)n=(0,k.readSync)(e,t,s,t.length-s,null)}finally{(0,k.closeSync)(e)}}catch{}
return t.toString("latin1",0,s)}function ds(r){try{return(0,k.readlinkSync)(r)}catch{return""}}var Kt=h(5807),ls=h(8899);const Yt=4e3,$t=200,fs=2e3,Jt=2*G.D6,hs=G.
D6/4,kt=64,us=50,ps=64*1024;class ms{#t;#n;#e;#r=[];#s=[];#o=0;#i;#a=Jt;#d;#c={lines:0,bytes:0};constructor(t,s,e){this.#t=t,this.#n=e,this.#d=e();const n=(0,ls.
L)(s);this.#e=o=>n(o).plain}get last(){return this.#r.slice(-$t).map(t=>this.#e(t).slice(0,fs))}line(t,s){const e=this.#n();this.#l(e);const n=Buffer.byteLength(
t)+kt;if(n>this.#a){this.#c={lines:this.#c.lines+1,bytes:this.#c.bytes+n-kt},this.#m(t);return}this.#a-=n,this.#h();const o=this.#e(t).slice(0,Yt);this.#u({at:e,
stream:s,text:o}),this.#m(t)}note(t){this.#u({at:this.#n(),stream:"stderr",text:`[slipway] ${t}`})}flush(){clearTimeout(this.#i),this.#i=void 0,this.#s.length>0&&
this.#t(this.#s),this.#s=[],this.#o=0}end(){this.#h(),this.flush()}#l(t){const s=Math.floor((t-this.#d)/1e3);s!==0&&(this.#a=Math.min(Jt,this.#a+Math.max(0,s)*hs),
this.#d=t)}#h(){const{lines:t,bytes:s}=this.#c;t!==0&&(this.#c={lines:0,bytes:0},this.note(`${(0,Kt.zD)(t)} lines (${(0,G.Xq)(s)}) are left out here: it prints \
too much`))}#u(t){this.#s.push({...t,text:Buffer.from(t.text).toString()}),this.#o+=t.text.length+kt,this.#o>ps?this.flush():this.#i??=setTimeout(()=>this.flush(),
us)}#m(t){this.#r.push(Buffer.from(t.slice(0,Yt)).toString()),this.#r.length>=2*$t&&(this.#r=this.#r.slice(-$t))}}var Xt=function(r,t,s){if(t!=null){if(typeof t!=
"object"&&typeof t!="function")throw new TypeError("Object expected.");var e,n;if(s){if(!Symbol.asyncDispose)throw new TypeError("Symbol.asyncDispose is not def\
ined.");e=t[Symbol.asyncDispose]}if(e===void 0){if(!Symbol.dispose)throw new TypeError("Symbol.dispose is not defined.");e=t[Symbol.dispose],s&&(n=e)}if(typeof e!=
"function")throw new TypeError("Object not disposable.");n&&(e=function(){try{n.call(this)}catch(o){return Promise.reject(o)}}),r.stack.push({value:t,dispose:e,
async:s})}else s&&r.stack.push({async:!0});return t},Wt=(function(r){return function(t){function s(i){t.error=t.hasError?new r(i,t.error,"An error was suppresse\
d during disposal."):i,t.hasError=!0}var e,n=0;function o(){for(;e=t.stack.pop();)try{if(!e.async&&n===1)return n=0,t.stack.push(e),Promise.resolve().then(o);if(e.
dispose){var i=e.dispose.call(e.value);if(e.async)return n|=2,Promise.resolve(i).then(o,function(a){return s(a),o()})}else n|=1}catch(a){s(a)}if(n===1)return t.
hasError?Promise.reject(t.error):Promise.resolve();if(t.hasError)throw t.error}return o()}})(typeof SuppressedError=="function"?SuppressedError:function(r,t,s){
var e=new Error(s);return e.name="SuppressedError",e.error=r,e.suppressed=t,e});const ys=250,Vt={first:25,most:500},ws=5e3,Qt=4096;class Ss{#t;#n;#e;#r=[];#s;#o=new AbortController;#i=new AbortController;#a;#d;#c=!1;#l=!1;#h=!1;constructor(t,s,e){
this.#t=t,this.#n=s,this.#e=e,this.#s=new ms(n=>e.send({kind:"printed",id:t,lines:n}),s.env,()=>e.clock.now())}async run(){let t={exitCode:null,signal:null,outOfMemory:!1};
try{t=await this.#m()}catch(s){this.#f("start_failed",(0,x.bD)(s))}finally{this.#i.abort(),this.#s.end(),this.#e.send({kind:"ended",id:this.#t,end:t})}}stop(t){
const s=!this.#l;this.#l=!0,s&&this.#a&&t>0&&ks(this.#a);const e=setTimeout(()=>this.end(),this.#a?t:0);this.#i.signal.addEventListener("abort",()=>clearTimeout(
e))}end(){this.#l=!0,this.#o.abort(new Error("It was stopped"))}#u(){this.#s.note("It was stopped because its network has ended"),this.end()}async#m(){const t={
stack:[],error:void 0,hasError:!1};try{const{releases:s,versions:e,places:n}=this.#e,{app:o,manifestHash:i,settings:a}=this.#n;this.#p("unpack");const d=Xt(t,await s.
open(o.org,i),!1),l=await zt(d,a,e);this.#o.signal.throwIfAborted(),this.#p("spawn");const f=await n.take(o,l);try{const c={stack:[],error:void 0,hasError:!1};try{
const u=Xt(c,f,!0);return this.#o.signal.throwIfAborted(),this.#o.signal.addEventListener("abort",()=>f.end(),{once:!0}),f.lost?.addEventListener("abort",()=>this.#u(),
{signal:this.#i.signal}),f.lost?.aborted&&this.#u(),this.#E(await this.#w(f))}catch(u){c.error=u,c.hasError=!0}finally{const u=Wt(c);u&&await u}}finally{n.ended(
this.#n,this.#c&&this.#l)}}catch(s){t.error=s,t.hasError=!0}finally{Wt(t)}}async#w(t){const s=new AbortController;let e;try{const n=await t.begin({id:this.#t,env:this.#n.
env,onLine:(o,i)=>this.#s.line(o,i)});return this.#a=n.tree,e=setInterval(()=>{this.#v(n.tree,t.group)},ws),this.#S(n,s.signal).catch(o=>{s.signal.aborted||(this.#f(
"start_failed",(0,x.bD)(o)),this.end())}),await t.ended}catch(n){if(!this.#o.signal.aborted)throw n;return{exitCode:null,signal:"SIGKILL",shortOfMemory:!1}}finally{
clearInterval(e),s.abort(new Error("It has ended"))}}async#S({pipes:[t],tree:s,socket:e,port:n},o){const{limits:i,clock:a}=this.#e;this.#p("listen");const d=a.monotonic(),
l=()=>i.startMs-(a.monotonic()-d),{host:f,settings:c}=this.#n,u={socket:e,path:c.healthPath,host:f},m=new AbortController,O=jt(u,{over:m.signal,signal:o});if(O.
catch(()=>{}),!await this.#b(t,s,n,l,o))return;this.#p("health");const $=()=>Math.ceil(Math.max(1,Math.min(l(),Ee))),A=setTimeout(()=>m.abort(),$());let N=await O.
finally(()=>clearTimeout(A));for(let C=Vt.first;;C=Math.min(Vt.most,C*2)){if(ge(N)){this.#c=!0,this.#p("ready"),this.#e.send({kind:"ready",id:this.#t});return}if(await a.
sleep(C,o),l()<=0)break;N=await jt(u,{over:AbortSignal.timeout($()),signal:o})}const F="status"in N?`answered ${N.status}`:`has no answer: ${N.words}`;this.#f("\
unhealthy",`GET ${c.healthPath} ${F}, ${Tt(i.startMs)} after the start`),this.end()}async#b(t,s,e,n,o){const{limits:i,clock:a}=this.#e,d=new Map,l=a.monotonic(),
f=()=>{for(const $ of is(s))d.has($)||d.set($,a.monotonic()-l)},c=setInterval(f,ys),u=await(0,H.ux)(a,Math.max(0,n()),$s(t),o);if(clearInterval(c),o.throwIfAborted(),
u!==void 0)return!0;f();const m=[...d].map(([$,A])=>`${$} (since ${Tt(A)} after the start)`),O=m.length>0?`It listens on port ${m.join(", ")}, but not with HTTP\
 there`:"It listens on no port";return this.#f("not_listening",`No server listened within ${Tt(i.startMs)}. PORT is ${e}. ${O}`),this.end(),!1}#E(t){this.#d=t;const{
breach:s}=t,e=this.#g(),n={...this.#y,outOfMemory:e},o=(0,G.Xq)(this.#n.settings.memoryBytes);let i=s&&vs(s.because,this.#e.limits);return e&&(i=`It used more t\
han its ${o} of memory`),i!==void 0&&this.#s.note(i),this.#c||(e?this.#f("out_of_memory",i??""):this.#l?this.#f("start_failed","It was stopped before it was rea\
dy"):this.#f("start_failed",i??gs(n))),n}get#y(){const{exitCode:t=null,signal:s=null,breach:e}=this.#d??{};return e?{exitCode:null,signal:"SIGKILL"}:s===null?{exitCode:t,
signal:s}:{exitCode:null,signal:s}}#g(){const{breach:t,shortOfMemory:s,exitCode:e,signal:n}=this.#d??{};return t?t.code==="out_of_memory":s&&(n==="SIGKILL"||e===
137)?!0:(n==="SIGABRT"||n==="SIGTRAP"||e===134||e===133)&&this.#s.last.some(i=>Es.test(i))}#f(t,s){if(this.#c||this.#h)return;this.#h=!0,this.#s.flush();const e={
code:t,step:this.#r.at(-1)?.step??"unpack",message:s.slice(0,bs),...this.#y,lines:this.#s.last,journey:[...this.#r]};this.#e.send({kind:"failed",id:this.#t,failure:e})}#p(t){
const s={step:t,at:this.#e.clock.now()};this.#r.push(s),this.#e.send({kind:"step",id:this.#t,step:s})}async#v(t,s){const e=s?s.commands.used:(await(0,we.A0)(t.list(),
new ye.Qj)).own;e>0&&this.#e.send({kind:"memory",id:this.#t,bytes:Math.round(e)})}}const bs=1900,Es=/JavaScript heap out of memory|Reached heap limit/;function Tt(r){
return`${Number((r/1e3).toFixed(1))} seconds`}function gs({exitCode:r,signal:t}){return t!==null?`The start command was ended by ${t}`:`The start command ended \
with exit code ${r??"unknown"} before it was ready`}function vs(r,{tmpBytes:t}){return`It was stopped because ${r.replace("the limit of a build","the limit of a\
n instance")} (/tmp has ${(0,G.Xq)(t)})`}function $s(r){const{promise:t,resolve:s}=Promise.withResolvers();let e="";return r?.setEncoding("latin1").on("data",n=>{
if(e.length>=Qt)return;e=(e+n).slice(0,Qt);const{port:o}=(0,Q.D7)(e.split(`
`)[0]??"")??{};typeof o=="number"&&s(o)}),r?.on("error",()=>{}),t}function ks(r){const t=r.list().map(o=>Number(o.slice(6))),s=o=>t.filter(i=>(0,pt._N)(i)?.parent===
o),e=r.namespace;let n=e===void 0?t.slice(0,1):s(e).filter(Os).slice(0,1);for(let o=0;o<Ts&&n.length>0&&n.every(Ps);o+=1){const i=n.flatMap(s);if(i.length===0)break;
n=i}for(const o of n)(0,bt.z7)(o,"SIGTERM")}const Ts=8;function Os(r){return/^NSpid:\s.*\s2$/m.test((0,pt.lK)(`/proc/${r}/status`))}function Ps(r){return/^(?:ba|da|a|)sh$/.
test((0,pt.lK)(`/proc/${r}/comm`).trim())}var Zt=h(8161),Rs=h(6822),Ms=h(6848),As=h(4789),xs=h(6466),Ls=h(6321),qt=h(5555);const at={bytes:4*G.j9,files:5e5,ms:12e4},
js=10,Is=4320*6e4,Ns=256*G.D6;class X extends Error{name="UnpackFailure"}class Ds{#t;#n;#e;#r;#s=new Map;#o=Promise.resolve();constructor(t,s,e,n){this.#t=t,this.#n=
s,this.#e=e,this.#r=n}async recover(){const t=this.#t;await(0,E.mkdir)(t,{recursive:!0,mode:493});const s=(0,pt.lK)("/proc/sys/kernel/random/boot_id").trim(),e=(0,v.
join)(t,_s),n=await(0,E.readFile)(e,"utf8").catch(()=>"");for(const o of await(0,E.readdir)(t))(o.startsWith(Ot)||s!==n&&!o.startsWith("."))&&await(0,rt.dM)((0,v.
join)(t,o));await(0,E.writeFile)(e,s)}async open(t,s){const e=te(t,s),n=()=>({server:this.#c(t,s),removed:new AbortController,users:0}),o=this.#s.get(e)??n();this.#s.
set(e,o),o.users+=1;let i=!0;const a=()=>{i&&(i=!1,o.users-=1,this.tidy())};try{const d=await o.server,l=this.#e.now()/1e3;await(0,E.utimes)(this.#d(e),l,l).catch(
()=>{});const{signal:f}=o.removed;return{folder:this.#d(e),server:d,removed:f,[Symbol.dispose]:a}}catch(d){throw this.#s.get(e)===o&&this.#s.delete(e),a(),d}}tidy(){
this.#o=this.#o.then(()=>this.#i()).catch(()=>{})}async#i(){const t=this.#t,s=[];for(const e of await(0,E.readdir)(t)){if(e.startsWith(".")||this.#a(e))continue;
const n=await(0,E.stat)((0,v.join)(t,e)).catch(()=>{});n&&s.push({name:e,usedMs:n.mtimeMs})}s.sort((e,n)=>n.usedMs-e.usedMs);for(const[e,{name:n,usedMs:o}]of s.
entries()){const i=(0,Ls.OV)(t),a=i!==void 0&&i.bytes<2*(0,Y.g2)(i.size);if(e<js&&!a&&this.#e.now()-o<Is||this.#a(n))continue;this.#s.get(n)?.removed.abort(),this.#s.
delete(n);const d=(0,v.join)(t,`${Ot}${n}-old`);(0,k.renameSync)((0,v.join)(t,n),d),await(0,rt.dM)(d)}}#a(t){return(this.#s.get(t)?.users??0)>0}#d(t){return(0,v.
join)(this.#t,t)}async#c(t,s){const e=this.#n,{index:n}=await e.index(t,s),o=$=>{const A=n.find($);if(A===-1)throw new X(`The release has no ${$}: deploy again`);
return n.file(A)},i=o(ct.r$),d=i.size<=qt.Bm?(0,qt.dX)(await e.read(t,i.hash,i.size)):void 0;if(!d)throw new X(`${ct.r$} of the release is not valid: deploy aga\
in`);const l=te(t,s),f=this.#d(l);if(await(0,E.stat)(f).catch(()=>{}))return d;const c=(0,v.join)(this.#t,`${Ot}${l}`),[u,m]=[(0,v.join)(c,"packed"),(0,v.join)(
c,"app")],O=AbortSignal.timeout(at.ms);try{await(0,rt.dM)(c);for(const A of[c,u,m])await(0,E.mkdir)(A,{recursive:!0,mode:493});const $=new Nt.w({root:m,memoryBytes:Ns,
diskBytes:at.bytes,diskFiles:at.files,group:void 0});for(const A of d.layers){const N=o(A),F=(0,v.join)(u,"layer");await(0,xs.pipeline)(await e.stream(t,N.hash),
(0,k.createWriteStream)(F),{signal:O}),await this.#l(F,m,A,$,O),await(0,E.rm)(F)}return await(0,E.rename)(m,f),d}catch($){throw O.aborted?new X(`The release was\
 not unpacked within ${at.ms/1e3} seconds`):(0,x.b$)($)?new X("The disk of the platform is full"):$}finally{await(0,rt.dM)(c)}}async#l(t,s,e,n,o){const i=[],a=this.#r(
[s],[t]),{exitCode:d,breach:l}=await a("/bin/sh",["-c",Cs,"sh",t],{cwd:s,env:{PATH:_t.sg,LC_ALL:"C"},signal:o,watch:n.watch,onLine(c){i.length<3&&i.push(c.slice(
0,300))}});if(l?.code==="disk_quota"){const c=`${(0,G.Xq)(at.bytes)} and ${(0,Kt.zD)(at.files)} files`;throw new X(`The release is too large: unpacked it may ha\
ve ${c}`)}if(l)throw new X(`${e} of the release could not be unpacked: ${l.because}`);if(d===0)return;const f=i[0]??`tar ended with ${d}`;throw new X(`${e} of t\
he release could not be unpacked: ${f}`)}}const Cs='umask 022; tar -xzf "$1" --no-same-owner --no-same-permissions && chmod -R u+rwX,a+rX,go-w .',Ot=".fresh-",_s="\
.boot";function te(r,t){return`${t}-${(0,It.hash)("sha256",r).slice(0,16)}`}function Bs(r){const t=new Map,s=As.Le[`${(0,Zt.platform)()} ${(0,Zt.arch)()}`],e=(n,o,i)=>{
const a=`${n}@${o}`,d=t.get(a)??(0,Ms.R3)(r,{name:n,version:o},()=>{});return t.set(a,d),d.catch(l=>{t.delete(a);const f=l instanceof Rs.gl?l.message:"the regis\
try did not answer";throw new X(`${i} ${o} could not be fetched: ${f}`)})};return{async node(n){if(n===null||n===process.versions.node)return(0,v.dirname)(await(0,E.
realpath)(process.execPath));if(s===void 0)throw new X(`This machine has only Node.js ${process.versions.node}`);return(0,v.join)(await e(s,n,"Node.js"),"bin")},
bun:async n=>(0,v.dirname)(await e("bun",n,"Bun"))}}var Fs=function(r,t,s){if(t!=null){if(typeof t!="object"&&typeof t!="function")throw new TypeError("Object e\
xpected.");var e,n;if(s){if(!Symbol.asyncDispose)throw new TypeError("Symbol.asyncDispose is not defined.");e=t[Symbol.asyncDispose]}if(e===void 0){if(!Symbol.dispose)
throw new TypeError("Symbol.dispose is not defined.");e=t[Symbol.dispose],s&&(n=e)}if(typeof e!="function")throw new TypeError("Object not disposable.");n&&(e=function(){
try{n.call(this)}catch(o){return Promise.reject(o)}}),r.stack.push({value:t,dispose:e,async:s})}else s&&r.stack.push({async:!0});return t},Hs=(function(r){return function(t){
function s(i){t.error=t.hasError?new r(i,t.error,"An error was suppressed during disposal."):i,t.hasError=!0}var e,n=0;function o(){for(;e=t.stack.pop();)try{if(!e.
async&&n===1)return n=0,t.stack.push(e),Promise.resolve().then(o);if(e.dispose){var i=e.dispose.call(e.value);if(e.async)return n|=2,Promise.resolve(i).then(o,function(a){
return s(a),o()})}else n|=1}catch(a){s(a)}if(n===1)return t.hasError?Promise.reject(t.error):Promise.resolve();if(t.hasError)throw t.error}return o()}})(typeof SuppressedError==
"function"?SuppressedError:function(r,t,s){var e=new Error(s);return e.name="SuppressedError",e.error=r,e.suppressed=t,e});const Us=8,Gs=1440*6e4,zs=500;class Ks{#t;#n=new Map;#e=new Map;#r=Promise.
resolve();#s=new AbortController;constructor(t){this.#t=t}async take(t,s){const e=ee(t);this.#e.set(e,(this.#e.get(e)??0)+1);try{const n=this.#n.get(e);return this.#n.
delete(e),n&&this.#i(n)&&await n.place.isCurrent(s)?n.place:(n&&se(n.place),await this.#t.open(s))}catch(n){throw this.#o(e),n}}ended(t,s){const e=ee(t.app);this.#o(
e),!(!s||!this.#t.keepsReady)&&(this.#r=this.#r.then(()=>this.#a(e,t)).catch(()=>{}))}async[Symbol.asyncDispose](){this.#s.abort(),await this.#r,await Promise.all(
Array.from(this.#n.values(),({place:t})=>t[Symbol.asyncDispose]())),this.#n.clear()}#o(t){const s=(this.#e.get(t)??1)-1;s>0?this.#e.set(t,s):this.#e.delete(t)}#i({
since:t}){return this.#t.clock.monotonic()-t<Gs}async#a(t,{app:s,manifestHash:e,settings:n}){const o={stack:[],error:void 0,hasError:!1};try{const{clock:i,releases:a,
versions:d}=this.#t;if(await i.sleep(zs,this.#s.signal),this.#e.has(t)||this.#n.has(t))return;const l=Fs(o,await a.open(s.org,e),!1),f=await zt(l,n,d),c=await this.#t.
open(f);this.#n.set(t,{place:c,since:i.monotonic()}),this.#d(t,c,l);for(const[u,m]of this.#n)(this.#n.size>Us||!this.#i(m))&&this.#c(u,m.place)}catch(i){o.error=
i,o.hasError=!0}finally{Hs(o)}}#d(t,s,{removed:e}){const n=()=>this.#c(t,s),o=new AbortController;e.addEventListener("abort",n,{once:!0,signal:o.signal}),s.lost?.
addEventListener("abort",n,{once:!0,signal:o.signal});const i=()=>{o.abort(),n()};s.ended.then(i,i)}#c(t,s){this.#n.get(t)?.place===s&&(this.#n.delete(t),se(s))}}
function ee({org:r,project:t,appID:s}){return JSON.stringify([r,t,s])}function se(r){Promise.resolve(r[Symbol.asyncDispose]()).catch(()=>{})}const Ys=4,Js=1e3;async function Xs({
input:r,output:t,path:s}){process.umask(18);const e=u=>{t.writable&&t.write(`${JSON.stringify(u)}
`)},n=setInterval(()=>e({kind:"pulse"}),B.lb),o=new Map,i=Promise.withResolvers();let a;const d=(u,m,O)=>{const $=new Ss(u,m,O),A=$.run().finally(()=>o.delete(u));
o.set(u,{run:$,ended:A})},l=async u=>{if(u.kind==="prepare")return a=Ws(u.settings,s,e),void a.catch(i.reject);const m=await a;if(!m)throw new Error("An instanc\
e came before the settings");if(u.kind==="start")return d(u.id,u.spec,m);o.get(u.id)?.run.stop(u.graceMs)};let f=Promise.resolve();const c=(0,V.createInterface)(
{input:r});c.on("line",u=>{f=f.then(()=>l(JSON.parse(u))),f.catch(i.reject)}),c.on("close",i.resolve),t.on("error",()=>i.resolve());try{await i.promise}finally{
clearInterval(n);for(const{run:O}of o.values())O.end();const u=H.ml.sleep(Js),m=a?.then(async O=>O.places[Symbol.asyncDispose]()).catch(()=>{});await Promise.race(
[Promise.all([m,...[...o.values()].map(({ended:O})=>O)]),u])}return 0}async function Ws(r,t,s){const{nodeDir:e,sockets:n,env:o,limits:i,isolation:a}=r,d=(0,v.join)(
e,"functions"),l={runs:(0,v.join)(d,"running"),releases:(0,v.join)(d,"releases"),programs:(0,v.join)(d,"programs"),tools:(0,v.join)(d,"tools")};await(0,E.mkdir)(
d,{recursive:!0,mode:448});const f=(0,M.Fg)(d);await Qs(r,l.runs,f);for(const w of Object.values(l))await(0,E.mkdir)(w,{recursive:!0,mode:493}),await(0,E.chmod)(
w,493);const c=await(0,T.Mi)(r.cgroup,f);c.kind==="cgroup"&&await(0,b.KV)(c.folder,(0,T.sr)(f));const u=(0,R.Ou)(t,process.execPath),m=await(0,tt.Sg)(u,(0,R.ao)(
o)),O=r.networkAllow.map(K.s),$=new ue(w=>{s({kind:"note",level:"error",event:"functions_network_lost",text:w})}),A=new me((w,I)=>$.open(w,I),()=>$.reason===void 0?
Ys:1),N=async(w,I)=>(0,tt._i)({limiter:c,want:a,limits:{...Y.dR,memoryBytes:w},tools:m,dataDir:await(0,E.realpath)(e),known:I?.isolation,network:{want:r.network,
known:I?.network,allowed:O,openPrivate:_=>A.open(_)}}),F=await N(Y.dR.memoryBytes),{isolation:C,network:et}=F,Pt=(0,Q.Eb)({apart:$.reason});s({kind:"walls",isolation:C.
kind,limiter:c.kind,network:et,...Pt});const dt=Vs(F,()=>N(Y.dR.memoryBytes,F));await xe(l.programs);const mt=await(0,g.d)(r.blobs),Rt=new y.n({blobs:mt,clock:H.
ml,log:z.aB}),P=new Ds(l.releases,Rt,H.ml,dt);await P.recover();const p=new q.b,S={limits:i,sockets:n,path:u,releases:P,clock:H.ml,send:s,runs:l.runs,programs:l.
programs,markPrefix:f,groupPrefix:(0,T.sr)(f),keepsReady:C.kind!=="none"&&$.reason===void 0,sandbox:w=>N(w,F),versions:Bs({tools:l.tools,path:u,hostEnv:o,marker:f,
clock:H.ml,lock:w=>p.acquire(w),signal:new AbortController().signal,runIn:w=>dt([w])})};return{...S,places:new Ks({...S,open:w=>vt.open(w,S)})}}function Vs(r,t){
let s=Promise.resolve(r);const e=async n=>{if(!n.networkLost?.aborted)return n;const o=await t();return n[Symbol.dispose](),o};return(n,o)=>async(i,a,d)=>{const l=s.
then(e);return s=l.catch(()=>r),(await l).confined(n,o)(i,a,d)}}async function Qs({nodeDir:r,sockets:t},s,e){await(0,bt.uY)((0,M.Ld)(r,0),(0,M.Ld)(r,process.ppid));
const n=await(0,E.readdir)(s).catch(()=>[]);n.length>0&&await(0,bt.k3)(e);for(const o of n)await(0,rt.dM)((0,v.join)(s,o));if((0,k.existsSync)(t))for(const o of await(0,E.
readdir)(t))await(0,E.rm)((0,v.join)(t,o),{force:!0});await(0,E.mkdir)((0,v.dirname)(t),{recursive:!0,mode:448})}}),6583:((wt,Z,h)=>{h.d(Z,{P$:()=>H,RB:()=>B,nA:()=>E,
r$:()=>v,xn:()=>K});var k=h(2978);const E=".slipway",v=`${E}/server.json`,V=["unpack","spawn","listen","health","ready"],H=(0,k.lS)({step:(0,k.yL)(V),at:k.U9}),
Q=2e3,q=200,z={exitCode:(0,k.Xd)(k.U9),signal:(0,k.Xd)((0,k.Qq)(40))},K=(0,k.lS)({...z,code:(0,k.yL)(["start_failed","not_listening","unhealthy","out_of_memory"]),
step:(0,k.yL)(V),message:(0,k.Qq)(Q),lines:(0,k.c3)(q,(0,k.Qq)(Q)),journey:(0,k.c3)(V.length,H)});function Y(g,y){return{code:"start_failed",step:y.at(-1)?.step??
"unpack",message:g,exitCode:null,signal:null,lines:[],journey:y}}const B=(0,k.lS)({...z,outOfMemory:k.Jt});class M extends Error{name="StartFailed";failure;constructor(y){
super(y.message),this.failure=y}}}),8899:((wt,Z,h)=>{h.d(Z,{L:()=>H});var k=h(5807),E=h(1383);const v=4,V=/^(?:true|false|null|none|auto|production|development|preview|staging|test)$/i;
function H(B){const M=[...new Set(Object.values(B).flatMap(y=>y.split(`
`)))].map(y=>y.trim()).filter(y=>y.length>=v&&!V.test(y)),g=z(M);return y=>{const b=y.split("\r").findLast(x=>x!=="")??"",T=(0,k.DJ)(b),R=g(T);return{plain:R,coloured:R===
T?Q(b,T):void 0}}}function Q(B,M){if(B.length>E.jz)return;const{texts:g,codes:y}=(0,k.OK)(B);if(y.length===0)return;const b=g.map(k.DJ);if(b.join("")===M)return b.
map((T,R)=>T+(y[R]??"")).join("")}const q="***";function z(B){if(B.length===0)return g=>g;const M=new Y(B);return g=>{const y=M.spansIn(g);if(y.length===0)return g;
let[b,T]=["",0];for(const{start:R,end:x}of y)b+=g.slice(T,R)+q,T=x;return b+g.slice(T)}}const K=2654435761;class Y{#t;#n;#e;#r;#s;#o=Math.floor(Math.random()*2**
31);#i=new Set;#a=1;constructor(M){const g=M.reduce((b,{length:T})=>b+T,1);this.#t=new Int32Array(g),this.#n=new Uint16Array(g),this.#e=new Int32Array(g),this.#r=
new Int32Array(g),this.#s=new Int32Array(2**Math.ceil(Math.log2(2*g)));const y=[];for(const b of M)this.#d(b,y);for(const[b,T]of y.entries())for(const R of T){const{
[R]:x=0}=this.#t,D=b===0?0:this.#c(this.#e[x]??0,this.#n[R]??0);this.#e[R]=D,this.#r[R]||=this.#r[D]??0}}#d(M,g){let y=0;for(let b=0;b<M.length;b+=1){const T=M.
charCodeAt(b),R=this.#l(y,T);let x=this.#s[R]??0;if(x===0){x=this.#a,this.#a+=1,this.#s[R]=x,this.#t[x]=y,this.#n[x]=T;const D=g[b]??[];D.push(x),g[b]=D}y=x}this.#r[y]=
M.length,this.#i.add(M.charCodeAt(0))}spansIn(M){const g=[];let y=0;for(let b=0;b<M.length;b+=1){const T=M.charCodeAt(b);if(y===0&&!this.#i.has(T))continue;y=this.#c(
y,T);const R=this.#r[y]??0;if(R===0)continue;let x=b+1-R;for(let D=g.at(-1);D&&D.end>x;D=g.at(-1))x=Math.min(x,D.start),g.pop();g.push({start:x,end:b+1})}return g}#c(M,g){
for(let y=M;;y=this.#e[y]??0){const b=this.#s[this.#l(y,g)]??0;if(b!==0||y===0)return b}}#l(M,g){const y=this.#s.length-1,b=Math.imul(Math.imul(M^this.#o,K)^g,K);
for(let T=(b^b>>>15)&y;;T=T+1&y){const R=this.#s[T]??0;if(R===0||this.#t[R]===M&&this.#n[R]===g)return T}}}})};export{tn as id,en as ids,sn as modules};
