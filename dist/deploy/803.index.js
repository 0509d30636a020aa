const E=803,$=[803],k={9285:((v,f,a)=>{a.d(f,{closePreview:()=>_});var c=a(3445),l=a(7899),g=a(48);async function _({app:p,pullRequest:d,github:s},o){const{run:m,
runner:u}=o;let e=0;const t=await(0,g.L)({...o,context:m.context,token:s.token,fetch:await(0,c.i)(o.env),open:{app:p,environment:s.environment,comment:s.comment},
save:()=>{},warn:(n,r)=>{e=1,u.annotate("error",{message:n});for(const w of r.split(`
`))u.line(`  ${w}`)}})?.closePreview(d);return e===0&&t&&u.summary((0,l.Z)(p)),e===0&&u.line(t?`\u2713 The preview ${p} has ended`:`Pull request #${d} is open a\
gain`),e}}),9877:((v,f,a)=>{a.d(f,{CS:()=>s,Dl:()=>o,EU:()=>g,XI:()=>m,aY:()=>l});var c=a(5807);function l(e,i=300){const t=(0,c.Ow)(e,i).replaceAll("|","\u2502").
trim();if(t==="")return"\u2013";const n="`".repeat(u(t)+1),r=t.startsWith("`")||t.endsWith("`")?" ":"";return`${n}${r}${t}${r}${n}`}function g(e,i=2e3){const t=e.
map(r=>(0,c.Ow)(r,i)),n="`".repeat(Math.max(3,u(t.join(`
`))+1));return[`${n}text`,...t,n].join(`
`)}const _=/^(?!.*www\.)["'(]*(?!GH-)[\p{L}\p{N}][\p{L}\p{N}\-.,:;'"!?()%]*$/iu,p=/^[0-9a-f]{7,40}\W*$/i,d=/`([^`]+)`([.,:;!?)"']*)(?=\s|$)|(["'(]*)(\S+?)([.,:;!?)"']*)(?=\s|$)/g;
function s(e,i=1e3){return(0,c.Ow)(e,i).trim().replace(d,(n,r,w="",y="",h="",b="")=>r!==void 0?l(r)+w:_.test(n)&&!p.test(n)?n:y+l(h)+b)}function o(e){if(e===void 0||
!URL.canParse(e))return;const{protocol:i,username:t,password:n,href:r}=new URL(e);if(!(!/^https?:$/.test(i)||t!==""||n!==""||r.length>2e3))return`[${l(r)}](<${r.
replace(/[<>\\]/g,encodeURIComponent)}>)`}function m(e,i){let t=i,n=e.length;for(;n>0&&(t-=Buffer.byteLength((0,c.Ow)(e[n-1]??""))+1,!(t<0));)n--;return e.slice(
n)}function u(e){return Math.max(0,...[...e.matchAll(/`+/g)].map(i=>i[0].length))}}),1547:((v,f,a)=>{a.d(f,{P:()=>p,Y:()=>g});const c=[["success",["succeeded","\
success","successful","ready","live","active","complete","completed","deployed","deploysucceeded","deploymentsucceeded","activated","done","ok","published","fin\
ished","passed","succeed","healthy"]],["failure",["failed","failure","error","errored","crashed","timedout","timeout","rejected","broken","buildfailed","deployf\
ailed","deploymentfailed","builderror","deployerror","deploymenterror","syncfailed","uploadfailed","activationfailed","internalerror","rolledback","updatefailed",
"predeployfailed","releasefailed","rollbacksucceeded","rollbackcomplete","degraded","fatal"]],["cancelled",["cancelled","canceled","aborted","superseded","skipp\
ed","stopped","replaced","expired","deactivated","cancelledbyuser","canceledbyuser","removed","deleted","abandoned"]],["pending",["queued","pending","created","\
waiting","scheduled","accepted","starting","initializing","started","running","inprogress","processing","building","cloning","installing","syncing","uploading",
"deploying","activating","publishing","invalidating","provisioning","cancelling","canceling","new","enqueued","idle","prepared","preparing","uploaded","processe\
d","retrying","working","progressing","pendingbuild","pendingdeploy","pendingreview","pendingpublish","waitingfordeployment","needsapproval","buildinprogress","\
updateinprogress","predeployinprogress","waitingforresource","removing","verifying","requested","planned","finalizing","releasing","testing","reconciling","unkn\
own"]]],l=new Map(c.flatMap(([d,s])=>s.map(o=>[o,d])));function g(d){return d.toLowerCase().replace(/[\s_-]/g,"")}const _=[["failure",/(?:failed|error)$/],["pen\
ding",/(?:inprogress|pending|queued)$/]];function p(d,s=new Map){const o=g(d);return s.get(o)??l.get(o)??_.find(([,m])=>m.test(o))?.[0]}})};export{E as id,$ as ids,k as modules};
