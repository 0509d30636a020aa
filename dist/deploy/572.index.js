const L=572,W=[572],B={2983:((C,j,c)=>{c.d(j,{J0:()=>u,Kb:()=>O,Uc:()=>l,eJ:()=>P,pH:()=>r,xe:()=>d});var _=c(3739),g=c(5807),y=c(4840),v=c(2345),w=c(1884),D=c(
6541);async function P(t,s){const a=await u(t,s.platform);if(a)return a;if(t.create)return p(t,s);throw new _.GQ("app_not_found",`The platform knows no app "${t.
app}" in ${t.org}/${t.project}`,{input:"app",remedy:'Name the ID of an existing app, or have it created with "create: true".'})}async function u(t,s){for(const a of new Set(
[t.rememberedAppID??t.app,t.app])){const f=await i(s,a);if(f)return f}}async function i(t,s){try{const{environments:a,...f}=await t.lookUp(s),E=(0,y.zS)(a)?.url;
return{appID:s,created:!1,url:E,subdomain:void 0,...f}}catch(a){if(o(a)===404)return;if((0,w.Z)(a))return{appID:s,created:!1,url:void 0,subdomain:void 0};throw a}}
const e="web-landing";async function p(t,s){const{platform:a}=s,{settings:f,...E}=t.configuration,b={...Object.fromEntries(Object.entries(f).filter(([,h])=>h!==
null)),...E,name:t.app,type:t.appType??e},M=s.uuid();try{return await(0,w.E)({...s,send:async()=>({...await a.createApp(b,{idempotencyKey:M}),created:!0}),find:async()=>{
const h=await i(a,t.app);return h&&{...h,created:!0}}})}catch(h){if((0,w.Z)(h))throw r("The app was created, but its ID cannot be read",h);if(o(h)!==409||n(h))throw h;
const $=await i(a,t.app);if($)return $;const S=`${t.org}/${t.project}`;throw new _.GQ("app_unreachable_by_name",`${S} has an app named "${t.app}", but under ano\
ther ID`,{input:"app",remedy:"Set the input app to the app's ID, as the platform's own pages show it.",cause:h})}}function n(t){return t instanceof _.GQ&&t.call?.
serviceCode==="domain_taken"}function o(t){return t instanceof _.GQ?t.call?.status:void 0}function r(t,s){return s.with({message:`${t}: ${s.message}`,cause:s})}
function l({appType:t},{created:s,stored:a,takesType:f}){if(f!==!0)return{};const E=s?t??e:(0,D.bA)(a,"type");return t!==void 0?t===E?{}:{type:t}:(s||a?.state===
"created")&&!(0,v.Rm)(String(E))?{type:v.m0}:{}}async function O(t,s,a,f){const{appID:E,stored:A}=s,b=d(t,s,a),{domains:M,...h}=b,$=s.takesConfiguration?M===void 0?
{}:{domains:M}:b,S=Object.keys($).length>0?await f.updateApp(E,$):void 0,R=s.takesConfiguration&&Object.keys(h).length>0?h:void 0,I=A&&s.takesConfiguration?(0,D.
uq)(A,b):k(S,b),K=m.flatMap(T=>I[T]?[`${T} "${(0,g.Ow)(I[T],60)}"`]:[]),U=Object.keys(b).sort().join(", ")||"as it is";return{brought:R,sent:$,before:Object.fromEntries(
Object.keys($).map(T=>[T,(0,D.bA)(A,T)])),url:S?.url,subdomain:S?.subdomain,detail:K.length===0?U:`${U}; kept from before: ${K.join(", ")}`,kept:I}}function d({
configuration:t,verify:s},{stored:a,takesConfiguration:f},{movesBranch:E}){const{settings:A,repository:b,branch:M,...h}=t,$={...A,...h};return f?{...s==="warn"?
{}:{verify:s},...$,...a?.repository===b?{}:{repository:b},...a?.branch===M||!E?{}:{branch:M}}:{...$,repository:b,branch:M}}const m=["buildCommand","outputDirect\
ory","region"];function k(t,s){const a=m.filter(f=>t?.[f]&&s[f]===void 0);return Object.fromEntries(a.map(f=>[f,t?.[f]??""]))}}),96:((C,j,c)=>{c.d(j,{d:()=>u,x:()=>P});
const _=3e4,g=.02,y=.05,v=100,w=1e4,D=.2;function P(i,e){const p=i<_?g:y;return Math.min(w,Math.max(v,i*p))*(1-D*e())}async function u(i,e,{clock:p,signal:n}){for(const o of i){
o>0&&await p.sleep(o,n);const r=await e();if(r!==void 0)return r}}}),3271:((C,j,c)=>{c.d(j,{rehearse:()=>w});var _=c(5807),g=c(2345),y=c(2983),v=c(6541);async function w(i,e,p,n){
const{configuration:o,env:r,app:l,org:O,project:d,commit:m}=i,{settings:k,repository:t,branch:s,...a}=o,f=e?.stored?(0,y.xe)(i,e,p):{...k,...a},{verify:E,...A}=f,
b=e?.takesConfiguration!==!0,M=(0,v.fs)(e?.stored,b?f:A),h=r.kind==="leave"?[]:(0,v.q9)(e?.stored?.variables,r.variables);return[e?`update the app ${e.appID} in\
 ${O}/${d}`:`create the app ${l} in ${O}/${d}`,...await D(i,e,n),...p.takesOver?[`take it over from ${(0,_.Ow)(e?.stored?.repository??"",200)}`]:[],...e&&M.length===
0?["leave its settings as they are"]:M.map($=>`set ${$}`),r.kind==="leave"?"leave its variables alone":`replace its variables by: ${h.join(", ")||"none"}`,...b||
E===void 0?[]:[`look at this release alone with verify ${(0,_.Ow)(String(E),20)}`],`deploy ${t}, branch ${s}${m?`, commit ${m}`:""}`]}async function D(i,e,{tree:p,
typeInCheckout:n}){const o=e&&(0,y.Uc)(i,e).type;if(e&&o===void 0)return[];if(e&&o!==g.m0)return[`build it with the type ${(0,_.Ow)(String(o),40)}`];if(!e&&i.appType!==
void 0)return[`give it the type ${(0,_.Ow)(i.appType,40)}`];const r=e?"let the build decide whether the app is a server":"give it the type web-landing, which a \
platform of Slipway changes if the build makes a server";return n?[r,await P(i,p,n)]:[r]}async function P(i,e,p){const n="learn by the build alone whether the a\
pp is a server, because";return e===void 0?`${n} there is no checkout of ${i.configuration.repository} here`:e.list("").includes(".git")?(0,_.Ow)(await p(u(e.root,
i)),600):`${n} ${e.root} has no checkout. In a workflow, use actions/checkout before this step`}function u(i,{configuration:e}){const{buildCommand:p,outputDirectory:n,
settings:o}=e,r=k=>{const t=o[k];return typeof t=="string"?t:void 0},[l,O,d]=["rootDirectory","installCommand","startCommand"].map(r),m=o.assetsOnly===!0;return{
root:i,buildCommand:p,outputDirectory:n,rootDirectory:l,installCommand:O,startCommand:d,assetsOnly:m}}}),1884:((C,j,c)=>{c.d(j,{E:()=>w,Z:()=>D});var _=c(3739),
g=c(96);const y=3,v=[500,1500,3e3];async function w(u){for(let i=1;;i++)try{return await u.send()}catch(e){if(u.signal.throwIfAborted(),!P(e))throw e;const p=await(0,g.
d)(v,()=>u.find(),u);if(p!==void 0)return p;if(i===y||D(e))throw e}}function D(u){return u instanceof _.GQ&&u.call?.unclear===!0}function P(u){return u instanceof
_.GQ&&(u.call?.outcome==="unknown"||u.code==="unexpected_response")}}),6541:((C,j,c)=>{c.d(j,{JJ:()=>u,bA:()=>w,fs:()=>i,pK:()=>p,q9:()=>e,uq:()=>P});var _=c(7975),
g=c(5807),y=c(86);const v=new Set(["appID","id","name","type","state","status","url","subdomain","repository","branch","variables"].map(y.tK));function w(n,o){return n&&
((0,y.Pf)(n.fields).get((0,y.tK)(o))??null)}function D({fields:n}){const o=Object.entries(n).filter(([r,l])=>l!==null&&!v.has((0,y.tK)(r)));return Object.fromEntries(
o)}function P(n,o){const r=new Set(Object.keys(o).map(y.tK)),l=Object.entries(D(n)).flatMap(([O,d])=>["string","number","boolean"].includes(typeof d)&&d!==""&&!r.
has((0,y.tK)(O))?[[O,String(d)]]:[]);return Object.fromEntries(l)}function u(n){return n==null?"not set":(0,g.Ow)(JSON.stringify(n),200)}function i(n,o){return Object.
entries(o).flatMap(([r,l])=>{const O=w(n,r);return O===void 0?[`${(0,g.Ow)(r,60)}: ${u(l)}`]:(0,_.isDeepStrictEqual)(O,l)?[]:[`${(0,g.Ow)(r,60)}: ${u(O)} \u2192 ${u(
l)}`]})}function e(n,o){const r=[...o.keys()];if(n===void 0)return r;const l=r.map(d=>`${d} (${n.includes(d)?"set before":"new"})`),O=n.filter(d=>!o.has(d)).map(
d=>`${(0,g.Ow)(d,100)} (removed)`);return[...l,...O]}async function p({appID:n},o,r,l){const{stored:O}=await l.lookUp(n),d=Object.keys(o).filter(m=>!(0,_.isDeepStrictEqual)(
r[m],o[m])&&(0,_.isDeepStrictEqual)(w(O,m),o[m]));return d.length>0&&await l.updateApp(n,Object.fromEntries(d.map(m=>[m,r[m]]))),d}})};export{L as id,W as ids,B as modules};
