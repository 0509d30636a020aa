const on=774,an=[774],cn={5555:((we,Z,h)=>{h.d(Z,{RR:()=>Y,Bm:()=>K,lS:()=>J,dX:()=>he});var O=h(4573),v=h(8302),E=h(2978);const V={healthPath:{pattern:/^\/(?:[\x21\x22\x24-\x2e\x30-\x7e][\x21\x22\x24-\x7e]{0,1022})?$/,
example:"/health",what:"a path"},memory:{pattern:/^(?:(?:6[4-9]|[7-9]\d|[1-9]\d{2,3})MiB|(?:[1-9]|1[0-6])GiB)$/,example:"512MiB",what:"a size of 64MiB to 16GiB"},
idleTimeout:{pattern:/^(?:0|off|[1-9]\d{0,3}[sm]|[1-9]\d{0,2}h|[1-9]\d?d)$/,example:"15m",what:'a time with one unit, or "0" for never'},requestTimeout:{pattern:/^(?:0|off|[1-9]\d{0,3}[sm]|[1-9]\d{0,2}h|[1-9]\d?d)$/,
example:"30s",what:'a time with one unit, or "0" for no limit'}},H=16,Q={healthPath:"/",instances:1,memory:"512MiB",idleTimeout:"15m",requestTimeout:"30s"},q=4096;
var z=h(6583);const K=16*1024,Y={dependencies:`${z.nA}/dependencies.tar.gz`,app:`${z.nA}/app.tar.gz`},B=4,R=/^\.slipway\/[a-z][a-z-]{0,30}\.tar\.gz$/,$=/^\d{1,3}\.\d{1,4}\.\d{1,4}$/,
y=1024,g=100;function T(I,U=()=>!0){return se=>(0,v.KH)(se,I)&&!new RegExp("\\p{Cc}","u").test(se)&&U(se)?se:void 0}function P(I){return I===""||!I.split("/").some(
U=>U===""||U==="."||U==="..")}const x=(0,E.Xd)(T(g,I=>$.test(I))),_=(0,E.c3)(B,T(y,I=>R.test(I))),fe=(0,E.lS)({version:I=>I===1?I:void 0,startCommand:T(q,I=>I.trim()!==
""),cwd:T(y,P),runtime:(0,E.yL)(["node","other"]),node:x,bun:I=>x(I??null),framework:(0,E.Xd)(T(g)),layers(I){const U=_(I)??[];return U.length>0&&new Set(U).size===
U.length?U:void 0}});function J(I){return Buffer.from(`${JSON.stringify(I,void 0,1)}
`)}function he(I){if(!(I.length>K||!(0,O.isUtf8)(I)))return fe((0,v.U4)(Buffer.from(I).toString()))}}),6774:((we,Z,h)=>{h.d(Z,{runFunctions:()=>qs});var O=h(3024),
v=h(1455),E=h(6760),V=h(481),H=h(1224),Q=h(8302),q=h(9762),z=h(1132),K=h(384),Y=h(1331),B=h(1383),R=h(1463),$=h(572),y=h(9842),g=h(9758),T=h(8087),P=h(9537),x=h(
3739),_=h(6556);const fe="app",J=`"${fe}*"`,he="192.0.0.10",I=2048,U=1e3,se=2e3,ue=32767,Ae=65520,rt="reject with icmpx admin-prohibited";function ot(r){const e=n=>`\
198.18.${n>>8}.${n&255}`,s=n=>`fd5a:736c:6970:7761:1::${n.toString(16)}`,t=n=>({4:e(n),6:s(n)});return{device:`${fe}${r}`,gateway:t(2*r),own:t(2*r+1)}}function it({
device:r,gateway:e,own:s},t,n){return Ie([`link add internet mtu ${Ae} type veth peer name ${r} mtu ${Ae} netns ${t}`,"link set lo up",`address add ${s[4]}/31 d\
ev internet`,n&&`address add ${s[6]}/127 dev internet nodad`,"link set internet up",`route add 0.0.0.0/0 via ${e[4]} dev internet`,n&&`route add ::/0 via ${e[6]}\
 dev internet`])}function at({device:r,gateway:e},s){return Ie([`address add ${e[4]}/31 dev ${r}`,s&&`address add ${e[6]}/127 dev ${r} nodad`,`link set ${r} up`])}
function xe({device:r,own:e},s){return[4,6].map(t=>`${s} element inet slipway known${t} { ${r} . ${e[t]} }`).join("; ")}function ct(r,{own:e}){return r.length===
0?"":`table ip loopback {
chain asked {
type nat hook output priority -100; policy accept;
ip daddr 127.0.0.1 tcp dport { ${r.join(", ")} } dnat to ${he}
}
chain sent {
type nat hook postrouting priority 100; policy accept;
oifname "internet" ip saddr 127.0.0.0/8 snat to ${e[4]}
}
}
`}function dt(r){const e=r.length===0?"":`chain to_loopback {
type nat hook prerouting priority -100; policy accept;
iifname ${J} ip daddr ${he} tcp dport { ${r.join(", ")} } dnat ip to 127.0.0.1
}
chain as_loopback {
type nat hook input priority 100; policy accept;
iifname ${J} ip daddr 127.0.0.1 snat ip to 127.0.0.1
}
`;return`table inet slipway {
set known4 { typeof iifname . ip saddr; }
set known6 { typeof iifname . ip6 saddr; }
set open { typeof iifname; flags dynamic; size ${2*ue}; }
set begun { typeof iifname; flags dynamic, timeout; timeout 1m; size ${2*ue}; }
chain sources {
type filter hook prerouting priority -300; policy accept;
iifname != ${J} accept
iifname . ip saddr @known4 accept
iifname . ip6 saddr @known6 accept
icmpv6 type { nd-neighbor-solicit, nd-neighbor-advert } ip6 saddr { ::, fe80::/10 } accept
drop
}
${e}chain refused {
meta l4proto tcp reject with tcp reset
${rt}
}
chain bounded {
ct state established, related accept
add @open { iifname ct count over ${I} } goto refused
update @begun { iifname limit rate over ${U}/second burst ${se} packets } goto refused
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
oifname "internet" ip saddr != ${_.GO[4]} masquerade
oifname "internet" ip6 saddr != ${_.GO[6]} masquerade
}
}
`}function Ie(r){return r.filter(e=>e!==!1).join(`
`)}var pe=h(7535),ne=h(170),Se=h(7586);const lt=`
for each in ipv4/ip_forward ipv4/conf/all/route_localnet \${2:+ipv6/conf/all/forwarding}; do
  echo 1 >/proc/sys/net/$each || exit 1
done
cd /proc/sys/net/netfilter && { echo 10 >nf_conntrack_tcp_timeout_time_wait; echo 7500 >nf_conntrack_tcp_timeout_established; } 2>/dev/null
printf %s "$1" | nft -f - || exit 1
echo ready
while read -r device sources; do
  ip link delete "$device"
  printf '%s\\n' "$sources" | nft -f -
done 2>/dev/null`,ft=`set -e
printf %s "$1" | ip -batch -
[ -z "$3" ] || echo 1 >/proc/sys/net/ipv4/conf/internet/route_localnet
{ echo 0 >/proc/sys/net/ipv4/ip_unprivileged_port_start; } 2>/dev/null || :
printf '%s\\n' "$2" "$3" | nft -f -
gateway=$4 sides=$5 sources=$6
set -- nsenter --net="$gateway" --
printf %s "$sides" | "$@" ip -batch -
printf '%s\\n' "$sources" | "$@" nft -f -
echo ready
read -r end`;async function ht({asRoot:r,folder:e,allowed:s}){(0,pe.Pt)([["ip","iproute2"],["unshare","util-linux"]]);const t=(0,ne.O2)(s),n=(0,O.existsSync)("/\
proc/net/if_inet6"),o=await(0,ne.gQ)({asRoot:r,folder:e,ports:t,script:lt,words:[dt(t),n?"yes":""]}),i=new Set;let a=0;const c=()=>{if(i.size>=ue)throw new Error(
"the gateway has no address left");do a=a%ue+1;while(i.has(a));return i.add(a),a};return{lost:o.lost,async open(d){if(`${(0,ne.O2)(d.allowed)}`!=`${t}`)throw new Error(
"other ports of the loopback are allowed");const u=c(),l=ot(u),f=()=>{o.tell(`${l.device} ${xe(l,"delete")}`),i.delete(u)};try{const p=[(0,_.NP)(d.allowed),ct(t,
l)],S=[at(l,n),xe(l,"add")],k=[it(l,o.pid,n),...p,`/proc/${o.pid}/ns/net`,...S],A=await ut(o,d.asRoot,k);let j=!0;return{enter:(0,Se.nx)(o.user,`/proc/${process.
pid}/fd/${A}`,r),resolver:await(0,Se.lY)(e),lost:o.lost,[Symbol.dispose](){j&&(j=!1,(0,O.closeSync)(A),f())}}}catch(p){throw f(),p}},[Symbol.dispose]:()=>o[Symbol.
dispose]()}}function ut({net:r,user:e},s,t){const n=["/bin/sh","-c",ft,"sh",...t];return(0,pe.f1)([...(0,ne.Hu)(e,r,s),(0,pe.I6)("unshare")??"unshare","--net","\
--",...n],{name:"a link to the gateway",reasonIn:(o,i)=>i?o.trim().split(`
`).at(-1):void 0,found(o){const i=(0,O.openSync)(`/proc/${o.pid}/ns/net`,"r");return(0,pe.m_)(o),i}})}class pt{reason;#e;#s=!1;#t=!1;#r;constructor(e){this.#r=e}async open(e,s=!1){
if(this.reason===void 0)try{const t=(0,ne.O2)(e.allowed,4);if((0,ne.O2)(e.allowed,6).some(o=>!t.includes(o)))throw new Error("a port of [::1] alone is allowed");
const n=await(await this.#n(e)).open(e);return this.#s=!0,n}catch(t){if(this.#s&&s)throw t;this.#s||(this.reason=(0,x.bD)(t),this[Symbol.dispose]())}return(0,Se.
Yq)(e)}[Symbol.dispose](){this.#t=!0,this.#e?.then(e=>e[Symbol.dispose]()).catch(()=>{}),this.#e=void 0}async#n(e){const s=this.#e;if(s){const t=await s.catch(()=>{});
if(t&&!t.lost.aborted)return t;this.#e===s&&(t?.[Symbol.dispose](),this.#e=void 0)}return this.#e??=ht(e).then(t=>(t.lost.addEventListener("abort",()=>{this.#t||
this.#r("pasta has ended. It is started again, and the instances that it carried are replaced")}),t)),this.#e}}const mt=500;class yt{#e;#s;#t=[];#r;#n=!1;constructor(e,s){
this.#e=e,this.#s=s}async open(e){return this.#r??=setTimeout(()=>{this.#i(e)},mt).unref(),this.#o(Ne(e))??this.#e(e,!1)}[Symbol.dispose](){this.#n=!0,clearTimeout(
this.#r);for(const{network:e}of this.#t.splice(0))e[Symbol.dispose]()}#o(e){for(let s=this.#t.shift();s;s=this.#t.shift()){if(s.key===e&&!s.network.lost.aborted)
return s.network;s.network[Symbol.dispose]()}}async#i(e){try{for(;!this.#n&&this.#t.length<this.#s();){const s=Ne(e),t=await this.#e(e,!0);this.#n?t[Symbol.dispose]():
this.#t.push({key:s,network:t})}}catch{}finally{this.#r=void 0}}}function Ne({asRoot:r,folder:e,allowed:s}){return JSON.stringify([r,e,s,(0,_.NP)(s)])}var ee=h(
2654),be=h(2106),re=h(6757),G=h(3052),wt=h(1702),St=h(6807),ce=h(3630),bt=h(3729);const Et=64*1024,gt=1e4;function vt(r){return"status"in r&&r.status<500}async function Le({
socket:r,path:e,host:s},{over:t,signal:n}){const o=new bt.Kj("http://localhost",{socketPath:r,maxHeaderSize:Et,headersTimeout:0,bodyTimeout:0,pipelining:1});try{
const{statusCode:i,body:a}=await o.request({path:e,method:"GET",headers:{host:s,"user-agent":"Slipway-Health",accept:"*/*","x-forwarded-host":s,"x-forwarded-pro\
to":"https","x-forwarded-for":"127.0.0.1"},signal:AbortSignal.any([n,t])});return a.on("error",()=>{}),{status:i}}catch(i){return n.throwIfAborted(),{words:$t(i)}}finally{
o.destroy().catch(()=>{})}}function $t(r){const e=r instanceof Error&&"code"in r?String(r.code):"";return e==="UND_ERR_HEADERS_OVERFLOW"?"its header is too long":
e==="UND_ERR_SOCKET"||e==="ECONNRESET"?"it closed the connection":e.startsWith("HPE_")?"its answer is not HTTP":"it did not answer"}var je=h(7598),Ee=h(8474),De=h(
9878),N=h(2978),de=h(6583);const nn={startMs:6e4,tmpBytes:512*G.D6,tmpFiles:1e5,processes:256},kt=40,ge=2e3,Tt=8e3,Ot=2e4;function _e(r,e){return`${r}/${e}.sock`}
const oe=(0,N.Qq)(kt),Ce=(0,N.lS)({reason:r=>String(r).slice(0,ge)}),Mt=(0,N.tG)("kind",{pulse:(0,N.lS)({}),walls:(0,N.lS)({isolation:(0,N.yL)(["bubblewrap","no\
ne"]),limiter:(0,N.yL)(["cgroup","sampling"]),network:(0,N.tG)("level",{private:(0,N.lS)({}),filtered:Ce,open:Ce})},{apart:r=>typeof r=="string"?r.slice(0,ge):void 0}),
step:(0,N.lS)({id:oe,step:de.P$}),ready:(0,N.lS)({id:oe}),failed:(0,N.lS)({id:oe,failure:de.xn}),printed:(0,N.lS)({id:oe,lines:(0,N.c3)(Ot,(0,N.lS)({at:N.U9,stream:(0,N.
yL)(["stdout","stderr"]),text:(0,N.Qq)(Tt)}))}),memory:(0,N.lS)({id:oe,bytes:N.U9}),ended:(0,N.lS)({id:oe,end:de.RB}),note:(0,N.lS)({level:(0,N.yL)(["info","war\
n","error"]),event:(0,N.Qq)(64),text:(0,N.Qq)(ge)})});function rn(r){return Mt(parsedJson(r))}var Be=h(1264);function Pt(r,e,s){const t=r("node:net"),n=r("node:\
fs"),o=["127.0.0.1","::1"],i=(u,l,f)=>{const[p,...S]=u;if(p===void 0){f();return}const k=t.connect({host:p,port:s,allowHalfOpen:!0}),A=()=>i(S,l,f);k.once("erro\
r",A),k.once("connect",()=>{k.removeListener("error",A),l(k,p)})},a=(u,l)=>{u.on("error",()=>l.destroy()),u.on("close",()=>l.destroy()),u.pipe(l)},c=u=>{const l=[
u,...o.filter(p=>p!==u)],f=t.createServer({allowHalfOpen:!0,pauseOnConnect:!0},p=>{p.on("error",()=>{}),i(l,S=>{a(p,S),a(S,p)},()=>p.destroy())});f.on("error",()=>{}),
f.listen({fd:e.socket},()=>n.writeSync(e.reports,`${JSON.stringify({port:s})}
`))},d=()=>{i(o,(u,l)=>{u.on("error",()=>{}),u.destroy(),c(l)},()=>{setTimeout(d,e.pauseMs)})};d()}function Rt(r,e,s){const t=r("node:fs"),n=()=>{try{return t.fstatSync(
s.socket).isSocket()}catch{return!1}};if(!n())return;const o=r("node:net"),i=r("node:http"),{ChildProcess:a}=r("node:child_process"),c=a.prototype.spawn;a.prototype.
spawn=function(m){const b=m.stdio===void 0||m.stdio===null?"pipe":m.stdio,w=Array.isArray(b)?b.slice():[b,b,b];for(;w.length<s.socket;)w.push("ignore");return w.
length===s.socket&&n()&&w.push(s.socket,s.reports),c.call(this,Object.assign({},m,{stdio:w}))};let d,u=!1;const l=new Map,f=new Set,p=M=>{const[m]=M;if(m==null||
typeof m=="function")return 0;const{port:b}=typeof m=="object"?m:{port:m};if(typeof m=="object"&&("_handle"in m||"handle"in m||"fd"in m||"path"in m)){const{fd:C,
path:W}=m;if(typeof C=="number"||typeof W=="string"||"_handle"in m||"handle"in m)return}const L=typeof b=="number"||typeof b=="string"&&b.trim()!==""?Number(b):
Number.NaN;return Number.isInteger(L)&&L>=0&&L<=65535?L:void 0},S=M=>{const m=`${e.TMPDIR}/.slipway-port`;try{return t.writeFileSync(m,String(M),{flag:"wx"}),!0}catch{
try{return t.readFileSync(m,"utf8")===String(M)}catch{return!0}}},k=M=>{const m=M.headers["x-forwarded-for"],b=(Array.isArray(m)?m.join():m??"").split(",")[0]?.
trim()??"",w=o.isIP(b),L=w===0?["127.0.0.1","IPv4",0]:[b,`IPv${w}`,0];for(const[C,W]of["remoteAddress","remoteFamily","remotePort"].entries())Object.defineProperty(
M.socket,W,{value:L[C],configurable:!0,writable:!0})},A=M=>{let m=M.keepAliveTimeout;Object.defineProperty(M,"keepAliveTimeout",{get:()=>m===0?0:Math.max(m,s.keepAliveMs),
set:C=>{m=C},configurable:!0,enumerable:!0});const{headersTimeout:L}=M;L>0&&L<=s.keepAliveMs&&(M.headersTimeout=s.keepAliveMs+1e3)},j=(M,m)=>{const b=Number(e.PORT);
if(d?.server.listening&&(d.port===b||m!==b)||!d&&!S(m))return;d={server:M,port:m},A(M);const w=M.emit;M.emit=function(C,...W){const[ye]=W;return ye?.socket&&l.has(
ye.socket)&&ye.headers&&k(ye),Reflect.apply(w,this,[C,...W])},u||F(),u=!0},F=()=>{const M=o.createServer({allowHalfOpen:!0},m=>{const b=d?.server;return b?(l.set(
m,b),m.once("close",()=>{l.delete(m);for(const w of f)w()}),void b.emit("connection",m)):void m.destroy()});M.on("error",()=>{}),M.listen({fd:s.socket},()=>{try{
t.writeSync(s.reports,`${JSON.stringify({port:d?.port})}
`)}catch{}}),M.unref()},{listen:D,close:te,address:Pe}=i.Server.prototype,le=new WeakMap;let me=0;const Re=M=>{me+=1;const m=`${e.TMPDIR}/.slipway-${process.pid}\
-${me}`,b=M.filter(w=>typeof w=="function");return[{path:m},...b]};i.Server.prototype.listen=function(...m){const b=p(m);if(b===void 0)return Reflect.apply(D,this,
m);if(this.once("listening",()=>j(this,b)),!s.sharesPorts)return Reflect.apply(D,this,m);const[w,L]=m,C=typeof w=="object"&&w!==null?w.host:L;return le.set(this,
{port:b===0?Number(e.PORT):b,host:C}),Reflect.apply(D,this,Re(m))},i.Server.prototype.address=function(){const m=Pe.call(this),b=le.get(this);if(m===null||!b)return m;
const w=b.host==="localhost"?"127.0.0.1":b.host,L=typeof w=="string"&&o.isIP(w)!==0?w:"0.0.0.0";return{address:L,family:`IPv${o.isIP(L)}`,port:b.port}},i.Server.
prototype.close=function(m){d?.server===this&&(d=void 0);const b=()=>Array.from(l.values()).includes(this);if(!b())return te.call(this,m);const w=new Promise(C=>{
const W=()=>{b()||(f.delete(W),C())};f.add(W)}),L=te.call(this,C=>{w.then(()=>m?.(C))});return this.closeIdleConnections?.(),L}}const Fe=6,He=7,At=65e3,xt=50,ie={
preload:"preload.cjs",sharing:"preload-sharing.cjs",forward:"forward.cjs"};async function It(r){await(0,v.mkdir)(r,{recursive:!0,mode:493});const e={socket:Fe,reports:He},
s=n=>{const o={...e,keepAliveMs:At,sharesPorts:n};return`(${Rt})(require, require('node:process').env, ${JSON.stringify(o)});
`},t={[ie.preload]:s(!1),[ie.sharing]:s(!0),[ie.forward]:`(${Pt})(require, ${JSON.stringify({...e,pauseMs:xt})}, Number(process.argv[2]));
`};for(const[n,o]of Object.entries(t)){const i=(0,E.join)(r,`${n}.${process.pid}`);await(0,v.writeFile)(i,`'use strict';
${o}`,{mode:420}),await(0,v.rename)(i,(0,E.join)(r,n))}}const Nt=.75,Lt=1024*G.D6;function jt(r,e,s,t){const n=`cd -- ${(0,P.ZL)(Ue(r,e))} || exit 1`,o=Ct(r.startCommand,
r.runtime==="node"?"":` ${Fe}<&- ${He}>&-`);return(0,ee.lC)({fileBytes:Lt,processes:s},{isIsolated:t,score:800,become:`${n}
${o}`})}function Dt({runtime:r},{node:e,programs:s},t){return r==="node"?"":`${[`${e}/node`,`${s}/${ie.forward}`,String(t)].map(P.ZL).join(" ")} 3<&- </dev/null\
 >/dev/null 2>&1 &
`}const _t=/^\s*[\w@%+:,./-]+(?:\s+[\w@%+=:,./-]+)*\s*$/;function Ct(r,e=""){return _t.test(r)?`exec ${r.trim()}${e}`:`exec /bin/sh -c "$1"${e}`}function Ue({cwd:r},{
app:e}){return r===""?e:`${e}/${r}`}function Bt(r){const{app:e,server:s,places:t,port:n,memoryBytes:o,sharesPorts:i,path:a}=r,c=Math.max(16,Math.floor(o*Nt/G.D6)),
d=`${t.programs}/${i?ie.sharing:ie.preload}`,l=[...[`--require=${Ft(d)}`,`--max-old-space-size=${c}`,"--enable-source-maps"],e.NODE_OPTIONS??""],f=t.bun===void 0?
[]:[`${t.bun}/.bin`];return{NODE_ENV:"production",HOST:"127.0.0.1",HOSTNAME:"127.0.0.1",LANG:"C.UTF-8",...Object.hasOwn(Ge,s.framework??"")?Ge[s.framework??""]:
{},...e,PORT:String(n),HOME:t.tmp,TMPDIR:t.tmp,NODE_COMPILE_CACHE:`${t.tmp}/.node-compile-cache`,PATH:[t.node,`${Ue(s,t)}/node_modules/.bin`,...f,a||Be.sg].join(
":"),...s.runtime==="node"?{NODE_OPTIONS:l.filter(p=>p!=="").join(" ")}:{}}}const Ge={Angular:{NG_ALLOWED_HOSTS:"*",NG_TRUST_PROXY_HEADERS:"forwarded,x-forwarde\
d-for,x-forwarded-host,x-forwarded-proto"},SvelteKit:{PROTOCOL_HEADER:"x-forwarded-proto"}};function Ft(r){return/\s/.test(r)?`"${r.replaceAll(/["\\]/g,"\\$&")}\
"`:r}const Ht=3e3;function Ut({PORT:r=""}){const e=Number(r);return/^\d{1,5}$/.test(r)&&e>0&&e<=65535?e:Ht}var ze=h(7030),Gt=function(r,e,s){if(e!=null){if(typeof e!=
"object"&&typeof e!="function")throw new TypeError("Object expected.");var t,n;if(s){if(!Symbol.asyncDispose)throw new TypeError("Symbol.asyncDispose is not def\
ined.");t=e[Symbol.asyncDispose]}if(t===void 0){if(!Symbol.dispose)throw new TypeError("Symbol.dispose is not defined.");t=e[Symbol.dispose],s&&(n=t)}if(typeof t!=
"function")throw new TypeError("Object not disposable.");n&&(t=function(){try{n.call(this)}catch(o){return Promise.reject(o)}}),r.stack.push({value:e,dispose:t,
async:s})}else s&&r.stack.push({async:!0});return e},zt=(function(r){return function(e){function s(i){e.error=e.hasError?new r(i,e.error,"An error was suppresse\
d during disposal."):i,e.hasError=!0}var t,n=0;function o(){for(;t=e.stack.pop();)try{if(!t.async&&n===1)return n=0,e.stack.push(t),Promise.resolve().then(o);if(t.
dispose){var i=t.dispose.call(t.value);if(t.async)return n|=2,Promise.resolve(i).then(o,function(a){return s(a),o()})}else n|=1}catch(a){s(a)}if(n===1)return e.
hasError?Promise.reject(e.error):Promise.resolve();if(e.hasError)throw e.error}return o()}})(typeof SuppressedError=="function"?SuppressedError:function(r,e,s){
var t=new Error(s);return t.name="SuppressedError",t.error=r,t.suppressed=e,t});async function Kt(r){const e=`${r}.new`;await(0,v.rm)(e,{force:!0});const s=(0,ze.
createServer)(o=>o.destroy()).listen({path:e,backlog:Yt});await(0,Ee.once)(s,"listening"),s.on("error",()=>{}),await(0,v.rename)(e,r);let t=r;const n=()=>{s.close()};
return{descriptor:Jt(s),release:n,async moveTo(o){await(0,v.rename)(t,o),t=o},async[Symbol.asyncDispose](){n(),await(0,v.rm)(t,{force:!0})}}}const Yt=511;function Jt(r){
const{_handle:e}=r;return e.fd}async function Xt(){const r={stack:[],error:void 0,hasError:!1};try{const e=Gt(r,(0,ze.createServer)().listen({port:0,host:"127.0\
.0.1"}),!0);await(0,Ee.once)(e,"listening");const s=e.address();return typeof s=="object"&&s!==null?s.port:0}catch(e){r.error=e,r.hasError=!0}finally{const e=zt(
r);e&&await e}}var Wt=function(r,e,s){if(e!=null){if(typeof e!="object"&&typeof e!="function")throw new TypeError("Object expected.");var t,n;if(s){if(!Symbol.asyncDispose)
throw new TypeError("Symbol.asyncDispose is not defined.");t=e[Symbol.asyncDispose]}if(t===void 0){if(!Symbol.dispose)throw new TypeError("Symbol.dispose is not\
 defined.");t=e[Symbol.dispose],s&&(n=t)}if(typeof t!="function")throw new TypeError("Object not disposable.");n&&(t=function(){try{n.call(this)}catch(o){return Promise.
reject(o)}}),r.stack.push({value:e,dispose:t,async:s})}else s&&r.stack.push({async:!0});return e},Vt=(function(r){return function(e){function s(i){e.error=e.hasError?
new r(i,e.error,"An error was suppressed during disposal."):i,e.hasError=!0}var t,n=0;function o(){for(;t=e.stack.pop();)try{if(!t.async&&n===1)return n=0,e.stack.
push(t),Promise.resolve().then(o);if(t.dispose){var i=t.dispose.call(t.value);if(t.async)return n|=2,Promise.resolve(i).then(o,function(a){return s(a),o()})}else
n|=1}catch(a){s(a)}if(n===1)return e.hasError?Promise.reject(e.error):Promise.resolve();if(e.hasError)throw e.error}return o()}})(typeof SuppressedError=="funct\
ion"?SuppressedError:function(r,e,s){var t=new Error(s);return t.name="SuppressedError",t.error=r,t.suppressed=e,t});const Qt=3e4,Zt=20;async function Ke(r,{memoryBytes:e},s){
const{node:t,bun:n}=r.server,o=n===null?void 0:await s.bun(n);return{release:r,node:await s.node(t),bun:o,memoryBytes:e}}class ve{#e;#s;#t=new AbortController;#r=Promise.
withResolvers();#n=Promise.withResolvers();#o;#i=[];#a=!1;ended;constructor(e){this.#e=e;const{given:s,parts:t,sandbox:n,tmp:o}=e,{release:i,node:a,bun:c}=s;this.#s=
n.isolation.kind==="none"?{app:i.folder,programs:t.programs,node:a,bun:c,tmp:o}:{...ee.fS,bun:c===void 0?void 0:ee.fS.bun,tmp:"/tmp"},this.#n.promise.catch(()=>{}),
this.ended=this.#d(),this.ended.catch(()=>{})}static async open(e,s){const t=new ve(await qt(e,s));try{return await Promise.race([t.#r.promise,t.ended]),t}catch(n){
throw await t[Symbol.asyncDispose](),n}}get group(){return this.#e.group}get lost(){return this.#e.sandbox.networkLost}async isCurrent({release:e,node:s,bun:t,memoryBytes:n}){
const{given:o,sandbox:i}=this.#e,a=o.node===s&&o.bun===t&&o.memoryBytes===n;return o.release.folder===e.folder&&a&&!this.#a&&!this.lost?.aborted&&await i.hasSameNetwork()}async begin({
id:e,env:s,onLine:t}){const{given:n,parts:o,sandbox:i}=this.#e,{sockets:a,path:c}=o,{memoryBytes:d}=n,{server:u}=n.release,l=_e(a,e);await this.#e.socket.moveTo(
l);const f=i.network.level!=="private",p=f?await Xt():Ut(s),S=this.#s;this.#o=t;for(const A of this.#i.splice(0))t(...A);const k=Bt({server:u,places:S,port:p,app:s,
memoryBytes:d,sharesPorts:f,path:c});return this.#n.resolve(`${Dt(u,S,p)}${(0,P.sJ)(k)}`),{...await this.#r.promise,socket:l,port:p}}end(){const e=new Error("It\
 was stopped");this.#n.reject(e),this.#t.abort(e)}async[Symbol.asyncDispose](){this.end(),await this.ended.catch(()=>{}),await this.#e.resources.disposeAsync()}async#d(){
const{id:e,given:s,parts:t,owner:n,tmp:o,passwd:i,sandbox:a,socket:c,group:d}=this.#e,{limits:u,markPrefix:l,programs:f}=t,{release:p,node:S,bun:k,memoryBytes:A}=s,
j=new De.w({memoryBytes:A,diskBytes:u.tmpBytes,diskFiles:u.tmpFiles,seldomMs:Qt,root:o,group:d?.commands}),F=a.isolation.kind!=="none";try{return await a.runInstance(
{owner:n,app:p.folder,programs:f,node:S,bun:k,tmp:o,passwd:i,command:p.server.startCommand,script:jt(p.server,this.#s,u.processes,F),variables:this.#n.promise,watch:async(D,te)=>await this.#c(
te)?j.watch(D,te):void 0,group:d,descriptors:[c.descriptor,"pipe"],marker:`${l}${e}`,signal:this.#t.signal,onLine:(...D)=>this.#l(D),onStarted:D=>{c.release(),this.#r.
resolve(D)}})}finally{this.#a=!0}}#c(e){const s=(0,Ee.once)(e,"abort").then(()=>!1),t=this.#n.promise.then(()=>!0);return Promise.race([t,s]).catch(()=>!1)}#l(e){
this.#o?this.#o(...e):this.#i.length<Zt&&this.#i.push(e)}}async function qt(r,e){const s={stack:[],error:void 0,hasError:!1};try{const t=`p-${(0,je.randomUUID)().
slice(0,8)}`,n=(0,E.join)(e.runs,t),o=Wt(s,new AsyncDisposableStack,!0);for(const f of[r.node,r.bun])f!==void 0&&o.use(e.versions.hold(f));const i=o.use(await e.
sandbox(r.memoryBytes));o.defer(async()=>{await(0,re.dM)(n)});const a=(0,ee.V0)(t,i.isolation),c=(0,E.join)(n,"tmp");await(0,v.mkdir)(c,{recursive:!0,mode:493}),
a!==void 0&&await(0,v.chown)(c,a,a);const d=(0,E.join)(n,"passwd");await(0,v.writeFile)(d,(0,ee.oI)("app","/tmp",a),{mode:420});const u=o.use(await Kt(_e(e.sockets,
t))),l=await es(t,r.memoryBytes,i,e);return o.defer(async()=>{await l?.end()}),{id:t,given:r,parts:e,owner:a,tmp:c,passwd:d,sandbox:i,socket:u,group:l,resources:o.
move()}}catch(t){s.error=t,s.hasError=!0}finally{const t=Vt(s);t&&await t}}async function es(r,e,{limiter:s},t){if(s.kind==="sampling")return;const{processes:n}=t.
limits,o={memoryBytes:e,processes:n,workerMemoryBytes:e,workerProcesses:n};return g.A2.make(s.folder,`${t.groupPrefix}${r}`,o)}var ts=function(r,e,s){if(e!=null){
if(typeof e!="object"&&typeof e!="function")throw new TypeError("Object expected.");var t,n;if(s){if(!Symbol.asyncDispose)throw new TypeError("Symbol.asyncDispo\
se is not defined.");t=e[Symbol.asyncDispose]}if(t===void 0){if(!Symbol.dispose)throw new TypeError("Symbol.dispose is not defined.");t=e[Symbol.dispose],s&&(n=
t)}if(typeof t!="function")throw new TypeError("Object not disposable.");n&&(t=function(){try{n.call(this)}catch(o){return Promise.reject(o)}}),r.stack.push({value:e,
dispose:t,async:s})}else s&&r.stack.push({async:!0});return e},ss=(function(r){return function(e){function s(i){e.error=e.hasError?new r(i,e.error,"An error was\
 suppressed during disposal."):i,e.hasError=!0}var t,n=0;function o(){for(;t=e.stack.pop();)try{if(!t.async&&n===1)return n=0,e.stack.push(t),Promise.resolve().
then(o);if(t.dispose){var i=t.dispose.call(t.value);if(t.async)return n|=2,Promise.resolve(i).then(o,function(a){return s(a),o()})}else n|=1}catch(a){s(a)}if(n===
1)return e.hasError?Promise.reject(e.error):Promise.resolve();if(e.hasError)throw e.error}return o()}})(typeof SuppressedError=="function"?SuppressedError:function(r,e,s){
var t=new Error(s);return t.name="SuppressedError",t.error=r,t.suppressed=e,t});const ns=5e3,rs=1e6,os=8,is="0A";function as(r){const e=r.list(),[s]=e;if(s===void 0)
return[];const t=new Map;for(const i of["tcp","tcp6"])for(const a of ds(`${s}/net/${i}`).split(`
`).slice(1)){const[,c="",,d,,,,,,u=""]=a.trim().split(/\s+/),l=Number.parseInt(c.slice(c.lastIndexOf(":")+1),16);d===is&&l>0&&t.set(`socket:[${u}]`,l)}if(t.size===
0)return[];const n=new Set;let o=ns;for(const i of e){for(const a of cs(`${i}/fd`,o)){o-=1;const c=t.get(ls(`${i}/fd/${a}`));c!==void 0&&n.add(c)}if(o<=0)break}
return[...n].sort((i,a)=>i-a).slice(0,os)}function cs(r,e){const s=[];try{const t={stack:[],error:void 0,hasError:!1};try{const n=ts(t,(0,O.opendirSync)(r),!1);
for(let o=n.readSync();o!==null&&s.length<e;o=n.readSync())s.push(o.name)}catch(n){t.error=n,t.hasError=!0}finally{ss(t)}}catch{}return s}function ds(r){const e=Buffer.
alloc(rs);let s=0;try{const t=(0,O.openSync)(r,"r");try{for(let n=-1;n!==0&&s<e.length;s+=n)n=(0,O.readSync)(t,e,s,e.length-s,null)}finally{(0,O.closeSync)(t)}}catch{}
return e.toString("latin1",0,s)}function ls(r){try{return(0,O.readlinkSync)(r)}catch{return""}}var Ye=h(5807),fs=h(8899);const Je=4e3,$e=200,hs=2e3,Xe=2*G.D6,us=G.
D6/4,ke=64,ps=50,ms=64*1024;class ys{#e;#s;#t;#r=[];#n=[];#o=0;#i;#a=Xe;#d;#c={lines:0,bytes:0};constructor(e,s,t){this.#e=e,this.#s=t,this.#d=t();const n=(0,fs.
L)(s);this.#t=o=>n(o).plain}get last(){return this.#r.slice(-$e).map(e=>this.#t(e).slice(0,hs))}line(e,s){const t=this.#s();this.#l(t);const n=Buffer.byteLength(
e)+ke;if(n>this.#a){this.#c={lines:this.#c.lines+1,bytes:this.#c.bytes+n-ke},this.#m(e);return}this.#a-=n,this.#h();const o=this.#t(e).slice(0,Je);this.#u({at:t,
stream:s,text:o}),this.#m(e)}note(e){this.#u({at:this.#s(),stream:"stderr",text:`[slipway] ${e}`})}flush(){clearTimeout(this.#i),this.#i=void 0,this.#n.length>0&&
this.#e(this.#n),this.#n=[],this.#o=0}end(){this.#h(),this.flush()}#l(e){const s=Math.floor((e-this.#d)/1e3);s!==0&&(this.#a=Math.min(Xe,this.#a+Math.max(0,s)*us),
this.#d=e)}#h(){const{lines:e,bytes:s}=this.#c;e!==0&&(this.#c={lines:0,bytes:0},this.note(`${(0,Ye.zD)(e)} lines (${(0,G.Xq)(s)}) are left out here: it prints \
too much`))}#u(e){this.#n.push({...e,text:Buffer.from(e.text).toString()}),this.#o+=e.text.length+ke,this.#o>ms?this.flush():this.#i??=setTimeout(()=>this.flush(),
ps)}#m(e){this.#r.push(Buffer.from(e.slice(0,Je)).toString()),this.#r.length>=2*$e&&(this.#r=this.#r.slice(-$e))}}var Te=function(r,e,s){if(e!=null){if(typeof e!=
"object"&&typeof e!="function")throw new TypeError("Object expected.");var t,n;if(s){if(!Symbol.asyncDispose)throw new TypeError("Symbol.asyncDispose is not def\
ined.");t=e[Symbol.asyncDispose]}if(t===void 0){if(!Symbol.dispose)throw new TypeError("Symbol.dispose is not defined.");t=e[Symbol.dispose],s&&(n=t)}if(typeof t!=
"function")throw new TypeError("Object not disposable.");n&&(t=function(){try{n.call(this)}catch(o){return Promise.reject(o)}}),r.stack.push({value:e,dispose:t,
async:s})}else s&&r.stack.push({async:!0});return e},We=(function(r){return function(e){function s(i){e.error=e.hasError?new r(i,e.error,"An error was suppresse\
d during disposal."):i,e.hasError=!0}var t,n=0;function o(){for(;t=e.stack.pop();)try{if(!t.async&&n===1)return n=0,e.stack.push(t),Promise.resolve().then(o);if(t.
dispose){var i=t.dispose.call(t.value);if(t.async)return n|=2,Promise.resolve(i).then(o,function(a){return s(a),o()})}else n|=1}catch(a){s(a)}if(n===1)return e.
hasError?Promise.reject(e.error):Promise.resolve();if(e.hasError)throw e.error}return o()}})(typeof SuppressedError=="function"?SuppressedError:function(r,e,s){
var t=new Error(s);return t.name="SuppressedError",t.error=r,t.suppressed=e,t});const ws=250,Ve={first:25,most:500},Ss=5e3,Qe=4096;class bs{#e;#s;#t;#r=[];#n;#o=new AbortController;#i=new AbortController;#a;#d;#c=!1;#l=!1;#h=!1;constructor(e,s,t){
this.#e=e,this.#s=s,this.#t=t,this.#n=new ys(n=>t.send({kind:"printed",id:e,lines:n}),s.env,()=>t.clock.now())}async run(){let e={exitCode:null,signal:null,outOfMemory:!1};
try{e=await this.#m()}catch(s){this.#f("start_failed",(0,x.bD)(s))}finally{this.#i.abort(),this.#n.end(),this.#t.send({kind:"ended",id:this.#e,end:e})}}stop(e){
const s=!this.#l;this.#l=!0,s&&this.#a&&e>0&&Ts(this.#a);const t=setTimeout(()=>this.end(),this.#a?e:0);this.#i.signal.addEventListener("abort",()=>clearTimeout(
t))}end(){this.#l=!0,this.#o.abort(new Error("It was stopped"))}#u(){this.#n.note("It was stopped because its network has ended"),this.end()}async#m(){const e={
stack:[],error:void 0,hasError:!1};try{const{releases:s,shares:t,versions:n,places:o}=this.#t,{app:i,manifestHash:a,settings:c}=this.#s;this.#p("unpack");const d=Te(
e,t.take(i.org),!1),u=Te(e,await s.open(i.org,a),!1),l=await Ke(u,c,n);this.#o.signal.throwIfAborted(),this.#p("spawn");const f=await o.take(i,l);try{const p={stack:[],
error:void 0,hasError:!1};try{const S=Te(p,f,!0);return this.#o.signal.throwIfAborted(),this.#o.signal.addEventListener("abort",()=>f.end(),{once:!0}),f.lost?.addEventListener(
"abort",()=>this.#u(),{signal:this.#i.signal}),f.lost?.aborted&&this.#u(),this.#E(await this.#w(f))}catch(S){p.error=S,p.hasError=!0}finally{const S=We(p);S&&await S}}finally{
o.ended(this.#s,this.#c&&this.#l)}}catch(s){e.error=s,e.hasError=!0}finally{We(e)}}async#w(e){const s=new AbortController;let t;try{const n=await e.begin({id:this.#e,
env:this.#s.env,onLine:(o,i)=>this.#n.line(o,i)});return this.#a=n.tree,t=setInterval(()=>{this.#v(n.tree,e.group)},Ss),this.#S(n,s.signal).catch(o=>{s.signal.aborted||
(this.#f("start_failed",(0,x.bD)(o)),this.end())}),await e.ended}catch(n){if(!this.#o.signal.aborted)throw n;return{exitCode:null,signal:"SIGKILL",shortOfMemory:!1}}finally{
clearInterval(t),s.abort(new Error("It has ended"))}}async#S({pipes:[e],tree:s,socket:t,port:n},o){const{limits:i,clock:a}=this.#t;this.#p("listen");const c=a.monotonic(),
d=()=>i.startMs-(a.monotonic()-c),{host:u,settings:l}=this.#s,f={socket:t,path:l.healthPath,host:u},p=new AbortController,S=Le(f,{over:p.signal,signal:o});if(S.
catch(()=>{}),!await this.#b(e,s,n,d,o))return;this.#p("health");const k=()=>Math.ceil(Math.max(1,Math.min(d(),gt))),A=setTimeout(()=>p.abort(),k());let j=await S.
finally(()=>clearTimeout(A));for(let D=Ve.first;;D=Math.min(Ve.most,D*2)){if(vt(j)){this.#c=!0,this.#p("ready"),this.#t.send({kind:"ready",id:this.#e});return}if(await a.
sleep(D,o),d()<=0)break;j=await Le(f,{over:AbortSignal.timeout(k()),signal:o})}const F="status"in j?`answered ${j.status}`:`has no answer: ${j.words}`;this.#f("\
unhealthy",`GET ${l.healthPath} ${F}, ${Oe(i.startMs)} after the start`),this.end()}async#b(e,s,t,n,o){const{limits:i,clock:a}=this.#t,c=new Map,d=a.monotonic(),
u=()=>{for(const k of as(s))c.has(k)||c.set(k,a.monotonic()-d)},l=setInterval(u,ws),f=await(0,H.ux)(a,Math.max(0,n()),ks(e),o);if(clearInterval(l),o.throwIfAborted(),
f!==void 0)return!0;u();const p=[...c].map(([k,A])=>`${k} (since ${Oe(A)} after the start)`),S=p.length>0?`It listens on port ${p.join(", ")}, but not with HTTP\
 there`:"It listens on no port";return this.#f("not_listening",`No server listened within ${Oe(i.startMs)}. PORT is ${t}. ${S}`),this.end(),!1}#E(e){this.#d=e;const{
breach:s}=e,t=this.#g(),n={...this.#y,outOfMemory:t},o=(0,G.Xq)(this.#s.settings.memoryBytes);let i=s&&$s(s.because,this.#t.limits);return t&&(i=`It used more t\
han its ${o} of memory`),i!==void 0&&this.#n.note(i),this.#c||(t?this.#f("out_of_memory",i??""):this.#l?this.#f("start_failed","It was stopped before it was rea\
dy"):this.#f("start_failed",i??vs(n))),n}get#y(){const{exitCode:e=null,signal:s=null,breach:t}=this.#d??{};return t?{exitCode:null,signal:"SIGKILL"}:s===null?{exitCode:e,
signal:s}:{exitCode:null,signal:s}}#g(){const{breach:e,shortOfMemory:s,exitCode:t,signal:n}=this.#d??{};return e?e.code==="out_of_memory":s&&(n==="SIGKILL"||t===
137)?!0:(n==="SIGABRT"||n==="SIGTRAP"||t===134||t===133)&&this.#n.last.some(i=>gs.test(i))}#f(e,s){if(this.#c||this.#h)return;this.#h=!0,this.#n.flush();const t={
code:e,step:this.#r.at(-1)?.step??"unpack",message:s.slice(0,Es),...this.#y,lines:this.#n.last,journey:[...this.#r]};this.#t.send({kind:"failed",id:this.#e,failure:t})}#p(e){
const s={step:e,at:this.#t.clock.now()};this.#r.push(s),this.#t.send({kind:"step",id:this.#e,step:s})}async#v(e,s){const t=s?s.commands.used:(await(0,St.A0)(e.list(),
new wt.Qj)).own;t>0&&this.#t.send({kind:"memory",id:this.#e,bytes:Math.round(t)})}}const Es=1900,gs=/JavaScript heap out of memory|Reached heap limit/;function Oe(r){
return`${Number((r/1e3).toFixed(1))} seconds`}function vs({exitCode:r,signal:e}){return e!==null?`The start command was ended by ${e}`:`The start command ended \
with exit code ${r??"unknown"} before it was ready`}function $s(r,{tmpBytes:e}){return`It was stopped because ${r.replace("the limit of a build","the limit of a\
n instance")} (/tmp has ${(0,G.Xq)(e)})`}function ks(r){const{promise:e,resolve:s}=Promise.withResolvers();let t="";return r?.setEncoding("latin1").on("data",n=>{
if(t.length>=Qe)return;t=(t+n).slice(0,Qe);const{port:o}=(0,Q.D7)(t.split(`
`)[0]??"")??{};typeof o=="number"&&s(o)}),r?.on("error",()=>{}),e}function Ts(r){const e=r.list().map(o=>Number(o.slice(6))),s=o=>e.filter(i=>(0,ce._N)(i)?.parent===
o),t=r.namespace;let n=t===void 0?e.slice(0,1):s(t).filter(Ms).slice(0,1);for(let o=0;o<Os&&n.length>0&&n.every(Ps);o+=1){const i=n.flatMap(s);if(i.length===0)break;
n=i}for(const o of n)(0,be.z7)(o,"SIGTERM")}const Os=8;function Ms(r){return/^NSpid:\s.*\s2$/m.test((0,ce.lK)(`/proc/${r}/status`))}function Ps(r){return/^(?:ba|da|a|)sh$/.
test((0,ce.lK)(`/proc/${r}/comm`).trim())}var Ze=h(8161),Rs=h(6822),qe=h(6848),As=h(4789),xs=h(6466),Is=h(6321),et=h(5555);const ae={bytes:4*G.j9,files:5e5,ms:12e4},
Ns=10,Ls=4320*6e4,js=256*G.D6;class X extends Error{name="UnpackFailure"}class Ds{#e;#s;#t;#r;#n=new Map;#o=Promise.resolve();constructor(e,s,t,n){this.#e=e,this.#s=
s,this.#t=t,this.#r=n}async recover(){const e=this.#e;await(0,v.mkdir)(e,{recursive:!0,mode:493});const s=(0,ce.lK)("/proc/sys/kernel/random/boot_id").trim(),t=(0,E.
join)(e,Cs),n=await(0,v.readFile)(t,"utf8").catch(()=>"");for(const o of await(0,v.readdir)(e))(o.startsWith(Me)||s!==n&&!o.startsWith("."))&&await(0,re.dM)((0,E.
join)(e,o));await(0,v.writeFile)(t,s)}async open(e,s){const t=tt(e,s),n=()=>({server:this.#c(e,s),removed:new AbortController,users:0}),o=this.#n.get(t)??n();this.#n.
set(t,o),o.users+=1;let i=!0;const a=()=>{i&&(i=!1,o.users-=1,this.tidy())};try{const c=await o.server,d=this.#t.now()/1e3;await(0,v.utimes)(this.#d(t),d,d).catch(
()=>{});const{signal:u}=o.removed;return{folder:this.#d(t),server:c,removed:u,[Symbol.dispose]:a}}catch(c){throw this.#n.get(t)===o&&this.#n.delete(t),a(),c}}tidy(){
this.#o=this.#o.then(()=>this.#i()).catch(()=>{})}async#i(){const e=this.#e,s=[];for(const t of await(0,v.readdir)(e)){if(t.startsWith(".")||this.#a(t))continue;
const n=await(0,v.stat)((0,E.join)(e,t)).catch(()=>{});n&&s.push({name:t,usedMs:n.mtimeMs})}s.sort((t,n)=>n.usedMs-t.usedMs);for(const[t,{name:n,usedMs:o}]of s.
entries()){const i=(0,Is.OV)(e),a=i!==void 0&&i.bytes<2*(0,Y.g2)(i.size);if(t<Ns&&!a&&this.#t.now()-o<Ls||this.#a(n))continue;this.#n.get(n)?.removed.abort(),this.#n.
delete(n);const c=(0,E.join)(e,`${Me}${n}-old`);(0,O.renameSync)((0,E.join)(e,n),c),await(0,re.dM)(c)}}#a(e){return(this.#n.get(e)?.users??0)>0}#d(e){return(0,E.
join)(this.#e,e)}async#c(e,s){const t=this.#s,{index:n}=await t.index(e,s),o=k=>{const A=n.find(k);if(A===-1)throw new X(`The release has no ${k}: deploy again`);
return n.file(A)},i=o(de.r$),c=i.size<=et.Bm?(0,et.dX)(await t.read(e,i.hash,i.size)):void 0;if(!c)throw new X(`${de.r$} of the release is not valid: deploy aga\
in`);const d=tt(e,s),u=this.#d(d);if(await(0,v.stat)(u).catch(()=>{}))return c;const l=(0,E.join)(this.#e,`${Me}${d}`),[f,p]=[(0,E.join)(l,"packed"),(0,E.join)(
l,"app")],S=AbortSignal.timeout(ae.ms);try{await(0,re.dM)(l);for(const A of[l,f,p])await(0,v.mkdir)(A,{recursive:!0,mode:493});const k=new De.w({root:p,memoryBytes:js,
diskBytes:ae.bytes,diskFiles:ae.files,group:void 0});for(const A of c.layers){const j=o(A),F=(0,E.join)(f,"layer");await(0,xs.pipeline)(await t.stream(e,j.hash),
(0,O.createWriteStream)(F),{signal:S}),await this.#l(F,p,A,k,S),await(0,v.rm)(F)}return await(0,v.rename)(p,u),c}catch(k){throw S.aborted?new X(`The release was\
 not unpacked within ${ae.ms/1e3} seconds`):(0,x.b$)(k)?new X("The disk of the platform is full"):k}finally{await(0,re.dM)(l)}}async#l(e,s,t,n,o){const i=[],a=this.#r(
[s],[e]),{exitCode:c,breach:d}=await a("/bin/sh",["-c",_s,"sh",e],{cwd:s,env:{PATH:Be.sg,LC_ALL:"C"},signal:o,watch:n.watch,onLine(l){i.length<3&&i.push(l.slice(
0,300))}});if(d?.code==="disk_quota"){const l=`${(0,G.Xq)(ae.bytes)} and ${(0,Ye.zD)(ae.files)} files`;throw new X(`The release is too large: unpacked it may ha\
ve ${l}`)}if(d)throw new X(`${t} of the release could not be unpacked: ${d.because}`);if(c===0)return;const u=i[0]??`tar ended with ${c}`;throw new X(`${t} of t\
he release could not be unpacked: ${u}`)}}const _s='umask 022; tar -xzf "$1" --no-same-owner --no-same-permissions && chmod -R u+rwX,a+rX,go-w .',Me=".fresh-",Cs="\
.boot";function tt(r,e){return`${e}-${(0,je.hash)("sha256",r).slice(0,16)}`}const Bs=10*6e4;function Fs(r){const{clock:e}=r,s=new Map,t=new Map,n=As.Le[`${(0,Ze.
platform)()} ${(0,Ze.arch)()}`],o=async()=>{for(const[c,{tool:d,askedAt:u,places:l}]of s)l>0||e.monotonic()-u<=Bs||(s.delete(c),await(0,qe.q3)(r,d))},i=async c=>(await o(),
(0,qe.R3)(r,c,()=>{})),a=async(c,d,u)=>{const l=`${c.name}@${c.version}`,f=s.get(l)??{tool:c,found:i(c),askedAt:0,places:0};s.set(l,f),f.askedAt=e.monotonic();try{
const p=u(await f.found);return t.set(p,f),p}catch(p){s.get(l)===f&&s.delete(l);const S=p instanceof Rs.gl?p.message:"the registry did not answer";throw new X(`${d}\
 ${c.version} could not be fetched: ${S}`)}};return{async node(c){if(c===null||c===process.versions.node)return(0,E.dirname)(await(0,v.realpath)(process.execPath));
if(n===void 0)throw new X(`This machine has only Node.js ${process.versions.node}`);return a({name:n,version:c},"Node.js",d=>(0,E.join)(d,"bin"))},bun:c=>a({name:"\
bun",version:c},"Bun",E.dirname),hold(c){const d=t.get(c);return d&&(d.places+=1),{[Symbol.dispose](){d&&(d.places-=1)}}}}}var Hs=function(r,e,s){if(e!=null){if(typeof e!=
"object"&&typeof e!="function")throw new TypeError("Object expected.");var t,n;if(s){if(!Symbol.asyncDispose)throw new TypeError("Symbol.asyncDispose is not def\
ined.");t=e[Symbol.asyncDispose]}if(t===void 0){if(!Symbol.dispose)throw new TypeError("Symbol.dispose is not defined.");t=e[Symbol.dispose],s&&(n=t)}if(typeof t!=
"function")throw new TypeError("Object not disposable.");n&&(t=function(){try{n.call(this)}catch(o){return Promise.reject(o)}}),r.stack.push({value:e,dispose:t,
async:s})}else s&&r.stack.push({async:!0});return e},Us=(function(r){return function(e){function s(i){e.error=e.hasError?new r(i,e.error,"An error was suppresse\
d during disposal."):i,e.hasError=!0}var t,n=0;function o(){for(;t=e.stack.pop();)try{if(!t.async&&n===1)return n=0,e.stack.push(t),Promise.resolve().then(o);if(t.
dispose){var i=t.dispose.call(t.value);if(t.async)return n|=2,Promise.resolve(i).then(o,function(a){return s(a),o()})}else n|=1}catch(a){s(a)}if(n===1)return e.
hasError?Promise.reject(e.error):Promise.resolve();if(e.hasError)throw e.error}return o()}})(typeof SuppressedError=="function"?SuppressedError:function(r,e,s){
var t=new Error(s);return t.name="SuppressedError",t.error=r,t.suppressed=e,t});const Gs=8,zs=1440*6e4,Ks=500;class Ys{#e;#s=new Map;#t=new Map;#r=Promise.resolve();#n=new AbortController;constructor(e){
this.#e=e}async take(e,s){const t=st(e);this.#t.set(t,(this.#t.get(t)??0)+1);try{const n=this.#s.get(t);return this.#s.delete(t),n&&this.#i(n)&&await n.place.isCurrent(
s)?n.place:(n&&nt(n.place),await this.#e.open(s))}catch(n){throw this.#o(t),n}}ended(e,s){const t=st(e.app);this.#o(t),!(!s||!this.#e.keepsReady)&&(this.#r=this.#r.
then(()=>this.#a(t,e)).catch(()=>{}))}async[Symbol.asyncDispose](){this.#n.abort(),await this.#r,await Promise.all(Array.from(this.#s.values(),({place:e})=>e[Symbol.
asyncDispose]())),this.#s.clear()}#o(e){const s=(this.#t.get(e)??1)-1;s>0?this.#t.set(e,s):this.#t.delete(e)}#i({since:e}){return this.#e.clock.monotonic()-e<zs}async#a(e,{
app:s,manifestHash:t,settings:n}){const o={stack:[],error:void 0,hasError:!1};try{const{clock:i,releases:a,versions:c}=this.#e;if(await i.sleep(Ks,this.#n.signal),
this.#t.has(e)||this.#s.has(e))return;const d=Hs(o,await a.open(s.org,t),!1),u=await Ke(d,n,c),l=await this.#e.open(u);this.#s.set(e,{place:l,since:i.monotonic()}),
this.#d(e,l,d);for(const[f,p]of this.#s)(this.#s.size>Gs||!this.#i(p))&&this.#c(f,p.place)}catch(i){o.error=i,o.hasError=!0}finally{Us(o)}}#d(e,s,{removed:t}){const n=()=>this.#c(
e,s),o=new AbortController;t.addEventListener("abort",n,{once:!0,signal:o.signal}),s.lost?.addEventListener("abort",n,{once:!0,signal:o.signal});const i=()=>{o.
abort(),n()};s.ended.then(i,i)}#c(e,s){this.#s.get(e)?.place===s&&(this.#s.delete(e),nt(s))}}function st({org:r,project:e,appID:s}){return JSON.stringify([r,e,s])}
function nt(r){Promise.resolve(r[Symbol.asyncDispose]()).catch(()=>{})}const Js=3;class Xs{#e;#s=new Map;#t=0;constructor(e){this.#e=e}take(e){const s=this.#s.get(
e)??0;if(s>=Js*(this.#e-this.#t))throw new Error(`The organization ${e} has ${s} instances on this node, which has processes for ${this.#e} of all organizations\
. Let fewer apps or instances run, or let the operator raise the bound of processes of the machine or of the service`);return this.#r(e,1),{[Symbol.dispose]:()=>this.#r(
e,-1)}}#r(e,s){this.#t+=s;const t=(this.#s.get(e)??0)+s;t>0?this.#s.set(e,t):this.#s.delete(e)}}function Ws(){const e=["/proc/sys/kernel/pid_max","/proc/sys/ker\
nel/threads-max",...Vs().map(s=>(0,E.join)(s,"pids.max"))].map(s=>Number.parseInt((0,ce.lK)(s),10));return Math.min(...e.map(s=>Number.isNaN(s)?Number.POSITIVE_INFINITY:
s))}function Vs(){const r=[];try{for(let e=(0,T.$q)().folder;e!==(0,E.dirname)(e);e=(0,E.dirname)(e))r.push(e)}catch{}return r}const Qs=4,Zs=1e3;async function qs({
input:r,output:e,path:s}){process.umask(18);const t=f=>{e.writable&&e.write(`${JSON.stringify(f)}
`)},n=setInterval(()=>t({kind:"pulse"}),B.lb),o=new Map,i=Promise.withResolvers();let a;const c=(f,p,S)=>{const k=new bs(f,p,S),A=k.run().finally(()=>o.delete(f));
o.set(f,{run:k,ended:A})},d=async f=>{if(f.kind==="prepare")return a=en(f.settings,s,t),void a.catch(i.reject);const p=await a;if(!p)throw new Error("An instanc\
e came before the settings");if(f.kind==="start")return c(f.id,f.spec,p);o.get(f.id)?.run.stop(f.graceMs)};let u=Promise.resolve();const l=(0,V.createInterface)(
{input:r});l.on("line",f=>{u=u.then(()=>d(JSON.parse(f))),u.catch(i.reject)}),l.on("close",i.resolve),e.on("error",()=>i.resolve());try{await i.promise}finally{
clearInterval(n);for(const{run:S}of o.values())S.end();const f=H.ml.sleep(Zs),p=a?.then(async S=>S.places[Symbol.asyncDispose]()).catch(()=>{});await Promise.race(
[Promise.all([p,...[...o.values()].map(({ended:S})=>S)]),f])}return 0}async function en(r,e,s){const{nodeDir:t,sockets:n,env:o,limits:i,isolation:a}=r,c=(0,E.join)(
t,"functions"),d={runs:(0,E.join)(c,"running"),releases:(0,E.join)(c,"releases"),programs:(0,E.join)(c,"programs"),tools:(0,E.join)(c,"tools")};await(0,v.mkdir)(
c,{recursive:!0,mode:448});const u=(0,R.Fg)(c);await sn(r,d.runs,u);for(const w of Object.values(d))await(0,v.mkdir)(w,{recursive:!0,mode:493}),await(0,v.chmod)(
w,493);const l=await(0,T.Mi)(r.cgroup,u);l.kind==="cgroup"&&await(0,g.KV)(l.folder,(0,T.sr)(u));const f=(0,P.Ou)(e,process.execPath),p=await(0,ee.Sg)(f,(0,P.ao)(
o)),S=r.networkAllow.map(K.s),k=new pt(w=>{s({kind:"note",level:"error",event:"functions_network_lost",text:w})}),A=new yt((w,L)=>k.open(w,L),()=>k.reason===void 0?
Qs:1),j=async(w,L)=>(0,ee._i)({limiter:l,want:a==="none"?"none":"auto",limits:{...Y.dR,memoryBytes:w},tools:p,dataDir:await(0,v.realpath)(t),known:L?.isolation,
network:{want:r.network,known:L?.network,allowed:S,openPrivate:C=>A.open(C)}}),F=await j(Y.dR.memoryBytes),{isolation:D,network:te}=F;if(a==="required"&&D.kind===
"none")throw new Error(`Functions are not isolated here, as they must be or were before: ${D.reason}`);const Pe=(0,Q.Eb)({apart:k.reason});s({kind:"walls",isolation:D.
kind,limiter:l.kind,network:te,...Pe});const le=tn(F,()=>j(Y.dR.memoryBytes,F));await It(d.programs);const me=await(0,$.d)(r.blobs),Re=new y.n({blobs:me,clock:H.
ml,log:z.aB}),M=new Ds(d.releases,Re,H.ml,le);await M.recover();const m=new q.b,b={limits:i,sockets:n,path:f,releases:M,shares:new Xs(Math.max(1,Math.floor(Ws()/
i.processes))),clock:H.ml,send:s,runs:d.runs,programs:d.programs,markPrefix:u,groupPrefix:(0,T.sr)(u),keepsReady:D.kind!=="none"&&k.reason===void 0,sandbox:w=>j(
w,F),versions:Fs({tools:d.tools,path:f,hostEnv:o,marker:u,clock:H.ml,lock:w=>m.acquire(w),signal:new AbortController().signal,runIn:w=>le([w])})};return{...b,places:new Ys(
{...b,open:w=>ve.open(w,b)})}}function tn(r,e){let s=Promise.resolve(r);const t=async n=>{if(!n.networkLost?.aborted)return n;const o=await e();return n[Symbol.
dispose](),o};return(n,o)=>async(i,a,c)=>{const d=s.then(t);return s=d.catch(()=>r),(await d).confined(n,o)(i,a,c)}}async function sn({nodeDir:r,sockets:e},s,t){
await(0,be.uY)((0,R.Ld)(r,0),(0,R.Ld)(r,process.ppid));const n=await(0,v.readdir)(s).catch(()=>[]);n.length>0&&await(0,be.k3)(t);for(const o of n)await(0,re.dM)(
(0,E.join)(s,o));if((0,O.existsSync)(e))for(const o of await(0,v.readdir)(e))await(0,v.rm)((0,E.join)(e,o),{force:!0});await(0,v.mkdir)((0,E.dirname)(e),{recursive:!0,
mode:448})}}),6583:((we,Z,h)=>{h.d(Z,{P$:()=>H,RB:()=>B,nA:()=>v,r$:()=>E,xn:()=>K});var O=h(2978);const v=".slipway",E=`${v}/server.json`,V=["unpack","spawn","\
listen","health","ready"],H=(0,O.lS)({step:(0,O.yL)(V),at:O.U9}),Q=2e3,q=200,z={exitCode:(0,O.Xd)(O.U9),signal:(0,O.Xd)((0,O.Qq)(40))},K=(0,O.lS)({...z,code:(0,O.
yL)(["start_failed","not_listening","unhealthy","out_of_memory"]),step:(0,O.yL)(V),message:(0,O.Qq)(Q),lines:(0,O.c3)(q,(0,O.Qq)(Q)),journey:(0,O.c3)(V.length,H)});
function Y($,y){return{code:"start_failed",step:y.at(-1)?.step??"unpack",message:$,exitCode:null,signal:null,lines:[],journey:y}}const B=(0,O.lS)({...z,outOfMemory:O.
Jt});class R extends Error{name="StartFailed";failure;constructor(y){super(y.message),this.failure=y}}}),8899:((we,Z,h)=>{h.d(Z,{L:()=>H});var O=h(5807),v=h(1383);
const E=4,V=/^(?:true|false|null|none|auto|production|development|preview|staging|test)$/i;function H(B){const R=[...new Set(Object.values(B).flatMap(y=>y.split(
`
`)))].map(y=>y.trim()).filter(y=>y.length>=E&&!V.test(y)),$=z(R);return y=>{const g=y.split("\r").findLast(x=>x!=="")??"",T=(0,O.DJ)(g),P=$(T);return{plain:P,coloured:P===
T?Q(g,T):void 0}}}function Q(B,R){if(B.length>v.jz)return;const{texts:$,codes:y}=(0,O.OK)(B);if(y.length===0)return;const g=$.map(O.DJ);if(g.join("")===R)return g.
map((T,P)=>T+(y[P]??"")).join("")}const q="***";function z(B){if(B.length===0)return $=>$;const R=new Y(B);return $=>{const y=R.spansIn($);if(y.length===0)return $;
let[g,T]=["",0];for(const{start:P,end:x}of y)g+=$.slice(T,P)+q,T=x;return g+$.slice(T)}}const K=2654435761;class Y{#e;#s;#t;#r;#n;#o=Math.floor(Math.random()*2**
31);#i=new Set;#a=1;constructor(R){const $=R.reduce((g,{length:T})=>g+T,1);this.#e=new Int32Array($),this.#s=new Uint16Array($),this.#t=new Int32Array($),this.#r=
new Int32Array($),this.#n=new Int32Array(2**Math.ceil(Math.log2(2*$)));const y=[];for(const g of R)this.#d(g,y);for(const[g,T]of y.entries())for(const P of T){const{
[P]:x=0}=this.#e,_=g===0?0:this.#c(this.#t[x]??0,this.#s[P]??0);this.#t[P]=_,this.#r[P]||=this.#r[_]??0}}#d(R,$){let y=0;for(let g=0;g<R.length;g+=1){const T=R.
charCodeAt(g),P=this.#l(y,T);let x=this.#n[P]??0;if(x===0){x=this.#a,this.#a+=1,this.#n[P]=x,this.#e[x]=y,this.#s[x]=T;const _=$[g]??[];_.push(x),$[g]=_}y=x}this.#r[y]=
R.length,this.#i.add(R.charCodeAt(0))}spansIn(R){const $=[];let y=0;for(let g=0;g<R.length;g+=1){const T=R.charCodeAt(g);if(y===0&&!this.#i.has(T))continue;y=this.#c(
y,T);const P=this.#r[y]??0;if(P===0)continue;let x=g+1-P;for(let _=$.at(-1);_&&_.end>x;_=$.at(-1))x=Math.min(x,_.start),$.pop();$.push({start:x,end:g+1})}return $}#c(R,$){
for(let y=R;;y=this.#t[y]??0){const g=this.#n[this.#l(y,$)]??0;if(g!==0||y===0)return g}}#l(R,$){const y=this.#n.length-1,g=Math.imul(Math.imul(R^this.#o,K)^$,K);
for(let T=(g^g>>>15)&y;;T=T+1&y){const P=this.#n[T]??0;if(P===0||this.#e[P]===R&&this.#s[P]===$)return T}}}})};export{on as id,an as ids,cn as modules};
