const X=405,J=[405],k={2405:((W,y,o)=>{o.r(y),o.d(y,{MOST_ODD:()=>O,inspectOutput:()=>$});var x=o(7598),z=o(3024),u=o(1455),m=o(6760),w=o(6466),R=o(2458),T=o(3715),
I=o(6813),E=o(7975),g=o(8522);const D=(0,E.promisify)(g.brotliCompress),M=(0,E.promisify)(g.gzip),P=/\.(?:avif|br|gif|gz|jpe?g|mov|mp[34]|ogg|pdf|png|tgz|webm|webp|woff2?|zip|zst)$/i,
b={params:{[g.constants.BROTLI_PARAM_QUALITY]:5}},B={level:6};async function F(e,t){const n=t.length;if(n===0||P.test(e))return{bytes:n,brotli:n,gzip:n};const[r,
s]=await Promise.all([M(t,B),D(t,b)]);return{bytes:n,brotli:Math.min(n,s.length),gzip:Math.min(n,r.length)}}const L=/^(?:\.env(?:\..*|rc)?|\.netrc|\.htpasswd|\.pgpass|\.git-credentials|id_(?:rsa|dsa|ecdsa|ed25519))$/i,
j=/^\.env\.(?:.+\.)?(?:example|sample|template|dist|defaults?)$/i;function v(e){return L.test(e)&&!A(e)}function A(e){return j.test(e)}const h="PRIVATE KEY",K=600;
function C(e){for(let t=e.indexOf(h);t!==-1;t=e.indexOf(h,t+h.length)){const n=e.toString("latin1",Math.max(0,t-40),t+K);if(/-----BEGIN [A-Z ]{0,30}PRIVATE KEY(?: BLOCK)?-----(?:\s|\\[nr])[^<]{0,300}?[A-Za-z0-9+/]{50}/.
test(n))return!0}return!1}const N=16*1024*1024,Y=4,O=1e3;async function $(e){const{directory:t,kind:n,commit:r,mostFiles:s,signal:i}=e,a=(await V((0,m.join)(t,"\
.git","shallow"))).trim()===r,f=[],d=[];for await(const l of S(t,"",n)){if(i.throwIfAborted(),f.length>=s||Buffer.byteLength(l)>T.Si.pathBytes)continue;const c=H(
l,a);c==="ordinary"?f.push(l):c!=="left-out"&&d.length<O&&d.push({path:l,kind:c})}const p=[],Q=f.sort().values(),U=async()=>{for(const l of Q){i.throwIfAborted();
const c=await Z(t,l,i);c&&p.push(c)}};return await Promise.all(Array.from({length:Y},U)),p.sort((l,c)=>l.path<c.path?-1:1),{files:p,odd:d,ignoredRules:await(0,I.
d)(t)}}async function*S(e,t,n){const r=await(0,u.readdir)((0,m.join)(e,t),{withFileTypes:!0});for(const s of r.sort((i,a)=>i.name<a.name?-1:1)){const i=t+s.name,
a=s.name===".git"||i==="node_modules";n==="folder"&&!a&&(0,R.W)(s.name)&&!v(s.name)||(s.isDirectory()&&!a?yield*S(e,`${i}/`,n):(a||s.isFile()||s.isSymbolicLink())&&
(yield i))}}function H(e,t){const n=e.slice(e.lastIndexOf("/")+1);return e==="node_modules"||n===".git"&&t?"left-out":n===".git"?"repository":A(n)?"example":v(n)?
"secrets":"ordinary"}async function Z(e,t,n){const r=(0,m.join)(e,t),s=await(0,u.stat)(r).catch(()=>{});if(!s?.isFile())return;const i=s.size;if(i>N)return{path:t,
bytes:i,brotli:i,gzip:i,digest:await G(r,n)};const a=await(0,u.readFile)(r),f=(0,x.createHash)("sha256").update(a).digest("hex"),d={path:t,...await F(t,a),digest:f};
return C(a)?{...d,hasKey:!0}:d}async function G(e,t){const n=(0,x.createHash)("sha256");return await(0,w.pipeline)((0,z.createReadStream)(e),n,{signal:t}),n.digest(
"hex")}async function V(e){return(0,u.readFile)(e,"utf8").catch(()=>"")}})};export{X as id,J as ids,k as modules};
