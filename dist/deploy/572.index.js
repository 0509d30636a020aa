const W=572,B=[572],R={2983:((I,k,f)=>{f.d(k,{J0:()=>c,Kb:()=>m,Uc:()=>_,eJ:()=>P,pH:()=>i,xe:()=>u});var l=f(3739),$=f(5807),b=f(4840),v=f(2345),E=f(1884),j=f(
6541);async function P(t,s){const o=await c(t,s.platform);if(o)return o;if(t.create)return h(t,s);throw new l.GQ("app_not_found",`The platform knows no app "${t.
app}" in ${t.org}/${t.project}`,{input:"app",remedy:'Name the ID of an existing app, or have it created with "create: true".'})}async function c(t,s){for(const o of new Set(
[t.rememberedAppID??t.app,t.app])){const d=await a(s,o);if(d)return d}}async function a(t,s){try{const{environments:o,...d}=await t.lookUp(s),w=(0,b.zS)(o)?.url;
return{appID:s,created:!1,url:w,subdomain:void 0,...d}}catch(o){if(r(o)===404)return;if((0,E.Z5)(o))return{appID:s,created:!1,url:void 0,subdomain:void 0};throw o}}
const e="web-landing";async function h(t,s){const{platform:o}=s,{settings:d,...w}=t.configuration,O={...Object.fromEntries(Object.entries(d).filter(([,p])=>p!==
null)),...w,name:t.app,type:t.appType??e},D=s.uuid();try{return await(0,E.E4)({...s,send:async()=>({...await o.createApp(O,{idempotencyKey:D}),created:!0}),find:async()=>{
const p=await a(o,t.app);return p&&{...p,created:!0}}})}catch(p){if((0,E.Z5)(p))throw i("The app was created, but its ID cannot be read",p);if(r(p)!==409||n(p))
throw p;const g=await a(o,t.app);if(g)return g;const T=`${t.org}/${t.project}`;throw new l.GQ("app_unreachable_by_name",`${T} has an app named "${t.app}", but u\
nder another ID`,{input:"app",remedy:"Set the input app to the app's ID, as the platform's own pages show it.",cause:p})}}function n(t){return t instanceof l.GQ&&
t.call?.serviceCode==="domain_taken"}function r(t){return t instanceof l.GQ?t.call?.status:void 0}function i(t,s){return s.with({message:`${t}: ${s.message}`,cause:s})}
function _({appType:t},{created:s,stored:o,takesType:d}){if(d!==!0)return{};const w=s?t??e:(0,j.bA)(o,"type");return t!==void 0?t===w?{}:{type:t}:(s||o?.state===
"created")&&!(0,v.Rm)(String(w))?{type:v.m0}:{}}async function m(t,s,o,d){const{appID:w,stored:M}=s,O=u(t,s,o),{domains:D,...p}=O,g=s.takesConfiguration?D===void 0?
{}:{domains:D}:O,T=Object.keys(g).length>0?await d.updateApp(w,g):void 0,L=s.takesConfiguration&&Object.keys(p).length>0?p:void 0,K=M&&s.takesConfiguration?(0,j.
uq)(M,O):C(T,O),S=y.flatMap(A=>K[A]?[`${A} "${(0,$.Ow)(K[A],60)}"`]:[]),U=Object.keys(O).sort().join(", ")||"as it is";return{brought:L,sent:g,before:Object.fromEntries(
Object.keys(g).map(A=>[A,(0,j.bA)(M,A)])),url:T?.url,subdomain:T?.subdomain,detail:S.length===0?U:`${U}; kept from before: ${S.join(", ")}`,kept:K}}function u({
configuration:t,verify:s},{stored:o,takesConfiguration:d},{movesBranch:w}){const{settings:M,repository:O,branch:D,...p}=t,g={...M,...p};return d?{...s==="warn"?
{}:{verify:s},...g,...o?.repository===O?{}:{repository:O},...o?.branch===D||!w?{}:{branch:D}}:{...g,repository:O,branch:D}}const y=["buildCommand","outputDirect\
ory","region"];function C(t,s){const o=y.filter(d=>t?.[d]&&s[d]===void 0);return Object.fromEntries(o.map(d=>[d,t?.[d]??""]))}}),3271:((I,k,f)=>{f.d(k,{rehearse:()=>E});
var l=f(5807),$=f(2345),b=f(2983),v=f(6541);async function E(a,e,h,n){const{configuration:r,env:i,app:_,org:m,project:u,commit:y}=a,{settings:C,repository:t,branch:s,
...o}=r,d=e?.stored?(0,b.xe)(a,e,h):{...C,...o},{verify:w,...M}=d,O=e?.takesConfiguration!==!0,D=(0,v.fs)(e?.stored,O?d:M),p=i.kind==="leave"?[]:(0,v.q9)(e?.stored?.
variables,i.variables);return[e?`update the app ${e.appID} in ${m}/${u}`:`create the app ${_} in ${m}/${u}`,...await j(a,e,n),...h.takesOver?[`take it over from\
 ${(0,l.Ow)(e?.stored?.repository??"",200)}`]:[],...e&&D.length===0?["leave its settings as they are"]:D.map(g=>`set ${g}`),i.kind==="leave"?"leave its variable\
s alone":`replace its variables by: ${p.join(", ")||"none"}`,...O||w===void 0?[]:[`look at this release alone with verify ${(0,l.Ow)(String(w),20)}`],`deploy ${t}\
, branch ${s}${y?`, commit ${y}`:""}`]}async function j(a,e,{tree:h,typeInCheckout:n}){const r=e&&(0,b.Uc)(a,e).type;if(e&&r===void 0)return[];if(e&&r!==$.m0)return[
`build it with the type ${(0,l.Ow)(String(r),40)}`];if(!e&&a.appType!==void 0)return[`give it the type ${(0,l.Ow)(a.appType,40)}`];const i=e?"let the build deci\
de whether the app is a server":"give it the type web-landing, which a platform of Slipway changes if the build makes a server";return n?[i,await P(a,h,n)]:[i]}
async function P(a,e,h){const n="learn by the build alone whether the app is a server, because";return e===void 0?`${n} there is no checkout of ${a.configuration.
repository} here`:e.list("").includes(".git")?(0,l.Ow)(await h(c(e.root,a)),600):`${n} ${e.root} has no checkout. In a workflow, use actions/checkout before thi\
s step`}function c(a,{configuration:e}){const{buildCommand:h,outputDirectory:n,settings:r}=e,i=C=>{const t=r[C];return typeof t=="string"?t:void 0},[_,m,u]=["ro\
otDirectory","installCommand","startCommand"].map(i),y=r.assetsOnly===!0;return{root:a,buildCommand:h,outputDirectory:n,rootDirectory:_,installCommand:m,startCommand:u,
assetsOnly:y}}}),1884:((I,k,f)=>{f.d(k,{E4:()=>v,Z5:()=>E,de:()=>P});var l=f(3739);const $=3,b=[500,1500,3e3];async function v(c){for(let a=1;;a++)try{return await c.
send()}catch(e){if(c.signal.throwIfAborted(),!j(e))throw e;const h=await P(b,()=>c.find(),c);if(h!==void 0)return h;if(a===$||E(e))throw e}}function E(c){return c instanceof
l.GQ&&c.call?.unclear===!0}function j(c){return c instanceof l.GQ&&(c.call?.outcome==="unknown"||c.code==="unexpected_response")}async function P(c,a,{clock:e,signal:h}){
for(const n of c){n>0&&await e.sleep(n,h);const r=await a();if(r!==void 0)return r}}}),6541:((I,k,f)=>{f.d(k,{JJ:()=>c,bA:()=>E,fs:()=>a,pK:()=>h,q9:()=>e,uq:()=>P});
var l=f(7975),$=f(5807),b=f(86);const v=new Set(["appID","id","name","type","state","status","url","subdomain","repository","branch","variables"].map(b.tK));function E(n,r){
return n&&((0,b.Pf)(n.fields).get((0,b.tK)(r))??null)}function j({fields:n}){const r=Object.entries(n).filter(([i,_])=>_!==null&&!v.has((0,b.tK)(i)));return Object.
fromEntries(r)}function P(n,r){const i=new Set(Object.keys(r).map(b.tK)),_=Object.entries(j(n)).flatMap(([m,u])=>["string","number","boolean"].includes(typeof u)&&
u!==""&&!i.has((0,b.tK)(m))?[[m,String(u)]]:[]);return Object.fromEntries(_)}function c(n){return n==null?"not set":(0,$.Ow)(JSON.stringify(n),200)}function a(n,r){
return Object.entries(r).flatMap(([i,_])=>{const m=E(n,i);return m===void 0?[`${(0,$.Ow)(i,60)}: ${c(_)}`]:(0,l.isDeepStrictEqual)(m,_)?[]:[`${(0,$.Ow)(i,60)}: ${c(
m)} \u2192 ${c(_)}`]})}function e(n,r){const i=[...r.keys()];if(n===void 0)return i;const _=i.map(u=>`${u} (${n.includes(u)?"set before":"new"})`),m=n.filter(u=>!r.
has(u)).map(u=>`${(0,$.Ow)(u,100)} (removed)`);return[..._,...m]}async function h({appID:n},r,i,_){const{stored:m}=await _.lookUp(n),u=Object.keys(r).filter(y=>!(0,l.
isDeepStrictEqual)(i[y],r[y])&&(0,l.isDeepStrictEqual)(E(m,y),r[y]));return u.length>0&&await _.updateApp(n,Object.fromEntries(u.map(y=>[y,i[y]]))),u}})};export{W as id,B as ids,R as modules};
