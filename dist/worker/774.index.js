const rn=774,on=[774],an={5555:((we,q,h)=>{h.d(q,{RR:()=>Y,Bm:()=>K,lS:()=>J,dX:()=>ue});var O=h(4573),v=h(8302),g=h(2978);const se={healthPath:{pattern:/^\/(?:[\x21\x22\x24-\x2e\x30-\x7e][\x21\x22\x24-\x7e]{0,1022})?$/,
example:"/health",what:"a path"},memory:{pattern:/^(?:(?:6[4-9]|[7-9]\d|[1-9]\d{2,3})MiB|(?:[1-9]|1[0-6])GiB)$/,example:"512MiB",what:"a size of 64MiB to 16GiB"},
idleTimeout:{pattern:/^(?:0|off|[1-9]\d{0,3}[sm]|[1-9]\d{0,2}h|[1-9]\d?d)$/,example:"15m",what:'a time with one unit, or "0" for never'},requestTimeout:{pattern:/^(?:0|off|[1-9]\d{0,3}[sm]|[1-9]\d{0,2}h|[1-9]\d?d)$/,
example:"30s",what:'a time with one unit, or "0" for no limit'}},F=16,W={healthPath:"/",instances:1,memory:"512MiB",idleTimeout:"15m",requestTimeout:"30s"},V=4096;
var Q=h(6583);const K=16*1024,Y={dependencies:`${Q.nA}/dependencies.tar.gz`,app:`${Q.nA}/app.tar.gz`},H=4,R=/^\.slipway\/[a-z][a-z-]{0,30}\.tar\.gz$/,T=/^\d{1,3}\.\d{1,4}\.\d{1,4}$/,
w=1024,y=100;function k(N,U=()=>!0){return ne=>(0,v.KH)(ne,N)&&!new RegExp("\\p{Cc}","u").test(ne)&&U(ne)?ne:void 0}function P(N){return N===""||!N.split("/").some(
U=>U===""||U==="."||U==="..")}const A=(0,g.Xd)(k(y,N=>T.test(N))),_=(0,g.c3)(H,k(w,N=>R.test(N))),he=(0,g.lS)({version:N=>N===1?N:void 0,startCommand:k(V,N=>N.trim()!==
""),cwd:k(w,P),runtime:(0,g.yL)(["node","other"]),node:A,bun:N=>A(N??null),framework:(0,g.Xd)(k(y)),layers(N){const U=_(N)??[];return U.length>0&&new Set(U).size===
U.length?U:void 0}});function J(N){return Buffer.from(`${JSON.stringify(N,void 0,1)}
`)}function ue(N){if(!(N.length>K||!(0,O.isUtf8)(N)))return he((0,v.U4)(Buffer.from(N).toString()))}}),6774:((we,q,h)=>{h.d(q,{runFunctions:()=>Zs});var O=h(3024),
v=h(1455),g=h(6760),se=h(481),F=h(1224),W=h(8302),V=h(9762),Q=h(1132),K=h(384),Y=h(1331),H=h(1383),R=h(1463),T=h(572),w=h(9842),y=h(9758),k=h(8087),P=h(9537),A=h(
3739),_=h(6556);const he="app",J=`"${he}*"`,ue="192.0.0.10",N=2048,U=1e3,ne=2e3,pe=32767,Ae=65520,rt="reject with icmpx admin-prohibited";function ot(o){const e=n=>`\
198.18.${n>>8}.${n&255}`,s=n=>`fd5a:736c:6970:7761:1::${n.toString(16)}`,t=n=>({4:e(n),6:s(n)});return{device:`${he}${o}`,gateway:t(2*o),own:t(2*o+1)}}function it({
device:o,gateway:e,own:s},t,n){return Ne([`link add internet mtu ${Ae} type veth peer name ${o} mtu ${Ae} netns ${t}`,"link set lo up",`address add ${s[4]}/31 d\
ev internet`,n&&`address add ${s[6]}/127 dev internet nodad`,"link set internet up",`route add 0.0.0.0/0 via ${e[4]} dev internet`,n&&`route add ::/0 via ${e[6]}\
 dev internet`])}function at({device:o,gateway:e},s){return Ne([`address add ${e[4]}/31 dev ${o}`,s&&`address add ${e[6]}/127 dev ${o} nodad`,`link set ${o} up`])}
function xe({device:o,own:e},s){return[4,6].map(t=>`${s} element inet slipway known${t} { ${o} . ${e[t]} }`).join("; ")}function ct(o,{own:e}){return o.length===
0?"":`table ip loopback {
chain asked {
type nat hook output priority -100; policy accept;
ip daddr 127.0.0.1 tcp dport { ${o.join(", ")} } dnat to ${ue}
}
chain sent {
type nat hook postrouting priority 100; policy accept;
oifname "internet" ip saddr 127.0.0.0/8 snat to ${e[4]}
}
}
`}function dt(o){const e=o.length===0?"":`chain to_loopback {
type nat hook prerouting priority -100; policy accept;
iifname ${J} ip daddr ${ue} tcp dport { ${o.join(", ")} } dnat ip to 127.0.0.1
}
chain as_loopback {
type nat hook input priority 100; policy accept;
iifname ${J} ip daddr 127.0.0.1 snat ip to 127.0.0.1
}
`;return`table inet slipway {
set known4 { typeof iifname . ip saddr; }
set known6 { typeof iifname . ip6 saddr; }
set open { typeof iifname; flags dynamic; size ${2*pe}; }
set begun { typeof iifname; flags dynamic, timeout; timeout 1m; size ${2*pe}; }
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
add @open { iifname ct count over ${N} } goto refused
update @begun { iifname limit rate over ${U}/second burst ${ne} packets } goto refused
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
`}function Ne(o){return o.filter(e=>e!==!1).join(`
`)}var me=h(7535),re=h(170),Se=h(7586);const lt=`
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
read -r end`;async function ht({asRoot:o,folder:e,allowed:s}){(0,me.Pt)([["ip","iproute2"],["unshare","util-linux"]]);const t=(0,re.O2)(s),n=(0,O.existsSync)("/\
proc/net/if_inet6"),r=await(0,re.gQ)({asRoot:o,folder:e,ports:t,script:lt,words:[dt(t),n?"yes":""]}),i=new Set;let a=0;const c=()=>{if(i.size>=pe)throw new Error(
"the gateway has no address left");do a=a%pe+1;while(i.has(a));return i.add(a),a};return{lost:r.lost,async open(d){if(`${(0,re.O2)(d.allowed)}`!=`${t}`)throw new Error(
"other ports of the loopback are allowed");const u=c(),l=ot(u),f=()=>{r.tell(`${l.device} ${xe(l,"delete")}`),i.delete(u)};try{const p=[(0,_.NP)(d.allowed),ct(t,
l)],b=[at(l,n),xe(l,"add")],$=[it(l,r.pid,n),...p,`/proc/${r.pid}/ns/net`,...b],x=await ut(r,d.asRoot,$);let j=!0;return{enter:(0,Se.nx)(r.user,`/proc/${process.
pid}/fd/${x}`,o),resolver:await(0,Se.lY)(e),lost:r.lost,[Symbol.dispose](){j&&(j=!1,(0,O.closeSync)(x),f())}}}catch(p){throw f(),p}},[Symbol.dispose]:()=>r[Symbol.
dispose]()}}function ut({net:o,user:e},s,t){const n=["/bin/sh","-c",ft,"sh",...t];return(0,me.f1)([...(0,re.Hu)(e,o,s),(0,me.I6)("unshare")??"unshare","--net","\
--",...n],{name:"a link to the gateway",reasonIn:(r,i)=>i?r.trim().split(`
`).at(-1):void 0,found(r){const i=(0,O.openSync)(`/proc/${r.pid}/ns/net`,"r");return(0,me.m_)(r),i}})}class pt{reason;#e;#s=!1;#t=!1;#r;constructor(e){this.#r=e}async open(e,s=!1){
if(this.reason===void 0)try{const t=(0,re.O2)(e.allowed,4);if((0,re.O2)(e.allowed,6).some(r=>!t.includes(r)))throw new Error("a port of [::1] alone is allowed");
const n=await(await this.#n(e)).open(e);return this.#s=!0,n}catch(t){if(this.#s&&s)throw t;this.#s||(this.reason=(0,A.bD)(t),this[Symbol.dispose]())}return(0,Se.
Yq)(e)}[Symbol.dispose](){this.#t=!0,this.#e?.then(e=>e[Symbol.dispose]()).catch(()=>{}),this.#e=void 0}async#n(e){const s=this.#e;if(s){const t=await s.catch(()=>{});
if(t&&!t.lost.aborted)return t;this.#e===s&&(t?.[Symbol.dispose](),this.#e=void 0)}return this.#e??=ht(e).then(t=>(t.lost.addEventListener("abort",()=>{this.#t||
this.#r("pasta has ended. It is started again, and the instances that it carried are replaced")}),t)),this.#e}}const mt=500;class yt{#e;#s;#t=[];#r;#n=!1;constructor(e,s){
this.#e=e,this.#s=s}async open(e){return this.#r??=setTimeout(()=>{this.#a(e)},mt).unref(),this.#o(Ie(e))??this.#e(e,!1)}[Symbol.dispose](){this.#n=!0,clearTimeout(
this.#r);for(const{network:e}of this.#t.splice(0))e[Symbol.dispose]()}#o(e){for(let s=this.#t.shift();s;s=this.#t.shift()){if(s.key===e&&!s.network.lost.aborted)
return s.network;s.network[Symbol.dispose]()}}async#a(e){try{for(;!this.#n&&this.#t.length<this.#s();){const s=Ie(e),t=await this.#e(e,!0);this.#n?t[Symbol.dispose]():
this.#t.push({key:s,network:t})}}catch{}finally{this.#r=void 0}}}function Ie({asRoot:o,folder:e,allowed:s}){return JSON.stringify([o,e,s,(0,_.NP)(s)])}var ee=h(
2654),be=h(2106),oe=h(6757),G=h(3052),wt=h(1702),St=h(6807),le=h(3630),bt=h(3729);const Et=64*1024,gt=1e4;function vt(o){return"status"in o&&o.status<500}async function Le({
socket:o,path:e,host:s},{over:t,signal:n}){const r=new bt.Kj("http://localhost",{socketPath:o,maxHeaderSize:Et,headersTimeout:0,bodyTimeout:0,pipelining:1});try{
const{statusCode:i,body:a}=await r.request({path:e,method:"GET",headers:{host:s,"user-agent":"Slipway-Health",accept:"*/*","x-forwarded-host":s,"x-forwarded-pro\
to":"https","x-forwarded-for":"127.0.0.1"},signal:AbortSignal.any([n,t])});return a.on("error",()=>{}),{status:i}}catch(i){return n.throwIfAborted(),{words:$t(i)}}finally{
r.destroy().catch(()=>{})}}function $t(o){const e=o instanceof Error&&"code"in o?String(o.code):"";return e==="UND_ERR_HEADERS_OVERFLOW"?"its header is too long":
e==="UND_ERR_SOCKET"||e==="ECONNRESET"?"it closed the connection":e.startsWith("HPE_")?"its answer is not HTTP":"it did not answer"}var je=h(7598),Ee=h(8474),De=h(
9878),I=h(2978),ie=h(6583);const sn={startMs:6e4,tmpBytes:512*G.D6,tmpFiles:1e5,processes:256},kt=40,ge=2e3,Tt=8e3,Ot=2e4;function _e(o,e){return`${o}/${e}.sock`}
const ae=(0,I.Qq)(kt),Ce=(0,I.lS)({reason:o=>String(o).slice(0,ge)}),Mt=(0,I.tG)("kind",{pulse:(0,I.lS)({}),walls:(0,I.lS)({isolation:(0,I.yL)(["bubblewrap","no\
ne"]),limiter:(0,I.yL)(["cgroup","sampling"]),network:(0,I.tG)("level",{private:(0,I.lS)({}),filtered:Ce,open:Ce})},{apart:o=>typeof o=="string"?o.slice(0,ge):void 0}),
step:(0,I.lS)({id:ae,step:ie.P$}),ready:(0,I.lS)({id:ae}),failed:(0,I.lS)({id:ae,failure:ie.xn}),printed:(0,I.lS)({id:ae,lines:(0,I.c3)(Ot,(0,I.lS)({at:I.U9,stream:(0,I.
yL)(["stdout","stderr"]),text:(0,I.Qq)(Tt)}))}),memory:(0,I.lS)({id:ae,bytes:I.U9}),ended:(0,I.lS)({id:ae,end:ie.RB}),note:(0,I.lS)({level:(0,I.yL)(["info","war\
n","error"]),event:(0,I.Qq)(64),text:(0,I.Qq)(ge)})});function nn(o){return Mt(parsedJson(o))}var Be=h(1264);function Rt(o,e,s){const t=o("node:net"),n=o("node:\
fs"),r=["127.0.0.1","::1"],i=(u,l,f)=>{const[p,...b]=u;if(p===void 0){f();return}const $=t.connect({host:p,port:s,allowHalfOpen:!0}),x=()=>i(b,l,f);$.once("erro\
r",x),$.once("connect",()=>{$.removeListener("error",x),l($,p)})},a=(u,l)=>{u.on("error",()=>l.destroy()),u.on("close",()=>l.destroy()),u.pipe(l)},c=u=>{const l=[
u,...r.filter(p=>p!==u)],f=t.createServer({allowHalfOpen:!0,pauseOnConnect:!0},p=>{p.on("error",()=>{}),i(l,b=>{a(p,b),a(b,p)},()=>p.destroy())});f.on("error",()=>{}),
f.listen({fd:e.socket},()=>n.writeSync(e.reports,`${JSON.stringify({port:s})}
`))},d=()=>{i(r,(u,l)=>{u.on("error",()=>{}),u.destroy(),c(l)},()=>{setTimeout(d,e.pauseMs)})};d()}function Pt(o,e,s){const t=o("node:fs"),n=()=>{try{return t.fstatSync(
s.socket).isSocket()}catch{return!1}};if(!n())return;const r=o("node:net"),i=o("node:http"),{ChildProcess:a}=o("node:child_process"),c=a.prototype.spawn;a.prototype.
spawn=function(m){const E=m.stdio===void 0||m.stdio===null?"pipe":m.stdio,S=Array.isArray(E)?E.slice():[E,E,E];for(;S.length<s.socket;)S.push("ignore");return S.
length===s.socket&&n()&&S.push(s.socket,s.reports),c.call(this,Object.assign({},m,{stdio:S}))};let d,u=!1;const l=new Map,f=new Set,p=M=>{const[m]=M;if(m==null||
typeof m=="function")return 0;const{port:E}=typeof m=="object"?m:{port:m};if(typeof m=="object"&&("_handle"in m||"handle"in m||"fd"in m||"path"in m)){const{fd:C,
path:z}=m;if(typeof C=="number"||typeof z=="string"||"_handle"in m||"handle"in m)return}const L=typeof E=="number"||typeof E=="string"&&E.trim()!==""?Number(E):
Number.NaN;return Number.isInteger(L)&&L>=0&&L<=65535?L:void 0},b=M=>{const m=`${e.TMPDIR}/.slipway-port`;try{return t.writeFileSync(m,String(M),{flag:"wx"}),!0}catch{
try{return t.readFileSync(m,"utf8")===String(M)}catch{return!0}}},$=M=>{const m=(z,Z)=>Object.defineProperty(M.socket,z,{value:Z,configurable:!0,writable:!0}),E=M.
headers["x-forwarded-for"],S=(Array.isArray(E)?E.join():E??"").split(",")[0]?.trim()??"",L=r.isIP(S),C=L===0?["127.0.0.1","IPv4",0]:[S,`IPv${L}`,0];for(const[z,
Z]of["remoteAddress","remoteFamily","remotePort"].entries())m(Z,C[z]);m("encrypted",M.headers["x-forwarded-proto"]==="https")},x=M=>{let m=M.keepAliveTimeout;Object.
defineProperty(M,"keepAliveTimeout",{get:()=>m===0?0:Math.max(m,s.keepAliveMs),set:C=>{m=C},configurable:!0,enumerable:!0});const{headersTimeout:L}=M;L>0&&L<=s.
keepAliveMs&&(M.headersTimeout=s.keepAliveMs+1e3)},j=(M,m)=>{const E=Number(e.PORT);if(d?.server.listening&&(d.port===E||m!==E)||!d&&!b(m))return;d={server:M,port:m},
x(M);const S=M.emit;M.emit=function(C,...z){const[Z]=z;return Z?.socket&&l.has(Z.socket)&&Z.headers&&$(Z),Reflect.apply(S,this,[C,...z])},u||B(),u=!0},B=()=>{const M=r.
createServer({allowHalfOpen:!0},m=>{const E=d?.server;return E?(l.set(m,E),m.once("close",()=>{l.delete(m);for(const S of f)S()}),void E.emit("connection",m)):void m.
destroy()});M.on("error",()=>{}),M.listen({fd:s.socket},()=>{try{t.writeSync(s.reports,`${JSON.stringify({port:d?.port})}
`)}catch{}}),M.unref()},{listen:D,close:te,address:Re}=i.Server.prototype,fe=new WeakMap;let ye=0;const Pe=M=>{ye+=1;const m=`${e.TMPDIR}/.slipway-${process.pid}\
-${ye}`,E=M.filter(S=>typeof S=="function");return[{path:m},...E]};i.Server.prototype.listen=function(...m){const E=p(m);if(E===void 0)return Reflect.apply(D,this,
m);if(this.once("listening",()=>j(this,E)),!s.sharesPorts)return Reflect.apply(D,this,m);const[S,L]=m,C=typeof S=="object"&&S!==null?S.host:L;return fe.set(this,
{port:E===0?Number(e.PORT):E,host:C}),Reflect.apply(D,this,Pe(m))},i.Server.prototype.address=function(){const m=Re.call(this),E=fe.get(this);if(m===null||!E)return m;
const S=E.host==="localhost"?"127.0.0.1":E.host,L=typeof S=="string"&&r.isIP(S)!==0?S:"0.0.0.0";return{address:L,family:`IPv${r.isIP(L)}`,port:E.port}},i.Server.
prototype.close=function(m){d?.server===this&&(d=void 0);const E=()=>Array.from(l.values()).includes(this);if(!E())return te.call(this,m);const S=new Promise(C=>{
const z=()=>{E()||(f.delete(z),C())};f.add(z)}),L=te.call(this,C=>{S.then(()=>m?.(C))});return this.closeIdleConnections?.(),L}}const Fe=6,He=7,At=65e3,xt=50,ce={
preload:"preload.cjs",sharing:"preload-sharing.cjs",forward:"forward.cjs"};async function Nt(o){await(0,v.mkdir)(o,{recursive:!0,mode:493});const e={socket:Fe,reports:He},
s=n=>{const r={...e,keepAliveMs:At,sharesPorts:n};return`(${Pt})(require, require('node:process').env, ${JSON.stringify(r)});
`},t={[ce.preload]:s(!1),[ce.sharing]:s(!0),[ce.forward]:`(${Rt})(require, ${JSON.stringify({...e,pauseMs:xt})}, Number(process.argv[2]));
`};for(const[n,r]of Object.entries(t)){const i=(0,g.join)(o,`${n}.${process.pid}`);await(0,v.writeFile)(i,`'use strict';
${r}`,{mode:420}),await(0,v.rename)(i,(0,g.join)(o,n))}}const It=.75,Lt=1024*G.D6;function jt(o,e,s,t){const n=`cd -- ${(0,P.ZL)(Ue(o,e))} || exit 1`,r=Ct(o.startCommand,
o.runtime==="node"?"":` ${Fe}<&- ${He}>&-`);return(0,ee.lC)({fileBytes:Lt,processes:s},{isIsolated:t,score:800,become:`${n}
${r}`})}function Dt({runtime:o},{node:e,programs:s},t){return o==="node"?"":`${[`${e}/node`,`${s}/${ce.forward}`,String(t)].map(P.ZL).join(" ")} 3<&- </dev/null\
 >/dev/null 2>&1 &
`}const _t=/^\s*[\w@%+:,./-]+(?:\s+[\w@%+=:,./-]+)*\s*$/;function Ct(o,e=""){return _t.test(o)?`exec ${o.trim()}${e}`:`exec /bin/sh -c "$1"${e}`}function Ue({cwd:o},{
app:e}){return o===""?e:`${e}/${o}`}function Bt(o){const{app:e,server:s,places:t,port:n,memoryBytes:r,sharesPorts:i,path:a}=o,c=Math.max(16,Math.floor(r*It/G.D6)),
d=`${t.programs}/${i?ce.sharing:ce.preload}`,l=[...[`--require=${Ft(d)}`,`--max-old-space-size=${c}`,"--enable-source-maps"],e.NODE_OPTIONS??""],f=t.bun===void 0?
[]:[`${t.bun}/.bin`];return{NODE_ENV:"production",HOST:"127.0.0.1",HOSTNAME:"127.0.0.1",LANG:"C.UTF-8",...Object.hasOwn(Ge,s.framework??"")?Ge[s.framework??""]:
{},...e,PORT:String(n),HOME:t.tmp,TMPDIR:t.tmp,NODE_COMPILE_CACHE:`${t.tmp}/.node-compile-cache`,PATH:[t.node,`${Ue(s,t)}/node_modules/.bin`,...f,a||Be.sg].join(
":"),...s.runtime==="node"?{NODE_OPTIONS:l.filter(p=>p!=="").join(" ")}:{}}}const Ge={Angular:{NG_ALLOWED_HOSTS:"*",NG_TRUST_PROXY_HEADERS:"forwarded,x-forwarde\
d-for,x-forwarded-host,x-forwarded-proto"},"Next.js":{HOSTNAME:"localhost"},SvelteKit:{PROTOCOL_HEADER:"x-forwarded-proto"}};function Ft(o){return/\s/.test(o)?`\
"${o.replaceAll(/["\\]/g,"\\$&")}"`:o}const Ht=3e3;function Ut({PORT:o=""}){const e=Number(o);return/^\d{1,5}$/.test(o)&&e>0&&e<=65535?e:Ht}var ze=h(7030),Gt=function(o,e,s){
if(e!=null){if(typeof e!="object"&&typeof e!="function")throw new TypeError("Object expected.");var t,n;if(s){if(!Symbol.asyncDispose)throw new TypeError("Symbo\
l.asyncDispose is not defined.");t=e[Symbol.asyncDispose]}if(t===void 0){if(!Symbol.dispose)throw new TypeError("Symbol.dispose is not defined.");t=e[Symbol.dispose],
s&&(n=t)}if(typeof t!="function")throw new TypeError("Object not disposable.");n&&(t=function(){try{n.call(this)}catch(r){return Promise.reject(r)}}),o.stack.push(
{value:e,dispose:t,async:s})}else s&&o.stack.push({async:!0});return e},zt=(function(o){return function(e){function s(i){e.error=e.hasError?new o(i,e.error,"An \
error was suppressed during disposal."):i,e.hasError=!0}var t,n=0;function r(){for(;t=e.stack.pop();)try{if(!t.async&&n===1)return n=0,e.stack.push(t),Promise.resolve().
then(r);if(t.dispose){var i=t.dispose.call(t.value);if(t.async)return n|=2,Promise.resolve(i).then(r,function(a){return s(a),r()})}else n|=1}catch(a){s(a)}if(n===
1)return e.hasError?Promise.reject(e.error):Promise.resolve();if(e.hasError)throw e.error}return r()}})(typeof SuppressedError=="function"?SuppressedError:function(o,e,s){
var t=new Error(s);return t.name="SuppressedError",t.error=o,t.suppressed=e,t});async function Kt(o){const e=`${o}.new`;await(0,v.rm)(e,{force:!0});const s=(0,ze.
createServer)(r=>r.destroy()).listen({path:e,backlog:Yt});await(0,Ee.once)(s,"listening"),s.on("error",()=>{}),await(0,v.rename)(e,o);let t=o;const n=()=>{s.close()};
return{descriptor:Jt(s),release:n,async moveTo(r){await(0,v.rename)(t,r),t=r},async[Symbol.asyncDispose](){n(),await(0,v.rm)(t,{force:!0})}}}const Yt=511;function Jt(o){
const{_handle:e}=o;return e.fd}async function Xt(){const o={stack:[],error:void 0,hasError:!1};try{const e=Gt(o,(0,ze.createServer)().listen({port:0,host:"127.0\
.0.1"}),!0);await(0,Ee.once)(e,"listening");const s=e.address();return typeof s=="object"&&s!==null?s.port:0}catch(e){o.error=e,o.hasError=!0}finally{const e=zt(
o);e&&await e}}var Wt=function(o,e,s){if(e!=null){if(typeof e!="object"&&typeof e!="function")throw new TypeError("Object expected.");var t,n;if(s){if(!Symbol.asyncDispose)
throw new TypeError("Symbol.asyncDispose is not defined.");t=e[Symbol.asyncDispose]}if(t===void 0){if(!Symbol.dispose)throw new TypeError("Symbol.dispose is not\
 defined.");t=e[Symbol.dispose],s&&(n=t)}if(typeof t!="function")throw new TypeError("Object not disposable.");n&&(t=function(){try{n.call(this)}catch(r){return Promise.
reject(r)}}),o.stack.push({value:e,dispose:t,async:s})}else s&&o.stack.push({async:!0});return e},Vt=(function(o){return function(e){function s(i){e.error=e.hasError?
new o(i,e.error,"An error was suppressed during disposal."):i,e.hasError=!0}var t,n=0;function r(){for(;t=e.stack.pop();)try{if(!t.async&&n===1)return n=0,e.stack.
push(t),Promise.resolve().then(r);if(t.dispose){var i=t.dispose.call(t.value);if(t.async)return n|=2,Promise.resolve(i).then(r,function(a){return s(a),r()})}else
n|=1}catch(a){s(a)}if(n===1)return e.hasError?Promise.reject(e.error):Promise.resolve();if(e.hasError)throw e.error}return r()}})(typeof SuppressedError=="funct\
ion"?SuppressedError:function(o,e,s){var t=new Error(s);return t.name="SuppressedError",t.error=o,t.suppressed=e,t});const Qt=3e4,Zt=20;async function Ke(o,{memoryBytes:e},s){
const{node:t,bun:n}=o.server,r=n===null?void 0:await s.bun(n);return{release:o,node:await s.node(t),bun:r,memoryBytes:e}}class ve{#e;#s;#t=new AbortController;#r=Promise.
withResolvers();#n=Promise.withResolvers();#o;#a=e=>e;#i=[];#d=!1;ended;constructor(e){this.#e=e;const{given:s,parts:t,sandbox:n,tmp:r}=e,{release:i,node:a,bun:c}=s;
this.#s=n.isolation.kind==="none"?{app:i.folder,programs:t.programs,node:a,bun:c,tmp:r}:{...ee.fS,bun:c===void 0?void 0:ee.fS.bun,tmp:"/tmp"},this.#n.promise.catch(
()=>{}),this.ended=this.#c(),this.ended.catch(()=>{})}static async open(e,s){const t=new ve(await qt(e,s));try{return await Promise.race([t.#r.promise,t.ended]),
t}catch(n){throw await t[Symbol.asyncDispose](),n}}get group(){return this.#e.group}get lost(){return this.#e.sandbox.networkLost}async isCurrent({release:e,node:s,
bun:t,memoryBytes:n}){const{given:r,sandbox:i}=this.#e,a=r.node===s&&r.bun===t&&r.memoryBytes===n;return r.release.folder===e.folder&&a&&!this.#d&&!this.lost?.aborted&&
await i.hasSameNetwork()}async begin({id:e,env:s,onLine:t,counted:n}){const{given:r,parts:i,sandbox:a}=this.#e,{sockets:c,path:d}=i,{memoryBytes:u}=r,{server:l}=r.
release,f=_e(c,e);await this.#e.socket.moveTo(f);const p=a.network.level!=="private",b=p?await Xt():Ut(s),$=this.#s;this.#o=t,this.#a=n;for(const j of this.#i.splice(
0))t(...j);const x=Bt({server:l,places:$,port:b,app:s,memoryBytes:u,sharesPorts:p,path:d});return this.#n.resolve(`${Dt(l,$,b)}${(0,P.sJ)(x)}`),{...await this.#r.
promise,socket:f,port:b}}end(){const e=new Error("It was stopped");this.#n.reject(e),this.#t.abort(e)}async[Symbol.asyncDispose](){this.end(),await this.ended.catch(
()=>{}),await this.#e.resources.disposeAsync()}async#c(){const{id:e,given:s,parts:t,owner:n,tmp:r,passwd:i,sandbox:a,socket:c,group:d}=this.#e,{limits:u,markPrefix:l,
programs:f}=t,{release:p,node:b,bun:$,memoryBytes:x}=s,j=new De.w({memoryBytes:x,diskBytes:u.tmpBytes,diskFiles:u.tmpFiles,seldomMs:Qt,root:r,group:d?.commands,
counted:D=>this.#a(D)}),B=a.isolation.kind!=="none";try{return await a.runInstance({owner:n,app:p.folder,programs:f,node:b,bun:$,tmp:r,passwd:i,command:p.server.
startCommand,script:jt(p.server,this.#s,u.processes,B),variables:this.#n.promise,watch:async(D,te)=>await this.#l(te)?j.watch(D,te):void 0,group:d,descriptors:[
c.descriptor,"pipe"],marker:`${l}${e}`,signal:this.#t.signal,onLine:(...D)=>this.#f(D),onStarted:D=>{c.release(),this.#r.resolve(D)}})}finally{this.#d=!0}}#l(e){
const s=(0,Ee.once)(e,"abort").then(()=>!1),t=this.#n.promise.then(()=>!0);return Promise.race([t,s]).catch(()=>!1)}#f(e){this.#o?this.#o(...e):this.#i.length<Zt&&
this.#i.push(e)}}async function qt(o,e){const s={stack:[],error:void 0,hasError:!1};try{const t=`p-${(0,je.randomUUID)().slice(0,8)}`,n=(0,g.join)(e.runs,t),r=Wt(
s,new AsyncDisposableStack,!0);for(const f of[o.node,o.bun])f!==void 0&&r.use(e.versions.hold(f));const i=r.use(await e.sandbox(o.memoryBytes));r.defer(async()=>{
await(0,oe.dM)(n)});const a=(0,ee.V0)(t,i.isolation),c=(0,g.join)(n,"tmp");await(0,v.mkdir)(c,{recursive:!0,mode:493}),a!==void 0&&await(0,v.chown)(c,a,a);const d=(0,g.
join)(n,"passwd");await(0,v.writeFile)(d,(0,ee.oI)("app","/tmp",a),{mode:420});const u=r.use(await Kt(_e(e.sockets,t))),l=await es(t,o.memoryBytes,i,e);return r.
defer(async()=>{await l?.end()}),{id:t,given:o,parts:e,owner:a,tmp:c,passwd:d,sandbox:i,socket:u,group:l,resources:r.move()}}catch(t){s.error=t,s.hasError=!0}finally{
const t=Vt(s);t&&await t}}async function es(o,e,{limiter:s},t){if(s.kind==="sampling")return;const{processes:n}=t.limits,r={memoryBytes:e,processes:n,workerMemoryBytes:e,
workerProcesses:n};return y.A2.make(s.folder,`${t.groupPrefix}${o}`,r)}var ts=function(o,e,s){if(e!=null){if(typeof e!="object"&&typeof e!="function")throw new TypeError(
"Object expected.");var t,n;if(s){if(!Symbol.asyncDispose)throw new TypeError("Symbol.asyncDispose is not defined.");t=e[Symbol.asyncDispose]}if(t===void 0){if(!Symbol.
dispose)throw new TypeError("Symbol.dispose is not defined.");t=e[Symbol.dispose],s&&(n=t)}if(typeof t!="function")throw new TypeError("Object not disposable.");
n&&(t=function(){try{n.call(this)}catch(r){return Promise.reject(r)}}),o.stack.push({value:e,dispose:t,async:s})}else s&&o.stack.push({async:!0});return e},ss=(function(o){
return function(e){function s(i){e.error=e.hasError?new o(i,e.error,"An error was suppressed during disposal."):i,e.hasError=!0}var t,n=0;function r(){for(;t=e.
stack.pop();)try{if(!t.async&&n===1)return n=0,e.stack.push(t),Promise.resolve().then(r);if(t.dispose){var i=t.dispose.call(t.value);if(t.async)return n|=2,Promise.
resolve(i).then(r,function(a){return s(a),r()})}else n|=1}catch(a){s(a)}if(n===1)return e.hasError?Promise.reject(e.error):Promise.resolve();if(e.hasError)throw e.
error}return r()}})(typeof SuppressedError=="function"?SuppressedError:function(o,e,s){var t=new Error(s);return t.name="SuppressedError",t.error=o,t.suppressed=
e,t});const ns=5e3,rs=1e6,os=8,is="0A";function as(o){const e=o.list(),[s]=e;if(s===void 0)return[];const t=new Map;for(const i of["tcp","tcp6"])for(const a of ds(
`${s}/net/${i}`).split(`
`).slice(1)){const[,c="",,d,,,,,,u=""]=a.trim().split(/\s+/),l=Number.parseInt(c.slice(c.lastIndexOf(":")+1),16);d===is&&l>0&&t.set(`socket:[${u}]`,l)}if(t.size===
0)return[];const n=new Set;let r=ns;for(const i of e){for(const a of cs(`${i}/fd`,r)){r-=1;const c=t.get((0,A.CD)(()=>(0,O.readlinkSync)(`${i}/fd/${a}`))??"");c!==
void 0&&n.add(c)}if(r<=0)break}return[...n].sort((i,a)=>i-a).slice(0,os)}function cs(o,e){const s=[];try{const t={stack:[],error:void 0,hasError:!1};try{const n=ts(
t,(0,O.opendirSync)(o),!1);for(let r=n.readSync();r!==null&&s.length<e;r=n.readSync())s.push(r.name)}catch(n){t.error=n,t.hasError=!0}finally{ss(t)}}catch{}return s}
function ds(o){const e=Buffer.alloc(rs);let s=0;try{const t=(0,O.openSync)(o,"r");try{for(let n=-1;n!==0&&s<e.length;s+=n)n=(0,O.readSync)(t,e,s,e.length-s,null)}finally{
(0,O.closeSync)(t)}}catch{}return e.toString("latin1",0,s)}var Ye=h(5807),ls=h(8899);const Je=4e3,$e=200,fs=2e3,Xe=2*G.D6,hs=G.D6/4,ke=64,us=50,ps=64*1024;class ms{#e;#s;#t;#r=[];#n=[];#o=0;#a;#i=Xe;#d;#c={
lines:0,bytes:0};constructor(e,s,t){this.#e=e,this.#s=t,this.#d=t();const n=(0,ls.L)(s);this.#t=r=>n(r).plain}get last(){return this.#r.slice(-$e).map(e=>this.#t(
e).slice(0,fs))}line(e,s){const t=this.#s();this.#l(t);const n=Buffer.byteLength(e)+ke;if(n>this.#i){this.#c={lines:this.#c.lines+1,bytes:this.#c.bytes+n-ke},this.#m(
e);return}this.#i-=n,this.#f();const r=this.#t(e).slice(0,Je);this.#u({at:t,stream:s,text:r}),this.#m(e)}note(e){this.#u({at:this.#s(),stream:"stderr",text:`[sl\
ipway] ${e}`})}flush(){clearTimeout(this.#a),this.#a=void 0,this.#n.length>0&&this.#e(this.#n),this.#n=[],this.#o=0}end(){this.#f(),this.flush()}#l(e){const s=Math.
floor((e-this.#d)/1e3);s!==0&&(this.#i=Math.min(Xe,this.#i+Math.max(0,s)*hs),this.#d=e)}#f(){const{lines:e,bytes:s}=this.#c;e!==0&&(this.#c={lines:0,bytes:0},this.
note(`${(0,Ye.zD)(e)} lines (${(0,G.Xq)(s)}) are left out here: it prints too much`))}#u(e){this.#n.push({...e,text:Buffer.from(e.text).toString()}),this.#o+=e.
text.length+ke,this.#o>ps?this.flush():this.#a??=setTimeout(()=>this.flush(),us)}#m(e){this.#r.push(Buffer.from(e.slice(0,Je)).toString()),this.#r.length>=2*$e&&
(this.#r=this.#r.slice(-$e))}}var Te=function(o,e,s){if(e!=null){if(typeof e!="object"&&typeof e!="function")throw new TypeError("Object expected.");var t,n;if(s){
if(!Symbol.asyncDispose)throw new TypeError("Symbol.asyncDispose is not defined.");t=e[Symbol.asyncDispose]}if(t===void 0){if(!Symbol.dispose)throw new TypeError(
"Symbol.dispose is not defined.");t=e[Symbol.dispose],s&&(n=t)}if(typeof t!="function")throw new TypeError("Object not disposable.");n&&(t=function(){try{n.call(
this)}catch(r){return Promise.reject(r)}}),o.stack.push({value:e,dispose:t,async:s})}else s&&o.stack.push({async:!0});return e},We=(function(o){return function(e){
function s(i){e.error=e.hasError?new o(i,e.error,"An error was suppressed during disposal."):i,e.hasError=!0}var t,n=0;function r(){for(;t=e.stack.pop();)try{if(!t.
async&&n===1)return n=0,e.stack.push(t),Promise.resolve().then(r);if(t.dispose){var i=t.dispose.call(t.value);if(t.async)return n|=2,Promise.resolve(i).then(r,function(a){
return s(a),r()})}else n|=1}catch(a){s(a)}if(n===1)return e.hasError?Promise.reject(e.error):Promise.resolve();if(e.hasError)throw e.error}return r()}})(typeof SuppressedError==
"function"?SuppressedError:function(o,e,s){var t=new Error(s);return t.name="SuppressedError",t.error=o,t.suppressed=e,t});const ys=250,Ve={first:25,most:500},ws=5e3,
Qe=4096;class Ss{#e;#s;#t;#r=[];#n;#o=new AbortController;#a=new AbortController;#i;#d;#c=!1;#l=!1;#f=!1;constructor(e,s,t){this.#e=e,this.#s=s,this.#t=t,this.#n=
new ms(n=>t.send({kind:"printed",id:e,lines:n}),s.env,()=>t.clock.now())}async run(){let e={exitCode:null,signal:null,outOfMemory:!1};try{e=await this.#m()}catch(s){
this.#h("start_failed",(0,A.bD)(s))}finally{this.#a.abort(),this.#n.end(),this.#t.send({kind:"ended",id:this.#e,end:e})}}stop(e){const s=!this.#l;this.#l=!0,s&&
this.#i&&e>0&&ks(this.#i);const t=setTimeout(()=>this.end(),this.#i?e:0);this.#a.signal.addEventListener("abort",()=>clearTimeout(t))}end(){this.#l=!0,this.#o.abort(
new Error("It was stopped"))}#u(){this.#n.note("It was stopped because its network has ended"),this.end()}async#m(){const e={stack:[],error:void 0,hasError:!1};
try{const{releases:s,shares:t,versions:n,places:r}=this.#t,{app:i,manifestHash:a,settings:c}=this.#s;this.#p("unpack");const d=Te(e,t.take(i.org),!1),u=Te(e,await s.
open(i.org,a),!1),l=await Ke(u,c,n);this.#o.signal.throwIfAborted(),this.#p("spawn");const f=await r.take(i,l);try{const p={stack:[],error:void 0,hasError:!1};try{
const b=Te(p,f,!0);return this.#o.signal.throwIfAborted(),this.#o.signal.addEventListener("abort",()=>f.end(),{once:!0}),f.lost?.addEventListener("abort",()=>this.#u(),
{signal:this.#a.signal}),f.lost?.aborted&&this.#u(),this.#E(await this.#w(f,d))}catch(b){p.error=b,p.hasError=!0}finally{const b=We(p);b&&await b}}finally{r.ended(
this.#s,this.#c&&this.#l)}}catch(s){e.error=s,e.hasError=!0}finally{We(e)}}async#w(e,{counted:s}){const t=new AbortController;let n;try{const r=await e.begin({id:this.#e,
env:this.#s.env,counted:s,onLine:(i,a)=>this.#n.line(i,a)});return this.#i=r.tree,n=setInterval(()=>{this.#v(r.tree,e.group)},ws),this.#S(r,t.signal).catch(i=>{
t.signal.aborted||(this.#h("start_failed",(0,A.bD)(i)),this.end())}),await e.ended}catch(r){if(!this.#o.signal.aborted)throw r;return{exitCode:null,signal:"SIGK\
ILL",shortOfMemory:!1}}finally{clearInterval(n),t.abort(new Error("It has ended"))}}async#S({pipes:[e],tree:s,socket:t,port:n},r){const{limits:i,clock:a}=this.#t;
this.#p("listen");const c=a.monotonic(),d=()=>i.startMs-(a.monotonic()-c),{host:u,settings:l}=this.#s,f={socket:t,path:l.healthPath,host:u},p=new AbortController,
b=Le(f,{over:p.signal,signal:r});if(b.catch(()=>{}),!await this.#b(e,s,n,d,r))return;this.#p("health");const $=()=>Math.ceil(Math.max(1,Math.min(d(),gt))),x=setTimeout(
()=>p.abort(),$());let j=await b.finally(()=>clearTimeout(x));for(let D=Ve.first;;D=Math.min(Ve.most,D*2)){if(vt(j)){this.#c=!0,this.#p("ready"),this.#t.send({kind:"\
ready",id:this.#e});return}if(await a.sleep(D,r),d()<=0)break;j=await Le(f,{over:AbortSignal.timeout($()),signal:r})}const B="status"in j?`answered ${j.status}`:
`has no answer: ${j.words}`;this.#h("unhealthy",`GET ${l.healthPath} ${B}, ${Oe(i.startMs)} after the start`),this.end()}async#b(e,s,t,n,r){const{limits:i,clock:a}=this.#t,
c=new Map,d=a.monotonic(),u=()=>{for(const $ of as(s))c.has($)||c.set($,a.monotonic()-d)},l=setInterval(u,ys),f=await(0,F.ux)(a,Math.max(0,n()),$s(e),r);if(clearInterval(
l),r.throwIfAborted(),f!==void 0)return!0;u();const p=[...c].map(([$,x])=>`${$} (since ${Oe(x)} after the start)`),b=p.length>0?`It listens on port ${p.join(", ")}\
, but not with HTTP there`:"It listens on no port";return this.#h("not_listening",`No server listened within ${Oe(i.startMs)}. PORT is ${t}. ${b}`),this.end(),!1}#E(e){
this.#d=e;const{breach:s}=e,t=this.#g(),n={...this.#y,outOfMemory:t},r=(0,G.Xq)(this.#s.settings.memoryBytes);let i=s&&vs(s.because,this.#t.limits);return t&&(i=
`It used more than its ${r} of memory`),i!==void 0&&this.#n.note(i),this.#c||(t?this.#h("out_of_memory",i??""):this.#l?this.#h("start_failed","It was stopped be\
fore it was ready"):this.#h("start_failed",i??gs(n))),n}get#y(){const{exitCode:e=null,signal:s=null,breach:t}=this.#d??{};return t?{exitCode:null,signal:"SIGKIL\
L"}:s===null?{exitCode:e,signal:s}:{exitCode:null,signal:s}}#g(){const{breach:e,shortOfMemory:s,exitCode:t,signal:n}=this.#d??{};return e?e.code==="out_of_memor\
y":s&&(n==="SIGKILL"||t===137)?!0:(n==="SIGABRT"||n==="SIGTRAP"||t===134||t===133)&&this.#n.last.some(i=>Es.test(i))}#h(e,s){if(this.#c||this.#f)return;this.#f=
!0,this.#n.flush();const t={code:e,step:this.#r.at(-1)?.step??"unpack",message:s.slice(0,bs),...this.#y,lines:this.#n.last,journey:[...this.#r]};this.#t.send({kind:"\
failed",id:this.#e,failure:t})}#p(e){const s={step:e,at:this.#t.clock.now()};this.#r.push(s),this.#t.send({kind:"step",id:this.#e,step:s})}async#v(e,s){const t=s?
s.commands.used:(await(0,St.A0)(e.list(),new wt.Qj)).own;t>0&&this.#t.send({kind:"memory",id:this.#e,bytes:Math.round(t)})}}const bs=1900,Es=/JavaScript heap out of memory|Reached heap limit/;
function Oe(o){return`${Number((o/1e3).toFixed(1))} seconds`}function gs({exitCode:o,signal:e}){return e!==null?`The start command was ended by ${e}`:`The start\
 command ended with exit code ${o??"unknown"} before it was ready`}function vs(o,{tmpBytes:e}){return`It was stopped because ${o.replace("the limit of a build",
"the limit of an instance")} (/tmp has ${(0,G.Xq)(e)})`}function $s(o){const{promise:e,resolve:s}=Promise.withResolvers();let t="";return o?.setEncoding("latin1").
on("data",n=>{if(t.length>=Qe)return;t=(t+n).slice(0,Qe);const{port:r}=(0,W.D7)(t.split(`
`)[0]??"")??{};typeof r=="number"&&s(r)}),o?.on("error",()=>{}),e}function ks(o){const e=o.list().map(r=>Number(r.slice(6))),s=r=>e.filter(i=>(0,le._N)(i)?.parent===
r),t=o.namespace;let n=t===void 0?e.slice(0,1):s(t).filter(Os).slice(0,1);for(let r=0;r<Ts&&n.length>0&&n.every(Ms);r+=1){const i=n.flatMap(s);if(i.length===0)break;
n=i}for(const r of n)(0,be.z7)(r,"SIGTERM")}const Ts=8;function Os(o){return/^NSpid:\s.*\s2$/m.test((0,le.lK)(`/proc/${o}/status`))}function Ms(o){return/^(?:ba|da|a|)sh$/.
test((0,le.lK)(`/proc/${o}/comm`).trim())}var Ze=h(8161),Rs=h(6822),qe=h(6848),Ps=h(4789),As=h(6466),xs=h(6321),et=h(5555);const de={bytes:4*G.j9,files:5e5,ms:12e4},
Ns=10,Is=4320*6e4,Ls=256*G.D6;class X extends Error{name="UnpackFailure"}class js{#e;#s;#t;#r;#n=new Map;#o=Promise.resolve();constructor(e,s,t,n){this.#e=e,this.#s=
s,this.#t=t,this.#r=n}async recover(){const e=this.#e;await(0,v.mkdir)(e,{recursive:!0,mode:493});const s=(0,le.lK)("/proc/sys/kernel/random/boot_id").trim(),t=(0,g.
join)(e,_s),n=await(0,v.readFile)(t,"utf8").catch(()=>"");for(const r of await(0,v.readdir)(e))(r.startsWith(Me)||s!==n&&!r.startsWith("."))&&await(0,oe.dM)((0,g.
join)(e,r));await(0,v.writeFile)(t,s)}async open(e,s){const t=tt(e,s),n=()=>({server:this.#c(e,s),removed:new AbortController,users:0}),r=this.#n.get(t)??n();this.#n.
set(t,r),r.users+=1;let i=!0;const a=()=>{i&&(i=!1,r.users-=1,this.tidy())};try{const c=await r.server,d=this.#t.now()/1e3;await(0,v.utimes)(this.#d(t),d,d).catch(
()=>{});const{signal:u}=r.removed;return{folder:this.#d(t),server:c,removed:u,[Symbol.dispose]:a}}catch(c){throw this.#n.get(t)===r&&this.#n.delete(t),a(),c}}tidy(){
this.#o=this.#o.then(()=>this.#a()).catch(()=>{})}async#a(){const e=this.#e,s=[];for(const t of await(0,v.readdir)(e)){if(t.startsWith(".")||this.#i(t))continue;
const n=await(0,v.stat)((0,g.join)(e,t)).catch(()=>{});n&&s.push({name:t,usedMs:n.mtimeMs})}s.sort((t,n)=>n.usedMs-t.usedMs);for(const[t,{name:n,usedMs:r}]of s.
entries()){const i=(0,xs.OV)(e),a=i!==void 0&&i.bytes<2*(0,Y.g2)(i.size);if(t<Ns&&!a&&this.#t.now()-r<Is||this.#i(n))continue;this.#n.get(n)?.removed.abort(),this.#n.
delete(n);const c=(0,g.join)(e,`${Me}${n}-old`);(0,O.renameSync)((0,g.join)(e,n),c),await(0,oe.dM)(c)}}#i(e){return(this.#n.get(e)?.users??0)>0}#d(e){return(0,g.
join)(this.#e,e)}async#c(e,s){const t=this.#s,{index:n}=await t.index(e,s),r=$=>{const x=n.find($);if(x===-1)throw new X(`The release has no ${$}: deploy again`);
return n.file(x)},i=r(ie.r$),c=i.size<=et.Bm?(0,et.dX)(await t.read(e,i.hash,i.size)):void 0;if(!c)throw new X(`${ie.r$} of the release is not valid: deploy aga\
in`);const d=tt(e,s),u=this.#d(d);if(await(0,v.stat)(u).catch(()=>{}))return c;const l=(0,g.join)(this.#e,`${Me}${d}`),[f,p]=[(0,g.join)(l,"packed"),(0,g.join)(
l,"app")],b=AbortSignal.timeout(de.ms);try{await(0,oe.dM)(l);for(const x of[l,f,p])await(0,v.mkdir)(x,{recursive:!0,mode:493});const $=new De.w({root:p,memoryBytes:Ls,
diskBytes:de.bytes,diskFiles:de.files,group:void 0});for(const x of c.layers){const j=r(x),B=(0,g.join)(f,"layer");await(0,As.pipeline)(await t.stream(e,j.hash),
(0,O.createWriteStream)(B),{signal:b}),await this.#l(B,p,x,$,b),await(0,v.rm)(B)}return await(0,v.rename)(p,u),c}catch($){throw b.aborted?new X(`The release was\
 not unpacked within ${de.ms/1e3} seconds`):(0,A.b$)($)?new X("The disk of the platform is full"):$}finally{await(0,oe.dM)(l)}}async#l(e,s,t,n,r){const i=[],a=this.#r(
[s],[e]),{exitCode:c,breach:d}=await a("/bin/sh",["-c",Ds,"sh",e],{cwd:s,env:{PATH:Be.sg,LC_ALL:"C"},signal:r,watch:n.watch,onLine(l){i.length<3&&i.push(l.slice(
0,300))}});if(d?.code==="disk_quota"){const l=`${(0,G.Xq)(de.bytes)} and ${(0,Ye.zD)(de.files)} files`;throw new X(`The release is too large: unpacked it may ha\
ve ${l}`)}if(d)throw new X(`${t} of the release could not be unpacked: ${d.because}`);if(c===0)return;const u=i[0]??`tar ended with ${c}`;throw new X(`${t} of t\
he release could not be unpacked: ${u}`)}}const Ds='umask 022; tar -xzf "$1" --no-same-owner --no-same-permissions && chmod -R u+rwX,a+rX,go-w .',Me=".fresh-",_s="\
.boot";function tt(o,e){return`${e}-${(0,je.hash)("sha256",o).slice(0,16)}`}const Cs=10*6e4;function Bs(o){const{clock:e}=o,s=new Map,t=new Map,n=Ps.Le[`${(0,Ze.
platform)()} ${(0,Ze.arch)()}`],r=async()=>{for(const[c,{tool:d,askedAt:u,places:l}]of s)l>0||e.monotonic()-u<=Cs||(s.delete(c),await(0,qe.q3)(o,d))},i=async c=>(await r(),
(0,qe.R3)(o,c,()=>{})),a=async(c,d,u)=>{const l=`${c.name}@${c.version}`,f=s.get(l)??{tool:c,found:i(c),askedAt:0,places:0};s.set(l,f),f.askedAt=e.monotonic();try{
const p=u(await f.found);return t.set(p,f),p}catch(p){s.get(l)===f&&s.delete(l);const b=p instanceof Rs.gl?p.message:"the registry did not answer";throw new X(`${d}\
 ${c.version} could not be fetched: ${b}`)}};return{async node(c){if(c===null||c===process.versions.node)return(0,g.dirname)(await(0,v.realpath)(process.execPath));
if(n===void 0)throw new X(`This machine has only Node.js ${process.versions.node}`);return a({name:n,version:c},"Node.js",d=>(0,g.join)(d,"bin"))},bun:c=>a({name:"\
bun",version:c},"Bun",g.dirname),hold(c){const d=t.get(c);return d&&(d.places+=1),{[Symbol.dispose](){d&&(d.places-=1)}}}}}var Fs=function(o,e,s){if(e!=null){if(typeof e!=
"object"&&typeof e!="function")throw new TypeError("Object expected.");var t,n;if(s){if(!Symbol.asyncDispose)throw new TypeError("Symbol.asyncDispose is not def\
ined.");t=e[Symbol.asyncDispose]}if(t===void 0){if(!Symbol.dispose)throw new TypeError("Symbol.dispose is not defined.");t=e[Symbol.dispose],s&&(n=t)}if(typeof t!=
"function")throw new TypeError("Object not disposable.");n&&(t=function(){try{n.call(this)}catch(r){return Promise.reject(r)}}),o.stack.push({value:e,dispose:t,
async:s})}else s&&o.stack.push({async:!0});return e},Hs=(function(o){return function(e){function s(i){e.error=e.hasError?new o(i,e.error,"An error was suppresse\
d during disposal."):i,e.hasError=!0}var t,n=0;function r(){for(;t=e.stack.pop();)try{if(!t.async&&n===1)return n=0,e.stack.push(t),Promise.resolve().then(r);if(t.
dispose){var i=t.dispose.call(t.value);if(t.async)return n|=2,Promise.resolve(i).then(r,function(a){return s(a),r()})}else n|=1}catch(a){s(a)}if(n===1)return e.
hasError?Promise.reject(e.error):Promise.resolve();if(e.hasError)throw e.error}return r()}})(typeof SuppressedError=="function"?SuppressedError:function(o,e,s){
var t=new Error(s);return t.name="SuppressedError",t.error=o,t.suppressed=e,t});const Us=8,Gs=1440*6e4,zs=500;class Ks{#e;#s=new Map;#t=new Map;#r=Promise.resolve();#n=new AbortController;constructor(e){
this.#e=e}async take(e,s){const t=st(e);this.#t.set(t,(this.#t.get(t)??0)+1);try{const n=this.#s.get(t);return this.#s.delete(t),n&&this.#a(n)&&await n.place.isCurrent(
s)?n.place:(n&&nt(n.place),await this.#e.open(s))}catch(n){throw this.#o(t),n}}ended(e,s){const t=st(e.app);this.#o(t),!(!s||!this.#e.keepsReady)&&(this.#r=this.#r.
then(()=>this.#i(t,e)).catch(()=>{}))}async[Symbol.asyncDispose](){this.#n.abort(),await this.#r,await Promise.all(Array.from(this.#s.values(),({place:e})=>e[Symbol.
asyncDispose]())),this.#s.clear()}#o(e){const s=(this.#t.get(e)??1)-1;s>0?this.#t.set(e,s):this.#t.delete(e)}#a({since:e}){return this.#e.clock.monotonic()-e<Gs}async#i(e,{
app:s,manifestHash:t,settings:n}){const r={stack:[],error:void 0,hasError:!1};try{const{clock:i,releases:a,versions:c}=this.#e;if(await i.sleep(zs,this.#n.signal),
this.#t.has(e)||this.#s.has(e))return;const d=Fs(r,await a.open(s.org,t),!1),u=await Ke(d,n,c),l=await this.#e.open(u);this.#s.set(e,{place:l,since:i.monotonic()}),
this.#d(e,l,d);for(const[f,p]of this.#s)(this.#s.size>Us||!this.#a(p))&&this.#c(f,p.place)}catch(i){r.error=i,r.hasError=!0}finally{Hs(r)}}#d(e,s,{removed:t}){const n=()=>this.#c(
e,s),r=new AbortController;t.addEventListener("abort",n,{once:!0,signal:r.signal}),s.lost?.addEventListener("abort",n,{once:!0,signal:r.signal});const i=()=>{r.
abort(),n()};s.ended.then(i,i)}#c(e,s){this.#s.get(e)?.place===s&&(this.#s.delete(e),nt(s))}}function st({org:o,project:e,appID:s}){return JSON.stringify([o,e,s])}
function nt(o){Promise.resolve(o[Symbol.asyncDispose]()).catch(()=>{})}const Ys=1.25;class Js{#e;#s=new Map;#t=0;constructor(e){this.#e=e}take(e){const s={bytes:0},
t=this.#s.get(e)??{all:new Set,largest:s},{all:n}=t;if(n.size>=ie.kj*(this.#e-this.#t))throw new Error(`The organization ${e} has ${n.size} instances on this no\
de, which has processes for ${this.#e} of all organizations. Let fewer apps or instances run, or let the operator raise the bound of processes of the machine or\
 of the service`);return n.add(s),this.#s.set(e,t),this.#t+=1,{counted(r){return s.bytes=r,r>Ys*t.largest.bytes&&(t.largest=s),t.largest===s?[...n].reduce((i,a)=>i+
a.bytes,0):r},[Symbol.dispose]:()=>{this.#t-=1,n.delete(s),n.size===0?this.#s.delete(e):t.largest===s&&(t.largest=[...n].reduce((r,i)=>i.bytes>r.bytes?i:r))}}}}
function Xs(){const e=["/proc/sys/kernel/pid_max","/proc/sys/kernel/threads-max",...Ws().map(s=>(0,g.join)(s,"pids.max"))].map(s=>Number.parseInt((0,le.lK)(s),10));
return Math.min(...e.map(s=>Number.isNaN(s)?Number.POSITIVE_INFINITY:s))}function Ws(){const o=[];try{for(let e=(0,k.$q)().folder;e!==(0,g.dirname)(e);e=(0,g.dirname)(
e))o.push(e)}catch{}return o}const Vs=4,Qs=1e3;async function Zs({input:o,output:e,path:s}){process.umask(18);const t=f=>{e.writable&&e.write(`${JSON.stringify(
f)}
`)},n=setInterval(()=>t({kind:"pulse"}),H.lb),r=new Map,i=Promise.withResolvers();let a;const c=(f,p,b)=>{const $=new Ss(f,p,b),x=$.run().finally(()=>r.delete(f));
r.set(f,{run:$,ended:x})},d=async f=>{if(f.kind==="prepare")return a=qs(f.settings,s,t),void a.catch(i.reject);const p=await a;if(!p)throw new Error("An instanc\
e came before the settings");if(f.kind==="start")return c(f.id,f.spec,p);r.get(f.id)?.run.stop(f.graceMs)};let u=Promise.resolve();const l=(0,se.createInterface)(
{input:o});l.on("line",f=>{u=u.then(()=>d(JSON.parse(f))),u.catch(i.reject)}),l.on("close",i.resolve),e.on("error",()=>i.resolve());try{await i.promise}finally{
clearInterval(n);for(const{run:b}of r.values())b.end();const f=F.ml.sleep(Qs),p=a?.then(async b=>b.places[Symbol.asyncDispose]()).catch(()=>{});await Promise.race(
[Promise.all([p,...[...r.values()].map(({ended:b})=>b)]),f])}return 0}async function qs(o,e,s){const{nodeDir:t,sockets:n,env:r,limits:i,isolation:a}=o,c=(0,g.join)(
t,"functions"),d={runs:(0,g.join)(c,"running"),releases:(0,g.join)(c,"releases"),programs:(0,g.join)(c,"programs"),tools:(0,g.join)(c,"tools")};await(0,v.mkdir)(
c,{recursive:!0,mode:448});const u=(0,R.Fg)(c);await tn(o,d.runs,u);for(const S of Object.values(d))await(0,v.mkdir)(S,{recursive:!0,mode:493}),await(0,v.chmod)(
S,493);const l=await(0,k.Mi)(o.cgroup,u);l.kind==="cgroup"&&await(0,y.KV)(l.folder,(0,k.sr)(u));const f=(0,P.Ou)(e,process.execPath),p=await(0,ee.Sg)(f,(0,P.ao)(
r)),b=o.networkAllow.map(K.s),$=new pt(S=>{s({kind:"note",level:"error",event:"functions_network_lost",text:S})}),x=new yt((S,L)=>$.open(S,L),()=>$.reason===void 0?
Vs:1),j=async(S,L)=>(0,ee._i)({limiter:l,want:a==="none"?"none":"auto",limits:{...Y.dR,memoryBytes:S},tools:p,dataDir:await(0,v.realpath)(t),known:L?.isolation,
network:{want:o.network,known:L?.network,allowed:b,openPrivate:C=>x.open(C)}}),B=await j(Y.dR.memoryBytes),{isolation:D,network:te}=B;if(a==="required"&&D.kind===
"none")throw new Error(`Functions are not isolated here, as they must be or were before: ${D.reason}`);const Re=(0,W.Eb)({apart:$.reason});s({kind:"walls",isolation:D.
kind,limiter:l.kind,network:te,...Re});const fe=en(B,()=>j(Y.dR.memoryBytes,B));await Nt(d.programs);const ye=await(0,T.d)(o.blobs),Pe=new w.n({blobs:ye,clock:F.
ml,log:Q.aB}),M=new js(d.releases,Pe,F.ml,fe);await M.recover();const m=new V.b,E={limits:i,sockets:n,path:f,releases:M,shares:new Js(Math.max(1,Math.floor(Xs()/
i.processes))),clock:F.ml,send:s,runs:d.runs,programs:d.programs,markPrefix:u,groupPrefix:(0,k.sr)(u),keepsReady:D.kind!=="none"&&$.reason===void 0,sandbox:S=>j(
S,B),versions:Bs({tools:d.tools,path:f,hostEnv:r,marker:u,clock:F.ml,lock:S=>m.acquire(S),signal:new AbortController().signal,runIn:S=>fe([S])})};return{...E,places:new Ks(
{...E,open:S=>ve.open(S,E)})}}function en(o,e){let s=Promise.resolve(o);const t=async n=>{if(!n.networkLost?.aborted)return n;const r=await e();return n[Symbol.
dispose](),r};return(n,r)=>async(i,a,c)=>{const d=s.then(t);return s=d.catch(()=>o),(await d).confined(n,r)(i,a,c)}}async function tn({nodeDir:o,sockets:e},s,t){
await(0,be.uY)((0,R.Ld)(o,0),(0,R.Ld)(o,process.ppid));const n=await(0,v.readdir)(s).catch(()=>[]);n.length>0&&await(0,be.k3)(t);for(const r of n)await(0,oe.dM)(
(0,g.join)(s,r));if((0,O.existsSync)(e))for(const r of await(0,v.readdir)(e))await(0,v.rm)((0,g.join)(e,r),{force:!0});await(0,v.mkdir)((0,g.dirname)(e),{recursive:!0,
mode:448})}}),6583:((we,q,h)=>{h.d(q,{P$:()=>W,RB:()=>R,kj:()=>se,nA:()=>v,r$:()=>g,xn:()=>Y});var O=h(2978);const v=".slipway",g=`${v}/server.json`,se=3,F=["un\
pack","spawn","listen","health","ready"],W=(0,O.lS)({step:(0,O.yL)(F),at:O.U9}),V=2e3,Q=200,K={exitCode:(0,O.Xd)(O.U9),signal:(0,O.Xd)((0,O.Qq)(40))},Y=(0,O.lS)(
{...K,code:(0,O.yL)(["start_failed","not_listening","unhealthy","out_of_memory"]),step:(0,O.yL)(F),message:(0,O.Qq)(V),lines:(0,O.c3)(Q,(0,O.Qq)(V)),journey:(0,O.
c3)(F.length,W)});function H(w,y){return{code:"start_failed",step:y.at(-1)?.step??"unpack",message:w,exitCode:null,signal:null,lines:[],journey:y}}const R=(0,O.
lS)({...K,outOfMemory:O.Jt});class T extends Error{name="StartFailed";failure;constructor(y){super(y.message),this.failure=y}}}),8899:((we,q,h)=>{h.d(q,{L:()=>F});
var O=h(5807),v=h(1383);const g=4,se=/^(?:true|false|null|none|auto|production|development|preview|staging|test)$/i;function F(H){const R=[...new Set(Object.values(
H).flatMap(w=>w.split(`
`)))].map(w=>w.trim()).filter(w=>w.length>=g&&!se.test(w)),T=Q(R);return w=>{const y=w.split("\r").findLast(A=>A!=="")??"",k=(0,O.DJ)(y),P=T(k);return{plain:P,coloured:P===
k?W(y,k):void 0}}}function W(H,R){if(H.length>v.jz)return;const{texts:T,codes:w}=(0,O.OK)(H);if(w.length===0)return;const y=T.map(O.DJ);if(y.join("")===R)return y.
map((k,P)=>k+(w[P]??"")).join("")}const V="***";function Q(H){if(H.length===0)return T=>T;const R=new Y(H);return T=>{const w=R.spansIn(T);if(w.length===0)return T;
let[y,k]=["",0];for(const{start:P,end:A}of w)y+=T.slice(k,P)+V,k=A;return y+T.slice(k)}}const K=2654435761;class Y{#e;#s;#t;#r;#n;#o=Math.floor(Math.random()*2**
31);#a=new Set;#i=1;constructor(R){const T=R.reduce((y,{length:k})=>y+k,1);this.#e=new Int32Array(T),this.#s=new Uint16Array(T),this.#t=new Int32Array(T),this.#r=
new Int32Array(T),this.#n=new Int32Array(2**Math.ceil(Math.log2(2*T)));const w=[];for(const y of R)this.#d(y,w);for(const[y,k]of w.entries())for(const P of k){const{
[P]:A=0}=this.#e,_=y===0?0:this.#c(this.#t[A]??0,this.#s[P]??0);this.#t[P]=_,this.#r[P]||=this.#r[_]??0}}#d(R,T){let w=0;for(let y=0;y<R.length;y+=1){const k=R.
charCodeAt(y),P=this.#l(w,k);let A=this.#n[P]??0;if(A===0){A=this.#i,this.#i+=1,this.#n[P]=A,this.#e[A]=w,this.#s[A]=k;const _=T[y]??[];_.push(A),T[y]=_}w=A}this.#r[w]=
R.length,this.#a.add(R.charCodeAt(0))}spansIn(R){const T=[];let w=0;for(let y=0;y<R.length;y+=1){const k=R.charCodeAt(y);if(w===0&&!this.#a.has(k))continue;w=this.#c(
w,k);const P=this.#r[w]??0;if(P===0)continue;let A=y+1-P;for(let _=T.at(-1);_&&_.end>A;_=T.at(-1))A=Math.min(A,_.start),T.pop();T.push({start:A,end:y+1})}return T}#c(R,T){
for(let w=R;;w=this.#t[w]??0){const y=this.#n[this.#l(w,T)]??0;if(y!==0||w===0)return y}}#l(R,T){const w=this.#n.length-1,y=Math.imul(Math.imul(R^this.#o,K)^T,K);
for(let k=(y^y>>>15)&w;;k=k+1&w){const P=this.#n[k]??0;if(P===0||this.#e[P]===R&&this.#s[P]===T)return k}}}})};export{rn as id,on as ids,an as modules};
