const M=999,O=[999],v={568:((m,t,n)=>{n.d(t,{recallAndFollow:()=>a});var r=n(6425),l=n(6737),s=n(7362);async function a(p,u,c,f,E){const{plan:e,github:d}=p,i=async()=>await o?.
isClosed()??!1,o=(0,l.L)({...c,token:d.token,context:c.run.context,open:{app:(0,r.$)(e),environment:d.environment,comment:d.comment},save:_=>c.runner.state(s.MX,
_?JSON.stringify(_):""),warn:(_,y)=>u.report({type:"warning",message:_,remedy:y})},E);if(o===void 0)return{plan:e,isClosed:i};const w=await o.recall(e.commit,f);
return e.dryRun||u.follow(o),{plan:{...e,...w},isClosed:i}}}),6425:((m,t,n)=>{n.d(t,{$:()=>r});function r({org:l,project:s,app:a}){return`${l}/${s}/${a}`}})};export{M as id,O as ids,v as modules};
