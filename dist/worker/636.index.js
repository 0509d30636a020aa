const Y=636,Z=[636,388],z={5388:((D,$,r)=>{r.r($),r.d($,{asSyncFailure:()=>M,brokenSite:()=>T,isErrorOfSite:()=>v,syncFailure:()=>d});var E=r(3739),g=r(2881),h=r(
5879),R=r(8423);function d(s,i){return new g.$w({stage:"sync",code:s,message:i,exitCode:null,signal:null,log:[],diagnostics:[]})}const w=new Set(["index_unanswe\
red","index_empty","dead_asset"]);function v({code:s}){return w.has(s)}function T(s){const i=s.filter(v),a=i.length-1,p=a>0?` (and ${a} more ${a===1?"error":"er\
rors"})`:"",O=`The start page is broken: ${i[0]?.message}${p}`,y=s.flatMap(({file:A,line:C,code:_,message:F})=>A===null?[]:[{file:A,line:C,column:null,severity:P(
_),code:_,message:F}]);return new g.$w({...d("site_broken",O).facts,diagnostics:y})}function P(s){return s==="build_fault"||w.has(s)?"error":"warning"}const I="\
The output could not be stored: the storage of the platform cannot be used now";function b(){return d("disk_full","The disk of the platform is full: the output \
could not be stored")}function M(s,i){if(s instanceof g.$w)return s;if(i.aborted)return i.reason;if(s instanceof h.Sb)return b();if(s instanceof R.u)return s.isFull?
b():d("storage_unavailable",I);const a=(0,E.xU)(s)??(s instanceof Error?s.message:String(s));return d("sync_failed",`The output could not be stored (${a})`)}}),
636:((D,$,r)=>{r.d($,{warningsOf:()=>U});var E=r(1224),g=r(5807),h=r(8595),R=r(7699);async function d(n,e,t,o){let l,u;for(const c of i(n,e)){const f=(await o(c)).
filter(({file:j})=>!w.test(j)),m=f.filter(({file:j})=>!s(j,t)),S=A(m)??A(m.filter(({file:j})=>C(j,e)));if(S)return{place:S,others:[]};l??=y(m,e),u??=A(f)}return l??
(u&&{place:u,others:[]})}const w=/\.log$/;function v(n){return!n||n.others.length===0?"":`; also in ${n.others.map(({file:e,line:t})=>`${e}:${t}`).join(", ")}`}
const T=/[\s"'`(=[{}<>,:%]\.{0,2}\/?$/,P=/^[\s"'`)\]}<>,;#?]/;function I(n,e){for(let t=n.indexOf(e);t!==-1;t=n.indexOf(e,t+1)){const[o,l]=[n.slice(Math.max(0,t-
4),t),n.slice(t+e.length,t+e.length+1)];if((t===0||T.test(o))&&(l===""||P.test(l)))return t+1}}const b=/(?:^|\/)(?:__\w+__|tests?|specs?|fixtures?|examples?|node_modules|vendor)\//;
function M(n,e,t){return s(n,t)||b.test(n)?void 0:(0,R.tH)(e)}function s(n,e){return e!==void 0&&n.startsWith(`${e}/`)}function i(n,e){const[t=""]=n.split(/[?#]/,
1),o=n.replaceAll("&","&amp;"),l=/^\.{1,2}\//.test(t)?new URL(t,`http://site/${encodeURI(e)}`).pathname:"",u=[n,o,t,l],c=(l||t).replace(/^\/+/,""),f=a(c)?[c,...p(
c)]:[],m=[...u,...u.map(S=>S.replace(/\/$/,"")),...f];return[...new Set([...m,...m.map(g.oF)])].filter(S=>S.length>1)}function a(n){return/\.\w{2,5}$/.test(n)}function p(n){
const e=n.split("/");return e.slice(1).map((t,o)=>e.slice(o+1).join("/"))}const O=4;function y(n,e){if(n.length===0||n.length>O)return;const t=new Set(e.replace(
/(?:(?:^|\/)index)?\.[^/.]+$/,"").split("/")),o=({file:c})=>c.split(/[/.]/).filter(f=>t.has(f)).length,[l,...u]=n.toSorted((c,f)=>o(f)-o(c));return l&&{place:l,
others:u}}function A(n){const[e]=n;return e&&n.every(({file:t})=>t===e.file)?e:void 0}function C(n,e){const t=_(e.replace(/\/index\.[^/]+$/,""));return _(n)===t||
_(n.replace(/\/index\.[^/]+$/,""))===t}function _(n){return n.slice(n.lastIndexOf("/")+1).replace(/(?<=.)\..*$/,"")}var F=r(5388),B=r(901),L=r(3093),W=r(6382),K=r(
4177);const N={file:null,line:null};async function U(n,e){const t=e.some(F.isErrorOfSite)?await(0,W.faultsOfSuccess)(n):[],o=await K.a.read(new B.j(n.workspace.
source,E.jq,L.wA),n.root),l=t.map(({file:c,line:f,message:m})=>({code:"build_fault",file:c,line:f,message:x(`The build ended with 0, and printed: ${m}`)})),u=await Promise.
all(e.map(c=>k(c,o)));return[...l,...u].slice(0,h.iq)}async function k(n,e){const{code:t,message:o,href:l,in:u=""}=n;if(t==="unclosed_block")return{code:t,message:x(
o),...await G(e)};const c=l===void 0?void 0:await d(l,u,void 0,S=>H(S,e)),{file:f,line:m}=e.isOver||!c?N:c.place;return{code:t,file:f,line:m,message:x(o+(e.isOver?
"":v(c)))}}function H(n,e){return e.collect(e.files,(t,o,l)=>{const u=I(t,n);return u===void 0?void 0:{file:l,line:o,column:u}})}async function G(n){const e=n.files.
filter(o=>o.endsWith(".css"));await n.load(e);const t=await Promise.all(e.map(async o=>({file:o,line:M(o,(await n.lines(o)).join(`
`),void 0)??null})));return n.onlyOf(t.filter(({line:o})=>o!==null))??N}function x(n){return(0,g.Ow)(n,h.iA).toWellFormed()}}),7699:((D,$,r)=>{r.d($,{KZ:()=>v,jO:()=>b,
tH:()=>P});const E=String.raw`\\(?:(?:[\da-f]{1,5}(?![\da-f])|[\da-f]{6})(?:\s|(?!\s))|[^\da-f])`,g=String.raw`"([^"\\\n]*(?:${E}[^"\\\n]*)*)"`,h=String.raw`'([^'\\\n]*(?:${E}[^'\\\n]*)*)'`,
R=String.raw`((?:[^()"'\s\\]|${E})+)\s*\)`,d=new RegExp([String.raw`/\*[\s\S]*?(?:\*/|$)`,E,String.raw`(?:url\(\s*|@import\s+)(?:${g}|${h})`,String.raw`url\(\s*${R}`,
g.replace("(","(?:"),h.replace("(","(?:")].join("|"),"gi"),w=/\\(?:([\da-f]{1,6})\s?|(\n)|([\s\S]))/gi;function v(s){return[...s.matchAll(d)].flatMap(i=>{const a=i.
slice(1).find(p=>p!==void 0);return a===void 0||a===""||a.startsWith("#")?[]:[{href:M(a),kind:"asset"}]})}const T=new RegExp(`${d.source}|([{}])`,"gi");function P(s){
const i=[];for(const p of s.matchAll(T)){const O=p.at(-1);O==="{"?i.push(p.index):O==="}"&&i.pop()}const a=i.at(-1);return a===void 0?void 0:s.slice(0,a).split(
`
`).length}const I=/(?<=[=(,:[?|&{}\s]|return)(["'`])(\/(?!\/)[^"'`\s\\<>{}$?#*]{1,200}\.(?:avif|gif|jpe?g|mp[34]|otf|pdf|png|svg|ttf|webm|webp|woff2?))["'`](?=[,;:)\]}?\s])/gi;
function b(s){return[...s.matchAll(I)].map(([,,i=""])=>({href:i,kind:"mention"}))}function M(s){return s.replace(w,(i,a,p,O)=>{const y=a===void 0?Number.NaN:Number.
parseInt(a,16);return y<=1114111?String.fromCodePoint(y):p===void 0?O??"":""})}})};export{Y as id,Z as ids,z as modules};
