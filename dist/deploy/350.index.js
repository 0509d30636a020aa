const C=350,L=[350],S={9285:((A,a,n)=>{n.d(a,{closePreview:()=>t});var _=n(3445),s=n(7899),u=n(223),f=n(9877),m=n(1021);async function t({app:e,pullRequest:i,own:r,
github:l},o){const{run:E,runner:d}=o;let P=0;const T=await(0,_.i)(o.env),x=(0,u.L)({...o,context:E.context,token:l.token,fetch:T,open:{app:e,environment:l.environment,
comment:l.comment},save:()=>{},warn:(M,O)=>{P=1,d.annotate("error",{message:M});for(const c of O.split(`
`))d.line(`  ${c}`)}});let D;const W=async()=>{if(!r)return;const{endApp:M}=await Promise.all([n.e(828),n.e(502)]).then(n.bind(n,3502)),O=h=>d.mask(h),c=await M(
r,{...o,fetch:T,run:m.d,onSecret:O});return c.kind==="refused"&&d.line(`The app was not deleted: ${c.error.message}`),c.kind==="deleted"&&(D=c.until),D},I=await x?.
closePreview(i,o.signal,W);if(I==="left")return d.annotate("error",{message:`Interrupted: GitHub may still show the preview ${e} as active`}),d.summary((0,s.aC)(
e)),1;const v=I==="closed";return P===0&&v&&d.summary((0,s.Z_)(e,{until:D},(0,f.sA)(o.clock.now(),E.context.runUrl))),P===0&&d.line(v?`\u2713 The preview ${e} h\
as ended`:`Pull request #${i} is open again`),P}}),8595:((A,a,n)=>{n.d(a,{_Q:()=>u,i1:()=>f,iA:()=>s,iq:()=>m,q3:()=>t,ws:()=>_});const _=5,s=500;function u({message:e}){
return`The build ended with 0 in spite of an error: ${e}`}const f=["build_fault","index_unanswered","index_empty","index_unfilled","dead_asset","dead_mention","\
unclosed_block","unprocessed_rule"],m=10,t=["repository","secrets","example"]}),5290:((A,a,n)=>{n.d(a,{h:()=>f});var _=n(8302),s=n(8595),u=n(2345);function f(t){
if(!Array.isArray(t)||t.length>s.iq)return;const e=t.flatMap(i=>m(i)??[]);return e.length===t.length?e:void 0}function m(t){const{code:e,file:i,line:r,message:l}=(0,_.
Gv)(t)?t:{},o=s.i1.find(E=>E===e);if(!(!o||!(0,_.KH)(l,s.iA))&&!(i!==null&&!(0,_.KH)(i,u.IC.file))&&!(r!==null&&!(typeof r=="number"&&Number.isSafeInteger(r)&&r>
0)))return{code:o,file:i,line:r,message:l}}})};export{C as id,L as ids,S as modules};
