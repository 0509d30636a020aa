const N=870,K=[870],$={1132:((A,y,x)=>{x.d(y,{aB:()=>v,l5:()=>_});function k(b){return(o,m,s)=>b(`${JSON.stringify({time:new Date().toISOString(),level:o,event:m,
...s})}
`)}const v=()=>{};function _(b,o,m){let s=Number.NEGATIVE_INFINITY;return(...u)=>{const j=m();Math.abs(j-s)<o||(s=j,b(...u))}}}),4054:((A,y,x)=>{x.d(y,{HH:()=>_,
Zh:()=>v,e7:()=>b});var k=x(7598);const v=8;class _{#t;constructor(m){this.#t=m}get bytes(){return this.#t.length}has(m){let s=0,u=this.#t.length/v-1;for(;s<=u;){
const j=s+u>>>1,r=j*v,p=this.#t.compare(m,0,v,r,r+v);if(p===0)return!0;p<0?s=j+1:u=j-1}return!1}detached(){return new _(Buffer.from(this.#t))}}function b(o){return(0,k.
hash)("sha256",o,"buffer").subarray(0,v)}}),6355:((A,y,x)=>{x.d(y,{PL:()=>o,T5:()=>b,Xy:()=>m,jN:()=>_});var k=x(4505);const v=/^[0-9a-f]{64}$/;function _(r){return v.
test(r)}function b(r,p){return`${r}/${p.slice(0,2)}/${p}`}function o(r,p,f){return`${r}/variants/${p.slice(0,2)}/${p}.${f}`}function m(r){const[,,p="",...f]=r.split(
"/");return f.length===0&&_(p)?p:void 0}function s(r){const[,p,f]=/\/([0-9a-f]{64})\.([a-z]+)$/.exec(r)??[];return ENCODINGS.some(E=>E===f)?p:void 0}const u=5e3;
function j(r){const p=m(r);return p!==void 0?{sha256:p}:s(r)===void 0?void 0:{missingMs:u}}}),3511:((A,y,x)=>{x.d(y,{ay:()=>h,bj:()=>P,el:()=>l,q2:()=>u,wd:()=>B});
var k=x(4573),v=x(7598),_=x(391),b=x(4057),o=x(4054),m=x(3715);const s=Buffer.from("SLIPWAY","latin1"),u=56,j=32,r=j+6,p=4,f=8192,E=Buffer.allocUnsafe(3*m.sS.pathBytes);
class l{count;bytes;assets;rules;#t;#i;#e;#p;#o;#s="";#n=-1;constructor(t,a,n){const e=S(a);this.#t=t,this.count=a.count,this.bytes=t.length,this.#i=e.records,this.#e=
e.offsets,this.#p=e.paths,this.#o=n,this.assets=new o.HH(t.subarray(u,e.records)),this.rules=t.subarray(e.rules)}static async open(t,a,n=m.Si){if(t.length>n.indexBytes)
throw w("it is too large");const e=h(t,n);if(S(e).end!==t.length)throw w("its length does not match its header");const g=await M(t,e,n,a);return new l(t,e,g)}find(t){
return t!==this.#s&&(this.#n=this.#l(t),this.#s=t),this.#n}path(t){return this.#t.toString("utf8",this.#a(t),this.#a(t+1))}file(t){const a=this.#i+t*r;return{hash:this.#t.
toString("hex",a,a+j),size:this.#t.readUIntLE(a+j,6)}}*files(){for(let t=0;t<this.count;t+=1)yield{path:this.path(t),...this.file(t)}}#l(t){if(t.length>this.#o)
return-1;const a=E.write(t);let n=0,e=this.count-1;for(;n<=e;){const g=n+e>>>1,c=this.#t.compare(E,0,a,this.#a(g),this.#a(g+1));if(c===0)return g;c<0?n=g+1:e=g-
1}return-1}#a(t){return this.#p+this.#t.readUInt32LE(this.#e+t*p)}}function h(i,t=m.Si){if(i.length<u||s.compare(i,0,s.length)!==0)throw w("it is not an index");
const a={count:i.readUInt32LE(8),pathsBytes:i.readUInt32LE(12),rulesBytes:i.readUInt32LE(16),assets:i.readUInt32LE(20),assetsDigest:i.subarray(24,u)};if(a.assets>
a.count)throw w("it has more assets than files");if(a.pathsBytes>t.pathsBytes||a.rulesBytes>t.rulesBytes||S(a).end>t.indexBytes)throw w("it is too large");return a}
function B(i,t){if(t.length!==i.assets*o.Zh)throw w("its length does not match its header");if(!(0,v.hash)("sha256",t,"buffer").equals(i.assetsDigest))throw w("\
its assets do not match their hash");return new o.HH(t)}function S({count:i,pathsBytes:t,rulesBytes:a,assets:n}){const e=u+n*o.Zh,g=e+i*r,c=g+(i+1)*p,d=c+t;return{
records:e,offsets:g,paths:c,rules:d,end:d+a}}async function M(i,t,a,n){const e=S(t),g=i.subarray(u,e.records);if(B(t,g),!(0,k.isUtf8)(i.subarray(e.paths,e.rules)))
throw w("a path is not UTF-8");if(i.readUInt32LE(e.offsets)!==0)throw w("its first path does not begin at 0");let c=0;for(let d=0;d<t.count;d+=f){if(c=Math.max(
c,U(i,e,d,Math.min(d+f,t.count))),c>a.pathBytes)throw w("a path is too long");await n()}if(i.readUInt32LE(e.offsets+t.count*p)!==t.pathsBytes)throw w("its last \
path does not end with the paths");for(let d=o.Zh;d<g.length;d+=o.Zh){const I=d-o.Zh;if(g.compare(g,d,d+o.Zh,I,d)>=0)throw w("its assets are not sorted")}return c}
function U(i,t,a,n){const e=I=>i.readUInt32LE(t.offsets+I*p);let g=0,c=a===0?0:t.paths+e(a-1),d=t.paths+e(a);for(let I=a;I<n;I+=1){const O=t.paths+e(I+1);if(O<=
d||O>t.rules)throw w("its paths are out of order");if(((i[d]??0)&192)===128)throw w("a path is not UTF-8");if(c!==0&&i.compare(i,d,O,c,d)>=0)throw w("its paths \
are not sorted");g=Math.max(g,O-d),c=d,d=O}return g}function w(i){return new _.F(`The index of a release is damaged (${i}): deploy again`)}function P(i,t){const a=C(
i),n=R(a),e=a.reduce((L,{path:D})=>L+Buffer.byteLength(D),0),g=u+n.length+a.length*(r+p)+p,c=Buffer.alloc(g+e+t.length);s.copy(c);const d=[a.length,e,t.length,n.
length/o.Zh];for(const[L,D]of d.entries())c.writeUInt32LE(D,s.length+L*4);(0,v.hash)("sha256",n,"buffer").copy(c,s.length+d.length*4),n.copy(c,u);let I=u+n.length,
O=I+a.length*r;const z=O+(a.length+1)*p;let T=0;for(const{path:L,hash:D,size:H}of a)c.write(D,I,j,"hex"),I=c.writeUIntLE(H,I+j,6),O=c.writeUInt32LE(T,O),T+=c.write(
L,z+T);return c.writeUInt32LE(T,O),c.set(t,z+e),c}function C(i){return i.some(({path:t})=>/[\ud800-\uffff]/.test(t))?i.map(t=>({file:t,bytes:Buffer.from(t.path)})).
sort((t,a)=>t.bytes.compare(a.bytes)).map(({file:t})=>t):i.toSorted((t,a)=>t.path<a.path?-1:1)}function R(i){const t=i.filter(({path:a})=>(0,b.IG)(a)).map(({path:a})=>(0,o.
e7)(a));return t.sort((a,n)=>a.compare(n)),Buffer.concat(t.filter((a,n)=>n===0||!t[n-1]?.equals(a)))}}),5657:((A,y,x)=>{x.d(y,{H:()=>v});var k=x(3715);function v(_,b=k.
y9){let o=performance.now();return()=>{if(!(performance.now()-o<b))return new Promise((m,s)=>{setImmediate(()=>{o=performance.now(),_?.aborted?s(_.reason):m()})})}}}),
4505:((A,y,x)=>{x.d(y,{JC:()=>_,Md:()=>u,Uq:()=>s,aJ:()=>o,kc:()=>b,td:()=>r,wl:()=>j,yz:()=>p});var k=x(7598),v=x(3052);const _=["br","zstd","gzip"],b=512,o=16*
v.D6,m=Buffer.from("SLV","latin1"),s=m.length+4+32,u=s+o;function j(f){const E=Buffer.alloc(4);return E.writeUInt32LE(f.length),Buffer.concat([m,E,(0,k.hash)("\
sha256",f,"buffer"),f])}function r(f,E){if(f.length<s||m.compare(f,0,m.length)!==0)return;const l=f.readUInt32LE(m.length);return l<=o&&E===s+l?l:void 0}function p(f){
if(r(f,f.length)===void 0)return;const E=f.subarray(s),l=f.subarray(m.length+4,s);return(0,k.hash)("sha256",E,"buffer").equals(l)?E:void 0}}),4057:((A,y,x)=>{x.
d(y,{IG:()=>f,XT:()=>s,JL:()=>m});const k={"3g2":"video/3gpp2","3gp":"video/3gpp","3gpp":"video/3gpp","3mf":"model/3mf",aac:"audio/aac",ac:"application/pkix-att\
r-cert",adp:"audio/adpcm",adts:"audio/aac",ai:"application/postscript",aml:"application/automationml-aml+xml",amlx:"application/automationml-amlx+zip",amr:"audi\
o/amr",apng:"image/apng",appcache:"text/cache-manifest",appinstaller:"application/appinstaller",appx:"application/appx",appxbundle:"application/appxbundle",asc:"\
application/pgp-keys",atom:"application/atom+xml",atomcat:"application/atomcat+xml",atomdeleted:"application/atomdeleted+xml",atomsvc:"application/atomsvc+xml",
au:"audio/basic",avci:"image/avci",avcs:"image/avcs",avif:"image/avif",aw:"application/applixware",bdoc:"application/bdoc",bin:"application/octet-stream",bmp:"i\
mage/bmp",bpk:"application/octet-stream",btf:"image/prs.btif",btif:"image/prs.btif",buffer:"application/octet-stream",ccxml:"application/ccxml+xml",cdfx:"applic\
ation/cdfx+xml",cdmia:"application/cdmi-capability",cdmic:"application/cdmi-container",cdmid:"application/cdmi-domain",cdmio:"application/cdmi-object",cdmiq:"ap\
plication/cdmi-queue",cer:"application/pkix-cert",cgm:"image/cgm",cjs:"application/node",class:"application/java-vm",coffee:"text/coffeescript",conf:"text/plain",
cpl:"application/cpl+xml",cpt:"application/mac-compactpro",crl:"application/pkix-crl",css:"text/css",csv:"text/csv",cu:"application/cu-seeme",cwl:"application/c\
wl",cww:"application/prs.cww",davmount:"application/davmount+xml",dbk:"application/docbook+xml",deb:"application/octet-stream",def:"text/plain",deploy:"applicat\
ion/octet-stream",dib:"image/bmp","disposition-notification":"message/disposition-notification",dist:"application/octet-stream",distz:"application/octet-stream",
dll:"application/octet-stream",dmg:"application/octet-stream",dms:"application/octet-stream",doc:"application/msword",dot:"application/msword",dpx:"image/dpx",drle:"\
image/dicom-rle",dsc:"text/prs.lines.tag",dssc:"application/dssc+der",dtd:"application/xml-dtd",dump:"application/octet-stream",dwd:"application/atsc-dwd+xml",ear:"\
application/java-archive",ecma:"application/ecmascript",elc:"application/octet-stream",emf:"image/emf",eml:"message/rfc822",emma:"application/emma+xml",emotionml:"\
application/emotionml+xml",eps:"application/postscript",epub:"application/epub+zip",exe:"application/octet-stream",exi:"application/exi",exp:"application/expres\
s",exr:"image/aces",ez:"application/andrew-inset",fdf:"application/fdf",fdt:"application/fdt+xml",fits:"image/fits",g3:"image/g3fax",gbr:"application/rpki-ghost\
busters",geojson:"application/geo+json",gif:"image/gif",glb:"model/gltf-binary",gltf:"model/gltf+json",gml:"application/gml+xml",gpx:"application/gpx+xml",gram:"\
application/srgs",grxml:"application/srgs+xml",gxf:"application/gxf",gz:"application/gzip",h261:"video/h261",h263:"video/h263",h264:"video/h264",heic:"image/hei\
c",heics:"image/heic-sequence",heif:"image/heif",heifs:"image/heif-sequence",hej2:"image/hej2k",held:"application/atsc-held+xml",hjson:"application/hjson",hlp:"\
application/winhlp",hqx:"application/mac-binhex40",hsj2:"image/hsj2",htm:"text/html",html:"text/html",ics:"text/calendar",ief:"image/ief",ifb:"text/calendar",iges:"\
model/iges",igs:"model/iges",img:"application/octet-stream",in:"text/plain",ini:"text/plain",ink:"application/inkml+xml",inkml:"application/inkml+xml",ipfix:"ap\
plication/ipfix",iso:"application/octet-stream",its:"application/its+xml",jade:"text/jade",jar:"application/java-archive",jhc:"image/jphc",jls:"image/jls",jp2:"\
image/jp2",jpe:"image/jpeg",jpeg:"image/jpeg",jpf:"image/jpx",jpg:"image/jpeg",jpg2:"image/jp2",jpgm:"image/jpm",jpgv:"video/jpeg",jph:"image/jph",jpm:"image/jp\
m",jpx:"image/jpx",js:"text/javascript",json:"application/json",json5:"application/json5",jsonld:"application/ld+json",jsonml:"application/jsonml+json",jsx:"tex\
t/jsx",jt:"model/jt",jxl:"image/jxl",jxr:"image/jxr",jxra:"image/jxra",jxrs:"image/jxrs",jxs:"image/jxs",jxsc:"image/jxsc",jxsi:"image/jxsi",jxss:"image/jxss",kar:"\
audio/midi",ktx:"image/ktx",ktx2:"image/ktx2",less:"text/less",lgr:"application/lgr+xml",list:"text/plain",litcoffee:"text/coffeescript",log:"text/plain",lostxml:"\
application/lost+xml",lrf:"application/octet-stream",m1v:"video/mpeg",m21:"application/mp21",m2a:"audio/mpeg",m2t:"video/mp2t",m2ts:"video/mp2t",m2v:"video/mpeg",
m3a:"audio/mpeg",m4a:"audio/mp4",m4p:"application/mp4",m4s:"video/iso.segment",ma:"application/mathematica",mads:"application/mads+xml",maei:"application/mmt-ae\
i+xml",man:"text/troff",manifest:"text/cache-manifest",map:"application/json",mar:"application/octet-stream",markdown:"text/markdown",mathml:"application/mathml\
+xml",mb:"application/mathematica",mbox:"application/mbox",md:"text/markdown",mdx:"text/mdx",me:"text/troff",mesh:"model/mesh",meta4:"application/metalink4+xml",
metalink:"application/metalink+xml",mets:"application/mets+xml",mft:"application/rpki-manifest",mid:"audio/midi",midi:"audio/midi",mime:"message/rfc822",mj2:"vi\
deo/mj2",mjp2:"video/mj2",mjs:"text/javascript",mml:"text/mathml",mods:"application/mods+xml",mov:"video/quicktime",mp2:"audio/mpeg",mp21:"application/mp21",mp2a:"\
audio/mpeg",mp3:"audio/mpeg",mp4:"video/mp4",mp4a:"audio/mp4",mp4s:"application/mp4",mp4v:"video/mp4",mpd:"application/dash+xml",mpe:"video/mpeg",mpeg:"video/mp\
eg",mpf:"application/media-policy-dataset+xml",mpg:"video/mpeg",mpg4:"video/mp4",mpga:"audio/mpeg",mpp:"application/dash-patch+xml",mrc:"application/marc",mrcx:"\
application/marcxml+xml",ms:"text/troff",mscml:"application/mediaservercontrol+xml",msh:"model/mesh",msi:"application/octet-stream",msix:"application/msix",msixbundle:"\
application/msixbundle",msm:"application/octet-stream",msp:"application/octet-stream",mtl:"model/mtl",mts:"video/mp2t",musd:"application/mmt-usd+xml",mxf:"appli\
cation/mxf",mxmf:"audio/mobile-xmf",mxml:"application/xv+xml",n3:"text/n3",nb:"application/mathematica",nq:"application/n-quads",nt:"application/n-triples",obj:"\
model/obj",oda:"application/oda",oga:"audio/ogg",ogg:"audio/ogg",ogv:"video/ogg",ogx:"application/ogg",omdoc:"application/omdoc+xml",onepkg:"application/onenote",
onetmp:"application/onenote",onetoc:"application/onenote",onetoc2:"application/onenote",opf:"application/oebps-package+xml",opus:"audio/ogg",otf:"font/otf",owl:"\
application/rdf+xml",oxps:"application/oxps",p10:"application/pkcs10",p7c:"application/pkcs7-mime",p7m:"application/pkcs7-mime",p7s:"application/pkcs7-signature",
p8:"application/pkcs8",pdf:"application/pdf",pfr:"application/font-tdpfr",pgp:"application/pgp-encrypted",pkg:"application/octet-stream",pki:"application/pkixcm\
p",pkipath:"application/pkix-pkipath",pls:"application/pls+xml",png:"image/png",prc:"model/prc",prf:"application/pics-rules",provx:"application/provenance+xml",
ps:"application/postscript",pskcxml:"application/pskc+xml",pti:"image/prs.pti",qt:"video/quicktime",raml:"application/raml+yaml",rapd:"application/route-apd+xml",
rdf:"application/rdf+xml",relo:"application/p2p-overlay+xml",rif:"application/reginfo+xml",rl:"application/resource-lists+xml",rld:"application/resource-lists-d\
iff+xml",rmi:"audio/midi",rnc:"application/relax-ng-compact-syntax",rng:"application/xml",roa:"application/rpki-roa",roff:"text/troff",rq:"application/sparql-qu\
ery",rs:"application/rls-services+xml",rsat:"application/atsc-rsat+xml",rsd:"application/rsd+xml",rsheet:"application/urc-ressheet+xml",rss:"application/rss+xml",
rtf:"text/rtf",rtx:"text/richtext",rusd:"application/route-usd+xml",s3m:"audio/s3m",sbml:"application/sbml+xml",scq:"application/scvp-cv-request",scs:"applicati\
on/scvp-cv-response",sdp:"application/sdp",senmlx:"application/senml+xml",sensmlx:"application/sensml+xml",ser:"application/java-serialized-object",setpay:"appl\
ication/set-payment-initiation",setreg:"application/set-registration-initiation",sgi:"image/sgi",sgm:"text/sgml",sgml:"text/sgml",shex:"text/shex",shf:"applicat\
ion/shf+xml",shtml:"text/html",sieve:"application/sieve",sig:"application/pgp-signature",sil:"audio/silk",silo:"model/mesh",siv:"application/sieve",slim:"text/s\
lim",slm:"text/slim",sls:"application/route-s-tsid+xml",smi:"application/smil+xml",smil:"application/smil+xml",snd:"audio/basic",so:"application/octet-stream",spdx:"\
text/spdx",spp:"application/scvp-vp-response",spq:"application/scvp-vp-request",spx:"audio/ogg",sql:"application/sql",sru:"application/sru+xml",srx:"application\
/sparql-results+xml",ssdl:"application/ssdl+xml",ssml:"application/ssml+xml",stk:"application/hyperstudio",stl:"model/stl",stpx:"model/step+xml",stpxz:"model/st\
ep-xml+zip",stpz:"model/step+zip",styl:"text/stylus",stylus:"text/stylus",svg:"image/svg+xml",svgz:"image/svg+xml",swidtag:"application/swid+xml",t:"text/troff",
t38:"image/t38",td:"application/urc-targetdesc+xml",tei:"application/tei+xml",teicorpus:"application/tei+xml",text:"text/plain",tfi:"application/thraud+xml",tfx:"\
image/tiff-fx",tif:"image/tiff",tiff:"image/tiff",toml:"application/toml",tr:"text/troff",trig:"application/trig",ts:"video/mp2t",tsd:"application/timestamped-d\
ata",tsv:"text/tab-separated-values",ttc:"font/collection",ttf:"font/ttf",ttl:"text/turtle",ttml:"application/ttml+xml",txt:"text/plain",u3d:"model/u3d",u8dsn:"\
message/global-delivery-status",u8hdr:"message/global-headers",u8mdn:"message/global-disposition-notification",u8msg:"message/global",ubj:"application/ubjson",uri:"\
text/uri-list",uris:"text/uri-list",urls:"text/uri-list",vcard:"text/vcard",vrml:"model/vrml",vtt:"text/vtt",vxml:"application/voicexml+xml",war:"application/ja\
va-archive",wasm:"application/wasm",wav:"audio/wav",weba:"audio/webm",webm:"video/webm",webmanifest:"application/manifest+json",webp:"image/webp",wgsl:"text/wgs\
l",wgt:"application/widget",wif:"application/watcherinfo+xml",wmf:"image/wmf",woff:"font/woff",woff2:"font/woff2",wrl:"model/vrml",wsdl:"application/wsdl+xml",wspolicy:"\
application/wspolicy+xml",x3d:"model/x3d+xml",x3db:"model/x3d+fastinfoset",x3dbz:"model/x3d+binary",x3dv:"model/x3d-vrml",x3dvz:"model/x3d+vrml",x3dz:"model/x3d\
+xml",xaml:"application/xaml+xml",xav:"application/xcap-att+xml",xca:"application/xcap-caps+xml",xcs:"application/calendar+xml",xdf:"application/xcap-diff+xml",
xdssc:"application/dssc+xml",xel:"application/xcap-el+xml",xenc:"application/xenc+xml",xer:"application/patch-ops-error+xml",xfdf:"application/xfdf",xht:"applic\
ation/xhtml+xml",xhtml:"application/xhtml+xml",xhvml:"application/xv+xml",xlf:"application/xliff+xml",xm:"audio/xm",xml:"text/xml",xns:"application/xcap-ns+xml",
xop:"application/xop+xml",xpl:"application/xproc+xml",xsd:"application/xml",xsf:"application/prs.xsf+xml",xsl:"application/xml",xslt:"application/xml",xspf:"app\
lication/xspf+xml",xvm:"application/xv+xml",xvml:"application/xv+xml",yaml:"text/yaml",yang:"application/yang",yin:"application/yin+xml",yml:"text/yaml",zip:"ap\
plication/zip"};function v(l){let h=(""+l).trim().toLowerCase(),B=h.lastIndexOf(".");return k[~B?h.substring(++B):h]}const _=new Map([["js","text/javascript"],[
"mjs","text/javascript"],["cjs","text/javascript"],["map","application/json"],["ico","image/x-icon"],["webmanifest","application/manifest+json"],["apple-app-sit\
e-association","application/json"],["eot","application/vnd.ms-fontobject"],["flac","audio/flac"],["m3u8","application/vnd.apple.mpegurl"],["m4v","video/mp4"],["\
apk","application/vnd.android.package-archive"],["usdz","model/vnd.usdz+zip"]]),b=/^(?:text\/|application\/(?:json|javascript|xml|manifest\+json|ld\+json|rss\+xml|atom\+xml)|image\/svg)/,
o=/^(?:text\/|application\/(?:.*\+?(?:json|xml)|javascript|wasm|x-sh|rtf)|image\/(?:svg|bmp|x-icon)|font\/(?:ttf|otf)|model\/gltf)/;function m(l){const h=l.slice(
l.lastIndexOf("/")+1),B=h.slice(h.lastIndexOf(".")+1).toLowerCase(),S=_.get(B)??v(B),M=typeof S=="string"?S:"application/octet-stream";return b.test(M)&&!M.includes(
"charset")?`${M}; charset=utf-8`:M}function s(l){return o.test(l)}const u=/(?:^|\/)(?:_next\/static|_nuxt|_app\/immutable|_astro)\/(?!builds\/)/,j=[{name:/[.-](?=[0-9a-f]*\d)(?=[0-9a-f]*[a-f])[0-9a-f]{8,64}(?:\.(?:chunk|min|bundle|module))?\.\w+(?:\.map)?$/},
{name:/-(?=[A-Z2-7]*[2-7])(?=[A-Z2-7]*[A-Z])[A-Z2-7]{8}\.(?:[cm]?js|css)(?:\.map)?$/},{in:/(?:^|\/)(?:assets|chunks|static|build)\//,name:/[.-](?=[a-zA-Z]*\d)(?=[a-z\d]*[A-Z])(?=[A-Z\d]*[a-z])[A-Za-z\d]{8}\.\w+(?:\.map)?$/}];
function r(l){const h=E(l);return h===void 0||h.endsWith(".html")?!1:u.test(l)||j.some(B=>B.name.test(h)&&(B.in?.test(l)??!0))}const p=/\.(?:[cm]?js|css|wasm|map|woff2?|ttf|otf|eot|png|jpe?g|gif|svg|webp|avif|mp4|webm)$/;
function f(l){const h=E(l);return r(l)||h!==void 0&&p.test(h)&&/[.-][\w-]{8,}(?:\.\w+)+$/.test(h)}function E(l){const h=l.slice(l.lastIndexOf("/")+1);return h.length<=
255?h:void 0}})};export{N as id,K as ids,$ as modules};
