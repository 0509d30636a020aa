const M=313,O=[313],v={313:((C,d,c)=>{c.r(d),c.d(d,{Connection:()=>l,Upstream:()=>w});var u=c(3729),E=c(3052);const _=E.D6/16,p=5e3,f=3e4,S=1e3,T=64,m=64*1024;class l{client;#t=0;freeSince=0;constructor({
socketPath:t,turns:s,org:n},i=!1){const e=(0,u.buildConnector)({socketPath:t,timeout:p,allowHalfOpen:i});this.client=new u.Client("http://instance",{connect(h,r){
e(h,(...[o,a])=>{if(o)return r(o,null);s.share(a,n),r(null,a)})},pipelining:1,maxHeaderSize:_,keepAliveTimeout:f,keepAliveMaxTimeout:f,bodyTimeout:0}),this.client.
on("connect",()=>{this.#t=0})}used(){return this.#t+=1,this.#t>1}}class w{#t;#e=[];#n=new Set;#s=!1;constructor(t){this.#t=t}upgrade(){const t=new l(this.#t,!0);
return this.#n.add(t),t}take(t,s){const n=this.#e.at(-1),e=(n!==void 0&&!(s&&performance.now()-n.freeSince>S)&&!t?this.#e.pop():void 0)??new l(this.#t);return this.#n.
add(e),e}give(t){t.freeSince=performance.now(),this.#s||this.#e.length>=T?this.end(t):this.#e.push(t)}async post({timeoutMs:t,...s}){const n=this.take(!1,!0),i=AbortSignal.
timeout(t);try{const e={...s,method:"POST",headersTimeout:0,signal:i},{statusCode:h,body:r}=await n.client.request(e);let o=0;for await(const a of r)if(o+=a.length,
o>m)break;return h}catch(e){throw i.aborted?new Error(`there was no whole answer in ${Math.round(t/1e3)} s`):e}finally{this.give(n)}}close(){this.#s=!0,this.#e.
length=0;for(const t of this.#n)this.end(t)}end(t){this.#n.delete(t),t.client.destroy().catch(()=>{})}}})};export{M as id,O as ids,v as modules};
