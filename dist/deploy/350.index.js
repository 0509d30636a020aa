const S=350,W=[350],g={9285:((A,a,n)=>{n.d(a,{closePreview:()=>t});var _=n(3445),s=n(7899),u=n(223),f=n(9877),m=n(1021);async function t({app:e,pullRequest:i,own:d,
github:c},o){const{run:E,runner:r}=o;let P=0;const T=await(0,_.i)(o.env),x=(0,u.L)({...o,context:E.context,token:c.token,fetch:T,open:{app:e,environment:c.environment,
comment:c.comment},save:()=>{},warn:(M,O)=>{P=1,r.annotate("error",{message:M});for(const l of O.split(`
`))r.line(`  ${l}`)}});let D;const C=async()=>{if(!d)return;const{endApp:M}=await Promise.all([n.e(828),n.e(502)]).then(n.bind(n,3502)),O=L=>r.mask(L),l=await M(
d,{...o,fetch:T,run:m.d,onSecret:O});return l.kind==="refused"&&r.line(`The app was not deleted: ${l.error.message}`),l.kind==="deleted"&&(D=l.until),D},I=await x?.
closePreview(i,o.signal,C);if(I==="left")return r.annotate("error",{message:`Interrupted: GitHub may still show the preview ${e} as active`}),r.summary((0,s.aC)(
e)),1;const v=I==="closed";return P===0&&v&&r.summary((0,s.Z_)(e,{until:D},(0,f.sA)(o.clock.now(),E.context.runUrl))),P===0&&r.line(v?`\u2713 The preview ${e} h\
as ended`:`Pull request #${i} is open again`),P}}),8595:((A,a,n)=>{n.d(a,{i1:()=>u,iA:()=>s,iq:()=>f,q3:()=>m,ws:()=>_});const _=5,s=500,u=["build_fault","index\
_unanswered","index_empty","dead_asset","dead_mention","unclosed_block"],f=10,m=["repository","secrets","example"]}),5290:((A,a,n)=>{n.d(a,{h:()=>f});var _=n(8302),
s=n(8595),u=n(2345);function f(t){if(!Array.isArray(t)||t.length>s.iq)return;const e=t.flatMap(i=>m(i)??[]);return e.length===t.length?e:void 0}function m(t){const{
code:e,file:i,line:d,message:c}=(0,_.Gv)(t)?t:{},o=s.i1.find(E=>E===e);if(!(!o||!(0,_.KH)(c,s.iA))&&!(i!==null&&!(0,_.KH)(i,u.IC.file))&&!(d!==null&&!(typeof d==
"number"&&Number.isSafeInteger(d)&&d>0)))return{code:o,file:i,line:d,message:c}}})};export{S as id,W as ids,g as modules};
