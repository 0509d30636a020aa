const Tn=118,Cn=[118],An={9542:((Ht,i,Ce)=>{const{createReadStream:ue}=Ce(3024),{Writable:ze}=Ce(7075),{toUint8Array:xe,concatBytes:ct}=Ce(2430),{createHash:Fe,
createHmac:De}=Ce(7598),We=Ce(8522);async function Je(le,m,c=1024*1024){const d=le.size;let E=0;for(;E<d;){const _=le.slice(E,Math.min(d,E+c));m(new Uint8Array(
await _.arrayBuffer())),E+=_.size}}const He=async function(m,c){const d=new m;return await Je(c,E=>{d.update(E)}),d.digest()};class je extends ze{hash;constructor(m,c){
super(c),this.hash=m}_write(m,c,d){try{this.hash.update(xe(m))}catch(E){return d(E)}d()}}const ot=(le,m)=>new Promise((c,d)=>{if(!te(m)){d(new Error("Unable to \
calculate hash for non-file streams."));return}const E=ue(m.path,{start:m.start,end:m.end}),_=new le,$=new je(_);E.pipe($),E.on("error",k=>{$.end(),d(k)}),$.on(
"error",d),$.on("finish",function(){_.digest().then(c).catch(d)})}),te=le=>typeof le.path=="string",Ze=(le,m)=>{if(m.readableFlowing!==null)throw new Error("Una\
ble to calculate hash for flowing readable stream");const c=new le,d=new je(c);return m.pipe(d),new Promise((E,_)=>{m.on("error",$=>{d.end(),_($)}),d.on("error",
_),d.on("finish",()=>{c.digest().then(E).catch(_)})})};class ae{digestLength=16;state=Uint32Array.from(W);writeBuffer=new DataView(new ArrayBuffer(64));bufferLength=0;bytesHashed=0;update(m){
const c=xe(m);let d=0,E=c.byteLength;for(this.bytesHashed+=E;E>0;)this.writeBuffer.setUint8(this.bufferLength++,c[d++]),--E,this.bufferLength===64&&(at(this.state,
this.writeBuffer),this.bufferLength=0)}async digest(){const m=Uint32Array.from(this.state),c=new DataView(this.writeBuffer.buffer.slice(0));let d=this.bufferLength;
const E=this.bytesHashed*8;if(c.setUint8(d++,128),this.bufferLength%64>=56){for(let k=d;k<64;++k)c.setUint8(k,0);at(m,c),d=0}for(let k=d;k<56;++k)c.setUint8(k,0);
c.setUint32(56,E>>>0,!0),c.setUint32(60,Math.floor(E/2**32),!0),at(m,c);const _=new Uint8Array(16),$=new DataView(_.buffer);for(let k=0;k<4;++k)$.setUint32(k*4,
m[k],!0);return _}reset(){this.state.set(W),this.writeBuffer=new DataView(new ArrayBuffer(64)),this.bufferLength=0,this.bytesHashed=0}}const W=[1732584193,4023233417,
2562383102,271733878],we=4294967295,ge=Uint8Array.of(7,12,17,22,5,9,14,20,4,11,16,23,6,10,15,21),et=Array.from({length:64},(le,m)=>Math.abs(Math.sin(m+1))*2**32>>>
0);function at(le,m){let c=le[0],d=le[1],E=le[2],_=le[3];for(let $=0;$<64;++$){let k,ce;$<16?(k=d&E|~d&_,ce=$):$<32?(k=_&d|E&~_,ce=(5*$+1)%16):$<48?(k=d^E^_,ce=
(3*$+5)%16):(k=E^(d|~_),ce=7*$%16);const ye=m.getUint32(ce*4,!0),Ne=_;_=E,E=d;const Pe=ge[($>>4)*4+($&3)],pe=(c+k&we)+(ye+et[$]&we)&we;d=d+((pe<<Pe|pe>>>32-Pe)>>>
0)&we,c=Ne}le[0]=le[0]+c&we,le[1]=le[1]+d&we,le[2]=le[2]+E&we,le[3]=le[3]+_&we}const ut=(()=>{try{return Fe("md5"),!0}catch{return!1}})()?qe():ae;function qe(){
return class{digestLength=16;hash=Fe("md5");update(m){this.hash.update(xe(m))}async digest(){const m=this.hash.copy().digest();return new Uint8Array(m.buffer,m.
byteOffset,m.byteLength)}reset(){this.hash=Fe("md5")}}}const $e=new Uint32Array(256);for(let le=0;le<256;++le){let m=le;for(let c=0;c<8;++c)m=m&1?3988292384^m>>>
1:m>>>1;$e[le]=m>>>0}const yt=4294967295;class Ke{digestLength=4;checksum=yt;update(m){for(let c=0;c<m.length;++c)this.checksum=this.checksum>>>8^$e[(this.checksum^
m[c])&255]}digestSync(){return(this.checksum^yt)>>>0}async digest(){const m=this.digestSync(),c=new Uint8Array(4);return new DataView(c.buffer).setUint32(0,m,!1),
c}reset(){this.checksum=yt}}const ft=typeof We.crc32=="function"?We.crc32:void 0,rt=ft?Be(ft):Ke;function Be(le){return class{digestLength=4;value=0;update(c){this.
value=le(c,this.value)}digestSync(){return this.value>>>0}async digest(){const c=new Uint8Array(4);return new DataView(c.buffer).setUint32(0,this.digestSync(),!1),
c}reset(){this.value=0}}}const Ue=64,tt=32,Nt=2**53-1;class st{digestLength=tt;state=Int32Array.from(it);w;buffer=new Uint8Array(64);bufferLength=0;bytesHashed=0;finished=!1;inner;outer;constructor(m){
if(m){const c=st.normalizeKey(m);this.inner=new st,this.outer=new st;const{inner:d,outer:E}=this,_=new Uint8Array(Ue*2);for(let $=0;$<Ue;++$)_[$]=54^c[$],_[$+Ue]=
92^c[$];d.update(_.subarray(0,Ue)),E.update(_.subarray(Ue))}}update(m){if(this.finished)throw new Error("Attempted to update an already finished HMAC.");if(this.
inner){this.inner.update(m);return}const c=xe(m);let d=0,{byteLength:E}=c;if(this.bytesHashed+=E,this.bytesHashed*8>Nt)throw new Error("Cannot hash more than 2^\
53 - 1 bits");for(;E>0;)this.buffer[this.bufferLength++]=c[d++],E--,this.bufferLength===Ue&&(this.hashBuffer(),this.bufferLength=0)}async digest(){const{inner:m,
outer:c}=this;if(m&&c){if(this.finished)throw new Error("Attempted to digest an already finished HMAC.");this.finished=!0;const d=m.digestSync();return c.update(
d),c.digestSync()}return this.digestSync()}reset(){this.state=Int32Array.from(it),this.buffer=new Uint8Array(64),this.bufferLength=0,this.bytesHashed=0}digestSync(){
const m=this.state.slice(),c=this.buffer.slice();let d=this.bufferLength;const E=this.bytesHashed*8,_=new DataView(c.buffer,c.byteOffset,c.byteLength);if(_.setUint8(
d++,128),(d-1)%Ue>=Ue-8){for(let k=d;k<Ue;++k)_.setUint8(k,0);this.hashBufferWith(m,c),d=0}for(let k=d;k<Ue-8;++k)_.setUint8(k,0);_.setUint32(Ue-8,Math.floor(E/
4294967296),!1),_.setUint32(Ue-4,E,!1),this.hashBufferWith(m,c);const $=new Uint8Array(tt);for(let k=0;k<8;++k)$[k*4]=m[k]>>>24&255,$[k*4+1]=m[k]>>>16&255,$[k*4+
2]=m[k]>>>8&255,$[k*4+3]=m[k]>>>0&255;return $}static normalizeKey(m){const c=xe(m);if(c.byteLength>Ue){const d=new st;d.update(c);const E=d.digestSync(),_=new Uint8Array(
Ue);return _.set(E),_}if(c.byteLength<Ue){const d=new Uint8Array(Ue);return d.set(c),d}return c}hashBuffer(){this.hashBufferWith(this.state,this.buffer)}hashBufferWith(m,c){
const d=this.w??=new Int32Array(64);let E=m[0],_=m[1],$=m[2],k=m[3],ce=m[4],ye=m[5],Ne=m[6],Pe=m[7];for(let pe=0;pe<Ue;++pe){if(pe<16)d[pe]=(c[pe*4]&255)<<24|(c[pe*
4+1]&255)<<16|(c[pe*4+2]&255)<<8|c[pe*4+3]&255;else{let Me=d[pe-2];const z=(Me>>>17|Me<<15)^(Me>>>19|Me<<13)^Me>>>10;Me=d[pe-15];const I=(Me>>>7|Me<<25)^(Me>>>18|
Me<<14)^Me>>>3;d[pe]=(z+d[pe-7]|0)+(I+d[pe-16]|0)}const Ie=(((ce>>>6|ce<<26)^(ce>>>11|ce<<21)^(ce>>>25|ce<<7))+(ce&ye^~ce&Ne)|0)+(Pe+(wt[pe]+d[pe]|0)|0)|0,Oe=((E>>>
2|E<<30)^(E>>>13|E<<19)^(E>>>22|E<<10))+(E&_^E&$^_&$)|0;Pe=Ne,Ne=ye,ye=ce,ce=k+Ie|0,k=$,$=_,_=E,E=Ie+Oe|0}m[0]+=E,m[1]+=_,m[2]+=$,m[3]+=k,m[4]+=ce,m[5]+=ye,m[6]+=
Ne,m[7]+=Pe}}const it=new Int32Array([1779033703,3144134277,1013904242,2773480762,1359893119,2600822924,528734635,1541459225]),wt=new Int32Array([1116352408,1899447441,
3049323471,3921009573,961987163,1508970993,2453635748,2870763221,3624381080,310598401,607225278,1426881987,1925078388,2162078206,2614888103,3248222580,3835390401,
4022224774,264347078,604807628,770255983,1249150122,1555081692,1996064986,2554220882,2821834349,2952996808,3210313671,3336571891,3584528711,113926993,338241895,
666307205,773529912,1294757372,1396182291,1695183700,1986661051,2177026350,2456956037,2730485921,2820302411,3259730800,3345764771,3516065817,3600352804,4094571909,
275423344,430227734,506948616,659060556,883997877,958139571,1322822218,1537002063,1747873779,1955562222,2024104815,2227730452,2361852424,2428436474,2756734187,3204031479,
3329325298]),Re=(()=>{try{return Fe("sha256"),!0}catch{return!1}})()?Z():st;function Z(){return class{digestLength=32;secret;hash;isHmac;finished=!1;constructor(m){
this.secret=m,this.isHmac=!!m,this.hash=this.createHash()}update(m){if(this.finished)throw new Error("Attempted to update an already finished hash.");this.hash.
update(m)}async digest(){let m;return this.isHmac?(this.finished=!0,m=this.hash.digest()):m=this.hash.copy().digest(),new Uint8Array(m.buffer,m.byteOffset,m.byteLength)}reset(){
this.hash=this.createHash(),this.finished=!1}createHash(){return this.secret?De("sha256",S(this.secret)):Fe("sha256")}}}function S(le){return typeof le=="string"?
le:ArrayBuffer.isView(le)?Buffer.from(le.buffer,le.byteOffset,le.byteLength):Buffer.from(le)}const{digest:D,sign:V,importKey:Y}=globalThis?.crypto?.subtle??{},Ee=typeof D==
"function"&&typeof V=="function"&&typeof Y=="function"?globalThis.crypto.subtle:void 0,Le=8*1024*1024;class Et{digestLength=32;secret;pending=[];pendingBytes=0;fallback;finished=!1;constructor(m){
m&&(this.secret=xe(m))}update(m){if(this.finished)throw new Error("Attempted to update an already finished HMAC.");if(this.fallback){this.fallback.update(m);return}
this.pending.push(m.slice()),this.pendingBytes+=m.byteLength,this.pendingBytes>=Le&&this.switchToFallback()}async digest(){if(this.fallback)return this.fallback.
digest();if(this.secret&&this.finished)throw new Error("Attempted to digest an already finished HMAC.");const m=ct(this.pending);if(Ee){if(this.secret){this.finished=
!0;const E=await Ee.importKey("raw",this.secret,{name:"HMAC",hash:"SHA-256"},!1,["sign"]),_=await Ee.sign("HMAC",E,m);return new Uint8Array(_)}const d=await Ee.
digest("SHA-256",m);return new Uint8Array(d)}const c=new st(this.secret);return c.update(m),c.digest()}reset(){this.pending=[],this.pendingBytes=0,this.fallback=
void 0,this.finished=!1}switchToFallback(){const m=new st(this.secret);for(const c of this.pending)m.update(c);this.fallback=m,this.pending=[],this.pendingBytes=
0}}i.Crc32=rt,i.Crc32Js=Ke,i.Crc32Node=rt,i.Md5=ut,i.Md5Js=ae,i.Md5Node=ut,i.Sha256=Re,i.Sha256Js=st,i.Sha256Node=Re,i.Sha256WebCrypto=Et,i.blobHasher=He,i.blobReader=
Je,i.fileStreamHasher=ot,i.readableStreamHasher=Ze}),2658:((Ht,i,Ce)=>{const{hasOwn:ue}=Ce(4534),{getSmithyContext:ze,normalizeProvider:xe}=Ce(4534);i.getSmithyContext=
ze,i.normalizeProvider=xe;const{SMITHY_CONTEXT_KEY:ct,AlgorithmId:Fe}=Ce(690);i.AlgorithmId=Fe;const{NormalizedSchema:De}=Ce(6890),We=(a,l)=>{const T=[];if(a&&T.
push(a),l)for(const O of l)T.push(O);return T},Je=(a,l)=>`${a||"anonymous"}${l&&l.length>0?` (a.k.a. ${l.join(",")})`:""}`,He=()=>{let a=[],l=[],T=!1;const O=new Set,
H=ee=>ee.sort((se,Ae)=>je[Ae.step]-je[se.step]||ot[Ae.priority||"normal"]-ot[se.priority||"normal"]),X=ee=>{let se=!1;const Ae=h=>{const p=We(h.name,h.aliases);
if(p.includes(ee)){se=!0;for(const g of p)O.delete(g);return!1}return!0};return a=a.filter(Ae),l=l.filter(Ae),se},Q=ee=>{let se=!1;const Ae=h=>{if(h.middleware===
ee){se=!0;for(const p of We(h.name,h.aliases))O.delete(p);return!1}return!0};return a=a.filter(Ae),l=l.filter(Ae),se},fe=ee=>(a.forEach(se=>{ee.add(se.middleware,
{...se})}),l.forEach(se=>{ee.addRelativeTo(se.middleware,{...se})}),ee.identifyOnResolve?.(Qe.identifyOnResolve()),ee),he=ee=>{const se=[];return ee.before.forEach(
Ae=>{Ae.before.length===0&&Ae.after.length===0?se.push(Ae):se.push(...he(Ae))}),se.push(ee),ee.after.reverse().forEach(Ae=>{Ae.before.length===0&&Ae.after.length===
0?se.push(Ae):se.push(...he(Ae))}),se},Ve=(ee=!1)=>{const se=[],Ae=[],h={};return a.forEach(g=>{const w={...g,before:[],after:[]};for(const v of We(w.name,w.aliases))
h[v]=w;se.push(w)}),l.forEach(g=>{const w={...g,before:[],after:[]};for(const v of We(w.name,w.aliases))h[v]=w;Ae.push(w)}),Ae.forEach(g=>{if(g.toMiddleware){const w=h[g.
toMiddleware];if(w===void 0){if(ee)return;throw new Error(`${g.toMiddleware} is not found when adding ${Je(g.name,g.aliases)} middleware ${g.relation} ${g.toMiddleware}`)}
g.relation==="after"&&w.after.push(g),g.relation==="before"&&w.before.push(g)}}),H(se).map(he).reduce((g,w)=>(g.push(...w),g),[])},Qe={add:(ee,se={})=>{const{name:Ae,
override:h,aliases:p}=se,g={step:"initialize",priority:"normal",middleware:ee,...se},w=We(Ae,p);if(w.length>0){if(w.some(v=>O.has(v))){if(!h)throw new Error(`Du\
plicate middleware name '${Je(Ae,p)}'`);for(const v of w){const B=a.findIndex(ie=>ie.name===v||ie.aliases?.some(be=>be===v));if(B===-1)continue;const F=a[B];if(F.
step!==g.step||g.priority!==F.priority)throw new Error(`"${Je(F.name,F.aliases)}" middleware with ${F.priority} priority in ${F.step} step cannot be overridden \
by "${Je(Ae,p)}" middleware with ${g.priority} priority in ${g.step} step.`);a.splice(B,1)}}for(const v of w)O.add(v)}a.push(g)},addRelativeTo:(ee,se)=>{const{name:Ae,
override:h,aliases:p}=se,g={middleware:ee,...se},w=We(Ae,p);if(w.length>0){if(w.some(v=>O.has(v))){if(!h)throw new Error(`Duplicate middleware name '${Je(Ae,p)}\
'`);for(const v of w){const B=l.findIndex(ie=>ie.name===v||ie.aliases?.some(be=>be===v));if(B===-1)continue;const F=l[B];if(F.toMiddleware!==g.toMiddleware||F.relation!==
g.relation)throw new Error(`"${Je(F.name,F.aliases)}" middleware ${F.relation} "${F.toMiddleware}" middleware cannot be overridden by "${Je(Ae,p)}" middleware ${g.
relation} "${g.toMiddleware}" middleware.`);l.splice(B,1)}}for(const v of w)O.add(v)}l.push(g)},clone:()=>fe(He()),use:ee=>{ee.applyToStack(Qe)},remove:ee=>typeof ee==
"string"?X(ee):Q(ee),removeByTag:ee=>{let se=!1;const Ae=h=>{const{tags:p,name:g,aliases:w}=h;if(p&&p.includes(ee)){const v=We(g,w);for(const B of v)O.delete(B);
return se=!0,!1}return!0};return a=a.filter(Ae),l=l.filter(Ae),se},concat:ee=>{const se=fe(He());return se.use(ee),se.identifyOnResolve(T||se.identifyOnResolve()||
(ee.identifyOnResolve?.()??!1)),se},applyToStack:fe,identify:()=>Ve(!0).map(ee=>{const se=ee.step??ee.relation+" "+ee.toMiddleware;return Je(ee.name,ee.aliases)+
" - "+se}),identifyOnResolve(ee){return typeof ee=="boolean"&&(T=ee),T},resolve:(ee,se)=>{for(const Ae of Ve().map(h=>h.middleware).reverse())ee=Ae(ee,se);return T&&
console.log(Qe.identify()),ee}};return Qe},je={initialize:5,serialize:4,build:3,finalizeRequest:2,deserialize:1},ot={high:3,normal:2,low:1},te=a=>()=>{throw new Error(
a)},Ze=a=>()=>Promise.reject(a),ae=()=>{const a=new WeakSet;return(l,T)=>{if(typeof T=="object"&&T!==null){if(a.has(T))return"[Circular]";a.add(T)}return T}},W=a=>new Promise(
l=>setTimeout(l,a*1e3)),we={minDelay:2,maxDelay:120};var ge;(function(a){a.ABORTED="ABORTED",a.FAILURE="FAILURE",a.SUCCESS="SUCCESS",a.RETRY="RETRY",a.TIMEOUT="\
TIMEOUT"})(ge||(ge={}));const et=a=>{if(a.state===ge.ABORTED){const l=new Error(`${JSON.stringify({...a,reason:"Request was aborted"},ae())}`);throw l.name="Abo\
rtError",l}else if(a.state===ge.TIMEOUT){const l=new Error(`${JSON.stringify({...a,reason:"Waiter has timed out"},ae())}`);throw l.name="TimeoutError",l}else if(a.
state!==ge.SUCCESS)throw new Error(`${JSON.stringify(a,ae())}`);return a},at=async({minDelay:a,maxDelay:l,maxWaitTime:T,abortController:O,client:H,abortSignal:X},Q,fe)=>{
const he={},[Ve,Qe]=[a*1e3,l*1e3];let ee=0;const se=Date.now()+T*1e3,Ae=Date.now()+6e4;let h=!1;for(;;){if(ee>0){const w=qe(Ve,Qe,ee,se);if(O?.signal?.aborted||
X?.aborted){const v="AbortController signal aborted.";return he[v]|=0,he[v]+=1,{state:ge.ABORTED,observedResponses:he}}if(Date.now()+w>se)return{state:ge.TIMEOUT,
observedResponses:he};await W(w/1e3)}const{state:p,reason:g}=await fe(H,Q);if(g){const w=ut(g);he[w]|=0,he[w]+=1}if(p!==ge.RETRY)return{state:p,reason:g,final:g,
observedResponses:he};ee+=1,!h&&Date.now()>=Ae&&(St(he,H),h=!0)}},St=(a={},l)=>{const T=Object.keys(a);let O=0;for(const Q of T){const fe=a[Q]|0;Q.startsWith("4\
03:")&&(O+=fe)}const H=l?.config?.logger,X=typeof H?.warn=="function"&&!H.constructor?.name?.includes?.("NoOpLogger")?H:console;(O>=3||T[T.length-1]?.startsWith(
"403:"))&&X.warn("@smithy/util-waiter WARN - 403 status code encountered during waiter polling.")},ut=a=>{const l=a?.$response?.statusCode??a?.$metadata?.httpStatusCode;
return a?.$responseBodyText?`${l?l+": ":""}Deserialization error for body: ${a.$responseBodyText}`:l?a?.$response||a?.message?`${l??"Unknown"}: ${a?.message}`:`${l}\
: OK`:String(a?.message??JSON.stringify(a,ae())??"Unknown")},qe=(a,l,T,O)=>{const H=Math.log(l/a)/Math.log(2)+1;if(T>H)return l;const X=a*2**(T-1),Q=Math.min(X,
l),fe=$e(a,Q);if(Date.now()+fe>O){const he=O-Date.now();return Math.max(0,he-500)}return fe},$e=(a,l)=>a+Math.random()*(l-a),yt=a=>{if(a.maxWaitTime<=0)throw new Error(
"WaiterConfiguration.maxWaitTime must be greater than 0");if(a.minDelay<=0)throw new Error("WaiterConfiguration.minDelay must be greater than 0");if(a.maxDelay<=
0)throw new Error("WaiterConfiguration.maxDelay must be greater than 0");if(a.maxWaitTime<=a.minDelay)throw new Error(`WaiterConfiguration.maxWaitTime [${a.maxWaitTime}\
] must be greater than WaiterConfiguration.minDelay [${a.minDelay}] for this waiter`);if(a.maxDelay<a.minDelay)throw new Error(`WaiterConfiguration.maxDelay [${a.
maxDelay}] must be greater than WaiterConfiguration.minDelay [${a.minDelay}] for this waiter`)},Ke=a=>{let l;const T=new Promise(O=>{l=()=>O({state:ge.ABORTED}),
typeof a.addEventListener=="function"?a.addEventListener("abort",l):a.onabort=l});return{clearListener(){typeof a.removeEventListener=="function"&&a.removeEventListener(
"abort",l)},aborted:T}},ft=async(a,l,T)=>{const O={...we,...a};yt(O);const H=[at(O,l,T)],X=[];if(a.abortSignal){const{aborted:Q,clearListener:fe}=Ke(a.abortSignal);
X.push(fe),H.push(Q)}if(a.abortController?.signal){const{aborted:Q,clearListener:fe}=Ke(a.abortController.signal);X.push(fe),H.push(Q)}return Promise.race(H).then(
Q=>{for(const fe of X)fe();return Q})};class rt{config;middlewareStack=He();initConfig;handlers;constructor(l){this.config=l;const{protocol:T,protocolSettings:O}=l;
O&&typeof T=="function"&&(l.protocol=new T(O))}send(l,T,O){const H=typeof T!="function"?T:void 0,X=typeof T=="function"?T:O,Q=H===void 0&&this.config.cacheMiddleware===
!0;let fe;if(Q){this.handlers||(this.handlers=new WeakMap);const he=this.handlers;he.has(l.constructor)?fe=he.get(l.constructor):(fe=l.resolveMiddleware(this.middlewareStack,
this.config,H),he.set(l.constructor,fe))}else delete this.handlers,fe=l.resolveMiddleware(this.middlewareStack,this.config,H);if(X)fe(l).then(he=>X(null,he.output),
he=>X(he)).catch(()=>{});else return fe(l).then(he=>he.output)}destroy(){this.config?.requestHandler?.destroy?.(),delete this.handlers}}const Be="***SensitiveIn\
formation***";function Ue(a,l){if(l==null)return l;const T=De.of(a);if(T.getMergedTraits().sensitive)return Be;if(T.isListSchema()){const O=T.getValueSchema();if(O.
getMergedTraits().sensitive)return Be;if(Array.isArray(l))return l.map(H=>Ue(O,H))}else if(T.isMapSchema()){const O=T.getValueSchema();if(T.getKeySchema().getMergedTraits().
sensitive||O.getMergedTraits().sensitive)return Be;if(typeof l=="object")return Object.fromEntries(Object.entries(l).map(([H,X])=>[H,Ue(O,X)]))}else if(T.isStructSchema()&&
typeof l=="object"){const O=l,H={};for(const[X,Q]of T.structIterator())O[X]!=null&&(H[X]=Ue(Q,O[X]));return H}return l}const tt=Symbol.for("@smithy/op-event-str\
eam");class Nt{middlewareStack=He();schema;static classBuilder(){return new st}resolveMiddlewareWithContext(l,T,O,{middlewareFn:H,clientName:X,commandName:Q,inputFilterSensitiveLog:fe,
outputFilterSensitiveLog:he,smithyContext:Ve,additionalContext:Qe,CommandCtor:ee}){for(const ie of H.bind(this)(ee,l,T,O))this.middlewareStack.use(ie);const se=l.
concat(this.middlewareStack),{logger:Ae}=T,h=Qe[ct],p={logger:Ae,clientName:X,commandName:Q,inputFilterSensitiveLog:fe,outputFilterSensitiveLog:he,...Qe,[ct]:{...h,
commandInstance:this,...Ve,...O?.metricsRecorder===void 0?{}:{metricsRecorder:O.metricsRecorder},...O?.abortSignal===void 0?{}:{abortSignal:O.abortSignal}}},{requestHandler:g}=T;
let w=O??{};w.metricsRecorder&&(w={...w},delete w.metricsRecorder);let v;const B=this.schema,F=B?.[tt];if(F!==void 0)v=F;else if(B&&Array.isArray(B)&&B[0]===9){
const[,,,,ie,be]=B;v=B[tt]=!!(De.of(ie).getEventStreamMember()||De.of(be).getEventStreamMember())}return v&&(w={isEventStream:v,...w}),se.resolve(ie=>g.handle(ie.
request,w),p)}}class st{_init=()=>{};_ep={};_middlewareFn=()=>[];_commandName="";_clientName="";_additionalContext={};_smithyContext={};_inputFilterSensitiveLog=void 0;_outputFilterSensitiveLog=void 0;_serializer=null;_deserializer=null;_operationSchema;init(l){
this._init=l}ep(l){return this._ep=l,this}m(l){return this._middlewareFn=l,this}s(l,T,O={}){return this._smithyContext={service:l,operation:T,...O},this}c(l={}){
return this._additionalContext=l,this}n(l,T){return this._clientName=l,this._commandName=T,this}f(l=O=>O,T=O=>O){return this._inputFilterSensitiveLog=l,this._outputFilterSensitiveLog=
T,this}ser(l){return this._serializer=l,this}de(l){return this._deserializer=l,this}sc(l){return this._operationSchema=l,this._smithyContext.operationSchema=l,this}build(){
const l=this;let T;return T=class extends Nt{input;static getEndpointParameterInstructions(){return l._ep}constructor(...[O]){super(),this.input=O??{},l._init(this),
this.schema=l._operationSchema}resolveMiddleware(O,H,X){const Q=l._operationSchema,fe=Q?.[4]??Q?.input,he=Q?.[5]??Q?.output;return this.resolveMiddlewareWithContext(
O,H,X,{CommandCtor:T,middlewareFn:l._middlewareFn,clientName:l._clientName,commandName:l._commandName,inputFilterSensitiveLog:l._inputFilterSensitiveLog??(Q?Ue.
bind(null,fe):Ve=>Ve),outputFilterSensitiveLog:l._outputFilterSensitiveLog??(Q?Ue.bind(null,he):Ve=>Ve),smithyContext:l._smithyContext,additionalContext:l._additionalContext})}serialize=l.
_serializer;deserialize=l._deserializer}}}const it="***SensitiveInformation***",wt=(a,l,T)=>{for(const[X,Q]of Object.entries(a)){const fe=async function(Ve,Qe,ee){
const se=new Q(Ve);if(typeof Qe=="function")this.send(se,Qe);else if(typeof ee=="function"){if(typeof Qe!="object")throw new Error(`Expected http options but go\
t ${typeof Qe}`);this.send(se,Qe||{},ee)}else return this.send(se,Qe)},he=(X[0].toLowerCase()+X.slice(1)).replace(/Command$/,"");l.prototype[he]=fe}const{paginators:O={},
waiters:H={}}=T??{};for(const[X,Q]of Object.entries(O))l.prototype[X]===void 0&&(l.prototype[X]=function(fe={},he,...Ve){return Q({...he,client:this},fe,...Ve)});
for(const[X,Q]of Object.entries(H))l.prototype[X]===void 0&&(l.prototype[X]=async function(fe={},he,...Ve){let Qe=he;return typeof he=="number"&&(Qe={maxWaitTime:he}),
Q({...Qe,client:this},fe,...Ve)})};class ve extends Error{static shapeId="smithy.ts.sdk.synthetic.nonamespace.client#ServiceException";$fault;$response;$retryable;$metadata;constructor(l){
super(l.message),Object.setPrototypeOf(this,Object.getPrototypeOf(this).constructor.prototype),this.name=l.name,this.$fault=l.$fault,this.$metadata=l.$metadata}static isInstance(l){
if(!l)return!1;const T=l;return ve.prototype.isPrototypeOf(T)||!!T.$fault&&!!T.$metadata&&(T.$fault==="client"||T.$fault==="server")}static[Symbol.hasInstance](l){
if(!l)return!1;const T=l;if(this===ve)return ve.isInstance(l);if(ve.isInstance(l)){if(this.prototype.isPrototypeOf(l))return!0;const O=Object.prototype.hasOwnProperty.
call(this,"shapeId")?this.shapeId:void 0;let H=!1;if(O){let Q=Object.getPrototypeOf(T);for(;Q&&Q!==Object.prototype;){const fe=Q.constructor,he=fe!==ve&&Object.
prototype.hasOwnProperty.call(fe,"shapeId")?fe?.shapeId:void 0;if(he&&(H=!0,he===O))return!0;Q=Object.getPrototypeOf(Q)}}if(O&&H)return!1;const X=this.name;if(X&&
X.length>=6){if(T.name===X)return!0;let Q=Object.getPrototypeOf(T);for(;Q&&Q!==Object.prototype;){const fe=Q.constructor?.name;if(fe&&fe!=="Error"&&fe===X)return!0;
Q=Object.getPrototypeOf(Q)}}}return!1}}const Re=(a,l={})=>{Object.entries(l).filter(([,O])=>O!==void 0).forEach(([O,H])=>{(a[O]==null||a[O]==="")&&(a[O]=H)});const T=a.
message||a.Message||"UnknownError";return a.message=T,delete a.Message,a},Z=({output:a,parsedBody:l,exceptionCtor:T,errorCode:O})=>{const H=D(a),X=H.httpStatusCode?
H.httpStatusCode+"":void 0,Q=new T({name:l?.code||l?.Code||O||X||"UnknownError",$fault:"client",$metadata:H});throw Re(Q,l)},S=a=>({output:l,parsedBody:T,errorCode:O})=>{
Z({output:l,parsedBody:T,exceptionCtor:a,errorCode:O})},D=a=>({httpStatusCode:a.statusCode,requestId:a.headers["x-amzn-requestid"]??a.headers["x-amzn-request-id"]??
a.headers["x-amz-request-id"],extendedRequestId:a.headers["x-amz-id-2"],cfId:a.headers["x-amz-cf-id"]}),V=a=>{switch(a){case"standard":return{retryMode:"standar\
d",connectionTimeout:3100};case"in-region":return{retryMode:"standard",connectionTimeout:1100};case"cross-region":return{retryMode:"standard",connectionTimeout:3100};case"\
mobile":return{retryMode:"standard",connectionTimeout:3e4};default:return{}}};let Y=!1;const Ee=a=>{a&&!Y&&parseInt(a.substring(1,a.indexOf(".")))<16&&(Y=!0)},Le=Object.
values(Fe),Et=a=>{const l=[];for(const T in Fe){if(!ue(Fe,T))continue;const O=Fe[T];a[O]!==void 0&&l.push({algorithmId:()=>O,checksumConstructor:()=>a[O]})}for(const[
T,O]of Object.entries(a.checksumAlgorithms??{}))l.push({algorithmId:()=>T,checksumConstructor:()=>O});return{addChecksumAlgorithm(T){a.checksumAlgorithms=a.checksumAlgorithms??
{};const O=T.algorithmId(),H=T.checksumConstructor();Le.includes(O)?a.checksumAlgorithms[O.toUpperCase()]=H:a.checksumAlgorithms[O]=H,l.push(T)},checksumAlgorithms(){
return l}}},le=a=>{const l={};return a.checksumAlgorithms().forEach(T=>{const O=T.algorithmId();Le.includes(O)&&(l[O]=T.checksumConstructor())}),l},m=a=>({setRetryStrategy(l){
a.retryStrategy=l},retryStrategy(){return a.retryStrategy}}),c=a=>{const l={};return l.retryStrategy=a.retryStrategy(),l},d=a=>Object.assign(Et(a),m(a)),E=d,_=a=>Object.
assign(le(a),c(a)),$=a=>Array.isArray(a)?a:[a],k=a=>{const l="#text";for(const T in a)ue(a,T)&&(a[T][l]!==void 0?a[T]=a[T][l]:typeof a[T]=="object"&&a[T]!==null&&
(a[T]=k(a[T])));return a},ce=a=>a!=null;class ye{trace(){}debug(){}info(){}warn(){}error(){}}function Ne(a,l,T){let O,H,X;if(typeof l>"u"&&typeof T>"u")O={},X=a;else{
if(O=a,typeof l=="function")return H=l,X=T,Ie(O,H,X);X=l}for(const Q in X)if(ue(X,Q)){if(!Array.isArray(X[Q])){O[Q]=X[Q];continue}Oe(O,null,X,Q)}return O}const Pe=a=>{
const l={};for(const[T,O]of Object.entries(a||{}))l[T]=[,O];return l},pe=(a,l)=>{const T={};for(const O in l)ue(l,O)&&Oe(T,a,l,O);return T},Ie=(a,l,T)=>Ne(a,Object.
entries(T).reduce((O,[H,X])=>(Array.isArray(X)?O[H]=X:typeof X=="function"?O[H]=[l,X()]:O[H]=[l,X],O),{})),Oe=(a,l,T,O)=>{if(l!==null){let Q=T[O];typeof Q=="fun\
ction"&&(Q=[,Q]);const[fe=Me,he=z,Ve=O]=Q;(typeof fe=="function"&&fe(l[Ve])||typeof fe!="function"&&fe)&&(a[O]=he(l[Ve]));return}let[H,X]=T[O];if(typeof X=="fun\
ction"){let Q;const fe=H===void 0&&(Q=X())!=null,he=typeof H=="function"&&!!H(void 0)||typeof H!="function"&&!!H;fe?a[O]=Q:he&&(a[O]=X())}else{const Q=H===void 0&&
X!=null,fe=typeof H=="function"&&!!H(X)||typeof H!="function"&&!!H;(Q||fe)&&(a[O]=X)}},Me=a=>a!=null,z=a=>a,I=a=>{if(a!==a)return"NaN";switch(a){case 1/0:return"\
Infinity";case-1/0:return"-Infinity";default:return a}},x=a=>a.toISOString().replace(".000Z","Z"),J=a=>{if(a==null)return{};if(Array.isArray(a))return a.filter(
l=>l!=null).map(J);if(typeof a=="object"){const l={};for(const T in a)ue(a,T)&&a[T]!=null&&(l[T]=J(a[T]));return l}return a};function ne(a,l,T,O){return function(X,Q,fe,he,Ve={}){
const Qe=Object.assign({},a,X);return Nt.classBuilder().ep(Qe).m(function(ee,se,Ae,h){const p=Q.call(this,ee,se,Ae,h);return p.unshift(O(Ae,ee.getEndpointParameterInstructions())),
p}).s(l,fe,Ve).n(T,fe.charAt(0).toUpperCase()+fe.slice(1)+"Command").sc(he).build()}}i.Client=rt,i.Command=Nt,i.NoOpLogger=ye,i.SENSITIVE_STRING=it,i.ServiceException=
ve,i.WaiterState=ge,i._json=J,i.checkExceptions=et,i.constructStack=He,i.convertMap=Pe,i.createAggregatedClient=wt,i.createWaiter=ft,i.decorateServiceException=
Re,i.emitWarningIfUnsupportedVersion=Ee,i.getArrayIfSingleItem=$,i.getChecksumConfiguration=Et,i.getDefaultClientConfiguration=E,i.getDefaultExtensionConfiguration=
d,i.getRetryConfiguration=m,i.getValueFromTextNode=k,i.invalidFunction=te,i.invalidProvider=Ze,i.isSerializableHeaderValue=ce,i.loadConfigsForDefaultMode=V,i.makeBuilder=
ne,i.map=Ne,i.resolveChecksumRuntimeConfig=le,i.resolveDefaultRuntimeConfig=_,i.resolveRetryRuntimeConfig=c,i.schemaLogFilter=Ue,i.serializeDateTime=x,i.serializeFloat=
I,i.take=pe,i.throwDefaultError=Z,i.waiterServiceDefaults=we,i.withBaseException=S}),7291:((Ht,i,Ce)=>{const{homedir:ue}=Ce(8161),{sep:ze,join:xe}=Ce(6760),{createHash:ct}=Ce(
7598),{readFile:Fe}=Ce(1455),{IniSectionType:De}=Ce(690),{normalizeProvider:We}=Ce(2658),{isValidHostLabel:Je}=Ce(4534);class He extends Error{name="ProviderErr\
or";tryNextLink;constructor(M,U=!0){let re,me=!0;typeof U=="boolean"?(re=void 0,me=U):U!=null&&typeof U=="object"&&(re=U.logger,me=U.tryNextLink??!0),super(M),this.
tryNextLink=me,Object.setPrototypeOf(this,He.prototype),re?.debug?.(`@smithy/property-provider ${me?"->":"(!)"} ${M}`)}static from(M,U=!0){return Object.assign(
new this(M.message,U),M)}}class je extends He{name="CredentialsProviderError";constructor(M,U=!0){super(M,U),Object.setPrototypeOf(this,je.prototype)}}class ot extends He{name="\
TokenProviderError";constructor(M,U=!0){super(M,U),Object.setPrototypeOf(this,ot.prototype)}}const te=(...b)=>async()=>{if(b.length===0)throw new He("No provide\
rs in chain");let M;for(const U of b)try{return await U()}catch(re){if(M=re,re?.tryNextLink)continue;throw re}throw M},Ze=b=>()=>Promise.resolve(b),ae=(b,M,U)=>{
let re,me,_e,dt=!1;const nt=async()=>{me||(me=b());try{re=await me,_e=!0,dt=!1}finally{me=void 0}return re};return M===void 0?async Tt=>((!_e||Tt?.forceRefresh)&&
(re=await nt()),re):async Tt=>((!_e||Tt?.forceRefresh)&&(re=await nt()),dt?re:U&&!U(re)?(dt=!0,re):(M(re)&&await nt(),re))},W=(b,M,U)=>{if(M in b){if(b[M]==="tr\
ue")return!0;if(b[M]==="false")return!1;throw new Error(`Cannot load ${U} "${M}". Expected "true" or "false", got ${b[M]}.`)}},we=(b,M,U)=>{if(!(M in b))return;
const re=parseInt(b[M],10);if(Number.isNaN(re))throw new TypeError(`Cannot load ${U} '${M}'. Expected number, got '${b[M]}'.`);return re};var ge;(function(b){b.
ENV="env",b.CONFIG="shared config entry"})(ge||(ge={}));const et={},at=()=>process&&process.geteuid?`${process.geteuid()}`:"DEFAULT",St=()=>{const{HOME:b,USERPROFILE:M,
HOMEPATH:U,HOMEDRIVE:re=`C:${ze}`}=process.env;if(b)return b;if(M)return M;if(U)return`${re}${U}`;const me=at();return et[me]||(et[me]=ue()),et[me]},ut="AWS_PRO\
FILE",qe="default",$e=b=>b.profile||process.env[ut]||qe,yt=b=>{const U=ct("sha1").update(b).digest("hex");return xe(St(),".aws","sso","cache",`${U}.json`)},Ke={},
ft=async b=>{if(Ke[b])return Ke[b];const M=yt(b),U=await Fe(M,"utf8");return JSON.parse(U)},rt=".",Be=b=>Object.entries(b).filter(([M])=>{const U=M.indexOf(rt);
return U===-1?!1:Object.values(De).includes(M.substring(0,U))}).reduce((M,[U,re])=>{const me=U.indexOf(rt),_e=U.substring(0,me)===De.PROFILE?U.substring(me+1):U;
return M[_e]=re,M},{...b.default&&{default:b.default}}),Ue="AWS_CONFIG_FILE",tt=()=>process.env[Ue]||xe(St(),".aws","config"),Nt="AWS_SHARED_CREDENTIALS_FILE",st=()=>process.
env[Nt]||xe(St(),".aws","credentials"),it=/^([\w-]+)\s(["'])?([\w-@+.%:/]+)\2$/,wt=["__proto__","profile __proto__"],ve=b=>{const M={};let U,re;for(const me of b.
split(/\r?\n/)){const _e=me.split(/(^|\s)[;#]/)[0].trim();if(_e[0]==="["&&_e[_e.length-1]==="]"){U=void 0,re=void 0;const nt=_e.substring(1,_e.length-1),Tt=it.exec(
nt);if(Tt){const[,_t,,Ut]=Tt;Object.values(De).includes(_t)&&(U=[_t,Ut].join(rt))}else U=nt;if(wt.includes(nt))throw new Error(`Found invalid profile name "${nt}\
"`)}else if(U){const nt=_e.indexOf("=");if(![0,-1].includes(nt)){const[Tt,_t]=[_e.substring(0,nt).trim(),_e.substring(nt+1).trim()];if(_t==="")re=Tt;else{re&&me.
trimStart()===me&&(re=void 0),M[U]=M[U]||{};const Ut=re?[re,Tt].join(rt):Tt;M[U][Ut]=_t}}}}return M},Re={},Z={},S=(b,M)=>Z[b]!==void 0?Z[b]:((!Re[b]||M?.ignoreCache)&&
(Re[b]=Fe(b,"utf8")),Re[b]),D=()=>({}),V=async(b={})=>{const{filepath:M=st(),configFilepath:U=tt()}=b,re=St(),me="~/";let _e=M;M.startsWith(me)&&(_e=xe(re,M.slice(
2)));let dt=U;U.startsWith(me)&&(dt=xe(re,U.slice(2)));const nt=await Promise.all([S(dt,{ignoreCache:b.ignoreCache}).then(ve).then(Be).catch(D),S(_e,{ignoreCache:b.
ignoreCache}).then(ve).catch(D)]);return{configFile:nt[0],credentialsFile:nt[1]}},Y=b=>Object.entries(b).filter(([M])=>M.startsWith(De.SSO_SESSION+rt)).reduce((M,[
U,re])=>({...M,[U.substring(U.indexOf(rt)+1)]:re}),{}),Ee=()=>({}),Le=async(b={})=>S(b.configFilepath??tt()).then(ve).then(Y).catch(Ee),Et=(...b)=>{const M={};for(const U of b)
for(const[re,me]of Object.entries(U))M[re]!==void 0?Object.assign(M[re],me):M[re]=me;return M},le=async b=>{const M=await V(b);return Et(M.configFile,M.credentialsFile)},
m={getFileRecord(){return Z},interceptFile(b,M){Z[b]=Promise.resolve(M)},getTokenRecord(){return Ke},interceptToken(b,M){Ke[b]=M}};function c(b){try{const M=new Set(
Array.from(b.match(/([A-Z_]){3,}/g)??[]));return M.delete("CONFIG"),M.delete("CONFIG_PREFIX_SEPARATOR"),M.delete("ENV"),[...M].join(", ")}catch{return b}}const d=(b,M)=>async()=>{
try{const U=b(process.env,M);if(U===void 0)throw new Error;return U}catch(U){throw new je(U.message||`Not found in ENV: ${c(b.toString())}`,{logger:M?.logger})}},
E=(b,{preferredFile:M="config",...U}={})=>async()=>{const re=$e(U),{configFile:me,credentialsFile:_e}=await V(U),dt=_e[re]||{},nt=me[re]||{},Tt=M==="config"?{...dt,
...nt}:{...nt,...dt};try{const Ut=b(Tt,M==="config"?me:_e);if(Ut===void 0)throw new Error;return Ut}catch(_t){throw new je(_t.message||`Not found in config file\
s w/ profile [${re}]: ${c(b.toString())}`,{logger:U.logger})}},_=b=>typeof b=="function",$=b=>_(b)?async()=>await b():Ze(b),k=({environmentVariableSelector:b,configFileSelector:M,
default:U},re={})=>{const{signingName:me,logger:_e}=re;return ae(te(d(b,{signingName:me,logger:_e}),E(M,re),$(U)))},ce="AWS_USE_DUALSTACK_ENDPOINT",ye="use_dual\
stack_endpoint",Ne=!1,Pe={environmentVariableSelector:b=>W(b,ce,ge.ENV),configFileSelector:b=>W(b,ye,ge.CONFIG),default:!1},pe={environmentVariableSelector:b=>W(
b,ce,ge.ENV),configFileSelector:b=>W(b,ye,ge.CONFIG),default:void 0},Ie="AWS_USE_FIPS_ENDPOINT",Oe="use_fips_endpoint",Me=!1,z={environmentVariableSelector:b=>W(
b,Ie,ge.ENV),configFileSelector:b=>W(b,Oe,ge.CONFIG),default:!1},I={environmentVariableSelector:b=>W(b,Ie,ge.ENV),configFileSelector:b=>W(b,Oe,ge.CONFIG),default:void 0},
x=b=>{const{tls:M,endpoint:U,urlParser:re,useDualstackEndpoint:me}=b;return Object.assign(b,{tls:M??!0,endpoint:We(typeof U=="string"?re(U):U),isCustomEndpoint:!0,
useDualstackEndpoint:We(me??!1)})},J=async b=>{const{tls:M=!0}=b,U=await b.region();if(!new RegExp(/^([a-zA-Z0-9]|[a-zA-Z0-9][a-zA-Z0-9-]{0,61}[a-zA-Z0-9])$/).test(
U))throw new Error("Invalid region in client config");const me=await b.useDualstackEndpoint(),_e=await b.useFipsEndpoint(),{hostname:dt}=await b.regionInfoProvider(
U,{useDualstackEndpoint:me,useFipsEndpoint:_e})??{};if(!dt)throw new Error("Cannot resolve hostname from client config");return b.urlParser(`${M?"https:":"http:"}\
//${dt}`)},ne=b=>{const M=We(b.useDualstackEndpoint??!1),{endpoint:U,useFipsEndpoint:re,urlParser:me,tls:_e}=b;return Object.assign(b,{tls:_e??!0,endpoint:U?We(
typeof U=="string"?me(U):U):()=>J({...b,useDualstackEndpoint:M,useFipsEndpoint:re}),isCustomEndpoint:!!U,useDualstackEndpoint:M})},a="AWS_EXECUTION_ENV",l="AWS_\
REGION",T="AWS_DEFAULT_REGION",O="AWS_EC2_METADATA_DISABLED",H=["in-region","cross-region","mobile","standard","legacy"],X="/latest/meta-data/placement/region",
Q="/latest/api/token",fe="x-aws-ec2-metadata-token",he="x-aws-ec2-metadata-token-ttl-seconds",Ve=1e3,Qe=6e4;let ee=0;const se=async()=>{if(!process.env[O]&&!(Date.
now()<ee))try{const b=h(),M=(await p({...b,path:Q,method:"PUT",headers:{[he]:"21600"}})).toString();return(await p({...b,path:X,method:"GET",headers:{[fe]:M}})).
toString().trim()||Ae()}catch{return Ae()}},Ae=()=>{ee=Date.now()+Qe},h=()=>{const b=process.env.AWS_EC2_METADATA_SERVICE_ENDPOINT;if(b){const M=new URL(b);return{
hostname:M.hostname.replace(/^\[(.+)]$/,"$1"),port:M.port?Number(M.port):void 0}}return process.env.AWS_EC2_METADATA_SERVICE_ENDPOINT_MODE==="IPv6"?{hostname:"f\
d00:ec2::254"}:{hostname:"169.254.169.254"}},p=async b=>{const{request:M}=Ce(7067);return new Promise((U,re)=>{const me=M({hostname:b.hostname,port:b.port,path:b.
path,method:b.method,headers:b.headers,timeout:Ve,signal:AbortSignal.timeout(Ve)});me.on("error",_e=>{re(_e),me.destroy()}),me.on("timeout",()=>{re(new Error("T\
imeoutError from instance metadata service")),me.destroy()}),me.on("response",_e=>{const{statusCode:dt=400}=_e;if(dt<200||dt>=300){re(Object.assign(new Error("E\
rror response received from instance metadata service"),{statusCode:dt})),me.destroy();return}const nt=[];_e.on("data",Tt=>nt.push(Tt)),_e.on("end",()=>{U(Buffer.
concat(nt)),me.destroy()})}),me.end()})},g="AWS_REGION",w="region",v={environmentVariableSelector:b=>b[g],configFileSelector:b=>b[w],default:async()=>{const b=await se();
if(b)return b;throw new Error("Region is missing")}},B={preferredFile:"credentials"},F=new Set,ie=(b,M=Je)=>{if(!F.has(b)&&!M(b))if(b==="*")console.warn('@smith\
y/config-resolver WARN - Please use the caller region instead of "*". See "sigv4a" in https://github.com/aws/aws-sdk-js-v3/blob/main/supplemental-docs/CLIENTS.m\
d.');else throw new Error(`Region not accepted: region="${b}" is not a valid hostname component.`);else F.add(b)},be=b=>typeof b=="string"&&(b.startsWith("fips-")||
b.endsWith("-fips")),Xe=b=>be(b)?["fips-aws-global","aws-fips"].includes(b)?"us-east-1":b.replace(/fips-(dkr-|prod-)?|-fips/,""):b,Ct=b=>{const{region:M,useFipsEndpoint:U}=b;
if(!M)throw new Error("Region is missing");return Object.assign(b,{region:async()=>{const re=typeof M=="function"?await M():M,me=Xe(re);return ie(me),me},useFipsEndpoint:async()=>{
const re=typeof M=="string"?M:await M();return be(re)?!0:typeof U!="function"?Promise.resolve(!!U):U()}})},vt=(b=[],{useFipsEndpoint:M,useDualstackEndpoint:U})=>b.
find(({tags:re})=>M===re.includes("fips")&&U===re.includes("dualstack"))?.hostname,$t=(b,{regionHostname:M,partitionHostname:U})=>M||(U?U.replace("{region}",b):
void 0),Lt=(b,{partitionHash:M})=>Object.keys(M||{}).find(U=>M[U].regions.includes(b))??"aws",zt=(b,{signingRegion:M,regionRegex:U,useFipsEndpoint:re})=>{if(M)return M;
if(re){const me=U.replace("\\\\","\\").replace(/^\^/g,"\\.").replace(/\$$/g,"\\."),_e=b.match(me);if(_e)return _e[0].slice(1,-1)}},Vt=(b,{useFipsEndpoint:M=!1,useDualstackEndpoint:U=!1,
signingService:re,regionHash:me,partitionHash:_e})=>{const dt=Lt(b,{partitionHash:_e}),nt=b in me?b:_e[dt]?.endpoint??b,Tt={useFipsEndpoint:M,useDualstackEndpoint:U},
_t=vt(me[nt]?.variants,Tt),Ut=vt(_e[dt]?.variants,Tt),Wt=$t(nt,{regionHostname:_t,partitionHostname:Ut});if(Wt===void 0)throw new Error(`Endpoint resolution fai\
led for: ${{resolvedRegion:nt,useFipsEndpoint:M,useDualstackEndpoint:U}}`);const Kt=zt(Wt,{signingRegion:me[nt]?.signingRegion,regionRegex:_e[dt].regionRegex,useFipsEndpoint:M});
return{partition:dt,signingService:re,hostname:Wt,...Kt&&{signingRegion:Kt},...me[nt]?.signingService&&{signingService:me[nt].signingService}}},xt="AWS_DEFAULTS\
_MODE",Dt="defaults_mode",Rt={environmentVariableSelector:b=>b[xt],configFileSelector:b=>b[Dt],default:"legacy"},jt=({region:b=k(v),defaultsMode:M=k(Rt)}={})=>ae(
async()=>{const U=typeof M=="function"?await M():M;switch(U?.toLowerCase()){case"auto":return Qt(b);case"in-region":case"cross-region":case"mobile":case"standar\
d":case"legacy":return Promise.resolve(U?.toLocaleLowerCase());case void 0:return Promise.resolve("legacy");default:throw new Error(`Invalid parameter for "defa\
ultsMode", expect ${H.join(", ")}, got ${U}`)}}),Qt=async b=>{if(b){const M=typeof b=="function"?await b():b,U=await Xt();return U?M===U?"in-region":"cross-regi\
on":"standard"}return"standard"},Xt=async()=>process.env[a]&&(process.env[l]||process.env[T])?process.env[l]??process.env[T]:se();i.CONFIG_PREFIX_SEPARATOR=rt,i.
CONFIG_USE_DUALSTACK_ENDPOINT=ye,i.CONFIG_USE_FIPS_ENDPOINT=Oe,i.CredentialsProviderError=je,i.DEFAULT_PROFILE=qe,i.DEFAULT_USE_DUALSTACK_ENDPOINT=Ne,i.DEFAULT_USE_FIPS_ENDPOINT=
Me,i.ENV_PROFILE=ut,i.ENV_USE_DUALSTACK_ENDPOINT=ce,i.ENV_USE_FIPS_ENDPOINT=Ie,i.NODE_REGION_CONFIG_FILE_OPTIONS=B,i.NODE_REGION_CONFIG_OPTIONS=v,i.NODE_USE_DUALSTACK_ENDPOINT_CONFIG_OPTIONS=
Pe,i.NODE_USE_FIPS_ENDPOINT_CONFIG_OPTIONS=z,i.ProviderError=He,i.REGION_ENV_NAME=g,i.REGION_INI_NAME=w,i.SelectorType=ge,i.TokenProviderError=ot,i.booleanSelector=
W,i.chain=te,i.externalDataInterceptor=m,i.fromStatic=$,i.fromValue=Ze,i.getHomeDir=St,i.getProfileName=$e,i.getRegionInfo=Vt,i.getSSOTokenFilepath=yt,i.getSSOTokenFromFile=
ft,i.loadConfig=k,i.loadSharedConfigFiles=V,i.loadSsoSessionData=Le,i.memoize=ae,i.nodeDualstackConfigSelectors=pe,i.nodeFipsConfigSelectors=I,i.numberSelector=
we,i.parseKnownFiles=le,i.readFile=S,i.resolveCustomEndpointsConfig=x,i.resolveDefaultsModeConfig=jt,i.resolveEndpointsConfig=ne,i.resolveRegionConfig=Ct}),2085:((Ht,i,Ce)=>{
const{CONFIG_PREFIX_SEPARATOR:ue,booleanSelector:ze,SelectorType:xe,loadConfig:ct}=Ce(7291),{toEndpointV1:Fe,getSmithyContext:De,normalizeProvider:We,isValidHostLabel:Je,
hasOwn:He}=Ce(4534);i.isValidHostLabel=Je,i.middlewareEndpointToEndpointV1=Fe,i.toEndpointV1=Fe;const{EndpointURLScheme:je}=Ce(690),ot="AWS_ENDPOINT_URL",te="en\
dpoint_url",Ze=h=>({environmentVariableSelector:p=>{const g=h.split(" ").map(B=>B.toUpperCase()),w=p[[ot,...g].join("_")];if(w)return w;const v=p[ot];if(v)return v},
configFileSelector:(p,g)=>{if(p.services){const v=["services",p.services].join(ue);if(!g||!g[v])throw new Error(`The services section "${p.services}" specified \
in the profile is not present in the shared configuration file.`);const B=g[v],F=h.split(" ").map(be=>be.toLowerCase()),ie=B[[F.join("_"),te].join(ue)];if(ie)return ie}
const w=p[te];if(w)return w},default:void 0}),ae="AWS_IGNORE_CONFIGURED_ENDPOINT_URLS",W="ignore_configured_endpoint_urls",we={environmentVariableSelector:h=>ze(
h,ae,xe.ENV),configFileSelector:h=>ze(h,W,xe.CONFIG),default:!1},ge=async h=>{if(!await ct(we)())return ct(Ze(h??""))()},et=async h=>{const p=h?.Bucket||"";if(typeof h.
Bucket=="string"&&(h.Bucket=p.replace(/#/g,encodeURIComponent("#")).replace(/\?/g,encodeURIComponent("?"))),$e(p)){if(h.ForcePathStyle===!0)throw new Error("Pat\
h-style addressing cannot be used with ARN buckets")}else(!qe(p)||p.indexOf(".")!==-1&&!String(h.Endpoint).startsWith("http:")||p.toLowerCase()!==p||p.length<3)&&
(h.ForcePathStyle=!0);return h.DisableMultiRegionAccessPoints&&(h.disableMultiRegionAccessPoints=!0,h.DisableMRAP=!0),h},at=/^[a-z0-9][a-z0-9.-]{1,61}[a-z0-9]$/,
St=/(\d+\.){3}\d+/,ut=/\.\./,qe=h=>at.test(h)&&!St.test(h)&&!ut.test(h),$e=h=>{const[p,g,w,,,v]=h.split(":"),B=p==="arn"&&h.split(":").length>=6,F=!!(B&&g&&w&&v);
if(B&&!F)throw new Error(`Invalid ARN: ${h} was an invalid ARN.`);return F},yt=(h,p,g,w=!1)=>{const v=async()=>{let B;return w?B=g.clientContextParams?.[h]??g[h]??
g[p]:B=g[h]??g[p],typeof B=="function"?B():B};return h==="credentialScope"||p==="CredentialScope"?async()=>{const B=typeof g.credentials=="function"?await g.credentials():
g.credentials;return B?.credentialScope??B?.CredentialScope}:h==="accountId"||p==="AccountId"?async()=>{const B=typeof g.credentials=="function"?await g.credentials():
g.credentials;return B?.accountId??B?.AccountId}:h==="endpoint"||p==="endpoint"?async()=>{if(g.isCustomEndpoint===!1)return;const B=await v();if(B&&typeof B=="o\
bject"){if("url"in B)return B.url.href;if("hostname"in B){const{protocol:F,hostname:ie,port:be,path:Xe}=B;return`${F}//${ie}${be?":"+be:""}${Xe}`}}return B}:v};
function Ke(h){return async(p,g,w,v)=>{if(!w.isCustomEndpoint&&!w.ignoreConfiguredEndpointUrls){let ie;w.serviceConfiguredEndpoint?ie=await w.serviceConfiguredEndpoint():
ie=await h(w.serviceId),ie&&(w.endpoint=()=>Promise.resolve(Fe(ie)),w.isCustomEndpoint=!0,v?.logger?.debug?.(`@smithy/core/endpoints - resolved endpoint from co\
nfig: ${ie}`))}const B=await ft(p,g,w);if(typeof w.endpointProvider!="function")throw new Error("config.endpointProvider is not set.");const F=w.endpointProvider(
B,v);if(w.isCustomEndpoint&&w.endpoint){const ie=await w.endpoint();if(ie?.headers){F.headers??={};for(const[be,Xe]of Object.entries(ie.headers))F.headers[be]=Array.
isArray(Xe)?Xe:[Xe]}}return F}}const ft=async(h,p,g)=>{const w={},v=p?.getEndpointParameterInstructions?.()||{};for(const[B,F]of Object.entries(v))switch(F.type){case"\
staticContextParams":w[B]=F.value;break;case"contextParams":w[B]=h[F.name];break;case"clientContextParams":case"builtInParams":w[B]=await yt(F.name,B,g,F.type!==
"builtInParams")();break;case"operationContextParams":w[B]=F.get(h);break;default:throw new Error("Unrecognized endpoint parameter instruction: "+JSON.stringify(
F))}return Object.keys(v).length===0&&Object.assign(w,g),String(g.serviceId).toLowerCase()==="s3"&&await et(w),w};function rt(h,p,g){h.__smithy_context?h.__smithy_context.
features||(h.__smithy_context.features={}):h.__smithy_context={features:{}},h.__smithy_context.features[p]=g}function Be(h){const p=Ke(h);return({config:g,instructions:w})=>(v,B)=>async F=>{
g.isCustomEndpoint&&rt(B,"ENDPOINT_OVERRIDE","N");const ie=await p(F.input,{getEndpointParameterInstructions(){return w}},{...g},B);B.endpointV2=ie,B.authSchemes=
ie.properties?.authSchemes;const be=B.authSchemes?.[0];if(be){B.signing_region=be.signingRegion,B.signing_service=be.signingName;const Ct=De(B)?.selectedHttpAuthScheme?.
httpAuthOption;Ct&&(Ct.signingProperties=Object.assign(Ct.signingProperties||{},{signing_region:be.signingRegion,signingRegion:be.signingRegion,signing_service:be.
signingName,signingName:be.signingName,signingRegionSet:be.signingRegionSet},be.properties))}return v({...F})}}const tt={step:"serialize",tags:["ENDPOINT_PARAME\
TERS","ENDPOINT_V2","ENDPOINT"],name:"endpointV2Middleware",override:!0,relation:"before",toMiddleware:{name:"serializerMiddleware"}.name};function Nt(h){const p=Be(
h);return(g,w)=>({applyToStack:v=>{v.addRelativeTo(p({config:g,instructions:w}),tt)}})}function st(h){return p=>{const g=p.tls??!0,{endpoint:w,useDualstackEndpoint:v,
useFipsEndpoint:B}=p,F=w!=null?async()=>Fe(await We(w)()):void 0,be=Object.assign(p,{endpoint:F,tls:g,isCustomEndpoint:!!w,useDualstackEndpoint:We(v??!1),useFipsEndpoint:We(
B??!1),ignoreConfiguredEndpointUrls:!!p.ignoreConfiguredEndpointUrls});let Xe;return be.serviceConfiguredEndpoint=async()=>(p.serviceId&&!Xe&&(Xe=h(p.serviceId)),
Xe),be}}class it{nodes;root;conditions;results;constructor(p,g,w,v){this.nodes=p,this.root=g,this.conditions=w,this.results=v}static from(p,g,w,v){return new it(
p,g,w,v)}}class wt{capacity;data=new Map;parameters=[];constructor({size:p,params:g}){this.capacity=p??50,g&&(this.parameters=g)}get(p,g){const w=this.hash(p);if(w===
!1)return g();if(!this.data.has(w)){if(this.data.size>this.capacity+10){const v=this.data.keys();let B=0;for(;;){const{value:F,done:ie}=v.next();if(this.data.delete(
F),ie||++B>10)break}}this.data.set(w,g())}return this.data.get(w)}size(){return this.data.size}hash(p){let g="";const{parameters:w}=this;if(w.length===0)return!1;
for(const v of w){const B=p[v],F=B==null?"\0":String(B);if(F.includes("|;"))return!1;g+=F+"|;"}return g}}class ve extends Error{constructor(p){super(p),this.name=
"EndpointError"}}const Re="endpoints";function Z(h){return typeof h!="object"||h==null?h:"ref"in h?`$${Z(h.ref)}`:"fn"in h?`${h.fn}(${(h.argv||[]).map(Z).join("\
, ")})`:JSON.stringify(h,null,2)}const S={},D=(h,p)=>h===p;function V(...h){for(const p of h)if(p!=null)return p}const Y=h=>{const p=h.split("."),g=[];for(const w of p){
const v=w.indexOf("[");if(v!==-1){if(w.indexOf("]")!==w.length-1)throw new ve(`Path: '${h}' does not end with ']'`);const B=w.slice(v+1,-1);if(Number.isNaN(parseInt(
B)))throw new ve(`Invalid array index: '${B}' in path: '${h}'`);v!==0&&g.push(w.slice(0,v)),g.push(B)}else g.push(w)}return g},Ee=(h,p)=>Y(p).reduce((g,w)=>{if(typeof g!=
"object")throw new ve(`Index '${w}' in '${p}' not found in '${JSON.stringify(h)}'`);if(Array.isArray(g)){const v=parseInt(w);return g[v<0?g.length+v:v]}return g[w]},
h),Le=h=>h!=null;function Et(h,p,g){return h?p:g}const le=h=>!h,m=new RegExp("^(?:25[0-5]|2[0-4]\\d|1\\d\\d|[1-9]\\d|\\d)(?:\\.(?:25[0-5]|2[0-4]\\d|1\\d\\d|[1-9]\\d|\\d)){\
3}$"),c=h=>m.test(h)||h.startsWith("[")&&h.endsWith("]"),d={[je.HTTP]:80,[je.HTTPS]:443},E=h=>{const p=(()=>{try{if(h instanceof URL)return h;if(typeof h=="obje\
ct"&&"hostname"in h){const{hostname:$t,port:Lt,protocol:zt="",path:Vt="",query:xt={}}=h,Dt=new URL(`${zt}//${$t}${Lt?`:${Lt}`:""}${Vt}`);return Dt.search=Object.
entries(xt).map(([Rt,jt])=>`${Rt}=${jt}`).join("&"),Dt}return new URL(h)}catch{return null}})();if(!p)return console.error(`Unable to parse ${JSON.stringify(h)}\
 as a whatwg URL.`),null;const g=p.href,{host:w,hostname:v,pathname:B,protocol:F,search:ie}=p;if(ie)return null;const be=F.slice(0,-1);if(!Object.values(je).includes(
be))return null;const Xe=c(v),Ct=g.includes(`${w}:${d[be]}`)||typeof h=="string"&&h.includes(`${w}:${d[be]}`),vt=`${w}${Ct?`:${d[be]}`:""}`;return{scheme:be,authority:vt,
path:B,normalizedPath:B.endsWith("/")?B:`${B}/`,isIp:Xe}};function _(h,p,g){if(g===1)return[h];if(h==="")return[""];const w=h.split(p);return g===0?w:w.slice(0,
g-1).concat(w.slice(1).join(p))}const ye={booleanEquals:D,coalesce:V,getAttr:Ee,isSet:Le,isValidHostLabel:Je,ite:Et,not:le,parseURL:E,split:_,stringEquals:(h,p)=>h===
p,substring:(h,p,g,w)=>h==null||p>=g||h.length<g||/[^\u0000-\u007f]/.test(h)?null:w?h.substring(h.length-g,h.length-p):h.substring(p,g),uriEncode:h=>encodeURIComponent(
h).replace(/[!*'()]/g,p=>`%${p.charCodeAt(0).toString(16).toUpperCase()}`)},Ne=(h,p)=>{const g=[],{referenceRecord:w,endpointParams:v}=p;let B=0;for(;B<h.length;){
const F=h.indexOf("{",B);if(F===-1){g.push(h.slice(B));break}g.push(h.slice(B,F));const ie=h.indexOf("}",F);if(ie===-1){g.push(h.slice(F));break}h[F+1]==="{"&&h[ie+
1]==="}"&&(g.push(h.slice(F+1,ie)),B=ie+2);const be=h.substring(F+1,ie);if(be.includes("#")){const[Xe,Ct]=be.split("#");g.push(Ee(w[Xe]??v[Xe],Ct))}else g.push(
w[be]??v[be]);B=ie+1}return g.join("")},Pe=({ref:h},p)=>p.referenceRecord[h]??p.endpointParams[h],pe=(h,p,g)=>{if(typeof h=="string")return Ne(h,g);if(h.fn)return Oe.
callFunction(h,g);if(h.ref)return Pe(h,g);throw new ve(`'${p}': ${String(h)} is not a string, function or reference.`)},Ie=({fn:h,argv:p},g)=>{const w=Array(p.length);
for(let F=0;F<w.length;++F){const ie=p[F];typeof ie=="boolean"||typeof ie=="number"?w[F]=ie:w[F]=Oe.evaluateExpression(ie,"arg",g)}const v=h.indexOf(".");if(v!==
-1){const ie=S[h.slice(0,v)]?.[h.slice(v+1)];if(typeof ie=="function")return ie(...w)}const B=ye[h];if(typeof B=="function")return B(...w);throw new Error(`func\
tion ${h} not loaded in endpointFunctions.`)},Oe={evaluateExpression:pe,callFunction:Ie},Me=(h,p)=>{const{assign:g}=h;if(g&&g in p.referenceRecord)throw new ve(
`'${g}' is already defined in Reference Record.`);const w=Ie(h,p);p.logger?.debug?.(`${Re} evaluateCondition: ${Z(h)} = ${Z(w)}`);const v=w===""?!0:!!w;return g!=
null?{result:v,toAssign:{name:g,value:w}}:{result:v}},z=(h,p)=>Object.entries(h??{}).reduce((g,[w,v])=>(g[w]=v.map(B=>{const F=pe(B,"Header value entry",p);if(typeof F!=
"string")throw new ve(`Header '${w}' value '${F}' is not a string`);return F}),g),{}),I=(h,p)=>Object.entries(h).reduce((g,[w,v])=>(g[w]=J.getEndpointProperty(v,
p),g),{}),x=(h,p)=>{if(Array.isArray(h))return h.map(g=>x(g,p));switch(typeof h){case"string":return Ne(h,p);case"object":if(h===null)throw new ve(`Unexpected e\
ndpoint property: ${h}`);return J.getEndpointProperties(h,p);case"boolean":return h;default:throw new ve(`Unexpected endpoint property type: ${typeof h}`)}},J={
getEndpointProperty:x,getEndpointProperties:I},ne=(h,p)=>{const g=pe(h,"Endpoint URL",p);if(typeof g=="string")try{return new URL(g)}catch(w){throw console.error(
`Failed to construct URL with ${g}`,w),w}throw new ve(`Endpoint URL must be a string, got ${typeof g}`)},a=1e8,l=(h,p)=>{const{nodes:g,root:w,results:v,conditions:B}=h;
let F=w;const ie={},be={referenceRecord:ie,endpointParams:p.endpointParams,logger:p.logger};for(;F!==1&&F!==-1&&F<a;){const Xe=3*(Math.abs(F)-1),[Ct,vt,$t]=[g[Xe],
g[Xe+1],g[Xe+2]],[Lt,zt,Vt]=B[Ct],xt=Me({fn:Lt,assign:Vt,argv:zt},be);if(xt.toAssign){const{name:Dt,value:Rt}=xt.toAssign;ie[Dt]=Rt}F=F>=0===xt.result?vt:$t}if(F>=
a){const Xe=v[F-a];if(Xe[0]===-1){const[,Lt]=Xe;throw new ve(pe(Lt,"Error",be))}const[Ct,vt,$t]=Xe;return{url:ne(Ct,be),properties:I(vt,be),headers:z($t??{},be)}}
throw new ve("No matching endpoint.")},T=(h=[],p)=>{const g={},w={...p,referenceRecord:{...p.referenceRecord}};let v=!1;for(const B of h){const{result:F,toAssign:ie}=Me(
B,w);if(!F)return{result:F};ie&&(v=!0,g[ie.name]=ie.value,w.referenceRecord[ie.name]=ie.value,p.logger?.debug?.(`${Re} assign: ${ie.name} := ${Z(ie.value)}`))}return v?
{result:!0,referenceRecord:g}:{result:!0}},O=(h,p)=>{const{conditions:g,endpoint:w}=h,{result:v,referenceRecord:B}=T(g,p);if(!v)return;const F=B?{...p,referenceRecord:{
...p.referenceRecord,...B}}:p,{url:ie,properties:be,headers:Xe}=w;p.logger?.debug?.(`${Re} Resolving endpoint from template: ${Z(w)}`);const Ct={url:ne(ie,F)};return Xe!=
null&&(Ct.headers=z(Xe,F)),be!=null&&(Ct.properties=I(be,F)),Ct},H=(h,p)=>{const{conditions:g,error:w}=h,{result:v,referenceRecord:B}=T(g,p);if(!v)return;const F=B?
{...p,referenceRecord:{...p.referenceRecord,...B}}:p;throw new ve(pe(w,"Error",F))},X=(h,p)=>{for(const g of h)if(g.type==="endpoint"){const w=O(g,p);if(w)return w}else if(g.
type==="error")H(g,p);else if(g.type==="tree"){const w=fe.evaluateTreeRule(g,p);if(w)return w}else throw new ve(`Unknown endpoint rule: ${g}`);throw new ve("Rul\
es evaluation failed")},fe={evaluateRules:X,evaluateTreeRule:(h,p)=>{const{conditions:g,rules:w}=h,{result:v,referenceRecord:B}=T(g,p);if(!v)return;const F=B?{...p,
referenceRecord:{...p.referenceRecord,...B}}:p;return fe.evaluateRules(w,F)}},he=(h,p)=>{const{endpointParams:g,logger:w}=p,{parameters:v,rules:B}=h;p.logger?.debug?.(
`${Re} Initial EndpointParams: ${Z(g)}`);for(const ie in v){if(!He(v,ie))continue;const be=v[ie],Xe=g[ie];if(Xe==null&&be.default!=null){g[ie]=be.default;continue}
if(be.required&&Xe==null)throw new ve(`Missing required parameter: '${ie}'`)}const F=X(B,{endpointParams:g,logger:w,referenceRecord:{}});return p.logger?.debug?.(
`${Re} Resolved endpoint: ${Z(F)}`),F},Ve=h=>{const{endpoint:p}=h;return p===void 0&&(h.endpoint=async()=>{throw new Error("@smithy/middleware-endpoint: (defaul\
t endpointRuleSet) endpoint is not set - you must configure an endpoint.")}),h},Qe=Ke(ge),ee=st(ge),se=Be(ge),Ae=Nt(ge);i.BinaryDecisionDiagram=it,i.EndpointCache=
wt,i.EndpointError=ve,i.customEndpointFunctions=S,i.decideEndpoint=l,i.endpointMiddleware=se,i.endpointMiddlewareOptions=tt,i.getEndpointFromInstructions=Qe,i.getEndpointPlugin=
Ae,i.isIpAddress=c,i.resolveEndpoint=he,i.resolveEndpointConfig=ee,i.resolveEndpointRequiredConfig=Ve,i.resolveParams=ft}),6579:((Ht,i,Ce)=>{const{Crc32:ue}=Ce(
9542),{hasOwn:ze}=Ce(4534),{toHex:xe,fromHex:ct,toUtf8:Fe,fromUtf8:De}=Ce(2430),{Readable:We}=Ce(7075),{TypeRegistry:Je}=Ce(6890);class He{bytes;constructor(c){
if(this.bytes=c,c.byteLength!==8)throw new Error("Int64 buffers must be exactly 8 bytes")}static fromNumber(c){if(c>9223372036854776e3||c<-9223372036854776e3)throw new Error(
`${c} is too large (or, if negative, too small) to represent as an Int64`);const d=new Uint8Array(8);for(let E=7,_=Math.abs(Math.round(c));E>-1&&_>0;E--,_/=256)
d[E]=_;return c<0&&je(d),new He(d)}valueOf(){const c=this.bytes.slice(0),d=c[0]&128;return d&&je(c),parseInt(xe(c),16)*(d?-1:1)}toString(){return String(this.valueOf())}}
function je(m){for(let c=0;c<8;c++)m[c]^=255;for(let c=7;c>-1&&(m[c]++,m[c]===0);c--);}class ot{toUtf8;fromUtf8;constructor(c,d){this.toUtf8=c,this.fromUtf8=d}format(c){
const d=[];for(const $ in c){if(!ze(c,$))continue;const k=this.fromUtf8($);if(k.byteLength>255)throw new Error(`@smithy/core/event-streams - header name exceeds\
 255 bytes: ${k.byteLength}`);d.push(Uint8Array.from([k.byteLength]),k,this.formatHeaderValue(c[$]))}const E=new Uint8Array(d.reduce(($,k)=>$+k.byteLength,0));let _=0;
for(const $ of d)E.set($,_),_+=$.byteLength;return E}formatHeaderValue(c){switch(c.type){case"boolean":return Uint8Array.from([c.value?0:1]);case"byte":return Uint8Array.
from([2,c.value]);case"short":const d=new DataView(new ArrayBuffer(3));return d.setUint8(0,3),d.setInt16(1,c.value,!1),new Uint8Array(d.buffer);case"integer":const E=new DataView(
new ArrayBuffer(5));return E.setUint8(0,4),E.setInt32(1,c.value,!1),new Uint8Array(E.buffer);case"long":const _=new Uint8Array(9);return _[0]=5,_.set(c.value.bytes,
1),_;case"binary":if(c.value.byteLength>$e)throw new Error(`@smithy/core/event-streams - header value (binary) exceeds ${$e} bytes: ${c.value.byteLength}`);const $=new DataView(
new ArrayBuffer(3+c.value.byteLength));$.setUint8(0,6),$.setUint16(1,c.value.byteLength,!1);const k=new Uint8Array($.buffer);return k.set(c.value,3),k;case"stri\
ng":const ce=this.fromUtf8(c.value);if(ce.byteLength>$e)throw new Error(`@smithy/core/event-streams - header value (string) exceeds ${$e} bytes: ${ce.byteLength}`);
const ye=new DataView(new ArrayBuffer(3+ce.byteLength));ye.setUint8(0,7),ye.setUint16(1,ce.byteLength,!1);const Ne=new Uint8Array(ye.buffer);return Ne.set(ce,3),
Ne;case"timestamp":const Pe=new Uint8Array(9);return Pe[0]=8,Pe.set(He.fromNumber(c.value.valueOf()).bytes,1),Pe;case"uuid":if(!qe.test(c.value))throw new Error(
`Invalid UUID received: ${c.value}`);const pe=new Uint8Array(17);return pe[0]=9,pe.set(ct(c.value.replace(/-/g,"")),1),pe}}parse(c){const d={};let E=0;for(;E<c.
byteLength;){const _=c.getUint8(E++),$=this.toUtf8(new Uint8Array(c.buffer,c.byteOffset+E,_));switch(E+=_,c.getUint8(E++)){case 0:d[$]={type:Ze,value:!0};break;case 1:
d[$]={type:Ze,value:!1};break;case 2:d[$]={type:ae,value:c.getInt8(E++)};break;case 3:d[$]={type:W,value:c.getInt16(E,!1)},E+=2;break;case 4:d[$]={type:we,value:c.
getInt32(E,!1)},E+=4;break;case 5:d[$]={type:ge,value:new He(new Uint8Array(c.buffer,c.byteOffset+E,8))},E+=8;break;case 6:const k=c.getUint16(E,!1);E+=2,d[$]={
type:et,value:new Uint8Array(c.buffer,c.byteOffset+E,k)},E+=k;break;case 7:const ce=c.getUint16(E,!1);E+=2,d[$]={type:at,value:this.toUtf8(new Uint8Array(c.buffer,
c.byteOffset+E,ce))},E+=ce;break;case 8:d[$]={type:St,value:new Date(new He(new Uint8Array(c.buffer,c.byteOffset+E,8)).valueOf())},E+=8;break;case 9:const ye=new Uint8Array(
c.buffer,c.byteOffset+E,16);E+=16,d[$]={type:ut,value:`${xe(ye.subarray(0,4))}-${xe(ye.subarray(4,6))}-${xe(ye.subarray(6,8))}-${xe(ye.subarray(8,10))}-${xe(ye.
subarray(10))}`};break;default:throw new Error("Unrecognized header type tag")}}return d}}var te;(function(m){m[m.boolTrue=0]="boolTrue",m[m.boolFalse=1]="boolF\
alse",m[m.byte=2]="byte",m[m.short=3]="short",m[m.integer=4]="integer",m[m.long=5]="long",m[m.byteArray=6]="byteArray",m[m.string=7]="string",m[m.timestamp=8]="\
timestamp",m[m.uuid=9]="uuid"})(te||(te={}));const Ze="boolean",ae="byte",W="short",we="integer",ge="long",et="binary",at="string",St="timestamp",ut="uuid",qe=/^[a-f0-9]{8}-[a-f0-9]{4}-[a-f0-9]{4}-[a-f0-9]{4}-[a-f0-9]{12}$/,
$e=32767,yt=4,Ke=yt*2,ft=4,rt=Ke+ft*2;function Be({byteLength:m,byteOffset:c,buffer:d}){if(m<rt)throw new Error("Provided message too short to accommodate event\
 stream message overhead");const E=new DataView(d,c,m),_=E.getUint32(0,!1);if(m!==_)throw new Error("Reported message length does not match received message len\
gth");const $=E.getUint32(yt,!1),k=E.getUint32(Ke,!1),ce=E.getUint32(m-ft,!1),ye=new ue;if(ye.update(new Uint8Array(d,c,Ke)),k!==ye.digestSync())throw new Error(
`The prelude checksum specified in the message (${k}) does not match the calculated CRC32 checksum (${ye.digestSync()})`);if(ye.update(new Uint8Array(d,c+Ke,m-(Ke+
ft))),ce!==ye.digestSync())throw new Error(`The message checksum (${ye.digestSync()}) did not match the expected value of ${ce}`);return{headers:new DataView(d,
c+Ke+ft,$),body:new Uint8Array(d,c+Ke+ft+$,_-$-(Ke+ft+ft))}}class Ue{headerMarshaller;messageBuffer;isEndOfStream;constructor(c,d){this.headerMarshaller=new ot(
c,d),this.messageBuffer=[],this.isEndOfStream=!1}feed(c){this.messageBuffer.push(this.decode(c))}endOfStream(){this.isEndOfStream=!0}getMessage(){const c=this.messageBuffer.
pop(),d=this.isEndOfStream;return{getMessage(){return c},isEndOfStream(){return d}}}getAvailableMessages(){const c=this.messageBuffer;this.messageBuffer=[];const d=this.
isEndOfStream;return{getMessages(){return c},isEndOfStream(){return d}}}encode({headers:c,body:d}){const E=this.headerMarshaller.format(c),_=E.byteLength+d.byteLength+
16,$=new Uint8Array(_),k=new DataView($.buffer,$.byteOffset,$.byteLength),ce=new ue;return k.setUint32(0,_,!1),k.setUint32(4,E.byteLength,!1),ce.update($.subarray(
0,8)),k.setUint32(8,ce.digestSync(),!1),$.set(E,12),$.set(d,E.byteLength+12),ce.update($.subarray(8,_-4)),k.setUint32(_-4,ce.digestSync(),!1),$}decode(c){const{
headers:d,body:E}=Be(c);return{headers:this.headerMarshaller.parse(d),body:E}}formatHeaders(c){return this.headerMarshaller.format(c)}}class tt{options;constructor(c){
this.options=c}[Symbol.asyncIterator](){return this.asyncIterator()}async*asyncIterator(){for await(const c of this.options.inputStream)yield this.options.decoder.
decode(c)}}class Nt{options;constructor(c){this.options=c}[Symbol.asyncIterator](){return this.asyncIterator()}async*asyncIterator(){for await(const c of this.options.
messageStream)yield this.options.encoder.encode(c);this.options.includeEndFrame&&(yield new Uint8Array(0))}}class st{options;constructor(c){this.options=c}[Symbol.
asyncIterator](){return this.asyncIterator()}async*asyncIterator(){for await(const c of this.options.messageStream){const d=await this.options.deserializer(c);d!==
void 0&&(yield d)}}}class it{options;constructor(c){this.options=c}[Symbol.asyncIterator](){return this.asyncIterator()}async*asyncIterator(){for await(const c of this.
options.inputStream)yield this.options.serializer(c)}}function wt(m){let c=0,d=0,E=null,_=null;const $=ce=>{if(typeof ce!="number")throw new Error("Attempted to\
 allocate an event message where size was not a number: "+ce);c=ce,d=4,E=new Uint8Array(ce),new DataView(E.buffer).setUint32(0,ce,!1)},k=async function*(){const ce=m[Symbol.
asyncIterator]();for(;;){const{value:ye,done:Ne}=await ce.next();if(Ne){if(c)if(c===d)yield E;else throw new Error("Truncated event message received.");else return;
return}const Pe=ye.length;let pe=0;for(;pe<Pe;){if(!E){const Oe=Pe-pe;_||(_=new Uint8Array(4));const Me=Math.min(4-d,Oe);if(_.set(ye.slice(pe,pe+Me),d),d+=Me,pe+=
Me,d<4)break;$(new DataView(_.buffer).getUint32(0,!1)),_=null}const Ie=Math.min(c-d,Pe-pe);E.set(ye.slice(pe,pe+Ie),d),d+=Ie,pe+=Ie,c&&c===d&&(yield E,E=null,c=
0,d=0)}}};return{[Symbol.asyncIterator]:k}}function ve(m,c){const d=Re(c.deserializer,c.toUtf8);return{[Symbol.asyncIterator]:async function*(){for await(const E of m){
const _=c.eventStreamCodec.decode(E),$=await d(_);$!==void 0&&(yield $)}}}}function Re(m,c){return async function(d){const{value:E}=d.headers[":message-type"];if(E===
"error"){const _=new Error(d.headers[":error-message"].value||"UnknownError");throw _.name=d.headers[":error-code"].value,_}else if(E==="exception"){const _=d.headers["\
:exception-type"].value,$={[_]:d},k=await m($);if(k.$unknown){const ce=new Error(c(d.body));throw ce.name=_,ce}throw k[_]}else if(E==="event"){const _={[d.headers["\
:event-type"].value]:d},$=await m(_);return $.$unknown?void 0:$}else throw Error(`Unrecognizable event type: ${d.headers[":event-type"].value}`)}}let Z=class{eventStreamCodec;utfEncoder;constructor({
utf8Encoder:c,utf8Decoder:d}){this.eventStreamCodec=new Ue(c,d),this.utfEncoder=c}deserialize(c,d){const E=wt(c);return new st({messageStream:new tt({inputStream:E,
decoder:this.eventStreamCodec}),deserializer:Re(d,this.utfEncoder)})}serialize(c,d){return new Nt({messageStream:new it({inputStream:c,serializer:d}),encoder:this.
eventStreamCodec,includeEndFrame:!0})}};const S=m=>new Z(m);class D{universalMarshaller;constructor({utf8Encoder:c,utf8Decoder:d}){this.universalMarshaller=new Z(
{utf8Decoder:d,utf8Encoder:c})}deserialize(c,d){const E=typeof c[Symbol.asyncIterator]=="function"?c:Y(c);return this.universalMarshaller.deserialize(E,d)}serialize(c,d){
return We.from(this.universalMarshaller.serialize(c,d))}}const V=m=>new D(m);async function*Y(m){let c=!1,d=!1;const E=new Array;for(m.on("error",_=>{if(c||(c=!0),
_)throw _}),m.on("data",_=>{E.push(_)}),m.on("end",()=>{c=!0});!d;){const _=await new Promise($=>setTimeout(()=>$(E.shift()),0));_&&(yield _),d=c&&E.length===0}}
const Ee=m=>({[Symbol.asyncIterator]:async function*(){const c=m.getReader();try{for(;;){const{done:d,value:E}=await c.read();if(d)return;yield E}}finally{c.releaseLock()}}}),
Le=m=>{const c=m[Symbol.asyncIterator]();return new ReadableStream({async pull(d){const{done:E,value:_}=await c.next();if(E)return d.close();d.enqueue(_)}})},Et=m=>Object.
assign(m,{eventStreamMarshaller:m.eventStreamSerdeProvider(m)});class le{marshaller;serializer;deserializer;serdeContext;defaultContentType;compositeErrorRegistry;constructor({
marshaller:c,serializer:d,deserializer:E,serdeContext:_,defaultContentType:$,compositeErrorRegistry:k}){this.marshaller=c,this.serializer=d,this.deserializer=E,
this.serdeContext=_,this.defaultContentType=$,this.compositeErrorRegistry=k}async serializeEventStream({eventStream:c,requestSchema:d,initialRequest:E,initialMessageType:_}){
const $=this.marshaller,k=d.getEventStreamMember(),ce=d.getMemberSchema(k),ye=this.serializer,Ne=this.defaultContentType,Pe=Symbol("initialRequestMarker"),pe={async*[Symbol.
asyncIterator](){if(E){const Ie={":event-type":{type:"string",value:_??"initial-request"},":message-type":{type:"string",value:"event"},":content-type":{type:"s\
tring",value:Ne}};ye.write(d,E);const Oe=ye.flush();yield{[Pe]:!0,headers:Ie,body:Oe}}for await(const Ie of c)yield Ie}};return $.serialize(pe,Ie=>{if(Ie[Pe])return{
headers:Ie.headers,body:Ie.body};let Oe="";for(const ne in Ie)if(ze(Ie,ne)&&ne!=="__type"){Oe=ne;break}const{additionalHeaders:Me,body:z,eventType:I,explicitPayloadContentType:x}=this.
writeEventBody(Oe,ce,Ie);return{headers:{":event-type":{type:"string",value:I},":message-type":{type:"string",value:"event"},":content-type":{type:"string",value:x??
Ne},...Me},body:z}})}async deserializeEventStream({response:c,responseSchema:d,initialResponseContainer:E,initialMessageType:_}){const $=this.marshaller,k=d.getEventStreamMember(),
ye=d.getMemberSchema(k).getMemberSchemas(),Ne=Symbol("initialResponseMarker"),Pe=$.deserialize(c.body,async Oe=>{let Me="";for(const I in Oe)if(ze(Oe,I)&&I!=="_\
_type"){Me=I;break}const z=Oe[Me].body;if(Me===(_??"initial-response")){const I=await this.deserializer.read(d,z);return delete I[k],{[Ne]:!0,...I}}else if(Me in
ye){const I=ye[Me];if(I.isStructSchema()){const x={};let J=!1;for(const[ne,a]of I.structIterator()){const{eventHeader:l,eventPayload:T}=a.getMergedTraits();if(J=
J||!!(l||T),T)a.isBlobSchema()?x[ne]=z:a.isStringSchema()?x[ne]=(this.serdeContext?.utf8Encoder??Fe)(z):a.isStructSchema()&&(x[ne]=await this.deserializer.read(
a,z));else if(l){const O=Oe[Me].headers[ne]?.value;O!=null&&(a.isNumericSchema()?O&&typeof O=="object"&&"bytes"in O?x[ne]=BigInt(O.toString()):x[ne]=Number(O):x[ne]=
O)}}return{[Me]:await this.readEventMember(I,z,J,x)}}return{[Me]:await this.deserializer.read(I,z)}}else return{$unknown:Oe}}),pe=Pe[Symbol.asyncIterator](),Ie=await pe.
next();if(Ie.done)return Pe;if(Ie.value?.[Ne]){if(!d)throw new Error("@smithy::core/protocols - initial-response event encountered in event stream but no respon\
se schema given.");for(const Oe in Ie.value)ze(Ie.value,Oe)&&(E[Oe]=Ie.value[Oe])}return{async*[Symbol.asyncIterator](){for(Ie?.value?.[Ne]||(yield Ie.value);;){
const{done:Oe,value:Me}=await pe.next();if(Oe)break;yield Me}}}}async readEventMember(c,d,E,_){let $;const k=c.getSchema();if(Array.isArray(k)&&k[0]===-3){const ye=k[1],
Ne=Je.for(ye);this.compositeErrorRegistry?.copyFrom(Ne),$=(this.compositeErrorRegistry??Ne)?.getErrorCtor(k)}const ce=E?_:d.byteLength===0?{}:await this.deserializer.
read(c,d);if($){const ye=ce.message??ce.Message??"Unknown",Ne={},Pe=c.getMergedTraits().error;return Pe&&(Ne.$fault=Pe),Object.assign(new $({}),Ne,{message:ye},
ce)}return ce}writeEventBody(c,d,E){const _=this.serializer;let $=c,k=null,ce;const ye=d.getSchema()[4].includes(c),Ne={};if(ye){const Ie=d.getMemberSchema(c);if(Ie.
isStructSchema()){for(const[Oe,Me]of Ie.structIterator()){const{eventHeader:z,eventPayload:I}=Me.getMergedTraits();if(I)k=Oe;else if(z){const x=E[c][Oe];let J="\
binary";Me.isNumericSchema()?(-2)**31<=x&&x<=2**31-1?J="integer":J="long":Me.isTimestampSchema()?J="timestamp":Me.isStringSchema()?J="string":Me.isBooleanSchema()&&
(J="boolean"),x!=null&&(Ne[Oe]={type:J,value:x},delete E[c][Oe])}}if(k!==null){const Oe=Ie.getMemberSchema(k);Oe.isBlobSchema()?ce="application/octet-stream":Oe.
isStringSchema()&&(ce="text/plain"),_.write(Oe,E[c][k])}else _.write(Ie,E[c])}else if(Ie.isUnitSchema())_.write(Ie,{});else throw new Error("@smithy/core/event-\
streams - non-struct member not supported in event stream union.")}else{const[Ie,Oe]=E[c];$=Ie,_.write(15,Oe)}const Pe=_.flush()??new Uint8Array;return{body:typeof Pe==
"string"?(this.serdeContext?.utf8Decoder??De)(Pe):Pe,eventType:$,explicitPayloadContentType:ce,additionalHeaders:Ne}}}i.EventStreamCodec=Ue,i.EventStreamMarshaller=
D,i.EventStreamSerde=le,i.HeaderMarshaller=ot,i.Int64=He,i.MessageDecoderStream=tt,i.MessageEncoderStream=Nt,i.SmithyMessageDecoderStream=st,i.SmithyMessageEncoderStream=
it,i.UniversalEventStreamMarshaller=Z,i.eventStreamSerdeProvider=V,i.getChunkedStream=wt,i.getMessageUnmarshaller=Re,i.getUnmarshalledStream=ve,i.iterableToReadableStream=
Le,i.readableStreamToIterable=Ee,i.resolveEventStreamSerdeConfig=Et,i.universalEventStreamSerdeProvider=S}),3422:((Ht,i,Ce)=>{const{Uint8ArrayBlobAdapter:ue,writeKey:ze,
sdkStreamMixin:xe,splitEvery:ct,splitHeader:Fe,NumericValue:De,toUtf8:We,fromBase64:Je,LazyJsonString:He,_parseEpochTimestamp:je,_parseRfc7231DateTime:ot,_parseRfc3339DateTimeWithOffset:te,
fromUtf8:Ze,generateIdempotencyToken:ae,toBase64:W,dateToUtcString:we,quoteHeader:ge,parseEpochTimestamp:et,parseRfc7231DateTime:at,parseRfc3339DateTimeWithOffset:St}=Ce(
2430),{HttpRequest:ut,HttpResponse:qe,hasOwn:$e,isValidHostname:yt,getSmithyContext:Ke}=Ce(4534),{parseQueryString:ft,parseUrl:rt}=Ce(4534);i.HttpRequest=ut,i.HttpResponse=
qe,i.isValidHostname=yt,i.parseQueryString=ft,i.parseUrl=rt;const{NormalizedSchema:Be,translateTraits:Ue,TypeRegistry:tt,deref:Nt}=Ce(6890),{FieldPosition:st}=Ce(
690),it=async(N=new Uint8Array,t)=>{if(N instanceof Uint8Array)return ue.mutate(N);if(!N)return ue.mutate(new Uint8Array);const e=t.streamCollector(N);return ue.
mutate(await e)};function wt(N){return/^[\w.~-]+$/.test(N)?N:encodeURIComponent(N).replace(/[!'()*]/g,function(t){return"%"+t.charCodeAt(0).toString(16).toUpperCase()})}
const ve=Symbol.for("@smithy/schema-x");class Re extends Be{static identity=Symbol.for("@smithy/HttpBindingNormalizedSchema");identity=Re.identity;bindings;constructor(t){
super(t)}static of(t){const e=Be.of(t);if(e.identity===Re.identity)return e;const s=e.isMemberSchema()?e:e.getSchema(),r=typeof s=="object"&&s!==null?s:e;return r[ve]??=
new Re(e)}getHttpBindingLocation(t){return t.httpPayload?36:t.httpLabel?33:t.httpHeader?38:typeof t.httpPrefixHeaders=="string"?39:t.httpQuery?34:t.httpQueryParams?
35:t.httpResponseCode?37:32}getHttpBindingValue(t,e,s=!1){const r=this.getSchema(),u=typeof r=="number"?r&255:this.isListSchema()?64:255,f=t&7,y=e.mediaType?e.mediaType===
"application/json"||e.mediaType.endsWith("+json")?2:1:0,C=e.streaming||u===42?this.isStructSchema()?2:1:0,L=u>=4&&u<=7?f>=6?2:f>0&&f<4?1:0:0;let q=u|y<<8|(e.idempotencyToken?
1:0)<<10|C<<11|(e.sparse?1:0)<<13|L<<14|(e.hostLabel?1:0)<<17|(t===36&&typeof r!="object"?1:0)<<18;const K=u&192,Se=f&2&&(K===64||!s&&f&1)?this.getHttpBindingCollectionValue(
t,e):void 0,ke=(Se?.[1]??0)&255;return q|=(f>=6&&(ke===4||ke===6)?1:0)<<16,[this,q,Se]}getHttpBindingCollectionValue(t,e=this.getMergedTraits()){const s=Re.of(this.
getValueSchema());return s.getHttpBindingValue(t,{...s.getMergedTraits(),...e},!0)}getHttpBindings(){const t=this.getSchema();return typeof t!="object"||t===null?
V:this.bindings??=Z(this)}}const Z=N=>{const t=[],e=[],s=[],r=[],u=[],f={},y={},C=[],L={headers:y,prefixHeaders:C},q={request:{memberBindings:u,byName:f},response:{
bodyMemberNames:t,bindings:L}},{request:K,response:Se}=q;for(const[ke,Ye]of N.structIterator()){const pt=Re.of(Ye),lt=pt.getMergedTraits(),Ot=pt.getHttpBindingLocation(
lt),ht=lt.httpHeader?.toLowerCase()??lt.httpPrefixHeaders?.toLowerCase()??lt.httpQuery,At=pt.getHttpBindingValue(Ot,lt),mt=[ke,At,Ot,ht];ke==="__proto__"&&ze(f),
f[ke]=mt,At[1]>>10&1&&(K.hasIdempotency=!0),u.push(mt);const bt=Ot&7;if(bt===0&&(s.push(ke),r.push(Ye)),(bt&4)===0)t.push(ke),e.push(Ye);else if((bt&6)===4)if(bt&
1)L.statusCode=mt;else{L.payload=mt;const Mt=At[1]&255;K.contentTypeInstruction=lt.mediaType??(Mt===0?"text/plain":Mt===21||Mt===42?"application/octet-stream":null)}else
bt&1?(K.hasPrefixHeaders=!0,C.push(mt)):(ht==="__proto__"&&ze(y),y[ht]=mt)}return K.contentTypeInstruction===void 0&&s.length&&(K.contentTypeInstruction=null),K.
syntheticBodySchema=Ee(N,s,r),Se.syntheticBodySchema=Ee(N,t,e),q},S=N=>{const t=[];let e=0;for(const s of N.matchAll(/\{([^{}+]+)(\+)?\}/g))s.index>e&&t.push([N.
slice(e,s.index),0]),t.push([s[1],s[2]?2:1]),e=s.index+s[0].length;return t.length&&e<N.length&&t.push([N.slice(e),0]),t.length?t:void 0},D=N=>{const{http:t,endpoint:e}=Ue(
N.traits??{}),[s,r]=t?.[1].split("?")??[];return[t?.[0],s,r?[...new URLSearchParams(r)]:[],s?S(s):void 0,e?.[0]]},V={request:{memberBindings:[],byName:{}},response:{
bodyMemberNames:[],bindings:{headers:{},prefixHeaders:[]}}},Y=N=>N[ve]??=D(N),Ee=(N,t,e)=>{if(!t.length)return;const s=N.getSchema(),r=[3,s[1],s[2],N.getMergedTraits(),
t,e],u=s[6],f=u&&t.reduce((y,C)=>y+(s[4].indexOf(C)<u?1:0),0);return f&&(r[6]=f),r};class Le{serdeContext;setSerdeContext(t){this.serdeContext=t}}class Et extends Le{options;compositeErrorRegistry;constructor(t){
super(),this.options=t,this.compositeErrorRegistry=new tt(t.defaultNamespace);for(const e of t.errorTypeRegistries??[])this.compositeErrorRegistry.copyFrom(e)}getRequestType(){
return ut}getResponseType(){return qe}setSerdeContext(t){this.serdeContext=t,this.serializer.setSerdeContext(t),this.deserializer.setSerdeContext(t),this.getPayloadCodec()&&
this.getPayloadCodec().setSerdeContext(t)}updateServiceEndpoint(t,e){if("url"in e){t.protocol=e.url.protocol,t.hostname=e.url.hostname,t.port=e.url.port?Number(
e.url.port):void 0,t.path=e.url.pathname,t.fragment=e.url.hash||void 0,t.username=e.url.username||void 0,t.password=e.url.password||void 0,t.query||(t.query={});
for(const[s,r]of e.url.searchParams.entries())t.query[s]=r;if(e.headers)for(const s in e.headers)$e(e.headers,s)&&(t.headers[s]=e.headers[s].join(", "));return t}else{
if(t.protocol=e.protocol,t.hostname=e.hostname,t.port=e.port?Number(e.port):void 0,t.path=e.path,t.query={...e.query},e.headers)for(const s in e.headers)$e(e.headers,
s)&&(t.headers[s]=e.headers[s]);return t}}setHostPrefix(t,e,s,r=Y(e)){if(this.serdeContext?.disableHostPrefix)return;const u=r[4];if(typeof u!="string")return;let f=u;
for(const[y,[,C]]of Re.of(e.input).getHttpBindings().request.memberBindings){if(!(C>>17&1))continue;const L=s[y];if(typeof L!="string")throw new Error(`@smithy/\
core/schema - ${y} in input must be a string as hostLabel.`);f=f.replace(`{${y}}`,L)}if(t.hostname=f+t.hostname,!yt(t.hostname))throw new Error(`[${t.hostname}]\
 is not a valid hostname.`)}deserializeMetadata(t){return{httpStatusCode:t.statusCode,requestId:t.headers["x-amzn-requestid"]??t.headers["x-amzn-request-id"]??t.
headers["x-amz-request-id"],extendedRequestId:t.headers["x-amz-id-2"],cfId:t.headers["x-amz-cf-id"]}}resolveError(t,e,s){const r=[-3,"","Error",0,[],[],0];let u;
for(const f of s)for(const y of e)try{y==="*"?u=f.getSchema(t):u=f.getSchema(y+"#"+t);const C=f.getErrorCtor(u);if(C)return[u,C,"modeled"];{const L=f.getBaseException();
if(L){const q=f.getErrorCtor(L);if(q)return[u,q,"synthetic"]}}}catch{}for(const f of s){const y=f.getBaseException();if(y){const C=f.getErrorCtor(y);if(C)return[
y,C,"synthetic"]}}return[r,Error,"native"]}async serializeEventStream({eventStream:t,requestSchema:e,initialRequest:s}){return(await this.loadEventStreamCapability()).
serializeEventStream({eventStream:t,requestSchema:e,initialRequest:s})}async deserializeEventStream({response:t,responseSchema:e,initialResponseContainer:s}){return(await this.
loadEventStreamCapability()).deserializeEventStream({response:t,responseSchema:e,initialResponseContainer:s})}async loadEventStreamCapability(){const{EventStreamSerde:t,
eventStreamSerdeProvider:e}=Ce(6579),s=this.resolveEventStreamMarshaller(e);return new t({marshaller:s,serializer:this.serializer,deserializer:this.deserializer,
serdeContext:this.serdeContext,defaultContentType:this.getDefaultContentType(),compositeErrorRegistry:this.compositeErrorRegistry})}getDefaultContentType(){throw new Error(
`@smithy/core/protocols - ${this.constructor.name} getDefaultContentType() implementation missing.`)}async deserializeHttpMessage(t,e,s,r,u){return[]}getEventStreamMarshaller(){
const t=this.serdeContext;if(!t.eventStreamMarshaller)throw new Error("@smithy/core - HttpProtocol: eventStreamMarshaller missing in serdeContext.");return t.eventStreamMarshaller}resolveEventStreamMarshaller(t){
const e=this.serdeContext;return e.eventStreamMarshaller?e.eventStreamMarshaller:t(this.serdeContext)}}class le extends Et{async serializeRequest(t,e,s){const r=e&&
typeof e=="object"?e:{},u={},f={},y=await s.endpoint(),C=Re.of(t?.input),L=C.getHttpBindings().request,q=Y(t),K=new ut({query:u,headers:f});if(y){this.updateServiceEndpoint(
K,y),this.setHostPrefix(K,t,r,q);const[ke,Ye,pt]=q;if(ke){K.method=ke,K.path=K.path==="/"?Ye:K.path+Ye;for(const[lt,Ot]of pt)u[lt]=Ot}}K.query=u;const Se=this.serializeHttpBindings(
r,K,L,q);return Se&&(K.body=await this.serializeEventStream({eventStream:Se,requestSchema:C})),K}serializeHttpBindings(t,e,s,r){const u=this.serializer,f=typeof u.
writeCodec=="function"?u:void 0,y=e.query,C=e.headers,L=s.syntheticBodySchema;let q=!1,K,Se,ke;const Ye=Object.getOwnPropertyNames(t),pt=Object.getPrototypeOf(t),
lt=(pt===Object.prototype||pt===null)&&!s.hasIdempotency&&!s.hasPrefixHeaders&&Ye.length*2<s.memberBindings.length,Ot=lt?Ye.length:s.memberBindings.length;for(let mt=0;mt<
Ot;++mt){const bt=lt?$e(s.byName,Ye[mt])?s.byName[Ye[mt]]:void 0:s.memberBindings[mt];if(!bt)continue;const Mt=bt[1],Gt=bt[0],Zt=Mt[0],Yt=Mt[1],qt=Mt[2],Pt=bt[2],
en=bt[3],kt=t[Gt];if(!(kt==null&&!(Yt>>10&1)))if(Pt===36){const Ft=Yt>>11&3;Ft?Ft===2?Se=kt||void 0:K=kt:(f?f.writeCodec(Zt,kt):u.write(Zt,kt),K=u.flush())}else if(Pt===
33||Pt===38){const Ft=this.serializeHttpValue(Mt,kt,Pt,f);Pt===33?(ke??=Object.create(null))[Gt]=Ft:C[en]=Ft}else if(Pt===39)for(const Ft in kt){if(!$e(kt,Ft))continue;
const tn=en+Ft;C[tn.toLowerCase()]=this.serializeHttpValue(qt,kt[Ft],38,f,f?qt[0]:[qt[0],{httpHeader:tn}])}else(Pt&62)===34?this.serializeQuery(Mt,kt,en,y,f):q=
!0}const ht=r[1],At=r[3];return ht&&At&&e.path.endsWith(ht)&&(e.path=e.path.slice(0,-ht.length)+this.serializePath(At,ke,s)),q&&L&&(f?f.writeCodec(L,t):u.write(
L,t),K=u.flush()),e.body=K,Se}serializeQuery(t,e,s,r,u){const[f,y,C]=t,L=u?void 0:f.getMergedTraits();if(s===void 0){for(const q in e)!$e(e,q)||q in r||(u||Object.
assign(C[0].getMergedTraits(),{...L,httpQuery:q,httpQueryParams:void 0}),this.serializeQuery(C,e[q],q,r,u));return}if((y&192)===64){const q=[];for(const K of e){
const Se=this.serializeHttpValue(C,K,34,u,u?C[0]:[C[0],L]);(y>>13&1||Se!==void 0)&&q.push(Se)}r[s]=q}else r[s]=this.serializeHttpValue(t,e,34,u,u?f:[f,L])}serializeHttpValue(t,e,s,r,u=t[0]){
const f=t[1],y=f&255;return r&&!(f&1792)&&(y<=2||y===17||y===19)?String(e):(r?r.writeHttpBinding(t,e,s):this.serializer.write(u,e),this.serializer.flush())}serializePath(t,e,s){
let r="";for(const[u,f]of t){if(f===0){r+=u;continue}const y=e?.[u];if(y===void 0){if($e(s.byName,u)&&s.byName[u][2]===33)throw new Error(`No value provided for\
 input HTTP label: ${u}.`);r+=`{${u}${f===2?"+":""}}`}else r+=f===2?y.split("/").map(wt).join("/"):wt(y)}return r}async deserializeResponse(t,e,s){const r=this.
deserializer,u=typeof r.readCodec=="function"?r:void 0,f=Re.of(t.output),y=f.getHttpBindings().response,C={};if(s.statusCode>=300){const q=await it(s.body,e);throw q.
byteLength>0&&Object.assign(C,await r.read(15,q)),await this.handleError(t,e,s,C,this.deserializeMetadata(s)),new Error("@smithy/core/protocols - HTTP Protocol \
error handler failed to throw.")}const L=await this.deserializeHttpMessage(f,e,s,C);if(L.length){const q=await it(s.body,e);if(q.byteLength>0){const K=await(u?u.
readCodec(y.syntheticBodySchema,q):r.read(y.syntheticBodySchema,q));for(const Se of L)K[Se]!=null&&(C[Se]=K[Se])}}else y.bindings.payload||await it(s.body,e);return C.
$metadata=this.deserializeMetadata(s),C}async deserializeHttpMessage(t,e,s,r,u){const f=r instanceof Set?u:r,y=this.deserializer,C=typeof y.readCodec=="function"?
y:void 0,L=Re.of(t),{bodyMemberNames:q,bindings:{payload:K,statusCode:Se,headers:ke,prefixHeaders:Ye}}=L.getHttpBindings().response,pt=s.headers;if(K){const[lt,
Ot]=K,[ht,At]=Ot,mt=At>>11&3;if(mt)mt===2?f[lt]=await this.deserializeEventStream({response:s,responseSchema:L}):f[lt]=xe(s.body);else if(s.body){const bt=await it(
s.body,e);bt.byteLength>0&&(f[lt]=await(C?C.readPayload(Ot,bt):y.read(ht,bt)))}}for(const lt in pt){if(!$e(pt,lt))continue;const Ot=lt.toLowerCase(),ht=pt[lt];Ot!==
lt&&(delete pt[lt],pt[Ot]=ht);const At=$e(ke,Ot)?ke[Ot]:void 0;if(!At)continue;const[mt,[bt,Mt,Gt],,Zt]=At;if(Gt){const Yt=Mt>>16&1?ct(ht,",",2):Fe(ht),qt=[];for(const Pt of Yt)
qt.push(C?C.readHttpBinding(Gt,Pt.trim(),38):await y.read([Gt[0],{httpHeader:Zt}],Pt.trim()));f[mt]=qt}else f[mt]=C?C.readHttpBinding(At[1],ht,38):await y.read(
bt,ht)}for(const[lt,[,,Ot],,ht]of Ye){f[lt]={};for(const At in pt){if(!$e(pt,At)||!At.startsWith(ht))continue;const mt=pt[At];f[lt][At.slice(ht.length)]=C?C.readHttpBinding(
Ot,mt,38):await y.read([Ot[0],{httpHeader:At}],mt)}}return Se&&(f[Se[0]]=s.statusCode),q}}class m extends Et{async serializeRequest(t,e,s){const r=this.serializer,
u={},f={},y=await s.endpoint(),C=Be.of(t?.input),L=C.getSchema();let q;const K=e&&typeof e=="object"?e:{},Se=new ut({protocol:"",hostname:"",port:void 0,path:"/",
fragment:void 0,query:u,headers:f,body:void 0});if(y&&(this.updateServiceEndpoint(Se,y),this.setHostPrefix(Se,t,K)),K){const ke=C.getEventStreamMember();if(ke){
if(K[ke]){const Ye={};for(const[pt]of C.structIterator())pt!==ke&&K[pt]!=null&&(Ye[pt]=K[pt]);q=await this.serializeEventStream({eventStream:K[ke],requestSchema:C,
initialRequest:Ye})}}else r.write(L,K),q=r.flush()}return Se.headers=Object.assign(Se.headers,f),Se.query=u,Se.body=q,Se.method="POST",Se}async deserializeResponse(t,e,s){
const r=this.deserializer,u=Be.of(t.output),f={};if(this.isErrorResponse(s.statusCode)){const C=await it(s.body,e);throw C.byteLength>0&&Object.assign(f,await r.
read(15,C)),await this.handleError(t,e,s,f,this.deserializeMetadata(s)),new Error("@smithy/core/protocols - RPC Protocol error handler failed to throw.")}for(const C in s.
headers){if(!$e(s.headers,C))continue;const L=s.headers[C];delete s.headers[C],s.headers[C.toLowerCase()]=L}const y=u.getEventStreamMember();if(y)f[y]=await this.
deserializeEventStream({response:s,responseSchema:u,initialResponseContainer:f});else{const C=await it(s.body,e);C.byteLength>0&&Object.assign(f,await r.read(u,
C))}return f.$metadata=this.deserializeMetadata(s),f}isErrorResponse(t){return t>=300}}class c extends m{constructor({defaultNamespace:t,errorTypeRegistries:e}){
super({defaultNamespace:t,errorTypeRegistries:e})}async serializeRequest(t,e,s){const r=await super.serializeRequest(t,e,s);Object.assign(r.headers,{"content-ty\
pe":this.getDefaultContentType(),"smithy-protocol":this.getSmithyProtocolHeaderValue(),accept:this.getDefaultContentType()}),Nt(t.input)==="unit"?(delete r.body,
delete r.headers["content-type"]):this.applyEmptyBody(r);const{service:u,operation:f}=Ke(s),y=`/service/${u}/operation/${f}`;return r.path.endsWith("/")?r.path+=
y.slice(1):r.path+=y,r}isErrorResponse(t){return t!==200}}const d=(N,t,e,s,r,u)=>{if(t!=null&&t[e]!==void 0){const f=s();if(f==null||f.length<=0)throw new Error(
"Empty value provided for input HTTP label: "+e+".");N=N.replace(r,u?f.split("/").map(y=>wt(y)).join("/"):wt(f))}else throw new Error("No value provided for inp\
ut HTTP label: "+e+".");return N};function E(N,t){return new _(N,t)}class _{input;context;query={};method="";headers={};path="";body=null;hostname="";resolvePathStack=[];constructor(t,e){
this.input=t,this.context=e}async build(){const{hostname:t,protocol:e="https",port:s,path:r}=await this.context.endpoint();this.path=r;for(const u of this.resolvePathStack)
u(this.path);return new ut({protocol:e,hostname:this.hostname||t,port:s,method:this.method,path:this.path,query:this.query,body:this.body,headers:this.headers})}hn(t){
return this.hostname=t,this}bp(t){return this.resolvePathStack.push(e=>{this.path=`${e?.endsWith("/")?e.slice(0,-1):e||""}`+t}),this}p(t,e,s,r){return this.resolvePathStack.
push(u=>{this.path=d(u,this.input,t,e,s,r)}),this}h(t){return this.headers=t,this}q(t){return this.query=t,this}b(t){return this.body=t,this}m(t){return this.method=
t,this}}class $ extends Le{settings;constructor(t){super(),this.settings=t}read(t,e){const s=Re.of(t),r=s.getMergedTraits(),u=s.getHttpBindingLocation(r);return this.
readHttpBinding(s.getHttpBindingValue(u,r),e,u)}readHttpBinding([t,e,s],r,u){const f=e&255;if((f&192)===64)return s??=t.getHttpBindingCollectionValue(u),Fe(r).map(
y=>this.readHttpBinding(s,y,u));switch(f){case 21:case 42:return(this.serdeContext?.base64Decoder??Je)(r);case 4:case 5:case 6:case 7:{const y=this.settings.httpBindings?
e>>14&3:0;switch(this.settings.timestampFormat.useTrait&&f>4?f:y?y+4:this.settings.timestampFormat.default){case 5:return te(r);case 6:return ot(r);case 7:return je(
r);default:return console.warn("Missing timestamp format, parsing value with Date constructor:",r),new Date(r)}}case 0:{const y=e>>8&3;if(!y)return r;let C=r;return(u&
6)===6&&(C=(this.serdeContext?.utf8Encoder??We)((this.serdeContext?.base64Decoder??Je)(C))),y===2?He.from(C):C}case 1:return Number(r);case 2:return r.toLowerCase()===
"true";case 17:return BigInt(r);case 19:return new De(r,"bigDecimal");default:return r}}}class k extends Le{codecDeserializer;stringDeserializer;constructor(t,e){
super(),this.codecDeserializer=t,this.stringDeserializer=new $(e)}setSerdeContext(t){this.stringDeserializer.setSerdeContext(t),this.codecDeserializer.setSerdeContext(
t),this.serdeContext=t}read(t,e){const s=Re.of(t),r=s.getMergedTraits();if(r.httpHeader||r.httpResponseCode){const u=s.getHttpBindingValue(38,r);return this.readHttpBinding(
u,e,38)}return r.httpPayload?this.readPayload(s.getHttpBindingValue(36,r),e):this.readCodec(s,e)}readHttpBinding(t,e,s){const r=typeof e=="string"?e:(this.serdeContext?.
utf8Encoder??We)(e);return this.stringDeserializer.readHttpBinding(t,r,s)}readPayload([t,e],s){const r=e&255;return r===21||r===42?typeof s=="string"?(this.serdeContext?.
utf8Decoder??Ze)(s):s:r===0?typeof s=="string"?s:(this.serdeContext?.utf8Encoder??We)(s):this.readCodec(t,s)}readCodec(t,e){return this.codecDeserializer.read(t,
e)}}class ce extends Le{settings;stringBuffer="";constructor(t){super(),this.settings=t}write(t,e){const s=Re.of(t),r=s.getMergedTraits(),u=s.getHttpBindingLocation(
r);this.writeHttpBinding(s.getHttpBindingValue(u,r),e,u)}writeHttpBinding([t,e,s],r,u){const f=e&255;switch(typeof r){case"object":if(r===null){this.stringBuffer=
"null";return}if(f>=4&&f<=7){if(!(r instanceof Date))throw new Error(`@smithy/core/protocols - received non-Date value ${r} when schema expected Date in ${t.getName(
!0)}`);const L=this.settings.httpBindings?e>>14&3:0;switch(this.settings.timestampFormat.useTrait&&f>4?f:L?L+4:this.settings.timestampFormat.default){case 5:this.
stringBuffer=r.toISOString().replace(".000Z","Z");break;case 6:this.stringBuffer=we(r);break;case 7:this.stringBuffer=String(r.getTime()/1e3);break;default:console.
warn("Missing timestamp format, using epoch seconds",r),this.stringBuffer=String(r.getTime()/1e3)}return}if((f===21||f===42)&&"byteLength"in r){this.stringBuffer=
(this.serdeContext?.base64Encoder??W)(r);return}if((f&192)===64&&Array.isArray(r)){s??=t.getHttpBindingCollectionValue(u);const L=s[1]&255,q=L>=4&&L<=7;let K="";
for(const Se of r){this.writeHttpBinding(s,Se,u);const ke=this.flush();K&&(K+=", "),K+=q?ke:ge(ke)}this.stringBuffer=K;return}this.stringBuffer=JSON.stringify(r,
null,2);break;case"string":const y=e>>8&3;let C=r;if(y===2&&(C=He.from(C)),y&&(u&6)===6){this.stringBuffer=(this.serdeContext?.base64Encoder??W)(C.toString());return}
this.stringBuffer=r;break;default:this.stringBuffer=e>>10&1?ae():String(r)}}flush(){const t=this.stringBuffer;return this.stringBuffer="",t}}class ye{codecSerializer;stringSerializer;buffer;constructor(t,e,s=new ce(
e)){this.codecSerializer=t,this.stringSerializer=s}setSerdeContext(t){this.codecSerializer.setSerdeContext(t),this.stringSerializer.setSerdeContext(t)}write(t,e){
const s=Re.of(t),r=s.getMergedTraits();if(r.httpHeader||r.httpLabel||r.httpQuery){const u=s.getHttpBindingLocation(r);this.writeHttpBinding(s.getHttpBindingValue(
u,r),e,u);return}this.writeCodec(s,e)}writeHttpBinding(t,e,s){this.stringSerializer.writeHttpBinding(t,e,s),this.buffer=this.stringSerializer.flush()}writeCodec(t,e){
this.codecSerializer.write(t,e)}flush(){if(this.buffer!==void 0){const t=this.buffer;return this.buffer=void 0,t}return this.codecSerializer.flush()}}function Ne(N,t){
if(t.timestampFormat.useTrait){const y=N.getSchema();if(y===5||y===6||y===7)return y}const{httpLabel:e,httpPrefixHeaders:s,httpHeader:r,httpQuery:u}=N.getMergedTraits();
return(t.httpBindings?typeof s=="string"||r?6:u||e?5:void 0:void 0)??t.timestampFormat.default}class Pe{name;kind;values;constructor({name:t,kind:e=st.HEADER,values:s=[]}){
this.name=t,this.kind=e,this.values=s}add(t){this.values.push(t)}set(t){this.values=t}remove(t){this.values=this.values.filter(e=>e!==t)}toString(){return this.
values.map(t=>t.includes(",")||t.includes(" ")?`"${t}"`:t).join(", ")}get(){return this.values}}class pe{entries={};encoding;constructor({fields:t=[],encoding:e="\
utf-8"}){t.forEach(this.setField.bind(this)),this.encoding=e}setField(t){this.entries[t.name.toLowerCase()]=t}getField(t){return this.entries[t.toLowerCase()]}removeField(t){
delete this.entries[t.toLowerCase()]}getByType(t){return Object.values(this.entries).filter(e=>e.kind===t)}}const Ie=N=>(N.logger&&N.logger.constructor?.name!==
"NoOpLogger"&&N.requestHandler?.updateHttpClientConfig?.(Symbol.for("logger"),N.logger),N.defaultSocketTimeout&&N.requestHandler?.updateHttpClientConfig?.(Symbol.
for("@smithy/defaultSocketTimeout"),N.defaultSocketTimeout),{setHttpHandler(t){N.requestHandler=t},httpHandler(){return N.requestHandler},updateHttpClientConfig(t,e){
N.requestHandler?.updateHttpClientConfig(t,e)},httpHandlerConfigs(){return N.requestHandler.httpHandlerConfigs()}}),Oe=N=>({requestHandler:N.httpHandler()}),Me="\
content-length";function z(N){return t=>async e=>{const s=e.request;if(ut.isInstance(s)){const{body:r,headers:u}=s;if(r&&Object.keys(u).map(f=>f.toLowerCase()).
indexOf(Me)===-1)try{const f=N(r);f!=null&&(s.headers={...s.headers,[Me]:String(f)})}catch{}}return t({...e,request:s})}}const I={step:"build",tags:["SET_CONTEN\
T_LENGTH","CONTENT_LENGTH"],name:"contentLengthMiddleware",override:!0},x=N=>({applyToStack:t=>{t.add(z(N.bodyLengthChecker),I)}}),J=N=>encodeURIComponent(N).replace(
/[!'()*]/g,ne),ne=N=>`%${N.charCodeAt(0).toString(16).toUpperCase()}`,a=N=>N.split("/").map(J).join("/");function l(N){const t=[];for(let e of Object.keys(N).sort()){
const s=N[e];if(e=J(e),Array.isArray(s))for(let r=0,u=s.length;r<u;r++)t.push(`${e}=${J(s[r])}`);else{let r=e;(s||typeof s=="string")&&(r+=`=${J(s)}`),t.push(r)}}
return t.join("&")}class T{serdeContext;setSerdeContext(t){this.serdeContext=t}}class O{from;to;keys;constructor(t,e){this.from=t,this.to=e;const s=Object.keys(
this.from),r=new Set(s);r.delete("__type"),this.keys=r}mark(t){this.keys.delete(t)}hasUnknown(){return this.keys.size===1&&Object.keys(this.to).length===0}writeUnknown(){
if(this.hasUnknown()){const t=this.keys.values().next().value,e=this.from[t];this.to.$unknown=[t,e]}}}let H;function X(){if(H===void 0)try{if(typeof Buffer!="fu\
nction")H=!1;else{const N=JSON.parse(Buffer.from([123,125]));H=N!==null&&typeof N=="object"}}catch{H=!1}return H}function Q(N,t,e){if(e?.source){const s=e.source;
if(typeof t=="number")return t<=Number.MAX_SAFE_INTEGER&&t>=Number.MIN_SAFE_INTEGER?he(s,t)?t:new De(s,"bigDecimal"):fe(s)?new De(s,"bigDecimal"):/[eE]/.test(s)?
Qe(s):BigInt(s)}return t}function fe(N){const t=N.indexOf(".");if(t===-1)return!1;const e=N.search(/[eE]/);if(e===-1)return!0;const s=e-t-1;return parseInt(N.slice(
e+1),10)<s}function he(N,t){if(N===String(t)||Object.is(t,-0))return!0;if(/[eE]/.test(N))return Ve(N)===Ve(String(t));const e=N.replace(/(\.\d*?)0+$/,"$1").replace(
/\.$/,""),s=String(t);return e===s?!0:/[eE]/.test(s)?e===Ve(s):!1}function Ve(N){const t=N.startsWith("-"),e=t?N.slice(1):N,s=e.search(/[eE]/);let r;if(s===-1)r=
e;else{const u=parseInt(e.slice(s+1),10),f=e.slice(0,s),y=f.indexOf(".");let C,L;y===-1?(C=f,L=f.length):(C=f.slice(0,y)+f.slice(y+1),L=y),C=C.replace(/0+$/,"")||
"0";const q=L+u;C==="0"?r="0":q<=0?r="0."+"0".repeat(-q)+C:q>=C.length?r=C+"0".repeat(q-C.length):r=C.slice(0,q)+"."+C.slice(q)}return r.includes(".")&&(r=r.replace(
/(\.\d*?)0+$/,"$1").replace(/\.$/,"")),(t?"-":"")+r}function Qe(N){const t=N.search(/[eE]/),e=parseInt(N.slice(t+1),10),s=N.startsWith("-"),r=N.slice(s?1:0,t),u=r.
indexOf(".");let f,y;if(u===-1)f=r,y=e;else{f=r.slice(0,u)+r.slice(u+1);const L=r.length-u-1;y=e-L}f=f.replace(/0+$/,"")||"0";const C=BigInt(f)*10n**BigInt(y+(r.
replace(".","").length-f.length));return s?-C:C}const ee=Symbol.for("@aws-sdk/reviver");function se(N){const t=Be.of(N),e=t.getSchema();if(Array.isArray(e)&&t.isStructSchema()){
if(ee in e)return e[ee];const s=Ae(t,new Set);return e[ee]=s,s}return Ae(t,new Set)}function Ae(N,t){const e=N.getSchema();if(t.has(e))return!1;if(t.add(e),N.isBigIntegerSchema()||
N.isBigDecimalSchema())return!0;if(N.isStructSchema()){for(const[,s]of N.structIterator())if(Ae(s,t))return!0}else if(N.isListSchema()||N.isMapSchema()){if(Ae(N.
getValueSchema(),t))return!0}else if(N.isDocumentSchema())return!0;return!1}const h=(N,t)=>it(N,t).then(e=>(t?.utf8Encoder??We)(e));async function p(N,t,e){let s;
if(X()&&typeof N?.[Symbol.asyncIterator]=="function"){const u=await it(N,t);typeof Buffer=="function"&&(Buffer.isBuffer(u)?s=u:s=Buffer.from(u.buffer,u.byteOffset,
u.byteLength))}if(s||(s=await h(N,t)),s.length===0)return{};const r=e&&se(e)?Q:void 0;try{return JSON.parse(s,r)}catch(u){throw u?.name==="SyntaxError"&&Object.
defineProperty(u,"$responseBodyText",{value:typeof s=="string"?s:s.toString("utf8")}),u}}const g=async(N,t)=>{const e=await p(N,t);return e.message=e.message??e.
Message,e},w=(N,t)=>Object.keys(N).find(e=>e.toLowerCase()===t.toLowerCase()),v=N=>{let t=N;return typeof t=="number"&&(t=t.toString()),t.indexOf(",")>=0&&(t=t.
split(",")[0]),t.indexOf(":")>=0&&(t=t.split(":")[0]),t.indexOf("#")>=0&&(t=t.split("#")[1]),t},B=(N,t)=>be(N,t,["header","code","type"]),F=(N,t,e=!1)=>be(N,t,e?
["code","header","type"]:["type","code","header"]),ie=(N,t)=>{if(t?.__type!==void 0){let e=t.__type;return typeof e=="number"&&(e=e.toString()),e.indexOf(",")>=
0&&(e=e.split(",")[0]),e.indexOf(":")>=0&&(e=e.split(":")[0]),e}},be=({headers:N},t,e)=>{for(;e.length>0;)switch(e.shift()){case"header":const r=w(N??{},"x-amzn\
-errortype");if(r!==void 0)return v(N[r]);break;case"code":const u=w(t??{},"code");if(u&&t[u]!==void 0)return v(t[u]);break;case"type":if(t?.__type!==void 0)return v(
t.__type);break}};class Xe extends T{settings;constructor(t){super(),this.settings=t}async read(t,e){const s=se(t)?Q:void 0;let r;if(typeof e=="string"){if(e.length===
0)return{};r=JSON.parse(e,s)}else if(e instanceof Uint8Array&&X()){if(e.byteLength===0)return{};const u=Buffer.isBuffer(e)?e:Buffer.from(e.buffer,e.byteOffset,e.
byteLength);r=JSON.parse(u,s)}else r=await p(e,this.serdeContext,t);return this._read(t,r)}readObject(t,e){return this._read(t,e)}_read(t,e){const s=e!==null&&typeof e==
"object",r=Be.of(t);if(s){if(r.isStructSchema())return this._readStruct(r,e);if(Array.isArray(e)&&r.isListSchema()){const f=r.getValueSchema();if(this.needsTransform(
f))for(let y=0;y<e.length;++y)e[y]=this._read(f,e[y]);return e}if(r.isMapSchema()){const f=r.getValueSchema(),y=e;if(this.needsTransform(f))for(const C in y)$e(
y,C)&&(C==="__proto__"&&ze(y),y[C]=this._read(f,y[C]));return y}}if(r.isBlobSchema()&&typeof e=="string")return Je(e);const u=r.getMergedTraits().mediaType;if(r.
isStringSchema()&&typeof e=="string"&&u)return u==="application/json"||u.endsWith("+json")?He.from(e):e;if(r.isTimestampSchema()&&e!=null)switch(Ne(r,this.settings)){case 5:
return St(e);case 6:return at(e);case 7:return et(e);default:return console.warn("Missing timestamp format, parsing value with Date constructor:",e),new Date(e)}
if(r.isBigIntegerSchema()&&(typeof e=="number"||typeof e=="string"))return BigInt(e);if(r.isBigDecimalSchema()&&e!=null){if(e instanceof De)return e;const f=e;return f.
type==="bigDecimal"&&"string"in f?new De(f.string,f.type):new De(String(e),"bigDecimal")}if(r.isNumericSchema()&&typeof e=="string"){switch(e){case"Infinity":return 1/0;case"\
-Infinity":return-1/0;case"NaN":return NaN}return e}if(r.isDocumentSchema()&&s)if(Array.isArray(e))for(let f=0;f<e.length;++f){const y=e[f];y instanceof De||(e[f]=
this._read(r,y))}else{const f=e;for(const y in f){if(!$e(f,y))continue;y==="__proto__"&&ze(f);const C=f[y];C instanceof De||(f[y]=this._read(r,C))}}return e}_readStruct(t,e){
const s=t.isUnionSchema(),r={};let u;const f=typeof e.__type=="string",{jsonName:y}=this.settings;y&&f&&(u={});let C;s&&(C=new O(e,r));for(const[L,q]of t.structIterator()){
let K=L;y&&(K=q.getMergedTraits().jsonName??K,f&&(u[K]=L)),s&&C.mark(K),e[K]!=null&&(r[L]=this._read(q,e[K]))}if(s)C.writeUnknown();else if(f)for(const L in e){
if(!$e(e,L))continue;const q=e[L],K=y?u[L]??L:L;K in r||(r[K]=q)}return r}needsTransform(t){return!!(t.isBlobSchema()||t.isTimestampSchema()||t.isBigIntegerSchema()||
t.isBigDecimalSchema()||t.isNumericSchema()||t.isDocumentSchema()||t.isStructSchema()||t.isListSchema()||t.isMapSchema()||t.isStringSchema()&&t.getMergedTraits().
mediaType)}}class Ct extends Uint8Array{string=null;static allocUnsafe(t){if(typeof Buffer=="function"){const e=Buffer.allocUnsafe(t);return new Ct(e.buffer,e.byteOffset,
e.byteLength)}return new Ct(t)}toString(){return this.s()}valueOf(){return this.s()}includes(t,e){return typeof t=="string"?this.s().includes(t,e):Uint8Array.prototype.
includes.call(this,t,e)}indexOf(t,e){return typeof t=="string"?this.s().indexOf(t,e):Uint8Array.prototype.indexOf.call(this,t,e)}lastIndexOf(t,e){if(typeof t=="\
string")return this.s().lastIndexOf(t,e);const s=Uint8Array.prototype.lastIndexOf;return e!==void 0?s.call(this,t,e):s.call(this,t)}startsWith(t,e){return this.
s().startsWith(t,e)}endsWith(t,e){return this.s().endsWith(t,e)}match(t){return this.s().match(t)}replace(t,e){return this.s().replace(t,e)}search(t){return this.
s().search(t)}split(t,e){return this.s().split(t,e)}substring(t,e){return this.s().substring(t,e)}trim(){return this.s().trim()}trimStart(){return this.s().trimStart()}trimEnd(){
return this.s().trimEnd()}charAt(t){return this.s().charAt(t)}charCodeAt(t){return this.s().charCodeAt(t)}padStart(t,e){return this.s().padStart(t,e)}padEnd(t,e){
return this.s().padEnd(t,e)}repeat(t){return this.s().repeat(t)}toUpperCase(){return this.s().toUpperCase()}toLowerCase(){return this.s().toLowerCase()}s(){if(this.
string==null){const t=Date.now();t>vt+6e4&&(console.warn("@aws-sdk/core/protocols - WARN - JsonCodec2: you have called a string method on a Uint8Array request b\
ody. It has been automatically converted to string. In a future version this will throw an error."),vt=t),this.string=We(this)}return this.string}}var vt=0;const $t=new TextEncoder,
Lt=123,zt=125,Vt=91,xt=93,Dt=34,Rt=58,jt=44,Qt=92,Xt=new Uint8Array([116,114,117,101]),b=new Uint8Array([102,97,108,115,101]),M=new Uint8Array([110,117,108,108]),
U=new Array(128).fill(null);U[8]="b",U[9]="t",U[10]="n",U[12]="f",U[13]="r",U[34]='"',U[92]="\\";for(let N=0;N<32;N++)U[N]===null&&(U[N]="u00"+N.toString(16).padStart(
2,"0"));const re=2048;function me(N){return Ct.allocUnsafe(N)}class _e extends T{settings;json;i=0;rootSchema;rawValue;passthrough=!1;constructor(t){super(),this.
settings=t,this.json=me(re)}write(t,e){this.i=0,this.rawValue=e,this.rootSchema=Be.of(t),this.passthrough=this.rootSchema.isBlobSchema()||this.rootSchema.isStringSchema(),
this.passthrough||this.writeValue(this.rootSchema,e,void 0)}writeDiscriminatedDocument(t,e){this.i=0,this.rootSchema=Be.of(t);const s=this.rootSchema;if(s.isStructSchema()&&
e!=null&&typeof e=="object"){this.writeValue(s,e,void 0);const r=`"__type":"${s.getName(!0)??"Unknown"}",`,u=r.length;this.ensure(u),this.json.copyWithin(1+u,1,
this.i),$t.encodeInto(r,this.json.subarray(1)),this.i+=u}else this.writeValue(s,e,void 0)}flush(){this.rootSchema=void 0;const t=this.i;this.i=0;const e=this.rawValue;
if(this.rawValue=void 0,t===0)return e;const s=this.json.subarray(0,t);return this.json=me(re),s}ensure(t){const{i:e,json:s}=this;if(e+t>s.length){let r=s.length*
2;for(;r<e+t;)r*=2;const u=me(r);u.set(this.json),this.json=u}}writeAscii(t){const e=t.length;this.ensure(e);let{i:s,json:r}=this;for(let u=0;u<e;++u)r[s]=t.charCodeAt(
u),s+=1;this.i=s}writeAsciiQuoted(t){const e=t.length;this.ensure(e+4);let{json:s,i:r}=this;s[r++]=Dt;for(let u=0;u<e;++u)s[r++]=t.charCodeAt(u);s[r++]=Dt,this.
i=r}writeJsonString(t){const e=t.length;this.ensure(e*3+2),this.json[this.i++]=Dt;for(let s=0;s<e;++s){const r=t.charCodeAt(s);if(r>34&&r<92)this.json[this.i++]=
r;else if(r<128){const u=U[r];if(u!==null){this.ensure(u.length+1+(e-s-1)*3+1),this.json[this.i++]=Qt;for(let f=0;f<u.length;f++)this.json[this.i++]=u.charCodeAt(
f)}else this.json[this.i++]=r}else if(r>=55296&&r<=56319){const u=s+1<e?t.charCodeAt(s+1):0;if(u>=56320&&u<=57343){this.ensure(4);const{written:f}=$t.encodeInto(
t.substring(s,s+2),this.json.subarray(this.i));this.i+=f,++s}else this.ensure(6+(e-s-1)*3+1),this.writeUnicodeEscape(r)}else if(r>=56320&&r<=57343)this.ensure(6+
(e-s-1)*3+1),this.writeUnicodeEscape(r);else{let{i:u,json:f}=this;r<2048?(f[u++]=192|r>>6,f[u++]=128|r&63):(f[u++]=224|r>>12,f[u++]=128|r>>6&63,f[u++]=128|r&63),
this.i=u}}this.json[this.i++]=Dt}writeUnicodeEscape(t){let{json:e,i:s}=this;e[s++]=Qt,e[s++]=117;const r=t.toString(16).padStart(4,"0");for(let u=0;u<4;++u)e[s++]=
r.charCodeAt(u);this.i=s}static B64=(()=>{const t="ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789+/",e=new Uint8Array(64);for(let s=0;s<64;++s)e[s]=
t.charCodeAt(s);return e})();writeBase64(t){const e=Math.ceil(t.length/3)*4;this.ensure(e+2);const s=this.json,r=_e.B64;let u=this.i;s[u++]=Dt;const f=t.length,
y=f%3,C=f-y;for(let L=0;L<C;L+=3){const q=t[L],K=t[L+1],Se=t[L+2];s[u++]=r[q>>2],s[u++]=r[(q&3)<<4|K>>4],s[u++]=r[(K&15)<<2|Se>>6],s[u++]=r[Se&63]}if(y===2){const L=t[C],
q=t[C+1];s[u++]=r[L>>2],s[u++]=r[(L&3)<<4|q>>4],s[u++]=r[(q&15)<<2],s[u++]=61}else if(y===1){const L=t[C];s[u++]=r[L>>2],s[u++]=r[(L&3)<<4],s[u++]=61,s[u++]=61}
s[u++]=Dt,this.i=u}writeValue(t,e,s){if(e==null){if(s?.isStructSchema()){if(e===void 0&&Be.of(t).isIdempotencyToken()){this.writeAsciiQuoted(ae());return}return}
this.ensure(4),this.json.set(M,this.i),this.i+=4;return}const r=Be.of(t),u=typeof e=="object";if(r.isStringSchema()){const f=r.getMergedTraits().mediaType;if(f&&
(f==="application/json"||f.endsWith("+json"))){this.writeJsonString(He.from(e).toString());return}}if(this.settings.bigNumberAsString&&e!=null&&(r.isBigIntegerSchema()||
r.isBigDecimalSchema())){const f=e instanceof De?e.string:String(e);this.writeAsciiQuoted(f);return}if(u){if(r.isStructSchema()){this.writeStruct(r,e);return}if(Array.
isArray(e)&&(r.isListSchema()||r.isDocumentSchema())){this.writeList(r,e,r.isDocumentSchema());return}if(r.isMapSchema()){this.writeMap(r,e,!1);return}if(e instanceof
Uint8Array&&(r.isBlobSchema()||r.isDocumentSchema())){this.writeBase64(e);return}if(e instanceof Date&&(r.isTimestampSchema()||r.isDocumentSchema())){this.writeTimestamp(
r,e);return}if(e instanceof De){this.writeAscii(e.string);return}if(r.isDocumentSchema()){Array.isArray(e)?this.writeList(r,e,!0):this.writeMap(r,e,!0);return}const f=JSON.
stringify(e);this.writeAscii(f);return}if(typeof e=="string"){if(r.isBlobSchema()){const f=(this.serdeContext?.base64Encoder??W)(e);this.writeAsciiQuoted(f);return}
this.writeJsonString(e);return}if(typeof e=="number"){if(Math.abs(e)===1/0||Number.isNaN(e)){this.writeAsciiQuoted(String(e));return}const f=String(e);this.writeAscii(
f);return}if(typeof e=="boolean"){this.ensure(5);let{i:f,json:y}=this;e?(y.set(Xt,f),f+=4):(y.set(b,f),f+=5),this.i=f;return}if(typeof e=="bigint"){this.writeAscii(
e.toString());return}this.writeAscii(String(e))}writeStruct(t,e){this.ensure(2),this.json[this.i++]=Lt;let s=!1;const r=typeof e.__type=="string";let u;r&&(u=new Set);
for(const[f,y]of t.structIterator()){const C=e[f];if(C==null&&!y.isIdempotencyToken())continue;s&&(this.ensure(1),this.json[this.i++]=jt),s=!0;const L=this.settings.
jsonName?y.getMergedTraits().jsonName??f:f;u&&(u.add(f),u.add(L)),this.writeAsciiQuoted(L),this.json[this.i++]=Rt,this.writeValue(y,C,t)}if(!s&&t.isUnionSchema()){
const{$unknown:f}=e;if(Array.isArray(f)){const[y,C]=f;this.writeAsciiQuoted(y),this.ensure(1),this.json[this.i++]=Rt,this.writeValue(15,C,t)}}else if(r)for(const f in e){
if(u.has(f))continue;u.add(f);const y=e[f];s&&(this.ensure(1),this.json[this.i++]=jt),s=!0,this.writeAsciiQuoted(f),this.ensure(1),this.json[this.i++]=Rt,this.writeValue(
15,y,void 0)}this.ensure(1),this.json[this.i++]=zt}writeList(t,e,s){const r=!!t.getMergedTraits().sparse,u=t.getValueSchema();if(!s&&(u.isStringSchema()||u.isNumericSchema()||
u.isBooleanSchema())){let y=!1;for(let L=0;L<e.length;++L){const q=e[L];if(Number.isNaN(q)||q===1/0||q===-1/0||q==null&&!r){y=!0;break}}let C;if(!y)C=JSON.stringify(
e);else{const L=[];for(let q=0;q<e.length;++q){const K=e[q];K==null&&!r||(Number.isNaN(K)||K===1/0||K===-1/0?L.push(String(K)):L.push(K))}C=JSON.stringify(L)}this.
ensure(C.length*3),this.i+=$t.encodeInto(C,this.json.subarray(this.i)).written;return}this.ensure(2),this.json[this.i++]=Vt;let f=!1;for(let y=0;y<e.length;++y){
const C=e[y];(s?C===void 0:C==null&&!r)||(f&&(this.ensure(1),this.json[this.i++]=jt),this.writeValue(u,C,void 0),f=!0)}this.ensure(1),this.json[this.i++]=xt}writeMap(t,e,s){
const r=!!t.getMergedTraits().sparse,u=t.getValueSchema();if(!s&&(u.isStringSchema()||u.isNumericSchema()||u.isBooleanSchema())){let y;for(const L in e){if(!$e(
e,L))continue;const q=e[L];Number.isNaN(q)||q===1/0||q===-1/0?((y??={})[L]=q,e[L]=String(q)):q===null&&!r&&((y??={})[L]=null,e[L]=void 0)}const C=JSON.stringify(
e);y&&Object.assign(e,y),this.ensure(C.length*3),this.i+=$t.encodeInto(C,this.json.subarray(this.i)).written;return}this.ensure(2),this.json[this.i++]=Lt;let f=!0;
for(const y in e){if(!$e(e,y))continue;const C=e[y];(s?C===void 0:C==null&&!r)||(f||(this.ensure(1),this.json[this.i++]=jt),f=!1,this.writeJsonString(y),this.ensure(
1),this.json[this.i++]=Rt,this.writeValue(u,C,void 0))}this.ensure(1),this.json[this.i++]=zt}writeTimestamp(t,e){switch(Ne(t,this.settings)){case 5:{const r=e.toISOString().
replace(".000Z","Z");this.writeAsciiQuoted(r);return}case 6:{this.writeAsciiQuoted(we(e));return}case 7:{const r=String(e.getTime()/1e3);this.writeAscii(r);return}default:{
const r=String(e.getTime()/1e3);this.writeAscii(r);return}}}}class dt extends T{settings;constructor(t){super(),this.settings=t}createSerializer(){const t=new _e(
this.settings);return t.setSerdeContext(this.serdeContext),t}createDeserializer(){const t=new Xe(this.settings);return t.setSerdeContext(this.serdeContext),t}}class nt extends c{codec=new dt(
{timestampFormat:{useTrait:!1,default:7},jsonName:!1,bigNumberAsString:!0});serializer=this.codec.createSerializer();deserializer=this.codec.createDeserializer();getShapeId(){
return"smithy.protocols#rpcv2Json"}getPayloadCodec(){return this.codec}getSmithyProtocolHeaderValue(){return"rpc-v2-json"}applyEmptyBody(t){t.body||(t.body="{}")}async handleError(t,e,s,r,u){
const f=ie(s,r)??"Unknown",y={$metadata:u,$fault:s.statusCode<=500?"client":"server"};let C=this.options.defaultNamespace;f.includes("#")&&([C]=f.split("#"));const L=this.
compositeErrorRegistry,q=tt.for(C);L.copyFrom(q);let K;try{K=L.getSchema(f)}catch{r.Message&&(r.message=r.Message);const At=tt.for("smithy.ts.sdk.synthetic."+C);
L.copyFrom(At);const mt=L.getBaseException();if(mt){const bt=L.getErrorCtor(mt);throw Object.assign(new bt({name:f}),y,r)}throw Object.assign(new Error(f),y,r)}
const Se=Be.of(K),ke=L.getErrorCtor(K),Ye=r.message??r.Message??"Unknown",pt=new ke({}),lt={},Ot=this.codec.createDeserializer();for(const[ht,At]of Se.structIterator())
r[ht]!=null&&(lt[ht]=Ot.readObject(At,r[ht]));throw Object.assign(pt,y,{$fault:Se.getMergedTraits().error,message:Ye},lt)}getDefaultContentType(){return"applica\
tion/json"}}class Tt extends T{settings;constructor(t){super(),this.settings=t}async read(t,e){const s=se(t)?Q:void 0;return this._read(t,typeof e=="string"?JSON.
parse(e,s):await p(e,this.serdeContext,t))}readObject(t,e){return this._read(t,e)}_read(t,e){const s=e!==null&&typeof e=="object",r=Be.of(t);if(s){if(r.isStructSchema()){
const f=e,y=r.isUnionSchema(),C={};let L;const{jsonName:q}=this.settings;q&&(L={});let K;y&&(K=new O(f,C));for(const[Se,ke]of r.structIterator()){let Ye=Se;q&&(Ye=
ke.getMergedTraits().jsonName??Ye,L[Ye]=Se),y&&K.mark(Ye),f[Ye]!=null&&(C[Se]=this._read(ke,f[Ye]))}if(y)K.writeUnknown();else if(typeof f.__type=="string")for(const Se in f){
if(!$e(f,Se))continue;const ke=f[Se],Ye=q?L[Se]??Se:Se;Ye in C||(C[Ye]=ke)}return C}if(Array.isArray(e)&&r.isListSchema()){const f=r.getValueSchema(),y=[];for(const C of e)
y.push(this._read(f,C));return y}if(r.isMapSchema()){const f=r.getValueSchema(),y={};for(const C in e)$e(e,C)&&(C==="__proto__"&&ze(y),y[C]=this._read(f,e[C]));
return y}}if(r.isBlobSchema()&&typeof e=="string")return Je(e);const u=r.getMergedTraits().mediaType;if(r.isStringSchema()&&typeof e=="string"&&u)return u==="ap\
plication/json"||u.endsWith("+json")?He.from(e):e;if(r.isTimestampSchema()&&e!=null)switch(Ne(r,this.settings)){case 5:return St(e);case 6:return at(e);case 7:return et(
e);default:return console.warn("Missing timestamp format, parsing value with Date constructor:",e),new Date(e)}if(r.isBigIntegerSchema()&&(typeof e=="number"||typeof e==
"string"))return BigInt(e);if(r.isBigDecimalSchema()&&e!=null){if(e instanceof De)return e;const f=e;return f.type==="bigDecimal"&&"string"in f?new De(f.string,
f.type):new De(String(e),"bigDecimal")}if(r.isNumericSchema()&&typeof e=="string"){switch(e){case"Infinity":return 1/0;case"-Infinity":return-1/0;case"NaN":return NaN}
return e}if(r.isDocumentSchema())if(s){const f=Array.isArray(e)?[]:{};for(const y in e){if(!$e(e,y))continue;y==="__proto__"&&ze(f);const C=e[y];C instanceof De?
f[y]=C:f[y]=this._read(r,C)}return f}else return structuredClone(e);return e}}const _t="\u039D";class Ut{values=new Map;counter=0;stage=0;createReplacer(){if(this.
stage===1)throw new Error("@aws-sdk/core/protocols - JsonReplacer already created.");if(this.stage===2)throw new Error("@aws-sdk/core/protocols - JsonReplacer e\
xhausted.");return this.stage=1,(t,e)=>{if(e instanceof De){const s=`${_t+"nv"+this.counter++}_`+e.string;return this.values.set(`"${s}"`,e.string),s}if(typeof e==
"bigint"){const s=e.toString(),r=`${_t+"b"+this.counter++}_`+s;return this.values.set(`"${r}"`,s),r}return e}}replaceInJson(t){if(this.stage===0)throw new Error(
"@aws-sdk/core/protocols - JsonReplacer not created yet.");if(this.stage===2)throw new Error("@aws-sdk/core/protocols - JsonReplacer exhausted.");if(this.stage=
2,this.counter===0)return t;for(const[e,s]of this.values)t=t.replace(e,s);return t}}class Wt extends T{settings;buffer;useReplacer=!1;rootSchema;constructor(t){
super(),this.settings=t}write(t,e){this.rootSchema=Be.of(t),this.buffer=this._write(this.rootSchema,e)}flush(){const{rootSchema:t,useReplacer:e}=this;if(this.rootSchema=
void 0,this.useReplacer=!1,t?.isStructSchema()||t?.isDocumentSchema()){if(!e)return JSON.stringify(this.buffer);const s=new Ut;return s.replaceInJson(JSON.stringify(
this.buffer,s.createReplacer(),0))}return this.buffer}writeDiscriminatedDocument(t,e){this.write(t,e),typeof this.buffer=="object"&&(this.buffer.__type=Be.of(t).
getName(!0))}_write(t,e,s){const r=e!==null&&typeof e=="object",u=Be.of(t);if(r){if(u.isStructSchema()){const f=e,y={},{jsonName:C}=this.settings;let L;C&&(L={});
let q=0;for(const[K,Se]of u.structIterator()){const ke=this._write(Se,f[K],u);if(ke!==void 0){let Ye=K;C&&(Ye=Se.getMergedTraits().jsonName??K,L[K]=Ye),y[Ye]=ke,
q++}}if(u.isUnionSchema()&&q===0){const{$unknown:K}=f;if(Array.isArray(K)){const[Se,ke]=K;Se==="__proto__"&&ze(y),y[Se]=this._write(15,ke)}}else if(typeof f.__type==
"string")for(const K in f){if(!$e(f,K))continue;const Se=f[K],ke=C?L[K]??K:K;ke in y||(y[ke]=this._write(15,Se))}return y}if(Array.isArray(e)&&u.isListSchema()){
const f=u.getValueSchema(),y=[],C=!!u.getMergedTraits().sparse;for(const L of e)(C||L!=null)&&y.push(this._write(f,L));return y}if(u.isMapSchema()){const f=u.getValueSchema(),
y={},C=!!u.getMergedTraits().sparse;for(const L in e){if(!$e(e,L))continue;const q=e[L];(C||q!=null)&&(L==="__proto__"&&ze(y),y[L]=this._write(f,q))}return y}if(e instanceof
Uint8Array&&u.isBlobSchema())return u===this.rootSchema?e:(this.serdeContext?.base64Encoder??W)(e);if(e instanceof Date&&(u.isTimestampSchema()||u.isDocumentSchema()))
switch(Ne(u,this.settings)){case 5:return e.toISOString().replace(".000Z","Z");case 6:return we(e);case 7:return e.getTime()/1e3;default:return console.warn("Mi\
ssing timestamp format, using epoch seconds",e),e.getTime()/1e3}e instanceof De&&(this.useReplacer=!0)}if(!(e===null&&s?.isStructSchema())){if(u.isStringSchema()){
if(typeof e>"u"&&u.isIdempotencyToken())return ae();const f=u.getMergedTraits().mediaType;return e!=null&&f&&(f==="application/json"||f.endsWith("+json"))?He.from(
e):e}if(typeof e=="number")return Math.abs(e)===1/0||isNaN(e)?String(e):e;if(typeof e=="string"&&u.isBlobSchema())return u===this.rootSchema?e:(this.serdeContext?.
base64Encoder??W)(e);if(typeof e=="bigint"&&(this.useReplacer=!0),u.isDocumentSchema())if(r){if(e instanceof Uint8Array)return(this.serdeContext?.base64Encoder??
W)(e);const f=Array.isArray(e)?[]:{};for(const y in e){if(!$e(e,y))continue;const C=e[y];y==="__proto__"&&ze(f),C instanceof De?(this.useReplacer=!0,f[y]=C):f[y]=
this._write(u,C)}return f}else return structuredClone(e);return e}}}class Kt extends T{settings;constructor(t){super(),this.settings=t}createSerializer(){const t=new Wt(
this.settings);return t.setSerdeContext(this.serdeContext),t}createDeserializer(){const t=new Tt(this.settings);return t.setSerdeContext(this.serdeContext),t}}i.
AbstractRpcV2Protocol=c,i.Field=Pe,i.Fields=pe,i.FromStringShapeDeserializer=$,i.HttpBindingProtocol=le,i.HttpInterceptingShapeDeserializer=k,i.HttpInterceptingShapeSerializer=
ye,i.HttpProtocol=Et,i.JsonCodec=Kt,i.JsonCodec2=dt,i.JsonShapeDeserializer=Tt,i.JsonShapeDeserializer2=Xe,i.JsonShapeSerializer=Wt,i.JsonShapeSerializer2=_e,i.
RequestBuilder=_,i.RpcProtocol=m,i.SerdeContext=Le,i.SmithyRpcV2JsonProtocol=nt,i.ToStringShapeSerializer=ce,i.buildQueryString=l,i.collectBody=it,i.contentLengthMiddleware=
z,i.contentLengthMiddlewareOptions=I,i.determineTimestampFormat=Ne,i.escapeUri=J,i.escapeUriPath=a,i.extendedEncodeURIComponent=wt,i.getContentLengthPlugin=x,i.
getHttpHandlerExtensionConfiguration=Ie,i.loadJsonRpcErrorCode=F,i.loadRestJsonErrorCode=B,i.loadSmithyRpcV2JsonErrorCode=ie,i.parseJsonBody=p,i.parseJsonErrorBody=
g,i.requestBuilder=E,i.resolveHttpHandlerRuntimeConfig=Oe,i.resolvedPath=d}),6890:((Ht,i,Ce)=>{const{getSmithyContext:ue,HttpResponse:ze,toEndpointV1:xe}=Ce(4534),
ct=Z=>typeof Z=="function"?Z():Z,Fe=(Z,S,D,V,Y)=>({name:S,namespace:Z,traits:D,input:V,output:Y}),De=Z=>(S,D)=>async V=>{const{response:Y}=await S(V),{operationSchema:Ee}=ue(
D),[,Le,Et,le,m,c]=Ee??[];try{const d=await Z.protocol.deserializeResponse(Fe(Le,Et,le,m,c),{...Z,...D},Y);return{response:Y,output:d}}catch(d){if(Object.defineProperty(
d,"$response",{value:Y,enumerable:!1,writable:!1,configurable:!1}),!("$metadata"in d)){const E="Deserialization error: to see the raw response, inspect the hidd\
en field {error}.$response on this object.";try{d.message+=`
  `+E}catch{!D.logger||D.logger?.constructor?.name==="NoOpLogger"?console.warn(E):D.logger?.warn?.(E)}typeof d.$responseBodyText<"u"&&d.$response&&(d.$response.
body=d.$responseBodyText);try{if(ze.isInstance(Y)){const{headers:_={},statusCode:$}=Y,k=Object.entries(_);d.$metadata={httpStatusCode:$,requestId:We(/^x-[\w-]+-request-?id$/,
k),extendedRequestId:We(/^x-[\w-]+-id-2$/,k),cfId:We(/^x-[\w-]+-cf-id$/,k)}}}catch{}}throw d}},We=(Z,S)=>(S.find(([D])=>D.match(Z))||[void 0,void 0])[1],Je=Z=>(S,D)=>async V=>{
const{operationSchema:Y}=ue(D),[,Ee,Le,Et,le,m]=Y??[],c=D.endpointV2?async()=>xe(D.endpointV2):Z.endpoint,d=await Z.protocol.serializeRequest(Fe(Ee,Le,Et,le,m),
V.input,{...Z,...D,endpoint:c});return S({...V,request:d})},He={name:"deserializerMiddleware",step:"deserialize",tags:["DESERIALIZER"],override:!0},je={name:"se\
rializerMiddleware",step:"serialize",tags:["SERIALIZER"],override:!0};function ot(Z){return{applyToStack:S=>{S.add(Je(Z),je),S.add(De(Z),He),Z.protocol.setSerdeContext(
Z)}}}class te{name;namespace;traits;static assign(S,D){return Object.assign(S,D)}static[Symbol.hasInstance](S){const D=this.prototype.isPrototypeOf(S);return!D&&
typeof S=="object"&&S!==null?S.symbol===this.symbol:D}getName(){return this.namespace+"#"+this.name}}class Ze extends te{static symbol=Symbol.for("@smithy/lis");valueSchema;symbol=Ze.
symbol}const ae=(Z,S,D,V)=>te.assign(new Ze,{name:S,namespace:Z,traits:D,valueSchema:V});class W extends te{static symbol=Symbol.for("@smithy/map");keySchema;valueSchema;symbol=W.
symbol}const we=(Z,S,D,V,Y)=>te.assign(new W,{name:S,namespace:Z,traits:D,keySchema:V,valueSchema:Y});class ge extends te{static symbol=Symbol.for("@smithy/ope");input;output;symbol=ge.
symbol}const et=(Z,S,D,V,Y)=>te.assign(new ge,{name:S,namespace:Z,traits:D,input:V,output:Y});class at extends te{static symbol=Symbol.for("@smithy/str");memberNames;memberList;symbol=at.
symbol}const St=(Z,S,D,V,Y)=>te.assign(new at,{name:S,namespace:Z,traits:D,memberNames:V,memberList:Y});class ut extends at{static symbol=Symbol.for("@smithy/er\
r");ctor;symbol=ut.symbol}const qe=(Z,S,D,V,Y,Ee)=>te.assign(new ut,{name:S,namespace:Z,traits:D,memberNames:V,memberList:Y,ctor:null}),$e=[];function yt(Z){if(typeof Z==
"object")return Z;if(Z=Z|0,$e[Z])return $e[Z];const S={};let D=0;for(const V of["httpLabel","idempotent","idempotencyToken","sensitive","httpPayload","httpRespo\
nseCode","httpQueryParams"])(Z>>D++&1)===1&&(S[V]=1);return $e[Z]=S}const Ke={it:Symbol.for("@smithy/nor-struct-it"),ns:Symbol.for("@smithy/ns")},ft=[],rt={};class Be{ref;memberName;static symbol=Symbol.
for("@smithy/nor");symbol=Be.symbol;name;schema;_isMemberSchema;traits;memberTraits;normalizedTraits;constructor(S,D){this.ref=S,this.memberName=D;const V=[];let Y=S,
Ee=S;for(this._isMemberSchema=!1;tt(Y);)V.push(Y[1]),Y=Y[0],Ee=ct(Y),this._isMemberSchema=!0;if(V.length>0){this.memberTraits={};for(let Le=V.length-1;Le>=0;--Le){
const Et=V[Le];Object.assign(this.memberTraits,yt(Et))}}else this.memberTraits=0;if(Ee instanceof Be){const Le=this.memberTraits;Object.assign(this,Ee),this.memberTraits=
Object.assign({},Le,Ee.getMemberTraits(),this.getMemberTraits()),this.normalizedTraits=void 0,this.memberName=D??Ee.memberName;return}if(this.schema=ct(Ee),Nt(this.
schema)?(this.name=`${this.schema[1]}#${this.schema[2]}`,this.traits=this.schema[3]):(this.name=this.memberName??String(Ee),this.traits=0),this._isMemberSchema&&
!D)throw new Error(`@smithy/core/schema - NormalizedSchema member init ${this.getName(!0)} missing member name.`)}static[Symbol.hasInstance](S){const D=this.prototype.
isPrototypeOf(S);return!D&&typeof S=="object"&&S!==null?S.symbol===this.symbol:D}static of(S){const D=typeof S=="function"||typeof S=="object"&&S!==null;if(typeof S==
"number"){if(ft[S])return ft[S]}else if(typeof S=="string"){if(rt[S])return rt[S]}else if(D&&S[Ke.ns])return S[Ke.ns];const V=ct(S);if(V instanceof Be)return V;
if(tt(V)){const[Ee,Le]=V;if(Ee instanceof Be)return Object.assign(Ee.getMergedTraits(),yt(Le)),Ee;throw new Error(`@smithy/core/schema - may not init unwrapped \
member schema=${JSON.stringify(S,null,2)}.`)}const Y=new Be(V);return D?S[Ke.ns]=Y:typeof V=="string"?rt[V]=Y:typeof V=="number"?ft[V]=Y:Y}getSchema(){const S=this.
schema;return Array.isArray(S)&&S[0]===0?S[4]:S}getName(S=!1){const{name:D}=this;return!S&&D&&D.includes("#")?D.split("#")[1]:D||void 0}getMemberName(){return this.
memberName}isMemberSchema(){return this._isMemberSchema}isListSchema(){const S=this.getSchema();return typeof S=="number"?S>=64&&S<128:S[0]===1}isMapSchema(){const S=this.
getSchema();return typeof S=="number"?S>=128&&S<=255:S[0]===2}isStructSchema(){const S=this.getSchema();if(typeof S!="object")return!1;const D=S[0];return D===3||
D===-3||D===4}isUnionSchema(){const S=this.getSchema();return typeof S!="object"?!1:S[0]===4}isBlobSchema(){const S=this.getSchema();return S===21||S===42}isTimestampSchema(){
const S=this.getSchema();return typeof S=="number"&&S>=4&&S<=7}isUnitSchema(){return this.getSchema()==="unit"}isDocumentSchema(){return this.getSchema()===15}isStringSchema(){
return this.getSchema()===0}isBooleanSchema(){return this.getSchema()===2}isNumericSchema(){return this.getSchema()===1}isBigIntegerSchema(){return this.getSchema()===
17}isBigDecimalSchema(){return this.getSchema()===19}isStreaming(){const{streaming:S}=this.getMergedTraits();return!!S||this.getSchema()===42}isIdempotencyToken(){
return!!this.getMergedTraits().idempotencyToken}getMergedTraits(){return this.normalizedTraits??(this.normalizedTraits={...this.getOwnTraits(),...this.getMemberTraits()})}getMemberTraits(){
return yt(this.memberTraits)}getOwnTraits(){return yt(this.traits)}getKeySchema(){const[S,D]=[this.isDocumentSchema(),this.isMapSchema()];if(!S&&!D)throw new Error(
`@smithy/core/schema - cannot get key for non-map: ${this.getName(!0)}`);const V=this.getSchema(),Y=S?15:V[4]??0;return Ue([Y,0],"key")}getValueSchema(){const S=this.
getSchema(),[D,V,Y]=[this.isDocumentSchema(),this.isMapSchema(),this.isListSchema()],Ee=typeof S=="number"?63&S:S&&typeof S=="object"&&(V||Y)?S[3+S[0]]:D?15:void 0;
if(Ee!=null)return Ue([Ee,0],V?"value":"member");throw new Error(`@smithy/core/schema - ${this.getName(!0)} has no value member.`)}getMemberSchema(S){const D=this.
getSchema();if(this.isStructSchema()&&D[4].includes(S)){const V=D[4].indexOf(S),Y=D[5][V];return Ue(tt(Y)?Y:[Y,0],S)}if(this.isDocumentSchema())return Ue([15,0],
S);throw new Error(`@smithy/core/schema - ${this.getName(!0)} has no member=${S}.`)}getMemberSchemas(){const S={};try{for(const[D,V]of this.structIterator())S[D]=
V}catch{}return S}getEventStreamMember(){if(this.isStructSchema()){for(const[S,D]of this.structIterator())if(D.isStreaming()&&D.isStructSchema())return S}return""}*structIterator(){
if(this.isUnitSchema())return;if(!this.isStructSchema())throw new Error("@smithy/core/schema - cannot iterate non-struct schema.");const S=this.getSchema(),D=S[4].
length;let V=S[Ke.it];if(V&&D===V.length){yield*V;return}V=Array(D);for(let Y=0;Y<D;++Y){const Ee=S[4][Y],Le=Ue([S[5][Y],0],Ee);yield V[Y]=[Ee,Le]}S[Ke.it]=V}}function Ue(Z,S){
if(Z instanceof Be)return Object.assign(Z,{memberName:S,_isMemberSchema:!0});const D=Be;return new D(Z,S)}const tt=Z=>Array.isArray(Z)&&Z.length===2,Nt=Z=>Array.
isArray(Z)&&Z.length>=5;class st extends te{static symbol=Symbol.for("@smithy/sim");schemaRef;symbol=st.symbol}const it=(Z,S,D,V)=>te.assign(new st,{name:S,namespace:Z,
traits:V,schemaRef:D}),wt=(Z,S,D,V)=>te.assign(new st,{name:S,namespace:Z,traits:D,schemaRef:V}),ve={BLOB:21,STREAMING_BLOB:42,BOOLEAN:2,STRING:0,NUMERIC:1,BIG_INTEGER:17,
BIG_DECIMAL:19,DOCUMENT:15,TIMESTAMP_DEFAULT:4,TIMESTAMP_DATE_TIME:5,TIMESTAMP_HTTP_DATE:6,TIMESTAMP_EPOCH_SECONDS:7,LIST_MODIFIER:64,MAP_MODIFIER:128};class Re{namespace;schemas;exceptions;static registries=new Map;constructor(S,D=new Map,V=new Map){
this.namespace=S,this.schemas=D,this.exceptions=V,Re.registries.has(S)||Re.registries.set(S,this)}static for(S){return Re.registries.get(S)??new Re(S)}copyFrom(S){
const{schemas:D,exceptions:V}=this;for(const[Y,Ee]of S.schemas)D.has(Y)||D.set(Y,Ee);for(const[Y,Ee]of S.exceptions)V.has(Y)||V.set(Y,Ee)}register(S,D){const V=this.
normalizeShapeId(S);for(const Y of[this,Re.for(V.split("#")[0])])Y.schemas.has(V)||Y.schemas.set(V,D)}getSchema(S){const D=this.normalizeShapeId(S);if(!this.schemas.
has(D)){if(!S.includes("#")){const V="#"+S,Y=[];for(const[Ee,Le]of this.schemas.entries())Ee.endsWith(V)&&Y.push(Le);if(Y.length===1)return Y[0]}throw new Error(
`@smithy/core/schema - schema not found for ${D}`)}return this.schemas.get(D)}registerError(S,D){const V=S,Y=V[1],Ee=Y+"#"+V[2];D.hasOwnProperty?.("shapeId")||(D.
shapeId=Ee);for(const Le of[this,Re.for(Y)])!Le.schemas.has(Ee)&&!Le.exceptions.has(V)&&(Le.schemas.set(Ee,V),Le.exceptions.set(V,D))}getErrorCtor(S){const D=S;
return this.exceptions.has(D)?this.exceptions.get(D):Re.for(D[1]).exceptions.get(D)}getBaseException(){for(const S of this.exceptions.keys())if(Array.isArray(S)){
const[,D,V]=S,Y=D+"#"+V;if(Y.startsWith("smithy.ts.sdk.synthetic.")&&Y.endsWith("ServiceException"))return S}}find(S){for(const D of this.schemas.values())if(S(
D))return D}clear(){this.schemas.clear(),this.exceptions.clear()}normalizeShapeId(S){return S.includes("#")?S:this.namespace+"#"+S}}i.ErrorSchema=ut,i.ListSchema=
Ze,i.MapSchema=W,i.NormalizedSchema=Be,i.OperationSchema=ge,i.SCHEMA=ve,i.Schema=te,i.SimpleSchema=st,i.StructureSchema=at,i.TypeRegistry=Re,i.deref=ct,i.deserializerMiddlewareOption=
He,i.error=qe,i.getSchemaSerdePlugin=ot,i.isStaticSchema=Nt,i.list=ae,i.map=we,i.op=et,i.operation=Fe,i.serializerMiddlewareOption=je,i.sim=it,i.simAdapter=wt,i.
simpleSchemaCacheN=ft,i.simpleSchemaCacheS=rt,i.struct=St,i.traitsCache=$e,i.translateTraits=yt}),2430:((Ht,i,Ce)=>{const{createHmac:ue,createHash:ze,getRandomValues:xe}=Ce(
7598),{hasOwn:ct,HttpResponse:Fe}=Ce(4534);i.hasOwn=ct;const{ReadStream:De,lstatSync:We,fstatSync:Je}=Ce(3024),{toEndpointV1:He}=Ce(2085),{Readable:je,Writable:ot,
PassThrough:te}=Ce(7075),Ze=n=>typeof ArrayBuffer=="function"&&n instanceof ArrayBuffer||Object.prototype.toString.call(n)==="[object ArrayBuffer]",ae=(n,o=0,A=n.
byteLength-o)=>{if(!Ze(n))throw new TypeError(`The "input" argument must be ArrayBuffer. Received type ${typeof n} (${n})`);return Buffer.from(n,o,A)},W=(n,o)=>{
if(typeof n!="string")throw new TypeError(`The "input" argument must be of type string. Received type ${typeof n} (${n})`);return o?Buffer.from(n,o):Buffer.from(
n)},we=/^[A-Za-z0-9+/]*={0,2}$/,ge=n=>{if(n.length*3%4!==0)throw new TypeError("Incorrect padding on base64 string.");if(!we.exec(n))throw new TypeError("Invali\
d base64 string.");const o=W(n,"base64");return new Uint8Array(o.buffer,o.byteOffset,o.byteLength)},et=n=>{const o=W(n,"utf8");return new Uint8Array(o.buffer,o.
byteOffset,o.byteLength/Uint8Array.BYTES_PER_ELEMENT)},at=n=>{let o;if(typeof n=="string"?o=et(n):o=n,typeof o!="object"||typeof o.byteOffset!="number"||typeof o.
byteLength!="number")throw new Error("@smithy/util-base64: toBase64 encoder function only accepts string | Uint8Array.");return ae(o.buffer,o.byteOffset,o.byteLength).
toString("base64")};function St(n,o,A,R){return class nn extends Uint8Array{static fromString(j,G="utf-8"){if(typeof j=="string")return G==="base64"?nn.mutate(R(
j)):nn.mutate(o(j));throw new Error(`Unsupported conversion from ${typeof j} to Uint8ArrayBlobAdapter.`)}static mutate(j){return Object.setPrototypeOf(j,nn.prototype),
j}transformToString(j="utf-8"){return j==="base64"?A(this):n(this)}}}const ut=n=>{if(typeof n=="string")return n;if(typeof n!="object"||typeof n.byteOffset!="nu\
mber"||typeof n.byteLength!="number")throw new Error("@smithy/util-utf8: toUtf8 encoder function only accepts string | Uint8Array.");return ae(n.buffer,n.byteOffset,
n.byteLength).toString("utf8")},qe=Array.from({length:256},(n,o)=>o.toString(16).padStart(2,"0"));function $e(n){return typeof crypto<"u"&&typeof crypto.randomUUID==
"function"?()=>crypto.randomUUID():()=>{const o=new Uint8Array(16);return n(o),o[6]=o[6]&15|64,o[8]=o[8]&63|128,qe[o[0]]+qe[o[1]]+qe[o[2]]+qe[o[3]]+"-"+qe[o[4]]+
qe[o[5]]+"-"+qe[o[6]]+qe[o[7]]+"-"+qe[o[8]]+qe[o[9]]+"-"+qe[o[10]]+qe[o[11]]+qe[o[12]]+qe[o[13]]+qe[o[14]]+qe[o[15]]}}const yt=(n,o,A=R=>R)=>n,Ke=n=>{switch(n){case"\
true":return!0;case"false":return!1;default:throw new Error(`Unable to parse boolean value "${n}"`)}},ft=n=>{if(n!=null){if(typeof n=="number"){if((n===0||n===1)&&
pe.warn(Pe(`Expected boolean, got ${typeof n}: ${n}`)),n===0)return!1;if(n===1)return!0}if(typeof n=="string"){const o=n.toLowerCase();if((o==="false"||o==="tru\
e")&&pe.warn(Pe(`Expected boolean, got ${typeof n}: ${n}`)),o==="false")return!1;if(o==="true")return!0}if(typeof n=="boolean")return n;throw new TypeError(`Exp\
ected boolean, got ${typeof n}: ${n}`)}},rt=n=>{if(n!=null){if(typeof n=="string"){const o=parseFloat(n);if(!Number.isNaN(o))return String(o)!==String(n)&&pe.warn(
Pe(`Expected number but observed string: ${n}`)),o}if(typeof n=="number")return n;throw new TypeError(`Expected number, got ${typeof n}: ${n}`)}},Be=Math.ceil(2**
127*(2-2**-23)),Ue=n=>{const o=rt(n);if(o!==void 0&&!Number.isNaN(o)&&o!==1/0&&o!==-1/0&&Math.abs(o)>Be)throw new TypeError(`Expected 32-bit float, got ${n}`);return o},
tt=n=>{if(n!=null){if(Number.isInteger(n)&&!Number.isNaN(n))return n;throw new TypeError(`Expected integer, got ${typeof n}: ${n}`)}},Nt=tt,st=n=>ve(n,32),it=n=>ve(
n,16),wt=n=>ve(n,8),ve=(n,o)=>{const A=tt(n);if(A!==void 0&&Re(A,o)!==A)throw new TypeError(`Expected ${o}-bit integer, got ${n}`);return A},Re=(n,o)=>{switch(o){case 32:
return Int32Array.of(n)[0];case 16:return Int16Array.of(n)[0];case 8:return Int8Array.of(n)[0]}},Z=(n,o)=>{if(n==null)throw o?new TypeError(`Expected a non-null\
 value for ${o}`):new TypeError("Expected a non-null value");return n},S=n=>{if(n==null)return;if(typeof n=="object"&&!Array.isArray(n))return n;const o=Array.isArray(
n)?"array":typeof n;throw new TypeError(`Expected object, got ${o}: ${n}`)},D=n=>{if(n!=null){if(typeof n=="string")return n;if(["boolean","number","bigint"].includes(
typeof n))return pe.warn(Pe(`Expected string, got ${typeof n}: ${n}`)),String(n);throw new TypeError(`Expected string, got ${typeof n}: ${n}`)}},V=n=>{if(n==null)
return;const o=S(n),A=[];for(const R in o)ct(o,R)&&o[R]!=null&&A.push(R);if(A.length===0)throw new TypeError("Unions must have exactly one non-null member. None\
 were found.");if(A.length>1)throw new TypeError(`Unions must have exactly one non-null member. Keys ${A} were not null.`);return o},Y=n=>rt(typeof n=="string"?
le(n):n),Ee=Y,Le=n=>Ue(typeof n=="string"?le(n):n),Et=/(-?(?:0|[1-9]\d*)(?:\.\d+)?(?:[eE][+-]?\d+)?)|(-?Infinity)|(NaN)/g,le=n=>{const o=n.match(Et);if(o===null||
o[0].length!==n.length)throw new TypeError("Expected real number, got implicit NaN");return parseFloat(n)},m=n=>typeof n=="string"?_(n):rt(n),c=m,d=m,E=n=>typeof n==
"string"?_(n):Ue(n),_=n=>{switch(n){case"NaN":return NaN;case"Infinity":return 1/0;case"-Infinity":return-1/0;default:throw new Error(`Unable to parse float val\
ue: ${n}`)}},$=n=>tt(typeof n=="string"?le(n):n),k=$,ce=n=>st(typeof n=="string"?le(n):n),ye=n=>it(typeof n=="string"?le(n):n),Ne=n=>wt(typeof n=="string"?le(n):
n),Pe=n=>String(new TypeError(n).stack||n).split(`
`).slice(0,5).filter(o=>!o.includes("stackTraceWarning")).join(`
`),pe={warn:console.warn},Ie=["Sun","Mon","Tue","Wed","Thu","Fri","Sat"],Oe=["Jan","Feb","Mar","Apr","May","Jun","Jul","Aug","Sep","Oct","Nov","Dec"];function Me(n){
const o=n.getUTCFullYear(),A=n.getUTCMonth(),R=n.getUTCDay(),P=n.getUTCDate(),j=n.getUTCHours(),G=n.getUTCMinutes(),oe=n.getUTCSeconds(),de=P<10?`0${P}`:`${P}`,
Te=j<10?`0${j}`:`${j}`,Ge=G<10?`0${G}`:`${G}`,gt=oe<10?`0${oe}`:`${oe}`;return`${Ie[R]}, ${de} ${Oe[A]} ${o} ${Te}:${Ge}:${gt} GMT`}const z=new RegExp(/^(\d{4})-(\d{2})-(\d{2})[tT](\d{2}):(\d{2}):(\d{2})(?:\.(\d+))?[zZ]$/),
I=n=>{if(n==null)return;if(typeof n!="string")throw new TypeError("RFC-3339 date-times must be expressed as strings");const o=z.exec(n);if(!o)throw new TypeError(
"Invalid RFC-3339 date-time value");const[A,R,P,j,G,oe,de,Te]=o,Ge=ye(p(R)),gt=se(P,"month",1,12),It=se(j,"day",1,31);return H(Ge,gt,It,{hours:G,minutes:oe,seconds:de,
fractionalMilliseconds:Te})},x=new RegExp(/^(\d{4})-(\d{2})-(\d{2})[tT](\d{2}):(\d{2}):(\d{2})(?:\.(\d+))?(([-+]\d{2}:\d{2})|[zZ])$/),J=n=>{if(n==null)return;if(typeof n!=
"string")throw new TypeError("RFC-3339 date-times must be expressed as strings");const o=x.exec(n);if(!o)throw new TypeError("Invalid RFC-3339 date-time value");
const[A,R,P,j,G,oe,de,Te,Ge]=o,gt=ye(p(R)),It=se(P,"month",1,12),Bt=se(j,"day",1,31),Jt=H(gt,It,Bt,{hours:G,minutes:oe,seconds:de,fractionalMilliseconds:Te});return Ge.
toUpperCase()!="Z"&&Jt.setTime(Jt.getTime()-h(Ge)),Jt},ne=new RegExp(/^(?:Mon|Tue|Wed|Thu|Fri|Sat|Sun), (\d{2}) (Jan|Feb|Mar|Apr|May|Jun|Jul|Aug|Sep|Oct|Nov|Dec) (\d{4}) (\d{1,2}):(\d{2}):(\d{2})(?:\.(\d+))? GMT$/),
a=new RegExp(/^(?:Monday|Tuesday|Wednesday|Thursday|Friday|Saturday|Sunday), (\d{2})-(Jan|Feb|Mar|Apr|May|Jun|Jul|Aug|Sep|Oct|Nov|Dec)-(\d{2}) (\d{1,2}):(\d{2}):(\d{2})(?:\.(\d+))? GMT$/),
l=new RegExp(/^(?:Mon|Tue|Wed|Thu|Fri|Sat|Sun) (Jan|Feb|Mar|Apr|May|Jun|Jul|Aug|Sep|Oct|Nov|Dec) ( [1-9]|\d{2}) (\d{1,2}):(\d{2}):(\d{2})(?:\.(\d+))? (\d{4})$/),
T=n=>{if(n==null)return;if(typeof n!="string")throw new TypeError("RFC-7231 date-times must be expressed as strings");let o=ne.exec(n);if(o){const[A,R,P,j,G,oe,
de,Te]=o;return H(ye(p(j)),he(P),se(R,"day",1,31),{hours:G,minutes:oe,seconds:de,fractionalMilliseconds:Te})}if(o=a.exec(n),o){const[A,R,P,j,G,oe,de,Te]=o;return fe(
H(X(j),he(P),se(R,"day",1,31),{hours:G,minutes:oe,seconds:de,fractionalMilliseconds:Te}))}if(o=l.exec(n),o){const[A,R,P,j,G,oe,de,Te]=o;return H(ye(p(Te)),he(R),
se(P.trimLeft(),"day",1,31),{hours:j,minutes:G,seconds:oe,fractionalMilliseconds:de})}throw new TypeError("Invalid RFC-7231 date-time value")},O=n=>{if(n==null)
return;let o;if(typeof n=="number")o=n;else if(typeof n=="string")o=Y(n);else if(typeof n=="object"&&n.tag===1)o=n.value;else throw new TypeError("Epoch timesta\
mps must be expressed as floating point numbers or their string representation");if(Number.isNaN(o)||o===1/0||o===-1/0)throw new TypeError("Epoch timestamps mus\
t be valid, non-Infinite, non-NaN numerics");return new Date(Math.round(o*1e3))},H=(n,o,A,R)=>{const P=o-1;return Qe(n,P,A),new Date(Date.UTC(n,P,A,se(R.hours,"\
hour",0,23),se(R.minutes,"minute",0,59),se(R.seconds,"seconds",0,60),Ae(R.fractionalMilliseconds)))},X=n=>{const o=new Date().getUTCFullYear(),A=Math.floor(o/100)*
100+ye(p(n));return A<o?A+100:A},Q=50*365*24*60*60*1e3,fe=n=>n.getTime()-new Date().getTime()>Q?new Date(Date.UTC(n.getUTCFullYear()-100,n.getUTCMonth(),n.getUTCDate(),
n.getUTCHours(),n.getUTCMinutes(),n.getUTCSeconds(),n.getUTCMilliseconds())):n,he=n=>{const o=Oe.indexOf(n);if(o<0)throw new TypeError(`Invalid month: ${n}`);return o+
1},Ve=[31,28,31,30,31,30,31,31,30,31,30,31],Qe=(n,o,A)=>{let R=Ve[o];if(o===1&&ee(n)&&(R=29),A>R)throw new TypeError(`Invalid day for ${Oe[o]} in ${n}: ${A}`)},
ee=n=>n%4===0&&(n%100!==0||n%400===0),se=(n,o,A,R)=>{const P=Ne(p(n));if(P<A||P>R)throw new TypeError(`${o} must be between ${A} and ${R}, inclusive`);return P},
Ae=n=>n==null?0:Le("0."+n)*1e3,h=n=>{const o=n[0];let A=1;if(o=="+")A=1;else if(o=="-")A=-1;else throw new TypeError(`Offset direction, ${o}, must be "+" or "-"`);
const R=Number(n.substring(1,3)),P=Number(n.substring(4,6));return A*(R*60+P)*60*1e3},p=n=>{let o=0;for(;o<n.length-1&&n.charAt(o)==="0";)o++;return o===0?n:n.slice(
o)},g=function(o){return Object.assign(new String(o),{deserializeJSON(){return JSON.parse(String(o))},toString(){return String(o)},toJSON(){return String(o)}})};
g.from=n=>n&&typeof n=="object"&&(n instanceof g||"deserializeJSON"in n)?n:typeof n=="string"||Object.getPrototypeOf(n)===String.prototype?g(String(n)):g(JSON.stringify(
n)),g.fromObject=g.from;function w(n){return(n.includes(",")||n.includes('"'))&&(n=`"${n.replace(/\\/g,"\\\\").replace(/"/g,'\\"')}"`),n}const v="(?:Mon|Tue|Wed\
|Thu|Fri|Sat|Sun)(?:[ne|u?r]?s?day)?",B="(Jan|Feb|Mar|Apr|May|Jun|Jul|Aug|Sep|Oct|Nov|Dec)",F="(\\d?\\d):(\\d{2}):(\\d{2})(?:\\.(\\d+))?",ie="(\\d?\\d)",be="(\\d\
{4})",Xe=new RegExp(/^(\d{4})-(\d\d)-(\d\d)[tT](\d\d):(\d\d):(\d\d)(\.(\d+))?(([-+]\d\d:\d\d)|[zZ])$/),Ct=/^(?:Mon|Tue|Wed|Thu|Fri|Sat|Sun), (?:0[1-9]|[12]\d|3[01]) (?:Jan|Feb|Mar|Apr|May|Jun|Jul|Aug|Sep|Oct|Nov|Dec) [1-9]\d{3} (?:[01]\d|2[0-3]):[0-5]\d:[0-5]\d GMT$/,
vt=new RegExp(`^${v}, ${ie} ${B} ${be} ${F} GMT$`),$t=new RegExp(`^${v}, ${ie}-${B}-(\\d\\d) ${F} GMT$`),Lt=new RegExp(`^${v} ${B} ( [1-9]|\\d\\d) ${F} ${be}$`),
zt=["Jan","Feb","Mar","Apr","May","Jun","Jul","Aug","Sep","Oct","Nov","Dec"],Vt=n=>{if(n==null)return;let o=NaN;if(typeof n=="number")o=n;else if(typeof n=="str\
ing"){if(!/^-?\d*\.?\d+$/.test(n))throw new TypeError("parseEpochTimestamp - numeric string invalid.");o=Number.parseFloat(n)}else typeof n=="object"&&n.tag===1&&
(o=n.value);if(isNaN(o)||Math.abs(o)===1/0)throw new TypeError("Epoch timestamps must be valid finite numbers.");return new Date(Math.round(o*1e3))},xt=n=>{if(n==
null)return;if(typeof n!="string")throw new TypeError("RFC3339 timestamps must be strings");const o=Xe.exec(n);if(!o)throw new TypeError(`Invalid RFC3339 timest\
amp format ${n}`);const[,A,R,P,j,G,oe,,de,Te]=o;Rt(R,1,12),Rt(P,1,31),Rt(j,0,23),Rt(G,0,59),Rt(oe,0,60);const Ge=new Date(Date.UTC(Number(A),Number(R)-1,Number(
P),Number(j),Number(G),Number(oe),Number(de)?Math.round(parseFloat(`0.${de}`)*1e3):0));if(Ge.setUTCFullYear(Number(A)),Te.toUpperCase()!="Z"){const[,gt,It,Bt]=/([+-])(\d\d):(\d\d)/.
exec(Te)||[void 0,"+",0,0],Jt=gt==="-"?1:-1;Ge.setTime(Ge.getTime()+Jt*(Number(It)*60*60*1e3+Number(Bt)*60*1e3))}return Ge},Dt=n=>{if(n==null)return;if(typeof n!=
"string")throw new TypeError("RFC7231 timestamps must be strings.");if(Ct.test(n))return new Date(n);let o,A,R,P,j,G,oe,de;if((de=vt.exec(n))?[,o,A,R,P,j,G,oe]=
de:(de=$t.exec(n))?([,o,A,R,P,j,G,oe]=de,R=(Number(R)+1900).toString()):(de=Lt.exec(n))&&([,A,o,P,j,G,oe,R]=de),R&&G){const Te=Date.UTC(Number(R),zt.indexOf(A),
Number(o),Number(P),Number(j),Number(G),oe?Math.round(parseFloat(`0.${oe}`)*1e3):0);Rt(o,1,31),Rt(P,0,23),Rt(j,0,59),Rt(G,0,60);const Ge=new Date(Te);return Ge.
setUTCFullYear(Number(R)),Ge}throw new TypeError(`Invalid RFC7231 date-time value ${n}.`)};function Rt(n,o,A){const R=Number(n);if(R<o||R>A)throw new Error(`Val\
ue ${R} out of range [${o}, ${A}]`)}function jt(n,o,A){if(A<=0||!Number.isInteger(A))throw new Error("Invalid number of delimiters ("+A+") for splitEvery.");const R=n.
split(o);if(A===1)return R;const P=[];let j="";for(let G=0;G<R.length;G++)j===""?j=R[G]:j+=o+R[G],(G+1)%A===0&&(P.push(j),j="");return j!==""&&P.push(j),P}const Qt=n=>{
const o=n.length,A=[];let R=!1,P=!1,j=0;for(let G=0;G<o;++G){const oe=n[G];switch(oe){case'"':P||(R=!R);break;case",":R||(A.push(n.slice(j,G)),j=G+1);break}P=oe===
"\\"&&!P}return A.push(n.slice(j)),A.map(G=>{G=G.trim();const oe=G.length;return oe<2?G:G[0]==='"'&&G[oe-1]==='"'?(G=G.slice(1,oe-1),G.replace(/\\(["\\])/g,"$1")):
G.replace(/\\"/g,'"')})},Xt=/^-?((0|[1-9]\d*)(\.\d+)?|\.\d+)([eE][+-]?\d+)?$/;class b{string;type;constructor(o,A){if(this.string=o,this.type=A,!Xt.test(o))throw new Error(
`@smithy/core/serde - NumericValue string must conform to the Smithy bigDecimal format. Received: "${o}"`)}toString(){return this.string}static[Symbol.hasInstance](o){
if(!o||typeof o!="object")return!1;const A=o;return b.prototype.isPrototypeOf(o)||A.type==="bigDecimal"&&Xt.test(A.string)}}function M(n){return new b(String(n),
"bigDecimal")}const U={},re={};for(let n=0;n<256;n++){let o=n.toString(16).toLowerCase();o.length===1&&(o=`0${o}`),U[n]=o,re[o]=n}function me(n){if(n.length%2!==
0)throw new Error("Hex encoded strings must have an even number length");const o=new Uint8Array(n.length/2);for(let A=0;A<n.length;A+=2){const R=n.slice(A,A+2).
toLowerCase();if(R in re)o[A/2]=re[R];else throw new Error(`Cannot decode unrecognized sequence ${R} as hexadecimal`)}return o}function _e(n){let o="";for(let A=0;A<
n.byteLength;A++)o+=U[n[A]];return o}const dt=n=>{if(!n)return 0;if(typeof n=="string")return Buffer.byteLength(n);if(typeof n.byteLength=="number")return n.byteLength;
if(typeof n.size=="number")return n.size;if(typeof n.start=="number"&&typeof n.end=="number")return n.end+1-n.start;if(n instanceof De){if(n.path!=null)return We(
n.path).size;if(typeof n.fd=="number")return Je(n.fd).size}throw new Error(`Body Length computation failed for ${n}`)},nt=n=>n instanceof Uint8Array?n:typeof n==
"string"?et(n):ArrayBuffer.isView(n)?new Uint8Array(n.buffer,n.byteOffset,n.byteLength/Uint8Array.BYTES_PER_ELEMENT):new Uint8Array(n);function Tt(n,o){if(o===void 0){
o=0;for(const P of n)o+=P.byteLength}const A=new Uint8Array(o);let R=0;for(const P of n)A.set(P,R),R+=P.byteLength;return A}const _t=(n,o)=>(A,R)=>async P=>{const{
response:j}=await A(P);try{const G=await o(j,n);return{response:j,output:G}}catch(G){if(Object.defineProperty(G,"$response",{value:j,enumerable:!1,writable:!1,configurable:!1}),
!("$metadata"in G)){const oe="Deserialization error: to see the raw response, inspect the hidden field {error}.$response on this object.";try{G.message+=`
  `+oe}catch{!R.logger||R.logger?.constructor?.name==="NoOpLogger"?console.warn(oe):R.logger?.warn?.(oe)}typeof G.$responseBodyText<"u"&&G.$response&&(G.$response.
body=G.$responseBodyText);try{if(Fe.isInstance(j)){const{headers:de={}}=j,Te=Object.entries(de);G.$metadata={httpStatusCode:j.statusCode,requestId:Ut(/^x-[\w-]+-request-?id$/,
Te),extendedRequestId:Ut(/^x-[\w-]+-id-2$/,Te),cfId:Ut(/^x-[\w-]+-cf-id$/,Te)}}}catch{}}throw G}},Ut=(n,o)=>(o.find(([A])=>A.match(n))||[void 0,void 0])[1],Wt=(n,o)=>(A,R)=>async P=>{
const j=n,G=R.endpointV2?async()=>He(R.endpointV2):j.endpoint;if(!G)throw new Error("No valid endpoint provider available.");const oe=await o(P.input,{...n,endpoint:G});
return A({...P,request:oe})},Kt={name:"deserializerMiddleware",step:"deserialize",tags:["DESERIALIZER"],override:!0},N={name:"serializerMiddleware",step:"serial\
ize",tags:["SERIALIZER"],override:!0};function t(n,o,A){return{applyToStack:R=>{R.add(_t(n,A),Kt),R.add(Wt(n,o),N)}}}class e{algorithmIdentifier;secret;hash;constructor(o,A){
this.algorithmIdentifier=o,this.secret=A,this.reset()}update(o,A){this.hash.update(nt(s(o,A)))}digest(){return Promise.resolve(this.hash.digest())}reset(){this.
hash=this.secret?ue(this.algorithmIdentifier,s(this.secret)):ze(this.algorithmIdentifier)}}function s(n,o){return Buffer.isBuffer(n)?n:typeof n=="string"?W(n,o):
ArrayBuffer.isView(n)?ae(n.buffer,n.byteOffset,n.byteLength):ae(n)}let r=class extends je{expectedChecksum;checksumSourceLocation;checksum;source;base64Encoder;constructor({
expectedChecksum:o,checksum:A,source:R,checksumSourceLocation:P,base64Encoder:j}){if(super(),typeof R.pipe!="function")throw new Error(`@smithy/util-stream: uns\
upported source type ${R?.constructor?.name??R} in ChecksumStream.`);this.source=R,this.base64Encoder=j??at,this.expectedChecksum=o,this.checksum=A,this.checksumSourceLocation=
P,this.source.on("data",this.onSourceData),this.source.on("end",this.onSourceEnd),this.source.on("error",this.onSourceError),this.source.on("close",this.onSourceClose),
this.source.pause()}onSourceData=o=>{if(!this.destroyed){try{this.checksum.update(o)}catch(A){this.destroy(A);return}this.push(o)||this.source.pause()}};onSourceEnd=async()=>{
if(!this.destroyed){try{const o=await this.checksum.digest(),A=this.base64Encoder(o);if(this.expectedChecksum!==A){this.destroy(new Error(`Checksum mismatch: ex\
pected "${this.expectedChecksum}" but received "${A}" in response header "${this.checksumSourceLocation}".`));return}}catch(o){this.destroy(o);return}this.push(
null)}};onSourceError=o=>{this.destroy(o)};onSourceClose=()=>{!this.destroyed&&!this.source.readableEnded&&this.destroy(new Error("Connection lost or stream clo\
sed before all data was received."))};_read(o){this.source.resume()}_destroy(o,A){this.source?.removeListener("data",this.onSourceData),this.source?.removeListener(
"end",this.onSourceEnd),this.source?.removeListener("error",this.onSourceError),this.source?.removeListener("close",this.onSourceClose),this.source?.destroy(),A(
o)}};const u=n=>typeof ReadableStream=="function"&&(n?.constructor?.name===ReadableStream.name||n instanceof ReadableStream),f=n=>typeof Blob=="function"&&(n?.constructor?.
name===Blob.name||n instanceof Blob),y=n=>new TextEncoder().encode(n),C="ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789+/";Object.entries(C).reduce(
(n,[o,A])=>(n[A]=Number(o),n),{});const L=C.split(""),q=6,K=8,Se=63;function ke(n){let o;typeof n=="string"?o=y(n):o=n;const A=typeof o=="object"&&typeof o.length==
"number",R=typeof o=="object"&&typeof o.byteOffset=="number"&&typeof o.byteLength=="number";if(!A&&!R)throw new Error("@smithy/util-base64: toBase64 encoder fun\
ction only accepts string | Uint8Array.");let P="";for(let j=0;j<o.length;j+=3){let G=0,oe=0;for(let Te=j,Ge=Math.min(j+3,o.length);Te<Ge;Te++)G|=o[Te]<<(Ge-Te-
1)*K,oe+=K;const de=Math.ceil(oe/q);G<<=de*q-oe;for(let Te=1;Te<=de;Te++){const Ge=(de-Te)*q;P+=L[(G&Se<<Ge)>>Ge]}P+="==".slice(0,4-de)}return P}const Ye=typeof ReadableStream==
"function"?ReadableStream:function(){};class pt extends Ye{}const lt=({expectedChecksum:n,checksum:o,source:A,checksumSourceLocation:R,base64Encoder:P})=>{if(!u(
A))throw new Error(`@smithy/util-stream: unsupported source type ${A?.constructor?.name??A} in ChecksumStream.`);const j=P??ke;if(typeof TransformStream!="funct\
ion")throw new Error("@smithy/util-stream: unable to instantiate ChecksumStream because API unavailable: ReadableStream/TransformStream.");const G=new TransformStream(
{start(){},async transform(de,Te){o.update(de),Te.enqueue(de)},async flush(de){const Te=await o.digest(),Ge=j(Te);if(n!==Ge){const gt=new Error(`Checksum mismat\
ch: expected "${n}" but received "${Ge}" in response header "${R}".`);de.error(gt)}else de.terminate()}});A.pipeThrough(G);const oe=G.readable;return Object.setPrototypeOf(
oe,pt.prototype),oe};function Ot(n){return typeof ReadableStream=="function"&&u(n.source)?lt(n):new r(n)}class ht{allocByteArray;byteLength=0;byteArrays=[];constructor(o){
this.allocByteArray=o}push(o){this.byteArrays.push(o),this.byteLength+=o.byteLength}flush(){if(this.byteArrays.length===1){const R=this.byteArrays[0];return this.
reset(),R}const o=this.allocByteArray(this.byteLength);let A=0;for(let R=0;R<this.byteArrays.length;++R){const P=this.byteArrays[R];o.set(P,A),A+=P.byteLength}return this.
reset(),o}reset(){this.byteArrays=[],this.byteLength=0}}function At(n,o,A){const R=n.getReader();let P=!1,j=0;const G=["",new ht(Te=>new Uint8Array(Te))];let oe=-1;
const de=async Te=>{const{value:Ge,done:gt}=await R.read(),It=Ge;if(gt){if(oe!==-1){const Bt=bt(G,oe);Mt(Bt)>0&&Te.enqueue(Bt)}Te.close()}else{const Bt=Gt(It,!1);
if(oe!==Bt&&(oe>=0&&Te.enqueue(bt(G,oe)),oe=Bt),oe===-1){Te.enqueue(It);return}const Jt=Mt(It);j+=Jt;const Sn=Mt(G[oe]);if(Jt>=o&&Sn===0)Te.enqueue(It);else{const wn=mt(
G,oe,It);!P&&j>o*2&&(P=!0,A?.warn(`@smithy/util-stream - stream chunk size ${Jt} is below threshold of ${o}, automatically buffering.`)),wn>=o?Te.enqueue(bt(G,oe)):
await de(Te)}}};return new ReadableStream({pull:de})}function mt(n,o,A){switch(o){case 0:return n[0]+=A,Mt(n[0]);case 1:case 2:return n[o].push(A),Mt(n[o])}}function bt(n,o){
switch(o){case 0:const A=n[0];return n[0]="",A;case 1:case 2:return n[o].flush()}throw new Error(`@smithy/util-stream - invalid index ${o} given to flush()`)}function Mt(n){
return n?.byteLength??n?.length??0}function Gt(n,o=!0){return o&&typeof Buffer<"u"&&n instanceof Buffer?2:n instanceof Uint8Array?1:typeof n=="string"?0:-1}function Zt(n,o,A){
if(u(n))return At(n,o,A);const R=new je({read(){}});let P=!1,j=0;const G=["",new ht(de=>new Uint8Array(de)),new ht(de=>Buffer.from(new Uint8Array(de)))];let oe=-1;
return n.on("data",de=>{const Te=Gt(de,!0);if(oe!==Te&&(oe>=0&&R.push(bt(G,oe)),oe=Te),oe===-1){R.push(de);return}const Ge=Mt(de);j+=Ge;const gt=Mt(G[oe]);if(Ge>=
o&&gt===0)R.push(de);else{const It=mt(G,oe,de);!P&&j>o*2&&(P=!0,A?.warn(`@smithy/util-stream - stream chunk size ${Ge} is below threshold of ${o}, automatically\
 buffering.`)),It>=o&&R.push(bt(G,oe))}}),n.on("end",()=>{if(oe!==-1){const de=bt(G,oe);Mt(de)>0&&R.push(de)}R.push(null)}),R}const Yt=(n,o)=>{const{base64Encoder:A,
bodyLengthChecker:R,checksumAlgorithmFn:P,checksumLocationName:j,streamHasher:G}=o,oe=A!==void 0&&R!==void 0&&P!==void 0&&j!==void 0&&G!==void 0,de=oe?G(P,n):void 0;
Promise.resolve(de).catch(()=>{});const Te=n.getReader();return new ReadableStream({async pull(Ge){const{value:gt,done:It}=await Te.read();if(It){if(Ge.enqueue(
`0\r
`),oe){const Bt=A(await de);Ge.enqueue(`${j}:${Bt}\r
`),Ge.enqueue(`\r
`)}Ge.close()}else Ge.enqueue(`${(R(gt)||0).toString(16)}\r
${gt}\r
`)}})};function qt(n,o){const A=n,R=n;if(u(R))return Yt(R,o);const{base64Encoder:P,bodyLengthChecker:j,checksumAlgorithmFn:G,checksumLocationName:oe,streamHasher:de}=o,
Te=P!==void 0&&G!==void 0&&oe!==void 0&&de!==void 0,Ge=Te?de(G,A):void 0;Promise.resolve(Ge).catch(()=>{});const gt=new je({read(){A.resume()}});return A.on("da\
ta",It=>{const Bt=j(It)||0;Bt!==0&&(gt.push(`${Bt.toString(16)}\r
`),gt.push(It),gt.push(`\r
`)||A.pause())}),A.on("error",It=>{gt.destroy(It)}),A.pause(),A.on("end",async()=>{try{if(gt.push(`0\r
`),Te){const It=P(await Ge);gt.push(`${oe}:${It}\r
`),gt.push(`\r
`)}gt.push(null)}catch(It){gt.destroy(It)}}),gt}async function Pt(n,o){let A=0;const R=[],P=n.getReader();let j=!1;for(;!j;){const{done:de,value:Te}=await P.read();
if(Te&&(R.push(Te),A+=Te?.byteLength??0),A>=o)break;j=de}P.releaseLock();const G=new Uint8Array(Math.min(o,A));let oe=0;for(const de of R){if(de.byteLength>G.byteLength-
oe){G.set(de.subarray(0,G.byteLength-oe),oe);break}else G.set(de,oe);oe+=de.length}return G}const en=(n,o)=>u(n)?Pt(n,o):new Promise((A,R)=>{const P=new kt;P.limit=
o,n.pipe(P),n.on("error",j=>{P.end(),R(j)}),P.on("error",R),P.on("finish",function(){const j=Tt(this.buffers);A(j)})});let kt=class extends ot{buffers=[];limit=1/0;bytesBuffered=0;_write(o,A,R){
if(this.buffers.push(o),this.bytesBuffered+=o.byteLength??0,this.bytesBuffered>=this.limit){const P=this.bytesBuffered-this.limit,j=this.buffers[this.buffers.length-
1];this.buffers[this.buffers.length-1]=j.subarray(0,j.byteLength-P),this.emit("finish")}R()}};const Ft=n=>{if(typeof n=="string")return n;if(typeof n!="object"||
typeof n.byteOffset!="number"||typeof n.byteLength!="number")throw new Error("@smithy/util-utf8: toUtf8 encoder function only accepts string | Uint8Array.");return new TextDecoder(
"utf-8").decode(n)},tn=async n=>f(n)?rn(n):sn(n);async function rn(n){return n.arrayBuffer().then(o=>new Uint8Array(o))}async function sn(n){const o=[],A=n.getReader();
let R=0;for(;;){const{done:P,value:j}=await A.read();if(j&&(o.push(j),R+=j.length),P)break}return Tt(o,R)}const on="The stream has already been transformed.",ln=n=>{
if(!an(n)&&!u(n)){const P=n?.__proto__?.constructor?.name||n;throw new Error(`Unexpected stream implementation, expect Blob or ReadableStream, got ${P}`)}let o=!1;
const A=async()=>{if(o)throw new Error(on);return o=!0,await tn(n)},R=P=>{if(typeof P.stream!="function")throw new Error(`Cannot transform payload Blob to web s\
tream. Please make sure the Blob.stream() is polyfilled.
If you are using React Native, this API is not yet supported, see: https://react-native.canny.io/feature-requests/p/fetch-streaming-body`);return P.stream()};return Object.
assign(n,{transformToByteArray:A,transformToString:async P=>{const j=await A();if(P==="base64")return ke(j);if(P==="hex")return _e(j);if(P===void 0||P==="utf8"||
P==="utf-8")return Ft(j);if(typeof TextDecoder=="function")return new TextDecoder(P).decode(j);throw new Error("TextDecoder is not available, please make sure p\
olyfill is provided.")},transformToWebStream:()=>{if(o)throw new Error(on);if(o=!0,an(n))return R(n);if(u(n))return n;throw new Error(`Cannot transform payload \
to web stream, got ${n}`)}})},an=n=>typeof Blob=="function"&&n instanceof Blob,cn=n=>f(n)?rn(n):u(n)?sn(n):new Promise((o,A)=>{const R=new dn,P=n;P.pipe(R),P.on(
"error",j=>{R.end(),A(j)}),R.on("error",A),R.on("finish",function(){const j=Tt(this.bufferedBytes);o(j)})});class dn extends ot{bufferedBytes=[];_write(o,A,R){this.
bufferedBytes.push(o),R()}}const fn="The stream has already been transformed.",hn=n=>{if(!(n instanceof je))try{return ln(n)}catch{const P=n?.__proto__?.constructor?.
name||n;throw new Error(`Unexpected stream implementation, expect Stream.Readable instance, got ${P}`)}let o=!1;const A=async()=>{if(o)throw new Error(fn);return o=
!0,await cn(n)};return Object.assign(n,{transformToByteArray:A,transformToString:async R=>{const P=await A();return R===void 0||Buffer.isEncoding(R)?ae(P.buffer,
P.byteOffset,P.byteLength).toString(R):new TextDecoder(R).decode(P)},transformToWebStream:()=>{if(o)throw new Error(fn);if(n.readableFlowing!==null)throw new Error(
"The stream has been consumed by other callbacks.");if(typeof je.toWeb!="function")throw new Error("Readable.toWeb() is not supported. Please ensure a polyfill \
is available.");return o=!0,je.toWeb(n)}})};async function mn(n){return typeof n.stream=="function"&&(n=n.stream()),n.tee()}async function gn(n){if(u(n)||f(n))return mn(
n);const o=new te,A=new te;return n.pipe(o),n.pipe(A),[o,A]}function yn(n){Object.defineProperty(n,"__proto__",{value:void 0,writable:!0,enumerable:!0,configurable:!0})}
class pn extends St(ut,et,at,ge){}const un=$e(xe),bn=un;i.ChecksumStream=r,i.Hash=e,i.LazyJsonString=g,i.NumericValue=b,i.Uint8ArrayBlobAdapter=pn,i._parseEpochTimestamp=
Vt,i._parseRfc3339DateTimeWithOffset=xt,i._parseRfc7231DateTime=Dt,i.calculateBodyLength=dt,i.concatBytes=Tt,i.copyDocumentWithTransform=yt,i.createBufferedReadable=
Zt,i.createChecksumStream=Ot,i.dateToUtcString=Me,i.deserializerMiddleware=_t,i.deserializerMiddlewareOption=Kt,i.expectBoolean=ft,i.expectByte=wt,i.expectFloat32=
Ue,i.expectInt=Nt,i.expectInt32=st,i.expectLong=tt,i.expectNonNull=Z,i.expectNumber=rt,i.expectObject=S,i.expectShort=it,i.expectString=D,i.expectUnion=V,i.fromArrayBuffer=
ae,i.fromBase64=ge,i.fromHex=me,i.fromString=W,i.fromUtf8=et,i.generateIdempotencyToken=bn,i.getAwsChunkedEncodingStream=qt,i.getSerdePlugin=t,i.handleFloat=c,i.
headStream=en,i.isArrayBuffer=Ze,i.isBlob=f,i.isReadableStream=u,i.limitedParseDouble=m,i.limitedParseFloat=d,i.limitedParseFloat32=E,i.logger=pe,i.nv=M,i.parseBoolean=
Ke,i.parseEpochTimestamp=O,i.parseRfc3339DateTime=I,i.parseRfc3339DateTimeWithOffset=J,i.parseRfc7231DateTime=T,i.quoteHeader=w,i.sdkStreamMixin=hn,i.serializerMiddleware=
Wt,i.serializerMiddlewareOption=N,i.splitEvery=jt,i.splitHeader=Qt,i.splitStream=gn,i.streamCollector=cn,i.strictParseByte=Ne,i.strictParseDouble=Y,i.strictParseFloat=
Ee,i.strictParseFloat32=Le,i.strictParseInt=k,i.strictParseInt32=ce,i.strictParseLong=$,i.strictParseShort=ye,i.toBase64=at,i.toHex=_e,i.toUint8Array=nt,i.toUtf8=
ut,i.v4=un,i.writeKey=yn}),4534:((Ht,i,Ce)=>{const{SMITHY_CONTEXT_KEY:ue}=Ce(690),ze=ae=>ae[ue]||(ae[ue]={});function xe(ae,W){return Object.prototype.hasOwnProperty.
call(ae,W)}class ct{method;protocol;hostname;port;path;query;headers;username;password;fragment;body;constructor(W){this.method=W.method||"GET",this.hostname=W.
hostname||"localhost",this.port=W.port,this.query=W.query||{},this.headers=W.headers||{},this.body=W.body,this.protocol=W.protocol?W.protocol.slice(-1)!==":"?`${W.
protocol}:`:W.protocol:"https:",this.path=W.path?W.path.charAt(0)!=="/"?`/${W.path}`:W.path:"/",this.username=W.username,this.password=W.password,this.fragment=
W.fragment}static clone(W){const we=new ct({...W,headers:{...W.headers}});return we.query&&(we.query=Fe(we.query)),we}static isInstance(W){if(!W)return!1;const we=W;
return"method"in we&&"protocol"in we&&"hostname"in we&&"path"in we&&typeof we.query=="object"&&typeof we.headers=="object"}clone(){return ct.clone(this)}}function Fe(ae){
return Object.keys(ae).reduce((W,we)=>{const ge=ae[we];return{...W,[we]:Array.isArray(ge)?[...ge]:ge}},{})}class De{statusCode;reason;headers;body;constructor(W){
this.statusCode=W.statusCode,this.reason=W.reason,this.headers=W.headers||{},this.body=W.body}static isInstance(W){if(!W)return!1;const we=W;return typeof we.statusCode==
"number"&&typeof we.headers=="object"}}const We=new RegExp("^(?!.*-$)(?!-)[a-zA-Z0-9-]{1,63}$"),Je=(ae,W=!1)=>{if(!W)return We.test(ae);const we=ae.split(".");for(const ge of we)
if(!Je(ge))return!1;return!0};function He(ae){return/^[a-z0-9][a-z0-9.-]*[a-z0-9]$/.test(ae)}const je=ae=>{if(typeof ae=="function")return ae;const W=Promise.resolve(
ae);return()=>W};function ot(ae){const W={};if(ae=ae.replace(/^\?/,""),ae)for(const we of ae.split("&")){let[ge,et=null]=we.split("=");ge=decodeURIComponent(ge),
et&&(et=decodeURIComponent(et)),ge in W?Array.isArray(W[ge])?W[ge].push(et):W[ge]=[W[ge],et]:W[ge]=et}return W}const te=ae=>{if(typeof ae=="string")return te(new URL(
ae));const{hostname:W,pathname:we,port:ge,protocol:et,search:at}=ae;let St;return at&&(St=ot(at)),{hostname:W,port:ge?parseInt(ge):void 0,protocol:et,path:we,query:St}},
Ze=ae=>{if(typeof ae=="object"){if("url"in ae){const W=te(ae.url);if(ae.headers){W.headers={};for(const we in ae.headers)xe(ae.headers,we)&&(W.headers[we.toLowerCase()]=
ae.headers[we].join(", "))}return W}return ae}return te(ae)};i.HttpRequest=ct,i.HttpResponse=De,i.getSmithyContext=ze,i.hasOwn=xe,i.isValidHostLabel=Je,i.isValidHostname=
He,i.normalizeProvider=je,i.parseQueryString=ot,i.parseUrl=te,i.toEndpointV1=Ze}),5118:((Ht,i,Ce)=>{var ue;const{hasOwn:ze,fromUtf8:xe,fromHex:ct,toHex:Fe,toUint8Array:De,
writeKey:We,isArrayBuffer:Je}=Ce(2430),{normalizeProvider:He}=Ce(2658),{escapeUri:je,HttpRequest:ot}=Ce(3422);class te{format(I){const x=[];for(const a in I){if(!ze(
I,a))continue;const l=xe(a);x.push(Uint8Array.from([l.byteLength]),l,this.formatHeaderValue(I[a]))}const J=new Uint8Array(x.reduce((a,l)=>a+l.byteLength,0));let ne=0;
for(const a of x)J.set(a,ne),ne+=a.byteLength;return J}formatHeaderValue(I){switch(I.type){case"boolean":return Uint8Array.from([I.value?0:1]);case"byte":return Uint8Array.
from([2,I.value]);case"short":const x=new DataView(new ArrayBuffer(3));return x.setUint8(0,3),x.setInt16(1,I.value,!1),new Uint8Array(x.buffer);case"integer":const J=new DataView(
new ArrayBuffer(5));return J.setUint8(0,4),J.setInt32(1,I.value,!1),new Uint8Array(J.buffer);case"long":const ne=new Uint8Array(9);return ne[0]=5,ne.set(I.value.
bytes,1),ne;case"binary":const a=new DataView(new ArrayBuffer(3+I.value.byteLength));a.setUint8(0,6),a.setUint16(1,I.value.byteLength,!1);const l=new Uint8Array(
a.buffer);return l.set(I.value,3),l;case"string":const T=xe(I.value),O=new DataView(new ArrayBuffer(3+T.byteLength));O.setUint8(0,7),O.setUint16(1,T.byteLength,
!1);const H=new Uint8Array(O.buffer);return H.set(T,3),H;case"timestamp":const X=new Uint8Array(9);return X[0]=8,X.set(W.fromNumber(I.value.valueOf()).bytes,1),
X;case"uuid":if(!ae.test(I.value))throw new Error(`Invalid UUID received: ${I.value}`);const Q=new Uint8Array(17);return Q[0]=9,Q.set(ct(I.value.replace(/-/g,"")),
1),Q}}}var Ze;(function(z){z[z.boolTrue=0]="boolTrue",z[z.boolFalse=1]="boolFalse",z[z.byte=2]="byte",z[z.short=3]="short",z[z.integer=4]="integer",z[z.long=5]=
"long",z[z.byteArray=6]="byteArray",z[z.string=7]="string",z[z.timestamp=8]="timestamp",z[z.uuid=9]="uuid"})(Ze||(Ze={}));const ae=/^[a-f0-9]{8}-[a-f0-9]{4}-[a-f0-9]{4}-[a-f0-9]{4}-[a-f0-9]{12}$/;
class W{bytes;constructor(I){if(this.bytes=I,I.byteLength!==8)throw new Error("Int64 buffers must be exactly 8 bytes")}static fromNumber(I){if(I>9223372036854776e3||
I<-9223372036854776e3)throw new Error(`${I} is too large (or, if negative, too small) to represent as an Int64`);const x=new Uint8Array(8);for(let J=7,ne=Math.abs(
Math.round(I));J>-1&&ne>0;J--,ne/=256)x[J]=ne;return I<0&&we(x),new W(x)}valueOf(){const I=this.bytes.slice(0),x=I[0]&128;return x&&we(I),parseInt(Fe(I),16)*(x?
-1:1)}toString(){return String(this.valueOf())}}function we(z){for(let I=0;I<8;I++)z[I]^=255;for(let I=7;I>-1&&(z[I]++,z[I]===0);I--);}const ge="X-Amz-Algorithm",
et="X-Amz-Credential",at="X-Amz-Date",St="X-Amz-SignedHeaders",ut="X-Amz-Expires",qe="X-Amz-Signature",$e="X-Amz-Security-Token",yt="X-Amz-Region-Set",Ke="autho\
rization",ft=at.toLowerCase(),rt="date",Be=[Ke,ft,rt],Ue=qe.toLowerCase(),tt="x-amz-content-sha256",Nt=$e.toLowerCase(),st="host",it={authorization:!0,"cache-co\
ntrol":!0,connection:!0,expect:!0,from:!0,"keep-alive":!0,"max-forwards":!0,pragma:!0,referer:!0,te:!0,trailer:!0,"transfer-encoding":!0,upgrade:!0,"user-agent":!0,
"x-amzn-trace-id":!0},wt=/^proxy-/,ve=/^sec-/,Re=[/^proxy-/i,/^sec-/i],Z="AWS4-HMAC-SHA256",S="AWS4-ECDSA-P256-SHA256",D="AWS4-HMAC-SHA256-PAYLOAD",V="UNSIGNED-\
PAYLOAD",Y=50,Ee="aws4_request",Le=3600*24*7,Et=({query:z={}})=>{const I=[],x={};for(const J in z){if(!ze(z,J)||J.toLowerCase()===Ue)continue;const ne=je(J);I.push(
ne);const a=z[J];typeof a=="string"?x[ne]=`${ne}=${je(a)}`:Array.isArray(a)&&(x[ne]=a.slice(0).reduce((l,T)=>l.concat([`${ne}=${je(T)}`]),[]).sort().join("&"))}
return I.sort().map(J=>x[J]).filter(J=>J).join("&")},le=z=>m(z).toISOString().replace(/\.\d{3}Z$/,"Z"),m=z=>typeof z=="number"?new Date(z*1e3):typeof z=="string"?
Number(z)?new Date(Number(z)*1e3):new Date(z):z;class c{service;regionProvider;credentialProvider;sha256;uriEscapePath;applyChecksum;constructor({applyChecksum:I,
credentials:x,region:J,service:ne,sha256:a,uriEscapePath:l=!0}){this.service=ne,this.sha256=a,this.uriEscapePath=l,this.applyChecksum=typeof I=="boolean"?I:!0,this.
regionProvider=He(J),this.credentialProvider=He(x)}createCanonicalRequest(I,x,J){const ne=Object.keys(x).sort();return`${I.method}
${this.getCanonicalPath(I)}
${Et(I)}
${ne.map(a=>`${a}:${x[a]}`).join(`
`)}

${ne.join(";")}
${J}`}async createStringToSign(I,x,J,ne){const a=new this.sha256;a.update(De(J));const l=await a.digest();return`${ne}
${I}
${x}
${Fe(l)}`}getCanonicalPath({path:I}){if(this.uriEscapePath){const x=[];for(const a of I.split("/"))a?.length!==0&&a!=="."&&(a===".."?x.pop():x.push(a));const J=`${I?.
startsWith("/")?"/":""}${x.join("/")}${x.length>0&&I?.endsWith("/")?"/":""}`;return je(J).replace(/%2F/g,"/")}return I}validateResolvedCredentials(I){if(typeof I!=
"object"||typeof I.accessKeyId!="string"||typeof I.secretAccessKey!="string")throw new Error("Resolved credential object is not valid")}formatDate(I){const x=le(
I).replace(/[-:]/g,"");return{longDate:x,shortDate:x.slice(0,8)}}getCanonicalHeaderList(I){return Object.keys(I).sort().join(";")}}const d={},E=[],_=(z,I,x)=>`${z}\
/${I}/${x}/${Ee}`,$=async(z,I,x,J,ne)=>{const a=await ce(z,I.secretAccessKey,I.accessKeyId),l=`${x}:${J}:${ne}:${Fe(a)}:${I.sessionToken}`;if(l in d)return d[l];
for(E.push(l);E.length>Y;)delete d[E.shift()];let T=`AWS4${I.secretAccessKey}`;for(const O of[x,J,ne,Ee])T=await ce(z,T,O);return d[l]=T},k=()=>{E.length=0,Object.
keys(d).forEach(z=>{delete d[z]})},ce=(z,I,x)=>{const J=new z(I);return J.update(De(x)),J.digest()},ye=({headers:z},I,x)=>{const J={};for(const ne of Object.keys(
z).sort()){if(z[ne]==null)continue;const a=ne.toLowerCase();(ze(it,a)||I?.has(a)||wt.test(a)||ve.test(a))&&(!x||x&&!x.has(a))||(a==="__proto__"&&We(J),J[a]=z[ne].
replace(/[\r\n]/g," ").replace(/[ \t]+/g," ").replace(/^ | $/g,""))}return J},Ne=async({headers:z,body:I},x)=>{for(const J in z)if(ze(z,J)&&J.toLowerCase()===tt)
return z[J];if(I==null)return"e3b0c44298fc1c149afbf4c8996fb92427ae41e4649b934ca495991b7852b855";if(typeof I=="string"||ArrayBuffer.isView(I)||Je(I)){const J=new x;
return J.update(De(I)),Fe(await J.digest())}return V},Pe=(z,I)=>{z=z.toLowerCase();for(const x in I)if(ze(I,x)&&z===x.toLowerCase())return!0;return!1},pe=(z,I={})=>{
const{headers:x,query:J={}}=ot.clone(z);for(const ne in x){if(!ze(x,ne))continue;const a=ne.toLowerCase();(a.slice(0,6)==="x-amz-"&&!I.unhoistableHeaders?.has(a)||
I.hoistableHeaders?.has(a))&&(J[ne]=x[ne],delete x[ne])}return{...z,headers:x,query:J}},Ie=z=>{z=ot.clone(z);for(const I in z.headers)ze(z.headers,I)&&Be.indexOf(
I.toLowerCase())>-1&&delete z.headers[I];return z};class Oe extends c{headerFormatter=new te;constructor({applyChecksum:I,credentials:x,region:J,service:ne,sha256:a,
uriEscapePath:l=!0}){super({applyChecksum:I,credentials:x,region:J,service:ne,sha256:a,uriEscapePath:l})}async presign(I,x={}){const{signingDate:J=new Date,expiresIn:ne=3600,
unsignableHeaders:a,unhoistableHeaders:l,signableHeaders:T,hoistableHeaders:O,signingRegion:H,signingService:X}=x,Q=await this.credentialProvider();this.validateResolvedCredentials(
Q);const fe=H??await this.regionProvider(),{longDate:he,shortDate:Ve}=this.formatDate(J);if(ne>Le)return Promise.reject("Signature version 4 presigned URLs must\
 have an expiration date less than one week in the future");const Qe=_(Ve,fe,X??this.service),ee=pe(Ie(I),{unhoistableHeaders:l,hoistableHeaders:O});Q.sessionToken&&
(ee.query[$e]=Q.sessionToken),ee.query[ge]=Z,ee.query[et]=`${Q.accessKeyId}/${Qe}`,ee.query[at]=he,ee.query[ut]=ne.toString(10);const se=ye(ee,a,T);return ee.query[St]=
this.getCanonicalHeaderList(se),ee.query[qe]=await this.getSignature(he,Qe,this.getSigningKey(Q,fe,Ve,X),this.createCanonicalRequest(ee,se,await Ne(I,this.sha256))),
ee}async sign(I,x){return typeof I=="string"?this.signString(I,x):I.headers&&I.payload?this.signEvent(I,x):I.message?this.signMessage(I,x):this.signRequest(I,x)}async signEvent({
headers:I,payload:x},{signingDate:J=new Date,priorSignature:ne,signingRegion:a,signingService:l,eventStreamCredentials:T}){const O=a??await this.regionProvider(),
{shortDate:H,longDate:X}=this.formatDate(J),Q=_(H,O,l??this.service),fe=await Ne({headers:{},body:x},this.sha256),he=new this.sha256;he.update(I);const Ve=Fe(await he.
digest()),Qe=[D,X,Q,ne,Ve,fe].join(`
`);return this.signString(Qe,{signingDate:J,signingRegion:O,signingService:l,eventStreamCredentials:T})}async signMessage(I,{signingDate:x=new Date,signingRegion:J,
signingService:ne,eventStreamCredentials:a}){return this.signEvent({headers:this.headerFormatter.format(I.message.headers),payload:I.message.body},{signingDate:x,
signingRegion:J,signingService:ne,priorSignature:I.priorSignature,eventStreamCredentials:a}).then(T=>({message:I.message,signature:T}))}async signString(I,{signingDate:x=new Date,
signingRegion:J,signingService:ne,eventStreamCredentials:a}={}){const l=a??await this.credentialProvider();this.validateResolvedCredentials(l);const T=J??await this.
regionProvider(),{shortDate:O}=this.formatDate(x),H=new this.sha256(await this.getSigningKey(l,T,O,ne));return H.update(De(I)),Fe(await H.digest())}async signRequest(I,{
signingDate:x=new Date,signableHeaders:J,unsignableHeaders:ne,signingRegion:a,signingService:l}={}){const T=await this.credentialProvider();this.validateResolvedCredentials(
T);const O=a??await this.regionProvider(),H=Ie(I),{longDate:X,shortDate:Q}=this.formatDate(x),fe=_(Q,O,l??this.service);H.headers[ft]=X,T.sessionToken&&(H.headers[Nt]=
T.sessionToken);const he=await Ne(H,this.sha256);!Pe(tt,H.headers)&&this.applyChecksum&&(H.headers[tt]=he);const Ve=ye(H,ne,J),Qe=await this.getSignature(X,fe,this.
getSigningKey(T,O,Q,l),this.createCanonicalRequest(H,Ve,he));return H.headers[Ke]=`${Z} Credential=${T.accessKeyId}/${fe}, SignedHeaders=${this.getCanonicalHeaderList(
Ve)}, Signature=${Qe}`,H}async getSignature(I,x,J,ne){const a=await this.createStringToSign(I,x,ne,Z),l=new this.sha256(await J);return l.update(De(a)),Fe(await l.
digest())}getSigningKey(I,x,J,ne){return $(this.sha256,I,J,x,ne||this.service)}}const Me={SignatureV4a:null};ue=Z,ue=S,ue=ge,ue=it,ue=ft,ue=at,ue=Ke,ue=et,ue=rt,
ue=D,ue=ut,ue=Be,ue=st,ue=Ee,ue=Y,ue=Le,ue=wt,ue=yt,ue=ve,ue=tt,ue=Ue,ue=qe,ue=St,i.BB=Oe,ue=c,ue=Nt,ue=$e,ue=Re,ue=V,ue=k,ue=_,ue=ye,ue=Et,ue=Ne,ue=$,ue=Pe,ue=
pe,ue=Ie,ue=Me}),690:((Ht,i)=>{var Ce;(function(te){te.HEADER="header",te.QUERY="query"})(Ce||(Ce={}));var ue;(function(te){te.HEADER="header",te.QUERY="query"})(
ue||(ue={}));var ze;(function(te){te.HTTP="http",te.HTTPS="https"})(ze||(ze={}));var xe;(function(te){te.MD5="md5",te.CRC32="crc32",te.CRC32C="crc32c",te.SHA1="\
sha1",te.SHA256="sha256"})(xe||(xe={}));const ct=te=>{const Ze=[];return te.sha256!==void 0&&Ze.push({algorithmId:()=>xe.SHA256,checksumConstructor:()=>te.sha256}),
te.md5!=null&&Ze.push({algorithmId:()=>xe.MD5,checksumConstructor:()=>te.md5}),{addChecksumAlgorithm(ae){Ze.push(ae)},checksumAlgorithms(){return Ze}}},Fe=te=>{
const Ze={};return te.checksumAlgorithms().forEach(ae=>{Ze[ae.algorithmId()]=ae.checksumConstructor()}),Ze},De=te=>ct(te),We=te=>Fe(te);var Je;(function(te){te[te.
HEADER=0]="HEADER",te[te.TRAILER=1]="TRAILER"})(Je||(Je={}));const He="__smithy_context";var je;(function(te){te.PROFILE="profile",te.SSO_SESSION="sso-session",
te.SERVICES="services"})(je||(je={}));var ot;(function(te){te.HTTP_0_9="http/0.9",te.HTTP_1_0="http/1.0",te.TDS_8_0="tds/8.0"})(ot||(ot={})),i.AlgorithmId=xe,i.
EndpointURLScheme=ze,i.FieldPosition=Je,i.HttpApiKeyAuthLocation=ue,i.HttpAuthLocation=Ce,i.IniSectionType=je,i.RequestHandlerProtocol=ot,i.SMITHY_CONTEXT_KEY=He,
i.getDefaultClientConfiguration=De,i.resolveDefaultRuntimeConfig=We})};export{Tn as id,Cn as ids,An as modules};
