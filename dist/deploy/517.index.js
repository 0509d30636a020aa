const We=517,Ke=[517],He={445:((F,Q,h)=>{h.d(Q,{t:()=>j});var g=h(3739),_=h(1787);const P=16384,k=/[\s,]*<([^>]*)>/y,s=/\s*;\s*([\w!#$&+.^`|~*-]+)(?:\s*=\s*(?:"((?:[^"\\]|\\.)*)"|([^\s",;]*)))?/y;
function c(D){const O=(D??"").slice(0,P);let M=0;const S=b=>{b.lastIndex=M;const i=b.exec(O);return i&&(M=b.lastIndex),i};for(let b=S(k);b;b=S(k)){const i=new Map;
for(let w=S(s);w;w=S(s)){const[,R="",y,l=""]=w;i.has(R.toLowerCase())||i.set(R.toLowerCase(),y??l)}if((i.get("rel")?.toLowerCase().split(/\s+/)??[]).includes("n\
ext")&&!i.has("anchor"))return b[1]}}function x(D,O){const M=c(D.get("link"));return M===void 0?void 0:URL.parse(M,O.href)?.href}var T=h(1053);function j({decode:D,
readError:O,explain:M,takesText:S}){return async b=>{const{status:i,text:f,headers:w,retryAfterMs:R}=b,y=f===void 0?void 0:N(f,w,S);if(i>=400){const l=(0,_.N)(y?.
body),I=await O?.(y?.body,l)??l;return{ok:!1,error:(0,T.x5)(b,I,R,await M?.(I,i))}}if(y===void 0)return{ok:!1,error:(0,T.g$)(b,b.bodyBytes)};if(y.fault!==void 0)
return{ok:!1,error:(0,T.O$)(b,y.fault),again:"if-it-may-repeat"};try{return{ok:!0,value:await D(y.body,(0,T.xS)(b),{location:w.get("location")??void 0,nextPage:x(
w,b.request.url)})}}catch(l){if(l instanceof g.GQ)return{ok:!1,error:l};throw l}}}function N(D,O,M=!1){if(D.trim()==="")return{body:void 0};const S=(O.get("cont\
ent-type")??"").split(";")[0]?.trim().toLowerCase()??"",b=S===""||S==="text/plain";if(!b&&!/^[\w.-]+\/(?:[\w.-]+\+)?json$/.test(S))return{body:void 0,fault:S===
"text/html"?"is an HTML page":"is not JSON by its content type"};try{const i=JSON.parse(D);return b&&typeof i!="object"&&!M?{body:void 0,fault:"is plain text"}:
{body:i}}catch{return b&&M?{body:D}:{body:void 0,fault:"is not whole JSON"}}}}),3082:((F,Q,h)=>{h.d(Q,{r:()=>b});var g=h(9696),_=h(9127),P=h(3739),k=h(8302),s=h(
7);const c="Give the identity provider's ID token: the answer's id_token member, not its access_token (ask for the scopes openid and email).",T=[{code:"access_t\
oken_given",broken:({header:i})=>/^(?:application\/)?at\+jwt$/i.test(String(i.typ)),because:()=>"is an access token by its header (typ at+jwt)",remedy:c},{code:"\
access_token_given",broken:({claims:i})=>i.token_use==="access"||i.typ==="Bearer",because:({claims:i})=>`is an access token by its claim (${i.token_use==="acces\
s"?"token_use access":"typ Bearer"})`,remedy:c},{code:"access_token_given",broken:({claims:i})=>[i.aud].flat().filter(Boolean).length===0,because:()=>"has no au\
d claim, which every ID token has: it seems to be an access token",remedy:c},{code:"invalid_id_token",broken:({claims:i},f)=>typeof i.exp=="number"&&i.exp*1e3<=
f,because:({claims:i},f)=>`expired ${(0,_.a3)(f-Number(i.exp)*1e3)} ago`,remedy:"Give a fresh one; id-token-command and the token exchange are asked again when \
a token nears its end."},{code:"email_claim_missing",broken:({claims:i})=>typeof i.email!="string"||i.email==="",because:()=>"has no email claim, by which the p\
latform knows who calls",remedy:`GitHub's own token never has an email claim; only a platform that maps its other claims takes it. Else trade it for one of your\
 identity provider's: set token-exchange-url, token-exchange-audience and token-exchange-client-id,
or print the provider's ID token by id-token-command. With another provider, ask for the scopes openid and email.`}];function j(i,f,w="id-token",R){if((0,s.Lh)(
i))return N(i,w);const y=D(i);if(y===void 0){const I=!i.includes(".");throw new P.GQ(I?"access_token_given":"invalid_id_token",I?`The token of ${w} is opaque: a\
n ID token is a JWT, this seems to be an access token or a key`:`The token of ${w} is not a JWT: it does not have three parts that can be decoded`,{input:w,remedy:c})}
const l=T.find(({broken:I})=>I(y,f));if(l!==void 0){const I=`The token of ${w} ${l.because(y,f)}`,U=new P.GQ(l.code,I,{input:w,remedy:l.remedy});if(l.code!=="em\
ail_claim_missing"||R===void 0)throw U;R(U)}return{expiresAt:typeof y.claims.exp=="number"?y.claims.exp*1e3:void 0}}function N(i,f){if((0,s.eo)(i))return{expiresAt:void 0};
throw new P.GQ("invalid_id_token",`The access token of ${f} is not whole: it was cut, or mistyped`,{input:f,remedy:"Copy it again. It is shown once: if it is lo\
st, revoke it and make another: slipway tokens create NAME"})}function D(i){if(!/^[\w-]+\.[\w-]+\.[\w-]+$/.test(i))return;const[f,w]=i.split(".").slice(0,2).map(
O);return f!==void 0&&w!==void 0?{header:f,claims:w}:void 0}function O(i){return(0,k.D7)(Buffer.from(i,"base64url").toString("utf8"))}const M=6e4,S=15e3;function b(i,f){
const w=(0,g.p)(f),{clock:R}=f;let y,l,I,U=!1;const K=i.mayLackEmail&&f.onNoEmail?C:void 0;function C(m){I=m}function B(){I&&!U&&f.onNoEmail?.(I),U||=I!==void 0}
async function u(){const m=await i.obtain(w,f),L=R.now(),{expiresAt:G=Number.POSITIVE_INFINITY}=j(m,L,i.input,K);return{token:m,expiresAt:G,renewAt:Math.max(G-M,
L+(G-L)/2)}}async function p(){return l??=u().finally(()=>{l=void 0}),y=await l,y}return{async token(){if(y===void 0)return(await p()).token;if(R.now()<y.renewAt)
return y.token;const m=y;try{return(await p()).token}catch(L){if(R.now()>=m.expiresAt)throw L;return y={...m,renewAt:R.now()+S},m.token}},async renew(m){return B(),
i.renewable===!1?!1:y!==void 0&&y.token!==m?!0:(await p()).token!==m}}}}),3532:((F,Q,h)=>{h.d(Q,{Q:()=>P});var g=h(7067),_=h(8302);function P(s){return(c,x)=>{const T=new URL(
c instanceof Request?c.url:c);return T.protocol==="http:"&&T.hostname.endsWith(".localhost")&&!x?.body?k(T,x):s(c,x)}}function k(s,c){const x={host:"127.0.0.1",
port:s.port||80,path:s.pathname+s.search,method:c?.method??"GET",headers:{...Object.fromEntries(new Headers(c?.headers)),host:s.host},...(0,_.Eb)({signal:c?.signal??
void 0})};return new Promise((T,j)=>{const N=(0,g.request)(x,D=>{const O=[];D.on("data",M=>O.push(M)),D.on("error",j),D.on("end",()=>{const M=D.statusCode??502,
S=Object.entries(D.headers).map(([b,i])=>[b,String(i)]);T(new Response(M===204||M===304?null:Buffer.concat(O),{status:M,headers:S}))})});N.on("error",j),N.end()})}}),
4112:((F,Q,h)=>{h.d(Q,{o:()=>T});var g=h(3739),_=h(8302),P=h(3823),k=h(445),s=h(5636),c=h(9696),x=h(1619);function T(D){const O=(0,x.J)(D.baseUrl,"base-url"),M=(0,c.
p)(D);return async(S,b)=>{const{doing:i,mayRepeat:f,decode:w,takesText:R,route:y}=S,{body:l,signal:I,readError:U,explain:K}=b;let C="";return M({doing:i,mayRepeat:f,
read:(0,k.t)({decode:w,takesText:R,readError:U,explain:K}),signal:I,request:{method:y.method,url:b.page===void 0?N(O,y.path,b):j(O,b.page,i),headers:{...s.H1,...(0,_.
Eb)({"content-type":l===void 0?void 0:"application/json","idempotency-key":f?void 0:b.idempotencyKey??D.uuid()})},...(0,_.Eb)({body:l===void 0?void 0:JSON.stringify(
l)})},async authorize(B){return C=await D.tokens.token(),{...B,headers:{...B.headers,authorization:`Bearer ${C}`}}},renew:()=>D.tokens.renew(C)})}}function j(D,O,M){
const S=new URL(O);if(S.origin===D.origin)return S;throw new g.GQ("redirected",`Could not ${M}: ${D.origin} names ${S.origin} for the next page`,{remedy:`Nothin\
g was sent there. If ${S.origin} is the service, give that address as base-url.`})}function N(D,O,{parameters:M,query:S={}}){for(const[i,f]of Object.entries(M))
if(/^\.{0,2}$/.test(f))throw new g.GQ("invalid_input",`"${f}" is not a valid ${i}`,{remedy:"Give the identifier that the platform shows."});const b=new URL(D);b.
pathname+=(0,P.dN)(O,M).slice(b.pathname.endsWith("/")?1:0);for(const[i,f]of Object.entries(S))f!==void 0&&b.searchParams.set(i,f);return b}}),4840:((F,Q,h)=>{h.
d(Q,{EG:()=>Se,Dd:()=>Re,zV:()=>xe,_B:()=>Te,Dr:()=>ge,JC:()=>Ue,BE:()=>Ie,zS:()=>ye});var g=h(3739),_=h(8302),P=h(5807),k=h(1787),s=h(86),c=h(8438);function x(n,e,t,r){
if(Array.isArray(n))return{entries:n,around:[]};const o=`list of ${e.label}s`,a=(0,s.MX)(n,e.lists);for(const d of a){const[E,...$]=T(d,e);if(E===void 0)continue;
if($.length===0)return{entries:E.entries,around:a};const v=[E,...$].map(({path:A})=>A);throw(0,s.zs)(o,v,t,(0,s.TU)(r,"list",E.path))}throw(0,s.LO)(o,n,t,(0,s.TU)(
r,"list",e.lists[0]??"$"))}function T(n,e){const t=Object.keys(n.value).map(s.tK),r=e.names.map(a=>`${a}s`),o=[...c.m5,...c.wy];for(const a of[r,e.lists,o,t]){const d=a.
filter(v=>!c.Vt.includes(v)),E=(0,s.lS)(n,d).flatMap(({path:v,member:A})=>Array.isArray(A)?[{path:v,entries:A}]:[]);if(E.length>0)return E;if((a===r||a===e.lists)&&
a.some(v=>n.fields.get(v)===null))return[{path:"",entries:[]}]}return[]}function j({around:n,entries:e}){for(const{fields:t}of n)for(const r of[t,...c.T8.map(o=>(0,s.
Pf)(t.get(o)))]){if(["hasmore","hasnextpage"].some(a=>r.get(a)===!1))return;const o=(0,s.Qq)(r,...c.qQ);if(o!==void 0&&!/^(?:https?:\/)?\//.test(o))return o}return N(
n)??D(e)}function N(n){for(const{fields:e}of n){const t=(0,s.Pf)(e.get("links"));for(const r of[e,t,(0,s.Pf)(t.get("pages"))])for(const o of c.Mg){const a=r.get(
o),d=(0,_.Gv)(a)?(0,s.Qq)((0,s.Pf)(a),"href"):(0,s.Qq)(r,o),E=d===void 0?null:URL.parse(d,"https://next.invalid"),$=E?.searchParams.get("cursor")??E?.searchParams.
get("page[cursor]");if($)return $}}}function D(n){const e=n.map(t=>(0,_.Gv)(t)?(0,s.Qq)((0,s.Pf)(t),"cursor"):void 0);return e.every(t=>t!==void 0)?e.at(-1):void 0}
class O{candidates;constructor(e){this.candidates=e}get paths(){return this.candidates.map(({path:e})=>e)}}function M(n,e,t){const r=(0,s.MX)(n,e.names),[o]=r;if(t?.
has("id")){const d=(0,s.Qq)(t,"id");return d===void 0?void 0:i(d,o)}if(o===void 0)return;const a=C(r,e,!_e(o,e));return a===void 0?M(I(o,e),e):a.id instanceof O?
a.id:i(a.id,a.layer,e)}function S(n,e,t){if(t?.has("id")||!(0,_.Gv)(n))return M(n,e,t);const r=(0,s.VF)("",n),o=C([r],e);if(o===void 0)return M(n,e)??M(R(r),e);
if(o.id instanceof O)return o.id;const a=(0,s.k$)(r,e.names),d=a&&C([a],e);return a&&d===void 0&&b(a)?C([r],e,!1)?i(o.id,o.layer,e):void 0:d===void 0?i(o.id,o.layer,
e):d.id instanceof O?d.id:d.id===o.id?i(o.id,o.layer,e):new O([{path:"its own ID",value:o.id},{path:`the ID in ${a?.path}`,value:d.id}])}function b(n){const e=w(
n);return[...c.XQ,...c.A9].some(t=>e.has(t))}function i(n,e,t){const r=e&&t&&(0,s.k$)(e,t.names),o=[e,r].flatMap(a=>a?f(a):[]);return{id:n,fields:(0,s.If)(o.map(
({fields:a})=>a)),layers:o}}function f(n){return[n,...c.BV.flatMap(e=>(0,s.k$)(n,[e])??[])]}function w(n){return(0,s.If)(f(n).map(({fields:e})=>e))}function R({
value:n,fields:e}){const t=Object.values(n).filter(_.Gv);return t.length===1&&l(e,t[0])?t[0]:void 0}const y=new Set((0,P.aL)("cursor success ok errors messages \
message warnings links meta etag"));function l(n,e){return[...n].every(([t,r])=>r===e||y.has(t))}function I({value:n,fields:e},{label:t,names:r,kin:o}){const a=Object.
entries(n).filter(([$,v])=>{const A=(0,s.tK)($);return(o.includes(A)||[...r,...o].some(q=>A===`${q}summary`))&&(0,_.Gv)(v)}),[d]=a;return a.length===1&&(t==="ap\
p"||l(e,d?.[1]))?d?.[1]:void 0}function U({names:n,kin:e}){const t=(r,o)=>r.flatMap(a=>o.map(d=>a+d));return[t(n,[...c.S3,"number"]),c.S3,t(e,c.S3)]}function K({
names:n,kin:e}){return[n,["number",...e.map(t=>`${t}number`)]]}function C(n,e,t=!0){const r=n.findIndex(v=>(0,s.k$)(v,e.names)!==void 0),o=r>0?n.slice(0,r):n,[a=[],
...d]=U(e),E=v=>{for(const A of v===a?n:o)for(const W of B(A)){const q=m(p(W,v));if(q!==void 0)return{id:typeof q=="string"?L(q):q,layer:A}}};for(const v of t?[
a,...d]:[a]){const A=E(v);if(A)return A}const $=G(o,e);if($!==void 0||!t)return $;for(const v of K(e)){const A=E(v);if(A&&(A.id instanceof O||/^[\w.:~-]{1,200}$/.
test(A.id)))return A}}function B(n){return u(n)===void 0?f(n):[n]}function u(n){const e=(0,s.k$)(n,["metadata"]);return e&&(0,_.Gv)(n.value.status)?(0,s.Qq)(e.fields,
"name"):void 0}function p(n,e){return(0,s.lS)(n,e).flatMap(({path:t,member:r})=>{const o=(0,s.b6)(r);return o===void 0?[]:[{path:t,value:o}]})}function m(n){return new Set(
n.map(({value:t})=>t)).size>1?new O(n):n[0]?.value}function L(n){return n.includes("/")?n.split("/").findLast(e=>e!=="")??n:n}function G(n,e){for(const t of n){
const r=["links","link"].map(E=>(0,s.k$)(t,[E])).find(Boolean),d=[r&&((0,s.Qq)((0,s.Pf)(r.fields.get("self")),"href")??(0,s.Qq)(r.fields,"self")),...["name","se\
lflink","self","href"].map(E=>(0,s.Qq)(t.fields,E))].flatMap(E=>Y(E,e)??[])[0]??u(t);if(d!==void 0)return{id:d,layer:t}}}function Y(n,e){const[t=""]=(n??"").split(
/[?#]/,1),[r="",o=""]=t.replace(/\/$/,"").split("/").reverse();return/^[\w.~-]+$/.test(r)&&[...e.lists,...e.kin.map(d=>`${d}s`)].includes((0,s.tK)(o))?r:void 0}
const ve=/^(?:app|application|site|project|service|environment|event|user|team|account|organization)s?$/i;function _e({fields:n,value:e},t){if(t.label!=="deploy\
ment")return!1;const r=(0,s.Qq)(n,"type","kind","object","resourcetype")??"",o=Object.entries(e).some(([a,d])=>{const E=(0,s.tK)(a);return t.names.some(v=>E.endsWith(
v)&&E!==v)&&(0,_.Gv)(d)&&(0,s.Pf)(d).has("id")});return ve.test(r)||o}var we=h(5290),V=h(1547);const Ee=new Set((0,P.aL)("completed complete finished done ended\
 stopped terminated")),be=new Set((0,P.aL)(`
    queued building deploying uploading publishing activating provisioning initializing inprogress enqueued
  `)),Me=new Set((0,P.aL)("name branch ref title message description event trigger type kind label slug"));function ue(n,e,t){const r=n.filter(({path:z})=>!/(?:^|\.)metadata$/i.
test(z)),o=r.flatMap(z=>ne(z,c.A9)),a=r.flatMap(z=>ne(z,c.XQ)),d=a.length>0?a:o,[E]=d;if(E===void 0)return;const[$,...v]=r.flatMap(z=>ne(z,c.E6)).filter(({value:z})=>(0,V.
PY)(z)!==void 0);if($&&d.every(re)){if(v.every(z=>J(z)===J($)))return $.value;throw ee([...d,$,...v],e,t)}const A=J(E)==="success";if($&&A&&J($)!=="success")throw ee(
[E,$],e,t);const W=re(E)?r.flatMap(ke):[];if(!$&&W.length>0)throw ee([E,...W],e,t);const q=A?[...o,...n.flatMap(Pe).filter(Oe),...r.flatMap(Ae)]:[];if(new Set([
...d,...q].map(J)).size>1)throw ee([...d,...q],e,t);return E.value}function ce(n,e=""){return Object.entries((0,_.Gv)(n)?n:{}).flatMap(([t,r])=>{const o=e===""?
(0,s.PM)(t):`${e}.${(0,s.PM)(t)}`;if((0,_.Gv)(r)&&e==="")return ce(r,o);const a=typeof r=="string"&&(0,V.PY)(r)!==void 0,d=typeof r=="number"&&/(?:status|state|phase)(?:code|id)?$/.
test((0,s.tK)(t));return a||d?[o]:[]})}function ee(n,e,t){const r=[...new Set(n.map(({path:o})=>o))];return(0,s.zs)("deployment status",r,e,(0,s.TU)(t,"status",
r[0]??"status"))}function J({value:n}){return(0,V.PY)(n)??(0,V.Y4)(n)}function re({value:n}){return Ee.has((0,V.Y4)(n))}function Le({value:n}){return be.has((0,V.
Y4)(n))}function Oe({value:n}){return((0,V.PY)(n)??"success")!=="success"}function Pe(n){const e=Object.keys(n.value).map(s.tK),t=e.filter(a=>/(?:status|state|phase|stage|step)$/.
test(a)),r=e.filter(a=>!t.includes(a)&&!Me.has(a)),o=(0,s.lS)(n,t).flatMap(({path:a,member:d})=>(0,_.Gv)(d)?te((0,s.VF)(a,d),Object.keys(d).map(s.tK)):[]);return[
...ne(n,t),...[...te(n,r),...o].filter(Le)]}function ne(n,e){return(0,s.lS)(n,e).flatMap(({path:t,member:r})=>(0,_.Gv)(r)?De((0,s.VF)(t,r)):fe(t,r))}function De(n){
const e=te(n,c.XD),t=[...c.E6,"status"].flatMap(r=>{const[o]=(0,s.lS)(n,[r]);return o&&(0,_.Gv)(o.member)?te((0,s.VF)(o.path,o.member),c.XD):[]});return t.length>
0&&e.every(re)?t:[...e,...t]}function te(n,e){return(0,s.lS)(n,e).flatMap(({path:t,member:r})=>fe(t,r))}function fe(n,e){return typeof e=="string"&&e.trim()!==""?
[{path:n,value:e}]:[]}function Ae(n){return(0,s.lS)(n,(0,P.aL)("success successful succeeded ok")).filter(({member:e})=>e===!1).map(({path:e})=>({path:e,value:"\
failed"}))}function ke(n){const e=(0,s.lS)(n,(0,P.aL)("error errors errormessage failure failurereason failuremessage failureinfo")).filter(({member:r})=>$e(r)),
t=(0,s.lS)(n,["exitcode"]).filter(({member:r})=>typeof r=="number"&&r!==0);return[...e,...t].map(({path:r})=>({path:r,value:"failed"}))}function $e(n){return typeof n==
"string"?n.trim()!=="":Array.isArray(n)?n.length>0:(0,_.Gv)(n)?Object.values(n).some(e=>e!==null&&e!==""):n===!0}const X=new Map;function H(n,e,t){return n.has(
e)?(0,s.b6)(n.get(e)):t()}const Se=(n,e,t,r)=>{(0,k.c)(n,e);const o=oe(n,r?.values??X)??oe({id:Y(t?.location,c.uq)},X);if(o===void 0)throw(0,s.LO)("app ID",n,e,
Z("createApp",ie(n)));if(o instanceof O)throw(0,s.zs)("app ID",o.paths,e,Z("createApp",o.paths));return o},Ie=(n,e,t,r)=>{(0,k.c)(n,e);const o=r?.values??X,a=oe(
n,o),d=M(n,c.uq,o);if(!(a===void 0||a instanceof O||d===void 0||d instanceof O))return{...a,buildCommand:(0,s.Qq)(d.fields,"buildcommand"),outputDirectory:(0,s.
Qq)(d.fields,"outputdirectory"),region:(0,s.Qq)(d.fields,"region")}},Te=(n,e)=>(0,k.c)(n,e);function oe(n,e){const t=M(n,c.uq,e);if(t===void 0||t instanceof O)return t;
const{id:r,fields:o,layers:a}=t,d=(E,...$)=>H(e,E,()=>(0,s.Qq)(o,...$));return{appID:r,name:d("name","name","appname"),type:d("type","type","apptype"),subdomain:d(
"subdomain","subdomain","subdomainvalue","generatedsubdomain"),state:d("state","state","status"),url:ae(e,a),...se((0,s.Pf)(n),"configuration.type")&&{takesType:!0}}}
function se(n,e){const t=n.get("deploytakes");return Array.isArray(t)&&t.includes(e)}const Re=(n,e,t,r)=>{(0,k.c)(n,e);const o=r?.values??X,a=M(n,c.uH,o)??M({id:Y(
t?.location,c.uH)},c.uH);if(!(a===void 0||a instanceof O||pe(a.id,e)))return me(a,o,je(a,o,e)??"pending")};function je(n,e,t){try{return H(e,"status",()=>ue(n.layers,
t,"deploy"))}catch(r){if(r instanceof g.GQ)return;throw r}}const xe=(n,e,t,r)=>{(0,k.c)(n,e);const o=r?.entries?{entries:[],around:(0,_.Gv)(n)?[(0,s.VF)("",n)]:
[]}:x(n,c.uH,e,"listDeployments"),a=r?.entries??le(o.entries),d=a.map(({entry:v,values:A})=>{const W=Ne(v,A,e),q=H(A,"status",()=>ue(W.layers,e,"listDeployments"));
return{record:W,values:A,status:q}});if(d.length>0&&d.every(({status:v})=>v===void 0)){const[v="the.name.of.the.status"]=ce(a[0]?.entry),A=(0,s.TU)("listDeploym\
ents","status",v);throw(0,s.LO)("deployment status in an entry",a[0]?.entry,e,A)}if(new Set(d.map(({record:v})=>v.id)).size<d.length)throw(0,s.LO)("ID of its ow\
n for each deployment: several entries have the same",void 0,e,Z("listDeployments",[]));const E=r?.values??X,$=H(E,"cursor",()=>j(o));return{deployments:d.map(({
record:v,values:A,status:W})=>me(v,A,W??"pending")),nextCursor:$,nextPage:$===void 0&&!E.has("cursor")?t?.nextPage:void 0}};function le(n){return n.map(e=>({entry:e,
values:X}))}function Ne(n,e,t){const r=S(n,c.uH,e);if(r instanceof O){const o=Z("listDeployments",r.paths);throw(0,s.zs)("deployment ID in an entry",r.paths,t,o)}
if(r!==void 0&&!pe(r.id,t))return r;throw(0,s.LO)("deployment ID in an entry",n,t,Z("listDeployments",ie(n)))}function Z(n,e){return(0,s.TU)(n,"id",e.find(t=>!t.
includes(" "))??"the.name.of.the.id")}function ie(n,e=""){return Object.entries((0,_.Gv)(n)?n:{}).flatMap(([t,r])=>{const o=e===""?(0,s.PM)(t):`${e}.${(0,s.PM)(
t)}`;return(0,_.Gv)(r)&&e===""?ie(r,o):/(?:id|key|name|number)$/.test((0,s.tK)(t))&&(0,s.b6)(r)!==void 0?[o]:[]})}function pe(n,{path:e}){return e.split("/").includes(
encodeURIComponent(n))}function me({id:n,fields:e,layers:t},r,o){const d=[e,...c.Hl.map(A=>(0,s.Pf)(e.get(A)))].flatMap(A=>[A,(0,s.Pf)(A.get("metadata"))]),E=A=>d.
flatMap(W=>(0,s.Qq)(W,...A)??[])[0],$=(0,s.Qq)(e,...c.Ld,"phase"),v=(0,we.h)(e.get("warnings"))??[];return{...v.length>0&&{warnings:v},deployID:n,status:o,stage:H(
r,"stage",()=>$===o?void 0:$),branch:H(r,"branch",()=>he(E(c.dI))),commit:H(r,"commit",()=>E(c.cJ)??(0,s.Qq)((0,s.Pf)(e.get("commit")),"sha","id","hash")),url:ae(
r,t),createdAt:r.has("createdAt")?(0,s.kB)(r,"createdAt"):(0,s.kB)(e,...c.DE),supersededBy:H(r,"supersededBy",()=>(0,s.Qq)(e,...c.NP))}}function he(n){const e=n?.
replace(/^refs\/heads\//,"");return e===void 0||/^[0-9a-f]{40}$/i.test(e)?void 0:e}const ge=(n,e,t,r)=>(r?.entries??le(x(n,c.M0,e,"listEnvironments").entries)).
map(({entry:a,values:d})=>{const E=S(a,c.M0,d),$=E instanceof O?void 0:E,v=(0,_.Gv)(a)?(0,s.VF)("",a):void 0,A=$?.fields??(v?w(v):new Map),W=typeof a=="string"?
a:(0,s.Qq)(A,...(0,P.aL)("name environmentname environment slug"));return{environmentID:H(d,"id",()=>$?.id),name:H(d,"name",()=>W),state:H(d,"state",()=>(0,s.Qq)(
A,"state","status")),url:ae(d,$?.layers??(v?f(v):[]))}}),Ue=(n,e,t,r)=>{const o=ge(n,e,t,r),a=(0,_.Gv)(n)?(0,s.MX)(n,c.uq.names):[],d=r?void 0:Ge(n,e).find(v=>Be(
v,o)),E=[...a,...d?[(0,s.VF)("",d)]:[]],$=(0,s.Pf)(n);return{environments:o,stored:E.map(Qe).find(v=>v!==void 0),takesConfiguration:se($,"configuration"),takesEnv:se(
$,"env"),takesType:se($,"configuration.type")}};function Ge(n,e){return x(n,c.M0,e,"listEnvironments").entries.filter(_.Gv)}function Be(n,e){const t=ye(e)?.name;
return t!==void 0&&(0,s.Qq)((0,s.Pf)(n),...(0,P.aL)("name environmentname environment slug"))===t}function Qe({value:n,fields:e}){const[t,r]=[(0,s.Qq)(e,...c.Bw),
(0,s.Qq)(e,...c.H7)];if(t===void 0&&r===void 0)return;const o=e.get("variables"),a=Array.isArray(o)&&o.every(d=>typeof d=="string");return{repository:t,branch:he(
r),state:(0,s.Qq)(e,"state","status"),variables:a?o:void 0,fields:n}}function ye(n){return(0,P.aL)("production prod live default main").flatMap(t=>n.find(r=>r.name?.
toLowerCase()===t)??[])[0]??(n.length===1?n[0]:void 0)}function ae(n,e){const r=(n.has("url")?[new Map([["url",n.get("url")]])]:e.map(({fields:o})=>o)).flatMap(
o=>[...c.tl.flatMap(a=>de(o.get(a))),...c.gW.flatMap(a=>Ce(o.get(a)))]);return r.find(o=>o.startsWith("https:"))??r[0]}function Ce(n){if((0,_.Gv)(n)){const t=(0,s.
Pf)(n);return[...c.tl,...(0,P.aL)("web live site public production default")].flatMap(o=>de(t.get(o)))}if(!Array.isArray(n)||n.length!==1)return[];const[e]=n;return de(
(0,_.Gv)(e)?(0,s.Qq)((0,s.Pf)(e),...(0,P.aL)("url name domain hostname host")):e)}function de(n){const e=(0,s.Dy)(n),t=/\/api\/|\/(?:apps|applications|sites|deploys|deployments|builds)\/[^/]+\/?$/i.
test(e??"");return e===void 0||t?[]:[e]}}),1787:((F,Q,h)=>{h.d(Q,{N:()=>j,c:()=>b});var g=h(3739),_=h(8302),P=h(5807),k=h(86);const s=(0,P.aL)("message errordes\
cription detail details title description msg reason"),c=10,x=(0,P.aL)("errors fields details detail violations fieldviolations invalidparams messages"),T=(0,P.
aL)("fieldviolations violations details errors causes");function j(i){const f=(0,k.Pf)(i),w=f.get("errors")??f.get("messages"),R=Array.isArray(w)&&(0,_.Gv)(w[0])?
{error:w[0]}:void 0,y=[...(0,k.w)(R,["error"]),...(0,k.w)(i,["error"])],l=(...B)=>N(y.flatMap(u=>(0,k.Qq)(u,...B)??[])[0]),I=(0,_.Gv)(i)?(0,k.Qq)(f,"error"):void 0,
U=I!==void 0&&D(I)?I:void 0,K=y.map(B=>(0,k.Qq)(B,"id")).find(B=>B!==void 0&&D(B)),C=O(i);return{code:U??l("code","errorcode")??(l("message")===void 0?void 0:K),
message:l(...s)??N(I)??C[0]?.message,requestID:l("requestid","traceid","correlationid"),fields:C}}function N(i){return i===void 0?void 0:(0,P.Ow)(i,300).trim()}
function D(i){return/^[\w.-]{1,64}$/.test(i)}function O(i){const f=(0,k.Pf)(i),w=(0,k.Pf)(f.get("error")),y=[...[f,w].flatMap(l=>x.map(I=>l.get(I))).flatMap(l=>M(
l)),...S(w),...S(f)];return[...new Map(y.map(l=>[`${l.field} ${l.message}`,l])).values()].slice(0,c)}function M(i,f=0){if(f>2)return[];const w=y=>T.flatMap(l=>M(
y.get(l),f+1));if(Array.isArray(i))return i.slice(0,50).map(k.Pf).flatMap(l=>[...S(l),...w(l)]);if(!(0,_.Gv)(i))return[];const R=w((0,k.Pf)(i));return R.length>
0?R:Object.entries(i).flatMap(([y,l])=>(Array.isArray(l)?l:[l]).filter(U=>typeof U=="string").map(U=>({field:(0,P.Ow)(y,100),message:(0,P.Ow)(U,300)})))}function S(i){
const f=(0,k.Pf)(i.get("source")),w=i.get("loc")??i.get("path"),R=Array.isArray(w)?w.filter(K=>K!=="body").join("."):void 0,y=(0,k.Qq)(i,...(0,P.aL)("field para\
m parameter target property pointer attribute fieldname")),l=R||y||(0,k.Qq)(f,"pointer","parameter"),I=(0,k.Qq)(i,...s,"error","code");if(l===void 0||I===void 0)
return[];const U=l.replace(/^[#/]+|^\$\.|^body[./]/g,"").replace(/^data\/attributes\//,"").replaceAll("/",".");return[{field:(0,P.Ow)(U,100),message:(0,P.Ow)(I,
300)}]}function b(i,f){const w=(0,k.Pf)(i);if(w.get("success")!==!1&&w.get("ok")!==!1)return;const{code:R,message:y}=j(i),l=[R,y&&`"${y}"`].filter(Boolean).join(
" "),I=f.status===void 0?"":` ${f.status}`;throw new g.GQ("refused",`The service answered ${f.method} ${f.path} with${I}, but says that it failed${l&&`: ${l}`}`,
{remedy:"Mend what the answer names, then run again.",call:{...f,outcome:"unknown"}})}}),86:((F,Q,h)=>{h.d(Q,{Dy:()=>y,If:()=>x,LO:()=>l,MX:()=>S,PM:()=>O,Pf:()=>c,
Qq:()=>f,TU:()=>K,VF:()=>T,b6:()=>i,k$:()=>N,kB:()=>R,lS:()=>j,nd:()=>w,tK:()=>s,w:()=>b,zs:()=>I});var g=h(3739),_=h(8302),P=h(5807),k=h(8438);function s(u){return u.
toLowerCase().replace(/[_\-$@]/g,"")}function c(u){const p=new Map;if(!(0,_.Gv)(u))return p;for(const[m,L]of Object.entries(u)){const G=s(m);p.has(G)||p.set(G,L)}
return p}function x(u){return new Map(u.toReversed().flatMap(p=>[...p]))}function T(u,p){return{path:u,value:p,fields:c(p)}}function j(u,p){return Object.entries(
u.value).filter(([m])=>p.includes(s(m))).map(([m,L])=>({path:D(u.path,m),member:L}))}function N(u,p){for(const m of p)for(const{path:L,member:G}of j(u,[m]))if((0,_.
Gv)(G))return T(L,G)}function D(u,p){const m=O((0,P.Ow)(p,40));return u===""?m:`${u}.${m}`}function O(u){return/^[A-Za-z_]\w*$/.test(u)?u:`\`${u.replaceAll("`",
"")}\``}function M(u){return/^[\w.$]+$/.test(u)?u:JSON.stringify(u)}function S(u,p){const m=[];let L=(0,_.Gv)(u)?T("",u):void 0;for(;L!==void 0&&m.length<=k.sX;)
m.unshift(L),L=N(L,[...p,...k.wy]);return m}function b(u,p){return S(u,p).map(({fields:m})=>m)}function i(u){return typeof u=="number"?String(u):typeof u=="stri\
ng"&&u!==""?u:void 0}function f(u,...p){for(const m of p){const L=i(u.get(m));if(L!==void 0)return L}}function w(u,...p){for(const m of p){const L=u.get(m),G=typeof L==
"string"&&/^-?\d{1,15}$/.test(L)?Number(L):L;if(Number.isSafeInteger(G))return Number(G)}}function R(u,...p){for(const m of p){const L=u.get(m),G=typeof L=="str\
ing"&&/^\d+(?:\.\d+)?$/.test(L)?Number(L):L;if(typeof G=="number"&&Number.isFinite(G))return Math.round(G<1e11?G*1e3:G);const Y=typeof L=="string"?Date.parse(L):
Number.NaN;if(!Number.isNaN(Y))return Y}}function y(u){const p=i(u);if(p===void 0)return;const m=/^[a-z0-9-]+(?:\.[a-z0-9-]+)+(?:[:/].*)?$/i.test(p)?`https://${p}`:
p;return/^https?:\/\//i.test(m)&&URL.canParse(m)?m:void 0}function l(u,p,m,L){return U(`has no ${u}; ${C(p)}`,m,L)}function I(u,p,m,L){return U(`has more than o\
ne ${u}: ${p.join(" and ")}; Slipway does not guess`,m,L)}function U(u,p,m){const L=p.status===void 0?"":` (${p.status})`;return new g.GQ("unexpected_response",
`The answer to ${p.method} ${p.path}${L} ${u}`,{remedy:m===void 0?"Check that the address is the service itself. If it is, its answers have a shape that Slipway\
 does not know.":`Check that base-url is the control plane. If it is, say where the value is in a map (input api-map):
${m}
"slipway doctor --write slipway-api.yml" writes a map to start from.`,call:{...p,outcome:"unknown",unclear:!0}})}function K(u,p,m){return`answers:
  ${u}:
    ${p}: ${M(m)}`}function C(u){if(u===void 0)return"it is empty.";if(Array.isArray(u))return`it is a list of ${u.length}.`;if(!(0,_.Gv)(u))return`it is ${u===
null?"null":`a ${typeof u}`}.`;const p=B(u,0),m=p.slice(0,30).join(", ");return p.length===0?"it is an empty object.":`it has: ${m}${p.length>30?", \u2026":""}.`}
function B(u,p){return!(0,_.Gv)(u)||p>k.sX?[]:Object.entries(u).flatMap(([m,L])=>[(0,P.Ow)(m,40),...B(L,p+1).map(G=>`${(0,P.Ow)(m,40)}.${G}`)])}}),8438:((F,Q,h)=>{
h.d(Q,{A9:()=>O,BV:()=>x,Bw:()=>R,DE:()=>U,E6:()=>S,H7:()=>y,Hl:()=>I,Ld:()=>b,M0:()=>k,Mg:()=>u,NP:()=>K,S3:()=>N,T8:()=>B,Vt:()=>j,XD:()=>M,XQ:()=>D,cJ:()=>l,
dI:()=>w,gW:()=>f,m5:()=>T,qQ:()=>C,sX:()=>c,tl:()=>i,uH:()=>P,uq:()=>_,wy:()=>s});var g=h(5807);const _={label:"app",names:(0,g.aL)("app application"),kin:(0,g.
aL)("site service website webapp staticsite"),lists:(0,g.aL)("apps applications sites services")},P={label:"deployment",names:(0,g.aL)("deploy deployment"),kin:(0,g.
aL)("job build release run rollout revision"),lists:(0,g.aL)(`
    deployments deploys jobs builds releases runs rollouts revisions jobsummaries deploymentsummaries
  `)},k={label:"environment",names:(0,g.aL)("environment env"),kin:[],lists:(0,g.aL)("environments envs")},s=(0,g.aL)("data result item response payload body co\
ntent node embedded"),c=2,x=(0,g.aL)("attributes properties metadata"),T=(0,g.aL)("items data results result list records entries values value nodes edges"),j=(0,g.
aL)("errors messages warnings notices included links"),N=(0,g.aL)("id uid uuid guid"),D=(0,g.aL)(`
  status state readystate currentstatus currentstate
  deploymentstatus deploystatus deploymentstate deploystate jobstatus jobstate
`),O=(0,g.aL)("phase deploymentphase"),M=(0,g.aL)("state status phase name value"),S=(0,g.aL)("conclusion result outcome"),b=(0,g.aL)("stage step currentstage c\
urrentstep stagename"),i=(0,g.aL)(`
  url publicurl liveurl siteurl appurl sslurl productionurl primaryurl weburl
  deploymenturl deployurl deploysslurl previewurl
  defaultingress defaultdomain defaulthostname livedomain hostname host domain fqdn
`),f=(0,g.aL)("urls domains hostnames aliases status links endpoints"),w=(0,g.aL)("branch gitbranch branchname sourcebranch gitref ref githubcommitref headbranc\
h"),R=(0,g.aL)("repository repo repositoryurl repourl gitrepository gitrepo giturl"),y=(0,g.aL)("branch productionbranch gitbranch repobranch"),l=(0,g.aL)(`
  commit commitsha commitid commithash commitref sha gitsha gitcommit gitcommitsha
  revision sourceversion githubcommitsha headsha
`),I=(0,g.aL)("source git gitsource meta trigger deploymenttrigger metadata commit"),U=(0,g.aL)(`
  createdat created createdon creationtime createtime createdtime createdtimeutc
  creationtimestamp datecreated insertedat queuedat starttime startedat timestamp
`),K=(0,g.aL)("supersededby replacedby"),C=(0,g.aL)("nextcursor cursor nextpagetoken nexttoken endcursor continue next"),B=(0,g.aL)("pagination paging page page\
info meta metadata resultinfo links"),u=(0,g.aL)("next nextlink nexturl nextpage")}),1547:((F,Q,h)=>{h.d(Q,{PY:()=>x,Y4:()=>s,as:()=>_});var g=h(5807);const _=[
"success","failure","cancelled","pending"],P={success:(0,g.aL)(`
    succeeded success successful ready live active complete completed deployed deploysucceeded deploymentsucceeded
    activated done ok published finished passed succeed healthy
  `),failure:(0,g.aL)(`
    failed failure error errored crashed timedout timeout rejected broken buildfailed deployfailed deploymentfailed
    builderror deployerror deploymenterror syncfailed uploadfailed activationfailed internalerror rolledback updatefailed
    predeployfailed releasefailed rollbacksucceeded rollbackcomplete degraded fatal
  `),cancelled:(0,g.aL)(`
    cancelled canceled aborted superseded skipped stopped replaced expired deactivated cancelledbyuser canceledbyuser
    removed deleted abandoned
  `),pending:(0,g.aL)(`
    queued pending created waiting scheduled accepted starting initializing started running inprogress processing
    building cloning installing syncing uploading deploying activating publishing invalidating provisioning
    cancelling canceling new enqueued idle prepared preparing uploaded processed retrying working progressing
    pendingbuild pendingdeploy pendingreview pendingpublish waitingfordeployment needsapproval
    buildinprogress updateinprogress predeployinprogress waitingforresource removing verifying
    requested planned finalizing releasing testing reconciling unknown
  `)},k=new Map(_.flatMap(T=>P[T].map(j=>[j,T])));function s(T){return T.toLowerCase().replace(/[\s_-]/g,"")}const c=[["failure",/(?:failed|error)$/],["pending",
/(?:inprogress|pending|queued)$/]];function x(T,j=new Map){const N=s(T);return j.get(N)??k.get(N)??c.find(([,D])=>D.test(N))?.[0]}})};export{We as id,Ke as ids,He as modules};
