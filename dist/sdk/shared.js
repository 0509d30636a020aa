var KVS_LIMITS={bodyBytes:131072,keyBytes:512,valueBytes:65536,minTtlSeconds:60,maxTtlSeconds:31536e3,tablesPerApp:2},KVS_APP_TYPES=["api","web-ssr","sse"],APP_TYPES=[
"web-landing",...KVS_APP_TYPES];var KVS_SIGNING_SERVICE="execute-api",KVS_VARIABLE_PREFIX="SERVICE_KVS_";var TABLE_NAME=/^[a-z][a-z0-9_]{0,31}$/;var CONTROL_LIMITS={bodyBytes:1024*1024,envVariables:500,envBytes:256*1024,pageDefault:20,pageMost:100,failureLogLines:200,failureLogLine:2e3},LOG_LIMITS={pageDefault:64*
1024,pageMost:256*1024};var FAILURE_LIMITS={bytes:1024*1024,message:2e3,signal:20,findings:500,file:1e3,findingMessage:1e3,findingCode:100,sourceLines:5,sourceLine:200};function isObject(value){return typeof value=="object"&&value!==null&&!Array.isArray(value)}function parsedJson(text){try{return JSON.parse(text)}catch{return}}var KvsError=class extends Error{name="KvsError";code;status;retryAfter;constructor(code,message,facts={}){super(message,facts.cause===void 0?{}:{cause:facts.cause}),
this.code=code,this.status=facts.status,this.retryAfter=facts.retryAfter}};var ALGORITHM="AWS4-HMAC-SHA256",encoder=new TextEncoder;async function signedHeaders(url,headers,body,{region,keys,now}){let time=new Date(now).toISOString().replace(
/[:-]|\.\d{3}/g,""),sent={...headers,"x-amz-date":time,...keys.sessionToken!==void 0&&{"x-amz-security-token":keys.sessionToken}},all=Object.entries({...sent,host:url.
host}).sort(([one],[other])=>one<other?-1:1),names=all.map(([name])=>name).join(";"),lines=all.map(([name,value])=>`${name}:${value.trim().replace(/[ \t]+/g," ")}\

`).join(""),canonical=["POST",url.pathname.split("/").map(encoded).join("/"),"",lines,names,await sha256(body)].join(`
`),scope=[time.slice(0,8),region,KVS_SIGNING_SERVICE,"aws4_request"],text=[ALGORITHM,time,scope.join("/"),await sha256(canonical)].join(`
`),key=encoder.encode(`AWS4${keys.secret}`);for(let part of scope)key=await hmac(key,part);let signature=hex(await hmac(key,text)),credential=`${keys.accessKeyID}\
/${scope.join("/")}`;return{...sent,authorization:`${ALGORITHM} Credential=${credential}, SignedHeaders=${names}, Signature=${signature}`}}function encoded(part){
return encodeURIComponent(part).replace(/[!'()*]/g,each=>`%${each.charCodeAt(0).toString(16).toUpperCase()}`)}async function sha256(text){return hex(new Uint8Array(
await crypto.subtle.digest("SHA-256",encoder.encode(text))))}async function hmac(secret,text){let key=await crypto.subtle.importKey("raw",secret,{name:"HMAC",hash:"\
SHA-256"},!1,["sign"]);return new Uint8Array(await crypto.subtle.sign("HMAC",key,encoder.encode(text)))}function hex(bytes){return Array.from(bytes,byte=>byte.toString(
16).padStart(2,"0")).join("")}var TIMEOUT_MS=1e4,FIRST_WAIT_MS=100,MOST_WAIT_MS=2e3,ANSWER_BYTES=1024*1024,NOTABLE_SKEW_MS=4*6e4;async function ask(caller,body){let{options,operation}=caller,
{url,token,region,keys}=placeOf(caller),target=new URL(`${url.href.replace(/\/$/,"")}/v1/${operation}`),signal=AbortSignal.timeout(options.timeoutMs??TIMEOUT_MS),
until=Date.now()+(options.timeoutMs??TIMEOUT_MS);for(let attempt=0;;attempt+=1){let own={"content-type":"application/json","x-kvs-authorization":`Bearer ${token}`},
headers=await signedHeaders(target,own,body,{region,keys,now:Date.now()}),failure=await attemptOf(caller,target,{method:"POST",headers,body,signal,redirect:"man\
ual"});if(!(failure instanceof KvsError))return failure;if(failure.code!=="unavailable"&&failure.code!=="rate_limited")throw failure;let backoff=Math.min(MOST_WAIT_MS,
FIRST_WAIT_MS*2**attempt)*(.5+Math.random()/2),waitMs=failure.retryAfter===void 0?backoff:failure.retryAfter*1e3;if(signal.aborted||Date.now()+waitMs>=until)throw failure;
await new Promise(resolve=>setTimeout(resolve,waitMs))}}function placeOf({table,doing,options}){let env=options.env??globalThis.process?.env??{},missing=(name,remedy)=>new KvsError(
"not_configured",`Could not ${doing}: the variable ${name} is not set. ${remedy}`),variable=(name,remedy)=>{let value=env[name];if(value===void 0||value==="")throw missing(
name,remedy);return value},outside='The platform sets it for functions; elsewhere, run the command by "slipway exec".',token=variable(`${KVS_VARIABLE_PREFIX}TOK\
EN_${table.toUpperCase()}`,`Create the table: slipway tables create ${table}. The next instance of the function has it.`),text=variable(`${KVS_VARIABLE_PREFIX}U\
RL`,outside);if(!URL.canParse(text))throw missing(`${KVS_VARIABLE_PREFIX}URL`,`${JSON.stringify(text)} is not a URL.`);let keys={accessKeyID:variable("AWS_ACCES\
S_KEY_ID",outside),secret:variable("AWS_SECRET_ACCESS_KEY",outside),sessionToken:env.AWS_SESSION_TOKEN||void 0};return{url:new URL(text),token,region:variable(`${KVS_VARIABLE_PREFIX}\
REGION`,outside),keys}}async function attemptOf({doing,options},target,init){let status;try{let response=await(options.fetch??fetch)(target.href,init);status=response.
status;let text=await textOf(response),body=text===void 0?void 0:parsedJson(text);return status===200&&isObject(body)?body:refusalOf(doing,response,isObject(body)?
body:{})}catch(cause){let broken=status===void 0?"could not be reached":"broke its answer off",why=cause instanceof Error&&cause.name==="TimeoutError"?"did not \
answer in time":broken,message=`Could not ${doing}: the key-value store at ${target.origin} ${why}. Try again later.`;return new KvsError("unavailable",message,
{status,cause})}}async function textOf(response){let decoder=new TextDecoder,text="",bytes=0;for await(let chunk of response.body??[]){if(bytes+=chunk.length,bytes>
ANSWER_BYTES)return;text+=decoder.decode(chunk,{stream:!0})}return text+decoder.decode()}var RULES=[{status:401,why:"the token of the table is not valid",remedy:"\
The table may have been deleted: create it again, and the next instance has its new token."},{status:403,says:/valid region/i,why:"the signature is for another \
region",remedy:"SERVICE_KVS_REGION must be that of the gateway."},{status:403,says:/security token/i,why:"the credentials are not valid any more",remedy:"They e\
nd with the instance that got them: start the function again."},{status:403,says:/^(?:inactive_binding|unsupported_app_type)$/,why:"the token and the credential\
s are not those of one function app",remedy:"Use the variables as the platform sets them."},{status:403,why:"the signature is not accepted",remedy:"Use AWS_ACCE\
SS_KEY_ID, AWS_SECRET_ACCESS_KEY and AWS_SESSION_TOKEN as the platform sets them."}];function refusalOf(doing,{status,headers},body){let said=[body.error,body.message].
find(each=>typeof each=="string")??"",fail=(code,why,remedy,retryAfter2)=>new KvsError(code,`Could not ${doing}: ${why}. ${remedy} (${status})`,{status,retryAfter:retryAfter2}),
seconds=Number(headers.get("retry-after")??Number.NaN),retryAfter=seconds>=0?seconds:void 0;if(said==="quota_exceeded")return fail("rate_limited","the organizat\
ion has made as many requests this month as it may","The operator of the platform can give it more.",retryAfter);if(status===429){let wait=retryAfter===void 0?"\
later":`in ${retryAfter} s`;return fail("rate_limited","the rate limit is reached",`Try again ${wait}, or send fewer requests.`,retryAfter)}if(said==="table_ful\
l")return fail("full","the table stores as much as it may","Delete keys. A minute later there is room again.");if(status>=500)return fail("unavailable","the key\
-value store cannot serve","Try again later.",retryAfter);let rule=RULES.find(each=>each.status===status&&(each.says?.test(String(said))??!0));return rule&&status===
403&&Math.abs(Date.now()-Date.parse(headers.get("date")??""))>NOTABLE_SKEW_MS?fail("refused","the clock of this machine differs from that of the store","Set the\
 clock."):rule?fail("refused",rule.why,rule.remedy):fail("unexpected_response","the answer is not that of a key-value store","Check SERVICE_KVS_URL.")}function createTable(name,options={}){if(!TABLE_NAME.test(name)){let rule="Write 1 to 32 of a-z, 0-9 and _, beginning with a letter.";throw new KvsError("invali\
d_table",`${quoted(name)} is not the name of a table. ${rule}`)}let caller=(operation,key)=>{let doing=`${operation} ${quoted(key)} (table ${name})`;return checkKey(
doing,key),{table:name,operation,doing,options}},getEntry=async key=>{let its=caller("get",key),answer=await ask(its,JSON.stringify({key}));if(answer.found===!1)
return;let{expiresAt}=answer,isDate=typeof expiresAt=="string"&&!Number.isNaN(Date.parse(expiresAt));if(answer.found!==!0||!("value"in answer)||!(isDate||expiresAt===
null))throw wrong(its);return{value:answer.value,expiresAt:isDate?new Date(expiresAt):null}};return{getEntry,get:async key=>(await getEntry(key))?.value,async put(key,value,{
ttlSeconds}={}){let its=caller("put",key),ttl=ttlSeconds===void 0?"":`,"ttlSeconds":${checkedTtl(its.doing,ttlSeconds)}`,body=`{"key":${JSON.stringify(key)},"va\
lue":${jsonOf(its.doing,value)}${ttl}}`;if((await ask(its,body)).ok!==!0)throw wrong(its)},async delete(key){let its=caller("delete",key);if((await ask(its,JSON.
stringify({key}))).deleted!==!0)throw wrong(its)}}}var encoder2=new TextEncoder,SHOWN=60;function quoted(text){let whole=typeof text=="string"?JSON.stringify(text):
`a ${typeof text}`;return whole.length>SHOWN?`${whole.slice(0,SHOWN)}\u2026`:whole}function checkKey(doing,key){let{keyBytes}=KVS_LIMITS,bytes=typeof key=="stri\
ng"?encoder2.encode(key).length:0;if(bytes>0&&bytes<=keyBytes)return;let why=typeof key=="string"?`has ${bytes} bytes`:"is not a string";throw new KvsError("inv\
alid_key",`Could not ${doing}: the key ${why}. A key is a string of 1 to ${keyBytes} bytes.`)}function jsonOf(doing,value){let{valueBytes}=KVS_LIMITS,refuse=(why,cause)=>new KvsError(
"invalid_value",`Could not ${doing}: the value ${why}`,{cause}),text;try{text=JSON.stringify(value)}catch(cause){throw refuse("is not JSON. It may refer to itse\
lf or contain a BigInt: store plain data.",cause)}if(text===void 0)throw refuse(`is ${typeof value}, which JSON does not have. Use delete to remove a key.`);let bytes=encoder2.
encode(text).length;if(bytes<=valueBytes)return text;throw refuse(`has ${bytes} bytes of JSON, and ${valueBytes} are allowed. Store less, or divide it between s\
everal keys.`)}function checkedTtl(doing,seconds){let{minTtlSeconds,maxTtlSeconds}=KVS_LIMITS;if(Number.isInteger(seconds)&&seconds>=minTtlSeconds&&seconds<=maxTtlSeconds)
return seconds;let rule=`Write whole seconds, ${minTtlSeconds} to ${maxTtlSeconds}.`;throw new KvsError("invalid_ttl",`Could not ${doing}: ttlSeconds is ${String(
seconds)}. ${rule}`)}function wrong({doing}){let remedy="Check SERVICE_KVS_URL.";return new KvsError("unexpected_response",`Could not ${doing}: the answer is no\
t that of a key-value store. ${remedy}`)}export{KvsError,createTable};
