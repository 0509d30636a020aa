const T=388,$=[388],p={5388:((P,a,t)=>{t.r(a),t.d(a,{asSyncFailure:()=>O,brokenSite:()=>g,isErrorOfSite:()=>i,syncFailure:()=>n});var _=t(3739),o=t(2881),d=t(5879),
E=t(8423);function n(e,s){return new o.$w({stage:"sync",code:e,message:s,exitCode:null,signal:null,log:[],diagnostics:[]})}const u=new Set(["index_unanswered","\
index_empty","dead_asset"]);function i({code:e}){return u.has(e)}function g(e){const s=e.filter(i),r=s.length-1,y=r>0?` (and ${r} more ${r===1?"error":"errors"}\
)`:"",S=`The start page is broken: ${s[0]?.message}${y}`,M=e.flatMap(({file:c,line:v,code:f,message:D})=>c===null?[]:[{file:c,line:v,column:null,severity:m(f),code:f,
message:D}]);return new o.$w({...n("site_broken",S).facts,diagnostics:M})}function m(e){return e==="build_fault"||u.has(e)?"error":"warning"}const b="The output\
 could not be stored: the storage of the platform cannot be used now";function l(){return n("disk_full","The disk of the platform is full: the output could not \
be stored")}function O(e,s){if(e instanceof o.$w)return e;if(s.aborted)return s.reason;if(e instanceof d.Sb)return l();if(e instanceof E.u)return e.isFull?l():n(
"storage_unavailable",b);const r=(0,_.xU)(e)??(e instanceof Error?e.message:String(e));return n("sync_failed",`The output could not be stored (${r})`)}})};export{T as id,$ as ids,p as modules};
