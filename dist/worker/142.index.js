const id=142,ids=[142],modules={9542:((Ae,r,x)=>{const{createReadStream:R}=x(3024),{Writable:m}=x(7075),{toUint8Array:w,concatBytes:O}=x(2430),{createHash:P,createHmac:f}=x(
7598),A=x(8522);async function C(Fe,L,p=1024*1024){const I=Fe.size;let V=0;for(;V<I;){const ne=Fe.slice(V,Math.min(I,V+p));L(new Uint8Array(await ne.arrayBuffer())),
V+=ne.size}}const N=async function(L,p){const I=new L;return await C(p,V=>{I.update(V)}),I.digest()};class l extends m{hash;constructor(L,p){super(p),this.hash=
L}_write(L,p,I){try{this.hash.update(w(L))}catch(V){return I(V)}I()}}const s=(Fe,L)=>new Promise((p,I)=>{if(!h(L)){I(new Error("Unable to calculate hash for non\
-file streams."));return}const V=R(L.path,{start:L.start,end:L.end}),ne=new Fe,re=new l(ne);V.pipe(re),V.on("error",me=>{re.end(),I(me)}),re.on("error",I),re.on(
"finish",function(){ne.digest().then(p).catch(I)})}),h=Fe=>typeof Fe.path=="string",_=(Fe,L)=>{if(L.readableFlowing!==null)throw new Error("Unable to calculate \
hash for flowing readable stream");const p=new Fe,I=new l(p);return L.pipe(I),new Promise((V,ne)=>{L.on("error",re=>{I.end(),ne(re)}),I.on("error",ne),I.on("fin\
ish",()=>{p.digest().then(V).catch(ne)})})};class c{digestLength=16;state=Uint32Array.from(i);writeBuffer=new DataView(new ArrayBuffer(64));bufferLength=0;bytesHashed=0;update(L){
const p=w(L);let I=0,V=p.byteLength;for(this.bytesHashed+=V;V>0;)this.writeBuffer.setUint8(this.bufferLength++,p[I++]),--V,this.bufferLength===64&&(y(this.state,
this.writeBuffer),this.bufferLength=0)}async digest(){const L=Uint32Array.from(this.state),p=new DataView(this.writeBuffer.buffer.slice(0));let I=this.bufferLength;
const V=this.bytesHashed*8;if(p.setUint8(I++,128),this.bufferLength%64>=56){for(let me=I;me<64;++me)p.setUint8(me,0);y(L,p),I=0}for(let me=I;me<56;++me)p.setUint8(
me,0);p.setUint32(56,V>>>0,!0),p.setUint32(60,Math.floor(V/2**32),!0),y(L,p);const ne=new Uint8Array(16),re=new DataView(ne.buffer);for(let me=0;me<4;++me)re.setUint32(
me*4,L[me],!0);return ne}reset(){this.state.set(i),this.writeBuffer=new DataView(new ArrayBuffer(64)),this.bufferLength=0,this.bytesHashed=0}}const i=[1732584193,
4023233417,2562383102,271733878],S=4294967295,M=Uint8Array.of(7,12,17,22,5,9,14,20,4,11,16,23,6,10,15,21),H=Array.from({length:64},(Fe,L)=>Math.abs(Math.sin(L+1))*
2**32>>>0);function y(Fe,L){let p=Fe[0],I=Fe[1],V=Fe[2],ne=Fe[3];for(let re=0;re<64;++re){let me,ke;re<16?(me=I&V|~I&ne,ke=re):re<32?(me=ne&I|V&~ne,ke=(5*re+1)%
16):re<48?(me=I^V^ne,ke=(3*re+5)%16):(me=V^(I|~ne),ke=7*re%16);const je=L.getUint32(ke*4,!0),rt=ne;ne=V,V=I;const ct=M[(re>>4)*4+(re&3)],Ve=(p+me&S)+(je+H[re]&S)&
S;I=I+((Ve<<ct|Ve>>>32-ct)>>>0)&S,p=rt}Fe[0]=Fe[0]+p&S,Fe[1]=Fe[1]+I&S,Fe[2]=Fe[2]+V&S,Fe[3]=Fe[3]+ne&S}const K=(()=>{try{return P("md5"),!0}catch{return!1}})()?
ae():c;function ae(){return class{digestLength=16;hash=P("md5");update(L){this.hash.update(w(L))}async digest(){const L=this.hash.copy().digest();return new Uint8Array(
L.buffer,L.byteOffset,L.byteLength)}reset(){this.hash=P("md5")}}}const oe=new Uint32Array(256);for(let Fe=0;Fe<256;++Fe){let L=Fe;for(let p=0;p<8;++p)L=L&1?3988292384^
L>>>1:L>>>1;oe[Fe]=L>>>0}const T=4294967295;class Y{digestLength=4;checksum=T;update(L){for(let p=0;p<L.length;++p)this.checksum=this.checksum>>>8^oe[(this.checksum^
L[p])&255]}digestSync(){return(this.checksum^T)>>>0}async digest(){const L=this.digestSync(),p=new Uint8Array(4);return new DataView(p.buffer).setUint32(0,L,!1),
p}reset(){this.checksum=T}}const Q=typeof A.crc32=="function"?A.crc32:void 0,ue=Q?de(Q):Y;function de(Fe){return class{digestLength=4;value=0;update(p){this.value=
Fe(p,this.value)}digestSync(){return this.value>>>0}async digest(){const p=new Uint8Array(4);return new DataView(p.buffer).setUint32(0,this.digestSync(),!1),p}reset(){
this.value=0}}}const z=64,Te=32,tt=2**53-1;class qe{digestLength=Te;state=Int32Array.from(Qe);w;buffer=new Uint8Array(64);bufferLength=0;bytesHashed=0;finished=!1;inner;outer;constructor(L){
if(L){const p=qe.normalizeKey(L);this.inner=new qe,this.outer=new qe;const{inner:I,outer:V}=this,ne=new Uint8Array(z*2);for(let re=0;re<z;++re)ne[re]=54^p[re],ne[re+
z]=92^p[re];I.update(ne.subarray(0,z)),V.update(ne.subarray(z))}}update(L){if(this.finished)throw new Error("Attempted to update an already finished HMAC.");if(this.
inner){this.inner.update(L);return}const p=w(L);let I=0,{byteLength:V}=p;if(this.bytesHashed+=V,this.bytesHashed*8>tt)throw new Error("Cannot hash more than 2^5\
3 - 1 bits");for(;V>0;)this.buffer[this.bufferLength++]=p[I++],V--,this.bufferLength===z&&(this.hashBuffer(),this.bufferLength=0)}async digest(){const{inner:L,outer:p}=this;
if(L&&p){if(this.finished)throw new Error("Attempted to digest an already finished HMAC.");this.finished=!0;const I=L.digestSync();return p.update(I),p.digestSync()}
return this.digestSync()}reset(){this.state=Int32Array.from(Qe),this.buffer=new Uint8Array(64),this.bufferLength=0,this.bytesHashed=0}digestSync(){const L=this.
state.slice(),p=this.buffer.slice();let I=this.bufferLength;const V=this.bytesHashed*8,ne=new DataView(p.buffer,p.byteOffset,p.byteLength);if(ne.setUint8(I++,128),
(I-1)%z>=z-8){for(let me=I;me<z;++me)ne.setUint8(me,0);this.hashBufferWith(L,p),I=0}for(let me=I;me<z-8;++me)ne.setUint8(me,0);ne.setUint32(z-8,Math.floor(V/4294967296),
!1),ne.setUint32(z-4,V,!1),this.hashBufferWith(L,p);const re=new Uint8Array(Te);for(let me=0;me<8;++me)re[me*4]=L[me]>>>24&255,re[me*4+1]=L[me]>>>16&255,re[me*4+
2]=L[me]>>>8&255,re[me*4+3]=L[me]>>>0&255;return re}static normalizeKey(L){const p=w(L);if(p.byteLength>z){const I=new qe;I.update(p);const V=I.digestSync(),ne=new Uint8Array(
z);return ne.set(V),ne}if(p.byteLength<z){const I=new Uint8Array(z);return I.set(p),I}return p}hashBuffer(){this.hashBufferWith(this.state,this.buffer)}hashBufferWith(L,p){
const I=this.w??=new Int32Array(64);let V=L[0],ne=L[1],re=L[2],me=L[3],ke=L[4],je=L[5],rt=L[6],ct=L[7];for(let Ve=0;Ve<z;++Ve){if(Ve<16)I[Ve]=(p[Ve*4]&255)<<24|
(p[Ve*4+1]&255)<<16|(p[Ve*4+2]&255)<<8|p[Ve*4+3]&255;else{let it=I[Ve-2];const Se=(it>>>17|it<<15)^(it>>>19|it<<13)^it>>>10;it=I[Ve-15];const J=(it>>>7|it<<25)^
(it>>>18|it<<14)^it>>>3;I[Ve]=(Se+I[Ve-7]|0)+(J+I[Ve-16]|0)}const et=(((ke>>>6|ke<<26)^(ke>>>11|ke<<21)^(ke>>>25|ke<<7))+(ke&je^~ke&rt)|0)+(ct+(Ye[Ve]+I[Ve]|0)|
0)|0,st=((V>>>2|V<<30)^(V>>>13|V<<19)^(V>>>22|V<<10))+(V&ne^V&re^ne&re)|0;ct=rt,rt=je,je=ke,ke=me+et|0,me=re,re=ne,ne=V,V=et+st|0}L[0]+=V,L[1]+=ne,L[2]+=re,L[3]+=
me,L[4]+=ke,L[5]+=je,L[6]+=rt,L[7]+=ct}}const Qe=new Int32Array([1779033703,3144134277,1013904242,2773480762,1359893119,2600822924,528734635,1541459225]),Ye=new Int32Array(
[1116352408,1899447441,3049323471,3921009573,961987163,1508970993,2453635748,2870763221,3624381080,310598401,607225278,1426881987,1925078388,2162078206,2614888103,
3248222580,3835390401,4022224774,264347078,604807628,770255983,1249150122,1555081692,1996064986,2554220882,2821834349,2952996808,3210313671,3336571891,3584528711,
113926993,338241895,666307205,773529912,1294757372,1396182291,1695183700,1986661051,2177026350,2456956037,2730485921,2820302411,3259730800,3345764771,3516065817,
3600352804,4094571909,275423344,430227734,506948616,659060556,883997877,958139571,1322822218,1537002063,1747873779,1955562222,2024104815,2227730452,2361852424,2428436474,
2756734187,3204031479,3329325298]),Xe=(()=>{try{return P("sha256"),!0}catch{return!1}})()?Me():qe;function Me(){return class{digestLength=32;secret;hash;isHmac;finished=!1;constructor(L){
this.secret=L,this.isHmac=!!L,this.hash=this.createHash()}update(L){if(this.finished)throw new Error("Attempted to update an already finished hash.");this.hash.
update(L)}async digest(){let L;return this.isHmac?(this.finished=!0,L=this.hash.digest()):L=this.hash.copy().digest(),new Uint8Array(L.buffer,L.byteOffset,L.byteLength)}reset(){
this.hash=this.createHash(),this.finished=!1}createHash(){return this.secret?f("sha256",$(this.secret)):P("sha256")}}}function $(Fe){return typeof Fe=="string"?
Fe:ArrayBuffer.isView(Fe)?Buffer.from(Fe.buffer,Fe.byteOffset,Fe.byteLength):Buffer.from(Fe)}const{digest:se,sign:be,importKey:Ne}=globalThis?.crypto?.subtle??{},
Je=typeof se=="function"&&typeof be=="function"&&typeof Ne=="function"?globalThis.crypto.subtle:void 0,at=8*1024*1024;class Tt{digestLength=32;secret;pending=[];pendingBytes=0;fallback;finished=!1;constructor(L){
L&&(this.secret=w(L))}update(L){if(this.finished)throw new Error("Attempted to update an already finished HMAC.");if(this.fallback){this.fallback.update(L);return}
this.pending.push(L.slice()),this.pendingBytes+=L.byteLength,this.pendingBytes>=at&&this.switchToFallback()}async digest(){if(this.fallback)return this.fallback.
digest();if(this.secret&&this.finished)throw new Error("Attempted to digest an already finished HMAC.");const L=O(this.pending);if(Je){if(this.secret){this.finished=
!0;const V=await Je.importKey("raw",this.secret,{name:"HMAC",hash:"SHA-256"},!1,["sign"]),ne=await Je.sign("HMAC",V,L);return new Uint8Array(ne)}const I=await Je.
digest("SHA-256",L);return new Uint8Array(I)}const p=new qe(this.secret);return p.update(L),p.digest()}reset(){this.pending=[],this.pendingBytes=0,this.fallback=
void 0,this.finished=!1}switchToFallback(){const L=new qe(this.secret);for(const p of this.pending)L.update(p);this.fallback=L,this.pending=[],this.pendingBytes=
0}}r.Crc32=ue,r.Crc32Js=Y,r.Crc32Node=ue,r.Md5=K,r.Md5Js=c,r.Md5Node=K,r.Sha256=Xe,r.Sha256Js=qe,r.Sha256Node=Xe,r.Sha256WebCrypto=Tt,r.blobHasher=N,r.blobReader=
C,r.fileStreamHasher=s,r.readableStreamHasher=_}),2658:((Ae,r,x)=>{const{hasOwn:R}=x(4534),{getSmithyContext:m,normalizeProvider:w}=x(4534);r.getSmithyContext=m,
r.normalizeProvider=w;const{SMITHY_CONTEXT_KEY:O,AlgorithmId:P}=x(690);r.AlgorithmId=P;const{NormalizedSchema:f}=x(6890),A=(d,E)=>{const G=[];if(d&&G.push(d),E)
for(const Z of E)G.push(Z);return G},C=(d,E)=>`${d||"anonymous"}${E&&E.length>0?` (a.k.a. ${E.join(",")})`:""}`,N=()=>{let d=[],E=[],G=!1;const Z=new Set,ge=Oe=>Oe.
sort((xe,Ze)=>l[Ze.step]-l[xe.step]||s[Ze.priority||"normal"]-s[xe.priority||"normal"]),Re=Oe=>{let xe=!1;const Ze=v=>{const U=A(v.name,v.aliases);if(U.includes(
Oe)){xe=!0;for(const B of U)Z.delete(B);return!1}return!0};return d=d.filter(Ze),E=E.filter(Ze),xe},ve=Oe=>{let xe=!1;const Ze=v=>{if(v.middleware===Oe){xe=!0;for(const U of A(
v.name,v.aliases))Z.delete(U);return!1}return!0};return d=d.filter(Ze),E=E.filter(Ze),xe},Ue=Oe=>(d.forEach(xe=>{Oe.add(xe.middleware,{...xe})}),E.forEach(xe=>{
Oe.addRelativeTo(xe.middleware,{...xe})}),Oe.identifyOnResolve?.(ht.identifyOnResolve()),Oe),He=Oe=>{const xe=[];return Oe.before.forEach(Ze=>{Ze.before.length===
0&&Ze.after.length===0?xe.push(Ze):xe.push(...He(Ze))}),xe.push(Oe),Oe.after.reverse().forEach(Ze=>{Ze.before.length===0&&Ze.after.length===0?xe.push(Ze):xe.push(
...He(Ze))}),xe},ft=(Oe=!1)=>{const xe=[],Ze=[],v={};return d.forEach(B=>{const j={...B,before:[],after:[]};for(const fe of A(j.name,j.aliases))v[fe]=j;xe.push(
j)}),E.forEach(B=>{const j={...B,before:[],after:[]};for(const fe of A(j.name,j.aliases))v[fe]=j;Ze.push(j)}),Ze.forEach(B=>{if(B.toMiddleware){const j=v[B.toMiddleware];
if(j===void 0){if(Oe)return;throw new Error(`${B.toMiddleware} is not found when adding ${C(B.name,B.aliases)} middleware ${B.relation} ${B.toMiddleware}`)}B.relation===
"after"&&j.after.push(B),B.relation==="before"&&j.before.push(B)}}),ge(xe).map(He).reduce((B,j)=>(B.push(...j),B),[])},ht={add:(Oe,xe={})=>{const{name:Ze,override:v,
aliases:U}=xe,B={step:"initialize",priority:"normal",middleware:Oe,...xe},j=A(Ze,U);if(j.length>0){if(j.some(fe=>Z.has(fe))){if(!v)throw new Error(`Duplicate mi\
ddleware name '${C(Ze,U)}'`);for(const fe of j){const ce=d.findIndex(Le=>Le.name===fe||Le.aliases?.some(Ge=>Ge===fe));if(ce===-1)continue;const ye=d[ce];if(ye.step!==
B.step||B.priority!==ye.priority)throw new Error(`"${C(ye.name,ye.aliases)}" middleware with ${ye.priority} priority in ${ye.step} step cannot be overridden by \
"${C(Ze,U)}" middleware with ${B.priority} priority in ${B.step} step.`);d.splice(ce,1)}}for(const fe of j)Z.add(fe)}d.push(B)},addRelativeTo:(Oe,xe)=>{const{name:Ze,
override:v,aliases:U}=xe,B={middleware:Oe,...xe},j=A(Ze,U);if(j.length>0){if(j.some(fe=>Z.has(fe))){if(!v)throw new Error(`Duplicate middleware name '${C(Ze,U)}\
'`);for(const fe of j){const ce=E.findIndex(Le=>Le.name===fe||Le.aliases?.some(Ge=>Ge===fe));if(ce===-1)continue;const ye=E[ce];if(ye.toMiddleware!==B.toMiddleware||
ye.relation!==B.relation)throw new Error(`"${C(ye.name,ye.aliases)}" middleware ${ye.relation} "${ye.toMiddleware}" middleware cannot be overridden by "${C(Ze,U)}\
" middleware ${B.relation} "${B.toMiddleware}" middleware.`);E.splice(ce,1)}}for(const fe of j)Z.add(fe)}E.push(B)},clone:()=>Ue(N()),use:Oe=>{Oe.applyToStack(ht)},
remove:Oe=>typeof Oe=="string"?Re(Oe):ve(Oe),removeByTag:Oe=>{let xe=!1;const Ze=v=>{const{tags:U,name:B,aliases:j}=v;if(U&&U.includes(Oe)){const fe=A(B,j);for(const ce of fe)
Z.delete(ce);return xe=!0,!1}return!0};return d=d.filter(Ze),E=E.filter(Ze),xe},concat:Oe=>{const xe=Ue(N());return xe.use(Oe),xe.identifyOnResolve(G||xe.identifyOnResolve()||
(Oe.identifyOnResolve?.()??!1)),xe},applyToStack:Ue,identify:()=>ft(!0).map(Oe=>{const xe=Oe.step??Oe.relation+" "+Oe.toMiddleware;return C(Oe.name,Oe.aliases)+
" - "+xe}),identifyOnResolve(Oe){return typeof Oe=="boolean"&&(G=Oe),G},resolve:(Oe,xe)=>{for(const Ze of ft().map(v=>v.middleware).reverse())Oe=Ze(Oe,xe);return G&&
console.log(ht.identify()),Oe}};return ht},l={initialize:5,serialize:4,build:3,finalizeRequest:2,deserialize:1},s={high:3,normal:2,low:1},h=d=>()=>{throw new Error(
d)},_=d=>()=>Promise.reject(d),c=()=>{const d=new WeakSet;return(E,G)=>{if(typeof G=="object"&&G!==null){if(d.has(G))return"[Circular]";d.add(G)}return G}},i=d=>new Promise(
E=>setTimeout(E,d*1e3)),S={minDelay:2,maxDelay:120};var M;(function(d){d.ABORTED="ABORTED",d.FAILURE="FAILURE",d.SUCCESS="SUCCESS",d.RETRY="RETRY",d.TIMEOUT="TI\
MEOUT"})(M||(M={}));const H=d=>{if(d.state===M.ABORTED){const E=new Error(`${JSON.stringify({...d,reason:"Request was aborted"},c())}`);throw E.name="AbortError",
E}else if(d.state===M.TIMEOUT){const E=new Error(`${JSON.stringify({...d,reason:"Waiter has timed out"},c())}`);throw E.name="TimeoutError",E}else if(d.state!==
M.SUCCESS)throw new Error(`${JSON.stringify(d,c())}`);return d},y=async({minDelay:d,maxDelay:E,maxWaitTime:G,abortController:Z,client:ge,abortSignal:Re},ve,Ue)=>{
const He={},[ft,ht]=[d*1e3,E*1e3];let Oe=0;const xe=Date.now()+G*1e3,Ze=Date.now()+6e4;let v=!1;for(;;){if(Oe>0){const j=ae(ft,ht,Oe,xe);if(Z?.signal?.aborted||
Re?.aborted){const fe="AbortController signal aborted.";return He[fe]|=0,He[fe]+=1,{state:M.ABORTED,observedResponses:He}}if(Date.now()+j>xe)return{state:M.TIMEOUT,
observedResponses:He};await i(j/1e3)}const{state:U,reason:B}=await Ue(ge,ve);if(B){const j=K(B);He[j]|=0,He[j]+=1}if(U!==M.RETRY)return{state:U,reason:B,final:B,
observedResponses:He};Oe+=1,!v&&Date.now()>=Ze&&(D(He,ge),v=!0)}},D=(d={},E)=>{const G=Object.keys(d);let Z=0;for(const ve of G){const Ue=d[ve]|0;ve.startsWith(
"403:")&&(Z+=Ue)}const ge=E?.config?.logger,Re=typeof ge?.warn=="function"&&!ge.constructor?.name?.includes?.("NoOpLogger")?ge:console;(Z>=3||G[G.length-1]?.startsWith(
"403:"))&&Re.warn("@smithy/util-waiter WARN - 403 status code encountered during waiter polling.")},K=d=>{const E=d?.$response?.statusCode??d?.$metadata?.httpStatusCode;
return d?.$responseBodyText?`${E?E+": ":""}Deserialization error for body: ${d.$responseBodyText}`:E?d?.$response||d?.message?`${E??"Unknown"}: ${d?.message}`:`${E}\
: OK`:String(d?.message??JSON.stringify(d,c())??"Unknown")},ae=(d,E,G,Z)=>{const ge=Math.log(E/d)/Math.log(2)+1;if(G>ge)return E;const Re=d*2**(G-1),ve=Math.min(
Re,E),Ue=oe(d,ve);if(Date.now()+Ue>Z){const He=Z-Date.now();return Math.max(0,He-500)}return Ue},oe=(d,E)=>d+Math.random()*(E-d),T=d=>{if(d.maxWaitTime<=0)throw new Error(
"WaiterConfiguration.maxWaitTime must be greater than 0");if(d.minDelay<=0)throw new Error("WaiterConfiguration.minDelay must be greater than 0");if(d.maxDelay<=
0)throw new Error("WaiterConfiguration.maxDelay must be greater than 0");if(d.maxWaitTime<=d.minDelay)throw new Error(`WaiterConfiguration.maxWaitTime [${d.maxWaitTime}\
] must be greater than WaiterConfiguration.minDelay [${d.minDelay}] for this waiter`);if(d.maxDelay<d.minDelay)throw new Error(`WaiterConfiguration.maxDelay [${d.
maxDelay}] must be greater than WaiterConfiguration.minDelay [${d.minDelay}] for this waiter`)},Y=d=>{let E;const G=new Promise(Z=>{E=()=>Z({state:M.ABORTED}),typeof d.
addEventListener=="function"?d.addEventListener("abort",E):d.onabort=E});return{clearListener(){typeof d.removeEventListener=="function"&&d.removeEventListener(
"abort",E)},aborted:G}},Q=async(d,E,G)=>{const Z={...S,...d};T(Z);const ge=[y(Z,E,G)],Re=[];if(d.abortSignal){const{aborted:ve,clearListener:Ue}=Y(d.abortSignal);
Re.push(Ue),ge.push(ve)}if(d.abortController?.signal){const{aborted:ve,clearListener:Ue}=Y(d.abortController.signal);Re.push(Ue),ge.push(ve)}return Promise.race(
ge).then(ve=>{for(const Ue of Re)Ue();return ve})};class ue{config;middlewareStack=N();initConfig;handlers;constructor(E){this.config=E;const{protocol:G,protocolSettings:Z}=E;
Z&&typeof G=="function"&&(E.protocol=new G(Z))}send(E,G,Z){const ge=typeof G!="function"?G:void 0,Re=typeof G=="function"?G:Z,ve=ge===void 0&&this.config.cacheMiddleware===
!0;let Ue;if(ve){this.handlers||(this.handlers=new WeakMap);const He=this.handlers;He.has(E.constructor)?Ue=He.get(E.constructor):(Ue=E.resolveMiddleware(this.middlewareStack,
this.config,ge),He.set(E.constructor,Ue))}else delete this.handlers,Ue=E.resolveMiddleware(this.middlewareStack,this.config,ge);if(Re)Ue(E).then(He=>Re(null,He.
output),He=>Re(He)).catch(()=>{});else return Ue(E).then(He=>He.output)}destroy(){this.config?.requestHandler?.destroy?.(),delete this.handlers}}const de="***Se\
nsitiveInformation***";function z(d,E){if(E==null)return E;const G=f.of(d);if(G.getMergedTraits().sensitive)return de;if(G.isListSchema()){const Z=G.getValueSchema();
if(Z.getMergedTraits().sensitive)return de;if(Array.isArray(E))return E.map(ge=>z(Z,ge))}else if(G.isMapSchema()){const Z=G.getValueSchema();if(G.getKeySchema().
getMergedTraits().sensitive||Z.getMergedTraits().sensitive)return de;if(typeof E=="object")return Object.fromEntries(Object.entries(E).map(([ge,Re])=>[ge,z(Z,Re)]))}else if(G.
isStructSchema()&&typeof E=="object"){const Z=E,ge={};for(const[Re,ve]of G.structIterator())Z[Re]!=null&&(ge[Re]=z(ve,Z[Re]));return ge}return E}const Te=Symbol.
for("@smithy/op-event-stream");class tt{middlewareStack=N();schema;static classBuilder(){return new qe}resolveMiddlewareWithContext(E,G,Z,{middlewareFn:ge,clientName:Re,
commandName:ve,inputFilterSensitiveLog:Ue,outputFilterSensitiveLog:He,smithyContext:ft,additionalContext:ht,CommandCtor:Oe}){for(const Le of ge.bind(this)(Oe,E,
G,Z))this.middlewareStack.use(Le);const xe=E.concat(this.middlewareStack),{logger:Ze}=G,v=ht[O],U={logger:Ze,clientName:Re,commandName:ve,inputFilterSensitiveLog:Ue,
outputFilterSensitiveLog:He,...ht,[O]:{...v,commandInstance:this,...ft,...Z?.metricsRecorder===void 0?{}:{metricsRecorder:Z.metricsRecorder},...Z?.abortSignal===
void 0?{}:{abortSignal:Z.abortSignal}}},{requestHandler:B}=G;let j=Z??{};j.metricsRecorder&&(j={...j},delete j.metricsRecorder);let fe;const ce=this.schema,ye=ce?.[Te];
if(ye!==void 0)fe=ye;else if(ce&&Array.isArray(ce)&&ce[0]===9){const[,,,,Le,Ge]=ce;fe=ce[Te]=!!(f.of(Le).getEventStreamMember()||f.of(Ge).getEventStreamMember())}
return fe&&(j={isEventStream:fe,...j}),xe.resolve(Le=>B.handle(Le.request,j),U)}}class qe{_init=()=>{};_ep={};_middlewareFn=()=>[];_commandName="";_clientName="";_additionalContext={};_smithyContext={};_inputFilterSensitiveLog=void 0;_outputFilterSensitiveLog=void 0;_serializer=null;_deserializer=null;_operationSchema;init(E){
this._init=E}ep(E){return this._ep=E,this}m(E){return this._middlewareFn=E,this}s(E,G,Z={}){return this._smithyContext={service:E,operation:G,...Z},this}c(E={}){
return this._additionalContext=E,this}n(E,G){return this._clientName=E,this._commandName=G,this}f(E=Z=>Z,G=Z=>Z){return this._inputFilterSensitiveLog=E,this._outputFilterSensitiveLog=
G,this}ser(E){return this._serializer=E,this}de(E){return this._deserializer=E,this}sc(E){return this._operationSchema=E,this._smithyContext.operationSchema=E,this}build(){
const E=this;let G;return G=class extends tt{input;static getEndpointParameterInstructions(){return E._ep}constructor(...[Z]){super(),this.input=Z??{},E._init(this),
this.schema=E._operationSchema}resolveMiddleware(Z,ge,Re){const ve=E._operationSchema,Ue=ve?.[4]??ve?.input,He=ve?.[5]??ve?.output;return this.resolveMiddlewareWithContext(
Z,ge,Re,{CommandCtor:G,middlewareFn:E._middlewareFn,clientName:E._clientName,commandName:E._commandName,inputFilterSensitiveLog:E._inputFilterSensitiveLog??(ve?
z.bind(null,Ue):ft=>ft),outputFilterSensitiveLog:E._outputFilterSensitiveLog??(ve?z.bind(null,He):ft=>ft),smithyContext:E._smithyContext,additionalContext:E._additionalContext})}serialize=E.
_serializer;deserialize=E._deserializer}}}const Qe="***SensitiveInformation***",Ye=(d,E,G)=>{for(const[Re,ve]of Object.entries(d)){const Ue=async function(ft,ht,Oe){
const xe=new ve(ft);if(typeof ht=="function")this.send(xe,ht);else if(typeof Oe=="function"){if(typeof ht!="object")throw new Error(`Expected http options but g\
ot ${typeof ht}`);this.send(xe,ht||{},Oe)}else return this.send(xe,ht)},He=(Re[0].toLowerCase()+Re.slice(1)).replace(/Command$/,"");E.prototype[He]=Ue}const{paginators:Z={},
waiters:ge={}}=G??{};for(const[Re,ve]of Object.entries(Z))E.prototype[Re]===void 0&&(E.prototype[Re]=function(Ue={},He,...ft){return ve({...He,client:this},Ue,...ft)});
for(const[Re,ve]of Object.entries(ge))E.prototype[Re]===void 0&&(E.prototype[Re]=async function(Ue={},He,...ft){let ht=He;return typeof He=="number"&&(ht={maxWaitTime:He}),
ve({...ht,client:this},Ue,...ft)})};class nt extends Error{static shapeId="smithy.ts.sdk.synthetic.nonamespace.client#ServiceException";$fault;$response;$retryable;$metadata;constructor(E){
super(E.message),Object.setPrototypeOf(this,Object.getPrototypeOf(this).constructor.prototype),this.name=E.name,this.$fault=E.$fault,this.$metadata=E.$metadata}static isInstance(E){
if(!E)return!1;const G=E;return nt.prototype.isPrototypeOf(G)||!!G.$fault&&!!G.$metadata&&(G.$fault==="client"||G.$fault==="server")}static[Symbol.hasInstance](E){
if(!E)return!1;const G=E;if(this===nt)return nt.isInstance(E);if(nt.isInstance(E)){if(this.prototype.isPrototypeOf(E))return!0;const Z=Object.prototype.hasOwnProperty.
call(this,"shapeId")?this.shapeId:void 0;let ge=!1;if(Z){let ve=Object.getPrototypeOf(G);for(;ve&&ve!==Object.prototype;){const Ue=ve.constructor,He=Ue!==nt&&Object.
prototype.hasOwnProperty.call(Ue,"shapeId")?Ue?.shapeId:void 0;if(He&&(ge=!0,He===Z))return!0;ve=Object.getPrototypeOf(ve)}}if(Z&&ge)return!1;const Re=this.name;
if(Re&&Re.length>=6){if(G.name===Re)return!0;let ve=Object.getPrototypeOf(G);for(;ve&&ve!==Object.prototype;){const Ue=ve.constructor?.name;if(Ue&&Ue!=="Error"&&
Ue===Re)return!0;ve=Object.getPrototypeOf(ve)}}}return!1}}const Xe=(d,E={})=>{Object.entries(E).filter(([,Z])=>Z!==void 0).forEach(([Z,ge])=>{(d[Z]==null||d[Z]===
"")&&(d[Z]=ge)});const G=d.message||d.Message||"UnknownError";return d.message=G,delete d.Message,d},Me=({output:d,parsedBody:E,exceptionCtor:G,errorCode:Z})=>{
const ge=se(d),Re=ge.httpStatusCode?ge.httpStatusCode+"":void 0,ve=new G({name:E?.code||E?.Code||Z||Re||"UnknownError",$fault:"client",$metadata:ge});throw Xe(ve,
E)},$=d=>({output:E,parsedBody:G,errorCode:Z})=>{Me({output:E,parsedBody:G,exceptionCtor:d,errorCode:Z})},se=d=>({httpStatusCode:d.statusCode,requestId:d.headers["\
x-amzn-requestid"]??d.headers["x-amzn-request-id"]??d.headers["x-amz-request-id"],extendedRequestId:d.headers["x-amz-id-2"],cfId:d.headers["x-amz-cf-id"]}),be=d=>{
switch(d){case"standard":return{retryMode:"standard",connectionTimeout:3100};case"in-region":return{retryMode:"standard",connectionTimeout:1100};case"cross-regi\
on":return{retryMode:"standard",connectionTimeout:3100};case"mobile":return{retryMode:"standard",connectionTimeout:3e4};default:return{}}};let Ne=!1;const Je=d=>{
d&&!Ne&&parseInt(d.substring(1,d.indexOf(".")))<16&&(Ne=!0)},at=Object.values(P),Tt=d=>{const E=[];for(const G in P){if(!R(P,G))continue;const Z=P[G];d[Z]!==void 0&&
E.push({algorithmId:()=>Z,checksumConstructor:()=>d[Z]})}for(const[G,Z]of Object.entries(d.checksumAlgorithms??{}))E.push({algorithmId:()=>G,checksumConstructor:()=>Z});
return{addChecksumAlgorithm(G){d.checksumAlgorithms=d.checksumAlgorithms??{};const Z=G.algorithmId(),ge=G.checksumConstructor();at.includes(Z)?d.checksumAlgorithms[Z.
toUpperCase()]=ge:d.checksumAlgorithms[Z]=ge,E.push(G)},checksumAlgorithms(){return E}}},Fe=d=>{const E={};return d.checksumAlgorithms().forEach(G=>{const Z=G.algorithmId();
at.includes(Z)&&(E[Z]=G.checksumConstructor())}),E},L=d=>({setRetryStrategy(E){d.retryStrategy=E},retryStrategy(){return d.retryStrategy}}),p=d=>{const E={};return E.
retryStrategy=d.retryStrategy(),E},I=d=>Object.assign(Tt(d),L(d)),V=I,ne=d=>Object.assign(Fe(d),p(d)),re=d=>Array.isArray(d)?d:[d],me=d=>{const E="#text";for(const G in d)
R(d,G)&&(d[G][E]!==void 0?d[G]=d[G][E]:typeof d[G]=="object"&&d[G]!==null&&(d[G]=me(d[G])));return d},ke=d=>d!=null;class je{trace(){}debug(){}info(){}warn(){}error(){}}
function rt(d,E,G){let Z,ge,Re;if(typeof E>"u"&&typeof G>"u")Z={},Re=d;else{if(Z=d,typeof E=="function")return ge=E,Re=G,et(Z,ge,Re);Re=E}for(const ve in Re)if(R(
Re,ve)){if(!Array.isArray(Re[ve])){Z[ve]=Re[ve];continue}st(Z,null,Re,ve)}return Z}const ct=d=>{const E={};for(const[G,Z]of Object.entries(d||{}))E[G]=[,Z];return E},
Ve=(d,E)=>{const G={};for(const Z in E)R(E,Z)&&st(G,d,E,Z);return G},et=(d,E,G)=>rt(d,Object.entries(G).reduce((Z,[ge,Re])=>(Array.isArray(Re)?Z[ge]=Re:typeof Re==
"function"?Z[ge]=[E,Re()]:Z[ge]=[E,Re],Z),{})),st=(d,E,G,Z)=>{if(E!==null){let ve=G[Z];typeof ve=="function"&&(ve=[,ve]);const[Ue=it,He=Se,ft=Z]=ve;(typeof Ue==
"function"&&Ue(E[ft])||typeof Ue!="function"&&Ue)&&(d[Z]=He(E[ft]));return}let[ge,Re]=G[Z];if(typeof Re=="function"){let ve;const Ue=ge===void 0&&(ve=Re())!=null,
He=typeof ge=="function"&&!!ge(void 0)||typeof ge!="function"&&!!ge;Ue?d[Z]=ve:He&&(d[Z]=Re())}else{const ve=ge===void 0&&Re!=null,Ue=typeof ge=="function"&&!!ge(
Re)||typeof ge!="function"&&!!ge;(ve||Ue)&&(d[Z]=Re)}},it=d=>d!=null,Se=d=>d,J=d=>{if(d!==d)return"NaN";switch(d){case 1/0:return"Infinity";case-1/0:return"-Inf\
inity";default:return d}},pe=d=>d.toISOString().replace(".000Z","Z"),Ce=d=>{if(d==null)return{};if(Array.isArray(d))return d.filter(E=>E!=null).map(Ce);if(typeof d==
"object"){const E={};for(const G in d)R(d,G)&&d[G]!=null&&(E[G]=Ce(d[G]));return E}return d};function Pe(d,E,G,Z){return function(Re,ve,Ue,He,ft={}){const ht=Object.
assign({},d,Re);return tt.classBuilder().ep(ht).m(function(Oe,xe,Ze,v){const U=ve.call(this,Oe,xe,Ze,v);return U.unshift(Z(Ze,Oe.getEndpointParameterInstructions())),
U}).s(E,Ue,ft).n(G,Ue.charAt(0).toUpperCase()+Ue.slice(1)+"Command").sc(He).build()}}r.Client=ue,r.Command=tt,r.NoOpLogger=je,r.SENSITIVE_STRING=Qe,r.ServiceException=
nt,r.WaiterState=M,r._json=Ce,r.checkExceptions=H,r.constructStack=N,r.convertMap=ct,r.createAggregatedClient=Ye,r.createWaiter=Q,r.decorateServiceException=Xe,
r.emitWarningIfUnsupportedVersion=Je,r.getArrayIfSingleItem=re,r.getChecksumConfiguration=Tt,r.getDefaultClientConfiguration=V,r.getDefaultExtensionConfiguration=
I,r.getRetryConfiguration=L,r.getValueFromTextNode=me,r.invalidFunction=h,r.invalidProvider=_,r.isSerializableHeaderValue=ke,r.loadConfigsForDefaultMode=be,r.makeBuilder=
Pe,r.map=rt,r.resolveChecksumRuntimeConfig=Fe,r.resolveDefaultRuntimeConfig=ne,r.resolveRetryRuntimeConfig=p,r.schemaLogFilter=z,r.serializeDateTime=pe,r.serializeFloat=
J,r.take=Ve,r.throwDefaultError=Me,r.waiterServiceDefaults=S,r.withBaseException=$}),7291:((Ae,r,x)=>{const{homedir:R}=x(8161),{sep:m,join:w}=x(6760),{createHash:O}=x(
7598),{readFile:P}=x(1455),{IniSectionType:f}=x(690),{normalizeProvider:A}=x(2658),{isValidHostLabel:C}=x(4534);class N extends Error{name="ProviderError";tryNextLink;constructor(te,ie=!0){
let De,ze=!0;typeof ie=="boolean"?(De=void 0,ze=ie):ie!=null&&typeof ie=="object"&&(De=ie.logger,ze=ie.tryNextLink??!0),super(te),this.tryNextLink=ze,Object.setPrototypeOf(
this,N.prototype),De?.debug?.(`@smithy/property-provider ${ze?"->":"(!)"} ${te}`)}static from(te,ie=!0){return Object.assign(new this(te.message,ie),te)}}class l extends N{name="\
CredentialsProviderError";constructor(te,ie=!0){super(te,ie),Object.setPrototypeOf(this,l.prototype)}}class s extends N{name="TokenProviderError";constructor(te,ie=!0){
super(te,ie),Object.setPrototypeOf(this,s.prototype)}}const h=(...F)=>async()=>{if(F.length===0)throw new N("No providers in chain");let te;for(const ie of F)try{
return await ie()}catch(De){if(te=De,De?.tryNextLink)continue;throw De}throw te},_=F=>()=>Promise.resolve(F),c=(F,te,ie)=>{let De,ze,ot,gt=!1;const pt=async()=>{
ze||(ze=F());try{De=await ze,ot=!0,gt=!1}finally{ze=void 0}return De};return te===void 0?async At=>((!ot||At?.forceRefresh)&&(De=await pt()),De):async At=>((!ot||
At?.forceRefresh)&&(De=await pt()),gt?De:ie&&!ie(De)?(gt=!0,De):(te(De)&&await pt(),De))},i=(F,te,ie)=>{if(te in F){if(F[te]==="true")return!0;if(F[te]==="false")
return!1;throw new Error(`Cannot load ${ie} "${te}". Expected "true" or "false", got ${F[te]}.`)}},S=(F,te,ie)=>{if(!(te in F))return;const De=parseInt(F[te],10);
if(Number.isNaN(De))throw new TypeError(`Cannot load ${ie} '${te}'. Expected number, got '${F[te]}'.`);return De};var M;(function(F){F.ENV="env",F.CONFIG="share\
d config entry"})(M||(M={}));const H={},y=()=>process&&process.geteuid?`${process.geteuid()}`:"DEFAULT",D=()=>{const{HOME:F,USERPROFILE:te,HOMEPATH:ie,HOMEDRIVE:De=`\
C:${m}`}=process.env;if(F)return F;if(te)return te;if(ie)return`${De}${ie}`;const ze=y();return H[ze]||(H[ze]=R()),H[ze]},K="AWS_PROFILE",ae="default",oe=F=>F.profile||
process.env[K]||ae,T=F=>{const ie=O("sha1").update(F).digest("hex");return w(D(),".aws","sso","cache",`${ie}.json`)},Y={},Q=async F=>{if(Y[F])return Y[F];const te=T(
F),ie=await P(te,"utf8");return JSON.parse(ie)},ue=".",de=F=>Object.entries(F).filter(([te])=>{const ie=te.indexOf(ue);return ie===-1?!1:Object.values(f).includes(
te.substring(0,ie))}).reduce((te,[ie,De])=>{const ze=ie.indexOf(ue),ot=ie.substring(0,ze)===f.PROFILE?ie.substring(ze+1):ie;return te[ot]=De,te},{...F.default&&
{default:F.default}}),z="AWS_CONFIG_FILE",Te=()=>process.env[z]||w(D(),".aws","config"),tt="AWS_SHARED_CREDENTIALS_FILE",qe=()=>process.env[tt]||w(D(),".aws","c\
redentials"),Qe=/^([\w-]+)\s(["'])?([\w-@+.%:/]+)\2$/,Ye=["__proto__","profile __proto__"],nt=F=>{const te={};let ie,De;for(const ze of F.split(/\r?\n/)){const ot=ze.
split(/(^|\s)[;#]/)[0].trim();if(ot[0]==="["&&ot[ot.length-1]==="]"){ie=void 0,De=void 0;const pt=ot.substring(1,ot.length-1),At=Qe.exec(pt);if(At){const[,Ot,,xt]=At;
Object.values(f).includes(Ot)&&(ie=[Ot,xt].join(ue))}else ie=pt;if(Ye.includes(pt))throw new Error(`Found invalid profile name "${pt}"`)}else if(ie){const pt=ot.
indexOf("=");if(![0,-1].includes(pt)){const[At,Ot]=[ot.substring(0,pt).trim(),ot.substring(pt+1).trim()];if(Ot==="")De=At;else{De&&ze.trimStart()===ze&&(De=void 0),
te[ie]=te[ie]||{};const xt=De?[De,At].join(ue):At;te[ie][xt]=Ot}}}}return te},Xe={},Me={},$=(F,te)=>Me[F]!==void 0?Me[F]:((!Xe[F]||te?.ignoreCache)&&(Xe[F]=P(F,
"utf8")),Xe[F]),se=()=>({}),be=async(F={})=>{const{filepath:te=qe(),configFilepath:ie=Te()}=F,De=D(),ze="~/";let ot=te;te.startsWith(ze)&&(ot=w(De,te.slice(2)));
let gt=ie;ie.startsWith(ze)&&(gt=w(De,ie.slice(2)));const pt=await Promise.all([$(gt,{ignoreCache:F.ignoreCache}).then(nt).then(de).catch(se),$(ot,{ignoreCache:F.
ignoreCache}).then(nt).catch(se)]);return{configFile:pt[0],credentialsFile:pt[1]}},Ne=F=>Object.entries(F).filter(([te])=>te.startsWith(f.SSO_SESSION+ue)).reduce(
(te,[ie,De])=>({...te,[ie.substring(ie.indexOf(ue)+1)]:De}),{}),Je=()=>({}),at=async(F={})=>$(F.configFilepath??Te()).then(nt).then(Ne).catch(Je),Tt=(...F)=>{const te={};
for(const ie of F)for(const[De,ze]of Object.entries(ie))te[De]!==void 0?Object.assign(te[De],ze):te[De]=ze;return te},Fe=async F=>{const te=await be(F);return Tt(
te.configFile,te.credentialsFile)},L={getFileRecord(){return Me},interceptFile(F,te){Me[F]=Promise.resolve(te)},getTokenRecord(){return Y},interceptToken(F,te){
Y[F]=te}};function p(F){try{const te=new Set(Array.from(F.match(/([A-Z_]){3,}/g)??[]));return te.delete("CONFIG"),te.delete("CONFIG_PREFIX_SEPARATOR"),te.delete(
"ENV"),[...te].join(", ")}catch{return F}}const I=(F,te)=>async()=>{try{const ie=F(process.env,te);if(ie===void 0)throw new Error;return ie}catch(ie){throw new l(
ie.message||`Not found in ENV: ${p(F.toString())}`,{logger:te?.logger})}},V=(F,{preferredFile:te="config",...ie}={})=>async()=>{const De=oe(ie),{configFile:ze,credentialsFile:ot}=await be(
ie),gt=ot[De]||{},pt=ze[De]||{},At=te==="config"?{...gt,...pt}:{...pt,...gt};try{const xt=F(At,te==="config"?ze:ot);if(xt===void 0)throw new Error;return xt}catch(Ot){
throw new l(Ot.message||`Not found in config files w/ profile [${De}]: ${p(F.toString())}`,{logger:ie.logger})}},ne=F=>typeof F=="function",re=F=>ne(F)?async()=>await F():
_(F),me=({environmentVariableSelector:F,configFileSelector:te,default:ie},De={})=>{const{signingName:ze,logger:ot}=De;return c(h(I(F,{signingName:ze,logger:ot}),
V(te,De),re(ie)))},ke="AWS_USE_DUALSTACK_ENDPOINT",je="use_dualstack_endpoint",rt=!1,ct={environmentVariableSelector:F=>i(F,ke,M.ENV),configFileSelector:F=>i(F,
je,M.CONFIG),default:!1},Ve={environmentVariableSelector:F=>i(F,ke,M.ENV),configFileSelector:F=>i(F,je,M.CONFIG),default:void 0},et="AWS_USE_FIPS_ENDPOINT",st="\
use_fips_endpoint",it=!1,Se={environmentVariableSelector:F=>i(F,et,M.ENV),configFileSelector:F=>i(F,st,M.CONFIG),default:!1},J={environmentVariableSelector:F=>i(
F,et,M.ENV),configFileSelector:F=>i(F,st,M.CONFIG),default:void 0},pe=F=>{const{tls:te,endpoint:ie,urlParser:De,useDualstackEndpoint:ze}=F;return Object.assign(
F,{tls:te??!0,endpoint:A(typeof ie=="string"?De(ie):ie),isCustomEndpoint:!0,useDualstackEndpoint:A(ze??!1)})},Ce=async F=>{const{tls:te=!0}=F,ie=await F.region();
if(!new RegExp(/^([a-zA-Z0-9]|[a-zA-Z0-9][a-zA-Z0-9-]{0,61}[a-zA-Z0-9])$/).test(ie))throw new Error("Invalid region in client config");const ze=await F.useDualstackEndpoint(),
ot=await F.useFipsEndpoint(),{hostname:gt}=await F.regionInfoProvider(ie,{useDualstackEndpoint:ze,useFipsEndpoint:ot})??{};if(!gt)throw new Error("Cannot resolv\
e hostname from client config");return F.urlParser(`${te?"https:":"http:"}//${gt}`)},Pe=F=>{const te=A(F.useDualstackEndpoint??!1),{endpoint:ie,useFipsEndpoint:De,
urlParser:ze,tls:ot}=F;return Object.assign(F,{tls:ot??!0,endpoint:ie?A(typeof ie=="string"?ze(ie):ie):()=>Ce({...F,useDualstackEndpoint:te,useFipsEndpoint:De}),
isCustomEndpoint:!!ie,useDualstackEndpoint:te})},d="AWS_EXECUTION_ENV",E="AWS_REGION",G="AWS_DEFAULT_REGION",Z="AWS_EC2_METADATA_DISABLED",ge=["in-region","cros\
s-region","mobile","standard","legacy"],Re="/latest/meta-data/placement/region",ve="/latest/api/token",Ue="x-aws-ec2-metadata-token",He="x-aws-ec2-metadata-toke\
n-ttl-seconds",ft=1e3,ht=6e4;let Oe=0;const xe=async()=>{if(!process.env[Z]&&!(Date.now()<Oe))try{const F=v(),te=(await U({...F,path:ve,method:"PUT",headers:{[He]:"\
21600"}})).toString();return(await U({...F,path:Re,method:"GET",headers:{[Ue]:te}})).toString().trim()||Ze()}catch{return Ze()}},Ze=()=>{Oe=Date.now()+ht},v=()=>{
const F=process.env.AWS_EC2_METADATA_SERVICE_ENDPOINT;if(F){const te=new URL(F);return{hostname:te.hostname.replace(/^\[(.+)]$/,"$1"),port:te.port?Number(te.port):
void 0}}return process.env.AWS_EC2_METADATA_SERVICE_ENDPOINT_MODE==="IPv6"?{hostname:"fd00:ec2::254"}:{hostname:"169.254.169.254"}},U=async F=>{const{request:te}=x(
7067);return new Promise((ie,De)=>{const ze=te({hostname:F.hostname,port:F.port,path:F.path,method:F.method,headers:F.headers,timeout:ft,signal:AbortSignal.timeout(
ft)});ze.on("error",ot=>{De(ot),ze.destroy()}),ze.on("timeout",()=>{De(new Error("TimeoutError from instance metadata service")),ze.destroy()}),ze.on("response",
ot=>{const{statusCode:gt=400}=ot;if(gt<200||gt>=300){De(Object.assign(new Error("Error response received from instance metadata service"),{statusCode:gt})),ze.destroy();
return}const pt=[];ot.on("data",At=>pt.push(At)),ot.on("end",()=>{ie(Buffer.concat(pt)),ze.destroy()})}),ze.end()})},B="AWS_REGION",j="region",fe={environmentVariableSelector:F=>F[B],
configFileSelector:F=>F[j],default:async()=>{const F=await xe();if(F)return F;throw new Error("Region is missing")}},ce={preferredFile:"credentials"},ye=new Set,
Le=(F,te=C)=>{if(!ye.has(F)&&!te(F))if(F==="*")console.warn('@smithy/config-resolver WARN - Please use the caller region instead of "*". See "sigv4a" in https:/\
/github.com/aws/aws-sdk-js-v3/blob/main/supplemental-docs/CLIENTS.md.');else throw new Error(`Region not accepted: region="${F}" is not a valid hostname compone\
nt.`);else ye.add(F)},Ge=F=>typeof F=="string"&&(F.startsWith("fips-")||F.endsWith("-fips")),dt=F=>Ge(F)?["fips-aws-global","aws-fips"].includes(F)?"us-east-1":
F.replace(/fips-(dkr-|prod-)?|-fips/,""):F,_t=F=>{const{region:te,useFipsEndpoint:ie}=F;if(!te)throw new Error("Region is missing");return Object.assign(F,{region:async()=>{
const De=typeof te=="function"?await te():te,ze=dt(De);return Le(ze),ze},useFipsEndpoint:async()=>{const De=typeof te=="string"?te:await te();return Ge(De)?!0:typeof ie!=
"function"?Promise.resolve(!!ie):ie()}})},Bt=(F=[],{useFipsEndpoint:te,useDualstackEndpoint:ie})=>F.find(({tags:De})=>te===De.includes("fips")&&ie===De.includes(
"dualstack"))?.hostname,Pt=(F,{regionHostname:te,partitionHostname:ie})=>te||(ie?ie.replace("{region}",F):void 0),kt=(F,{partitionHash:te})=>Object.keys(te||{}).
find(ie=>te[ie].regions.includes(F))??"aws",zt=(F,{signingRegion:te,regionRegex:ie,useFipsEndpoint:De})=>{if(te)return te;if(De){const ze=ie.replace("\\\\","\\").
replace(/^\^/g,"\\.").replace(/\$$/g,"\\."),ot=F.match(ze);if(ot)return ot[0].slice(1,-1)}},Qt=(F,{useFipsEndpoint:te=!1,useDualstackEndpoint:ie=!1,signingService:De,
regionHash:ze,partitionHash:ot})=>{const gt=kt(F,{partitionHash:ot}),pt=F in ze?F:ot[gt]?.endpoint??F,At={useFipsEndpoint:te,useDualstackEndpoint:ie},Ot=Bt(ze[pt]?.
variants,At),xt=Bt(ot[gt]?.variants,At),Vt=Pt(pt,{regionHostname:Ot,partitionHostname:xt});if(Vt===void 0)throw new Error(`Endpoint resolution failed for: ${{resolvedRegion:pt,
useFipsEndpoint:te,useDualstackEndpoint:ie}}`);const Jt=zt(Vt,{signingRegion:ze[pt]?.signingRegion,regionRegex:ot[gt].regionRegex,useFipsEndpoint:te});return{partition:gt,
signingService:De,hostname:Vt,...Jt&&{signingRegion:Jt},...ze[pt]?.signingService&&{signingService:ze[pt].signingService}}},$t="AWS_DEFAULTS_MODE",Dt="defaults_\
mode",Mt={environmentVariableSelector:F=>F[$t],configFileSelector:F=>F[Dt],default:"legacy"},jt=({region:F=me(fe),defaultsMode:te=me(Mt)}={})=>c(async()=>{const ie=typeof te==
"function"?await te():te;switch(ie?.toLowerCase()){case"auto":return Kt(F);case"in-region":case"cross-region":case"mobile":case"standard":case"legacy":return Promise.
resolve(ie?.toLocaleLowerCase());case void 0:return Promise.resolve("legacy");default:throw new Error(`Invalid parameter for "defaultsMode", expect ${ge.join(",\
 ")}, got ${ie}`)}}),Kt=async F=>{if(F){const te=typeof F=="function"?await F():F,ie=await Xt();return ie?te===ie?"in-region":"cross-region":"standard"}return"s\
tandard"},Xt=async()=>process.env[d]&&(process.env[E]||process.env[G])?process.env[E]??process.env[G]:xe();r.CONFIG_PREFIX_SEPARATOR=ue,r.CONFIG_USE_DUALSTACK_ENDPOINT=
je,r.CONFIG_USE_FIPS_ENDPOINT=st,r.CredentialsProviderError=l,r.DEFAULT_PROFILE=ae,r.DEFAULT_USE_DUALSTACK_ENDPOINT=rt,r.DEFAULT_USE_FIPS_ENDPOINT=it,r.ENV_PROFILE=
K,r.ENV_USE_DUALSTACK_ENDPOINT=ke,r.ENV_USE_FIPS_ENDPOINT=et,r.NODE_REGION_CONFIG_FILE_OPTIONS=ce,r.NODE_REGION_CONFIG_OPTIONS=fe,r.NODE_USE_DUALSTACK_ENDPOINT_CONFIG_OPTIONS=
ct,r.NODE_USE_FIPS_ENDPOINT_CONFIG_OPTIONS=Se,r.ProviderError=N,r.REGION_ENV_NAME=B,r.REGION_INI_NAME=j,r.SelectorType=M,r.TokenProviderError=s,r.booleanSelector=
i,r.chain=h,r.externalDataInterceptor=L,r.fromStatic=re,r.fromValue=_,r.getHomeDir=D,r.getProfileName=oe,r.getRegionInfo=Qt,r.getSSOTokenFilepath=T,r.getSSOTokenFromFile=
Q,r.loadConfig=me,r.loadSharedConfigFiles=be,r.loadSsoSessionData=at,r.memoize=c,r.nodeDualstackConfigSelectors=Ve,r.nodeFipsConfigSelectors=J,r.numberSelector=
S,r.parseKnownFiles=Fe,r.readFile=$,r.resolveCustomEndpointsConfig=pe,r.resolveDefaultsModeConfig=jt,r.resolveEndpointsConfig=Pe,r.resolveRegionConfig=_t}),2085:((Ae,r,x)=>{
const{CONFIG_PREFIX_SEPARATOR:R,booleanSelector:m,SelectorType:w,loadConfig:O}=x(7291),{toEndpointV1:P,getSmithyContext:f,normalizeProvider:A,isValidHostLabel:C,
hasOwn:N}=x(4534);r.isValidHostLabel=C,r.middlewareEndpointToEndpointV1=P,r.toEndpointV1=P;const{EndpointURLScheme:l}=x(690),s="AWS_ENDPOINT_URL",h="endpoint_ur\
l",_=v=>({environmentVariableSelector:U=>{const B=v.split(" ").map(ce=>ce.toUpperCase()),j=U[[s,...B].join("_")];if(j)return j;const fe=U[s];if(fe)return fe},configFileSelector:(U,B)=>{
if(U.services){const fe=["services",U.services].join(R);if(!B||!B[fe])throw new Error(`The services section "${U.services}" specified in the profile is not pres\
ent in the shared configuration file.`);const ce=B[fe],ye=v.split(" ").map(Ge=>Ge.toLowerCase()),Le=ce[[ye.join("_"),h].join(R)];if(Le)return Le}const j=U[h];if(j)
return j},default:void 0}),c="AWS_IGNORE_CONFIGURED_ENDPOINT_URLS",i="ignore_configured_endpoint_urls",S={environmentVariableSelector:v=>m(v,c,w.ENV),configFileSelector:v=>m(
v,i,w.CONFIG),default:!1},M=async v=>{if(!await O(S)())return O(_(v??""))()},H=async v=>{const U=v?.Bucket||"";if(typeof v.Bucket=="string"&&(v.Bucket=U.replace(
/#/g,encodeURIComponent("#")).replace(/\?/g,encodeURIComponent("?"))),oe(U)){if(v.ForcePathStyle===!0)throw new Error("Path-style addressing cannot be used with\
 ARN buckets")}else(!ae(U)||U.indexOf(".")!==-1&&!String(v.Endpoint).startsWith("http:")||U.toLowerCase()!==U||U.length<3)&&(v.ForcePathStyle=!0);return v.DisableMultiRegionAccessPoints&&
(v.disableMultiRegionAccessPoints=!0,v.DisableMRAP=!0),v},y=/^[a-z0-9][a-z0-9.-]{1,61}[a-z0-9]$/,D=/(\d+\.){3}\d+/,K=/\.\./,ae=v=>y.test(v)&&!D.test(v)&&!K.test(
v),oe=v=>{const[U,B,j,,,fe]=v.split(":"),ce=U==="arn"&&v.split(":").length>=6,ye=!!(ce&&B&&j&&fe);if(ce&&!ye)throw new Error(`Invalid ARN: ${v} was an invalid A\
RN.`);return ye},T=(v,U,B,j=!1)=>{const fe=async()=>{let ce;return j?ce=B.clientContextParams?.[v]??B[v]??B[U]:ce=B[v]??B[U],typeof ce=="function"?ce():ce};return v===
"credentialScope"||U==="CredentialScope"?async()=>{const ce=typeof B.credentials=="function"?await B.credentials():B.credentials;return ce?.credentialScope??ce?.
CredentialScope}:v==="accountId"||U==="AccountId"?async()=>{const ce=typeof B.credentials=="function"?await B.credentials():B.credentials;return ce?.accountId??
ce?.AccountId}:v==="endpoint"||U==="endpoint"?async()=>{if(B.isCustomEndpoint===!1)return;const ce=await fe();if(ce&&typeof ce=="object"){if("url"in ce)return ce.
url.href;if("hostname"in ce){const{protocol:ye,hostname:Le,port:Ge,path:dt}=ce;return`${ye}//${Le}${Ge?":"+Ge:""}${dt}`}}return ce}:fe};function Y(v){return async(U,B,j,fe)=>{
if(!j.isCustomEndpoint&&!j.ignoreConfiguredEndpointUrls){let Le;j.serviceConfiguredEndpoint?Le=await j.serviceConfiguredEndpoint():Le=await v(j.serviceId),Le&&(j.
endpoint=()=>Promise.resolve(P(Le)),j.isCustomEndpoint=!0,fe?.logger?.debug?.(`@smithy/core/endpoints - resolved endpoint from config: ${Le}`))}const ce=await Q(
U,B,j);if(typeof j.endpointProvider!="function")throw new Error("config.endpointProvider is not set.");const ye=j.endpointProvider(ce,fe);if(j.isCustomEndpoint&&
j.endpoint){const Le=await j.endpoint();if(Le?.headers){ye.headers??={};for(const[Ge,dt]of Object.entries(Le.headers))ye.headers[Ge]=Array.isArray(dt)?dt:[dt]}}
return ye}}const Q=async(v,U,B)=>{const j={},fe=U?.getEndpointParameterInstructions?.()||{};for(const[ce,ye]of Object.entries(fe))switch(ye.type){case"staticCon\
textParams":j[ce]=ye.value;break;case"contextParams":j[ce]=v[ye.name];break;case"clientContextParams":case"builtInParams":j[ce]=await T(ye.name,ce,B,ye.type!=="\
builtInParams")();break;case"operationContextParams":j[ce]=ye.get(v);break;default:throw new Error("Unrecognized endpoint parameter instruction: "+JSON.stringify(
ye))}return Object.keys(fe).length===0&&Object.assign(j,B),String(B.serviceId).toLowerCase()==="s3"&&await H(j),j};function ue(v,U,B){v.__smithy_context?v.__smithy_context.
features||(v.__smithy_context.features={}):v.__smithy_context={features:{}},v.__smithy_context.features[U]=B}function de(v){const U=Y(v);return({config:B,instructions:j})=>(fe,ce)=>async ye=>{
B.isCustomEndpoint&&ue(ce,"ENDPOINT_OVERRIDE","N");const Le=await U(ye.input,{getEndpointParameterInstructions(){return j}},{...B},ce);ce.endpointV2=Le,ce.authSchemes=
Le.properties?.authSchemes;const Ge=ce.authSchemes?.[0];if(Ge){ce.signing_region=Ge.signingRegion,ce.signing_service=Ge.signingName;const _t=f(ce)?.selectedHttpAuthScheme?.
httpAuthOption;_t&&(_t.signingProperties=Object.assign(_t.signingProperties||{},{signing_region:Ge.signingRegion,signingRegion:Ge.signingRegion,signing_service:Ge.
signingName,signingName:Ge.signingName,signingRegionSet:Ge.signingRegionSet},Ge.properties))}return fe({...ye})}}const Te={step:"serialize",tags:["ENDPOINT_PARA\
METERS","ENDPOINT_V2","ENDPOINT"],name:"endpointV2Middleware",override:!0,relation:"before",toMiddleware:{name:"serializerMiddleware"}.name};function tt(v){const U=de(
v);return(B,j)=>({applyToStack:fe=>{fe.addRelativeTo(U({config:B,instructions:j}),Te)}})}function qe(v){return U=>{const B=U.tls??!0,{endpoint:j,useDualstackEndpoint:fe,
useFipsEndpoint:ce}=U,ye=j!=null?async()=>P(await A(j)()):void 0,Ge=Object.assign(U,{endpoint:ye,tls:B,isCustomEndpoint:!!j,useDualstackEndpoint:A(fe??!1),useFipsEndpoint:A(
ce??!1),ignoreConfiguredEndpointUrls:!!U.ignoreConfiguredEndpointUrls});let dt;return Ge.serviceConfiguredEndpoint=async()=>(U.serviceId&&!dt&&(dt=v(U.serviceId)),
dt),Ge}}class Qe{nodes;root;conditions;results;constructor(U,B,j,fe){this.nodes=U,this.root=B,this.conditions=j,this.results=fe}static from(U,B,j,fe){return new Qe(
U,B,j,fe)}}class Ye{capacity;data=new Map;parameters=[];constructor({size:U,params:B}){this.capacity=U??50,B&&(this.parameters=B)}get(U,B){const j=this.hash(U);
if(j===!1)return B();if(!this.data.has(j)){if(this.data.size>this.capacity+10){const fe=this.data.keys();let ce=0;for(;;){const{value:ye,done:Le}=fe.next();if(this.
data.delete(ye),Le||++ce>10)break}}this.data.set(j,B())}return this.data.get(j)}size(){return this.data.size}hash(U){let B="";const{parameters:j}=this;if(j.length===
0)return!1;for(const fe of j){const ce=U[fe],ye=ce==null?"\0":String(ce);if(ye.includes("|;"))return!1;B+=ye+"|;"}return B}}class nt extends Error{constructor(U){
super(U),this.name="EndpointError"}}const Xe="endpoints";function Me(v){return typeof v!="object"||v==null?v:"ref"in v?`$${Me(v.ref)}`:"fn"in v?`${v.fn}(${(v.argv||
[]).map(Me).join(", ")})`:JSON.stringify(v,null,2)}const $={},se=(v,U)=>v===U;function be(...v){for(const U of v)if(U!=null)return U}const Ne=v=>{const U=v.split(
"."),B=[];for(const j of U){const fe=j.indexOf("[");if(fe!==-1){if(j.indexOf("]")!==j.length-1)throw new nt(`Path: '${v}' does not end with ']'`);const ce=j.slice(
fe+1,-1);if(Number.isNaN(parseInt(ce)))throw new nt(`Invalid array index: '${ce}' in path: '${v}'`);fe!==0&&B.push(j.slice(0,fe)),B.push(ce)}else B.push(j)}return B},
Je=(v,U)=>Ne(U).reduce((B,j)=>{if(typeof B!="object")throw new nt(`Index '${j}' in '${U}' not found in '${JSON.stringify(v)}'`);if(Array.isArray(B)){const fe=parseInt(
j);return B[fe<0?B.length+fe:fe]}return B[j]},v),at=v=>v!=null;function Tt(v,U,B){return v?U:B}const Fe=v=>!v,L=new RegExp("^(?:25[0-5]|2[0-4]\\d|1\\d\\d|[1-9]\\d|\\\
d)(?:\\.(?:25[0-5]|2[0-4]\\d|1\\d\\d|[1-9]\\d|\\d)){3}$"),p=v=>L.test(v)||v.startsWith("[")&&v.endsWith("]"),I={[l.HTTP]:80,[l.HTTPS]:443},V=v=>{const U=(()=>{try{
if(v instanceof URL)return v;if(typeof v=="object"&&"hostname"in v){const{hostname:Pt,port:kt,protocol:zt="",path:Qt="",query:$t={}}=v,Dt=new URL(`${zt}//${Pt}${kt?
`:${kt}`:""}${Qt}`);return Dt.search=Object.entries($t).map(([Mt,jt])=>`${Mt}=${jt}`).join("&"),Dt}return new URL(v)}catch{return null}})();if(!U)return console.
error(`Unable to parse ${JSON.stringify(v)} as a whatwg URL.`),null;const B=U.href,{host:j,hostname:fe,pathname:ce,protocol:ye,search:Le}=U;if(Le)return null;const Ge=ye.
slice(0,-1);if(!Object.values(l).includes(Ge))return null;const dt=p(fe),_t=B.includes(`${j}:${I[Ge]}`)||typeof v=="string"&&v.includes(`${j}:${I[Ge]}`),Bt=`${j}${_t?
`:${I[Ge]}`:""}`;return{scheme:Ge,authority:Bt,path:ce,normalizedPath:ce.endsWith("/")?ce:`${ce}/`,isIp:dt}};function ne(v,U,B){if(B===1)return[v];if(v==="")return[
""];const j=v.split(U);return B===0?j:j.slice(0,B-1).concat(j.slice(1).join(U))}const je={booleanEquals:se,coalesce:be,getAttr:Je,isSet:at,isValidHostLabel:C,ite:Tt,
not:Fe,parseURL:V,split:ne,stringEquals:(v,U)=>v===U,substring:(v,U,B,j)=>v==null||U>=B||v.length<B||/[^\u0000-\u007f]/.test(v)?null:j?v.substring(v.length-B,v.
length-U):v.substring(U,B),uriEncode:v=>encodeURIComponent(v).replace(/[!*'()]/g,U=>`%${U.charCodeAt(0).toString(16).toUpperCase()}`)},rt=(v,U)=>{const B=[],{referenceRecord:j,
endpointParams:fe}=U;let ce=0;for(;ce<v.length;){const ye=v.indexOf("{",ce);if(ye===-1){B.push(v.slice(ce));break}B.push(v.slice(ce,ye));const Le=v.indexOf("}",
ye);if(Le===-1){B.push(v.slice(ye));break}v[ye+1]==="{"&&v[Le+1]==="}"&&(B.push(v.slice(ye+1,Le)),ce=Le+2);const Ge=v.substring(ye+1,Le);if(Ge.includes("#")){const[
dt,_t]=Ge.split("#");B.push(Je(j[dt]??fe[dt],_t))}else B.push(j[Ge]??fe[Ge]);ce=Le+1}return B.join("")},ct=({ref:v},U)=>U.referenceRecord[v]??U.endpointParams[v],
Ve=(v,U,B)=>{if(typeof v=="string")return rt(v,B);if(v.fn)return st.callFunction(v,B);if(v.ref)return ct(v,B);throw new nt(`'${U}': ${String(v)} is not a string\
, function or reference.`)},et=({fn:v,argv:U},B)=>{const j=Array(U.length);for(let ye=0;ye<j.length;++ye){const Le=U[ye];typeof Le=="boolean"||typeof Le=="numbe\
r"?j[ye]=Le:j[ye]=st.evaluateExpression(Le,"arg",B)}const fe=v.indexOf(".");if(fe!==-1){const Le=$[v.slice(0,fe)]?.[v.slice(fe+1)];if(typeof Le=="function")return Le(
...j)}const ce=je[v];if(typeof ce=="function")return ce(...j);throw new Error(`function ${v} not loaded in endpointFunctions.`)},st={evaluateExpression:Ve,callFunction:et},
it=(v,U)=>{const{assign:B}=v;if(B&&B in U.referenceRecord)throw new nt(`'${B}' is already defined in Reference Record.`);const j=et(v,U);U.logger?.debug?.(`${Xe}\
 evaluateCondition: ${Me(v)} = ${Me(j)}`);const fe=j===""?!0:!!j;return B!=null?{result:fe,toAssign:{name:B,value:j}}:{result:fe}},Se=(v,U)=>Object.entries(v??{}).
reduce((B,[j,fe])=>(B[j]=fe.map(ce=>{const ye=Ve(ce,"Header value entry",U);if(typeof ye!="string")throw new nt(`Header '${j}' value '${ye}' is not a string`);return ye}),
B),{}),J=(v,U)=>Object.entries(v).reduce((B,[j,fe])=>(B[j]=Ce.getEndpointProperty(fe,U),B),{}),pe=(v,U)=>{if(Array.isArray(v))return v.map(B=>pe(B,U));switch(typeof v){case"\
string":return rt(v,U);case"object":if(v===null)throw new nt(`Unexpected endpoint property: ${v}`);return Ce.getEndpointProperties(v,U);case"boolean":return v;default:
throw new nt(`Unexpected endpoint property type: ${typeof v}`)}},Ce={getEndpointProperty:pe,getEndpointProperties:J},Pe=(v,U)=>{const B=Ve(v,"Endpoint URL",U);if(typeof B==
"string")try{return new URL(B)}catch(j){throw console.error(`Failed to construct URL with ${B}`,j),j}throw new nt(`Endpoint URL must be a string, got ${typeof B}`)},
d=1e8,E=(v,U)=>{const{nodes:B,root:j,results:fe,conditions:ce}=v;let ye=j;const Le={},Ge={referenceRecord:Le,endpointParams:U.endpointParams,logger:U.logger};for(;ye!==
1&&ye!==-1&&ye<d;){const dt=3*(Math.abs(ye)-1),[_t,Bt,Pt]=[B[dt],B[dt+1],B[dt+2]],[kt,zt,Qt]=ce[_t],$t=it({fn:kt,assign:Qt,argv:zt},Ge);if($t.toAssign){const{name:Dt,
value:Mt}=$t.toAssign;Le[Dt]=Mt}ye=ye>=0===$t.result?Bt:Pt}if(ye>=d){const dt=fe[ye-d];if(dt[0]===-1){const[,kt]=dt;throw new nt(Ve(kt,"Error",Ge))}const[_t,Bt,
Pt]=dt;return{url:Pe(_t,Ge),properties:J(Bt,Ge),headers:Se(Pt??{},Ge)}}throw new nt("No matching endpoint.")},G=(v=[],U)=>{const B={},j={...U,referenceRecord:{...U.
referenceRecord}};let fe=!1;for(const ce of v){const{result:ye,toAssign:Le}=it(ce,j);if(!ye)return{result:ye};Le&&(fe=!0,B[Le.name]=Le.value,j.referenceRecord[Le.
name]=Le.value,U.logger?.debug?.(`${Xe} assign: ${Le.name} := ${Me(Le.value)}`))}return fe?{result:!0,referenceRecord:B}:{result:!0}},Z=(v,U)=>{const{conditions:B,
endpoint:j}=v,{result:fe,referenceRecord:ce}=G(B,U);if(!fe)return;const ye=ce?{...U,referenceRecord:{...U.referenceRecord,...ce}}:U,{url:Le,properties:Ge,headers:dt}=j;
U.logger?.debug?.(`${Xe} Resolving endpoint from template: ${Me(j)}`);const _t={url:Pe(Le,ye)};return dt!=null&&(_t.headers=Se(dt,ye)),Ge!=null&&(_t.properties=
J(Ge,ye)),_t},ge=(v,U)=>{const{conditions:B,error:j}=v,{result:fe,referenceRecord:ce}=G(B,U);if(!fe)return;const ye=ce?{...U,referenceRecord:{...U.referenceRecord,
...ce}}:U;throw new nt(Ve(j,"Error",ye))},Re=(v,U)=>{for(const B of v)if(B.type==="endpoint"){const j=Z(B,U);if(j)return j}else if(B.type==="error")ge(B,U);else if(B.
type==="tree"){const j=Ue.evaluateTreeRule(B,U);if(j)return j}else throw new nt(`Unknown endpoint rule: ${B}`);throw new nt("Rules evaluation failed")},Ue={evaluateRules:Re,
evaluateTreeRule:(v,U)=>{const{conditions:B,rules:j}=v,{result:fe,referenceRecord:ce}=G(B,U);if(!fe)return;const ye=ce?{...U,referenceRecord:{...U.referenceRecord,
...ce}}:U;return Ue.evaluateRules(j,ye)}},He=(v,U)=>{const{endpointParams:B,logger:j}=U,{parameters:fe,rules:ce}=v;U.logger?.debug?.(`${Xe} Initial EndpointPara\
ms: ${Me(B)}`);for(const Le in fe){if(!N(fe,Le))continue;const Ge=fe[Le],dt=B[Le];if(dt==null&&Ge.default!=null){B[Le]=Ge.default;continue}if(Ge.required&&dt==null)
throw new nt(`Missing required parameter: '${Le}'`)}const ye=Re(ce,{endpointParams:B,logger:j,referenceRecord:{}});return U.logger?.debug?.(`${Xe} Resolved endp\
oint: ${Me(ye)}`),ye},ft=v=>{const{endpoint:U}=v;return U===void 0&&(v.endpoint=async()=>{throw new Error("@smithy/middleware-endpoint: (default endpointRuleSet\
) endpoint is not set - you must configure an endpoint.")}),v},ht=Y(M),Oe=qe(M),xe=de(M),Ze=tt(M);r.BinaryDecisionDiagram=Qe,r.EndpointCache=Ye,r.EndpointError=
nt,r.customEndpointFunctions=$,r.decideEndpoint=E,r.endpointMiddleware=xe,r.endpointMiddlewareOptions=Te,r.getEndpointFromInstructions=ht,r.getEndpointPlugin=Ze,
r.isIpAddress=p,r.resolveEndpoint=He,r.resolveEndpointConfig=Oe,r.resolveEndpointRequiredConfig=ft,r.resolveParams=Q}),6579:((Ae,r,x)=>{const{Crc32:R}=x(9542),{
hasOwn:m}=x(4534),{toHex:w,fromHex:O,toUtf8:P,fromUtf8:f}=x(2430),{Readable:A}=x(7075),{TypeRegistry:C}=x(6890);class N{bytes;constructor(p){if(this.bytes=p,p.byteLength!==
8)throw new Error("Int64 buffers must be exactly 8 bytes")}static fromNumber(p){if(p>9223372036854776e3||p<-9223372036854776e3)throw new Error(`${p} is too larg\
e (or, if negative, too small) to represent as an Int64`);const I=new Uint8Array(8);for(let V=7,ne=Math.abs(Math.round(p));V>-1&&ne>0;V--,ne/=256)I[V]=ne;return p<
0&&l(I),new N(I)}valueOf(){const p=this.bytes.slice(0),I=p[0]&128;return I&&l(p),parseInt(w(p),16)*(I?-1:1)}toString(){return String(this.valueOf())}}function l(L){
for(let p=0;p<8;p++)L[p]^=255;for(let p=7;p>-1&&(L[p]++,L[p]===0);p--);}class s{toUtf8;fromUtf8;constructor(p,I){this.toUtf8=p,this.fromUtf8=I}format(p){const I=[];
for(const re in p){if(!m(p,re))continue;const me=this.fromUtf8(re);if(me.byteLength>255)throw new Error(`@smithy/core/event-streams - header name exceeds 255 by\
tes: ${me.byteLength}`);I.push(Uint8Array.from([me.byteLength]),me,this.formatHeaderValue(p[re]))}const V=new Uint8Array(I.reduce((re,me)=>re+me.byteLength,0));
let ne=0;for(const re of I)V.set(re,ne),ne+=re.byteLength;return V}formatHeaderValue(p){switch(p.type){case"boolean":return Uint8Array.from([p.value?0:1]);case"\
byte":return Uint8Array.from([2,p.value]);case"short":const I=new DataView(new ArrayBuffer(3));return I.setUint8(0,3),I.setInt16(1,p.value,!1),new Uint8Array(I.
buffer);case"integer":const V=new DataView(new ArrayBuffer(5));return V.setUint8(0,4),V.setInt32(1,p.value,!1),new Uint8Array(V.buffer);case"long":const ne=new Uint8Array(
9);return ne[0]=5,ne.set(p.value.bytes,1),ne;case"binary":if(p.value.byteLength>oe)throw new Error(`@smithy/core/event-streams - header value (binary) exceeds ${oe}\
 bytes: ${p.value.byteLength}`);const re=new DataView(new ArrayBuffer(3+p.value.byteLength));re.setUint8(0,6),re.setUint16(1,p.value.byteLength,!1);const me=new Uint8Array(
re.buffer);return me.set(p.value,3),me;case"string":const ke=this.fromUtf8(p.value);if(ke.byteLength>oe)throw new Error(`@smithy/core/event-streams - header val\
ue (string) exceeds ${oe} bytes: ${ke.byteLength}`);const je=new DataView(new ArrayBuffer(3+ke.byteLength));je.setUint8(0,7),je.setUint16(1,ke.byteLength,!1);const rt=new Uint8Array(
je.buffer);return rt.set(ke,3),rt;case"timestamp":const ct=new Uint8Array(9);return ct[0]=8,ct.set(N.fromNumber(p.value.valueOf()).bytes,1),ct;case"uuid":if(!ae.
test(p.value))throw new Error(`Invalid UUID received: ${p.value}`);const Ve=new Uint8Array(17);return Ve[0]=9,Ve.set(O(p.value.replace(/-/g,"")),1),Ve}}parse(p){
const I={};let V=0;for(;V<p.byteLength;){const ne=p.getUint8(V++),re=this.toUtf8(new Uint8Array(p.buffer,p.byteOffset+V,ne));switch(V+=ne,p.getUint8(V++)){case 0:
I[re]={type:_,value:!0};break;case 1:I[re]={type:_,value:!1};break;case 2:I[re]={type:c,value:p.getInt8(V++)};break;case 3:I[re]={type:i,value:p.getInt16(V,!1)},
V+=2;break;case 4:I[re]={type:S,value:p.getInt32(V,!1)},V+=4;break;case 5:I[re]={type:M,value:new N(new Uint8Array(p.buffer,p.byteOffset+V,8))},V+=8;break;case 6:
const me=p.getUint16(V,!1);V+=2,I[re]={type:H,value:new Uint8Array(p.buffer,p.byteOffset+V,me)},V+=me;break;case 7:const ke=p.getUint16(V,!1);V+=2,I[re]={type:y,
value:this.toUtf8(new Uint8Array(p.buffer,p.byteOffset+V,ke))},V+=ke;break;case 8:I[re]={type:D,value:new Date(new N(new Uint8Array(p.buffer,p.byteOffset+V,8)).
valueOf())},V+=8;break;case 9:const je=new Uint8Array(p.buffer,p.byteOffset+V,16);V+=16,I[re]={type:K,value:`${w(je.subarray(0,4))}-${w(je.subarray(4,6))}-${w(je.
subarray(6,8))}-${w(je.subarray(8,10))}-${w(je.subarray(10))}`};break;default:throw new Error("Unrecognized header type tag")}}return I}}var h;(function(L){L[L.
boolTrue=0]="boolTrue",L[L.boolFalse=1]="boolFalse",L[L.byte=2]="byte",L[L.short=3]="short",L[L.integer=4]="integer",L[L.long=5]="long",L[L.byteArray=6]="byteAr\
ray",L[L.string=7]="string",L[L.timestamp=8]="timestamp",L[L.uuid=9]="uuid"})(h||(h={}));const _="boolean",c="byte",i="short",S="integer",M="long",H="binary",y="\
string",D="timestamp",K="uuid",ae=/^[a-f0-9]{8}-[a-f0-9]{4}-[a-f0-9]{4}-[a-f0-9]{4}-[a-f0-9]{12}$/,oe=32767,T=4,Y=T*2,Q=4,ue=Y+Q*2;function de({byteLength:L,byteOffset:p,
buffer:I}){if(L<ue)throw new Error("Provided message too short to accommodate event stream message overhead");const V=new DataView(I,p,L),ne=V.getUint32(0,!1);if(L!==
ne)throw new Error("Reported message length does not match received message length");const re=V.getUint32(T,!1),me=V.getUint32(Y,!1),ke=V.getUint32(L-Q,!1),je=new R;
if(je.update(new Uint8Array(I,p,Y)),me!==je.digestSync())throw new Error(`The prelude checksum specified in the message (${me}) does not match the calculated CR\
C32 checksum (${je.digestSync()})`);if(je.update(new Uint8Array(I,p+Y,L-(Y+Q))),ke!==je.digestSync())throw new Error(`The message checksum (${je.digestSync()}) \
did not match the expected value of ${ke}`);return{headers:new DataView(I,p+Y+Q,re),body:new Uint8Array(I,p+Y+Q+re,ne-re-(Y+Q+Q))}}class z{headerMarshaller;messageBuffer;isEndOfStream;constructor(p,I){
this.headerMarshaller=new s(p,I),this.messageBuffer=[],this.isEndOfStream=!1}feed(p){this.messageBuffer.push(this.decode(p))}endOfStream(){this.isEndOfStream=!0}getMessage(){
const p=this.messageBuffer.pop(),I=this.isEndOfStream;return{getMessage(){return p},isEndOfStream(){return I}}}getAvailableMessages(){const p=this.messageBuffer;
this.messageBuffer=[];const I=this.isEndOfStream;return{getMessages(){return p},isEndOfStream(){return I}}}encode({headers:p,body:I}){const V=this.headerMarshaller.
format(p),ne=V.byteLength+I.byteLength+16,re=new Uint8Array(ne),me=new DataView(re.buffer,re.byteOffset,re.byteLength),ke=new R;return me.setUint32(0,ne,!1),me.
setUint32(4,V.byteLength,!1),ke.update(re.subarray(0,8)),me.setUint32(8,ke.digestSync(),!1),re.set(V,12),re.set(I,V.byteLength+12),ke.update(re.subarray(8,ne-4)),
me.setUint32(ne-4,ke.digestSync(),!1),re}decode(p){const{headers:I,body:V}=de(p);return{headers:this.headerMarshaller.parse(I),body:V}}formatHeaders(p){return this.
headerMarshaller.format(p)}}class Te{options;constructor(p){this.options=p}[Symbol.asyncIterator](){return this.asyncIterator()}async*asyncIterator(){for await(const p of this.
options.inputStream)yield this.options.decoder.decode(p)}}class tt{options;constructor(p){this.options=p}[Symbol.asyncIterator](){return this.asyncIterator()}async*asyncIterator(){
for await(const p of this.options.messageStream)yield this.options.encoder.encode(p);this.options.includeEndFrame&&(yield new Uint8Array(0))}}class qe{options;constructor(p){
this.options=p}[Symbol.asyncIterator](){return this.asyncIterator()}async*asyncIterator(){for await(const p of this.options.messageStream){const I=await this.options.
deserializer(p);I!==void 0&&(yield I)}}}class Qe{options;constructor(p){this.options=p}[Symbol.asyncIterator](){return this.asyncIterator()}async*asyncIterator(){
for await(const p of this.options.inputStream)yield this.options.serializer(p)}}function Ye(L){let p=0,I=0,V=null,ne=null;const re=ke=>{if(typeof ke!="number")throw new Error(
"Attempted to allocate an event message where size was not a number: "+ke);p=ke,I=4,V=new Uint8Array(ke),new DataView(V.buffer).setUint32(0,ke,!1)},me=async function*(){
const ke=L[Symbol.asyncIterator]();for(;;){const{value:je,done:rt}=await ke.next();if(rt){if(p)if(p===I)yield V;else throw new Error("Truncated event message re\
ceived.");else return;return}const ct=je.length;let Ve=0;for(;Ve<ct;){if(!V){const st=ct-Ve;ne||(ne=new Uint8Array(4));const it=Math.min(4-I,st);if(ne.set(je.slice(
Ve,Ve+it),I),I+=it,Ve+=it,I<4)break;re(new DataView(ne.buffer).getUint32(0,!1)),ne=null}const et=Math.min(p-I,ct-Ve);V.set(je.slice(Ve,Ve+et),I),I+=et,Ve+=et,p&&
p===I&&(yield V,V=null,p=0,I=0)}}};return{[Symbol.asyncIterator]:me}}function nt(L,p){const I=Xe(p.deserializer,p.toUtf8);return{[Symbol.asyncIterator]:async function*(){
for await(const V of L){const ne=p.eventStreamCodec.decode(V),re=await I(ne);re!==void 0&&(yield re)}}}}function Xe(L,p){return async function(I){const{value:V}=I.
headers[":message-type"];if(V==="error"){const ne=new Error(I.headers[":error-message"].value||"UnknownError");throw ne.name=I.headers[":error-code"].value,ne}else if(V===
"exception"){const ne=I.headers[":exception-type"].value,re={[ne]:I},me=await L(re);if(me.$unknown){const ke=new Error(p(I.body));throw ke.name=ne,ke}throw me[ne]}else if(V===
"event"){const ne={[I.headers[":event-type"].value]:I},re=await L(ne);return re.$unknown?void 0:re}else throw Error(`Unrecognizable event type: ${I.headers[":ev\
ent-type"].value}`)}}let Me=class{eventStreamCodec;utfEncoder;constructor({utf8Encoder:p,utf8Decoder:I}){this.eventStreamCodec=new z(p,I),this.utfEncoder=p}deserialize(p,I){
const V=Ye(p);return new qe({messageStream:new Te({inputStream:V,decoder:this.eventStreamCodec}),deserializer:Xe(I,this.utfEncoder)})}serialize(p,I){return new tt(
{messageStream:new Qe({inputStream:p,serializer:I}),encoder:this.eventStreamCodec,includeEndFrame:!0})}};const $=L=>new Me(L);class se{universalMarshaller;constructor({
utf8Encoder:p,utf8Decoder:I}){this.universalMarshaller=new Me({utf8Decoder:I,utf8Encoder:p})}deserialize(p,I){const V=typeof p[Symbol.asyncIterator]=="function"?
p:Ne(p);return this.universalMarshaller.deserialize(V,I)}serialize(p,I){return A.from(this.universalMarshaller.serialize(p,I))}}const be=L=>new se(L);async function*Ne(L){
let p=!1,I=!1;const V=new Array;for(L.on("error",ne=>{if(p||(p=!0),ne)throw ne}),L.on("data",ne=>{V.push(ne)}),L.on("end",()=>{p=!0});!I;){const ne=await new Promise(
re=>setTimeout(()=>re(V.shift()),0));ne&&(yield ne),I=p&&V.length===0}}const Je=L=>({[Symbol.asyncIterator]:async function*(){const p=L.getReader();try{for(;;){
const{done:I,value:V}=await p.read();if(I)return;yield V}}finally{p.releaseLock()}}}),at=L=>{const p=L[Symbol.asyncIterator]();return new ReadableStream({async pull(I){
const{done:V,value:ne}=await p.next();if(V)return I.close();I.enqueue(ne)}})},Tt=L=>Object.assign(L,{eventStreamMarshaller:L.eventStreamSerdeProvider(L)});class Fe{marshaller;serializer;deserializer;serdeContext;defaultContentType;compositeErrorRegistry;constructor({
marshaller:p,serializer:I,deserializer:V,serdeContext:ne,defaultContentType:re,compositeErrorRegistry:me}){this.marshaller=p,this.serializer=I,this.deserializer=
V,this.serdeContext=ne,this.defaultContentType=re,this.compositeErrorRegistry=me}async serializeEventStream({eventStream:p,requestSchema:I,initialRequest:V,initialMessageType:ne}){
const re=this.marshaller,me=I.getEventStreamMember(),ke=I.getMemberSchema(me),je=this.serializer,rt=this.defaultContentType,ct=Symbol("initialRequestMarker"),Ve={
async*[Symbol.asyncIterator](){if(V){const et={":event-type":{type:"string",value:ne??"initial-request"},":message-type":{type:"string",value:"event"},":content\
-type":{type:"string",value:rt}};je.write(I,V);const st=je.flush();yield{[ct]:!0,headers:et,body:st}}for await(const et of p)yield et}};return re.serialize(Ve,et=>{
if(et[ct])return{headers:et.headers,body:et.body};let st="";for(const Pe in et)if(m(et,Pe)&&Pe!=="__type"){st=Pe;break}const{additionalHeaders:it,body:Se,eventType:J,
explicitPayloadContentType:pe}=this.writeEventBody(st,ke,et);return{headers:{":event-type":{type:"string",value:J},":message-type":{type:"string",value:"event"},
":content-type":{type:"string",value:pe??rt},...it},body:Se}})}async deserializeEventStream({response:p,responseSchema:I,initialResponseContainer:V,initialMessageType:ne}){
const re=this.marshaller,me=I.getEventStreamMember(),je=I.getMemberSchema(me).getMemberSchemas(),rt=Symbol("initialResponseMarker"),ct=re.deserialize(p.body,async st=>{
let it="";for(const J in st)if(m(st,J)&&J!=="__type"){it=J;break}const Se=st[it].body;if(it===(ne??"initial-response")){const J=await this.deserializer.read(I,Se);
return delete J[me],{[rt]:!0,...J}}else if(it in je){const J=je[it];if(J.isStructSchema()){const pe={};let Ce=!1;for(const[Pe,d]of J.structIterator()){const{eventHeader:E,
eventPayload:G}=d.getMergedTraits();if(Ce=Ce||!!(E||G),G)d.isBlobSchema()?pe[Pe]=Se:d.isStringSchema()?pe[Pe]=(this.serdeContext?.utf8Encoder??P)(Se):d.isStructSchema()&&
(pe[Pe]=await this.deserializer.read(d,Se));else if(E){const Z=st[it].headers[Pe]?.value;Z!=null&&(d.isNumericSchema()?Z&&typeof Z=="object"&&"bytes"in Z?pe[Pe]=
BigInt(Z.toString()):pe[Pe]=Number(Z):pe[Pe]=Z)}}return{[it]:await this.readEventMember(J,Se,Ce,pe)}}return{[it]:await this.deserializer.read(J,Se)}}else return{
$unknown:st}}),Ve=ct[Symbol.asyncIterator](),et=await Ve.next();if(et.done)return ct;if(et.value?.[rt]){if(!I)throw new Error("@smithy::core/protocols - initial\
-response event encountered in event stream but no response schema given.");for(const st in et.value)m(et.value,st)&&(V[st]=et.value[st])}return{async*[Symbol.asyncIterator](){
for(et?.value?.[rt]||(yield et.value);;){const{done:st,value:it}=await Ve.next();if(st)break;yield it}}}}async readEventMember(p,I,V,ne){let re;const me=p.getSchema();
if(Array.isArray(me)&&me[0]===-3){const je=me[1],rt=C.for(je);this.compositeErrorRegistry?.copyFrom(rt),re=(this.compositeErrorRegistry??rt)?.getErrorCtor(me)}const ke=V?
ne:I.byteLength===0?{}:await this.deserializer.read(p,I);if(re){const je=ke.message??ke.Message??"Unknown",rt={},ct=p.getMergedTraits().error;return ct&&(rt.$fault=
ct),Object.assign(new re({}),rt,{message:je},ke)}return ke}writeEventBody(p,I,V){const ne=this.serializer;let re=p,me=null,ke;const je=I.getSchema()[4].includes(
p),rt={};if(je){const et=I.getMemberSchema(p);if(et.isStructSchema()){for(const[st,it]of et.structIterator()){const{eventHeader:Se,eventPayload:J}=it.getMergedTraits();
if(J)me=st;else if(Se){const pe=V[p][st];let Ce="binary";it.isNumericSchema()?(-2)**31<=pe&&pe<=2**31-1?Ce="integer":Ce="long":it.isTimestampSchema()?Ce="timest\
amp":it.isStringSchema()?Ce="string":it.isBooleanSchema()&&(Ce="boolean"),pe!=null&&(rt[st]={type:Ce,value:pe},delete V[p][st])}}if(me!==null){const st=et.getMemberSchema(
me);st.isBlobSchema()?ke="application/octet-stream":st.isStringSchema()&&(ke="text/plain"),ne.write(st,V[p][me])}else ne.write(et,V[p])}else if(et.isUnitSchema())
ne.write(et,{});else throw new Error("@smithy/core/event-streams - non-struct member not supported in event stream union.")}else{const[et,st]=V[p];re=et,ne.write(
15,st)}const ct=ne.flush()??new Uint8Array;return{body:typeof ct=="string"?(this.serdeContext?.utf8Decoder??f)(ct):ct,eventType:re,explicitPayloadContentType:ke,
additionalHeaders:rt}}}r.EventStreamCodec=z,r.EventStreamMarshaller=se,r.EventStreamSerde=Fe,r.HeaderMarshaller=s,r.Int64=N,r.MessageDecoderStream=Te,r.MessageEncoderStream=
tt,r.SmithyMessageDecoderStream=qe,r.SmithyMessageEncoderStream=Qe,r.UniversalEventStreamMarshaller=Me,r.eventStreamSerdeProvider=be,r.getChunkedStream=Ye,r.getMessageUnmarshaller=
Xe,r.getUnmarshalledStream=nt,r.iterableToReadableStream=at,r.readableStreamToIterable=Je,r.resolveEventStreamSerdeConfig=Tt,r.universalEventStreamSerdeProvider=
$}),3422:((Ae,r,x)=>{const{Uint8ArrayBlobAdapter:R,writeKey:m,sdkStreamMixin:w,splitEvery:O,splitHeader:P,NumericValue:f,toUtf8:A,fromBase64:C,LazyJsonString:N,
_parseEpochTimestamp:l,_parseRfc7231DateTime:s,_parseRfc3339DateTimeWithOffset:h,fromUtf8:_,generateIdempotencyToken:c,toBase64:i,dateToUtcString:S,quoteHeader:M,
parseEpochTimestamp:H,parseRfc7231DateTime:y,parseRfc3339DateTimeWithOffset:D}=x(2430),{HttpRequest:K,HttpResponse:ae,hasOwn:oe,isValidHostname:T,getSmithyContext:Y}=x(
4534),{parseQueryString:Q,parseUrl:ue}=x(4534);r.HttpRequest=K,r.HttpResponse=ae,r.isValidHostname=T,r.parseQueryString=Q,r.parseUrl=ue;const{NormalizedSchema:de,
translateTraits:z,TypeRegistry:Te,deref:tt}=x(6890),{FieldPosition:qe}=x(690),Qe=async(X=new Uint8Array,t)=>{if(X instanceof Uint8Array)return R.mutate(X);if(!X)
return R.mutate(new Uint8Array);const e=t.streamCollector(X);return R.mutate(await e)};function Ye(X){return/^[\w.~-]+$/.test(X)?X:encodeURIComponent(X).replace(
/[!'()*]/g,function(t){return"%"+t.charCodeAt(0).toString(16).toUpperCase()})}const nt=Symbol.for("@smithy/schema-x");class Xe extends de{static identity=Symbol.
for("@smithy/HttpBindingNormalizedSchema");identity=Xe.identity;bindings;constructor(t){super(t)}static of(t){const e=de.of(t);if(e.identity===Xe.identity)return e;
const a=e.isMemberSchema()?e:e.getSchema(),o=typeof a=="object"&&a!==null?a:e;return o[nt]??=new Xe(e)}getHttpBindingLocation(t){return t.httpPayload?36:t.httpLabel?
33:t.httpHeader?38:typeof t.httpPrefixHeaders=="string"?39:t.httpQuery?34:t.httpQueryParams?35:t.httpResponseCode?37:32}getHttpBindingValue(t,e,a=!1){const o=this.
getSchema(),b=typeof o=="number"?o&255:this.isListSchema()?64:255,g=t&7,k=e.mediaType?e.mediaType==="application/json"||e.mediaType.endsWith("+json")?2:1:0,W=e.
streaming||b===42?this.isStructSchema()?2:1:0,le=b>=4&&b<=7?g>=6?2:g>0&&g<4?1:0:0;let _e=b|k<<8|(e.idempotencyToken?1:0)<<10|W<<11|(e.sparse?1:0)<<13|le<<14|(e.
hostLabel?1:0)<<17|(t===36&&typeof o!="object"?1:0)<<18;const Ie=b&192,We=g&2&&(Ie===64||!a&&g&1)?this.getHttpBindingCollectionValue(t,e):void 0,ut=(We?.[1]??0)&
255;return _e|=(g>=6&&(ut===4||ut===6)?1:0)<<16,[this,_e,We]}getHttpBindingCollectionValue(t,e=this.getMergedTraits()){const a=Xe.of(this.getValueSchema());return a.
getHttpBindingValue(t,{...a.getMergedTraits(),...e},!0)}getHttpBindings(){const t=this.getSchema();return typeof t!="object"||t===null?be:this.bindings??=Me(this)}}
const Me=X=>{const t=[],e=[],a=[],o=[],b=[],g={},k={},W=[],le={headers:k,prefixHeaders:W},_e={request:{memberBindings:b,byName:g},response:{bodyMemberNames:t,bindings:le}},
{request:Ie,response:We}=_e;for(const[ut,mt]of X.structIterator()){const Et=Xe.of(mt),yt=Et.getMergedTraits(),Rt=Et.getHttpBindingLocation(yt),St=yt.httpHeader?.
toLowerCase()??yt.httpPrefixHeaders?.toLowerCase()??yt.httpQuery,It=Et.getHttpBindingValue(Rt,yt),wt=[ut,It,Rt,St];ut==="__proto__"&&m(g),g[ut]=wt,It[1]>>10&1&&
(Ie.hasIdempotency=!0),b.push(wt);const Ct=Rt&7;if(Ct===0&&(a.push(ut),o.push(mt)),(Ct&4)===0)t.push(ut),e.push(mt);else if((Ct&6)===4)if(Ct&1)le.statusCode=wt;else{
le.payload=wt;const Nt=It[1]&255;Ie.contentTypeInstruction=yt.mediaType??(Nt===0?"text/plain":Nt===21||Nt===42?"application/octet-stream":null)}else Ct&1?(Ie.hasPrefixHeaders=
!0,W.push(wt)):(St==="__proto__"&&m(k),k[St]=wt)}return Ie.contentTypeInstruction===void 0&&a.length&&(Ie.contentTypeInstruction=null),Ie.syntheticBodySchema=Je(
X,a,o),We.syntheticBodySchema=Je(X,t,e),_e},$=X=>{const t=[];let e=0;for(const a of X.matchAll(/\{([^{}+]+)(\+)?\}/g))a.index>e&&t.push([X.slice(e,a.index),0]),
t.push([a[1],a[2]?2:1]),e=a.index+a[0].length;return t.length&&e<X.length&&t.push([X.slice(e),0]),t.length?t:void 0},se=X=>{const{http:t,endpoint:e}=z(X.traits??
{}),[a,o]=t?.[1].split("?")??[];return[t?.[0],a,o?[...new URLSearchParams(o)]:[],a?$(a):void 0,e?.[0]]},be={request:{memberBindings:[],byName:{}},response:{bodyMemberNames:[],
bindings:{headers:{},prefixHeaders:[]}}},Ne=X=>X[nt]??=se(X),Je=(X,t,e)=>{if(!t.length)return;const a=X.getSchema(),o=[3,a[1],a[2],X.getMergedTraits(),t,e],b=a[6],
g=b&&t.reduce((k,W)=>k+(a[4].indexOf(W)<b?1:0),0);return g&&(o[6]=g),o};class at{serdeContext;setSerdeContext(t){this.serdeContext=t}}class Tt extends at{options;compositeErrorRegistry;constructor(t){
super(),this.options=t,this.compositeErrorRegistry=new Te(t.defaultNamespace);for(const e of t.errorTypeRegistries??[])this.compositeErrorRegistry.copyFrom(e)}getRequestType(){
return K}getResponseType(){return ae}setSerdeContext(t){this.serdeContext=t,this.serializer.setSerdeContext(t),this.deserializer.setSerdeContext(t),this.getPayloadCodec()&&
this.getPayloadCodec().setSerdeContext(t)}updateServiceEndpoint(t,e){if("url"in e){t.protocol=e.url.protocol,t.hostname=e.url.hostname,t.port=e.url.port?Number(
e.url.port):void 0,t.path=e.url.pathname,t.fragment=e.url.hash||void 0,t.username=e.url.username||void 0,t.password=e.url.password||void 0,t.query||(t.query={});
for(const[a,o]of e.url.searchParams.entries())t.query[a]=o;if(e.headers)for(const a in e.headers)oe(e.headers,a)&&(t.headers[a]=e.headers[a].join(", "));return t}else{
if(t.protocol=e.protocol,t.hostname=e.hostname,t.port=e.port?Number(e.port):void 0,t.path=e.path,t.query={...e.query},e.headers)for(const a in e.headers)oe(e.headers,
a)&&(t.headers[a]=e.headers[a]);return t}}setHostPrefix(t,e,a,o=Ne(e)){if(this.serdeContext?.disableHostPrefix)return;const b=o[4];if(typeof b!="string")return;
let g=b;for(const[k,[,W]]of Xe.of(e.input).getHttpBindings().request.memberBindings){if(!(W>>17&1))continue;const le=a[k];if(typeof le!="string")throw new Error(
`@smithy/core/schema - ${k} in input must be a string as hostLabel.`);g=g.replace(`{${k}}`,le)}if(t.hostname=g+t.hostname,!T(t.hostname))throw new Error(`[${t.hostname}\
] is not a valid hostname.`)}deserializeMetadata(t){return{httpStatusCode:t.statusCode,requestId:t.headers["x-amzn-requestid"]??t.headers["x-amzn-request-id"]??
t.headers["x-amz-request-id"],extendedRequestId:t.headers["x-amz-id-2"],cfId:t.headers["x-amz-cf-id"]}}resolveError(t,e,a){const o=[-3,"","Error",0,[],[],0];let b;
for(const g of a)for(const k of e)try{k==="*"?b=g.getSchema(t):b=g.getSchema(k+"#"+t);const W=g.getErrorCtor(b);if(W)return[b,W,"modeled"];{const le=g.getBaseException();
if(le){const _e=g.getErrorCtor(le);if(_e)return[b,_e,"synthetic"]}}}catch{}for(const g of a){const k=g.getBaseException();if(k){const W=g.getErrorCtor(k);if(W)return[
k,W,"synthetic"]}}return[o,Error,"native"]}async serializeEventStream({eventStream:t,requestSchema:e,initialRequest:a}){return(await this.loadEventStreamCapability()).
serializeEventStream({eventStream:t,requestSchema:e,initialRequest:a})}async deserializeEventStream({response:t,responseSchema:e,initialResponseContainer:a}){return(await this.
loadEventStreamCapability()).deserializeEventStream({response:t,responseSchema:e,initialResponseContainer:a})}async loadEventStreamCapability(){const{EventStreamSerde:t,
eventStreamSerdeProvider:e}=x(6579),a=this.resolveEventStreamMarshaller(e);return new t({marshaller:a,serializer:this.serializer,deserializer:this.deserializer,
serdeContext:this.serdeContext,defaultContentType:this.getDefaultContentType(),compositeErrorRegistry:this.compositeErrorRegistry})}getDefaultContentType(){throw new Error(
`@smithy/core/protocols - ${this.constructor.name} getDefaultContentType() implementation missing.`)}async deserializeHttpMessage(t,e,a,o,b){return[]}getEventStreamMarshaller(){
const t=this.serdeContext;if(!t.eventStreamMarshaller)throw new Error("@smithy/core - HttpProtocol: eventStreamMarshaller missing in serdeContext.");return t.eventStreamMarshaller}resolveEventStreamMarshaller(t){
const e=this.serdeContext;return e.eventStreamMarshaller?e.eventStreamMarshaller:t(this.serdeContext)}}class Fe extends Tt{async serializeRequest(t,e,a){const o=e&&
typeof e=="object"?e:{},b={},g={},k=await a.endpoint(),W=Xe.of(t?.input),le=W.getHttpBindings().request,_e=Ne(t),Ie=new K({query:b,headers:g});if(k){this.updateServiceEndpoint(
Ie,k),this.setHostPrefix(Ie,t,o,_e);const[ut,mt,Et]=_e;if(ut){Ie.method=ut,Ie.path=Ie.path==="/"?mt:Ie.path+mt;for(const[yt,Rt]of Et)b[yt]=Rt}}Ie.query=b;const We=this.
serializeHttpBindings(o,Ie,le,_e);return We&&(Ie.body=await this.serializeEventStream({eventStream:We,requestSchema:W})),Ie}serializeHttpBindings(t,e,a,o){const b=this.
serializer,g=typeof b.writeCodec=="function"?b:void 0,k=e.query,W=e.headers,le=a.syntheticBodySchema;let _e=!1,Ie,We,ut;const mt=Object.getOwnPropertyNames(t),Et=Object.
getPrototypeOf(t),yt=(Et===Object.prototype||Et===null)&&!a.hasIdempotency&&!a.hasPrefixHeaders&&mt.length*2<a.memberBindings.length,Rt=yt?mt.length:a.memberBindings.
length;for(let wt=0;wt<Rt;++wt){const Ct=yt?oe(a.byName,mt[wt])?a.byName[mt[wt]]:void 0:a.memberBindings[wt];if(!Ct)continue;const Nt=Ct[1],Gt=Ct[0],Zt=Nt[0],Yt=Nt[1],
qt=Nt[2],Ut=Ct[2],en=Ct[3],Ft=t[Gt];if(!(Ft==null&&!(Yt>>10&1)))if(Ut===36){const Ht=Yt>>11&3;Ht?Ht===2?We=Ft||void 0:Ie=Ft:(g?g.writeCodec(Zt,Ft):b.write(Zt,Ft),
Ie=b.flush())}else if(Ut===33||Ut===38){const Ht=this.serializeHttpValue(Nt,Ft,Ut,g);Ut===33?(ut??=Object.create(null))[Gt]=Ht:W[en]=Ht}else if(Ut===39)for(const Ht in Ft){
if(!oe(Ft,Ht))continue;const tn=en+Ht;W[tn.toLowerCase()]=this.serializeHttpValue(qt,Ft[Ht],38,g,g?qt[0]:[qt[0],{httpHeader:tn}])}else(Ut&62)===34?this.serializeQuery(
Nt,Ft,en,k,g):_e=!0}const St=o[1],It=o[3];return St&&It&&e.path.endsWith(St)&&(e.path=e.path.slice(0,-St.length)+this.serializePath(It,ut,a)),_e&&le&&(g?g.writeCodec(
le,t):b.write(le,t),Ie=b.flush()),e.body=Ie,We}serializeQuery(t,e,a,o,b){const[g,k,W]=t,le=b?void 0:g.getMergedTraits();if(a===void 0){for(const _e in e)!oe(e,_e)||
_e in o||(b||Object.assign(W[0].getMergedTraits(),{...le,httpQuery:_e,httpQueryParams:void 0}),this.serializeQuery(W,e[_e],_e,o,b));return}if((k&192)===64){const _e=[];
for(const Ie of e){const We=this.serializeHttpValue(W,Ie,34,b,b?W[0]:[W[0],le]);(k>>13&1||We!==void 0)&&_e.push(We)}o[a]=_e}else o[a]=this.serializeHttpValue(t,
e,34,b,b?g:[g,le])}serializeHttpValue(t,e,a,o,b=t[0]){const g=t[1],k=g&255;return o&&!(g&1792)&&(k<=2||k===17||k===19)?String(e):(o?o.writeHttpBinding(t,e,a):this.
serializer.write(b,e),this.serializer.flush())}serializePath(t,e,a){let o="";for(const[b,g]of t){if(g===0){o+=b;continue}const k=e?.[b];if(k===void 0){if(oe(a.byName,
b)&&a.byName[b][2]===33)throw new Error(`No value provided for input HTTP label: ${b}.`);o+=`{${b}${g===2?"+":""}}`}else o+=g===2?k.split("/").map(Ye).join("/"):
Ye(k)}return o}async deserializeResponse(t,e,a){const o=this.deserializer,b=typeof o.readCodec=="function"?o:void 0,g=Xe.of(t.output),k=g.getHttpBindings().response,
W={};if(a.statusCode>=300){const _e=await Qe(a.body,e);throw _e.byteLength>0&&Object.assign(W,await o.read(15,_e)),await this.handleError(t,e,a,W,this.deserializeMetadata(
a)),new Error("@smithy/core/protocols - HTTP Protocol error handler failed to throw.")}const le=await this.deserializeHttpMessage(g,e,a,W);if(le.length){const _e=await Qe(
a.body,e);if(_e.byteLength>0){const Ie=await(b?b.readCodec(k.syntheticBodySchema,_e):o.read(k.syntheticBodySchema,_e));for(const We of le)Ie[We]!=null&&(W[We]=Ie[We])}}else
k.bindings.payload||await Qe(a.body,e);return W.$metadata=this.deserializeMetadata(a),W}async deserializeHttpMessage(t,e,a,o,b){const g=o instanceof Set?b:o,k=this.
deserializer,W=typeof k.readCodec=="function"?k:void 0,le=Xe.of(t),{bodyMemberNames:_e,bindings:{payload:Ie,statusCode:We,headers:ut,prefixHeaders:mt}}=le.getHttpBindings().
response,Et=a.headers;if(Ie){const[yt,Rt]=Ie,[St,It]=Rt,wt=It>>11&3;if(wt)wt===2?g[yt]=await this.deserializeEventStream({response:a,responseSchema:le}):g[yt]=w(
a.body);else if(a.body){const Ct=await Qe(a.body,e);Ct.byteLength>0&&(g[yt]=await(W?W.readPayload(Rt,Ct):k.read(St,Ct)))}}for(const yt in Et){if(!oe(Et,yt))continue;
const Rt=yt.toLowerCase(),St=Et[yt];Rt!==yt&&(delete Et[yt],Et[Rt]=St);const It=oe(ut,Rt)?ut[Rt]:void 0;if(!It)continue;const[wt,[Ct,Nt,Gt],,Zt]=It;if(Gt){const Yt=Nt>>
16&1?O(St,",",2):P(St),qt=[];for(const Ut of Yt)qt.push(W?W.readHttpBinding(Gt,Ut.trim(),38):await k.read([Gt[0],{httpHeader:Zt}],Ut.trim()));g[wt]=qt}else g[wt]=
W?W.readHttpBinding(It[1],St,38):await k.read(Ct,St)}for(const[yt,[,,Rt],,St]of mt){g[yt]={};for(const It in Et){if(!oe(Et,It)||!It.startsWith(St))continue;const wt=Et[It];
g[yt][It.slice(St.length)]=W?W.readHttpBinding(Rt,wt,38):await k.read([Rt[0],{httpHeader:It}],wt)}}return We&&(g[We[0]]=a.statusCode),_e}}class L extends Tt{async serializeRequest(t,e,a){
const o=this.serializer,b={},g={},k=await a.endpoint(),W=de.of(t?.input),le=W.getSchema();let _e;const Ie=e&&typeof e=="object"?e:{},We=new K({protocol:"",hostname:"",
port:void 0,path:"/",fragment:void 0,query:b,headers:g,body:void 0});if(k&&(this.updateServiceEndpoint(We,k),this.setHostPrefix(We,t,Ie)),Ie){const ut=W.getEventStreamMember();
if(ut){if(Ie[ut]){const mt={};for(const[Et]of W.structIterator())Et!==ut&&Ie[Et]!=null&&(mt[Et]=Ie[Et]);_e=await this.serializeEventStream({eventStream:Ie[ut],requestSchema:W,
initialRequest:mt})}}else o.write(le,Ie),_e=o.flush()}return We.headers=Object.assign(We.headers,g),We.query=b,We.body=_e,We.method="POST",We}async deserializeResponse(t,e,a){
const o=this.deserializer,b=de.of(t.output),g={};if(this.isErrorResponse(a.statusCode)){const W=await Qe(a.body,e);throw W.byteLength>0&&Object.assign(g,await o.
read(15,W)),await this.handleError(t,e,a,g,this.deserializeMetadata(a)),new Error("@smithy/core/protocols - RPC Protocol error handler failed to throw.")}for(const W in a.
headers){if(!oe(a.headers,W))continue;const le=a.headers[W];delete a.headers[W],a.headers[W.toLowerCase()]=le}const k=b.getEventStreamMember();if(k)g[k]=await this.
deserializeEventStream({response:a,responseSchema:b,initialResponseContainer:g});else{const W=await Qe(a.body,e);W.byteLength>0&&Object.assign(g,await o.read(b,
W))}return g.$metadata=this.deserializeMetadata(a),g}isErrorResponse(t){return t>=300}}class p extends L{constructor({defaultNamespace:t,errorTypeRegistries:e}){
super({defaultNamespace:t,errorTypeRegistries:e})}async serializeRequest(t,e,a){const o=await super.serializeRequest(t,e,a);Object.assign(o.headers,{"content-ty\
pe":this.getDefaultContentType(),"smithy-protocol":this.getSmithyProtocolHeaderValue(),accept:this.getDefaultContentType()}),tt(t.input)==="unit"?(delete o.body,
delete o.headers["content-type"]):this.applyEmptyBody(o);const{service:b,operation:g}=Y(a),k=`/service/${b}/operation/${g}`;return o.path.endsWith("/")?o.path+=
k.slice(1):o.path+=k,o}isErrorResponse(t){return t!==200}}const I=(X,t,e,a,o,b)=>{if(t!=null&&t[e]!==void 0){const g=a();if(g==null||g.length<=0)throw new Error(
"Empty value provided for input HTTP label: "+e+".");X=X.replace(o,b?g.split("/").map(k=>Ye(k)).join("/"):Ye(g))}else throw new Error("No value provided for inp\
ut HTTP label: "+e+".");return X};function V(X,t){return new ne(X,t)}class ne{input;context;query={};method="";headers={};path="";body=null;hostname="";resolvePathStack=[];constructor(t,e){
this.input=t,this.context=e}async build(){const{hostname:t,protocol:e="https",port:a,path:o}=await this.context.endpoint();this.path=o;for(const b of this.resolvePathStack)
b(this.path);return new K({protocol:e,hostname:this.hostname||t,port:a,method:this.method,path:this.path,query:this.query,body:this.body,headers:this.headers})}hn(t){
return this.hostname=t,this}bp(t){return this.resolvePathStack.push(e=>{this.path=`${e?.endsWith("/")?e.slice(0,-1):e||""}`+t}),this}p(t,e,a,o){return this.resolvePathStack.
push(b=>{this.path=I(b,this.input,t,e,a,o)}),this}h(t){return this.headers=t,this}q(t){return this.query=t,this}b(t){return this.body=t,this}m(t){return this.method=
t,this}}class re extends at{settings;constructor(t){super(),this.settings=t}read(t,e){const a=Xe.of(t),o=a.getMergedTraits(),b=a.getHttpBindingLocation(o);return this.
readHttpBinding(a.getHttpBindingValue(b,o),e,b)}readHttpBinding([t,e,a],o,b){const g=e&255;if((g&192)===64)return a??=t.getHttpBindingCollectionValue(b),P(o).map(
k=>this.readHttpBinding(a,k,b));switch(g){case 21:case 42:return(this.serdeContext?.base64Decoder??C)(o);case 4:case 5:case 6:case 7:{const k=this.settings.httpBindings?
e>>14&3:0;switch(this.settings.timestampFormat.useTrait&&g>4?g:k?k+4:this.settings.timestampFormat.default){case 5:return h(o);case 6:return s(o);case 7:return l(
o);default:return console.warn("Missing timestamp format, parsing value with Date constructor:",o),new Date(o)}}case 0:{const k=e>>8&3;if(!k)return o;let W=o;return(b&
6)===6&&(W=(this.serdeContext?.utf8Encoder??A)((this.serdeContext?.base64Decoder??C)(W))),k===2?N.from(W):W}case 1:return Number(o);case 2:return o.toLowerCase()===
"true";case 17:return BigInt(o);case 19:return new f(o,"bigDecimal");default:return o}}}class me extends at{codecDeserializer;stringDeserializer;constructor(t,e){
super(),this.codecDeserializer=t,this.stringDeserializer=new re(e)}setSerdeContext(t){this.stringDeserializer.setSerdeContext(t),this.codecDeserializer.setSerdeContext(
t),this.serdeContext=t}read(t,e){const a=Xe.of(t),o=a.getMergedTraits();if(o.httpHeader||o.httpResponseCode){const b=a.getHttpBindingValue(38,o);return this.readHttpBinding(
b,e,38)}return o.httpPayload?this.readPayload(a.getHttpBindingValue(36,o),e):this.readCodec(a,e)}readHttpBinding(t,e,a){const o=typeof e=="string"?e:(this.serdeContext?.
utf8Encoder??A)(e);return this.stringDeserializer.readHttpBinding(t,o,a)}readPayload([t,e],a){const o=e&255;return o===21||o===42?typeof a=="string"?(this.serdeContext?.
utf8Decoder??_)(a):a:o===0?typeof a=="string"?a:(this.serdeContext?.utf8Encoder??A)(a):this.readCodec(t,a)}readCodec(t,e){return this.codecDeserializer.read(t,e)}}
class ke extends at{settings;stringBuffer="";constructor(t){super(),this.settings=t}write(t,e){const a=Xe.of(t),o=a.getMergedTraits(),b=a.getHttpBindingLocation(
o);this.writeHttpBinding(a.getHttpBindingValue(b,o),e,b)}writeHttpBinding([t,e,a],o,b){const g=e&255;switch(typeof o){case"object":if(o===null){this.stringBuffer=
"null";return}if(g>=4&&g<=7){if(!(o instanceof Date))throw new Error(`@smithy/core/protocols - received non-Date value ${o} when schema expected Date in ${t.getName(
!0)}`);const le=this.settings.httpBindings?e>>14&3:0;switch(this.settings.timestampFormat.useTrait&&g>4?g:le?le+4:this.settings.timestampFormat.default){case 5:
this.stringBuffer=o.toISOString().replace(".000Z","Z");break;case 6:this.stringBuffer=S(o);break;case 7:this.stringBuffer=String(o.getTime()/1e3);break;default:
console.warn("Missing timestamp format, using epoch seconds",o),this.stringBuffer=String(o.getTime()/1e3)}return}if((g===21||g===42)&&"byteLength"in o){this.stringBuffer=
(this.serdeContext?.base64Encoder??i)(o);return}if((g&192)===64&&Array.isArray(o)){a??=t.getHttpBindingCollectionValue(b);const le=a[1]&255,_e=le>=4&&le<=7;let Ie="";
for(const We of o){this.writeHttpBinding(a,We,b);const ut=this.flush();Ie&&(Ie+=", "),Ie+=_e?ut:M(ut)}this.stringBuffer=Ie;return}this.stringBuffer=JSON.stringify(
o,null,2);break;case"string":const k=e>>8&3;let W=o;if(k===2&&(W=N.from(W)),k&&(b&6)===6){this.stringBuffer=(this.serdeContext?.base64Encoder??i)(W.toString());
return}this.stringBuffer=o;break;default:this.stringBuffer=e>>10&1?c():String(o)}}flush(){const t=this.stringBuffer;return this.stringBuffer="",t}}class je{codecSerializer;stringSerializer;buffer;constructor(t,e,a=new ke(
e)){this.codecSerializer=t,this.stringSerializer=a}setSerdeContext(t){this.codecSerializer.setSerdeContext(t),this.stringSerializer.setSerdeContext(t)}write(t,e){
const a=Xe.of(t),o=a.getMergedTraits();if(o.httpHeader||o.httpLabel||o.httpQuery){const b=a.getHttpBindingLocation(o);this.writeHttpBinding(a.getHttpBindingValue(
b,o),e,b);return}this.writeCodec(a,e)}writeHttpBinding(t,e,a){this.stringSerializer.writeHttpBinding(t,e,a),this.buffer=this.stringSerializer.flush()}writeCodec(t,e){
this.codecSerializer.write(t,e)}flush(){if(this.buffer!==void 0){const t=this.buffer;return this.buffer=void 0,t}return this.codecSerializer.flush()}}function rt(X,t){
if(t.timestampFormat.useTrait){const k=X.getSchema();if(k===5||k===6||k===7)return k}const{httpLabel:e,httpPrefixHeaders:a,httpHeader:o,httpQuery:b}=X.getMergedTraits();
return(t.httpBindings?typeof a=="string"||o?6:b||e?5:void 0:void 0)??t.timestampFormat.default}class ct{name;kind;values;constructor({name:t,kind:e=qe.HEADER,values:a=[]}){
this.name=t,this.kind=e,this.values=a}add(t){this.values.push(t)}set(t){this.values=t}remove(t){this.values=this.values.filter(e=>e!==t)}toString(){return this.
values.map(t=>t.includes(",")||t.includes(" ")?`"${t}"`:t).join(", ")}get(){return this.values}}class Ve{entries={};encoding;constructor({fields:t=[],encoding:e="\
utf-8"}){t.forEach(this.setField.bind(this)),this.encoding=e}setField(t){this.entries[t.name.toLowerCase()]=t}getField(t){return this.entries[t.toLowerCase()]}removeField(t){
delete this.entries[t.toLowerCase()]}getByType(t){return Object.values(this.entries).filter(e=>e.kind===t)}}const et=X=>(X.logger&&X.logger.constructor?.name!==
"NoOpLogger"&&X.requestHandler?.updateHttpClientConfig?.(Symbol.for("logger"),X.logger),X.defaultSocketTimeout&&X.requestHandler?.updateHttpClientConfig?.(Symbol.
for("@smithy/defaultSocketTimeout"),X.defaultSocketTimeout),{setHttpHandler(t){X.requestHandler=t},httpHandler(){return X.requestHandler},updateHttpClientConfig(t,e){
X.requestHandler?.updateHttpClientConfig(t,e)},httpHandlerConfigs(){return X.requestHandler.httpHandlerConfigs()}}),st=X=>({requestHandler:X.httpHandler()}),it="\
content-length";function Se(X){return t=>async e=>{const a=e.request;if(K.isInstance(a)){const{body:o,headers:b}=a;if(o&&Object.keys(b).map(g=>g.toLowerCase()).
indexOf(it)===-1)try{const g=X(o);g!=null&&(a.headers={...a.headers,[it]:String(g)})}catch{}}return t({...e,request:a})}}const J={step:"build",tags:["SET_CONTEN\
T_LENGTH","CONTENT_LENGTH"],name:"contentLengthMiddleware",override:!0},pe=X=>({applyToStack:t=>{t.add(Se(X.bodyLengthChecker),J)}}),Ce=X=>encodeURIComponent(X).
replace(/[!'()*]/g,Pe),Pe=X=>`%${X.charCodeAt(0).toString(16).toUpperCase()}`,d=X=>X.split("/").map(Ce).join("/");function E(X){const t=[];for(let e of Object.keys(
X).sort()){const a=X[e];if(e=Ce(e),Array.isArray(a))for(let o=0,b=a.length;o<b;o++)t.push(`${e}=${Ce(a[o])}`);else{let o=e;(a||typeof a=="string")&&(o+=`=${Ce(a)}`),
t.push(o)}}return t.join("&")}class G{serdeContext;setSerdeContext(t){this.serdeContext=t}}class Z{from;to;keys;constructor(t,e){this.from=t,this.to=e;const a=Object.
keys(this.from),o=new Set(a);o.delete("__type"),this.keys=o}mark(t){this.keys.delete(t)}hasUnknown(){return this.keys.size===1&&Object.keys(this.to).length===0}writeUnknown(){
if(this.hasUnknown()){const t=this.keys.values().next().value,e=this.from[t];this.to.$unknown=[t,e]}}}let ge;function Re(){if(ge===void 0)try{if(typeof Buffer!=
"function")ge=!1;else{const X=JSON.parse(Buffer.from([123,125]));ge=X!==null&&typeof X=="object"}}catch{ge=!1}return ge}function ve(X,t,e){if(e?.source){const a=e.
source;if(typeof t=="number")return t<=Number.MAX_SAFE_INTEGER&&t>=Number.MIN_SAFE_INTEGER?He(a,t)?t:new f(a,"bigDecimal"):Ue(a)?new f(a,"bigDecimal"):/[eE]/.test(
a)?ht(a):BigInt(a)}return t}function Ue(X){const t=X.indexOf(".");if(t===-1)return!1;const e=X.search(/[eE]/);if(e===-1)return!0;const a=e-t-1;return parseInt(X.
slice(e+1),10)<a}function He(X,t){if(X===String(t)||Object.is(t,-0))return!0;if(/[eE]/.test(X))return ft(X)===ft(String(t));const e=X.replace(/(\.\d*?)0+$/,"$1").
replace(/\.$/,""),a=String(t);return e===a?!0:/[eE]/.test(a)?e===ft(a):!1}function ft(X){const t=X.startsWith("-"),e=t?X.slice(1):X,a=e.search(/[eE]/);let o;if(a===
-1)o=e;else{const b=parseInt(e.slice(a+1),10),g=e.slice(0,a),k=g.indexOf(".");let W,le;k===-1?(W=g,le=g.length):(W=g.slice(0,k)+g.slice(k+1),le=k),W=W.replace(/0+$/,
"")||"0";const _e=le+b;W==="0"?o="0":_e<=0?o="0."+"0".repeat(-_e)+W:_e>=W.length?o=W+"0".repeat(_e-W.length):o=W.slice(0,_e)+"."+W.slice(_e)}return o.includes("\
.")&&(o=o.replace(/(\.\d*?)0+$/,"$1").replace(/\.$/,"")),(t?"-":"")+o}function ht(X){const t=X.search(/[eE]/),e=parseInt(X.slice(t+1),10),a=X.startsWith("-"),o=X.
slice(a?1:0,t),b=o.indexOf(".");let g,k;if(b===-1)g=o,k=e;else{g=o.slice(0,b)+o.slice(b+1);const le=o.length-b-1;k=e-le}g=g.replace(/0+$/,"")||"0";const W=BigInt(
g)*10n**BigInt(k+(o.replace(".","").length-g.length));return a?-W:W}const Oe=Symbol.for("@aws-sdk/reviver");function xe(X){const t=de.of(X),e=t.getSchema();if(Array.
isArray(e)&&t.isStructSchema()){if(Oe in e)return e[Oe];const a=Ze(t,new Set);return e[Oe]=a,a}return Ze(t,new Set)}function Ze(X,t){const e=X.getSchema();if(t.
has(e))return!1;if(t.add(e),X.isBigIntegerSchema()||X.isBigDecimalSchema())return!0;if(X.isStructSchema()){for(const[,a]of X.structIterator())if(Ze(a,t))return!0}else if(X.
isListSchema()||X.isMapSchema()){if(Ze(X.getValueSchema(),t))return!0}else if(X.isDocumentSchema())return!0;return!1}const v=(X,t)=>Qe(X,t).then(e=>(t?.utf8Encoder??
A)(e));async function U(X,t,e){let a;if(Re()&&typeof X?.[Symbol.asyncIterator]=="function"){const b=await Qe(X,t);typeof Buffer=="function"&&(Buffer.isBuffer(b)?
a=b:a=Buffer.from(b.buffer,b.byteOffset,b.byteLength))}if(a||(a=await v(X,t)),a.length===0)return{};const o=e&&xe(e)?ve:void 0;try{return JSON.parse(a,o)}catch(b){
throw b?.name==="SyntaxError"&&Object.defineProperty(b,"$responseBodyText",{value:typeof a=="string"?a:a.toString("utf8")}),b}}const B=async(X,t)=>{const e=await U(
X,t);return e.message=e.message??e.Message,e},j=(X,t)=>Object.keys(X).find(e=>e.toLowerCase()===t.toLowerCase()),fe=X=>{let t=X;return typeof t=="number"&&(t=t.
toString()),t.indexOf(",")>=0&&(t=t.split(",")[0]),t.indexOf(":")>=0&&(t=t.split(":")[0]),t.indexOf("#")>=0&&(t=t.split("#")[1]),t},ce=(X,t)=>Ge(X,t,["header","\
code","type"]),ye=(X,t,e=!1)=>Ge(X,t,e?["code","header","type"]:["type","code","header"]),Le=(X,t)=>{if(t?.__type!==void 0){let e=t.__type;return typeof e=="num\
ber"&&(e=e.toString()),e.indexOf(",")>=0&&(e=e.split(",")[0]),e.indexOf(":")>=0&&(e=e.split(":")[0]),e}},Ge=({headers:X},t,e)=>{for(;e.length>0;)switch(e.shift()){case"\
header":const o=j(X??{},"x-amzn-errortype");if(o!==void 0)return fe(X[o]);break;case"code":const b=j(t??{},"code");if(b&&t[b]!==void 0)return fe(t[b]);break;case"\
type":if(t?.__type!==void 0)return fe(t.__type);break}};class dt extends G{settings;constructor(t){super(),this.settings=t}async read(t,e){const a=xe(t)?ve:void 0;
let o;if(typeof e=="string"){if(e.length===0)return{};o=JSON.parse(e,a)}else if(e instanceof Uint8Array&&Re()){if(e.byteLength===0)return{};const b=Buffer.isBuffer(
e)?e:Buffer.from(e.buffer,e.byteOffset,e.byteLength);o=JSON.parse(b,a)}else o=await U(e,this.serdeContext,t);return this._read(t,o)}readObject(t,e){return this.
_read(t,e)}_read(t,e){const a=e!==null&&typeof e=="object",o=de.of(t);if(a){if(o.isStructSchema())return this._readStruct(o,e);if(Array.isArray(e)&&o.isListSchema()){
const g=o.getValueSchema();if(this.needsTransform(g))for(let k=0;k<e.length;++k)e[k]=this._read(g,e[k]);return e}if(o.isMapSchema()){const g=o.getValueSchema(),
k=e;if(this.needsTransform(g))for(const W in k)oe(k,W)&&(W==="__proto__"&&m(k),k[W]=this._read(g,k[W]));return k}}if(o.isBlobSchema()&&typeof e=="string")return C(
e);const b=o.getMergedTraits().mediaType;if(o.isStringSchema()&&typeof e=="string"&&b)return b==="application/json"||b.endsWith("+json")?N.from(e):e;if(o.isTimestampSchema()&&
e!=null)switch(rt(o,this.settings)){case 5:return D(e);case 6:return y(e);case 7:return H(e);default:return console.warn("Missing timestamp format, parsing valu\
e with Date constructor:",e),new Date(e)}if(o.isBigIntegerSchema()&&(typeof e=="number"||typeof e=="string"))return BigInt(e);if(o.isBigDecimalSchema()&&e!=null){
if(e instanceof f)return e;const g=e;return g.type==="bigDecimal"&&"string"in g?new f(g.string,g.type):new f(String(e),"bigDecimal")}if(o.isNumericSchema()&&typeof e==
"string"){switch(e){case"Infinity":return 1/0;case"-Infinity":return-1/0;case"NaN":return NaN}return e}if(o.isDocumentSchema()&&a)if(Array.isArray(e))for(let g=0;g<
e.length;++g){const k=e[g];k instanceof f||(e[g]=this._read(o,k))}else{const g=e;for(const k in g){if(!oe(g,k))continue;k==="__proto__"&&m(g);const W=g[k];W instanceof
f||(g[k]=this._read(o,W))}}return e}_readStruct(t,e){const a=t.isUnionSchema(),o={};let b;const g=typeof e.__type=="string",{jsonName:k}=this.settings;k&&g&&(b=
{});let W;a&&(W=new Z(e,o));for(const[le,_e]of t.structIterator()){let Ie=le;k&&(Ie=_e.getMergedTraits().jsonName??Ie,g&&(b[Ie]=le)),a&&W.mark(Ie),e[Ie]!=null&&
(o[le]=this._read(_e,e[Ie]))}if(a)W.writeUnknown();else if(g)for(const le in e){if(!oe(e,le))continue;const _e=e[le],Ie=k?b[le]??le:le;Ie in o||(o[Ie]=_e)}return o}needsTransform(t){
return!!(t.isBlobSchema()||t.isTimestampSchema()||t.isBigIntegerSchema()||t.isBigDecimalSchema()||t.isNumericSchema()||t.isDocumentSchema()||t.isStructSchema()||
t.isListSchema()||t.isMapSchema()||t.isStringSchema()&&t.getMergedTraits().mediaType)}}class _t extends Uint8Array{string=null;static allocUnsafe(t){if(typeof Buffer==
"function"){const e=Buffer.allocUnsafe(t);return new _t(e.buffer,e.byteOffset,e.byteLength)}return new _t(t)}toString(){return this.s()}valueOf(){return this.s()}includes(t,e){
return typeof t=="string"?this.s().includes(t,e):Uint8Array.prototype.includes.call(this,t,e)}indexOf(t,e){return typeof t=="string"?this.s().indexOf(t,e):Uint8Array.
prototype.indexOf.call(this,t,e)}lastIndexOf(t,e){if(typeof t=="string")return this.s().lastIndexOf(t,e);const a=Uint8Array.prototype.lastIndexOf;return e!==void 0?
a.call(this,t,e):a.call(this,t)}startsWith(t,e){return this.s().startsWith(t,e)}endsWith(t,e){return this.s().endsWith(t,e)}match(t){return this.s().match(t)}replace(t,e){
return this.s().replace(t,e)}search(t){return this.s().search(t)}split(t,e){return this.s().split(t,e)}substring(t,e){return this.s().substring(t,e)}trim(){return this.
s().trim()}trimStart(){return this.s().trimStart()}trimEnd(){return this.s().trimEnd()}charAt(t){return this.s().charAt(t)}charCodeAt(t){return this.s().charCodeAt(
t)}padStart(t,e){return this.s().padStart(t,e)}padEnd(t,e){return this.s().padEnd(t,e)}repeat(t){return this.s().repeat(t)}toUpperCase(){return this.s().toUpperCase()}toLowerCase(){
return this.s().toLowerCase()}s(){if(this.string==null){const t=Date.now();t>Bt+6e4&&(console.warn("@aws-sdk/core/protocols - WARN - JsonCodec2: you have called\
 a string method on a Uint8Array request body. It has been automatically converted to string. In a future version this will throw an error."),Bt=t),this.string=
A(this)}return this.string}}var Bt=0;const Pt=new TextEncoder,kt=123,zt=125,Qt=91,$t=93,Dt=34,Mt=58,jt=44,Kt=92,Xt=new Uint8Array([116,114,117,101]),F=new Uint8Array(
[102,97,108,115,101]),te=new Uint8Array([110,117,108,108]),ie=new Array(128).fill(null);ie[8]="b",ie[9]="t",ie[10]="n",ie[12]="f",ie[13]="r",ie[34]='"',ie[92]="\
\\";for(let X=0;X<32;X++)ie[X]===null&&(ie[X]="u00"+X.toString(16).padStart(2,"0"));const De=2048;function ze(X){return _t.allocUnsafe(X)}class ot extends G{settings;json;i=0;rootSchema;rawValue;passthrough=!1;constructor(t){
super(),this.settings=t,this.json=ze(De)}write(t,e){this.i=0,this.rawValue=e,this.rootSchema=de.of(t),this.passthrough=this.rootSchema.isBlobSchema()||this.rootSchema.
isStringSchema(),this.passthrough||this.writeValue(this.rootSchema,e,void 0)}writeDiscriminatedDocument(t,e){this.i=0,this.rootSchema=de.of(t);const a=this.rootSchema;
if(a.isStructSchema()&&e!=null&&typeof e=="object"){this.writeValue(a,e,void 0);const o=`"__type":"${a.getName(!0)??"Unknown"}",`,b=o.length;this.ensure(b),this.
json.copyWithin(1+b,1,this.i),Pt.encodeInto(o,this.json.subarray(1)),this.i+=b}else this.writeValue(a,e,void 0)}flush(){this.rootSchema=void 0;const t=this.i;this.
i=0;const e=this.rawValue;if(this.rawValue=void 0,t===0)return e;const a=this.json.subarray(0,t);return this.json=ze(De),a}ensure(t){const{i:e,json:a}=this;if(e+
t>a.length){let o=a.length*2;for(;o<e+t;)o*=2;const b=ze(o);b.set(this.json),this.json=b}}writeAscii(t){const e=t.length;this.ensure(e);let{i:a,json:o}=this;for(let b=0;b<
e;++b)o[a]=t.charCodeAt(b),a+=1;this.i=a}writeAsciiQuoted(t){const e=t.length;this.ensure(e+4);let{json:a,i:o}=this;a[o++]=Dt;for(let b=0;b<e;++b)a[o++]=t.charCodeAt(
b);a[o++]=Dt,this.i=o}writeJsonString(t){const e=t.length;this.ensure(e*3+2),this.json[this.i++]=Dt;for(let a=0;a<e;++a){const o=t.charCodeAt(a);if(o>34&&o<92)this.
json[this.i++]=o;else if(o<128){const b=ie[o];if(b!==null){this.ensure(b.length+1+(e-a-1)*3+1),this.json[this.i++]=Kt;for(let g=0;g<b.length;g++)this.json[this.
i++]=b.charCodeAt(g)}else this.json[this.i++]=o}else if(o>=55296&&o<=56319){const b=a+1<e?t.charCodeAt(a+1):0;if(b>=56320&&b<=57343){this.ensure(4);const{written:g}=Pt.
encodeInto(t.substring(a,a+2),this.json.subarray(this.i));this.i+=g,++a}else this.ensure(6+(e-a-1)*3+1),this.writeUnicodeEscape(o)}else if(o>=56320&&o<=57343)this.
ensure(6+(e-a-1)*3+1),this.writeUnicodeEscape(o);else{let{i:b,json:g}=this;o<2048?(g[b++]=192|o>>6,g[b++]=128|o&63):(g[b++]=224|o>>12,g[b++]=128|o>>6&63,g[b++]=
128|o&63),this.i=b}}this.json[this.i++]=Dt}writeUnicodeEscape(t){let{json:e,i:a}=this;e[a++]=Kt,e[a++]=117;const o=t.toString(16).padStart(4,"0");for(let b=0;b<
4;++b)e[a++]=o.charCodeAt(b);this.i=a}static B64=(()=>{const t="ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789+/",e=new Uint8Array(64);for(let a=0;a<
64;++a)e[a]=t.charCodeAt(a);return e})();writeBase64(t){const e=Math.ceil(t.length/3)*4;this.ensure(e+2);const a=this.json,o=ot.B64;let b=this.i;a[b++]=Dt;const g=t.
length,k=g%3,W=g-k;for(let le=0;le<W;le+=3){const _e=t[le],Ie=t[le+1],We=t[le+2];a[b++]=o[_e>>2],a[b++]=o[(_e&3)<<4|Ie>>4],a[b++]=o[(Ie&15)<<2|We>>6],a[b++]=o[We&
63]}if(k===2){const le=t[W],_e=t[W+1];a[b++]=o[le>>2],a[b++]=o[(le&3)<<4|_e>>4],a[b++]=o[(_e&15)<<2],a[b++]=61}else if(k===1){const le=t[W];a[b++]=o[le>>2],a[b++]=
o[(le&3)<<4],a[b++]=61,a[b++]=61}a[b++]=Dt,this.i=b}writeValue(t,e,a){if(e==null){if(a?.isStructSchema()){if(e===void 0&&de.of(t).isIdempotencyToken()){this.writeAsciiQuoted(
c());return}return}this.ensure(4),this.json.set(te,this.i),this.i+=4;return}const o=de.of(t),b=typeof e=="object";if(o.isStringSchema()){const g=o.getMergedTraits().
mediaType;if(g&&(g==="application/json"||g.endsWith("+json"))){this.writeJsonString(N.from(e).toString());return}}if(this.settings.bigNumberAsString&&e!=null&&(o.
isBigIntegerSchema()||o.isBigDecimalSchema())){const g=e instanceof f?e.string:String(e);this.writeAsciiQuoted(g);return}if(b){if(o.isStructSchema()){this.writeStruct(
o,e);return}if(Array.isArray(e)&&(o.isListSchema()||o.isDocumentSchema())){this.writeList(o,e,o.isDocumentSchema());return}if(o.isMapSchema()){this.writeMap(o,e,
!1);return}if(e instanceof Uint8Array&&(o.isBlobSchema()||o.isDocumentSchema())){this.writeBase64(e);return}if(e instanceof Date&&(o.isTimestampSchema()||o.isDocumentSchema())){
this.writeTimestamp(o,e);return}if(e instanceof f){this.writeAscii(e.string);return}if(o.isDocumentSchema()){Array.isArray(e)?this.writeList(o,e,!0):this.writeMap(
o,e,!0);return}const g=JSON.stringify(e);this.writeAscii(g);return}if(typeof e=="string"){if(o.isBlobSchema()){const g=(this.serdeContext?.base64Encoder??i)(e);
this.writeAsciiQuoted(g);return}this.writeJsonString(e);return}if(typeof e=="number"){if(Math.abs(e)===1/0||Number.isNaN(e)){this.writeAsciiQuoted(String(e));return}
const g=String(e);this.writeAscii(g);return}if(typeof e=="boolean"){this.ensure(5);let{i:g,json:k}=this;e?(k.set(Xt,g),g+=4):(k.set(F,g),g+=5),this.i=g;return}if(typeof e==
"bigint"){this.writeAscii(e.toString());return}this.writeAscii(String(e))}writeStruct(t,e){this.ensure(2),this.json[this.i++]=kt;let a=!1;const o=typeof e.__type==
"string";let b;o&&(b=new Set);for(const[g,k]of t.structIterator()){const W=e[g];if(W==null&&!k.isIdempotencyToken())continue;a&&(this.ensure(1),this.json[this.i++]=
jt),a=!0;const le=this.settings.jsonName?k.getMergedTraits().jsonName??g:g;b&&(b.add(g),b.add(le)),this.writeAsciiQuoted(le),this.json[this.i++]=Mt,this.writeValue(
k,W,t)}if(!a&&t.isUnionSchema()){const{$unknown:g}=e;if(Array.isArray(g)){const[k,W]=g;this.writeAsciiQuoted(k),this.ensure(1),this.json[this.i++]=Mt,this.writeValue(
15,W,t)}}else if(o)for(const g in e){if(b.has(g))continue;b.add(g);const k=e[g];a&&(this.ensure(1),this.json[this.i++]=jt),a=!0,this.writeAsciiQuoted(g),this.ensure(
1),this.json[this.i++]=Mt,this.writeValue(15,k,void 0)}this.ensure(1),this.json[this.i++]=zt}writeList(t,e,a){const o=!!t.getMergedTraits().sparse,b=t.getValueSchema();
if(!a&&(b.isStringSchema()||b.isNumericSchema()||b.isBooleanSchema())){let k=!1;for(let le=0;le<e.length;++le){const _e=e[le];if(Number.isNaN(_e)||_e===1/0||_e===
-1/0||_e==null&&!o){k=!0;break}}let W;if(!k)W=JSON.stringify(e);else{const le=[];for(let _e=0;_e<e.length;++_e){const Ie=e[_e];Ie==null&&!o||(Number.isNaN(Ie)||
Ie===1/0||Ie===-1/0?le.push(String(Ie)):le.push(Ie))}W=JSON.stringify(le)}this.ensure(W.length*3),this.i+=Pt.encodeInto(W,this.json.subarray(this.i)).written;return}
this.ensure(2),this.json[this.i++]=Qt;let g=!1;for(let k=0;k<e.length;++k){const W=e[k];(a?W===void 0:W==null&&!o)||(g&&(this.ensure(1),this.json[this.i++]=jt),
this.writeValue(b,W,void 0),g=!0)}this.ensure(1),this.json[this.i++]=$t}writeMap(t,e,a){const o=!!t.getMergedTraits().sparse,b=t.getValueSchema();if(!a&&(b.isStringSchema()||
b.isNumericSchema()||b.isBooleanSchema())){let k;for(const le in e){if(!oe(e,le))continue;const _e=e[le];Number.isNaN(_e)||_e===1/0||_e===-1/0?((k??={})[le]=_e,
e[le]=String(_e)):_e===null&&!o&&((k??={})[le]=null,e[le]=void 0)}const W=JSON.stringify(e);k&&Object.assign(e,k),this.ensure(W.length*3),this.i+=Pt.encodeInto(
W,this.json.subarray(this.i)).written;return}this.ensure(2),this.json[this.i++]=kt;let g=!0;for(const k in e){if(!oe(e,k))continue;const W=e[k];(a?W===void 0:W==
null&&!o)||(g||(this.ensure(1),this.json[this.i++]=jt),g=!1,this.writeJsonString(k),this.ensure(1),this.json[this.i++]=Mt,this.writeValue(b,W,void 0))}this.ensure(
1),this.json[this.i++]=zt}writeTimestamp(t,e){switch(rt(t,this.settings)){case 5:{const o=e.toISOString().replace(".000Z","Z");this.writeAsciiQuoted(o);return}case 6:{
this.writeAsciiQuoted(S(e));return}case 7:{const o=String(e.getTime()/1e3);this.writeAscii(o);return}default:{const o=String(e.getTime()/1e3);this.writeAscii(o);
return}}}}class gt extends G{settings;constructor(t){super(),this.settings=t}createSerializer(){const t=new ot(this.settings);return t.setSerdeContext(this.serdeContext),
t}createDeserializer(){const t=new dt(this.settings);return t.setSerdeContext(this.serdeContext),t}}class pt extends p{codec=new gt({timestampFormat:{useTrait:!1,
default:7},jsonName:!1,bigNumberAsString:!0});serializer=this.codec.createSerializer();deserializer=this.codec.createDeserializer();getShapeId(){return"smithy.p\
rotocols#rpcv2Json"}getPayloadCodec(){return this.codec}getSmithyProtocolHeaderValue(){return"rpc-v2-json"}applyEmptyBody(t){t.body||(t.body="{}")}async handleError(t,e,a,o,b){
const g=Le(a,o)??"Unknown",k={$metadata:b,$fault:a.statusCode<=500?"client":"server"};let W=this.options.defaultNamespace;g.includes("#")&&([W]=g.split("#"));const le=this.
compositeErrorRegistry,_e=Te.for(W);le.copyFrom(_e);let Ie;try{Ie=le.getSchema(g)}catch{o.Message&&(o.message=o.Message);const It=Te.for("smithy.ts.sdk.syntheti\
c."+W);le.copyFrom(It);const wt=le.getBaseException();if(wt){const Ct=le.getErrorCtor(wt);throw Object.assign(new Ct({name:g}),k,o)}throw Object.assign(new Error(
g),k,o)}const We=de.of(Ie),ut=le.getErrorCtor(Ie),mt=o.message??o.Message??"Unknown",Et=new ut({}),yt={},Rt=this.codec.createDeserializer();for(const[St,It]of We.
structIterator())o[St]!=null&&(yt[St]=Rt.readObject(It,o[St]));throw Object.assign(Et,k,{$fault:We.getMergedTraits().error,message:mt},yt)}getDefaultContentType(){
return"application/json"}}class At extends G{settings;constructor(t){super(),this.settings=t}async read(t,e){const a=xe(t)?ve:void 0;return this._read(t,typeof e==
"string"?JSON.parse(e,a):await U(e,this.serdeContext,t))}readObject(t,e){return this._read(t,e)}_read(t,e){const a=e!==null&&typeof e=="object",o=de.of(t);if(a){
if(o.isStructSchema()){const g=e,k=o.isUnionSchema(),W={};let le;const{jsonName:_e}=this.settings;_e&&(le={});let Ie;k&&(Ie=new Z(g,W));for(const[We,ut]of o.structIterator()){
let mt=We;_e&&(mt=ut.getMergedTraits().jsonName??mt,le[mt]=We),k&&Ie.mark(mt),g[mt]!=null&&(W[We]=this._read(ut,g[mt]))}if(k)Ie.writeUnknown();else if(typeof g.
__type=="string")for(const We in g){if(!oe(g,We))continue;const ut=g[We],mt=_e?le[We]??We:We;mt in W||(W[mt]=ut)}return W}if(Array.isArray(e)&&o.isListSchema()){
const g=o.getValueSchema(),k=[];for(const W of e)k.push(this._read(g,W));return k}if(o.isMapSchema()){const g=o.getValueSchema(),k={};for(const W in e)oe(e,W)&&
(W==="__proto__"&&m(k),k[W]=this._read(g,e[W]));return k}}if(o.isBlobSchema()&&typeof e=="string")return C(e);const b=o.getMergedTraits().mediaType;if(o.isStringSchema()&&
typeof e=="string"&&b)return b==="application/json"||b.endsWith("+json")?N.from(e):e;if(o.isTimestampSchema()&&e!=null)switch(rt(o,this.settings)){case 5:return D(
e);case 6:return y(e);case 7:return H(e);default:return console.warn("Missing timestamp format, parsing value with Date constructor:",e),new Date(e)}if(o.isBigIntegerSchema()&&
(typeof e=="number"||typeof e=="string"))return BigInt(e);if(o.isBigDecimalSchema()&&e!=null){if(e instanceof f)return e;const g=e;return g.type==="bigDecimal"&&
"string"in g?new f(g.string,g.type):new f(String(e),"bigDecimal")}if(o.isNumericSchema()&&typeof e=="string"){switch(e){case"Infinity":return 1/0;case"-Infinity":
return-1/0;case"NaN":return NaN}return e}if(o.isDocumentSchema())if(a){const g=Array.isArray(e)?[]:{};for(const k in e){if(!oe(e,k))continue;k==="__proto__"&&m(
g);const W=e[k];W instanceof f?g[k]=W:g[k]=this._read(o,W)}return g}else return structuredClone(e);return e}}const Ot="\u039D";class xt{values=new Map;counter=0;stage=0;createReplacer(){
if(this.stage===1)throw new Error("@aws-sdk/core/protocols - JsonReplacer already created.");if(this.stage===2)throw new Error("@aws-sdk/core/protocols - JsonRe\
placer exhausted.");return this.stage=1,(t,e)=>{if(e instanceof f){const a=`${Ot+"nv"+this.counter++}_`+e.string;return this.values.set(`"${a}"`,e.string),a}if(typeof e==
"bigint"){const a=e.toString(),o=`${Ot+"b"+this.counter++}_`+a;return this.values.set(`"${o}"`,a),o}return e}}replaceInJson(t){if(this.stage===0)throw new Error(
"@aws-sdk/core/protocols - JsonReplacer not created yet.");if(this.stage===2)throw new Error("@aws-sdk/core/protocols - JsonReplacer exhausted.");if(this.stage=
2,this.counter===0)return t;for(const[e,a]of this.values)t=t.replace(e,a);return t}}class Vt extends G{settings;buffer;useReplacer=!1;rootSchema;constructor(t){
super(),this.settings=t}write(t,e){this.rootSchema=de.of(t),this.buffer=this._write(this.rootSchema,e)}flush(){const{rootSchema:t,useReplacer:e}=this;if(this.rootSchema=
void 0,this.useReplacer=!1,t?.isStructSchema()||t?.isDocumentSchema()){if(!e)return JSON.stringify(this.buffer);const a=new xt;return a.replaceInJson(JSON.stringify(
this.buffer,a.createReplacer(),0))}return this.buffer}writeDiscriminatedDocument(t,e){this.write(t,e),typeof this.buffer=="object"&&(this.buffer.__type=de.of(t).
getName(!0))}_write(t,e,a){const o=e!==null&&typeof e=="object",b=de.of(t);if(o){if(b.isStructSchema()){const g=e,k={},{jsonName:W}=this.settings;let le;W&&(le=
{});let _e=0;for(const[Ie,We]of b.structIterator()){const ut=this._write(We,g[Ie],b);if(ut!==void 0){let mt=Ie;W&&(mt=We.getMergedTraits().jsonName??Ie,le[Ie]=mt),
k[mt]=ut,_e++}}if(b.isUnionSchema()&&_e===0){const{$unknown:Ie}=g;if(Array.isArray(Ie)){const[We,ut]=Ie;We==="__proto__"&&m(k),k[We]=this._write(15,ut)}}else if(typeof g.
__type=="string")for(const Ie in g){if(!oe(g,Ie))continue;const We=g[Ie],ut=W?le[Ie]??Ie:Ie;ut in k||(k[ut]=this._write(15,We))}return k}if(Array.isArray(e)&&b.
isListSchema()){const g=b.getValueSchema(),k=[],W=!!b.getMergedTraits().sparse;for(const le of e)(W||le!=null)&&k.push(this._write(g,le));return k}if(b.isMapSchema()){
const g=b.getValueSchema(),k={},W=!!b.getMergedTraits().sparse;for(const le in e){if(!oe(e,le))continue;const _e=e[le];(W||_e!=null)&&(le==="__proto__"&&m(k),k[le]=
this._write(g,_e))}return k}if(e instanceof Uint8Array&&b.isBlobSchema())return b===this.rootSchema?e:(this.serdeContext?.base64Encoder??i)(e);if(e instanceof Date&&
(b.isTimestampSchema()||b.isDocumentSchema()))switch(rt(b,this.settings)){case 5:return e.toISOString().replace(".000Z","Z");case 6:return S(e);case 7:return e.
getTime()/1e3;default:return console.warn("Missing timestamp format, using epoch seconds",e),e.getTime()/1e3}e instanceof f&&(this.useReplacer=!0)}if(!(e===null&&
a?.isStructSchema())){if(b.isStringSchema()){if(typeof e>"u"&&b.isIdempotencyToken())return c();const g=b.getMergedTraits().mediaType;return e!=null&&g&&(g==="a\
pplication/json"||g.endsWith("+json"))?N.from(e):e}if(typeof e=="number")return Math.abs(e)===1/0||isNaN(e)?String(e):e;if(typeof e=="string"&&b.isBlobSchema())
return b===this.rootSchema?e:(this.serdeContext?.base64Encoder??i)(e);if(typeof e=="bigint"&&(this.useReplacer=!0),b.isDocumentSchema())if(o){if(e instanceof Uint8Array)
return(this.serdeContext?.base64Encoder??i)(e);const g=Array.isArray(e)?[]:{};for(const k in e){if(!oe(e,k))continue;const W=e[k];k==="__proto__"&&m(g),W instanceof
f?(this.useReplacer=!0,g[k]=W):g[k]=this._write(b,W)}return g}else return structuredClone(e);return e}}}class Jt extends G{settings;constructor(t){super(),this.
settings=t}createSerializer(){const t=new Vt(this.settings);return t.setSerdeContext(this.serdeContext),t}createDeserializer(){const t=new At(this.settings);return t.
setSerdeContext(this.serdeContext),t}}r.AbstractRpcV2Protocol=p,r.Field=ct,r.Fields=Ve,r.FromStringShapeDeserializer=re,r.HttpBindingProtocol=Fe,r.HttpInterceptingShapeDeserializer=
me,r.HttpInterceptingShapeSerializer=je,r.HttpProtocol=Tt,r.JsonCodec=Jt,r.JsonCodec2=gt,r.JsonShapeDeserializer=At,r.JsonShapeDeserializer2=dt,r.JsonShapeSerializer=
Vt,r.JsonShapeSerializer2=ot,r.RequestBuilder=ne,r.RpcProtocol=L,r.SerdeContext=at,r.SmithyRpcV2JsonProtocol=pt,r.ToStringShapeSerializer=ke,r.buildQueryString=
E,r.collectBody=Qe,r.contentLengthMiddleware=Se,r.contentLengthMiddlewareOptions=J,r.determineTimestampFormat=rt,r.escapeUri=Ce,r.escapeUriPath=d,r.extendedEncodeURIComponent=
Ye,r.getContentLengthPlugin=pe,r.getHttpHandlerExtensionConfiguration=et,r.loadJsonRpcErrorCode=ye,r.loadRestJsonErrorCode=ce,r.loadSmithyRpcV2JsonErrorCode=Le,
r.parseJsonBody=U,r.parseJsonErrorBody=B,r.requestBuilder=V,r.resolveHttpHandlerRuntimeConfig=st,r.resolvedPath=I}),6890:((Ae,r,x)=>{const{getSmithyContext:R,HttpResponse:m,
toEndpointV1:w}=x(4534),O=Me=>typeof Me=="function"?Me():Me,P=(Me,$,se,be,Ne)=>({name:$,namespace:Me,traits:se,input:be,output:Ne}),f=Me=>($,se)=>async be=>{const{
response:Ne}=await $(be),{operationSchema:Je}=R(se),[,at,Tt,Fe,L,p]=Je??[];try{const I=await Me.protocol.deserializeResponse(P(at,Tt,Fe,L,p),{...Me,...se},Ne);return{
response:Ne,output:I}}catch(I){if(Object.defineProperty(I,"$response",{value:Ne,enumerable:!1,writable:!1,configurable:!1}),!("$metadata"in I)){const V="Deseria\
lization error: to see the raw response, inspect the hidden field {error}.$response on this object.";try{I.message+=`
  `+V}catch{!se.logger||se.logger?.constructor?.name==="NoOpLogger"?console.warn(V):se.logger?.warn?.(V)}typeof I.$responseBodyText<"u"&&I.$response&&(I.$response.
body=I.$responseBodyText);try{if(m.isInstance(Ne)){const{headers:ne={},statusCode:re}=Ne,me=Object.entries(ne);I.$metadata={httpStatusCode:re,requestId:A(/^x-[\w-]+-request-?id$/,
me),extendedRequestId:A(/^x-[\w-]+-id-2$/,me),cfId:A(/^x-[\w-]+-cf-id$/,me)}}}catch{}}throw I}},A=(Me,$)=>($.find(([se])=>se.match(Me))||[void 0,void 0])[1],C=Me=>($,se)=>async be=>{
const{operationSchema:Ne}=R(se),[,Je,at,Tt,Fe,L]=Ne??[],p=se.endpointV2?async()=>w(se.endpointV2):Me.endpoint,I=await Me.protocol.serializeRequest(P(Je,at,Tt,Fe,
L),be.input,{...Me,...se,endpoint:p});return $({...be,request:I})},N={name:"deserializerMiddleware",step:"deserialize",tags:["DESERIALIZER"],override:!0},l={name:"\
serializerMiddleware",step:"serialize",tags:["SERIALIZER"],override:!0};function s(Me){return{applyToStack:$=>{$.add(C(Me),l),$.add(f(Me),N),Me.protocol.setSerdeContext(
Me)}}}class h{name;namespace;traits;static assign($,se){return Object.assign($,se)}static[Symbol.hasInstance]($){const se=this.prototype.isPrototypeOf($);return!se&&
typeof $=="object"&&$!==null?$.symbol===this.symbol:se}getName(){return this.namespace+"#"+this.name}}class _ extends h{static symbol=Symbol.for("@smithy/lis");valueSchema;symbol=_.
symbol}const c=(Me,$,se,be)=>h.assign(new _,{name:$,namespace:Me,traits:se,valueSchema:be});class i extends h{static symbol=Symbol.for("@smithy/map");keySchema;valueSchema;symbol=i.
symbol}const S=(Me,$,se,be,Ne)=>h.assign(new i,{name:$,namespace:Me,traits:se,keySchema:be,valueSchema:Ne});class M extends h{static symbol=Symbol.for("@smithy/\
ope");input;output;symbol=M.symbol}const H=(Me,$,se,be,Ne)=>h.assign(new M,{name:$,namespace:Me,traits:se,input:be,output:Ne});class y extends h{static symbol=Symbol.
for("@smithy/str");memberNames;memberList;symbol=y.symbol}const D=(Me,$,se,be,Ne)=>h.assign(new y,{name:$,namespace:Me,traits:se,memberNames:be,memberList:Ne});
class K extends y{static symbol=Symbol.for("@smithy/err");ctor;symbol=K.symbol}const ae=(Me,$,se,be,Ne,Je)=>h.assign(new K,{name:$,namespace:Me,traits:se,memberNames:be,
memberList:Ne,ctor:null}),oe=[];function T(Me){if(typeof Me=="object")return Me;if(Me=Me|0,oe[Me])return oe[Me];const $={};let se=0;for(const be of["httpLabel",
"idempotent","idempotencyToken","sensitive","httpPayload","httpResponseCode","httpQueryParams"])(Me>>se++&1)===1&&($[be]=1);return oe[Me]=$}const Y={it:Symbol.for(
"@smithy/nor-struct-it"),ns:Symbol.for("@smithy/ns")},Q=[],ue={};class de{ref;memberName;static symbol=Symbol.for("@smithy/nor");symbol=de.symbol;name;schema;_isMemberSchema;traits;memberTraits;normalizedTraits;constructor($,se){
this.ref=$,this.memberName=se;const be=[];let Ne=$,Je=$;for(this._isMemberSchema=!1;Te(Ne);)be.push(Ne[1]),Ne=Ne[0],Je=O(Ne),this._isMemberSchema=!0;if(be.length>
0){this.memberTraits={};for(let at=be.length-1;at>=0;--at){const Tt=be[at];Object.assign(this.memberTraits,T(Tt))}}else this.memberTraits=0;if(Je instanceof de){
const at=this.memberTraits;Object.assign(this,Je),this.memberTraits=Object.assign({},at,Je.getMemberTraits(),this.getMemberTraits()),this.normalizedTraits=void 0,
this.memberName=se??Je.memberName;return}if(this.schema=O(Je),tt(this.schema)?(this.name=`${this.schema[1]}#${this.schema[2]}`,this.traits=this.schema[3]):(this.
name=this.memberName??String(Je),this.traits=0),this._isMemberSchema&&!se)throw new Error(`@smithy/core/schema - NormalizedSchema member init ${this.getName(!0)}\
 missing member name.`)}static[Symbol.hasInstance]($){const se=this.prototype.isPrototypeOf($);return!se&&typeof $=="object"&&$!==null?$.symbol===this.symbol:se}static of($){
const se=typeof $=="function"||typeof $=="object"&&$!==null;if(typeof $=="number"){if(Q[$])return Q[$]}else if(typeof $=="string"){if(ue[$])return ue[$]}else if(se&&
$[Y.ns])return $[Y.ns];const be=O($);if(be instanceof de)return be;if(Te(be)){const[Je,at]=be;if(Je instanceof de)return Object.assign(Je.getMergedTraits(),T(at)),
Je;throw new Error(`@smithy/core/schema - may not init unwrapped member schema=${JSON.stringify($,null,2)}.`)}const Ne=new de(be);return se?$[Y.ns]=Ne:typeof be==
"string"?ue[be]=Ne:typeof be=="number"?Q[be]=Ne:Ne}getSchema(){const $=this.schema;return Array.isArray($)&&$[0]===0?$[4]:$}getName($=!1){const{name:se}=this;return!$&&
se&&se.includes("#")?se.split("#")[1]:se||void 0}getMemberName(){return this.memberName}isMemberSchema(){return this._isMemberSchema}isListSchema(){const $=this.
getSchema();return typeof $=="number"?$>=64&&$<128:$[0]===1}isMapSchema(){const $=this.getSchema();return typeof $=="number"?$>=128&&$<=255:$[0]===2}isStructSchema(){
const $=this.getSchema();if(typeof $!="object")return!1;const se=$[0];return se===3||se===-3||se===4}isUnionSchema(){const $=this.getSchema();return typeof $!="\
object"?!1:$[0]===4}isBlobSchema(){const $=this.getSchema();return $===21||$===42}isTimestampSchema(){const $=this.getSchema();return typeof $=="number"&&$>=4&&
$<=7}isUnitSchema(){return this.getSchema()==="unit"}isDocumentSchema(){return this.getSchema()===15}isStringSchema(){return this.getSchema()===0}isBooleanSchema(){
return this.getSchema()===2}isNumericSchema(){return this.getSchema()===1}isBigIntegerSchema(){return this.getSchema()===17}isBigDecimalSchema(){return this.getSchema()===
19}isStreaming(){const{streaming:$}=this.getMergedTraits();return!!$||this.getSchema()===42}isIdempotencyToken(){return!!this.getMergedTraits().idempotencyToken}getMergedTraits(){
return this.normalizedTraits??(this.normalizedTraits={...this.getOwnTraits(),...this.getMemberTraits()})}getMemberTraits(){return T(this.memberTraits)}getOwnTraits(){
return T(this.traits)}getKeySchema(){const[$,se]=[this.isDocumentSchema(),this.isMapSchema()];if(!$&&!se)throw new Error(`@smithy/core/schema - cannot get key f\
or non-map: ${this.getName(!0)}`);const be=this.getSchema(),Ne=$?15:be[4]??0;return z([Ne,0],"key")}getValueSchema(){const $=this.getSchema(),[se,be,Ne]=[this.isDocumentSchema(),
this.isMapSchema(),this.isListSchema()],Je=typeof $=="number"?63&$:$&&typeof $=="object"&&(be||Ne)?$[3+$[0]]:se?15:void 0;if(Je!=null)return z([Je,0],be?"value":
"member");throw new Error(`@smithy/core/schema - ${this.getName(!0)} has no value member.`)}getMemberSchema($){const se=this.getSchema();if(this.isStructSchema()&&
se[4].includes($)){const be=se[4].indexOf($),Ne=se[5][be];return z(Te(Ne)?Ne:[Ne,0],$)}if(this.isDocumentSchema())return z([15,0],$);throw new Error(`@smithy/co\
re/schema - ${this.getName(!0)} has no member=${$}.`)}getMemberSchemas(){const $={};try{for(const[se,be]of this.structIterator())$[se]=be}catch{}return $}getEventStreamMember(){
if(this.isStructSchema()){for(const[$,se]of this.structIterator())if(se.isStreaming()&&se.isStructSchema())return $}return""}*structIterator(){if(this.isUnitSchema())
return;if(!this.isStructSchema())throw new Error("@smithy/core/schema - cannot iterate non-struct schema.");const $=this.getSchema(),se=$[4].length;let be=$[Y.it];
if(be&&se===be.length){yield*be;return}be=Array(se);for(let Ne=0;Ne<se;++Ne){const Je=$[4][Ne],at=z([$[5][Ne],0],Je);yield be[Ne]=[Je,at]}$[Y.it]=be}}function z(Me,$){
if(Me instanceof de)return Object.assign(Me,{memberName:$,_isMemberSchema:!0});const se=de;return new se(Me,$)}const Te=Me=>Array.isArray(Me)&&Me.length===2,tt=Me=>Array.
isArray(Me)&&Me.length>=5;class qe extends h{static symbol=Symbol.for("@smithy/sim");schemaRef;symbol=qe.symbol}const Qe=(Me,$,se,be)=>h.assign(new qe,{name:$,namespace:Me,
traits:be,schemaRef:se}),Ye=(Me,$,se,be)=>h.assign(new qe,{name:$,namespace:Me,traits:se,schemaRef:be}),nt={BLOB:21,STREAMING_BLOB:42,BOOLEAN:2,STRING:0,NUMERIC:1,
BIG_INTEGER:17,BIG_DECIMAL:19,DOCUMENT:15,TIMESTAMP_DEFAULT:4,TIMESTAMP_DATE_TIME:5,TIMESTAMP_HTTP_DATE:6,TIMESTAMP_EPOCH_SECONDS:7,LIST_MODIFIER:64,MAP_MODIFIER:128};
class Xe{namespace;schemas;exceptions;static registries=new Map;constructor($,se=new Map,be=new Map){this.namespace=$,this.schemas=se,this.exceptions=be,Xe.registries.
has($)||Xe.registries.set($,this)}static for($){return Xe.registries.get($)??new Xe($)}copyFrom($){const{schemas:se,exceptions:be}=this;for(const[Ne,Je]of $.schemas)
se.has(Ne)||se.set(Ne,Je);for(const[Ne,Je]of $.exceptions)be.has(Ne)||be.set(Ne,Je)}register($,se){const be=this.normalizeShapeId($);for(const Ne of[this,Xe.for(
be.split("#")[0])])Ne.schemas.has(be)||Ne.schemas.set(be,se)}getSchema($){const se=this.normalizeShapeId($);if(!this.schemas.has(se)){if(!$.includes("#")){const be="\
#"+$,Ne=[];for(const[Je,at]of this.schemas.entries())Je.endsWith(be)&&Ne.push(at);if(Ne.length===1)return Ne[0]}throw new Error(`@smithy/core/schema - schema no\
t found for ${se}`)}return this.schemas.get(se)}registerError($,se){const be=$,Ne=be[1],Je=Ne+"#"+be[2];se.hasOwnProperty?.("shapeId")||(se.shapeId=Je);for(const at of[
this,Xe.for(Ne)])!at.schemas.has(Je)&&!at.exceptions.has(be)&&(at.schemas.set(Je,be),at.exceptions.set(be,se))}getErrorCtor($){const se=$;return this.exceptions.
has(se)?this.exceptions.get(se):Xe.for(se[1]).exceptions.get(se)}getBaseException(){for(const $ of this.exceptions.keys())if(Array.isArray($)){const[,se,be]=$,Ne=se+
"#"+be;if(Ne.startsWith("smithy.ts.sdk.synthetic.")&&Ne.endsWith("ServiceException"))return $}}find($){for(const se of this.schemas.values())if($(se))return se}clear(){
this.schemas.clear(),this.exceptions.clear()}normalizeShapeId($){return $.includes("#")?$:this.namespace+"#"+$}}r.ErrorSchema=K,r.ListSchema=_,r.MapSchema=i,r.NormalizedSchema=
de,r.OperationSchema=M,r.SCHEMA=nt,r.Schema=h,r.SimpleSchema=qe,r.StructureSchema=y,r.TypeRegistry=Xe,r.deref=O,r.deserializerMiddlewareOption=N,r.error=ae,r.getSchemaSerdePlugin=
s,r.isStaticSchema=tt,r.list=c,r.map=S,r.op=H,r.operation=P,r.serializerMiddlewareOption=l,r.sim=Qe,r.simAdapter=Ye,r.simpleSchemaCacheN=Q,r.simpleSchemaCacheS=
ue,r.struct=D,r.traitsCache=oe,r.translateTraits=T}),2430:((Ae,r,x)=>{const{createHmac:R,createHash:m,getRandomValues:w}=x(7598),{hasOwn:O,HttpResponse:P}=x(4534);
r.hasOwn=O;const{ReadStream:f,lstatSync:A,fstatSync:C}=x(3024),{toEndpointV1:N}=x(2085),{Readable:l,Writable:s,PassThrough:h}=x(7075),_=n=>typeof ArrayBuffer=="\
function"&&n instanceof ArrayBuffer||Object.prototype.toString.call(n)==="[object ArrayBuffer]",c=(n,u=0,q=n.byteLength-u)=>{if(!_(n))throw new TypeError(`The "\
input" argument must be ArrayBuffer. Received type ${typeof n} (${n})`);return Buffer.from(n,u,q)},i=(n,u)=>{if(typeof n!="string")throw new TypeError(`The "inp\
ut" argument must be of type string. Received type ${typeof n} (${n})`);return u?Buffer.from(n,u):Buffer.from(n)},S=/^[A-Za-z0-9+/]*={0,2}$/,M=n=>{if(n.length*3%
4!==0)throw new TypeError("Incorrect padding on base64 string.");if(!S.exec(n))throw new TypeError("Invalid base64 string.");const u=i(n,"base64");return new Uint8Array(
u.buffer,u.byteOffset,u.byteLength)},H=n=>{const u=i(n,"utf8");return new Uint8Array(u.buffer,u.byteOffset,u.byteLength/Uint8Array.BYTES_PER_ELEMENT)},y=n=>{let u;
if(typeof n=="string"?u=H(n):u=n,typeof u!="object"||typeof u.byteOffset!="number"||typeof u.byteLength!="number")throw new Error("@smithy/util-base64: toBase64\
 encoder function only accepts string | Uint8Array.");return c(u.buffer,u.byteOffset,u.byteLength).toString("base64")};function D(n,u,q,ee){return class nn extends Uint8Array{static fromString(we,Ee="\
utf-8"){if(typeof we=="string")return Ee==="base64"?nn.mutate(ee(we)):nn.mutate(u(we));throw new Error(`Unsupported conversion from ${typeof we} to Uint8ArrayBl\
obAdapter.`)}static mutate(we){return Object.setPrototypeOf(we,nn.prototype),we}transformToString(we="utf-8"){return we==="base64"?q(this):n(this)}}}const K=n=>{
if(typeof n=="string")return n;if(typeof n!="object"||typeof n.byteOffset!="number"||typeof n.byteLength!="number")throw new Error("@smithy/util-utf8: toUtf8 en\
coder function only accepts string | Uint8Array.");return c(n.buffer,n.byteOffset,n.byteLength).toString("utf8")},ae=Array.from({length:256},(n,u)=>u.toString(16).
padStart(2,"0"));function oe(n){return typeof crypto<"u"&&typeof crypto.randomUUID=="function"?()=>crypto.randomUUID():()=>{const u=new Uint8Array(16);return n(
u),u[6]=u[6]&15|64,u[8]=u[8]&63|128,ae[u[0]]+ae[u[1]]+ae[u[2]]+ae[u[3]]+"-"+ae[u[4]]+ae[u[5]]+"-"+ae[u[6]]+ae[u[7]]+"-"+ae[u[8]]+ae[u[9]]+"-"+ae[u[10]]+ae[u[11]]+
ae[u[12]]+ae[u[13]]+ae[u[14]]+ae[u[15]]}}const T=(n,u,q=ee=>ee)=>n,Y=n=>{switch(n){case"true":return!0;case"false":return!1;default:throw new Error(`Unable to p\
arse boolean value "${n}"`)}},Q=n=>{if(n!=null){if(typeof n=="number"){if((n===0||n===1)&&Ve.warn(ct(`Expected boolean, got ${typeof n}: ${n}`)),n===0)return!1;
if(n===1)return!0}if(typeof n=="string"){const u=n.toLowerCase();if((u==="false"||u==="true")&&Ve.warn(ct(`Expected boolean, got ${typeof n}: ${n}`)),u==="false")
return!1;if(u==="true")return!0}if(typeof n=="boolean")return n;throw new TypeError(`Expected boolean, got ${typeof n}: ${n}`)}},ue=n=>{if(n!=null){if(typeof n==
"string"){const u=parseFloat(n);if(!Number.isNaN(u))return String(u)!==String(n)&&Ve.warn(ct(`Expected number but observed string: ${n}`)),u}if(typeof n=="numbe\
r")return n;throw new TypeError(`Expected number, got ${typeof n}: ${n}`)}},de=Math.ceil(2**127*(2-2**-23)),z=n=>{const u=ue(n);if(u!==void 0&&!Number.isNaN(u)&&
u!==1/0&&u!==-1/0&&Math.abs(u)>de)throw new TypeError(`Expected 32-bit float, got ${n}`);return u},Te=n=>{if(n!=null){if(Number.isInteger(n)&&!Number.isNaN(n))return n;
throw new TypeError(`Expected integer, got ${typeof n}: ${n}`)}},tt=Te,qe=n=>nt(n,32),Qe=n=>nt(n,16),Ye=n=>nt(n,8),nt=(n,u)=>{const q=Te(n);if(q!==void 0&&Xe(q,
u)!==q)throw new TypeError(`Expected ${u}-bit integer, got ${n}`);return q},Xe=(n,u)=>{switch(u){case 32:return Int32Array.of(n)[0];case 16:return Int16Array.of(
n)[0];case 8:return Int8Array.of(n)[0]}},Me=(n,u)=>{if(n==null)throw u?new TypeError(`Expected a non-null value for ${u}`):new TypeError("Expected a non-null va\
lue");return n},$=n=>{if(n==null)return;if(typeof n=="object"&&!Array.isArray(n))return n;const u=Array.isArray(n)?"array":typeof n;throw new TypeError(`Expecte\
d object, got ${u}: ${n}`)},se=n=>{if(n!=null){if(typeof n=="string")return n;if(["boolean","number","bigint"].includes(typeof n))return Ve.warn(ct(`Expected st\
ring, got ${typeof n}: ${n}`)),String(n);throw new TypeError(`Expected string, got ${typeof n}: ${n}`)}},be=n=>{if(n==null)return;const u=$(n),q=[];for(const ee in u)
O(u,ee)&&u[ee]!=null&&q.push(ee);if(q.length===0)throw new TypeError("Unions must have exactly one non-null member. None were found.");if(q.length>1)throw new TypeError(
`Unions must have exactly one non-null member. Keys ${q} were not null.`);return u},Ne=n=>ue(typeof n=="string"?Fe(n):n),Je=Ne,at=n=>z(typeof n=="string"?Fe(n):
n),Tt=/(-?(?:0|[1-9]\d*)(?:\.\d+)?(?:[eE][+-]?\d+)?)|(-?Infinity)|(NaN)/g,Fe=n=>{const u=n.match(Tt);if(u===null||u[0].length!==n.length)throw new TypeError("Ex\
pected real number, got implicit NaN");return parseFloat(n)},L=n=>typeof n=="string"?ne(n):ue(n),p=L,I=L,V=n=>typeof n=="string"?ne(n):z(n),ne=n=>{switch(n){case"\
NaN":return NaN;case"Infinity":return 1/0;case"-Infinity":return-1/0;default:throw new Error(`Unable to parse float value: ${n}`)}},re=n=>Te(typeof n=="string"?
Fe(n):n),me=re,ke=n=>qe(typeof n=="string"?Fe(n):n),je=n=>Qe(typeof n=="string"?Fe(n):n),rt=n=>Ye(typeof n=="string"?Fe(n):n),ct=n=>String(new TypeError(n).stack||
n).split(`
`).slice(0,5).filter(u=>!u.includes("stackTraceWarning")).join(`
`),Ve={warn:console.warn},et=["Sun","Mon","Tue","Wed","Thu","Fri","Sat"],st=["Jan","Feb","Mar","Apr","May","Jun","Jul","Aug","Sep","Oct","Nov","Dec"];function it(n){
const u=n.getUTCFullYear(),q=n.getUTCMonth(),ee=n.getUTCDay(),he=n.getUTCDate(),we=n.getUTCHours(),Ee=n.getUTCMinutes(),Be=n.getUTCSeconds(),$e=he<10?`0${he}`:`${he}`,
Ke=we<10?`0${we}`:`${we}`,lt=Ee<10?`0${Ee}`:`${Ee}`,bt=Be<10?`0${Be}`:`${Be}`;return`${et[ee]}, ${$e} ${st[q]} ${u} ${Ke}:${lt}:${bt} GMT`}const Se=new RegExp(/^(\d{4})-(\d{2})-(\d{2})[tT](\d{2}):(\d{2}):(\d{2})(?:\.(\d+))?[zZ]$/),
J=n=>{if(n==null)return;if(typeof n!="string")throw new TypeError("RFC-3339 date-times must be expressed as strings");const u=Se.exec(n);if(!u)throw new TypeError(
"Invalid RFC-3339 date-time value");const[q,ee,he,we,Ee,Be,$e,Ke]=u,lt=je(U(ee)),bt=xe(he,"month",1,12),vt=xe(we,"day",1,31);return ge(lt,bt,vt,{hours:Ee,minutes:Be,
seconds:$e,fractionalMilliseconds:Ke})},pe=new RegExp(/^(\d{4})-(\d{2})-(\d{2})[tT](\d{2}):(\d{2}):(\d{2})(?:\.(\d+))?(([-+]\d{2}:\d{2})|[zZ])$/),Ce=n=>{if(n==null)
return;if(typeof n!="string")throw new TypeError("RFC-3339 date-times must be expressed as strings");const u=pe.exec(n);if(!u)throw new TypeError("Invalid RFC-3\
339 date-time value");const[q,ee,he,we,Ee,Be,$e,Ke,lt]=u,bt=je(U(ee)),vt=xe(he,"month",1,12),Lt=xe(we,"day",1,31),Wt=ge(bt,vt,Lt,{hours:Ee,minutes:Be,seconds:$e,
fractionalMilliseconds:Ke});return lt.toUpperCase()!="Z"&&Wt.setTime(Wt.getTime()-v(lt)),Wt},Pe=new RegExp(/^(?:Mon|Tue|Wed|Thu|Fri|Sat|Sun), (\d{2}) (Jan|Feb|Mar|Apr|May|Jun|Jul|Aug|Sep|Oct|Nov|Dec) (\d{4}) (\d{1,2}):(\d{2}):(\d{2})(?:\.(\d+))? GMT$/),
d=new RegExp(/^(?:Monday|Tuesday|Wednesday|Thursday|Friday|Saturday|Sunday), (\d{2})-(Jan|Feb|Mar|Apr|May|Jun|Jul|Aug|Sep|Oct|Nov|Dec)-(\d{2}) (\d{1,2}):(\d{2}):(\d{2})(?:\.(\d+))? GMT$/),
E=new RegExp(/^(?:Mon|Tue|Wed|Thu|Fri|Sat|Sun) (Jan|Feb|Mar|Apr|May|Jun|Jul|Aug|Sep|Oct|Nov|Dec) ( [1-9]|\d{2}) (\d{1,2}):(\d{2}):(\d{2})(?:\.(\d+))? (\d{4})$/),
G=n=>{if(n==null)return;if(typeof n!="string")throw new TypeError("RFC-7231 date-times must be expressed as strings");let u=Pe.exec(n);if(u){const[q,ee,he,we,Ee,
Be,$e,Ke]=u;return ge(je(U(we)),He(he),xe(ee,"day",1,31),{hours:Ee,minutes:Be,seconds:$e,fractionalMilliseconds:Ke})}if(u=d.exec(n),u){const[q,ee,he,we,Ee,Be,$e,
Ke]=u;return Ue(ge(Re(we),He(he),xe(ee,"day",1,31),{hours:Ee,minutes:Be,seconds:$e,fractionalMilliseconds:Ke}))}if(u=E.exec(n),u){const[q,ee,he,we,Ee,Be,$e,Ke]=u;
return ge(je(U(Ke)),He(ee),xe(he.trimLeft(),"day",1,31),{hours:we,minutes:Ee,seconds:Be,fractionalMilliseconds:$e})}throw new TypeError("Invalid RFC-7231 date-t\
ime value")},Z=n=>{if(n==null)return;let u;if(typeof n=="number")u=n;else if(typeof n=="string")u=Ne(n);else if(typeof n=="object"&&n.tag===1)u=n.value;else throw new TypeError(
"Epoch timestamps must be expressed as floating point numbers or their string representation");if(Number.isNaN(u)||u===1/0||u===-1/0)throw new TypeError("Epoch \
timestamps must be valid, non-Infinite, non-NaN numerics");return new Date(Math.round(u*1e3))},ge=(n,u,q,ee)=>{const he=u-1;return ht(n,he,q),new Date(Date.UTC(
n,he,q,xe(ee.hours,"hour",0,23),xe(ee.minutes,"minute",0,59),xe(ee.seconds,"seconds",0,60),Ze(ee.fractionalMilliseconds)))},Re=n=>{const u=new Date().getUTCFullYear(),
q=Math.floor(u/100)*100+je(U(n));return q<u?q+100:q},ve=50*365*24*60*60*1e3,Ue=n=>n.getTime()-new Date().getTime()>ve?new Date(Date.UTC(n.getUTCFullYear()-100,n.
getUTCMonth(),n.getUTCDate(),n.getUTCHours(),n.getUTCMinutes(),n.getUTCSeconds(),n.getUTCMilliseconds())):n,He=n=>{const u=st.indexOf(n);if(u<0)throw new TypeError(
`Invalid month: ${n}`);return u+1},ft=[31,28,31,30,31,30,31,31,30,31,30,31],ht=(n,u,q)=>{let ee=ft[u];if(u===1&&Oe(n)&&(ee=29),q>ee)throw new TypeError(`Invalid\
 day for ${st[u]} in ${n}: ${q}`)},Oe=n=>n%4===0&&(n%100!==0||n%400===0),xe=(n,u,q,ee)=>{const he=rt(U(n));if(he<q||he>ee)throw new TypeError(`${u} must be betw\
een ${q} and ${ee}, inclusive`);return he},Ze=n=>n==null?0:at("0."+n)*1e3,v=n=>{const u=n[0];let q=1;if(u=="+")q=1;else if(u=="-")q=-1;else throw new TypeError(
`Offset direction, ${u}, must be "+" or "-"`);const ee=Number(n.substring(1,3)),he=Number(n.substring(4,6));return q*(ee*60+he)*60*1e3},U=n=>{let u=0;for(;u<n.length-
1&&n.charAt(u)==="0";)u++;return u===0?n:n.slice(u)},B=function(u){return Object.assign(new String(u),{deserializeJSON(){return JSON.parse(String(u))},toString(){
return String(u)},toJSON(){return String(u)}})};B.from=n=>n&&typeof n=="object"&&(n instanceof B||"deserializeJSON"in n)?n:typeof n=="string"||Object.getPrototypeOf(
n)===String.prototype?B(String(n)):B(JSON.stringify(n)),B.fromObject=B.from;function j(n){return(n.includes(",")||n.includes('"'))&&(n=`"${n.replace(/\\/g,"\\\\").
replace(/"/g,'\\"')}"`),n}const fe="(?:Mon|Tue|Wed|Thu|Fri|Sat|Sun)(?:[ne|u?r]?s?day)?",ce="(Jan|Feb|Mar|Apr|May|Jun|Jul|Aug|Sep|Oct|Nov|Dec)",ye="(\\d?\\d):(\\d{2\
}):(\\d{2})(?:\\.(\\d+))?",Le="(\\d?\\d)",Ge="(\\d{4})",dt=new RegExp(/^(\d{4})-(\d\d)-(\d\d)[tT](\d\d):(\d\d):(\d\d)(\.(\d+))?(([-+]\d\d:\d\d)|[zZ])$/),_t=/^(?:Mon|Tue|Wed|Thu|Fri|Sat|Sun), (?:0[1-9]|[12]\d|3[01]) (?:Jan|Feb|Mar|Apr|May|Jun|Jul|Aug|Sep|Oct|Nov|Dec) [1-9]\d{3} (?:[01]\d|2[0-3]):[0-5]\d:[0-5]\d GMT$/,
Bt=new RegExp(`^${fe}, ${Le} ${ce} ${Ge} ${ye} GMT$`),Pt=new RegExp(`^${fe}, ${Le}-${ce}-(\\d\\d) ${ye} GMT$`),kt=new RegExp(`^${fe} ${ce} ( [1-9]|\\d\\d) ${ye}\
 ${Ge}$`),zt=["Jan","Feb","Mar","Apr","May","Jun","Jul","Aug","Sep","Oct","Nov","Dec"],Qt=n=>{if(n==null)return;let u=NaN;if(typeof n=="number")u=n;else if(typeof n==
"string"){if(!/^-?\d*\.?\d+$/.test(n))throw new TypeError("parseEpochTimestamp - numeric string invalid.");u=Number.parseFloat(n)}else typeof n=="object"&&n.tag===
1&&(u=n.value);if(isNaN(u)||Math.abs(u)===1/0)throw new TypeError("Epoch timestamps must be valid finite numbers.");return new Date(Math.round(u*1e3))},$t=n=>{if(n==
null)return;if(typeof n!="string")throw new TypeError("RFC3339 timestamps must be strings");const u=dt.exec(n);if(!u)throw new TypeError(`Invalid RFC3339 timest\
amp format ${n}`);const[,q,ee,he,we,Ee,Be,,$e,Ke]=u;Mt(ee,1,12),Mt(he,1,31),Mt(we,0,23),Mt(Ee,0,59),Mt(Be,0,60);const lt=new Date(Date.UTC(Number(q),Number(ee)-
1,Number(he),Number(we),Number(Ee),Number(Be),Number($e)?Math.round(parseFloat(`0.${$e}`)*1e3):0));if(lt.setUTCFullYear(Number(q)),Ke.toUpperCase()!="Z"){const[
,bt,vt,Lt]=/([+-])(\d\d):(\d\d)/.exec(Ke)||[void 0,"+",0,0],Wt=bt==="-"?1:-1;lt.setTime(lt.getTime()+Wt*(Number(vt)*60*60*1e3+Number(Lt)*60*1e3))}return lt},Dt=n=>{
if(n==null)return;if(typeof n!="string")throw new TypeError("RFC7231 timestamps must be strings.");if(_t.test(n))return new Date(n);let u,q,ee,he,we,Ee,Be,$e;if(($e=
Bt.exec(n))?[,u,q,ee,he,we,Ee,Be]=$e:($e=Pt.exec(n))?([,u,q,ee,he,we,Ee,Be]=$e,ee=(Number(ee)+1900).toString()):($e=kt.exec(n))&&([,q,u,he,we,Ee,Be,ee]=$e),ee&&
Ee){const Ke=Date.UTC(Number(ee),zt.indexOf(q),Number(u),Number(he),Number(we),Number(Ee),Be?Math.round(parseFloat(`0.${Be}`)*1e3):0);Mt(u,1,31),Mt(he,0,23),Mt(
we,0,59),Mt(Ee,0,60);const lt=new Date(Ke);return lt.setUTCFullYear(Number(ee)),lt}throw new TypeError(`Invalid RFC7231 date-time value ${n}.`)};function Mt(n,u,q){
const ee=Number(n);if(ee<u||ee>q)throw new Error(`Value ${ee} out of range [${u}, ${q}]`)}function jt(n,u,q){if(q<=0||!Number.isInteger(q))throw new Error("Inva\
lid number of delimiters ("+q+") for splitEvery.");const ee=n.split(u);if(q===1)return ee;const he=[];let we="";for(let Ee=0;Ee<ee.length;Ee++)we===""?we=ee[Ee]:
we+=u+ee[Ee],(Ee+1)%q===0&&(he.push(we),we="");return we!==""&&he.push(we),he}const Kt=n=>{const u=n.length,q=[];let ee=!1,he=!1,we=0;for(let Ee=0;Ee<u;++Ee){const Be=n[Ee];
switch(Be){case'"':he||(ee=!ee);break;case",":ee||(q.push(n.slice(we,Ee)),we=Ee+1);break}he=Be==="\\"&&!he}return q.push(n.slice(we)),q.map(Ee=>{Ee=Ee.trim();const Be=Ee.
length;return Be<2?Ee:Ee[0]==='"'&&Ee[Be-1]==='"'?(Ee=Ee.slice(1,Be-1),Ee.replace(/\\(["\\])/g,"$1")):Ee.replace(/\\"/g,'"')})},Xt=/^-?((0|[1-9]\d*)(\.\d+)?|\.\d+)([eE][+-]?\d+)?$/;
class F{string;type;constructor(u,q){if(this.string=u,this.type=q,!Xt.test(u))throw new Error(`@smithy/core/serde - NumericValue string must conform to the Smit\
hy bigDecimal format. Received: "${u}"`)}toString(){return this.string}static[Symbol.hasInstance](u){if(!u||typeof u!="object")return!1;const q=u;return F.prototype.
isPrototypeOf(u)||q.type==="bigDecimal"&&Xt.test(q.string)}}function te(n){return new F(String(n),"bigDecimal")}const ie={},De={};for(let n=0;n<256;n++){let u=n.
toString(16).toLowerCase();u.length===1&&(u=`0${u}`),ie[n]=u,De[u]=n}function ze(n){if(n.length%2!==0)throw new Error("Hex encoded strings must have an even num\
ber length");const u=new Uint8Array(n.length/2);for(let q=0;q<n.length;q+=2){const ee=n.slice(q,q+2).toLowerCase();if(ee in De)u[q/2]=De[ee];else throw new Error(
`Cannot decode unrecognized sequence ${ee} as hexadecimal`)}return u}function ot(n){let u="";for(let q=0;q<n.byteLength;q++)u+=ie[n[q]];return u}const gt=n=>{if(!n)
return 0;if(typeof n=="string")return Buffer.byteLength(n);if(typeof n.byteLength=="number")return n.byteLength;if(typeof n.size=="number")return n.size;if(typeof n.
start=="number"&&typeof n.end=="number")return n.end+1-n.start;if(n instanceof f){if(n.path!=null)return A(n.path).size;if(typeof n.fd=="number")return C(n.fd).
size}throw new Error(`Body Length computation failed for ${n}`)},pt=n=>n instanceof Uint8Array?n:typeof n=="string"?H(n):ArrayBuffer.isView(n)?new Uint8Array(n.
buffer,n.byteOffset,n.byteLength/Uint8Array.BYTES_PER_ELEMENT):new Uint8Array(n);function At(n,u){if(u===void 0){u=0;for(const he of n)u+=he.byteLength}const q=new Uint8Array(
u);let ee=0;for(const he of n)q.set(he,ee),ee+=he.byteLength;return q}const Ot=(n,u)=>(q,ee)=>async he=>{const{response:we}=await q(he);try{const Ee=await u(we,
n);return{response:we,output:Ee}}catch(Ee){if(Object.defineProperty(Ee,"$response",{value:we,enumerable:!1,writable:!1,configurable:!1}),!("$metadata"in Ee)){const Be="\
Deserialization error: to see the raw response, inspect the hidden field {error}.$response on this object.";try{Ee.message+=`
  `+Be}catch{!ee.logger||ee.logger?.constructor?.name==="NoOpLogger"?console.warn(Be):ee.logger?.warn?.(Be)}typeof Ee.$responseBodyText<"u"&&Ee.$response&&(Ee.$response.
body=Ee.$responseBodyText);try{if(P.isInstance(we)){const{headers:$e={}}=we,Ke=Object.entries($e);Ee.$metadata={httpStatusCode:we.statusCode,requestId:xt(/^x-[\w-]+-request-?id$/,
Ke),extendedRequestId:xt(/^x-[\w-]+-id-2$/,Ke),cfId:xt(/^x-[\w-]+-cf-id$/,Ke)}}}catch{}}throw Ee}},xt=(n,u)=>(u.find(([q])=>q.match(n))||[void 0,void 0])[1],Vt=(n,u)=>(q,ee)=>async he=>{
const we=n,Ee=ee.endpointV2?async()=>N(ee.endpointV2):we.endpoint;if(!Ee)throw new Error("No valid endpoint provider available.");const Be=await u(he.input,{...n,
endpoint:Ee});return q({...he,request:Be})},Jt={name:"deserializerMiddleware",step:"deserialize",tags:["DESERIALIZER"],override:!0},X={name:"serializerMiddlewar\
e",step:"serialize",tags:["SERIALIZER"],override:!0};function t(n,u,q){return{applyToStack:ee=>{ee.add(Ot(n,q),Jt),ee.add(Vt(n,u),X)}}}class e{algorithmIdentifier;secret;hash;constructor(u,q){
this.algorithmIdentifier=u,this.secret=q,this.reset()}update(u,q){this.hash.update(pt(a(u,q)))}digest(){return Promise.resolve(this.hash.digest())}reset(){this.
hash=this.secret?R(this.algorithmIdentifier,a(this.secret)):m(this.algorithmIdentifier)}}function a(n,u){return Buffer.isBuffer(n)?n:typeof n=="string"?i(n,u):ArrayBuffer.
isView(n)?c(n.buffer,n.byteOffset,n.byteLength):c(n)}let o=class extends l{expectedChecksum;checksumSourceLocation;checksum;source;base64Encoder;constructor({expectedChecksum:u,
checksum:q,source:ee,checksumSourceLocation:he,base64Encoder:we}){if(super(),typeof ee.pipe!="function")throw new Error(`@smithy/util-stream: unsupported source\
 type ${ee?.constructor?.name??ee} in ChecksumStream.`);this.source=ee,this.base64Encoder=we??y,this.expectedChecksum=u,this.checksum=q,this.checksumSourceLocation=
he,this.source.on("data",this.onSourceData),this.source.on("end",this.onSourceEnd),this.source.on("error",this.onSourceError),this.source.on("close",this.onSourceClose),
this.source.pause()}onSourceData=u=>{if(!this.destroyed){try{this.checksum.update(u)}catch(q){this.destroy(q);return}this.push(u)||this.source.pause()}};onSourceEnd=async()=>{
if(!this.destroyed){try{const u=await this.checksum.digest(),q=this.base64Encoder(u);if(this.expectedChecksum!==q){this.destroy(new Error(`Checksum mismatch: ex\
pected "${this.expectedChecksum}" but received "${q}" in response header "${this.checksumSourceLocation}".`));return}}catch(u){this.destroy(u);return}this.push(
null)}};onSourceError=u=>{this.destroy(u)};onSourceClose=()=>{!this.destroyed&&!this.source.readableEnded&&this.destroy(new Error("Connection lost or stream clo\
sed before all data was received."))};_read(u){this.source.resume()}_destroy(u,q){this.source?.removeListener("data",this.onSourceData),this.source?.removeListener(
"end",this.onSourceEnd),this.source?.removeListener("error",this.onSourceError),this.source?.removeListener("close",this.onSourceClose),this.source?.destroy(),q(
u)}};const b=n=>typeof ReadableStream=="function"&&(n?.constructor?.name===ReadableStream.name||n instanceof ReadableStream),g=n=>typeof Blob=="function"&&(n?.constructor?.
name===Blob.name||n instanceof Blob),k=n=>new TextEncoder().encode(n),W="ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789+/";Object.entries(W).reduce(
(n,[u,q])=>(n[q]=Number(u),n),{});const le=W.split(""),_e=6,Ie=8,We=63;function ut(n){let u;typeof n=="string"?u=k(n):u=n;const q=typeof u=="object"&&typeof u.length==
"number",ee=typeof u=="object"&&typeof u.byteOffset=="number"&&typeof u.byteLength=="number";if(!q&&!ee)throw new Error("@smithy/util-base64: toBase64 encoder f\
unction only accepts string | Uint8Array.");let he="";for(let we=0;we<u.length;we+=3){let Ee=0,Be=0;for(let Ke=we,lt=Math.min(we+3,u.length);Ke<lt;Ke++)Ee|=u[Ke]<<
(lt-Ke-1)*Ie,Be+=Ie;const $e=Math.ceil(Be/_e);Ee<<=$e*_e-Be;for(let Ke=1;Ke<=$e;Ke++){const lt=($e-Ke)*_e;he+=le[(Ee&We<<lt)>>lt]}he+="==".slice(0,4-$e)}return he}
const mt=typeof ReadableStream=="function"?ReadableStream:function(){};class Et extends mt{}const yt=({expectedChecksum:n,checksum:u,source:q,checksumSourceLocation:ee,
base64Encoder:he})=>{if(!b(q))throw new Error(`@smithy/util-stream: unsupported source type ${q?.constructor?.name??q} in ChecksumStream.`);const we=he??ut;if(typeof TransformStream!=
"function")throw new Error("@smithy/util-stream: unable to instantiate ChecksumStream because API unavailable: ReadableStream/TransformStream.");const Ee=new TransformStream(
{start(){},async transform($e,Ke){u.update($e),Ke.enqueue($e)},async flush($e){const Ke=await u.digest(),lt=we(Ke);if(n!==lt){const bt=new Error(`Checksum misma\
tch: expected "${n}" but received "${lt}" in response header "${ee}".`);$e.error(bt)}else $e.terminate()}});q.pipeThrough(Ee);const Be=Ee.readable;return Object.
setPrototypeOf(Be,Et.prototype),Be};function Rt(n){return typeof ReadableStream=="function"&&b(n.source)?yt(n):new o(n)}class St{allocByteArray;byteLength=0;byteArrays=[];constructor(u){
this.allocByteArray=u}push(u){this.byteArrays.push(u),this.byteLength+=u.byteLength}flush(){if(this.byteArrays.length===1){const ee=this.byteArrays[0];return this.
reset(),ee}const u=this.allocByteArray(this.byteLength);let q=0;for(let ee=0;ee<this.byteArrays.length;++ee){const he=this.byteArrays[ee];u.set(he,q),q+=he.byteLength}
return this.reset(),u}reset(){this.byteArrays=[],this.byteLength=0}}function It(n,u,q){const ee=n.getReader();let he=!1,we=0;const Ee=["",new St(Ke=>new Uint8Array(
Ke))];let Be=-1;const $e=async Ke=>{const{value:lt,done:bt}=await ee.read(),vt=lt;if(bt){if(Be!==-1){const Lt=Ct(Ee,Be);Nt(Lt)>0&&Ke.enqueue(Lt)}Ke.close()}else{
const Lt=Gt(vt,!1);if(Be!==Lt&&(Be>=0&&Ke.enqueue(Ct(Ee,Be)),Be=Lt),Be===-1){Ke.enqueue(vt);return}const Wt=Nt(vt);we+=Wt;const wn=Nt(Ee[Be]);if(Wt>=u&&wn===0)Ke.
enqueue(vt);else{const bn=wt(Ee,Be,vt);!he&&we>u*2&&(he=!0,q?.warn(`@smithy/util-stream - stream chunk size ${Wt} is below threshold of ${u}, automatically buff\
ering.`)),bn>=u?Ke.enqueue(Ct(Ee,Be)):await $e(Ke)}}};return new ReadableStream({pull:$e})}function wt(n,u,q){switch(u){case 0:return n[0]+=q,Nt(n[0]);case 1:case 2:
return n[u].push(q),Nt(n[u])}}function Ct(n,u){switch(u){case 0:const q=n[0];return n[0]="",q;case 1:case 2:return n[u].flush()}throw new Error(`@smithy/util-st\
ream - invalid index ${u} given to flush()`)}function Nt(n){return n?.byteLength??n?.length??0}function Gt(n,u=!0){return u&&typeof Buffer<"u"&&n instanceof Buffer?
2:n instanceof Uint8Array?1:typeof n=="string"?0:-1}function Zt(n,u,q){if(b(n))return It(n,u,q);const ee=new l({read(){}});let he=!1,we=0;const Ee=["",new St($e=>new Uint8Array(
$e)),new St($e=>Buffer.from(new Uint8Array($e)))];let Be=-1;return n.on("data",$e=>{const Ke=Gt($e,!0);if(Be!==Ke&&(Be>=0&&ee.push(Ct(Ee,Be)),Be=Ke),Be===-1){ee.
push($e);return}const lt=Nt($e);we+=lt;const bt=Nt(Ee[Be]);if(lt>=u&&bt===0)ee.push($e);else{const vt=wt(Ee,Be,$e);!he&&we>u*2&&(he=!0,q?.warn(`@smithy/util-str\
eam - stream chunk size ${lt} is below threshold of ${u}, automatically buffering.`)),vt>=u&&ee.push(Ct(Ee,Be))}}),n.on("end",()=>{if(Be!==-1){const $e=Ct(Ee,Be);
Nt($e)>0&&ee.push($e)}ee.push(null)}),ee}const Yt=(n,u)=>{const{base64Encoder:q,bodyLengthChecker:ee,checksumAlgorithmFn:he,checksumLocationName:we,streamHasher:Ee}=u,
Be=q!==void 0&&ee!==void 0&&he!==void 0&&we!==void 0&&Ee!==void 0,$e=Be?Ee(he,n):void 0;Promise.resolve($e).catch(()=>{});const Ke=n.getReader();return new ReadableStream(
{async pull(lt){const{value:bt,done:vt}=await Ke.read();if(vt){if(lt.enqueue(`0\r
`),Be){const Lt=q(await $e);lt.enqueue(`${we}:${Lt}\r
`),lt.enqueue(`\r
`)}lt.close()}else lt.enqueue(`${(ee(bt)||0).toString(16)}\r
${bt}\r
`)}})};function qt(n,u){const q=n,ee=n;if(b(ee))return Yt(ee,u);const{base64Encoder:he,bodyLengthChecker:we,checksumAlgorithmFn:Ee,checksumLocationName:Be,streamHasher:$e}=u,
Ke=he!==void 0&&Ee!==void 0&&Be!==void 0&&$e!==void 0,lt=Ke?$e(Ee,q):void 0;Promise.resolve(lt).catch(()=>{});const bt=new l({read(){q.resume()}});return q.on("\
data",vt=>{const Lt=we(vt)||0;Lt!==0&&(bt.push(`${Lt.toString(16)}\r
`),bt.push(vt),bt.push(`\r
`)||q.pause())}),q.on("error",vt=>{bt.destroy(vt)}),q.pause(),q.on("end",async()=>{try{if(bt.push(`0\r
`),Ke){const vt=he(await lt);bt.push(`${Be}:${vt}\r
`),bt.push(`\r
`)}bt.push(null)}catch(vt){bt.destroy(vt)}}),bt}async function Ut(n,u){let q=0;const ee=[],he=n.getReader();let we=!1;for(;!we;){const{done:$e,value:Ke}=await he.
read();if(Ke&&(ee.push(Ke),q+=Ke?.byteLength??0),q>=u)break;we=$e}he.releaseLock();const Ee=new Uint8Array(Math.min(u,q));let Be=0;for(const $e of ee){if($e.byteLength>
Ee.byteLength-Be){Ee.set($e.subarray(0,Ee.byteLength-Be),Be);break}else Ee.set($e,Be);Be+=$e.length}return Ee}const en=(n,u)=>b(n)?Ut(n,u):new Promise((q,ee)=>{
const he=new Ft;he.limit=u,n.pipe(he),n.on("error",we=>{he.end(),ee(we)}),he.on("error",ee),he.on("finish",function(){const we=At(this.buffers);q(we)})});let Ft=class extends s{buffers=[];limit=1/0;bytesBuffered=0;_write(u,q,ee){
if(this.buffers.push(u),this.bytesBuffered+=u.byteLength??0,this.bytesBuffered>=this.limit){const he=this.bytesBuffered-this.limit,we=this.buffers[this.buffers.
length-1];this.buffers[this.buffers.length-1]=we.subarray(0,we.byteLength-he),this.emit("finish")}ee()}};const Ht=n=>{if(typeof n=="string")return n;if(typeof n!=
"object"||typeof n.byteOffset!="number"||typeof n.byteLength!="number")throw new Error("@smithy/util-utf8: toUtf8 encoder function only accepts string | Uint8Ar\
ray.");return new TextDecoder("utf-8").decode(n)},tn=async n=>g(n)?rn(n):sn(n);async function rn(n){return n.arrayBuffer().then(u=>new Uint8Array(u))}async function sn(n){
const u=[],q=n.getReader();let ee=0;for(;;){const{done:he,value:we}=await q.read();if(we&&(u.push(we),ee+=we.length),he)break}return At(u,ee)}const on="The stre\
am has already been transformed.",ln=n=>{if(!an(n)&&!b(n)){const he=n?.__proto__?.constructor?.name||n;throw new Error(`Unexpected stream implementation, expect\
 Blob or ReadableStream, got ${he}`)}let u=!1;const q=async()=>{if(u)throw new Error(on);return u=!0,await tn(n)},ee=he=>{if(typeof he.stream!="function")throw new Error(
`Cannot transform payload Blob to web stream. Please make sure the Blob.stream() is polyfilled.
If you are using React Native, this API is not yet supported, see: https://react-native.canny.io/feature-requests/p/fetch-streaming-body`);return he.stream()};return Object.
assign(n,{transformToByteArray:q,transformToString:async he=>{const we=await q();if(he==="base64")return ut(we);if(he==="hex")return ot(we);if(he===void 0||he===
"utf8"||he==="utf-8")return Ht(we);if(typeof TextDecoder=="function")return new TextDecoder(he).decode(we);throw new Error("TextDecoder is not available, please\
 make sure polyfill is provided.")},transformToWebStream:()=>{if(u)throw new Error(on);if(u=!0,an(n))return ee(n);if(b(n))return n;throw new Error(`Cannot trans\
form payload to web stream, got ${n}`)}})},an=n=>typeof Blob=="function"&&n instanceof Blob,cn=n=>g(n)?rn(n):b(n)?sn(n):new Promise((u,q)=>{const ee=new hn,he=n;
he.pipe(ee),he.on("error",we=>{ee.end(),q(we)}),ee.on("error",q),ee.on("finish",function(){const we=At(this.bufferedBytes);u(we)})});class hn extends s{bufferedBytes=[];_write(u,q,ee){
this.bufferedBytes.push(u),ee()}}const un="The stream has already been transformed.",dn=n=>{if(!(n instanceof l))try{return ln(n)}catch{const he=n?.__proto__?.constructor?.
name||n;throw new Error(`Unexpected stream implementation, expect Stream.Readable instance, got ${he}`)}let u=!1;const q=async()=>{if(u)throw new Error(un);return u=
!0,await cn(n)};return Object.assign(n,{transformToByteArray:q,transformToString:async ee=>{const he=await q();return ee===void 0||Buffer.isEncoding(ee)?c(he.buffer,
he.byteOffset,he.byteLength).toString(ee):new TextDecoder(ee).decode(he)},transformToWebStream:()=>{if(u)throw new Error(un);if(n.readableFlowing!==null)throw new Error(
"The stream has been consumed by other callbacks.");if(typeof l.toWeb!="function")throw new Error("Readable.toWeb() is not supported. Please ensure a polyfill i\
s available.");return u=!0,l.toWeb(n)}})};async function mn(n){return typeof n.stream=="function"&&(n=n.stream()),n.tee()}async function pn(n){if(b(n)||g(n))return mn(
n);const u=new h,q=new h;return n.pipe(u),n.pipe(q),[u,q]}function yn(n){Object.defineProperty(n,"__proto__",{value:void 0,writable:!0,enumerable:!0,configurable:!0})}
class gn extends D(K,H,y,M){}const fn=oe(w),Sn=fn;r.ChecksumStream=o,r.Hash=e,r.LazyJsonString=B,r.NumericValue=F,r.Uint8ArrayBlobAdapter=gn,r._parseEpochTimestamp=
Qt,r._parseRfc3339DateTimeWithOffset=$t,r._parseRfc7231DateTime=Dt,r.calculateBodyLength=gt,r.concatBytes=At,r.copyDocumentWithTransform=T,r.createBufferedReadable=
Zt,r.createChecksumStream=Rt,r.dateToUtcString=it,r.deserializerMiddleware=Ot,r.deserializerMiddlewareOption=Jt,r.expectBoolean=Q,r.expectByte=Ye,r.expectFloat32=
z,r.expectInt=tt,r.expectInt32=qe,r.expectLong=Te,r.expectNonNull=Me,r.expectNumber=ue,r.expectObject=$,r.expectShort=Qe,r.expectString=se,r.expectUnion=be,r.fromArrayBuffer=
c,r.fromBase64=M,r.fromHex=ze,r.fromString=i,r.fromUtf8=H,r.generateIdempotencyToken=Sn,r.getAwsChunkedEncodingStream=qt,r.getSerdePlugin=t,r.handleFloat=p,r.headStream=
en,r.isArrayBuffer=_,r.isBlob=g,r.isReadableStream=b,r.limitedParseDouble=L,r.limitedParseFloat=I,r.limitedParseFloat32=V,r.logger=Ve,r.nv=te,r.parseBoolean=Y,r.
parseEpochTimestamp=Z,r.parseRfc3339DateTime=J,r.parseRfc3339DateTimeWithOffset=Ce,r.parseRfc7231DateTime=G,r.quoteHeader=j,r.sdkStreamMixin=dn,r.serializerMiddleware=
Vt,r.serializerMiddlewareOption=X,r.splitEvery=jt,r.splitHeader=Kt,r.splitStream=pn,r.streamCollector=cn,r.strictParseByte=rt,r.strictParseDouble=Ne,r.strictParseFloat=
Je,r.strictParseFloat32=at,r.strictParseInt=me,r.strictParseInt32=ke,r.strictParseLong=re,r.strictParseShort=je,r.toBase64=y,r.toHex=ot,r.toUint8Array=pt,r.toUtf8=
K,r.v4=fn,r.writeKey=yn}),4534:((Ae,r,x)=>{const{SMITHY_CONTEXT_KEY:R}=x(690),m=c=>c[R]||(c[R]={});function w(c,i){return Object.prototype.hasOwnProperty.call(c,
i)}class O{method;protocol;hostname;port;path;query;headers;username;password;fragment;body;constructor(i){this.method=i.method||"GET",this.hostname=i.hostname||
"localhost",this.port=i.port,this.query=i.query||{},this.headers=i.headers||{},this.body=i.body,this.protocol=i.protocol?i.protocol.slice(-1)!==":"?`${i.protocol}\
:`:i.protocol:"https:",this.path=i.path?i.path.charAt(0)!=="/"?`/${i.path}`:i.path:"/",this.username=i.username,this.password=i.password,this.fragment=i.fragment}static clone(i){
const S=new O({...i,headers:{...i.headers}});return S.query&&(S.query=P(S.query)),S}static isInstance(i){if(!i)return!1;const S=i;return"method"in S&&"protocol"in
S&&"hostname"in S&&"path"in S&&typeof S.query=="object"&&typeof S.headers=="object"}clone(){return O.clone(this)}}function P(c){return Object.keys(c).reduce((i,S)=>{
const M=c[S];return{...i,[S]:Array.isArray(M)?[...M]:M}},{})}class f{statusCode;reason;headers;body;constructor(i){this.statusCode=i.statusCode,this.reason=i.reason,
this.headers=i.headers||{},this.body=i.body}static isInstance(i){if(!i)return!1;const S=i;return typeof S.statusCode=="number"&&typeof S.headers=="object"}}const A=new RegExp(
"^(?!.*-$)(?!-)[a-zA-Z0-9-]{1,63}$"),C=(c,i=!1)=>{if(!i)return A.test(c);const S=c.split(".");for(const M of S)if(!C(M))return!1;return!0};function N(c){return/^[a-z0-9][a-z0-9.-]*[a-z0-9]$/.
test(c)}const l=c=>{if(typeof c=="function")return c;const i=Promise.resolve(c);return()=>i};function s(c){const i={};if(c=c.replace(/^\?/,""),c)for(const S of c.
split("&")){let[M,H=null]=S.split("=");M=decodeURIComponent(M),H&&(H=decodeURIComponent(H)),M in i?Array.isArray(i[M])?i[M].push(H):i[M]=[i[M],H]:i[M]=H}return i}
const h=c=>{if(typeof c=="string")return h(new URL(c));const{hostname:i,pathname:S,port:M,protocol:H,search:y}=c;let D;return y&&(D=s(y)),{hostname:i,port:M?parseInt(
M):void 0,protocol:H,path:S,query:D}},_=c=>{if(typeof c=="object"){if("url"in c){const i=h(c.url);if(c.headers){i.headers={};for(const S in c.headers)w(c.headers,
S)&&(i.headers[S.toLowerCase()]=c.headers[S].join(", "))}return i}return c}return h(c)};r.HttpRequest=O,r.HttpResponse=f,r.getSmithyContext=m,r.hasOwn=w,r.isValidHostLabel=
C,r.isValidHostname=N,r.normalizeProvider=l,r.parseQueryString=s,r.parseUrl=h,r.toEndpointV1=_}),5118:((Ae,r,x)=>{var R;const{hasOwn:m,fromUtf8:w,fromHex:O,toHex:P,
toUint8Array:f,writeKey:A,isArrayBuffer:C}=x(2430),{normalizeProvider:N}=x(2658),{escapeUri:l,HttpRequest:s}=x(3422);class h{format(J){const pe=[];for(const d in J){
if(!m(J,d))continue;const E=w(d);pe.push(Uint8Array.from([E.byteLength]),E,this.formatHeaderValue(J[d]))}const Ce=new Uint8Array(pe.reduce((d,E)=>d+E.byteLength,
0));let Pe=0;for(const d of pe)Ce.set(d,Pe),Pe+=d.byteLength;return Ce}formatHeaderValue(J){switch(J.type){case"boolean":return Uint8Array.from([J.value?0:1]);case"\
byte":return Uint8Array.from([2,J.value]);case"short":const pe=new DataView(new ArrayBuffer(3));return pe.setUint8(0,3),pe.setInt16(1,J.value,!1),new Uint8Array(
pe.buffer);case"integer":const Ce=new DataView(new ArrayBuffer(5));return Ce.setUint8(0,4),Ce.setInt32(1,J.value,!1),new Uint8Array(Ce.buffer);case"long":const Pe=new Uint8Array(
9);return Pe[0]=5,Pe.set(J.value.bytes,1),Pe;case"binary":const d=new DataView(new ArrayBuffer(3+J.value.byteLength));d.setUint8(0,6),d.setUint16(1,J.value.byteLength,
!1);const E=new Uint8Array(d.buffer);return E.set(J.value,3),E;case"string":const G=w(J.value),Z=new DataView(new ArrayBuffer(3+G.byteLength));Z.setUint8(0,7),Z.
setUint16(1,G.byteLength,!1);const ge=new Uint8Array(Z.buffer);return ge.set(G,3),ge;case"timestamp":const Re=new Uint8Array(9);return Re[0]=8,Re.set(i.fromNumber(
J.value.valueOf()).bytes,1),Re;case"uuid":if(!c.test(J.value))throw new Error(`Invalid UUID received: ${J.value}`);const ve=new Uint8Array(17);return ve[0]=9,ve.
set(O(J.value.replace(/-/g,"")),1),ve}}}var _;(function(Se){Se[Se.boolTrue=0]="boolTrue",Se[Se.boolFalse=1]="boolFalse",Se[Se.byte=2]="byte",Se[Se.short=3]="sho\
rt",Se[Se.integer=4]="integer",Se[Se.long=5]="long",Se[Se.byteArray=6]="byteArray",Se[Se.string=7]="string",Se[Se.timestamp=8]="timestamp",Se[Se.uuid=9]="uuid"})(
_||(_={}));const c=/^[a-f0-9]{8}-[a-f0-9]{4}-[a-f0-9]{4}-[a-f0-9]{4}-[a-f0-9]{12}$/;class i{bytes;constructor(J){if(this.bytes=J,J.byteLength!==8)throw new Error(
"Int64 buffers must be exactly 8 bytes")}static fromNumber(J){if(J>9223372036854776e3||J<-9223372036854776e3)throw new Error(`${J} is too large (or, if negative\
, too small) to represent as an Int64`);const pe=new Uint8Array(8);for(let Ce=7,Pe=Math.abs(Math.round(J));Ce>-1&&Pe>0;Ce--,Pe/=256)pe[Ce]=Pe;return J<0&&S(pe),
new i(pe)}valueOf(){const J=this.bytes.slice(0),pe=J[0]&128;return pe&&S(J),parseInt(P(J),16)*(pe?-1:1)}toString(){return String(this.valueOf())}}function S(Se){
for(let J=0;J<8;J++)Se[J]^=255;for(let J=7;J>-1&&(Se[J]++,Se[J]===0);J--);}const M="X-Amz-Algorithm",H="X-Amz-Credential",y="X-Amz-Date",D="X-Amz-SignedHeaders",
K="X-Amz-Expires",ae="X-Amz-Signature",oe="X-Amz-Security-Token",T="X-Amz-Region-Set",Y="authorization",Q=y.toLowerCase(),ue="date",de=[Y,Q,ue],z=ae.toLowerCase(),
Te="x-amz-content-sha256",tt=oe.toLowerCase(),qe="host",Qe={authorization:!0,"cache-control":!0,connection:!0,expect:!0,from:!0,"keep-alive":!0,"max-forwards":!0,
pragma:!0,referer:!0,te:!0,trailer:!0,"transfer-encoding":!0,upgrade:!0,"user-agent":!0,"x-amzn-trace-id":!0},Ye=/^proxy-/,nt=/^sec-/,Xe=[/^proxy-/i,/^sec-/i],Me="\
AWS4-HMAC-SHA256",$="AWS4-ECDSA-P256-SHA256",se="AWS4-HMAC-SHA256-PAYLOAD",be="UNSIGNED-PAYLOAD",Ne=50,Je="aws4_request",at=3600*24*7,Tt=({query:Se={}})=>{const J=[],
pe={};for(const Ce in Se){if(!m(Se,Ce)||Ce.toLowerCase()===z)continue;const Pe=l(Ce);J.push(Pe);const d=Se[Ce];typeof d=="string"?pe[Pe]=`${Pe}=${l(d)}`:Array.isArray(
d)&&(pe[Pe]=d.slice(0).reduce((E,G)=>E.concat([`${Pe}=${l(G)}`]),[]).sort().join("&"))}return J.sort().map(Ce=>pe[Ce]).filter(Ce=>Ce).join("&")},Fe=Se=>L(Se).toISOString().
replace(/\.\d{3}Z$/,"Z"),L=Se=>typeof Se=="number"?new Date(Se*1e3):typeof Se=="string"?Number(Se)?new Date(Number(Se)*1e3):new Date(Se):Se;class p{service;regionProvider;credentialProvider;sha256;uriEscapePath;applyChecksum;constructor({
applyChecksum:J,credentials:pe,region:Ce,service:Pe,sha256:d,uriEscapePath:E=!0}){this.service=Pe,this.sha256=d,this.uriEscapePath=E,this.applyChecksum=typeof J==
"boolean"?J:!0,this.regionProvider=N(Ce),this.credentialProvider=N(pe)}createCanonicalRequest(J,pe,Ce){const Pe=Object.keys(pe).sort();return`${J.method}
${this.getCanonicalPath(J)}
${Tt(J)}
${Pe.map(d=>`${d}:${pe[d]}`).join(`
`)}

${Pe.join(";")}
${Ce}`}async createStringToSign(J,pe,Ce,Pe){const d=new this.sha256;d.update(f(Ce));const E=await d.digest();return`${Pe}
${J}
${pe}
${P(E)}`}getCanonicalPath({path:J}){if(this.uriEscapePath){const pe=[];for(const d of J.split("/"))d?.length!==0&&d!=="."&&(d===".."?pe.pop():pe.push(d));const Ce=`${J?.
startsWith("/")?"/":""}${pe.join("/")}${pe.length>0&&J?.endsWith("/")?"/":""}`;return l(Ce).replace(/%2F/g,"/")}return J}validateResolvedCredentials(J){if(typeof J!=
"object"||typeof J.accessKeyId!="string"||typeof J.secretAccessKey!="string")throw new Error("Resolved credential object is not valid")}formatDate(J){const pe=Fe(
J).replace(/[-:]/g,"");return{longDate:pe,shortDate:pe.slice(0,8)}}getCanonicalHeaderList(J){return Object.keys(J).sort().join(";")}}const I={},V=[],ne=(Se,J,pe)=>`${Se}\
/${J}/${pe}/${Je}`,re=async(Se,J,pe,Ce,Pe)=>{const d=await ke(Se,J.secretAccessKey,J.accessKeyId),E=`${pe}:${Ce}:${Pe}:${P(d)}:${J.sessionToken}`;if(E in I)return I[E];
for(V.push(E);V.length>Ne;)delete I[V.shift()];let G=`AWS4${J.secretAccessKey}`;for(const Z of[pe,Ce,Pe,Je])G=await ke(Se,G,Z);return I[E]=G},me=()=>{V.length=0,
Object.keys(I).forEach(Se=>{delete I[Se]})},ke=(Se,J,pe)=>{const Ce=new Se(J);return Ce.update(f(pe)),Ce.digest()},je=({headers:Se},J,pe)=>{const Ce={};for(const Pe of Object.
keys(Se).sort()){if(Se[Pe]==null)continue;const d=Pe.toLowerCase();(m(Qe,d)||J?.has(d)||Ye.test(d)||nt.test(d))&&(!pe||pe&&!pe.has(d))||(d==="__proto__"&&A(Ce),
Ce[d]=Se[Pe].replace(/[\r\n]/g," ").replace(/[ \t]+/g," ").replace(/^ | $/g,""))}return Ce},rt=async({headers:Se,body:J},pe)=>{for(const Ce in Se)if(m(Se,Ce)&&Ce.
toLowerCase()===Te)return Se[Ce];if(J==null)return"e3b0c44298fc1c149afbf4c8996fb92427ae41e4649b934ca495991b7852b855";if(typeof J=="string"||ArrayBuffer.isView(J)||
C(J)){const Ce=new pe;return Ce.update(f(J)),P(await Ce.digest())}return be},ct=(Se,J)=>{Se=Se.toLowerCase();for(const pe in J)if(m(J,pe)&&Se===pe.toLowerCase())
return!0;return!1},Ve=(Se,J={})=>{const{headers:pe,query:Ce={}}=s.clone(Se);for(const Pe in pe){if(!m(pe,Pe))continue;const d=Pe.toLowerCase();(d.slice(0,6)==="\
x-amz-"&&!J.unhoistableHeaders?.has(d)||J.hoistableHeaders?.has(d))&&(Ce[Pe]=pe[Pe],delete pe[Pe])}return{...Se,headers:pe,query:Ce}},et=Se=>{Se=s.clone(Se);for(const J in Se.
headers)m(Se.headers,J)&&de.indexOf(J.toLowerCase())>-1&&delete Se.headers[J];return Se};class st extends p{headerFormatter=new h;constructor({applyChecksum:J,credentials:pe,
region:Ce,service:Pe,sha256:d,uriEscapePath:E=!0}){super({applyChecksum:J,credentials:pe,region:Ce,service:Pe,sha256:d,uriEscapePath:E})}async presign(J,pe={}){
const{signingDate:Ce=new Date,expiresIn:Pe=3600,unsignableHeaders:d,unhoistableHeaders:E,signableHeaders:G,hoistableHeaders:Z,signingRegion:ge,signingService:Re}=pe,
ve=await this.credentialProvider();this.validateResolvedCredentials(ve);const Ue=ge??await this.regionProvider(),{longDate:He,shortDate:ft}=this.formatDate(Ce);
if(Pe>at)return Promise.reject("Signature version 4 presigned URLs must have an expiration date less than one week in the future");const ht=ne(ft,Ue,Re??this.service),
Oe=Ve(et(J),{unhoistableHeaders:E,hoistableHeaders:Z});ve.sessionToken&&(Oe.query[oe]=ve.sessionToken),Oe.query[M]=Me,Oe.query[H]=`${ve.accessKeyId}/${ht}`,Oe.query[y]=
He,Oe.query[K]=Pe.toString(10);const xe=je(Oe,d,G);return Oe.query[D]=this.getCanonicalHeaderList(xe),Oe.query[ae]=await this.getSignature(He,ht,this.getSigningKey(
ve,Ue,ft,Re),this.createCanonicalRequest(Oe,xe,await rt(J,this.sha256))),Oe}async sign(J,pe){return typeof J=="string"?this.signString(J,pe):J.headers&&J.payload?
this.signEvent(J,pe):J.message?this.signMessage(J,pe):this.signRequest(J,pe)}async signEvent({headers:J,payload:pe},{signingDate:Ce=new Date,priorSignature:Pe,signingRegion:d,
signingService:E,eventStreamCredentials:G}){const Z=d??await this.regionProvider(),{shortDate:ge,longDate:Re}=this.formatDate(Ce),ve=ne(ge,Z,E??this.service),Ue=await rt(
{headers:{},body:pe},this.sha256),He=new this.sha256;He.update(J);const ft=P(await He.digest()),ht=[se,Re,ve,Pe,ft,Ue].join(`
`);return this.signString(ht,{signingDate:Ce,signingRegion:Z,signingService:E,eventStreamCredentials:G})}async signMessage(J,{signingDate:pe=new Date,signingRegion:Ce,
signingService:Pe,eventStreamCredentials:d}){return this.signEvent({headers:this.headerFormatter.format(J.message.headers),payload:J.message.body},{signingDate:pe,
signingRegion:Ce,signingService:Pe,priorSignature:J.priorSignature,eventStreamCredentials:d}).then(G=>({message:J.message,signature:G}))}async signString(J,{signingDate:pe=new Date,
signingRegion:Ce,signingService:Pe,eventStreamCredentials:d}={}){const E=d??await this.credentialProvider();this.validateResolvedCredentials(E);const G=Ce??await this.
regionProvider(),{shortDate:Z}=this.formatDate(pe),ge=new this.sha256(await this.getSigningKey(E,G,Z,Pe));return ge.update(f(J)),P(await ge.digest())}async signRequest(J,{
signingDate:pe=new Date,signableHeaders:Ce,unsignableHeaders:Pe,signingRegion:d,signingService:E}={}){const G=await this.credentialProvider();this.validateResolvedCredentials(
G);const Z=d??await this.regionProvider(),ge=et(J),{longDate:Re,shortDate:ve}=this.formatDate(pe),Ue=ne(ve,Z,E??this.service);ge.headers[Q]=Re,G.sessionToken&&(ge.
headers[tt]=G.sessionToken);const He=await rt(ge,this.sha256);!ct(Te,ge.headers)&&this.applyChecksum&&(ge.headers[Te]=He);const ft=je(ge,Pe,Ce),ht=await this.getSignature(
Re,Ue,this.getSigningKey(G,Z,ve,E),this.createCanonicalRequest(ge,ft,He));return ge.headers[Y]=`${Me} Credential=${G.accessKeyId}/${Ue}, SignedHeaders=${this.getCanonicalHeaderList(
ft)}, Signature=${ht}`,ge}async getSignature(J,pe,Ce,Pe){const d=await this.createStringToSign(J,pe,Pe,Me),E=new this.sha256(await Ce);return E.update(f(d)),P(await E.
digest())}getSigningKey(J,pe,Ce,Pe){return re(this.sha256,J,Ce,pe,Pe||this.service)}}const it={SignatureV4a:null};R=Me,R=$,R=M,R=Qe,R=Q,R=y,R=Y,R=H,R=ue,R=se,R=
K,R=de,R=qe,R=Je,R=Ne,R=at,R=Ye,R=T,R=nt,R=Te,R=z,R=ae,R=D,r.BB=st,R=p,R=tt,R=oe,R=Xe,R=be,R=me,R=ne,R=je,R=Tt,R=rt,R=re,R=ct,R=Ve,R=et,R=it}),690:((Ae,r)=>{var x;
(function(h){h.HEADER="header",h.QUERY="query"})(x||(x={}));var R;(function(h){h.HEADER="header",h.QUERY="query"})(R||(R={}));var m;(function(h){h.HTTP="http",h.
HTTPS="https"})(m||(m={}));var w;(function(h){h.MD5="md5",h.CRC32="crc32",h.CRC32C="crc32c",h.SHA1="sha1",h.SHA256="sha256"})(w||(w={}));const O=h=>{const _=[];
return h.sha256!==void 0&&_.push({algorithmId:()=>w.SHA256,checksumConstructor:()=>h.sha256}),h.md5!=null&&_.push({algorithmId:()=>w.MD5,checksumConstructor:()=>h.
md5}),{addChecksumAlgorithm(c){_.push(c)},checksumAlgorithms(){return _}}},P=h=>{const _={};return h.checksumAlgorithms().forEach(c=>{_[c.algorithmId()]=c.checksumConstructor()}),
_},f=h=>O(h),A=h=>P(h);var C;(function(h){h[h.HEADER=0]="HEADER",h[h.TRAILER=1]="TRAILER"})(C||(C={}));const N="__smithy_context";var l;(function(h){h.PROFILE="\
profile",h.SSO_SESSION="sso-session",h.SERVICES="services"})(l||(l={}));var s;(function(h){h.HTTP_0_9="http/0.9",h.HTTP_1_0="http/1.0",h.TDS_8_0="tds/8.0"})(s||
(s={})),r.AlgorithmId=w,r.EndpointURLScheme=m,r.FieldPosition=C,r.HttpApiKeyAuthLocation=R,r.HttpAuthLocation=x,r.IniSectionType=l,r.RequestHandlerProtocol=s,r.
SMITHY_CONTEXT_KEY=N,r.getDefaultClientConfiguration=f,r.resolveDefaultRuntimeConfig=A}),785:((Ae,r)=>{Object.defineProperty(r,"__esModule",{value:!0}),r.default=
{}}),6122:((Ae,r,x)=>{function R(f,A={}){if(f.charAt(0)==="/"){const c=f.split(" ");return{host:c[0],database:c[1]}}const C=Object.create(null);let N,l=!1;/ |%[^a-f0-9]|%[a-f0-9][^a-f0-9]/i.
test(f)&&(f=encodeURI(f).replace(/%25(\d\d)/g,"%$1"));try{try{N=new URL(f,"postgres://base")}catch{N=new URL(f.replace("@/","@___DUMMY___/"),"postgres://base"),
l=!0}}catch(c){throw c.input&&(c.input="*****REDACTED*****"),c}for(const c of N.searchParams.entries())C[c[0]]=c[1];if(C.user=C.user||decodeURIComponent(N.username),
C.password=C.password||decodeURIComponent(N.password),N.protocol=="socket:")return C.host=decodeURI(N.pathname),C.database=N.searchParams.get("db"),C.client_encoding=
N.searchParams.get("encoding"),C;const s=(l?"":N.hostname).replace(/^\[(.+)\]$/,"$1");C.host?s&&/^%2f/i.test(s)&&(N.pathname=s+N.pathname):C.host=decodeURIComponent(
s),C.port||(C.port=N.port);const h=N.pathname.slice(1)||null;C.database=h?decodeURI(h):null,(C.ssl==="true"||C.ssl==="1")&&(C.ssl=!0),C.ssl==="0"&&(C.ssl=!1),(C.
sslcert||C.sslkey||C.sslrootcert||C.sslmode)&&(C.ssl={}),C.sslnegotiation==="direct"&&C.ssl===void 0&&(C.ssl=!0);const _=C.sslcert||C.sslkey||C.sslrootcert?x(9896):
null;if(C.sslcert&&(C.ssl.cert=_.readFileSync(C.sslcert).toString()),C.sslkey&&(C.ssl.key=_.readFileSync(C.sslkey).toString()),C.sslrootcert&&(C.ssl.ca=_.readFileSync(
C.sslrootcert).toString()),A.useLibpqCompat&&C.uselibpqcompat)throw new Error("Both useLibpqCompat and uselibpqcompat are set. Please use only one of them.");if(C.
uselibpqcompat==="true"||A.useLibpqCompat)switch(C.sslmode){case"disable":{C.ssl=!1;break}case"prefer":{C.ssl.rejectUnauthorized=!1;break}case"require":{C.sslrootcert?
C.ssl.checkServerIdentity=function(){}:C.ssl.rejectUnauthorized=!1;break}case"verify-ca":{if(!C.ssl.ca)throw new Error("SECURITY WARNING: Using sslmode=verify-c\
a requires specifying a CA with sslrootcert. If a public CA is used, verify-ca allows connections to a server that somebody else may have registered with the CA\
, making you vulnerable to Man-in-the-Middle attacks. Either specify a custom CA certificate with sslrootcert parameter or use sslmode=verify-full for proper se\
curity.");C.ssl.checkServerIdentity=function(){};break}case"verify-full":break}else switch(C.sslmode){case"disable":{C.ssl=!1;break}case"prefer":case"require":case"\
verify-ca":case"verify-full":{C.sslmode!=="verify-full"&&P(C.sslmode);break}case"no-verify":{C.ssl.rejectUnauthorized=!1;break}}return C}function m(f){return Object.
entries(f).reduce((C,[N,l])=>(l!=null&&(C[N]=l),C),Object.create(null))}function w(f){return Object.entries(f).reduce((C,[N,l])=>{if(N==="ssl"){const s=l;typeof s==
"boolean"&&(C[N]=s),typeof s=="object"&&(C[N]=m(s))}else if(l!=null)if(N==="port"){if(l!==""){const s=parseInt(l,10);if(isNaN(s))throw new Error(`Invalid ${N}: ${l}`);
C[N]=s}}else C[N]=l;return C},Object.create(null))}function O(f){return w(R(f))}function P(f){!P.warned&&typeof process<"u"&&process.emitWarning&&(P.warned=!0,process.
emitWarning(`SECURITY WARNING: The SSL modes 'prefer', 'require', and 'verify-ca' are treated as aliases for 'verify-full'.
In the next major version (pg-connection-string v3.0.0 and pg v9.0.0), these modes will adopt standard libpq semantics, which have weaker security guarantees.

To prepare for this change:
- If you want the current behavior, explicitly use 'sslmode=verify-full'
- If you want libpq compatibility now, use 'uselibpqcompat=true&sslmode=${f}'

See https://www.postgresql.org/docs/current/libpq-ssl.html for libpq SSL mode definitions.`))}Ae.exports=R,R.parse=R,R.toClientConfig=w,R.parseIntoClientConfig=
O}),2299:(Ae=>{var r=1e6;function x(R){var m=R.readInt32BE(0),w=R.readUInt32BE(4),O="";m<0&&(m=~m+(w===0),w=~w+1>>>0,O="-");var P="",f,A,C,N,l,s;{if(f=m%r,m=m/r>>>
0,A=4294967296*f+w,w=A/r>>>0,C=""+(A-r*w),w===0&&m===0)return O+C+P;for(N="",l=6-C.length,s=0;s<l;s++)N+="0";P=N+C+P}{if(f=m%r,m=m/r>>>0,A=4294967296*f+w,w=A/r>>>
0,C=""+(A-r*w),w===0&&m===0)return O+C+P;for(N="",l=6-C.length,s=0;s<l;s++)N+="0";P=N+C+P}{if(f=m%r,m=m/r>>>0,A=4294967296*f+w,w=A/r>>>0,C=""+(A-r*w),w===0&&m===
0)return O+C+P;for(N="",l=6-C.length,s=0;s<l;s++)N+="0";P=N+C+P}return f=m%r,A=4294967296*f+w,C=""+A%r,O+C+P}Ae.exports=x}),7558:((Ae,r,x)=>{const R=x(4434).EventEmitter,
m=function(){},w=(l,s)=>{const h=l.findIndex(s);return h===-1?void 0:l.splice(h,1)[0]};class O{constructor(s,h,_){this.client=s,this.idleListener=h,this.timeoutId=
_}}class P{constructor(s){this.callback=s}}function f(){throw new Error("Release called on client which has already been released to the pool.")}function A(l,s){
if(s)return{callback:s,result:void 0};let h,_;const c=function(S,M){S?h(S):_(M)},i=new l(function(S,M){_=S,h=M}).catch(S=>{throw Error.captureStackTrace(S),S});
return{callback:c,result:i}}function C(l,s){return function h(_){_.client=s,s.removeListener("error",h),s.on("error",()=>{l.log("additional client error after d\
isconnection due to error",_)}),l._remove(s),l.emit("error",_,s)}}class N extends R{constructor(s,h){super(),this.options=Object.assign({},s),s!=null&&"password"in
s&&Object.defineProperty(this.options,"password",{configurable:!0,enumerable:!1,writable:!0,value:s.password}),s!=null&&s.ssl&&s.ssl.key&&Object.defineProperty(
this.options.ssl,"key",{enumerable:!1}),this.options.max=this.options.max||this.options.poolSize||10,this.options.min=this.options.min||0,this.options.maxUses=this.
options.maxUses||1/0,this.options.allowExitOnIdle=this.options.allowExitOnIdle||!1,this.options.maxLifetimeSeconds=this.options.maxLifetimeSeconds||0,this.log=this.
options.log||function(){},this.Client=this.options.Client||h||x(3273).Client,this.Promise=this.options.Promise||global.Promise,typeof this.options.idleTimeoutMillis>
"u"&&(this.options.idleTimeoutMillis=1e4),this._clients=[],this._idle=[],this._expired=new WeakSet,this._pendingQueue=[],this._endCallback=void 0,this.ending=!1,
this.ended=!1}_promiseTry(s){const h=this.Promise;return typeof h.try=="function"?h.try(s):new h(_=>_(s()))}_isFull(){return this._clients.length>=this.options.
max}_isAboveMin(){return this._clients.length>this.options.min}_pulseQueue(){if(this.log("pulse queue"),this.ended){this.log("pulse queue ended");return}if(this.
ending){this.log("pulse queue on ending"),this._idle.length&&this._idle.slice().map(h=>{this._remove(h.client)}),this._clients.length||(this.ended=!0,this._endCallback());
return}if(!this._pendingQueue.length){this.log("no queued requests");return}if(!this._idle.length&&this._isFull())return;const s=this._pendingQueue.shift();if(this.
_idle.length){const h=this._idle.pop();clearTimeout(h.timeoutId);const _=h.client;_.ref&&_.ref();const c=h.idleListener;return this._acquireClient(_,s,c,!1)}if(!this.
_isFull())return this.newClient(s);throw new Error("unexpected condition")}_remove(s,h){const _=w(this._idle,i=>i.client===s);_!==void 0&&clearTimeout(_.timeoutId),
this._clients=this._clients.filter(i=>i!==s);const c=this;s.end(()=>{c.emit("remove",s),typeof h=="function"&&h()})}connect(s){if(this.ending){const c=new Error(
"Cannot use a pool after calling end on the pool");return s?s(c):this.Promise.reject(c)}const h=A(this.Promise,s),_=h.result;if(this._isFull()||this._idle.length){
if(this._idle.length&&process.nextTick(()=>this._pulseQueue()),!this.options.connectionTimeoutMillis)return this._pendingQueue.push(new P(h.callback)),_;const c=(M,H,y)=>{
clearTimeout(S),h.callback(M,H,y)},i=new P(c),S=setTimeout(()=>{w(this._pendingQueue,M=>M.callback===c),i.timedOut=!0,h.callback(new Error("timeout exceeded whe\
n trying to connect"))},this.options.connectionTimeoutMillis);return S.unref&&S.unref(),this._pendingQueue.push(i),_}return this.newClient(new P(h.callback)),_}newClient(s){
const h=new this.Client(this.options);this._clients.push(h);const _=C(this,h);this.log("checking client timeout");let c,i=!1;this.options.connectionTimeoutMillis&&
(c=setTimeout(()=>{h.connection?(this.log("ending client due to timeout"),i=!0,h.connection.stream.destroy()):h.isConnected()||(this.log("ending client due to t\
imeout"),i=!0,h.end())},this.options.connectionTimeoutMillis)),this.log("connecting new client"),h.connect(S=>{if(c&&clearTimeout(c),h.on("error",_),S)this.log(
"client failed to connect",S),this._clients=this._clients.filter(M=>M!==h),i&&(S=new Error("Connection terminated due to connection timeout",{cause:S})),this._pulseQueue(),
s.timedOut||s.callback(S,void 0,m);else{if(this.log("new client connected"),this.options.onConnect){this._promiseTry(()=>this.options.onConnect(h)).then(()=>{this.
_afterConnect(h,s,_)},M=>{this._clients=this._clients.filter(H=>H!==h),h.end(()=>{this._pulseQueue(),s.timedOut||s.callback(M,void 0,m)})});return}return this._afterConnect(
h,s,_)}})}_afterConnect(s,h,_){if(this.options.maxLifetimeSeconds!==0){const c=setTimeout(()=>{this.log("ending client due to expired lifetime"),this._expired.add(
s),this._idle.findIndex(S=>S.client===s)!==-1&&this._acquireClient(s,new P((S,M,H)=>H()),_,!1)},this.options.maxLifetimeSeconds*1e3);c.unref(),s.once("end",()=>clearTimeout(
c))}return this._acquireClient(s,h,_,!0)}_acquireClient(s,h,_,c){c&&this.emit("connect",s),this.emit("acquire",s),s.release=this._releaseOnce(s,_),s.removeListener(
"error",_),h.timedOut?c&&this.options.verify?this.options.verify(s,s.release):s.release():c&&this.options.verify?this.options.verify(s,i=>{if(i)return s.release(
i),h.callback(i,void 0,m);h.callback(void 0,s,s.release)}):h.callback(void 0,s,s.release)}_releaseOnce(s,h){let _=!1;return c=>{_&&f(),_=!0,this._release(s,h,c)}}_release(s,h,_){
if(s.on("error",h),s._poolUseCount=(s._poolUseCount||0)+1,this.emit("release",_,s),_||this.ending||!s._queryable||s._ending||s._poolUseCount>=this.options.maxUses)
return s._poolUseCount>=this.options.maxUses&&this.log("remove expended client"),this._remove(s,this._pulseQueue.bind(this));if(this._expired.has(s))return this.
log("remove expired client"),this._expired.delete(s),this._remove(s,this._pulseQueue.bind(this));let i;this.options.idleTimeoutMillis&&this._isAboveMin()&&(i=setTimeout(
()=>{this._isAboveMin()&&(this.log("remove idle client"),this._remove(s,this._pulseQueue.bind(this)))},this.options.idleTimeoutMillis),this.options.allowExitOnIdle&&
i.unref()),this.options.allowExitOnIdle&&s.unref(),this._idle.push(new O(s,h,i)),this._pulseQueue()}query(s,h,_){if(typeof s=="function"){const i=A(this.Promise,
s);return setImmediate(function(){return i.callback(new Error("Passing a function as the first parameter to pool.query is not supported"))}),i.result}typeof h==
"function"&&(_=h,h=void 0);const c=A(this.Promise,_);return _=c.callback,this.connect((i,S)=>{if(i)return _(i);let M=!1;const H=y=>{M||(M=!0,S.release(y),_(y))};
S.once("error",H),this.log("dispatching query");try{S.query(s,h,(y,D)=>{if(this.log("query dispatched"),S.removeListener("error",H),!M)return M=!0,S.release(y),
y?_(y):_(void 0,D)})}catch(y){return S.release(y),_(y)}}),c.result}end(s){if(this.log("ending"),this.ending){const _=new Error("Called end on pool more than onc\
e");return s?s(_):this.Promise.reject(_)}this.ending=!0;const h=A(this.Promise,s);return this._endCallback=h.callback,this._pulseQueue(),h.result}get waitingCount(){
return this._pendingQueue.length}get idleCount(){return this._idle.length}get expiredCount(){return this._clients.reduce((s,h)=>s+(this._expired.has(h)?1:0),0)}get totalCount(){
return this._clients.length}}Ae.exports=N}),9971:((Ae,r)=>{Object.defineProperty(r,"__esModule",{value:!0}),r.BufferReader=void 0;class x{constructor(m=0){this.
offset=m,this.buffer=Buffer.allocUnsafe(0),this.encoding="utf-8"}setBuffer(m,w){this.offset=m,this.buffer=w}int16(){const m=this.buffer.readInt16BE(this.offset);
return this.offset+=2,m}byte(){const m=this.buffer[this.offset];return this.offset++,m}int32(){const m=this.buffer.readInt32BE(this.offset);return this.offset+=
4,m}uint32(){const m=this.buffer.readUInt32BE(this.offset);return this.offset+=4,m}string(m){const w=this.buffer.toString(this.encoding,this.offset,this.offset+
m);return this.offset+=m,w}cstring(){const m=this.offset;let w=m;for(;this.buffer[w++];);return this.offset=w,this.buffer.toString(this.encoding,m,w-1)}bytes(m){
const w=this.buffer.slice(this.offset,this.offset+m);return this.offset+=m,w}}r.BufferReader=x}),9315:((Ae,r)=>{Object.defineProperty(r,"__esModule",{value:!0}),
r.Writer=void 0;class x{constructor(m=256){this.size=m,this.offset=5,this.headerPosition=0,this.buffer=Buffer.allocUnsafe(m)}ensure(m){if(this.buffer.length-this.
offset<m){const O=this.buffer,P=O.length+(O.length>>1)+m;this.buffer=Buffer.allocUnsafe(P),O.copy(this.buffer,0,0,this.offset)}}addInt32(m){return this.ensure(4),
this.buffer[this.offset++]=m>>>24&255,this.buffer[this.offset++]=m>>>16&255,this.buffer[this.offset++]=m>>>8&255,this.buffer[this.offset++]=m>>>0&255,this}addInt16(m){
return this.ensure(2),this.buffer[this.offset++]=m>>>8&255,this.buffer[this.offset++]=m>>>0&255,this}addCString(m){if(!m)this.ensure(1);else{const w=Buffer.byteLength(
m);this.ensure(w+1),this.buffer.write(m,this.offset,"utf-8"),this.offset+=w}return this.buffer[this.offset++]=0,this}addString(m=""){const w=Buffer.byteLength(m);
return this.ensure(w),this.buffer.write(m,this.offset),this.offset+=w,this}addInt32PrefixedString(m){const w=Buffer.byteLength(m);this.ensure(4+w);const O=this.
buffer;let P=this.offset;return O[P++]=w>>>24&255,O[P++]=w>>>16&255,O[P++]=w>>>8&255,O[P++]=w>>>0&255,O.write(m,P,"utf-8"),this.offset=P+w,this}add(m){return this.
ensure(m.length),m.copy(this.buffer,this.offset),this.offset+=m.length,this}reserveUnsafe(m){const w=this.offset;return this.ensure(m),this.offset+=m,w}join(m){
if(m){this.buffer[this.headerPosition]=m;const w=this.offset-(this.headerPosition+1);this.buffer.writeInt32BE(w,this.headerPosition+1)}return this.buffer.slice(
m?0:5,this.offset)}flush(m){const w=this.join(m);return this.offset=5,this.headerPosition=0,this.buffer=Buffer.allocUnsafe(this.size),w}clear(){this.offset=5,this.
headerPosition=0}}r.Writer=x}),4233:((Ae,r,x)=>{Object.defineProperty(r,"__esModule",{value:!0}),r.DatabaseError=r.serialize=void 0,r.parse=O;const R=x(5809);Object.
defineProperty(r,"DatabaseError",{enumerable:!0,get:function(){return R.DatabaseError}});const m=x(6513);Object.defineProperty(r,"serialize",{enumerable:!0,get:function(){
return m.serialize}});const w=x(3318);function O(P,f){const A=new w.Parser;return P.on("data",C=>A.parse(C,f)),new Promise(C=>P.on("end",()=>C()))}}),5809:((Ae,r)=>{
Object.defineProperty(r,"__esModule",{value:!0}),r.NoticeMessage=r.DataRowMessage=r.CommandCompleteMessage=r.ReadyForQueryMessage=r.NotificationResponseMessage=
r.BackendKeyDataMessage=r.AuthenticationMD5Password=r.ParameterStatusMessage=r.ParameterDescriptionMessage=r.RowDescriptionMessage=r.Field=r.CopyResponse=r.CopyDataMessage=
r.DatabaseError=r.copyDone=r.emptyQuery=r.replicationStart=r.portalSuspended=r.noData=r.closeComplete=r.bindComplete=r.parseComplete=void 0,r.parseComplete={name:"\
parseComplete",length:5},r.bindComplete={name:"bindComplete",length:5},r.closeComplete={name:"closeComplete",length:5},r.noData={name:"noData",length:5},r.portalSuspended=
{name:"portalSuspended",length:5},r.replicationStart={name:"replicationStart",length:4},r.emptyQuery={name:"emptyQuery",length:4},r.copyDone={name:"copyDone",length:4};
class x extends Error{constructor(i,S,M){super(i),this.length=S,this.name=M}}r.DatabaseError=x;class R{constructor(i,S){this.length=i,this.chunk=S,this.name="co\
pyData"}}r.CopyDataMessage=R;class m{constructor(i,S,M,H){this.length=i,this.name=S,this.binary=M,this.columnTypes=new Array(H)}}r.CopyResponse=m;class w{constructor(i,S,M,H,y,D,K){
this.name=i,this.tableID=S,this.columnID=M,this.dataTypeID=H,this.dataTypeSize=y,this.dataTypeModifier=D,this.format=K}}r.Field=w;class O{constructor(i,S){this.
length=i,this.fieldCount=S,this.name="rowDescription",this.fields=new Array(this.fieldCount)}}r.RowDescriptionMessage=O;class P{constructor(i,S){this.length=i,this.
parameterCount=S,this.name="parameterDescription",this.dataTypeIDs=new Array(this.parameterCount)}}r.ParameterDescriptionMessage=P;class f{constructor(i,S,M){this.
length=i,this.parameterName=S,this.parameterValue=M,this.name="parameterStatus"}}r.ParameterStatusMessage=f;class A{constructor(i,S){this.length=i,this.salt=S,this.
name="authenticationMD5Password"}}r.AuthenticationMD5Password=A;class C{constructor(i,S,M){this.length=i,this.processID=S,this.secretKey=M,this.name="backendKey\
Data"}}r.BackendKeyDataMessage=C;class N{constructor(i,S,M,H){this.length=i,this.processId=S,this.channel=M,this.payload=H,this.name="notification"}}r.NotificationResponseMessage=
N;class l{constructor(i,S){this.length=i,this.status=S,this.name="readyForQuery"}}r.ReadyForQueryMessage=l;class s{constructor(i,S){this.length=i,this.text=S,this.
name="commandComplete"}}r.CommandCompleteMessage=s;class h{constructor(i,S){this.length=i,this.fields=S,this.name="dataRow",this.fieldCount=S.length}}r.DataRowMessage=
h;class _{constructor(i,S){this.length=i,this.message=S,this.name="notice"}}r.NoticeMessage=_}),3318:((Ae,r,x)=>{Object.defineProperty(r,"__esModule",{value:!0}),
r.Parser=void 0;const R=x(5809),m=x(9971),w=1,P=w+4,f=-1,A=Buffer.allocUnsafe(0);class C{constructor(Y){if(this.buffer=A,this.bufferLength=0,this.bufferOffset=0,
this.reader=new m.BufferReader,Y?.mode==="binary")throw new Error("Binary mode not supported yet");this.mode=Y?.mode||"text"}parse(Y,Q){this.mergeBuffer(Y);const ue=this.
bufferOffset+this.bufferLength;let de=this.bufferOffset;for(;de+P<=ue;){const z=this.buffer[de],Te=this.buffer.readUInt32BE(de+w),tt=w+Te;if(tt+de<=ue){const qe=this.
handlePacket(de+P,z,Te,this.buffer);Q(qe),de+=tt}else break}de===ue?(this.buffer=A,this.bufferLength=0,this.bufferOffset=0):(this.bufferLength=ue-de,this.bufferOffset=
de)}mergeBuffer(Y){if(this.bufferLength>0){const Q=this.bufferLength+Y.byteLength;if(Q+this.bufferOffset>this.buffer.byteLength){let de;if(Q<=this.buffer.byteLength&&
this.bufferOffset>=this.bufferLength)de=this.buffer;else{let z=this.buffer.byteLength*2;for(;Q>=z;)z*=2;de=Buffer.allocUnsafe(z)}this.buffer.copy(de,0,this.bufferOffset,
this.bufferOffset+this.bufferLength),this.buffer=de,this.bufferOffset=0}Y.copy(this.buffer,this.bufferOffset+this.bufferLength),this.bufferLength=Q}else this.buffer=
Y,this.bufferOffset=0,this.bufferLength=Y.byteLength}handlePacket(Y,Q,ue,de){const{reader:z}=this;z.setBuffer(Y,de);let Te;switch(Q){case 50:Te=R.bindComplete;break;case 49:
Te=R.parseComplete;break;case 51:Te=R.closeComplete;break;case 110:Te=R.noData;break;case 115:Te=R.portalSuspended;break;case 99:Te=R.copyDone;break;case 87:Te=
R.replicationStart;break;case 73:Te=R.emptyQuery;break;case 68:Te=y(z);break;case 67:Te=l(z);break;case 90:Te=N(z);break;case 65:Te=i(z);break;case 82:Te=ae(z,ue);
break;case 83:Te=D(z);break;case 75:Te=K(z);break;case 69:Te=oe(z,"error");break;case 78:Te=oe(z,"notice");break;case 84:Te=S(z);break;case 116:Te=H(z);break;case 71:
Te=h(z);break;case 72:Te=_(z);break;case 100:Te=s(z,ue);break;default:return new R.DatabaseError("received invalid response: "+Q.toString(16),ue,"error")}return z.
setBuffer(0,A),Te.length=ue,Te}}r.Parser=C;const N=T=>{const Y=T.string(1);return new R.ReadyForQueryMessage(f,Y)},l=T=>{const Y=T.cstring();return new R.CommandCompleteMessage(
f,Y)},s=(T,Y)=>{const Q=T.bytes(Y-4);return new R.CopyDataMessage(f,Q)},h=T=>c(T,"copyInResponse"),_=T=>c(T,"copyOutResponse"),c=(T,Y)=>{const Q=T.byte()!==0,ue=T.
int16(),de=new R.CopyResponse(f,Y,Q,ue);for(let z=0;z<ue;z++)de.columnTypes[z]=T.int16();return de},i=T=>{const Y=T.int32(),Q=T.cstring(),ue=T.cstring();return new R.
NotificationResponseMessage(f,Y,Q,ue)},S=T=>{const Y=T.int16(),Q=new R.RowDescriptionMessage(f,Y);for(let ue=0;ue<Y;ue++)Q.fields[ue]=M(T);return Q},M=T=>{const Y=T.
cstring(),Q=T.uint32(),ue=T.int16(),de=T.uint32(),z=T.int16(),Te=T.int32(),tt=T.int16()===0?"text":"binary";return new R.Field(Y,Q,ue,de,z,Te,tt)},H=T=>{const Y=T.
int16(),Q=new R.ParameterDescriptionMessage(f,Y);for(let ue=0;ue<Y;ue++)Q.dataTypeIDs[ue]=T.uint32();return Q},y=T=>{const Y=T.int16(),Q=new Array(Y);for(let ue=0;ue<
Y;ue++){const de=T.int32();Q[ue]=de===-1?null:T.string(de)}return new R.DataRowMessage(f,Q)},D=T=>{const Y=T.cstring(),Q=T.cstring();return new R.ParameterStatusMessage(
f,Y,Q)},K=T=>{const Y=T.int32(),Q=T.int32();return new R.BackendKeyDataMessage(f,Y,Q)},ae=(T,Y)=>{const Q=T.int32(),ue={name:"authenticationOk",length:Y};switch(Q){case 0:
break;case 3:ue.length===8&&(ue.name="authenticationCleartextPassword");break;case 5:if(ue.length===12){ue.name="authenticationMD5Password";const de=T.bytes(4);
return new R.AuthenticationMD5Password(f,de)}break;case 10:{ue.name="authenticationSASL",ue.mechanisms=[];let de;do de=T.cstring(),de&&ue.mechanisms.push(de);while(de)}
break;case 11:ue.name="authenticationSASLContinue",ue.data=T.string(Y-8);break;case 12:ue.name="authenticationSASLFinal",ue.data=T.string(Y-8);break;default:throw new Error(
"Unknown authenticationOk message type "+Q)}return ue},oe=(T,Y)=>{const Q={};let ue=T.string(1);for(;ue!=="\0";)Q[ue]=T.cstring(),ue=T.string(1);const de=Q.M,z=Y===
"notice"?new R.NoticeMessage(f,de):new R.DatabaseError(de,f,Y);return z.severity=Q.S,z.code=Q.C,z.detail=Q.D,z.hint=Q.H,z.position=Q.P,z.internalPosition=Q.p,z.
internalQuery=Q.q,z.where=Q.W,z.schema=Q.s,z.table=Q.t,z.column=Q.c,z.dataType=Q.d,z.constraint=Q.n,z.file=Q.F,z.line=Q.L,z.routine=Q.R,z}}),6513:((Ae,r,x)=>{Object.
defineProperty(r,"__esModule",{value:!0}),r.serialize=void 0;const R=x(9315),m=new R.Writer,w=z=>{m.addInt16(3).addInt16(0);for(const qe of Object.keys(z))m.addCString(
qe).addCString(z[qe]);m.addCString("client_encoding").addCString("UTF8");const Te=m.addCString("").flush(),tt=Te.length+4;return new R.Writer().addInt32(tt).add(
Te).flush()},O=()=>{const z=Buffer.allocUnsafe(8);return z.writeInt32BE(8,0),z.writeInt32BE(80877103,4),z},P=z=>m.addCString(z).flush(112),f=function(z,Te){return m.
addCString(z).addInt32PrefixedString(Te),m.flush(112)},A=function(z){return m.addString(z).flush(112)},C=z=>m.addCString(z).flush(81),N=[],l=z=>{const Te=z.name||
"";Te.length>63&&(console.error("Warning! Postgres only supports 63 characters for query names."),console.error("You supplied %s (%s)",Te,Te.length),console.error(
"This can cause conflicts and silent errors executing queries"));const tt=z.types||N,qe=tt.length,Qe=m.addCString(Te).addCString(z.text).addInt16(qe);for(let Ye=0;Ye<
qe;Ye++)Qe.addInt32(tt[Ye]);return m.flush(80)},s=function(z,Te,tt){const qe=z.length;for(let Qe=0;Qe<qe;Qe++){const Ye=Te?Te(z[Qe],Qe):z[Qe];let nt=0;Ye==null?
m.addInt32(-1):Ye instanceof Buffer?(nt=1,m.addInt32(Ye.length),m.add(Ye)):m.addInt32PrefixedString(Ye);const Xe=m.buffer;Xe[tt++]=0,Xe[tt++]=nt}},h=(z={})=>{const Te=z.
portal||"",tt=z.statement||"",qe=z.binary||!1,Qe=z.values||N,Ye=Qe.length;m.addCString(Te).addCString(tt),m.addInt16(Ye);const nt=m.reserveUnsafe(Ye*2);m.addInt16(
Ye);try{s(Qe,z.valueMapper,nt)}catch(Xe){throw m.clear(),Xe}return m.addInt16(1),m.addInt16(qe?1:0),m.flush(66)},_=Buffer.from([69,0,0,0,9,0,0,0,0,0]),c=z=>{if(!z||
!z.portal&&!z.rows)return _;const Te=z.portal||"",tt=z.rows||0,qe=Buffer.byteLength(Te),Qe=4+qe+1+4,Ye=Buffer.allocUnsafe(1+Qe);return Ye[0]=69,Ye.writeInt32BE(
Qe,1),Ye.write(Te,5,"utf-8"),Ye[qe+5]=0,Ye.writeUInt32BE(tt,Ye.length-4),Ye},i=(z,Te)=>{const tt=Buffer.allocUnsafe(16);return tt.writeInt32BE(16,0),tt.writeInt16BE(
1234,4),tt.writeInt16BE(5678,6),tt.writeInt32BE(z,8),tt.writeInt32BE(Te,12),tt},S=(z,Te)=>{const qe=4+Buffer.byteLength(Te)+1,Qe=Buffer.allocUnsafe(1+qe);return Qe[0]=
z,Qe.writeInt32BE(qe,1),Qe.write(Te,5,"utf-8"),Qe[qe]=0,Qe},M=m.addCString("P").flush(68),H=m.addCString("S").flush(68),y=z=>z.name?S(68,`${z.type}${z.name||""}`):
z.type==="P"?M:H,D=z=>{const Te=`${z.type}${z.name||""}`;return S(67,Te)},K=z=>m.add(z).flush(100),ae=z=>S(102,z),oe=z=>Buffer.from([z,0,0,0,4]),T=oe(72),Y=oe(83),
Q=oe(88),ue=oe(99),de={startup:w,password:P,requestSsl:O,sendSASLInitialResponseMessage:f,sendSCRAMClientFinalMessage:A,query:C,parse:l,bind:h,execute:c,describe:y,
close:D,flush:()=>T,sync:()=>Y,end:()=>Q,copyData:K,copyDone:()=>ue,copyFail:ae,cancel:i};r.serialize=de}),1549:((Ae,r,x)=>{var R=x(4784),m=x(7522),w=x(6471),O=x(
6345);r.getTypeParser=A,r.setTypeParser=C,r.arrayParser=w,r.builtins=O;var P={text:{},binary:{}};function f(N){return String(N)}function A(N,l){return l=l||"tex\
t",P[l]&&P[l][N]||f}function C(N,l,s){typeof l=="function"&&(s=l,l="text"),P[l][N]=s}R.init(function(N,l){P.text[N]=l}),m.init(function(N,l){P.binary[N]=l})}),6471:((Ae,r,x)=>{
var R=x(3879);Ae.exports={create:function(m,w){return{parse:function(){return R.parse(m,w)}}}}}),7522:((Ae,r,x)=>{var R=x(2299),m=function(c,i,S,M,H){S=S||0,M=M||
!1,H=H||function(ue,de,z){return ue*Math.pow(2,z)+de};var y=S>>3,D=function(ue){return M?~ue&255:ue},K=255,ae=8-S%8;i<ae&&(K=255<<8-i&255,ae=i),S&&(K=K>>S%8);var oe=0;
S%8+i>=8&&(oe=H(0,D(c[y])&K,ae));for(var T=i+S>>3,Y=y+1;Y<T;Y++)oe=H(oe,D(c[Y]),8);var Q=(i+S)%8;return Q>0&&(oe=H(oe,D(c[T])>>8-Q,Q)),oe},w=function(c,i,S){var M=Math.
pow(2,S-1)-1,H=m(c,1),y=m(c,S,1);if(y===0)return 0;var D=1,K=function(oe,T,Y){oe===0&&(oe=1);for(var Q=1;Q<=Y;Q++)D/=2,(T&1<<Y-Q)>0&&(oe+=D);return oe},ae=m(c,i,
S+1,!1,K);return y==Math.pow(2,S+1)-1?ae===0?H===0?1/0:-1/0:NaN:(H===0?1:-1)*Math.pow(2,y-M)*ae},O=function(c){return m(c,1)==1?-1*(m(c,15,1,!0)+1):m(c,15,1)},P=function(c){
return m(c,1)==1?-1*(m(c,31,1,!0)+1):m(c,31,1)},f=function(c){return w(c,23,8)},A=function(c){return w(c,52,11)},C=function(c){var i=m(c,16,32);if(i==49152)return NaN;
for(var S=Math.pow(1e4,m(c,16,16)),M=0,H=[],y=m(c,16),D=0;D<y;D++)M+=m(c,16,64+16*D)*S,S/=1e4;var K=Math.pow(10,m(c,16,48));return(i===0?1:-1)*Math.round(M*K)/K},
N=function(c,i){var S=m(i,1),M=m(i,63,1),H=new Date((S===0?1:-1)*M/1e3+9466848e5);return c||H.setTime(H.getTime()+H.getTimezoneOffset()*6e4),H.usec=M%1e3,H.getMicroSeconds=
function(){return this.usec},H.setMicroSeconds=function(y){this.usec=y},H.getUTCMicroSeconds=function(){return this.usec},H},l=function(c){for(var i=m(c,32),S=m(
c,32,32),M=m(c,32,64),H=96,y=[],D=0;D<i;D++)y[D]=m(c,32,H),H+=32,H+=32;var K=function(oe){var T=m(c,32,H);if(H+=32,T==4294967295)return null;var Y;if(oe==23||oe==
20)return Y=m(c,T*8,H),H+=T*8,Y;if(oe==25)return Y=c.toString(this.encoding,H>>3,(H+=T<<3)>>3),Y;console.log("ERROR: ElementType not implemented: "+oe)},ae=function(oe,T){
var Y=[],Q;if(oe.length>1){var ue=oe.shift();for(Q=0;Q<ue;Q++)Y[Q]=ae(oe,T);oe.unshift(ue)}else for(Q=0;Q<oe[0];Q++)Y[Q]=K(T);return Y};return ae(y,M)},s=function(c){
return c.toString("utf8")},h=function(c){return c===null?null:m(c,8)>0},_=function(c){c(20,R),c(21,O),c(23,P),c(26,P),c(1700,C),c(700,f),c(701,A),c(16,h),c(1114,
N.bind(null,!1)),c(1184,N.bind(null,!0)),c(1e3,l),c(1007,l),c(1016,l),c(1008,l),c(1009,l),c(25,s)};Ae.exports={init:_}}),6345:(Ae=>{Ae.exports={BOOL:16,BYTEA:17,
CHAR:18,INT8:20,INT2:21,INT4:23,REGPROC:24,TEXT:25,OID:26,TID:27,XID:28,CID:29,JSON:114,XML:142,PG_NODE_TREE:194,SMGR:210,PATH:602,POLYGON:604,CIDR:650,FLOAT4:700,
FLOAT8:701,ABSTIME:702,RELTIME:703,TINTERVAL:704,CIRCLE:718,MACADDR8:774,MONEY:790,MACADDR:829,INET:869,ACLITEM:1033,BPCHAR:1042,VARCHAR:1043,DATE:1082,TIME:1083,
TIMESTAMP:1114,TIMESTAMPTZ:1184,INTERVAL:1186,TIMETZ:1266,BIT:1560,VARBIT:1562,NUMERIC:1700,REFCURSOR:1790,REGPROCEDURE:2202,REGOPER:2203,REGOPERATOR:2204,REGCLASS:2205,
REGTYPE:2206,UUID:2950,TXID_SNAPSHOT:2970,PG_LSN:3220,PG_NDISTINCT:3361,PG_DEPENDENCIES:3402,TSVECTOR:3614,TSQUERY:3615,GTSVECTOR:3642,REGCONFIG:3734,REGDICTIONARY:3769,
JSONB:3802,REGNAMESPACE:4089,REGROLE:4096}}),4784:((Ae,r,x)=>{var R=x(3879),m=x(6471),w=x(2690),O=x(8755),P=x(463);function f(T){return function(Q){return Q===null?
Q:T(Q)}}function A(T){return T===null?T:T==="TRUE"||T==="t"||T==="true"||T==="y"||T==="yes"||T==="on"||T==="1"}function C(T){return T?R.parse(T,A):null}function N(T){
return parseInt(T,10)}function l(T){return T?R.parse(T,f(N)):null}function s(T){return T?R.parse(T,f(function(Y){return y(Y).trim()})):null}var h=function(T){if(!T)
return null;var Y=m.create(T,function(Q){return Q!==null&&(Q=K(Q)),Q});return Y.parse()},_=function(T){if(!T)return null;var Y=m.create(T,function(Q){return Q!==
null&&(Q=parseFloat(Q)),Q});return Y.parse()},c=function(T){if(!T)return null;var Y=m.create(T);return Y.parse()},i=function(T){if(!T)return null;var Y=m.create(
T,function(Q){return Q!==null&&(Q=w(Q)),Q});return Y.parse()},S=function(T){if(!T)return null;var Y=m.create(T,function(Q){return Q!==null&&(Q=O(Q)),Q});return Y.
parse()},M=function(T){return T?R.parse(T,f(P)):null},H=function(T){return parseInt(T,10)},y=function(T){var Y=String(T);return/^\d+$/.test(Y)?Y:T},D=function(T){
return T?R.parse(T,f(JSON.parse)):null},K=function(T){return T[0]!=="("?null:(T=T.substring(1,T.length-1).split(","),{x:parseFloat(T[0]),y:parseFloat(T[1])})},ae=function(T){
if(T[0]!=="<"&&T[1]!=="(")return null;for(var Y="(",Q="",ue=!1,de=2;de<T.length-1;de++){if(ue||(Y+=T[de]),T[de]===")"){ue=!0;continue}else if(!ue)continue;T[de]!==
","&&(Q+=T[de])}var z=K(Y);return z.radius=parseFloat(Q),z},oe=function(T){T(20,y),T(21,H),T(23,H),T(26,H),T(700,parseFloat),T(701,parseFloat),T(16,A),T(1082,w),
T(1114,w),T(1184,w),T(600,K),T(651,c),T(718,ae),T(1e3,C),T(1001,M),T(1005,l),T(1007,l),T(1028,l),T(1016,s),T(1017,h),T(1021,_),T(1022,_),T(1231,_),T(1014,c),T(1015,
c),T(1008,c),T(1009,c),T(1040,c),T(1041,c),T(1115,i),T(1182,i),T(1185,i),T(1186,O),T(1187,S),T(17,P),T(114,JSON.parse.bind(JSON)),T(3802,JSON.parse.bind(JSON)),
T(199,D),T(3807,D),T(3907,c),T(2951,c),T(791,c),T(1183,c),T(1270,c)};Ae.exports={init:oe}}),5042:((Ae,r,x)=>{const R=x(4434).EventEmitter,m=x(9652),w=x(9023),O=x(
948),P=x(365),f=x(646),A=x(4473),C=x(1376),N=x(9809),l=x(4150),s=w.deprecate(()=>{},"Client.activeQuery is deprecated and will be removed in pg@9.0"),h=w.deprecate(
()=>{},"Client.queryQueue is deprecated and will be removed in pg@9.0."),_=w.deprecate(()=>{},"pgpass support is deprecated and will be removed in pg@9.0. You c\
an provide an async function as the password property to the Client/Pool constructor that returns a password instead. Within this function you can call the pgpa\
ss module in your own code."),c=w.deprecate(()=>{},"Passing a custom Promise implementation to the Client/Pool constructor is deprecated and will be removed in \
pg@9.0."),i=w.deprecate(()=>{},"Calling client.query() when the client is already executing a query is deprecated and will be removed in pg@9.0. Use async/await\
 or an external async flow control mechanism instead.");function S(H,y){if(typeof H=="number")return Number.isFinite(H)?H:y;if(typeof H=="string"&&H.trim()!==""){
const D=Number(H);return Number.isFinite(D)?D:y}return y}class M extends R{constructor(y){super(),this.connectionParameters=new f(y),this.user=this.connectionParameters.
user,this.database=this.connectionParameters.database,this.port=this.connectionParameters.port,this.host=this.connectionParameters.host,Object.defineProperty(this,
"password",{configurable:!0,enumerable:!1,writable:!0,value:this.connectionParameters.password}),this.replication=this.connectionParameters.replication;const D=y||
{};D.Promise&&c(),this._Promise=D.Promise||global.Promise,this._types=new P(D.types),this._ending=!1,this._ended=!1,this._connecting=!1,this._connected=!1,this.
_connectionError=!1,this._queryable=!0,this._activeQuery=null,this._txStatus=null,this.enableChannelBinding=!!D.enableChannelBinding,this.scramMaxIterations=S(D.
scramMaxIterations,O.DEFAULT_MAX_SCRAM_ITERATIONS),this.connection=D.connection||new N({stream:D.stream,ssl:this.connectionParameters.ssl,sslNegotiation:this.connectionParameters.
sslnegotiation,keepAlive:D.keepAlive||!1,keepAliveInitialDelayMillis:D.keepAliveInitialDelayMillis||0,encoding:this.connectionParameters.client_encoding||"utf8"}),
this._queryQueue=[],this._sentQueryQueue=[],this.pipeline=!!D.pipeline,this.binary=D.binary||C.binary,this.processID=null,this.secretKey=null,this.ssl=this.connectionParameters.
ssl||!1,this.sslNegotiation=this.connectionParameters.sslnegotiation||"postgres",this.ssl&&this.ssl.key&&Object.defineProperty(this.ssl,"key",{enumerable:!1}),this.
_connectionTimeoutMillis=D.connectionTimeoutMillis||0}get activeQuery(){return s(),this._activeQuery}set activeQuery(y){s(),this._activeQuery=y}_getActiveQuery(){
return this._activeQuery}_errorAllQueries(y){const D=ae=>{process.nextTick(()=>{ae.handleError(y,this.connection)})},K=this._getActiveQuery();K&&(D(K),this._activeQuery=
null),this._sentQueryQueue.forEach(D),this._sentQueryQueue.length=0,this._queryQueue.forEach(D),this._queryQueue.length=0}_connect(y){const D=this,K=this.connection;
if(this._connectionCallback=y,this._connecting||this._connected){const ae=new Error("Client has already been connected. You cannot reuse a client.");process.nextTick(
()=>{y(ae)});return}this._connecting=!0,this._connectionTimeoutMillis>0&&(this.connectionTimeoutHandle=setTimeout(()=>{K._ending=!0,K.stream.destroy(new Error("\
timeout expired"))},this._connectionTimeoutMillis),this.connectionTimeoutHandle.unref&&this.connectionTimeoutHandle.unref()),this.host&&this.host.indexOf("/")===
0?K.connect(this.host+"/.s.PGSQL."+this.port):K.connect(this.port,this.host),K.on("connect",function(){D.ssl?D.sslNegotiation!=="direct"&&K.requestSsl():K.startup(
D.getStartupConf())}),K.on("sslconnect",function(){K.startup(D.getStartupConf())}),this._attachListeners(K),K.once("end",()=>{const ae=this._ending?new Error("C\
onnection terminated"):new Error("Connection terminated unexpectedly");clearTimeout(this.connectionTimeoutHandle),this._errorAllQueries(ae),this._ended=!0,this.
_ending||(this._connecting&&!this._connectionError?this._connectionCallback?this._connectionCallback(ae):this._handleErrorEvent(ae):this._connectionError||this.
_handleErrorEvent(ae)),process.nextTick(()=>{this.emit("end")})})}connect(y){if(y){this._connect(y);return}return new this._Promise((D,K)=>{this._connect(ae=>{ae?
K(ae):D(this)})})}_attachListeners(y){y.on("authenticationCleartextPassword",this._handleAuthCleartextPassword.bind(this)),y.on("authenticationMD5Password",this.
_handleAuthMD5Password.bind(this)),y.on("authenticationSASL",this._handleAuthSASL.bind(this)),y.on("authenticationSASLContinue",this._handleAuthSASLContinue.bind(
this)),y.on("authenticationSASLFinal",this._handleAuthSASLFinal.bind(this)),y.on("backendKeyData",this._handleBackendKeyData.bind(this)),y.on("error",this._handleErrorEvent.
bind(this)),y.on("errorMessage",this._handleErrorMessage.bind(this)),y.on("readyForQuery",this._handleReadyForQuery.bind(this)),y.on("notice",this._handleNotice.
bind(this)),y.on("rowDescription",this._handleRowDescription.bind(this)),y.on("dataRow",this._handleDataRow.bind(this)),y.on("portalSuspended",this._handlePortalSuspended.
bind(this)),y.on("emptyQuery",this._handleEmptyQuery.bind(this)),y.on("commandComplete",this._handleCommandComplete.bind(this)),y.on("parseComplete",this._handleParseComplete.
bind(this)),y.on("copyInResponse",this._handleCopyInResponse.bind(this)),y.on("copyData",this._handleCopyData.bind(this)),y.on("notification",this._handleNotification.
bind(this))}_getPassword(y){const D=this.connection;if(typeof this.password=="function")this._Promise.resolve().then(()=>this.password(this.connectionParameters)).
then(K=>{if(K!==void 0){if(typeof K!="string"){D.emit("error",new TypeError("Password must be a string"));return}this.connectionParameters.password=this.password=
K}else this.connectionParameters.password=this.password=null;y()}).catch(K=>{D.emit("error",K)});else if(this.password!==null)y();else try{x(3272)(this.connectionParameters,
ae=>{ae!==void 0&&(_(),this.connectionParameters.password=this.password=ae),y()})}catch(K){this.emit("error",K)}}_handleAuthCleartextPassword(y){this._getPassword(
()=>{this.connection.password(this.password)})}_handleAuthMD5Password(y){this._getPassword(async()=>{try{const D=await l.postgresMd5PasswordHash(this.user,this.
password,y.salt);this.connection.password(D)}catch(D){this.emit("error",D)}})}_handleAuthSASL(y){this._getPassword(()=>{try{this.saslSession=O.startSession(y.mechanisms,
this.enableChannelBinding&&this.connection.stream,this.scramMaxIterations),this.connection.sendSASLInitialResponseMessage(this.saslSession.mechanism,this.saslSession.
response)}catch(D){this.connection.emit("error",D)}})}async _handleAuthSASLContinue(y){try{await O.continueSession(this.saslSession,this.password,y.data,this.enableChannelBinding&&
this.connection.stream),this.connection.sendSCRAMClientFinalMessage(this.saslSession.response)}catch(D){this.connection.emit("error",D)}}_handleAuthSASLFinal(y){
try{O.finalizeSession(this.saslSession,y.data),this.saslSession=null}catch(D){this.connection.emit("error",D)}}_handleBackendKeyData(y){this.processID=y.processID,
this.secretKey=y.secretKey}_handleReadyForQuery(y){this._connecting&&(this._connecting=!1,this._connected=!0,clearTimeout(this.connectionTimeoutHandle),this._connectionCallback&&
(this._connectionCallback(null,this),this._connectionCallback=null),this.emit("connect"));const D=this._getActiveQuery();this._activeQuery=null,this._txStatus=y?.
status??null,this.readyForQuery=!0,D&&D.handleReadyForQuery(this.connection),this._pulseQueryQueue()}_handleErrorWhileConnecting(y){if(!this._connectionError){if(this.
_connectionError=!0,clearTimeout(this.connectionTimeoutHandle),this._connectionCallback)return this._connectionCallback(y);this.emit("error",y)}}_handleErrorEvent(y){
if(this._connecting)return this._handleErrorWhileConnecting(y);this._queryable=!1,this._errorAllQueries(y),this.emit("error",y)}_handleErrorMessage(y){if(this._connecting)
return this._handleErrorWhileConnecting(y);const D=this._getActiveQuery();if(!D){this._handleErrorEvent(y);return}this._activeQuery=null,D.name&&delete this.connection.
submittedNamedStatements[D.name],D.handleError(y,this.connection)}_handleRowDescription(y){const D=this._getActiveQuery();if(D==null){const K=new Error("Receive\
d unexpected rowDescription message from backend.");this._handleErrorEvent(K);return}D.handleRowDescription(y)}_handleDataRow(y){const D=this._getActiveQuery();
if(D==null){const K=new Error("Received unexpected dataRow message from backend.");this._handleErrorEvent(K);return}D.handleDataRow(y)}_handlePortalSuspended(y){
const D=this._getActiveQuery();if(D==null){const K=new Error("Received unexpected portalSuspended message from backend.");this._handleErrorEvent(K);return}D.handlePortalSuspended(
this.connection)}_handleEmptyQuery(y){const D=this._getActiveQuery();if(D==null){const K=new Error("Received unexpected emptyQuery message from backend.");this.
_handleErrorEvent(K);return}D.handleEmptyQuery(this.connection)}_handleCommandComplete(y){const D=this._getActiveQuery();if(D==null){const K=new Error("Received\
 unexpected commandComplete message from backend.");this._handleErrorEvent(K);return}D.handleCommandComplete(y,this.connection)}_handleParseComplete(){const y=this.
_getActiveQuery();if(y==null){const D=new Error("Received unexpected parseComplete message from backend.");this._handleErrorEvent(D);return}y.name&&(this.connection.
parsedStatements[y.name]=y.text,delete this.connection.submittedNamedStatements[y.name])}_handleCopyInResponse(y){const D=this._getActiveQuery();if(D==null){const K=new Error(
"Received unexpected copyInResponse message from backend.");this._handleErrorEvent(K);return}D.handleCopyInResponse(this.connection)}_handleCopyData(y){const D=this.
_getActiveQuery();if(D==null){const K=new Error("Received unexpected copyData message from backend.");this._handleErrorEvent(K);return}D.handleCopyData(y,this.connection)}_handleNotification(y){
this.emit("notification",y)}_handleNotice(y){this.emit("notice",y)}getStartupConf(){const y=this.connectionParameters,D={user:y.user,database:y.database},K=y.application_name||
y.fallback_application_name;return K&&(D.application_name=K),y.replication&&(D.replication=""+y.replication),y.statement_timeout&&(D.statement_timeout=String(parseInt(
y.statement_timeout,10))),y.lock_timeout&&(D.lock_timeout=String(parseInt(y.lock_timeout,10))),y.idle_in_transaction_session_timeout&&(D.idle_in_transaction_session_timeout=
String(parseInt(y.idle_in_transaction_session_timeout,10))),y.options&&(D.options=y.options),D}cancel(y,D){if(y.activeQuery===D){const K=this.connection;this.host&&
this.host.indexOf("/")===0?K.connect(this.host+"/.s.PGSQL."+this.port):K.connect(this.port,this.host),K.on("connect",function(){K.cancel(y.processID,y.secretKey)})}else
y._queryQueue.indexOf(D)!==-1?y._queryQueue.splice(y._queryQueue.indexOf(D),1):y._sentQueryQueue.indexOf(D)!==-1&&(D.callback=()=>{})}setTypeParser(y,D,K){return this.
_types.setTypeParser(y,D,K)}getTypeParser(y,D){return this._types.getTypeParser(y,D)}escapeIdentifier(y){return m.escapeIdentifier(y)}escapeLiteral(y){return m.
escapeLiteral(y)}_pulseQueryQueue(){if(this.pipeline){this._pulsePipelinedQueryQueue();return}if(this.readyForQuery===!0){this._activeQuery=this._queryQueue.shift();
const y=this._getActiveQuery();if(y){this.readyForQuery=!1,this.hasExecuted=!0;const D=y.submit(this.connection);D&&process.nextTick(()=>{y.handleError(D,this.connection),
this.readyForQuery=!0,this._pulseQueryQueue()})}else this.hasExecuted&&(this._activeQuery=null,this.emit("drain"))}}_pulsePipelinedQueryQueue(){if(!(!this._connected||
!this._queryable)){for(;this._queryQueue.length>0;){const y=this._queryQueue.shift();this.hasExecuted=!0;const D=y.submit(this.connection);if(D){process.nextTick(
()=>{y.handleError(D,this.connection)});continue}this._sentQueryQueue.push(y)}this.readyForQuery&&!this._activeQuery&&this._sentQueryQueue.length>0&&(this._activeQuery=
this._sentQueryQueue.shift(),this.readyForQuery=!1),!this._activeQuery&&this._sentQueryQueue.length===0&&this._queryQueue.length===0&&this.hasExecuted&&this.emit(
"drain")}}query(y,D,K){let ae,oe;if(y==null)throw new TypeError("Client was passed a null or undefined query");if(typeof y.submit=="function")oe=ae=y,ae.callback||
(typeof D=="function"?ae.callback=D:K&&(ae.callback=K));else if(ae=new A(y,D,K),!ae.callback)oe=new this._Promise((Y,Q)=>{ae.callback=(ue,de)=>ue?Q(ue):Y(de)}).
catch(Y=>{throw Error.captureStackTrace(Y),Y});else if(typeof ae.callback!="function")throw new TypeError("callback is not a function");const T=y.query_timeout||
this.connectionParameters.query_timeout;if(T){const Y=ae.callback||(()=>{}),Q=setTimeout(()=>{const ue=new Error("Query read timeout");process.nextTick(()=>{ae.
handleError(ue,this.connection)}),Y(ue),ae.callback=()=>{};const de=this._queryQueue.indexOf(ae);if(de>-1)this._queryQueue.splice(de,1);else if(this.pipeline){this.
connection.stream.destroy();return}this._pulseQueryQueue()},T);ae.callback=(ue,de)=>{clearTimeout(Q),Y(ue,de)}}if(this.binary&&!ae.binary&&(ae.binary=!0),ae._result&&
!ae._result._types&&(ae._result._types=this._types),this.pipeline){const Y=typeof y.submit=="function"&&!(ae instanceof A)?"Custom query classes such as pg-curs\
or and pg-query-stream are":ae.rows?"The `rows` option is":null;if(Y)return process.nextTick(()=>{ae.handleError(new Error(`${Y} not supported in pipeline mode`),
this.connection)}),oe}return this._queryable?this._ending?(process.nextTick(()=>{ae.handleError(new Error("Client was closed and is not queryable"),this.connection)}),
oe):(this._queryQueue.length>0&&!this.pipeline&&i(),this._queryQueue.push(ae),this._pulseQueryQueue(),oe):(process.nextTick(()=>{ae.handleError(new Error("Clien\
t has encountered a connection error and is not queryable"),this.connection)}),oe)}ref(){this.connection.ref()}unref(){this.connection.unref()}getTransactionStatus(){
return this._txStatus}end(y){if(this._ending=!0,!this.connection._connecting||this._ended)if(y){y();return}else return this._Promise.resolve();if(this._queryable?
this.pipeline&&(this._getActiveQuery()||this._sentQueryQueue.length>0||this._queryQueue.length>0)?this.once("drain",()=>this.connection.end()):this._getActiveQuery()?
this.connection.stream.destroy():this.connection.end():this.connection.stream.destroy(),y)this.connection.once("end",y);else return new this._Promise(D=>{this.connection.
once("end",D)})}get queryQueue(){return h(),this._queryQueue}}M.Query=A,Ae.exports=M}),646:((Ae,r,x)=>{const R=x(2250),m=x(1376),w=x(6122).parse,O=function(N,l,s){
return l[N]?l[N]:(s===void 0?s=process.env["PG"+N.toUpperCase()]:s===!1||(s=process.env[s]),s||m[N])},P=function(){switch(process.env.PGSSLMODE){case"disable":return!1;case"\
prefer":case"require":case"verify-ca":case"verify-full":return!0;case"no-verify":return{rejectUnauthorized:!1}}return m.ssl},f=function(N){return"'"+(""+N).replace(
/\\/g,"\\\\").replace(/'/g,"\\'")+"'"},A=function(N,l,s){const h=l[s];h!=null&&N.push(s+"="+f(h))};class C{constructor(l){if(l=typeof l=="string"?w(l):l||{},l.connectionString&&
(l=Object.assign({},l,w(l.connectionString))),this.user=O("user",l),this.database=O("database",l),this.database===void 0&&(this.database=this.user),this.port=parseInt(
O("port",l),10),this.host=O("host",l),Object.defineProperty(this,"password",{configurable:!0,enumerable:!1,writable:!0,value:O("password",l)}),this.binary=O("bi\
nary",l),this.options=O("options",l),this.ssl=typeof l.ssl>"u"?P():l.ssl,typeof this.ssl=="string"&&this.ssl==="true"&&(this.ssl=!0),this.ssl==="no-verify"&&(this.
ssl={rejectUnauthorized:!1}),this.ssl&&this.ssl.key&&Object.defineProperty(this.ssl,"key",{enumerable:!1}),this.sslnegotiation=O("sslnegotiation",l,"PGSSLNEGOTI\
ATION"),this.sslnegotiation!==void 0&&this.sslnegotiation!=="postgres"&&this.sslnegotiation!=="direct")throw new Error(`Invalid sslnegotiation value: "${this.sslnegotiation}\
". Valid values are "postgres" and "direct".`);if(this.sslnegotiation==="direct"&&!this.ssl)throw new Error("sslnegotiation=direct requires SSL to be enabled");
this.client_encoding=O("client_encoding",l),this.replication=O("replication",l),this.isDomainSocket=!(this.host||"").indexOf("/"),this.application_name=O("appli\
cation_name",l,"PGAPPNAME"),this.fallback_application_name=O("fallback_application_name",l,!1),this.statement_timeout=O("statement_timeout",l,!1),this.lock_timeout=
O("lock_timeout",l,!1),this.idle_in_transaction_session_timeout=O("idle_in_transaction_session_timeout",l,!1),this.query_timeout=O("query_timeout",l,!1),l.connectionTimeoutMillis===
void 0?this.connect_timeout=process.env.PGCONNECT_TIMEOUT||0:this.connect_timeout=Math.floor(l.connectionTimeoutMillis/1e3),l.keepAlive===!1?this.keepalives=0:l.
keepAlive===!0&&(this.keepalives=1),typeof l.keepAliveInitialDelayMillis=="number"&&(this.keepalives_idle=Math.floor(l.keepAliveInitialDelayMillis/1e3))}getLibpqConnectionString(l){
const s=[];A(s,this,"user"),A(s,this,"password"),A(s,this,"port"),A(s,this,"application_name"),A(s,this,"fallback_application_name"),A(s,this,"connect_timeout"),
A(s,this,"options");const h=typeof this.ssl=="object"?this.ssl:this.ssl?{sslmode:this.ssl}:{};if(A(s,h,"sslmode"),A(s,h,"sslca"),A(s,h,"sslkey"),A(s,h,"sslcert"),
A(s,h,"sslrootcert"),A(s,this,"sslnegotiation"),this.database&&s.push("dbname="+f(this.database)),this.replication&&s.push("replication="+f(this.replication)),this.
host&&s.push("host="+f(this.host)),this.isDomainSocket)return l(null,s.join(" "));this.client_encoding&&s.push("client_encoding="+f(this.client_encoding)),R.lookup(
this.host,function(_,c){return _?l(_,null):(s.push("hostaddr="+f(c)),l(null,s.join(" ")))})}}Ae.exports=C}),9809:((Ae,r,x)=>{const R=x(4434).EventEmitter,{parse:m,
serialize:w}=x(4233),O=x(829),{getStream:P}=O,f=w.flush(),A=w.sync(),C=w.end();class N extends R{constructor(s){super(),s=s||{},this.stream=s.stream||P(s.ssl),typeof this.
stream=="function"&&(this.stream=this.stream(s)),this._keepAlive=s.keepAlive,this._keepAliveInitialDelayMillis=s.keepAliveInitialDelayMillis,this.parsedStatements=
{},this.submittedNamedStatements={},this.ssl=s.ssl||!1,this.sslNegotiation=s.sslNegotiation||"postgres",this._ending=!1,this._emitMessage=!1;const h=this;this.on(
"newListener",function(_){_==="message"&&(h._emitMessage=!0)})}connect(s,h){const _=this;this._connecting=!0,this.stream.setNoDelay(!0),this.stream.connect(s,h),
this.stream.once("connect",function(){_._keepAlive&&_.stream.setKeepAlive(!0,_._keepAliveInitialDelayMillis),_.emit("connect")});const c=function(i){_._ending&&
(i.code==="ECONNRESET"||i.code==="EPIPE")||_.emit("error",i)};if(this.stream.on("error",c),this.stream.on("close",function(){_.emit("end")}),!this.ssl)return this.
attachListeners(this.stream);if(this.sslNegotiation==="direct")return this.stream.once("connect",function(){_.upgradeToSSL(h,c)});this.stream.once("data",function(i){
switch(i.toString("utf8")){case"S":break;case"N":return _.stream.end(),_.emit("error",new Error("The server does not support SSL connections"));default:return _.
stream.end(),_.emit("error",new Error("There was an error establishing an SSL connection"))}_.upgradeToSSL(h,c)})}upgradeToSSL(s,h){const _=this,c={socket:_.stream,
host:s};_.ssl!==!0&&(Object.assign(c,_.ssl),"key"in _.ssl&&(c.key=_.ssl.key)),_.sslNegotiation==="direct"&&(c.ALPNProtocols=["postgresql"]);const i=x(9278);i.isIP&&
i.isIP(s)===0&&(c.servername=s);try{_.stream=O.getSecureStream(c)}catch(S){return _.emit("error",S)}_.attachListeners(_.stream),_.stream.on("error",h),_.emit("s\
slconnect")}attachListeners(s){m(s,h=>{const _=h.name==="error"?"errorMessage":h.name;this._emitMessage&&this.emit("message",h),this.emit(_,h)})}requestSsl(){this.
stream.write(w.requestSsl())}startup(s){this.stream.write(w.startup(s))}cancel(s,h){this._send(w.cancel(s,h))}password(s){this._send(w.password(s))}sendSASLInitialResponseMessage(s,h){
this._send(w.sendSASLInitialResponseMessage(s,h))}sendSCRAMClientFinalMessage(s){this._send(w.sendSCRAMClientFinalMessage(s))}_send(s){return this.stream.writable?
this.stream.write(s):!1}query(s){this._send(w.query(s))}parse(s){this._send(w.parse(s))}bind(s){this._send(w.bind(s))}execute(s){this._send(w.execute(s))}flush(){
this.stream.writable&&this.stream.write(f)}sync(){this._send(A)}ref(){this.stream.ref()}unref(){this.stream.unref()}end(){if(this._ending=!0,!this._connecting||
!this.stream.writable){this.stream.end();return}return this.stream.write(C,()=>{this.stream.end()})}close(s){this._send(w.close(s))}describe(s){this._send(w.describe(
s))}sendCopyFromChunk(s){this._send(w.copyData(s))}endCopyFrom(){this._send(w.copyDone())}sendCopyFail(s){this._send(w.copyFail(s))}}Ae.exports=N}),9765:(Ae=>{function r(O,P){
return new Error("SASL channel binding: "+O+" when parsing public certificate "+P.toString("base64"))}function x(O,P){let f=O[P++];if(f<128)return{length:f,index:P};
const A=f&127;if(A>4)throw r("bad length",O);f=0;for(let C=0;C<A;C++)f=f<<8|O[P++];return{length:f,index:P}}function R(O,P){if(O[P++]!==6)throw r("non-OID data",
O);const{length:f,index:A}=x(O,P);P=A;const C=P+f,N=O[P++];let l=(N/40>>0)+"."+N%40;for(;P<C;){let s=0;for(;P<C;){const h=O[P++];if(s=s<<7|h&127,h<128)break}l+=
"."+s}return{oid:l,index:P}}function m(O,P){if(O[P++]!==48)throw r("non-sequence data",O);return x(O,P)}function w(O,P){P===void 0&&(P=0),P=m(O,P).index;const{length:f,
index:A}=m(O,P);P=A+f,P=m(O,P).index;const{oid:C,index:N}=R(O,P);switch(C){case"1.2.840.113549.1.1.4":return"MD5";case"1.2.840.113549.1.1.5":return"SHA-1";case"\
1.2.840.113549.1.1.11":return"SHA-256";case"1.2.840.113549.1.1.12":return"SHA-384";case"1.2.840.113549.1.1.13":return"SHA-512";case"1.2.840.113549.1.1.14":return"\
SHA-224";case"1.2.840.113549.1.1.15":return"SHA512-224";case"1.2.840.113549.1.1.16":return"SHA512-256";case"1.2.840.10045.4.1":return"SHA-1";case"1.2.840.10045.\
4.3.1":return"SHA-224";case"1.2.840.10045.4.3.2":return"SHA-256";case"1.2.840.10045.4.3.3":return"SHA-384";case"1.2.840.10045.4.3.4":return"SHA-512";case"1.2.84\
0.113549.1.1.10":{if(P=N,P=m(O,P).index,O[P++]!==160)throw r("non-tag data",O);P=x(O,P).index,P=m(O,P).index;const{oid:l}=R(O,P);switch(l){case"1.2.840.113549.2\
.5":return"MD5";case"1.3.14.3.2.26":return"SHA-1";case"2.16.840.1.101.3.4.2.1":return"SHA-256";case"2.16.840.1.101.3.4.2.2":return"SHA-384";case"2.16.840.1.101.\
3.4.2.3":return"SHA-512"}throw r("unknown hash OID "+l,O)}case"1.3.101.110":case"1.3.101.112":return"SHA-512";case"1.3.101.111":case"1.3.101.113":throw r("Ed448\
 certificate channel binding is not currently supported by Postgres")}throw r("unknown OID "+C,O)}Ae.exports={signatureAlgorithmHashFromCertificate:w}}),948:((Ae,r,x)=>{
const R=x(4150),{signatureAlgorithmHashFromCertificate:m}=x(9765);function w(c){const i=/[\u00A0\u1680\u2000-\u200B\u202F\u205F\u3000]/g,S=/[\u00AD\u034F\u1806\u180B\u180C\u180D\u200C\u200D\u2060\uFE00-\uFE0F\uFEFF]/g;
return c.replace(i," ").replace(S,"").normalize("NFKC")}const O=1e5;function P(c,i,S=O){const M=["SCRAM-SHA-256"];i&&M.unshift("SCRAM-SHA-256-PLUS");const H=M.find(
K=>c.includes(K));if(!H)throw new Error("SASL: Only mechanism(s) "+M.join(" and ")+" are supported");if(H==="SCRAM-SHA-256-PLUS"&&typeof i.getPeerCertificate!="\
function")throw new Error("SASL: Mechanism SCRAM-SHA-256-PLUS requires a certificate");const y=R.randomBytes(18).toString("base64");return{mechanism:H,clientNonce:y,
response:(H==="SCRAM-SHA-256-PLUS"?"p=tls-server-end-point":i?"y":"n")+",,n=*,r="+y,message:"SASLInitialResponse",scramMaxIterations:S}}async function f(c,i,S,M){
if(c.message!=="SASLInitialResponse")throw new Error("SASL: Last message was not SASLInitialResponse");if(typeof i!="string")throw new Error("SASL: SCRAM-SERVER\
-FIRST-MESSAGE: client password must be a string");if(i==="")throw new Error("SASL: SCRAM-SERVER-FIRST-MESSAGE: client password must be a non-empty string");if(typeof S!=
"string")throw new Error("SASL: SCRAM-SERVER-FIRST-MESSAGE: serverData must be a string");const H=s(S);if(H.nonce.startsWith(c.clientNonce)){if(H.nonce.length===
c.clientNonce.length)throw new Error("SASL: SCRAM-SERVER-FIRST-MESSAGE: server nonce is too short")}else throw new Error("SASL: SCRAM-SERVER-FIRST-MESSAGE: serv\
er nonce does not start with client nonce");const y=typeof c.scramMaxIterations=="number"?c.scramMaxIterations:O;if(y!==0&&H.iteration>y)throw new Error("SASL: \
SCRAM-SERVER-FIRST-MESSAGE: iteration count "+H.iteration+" exceeds scramMaxIterations of "+y);const D="n=*,r="+c.clientNonce,K="r="+H.nonce+",s="+H.salt+",i="+
H.iteration;let ae=M?"eSws":"biws";if(c.mechanism==="SCRAM-SHA-256-PLUS"){const Qe=M.getPeerCertificate().raw;let Ye=m(Qe);(Ye==="MD5"||Ye==="SHA-1")&&(Ye="SHA-\
256");const nt=await R.hashByName(Ye,Qe);ae=Buffer.concat([Buffer.from("p=tls-server-end-point,,"),Buffer.from(nt)]).toString("base64")}const oe="c="+ae+",r="+H.
nonce,T=D+","+K+","+oe,Y=Buffer.from(H.salt,"base64"),Q=await R.deriveKey(w(i),Y,H.iteration),ue=await R.hmacSha256(Q,"Client Key"),de=await R.sha256(ue),z=await R.
hmacSha256(de,T),Te=_(Buffer.from(ue),Buffer.from(z)).toString("base64"),tt=await R.hmacSha256(Q,"Server Key"),qe=await R.hmacSha256(tt,T);c.message="SASLRespon\
se",c.serverSignature=Buffer.from(qe).toString("base64"),c.response=oe+",p="+Te}function A(c,i){if(c.message!=="SASLResponse")throw new Error("SASL: Last messag\
e was not SASLResponse");if(typeof i!="string")throw new Error("SASL: SCRAM-SERVER-FINAL-MESSAGE: serverData must be a string");const{serverSignature:S}=h(i);if(S!==
c.serverSignature)throw new Error("SASL: SCRAM-SERVER-FINAL-MESSAGE: server signature does not match")}function C(c){if(typeof c!="string")throw new TypeError("\
SASL: text must be a string");return c.split("").map((i,S)=>c.charCodeAt(S)).every(i=>i>=33&&i<=43||i>=45&&i<=126)}function N(c){return/^(?:[a-zA-Z0-9+/]{4})*(?:[a-zA-Z0-9+/]{2}==|[a-zA-Z0-9+/]{3}=)?$/.
test(c)}function l(c){if(typeof c!="string")throw new TypeError("SASL: attribute pairs text must be a string");return new Map(c.split(",").map(i=>{if(!/^.=/.test(
i))throw new Error("SASL: Invalid attribute pair entry");const S=i[0],M=i.substring(2);return[S,M]}))}function s(c){const i=l(c),S=i.get("r");if(S){if(!C(S))throw new Error(
"SASL: SCRAM-SERVER-FIRST-MESSAGE: nonce must only contain printable characters")}else throw new Error("SASL: SCRAM-SERVER-FIRST-MESSAGE: nonce missing");const M=i.
get("s");if(M){if(!N(M))throw new Error("SASL: SCRAM-SERVER-FIRST-MESSAGE: salt must be base64")}else throw new Error("SASL: SCRAM-SERVER-FIRST-MESSAGE: salt mi\
ssing");const H=i.get("i");if(H){if(!/^[1-9][0-9]*$/.test(H))throw new Error("SASL: SCRAM-SERVER-FIRST-MESSAGE: invalid iteration count")}else throw new Error("\
SASL: SCRAM-SERVER-FIRST-MESSAGE: iteration missing");const y=parseInt(H,10);return{nonce:S,salt:M,iteration:y}}function h(c){const i=l(c),S=i.get("e"),M=i.get(
"v");if(S)throw new Error(`SASL: SCRAM-SERVER-FINAL-MESSAGE: server returned error: "${S}"`);if(M){if(!N(M))throw new Error("SASL: SCRAM-SERVER-FINAL-MESSAGE: s\
erver signature must be base64")}else throw new Error("SASL: SCRAM-SERVER-FINAL-MESSAGE: server signature is missing");return{serverSignature:M}}function _(c,i){
if(!Buffer.isBuffer(c))throw new TypeError("first argument must be a Buffer");if(!Buffer.isBuffer(i))throw new TypeError("second argument must be a Buffer");if(c.
length!==i.length)throw new Error("Buffer lengths must match");if(c.length===0)throw new Error("Buffers cannot be empty");return Buffer.from(c.map((S,M)=>c[M]^i[M]))}
Ae.exports={startSession:P,continueSession:f,finalizeSession:A,DEFAULT_MAX_SCRAM_ITERATIONS:O}}),4150:((Ae,r,x)=>{const R=x(6982);Ae.exports={postgresMd5PasswordHash:A,
randomBytes:P,deriveKey:s,sha256:C,hashByName:N,hmacSha256:l,md5:f};const m=R.webcrypto||globalThis.crypto,w=m.subtle,O=new TextEncoder;function P(h){return m.getRandomValues(
Buffer.alloc(h))}async function f(h){try{return R.createHash("md5").update(h,"utf-8").digest("hex")}catch{const c=typeof h=="string"?O.encode(h):h,i=await w.digest(
"MD5",c);return Array.from(new Uint8Array(i)).map(S=>S.toString(16).padStart(2,"0")).join("")}}async function A(h,_,c){const i=await f(_+h);return"md5"+await f(
Buffer.concat([Buffer.from(i),c]))}async function C(h){return await w.digest("SHA-256",h)}async function N(h,_){return await w.digest(h,_)}async function l(h,_){
const c=await w.importKey("raw",h,{name:"HMAC",hash:"SHA-256"},!1,["sign"]);return await w.sign("HMAC",c,O.encode(_))}async function s(h,_,c){const i=await w.importKey(
"raw",O.encode(h),"PBKDF2",!1,["deriveBits"]),S={name:"PBKDF2",hash:"SHA-256",salt:_,iterations:c};return await w.deriveBits(S,i,256,["deriveBits"])}}),1376:((Ae,r,x)=>{
let R;try{R=process.platform==="win32"?process.env.USERNAME:process.env.USER}catch{}Ae.exports={host:"localhost",user:R,database:void 0,password:null,connectionString:void 0,
port:5432,rows:0,binary:!1,max:10,idleTimeoutMillis:3e4,client_encoding:"",ssl:!1,sslnegotiation:void 0,application_name:void 0,fallback_application_name:void 0,
options:void 0,parseInputDatesAsUTC:!1,statement_timeout:!1,lock_timeout:!1,idle_in_transaction_session_timeout:!1,query_timeout:!1,connect_timeout:0,keepalives:1,
keepalives_idle:0};const m=x(1549),w=m.getTypeParser(20,"text"),O=m.getTypeParser(1016,"text");Ae.exports.__defineSetter__("parseInt8",function(P){m.setTypeParser(
20,"text",P?m.getTypeParser(23,"text"):w),m.setTypeParser(1016,"text",P?m.getTypeParser(1007,"text"):O)})}),3273:((Ae,r,x)=>{const R=x(5042),m=x(1376),w=x(9809),
O=x(6424),P=x(9652),f=x(7558),A=x(365),{DatabaseError:C}=x(4233),{escapeIdentifier:N,escapeLiteral:l}=x(9652),s=i=>class extends f{constructor(M){super(M,i)}},h=function(i){
this.defaults=m,this.Client=i,this.Query=this.Client.Query,this.Pool=s(this.Client),this._pools=[],this.Connection=w,this.types=x(1549),this.DatabaseError=C,this.
TypeOverrides=A,this.escapeIdentifier=N,this.escapeLiteral=l,this.Result=O,this.utils=P};let _=R,c=!1;try{c=!!process.env.NODE_PG_FORCE_NATIVE}catch{}c&&(_=x(5301)),
Ae.exports=new h(_),Object.defineProperty(Ae.exports,"native",{configurable:!0,enumerable:!1,get(){let i=null;try{i=new h(x(5301))}catch(S){if(S.code!=="MODULE_\
NOT_FOUND")throw S}return Object.defineProperty(Ae.exports,"native",{value:i}),i}})}),8942:((Ae,r,x)=>{const R=x(9023);var m;try{m=x(4390)}catch(l){throw l}const w=x(
365),O=x(4434).EventEmitter,P=x(9023),f=x(646),A=x(7581),C=R.deprecate(()=>{},"Calling client.query() when the client is already executing a query is deprecated\
 and will be removed in pg@9.0. Use async/await or an external async flow control mechanism instead."),N=Ae.exports=function(l){O.call(this),l=l||{},this._Promise=
l.Promise||global.Promise,this._types=new w(l.types),this.native=new m({types:this._types}),this._queryQueue=[],this._ending=!1,this._connecting=!1,this._connected=
!1,this._queryable=!0,this.pipeline=!!l.pipeline,this._pipelineInFlight=!1;const s=this.connectionParameters=new f(l);l.nativeConnectionString&&(s.nativeConnectionString=
l.nativeConnectionString),this.user=s.user,Object.defineProperty(this,"password",{configurable:!0,enumerable:!1,writable:!0,value:s.password}),this.database=s.database,
this.host=s.host,this.port=s.port,this.namedQueries={}};N.Query=A,P.inherits(N,O),N.prototype._errorAllQueries=function(l){const s=h=>{process.nextTick(()=>{h.native=
this.native,h.handleError(l)})};this._hasActiveQuery()&&(s(this._activeQuery),this._activeQuery=null),this._queryQueue.forEach(s),this._queryQueue.length=0},N.prototype.
_connect=function(l){const s=this;if(this._connecting){process.nextTick(()=>l(new Error("Client has already been connected. You cannot reuse a client.")));return}
this._connecting=!0,this.connectionParameters.getLibpqConnectionString(function(h,_){if(s.connectionParameters.nativeConnectionString&&(_=s.connectionParameters.
nativeConnectionString),h)return l(h);s.native.connect(_,function(c){if(c)return s.native.end(),l(c);s._connected=!0,s.native.on("error",function(i){s._queryable=
!1,s._errorAllQueries(i),s.emit("error",i)}),s.native.on("notification",function(i){s.emit("notification",{channel:i.relname,payload:i.extra})}),s.emit("connect"),
s._pulseQueryQueue(!0),l(null,this)})})},N.prototype.connect=function(l){if(l){this._connect(l);return}return new this._Promise((s,h)=>{this._connect(_=>{_?h(_):
s(this)})})},N.prototype.query=function(l,s,h){let _,c,i,S,M;if(l==null)throw new TypeError("Client was passed a null or undefined query");if(typeof l.submit=="\
function")i=l.query_timeout||this.connectionParameters.query_timeout,c=_=l,typeof s=="function"&&(l.callback=s);else if(i=l.query_timeout||this.connectionParameters.
query_timeout,_=new A(l,s,h),!_.callback){let H,y;c=new this._Promise((D,K)=>{H=D,y=K}).catch(D=>{throw Error.captureStackTrace(D),D}),_.callback=(D,K)=>D?y(D):
H(K)}return i&&(M=_.callback||(()=>{}),S=setTimeout(()=>{const H=new Error("Query read timeout");process.nextTick(()=>{_.handleError(H,this.connection)}),M(H),_.
callback=()=>{};const y=this._queryQueue.indexOf(_);y>-1&&this._queryQueue.splice(y,1),this._pulseQueryQueue()},i),_.callback=(H,y)=>{clearTimeout(S),M(H,y)}),this.
_queryable?this._ending?(_.native=this.native,process.nextTick(()=>{_.handleError(new Error("Client was closed and is not queryable"))}),c):(this._queryQueue.length>
0&&!this.pipeline&&C(),this._queryQueue.push(_),this._pulseQueryQueue(),c):(_.native=this.native,process.nextTick(()=>{_.handleError(new Error("Client has encou\
ntered a connection error and is not queryable"))}),c)},N.prototype.end=function(l){const s=this;this._ending=!0,this._connecting&&!this._connected&&this.once("\
connect",()=>{this.end(()=>{})});let h;l||(h=new this._Promise(function(c,i){l=S=>S?i(S):c()}));const _=function(){s.native.end(function(){s._connected=!1,s._errorAllQueries(
new Error("Connection terminated")),process.nextTick(()=>{s.emit("end"),l&&l()})})};return this.pipeline&&(this._pipelineInFlight||this._queryQueue.length>0)?this.
once("drain",_):_(),h},N.prototype._hasActiveQuery=function(){return this._activeQuery&&this._activeQuery.state!=="error"&&this._activeQuery.state!=="end"},N.prototype.
_pulseQueryQueue=function(l){if(!this._connected)return;if(this.pipeline&&!l)return this._pulsePipelinedQueryQueue();if(this._hasActiveQuery())return;const s=this.
_queryQueue.shift();if(!s){l||this.emit("drain");return}this._activeQuery=s,s.submit(this);const h=this;s.once("_done",function(){h._pulseQueryQueue()})},N.prototype.
_pulsePipelinedQueryQueue=function(){if(!this._connected||this._pipelineInFlight)return;if(this._queryQueue.length===0){this.hasExecuted&&this.emit("drain");return}
this._pipelineInFlight=!0;const l=this,s=[],h=[],_=x(9652);for(;this._queryQueue.length>0;){const c=this._queryQueue.shift();this.hasExecuted=!0,h.push(c);const i=c.
values?c.values.map(_.prepareValue):null,S={text:c.text,name:c.name,arrayMode:c._arrayMode};i&&(S.values=i),c.name&&this.namedQueries[c.name]&&(S._alreadyPrepared=
!0),s.push(S)}this.native.pipeline(s,function(c,i){if(l._pipelineInFlight=!1,c){l._connected=!1,l._queryable=!1;for(let S=0;S<h.length;S++){const M=h[S];M.native=
l.native,M.handleError(c)}l._errorAllQueries(c),l.emit("error",c),l.emit("end");return}for(let S=0;S<h.length;S++){const M=h[S],H=i[S];M.native=l.native,H.err?M.
handleError(H.err):(M.name&&(l.namedQueries[M.name]=M.text),M.state="end",M.emit("end",H.result),M.callback&&M.callback(null,H.result)),setImmediate(function(){
M.emit("_done")})}l._pulsePipelinedQueryQueue()})},N.prototype.cancel=function(l){this._activeQuery===l?this.native.cancel(function(){}):this._queryQueue.indexOf(
l)!==-1&&this._queryQueue.splice(this._queryQueue.indexOf(l),1)},N.prototype.ref=function(){},N.prototype.unref=function(){},N.prototype.setTypeParser=function(l,s,h){
return this._types.setTypeParser(l,s,h)},N.prototype.getTypeParser=function(l,s){return this._types.getTypeParser(l,s)},N.prototype.isConnected=function(){return this.
_connected},N.prototype.getTransactionStatus=function(){return this.native.getTransactionStatus()}}),5301:((Ae,r,x)=>{Ae.exports=x(8942)}),7581:((Ae,r,x)=>{const R=x(
4434).EventEmitter,m=x(9023),w=x(9652),O=Ae.exports=function(f,A,C){R.call(this),f=w.normalizeQueryConfig(f,A,C),this.text=f.text,this.values=f.values,this.name=
f.name,this.queryMode=f.queryMode,this.callback=f.callback,this.state="new",this._arrayMode=f.rowMode==="array",this._emitRowEvents=!1,this.on("newListener",function(N){
N==="row"&&(this._emitRowEvents=!0)}.bind(this))};m.inherits(O,R);const P={sqlState:"code",statementPosition:"position",messagePrimary:"message",messageDetail:"\
detail",messageHint:"hint",context:"where",schemaName:"schema",tableName:"table",columnName:"column",dataTypeName:"dataType",constraintName:"constraint",sourceFile:"\
file",sourceLine:"line",sourceFunction:"routine"};O.prototype.handleError=function(f){const A=this.native&&this.native.pq.resultErrorFields();if(A)for(const C in A){
const N=P[C]||C;f[N]=A[C]}this.callback?this.callback(f):this.emit("error",f),this.state="error"},O.prototype.then=function(f,A){return this._getPromise().then(
f,A)},O.prototype.catch=function(f){return this._getPromise().catch(f)},O.prototype._getPromise=function(){return this._promise?this._promise:(this._promise=new Promise(
function(f,A){this._once("end",f),this._once("error",A)}.bind(this)),this._promise)},O.prototype.submit=function(f){this.state="running";const A=this;this.native=
f.native,f.native.arrayMode=this._arrayMode;let C=function(N,l,s){if(f.native.arrayMode=!1,setImmediate(function(){A.emit("_done")}),N)return A.handleError(N);A.
_emitRowEvents&&(s.length>1?l.forEach((h,_)=>{h.forEach(c=>{A.emit("row",c,s[_])})}):l.forEach(function(h){A.emit("row",h,s)})),A.state="end",A.emit("end",s),A.
callback&&A.callback(null,s)};if(process.domain&&(C=process.domain.bind(C)),this.name){this.name.length>63&&(console.error("Warning! Postgres only supports 63 c\
haracters for query names."),console.error("You supplied %s (%s)",this.name,this.name.length),console.error("This can cause conflicts and silent errors executin\
g queries"));const N=(this.values||[]).map(w.prepareValue);if(f.namedQueries[this.name]!==void 0){if(this.text&&f.namedQueries[this.name]!==this.text){const l=new Error(
`Prepared statements must be unique - '${this.name}' was used for a different statement`);return C(l)}return f.native.execute(this.name,N,C)}return f.native.prepare(
this.name,this.text,N.length,function(l){return l?C(l):(f.namedQueries[A.name]=A.text,A.native.execute(A.name,N,C))})}else if(this.values){if(!Array.isArray(this.
values)){const l=new Error("Query values must be an array");return C(l)}const N=this.values.map(w.prepareValue);f.native.query(this.text,N,C)}else this.queryMode===
"extended"?f.native.query(this.text,[],C):f.native.query(this.text,C)}}),4473:((Ae,r,x)=>{const{EventEmitter:R}=x(4434),m=x(6424),w=x(9652);class O extends R{constructor(f,A,C){
super(),f=w.normalizeQueryConfig(f,A,C),this.text=f.text,this.values=f.values,this.rows=f.rows,this.types=f.types,this.name=f.name,this.queryMode=f.queryMode,this.
binary=f.binary,this.portal=f.portal||"",this.callback=f.callback,this._rowMode=f.rowMode,process.domain&&f.callback&&(this.callback=process.domain.bind(f.callback)),
this._result=new m(this._rowMode,this.types),this._results=this._result,this._canceledDueToError=!1}requiresPreparation(){return this.queryMode==="extended"||this.
name||this.rows?!0:!this.text||!this.values?!1:this.values.length>0}_checkForMultirow(){this._result.command&&(Array.isArray(this._results)||(this._results=[this.
_result]),this._result=new m(this._rowMode,this._result._types),this._results.push(this._result))}handleRowDescription(f){this._checkForMultirow(),this._result.
addFields(f.fields),this._accumulateRows=this.callback||!this.listeners("row").length}handleDataRow(f){let A;if(!this._canceledDueToError){try{A=this._result.parseRow(
f.fields)}catch(C){this._canceledDueToError=C;return}this.emit("row",A,this._result),this._accumulateRows&&this._result.addRow(A)}}handleCommandComplete(f,A){this.
_checkForMultirow(),this._result.addCommandComplete(f),this.rows&&A.sync()}handleEmptyQuery(f){this.rows&&f.sync()}handleError(f,A){if(this._canceledDueToError&&
(f=this._canceledDueToError,this._canceledDueToError=!1),this.callback)return this.callback(f);this.emit("error",f)}handleReadyForQuery(f){if(this._canceledDueToError)
return this.handleError(this._canceledDueToError,f);if(this.callback)try{this.callback(null,this._results)}catch(A){process.nextTick(()=>{throw A})}this.emit("e\
nd",this._results)}submit(f){if(typeof this.text!="string"&&typeof this.name!="string")return new Error("A query must have either text or a name. Supplying neit\
her is unsupported.");const A=f.parsedStatements[this.name]||f.submittedNamedStatements[this.name];if(this.text&&A&&this.text!==A)return new Error(`Prepared sta\
tements must be unique - '${this.name}' was used for a different statement`);if(this.values&&!Array.isArray(this.values))return new Error("Query values must be \
an array");if(this.requiresPreparation()){f.stream.cork&&f.stream.cork();try{this.prepare(f)}finally{f.stream.uncork&&f.stream.uncork()}}else f.query(this.text);
return null}hasBeenParsed(f){return this.name&&(f.parsedStatements[this.name]!==void 0||f.submittedNamedStatements[this.name]!==void 0)}handlePortalSuspended(f){
this._getRows(f,this.rows)}_getRows(f,A){f.execute({portal:this.portal,rows:A}),A?f.flush():f.sync()}prepare(f){this.hasBeenParsed(f)||(f.parse({text:this.text,
name:this.name,types:this.types}),this.name&&(f.submittedNamedStatements[this.name]=this.text));try{f.bind({portal:this.portal,statement:this.name,values:this.values,
binary:this.binary,valueMapper:w.prepareValue})}catch(A){f.close({type:"S",name:this.name}),f.sync(),this.handleError(A,f);return}f.describe({type:"P",name:this.
portal||""}),this._getRows(f,this.rows)}handleCopyInResponse(f){f.sendCopyFail("No source stream defined")}handleCopyData(f,A){}}Ae.exports=O}),6424:((Ae,r,x)=>{
const R=x(1549),m=/^([A-Za-z]+)(?: (\d+))?(?: (\d+))?/;class w{constructor(P,f){this.command=null,this.rowCount=null,this.oid=null,this.rows=[],this.fields=[],this.
_parsers=void 0,this._types=f,this.RowCtor=null,this.rowAsArray=P==="array",this.rowAsArray&&(this.parseRow=this._parseRowAsArray),this._prebuiltEmptyResultObject=
null}addCommandComplete(P){let f;P.text?f=m.exec(P.text):f=m.exec(P.command),f&&(this.command=f[1],f[3]?(this.oid=parseInt(f[2],10),this.rowCount=parseInt(f[3],
10)):f[2]&&(this.rowCount=parseInt(f[2],10)))}_parseRowAsArray(P){const f=new Array(P.length);for(let A=0,C=P.length;A<C;A++){const N=P[A];N!==null?f[A]=this._parsers[A](
N):f[A]=null}return f}parseRow(P){const f={...this._prebuiltEmptyResultObject};for(let A=0,C=P.length;A<C;A++){const N=P[A],l=this.fields[A].name;if(N!==null){const s=this.
fields[A].format==="binary"?Buffer.from(N):N;f[l]=this._parsers[A](s)}else f[l]=null}return f}addRow(P){this.rows.push(P)}addFields(P){this.fields=P,this.fields.
length&&(this._parsers=new Array(P.length));const f=Object.create(null);for(let A=0;A<P.length;A++){const C=P[A];f[C.name]=null,this._types?this._parsers[A]=this.
_types.getTypeParser(C.dataTypeID,C.format||"text"):this._parsers[A]=R.getTypeParser(C.dataTypeID,C.format||"text")}this._prebuiltEmptyResultObject={...f}}}Ae.exports=
w}),829:((Ae,r,x)=>{const{getStream:R,getSecureStream:m}=f();Ae.exports={getStream:R,getSecureStream:m};function w(){function A(N){const l=x(9278);return new l.
Socket}function C(N){return x(4756).connect(N)}return{getStream:A,getSecureStream:C}}function O(){function A(N){const{CloudflareSocket:l}=x(785);return new l(N)}
function C(N){return N.socket.startTls(N),N.socket}return{getStream:A,getSecureStream:C}}function P(){if(typeof navigator=="object"&&navigator!==null&&typeof navigator.
userAgent=="string")return navigator.userAgent==="Cloudflare-Workers";if(typeof Response=="function"){const A=new Response(null,{cf:{thing:!0}});if(typeof A.cf==
"object"&&A.cf!==null&&A.cf.thing)return!0}return!1}function f(){return P()?O():w()}}),365:((Ae,r,x)=>{const R=x(1549);function m(w){this._types=w||R,this.text=
{},this.binary={}}m.prototype.getOverrides=function(w){switch(w){case"text":return this.text;case"binary":return this.binary;default:return{}}},m.prototype.setTypeParser=
function(w,O,P){typeof O=="function"&&(P=O,O="text"),this.getOverrides(O)[w]=P},m.prototype.getTypeParser=function(w,O){return O=O||"text",this.getOverrides(O)[w]||
this._types.getTypeParser(w,O)},Ae.exports=m}),9652:((Ae,r,x)=>{const R=x(1376),m=x(9023),{isDate:w}=x(8253),O=m.deprecate(()=>{},"Sending an invalid date to Po\
stgres is deprecated and will throw an error in the next major version of pg. Ensure any Date object passed as a query parameter is valid.","PG_INVALID_DATE");function P(i){
return'"'+i.replace(/\\/g,"\\\\").replace(/"/g,'\\"')+'"'}function f(i){let S="{";for(let M=0;M<i.length;M++){M>0&&(S+=",");let H=i[M];H==null?S+="NULL":Array.isArray(
H)?S+=f(H):ArrayBuffer.isView(H)?(H instanceof Buffer||(H=Buffer.from(H.buffer,H.byteOffset,H.byteLength)),S+="\\\\x"+H.toString("hex")):S+=P(A(H))}return S+="}",
S}const A=function(i,S){return i==null?null:typeof i=="object"?i instanceof Buffer?i:ArrayBuffer.isView(i)?Buffer.from(i.buffer,i.byteOffset,i.byteLength):w(i)?
(isNaN(i.getTime())&&O(),R.parseInputDatesAsUTC?l(i):N(i)):Array.isArray(i)?f(i):C(i,S):i.toString()};function C(i,S){if(i&&typeof i.toPostgres=="function"){if(S=
S||[],S.indexOf(i)!==-1)throw new Error('circular reference detected while preparing "'+i+'" for query');return S.push(i),A(i.toPostgres(A),S)}return JSON.stringify(
i)}function N(i){let S=-i.getTimezoneOffset(),M=i.getFullYear();const H=M<1;H&&(M=Math.abs(M)+1);let y=String(M).padStart(4,"0")+"-"+String(i.getMonth()+1).padStart(
2,"0")+"-"+String(i.getDate()).padStart(2,"0")+"T"+String(i.getHours()).padStart(2,"0")+":"+String(i.getMinutes()).padStart(2,"0")+":"+String(i.getSeconds()).padStart(
2,"0")+"."+String(i.getMilliseconds()).padStart(3,"0");return S<0?(y+="-",S*=-1):y+="+",y+=String(Math.floor(S/60)).padStart(2,"0")+":"+String(S%60).padStart(2,
"0"),H&&(y+=" BC"),y}function l(i){let S=i.getUTCFullYear();const M=S<1;M&&(S=Math.abs(S)+1);let H=String(S).padStart(4,"0")+"-"+String(i.getUTCMonth()+1).padStart(
2,"0")+"-"+String(i.getUTCDate()).padStart(2,"0")+"T"+String(i.getUTCHours()).padStart(2,"0")+":"+String(i.getUTCMinutes()).padStart(2,"0")+":"+String(i.getUTCSeconds()).
padStart(2,"0")+"."+String(i.getUTCMilliseconds()).padStart(3,"0");return H+="+00:00",M&&(H+=" BC"),H}function s(i,S,M){return i=typeof i=="string"?{text:i}:h(i),
S&&(typeof S=="function"?i.callback=S:i.values=S),M&&(i.callback=M),i}function h(i){return i==null?i:Object.defineProperties(Object.create(Object.getPrototypeOf(
i)),Object.getOwnPropertyDescriptors(i))}const _=function(i){return'"'+i.replace(/"/g,'""')+'"'},c=function(i){let S=!1,M="'";if(i==null||typeof i!="string")return"\
''";for(let H=0;H<i.length;H++){const y=i[H];y==="'"?M+=y+y:y==="\\"?(M+=y+y,S=!0):M+=y}return M+="'",S===!0&&(M=" E"+M),M};Ae.exports={prepareValue:function(S){
return A(S)},normalizeQueryConfig:s,escapeIdentifier:_,escapeLiteral:c}}),8702:((Ae,r,x)=>{var R=x(6928),m=x(2203).Stream,w=x(5286),O=x(9023),P=5432,f=process.platform===
"win32",A=process.stderr,C=56,N=7,l=61440,s=32768;function h(D){return(D&l)==s}var _=["host","port","database","user","password"],c=_.length,i=_[c-1];function S(){
var D=A instanceof m&&A.writable===!0;if(D){var K=Array.prototype.slice.call(arguments).concat(`
`);A.write(O.format.apply(O,K))}}Object.defineProperty(Ae.exports,"isWin",{get:function(){return f},set:function(D){f=D}}),Ae.exports.warnTo=function(D){var K=A;
return A=D,K},Ae.exports.getFileName=function(D){var K=D||process.env,ae=K.PGPASSFILE||(f?R.join(K.APPDATA||"./","postgresql","pgpass.conf"):R.join(K.HOME||"./",
".pgpass"));return ae},Ae.exports.usePgPass=function(D,K){return Object.prototype.hasOwnProperty.call(process.env,"PGPASSWORD")?!1:f?!0:(K=K||"<unkn>",h(D.mode)?
D.mode&(C|N)?(S('WARNING: password file "%s" has group or world access; permissions should be u=rw (0600) or less',K),!1):!0:(S('WARNING: password file "%s" is \
not a plain file',K),!1))};var M=Ae.exports.match=function(D,K){return _.slice(0,-1).reduce(function(ae,oe,T){return T==1&&Number(D[oe]||P)===Number(K[oe])?ae&&
!0:ae&&(K[oe]==="*"||K[oe]===D[oe])},!0)};Ae.exports.getPassword=function(D,K,ae){var oe,T=K.pipe(w());function Y(de){var z=H(de);z&&y(z)&&M(D,z)&&(oe=z[i],T.end())}
var Q=function(){K.destroy(),ae(oe)},ue=function(de){K.destroy(),S("WARNING: error on reading file: %s",de),ae(void 0)};K.on("error",ue),T.on("data",Y).on("end",
Q).on("error",ue)};var H=Ae.exports.parseLine=function(D){if(D.length<11||D.match(/^\s+#/))return null;for(var K="",ae="",oe=0,T=0,Y=0,Q={},ue=!1,de=function(Te,tt,qe){
var Qe=D.substring(tt,qe);Object.hasOwnProperty.call(process.env,"PGPASS_NO_DEESCAPE")||(Qe=Qe.replace(/\\([:\\])/g,"$1")),Q[_[Te]]=Qe},z=0;z<D.length-1;z+=1){if(K=
D.charAt(z+1),ae=D.charAt(z),ue=oe==c-1,ue){de(oe,T);break}z>=0&&K==":"&&ae!=="\\"&&(de(oe,T,z+1),T=z+2,oe+=1)}return Q=Object.keys(Q).length===c?Q:null,Q},y=Ae.
exports.isValidEntry=function(D){for(var K={0:function(Q){return Q.length>0},1:function(Q){return Q==="*"?!0:(Q=Number(Q),isFinite(Q)&&Q>0&&Q<9007199254740992&&
Math.floor(Q)===Q)},2:function(Q){return Q.length>0},3:function(Q){return Q.length>0},4:function(Q){return Q.length>0}},ae=0;ae<_.length;ae+=1){var oe=K[ae],T=D[_[ae]]||
"",Y=oe(T);if(!Y)return!1}return!0}}),3272:((Ae,r,x)=>{var R=x(6928),m=x(9896),w=x(8702);Ae.exports=function(O,P){var f=w.getFileName();m.stat(f,function(A,C){if(A||
!w.usePgPass(C,f))return P(void 0);var N=m.createReadStream(f);w.getPassword(O,N,P)})},Ae.exports.warnTo=w.warnTo}),3879:((Ae,r)=>{r.parse=function(m,w){return new x(
m,w).parse()};class x{constructor(w,O){this.source=w,this.transform=O||R,this.position=0,this.entries=[],this.recorded=[],this.dimension=0}isEof(){return this.position>=
this.source.length}nextCharacter(){var w=this.source[this.position++];return w==="\\"?{value:this.source[this.position++],escaped:!0}:{value:w,escaped:!1}}record(w){
this.recorded.push(w)}newEntry(w){var O;(this.recorded.length>0||w)&&(O=this.recorded.join(""),O==="NULL"&&!w&&(O=null),O!==null&&(O=this.transform(O)),this.entries.
push(O),this.recorded=[])}consumeDimensions(){if(this.source[0]==="[")for(;!this.isEof();){var w=this.nextCharacter();if(w.value==="=")break}}parse(w){var O,P,f;
for(this.consumeDimensions();!this.isEof();)if(O=this.nextCharacter(),O.value==="{"&&!f)this.dimension++,this.dimension>1&&(P=new x(this.source.substr(this.position-
1),this.transform),this.entries.push(P.parse(!0)),this.position+=P.position-2);else if(O.value==="}"&&!f){if(this.dimension--,!this.dimension&&(this.newEntry(),
w))return this.entries}else O.value==='"'&&!O.escaped?(f&&this.newEntry(!0),f=!f):O.value===","&&!f?this.newEntry():this.record(O.value);if(this.dimension!==0)throw new Error(
"array dimension not balanced");return this.entries}}function R(m){return m}}),463:(Ae=>{var r=Buffer.from||Buffer;Ae.exports=function(R){if(/^\\x/.test(R))return r(
R.substr(2),"hex");for(var m="",w=0;w<R.length;)if(R[w]!=="\\")m+=R[w],++w;else if(/[0-7]{3}/.test(R.substr(w+1,3)))m+=String.fromCharCode(parseInt(R.substr(w+1,
3),8)),w+=4;else{for(var O=1;w+O<R.length&&R[w+O]==="\\";)O++;for(var P=0;P<Math.floor(O/2);++P)m+="\\";w+=Math.floor(O/2)*2}return r(m,"binary")}}),2690:(Ae=>{
var r=/(\d{1,})-(\d{2})-(\d{2}) (\d{2}):(\d{2}):(\d{2})(\.\d{1,})?.*?( BC)?$/,x=/^(\d{1,})-(\d{2})-(\d{2})( BC)?$/,R=/([Z+-])(\d{2})?:?(\d{2})?:?(\d{2})?/,m=/^-?infinity$/;
Ae.exports=function(C){if(m.test(C))return Number(C.replace("i","I"));var N=r.exec(C);if(!N)return w(C)||null;var l=!!N[8],s=parseInt(N[1],10);l&&(s=P(s));var h=parseInt(
N[2],10)-1,_=N[3],c=parseInt(N[4],10),i=parseInt(N[5],10),S=parseInt(N[6],10),M=N[7];M=M?1e3*parseFloat(M):0;var H,y=O(C);return y!=null?(H=new Date(Date.UTC(s,
h,_,c,i,S,M)),f(s)&&H.setUTCFullYear(s),y!==0&&H.setTime(H.getTime()-y)):(H=new Date(s,h,_,c,i,S,M),f(s)&&H.setFullYear(s)),H};function w(A){var C=x.exec(A);if(C){
var N=parseInt(C[1],10),l=!!C[4];l&&(N=P(N));var s=parseInt(C[2],10)-1,h=C[3],_=new Date(N,s,h);return f(N)&&_.setFullYear(N),_}}function O(A){if(A.endsWith("+0\
0"))return 0;var C=R.exec(A.split(" ")[1]);if(C){var N=C[1];if(N==="Z")return 0;var l=N==="-"?-1:1,s=parseInt(C[2],10)*3600+parseInt(C[3]||0,10)*60+parseInt(C[4]||
0,10);return s*l*1e3}}function P(A){return-(A-1)}function f(A){return A>=0&&A<100}}),8755:((Ae,r,x)=>{var R=x(223);Ae.exports=m;function m(M){if(!(this instanceof
m))return new m(M);R(this,S(M))}var w=["seconds","minutes","hours","days","months","years"];m.prototype.toPostgres=function(){var M=w.filter(this.hasOwnProperty,
this);return this.milliseconds&&M.indexOf("seconds")<0&&M.push("seconds"),M.length===0?"0":M.map(function(H){var y=this[H]||0;return H==="seconds"&&this.milliseconds&&
(y=(y+this.milliseconds/1e3).toFixed(6).replace(/\.?0+$/,"")),y+" "+H},this).join(" ")};var O={years:"Y",months:"M",days:"D",hours:"H",minutes:"M",seconds:"S"},
P=["years","months","days"],f=["hours","minutes","seconds"];m.prototype.toISOString=m.prototype.toISO=function(){var M=P.map(y,this).join(""),H=f.map(y,this).join(
"");return"P"+M+"T"+H;function y(D){var K=this[D]||0;return D==="seconds"&&this.milliseconds&&(K=(K+this.milliseconds/1e3).toFixed(6).replace(/0+$/,"")),K+O[D]}};
var A="([+-]?\\d+)",C=A+"\\s+years?",N=A+"\\s+mons?",l=A+"\\s+days?",s="([+-])?([\\d]*):(\\d\\d):(\\d\\d)\\.?(\\d{1,6})?",h=new RegExp([C,N,l,s].map(function(M){
return"("+M+")?"}).join("\\s*")),_={years:2,months:4,days:6,hours:9,minutes:10,seconds:11,milliseconds:12},c=["hours","minutes","seconds","milliseconds"];function i(M){
var H=M+"000000".slice(M.length);return parseInt(H,10)/1e3}function S(M){if(!M)return{};var H=h.exec(M),y=H[8]==="-";return Object.keys(_).reduce(function(D,K){
var ae=_[K],oe=H[ae];return!oe||(oe=K==="milliseconds"?i(oe):parseInt(oe,10),!oe)||(y&&~c.indexOf(K)&&(oe*=-1),D[K]=oe),D},{})}}),5286:((Ae,r,x)=>{const{Transform:R}=x(
2203),{StringDecoder:m}=x(5574),w=Symbol("last"),O=Symbol("decoder");function P(l,s,h){let _;if(this.overflow){if(_=this[O].write(l).split(this.matcher),_.length===
1)return h();_.shift(),this.overflow=!1}else this[w]+=this[O].write(l),_=this[w].split(this.matcher);this[w]=_.pop();for(let c=0;c<_.length;c++)try{A(this,this.
mapper(_[c]))}catch(i){return h(i)}if(this.overflow=this[w].length>this.maxLength,this.overflow&&!this.skipOverflow){h(new Error("maximum buffer reached"));return}
h()}function f(l){if(this[w]+=this[O].end(),this[w])try{A(this,this.mapper(this[w]))}catch(s){return l(s)}l()}function A(l,s){s!==void 0&&l.push(s)}function C(l){
return l}function N(l,s,h){switch(l=l||/\r?\n/,s=s||C,h=h||{},arguments.length){case 1:typeof l=="function"?(s=l,l=/\r?\n/):typeof l=="object"&&!(l instanceof RegExp)&&
!l[Symbol.split]&&(h=l,l=/\r?\n/);break;case 2:typeof l=="function"?(h=s,s=l,l=/\r?\n/):typeof s=="object"&&(h=s,s=C)}h=Object.assign({},h),h.autoDestroy=!0,h.transform=
P,h.flush=f,h.readableObjectMode=!0;const _=new R(h);return _[w]="",_[O]=new m("utf8"),_.matcher=l,_.mapper=s,_.maxLength=h.maxLength,_.skipOverflow=h.skipOverflow||
!1,_.overflow=!1,_._destroy=function(c,i){this._writableState.errorEmitted=!1,i(c)},_}Ae.exports=N}),223:(Ae=>{Ae.exports=x;var r=Object.prototype.hasOwnProperty;
function x(R){for(var m=1;m<arguments.length;m++){var w=arguments[m];for(var O in w)r.call(w,O)&&(R[O]=w[O])}return R}}),4390:(module=>{module.exports=eval("req\
uire")("pg-native")}),3849:((Ae,r,x)=>{x.d(r,{bC:()=>w,gK:()=>P});var R=x(3273);const m=R.Client,w=R.Pool,O=R.Connection,P=R.types,f=R.Query,A=R.DatabaseError,C=R.
escapeIdentifier,N=R.escapeLiteral,l=R.Result,s=R.TypeOverrides,h=R.defaults;var _=null})};export{id,ids,modules};
