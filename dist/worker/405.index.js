const X=405,J=[405],k={2405:((W,O,o)=>{o.d(O,{inspectOutput:()=>$});var y=o(7598),S=o(3024),u=o(1455),m=o(6760),w=o(6466),z=o(2458),R=o(3715),I=o(6813),x=o(7975),
p=o(8522);const T=(0,x.promisify)(p.brotliCompress),b=(0,x.promisify)(p.gzip),M=/\.(?:avif|br|gif|gz|jpe?g|mov|mp[34]|ogg|pdf|png|tgz|webm|webp|woff2?|zip|zst)$/i,
P={params:{[p.constants.BROTLI_PARAM_QUALITY]:5}},B={level:6};async function D(e,t){const s=t.length;if(s===0||M.test(e))return{bytes:s,brotli:s,gzip:s};const[r,
n]=await Promise.all([b(t,B),T(t,P)]);return{bytes:s,brotli:Math.min(s,n.length),gzip:Math.min(s,r.length)}}const F=/^(?:\.env(?:\..*|rc)?|\.netrc|\.htpasswd|\.pgpass|\.git-credentials|id_(?:rsa|dsa|ecdsa|ed25519))$/i,
L=/^\.env\.(?:.+\.)?(?:example|sample|template|dist|defaults?)$/i;function E(e){return F.test(e)&&!v(e)}function v(e){return L.test(e)}const g="PRIVATE KEY",j=600;
function K(e){for(let t=e.indexOf(g);t!==-1;t=e.indexOf(g,t+g.length)){const s=e.toString("latin1",Math.max(0,t-40),t+j);if(/-----BEGIN [A-Z ]{0,30}PRIVATE KEY(?: BLOCK)?-----(?:\s|\\[nr])[^<]{0,300}?[A-Za-z0-9+/]{50}/.
test(s))return!0}return!1}const C=16*1024*1024,N=4,Y=1e3;async function $(e){const{directory:t,kind:s,commit:r,mostFiles:n,signal:i}=e,a=(await V((0,m.join)(t,"\
.git","shallow"))).trim()===r,f=[],d=[];for await(const l of A(t,"",s)){if(i.throwIfAborted(),f.length>=n||Buffer.byteLength(l)>R.Si.pathBytes)continue;const c=H(
l,a);c==="ordinary"?f.push(l):c!=="left-out"&&d.length<Y&&d.push({path:l,kind:c})}const h=[],Q=f.sort().values(),U=async()=>{for(const l of Q){i.throwIfAborted();
const c=await Z(t,l,i);c&&h.push(c)}};return await Promise.all(Array.from({length:N},U)),h.sort((l,c)=>l.path<c.path?-1:1),{files:h,odd:d,ignoredRules:await(0,I.
d)(t)}}async function*A(e,t,s){const r=await(0,u.readdir)((0,m.join)(e,t),{withFileTypes:!0});for(const n of r.sort((i,a)=>i.name<a.name?-1:1)){const i=t+n.name,
a=n.name===".git"||i==="node_modules";s==="folder"&&!a&&(0,z.W)(n.name)&&!E(n.name)||(n.isDirectory()&&!a?yield*A(e,`${i}/`,s):(a||n.isFile()||n.isSymbolicLink())&&
(yield i))}}function H(e,t){const s=e.slice(e.lastIndexOf("/")+1);return e==="node_modules"||s===".git"&&t?"left-out":s===".git"?"repository":v(s)?"example":E(s)?
"secrets":"ordinary"}async function Z(e,t,s){const r=(0,m.join)(e,t),n=await(0,u.stat)(r).catch(()=>{});if(!n?.isFile())return;const i=n.size;if(i>C)return{path:t,
bytes:i,brotli:i,gzip:i,digest:await G(r,s)};const a=await(0,u.readFile)(r),f=(0,y.createHash)("sha256").update(a).digest("hex"),d={path:t,...await D(t,a),digest:f};
return K(a)?{...d,hasKey:!0}:d}async function G(e,t){const s=(0,y.createHash)("sha256");return await(0,w.pipeline)((0,S.createReadStream)(e),s,{signal:t}),s.digest(
"hex")}async function V(e){return(0,u.readFile)(e,"utf8").catch(()=>"")}})};export{X as id,J as ids,k as modules};
