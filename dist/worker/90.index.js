const Qs=90,Zs=[90],qs={5555:((yt,Q,u)=>{u.d(Q,{RR:()=>z,Bm:()=>W,lS:()=>dt,dX:()=>q});var k=u(4573),E=u(8302),b=u(2978);const X={healthPath:{pattern:/^\/(?:[\x21\x22\x24-\x2e\x30-\x7e][\x21\x22\x24-\x7e]{0,1022})?$/,
example:"/health",what:"a path"},memory:{pattern:/^(?:(?:6[4-9]|[7-9]\d|[1-9]\d{2,3})MiB|(?:[1-9]|1[0-6])GiB)$/,example:"512MiB",what:"a size of 64MiB to 16GiB"},
idleTimeout:{pattern:/^(?:0|off|[1-9]\d{0,3}[sm]|[1-9]\d{0,2}h|[1-9]\d?d)$/,example:"15m",what:'a time with one unit, or "0" for never'},requestTimeout:{pattern:/^(?:0|off|[1-9]\d{0,3}[sm]|[1-9]\d{0,2}h|[1-9]\d?d)$/,
example:"30s",what:'a time with one unit, or "0" for no limit'}},U=16,V={healthPath:"/",instances:1,memory:"512MiB",idleTimeout:"15m",requestTimeout:"30s"},Z=4096;
var K=u(6583);const W=16*1024,z={dependencies:`${K.nA}/dependencies.tar.gz`,app:`${K.nA}/app.tar.gz`},H=4,M=/^\.slipway\/[a-z][a-z-]{0,30}\.tar\.gz$/,$=/^\d{1,3}\.\d{1,4}\.\d{1,4}$/,
w=1024,v=100;function T(L,I=()=>!0){return tt=>(0,E.KH)(tt,L)&&!new RegExp("\\p{Cc}","u").test(tt)&&I(tt)?tt:void 0}function x(L){return L===""||!L.split("/").some(
I=>I===""||I==="."||I==="..")}const A=(0,b.Xd)(T(v,L=>$.test(L))),F=(0,b.c3)(H,T(w,L=>M.test(L))),wt=(0,b.lS)({version:L=>L===1?L:void 0,startCommand:T(Z,L=>L.trim()!==
""),cwd:T(w,x),runtime:(0,b.yL)(["node","other"]),node:A,bun:L=>A(L??null),framework:(0,b.Xd)(T(v)),layers(L){const I=F(L)??[];return I.length>0&&new Set(I).size===
I.length?I:void 0}});function dt(L){return Buffer.from(`${JSON.stringify(L,void 0,1)}
`)}function q(L){if(!(L.length>W||!(0,k.isUtf8)(L)))return wt((0,E.U4)(Buffer.from(L).toString()))}}),3090:((yt,Q,u)=>{u.d(Q,{runFunctions:()=>Ks});var k=u(3024),
E=u(1455),b=u(6760),X=u(481),U=u(1224),V=u(8302),Z=u(9762),K=u(1132),W=u(384),z=u(1331),H=u(4406),M=u(1463),$=u(572),w=u(9842),v=u(9758),T=u(8087),x=u(9537),A=u(
6556);const F=500;class wt{#t;#n;#e=[];#o;#s=!1;constructor(t,s){this.#t=t,this.#n=s}async open(t){return this.#o??=setTimeout(()=>{this.#i(t)},F).unref(),this.#r(
dt(t))??this.#t(t,!1)}[Symbol.dispose](){this.#s=!0,clearTimeout(this.#o);for(const{network:t}of this.#e.splice(0))t[Symbol.dispose]()}#r(t){for(let s=this.#e.shift();s;s=
this.#e.shift()){if(s.key===t&&!s.network.lost.aborted)return s.network;s.network[Symbol.dispose]()}}async#i(t){try{for(;!this.#s&&this.#e.length<this.#n();){const s=dt(
t),e=await this.#t(t,!0);this.#s?e[Symbol.dispose]():this.#e.push({key:s,network:e})}}catch{}finally{this.#o=void 0}}}function dt({asRoot:o,folder:t,allowed:s}){
return JSON.stringify([o,t,s,(0,A.NP)(s)])}var q=u(3739);const L="app",I=`"${L}*"`,tt="192.0.0.10",ee=2048,se=1e3,ne=2e3,lt=32767,Rt=65520,oe="reject with icmpx\
 admin-prohibited";function re(o){const t=n=>`198.18.${n>>8}.${n&255}`,s=n=>`fd5a:736c:6970:7761:1::${n.toString(16)}`,e=n=>({4:t(n),6:s(n)});return{device:`${L}${o}`,
gateway:e(2*o),own:e(2*o+1)}}function ie({device:o,gateway:t,own:s},e,n){return Mt([`link add internet mtu ${Rt} type veth peer name ${o} mtu ${Rt} netns ${e}`,
"link set lo up",`address add ${s[4]}/31 dev internet`,n&&`address add ${s[6]}/127 dev internet nodad`,"link set internet up",`route add 0.0.0.0/0 via ${t[4]} d\
ev internet`,n&&`route add ::/0 via ${t[6]} dev internet`])}function ae({device:o,gateway:t},s){return Mt([`address add ${t[4]}/31 dev ${o}`,s&&`address add ${t[6]}\
/127 dev ${o} nodad`,`link set ${o} up`])}function xt({device:o,own:t},s){return[4,6].map(e=>`${s} element inet slipway known${e} { ${o} . ${t[e]} }`).join("; ")}
function ce(o,{own:t}){return o.length===0?"":`table ip loopback {
chain asked {
type nat hook output priority -100; policy accept;
ip daddr 127.0.0.1 tcp dport { ${o.join(", ")} } dnat to ${tt}
}
chain sent {
type nat hook postrouting priority 100; policy accept;
oifname "internet" ip saddr 127.0.0.0/8 snat to ${t[4]}
}
}
`}function de(o){const t=o.length===0?"":`chain to_loopback {
type nat hook prerouting priority -100; policy accept;
iifname ${I} ip daddr ${tt} tcp dport { ${o.join(", ")} } dnat ip to 127.0.0.1
}
chain as_loopback {
type nat hook input priority 100; policy accept;
iifname ${I} ip daddr 127.0.0.1 snat ip to 127.0.0.1
}
`;return`table inet slipway {
set known4 { typeof iifname . ip saddr; }
set known6 { typeof iifname . ip6 saddr; }
set open { typeof iifname; flags dynamic; size ${2*lt}; }
set begun { typeof iifname; flags dynamic, timeout; timeout 1m; size ${2*lt}; }
chain sources {
type filter hook prerouting priority -300; policy accept;
iifname != ${I} accept
iifname . ip saddr @known4 accept
iifname . ip6 saddr @known6 accept
icmpv6 type { nd-neighbor-solicit, nd-neighbor-advert } ip6 saddr { ::, fe80::/10 } accept
drop
}
${t}chain refused {
meta l4proto tcp reject with tcp reset
${oe}
}
chain bounded {
ct state established, related accept
add @open { iifname ct count over ${ee} } goto refused
update @begun { iifname limit rate over ${se}/second burst ${ne} packets } goto refused
accept
}
chain input {
type filter hook input priority 0; policy drop;
iifname "lo" accept
icmpv6 type { nd-neighbor-solicit, nd-neighbor-advert } accept
iifname ${I} ct status dnat goto bounded
iifname ${I} ct state new goto refused
}
chain forward {
type filter hook forward priority 0; policy drop;
iifname ${I} oifname "internet" goto bounded
iifname "internet" oifname ${I} ct state established, related accept
}
chain masked {
type nat hook postrouting priority 100; policy accept;
oifname "internet" ip saddr != ${A.GO[4]} masquerade
oifname "internet" ip6 saddr != ${A.GO[6]} masquerade
}
}
`}function Mt(o){return o.filter(t=>t!==!1).join(`
`)}var ht=u(7535),nt=u(170),St=u(7586);const le=`
for each in ipv4/ip_forward ipv4/conf/all/route_localnet \${2:+ipv6/conf/all/forwarding}; do
  echo 1 >/proc/sys/net/$each || exit 1
done
cd /proc/sys/net/netfilter && { echo 10 >nf_conntrack_tcp_timeout_time_wait; echo 7500 >nf_conntrack_tcp_timeout_established; } 2>/dev/null
printf %s "$1" | nft -f - || exit 1
echo ready
while read -r device sources; do
  ip link delete "$device"
  printf '%s\\n' "$sources" | nft -f -
done 2>/dev/null`,he=`set -e
printf %s "$1" | ip -batch -
[ -z "$3" ] || echo 1 >/proc/sys/net/ipv4/conf/internet/route_localnet
{ echo 0 >/proc/sys/net/ipv4/ip_unprivileged_port_start; } 2>/dev/null || :
printf '%s\\n' "$2" "$3" | nft -f -
gateway=$4 sides=$5 sources=$6
set -- nsenter --net="$gateway" --
printf %s "$sides" | "$@" ip -batch -
printf '%s\\n' "$sources" | "$@" nft -f -
echo ready
read -r end`;async function fe({asRoot:o,folder:t,allowed:s}){(0,ht.Pt)([["ip","iproute2"],["unshare","util-linux"]]);const e=(0,nt.O2)(s),n=(0,k.existsSync)("/\
proc/net/if_inet6"),r=await(0,nt.gQ)({asRoot:o,folder:t,ports:e,script:le,words:[de(e),n?"yes":""]}),i=new Set;let a=0;const c=()=>{if(i.size>=lt)throw new Error(
"the gateway has no address left");do a=a%lt+1;while(i.has(a));return i.add(a),a};return{lost:r.lost,async open(l){if(`${(0,nt.O2)(l.allowed)}`!=`${e}`)throw new Error(
"other ports of the loopback are allowed");const h=c(),d=re(h),f=()=>{r.tell(`${d.device} ${xt(d,"delete")}`),i.delete(h)};try{const m=[(0,A.NP)(l.allowed),ce(e,
d)],O=[ae(d,n),xt(d,"add")],g=[ie(d,r.pid,n),...m,`/proc/${r.pid}/ns/net`,...O],P=await ue(r,l.asRoot,g);let D=!0;return{enter:(0,St.nx)(r.user,`/proc/${process.
pid}/fd/${P}`,o),resolver:await(0,St.lY)(t),lost:r.lost,[Symbol.dispose](){D&&(D=!1,(0,k.closeSync)(P),f())}}}catch(m){throw f(),m}},[Symbol.dispose]:()=>r[Symbol.
dispose]()}}function ue({net:o,user:t},s,e){const n=["/bin/sh","-c",he,"sh",...e];return(0,ht.f1)([...(0,nt.Hu)(t,o,s),(0,ht.I6)("unshare")??"unshare","--net","\
--",...n],{name:"a link to the gateway",reasonIn:(r,i)=>i?r.trim().split(`
`).at(-1):void 0,found(r){const i=(0,k.openSync)(`/proc/${r.pid}/ns/net`,"r");return(0,ht.m_)(r),i}})}class pe{#t;#n;#e=!1;#o=!1;#s;constructor(t){this.#s=t}get reason(){
return this.#n}async open(t,s=!1){if(this.#n===void 0)try{const e=(0,nt.O2)(t.allowed,4);if((0,nt.O2)(t.allowed,6).some(r=>!e.includes(r)))throw new Error("a po\
rt of [::1] alone is allowed");const n=await(await this.#r(t)).open(t);return this.#e=!0,n}catch(e){if(this.#e&&s)throw e;this.#e||(this.#n=(0,q.bD)(e),this[Symbol.
dispose]())}return(0,St.Yq)(t)}[Symbol.dispose](){this.#o=!0,this.#t?.then(t=>t[Symbol.dispose]()).catch(()=>{}),this.#t=void 0}async#r(t){const s=this.#t;if(s){
const e=await s.catch(()=>{});if(e&&!e.lost.aborted)return e;this.#t===s&&(e?.[Symbol.dispose](),this.#t=void 0)}return this.#t??=fe(t).then(e=>(e.lost.addEventListener(
"abort",()=>{this.#o||this.#s("pasta has ended. It is started again, and the instances that it carried are replaced")}),e)),this.#t}}var et=u(2654),bt=u(2106),st=u(
6757),G=u(3052),me=u(1702),ye=u(6807),ft=u(3630),we=u(3729);const Se=64*1024,be=1e4;function ge(o){return"status"in o&&o.status<500}async function At({socket:o,
path:t,host:s},{over:e,signal:n}){const r=new we.Kj("http://localhost",{socketPath:o,maxHeaderSize:Se,headersTimeout:0,bodyTimeout:0,pipelining:1});try{const{statusCode:i,
body:a}=await r.request({path:t,method:"GET",headers:{host:s,"user-agent":"Slipway-Health",accept:"*/*","x-forwarded-host":s,"x-forwarded-proto":"https","x-forw\
arded-for":"127.0.0.1"},signal:AbortSignal.any([n,e])});return a.on("error",()=>{}),{status:i}}catch(i){return n.throwIfAborted(),{words:Ee(i)}}finally{r.destroy().
catch(()=>{})}}function Ee(o){const t=o instanceof Error&&"code"in o?String(o.code):"";return t==="UND_ERR_HEADERS_OVERFLOW"?"its header is too long":t==="UND_E\
RR_SOCKET"||t==="ECONNRESET"?"it closed the connection":t.startsWith("HPE_")?"its answer is not HTTP":"it did not answer"}var Lt=u(7598),Nt=u(9878),N=u(2978),at=u(
6583);const Vs={startMs:6e4,tmpBytes:512*G.D6,tmpFiles:1e5,processes:256},ve=40,gt=2e3,$e=8e3,ke=2e4;function jt(o,t){return`${o}/${t}.sock`}const ot=(0,N.Qq)(ve),
It=(0,N.lS)({reason:o=>String(o).slice(0,gt)}),Te=(0,N.tG)("kind",{pulse:(0,N.lS)({}),walls:(0,N.lS)({isolation:(0,N.yL)(["bubblewrap","none"]),limiter:(0,N.yL)(
["cgroup","sampling"]),network:(0,N.tG)("level",{private:(0,N.lS)({}),filtered:It,open:It})},{apart:o=>typeof o=="string"?o.slice(0,gt):void 0}),step:(0,N.lS)({
id:ot,step:at.P$}),ready:(0,N.lS)({id:ot}),failed:(0,N.lS)({id:ot,failure:at.xn}),printed:(0,N.lS)({id:ot,lines:(0,N.c3)(ke,(0,N.lS)({at:N.U9,stream:(0,N.yL)(["\
stdout","stderr"]),text:(0,N.Qq)($e)}))}),memory:(0,N.lS)({id:ot,bytes:N.U9}),ended:(0,N.lS)({id:ot,end:at.RB}),note:(0,N.lS)({level:(0,N.yL)(["info","warn","er\
ror"]),event:(0,N.Qq)(64),text:(0,N.Qq)(gt)})});function Ws(o){return Te(parsedJson(o))}var Dt=u(1264);function Oe(o,t,s){const e=o("node:net"),n=o("node:fs"),r=[
"127.0.0.1","::1"],i=(h,d,f)=>{const[m,...O]=h;if(m===void 0){f();return}const g=e.connect({host:m,port:s,allowHalfOpen:!0}),P=()=>i(O,d,f);g.once("error",P),g.
once("connect",()=>{g.removeListener("error",P),d(g,m)})},a=(h,d)=>{h.on("error",()=>d.destroy()),h.on("close",()=>d.destroy()),h.pipe(d)},c=h=>{const d=[h,...r.
filter(m=>m!==h)],f=e.createServer({allowHalfOpen:!0,pauseOnConnect:!0},m=>{m.on("error",()=>{}),i(d,O=>{a(m,O),a(O,m)},()=>m.destroy())});f.on("error",()=>{}),
f.listen({fd:t.socket},()=>n.writeSync(t.reports,`${JSON.stringify({port:s})}
`))},l=()=>{i(r,(h,d)=>{h.on("error",()=>{}),h.destroy(),c(d)},()=>{setTimeout(l,t.pauseMs)})};l()}function Pe(o,t,s){const e=o("node:fs"),n=()=>{try{return e.fstatSync(
s.socket).isSocket()}catch{return!1}};if(!n())return;const r=o("node:net"),i=o("node:http"),{ChildProcess:a}=o("node:child_process"),c=a.prototype.spawn;a.prototype.
spawn=function(p){const S=p.stdio===void 0||p.stdio===null?"pipe":p.stdio,y=Array.isArray(S)?S.slice():[S,S,S];for(;y.length<s.socket;)y.push("ignore");return y.
length===s.socket&&n()&&y.push(s.socket,s.reports),c.call(this,Object.assign({},p,{stdio:y}))};let l,h=!1;const d=new Map,f=new Set,m=R=>{const[p]=R;if(p==null||
typeof p=="function")return 0;const{port:S}=typeof p=="object"?p:{port:p};if(typeof p=="object"&&("_handle"in p||"handle"in p||"fd"in p||"path"in p)){const{fd:B,
path:J}=p;if(typeof B=="number"||typeof J=="string"||"_handle"in p||"handle"in p)return}const j=typeof S=="number"||typeof S=="string"&&S.trim()!==""?Number(S):
Number.NaN;return Number.isInteger(j)&&j>=0&&j<=65535?j:void 0},O=R=>{const p=`${t.TMPDIR}/.slipway-port`;try{return e.writeFileSync(p,String(R),{flag:"wx"}),!0}catch{
try{return e.readFileSync(p,"utf8")===String(R)}catch{return!0}}},g=R=>{const p=R.headers["x-forwarded-for"],S=(Array.isArray(p)?p.join():p??"").split(",")[0]?.
trim()??"",y=r.isIP(S),j=y===0?["127.0.0.1","IPv4",0]:[S,`IPv${y}`,0];for(const[B,J]of["remoteAddress","remoteFamily","remotePort"].entries())Object.defineProperty(
R.socket,J,{value:j[B],configurable:!0,writable:!0})},P=R=>{let p=R.keepAliveTimeout;Object.defineProperty(R,"keepAliveTimeout",{get:()=>p===0?0:Math.max(p,s.keepAliveMs),
set:B=>{p=B},configurable:!0,enumerable:!0});const{headersTimeout:j}=R;j>0&&j<=s.keepAliveMs&&(R.headersTimeout=s.keepAliveMs+1e3)},D=(R,p)=>{const S=Number(t.PORT);
if(l?.server.listening&&(l.port===S||p!==S)||!l&&!O(p))return;l={server:R,port:p},P(R);const y=R.emit;R.emit=function(B,...J){const[mt]=J;return mt?.socket&&d.has(
mt.socket)&&mt.headers&&g(mt),Reflect.apply(y,this,[B,...J])},h||C(),h=!0},C=()=>{const R=r.createServer({allowHalfOpen:!0},p=>{const S=l?.server;return S?(d.set(
p,S),p.once("close",()=>{d.delete(p);for(const y of f)y()}),void S.emit("connection",p)):void p.destroy()});R.on("error",()=>{}),R.listen({fd:s.socket},()=>{try{
e.writeSync(s.reports,`${JSON.stringify({port:l?.port})}
`)}catch{}}),R.unref()},{listen:_,close:ut,address:Ot}=i.Server.prototype,ct=new WeakMap;let pt=0;const Pt=R=>{pt+=1;const p=`${t.TMPDIR}/.slipway-${process.pid}\
-${pt}`,S=R.filter(y=>typeof y=="function");return[{path:p},...S]};i.Server.prototype.listen=function(...p){const S=m(p);if(S===void 0)return Reflect.apply(_,this,
p);if(this.once("listening",()=>D(this,S)),!s.sharesPorts)return Reflect.apply(_,this,p);const[y,j]=p,B=typeof y=="object"&&y!==null?y.host:j;return ct.set(this,
{port:S===0?Number(t.PORT):S,host:B}),Reflect.apply(_,this,Pt(p))},i.Server.prototype.address=function(){const p=Ot.call(this),S=ct.get(this);if(p===null||!S)return p;
const y=S.host==="localhost"?"127.0.0.1":S.host,j=typeof y=="string"&&r.isIP(y)!==0?y:"0.0.0.0";return{address:j,family:`IPv${r.isIP(j)}`,port:S.port}},i.Server.
prototype.close=function(p){l?.server===this&&(l=void 0);const S=()=>Array.from(d.values()).includes(this);if(!S())return ut.call(this,p);const y=new Promise(B=>{
const J=()=>{S()||(f.delete(J),B())};f.add(J)}),j=ut.call(this,B=>{y.then(()=>p?.(B))});return this.closeIdleConnections?.(),j}}const Ct=6,Bt=7,Re=65e3,xe=50,rt={
preload:"preload.cjs",sharing:"preload-sharing.cjs",forward:"forward.cjs"};async function Me(o){await(0,E.mkdir)(o,{recursive:!0,mode:493});const t={socket:Ct,reports:Bt},
s=n=>{const r={...t,keepAliveMs:Re,sharesPorts:n};return`(${Pe})(require, require('node:process').env, ${JSON.stringify(r)});
`},e={[rt.preload]:s(!1),[rt.sharing]:s(!0),[rt.forward]:`(${Oe})(require, ${JSON.stringify({...t,pauseMs:xe})}, Number(process.argv[2]));
`};for(const[n,r]of Object.entries(e)){const i=(0,b.join)(o,`${n}.${process.pid}`);await(0,E.writeFile)(i,`'use strict';
${r}`,{mode:420}),await(0,E.rename)(i,(0,b.join)(o,n))}}const Ae=.75,Le=1024*G.D6;function Ne({server:o,places:t,processes:s,isIsolated:e}){const n=`cd -- ${(0,x.
ZL)(Ft(o,t))} || exit 1`,r=De(o.startCommand,o.runtime==="node"?"":` ${Ct}<&- ${Bt}>&-`);return(0,et.lC)({fileBytes:Le,processes:s},{isIsolated:e,score:800,become:`${n}\

${r}`})}function je({runtime:o},{node:t,programs:s},e){return o==="node"?"":`${[`${t}/node`,`${s}/${rt.forward}`,String(e)].map(x.ZL).join(" ")} 3<&- </dev/null\
 >/dev/null 2>&1 &
`}const Ie=/^\s*[\w@%+:,./-]+(?:\s+[\w@%+=:,./-]+)*\s*$/;function De(o,t=""){return Ie.test(o)?`exec ${o.trim()}${t}`:`exec /bin/sh -c "$1"${t}`}function Ft({cwd:o},{
app:t}){return o===""?t:`${t}/${o}`}function Ce(o){const{app:t,server:s,places:e,port:n,memoryBytes:r,sharesPorts:i,path:a}=o,c=Math.max(16,Math.floor(r*Ae/G.D6)),
l=`${e.programs}/${i?rt.sharing:rt.preload}`,d=[...[`--require=${Be(l)}`,`--max-old-space-size=${c}`,"--enable-source-maps"],t.NODE_OPTIONS??""],f=e.bun===void 0?
[]:[`${e.bun}/.bin`];return{NODE_ENV:"production",HOST:"127.0.0.1",HOSTNAME:"127.0.0.1",LANG:"C.UTF-8",...Object.hasOwn(Ht,s.framework??"")?Ht[s.framework??""]:
{},...t,PORT:String(n),HOME:e.tmp,TMPDIR:e.tmp,NODE_COMPILE_CACHE:`${e.tmp}/.node-compile-cache`,PATH:[e.node,`${Ft(s,e)}/node_modules/.bin`,...f,a||Dt.sg].join(
":"),...s.runtime==="node"?{NODE_OPTIONS:d.filter(m=>m!=="").join(" ")}:{}}}const Ht={Angular:{NG_ALLOWED_HOSTS:"*",NG_TRUST_PROXY_HEADERS:"forwarded,x-forwarde\
d-for,x-forwarded-host,x-forwarded-proto"},SvelteKit:{PROTOCOL_HEADER:"x-forwarded-proto"}};function Be(o){return/\s/.test(o)?`"${o.replaceAll(/["\\]/g,"\\$&")}\
"`:o}const Fe=3e3;function He({PORT:o=""}){const t=Number(o);return/^\d{1,5}$/.test(o)&&t>0&&t<=65535?t:Fe}var _t=u(7030);async function _e(o){const t=`${o}.new`;
await(0,E.rm)(t,{force:!0});const s=(0,_t.createServer)(i=>i.destroy());await new Promise((i,a)=>{s.once("error",a),s.listen({path:t,backlog:Ue},i)}),await(0,E.
rename)(t,o);let e=o,n=!0;const r=()=>{n&&s.close(),n=!1};return{descriptor:Ge(s),release:r,async moveTo(i){await(0,E.rename)(e,i),e=i},async[Symbol.asyncDispose](){
r(),await(0,E.rm)(e,{force:!0}).catch(i=>{if((0,q.xU)(i)!=="ENOENT")throw i})}}}const Ue=511;function Ge(o){const{_handle:t}=o;return t.fd}async function ze(){const o=(0,_t.
createServer)();await new Promise((s,e)=>{o.once("error",e),o.listen({port:0,host:"127.0.0.1"},s)});const t=o.address();return await new Promise(s=>o.close(s)),
typeof t=="object"&&t!==null?t.port:0}var Ke=function(o,t,s){if(t!=null){if(typeof t!="object"&&typeof t!="function")throw new TypeError("Object expected.");var e,
n;if(s){if(!Symbol.asyncDispose)throw new TypeError("Symbol.asyncDispose is not defined.");e=t[Symbol.asyncDispose]}if(e===void 0){if(!Symbol.dispose)throw new TypeError(
"Symbol.dispose is not defined.");e=t[Symbol.dispose],s&&(n=e)}if(typeof e!="function")throw new TypeError("Object not disposable.");n&&(e=function(){try{n.call(
this)}catch(r){return Promise.reject(r)}}),o.stack.push({value:t,dispose:e,async:s})}else s&&o.stack.push({async:!0});return t},Ye=(function(o){return function(t){
function s(i){t.error=t.hasError?new o(i,t.error,"An error was suppressed during disposal."):i,t.hasError=!0}var e,n=0;function r(){for(;e=t.stack.pop();)try{if(!e.
async&&n===1)return n=0,t.stack.push(e),Promise.resolve().then(r);if(e.dispose){var i=e.dispose.call(e.value);if(e.async)return n|=2,Promise.resolve(i).then(r,function(a){
return s(a),r()})}else n|=1}catch(a){s(a)}if(n===1)return t.hasError?Promise.reject(t.error):Promise.resolve();if(t.hasError)throw t.error}return r()}})(typeof SuppressedError==
"function"?SuppressedError:function(o,t,s){var e=new Error(s);return e.name="SuppressedError",e.error=o,e.suppressed=t,e});const Je=3e4,Xe=20;async function Ut(o,{
memoryBytes:t},s){const{node:e,bun:n}=o.server,r=n===null?void 0:await s.bun(n);return{release:o,node:await s.node(e),bun:r,memoryBytes:t}}class Et{#t;#n;#e=new AbortController;#o=Promise.
withResolvers();#s=Promise.withResolvers();#r;#i=[];#a=!1;ended;constructor(t){this.#t=t;const{given:s,parts:e,sandbox:n,folder:r}=t,{release:i,node:a,bun:c}=s;
this.#n=n.isolation.kind==="none"?{app:i.folder,programs:e.programs,node:a,bun:c,tmp:(0,b.join)(r,"tmp")}:{...et.fS,bun:c===void 0?void 0:et.fS.bun,tmp:"/tmp"},
this.#s.promise.catch(()=>{}),this.ended=this.#d(),this.ended.catch(()=>{})}static async open(t,s){const e={stack:[],error:void 0,hasError:!1};try{const n=`p-${(0,Lt.
randomUUID)().slice(0,8)}`,r=(0,b.join)(s.runs,n),i=Ke(e,new AsyncDisposableStack,!0),a=i.use(await s.sandbox(t.memoryBytes));i.defer(async()=>{await(0,st.dM)(r)});
const c=(0,et.V0)(n,a.isolation),l=(0,b.join)(r,"tmp");await(0,E.mkdir)(l,{recursive:!0,mode:493}),c!==void 0&&await(0,E.chown)(l,c,c),await(0,E.writeFile)((0,b.
join)(r,"passwd"),Ve(c??process.getuid?.()),{mode:420});const h=i.use(await _e(jt(s.sockets,n))),d=await We(n,t.memoryBytes,a,s);i.defer(async()=>{await d?.end()});
const f=new Et({id:n,given:t,parts:s,folder:r,sandbox:a,socket:h,group:d});return await Promise.race([f.#o.promise,f.ended]),i.move(),f}catch(n){e.error=n,e.hasError=
!0}finally{const n=Ye(e);n&&await n}}get group(){return this.#t.group}get lost(){return this.#t.sandbox.networkLost}async isCurrent({release:t,node:s,bun:e,memoryBytes:n}){
const{given:r,sandbox:i}=this.#t,a=r.node===s&&r.bun===e&&r.memoryBytes===n;return r.release.folder===t.folder&&a&&!this.#a&&!this.lost?.aborted&&await i.hasSameNetwork()}async begin({
id:t,env:s,onLine:e}){const{given:n,parts:r,sandbox:i}=this.#t,{sockets:a,path:c}=r,{memoryBytes:l}=n,{server:h}=n.release,d=jt(a,t);await this.#t.socket.moveTo(
d);const f=i.network.level!=="private",m=f?await ze():He(s),O=this.#n;this.#r=e;for(const P of this.#i.splice(0))e(...P);const g=Ce({server:h,places:O,port:m,app:s,
memoryBytes:l,sharesPorts:f,path:c});return this.#s.resolve(`${je(h,O,m)}${(0,x.sJ)(g)}`),{...await this.#o.promise,socket:d,port:m}}end(){const t=new Error("It\
 was stopped");this.#s.reject(t),this.#e.abort(t)}async[Symbol.asyncDispose](){this.end(),await this.ended.catch(()=>{});const{group:t,folder:s,socket:e,sandbox:n}=this.#t;
await t?.end(),await(0,st.dM)(s),await e[Symbol.asyncDispose](),n[Symbol.dispose]()}async#d(){const{id:t,given:s,parts:e,folder:n,sandbox:r,socket:i,group:a}=this.#t,
{limits:c,markPrefix:l,programs:h}=e,{release:d,node:f,bun:m,memoryBytes:O}=s,g=(0,b.join)(n,"tmp"),P=new Nt.w({memoryBytes:O,diskBytes:c.tmpBytes,diskFiles:c.tmpFiles,
seldomMs:Je,root:g,group:a?.commands}),D=r.isolation.kind!=="none";try{return await r.runInstance({owner:(0,et.V0)(t,r.isolation),app:d.folder,programs:h,node:f,
bun:m,tmp:g,passwd:(0,b.join)(n,"passwd"),command:d.server.startCommand,script:Ne({server:d.server,places:this.#n,processes:c.processes,isIsolated:D}),variables:this.#s.
promise,watch:async(C,_)=>await this.#c(_)?P.watch(C,_):void 0,group:a,descriptors:[i.descriptor,"pipe"],marker:`${l}${t}`,signal:this.#e.signal,onLine:(...C)=>this.#l(
C),onStarted:C=>{i.release(),this.#o.resolve(C)}})}finally{this.#a=!0}}#c(t){const{promise:s,resolve:e}=Promise.withResolvers();return this.#s.promise.then(()=>e(
!0),()=>e(!1)),t.addEventListener("abort",()=>e(!1),{once:!0}),s}#l(t){this.#r?this.#r(...t):this.#i.length<Xe&&this.#i.push(t)}}function Ve(o){return`root:x:0:\
0:root:/root:/bin/sh
${o===void 0||o===0?"":`app:x:${o}:${o}::/tmp:/bin/sh
`}`}async function We(o,t,{limiter:s},e){if(s.kind==="sampling")return;const{processes:n}=e.limits,r={memoryBytes:t,processes:n,workerMemoryBytes:t,workerProcesses:n};
return v.A2.make(s.folder,`${e.groupPrefix}${o}`,r)}var Qe=function(o,t,s){if(t!=null){if(typeof t!="object"&&typeof t!="function")throw new TypeError("Object e\
xpected.");var e,n;if(s){if(!Symbol.asyncDispose)throw new TypeError("Symbol.asyncDispose is not defined.");e=t[Symbol.asyncDispose]}if(e===void 0){if(!Symbol.dispose)
throw new TypeError("Symbol.dispose is not defined.");e=t[Symbol.dispose],s&&(n=e)}if(typeof e!="function")throw new TypeError("Object not disposable.");n&&(e=function(){
try{n.call(this)}catch(r){return Promise.reject(r)}}),o.stack.push({value:t,dispose:e,async:s})}else s&&o.stack.push({async:!0});return t},Ze=(function(o){return function(t){
function s(i){t.error=t.hasError?new o(i,t.error,"An error was suppressed during disposal."):i,t.hasError=!0}var e,n=0;function r(){for(;e=t.stack.pop();)try{if(!e.
async&&n===1)return n=0,t.stack.push(e),Promise.resolve().then(r);if(e.dispose){var i=e.dispose.call(e.value);if(e.async)return n|=2,Promise.resolve(i).then(r,function(a){
return s(a),r()})}else n|=1}catch(a){s(a)}if(n===1)return t.hasError?Promise.reject(t.error):Promise.resolve();if(t.hasError)throw t.error}return r()}})(typeof SuppressedError==
"function"?SuppressedError:function(o,t,s){var e=new Error(s);return e.name="SuppressedError",e.error=o,e.suppressed=t,e});const qe=5e3,ts=1e6,es=8,ss="0A";function ns(o){
const t=o.list(),[s]=t;if(s===void 0)return[];const e=new Map;for(const i of["tcp","tcp6"])for(const a of rs(`${s}/net/${i}`).split(`
`).slice(1)){const[,c="",,l,,,,,,h=""]=a.trim().split(/\s+/),d=Number.parseInt(c.slice(c.lastIndexOf(":")+1),16);l===ss&&d>0&&e.set(`socket:[${h}]`,d)}if(e.size===
0)return[];const n=new Set;let r=qe;for(const i of t){for(const a of os(`${i}/fd`,r)){r-=1;const c=e.get(is(`${i}/fd/${a}`));c!==void 0&&n.add(c)}if(r<=0)break}
return[...n].sort((i,a)=>i-a).slice(0,es)}function os(o,t){const s=[];try{const e={stack:[],error:void 0,hasError:!1};try{const n=Qe(e,(0,k.opendirSync)(o),!1);
for(let r=n.readSync();r!==null&&s.length<t;r=n.readSync())s.push(r.name)}catch(n){e.error=n,e.hasError=!0}finally{Ze(e)}}catch{}return s}function rs(o){const t=Buffer.
alloc(ts);let s=0;try{const e=(0,k.openSync)(o,"r");try{for(let n=-1;n!==0&&s<t.length;s+=n)n=(0,k.readSync)(e,t,s,t.length-s,null)}finally{(0,k.closeSync)(e)}}catch{}
return t.toString("latin1",0,s)}function is(o){try{return(0,k.readlinkSync)(o)}catch{return""}}var Gt=u(5807),as=u(4116);const zt=4e3,vt=200,cs=2e3,Kt=2*G.D6,ds=G.
D6/4,$t=64,ls=50,hs=64*1024;class fs{#t;#n;#e;#o=[];#s=[];#r=0;#i;#a=Kt;#d;#c={lines:0,bytes:0};constructor(t,s,e){this.#t=t,this.#n=e,this.#d=e();const n=(0,as.
L)(s);this.#e=r=>n(r).plain}get last(){return this.#o.slice(-vt).map(t=>this.#e(t).slice(0,cs))}line(t,s){const e=this.#n();this.#l(e);const n=Buffer.byteLength(
t)+$t;if(n>this.#a){this.#c={lines:this.#c.lines+1,bytes:this.#c.bytes+n-$t},this.#m(t);return}this.#a-=n,this.#u(e);const r=this.#e(t).slice(0,zt);this.#f({at:e,
stream:s,text:r}),this.#m(t)}note(t){this.#f({at:this.#n(),stream:"stderr",text:`[slipway] ${t}`})}flush(){clearTimeout(this.#i),this.#i=void 0,this.#s.length>0&&
this.#t(this.#s),this.#s=[],this.#r=0}end(){this.#u(this.#n()),this.flush()}#l(t){const s=Math.floor((t-this.#d)/1e3);s!==0&&(this.#a=Math.min(Kt,this.#a+Math.max(
0,s)*ds),this.#d=t)}#u(t){const{lines:s,bytes:e}=this.#c;if(s===0)return;this.#c={lines:0,bytes:0};const n=`[slipway] ${(0,Gt.zD)(s)} lines (${(0,G.Xq)(e)}) are\
 left out here: it prints too much`;this.#f({at:t,stream:"stderr",text:n})}#f(t){this.#s.push({...t,text:Buffer.from(t.text).toString()}),this.#r+=t.text.length+
$t,this.#r>hs?this.flush():this.#i??=setTimeout(()=>this.flush(),ls)}#m(t){this.#o.push(Buffer.from(t.slice(0,zt)).toString()),this.#o.length>=2*vt&&(this.#o=this.#o.
slice(-vt))}}var Yt=function(o,t,s){if(t!=null){if(typeof t!="object"&&typeof t!="function")throw new TypeError("Object expected.");var e,n;if(s){if(!Symbol.asyncDispose)
throw new TypeError("Symbol.asyncDispose is not defined.");e=t[Symbol.asyncDispose]}if(e===void 0){if(!Symbol.dispose)throw new TypeError("Symbol.dispose is not\
 defined.");e=t[Symbol.dispose],s&&(n=e)}if(typeof e!="function")throw new TypeError("Object not disposable.");n&&(e=function(){try{n.call(this)}catch(r){return Promise.
reject(r)}}),o.stack.push({value:t,dispose:e,async:s})}else s&&o.stack.push({async:!0});return t},Jt=(function(o){return function(t){function s(i){t.error=t.hasError?
new o(i,t.error,"An error was suppressed during disposal."):i,t.hasError=!0}var e,n=0;function r(){for(;e=t.stack.pop();)try{if(!e.async&&n===1)return n=0,t.stack.
push(e),Promise.resolve().then(r);if(e.dispose){var i=e.dispose.call(e.value);if(e.async)return n|=2,Promise.resolve(i).then(r,function(a){return s(a),r()})}else
n|=1}catch(a){s(a)}if(n===1)return t.hasError?Promise.reject(t.error):Promise.resolve();if(t.hasError)throw t.error}return r()}})(typeof SuppressedError=="funct\
ion"?SuppressedError:function(o,t,s){var e=new Error(s);return e.name="SuppressedError",e.error=o,e.suppressed=t,e});const us=250,Xt={first:25,most:500},ps=5e3,
Vt=4096;class ms{#t;#n;#e;#o=[];#s;#r=new AbortController;#i=Promise.withResolvers();#a;#d;#c=!1;#l=!1;#u=!1;constructor(t,s,e){this.#t=t,this.#n=s,this.#e=e,this.#s=
new fs(n=>e.send({kind:"printed",id:t,lines:n}),s.env,()=>e.clock.now())}async run(){let t={exitCode:null,signal:null,outOfMemory:!1};try{t=await this.#m()}catch(s){
this.#h("start_failed",(0,q.bD)(s))}finally{this.#s.end(),this.#e.send({kind:"ended",id:this.#t,end:t})}}stop(t){const s=!this.#l;this.#l=!0,s&&this.#a&&t>0&&Es(
this.#a);const e=setTimeout(()=>this.end(),this.#a?t:0);this.#i.promise.then(()=>clearTimeout(e))}end(){this.#l=!0,this.#r.abort(new Error("It was stopped"))}#f(){
this.#u||(this.#s.note("It was stopped because its network has ended"),this.end())}async#m(){const t={stack:[],error:void 0,hasError:!1};try{const{releases:s,versions:e,
places:n}=this.#e,{app:r,manifestHash:i,settings:a}=this.#n;this.#p("unpack");const c=Yt(t,await s.open(r.org,i),!1),l=await Ut(c,a,e);this.#r.signal.throwIfAborted(),
this.#p("spawn");const h=await n.take(r,l);try{const d={stack:[],error:void 0,hasError:!1};try{const f=Yt(d,h,!0);this.#r.signal.throwIfAborted(),this.#r.signal.
addEventListener("abort",()=>h.end(),{once:!0}),h.lost?.addEventListener("abort",()=>this.#f(),{once:!0}),h.lost?.aborted&&this.#f();const m=this.#S(h).then(O=>this.#E(
O));return m.then(this.#i.resolve,this.#i.reject),await m}catch(f){d.error=f,d.hasError=!0}finally{const f=Jt(d);f&&await f}}finally{this.#u=!0,n.ended(this.#n,
this.#c&&this.#l)}}catch(s){t.error=s,t.hasError=!0}finally{Jt(t)}}async#S(t){const s=new AbortController;let e;try{const n=await t.begin({id:this.#t,env:this.#n.
env,onLine:(r,i)=>this.#s.line(r,i)});return this.#a=n.tree,e=setInterval(()=>{this.#$(n.tree,t.group)},ps),this.#b(n,s.signal).catch(r=>{s.signal.aborted||(this.#h(
"start_failed",(0,q.bD)(r)),this.end())}),await t.ended}catch(n){if(!this.#r.signal.aborted)throw n;return{exitCode:null,signal:"SIGKILL",shortOfMemory:!1}}finally{
clearInterval(e),s.abort(new Error("It has ended"))}}async#b({pipes:[t],tree:s,socket:e,port:n},r){const{limits:i,clock:a}=this.#e;this.#p("listen");const c=a.monotonic(),
l=()=>i.startMs-(a.monotonic()-c),{host:h,settings:d}=this.#n,f={socket:e,path:d.healthPath,host:h},m=new AbortController,O=At(f,{over:m.signal,signal:r});if(O.
catch(()=>{}),!await this.#g(t,s,n,l,r))return;this.#p("health");const g=()=>Math.ceil(Math.max(1,Math.min(l(),be))),P=setTimeout(()=>m.abort(),g());let D=await O.
finally(()=>clearTimeout(P));for(let _=Xt.first;;_=Math.min(Xt.most,_*2)){if(ge(D)){this.#c=!0,this.#p("ready"),this.#e.send({kind:"ready",id:this.#t});return}if(await a.
sleep(_,r),l()<=0)break;D=await At(f,{over:AbortSignal.timeout(g()),signal:r})}const C="status"in D?`answered ${D.status}`:`has no answer: ${D.words}`;this.#h("\
unhealthy",`GET ${d.healthPath} ${C}, ${kt(i.startMs)} after the start`),this.end()}async#g(t,s,e,n,r){const{limits:i,clock:a}=this.#e,c=new Map,l=a.monotonic(),
h=()=>{for(const g of ns(s))c.has(g)||c.set(g,a.monotonic()-l)},d=setInterval(h,us),f=new AbortController;try{const g=gs(t),P=a.sleep(Math.max(0,n()),AbortSignal.
any([r,f.signal])).then(()=>{});if(P.catch(()=>{}),await Promise.race([g,P])!==void 0)return!0;h()}finally{clearInterval(d),f.abort()}const m=[...c].map(([g,P])=>`${g}\
 (since ${kt(P)} after the start)`),O=m.length>0?`It listens on port ${m.join(", ")}, but not with HTTP there`:"It listens on no port";return this.#h("not_liste\
ning",`No server listened within ${kt(i.startMs)}. PORT is ${e}. ${O}`),this.end(),!1}#E(t){this.#d=t;const{breach:s}=t,e=this.#v(),n={...this.#y,outOfMemory:e},
r=(0,G.Xq)(this.#n.settings.memoryBytes),i=e?`It used more than its ${r} of memory`:s?bs(s.because,this.#e.limits):void 0;return i!==void 0&&this.#s.note(i),this.#c||
(e?this.#h("out_of_memory",i??""):this.#l?this.#h("start_failed","It was stopped before it was ready"):this.#h("start_failed",i??Ss(n))),n}get#y(){const{exitCode:t=null,
signal:s=null,breach:e}=this.#d??{};return e?{exitCode:null,signal:"SIGKILL"}:s===null?{exitCode:t,signal:s}:{exitCode:null,signal:s}}#v(){const{breach:t,shortOfMemory:s,
exitCode:e,signal:n}=this.#d??{};return t?t.code==="out_of_memory":s&&(n==="SIGKILL"||e===137)?!0:(n==="SIGABRT"||n==="SIGTRAP"||e===134||e===133)&&this.#s.last.
some(i=>ws.test(i))}#h(t,s){if(this.#c||this.#w)return;this.#w=!0,this.#s.flush();const e={code:t,step:this.#o.at(-1)?.step??"unpack",message:s.slice(0,ys),...this.#y,
lines:this.#s.last,journey:[...this.#o]};this.#e.send({kind:"failed",id:this.#t,failure:e})}#w=!1;#p(t){const s={step:t,at:this.#e.clock.now()};this.#o.push(s),
this.#e.send({kind:"step",id:this.#t,step:s})}async#$(t,s){const e=s?s.commands.used:(await(0,ye.A0)(t.list(),new me.Qj)).own;e>0&&this.#e.send({kind:"memory",id:this.#t,
bytes:Math.round(e)})}}const ys=1900,ws=/JavaScript heap out of memory|Reached heap limit/;function kt(o){return`${(o/1e3).toFixed(1).replace(/\.0$/,"")} second\
s`}function Ss({exitCode:o,signal:t}){return t!==null?`The start command was ended by ${t}`:`The start command ended with exit code ${o??"unknown"} before it wa\
s ready`}function bs(o,{tmpBytes:t}){return`It was stopped because ${o.replace("the limit of a build","the limit of an instance")} (/tmp has ${(0,G.Xq)(t)})`}function gs(o){
const{promise:t,resolve:s}=Promise.withResolvers();let e="";return o?.setEncoding("latin1").on("data",n=>{if(e.length>=Vt)return;e=(e+n).slice(0,Vt);const{port:r}=(0,V.
D7)(e.split(`
`)[0]??"")??{};typeof r=="number"&&s(r)}),o?.on("error",()=>{}),t}function Es(o){const t=o.list().map(r=>Number(r.slice(6))),s=r=>t.filter(i=>(0,ft._N)(i)?.parent===
r),e=o.namespace;let n=e===void 0?t.slice(0,1):s(e).filter($s).slice(0,1);for(let r=0;r<vs&&n.length>0&&n.every(ks);r+=1){const i=n.flatMap(s);if(i.length===0)break;
n=i}for(const r of n)(0,bt.z7)(r,"SIGTERM")}const vs=8;function $s(o){return/^NSpid:\s.*\s2$/m.test((0,ft.lK)(`/proc/${o}/status`))}function ks(o){return/^(?:ba|da|a|)sh$/.
test((0,ft.lK)(`/proc/${o}/comm`).trim())}var Wt=u(8161),Ts=u(6822),Os=u(6848),Ps=u(4789),Rs=u(6466),xs=u(6321),Qt=u(5555);const it={bytes:4*G.j9,files:5e5,ms:12e4},
Ms=10,As=4320*6e4,Ls=256*G.D6;class Y extends Error{name="UnpackFailure"}class Ns{#t;#n;#e;#o;#s=new Map;#r=Promise.resolve();constructor(t,s,e,n){this.#t=t,this.#n=
s,this.#e=e,this.#o=n}async recover(){const t=this.#t;await(0,E.mkdir)(t,{recursive:!0,mode:493});const s=(0,ft.lK)("/proc/sys/kernel/random/boot_id").trim(),e=(0,b.
join)(t,Is),n=await(0,E.readFile)(e,"utf8").catch(()=>"");for(const r of await(0,E.readdir)(t))(r.startsWith(Tt)||s!==n&&!r.startsWith("."))&&await(0,st.dM)((0,b.
join)(t,r));await(0,E.writeFile)(e,s)}async open(t,s){const e=Zt(t,s),n=()=>({server:this.#c(t,s),removed:new AbortController,users:0}),r=this.#s.get(e)??n();this.#s.
set(e,r),r.users+=1;let i=!0;const a=()=>{i&&(i=!1,r.users-=1,this.tidy())};try{const c=await r.server,l=this.#e.now()/1e3;await(0,E.utimes)(this.#d(e),l,l).catch(
()=>{});const{signal:h}=r.removed;return{folder:this.#d(e),server:c,removed:h,[Symbol.dispose]:a}}catch(c){throw this.#s.get(e)===r&&this.#s.delete(e),a(),c}}tidy(){
this.#r=this.#r.then(()=>this.#i()).catch(()=>{})}async#i(){const t=this.#t,s=[];for(const e of await(0,E.readdir)(t)){if(e.startsWith(".")||this.#a(e))continue;
const n=await(0,E.stat)((0,b.join)(t,e)).catch(()=>{});n&&s.push({name:e,usedMs:n.mtimeMs})}s.sort((e,n)=>n.usedMs-e.usedMs);for(const[e,{name:n,usedMs:r}]of s.
entries()){const i=(0,xs.OV)(t),a=i!==void 0&&i.bytes<2*(0,z.g2)(i.size);if(e<Ms&&!a&&this.#e.now()-r<As||this.#a(n))continue;this.#s.get(n)?.removed.abort(),this.#s.
delete(n);const c=(0,b.join)(t,`${Tt}${n}-old`);(0,k.renameSync)((0,b.join)(t,n),c),await(0,st.dM)(c)}}#a(t){return(this.#s.get(t)?.users??0)>0}#d(t){return(0,b.
join)(this.#t,t)}async#c(t,s){const e=this.#n,{index:n}=await e.index(t,s),r=g=>{const P=n.find(g);if(P===-1)throw new Y(`The release has no ${g}: deploy again`);
return n.file(P)},i=r(at.r$),c=i.size<=Qt.Bm?(0,Qt.dX)(await e.read(t,i.hash,i.size)):void 0;if(!c)throw new Y(`${at.r$} of the release is not valid: deploy aga\
in`);const l=Zt(t,s),h=this.#d(l);if(await(0,E.stat)(h).catch(()=>{}))return c;const d=(0,b.join)(this.#t,`${Tt}${l}`),[f,m]=[(0,b.join)(d,"packed"),(0,b.join)(
d,"app")],O=AbortSignal.timeout(it.ms);try{await(0,st.dM)(d);for(const P of[d,f,m])await(0,E.mkdir)(P,{recursive:!0,mode:493});const g=new Nt.w({root:m,memoryBytes:Ls,
diskBytes:it.bytes,diskFiles:it.files,group:void 0});for(const P of c.layers){const D=r(P),C=(0,b.join)(f,"layer");await(0,Rs.pipeline)(await e.stream(t,D.hash),
(0,k.createWriteStream)(C),{signal:O}),await this.#l(C,m,P,g,O),await(0,E.rm)(C)}return await(0,E.rename)(m,h),c}catch(g){throw O.aborted?new Y(`The release was\
 not unpacked within ${it.ms/1e3} seconds`):(0,q.b$)(g)?new Y("The disk of the platform is full"):g}finally{await(0,st.dM)(d)}}async#l(t,s,e,n,r){const i=[],a=this.#o(
[s],[t]),{exitCode:c,breach:l}=await a("/bin/sh",["-c",js,"sh",t],{cwd:s,env:{PATH:Dt.sg,LC_ALL:"C"},signal:r,watch:n.watch,onLine(h){i.length<3&&i.push(h.slice(
0,300))}});if(l?.code==="disk_quota"){const h=`${(0,G.Xq)(it.bytes)} and ${(0,Gt.zD)(it.files)} files`;throw new Y(`The release is too large: unpacked it may ha\
ve ${h}`)}if(l)throw new Y(`${e} of the release could not be unpacked: ${l.because}`);if(c!==0)throw new Y(`${e} of the release could not be unpacked: ${i[0]??`\
tar ended with ${c}`}`)}}const js='umask 022; tar -xzf "$1" --no-same-owner --no-same-permissions && chmod -R u+rwX,a+rX,go-w .',Tt=".fresh-",Is=".boot";function Zt(o,t){
return`${t}-${(0,Lt.hash)("sha256",o).slice(0,16)}`}function Ds(o){const t=new Map,s=Ps.Le[`${(0,Wt.platform)()} ${(0,Wt.arch)()}`],e=(n,r,i)=>{const a=`${n}@${r}`,
c=t.get(a)??(0,Os.R3)(o,{name:n,version:r},()=>{});return t.set(a,c),c.catch(l=>{t.delete(a);const h=l instanceof Ts.gl?l.message:"the registry did not answer";
throw new Y(`${i} ${r} could not be fetched: ${h}`)})};return{async node(n){if(n===null||n===process.versions.node)return(0,b.dirname)(await(0,E.realpath)(process.
execPath));if(s===void 0)throw new Y(`This machine has only Node.js ${process.versions.node}`);return(0,b.join)(await e(s,n,"Node.js"),"bin")},bun:async n=>(0,b.
dirname)(await e("bun",n,"Bun"))}}var Cs=function(o,t,s){if(t!=null){if(typeof t!="object"&&typeof t!="function")throw new TypeError("Object expected.");var e,n;
if(s){if(!Symbol.asyncDispose)throw new TypeError("Symbol.asyncDispose is not defined.");e=t[Symbol.asyncDispose]}if(e===void 0){if(!Symbol.dispose)throw new TypeError(
"Symbol.dispose is not defined.");e=t[Symbol.dispose],s&&(n=e)}if(typeof e!="function")throw new TypeError("Object not disposable.");n&&(e=function(){try{n.call(
this)}catch(r){return Promise.reject(r)}}),o.stack.push({value:t,dispose:e,async:s})}else s&&o.stack.push({async:!0});return t},Bs=(function(o){return function(t){
function s(i){t.error=t.hasError?new o(i,t.error,"An error was suppressed during disposal."):i,t.hasError=!0}var e,n=0;function r(){for(;e=t.stack.pop();)try{if(!e.
async&&n===1)return n=0,t.stack.push(e),Promise.resolve().then(r);if(e.dispose){var i=e.dispose.call(e.value);if(e.async)return n|=2,Promise.resolve(i).then(r,function(a){
return s(a),r()})}else n|=1}catch(a){s(a)}if(n===1)return t.hasError?Promise.reject(t.error):Promise.resolve();if(t.hasError)throw t.error}return r()}})(typeof SuppressedError==
"function"?SuppressedError:function(o,t,s){var e=new Error(s);return e.name="SuppressedError",e.error=o,e.suppressed=t,e});const Fs=8,Hs=1440*6e4,_s=500;class Us{#t;#n=new Map;#e=new Map;#o=Promise.
resolve();#s=new AbortController;constructor(t){this.#t=t}async take(t,s){const e=qt(t);this.#e.set(e,(this.#e.get(e)??0)+1);try{const n=this.#n.get(e);return this.#n.
delete(e),n&&this.#i(n)&&await n.place.isCurrent(s)?n.place:(n&&te(n.place),await this.#t.open(s))}catch(n){throw this.#r(e),n}}ended(t,s){const e=qt(t.app);this.#r(
e),!(!s||!this.#t.keepsReady)&&(this.#o=this.#o.then(()=>this.#a(e,t)).catch(()=>{}))}async[Symbol.asyncDispose](){this.#s.abort(),await this.#o,await Promise.all(
Array.from(this.#n.values(),({place:t})=>t[Symbol.asyncDispose]())),this.#n.clear()}#r(t){const s=(this.#e.get(t)??1)-1;s>0?this.#e.set(t,s):this.#e.delete(t)}#i({
since:t}){return this.#t.clock.monotonic()-t<Hs}async#a(t,{app:s,manifestHash:e,settings:n}){const r={stack:[],error:void 0,hasError:!1};try{const{clock:i,releases:a,
versions:c}=this.#t;if(await i.sleep(_s,this.#s.signal),this.#e.has(t)||this.#n.has(t))return;const l=Cs(r,await a.open(s.org,e),!1),h=await Ut(l,n,c),d=await this.#t.
open(h);this.#n.set(t,{place:d,since:i.monotonic()}),this.#d(t,d,l);for(const[f,m]of this.#n)(this.#n.size>Fs||!this.#i(m))&&this.#c(f,m.place)}catch(i){r.error=
i,r.hasError=!0}finally{Bs(r)}}#d(t,s,{removed:e}){const n=()=>this.#c(t,s),r=new AbortController;e.addEventListener("abort",n,{once:!0,signal:r.signal}),s.lost?.
addEventListener("abort",n,{once:!0,signal:r.signal});const i=()=>{r.abort(),n()};s.ended.then(i,i)}#c(t,s){this.#n.get(t)?.place===s&&(this.#n.delete(t),te(s))}}
function qt({org:o,project:t,appID:s}){return JSON.stringify([o,t,s])}function te(o){Promise.resolve(o[Symbol.asyncDispose]()).catch(()=>{})}const Gs=4,zs=1e3;async function Ks({
input:o,output:t,path:s}){process.umask(18);const e=f=>{t.writable&&t.write(`${JSON.stringify(f)}
`)},n=setInterval(()=>e({kind:"pulse"}),H.lb),r=new Map,i=Promise.withResolvers();let a;const c=(f,m,O)=>{const g=new ms(f,m,O),P=g.run().finally(()=>r.delete(f));
r.set(f,{run:g,ended:P})},l=async f=>{if(f.kind==="prepare")return a=Ys(f.settings,s,e),void a.catch(i.reject);const m=await a;if(!m)throw new Error("An instanc\
e came before the settings");if(f.kind==="start")return c(f.id,f.spec,m);r.get(f.id)?.run.stop(f.graceMs)};let h=Promise.resolve();const d=(0,X.createInterface)(
{input:o});d.on("line",f=>{h=h.then(()=>l(JSON.parse(f))),h.catch(i.reject)}),d.on("close",i.resolve),t.on("error",()=>i.resolve());try{await i.promise}finally{
clearInterval(n);for(const{run:O}of r.values())O.end();const f=U.ml.sleep(zs),m=a?.then(async O=>O.places[Symbol.asyncDispose]()).catch(()=>{});await Promise.race(
[Promise.all([m,...[...r.values()].map(({ended:O})=>O)]),f])}return 0}async function Ys(o,t,s){const{nodeDir:e,sockets:n,env:r,limits:i,isolation:a}=o,c=(0,b.join)(
e,"functions"),l={runs:(0,b.join)(c,"running"),releases:(0,b.join)(c,"releases"),programs:(0,b.join)(c,"programs"),tools:(0,b.join)(c,"tools")};await(0,E.mkdir)(
c,{recursive:!0,mode:448});const h=(0,M.Fg)(c);await Xs(o,l.runs,h);for(const y of Object.values(l))await(0,E.mkdir)(y,{recursive:!0,mode:493}),await(0,E.chmod)(
y,493);const d=await(0,T.Mi)(o.cgroup,h);d.kind==="cgroup"&&await(0,v.KV)(d.folder,(0,T.sr)(h));const f=(0,x.Ou)(t,process.execPath),m=await(0,et.Sg)(f,(0,x.ao)(
r)),O=o.networkAllow.map(W.s),g=new pe(y=>{s({kind:"note",level:"error",event:"functions_network_lost",text:y})}),P=new wt((y,j)=>g.open(y,j),()=>g.reason===void 0?
Gs:1),D=async(y,j)=>(0,et._i)({limiter:d,want:a,limits:{...z.dR,memoryBytes:y},tools:m,dataDir:await(0,E.realpath)(e),known:j?.isolation,network:{want:o.network,
known:j?.network,allowed:O,openPrivate:B=>P.open(B)}}),C=await D(z.dR.memoryBytes),{isolation:_,network:ut}=C,Ot=(0,V.Eb)({apart:g.reason});s({kind:"walls",isolation:_.
kind,limiter:d.kind,network:ut,...Ot});const ct=Js(C,()=>D(z.dR.memoryBytes,C));await Me(l.programs);const pt=await(0,$.d)(o.blobs),Pt=new w.n({blobs:pt,clock:U.
ml,log:K.aB}),R=new Ns(l.releases,Pt,U.ml,ct);await R.recover();const p=new Z.b,S={limits:i,sockets:n,path:f,releases:R,clock:U.ml,send:s,runs:l.runs,programs:l.
programs,markPrefix:h,groupPrefix:(0,T.sr)(h),keepsReady:_.kind!=="none"&&g.reason===void 0,sandbox:y=>D(y,C),versions:Ds({tools:l.tools,path:f,hostEnv:r,marker:h,
clock:U.ml,lock:y=>p.acquire(y),signal:new AbortController().signal,runIn:y=>ct([y])})};return{...S,places:new Us({...S,open:y=>Et.open(y,S)})}}function Js(o,t){
let s=Promise.resolve(o);const e=async n=>{if(!n.networkLost?.aborted)return n;const r=await t();return n[Symbol.dispose](),r};return(n,r)=>async(i,a,c)=>{const l=s.
then(e);return s=l.catch(()=>o),(await l).confined(n,r)(i,a,c)}}async function Xs({nodeDir:o,sockets:t},s,e){await(0,bt.uY)((0,M.Ld)(o,0),(0,M.Ld)(o,process.ppid));
const n=await(0,E.readdir)(s).catch(()=>[]);n.length>0&&await(0,bt.k3)(e);for(const r of n)await(0,st.dM)((0,b.join)(s,r));if((0,k.existsSync)(t))for(const r of await(0,E.
readdir)(t))await(0,E.rm)((0,b.join)(t,r),{force:!0});await(0,E.mkdir)((0,b.dirname)(t),{recursive:!0,mode:448})}}),6583:((yt,Q,u)=>{u.d(Q,{P$:()=>U,RB:()=>z,nA:()=>E,
r$:()=>b,xn:()=>W});var k=u(2978);const E=".slipway",b=`${E}/server.json`,X=["unpack","spawn","listen","health","ready"],U=(0,k.lS)({step:(0,k.yL)(X),at:k.U9}),
V=2e3,Z=200,K={exitCode:(0,k.Xd)(k.U9),signal:(0,k.Xd)((0,k.Qq)(40))},W=(0,k.lS)({...K,code:(0,k.yL)(["start_failed","not_listening","unhealthy","out_of_memory"]),
step:(0,k.yL)(X),message:(0,k.Qq)(V),lines:(0,k.c3)(Z,(0,k.Qq)(V)),journey:(0,k.c3)(X.length,U)}),z=(0,k.lS)({...K,outOfMemory:k.Jt});class H extends Error{name="\
StartFailed";failure;constructor($){super($.message),this.failure=$}}}),4116:((yt,Q,u)=>{u.d(Q,{L:()=>W});var k=u(5807),E=u(4406);const b="***";function X(H){if(H.
length===0)return $=>$;const M=new V(H);return $=>{const w=M.spansIn($);if(w.length===0)return $;let[v,T]=["",0];for(const{start:x,end:A}of w)v+=$.slice(T,x)+b,
T=A;return v+$.slice(T)}}const U=2654435761;class V{#t;#n;#e;#o;#s;#r=Math.floor(Math.random()*2**31);#i=new Set;#a=1;constructor(M){const $=M.reduce((v,{length:T})=>v+
T,1);this.#t=new Int32Array($),this.#n=new Uint16Array($),this.#e=new Int32Array($),this.#o=new Int32Array($),this.#s=new Int32Array(2**Math.ceil(Math.log2(2*$)));
const w=[];for(const v of M)this.#d(v,w);for(const[v,T]of w.entries())for(const x of T){const{[x]:A=0}=this.#t,F=v===0?0:this.#c(this.#e[A]??0,this.#n[x]??0);this.#e[x]=
F,this.#o[x]||=this.#o[F]??0}}#d(M,$){let w=0;for(let v=0;v<M.length;v+=1){const T=M.charCodeAt(v),x=this.#l(w,T);let A=this.#s[x]??0;if(A===0){A=this.#a,this.#a+=
1,this.#s[x]=A,this.#t[A]=w,this.#n[A]=T;const F=$[v]??[];F.push(A),$[v]=F}w=A}this.#o[w]=M.length,this.#i.add(M.charCodeAt(0))}spansIn(M){const $=[];let w=0;for(let v=0;v<
M.length;v+=1){const T=M.charCodeAt(v);if(w===0&&!this.#i.has(T))continue;w=this.#c(w,T);const x=this.#o[w]??0;if(x===0)continue;let A=v+1-x;for(let F=$.at(-1);F&&
F.end>A;F=$.at(-1))A=Math.min(A,F.start),$.pop();$.push({start:A,end:v+1})}return $}#c(M,$){for(let w=M;;w=this.#e[w]??0){const v=this.#s[this.#l(w,$)]??0;if(v!==
0||w===0)return v}}#l(M,$){const w=this.#s.length-1,v=Math.imul(Math.imul(M^this.#r,U)^$,U);for(let T=(v^v>>>15)&w;;T=T+1&w){const x=this.#s[T]??0;if(x===0||this.#t[x]===
M&&this.#n[x]===$)return T}}}const Z=4,K=/^(?:true|false|null|none|auto|production|development|preview|staging|test)$/i;function W(H){const M=[...new Set(Object.
values(H).flatMap(w=>w.split(`
`)))].map(w=>w.trim()).filter(w=>w.length>=Z&&!K.test(w)),$=X(M);return w=>{const v=w.split("\r").findLast(A=>A!=="")??"",T=(0,k.DJ)(v),x=$(T);return{plain:x,coloured:x===
T?z(v,T):void 0}}}function z(H,M){if(H.length>E.jz)return;const{texts:$,codes:w}=(0,k.OK)(H);if(w.length===0)return;const v=$.map(k.DJ);if(v.join("")===M)return v.
map((T,x)=>T+(w[x]??"")).join("")}})};export{Qs as id,Zs as ids,qs as modules};
