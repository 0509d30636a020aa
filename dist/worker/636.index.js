const Z=636,z=[636,388],Q={5388:((N,b,o)=>{o.r(b),o.d(b,{asSyncFailure:()=>M,brokenSite:()=>x,isErrorOfSite:()=>_,syncFailure:()=>m});var w=o(3739),E=o(2881),v=o(
5879),T=o(8423);function m(r,g){return new E.$w({stage:"sync",code:r,message:g,exitCode:null,signal:null,log:[],diagnostics:[]})}const A=new Set(["index_unanswe\
red","index_empty","dead_asset"]);function _({code:r}){return A.has(r)}function x(r){const g=r.filter(_),S=g.length-1,c=S>0?` (and ${S} more ${S===1?"error":"er\
rors"})`:"",u=`The start page is broken: ${g[0]?.message}${c}`,a=r.flatMap(({file:p,line:y,code:$,message:C})=>p===null?[]:[{file:p,line:y,column:null,severity:I(
$),code:$,message:C}]);return new E.$w({...m("site_broken",u).facts,diagnostics:a})}function I(r){return r==="build_fault"||A.has(r)?"error":"warning"}const P="\
The output could not be stored: the storage of the platform cannot be used now";function R(){return m("disk_full","The disk of the platform is full: the output \
could not be stored")}function M(r,g){if(r instanceof E.$w)return r;if(g.aborted)return g.reason;if(r instanceof v.Sb)return R();if(r instanceof T.u)return r.isFull?
R():m("storage_unavailable",P);const S=(0,w.xU)(r)??(r instanceof Error?r.message:String(r));return m("sync_failed",`The output could not be stored (${S})`)}}),
636:((N,b,o)=>{o.d(b,{warningsOf:()=>U});var w=o(1224),E=o(5807),v=o(8595),T=o(7699);async function m(n,e,t,s){let i,f;for(const d of g(n,e)){const l=(await s(d)).
filter(({file:j})=>!A.test(j)),h=l.filter(({file:j})=>!r(j,t)),O=p(h)??p(h.filter(({file:j})=>y(j,e)));if(O)return{place:O,others:[]};i??=a(h,e),f??=p(l)}return i??
(f&&{place:f,others:[]})}const A=/\.log$/;function _(n){return!n||n.others.length===0?"":`; also in ${n.others.map(({file:e,line:t})=>`${e}:${t}`).join(", ")}`}
const x=/[\s"'`(=[{}<>,:%]\.{0,2}\/?$/,I=/^[\s"'`)\]}<>,;#?]/;function P(n,e){for(let t=n.indexOf(e);t!==-1;t=n.indexOf(e,t+1)){const[s,i]=[n.slice(Math.max(0,t-
4),t),n.slice(t+e.length,t+e.length+1)];if((t===0||x.test(s))&&(i===""||I.test(i)))return t+1}}const R=/(?:^|\/)(?:__\w+__|tests?|specs?|fixtures?|examples?|node_modules|vendor)\//;
function M(n,e,t){return r(n,t)||R.test(n)?void 0:(0,T.tH)(e)}function r(n,e){return e!==void 0&&n.startsWith(`${e}/`)}function g(n,e){const[t=""]=n.split(/[?#]/,
1),s=n.replaceAll("&","&amp;"),i=/^\.{1,2}\//.test(t)?new URL(t,`http://site/${encodeURI(e)}`).pathname:"",f=[n,s,t,i],d=(i||t).replace(/^\/+/,""),l=S(d)?[d,...c(
d)]:[],h=[...f,...f.map(O=>O.replace(/\/$/,"")),...l];return[...new Set([...h,...h.map(E.oF)])].filter(O=>O.length>1)}function S(n){return/\.\w{2,5}$/.test(n)}function c(n){
const e=n.split("/");return e.slice(1).map((t,s)=>e.slice(s+1).join("/"))}const u=4;function a(n,e){if(n.length===0||n.length>u)return;const t=new Set(e.replace(
/(?:(?:^|\/)index)?\.[^/.]+$/,"").split("/")),s=({file:d})=>d.split(/[/.]/).filter(l=>t.has(l)).length,[i,...f]=n.toSorted((d,l)=>s(l)-s(d));return i&&{place:i,
others:f}}function p(n){const[e]=n;return e&&n.every(({file:t})=>t===e.file)?e:void 0}function y(n,e){const t=$(e.replace(/\/index\.[^/]+$/,""));return $(n)===t||
$(n.replace(/\/index\.[^/]+$/,""))===t}function $(n){return n.slice(n.lastIndexOf("/")+1).replace(/(?<=.)\..*$/,"")}var C=o(5388),D=o(901),L=o(3093),B=o(6826),K=o(
4177);const W={file:null,line:null};async function U(n,e){const t=await(0,B.faultsOfSuccess)(n),s=e.some(C.isErrorOfSite)?t:t.filter(({isMarked:l})=>l),i=await K.
ac.read(new D.j(n.workspace.source,w.jq,L.wA),n.root),f=s.map(l=>{const{file:h,line:O}=l;return{code:"build_fault",file:h,line:O,message:F((0,v._Q)(l))}}),d=await Promise.
all(e.map(l=>k(l,i)));return[...f,...d].slice(0,v.iq)}async function k(n,e){const{code:t,message:s,href:i,in:f=""}=n;if(t==="unclosed_block")return{code:t,message:F(
s),...await G(e)};const d=i===void 0?void 0:await m(i,f,void 0,O=>H(O,e)),{file:l,line:h}=e.isOver||!d?W:d.place;return{code:t,file:l,line:h,message:F(s+(e.isOver?
"":_(d)))}}function H(n,e){return e.collect(e.files,(t,s,i)=>{const f=P(t,n);return f===void 0?void 0:{file:i,line:s,column:f}})}async function G(n){const e=n.files.
filter(s=>s.endsWith(".css"));await n.load(e);const t=await Promise.all(e.map(async s=>({file:s,line:M(s,(await n.lines(s)).join(`
`),void 0)??null})));return n.onlyOf(t.filter(({line:s})=>s!==null))??W}function F(n){return(0,E.Ow)(n,v.iA).toWellFormed()}}),7699:((N,b,o)=>{o.d(b,{If:()=>R,KZ:()=>_,
Zz:()=>M,jO:()=>g,tH:()=>I});const w=String.raw`\\(?:(?:[\da-f]{1,5}(?![\da-f])|[\da-f]{6})(?:\s|(?!\s))|[^\da-f])`,E=String.raw`"([^"\\\n]*(?:${w}[^"\\\n]*)*)"`,
v=String.raw`'([^'\\\n]*(?:${w}[^'\\\n]*)*)'`,T=String.raw`((?:[^()"'\s\\]|${w})+)\s*\)`,m=new RegExp([String.raw`/\*[\s\S]*?(?:\*/|$)`,w,String.raw`(?:url\(\s*|@import\s+)(?:${E}|${v})`,
String.raw`url\(\s*${T}`,E.replace("(","(?:"),v.replace("(","(?:")].join("|"),"gi"),A=/\\(?:([\da-f]{1,6})\s?|(\n)|([\s\S]))/gi;function _(c){return[...c.matchAll(
m)].flatMap(u=>{const a=u.slice(1).find(p=>p!==void 0);return a===void 0||a===""||a.startsWith("#")?[]:[{href:S(a),kind:"asset"}]})}const x=new RegExp(`${m.source}\
|([{}])`,"gi");function I(c){const u=[];for(const p of c.matchAll(x)){const y=p.at(-1);y==="{"?u.push(p.index):y==="}"&&u.pop()}const a=u.at(-1);return a===void 0?
void 0:c.slice(0,a).split(`
`).length}const P=new RegExp(`${m.source}|(@(?:tailwind|apply|screen|include|mixin|extend|use|forward))(?=\\s)`,"gi");function R(c){for(const u of c.matchAll(P)){
const a=u.at(-1);if(a?.startsWith("@"))return a}}function M(c,u){return`The style sheet ${c} has ${u}, which browsers ignore: the tool that replaces it did not \
run`}const r=/(?<=[=(,:[?|&{}\s]|return)(["'`])(\/(?!\/)[^"'`\s\\<>{}$?#*]{1,200}\.(?:avif|gif|jpe?g|mp[34]|otf|pdf|png|svg|ttf|webm|webp|woff2?))["'`](?=[,;:)\]}?\s])/gi;
function g(c){return[...c.matchAll(r)].map(([,,u=""])=>({href:u,kind:"mention"}))}function S(c){return c.replace(A,(u,a,p,y)=>{const $=a===void 0?Number.NaN:Number.
parseInt(a,16);return $<=1114111?String.fromCodePoint($):p===void 0?y??"":""})}})};export{Z as id,z as ids,Q as modules};
