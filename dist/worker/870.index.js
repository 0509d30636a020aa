const K=870,$=[870],Z={1132:((A,y,d)=>{d.d(y,{aB:()=>g,l5:()=>v});function k(w){return(s,n,l)=>w(`${JSON.stringify({time:new Date().toISOString(),level:s,event:n,
...l})}
`)}const g=()=>{};function v(w,s,n){let l=Number.NEGATIVE_INFINITY;return(...f)=>{const _=n();Math.abs(_-l)<s||(l=_,w(...f))}}}),4054:((A,y,d)=>{d.d(y,{HH:()=>v,
Zh:()=>g,e7:()=>w});var k=d(7598);const g=8;class v{#t;constructor(n){this.#t=n}get bytes(){return this.#t.length}has(n){let l=0,f=this.#t.length/g-1;for(;l<=f;){
const _=l+f>>>1,r=_*g,p=this.#t.compare(n,0,g,r,r+g);if(p===0)return!0;p<0?l=_+1:f=_-1}return!1}detached(){return new v(Buffer.from(this.#t))}}function w(s){return(0,k.
hash)("sha256",s,"buffer").subarray(0,g)}}),6355:((A,y,d)=>{d.d(y,{PL:()=>s,T5:()=>w,Xy:()=>n,jN:()=>v});var k=d(4505);const g=/^[0-9a-f]{64}$/;function v(r){return g.
test(r)}function w(r,p){return`${r}/${p.slice(0,2)}/${p}`}function s(r,p,x){return`${r}/variants/${p.slice(0,2)}/${p}.${x}`}function n(r){const[,,p="",...x]=r.split(
"/");return x.length===0&&v(p)?p:void 0}function l(r){const[,p,x]=/\/([0-9a-f]{64})\.([a-z]+)$/.exec(r)??[];return ENCODINGS.some(b=>b===x)?p:void 0}const f=5e3;
function _(r){const p=n(r);return p!==void 0?{sha256:p}:l(r)===void 0?void 0:{missingMs:f}}}),3511:((A,y,d)=>{d.d(y,{ay:()=>I,bj:()=>C,el:()=>c,q2:()=>f,wd:()=>L});
var k=d(4573),g=d(7598),v=d(391),w=d(4057),s=d(4054),n=d(3715);const l=Buffer.from("SLIPWAY","latin1"),f=56,_=32,r=_+6,p=4,x=8192,b=Buffer.allocUnsafe(3*n.sS.pathBytes);
class c{count;bytes;assets;rules;#t;#i;#e;#p;#o;#s="";#n=-1;constructor(t,a,m){const o=O(a);this.#t=t,this.count=a.count,this.bytes=t.length,this.#i=o.records,this.#e=
o.offsets,this.#p=o.paths,this.#o=m,this.assets=new s.HH(t.subarray(f,o.records)),this.rules=t.subarray(o.rules)}static async open(t,a,m=n.Si){const o=u(t,m);return await U(
t,o,m,a),new c(t,o,m.pathBytes)}static ofRelease(t){return new c(t,u(t,n.Si),n.Si.pathBytes)}find(t){return t!==this.#s&&(this.#n=this.#l(t),this.#s=t),this.#n}path(t){
return this.#t.toString("utf8",this.#a(t),this.#a(t+1))}file(t){const a=this.#i+t*r;return{hash:this.#t.toString("hex",a,a+_),size:this.#t.readUIntLE(a+_,6)}}*files(){
for(let t=0;t<this.count;t+=1)yield{path:this.path(t),...this.file(t)}}#l(t){if(t.length>this.#o)return-1;const a=b.write(t);let m=0,o=this.count-1;for(;m<=o;){
const h=m+o>>>1,e=this.#t.compare(b,0,a,this.#a(h),this.#a(h+1));if(e===0)return h;e<0?m=h+1:o=h-1}return-1}#a(t){return this.#p+this.#t.readUInt32LE(this.#e+t*
p)}}function u(i,t){if(i.length>t.indexBytes)throw j("it is too large");const a=I(i,t);if(O(a).end!==i.length)throw j("its length does not match its header");return a}
function I(i,t=n.Si){if(i.length<f||l.compare(i,0,l.length)!==0)throw j("it is not an index");const a={count:i.readUInt32LE(8),pathsBytes:i.readUInt32LE(12),rulesBytes:i.
readUInt32LE(16),assets:i.readUInt32LE(20),assetsDigest:i.subarray(24,f)};if(a.assets>a.count)throw j("it has more assets than files");if(a.pathsBytes>t.pathsBytes||
a.rulesBytes>t.rulesBytes||O(a).end>t.indexBytes)throw j("it is too large");return a}function L(i,t){if(t.length!==i.assets*s.Zh)throw j("its length does not ma\
tch its header");if(!(0,g.hash)("sha256",t,"buffer").equals(i.assetsDigest))throw j("its assets do not match their hash");return new s.HH(t)}function O({count:i,
pathsBytes:t,rulesBytes:a,assets:m}){const o=f+m*s.Zh,h=o+i*r,e=h+(i+1)*p,E=e+t;return{records:o,offsets:h,paths:e,rules:E,end:E+a}}async function U(i,t,a,m){const o=O(
t),h=i.subarray(f,o.records);if(L(t,h),!(0,k.isUtf8)(i.subarray(o.paths,o.rules)))throw j("a path is not UTF-8");if(i.readUInt32LE(o.offsets)!==0)throw j("its f\
irst path does not begin at 0");for(let e=0;e<t.count;e+=x)P(i,o,[e,Math.min(e+x,t.count)],a),await m();if(i.readUInt32LE(o.offsets+t.count*p)!==t.pathsBytes)throw j(
"its last path does not end with the paths");for(let e=s.Zh;e<h.length;e+=s.Zh){const E=e-s.Zh;if(h.compare(h,e,e+s.Zh,E,e)>=0)throw j("its assets are not sorte\
d")}}function P(i,t,[a,m],{pathBytes:o}){const h=S=>i.readUInt32LE(t.offsets+S*p);let e=a===0?0:t.paths+h(a-1),E=t.paths+h(a);for(let S=a;S<m;S+=1){const B=t.paths+
h(S+1);if(B<=E||B>t.rules)throw j("its paths are out of order");if(((i[E]??0)&192)===128)throw j("a path is not UTF-8");if(e!==0&&i.compare(i,E,B,e,E)>=0)throw j(
"its paths are not sorted");if(B-E>o)throw j("a path is too long");e=E,E=B}}function j(i){return new v.F(`The index of a release is damaged (${i}): deploy again`)}
function C(i,t){const a=R(i),m=H(a),o=a.reduce((M,{path:D})=>M+Buffer.byteLength(D),0),h=f+m.length+a.length*(r+p)+p,e=Buffer.alloc(h+o+t.length);l.copy(e);const E=[
a.length,o,t.length,m.length/s.Zh];for(const[M,D]of E.entries())e.writeUInt32LE(D,l.length+M*4);(0,g.hash)("sha256",m,"buffer").copy(e,l.length+E.length*4),m.copy(
e,f);let S=f+m.length,B=S+a.length*r;const z=B+(a.length+1)*p;let T=0;for(const{path:M,hash:D,size:N}of a)e.write(D,S,_,"hex"),S=e.writeUIntLE(N,S+_,6),B=e.writeUInt32LE(
T,B),T+=e.write(M,z+T);return e.writeUInt32LE(T,B),e.set(t,z+o),e}function R(i){return i.some(({path:t})=>/[\ud800-\uffff]/.test(t))?i.map(t=>({file:t,bytes:Buffer.
from(t.path)})).sort((t,a)=>t.bytes.compare(a.bytes)).map(({file:t})=>t):i.toSorted((t,a)=>t.path<a.path?-1:1)}function H(i){const t=i.filter(({path:a})=>(0,w.IG)(
a)).map(({path:a})=>(0,s.e7)(a));return t.sort((a,m)=>a.compare(m)),Buffer.concat(t.filter((a,m)=>m===0||!t[m-1]?.equals(a)))}}),5657:((A,y,d)=>{d.d(y,{H:()=>g});
var k=d(3715);function g(v,w=k.y9){let s=performance.now();return()=>{if(!(performance.now()-s<w))return new Promise((n,l)=>{setImmediate(()=>{s=performance.now(),
v?.aborted?l(v.reason):n()})})}}}),4505:((A,y,d)=>{d.d(y,{JC:()=>v,Md:()=>f,Uq:()=>l,aJ:()=>s,kc:()=>w,td:()=>r,wl:()=>_,yz:()=>p});var k=d(7598),g=d(3052);const v=[
"br","zstd","gzip"],w=512,s=16*g.D6,n=Buffer.from("SLV","latin1"),l=n.length+4+32,f=l+s;function _(x){const b=Buffer.alloc(4);return b.writeUInt32LE(x.length),
Buffer.concat([n,b,(0,k.hash)("sha256",x,"buffer"),x])}function r(x,b){if(x.length<l||n.compare(x,0,n.length)!==0)return;const c=x.readUInt32LE(n.length);return c<=
s&&b===l+c?c:void 0}function p(x){if(r(x,x.length)===void 0)return;const b=x.subarray(l),c=x.subarray(n.length+4,l);return(0,k.hash)("sha256",b,"buffer").equals(
c)?b:void 0}}),4057:((A,y,d)=>{d.d(y,{IG:()=>x,XT:()=>l,JL:()=>n});const k={"3g2":"video/3gpp2","3gp":"video/3gpp","3gpp":"video/3gpp","3mf":"model/3mf",aac:"au\
dio/aac",ac:"application/pkix-attr-cert",adp:"audio/adpcm",adts:"audio/aac",ai:"application/postscript",aml:"application/automationml-aml+xml",amlx:"application\
/automationml-amlx+zip",amr:"audio/amr",apng:"image/apng",appcache:"text/cache-manifest",appinstaller:"application/appinstaller",appx:"application/appx",appxbundle:"\
application/appxbundle",asc:"application/pgp-keys",atom:"application/atom+xml",atomcat:"application/atomcat+xml",atomdeleted:"application/atomdeleted+xml",atomsvc:"\
application/atomsvc+xml",au:"audio/basic",avci:"image/avci",avcs:"image/avcs",avif:"image/avif",aw:"application/applixware",bdoc:"application/bdoc",bin:"applica\
tion/octet-stream",bmp:"image/bmp",bpk:"application/octet-stream",btf:"image/prs.btif",btif:"image/prs.btif",buffer:"application/octet-stream",ccxml:"applicatio\
n/ccxml+xml",cdfx:"application/cdfx+xml",cdmia:"application/cdmi-capability",cdmic:"application/cdmi-container",cdmid:"application/cdmi-domain",cdmio:"applicati\
on/cdmi-object",cdmiq:"application/cdmi-queue",cer:"application/pkix-cert",cgm:"image/cgm",cjs:"application/node",class:"application/java-vm",coffee:"text/coffe\
escript",conf:"text/plain",cpl:"application/cpl+xml",cpt:"application/mac-compactpro",crl:"application/pkix-crl",css:"text/css",csv:"text/csv",cu:"application/c\
u-seeme",cwl:"application/cwl",cww:"application/prs.cww",davmount:"application/davmount+xml",dbk:"application/docbook+xml",deb:"application/octet-stream",def:"t\
ext/plain",deploy:"application/octet-stream",dib:"image/bmp","disposition-notification":"message/disposition-notification",dist:"application/octet-stream",distz:"\
application/octet-stream",dll:"application/octet-stream",dmg:"application/octet-stream",dms:"application/octet-stream",doc:"application/msword",dot:"application\
/msword",dpx:"image/dpx",drle:"image/dicom-rle",dsc:"text/prs.lines.tag",dssc:"application/dssc+der",dtd:"application/xml-dtd",dump:"application/octet-stream",dwd:"\
application/atsc-dwd+xml",ear:"application/java-archive",ecma:"application/ecmascript",elc:"application/octet-stream",emf:"image/emf",eml:"message/rfc822",emma:"\
application/emma+xml",emotionml:"application/emotionml+xml",eps:"application/postscript",epub:"application/epub+zip",exe:"application/octet-stream",exi:"applica\
tion/exi",exp:"application/express",exr:"image/aces",ez:"application/andrew-inset",fdf:"application/fdf",fdt:"application/fdt+xml",fits:"image/fits",g3:"image/g\
3fax",gbr:"application/rpki-ghostbusters",geojson:"application/geo+json",gif:"image/gif",glb:"model/gltf-binary",gltf:"model/gltf+json",gml:"application/gml+xml",
gpx:"application/gpx+xml",gram:"application/srgs",grxml:"application/srgs+xml",gxf:"application/gxf",gz:"application/gzip",h261:"video/h261",h263:"video/h263",h264:"\
video/h264",heic:"image/heic",heics:"image/heic-sequence",heif:"image/heif",heifs:"image/heif-sequence",hej2:"image/hej2k",held:"application/atsc-held+xml",hjson:"\
application/hjson",hlp:"application/winhlp",hqx:"application/mac-binhex40",hsj2:"image/hsj2",htm:"text/html",html:"text/html",ics:"text/calendar",ief:"image/ief",
ifb:"text/calendar",iges:"model/iges",igs:"model/iges",img:"application/octet-stream",in:"text/plain",ini:"text/plain",ink:"application/inkml+xml",inkml:"applic\
ation/inkml+xml",ipfix:"application/ipfix",iso:"application/octet-stream",its:"application/its+xml",jade:"text/jade",jar:"application/java-archive",jhc:"image/j\
phc",jls:"image/jls",jp2:"image/jp2",jpe:"image/jpeg",jpeg:"image/jpeg",jpf:"image/jpx",jpg:"image/jpeg",jpg2:"image/jp2",jpgm:"image/jpm",jpgv:"video/jpeg",jph:"\
image/jph",jpm:"image/jpm",jpx:"image/jpx",js:"text/javascript",json:"application/json",json5:"application/json5",jsonld:"application/ld+json",jsonml:"applicati\
on/jsonml+json",jsx:"text/jsx",jt:"model/jt",jxl:"image/jxl",jxr:"image/jxr",jxra:"image/jxra",jxrs:"image/jxrs",jxs:"image/jxs",jxsc:"image/jxsc",jxsi:"image/j\
xsi",jxss:"image/jxss",kar:"audio/midi",ktx:"image/ktx",ktx2:"image/ktx2",less:"text/less",lgr:"application/lgr+xml",list:"text/plain",litcoffee:"text/coffeescr\
ipt",log:"text/plain",lostxml:"application/lost+xml",lrf:"application/octet-stream",m1v:"video/mpeg",m21:"application/mp21",m2a:"audio/mpeg",m2t:"video/mp2t",m2ts:"\
video/mp2t",m2v:"video/mpeg",m3a:"audio/mpeg",m4a:"audio/mp4",m4p:"application/mp4",m4s:"video/iso.segment",ma:"application/mathematica",mads:"application/mads+\
xml",maei:"application/mmt-aei+xml",man:"text/troff",manifest:"text/cache-manifest",map:"application/json",mar:"application/octet-stream",markdown:"text/markdow\
n",mathml:"application/mathml+xml",mb:"application/mathematica",mbox:"application/mbox",md:"text/markdown",mdx:"text/mdx",me:"text/troff",mesh:"model/mesh",meta4:"\
application/metalink4+xml",metalink:"application/metalink+xml",mets:"application/mets+xml",mft:"application/rpki-manifest",mid:"audio/midi",midi:"audio/midi",mime:"\
message/rfc822",mj2:"video/mj2",mjp2:"video/mj2",mjs:"text/javascript",mml:"text/mathml",mods:"application/mods+xml",mov:"video/quicktime",mp2:"audio/mpeg",mp21:"\
application/mp21",mp2a:"audio/mpeg",mp3:"audio/mpeg",mp4:"video/mp4",mp4a:"audio/mp4",mp4s:"application/mp4",mp4v:"video/mp4",mpd:"application/dash+xml",mpe:"vi\
deo/mpeg",mpeg:"video/mpeg",mpf:"application/media-policy-dataset+xml",mpg:"video/mpeg",mpg4:"video/mp4",mpga:"audio/mpeg",mpp:"application/dash-patch+xml",mrc:"\
application/marc",mrcx:"application/marcxml+xml",ms:"text/troff",mscml:"application/mediaservercontrol+xml",msh:"model/mesh",msi:"application/octet-stream",msix:"\
application/msix",msixbundle:"application/msixbundle",msm:"application/octet-stream",msp:"application/octet-stream",mtl:"model/mtl",mts:"video/mp2t",musd:"appli\
cation/mmt-usd+xml",mxf:"application/mxf",mxmf:"audio/mobile-xmf",mxml:"application/xv+xml",n3:"text/n3",nb:"application/mathematica",nq:"application/n-quads",nt:"\
application/n-triples",obj:"model/obj",oda:"application/oda",oga:"audio/ogg",ogg:"audio/ogg",ogv:"video/ogg",ogx:"application/ogg",omdoc:"application/omdoc+xml",
onepkg:"application/onenote",onetmp:"application/onenote",onetoc:"application/onenote",onetoc2:"application/onenote",opf:"application/oebps-package+xml",opus:"a\
udio/ogg",otf:"font/otf",owl:"application/rdf+xml",oxps:"application/oxps",p10:"application/pkcs10",p7c:"application/pkcs7-mime",p7m:"application/pkcs7-mime",p7s:"\
application/pkcs7-signature",p8:"application/pkcs8",pdf:"application/pdf",pfr:"application/font-tdpfr",pgp:"application/pgp-encrypted",pkg:"application/octet-st\
ream",pki:"application/pkixcmp",pkipath:"application/pkix-pkipath",pls:"application/pls+xml",png:"image/png",prc:"model/prc",prf:"application/pics-rules",provx:"\
application/provenance+xml",ps:"application/postscript",pskcxml:"application/pskc+xml",pti:"image/prs.pti",qt:"video/quicktime",raml:"application/raml+yaml",rapd:"\
application/route-apd+xml",rdf:"application/rdf+xml",relo:"application/p2p-overlay+xml",rif:"application/reginfo+xml",rl:"application/resource-lists+xml",rld:"a\
pplication/resource-lists-diff+xml",rmi:"audio/midi",rnc:"application/relax-ng-compact-syntax",rng:"application/xml",roa:"application/rpki-roa",roff:"text/troff",
rq:"application/sparql-query",rs:"application/rls-services+xml",rsat:"application/atsc-rsat+xml",rsd:"application/rsd+xml",rsheet:"application/urc-ressheet+xml",
rss:"application/rss+xml",rtf:"text/rtf",rtx:"text/richtext",rusd:"application/route-usd+xml",s3m:"audio/s3m",sbml:"application/sbml+xml",scq:"application/scvp-\
cv-request",scs:"application/scvp-cv-response",sdp:"application/sdp",senmlx:"application/senml+xml",sensmlx:"application/sensml+xml",ser:"application/java-seria\
lized-object",setpay:"application/set-payment-initiation",setreg:"application/set-registration-initiation",sgi:"image/sgi",sgm:"text/sgml",sgml:"text/sgml",shex:"\
text/shex",shf:"application/shf+xml",shtml:"text/html",sieve:"application/sieve",sig:"application/pgp-signature",sil:"audio/silk",silo:"model/mesh",siv:"applica\
tion/sieve",slim:"text/slim",slm:"text/slim",sls:"application/route-s-tsid+xml",smi:"application/smil+xml",smil:"application/smil+xml",snd:"audio/basic",so:"app\
lication/octet-stream",spdx:"text/spdx",spp:"application/scvp-vp-response",spq:"application/scvp-vp-request",spx:"audio/ogg",sql:"application/sql",sru:"applicat\
ion/sru+xml",srx:"application/sparql-results+xml",ssdl:"application/ssdl+xml",ssml:"application/ssml+xml",stk:"application/hyperstudio",stl:"model/stl",stpx:"mo\
del/step+xml",stpxz:"model/step-xml+zip",stpz:"model/step+zip",styl:"text/stylus",stylus:"text/stylus",svg:"image/svg+xml",svgz:"image/svg+xml",swidtag:"applica\
tion/swid+xml",t:"text/troff",t38:"image/t38",td:"application/urc-targetdesc+xml",tei:"application/tei+xml",teicorpus:"application/tei+xml",text:"text/plain",tfi:"\
application/thraud+xml",tfx:"image/tiff-fx",tif:"image/tiff",tiff:"image/tiff",toml:"application/toml",tr:"text/troff",trig:"application/trig",ts:"video/mp2t",tsd:"\
application/timestamped-data",tsv:"text/tab-separated-values",ttc:"font/collection",ttf:"font/ttf",ttl:"text/turtle",ttml:"application/ttml+xml",txt:"text/plain",
u3d:"model/u3d",u8dsn:"message/global-delivery-status",u8hdr:"message/global-headers",u8mdn:"message/global-disposition-notification",u8msg:"message/global",ubj:"\
application/ubjson",uri:"text/uri-list",uris:"text/uri-list",urls:"text/uri-list",vcard:"text/vcard",vrml:"model/vrml",vtt:"text/vtt",vxml:"application/voicexml\
+xml",war:"application/java-archive",wasm:"application/wasm",wav:"audio/wav",weba:"audio/webm",webm:"video/webm",webmanifest:"application/manifest+json",webp:"i\
mage/webp",wgsl:"text/wgsl",wgt:"application/widget",wif:"application/watcherinfo+xml",wmf:"image/wmf",woff:"font/woff",woff2:"font/woff2",wrl:"model/vrml",wsdl:"\
application/wsdl+xml",wspolicy:"application/wspolicy+xml",x3d:"model/x3d+xml",x3db:"model/x3d+fastinfoset",x3dbz:"model/x3d+binary",x3dv:"model/x3d-vrml",x3dvz:"\
model/x3d+vrml",x3dz:"model/x3d+xml",xaml:"application/xaml+xml",xav:"application/xcap-att+xml",xca:"application/xcap-caps+xml",xcs:"application/calendar+xml",xdf:"\
application/xcap-diff+xml",xdssc:"application/dssc+xml",xel:"application/xcap-el+xml",xenc:"application/xenc+xml",xer:"application/patch-ops-error+xml",xfdf:"ap\
plication/xfdf",xht:"application/xhtml+xml",xhtml:"application/xhtml+xml",xhvml:"application/xv+xml",xlf:"application/xliff+xml",xm:"audio/xm",xml:"text/xml",xns:"\
application/xcap-ns+xml",xop:"application/xop+xml",xpl:"application/xproc+xml",xsd:"application/xml",xsf:"application/prs.xsf+xml",xsl:"application/xml",xslt:"a\
pplication/xml",xspf:"application/xspf+xml",xvm:"application/xv+xml",xvml:"application/xv+xml",yaml:"text/yaml",yang:"application/yang",yin:"application/yin+xml",
yml:"text/yaml",zip:"application/zip"};function g(c){let u=(""+c).trim().toLowerCase(),I=u.lastIndexOf(".");return k[~I?u.substring(++I):u]}const v=new Map([["j\
s","text/javascript"],["mjs","text/javascript"],["cjs","text/javascript"],["map","application/json"],["ico","image/x-icon"],["webmanifest","application/manifest\
+json"],["apple-app-site-association","application/json"],["eot","application/vnd.ms-fontobject"],["flac","audio/flac"],["m3u8","application/vnd.apple.mpegurl"],
["m4v","video/mp4"],["apk","application/vnd.android.package-archive"],["usdz","model/vnd.usdz+zip"]]),w=/^(?:text\/|application\/(?:json|javascript|xml|manifest\+json|ld\+json|rss\+xml|atom\+xml)|image\/svg)/,
s=/^(?:text\/|application\/(?:.*\+?(?:json|xml)|javascript|wasm|x-sh|rtf)|image\/(?:svg|bmp|x-icon)|font\/(?:ttf|otf)|model\/gltf)/;function n(c){const u=c.slice(
c.lastIndexOf("/")+1),I=u.slice(u.lastIndexOf(".")+1).toLowerCase(),L=v.get(I)??g(I),O=typeof L=="string"?L:"application/octet-stream";return w.test(O)&&!O.includes(
"charset")?`${O}; charset=utf-8`:O}function l(c){return s.test(c)}const f=/(?:^|\/)(?:_next\/static|_nuxt|_app\/immutable|_astro)\/(?!builds\/)/,_=[{name:/[.-](?=[0-9a-f]*\d)(?=[0-9a-f]*[a-f])[0-9a-f]{8,64}(?:\.(?:chunk|min|bundle|module))?\.\w+(?:\.map)?$/},
{name:/-(?=[A-Z2-7]*[2-7])(?=[A-Z2-7]*[A-Z])[A-Z2-7]{8}\.(?:[cm]?js|css)(?:\.map)?$/},{in:/(?:^|\/)(?:assets|chunks|static|build)\//,name:/[.-](?=[a-zA-Z]*\d)(?=[a-z\d]*[A-Z])(?=[A-Z\d]*[a-z])[A-Za-z\d]{8}\.\w+(?:\.map)?$/}];
function r(c){const u=b(c);return u===void 0||u.endsWith(".html")?!1:f.test(c)||_.some(I=>I.name.test(u)&&(I.in?.test(c)??!0))}const p=/\.(?:[cm]?js|css|wasm|map|woff2?|ttf|otf|eot|png|jpe?g|gif|svg|webp|avif|mp4|webm)$/;
function x(c){const u=b(c);return r(c)||u!==void 0&&p.test(u)&&/[.-][\w-]{8,}(?:\.\w+)+$/.test(u)}function b(c){const u=c.slice(c.lastIndexOf("/")+1);return u.length<=
255?u:void 0}})};export{K as id,$ as ids,Z as modules};
