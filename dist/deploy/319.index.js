const w=319,b=[319],k={9285:((_,s,i)=>{i.d(s,{closePreview:()=>p});var t=i(3445),c=i(7899),o=i(48);async function p({app:r,pullRequest:n,github:d},e){const{run:u,
runner:a}=e;let l=0;const g=await(0,o.L)({...e,context:u.context,token:d.token,fetch:await(0,t.i)(e.env),open:{app:r,environment:d.environment,comment:d.comment},
save:()=>{},warn:(f,m)=>{l=1,a.annotate("error",{message:f});for(const v of m.split(`
`))a.line(`  ${v}`)}})?.closePreview(n);return l===0&&g&&a.summary((0,c.Z)(r)),l===0&&a.line(g?`\u2713 The preview ${r} has ended`:`Pull request #${n} is open a\
gain`),l}}),1547:((_,s,i)=>{i.d(s,{P:()=>r,Y:()=>o});const t=[["success",["succeeded","success","successful","ready","live","active","complete","completed","dep\
loyed","deploysucceeded","deploymentsucceeded","activated","done","ok","published","finished","passed","succeed","healthy"]],["failure",["failed","failure","err\
or","errored","crashed","timedout","timeout","rejected","broken","buildfailed","deployfailed","deploymentfailed","builderror","deployerror","deploymenterror","s\
yncfailed","uploadfailed","activationfailed","internalerror","rolledback","updatefailed","predeployfailed","releasefailed","rollbacksucceeded","rollbackcomplete",
"degraded","fatal"]],["cancelled",["cancelled","canceled","aborted","superseded","skipped","stopped","replaced","expired","deactivated","cancelledbyuser","cance\
ledbyuser","removed","deleted","abandoned"]],["pending",["queued","pending","created","waiting","scheduled","accepted","starting","initializing","started","runn\
ing","inprogress","processing","building","cloning","installing","syncing","uploading","deploying","activating","publishing","invalidating","provisioning","canc\
elling","canceling","new","enqueued","idle","prepared","preparing","uploaded","processed","retrying","working","progressing","pendingbuild","pendingdeploy","pen\
dingreview","pendingpublish","waitingfordeployment","needsapproval","buildinprogress","updateinprogress","predeployinprogress","waitingforresource","removing","\
verifying","requested","planned","finalizing","releasing","testing","reconciling","unknown"]]],c=new Map(t.flatMap(([n,d])=>d.map(e=>[e,n])));function o(n){return n.
toLowerCase().replace(/[\s_-]/g,"")}const p=[["failure",/(?:failed|error)$/],["pending",/(?:inprogress|pending|queued)$/]];function r(n,d=new Map){const e=o(n);
return d.get(e)??c.get(e)??p.find(([,u])=>u.test(e))?.[0]}})};export{w as id,b as ids,k as modules};
