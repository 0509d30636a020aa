const v=446,L=[446],x={9285:(($,d,s)=>{s.d(d,{closePreview:()=>p});var i=s(3445),_=s(7899),m=s(48);async function p({app:a,pullRequest:u,github:l},f){const{run:E,
runner:c}=f;let e=0;const t=await(0,m.L)({...f,context:E.context,token:l.token,fetch:await(0,i.i)(f.env),open:{app:a,environment:l.environment,comment:l.comment},
save:()=>{},warn:(n,o)=>{e=1,c.annotate("error",{message:n});for(const w of o.split(`
`))c.line(`  ${w}`)}})?.closePreview(u);return e===0&&t&&c.summary((0,_.Z)(a)),e===0&&c.line(t?`\u2713 The preview ${a} has ended`:`Pull request #${u} is open a\
gain`),e}}),9877:(($,d,s)=>{s.d(d,{CS:()=>l,Dl:()=>f,EU:()=>m,XI:()=>E,aY:()=>_});var i=s(5807);function _(e,r=300){const t=(0,i.Ow)(e,r).replaceAll("|","\u2502").
trim();if(t==="")return"\u2013";const n="`".repeat(c(t)+1),o=t.startsWith("`")||t.endsWith("`")?" ":"";return`${n}${o}${t}${o}${n}`}function m(e,r=2e3){const t=e.
map(o=>(0,i.Ow)(o,r)),n="`".repeat(Math.max(3,c(t.join(`
`))+1));return[`${n}text`,...t,n].join(`
`)}const p=/^(?!.*www\.)["'(]*(?!GH-)[\p{L}\p{N}][\p{L}\p{N}\-.,:;'"!?()%]*$/iu,a=/^[0-9a-f]{7,40}\W*$/i,u=/`([^`]+)`([.,:;!?)"']*)(?=\s|$)|(["'(]*)(\S+?)([.,:;!?)"']*)(?=\s|$)/g;
function l(e,r=1e3){return(0,i.Ow)(e,r).trim().replace(u,(n,o,w="",h="",O="",P="")=>o!==void 0?_(o)+w:p.test(n)&&!a.test(n)?n:h+_(O)+P)}function f(e){if(e===void 0||
!URL.canParse(e))return;const{protocol:r,username:t,password:n,href:o}=new URL(e);if(!(!/^https?:$/.test(r)||t!==""||n!==""||o.length>2e3))return`[${_(o)}](<${o.
replace(/[<>\\]/g,encodeURIComponent)}>)`}function E(e,r){let t=r,n=e.length;for(;n>0&&(t-=Buffer.byteLength((0,i.Ow)(e[n-1]??""))+1,!(t<0));)n--;return e.slice(
n)}function c(e){return Math.max(0,...[...e.matchAll(/`+/g)].map(r=>r[0].length))}})};export{v as id,L as ids,x as modules};
