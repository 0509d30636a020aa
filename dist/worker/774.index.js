const rn=774,on=[774],an={5555:((be,q,h)=>{h.d(q,{RR:()=>Y,Bm:()=>K,lS:()=>J,dX:()=>pe});var O=h(4573),$=h(8302),g=h(2978);const se={healthPath:{pattern:/^\/(?:[\x21\x22\x24-\x2e\x30-\x7e][\x21\x22\x24-\x7e]{0,1022})?$/,
example:"/health",what:"a path"},memory:{pattern:/^(?:(?:6[4-9]|[7-9]\d|[1-9]\d{2,3})MiB|(?:[1-9]|1[0-6])GiB)$/,example:"512MiB",what:"a size of 64MiB to 16GiB"},
idleTimeout:{pattern:/^(?:0|off|[1-9]\d{0,3}[sm]|[1-9]\d{0,2}h|[1-9]\d?d)$/,example:"15m",what:'a time with one unit, or "0" for never'},requestTimeout:{pattern:/^(?:0|off|[1-9]\d{0,3}[sm]|[1-9]\d{0,2}h|[1-9]\d?d)$/,
example:"30s",what:'a time with one unit, or "0" for no limit'}},F=16,V={healthPath:"/",instances:1,memory:"512MiB",idleTimeout:"15m",requestTimeout:"30s"},Q=4096;
var Z=h(6583);const K=16*1024,Y={dependencies:`${Z.nA}/dependencies.tar.gz`,app:`${Z.nA}/app.tar.gz`},H=4,R=/^\.slipway\/[a-z][a-z-]{0,30}\.tar\.gz$/,T=/^\d{1,3}\.\d{1,4}\.\d{1,4}$/,
w=1024,y=100;function v(N,U=()=>!0){return ne=>(0,$.KH)(ne,N)&&!new RegExp("\\p{Cc}","u").test(ne)&&U(ne)?ne:void 0}function A(N){return N===""||!N.split("/").some(
U=>U===""||U==="."||U==="..")}const P=(0,g.Xd)(v(y,N=>T.test(N))),_=(0,g.c3)(H,v(w,N=>R.test(N))),ue=(0,g.lS)({version:N=>N===1?N:void 0,startCommand:v(Q,N=>N.trim()!==
""),cwd:v(w,A),runtime:(0,g.yL)(["node","other"]),node:P,bun:N=>P(N??null),framework:(0,g.Xd)(v(y)),layers(N){const U=_(N)??[];return U.length>0&&new Set(U).size===
U.length?U:void 0}});function J(N){return Buffer.from(`${JSON.stringify(N,void 0,1)}
`)}function pe(N){if(!(N.length>K||!(0,O.isUtf8)(N)))return ue((0,$.U4)(Buffer.from(N).toString()))}}),6774:((be,q,h)=>{h.d(q,{runFunctions:()=>Zs});var O=h(3024),
$=h(1455),g=h(6760),se=h(481),F=h(1224),V=h(8302),Q=h(9762),Z=h(1132),K=h(384),Y=h(1331),H=h(1383),R=h(1463),T=h(572),w=h(9842),y=h(9758),v=h(8087),A=h(9537),P=h(
3739),_=h(6556);const ue="app",J=`"${ue}*"`,pe="192.0.0.10",N=2048,U=1e3,ne=2e3,me=32767,Pe=65520,rt="reject with icmpx admin-prohibited";function ot(r){const e=n=>`\
198.18.${n>>8}.${n&255}`,s=n=>`fd5a:736c:6970:7761:1::${n.toString(16)}`,t=n=>({4:e(n),6:s(n)});return{device:`${ue}${r}`,gateway:t(2*r),own:t(2*r+1)}}function it({
device:r,gateway:e,own:s},t,n){return Ne([`link add internet mtu ${Pe} type veth peer name ${r} mtu ${Pe} netns ${t}`,"link set lo up",`address add ${s[4]}/31 d\
ev internet`,n&&`address add ${s[6]}/127 dev internet nodad`,"link set internet up",`route add 0.0.0.0/0 via ${e[4]} dev internet`,n&&`route add ::/0 via ${e[6]}\
 dev internet`])}function at({device:r,gateway:e},s){return Ne([`address add ${e[4]}/31 dev ${r}`,s&&`address add ${e[6]}/127 dev ${r} nodad`,`link set ${r} up`])}
function xe({device:r,own:e},s){return[4,6].map(t=>`${s} element inet slipway known${t} { ${r} . ${e[t]} }`).join("; ")}function ct(r,{own:e}){return r.length===
0?"":`table ip loopback {
chain asked {
type nat hook output priority -100; policy accept;
ip daddr 127.0.0.1 tcp dport { ${r.join(", ")} } dnat to ${pe}
}
chain sent {
type nat hook postrouting priority 100; policy accept;
oifname "internet" ip saddr 127.0.0.0/8 snat to ${e[4]}
}
}
`}function dt(r){const e=r.length===0?"":`chain to_loopback {
type nat hook prerouting priority -100; policy accept;
iifname ${J} ip daddr ${pe} tcp dport { ${r.join(", ")} } dnat ip to 127.0.0.1
}
chain as_loopback {
type nat hook input priority 100; policy accept;
iifname ${J} ip daddr 127.0.0.1 snat ip to 127.0.0.1
}
`;return`table inet slipway {
set known4 { typeof iifname . ip saddr; }
set known6 { typeof iifname . ip6 saddr; }
set open { typeof iifname; flags dynamic; size ${2*me}; }
set begun { typeof iifname; flags dynamic, timeout; timeout 1m; size ${2*me}; }
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
`}function Ne(r){return r.filter(e=>e!==!1).join(`
`)}var ye=h(7535),re=h(170),Ee=h(7586);const lt=`
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
read -r end`;async function ht({asRoot:r,folder:e,allowed:s}){(0,ye.Pt)([["ip","iproute2"],["unshare","util-linux"]]);const t=(0,re.O2)(s),n=(0,O.existsSync)("/\
proc/net/if_inet6"),o=await(0,re.gQ)({asRoot:r,folder:e,ports:t,script:lt,words:[dt(t),n?"yes":""]}),i=new Set;let a=0;const c=()=>{if(i.size>=me)throw new Error(
"the gateway has no address left");do a=a%me+1;while(i.has(a));return i.add(a),a};return{lost:o.lost,async open(d){if(`${(0,re.O2)(d.allowed)}`!=`${t}`)throw new Error(
"other ports of the loopback are allowed");const p=c(),l=ot(p),f=()=>{o.tell(`${l.device} ${xe(l,"delete")}`),i.delete(p)};try{const u=[(0,_.NP)(d.allowed),ct(t,
l)],b=[at(l,n),xe(l,"add")],k=[it(l,o.pid,n),...u,`/proc/${o.pid}/ns/net`,...b],x=await ut(o,d.asRoot,k);let L=!0;return{enter:(0,Ee.nx)(o.user,`/proc/${process.
pid}/fd/${x}`,r),resolver:await(0,Ee.lY)(e),lost:o.lost,[Symbol.dispose](){L&&(L=!1,(0,O.closeSync)(x),f())}}}catch(u){throw f(),u}},[Symbol.dispose]:()=>o[Symbol.
dispose]()}}function ut({net:r,user:e},s,t){const n=["/bin/sh","-c",ft,"sh",...t];return(0,ye.f1)([...(0,re.Hu)(e,r,s),(0,ye.I6)("unshare")??"unshare","--net","\
--",...n],{name:"a link to the gateway",reasonIn:(o,i)=>i?o.trim().split(`
`).at(-1):void 0,found(o){const i=(0,O.openSync)(`/proc/${o.pid}/ns/net`,"r");return(0,ye.m_)(o),i}})}class pt{reason;#e;#s=!1;#t=!1;#r;constructor(e){this.#r=e}async open(e,s=!1){
if(this.reason===void 0)try{const t=(0,re.O2)(e.allowed,4);if((0,re.O2)(e.allowed,6).some(o=>!t.includes(o)))throw new Error("a port of [::1] alone is allowed");
const n=await(await this.#n(e)).open(e);return this.#s=!0,n}catch(t){if(this.#s&&s)throw t;this.#s||(this.reason=(0,P.bD)(t),this[Symbol.dispose]())}return(0,Ee.
Yq)(e)}[Symbol.dispose](){this.#t=!0,this.#e?.then(e=>e[Symbol.dispose]()).catch(()=>{}),this.#e=void 0}async#n(e){const s=this.#e;if(s){const t=await s.catch(()=>{});
if(t&&!t.lost.aborted)return t;this.#e===s&&(t?.[Symbol.dispose](),this.#e=void 0)}return this.#e??=ht(e).then(t=>(t.lost.addEventListener("abort",()=>{this.#t||
this.#r("pasta has ended. It is started again, and the instances that it carried are replaced")}),t)),this.#e}}const mt=500;class yt{#e;#s;#t=[];#r;#n=!1;constructor(e,s){
this.#e=e,this.#s=s}async open(e){return this.#r??=setTimeout(()=>{this.#c(e)},mt).unref(),this.#o(Ie(e))??this.#e(e,!1)}[Symbol.dispose](){this.#n=!0,clearTimeout(
this.#r);for(const{network:e}of this.#t.splice(0))e[Symbol.dispose]()}#o(e){for(let s=this.#t.shift();s;s=this.#t.shift()){if(s.key===e&&!s.network.lost.aborted)
return s.network;s.network[Symbol.dispose]()}}async#c(e){try{for(;!this.#n&&this.#t.length<this.#s();){const s=Ie(e),t=await this.#e(e,!0);this.#n?t[Symbol.dispose]():
this.#t.push({key:s,network:t})}}catch{}finally{this.#r=void 0}}}function Ie({asRoot:r,folder:e,allowed:s}){return JSON.stringify([r,e,s,(0,_.NP)(s)])}var ee=h(
2654),ge=h(2106),oe=h(6757),le=h(8474),z=h(3052),wt=h(1702),St=h(6807),fe=h(3630),bt=h(3729);const Et=64*1024,gt=1e4;function $t(r){return"status"in r&&r.status<
500}async function je({socket:r,path:e,host:s},{over:t,signal:n}){const o=new bt.Kj("http://localhost",{socketPath:r,maxHeaderSize:Et,headersTimeout:0,bodyTimeout:0,
pipelining:1});try{const{statusCode:i,body:a}=await o.request({path:e,method:"GET",headers:{host:s,"user-agent":"Slipway-Health",accept:"*/*","x-forwarded-host":s,
"x-forwarded-proto":"https","x-forwarded-for":"127.0.0.1"},signal:AbortSignal.any([n,t])});return a.on("error",()=>{}),{status:i}}catch(i){return n.throwIfAborted(),
{words:kt(i)}}finally{o.destroy().catch(()=>{})}}function kt(r){const e=r instanceof Error&&"code"in r?String(r.code):"";return e==="UND_ERR_HEADERS_OVERFLOW"?"\
its header is too long":e==="UND_ERR_SOCKET"||e==="ECONNRESET"?"it closed the connection":e.startsWith("HPE_")?"its answer is not HTTP":"it did not answer"}var Le=h(
7598),De=h(9878),I=h(2978),ie=h(6583);const sn={startMs:6e4,tmpBytes:512*z.D6,tmpFiles:1e5,processes:256},vt=40,$e=2e3,Tt=8e3,Ot=2e4;function _e(r,e){return`${r}\
/${e}.sock`}const ae=(0,I.Qq)(vt),Ce=(0,I.lS)({reason:r=>String(r).slice(0,$e)}),Mt=(0,I.tG)("kind",{pulse:(0,I.lS)({}),walls:(0,I.lS)({isolation:(0,I.yL)(["bub\
blewrap","none"]),limiter:(0,I.yL)(["cgroup","sampling"]),network:(0,I.tG)("level",{private:(0,I.lS)({}),filtered:Ce,open:Ce})},{apart:r=>typeof r=="string"?r.slice(
0,$e):void 0}),step:(0,I.lS)({id:ae,step:ie.P$}),ready:(0,I.lS)({id:ae}),failed:(0,I.lS)({id:ae,failure:ie.xn}),printed:(0,I.lS)({id:ae,lines:(0,I.c3)(Ot,(0,I.lS)(
{at:I.U9,stream:(0,I.yL)(["stdout","stderr"]),text:(0,I.Qq)(Tt)}))}),memory:(0,I.lS)({id:ae,bytes:I.U9}),ended:(0,I.lS)({id:ae,end:ie.RB}),note:(0,I.lS)({level:(0,I.
yL)(["info","warn","error"]),event:(0,I.Qq)(64),text:(0,I.Qq)($e)})});function nn(r){return Mt(parsedJson(r))}var Be=h(1264);function Rt(r,e,s){const t=r("node:\
net"),n=r("node:fs"),o=["127.0.0.1","::1"],i=(p,l,f)=>{const[u,...b]=p;if(u===void 0){f();return}const k=t.connect({host:u,port:s,allowHalfOpen:!0}),x=()=>i(b,l,
f);k.once("error",x),k.once("connect",()=>{k.removeListener("error",x),l(k,u)})},a=(p,l)=>{p.on("error",()=>l.destroy()),p.on("close",()=>l.destroy()),p.pipe(l)},
c=p=>{const l=[p,...o.filter(u=>u!==p)],f=t.createServer({allowHalfOpen:!0,pauseOnConnect:!0},u=>{u.on("error",()=>{}),i(l,b=>{a(u,b),a(b,u)},()=>u.destroy())});
f.on("error",()=>{}),f.listen({fd:e.socket},()=>n.writeSync(e.reports,`${JSON.stringify({port:s})}
`))},d=()=>{i(o,(p,l)=>{p.on("error",()=>{}),p.destroy(),c(l)},()=>{setTimeout(d,e.pauseMs)})};d()}function At(r,e,s){const t=r("node:fs"),n=()=>{try{return t.fstatSync(
s.socket).isSocket()}catch{return!1}};if(!n())return;const o=r("node:net"),i=r("node:http"),{ChildProcess:a}=r("node:child_process"),c=a.prototype.spawn;a.prototype.
spawn=function(m){const E=m.stdio===void 0||m.stdio===null?"pipe":m.stdio,S=Array.isArray(E)?E.slice():[E,E,E];for(;S.length<s.socket;)S.push("ignore");return S.
length===s.socket&&n()&&S.push(s.socket,s.reports),c.call(this,Object.assign({},m,{stdio:S}))};let d,p=!1;const l=new Map,f=new Set,u=M=>{const[m]=M;if(m==null||
typeof m=="function")return 0;const{port:E}=typeof m=="object"?m:{port:m};if(typeof m=="object"&&("_handle"in m||"handle"in m||"fd"in m||"path"in m)){const{fd:C,
path:G}=m;if(typeof C=="number"||typeof G=="string"||"_handle"in m||"handle"in m)return}const j=typeof E=="number"||typeof E=="string"&&E.trim()!==""?Number(E):
Number.NaN;return Number.isInteger(j)&&j>=0&&j<=65535?j:void 0},b=M=>{const m=`${e.TMPDIR}/.slipway-port`;try{return t.writeFileSync(m,String(M),{flag:"wx"}),!0}catch{
try{return t.readFileSync(m,"utf8")===String(M)}catch{return!0}}},k=M=>{const m=(G,W)=>{Reflect.get(M.socket,G)!==W&&Object.defineProperty(M.socket,G,{value:W,configurable:!0,
writable:!0})},E=M.headers["x-forwarded-for"],S=(Array.isArray(E)?E.join():E??"").split(",")[0]?.trim()??"",j=o.isIP(S),C=j===0?["127.0.0.1","IPv4",0]:[S,`IPv${j}`,
0];for(const[G,W]of["remoteAddress","remoteFamily","remotePort"].entries())m(W,C[G]);m("encrypted",M.headers["x-forwarded-proto"]==="https")},x=M=>{let m=M.keepAliveTimeout;
Object.defineProperty(M,"keepAliveTimeout",{get:()=>m===0?0:Math.max(m,s.keepAliveMs),set:C=>{m=C},configurable:!0,enumerable:!0});const{headersTimeout:j}=M;j>0&&
j<=s.keepAliveMs&&(M.headersTimeout=s.keepAliveMs+1e3)},L=(M,m)=>{const E=Number(e.PORT);if(d?.server.listening&&(d.port===E||m!==E)||!d&&!b(m))return;d={server:M,
port:m},x(M);const S=M.emit;M.emit=function(C,...G){const[W]=G;return W?.socket&&l.has(W.socket)&&W.headers&&k(W),Reflect.apply(S,this,[C,...G])},p||B(),p=!0},B=()=>{
const M=o.createServer({allowHalfOpen:!0},m=>{const E=d?.server;return E?(l.set(m,E),m.once("close",()=>{l.delete(m);for(const S of f)S()}),void E.emit("connect\
ion",m)):void m.destroy()});M.on("error",()=>{}),M.listen({fd:s.socket},()=>{try{t.writeSync(s.reports,`${JSON.stringify({port:d?.port})}
`)}catch{}}),M.unref()},{listen:D,close:te,address:Re}=i.Server.prototype,he=new WeakMap;let Se=0;const Ae=M=>{Se+=1;const m=`${e.TMPDIR}/.slipway-${process.pid}\
-${Se}`,E=M.filter(S=>typeof S=="function");return[{path:m},...E]};i.Server.prototype.listen=function(...m){const E=u(m);if(E===void 0)return Reflect.apply(D,this,
m);if(this.once("listening",()=>L(this,E)),!s.sharesPorts)return Reflect.apply(D,this,m);const[S,j]=m,C=typeof S=="object"&&S!==null?S.host:j;return he.set(this,
{port:E===0?Number(e.PORT):E,host:C}),Reflect.apply(D,this,Ae(m))},i.Server.prototype.address=function(){const m=Re.call(this),E=he.get(this);if(m===null||!E)return m;
const S=E.host==="localhost"?"127.0.0.1":E.host,j=typeof S=="string"&&o.isIP(S)!==0?S:"0.0.0.0";return{address:j,family:`IPv${o.isIP(j)}`,port:E.port}},i.Server.
prototype.close=function(m){d?.server===this&&(d=void 0);const E=()=>Array.from(l.values()).includes(this);if(!E())return te.call(this,m);const S=new Promise(C=>{
const G=()=>{E()||(f.delete(G),C())};f.add(G)}),j=te.call(this,C=>{S.then(()=>m?.(C))});return this.closeIdleConnections?.(),j}}const Fe=6,He=7,Pt=65e3,xt=50,ce={
preload:"preload.cjs",sharing:"preload-sharing.cjs",forward:"forward.cjs"};async function Nt(r){await(0,$.mkdir)(r,{recursive:!0,mode:493});const e={socket:Fe,reports:He},
s=n=>{const o={...e,keepAliveMs:Pt,sharesPorts:n};return`(${At})(require, require('node:process').env, ${JSON.stringify(o)});
`},t={[ce.preload]:s(!1),[ce.sharing]:s(!0),[ce.forward]:`(${Rt})(require, ${JSON.stringify({...e,pauseMs:xt})}, Number(process.argv[2]));
`};for(const[n,o]of Object.entries(t)){const i=(0,g.join)(r,`${n}.${process.pid}`);await(0,$.writeFile)(i,`'use strict';
${o}`,{mode:420}),await(0,$.rename)(i,(0,g.join)(r,n))}}const It=.75,jt=1024*z.D6;function Lt(r,e,s,t){const n=`cd -- ${(0,A.ZL)(Ue(r,e))} || exit 1`,o=Ct(r.startCommand,
r.runtime==="node"?"":` ${Fe}<&- ${He}>&-`);return(0,ee.lC)({fileBytes:jt,processes:s},{isIsolated:t,score:800,become:`${n}
${o}`})}function Dt({runtime:r},{node:e,programs:s},t){return r==="node"?"":`${[`${e}/node`,`${s}/${ce.forward}`,String(t)].map(A.ZL).join(" ")} 3<&- </dev/null\
 >/dev/null 2>&1 &
`}const _t=/^\s*[\w@%+:,./-]+(?:\s+[\w@%+=:,./-]+)*\s*$/;function Ct(r,e=""){return _t.test(r)?`exec ${r.trim()}${e}`:`exec /bin/sh -c "$1"${e}`}function Ue({cwd:r},{
app:e}){return r===""?e:`${e}/${r}`}function Bt(r){const{app:e,server:s,places:t,port:n,memoryBytes:o,sharesPorts:i,path:a}=r,c=Math.max(16,Math.floor(o*It/z.D6)),
d=`${t.programs}/${i?ce.sharing:ce.preload}`,l=[...[`--require=${Ft(d)}`,`--max-old-space-size=${c}`,"--enable-source-maps"],e.NODE_OPTIONS??""],f=t.bun===void 0?
[]:[`${t.bun}/.bin`];return{NODE_ENV:"production",HOST:"127.0.0.1",HOSTNAME:"127.0.0.1",LANG:"C.UTF-8",...Object.hasOwn(Ge,s.framework??"")?Ge[s.framework??""]:
{},...e,PORT:String(n),HOME:t.tmp,TMPDIR:t.tmp,NODE_COMPILE_CACHE:`${t.tmp}/.node-compile-cache`,PATH:[t.node,`${Ue(s,t)}/node_modules/.bin`,...f,a||Be.sg].join(
":"),...s.runtime==="node"?{NODE_OPTIONS:l.filter(u=>u!=="").join(" ")}:{}}}const Ge={Angular:{NG_ALLOWED_HOSTS:"*",NG_TRUST_PROXY_HEADERS:"forwarded,x-forwarde\
d-for,x-forwarded-host,x-forwarded-proto"},"Next.js":{HOSTNAME:"localhost"},SvelteKit:{PROTOCOL_HEADER:"x-forwarded-proto"}};function Ft(r){return/\s/.test(r)?`\
"${r.replaceAll(/["\\]/g,"\\$&")}"`:r}const Ht=3e3;function Ut({PORT:r=""}){const e=Number(r);return/^\d{1,5}$/.test(r)&&e>0&&e<=65535?e:Ht}var ze=h(7030),Gt=function(r,e,s){
if(e!=null){if(typeof e!="object"&&typeof e!="function")throw new TypeError("Object expected.");var t,n;if(s){if(!Symbol.asyncDispose)throw new TypeError("Symbo\
l.asyncDispose is not defined.");t=e[Symbol.asyncDispose]}if(t===void 0){if(!Symbol.dispose)throw new TypeError("Symbol.dispose is not defined.");t=e[Symbol.dispose],
s&&(n=t)}if(typeof t!="function")throw new TypeError("Object not disposable.");n&&(t=function(){try{n.call(this)}catch(o){return Promise.reject(o)}}),r.stack.push(
{value:e,dispose:t,async:s})}else s&&r.stack.push({async:!0});return e},zt=(function(r){return function(e){function s(i){e.error=e.hasError?new r(i,e.error,"An \
error was suppressed during disposal."):i,e.hasError=!0}var t,n=0;function o(){for(;t=e.stack.pop();)try{if(!t.async&&n===1)return n=0,e.stack.push(t),Promise.resolve().
then(o);if(t.dispose){var i=t.dispose.call(t.value);if(t.async)return n|=2,Promise.resolve(i).then(o,function(a){return s(a),o()})}else n|=1}catch(a){s(a)}if(n===
1)return e.hasError?Promise.reject(e.error):Promise.resolve();if(e.hasError)throw e.error}return o()}})(typeof SuppressedError=="function"?SuppressedError:function(r,e,s){
var t=new Error(s);return t.name="SuppressedError",t.error=r,t.suppressed=e,t});async function Kt(r){const e=`${r}.new`;await(0,$.rm)(e,{force:!0});const s=(0,ze.
createServer)(o=>o.destroy()).listen({path:e,backlog:Yt});await(0,le.once)(s,"listening"),s.on("error",()=>{}),await(0,$.rename)(e,r);let t=r;const n=()=>{s.close()};
return{descriptor:Jt(s),release:n,async moveTo(o){await(0,$.rename)(t,o),t=o},async[Symbol.asyncDispose](){n(),await(0,$.rm)(t,{force:!0})}}}const Yt=511;function Jt(r){
const{_handle:e}=r;return e.fd}async function Xt(){const r={stack:[],error:void 0,hasError:!1};try{const e=Gt(r,(0,ze.createServer)().listen({port:0,host:"127.0\
.0.1"}),!0);await(0,le.once)(e,"listening");const s=e.address();return typeof s=="object"&&s!==null?s.port:0}catch(e){r.error=e,r.hasError=!0}finally{const e=zt(
r);e&&await e}}var Wt=function(r,e,s){if(e!=null){if(typeof e!="object"&&typeof e!="function")throw new TypeError("Object expected.");var t,n;if(s){if(!Symbol.asyncDispose)
throw new TypeError("Symbol.asyncDispose is not defined.");t=e[Symbol.asyncDispose]}if(t===void 0){if(!Symbol.dispose)throw new TypeError("Symbol.dispose is not\
 defined.");t=e[Symbol.dispose],s&&(n=t)}if(typeof t!="function")throw new TypeError("Object not disposable.");n&&(t=function(){try{n.call(this)}catch(o){return Promise.
reject(o)}}),r.stack.push({value:e,dispose:t,async:s})}else s&&r.stack.push({async:!0});return e},Vt=(function(r){return function(e){function s(i){e.error=e.hasError?
new r(i,e.error,"An error was suppressed during disposal."):i,e.hasError=!0}var t,n=0;function o(){for(;t=e.stack.pop();)try{if(!t.async&&n===1)return n=0,e.stack.
push(t),Promise.resolve().then(o);if(t.dispose){var i=t.dispose.call(t.value);if(t.async)return n|=2,Promise.resolve(i).then(o,function(a){return s(a),o()})}else
n|=1}catch(a){s(a)}if(n===1)return e.hasError?Promise.reject(e.error):Promise.resolve();if(e.hasError)throw e.error}return o()}})(typeof SuppressedError=="funct\
ion"?SuppressedError:function(r,e,s){var t=new Error(s);return t.name="SuppressedError",t.error=r,t.suppressed=e,t});const Qt=3e4,Zt=20;async function Ke(r,{memoryBytes:e},s){
const{node:t,bun:n}=r.server,o=n===null?void 0:await s.bun(n);return{release:r,node:await s.node(t),bun:o,memoryBytes:e}}class ke{#e;#s;#t=new AbortController;#r=Promise.
withResolvers();#n=Promise.withResolvers();#o;#c=e=>e;#i=[];#d=!1;ended;constructor(e){this.#e=e;const{given:s,parts:t,sandbox:n,tmp:o}=e,{release:i,node:a,bun:c}=s;
this.#s=n.isolation.kind==="none"?{app:i.folder,programs:t.programs,node:a,bun:c,tmp:o}:{...ee.fS,bun:c===void 0?void 0:ee.fS.bun,tmp:"/tmp"},this.#n.promise.catch(
()=>{}),this.ended=this.#a(),this.ended.catch(()=>{})}static async open(e,s){const t=new ke(await qt(e,s));try{return await Promise.race([t.#r.promise,t.ended]),
t}catch(n){throw await t[Symbol.asyncDispose](),n}}get group(){return this.#e.group}get lost(){return this.#e.sandbox.networkLost}async isCurrent({release:e,node:s,
bun:t,memoryBytes:n}){const{given:o,sandbox:i}=this.#e,a=o.node===s&&o.bun===t&&o.memoryBytes===n;return o.release.folder===e.folder&&a&&!this.#d&&!this.lost?.aborted&&
await i.hasSameNetwork()}async begin({id:e,env:s,onLine:t,counted:n}){const{given:o,parts:i,sandbox:a}=this.#e,{sockets:c,path:d}=i,{memoryBytes:p}=o,{server:l}=o.
release,f=_e(c,e);await this.#e.socket.moveTo(f);const u=a.network.level!=="private",b=u?await Xt():Ut(s),k=this.#s;this.#o=t,this.#c=n;for(const L of this.#i.splice(
0))t(...L);const x=Bt({server:l,places:k,port:b,app:s,memoryBytes:p,sharesPorts:u,path:d});return this.#n.resolve(`${Dt(l,k,b)}${(0,A.sJ)(x)}`),{...await this.#r.
promise,socket:f,port:b}}end(){const e=new Error("It was stopped");this.#n.reject(e),this.#t.abort(e)}async[Symbol.asyncDispose](){this.end(),await this.ended.catch(
()=>{}),await this.#e.resources.disposeAsync()}async#a(){const{id:e,given:s,parts:t,owner:n,tmp:o,passwd:i,sandbox:a,socket:c,group:d}=this.#e,{limits:p,markPrefix:l,
programs:f}=t,{release:u,node:b,bun:k,memoryBytes:x}=s,L=new De.w({memoryBytes:x,diskBytes:p.tmpBytes,diskFiles:p.tmpFiles,seldomMs:Qt,root:o,group:d?.commands,
counted:D=>this.#c(D)}),B=a.isolation.kind!=="none";try{return await a.runInstance({owner:n,app:u.folder,programs:f,node:b,bun:k,tmp:o,passwd:i,command:u.server.
startCommand,script:Lt(u.server,this.#s,p.processes,B),variables:this.#n.promise,watch:async(D,te)=>await this.#l(te)?L.watch(D,te):void 0,group:d,descriptors:[
c.descriptor,"pipe"],marker:`${l}${e}`,signal:this.#t.signal,onLine:(...D)=>this.#f(D),onStarted:D=>{c.release(),this.#r.resolve(D)}})}finally{this.#d=!0}}#l(e){
const s=(0,le.once)(e,"abort").then(()=>!1),t=this.#n.promise.then(()=>!0);return Promise.race([t,s]).catch(()=>!1)}#f(e){this.#o?this.#o(...e):this.#i.length<Zt&&
this.#i.push(e)}}async function qt(r,e){const s={stack:[],error:void 0,hasError:!1};try{const t=`p-${(0,Le.randomUUID)().slice(0,8)}`,n=(0,g.join)(e.runs,t),o=Wt(
s,new AsyncDisposableStack,!0);for(const f of[r.node,r.bun])f!==void 0&&o.use(e.versions.hold(f));const i=o.use(await e.sandbox(r.memoryBytes));o.defer(async()=>{
await(0,oe.dM)(n)});const a=(0,ee.V0)(t,i.isolation),c=(0,g.join)(n,"tmp");await(0,$.mkdir)(c,{recursive:!0,mode:493}),a!==void 0&&await(0,$.chown)(c,a,a);const d=(0,g.
join)(n,"passwd");await(0,$.writeFile)(d,(0,ee.oI)("app","/tmp",a),{mode:420});const p=o.use(await Kt(_e(e.sockets,t))),l=await es(t,r.memoryBytes,i,e);return o.
defer(async()=>{await l?.end()}),{id:t,given:r,parts:e,owner:a,tmp:c,passwd:d,sandbox:i,socket:p,group:l,resources:o.move()}}catch(t){s.error=t,s.hasError=!0}finally{
const t=Vt(s);t&&await t}}async function es(r,e,{limiter:s},t){if(s.kind==="sampling")return;const{processes:n}=t.limits,o={memoryBytes:e,processes:n,workerMemoryBytes:e,
workerProcesses:n};return y.A2.make(s.folder,`${t.groupPrefix}${r}`,o)}var ts=function(r,e,s){if(e!=null){if(typeof e!="object"&&typeof e!="function")throw new TypeError(
"Object expected.");var t,n;if(s){if(!Symbol.asyncDispose)throw new TypeError("Symbol.asyncDispose is not defined.");t=e[Symbol.asyncDispose]}if(t===void 0){if(!Symbol.
dispose)throw new TypeError("Symbol.dispose is not defined.");t=e[Symbol.dispose],s&&(n=t)}if(typeof t!="function")throw new TypeError("Object not disposable.");
n&&(t=function(){try{n.call(this)}catch(o){return Promise.reject(o)}}),r.stack.push({value:e,dispose:t,async:s})}else s&&r.stack.push({async:!0});return e},ss=(function(r){
return function(e){function s(i){e.error=e.hasError?new r(i,e.error,"An error was suppressed during disposal."):i,e.hasError=!0}var t,n=0;function o(){for(;t=e.
stack.pop();)try{if(!t.async&&n===1)return n=0,e.stack.push(t),Promise.resolve().then(o);if(t.dispose){var i=t.dispose.call(t.value);if(t.async)return n|=2,Promise.
resolve(i).then(o,function(a){return s(a),o()})}else n|=1}catch(a){s(a)}if(n===1)return e.hasError?Promise.reject(e.error):Promise.resolve();if(e.hasError)throw e.
error}return o()}})(typeof SuppressedError=="function"?SuppressedError:function(r,e,s){var t=new Error(s);return t.name="SuppressedError",t.error=r,t.suppressed=
e,t});const ns=5e3,rs=1e6,os=8,is="0A";function as(r){const e=r.list(),[s]=e;if(s===void 0)return[];const t=new Map;for(const i of["tcp","tcp6"])for(const a of ds(
`${s}/net/${i}`).split(`
`).slice(1)){const[,c="",,d,,,,,,p=""]=a.trim().split(/\s+/),l=Number.parseInt(c.slice(c.lastIndexOf(":")+1),16);d===is&&l>0&&t.set(`socket:[${p}]`,l)}if(t.size===
0)return[];const n=new Set;let o=ns;for(const i of e){for(const a of cs(`${i}/fd`,o)){o-=1;const c=t.get((0,P.CD)(()=>(0,O.readlinkSync)(`${i}/fd/${a}`))??"");c!==
void 0&&n.add(c)}if(o<=0)break}return[...n].sort((i,a)=>i-a).slice(0,os)}function cs(r,e){const s=[];try{const t={stack:[],error:void 0,hasError:!1};try{const n=ts(
t,(0,O.opendirSync)(r),!1);for(let o=n.readSync();o!==null&&s.length<e;o=n.readSync())s.push(o.name)}catch(n){t.error=n,t.hasError=!0}finally{ss(t)}}catch{}return s}
function ds(r){const e=Buffer.alloc(rs);let s=0;try{const t=(0,O.openSync)(r,"r");try{for(let n=-1;n!==0&&s<e.length;s+=n)n=(0,O.readSync)(t,e,s,e.length-s,null)}finally{
(0,O.closeSync)(t)}}catch{}return e.toString("latin1",0,s)}var Ye=h(5807),ls=h(8899);const Je=4e3,ve=200,fs=2e3,Xe=2*z.D6,hs=z.D6/4,Te=64,us=50,ps=64*1024;class ms{#e;#s;#t;#r=[];#n=[];#o=0;#c;#i=Xe;#d;#a={
lines:0,bytes:0};constructor(e,s,t){this.#e=e,this.#s=t,this.#d=t();const n=(0,ls.L)(s);this.#t=o=>n(o).plain}get last(){return this.#r.slice(-ve).map(e=>this.#t(
e).slice(0,fs))}line(e,s){const t=this.#s();this.#l(t);const n=Buffer.byteLength(e)+Te;if(n>this.#i){this.#a={lines:this.#a.lines+1,bytes:this.#a.bytes+n-Te},this.#m(
e);return}this.#i-=n,this.#f();const o=this.#t(e).slice(0,Je);this.#p({at:t,stream:s,text:o}),this.#m(e)}note(e){this.#p({at:this.#s(),stream:"stderr",text:`[sl\
ipway] ${e}`})}flush(){clearTimeout(this.#c),this.#c=void 0,this.#n.length>0&&this.#e(this.#n),this.#n=[],this.#o=0}end(){this.#f(),this.flush()}#l(e){const s=Math.
floor((e-this.#d)/1e3);s!==0&&(this.#i=Math.min(Xe,this.#i+Math.max(0,s)*hs),this.#d=e)}#f(){const{lines:e,bytes:s}=this.#a;e!==0&&(this.#a={lines:0,bytes:0},this.
note(`${(0,Ye.zD)(e)} lines (${(0,z.Xq)(s)}) are left out here: it prints too much`))}#p(e){this.#n.push({...e,text:Buffer.from(e.text).toString()}),this.#o+=e.
text.length+Te,this.#o>ps?this.flush():this.#c??=setTimeout(()=>this.flush(),us)}#m(e){this.#r.push(Buffer.from(e.slice(0,Je)).toString()),this.#r.length>=2*ve&&
(this.#r=this.#r.slice(-ve))}}var we=function(r,e,s){if(e!=null){if(typeof e!="object"&&typeof e!="function")throw new TypeError("Object expected.");var t,n;if(s){
if(!Symbol.asyncDispose)throw new TypeError("Symbol.asyncDispose is not defined.");t=e[Symbol.asyncDispose]}if(t===void 0){if(!Symbol.dispose)throw new TypeError(
"Symbol.dispose is not defined.");t=e[Symbol.dispose],s&&(n=t)}if(typeof t!="function")throw new TypeError("Object not disposable.");n&&(t=function(){try{n.call(
this)}catch(o){return Promise.reject(o)}}),r.stack.push({value:e,dispose:t,async:s})}else s&&r.stack.push({async:!0});return e},We=(function(r){return function(e){
function s(i){e.error=e.hasError?new r(i,e.error,"An error was suppressed during disposal."):i,e.hasError=!0}var t,n=0;function o(){for(;t=e.stack.pop();)try{if(!t.
async&&n===1)return n=0,e.stack.push(t),Promise.resolve().then(o);if(t.dispose){var i=t.dispose.call(t.value);if(t.async)return n|=2,Promise.resolve(i).then(o,function(a){
return s(a),o()})}else n|=1}catch(a){s(a)}if(n===1)return e.hasError?Promise.reject(e.error):Promise.resolve();if(e.hasError)throw e.error}return o()}})(typeof SuppressedError==
"function"?SuppressedError:function(r,e,s){var t=new Error(s);return t.name="SuppressedError",t.error=r,t.suppressed=e,t});const ys=250,Ve={first:25,most:500},ws=5e3,
Qe=4096;class Ss{#e;#s;#t;#r=[];#n;#o=new AbortController;#c=new AbortController;#i;#d;#a=!1;#l=!1;#f=!1;constructor(e,s,t){this.#e=e,this.#s=s,this.#t=t,this.#n=
new ms(n=>t.send({kind:"printed",id:e,lines:n}),s.env,()=>t.clock.now())}async run(){let e={exitCode:null,signal:null,outOfMemory:!1};try{e=await this.#m()}catch(s){
this.#h("start_failed",(0,P.bD)(s))}finally{this.#c.abort(),this.#n.end(),this.#t.send({kind:"ended",id:this.#e,end:e})}}stop(e){const s=!this.#l;this.#l=!0,s&&
this.#i&&e>0&&vs(this.#i);const t=setTimeout(()=>this.end(),this.#i?e:0);this.#c.signal.addEventListener("abort",()=>clearTimeout(t))}end(){this.#l=!0,this.#o.abort(
new Error("It was stopped"))}#p(){this.#n.note("It was stopped because its network has ended"),this.end()}async#m(){const e={stack:[],error:void 0,hasError:!1};
try{const{releases:s,shares:t,versions:n,places:o}=this.#t,{app:i,manifestHash:a,settings:c}=this.#s;this.#u("unpack");const d=we(e,t.take(i.org),!1),p=we(e,await s.
open(i.org,a),!1),l=await Ke(p,c,n);this.#o.signal.throwIfAborted(),this.#u("spawn");const f=await o.take(i,l);try{const u={stack:[],error:void 0,hasError:!1};try{
const b=we(u,f,!0);this.#o.signal.throwIfAborted(),this.#o.signal.addEventListener("abort",()=>f.end(),{once:!0});const k=we(u,f.lost&&(0,le.addAbortListener)(f.
lost,()=>this.#p()),!1);return this.#E(await this.#w(f,d))}catch(b){u.error=b,u.hasError=!0}finally{const b=We(u);b&&await b}}finally{o.ended(this.#s,this.#a&&this.#l)}}catch(s){
e.error=s,e.hasError=!0}finally{We(e)}}async#w(e,{counted:s}){const t=new AbortController;let n;try{const o=await e.begin({id:this.#e,env:this.#s.env,counted:s,
onLine:(i,a)=>this.#n.line(i,a)});return this.#i=o.tree,n=setInterval(()=>{this.#$(o.tree,e.group)},ws),this.#S(o,t.signal).catch(i=>{t.signal.aborted||(this.#h(
"start_failed",(0,P.bD)(i)),this.end())}),await e.ended}catch(o){if(!this.#o.signal.aborted)throw o;return{exitCode:null,signal:"SIGKILL",shortOfMemory:!1}}finally{
clearInterval(n),t.abort(new Error("It has ended"))}}async#S({pipes:[e],tree:s,socket:t,port:n},o){const{limits:i,clock:a}=this.#t;this.#u("listen");const c=a.monotonic(),
d=()=>i.startMs-(a.monotonic()-c),{host:p,settings:l}=this.#s,f={socket:t,path:l.healthPath,host:p},u=new AbortController,b=je(f,{over:u.signal,signal:o});if(b.
catch(()=>{}),!await this.#b(e,s,n,d,o))return;this.#u("health");const k=()=>Math.ceil(Math.max(1,Math.min(d(),gt))),x=setTimeout(()=>u.abort(),k());let L=await b.
finally(()=>clearTimeout(x));for(let D=Ve.first;;D=Math.min(Ve.most,D*2)){if($t(L)){this.#a=!0,this.#u("ready"),this.#t.send({kind:"ready",id:this.#e});return}if(await a.
sleep(D,o),d()<=0)break;L=await je(f,{over:AbortSignal.timeout(k()),signal:o})}const B="status"in L?`answered ${L.status}`:`has no answer: ${L.words}`;this.#h("\
unhealthy",`GET ${l.healthPath} ${B}, ${Oe(i.startMs)} after the start`),this.end()}async#b(e,s,t,n,o){const{limits:i,clock:a}=this.#t,c=new Map,d=a.monotonic(),
p=()=>{for(const k of as(s))c.has(k)||c.set(k,a.monotonic()-d)},l=setInterval(p,ys),f=await(0,F.ux)(a,Math.max(0,n()),ks(e),o);if(clearInterval(l),o.throwIfAborted(),
f!==void 0)return!0;p();const u=[...c].map(([k,x])=>`${k} (since ${Oe(x)} after the start)`),b=u.length>0?`It listens on port ${u.join(", ")}, but not with HTTP\
 there`:"It listens on no port";return this.#h("not_listening",`No server listened within ${Oe(i.startMs)}. PORT is ${t}. ${b}`),this.end(),!1}#E(e){this.#d=e;const{
breach:s}=e,t=this.#g(),n={...this.#y,outOfMemory:t},o=(0,z.Xq)(this.#s.settings.memoryBytes);let i=s&&$s(s.because,this.#t.limits);return t&&(i=`It used more t\
han its ${o} of memory`),i!==void 0&&this.#n.note(i),this.#a||(t?this.#h("out_of_memory",i??""):this.#l?this.#h("start_failed","It was stopped before it was rea\
dy"):this.#h("start_failed",i??gs(n))),n}get#y(){const{exitCode:e=null,signal:s=null,breach:t}=this.#d??{};return t?{exitCode:null,signal:"SIGKILL"}:s===null?{exitCode:e,
signal:s}:{exitCode:null,signal:s}}#g(){const{breach:e,shortOfMemory:s,exitCode:t,signal:n}=this.#d??{};return e?e.code==="out_of_memory":s&&(n==="SIGKILL"||t===
137)?!0:(n==="SIGABRT"||n==="SIGTRAP"||t===134||t===133)&&this.#n.last.some(i=>Es.test(i))}#h(e,s){if(this.#a||this.#f)return;this.#f=!0,this.#n.flush();const t={
code:e,step:this.#r.at(-1)?.step??"unpack",message:s.slice(0,bs),...this.#y,lines:this.#n.last,journey:[...this.#r]};this.#t.send({kind:"failed",id:this.#e,failure:t})}#u(e){
const s={step:e,at:this.#t.clock.now()};this.#r.push(s),this.#t.send({kind:"step",id:this.#e,step:s})}async#$(e,s){const t=s?s.commands.used:(await(0,St.A0)(e.list(),
new wt.Qj)).own;t>0&&this.#t.send({kind:"memory",id:this.#e,bytes:Math.round(t)})}}const bs=1900,Es=/JavaScript heap out of memory|Reached heap limit/;function Oe(r){
return`${Number((r/1e3).toFixed(1))} seconds`}function gs({exitCode:r,signal:e}){return e!==null?`The start command was ended by ${e}`:`The start command ended \
with exit code ${r??"unknown"} before it was ready`}function $s(r,{tmpBytes:e}){return`It was stopped because ${r.replace("the limit of a build","the limit of a\
n instance")} (/tmp has ${(0,z.Xq)(e)})`}function ks(r){const{promise:e,resolve:s}=Promise.withResolvers();let t="";return r?.setEncoding("latin1").on("data",n=>{
if(t.length>=Qe)return;t=(t+n).slice(0,Qe);const{port:o}=(0,V.D7)(t.split(`
`)[0]??"")??{};typeof o=="number"&&s(o)}),r?.on("error",()=>{}),e}function vs(r){const e=r.list().map(o=>Number(o.slice(6))),s=o=>e.filter(i=>(0,fe._N)(i)?.parent===
o),t=r.namespace;let n=t===void 0?e.slice(0,1):s(t).filter(Os).slice(0,1);for(let o=0;o<Ts&&n.length>0&&n.every(Ms);o+=1){const i=n.flatMap(s);if(i.length===0)break;
n=i}for(const o of n)(0,ge.z7)(o,"SIGTERM")}const Ts=8;function Os(r){return/^NSpid:\s.*\s2$/m.test((0,fe.lK)(`/proc/${r}/status`))}function Ms(r){return/^(?:ba|da|a|)sh$/.
test((0,fe.lK)(`/proc/${r}/comm`).trim())}var Ze=h(8161),Rs=h(6822),qe=h(6848),As=h(4789),Ps=h(6466),xs=h(6321),et=h(5555);const de={bytes:4*z.j9,files:5e5,ms:12e4},
Ns=10,Is=4320*6e4,js=256*z.D6;class X extends Error{name="UnpackFailure"}class Ls{#e;#s;#t;#r;#n=new Map;#o=Promise.resolve();constructor(e,s,t,n){this.#e=e,this.#s=
s,this.#t=t,this.#r=n}async recover(){const e=this.#e;await(0,$.mkdir)(e,{recursive:!0,mode:493});const s=(0,fe.lK)("/proc/sys/kernel/random/boot_id").trim(),t=(0,g.
join)(e,_s),n=await(0,$.readFile)(t,"utf8").catch(()=>"");for(const o of await(0,$.readdir)(e))(o.startsWith(Me)||s!==n&&!o.startsWith("."))&&await(0,oe.dM)((0,g.
join)(e,o));await(0,$.writeFile)(t,s)}async open(e,s){const t=tt(e,s),n=()=>({server:this.#a(e,s),removed:new AbortController,users:0}),o=this.#n.get(t)??n();this.#n.
set(t,o),o.users+=1;let i=!0;const a=()=>{i&&(i=!1,o.users-=1,this.tidy())};try{const c=await o.server,d=this.#t.now()/1e3;await(0,$.utimes)(this.#d(t),d,d).catch(
()=>{});const{signal:p}=o.removed;return{folder:this.#d(t),server:c,removed:p,[Symbol.dispose]:a}}catch(c){throw this.#n.get(t)===o&&this.#n.delete(t),a(),c}}tidy(){
this.#o=this.#o.then(()=>this.#c()).catch(()=>{})}async#c(){const e=this.#e,s=[];for(const t of await(0,$.readdir)(e)){if(t.startsWith(".")||this.#i(t))continue;
const n=await(0,$.stat)((0,g.join)(e,t)).catch(()=>{});n&&s.push({name:t,usedMs:n.mtimeMs})}s.sort((t,n)=>n.usedMs-t.usedMs);for(const[t,{name:n,usedMs:o}]of s.
entries()){const i=(0,xs.OV)(e),a=i!==void 0&&i.bytes<2*(0,Y.g2)(i.size);if(t<Ns&&!a&&this.#t.now()-o<Is||this.#i(n))continue;this.#n.get(n)?.removed.abort(),this.#n.
delete(n);const c=(0,g.join)(e,`${Me}${n}-old`);(0,O.renameSync)((0,g.join)(e,n),c),await(0,oe.dM)(c)}}#i(e){return(this.#n.get(e)?.users??0)>0}#d(e){return(0,g.
join)(this.#e,e)}async#a(e,s){const t=this.#s,{index:n}=await t.index(e,s),o=k=>{const x=n.find(k);if(x===-1)throw new X(`The release has no ${k}: deploy again`);
return n.file(x)},i=o(ie.r$),c=i.size<=et.Bm?(0,et.dX)(await t.read(e,i.hash,i.size)):void 0;if(!c)throw new X(`${ie.r$} of the release is not valid: deploy aga\
in`);const d=tt(e,s),p=this.#d(d);if(await(0,$.stat)(p).catch(()=>{}))return c;const l=(0,g.join)(this.#e,`${Me}${d}`),[f,u]=[(0,g.join)(l,"packed"),(0,g.join)(
l,"app")],b=AbortSignal.timeout(de.ms);try{await(0,oe.dM)(l);for(const x of[l,f,u])await(0,$.mkdir)(x,{recursive:!0,mode:493});const k=new De.w({root:u,memoryBytes:js,
diskBytes:de.bytes,diskFiles:de.files,group:void 0});for(const x of c.layers){const L=o(x),B=(0,g.join)(f,"layer");await(0,Ps.pipeline)(await t.stream(e,L.hash),
(0,O.createWriteStream)(B),{signal:b}),await this.#l(B,u,x,k,b),await(0,$.rm)(B)}return await(0,$.rename)(u,p),c}catch(k){throw b.aborted?new X(`The release was\
 not unpacked within ${de.ms/1e3} seconds`):(0,P.b$)(k)?new X("The disk of the platform is full"):k}finally{await(0,oe.dM)(l)}}async#l(e,s,t,n,o){const i=[],a=this.#r(
[s],[e]),{exitCode:c,breach:d}=await a("/bin/sh",["-c",Ds,"sh",e],{cwd:s,env:{PATH:Be.sg,LC_ALL:"C"},signal:o,watch:n.watch,onLine(l){i.length<3&&i.push(l.slice(
0,300))}});if(d?.code==="disk_quota"){const l=`${(0,z.Xq)(de.bytes)} and ${(0,Ye.zD)(de.files)} files`;throw new X(`The release is too large: unpacked it may ha\
ve ${l}`)}if(d)throw new X(`${t} of the release could not be unpacked: ${d.because}`);if(c===0)return;const p=i[0]??`tar ended with ${c}`;throw new X(`${t} of t\
he release could not be unpacked: ${p}`)}}const Ds='umask 022; tar -xzf "$1" --no-same-owner --no-same-permissions && chmod -R u+rwX,a+rX,go-w .',Me=".fresh-",_s="\
.boot";function tt(r,e){return`${e}-${(0,Le.hash)("sha256",r).slice(0,16)}`}const Cs=10*6e4;function Bs(r){const{clock:e}=r,s=new Map,t=new Map,n=As.Le[`${(0,Ze.
platform)()} ${(0,Ze.arch)()}`],o=async()=>{for(const[c,{tool:d,askedAt:p,places:l}]of s)l>0||e.monotonic()-p<=Cs||(s.delete(c),await(0,qe.q3)(r,d))},i=async c=>(await o(),
(0,qe.R3)(r,c,()=>{})),a=async(c,d,p)=>{const l=`${c.name}@${c.version}`,f=s.get(l)??{tool:c,found:i(c),askedAt:0,places:0};s.set(l,f),f.askedAt=e.monotonic();try{
const u=p(await f.found);return t.set(u,f),u}catch(u){s.get(l)===f&&s.delete(l);const b=u instanceof Rs.gl?u.message:"the registry did not answer";throw new X(`${d}\
 ${c.version} could not be fetched: ${b}`)}};return{async node(c){if(c===null||c===process.versions.node)return(0,g.dirname)(await(0,$.realpath)(process.execPath));
if(n===void 0)throw new X(`This machine has only Node.js ${process.versions.node}`);return a({name:n,version:c},"Node.js",d=>(0,g.join)(d,"bin"))},bun:c=>a({name:"\
bun",version:c},"Bun",g.dirname),hold(c){const d=t.get(c);return d&&(d.places+=1),{[Symbol.dispose](){d&&(d.places-=1)}}}}}var Fs=function(r,e,s){if(e!=null){if(typeof e!=
"object"&&typeof e!="function")throw new TypeError("Object expected.");var t,n;if(s){if(!Symbol.asyncDispose)throw new TypeError("Symbol.asyncDispose is not def\
ined.");t=e[Symbol.asyncDispose]}if(t===void 0){if(!Symbol.dispose)throw new TypeError("Symbol.dispose is not defined.");t=e[Symbol.dispose],s&&(n=t)}if(typeof t!=
"function")throw new TypeError("Object not disposable.");n&&(t=function(){try{n.call(this)}catch(o){return Promise.reject(o)}}),r.stack.push({value:e,dispose:t,
async:s})}else s&&r.stack.push({async:!0});return e},Hs=(function(r){return function(e){function s(i){e.error=e.hasError?new r(i,e.error,"An error was suppresse\
d during disposal."):i,e.hasError=!0}var t,n=0;function o(){for(;t=e.stack.pop();)try{if(!t.async&&n===1)return n=0,e.stack.push(t),Promise.resolve().then(o);if(t.
dispose){var i=t.dispose.call(t.value);if(t.async)return n|=2,Promise.resolve(i).then(o,function(a){return s(a),o()})}else n|=1}catch(a){s(a)}if(n===1)return e.
hasError?Promise.reject(e.error):Promise.resolve();if(e.hasError)throw e.error}return o()}})(typeof SuppressedError=="function"?SuppressedError:function(r,e,s){
var t=new Error(s);return t.name="SuppressedError",t.error=r,t.suppressed=e,t});const Us=8,Gs=1440*6e4,zs=500;class Ks{#e;#s=new Map;#t=new Map;#r=Promise.resolve();#n=new AbortController;constructor(e){
this.#e=e}async take(e,s){const t=st(e);this.#t.set(t,(this.#t.get(t)??0)+1);try{const n=this.#s.get(t);return this.#s.delete(t),n&&this.#c(n)&&await n.place.isCurrent(
s)?n.place:(n&&nt(n.place),await this.#e.open(s))}catch(n){throw this.#o(t),n}}ended(e,s){const t=st(e.app);this.#o(t),!(!s||!this.#e.keepsReady)&&(this.#r=this.#r.
then(()=>this.#i(t,e)).catch(()=>{}))}async[Symbol.asyncDispose](){this.#n.abort(),await this.#r,await Promise.all(Array.from(this.#s.values(),({place:e})=>e[Symbol.
asyncDispose]())),this.#s.clear()}#o(e){const s=(this.#t.get(e)??1)-1;s>0?this.#t.set(e,s):this.#t.delete(e)}#c({since:e}){return this.#e.clock.monotonic()-e<Gs}async#i(e,{
app:s,manifestHash:t,settings:n}){const o={stack:[],error:void 0,hasError:!1};try{const{clock:i,releases:a,versions:c}=this.#e;if(await i.sleep(zs,this.#n.signal),
this.#t.has(e)||this.#s.has(e))return;const d=Fs(o,await a.open(s.org,t),!1),p=await Ke(d,n,c),l=await this.#e.open(p);this.#s.set(e,{place:l,since:i.monotonic()}),
this.#d(e,l,d);for(const[f,u]of this.#s)(this.#s.size>Us||!this.#c(u))&&this.#a(f,u.place)}catch(i){o.error=i,o.hasError=!0}finally{Hs(o)}}#d(e,s,{removed:t}){const n=()=>this.#a(
e,s),o=[t,s.lost].flatMap(a=>a?[(0,le.addAbortListener)(a,n)]:[]),i=()=>{for(const a of o)a[Symbol.dispose]();n()};s.ended.then(i,i)}#a(e,s){this.#s.get(e)?.place===
s&&(this.#s.delete(e),nt(s))}}function st({org:r,project:e,appID:s}){return JSON.stringify([r,e,s])}function nt(r){Promise.resolve(r[Symbol.asyncDispose]()).catch(
()=>{})}const Ys=1.25;class Js{#e;#s=new Map;#t=0;constructor(e){this.#e=e}take(e){const s={bytes:0},t=this.#s.get(e)??{all:new Set,largest:s},{all:n}=t;if(n.size>=
ie.kj*(this.#e-this.#t))throw new Error(`The organization ${e} has ${n.size} instances on this node, which has processes for ${this.#e} of all organizations. Le\
t fewer apps or instances run, or let the operator raise the bound of processes of the machine or of the service`);return n.add(s),this.#s.set(e,t),this.#t+=1,{
counted(o){return s.bytes=o,o>Ys*t.largest.bytes&&(t.largest=s),t.largest===s?[...n].reduce((i,a)=>i+a.bytes,0):o},[Symbol.dispose]:()=>{this.#t-=1,n.delete(s),
n.size===0?this.#s.delete(e):t.largest===s&&(t.largest=[...n].reduce((o,i)=>i.bytes>o.bytes?i:o))}}}}function Xs(){const e=["/proc/sys/kernel/pid_max","/proc/sy\
s/kernel/threads-max",...Ws().map(s=>(0,g.join)(s,"pids.max"))].map(s=>Number.parseInt((0,fe.lK)(s),10));return Math.min(...e.map(s=>Number.isNaN(s)?Number.POSITIVE_INFINITY:
s))}function Ws(){const r=[];try{for(let e=(0,v.$q)().folder;e!==(0,g.dirname)(e);e=(0,g.dirname)(e))r.push(e)}catch{}return r}const Vs=4,Qs=1e3;async function Zs({
input:r,output:e,path:s}){process.umask(18);const t=f=>{e.writable&&e.write(`${JSON.stringify(f)}
`)},n=setInterval(()=>t({kind:"pulse"}),H.lb),o=new Map,i=Promise.withResolvers();let a;const c=(f,u,b)=>{const k=new Ss(f,u,b),x=k.run().finally(()=>o.delete(f));
o.set(f,{run:k,ended:x})},d=async f=>{if(f.kind==="prepare")return a=qs(f.settings,s,t),void a.catch(i.reject);const u=await a;if(!u)throw new Error("An instanc\
e came before the settings");if(f.kind==="start")return c(f.id,f.spec,u);o.get(f.id)?.run.stop(f.graceMs)};let p=Promise.resolve();const l=(0,se.createInterface)(
{input:r});l.on("line",f=>{p=p.then(()=>d(JSON.parse(f))),p.catch(i.reject)}),l.on("close",i.resolve),e.on("error",()=>i.resolve());try{await i.promise}finally{
clearInterval(n);for(const{run:b}of o.values())b.end();const f=F.ml.sleep(Qs),u=a?.then(async b=>b.places[Symbol.asyncDispose]()).catch(()=>{});await Promise.race(
[Promise.all([u,...[...o.values()].map(({ended:b})=>b)]),f])}return 0}async function qs(r,e,s){const{nodeDir:t,sockets:n,env:o,limits:i,isolation:a}=r,c=(0,g.join)(
t,"functions"),d={runs:(0,g.join)(c,"running"),releases:(0,g.join)(c,"releases"),programs:(0,g.join)(c,"programs"),tools:(0,g.join)(c,"tools")};await(0,$.mkdir)(
c,{recursive:!0,mode:448});const p=(0,R.Fg)(c);await tn(r,d.runs,p);for(const S of Object.values(d))await(0,$.mkdir)(S,{recursive:!0,mode:493}),await(0,$.chmod)(
S,493);const l=await(0,v.Mi)(r.cgroup,p);l.kind==="cgroup"&&await(0,y.KV)(l.folder,(0,v.sr)(p));const f=(0,A.Ou)(e,process.execPath),u=await(0,ee.Sg)(f,(0,A.ao)(
o)),b=r.networkAllow.map(K.s),k=new pt(S=>{s({kind:"note",level:"error",event:"functions_network_lost",text:S})}),x=new yt((S,j)=>k.open(S,j),()=>k.reason===void 0?
Vs:1),L=async(S,j)=>(0,ee._i)({limiter:l,want:a==="none"?"none":"auto",limits:{...Y.dR,memoryBytes:S},tools:u,dataDir:await(0,$.realpath)(t),known:j?.isolation,
network:{want:r.network,known:j?.network,allowed:b,openPrivate:C=>x.open(C)}}),B=await L(Y.dR.memoryBytes),{isolation:D,network:te}=B;if(a==="required"&&D.kind===
"none")throw new Error(`Functions are not isolated here, as they must be or were before: ${D.reason}`);const Re=(0,V.Eb)({apart:k.reason});s({kind:"walls",isolation:D.
kind,limiter:l.kind,network:te,...Re});const he=en(B,()=>L(Y.dR.memoryBytes,B));await Nt(d.programs);const Se=await(0,T.d)(r.blobs),Ae=new w.n({blobs:Se,clock:F.
ml,log:Z.aB}),M=new Ls(d.releases,Ae,F.ml,he);await M.recover();const m=new Q.b,E={limits:i,sockets:n,path:f,releases:M,shares:new Js(Math.max(1,Math.floor(Xs()/
i.processes))),clock:F.ml,send:s,runs:d.runs,programs:d.programs,markPrefix:p,groupPrefix:(0,v.sr)(p),keepsReady:D.kind!=="none"&&k.reason===void 0,sandbox:S=>L(
S,B),versions:Bs({tools:d.tools,path:f,hostEnv:o,marker:p,clock:F.ml,lock:S=>m.acquire(S),signal:new AbortController().signal,runIn:S=>he([S])})};return{...E,places:new Ks(
{...E,open:S=>ke.open(S,E)})}}function en(r,e){let s=Promise.resolve(r);const t=async n=>{if(!n.networkLost?.aborted)return n;const o=await e();return n[Symbol.
dispose](),o};return(n,o)=>async(i,a,c)=>{const d=s.then(t);return s=d.catch(()=>r),(await d).confined(n,o)(i,a,c)}}async function tn({nodeDir:r,sockets:e},s,t){
await(0,ge.uY)((0,R.Ld)(r,0),(0,R.Ld)(r,process.ppid));const n=await(0,$.readdir)(s).catch(()=>[]);n.length>0&&await(0,ge.k3)(t);for(const o of n)await(0,oe.dM)(
(0,g.join)(s,o));if((0,O.existsSync)(e))for(const o of await(0,$.readdir)(e))await(0,$.rm)((0,g.join)(e,o),{force:!0});await(0,$.mkdir)((0,g.dirname)(e),{recursive:!0,
mode:448})}}),6583:((be,q,h)=>{h.d(q,{P$:()=>V,RB:()=>R,kj:()=>se,nA:()=>$,r$:()=>g,xn:()=>Y});var O=h(2978);const $=".slipway",g=`${$}/server.json`,se=3,F=["un\
pack","spawn","listen","health","ready"],V=(0,O.lS)({step:(0,O.yL)(F),at:O.U9}),Q=2e3,Z=200,K={exitCode:(0,O.Xd)(O.U9),signal:(0,O.Xd)((0,O.Qq)(40))},Y=(0,O.lS)(
{...K,code:(0,O.yL)(["start_failed","not_listening","unhealthy","out_of_memory"]),step:(0,O.yL)(F),message:(0,O.Qq)(Q),lines:(0,O.c3)(Z,(0,O.Qq)(Q)),journey:(0,O.
c3)(F.length,V)});function H(w,y){return{code:"start_failed",step:y.at(-1)?.step??"unpack",message:w,exitCode:null,signal:null,lines:[],journey:y}}const R=(0,O.
lS)({...K,outOfMemory:O.Jt});class T extends Error{name="StartFailed";failure;constructor(y){super(y.message),this.failure=y}}}),8899:((be,q,h)=>{h.d(q,{L:()=>F});
var O=h(5807),$=h(1383);const g=4,se=/^(?:true|false|null|none|auto|production|development|preview|staging|test)$/i;function F(H){const R=[...new Set(Object.values(
H).flatMap(w=>w.split(`
`)))].map(w=>w.trim()).filter(w=>w.length>=g&&!se.test(w)),T=Z(R);return w=>{const y=w.split("\r").findLast(P=>P!=="")??"",v=(0,O.DJ)(y),A=T(v);return{plain:A,coloured:A===
v?V(y,v):void 0}}}function V(H,R){if(H.length>$.jz)return;const{texts:T,codes:w}=(0,O.OK)(H);if(w.length===0)return;const y=T.map(O.DJ);if(y.join("")===R)return y.
map((v,A)=>v+(w[A]??"")).join("")}const Q="***";function Z(H){if(H.length===0)return T=>T;const R=new Y(H);return T=>{const w=R.spansIn(T);if(w.length===0)return T;
let[y,v]=["",0];for(const{start:A,end:P}of w)y+=T.slice(v,A)+Q,v=P;return y+T.slice(v)}}const K=2654435761;class Y{#e;#s;#t;#r;#n;#o=Math.floor(Math.random()*2**
31);#c=new Set;#i=1;constructor(R){const T=R.reduce((y,{length:v})=>y+v,1);this.#e=new Int32Array(T),this.#s=new Uint16Array(T),this.#t=new Int32Array(T),this.#r=
new Int32Array(T),this.#n=new Int32Array(2**Math.ceil(Math.log2(2*T)));const w=[];for(const y of R)this.#d(y,w);for(const[y,v]of w.entries())for(const A of v){const{
[A]:P=0}=this.#e,_=y===0?0:this.#a(this.#t[P]??0,this.#s[A]??0);this.#t[A]=_,this.#r[A]||=this.#r[_]??0}}#d(R,T){let w=0;for(let y=0;y<R.length;y+=1){const v=R.
charCodeAt(y),A=this.#l(w,v);let P=this.#n[A]??0;if(P===0){P=this.#i,this.#i+=1,this.#n[A]=P,this.#e[P]=w,this.#s[P]=v;const _=T[y]??[];_.push(P),T[y]=_}w=P}this.#r[w]=
R.length,this.#c.add(R.charCodeAt(0))}spansIn(R){const T=[];let w=0;for(let y=0;y<R.length;y+=1){const v=R.charCodeAt(y);if(w===0&&!this.#c.has(v))continue;w=this.#a(
w,v);const A=this.#r[w]??0;if(A===0)continue;let P=y+1-A;for(let _=T.at(-1);_&&_.end>P;_=T.at(-1))P=Math.min(P,_.start),T.pop();T.push({start:P,end:y+1})}return T}#a(R,T){
for(let w=R;;w=this.#t[w]??0){const y=this.#n[this.#l(w,T)]??0;if(y!==0||w===0)return y}}#l(R,T){const w=this.#n.length-1,y=Math.imul(Math.imul(R^this.#o,K)^T,K);
for(let v=(y^y>>>15)&w;;v=v+1&w){const A=this.#n[v]??0;if(A===0||this.#e[A]===R&&this.#s[A]===T)return v}}}})};export{rn as id,on as ids,an as modules};
