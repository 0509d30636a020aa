const w=319,b=[319],E={9285:((_,c,d)=>{d.d(c,{closePreview:()=>u});var i=d(3445),s=d(7899),p=d(48);async function u({app:r,pullRequest:t,github:a},e){const{run:l,
runner:n}=e;let o=0;const g=await(0,p.L)({...e,context:l.context,token:a.token,fetch:await(0,i.i)(e.env),open:{app:r,environment:a.environment,comment:a.comment},
save:()=>{},warn:(f,m)=>{o=1,n.annotate("error",{message:f});for(const v of m.split(`
`))n.line(`  ${v}`)}})?.closePreview(t);return o===0&&g&&n.summary((0,s.Z)(r)),o===0&&n.line(g?`\u2713 The preview ${r} has ended`:`Pull request #${t} is open a\
gain`),o}}),1547:((_,c,d)=>{d.d(c,{PY:()=>a,Y4:()=>r,as:()=>s});var i=d(5807);const s=["success","failure","cancelled","pending"],p={success:(0,i.aL)(`
    succeeded success successful ready live active complete completed deployed deploysucceeded deploymentsucceeded
    activated done ok published finished passed succeed healthy
  `),failure:(0,i.aL)(`
    failed failure error errored crashed timedout timeout rejected broken buildfailed deployfailed deploymentfailed
    builderror deployerror deploymenterror syncfailed uploadfailed activationfailed internalerror rolledback updatefailed
    predeployfailed releasefailed rollbacksucceeded rollbackcomplete degraded fatal
  `),cancelled:(0,i.aL)(`
    cancelled canceled aborted superseded skipped stopped replaced expired deactivated cancelledbyuser canceledbyuser
    removed deleted abandoned
  `),pending:(0,i.aL)(`
    queued pending created waiting scheduled accepted starting initializing started running inprogress processing
    building cloning installing syncing uploading deploying activating publishing invalidating provisioning
    cancelling canceling new enqueued idle prepared preparing uploaded processed retrying working progressing
    pendingbuild pendingdeploy pendingreview pendingpublish waitingfordeployment needsapproval
    buildinprogress updateinprogress predeployinprogress waitingforresource removing verifying
    requested planned finalizing releasing testing reconciling unknown
  `)},u=new Map(s.flatMap(e=>p[e].map(l=>[l,e])));function r(e){return e.toLowerCase().replace(/[\s_-]/g,"")}const t=[["failure",/(?:failed|error)$/],["pending",
/(?:inprogress|pending|queued)$/]];function a(e,l=new Map){const n=r(e);return l.get(n)??u.get(n)??t.find(([,o])=>o.test(n))?.[0]}})};export{w as id,b as ids,E as modules};
