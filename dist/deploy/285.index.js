const R=285,m=[285],y={9285:((x,h,n)=>{n.d(h,{closePreview:()=>i});var O=n(3445),l=n(1603),E=n(5470);async function i({app:e,pullRequest:o,github:t},c){const{run:_,
runner:r}=c;let d=0;const s=await(0,l.openGitHubSide)({...c,context:_.context,token:t.token,fetch:await(0,O.i)(c.env),open:{app:e,environment:t.environment,comment:t.
comment},save:()=>{},warn:(a,P)=>{d=1,r.annotate("error",{message:a});for(const T of P.split(`
`))r.line(`  ${T}`)}})?.closePreview(o);return d===0&&s&&r.summary((0,E.renderClosed)(e)),d===0&&r.line(s?`\u2713 The preview ${e} has ended`:`Pull request #${o}\
 is open again`),d}}),3445:((x,h,n)=>{n.d(h,{i:()=>E});var O=n(3739),l=n(1619);async function E(e){const o=s=>e[s.toLowerCase()]||e[s]||"",t=o("ALL_PROXY"),c=i(
o("HTTP_PROXY")||t,"HTTP_PROXY"),_=i(o("HTTPS_PROXY")||t,"HTTPS_PROXY");if(c===""&&_==="")return fetch;const r=await n.e(752).then(n.t.bind(n,4371,19)),d=new r.
EnvHttpProxyAgent({httpProxy:c,httpsProxy:_,noProxy:o("NO_PROXY")}),f=r.fetch;return async(s,a)=>{if(s instanceof Request)throw new TypeError("This fetch takes \
an address, not a Request");const P=new URL(s);return(0,l.U9)(P.hostname)?fetch(s,a):f(P,{...a,dispatcher:d})}}function i(e,o){const t=e===""||e.includes("://")?
e:`http://${e}`;if(t===""||URL.canParse(t))return t;throw new O.GQ("invalid_input",`${o} (or ALL_PROXY) is not an address`,{remedy:"Write it as http://proxy.exa\
mple.com:3128."})}})};export{R as id,m as ids,y as modules};
