const J=814,G=[814],X={5814:((Q,L,F)=>{F.d(L,{Cron:()=>q});function p(i,t,e,r=0,n=0,a=0,s=0){let o=i>=0&&i<100,h=Date.UTC(o?i+400:i,t,e,r,n,a,s);return o?h-126227808e5:
h}function v(i){return p(i.y,i.m-1,i.d,i.h,i.i,i.s)}function _(i,t){return i.y===t.y&&i.m===t.m&&i.d===t.d&&i.h===t.h&&i.i===t.i&&i.s===t.s}function A(i){let t=i.
substring(9);return t.includes("Z")||t.includes("+")||t.includes("-")}function Y(i,t){let e=new Date(Date.parse(i));if(isNaN(e))throw new Error("Invalid ISO8601\
 passed to timezone parser.");return A(i)?{tp:w(e.getUTCFullYear(),e.getUTCMonth()+1,e.getUTCDate(),e.getUTCHours(),e.getUTCMinutes(),e.getUTCSeconds(),"Etc/UTC"),
ms:e.getUTCMilliseconds()}:{tp:w(e.getFullYear(),e.getMonth()+1,e.getDate(),e.getHours(),e.getMinutes(),e.getSeconds(),t),ms:e.getMilliseconds()}}function C(i,t,e){
let{tp:r,ms:n}=Y(i,t);return new Date(b(r,e).getTime()+n)}function b(i,t){let e=k(i);if(e.kind==="single")return e.date;if(e.kind==="ambiguous")return e.earlier;
if(t)throw new Error("Invalid date passed to fromTZ()");return e.after}function k(i){let t=v(i),e=s=>N(new Date(s),i.tz),r=t-e(t),n=g(new Date(r),i.tz);if(_(n,i)){
let s=v(n)-r,o=r-(e(r-R)-s);if(o<r&&_(g(new Date(o),i.tz),i))return{kind:"ambiguous",earlier:new Date(o),later:new Date(r)};let h=r+(s-e(r+R));return h>r&&_(g(new Date(
h),i.tz),i)?{kind:"ambiguous",earlier:new Date(r),later:new Date(h)}:{kind:"single",date:new Date(r)}}let a=t-(v(n)-r);return _(g(new Date(a),i.tz),i)?{kind:"si\
ngle",date:new Date(a)}:{kind:"gap",before:new Date(Math.min(r,a)),after:new Date(Math.max(r,a))}}var R=3*36e5;function N(i,t){return v(g(i,t))-(i.getTime()-i.getUTCMilliseconds())}
function M(i,t,e){let r=N(new Date(i),e);for(;t-i>1e3;){let n=i+Math.floor((t-i)/2e3)*1e3;N(new Date(n),e)===r?i=n:t=n}return t}function $(i,t){let e=k(g(new Date(
i),t));if(e.kind==="ambiguous")return i<e.later.getTime()?"earlier":"later"}var j=p(1,0,1),E=864e5,P=new Map;function g(i,t){if(t===void 0)return w(i.getFullYear(),
i.getMonth()+1,i.getDate(),i.getHours(),i.getMinutes(),i.getSeconds());let e=P.get(t),r;try{e||(e=new Intl.DateTimeFormat("en-US",{timeZone:t,year:"numeric",month:"\
numeric",day:"numeric",hour:"numeric",minute:"numeric",second:"numeric",hour12:!1}),P.set(t,e)),r=e.formatToParts(i)}catch(s){let o=s instanceof Error?s.message:
String(s);throw new RangeError(`toTZ: Invalid timezone '${t}' or date. Please provide a valid IANA timezone (e.g., 'America/New_York', 'Europe/Stockholm'). Orig\
inal error: ${o}`)}let n={year:0,month:0,day:0,hour:0,minute:0,second:0};for(let s of r)(s.type==="year"||s.type==="month"||s.type==="day"||s.type==="hour"||s.type===
"minute"||s.type==="second")&&(n[s.type]=parseInt(s.value,10));if(isNaN(n.year)||isNaN(n.month)||isNaN(n.day)||isNaN(n.hour)||isNaN(n.minute)||isNaN(n.second))throw new Error(
`toTZ: Failed to parse all date components from timezone '${t}'. This may indicate an invalid date or timezone configuration. Parsed components: ${JSON.stringify(
n)}`);let a=i.getTime()-j;return(a<-E||a<E&&n.month===12)&&(n.year=1-n.year),n.hour===24&&(n.hour=0),{y:n.year,m:n.month,d:n.day,h:n.hour,i:n.minute,s:n.second,
tz:t}}function w(i,t,e,r,n,a,s){return{y:i,m:t,d:e,h:r,i:n,s:a,tz:s}}var W=[1,2,4,8,16],z=class m{pattern;timezone;mode;alternativeWeekdays;sloppyRanges;fixedTimeRule;second;minute;hour;day;month;dayOfWeek;year;lastDayOfMonth;lastWeekday;nearestWeekdays;starDOM;starDOW;starYear;useAndLogic;isFixedTime;constructor(t,e,r){
this.pattern=t,this.timezone=e,this.mode=r?.mode??"auto",this.alternativeWeekdays=r?.alternativeWeekdays??!1,this.sloppyRanges=r?.sloppyRanges??!1,this.fixedTimeRule=
r?.fixedTimeRule??"single-value",this.second=Array(60).fill(0),this.minute=Array(60).fill(0),this.hour=Array(24).fill(0),this.day=Array(31).fill(0),this.month=Array(
12).fill(0),this.dayOfWeek=Array(7).fill(0),this.year=[],this.lastDayOfMonth=!1,this.lastWeekday=!1,this.nearestWeekdays=Array(31).fill(0),this.starDOM=!1,this.
starDOW=!1,this.starYear=!1,this.useAndLogic=!1,this.isFixedTime=!1,this.parse()}parse(){if(!(typeof this.pattern=="string"||this.pattern instanceof String))throw new TypeError(
"CronPattern: Pattern has to be of type string.");this.pattern.indexOf("@")>=0&&(this.pattern=this.handleNicknames(this.pattern).trim());let t=this.pattern.match(
/\S+/g)||[""],e=t.length;if(t.length<5||t.length>7)throw new TypeError("CronPattern: invalid configuration format ('"+this.pattern+"'), exactly five, six, or se\
ven space separated parts are required.");if(this.mode!=="auto"){let s;switch(this.mode){case"5-part":s=5;break;case"6-part":s=6;break;case"7-part":s=7;break;case"\
5-or-6-parts":s=[5,6];break;case"6-or-7-parts":s=[6,7];break;default:s=0}if(!(Array.isArray(s)?s.includes(e):e===s)){let o=Array.isArray(s)?s.join(" or "):s.toString();
throw new TypeError(`CronPattern: mode '${this.mode}' requires exactly ${o} parts, but pattern '${this.pattern}' has ${e} parts.`)}}if(t.length===5&&t.unshift("\
0"),t.length===6&&t.push("*"),this.pattern.indexOf("?")>=0)for(let s=0;s<t.length;s++)t[s]=t[s].replace(/\?/g,"*");if(t[3].toUpperCase()==="LW")this.lastWeekday=
!0,t[3]="";else if(t[3].toUpperCase().indexOf("L")>=0){let s=t[3].split(",");if(s.length>1&&s.some(o=>o.toUpperCase()==="LW"))throw new TypeError(`CronPattern: \
Syntax error, LW can not be in a list in day-of-month ('${t[3]}').`);if(s.some(o=>o===""||o.toUpperCase()!=="L"&&/l/i.test(o)))throw new TypeError("CronPattern:\
 Syntax error, L has to be a value of its own in day-of-month ('"+t[3]+"').");t[3]=s.filter(o=>o.toUpperCase()!=="L").join(","),this.lastDayOfMonth=!0}if(t[3]==
"*"&&(this.starDOM=!0),t[6]=="*"&&(this.starYear=!0),t[4].length>=3&&(t[4]=this.replaceAlpha(t[4],m.MONTH_NAMES)),t[5].length>=3&&(t[5]=this.alternativeWeekdays?
this.replaceAlpha(t[5],m.DAY_NAMES_QUARTZ):this.replaceAlpha(t[5],m.DAY_NAMES)),t[5].startsWith("+")&&(this.useAndLogic=!0,t[5]=t[5].substring(1),t[5]===""))throw new TypeError(
"CronPattern: Day-of-week field cannot be empty after '+' modifier.");switch(t[5]=="*"&&(this.starDOW=!0),this.mode){case"5-part":t[0]="0",t[6]="*";break;case"6\
-part":t[6]="*";break;case"5-or-6-parts":t[6]="*";break;case"6-or-7-parts":break;case"7-part":case"auto":break}this.throwAtIllegalCharacters(t),this.partToArray(
"second",t[0],0,1),this.partToArray("minute",t[1],0,1),this.partToArray("hour",t[2],0,1),this.partToArray("day",t[3],-1,1),this.partToArray("month",t[4],-1,1);let r=this.
alternativeWeekdays?-1:0;this.partToArray("dayOfWeek",t[5],r,63),t[6]==="*"?this.year=Array(1e4).fill(1):(this.year=Array(1e4).fill(0),this.partToArray("year",t[6],
0,1)),!this.alternativeWeekdays&&this.dayOfWeek[7]&&(this.dayOfWeek[0]=this.dayOfWeek[7]);let n=this.fixedTimeRule==="single-value",a=(s,o)=>!s.includes("*")&&!s.
includes("/")&&(!n||o.filter(h=>h).length===1);this.isFixedTime=a(t[0],this.second)&&a(t[1],this.minute)&&a(t[2],this.hour)}partToArray(t,e,r,n){let a=this[t];if(e===
""&&!(t==="day"&&(this.lastDayOfMonth||this.lastWeekday)))throw new TypeError("CronPattern: configuration entry "+t+" ("+e+") is empty, check for trailing space\
s.");if(e==="*")return a.fill(n);let s=e.split(",");if(s.length>1)for(let o of s)this.partToArray(t,o,r,n);else e.includes("-")&&e.includes("/")?this.handleRangeWithStepping(
e,t,r,n):e.includes("-")?this.handleRange(e,t,r,n):e.includes("/")?this.handleStepping(e,t,r,n):e!==""&&this.handleNumber(e,t,r,n)}throwAtIllegalCharacters(t){for(let e=0;e<
t.length;e++)if((e===3?/[^/*0-9,\-WwLl]+/:e===5?/[^/*0-9,\-#Ll]+/:/[^/*0-9,\-]+/).test(t[e]))throw new TypeError("CronPattern: configuration entry "+e+" ("+t[e]+
") contains illegal characters.")}handleNumber(t,e,r,n){let a=this.extractNth(t,e),s=t.toUpperCase().includes("W");if(e!=="day"&&s)throw new TypeError("CronPatt\
ern: Nearest weekday modifier (W) only allowed in day-of-month.");s&&(e="nearestWeekdays");let o=s?a[0].replace(/W$/i,""):a[0],h=m.toNumber(o)+r;if(isNaN(h))throw new TypeError(
"CronPattern: "+e+" is not a number: '"+t+"'");this.setPart(e,h,a[1]||n)}setPart(t,e,r){if(!Object.prototype.hasOwnProperty.call(this,t))throw new TypeError("Cr\
onPattern: Invalid part specified: "+t);if(t==="dayOfWeek"){if(e===7&&(e=0),e<0||e>6)throw new RangeError("CronPattern: Invalid value for dayOfWeek: "+e);this.setNthWeekdayOfMonth(
e,r);return}if(t==="second"||t==="minute"){if(e<0||e>=60)throw new RangeError("CronPattern: Invalid value for "+t+": "+e)}else if(t==="hour"){if(e<0||e>=24)throw new RangeError(
"CronPattern: Invalid value for "+t+": "+e)}else if(t==="day"||t==="nearestWeekdays"){if(e<0||e>=31)throw new RangeError("CronPattern: Invalid value for "+t+": "+
e)}else if(t==="month"){if(e<0||e>=12)throw new RangeError("CronPattern: Invalid value for "+t+": "+e)}else if(t==="year"&&(e<1||e>=1e4))throw new RangeError("C\
ronPattern: Invalid value for "+t+": "+e+" (supported range: 1-9999)");this[t][e]=r}static toNumber(t){return/^\d+$/.test(t)?parseInt(t,10):NaN}validateNotNaN(t,e){
if(isNaN(t))throw new TypeError(e)}validateRange(t,e,r,n,a){if(t>e)throw new TypeError("CronPattern: From value is larger than to value: '"+a+"'");if(r!==void 0){
if(r===0)throw new TypeError("CronPattern: Syntax error, illegal stepping: 0");if(r>this[n].length)throw new TypeError("CronPattern: Syntax error, steps cannot \
be greater than maximum value of part ("+this[n].length+")")}}handleRangeWithStepping(t,e,r,n){if(t.toUpperCase().includes("W"))throw new TypeError("CronPattern\
: Syntax error, W is not allowed in ranges with stepping.");let a=this.extractNth(t,e),s=a[0].match(/^(\d+)-(\d+)\/(\d+)$/);if(s===null)throw new TypeError("Cro\
nPattern: Syntax error, illegal range with stepping: '"+t+"'");let[,o,h,l]=s,u=parseInt(o,10)+r,y=parseInt(h,10)+r,c=parseInt(l,10);this.validateNotNaN(u,"CronP\
attern: Syntax error, illegal lower range (NaN)"),this.validateNotNaN(y,"CronPattern: Syntax error, illegal upper range (NaN)"),this.validateNotNaN(c,"CronPatte\
rn: Syntax error, illegal stepping: (NaN)"),this.validateRange(u,y,c,e,t);for(let O=u;O<=y;O+=c)this.setPart(e,O,a[1]||n)}extractNth(t,e){let r=t,n;if(r.includes(
"#")){if(e!=="dayOfWeek")throw new Error("CronPattern: nth (#) only allowed in day-of-week field");let a=r.split("#");if(a.length!==2||a[1]==="")throw new TypeError(
"CronPattern: Syntax error, illegal nth weekday: '"+t+"'");r=a[0],n=a[1]}else if(r.toUpperCase().endsWith("L")){if(e!=="dayOfWeek")throw new Error("CronPattern:\
 L modifier only allowed in day-of-week field (use L alone for day-of-month)");n="L",r=r.slice(0,-1)}return[r,n]}handleRange(t,e,r,n){if(t.toUpperCase().includes(
"W"))throw new TypeError("CronPattern: Syntax error, W is not allowed in a range.");let a=this.extractNth(t,e),s=a[0].split("-");if(s.length!==2)throw new TypeError(
"CronPattern: Syntax error, illegal range: '"+t+"'");let o=m.toNumber(s[0])+r,h=m.toNumber(s[1])+r;this.validateNotNaN(o,"CronPattern: Syntax error, illegal low\
er range (NaN)"),this.validateNotNaN(h,"CronPattern: Syntax error, illegal upper range (NaN)"),this.validateRange(o,h,void 0,e,t);for(let l=o;l<=h;l++)this.setPart(
e,l,a[1]||n)}handleStepping(t,e,r,n){if(t.toUpperCase().includes("W"))throw new TypeError("CronPattern: Syntax error, W is not allowed in parts with stepping.");
let a=this.extractNth(t,e),s=a[0].split("/");if(s.length!==2)throw new TypeError("CronPattern: Syntax error, illegal stepping: '"+t+"'");if(this.sloppyRanges)s[0]===
""&&(s[0]="*");else{if(s[0]==="")throw new TypeError("CronPattern: Syntax error, stepping with missing prefix ('"+t+"') is not allowed. Use wildcard (*/step) or\
 range (min-max/step) instead.");if(s[0]!=="*")throw new TypeError("CronPattern: Syntax error, stepping with numeric prefix ('"+t+"') is not allowed. Use wildca\
rd (*/step) or range (min-max/step) instead.")}let o=0;s[0]!=="*"&&(o=m.toNumber(s[0])+r,this.validateNotNaN(o,"CronPattern: Syntax error, illegal stepping star\
t (NaN)"));let h=m.toNumber(s[1]);this.validateNotNaN(h,"CronPattern: Syntax error, illegal stepping: (NaN)"),this.validateRange(0,this[e].length-1,h,e,t);for(let l=o;l<
this[e].length;l+=h)e==="year"&&l===0||this.setPart(e,l,a[1]||n)}replaceAlpha(t,e){let r=t;for(let[n,a]of Object.entries(e))r=r.replace(new RegExp(n,"gi"),(s,o,h)=>{
let l=o+s.length-3,u=h.charAt(l-1),y=h.charAt(l+3);if(/[a-z\d/#]/i.test(u)||/[a-km-z\d]/i.test(y))throw new TypeError(`CronPattern: Syntax error, a month or day\
 name has to stand alone ('${t}').`);return a});return r}static DAY_NAMES={"-sun":"-7",sun:"0",mon:"1",tue:"2",wed:"3",thu:"4",fri:"5",sat:"6"};static DAY_NAMES_QUARTZ={
sun:"1",mon:"2",tue:"3",wed:"4",thu:"5",fri:"6",sat:"7"};static MONTH_NAMES={jan:"1",feb:"2",mar:"3",apr:"4",may:"5",jun:"6",jul:"7",aug:"8",sep:"9",oct:"10",nov:"\
11",dec:"12"};static NICKNAME_MAP={"@yearly":"0 0 1 1 *","@annually":"0 0 1 1 *","@monthly":"0 0 1 * *","@weekly":"0 0 * * SUN","@daily":"0 0 * * *","@midnight":"\
0 0 * * *","@hourly":"0 * * * *"};handleNicknames(t){let e=t.trim().toLowerCase();if(e==="@reboot")throw new TypeError("CronPattern: @reboot is not supported in\
 this environment. This is an event-based trigger that requires system startup detection.");return m.NICKNAME_MAP[e]||t}setNthWeekdayOfMonth(t,e){if(typeof e!="\
number"&&e.toUpperCase()==="L")this.dayOfWeek[t]=this.dayOfWeek[t]|32;else if(e===63)this.dayOfWeek[t]=63;else if(e<6&&e>0)this.dayOfWeek[t]=this.dayOfWeek[t]|W[e-
1];else throw new TypeError(`CronPattern: nth weekday out of range, should be 1-5 or L. Value: ${e}, Type: ${typeof e}`)}},H=[31,28,31,30,31,30,31,31,30,31,30,31],
d=[["month","year",0],["day","month",-1],["hour","day",0],["minute","hour",0],["second","minute",0]],f=class I{tz;instantMs;instantFields;ms;second;minute;hour;day;month;year;constructor(t,e){
if(this.tz=e,t&&t instanceof Date)if(!isNaN(t))this.fromDate(t);else throw new TypeError("CronDate: Invalid date passed to CronDate constructor");else if(t==null)
this.fromDate(new Date);else if(t&&typeof t=="string")this.fromString(t);else if(t instanceof I)this.fromCronDate(t);else throw new TypeError("CronDate: Invalid\
 type ("+typeof t+") passed to CronDate constructor")}getLastDayOfMonth(t,e){return e!==1?H[e]:new Date(p(t,e+1,0)).getUTCDate()}getLastWeekday(t,e){let r=this.
getLastDayOfMonth(t,e),n=new Date(p(t,e,r)).getUTCDay();return n===0?r-2:n===6?r-1:r}getNearestWeekday(t,e,r){let n=this.getLastDayOfMonth(t,e);if(r>n)return-1;
let a=new Date(p(t,e,r)).getUTCDay();return a===0?r===n?r-2:r+1:a===6?r===1?r+2:r-1:r}isNthWeekdayOfMonth(t,e,r,n){let a=new Date(p(t,e,r)).getUTCDay(),s=0;for(let o=1;o<=
r;o++)new Date(p(t,e,o)).getUTCDay()===a&&s++;if(n&63&&W[s-1]&n)return!0;if(n&32){let o=this.getLastDayOfMonth(t,e);for(let h=r+1;h<=o;h++)if(new Date(p(t,e,h)).
getUTCDay()===a)return!1;return!0}return!1}fromDate(t){if(this.tz!==void 0)if(typeof this.tz=="number")this.ms=t.getUTCMilliseconds(),this.second=t.getUTCSeconds(),
this.minute=t.getUTCMinutes()+this.tz,this.hour=t.getUTCHours(),this.day=t.getUTCDate(),this.month=t.getUTCMonth(),this.year=t.getUTCFullYear(),this.apply();else
try{let e=g(t,this.tz);this.ms=t.getMilliseconds(),this.second=e.s,this.minute=e.i,this.hour=e.h,this.day=e.d,this.month=e.m-1,this.year=e.y,this.cacheInstant(t.
getTime()-this.ms)}catch(e){let r=e instanceof Error?e.message:String(e);throw new TypeError(`CronDate: Failed to convert date to timezone '${this.tz}'. This ma\
y happen with invalid timezone names or dates. Original error: ${r}`)}else this.ms=t.getMilliseconds(),this.second=t.getSeconds(),this.minute=t.getMinutes(),this.
hour=t.getHours(),this.day=t.getDate(),this.month=t.getMonth(),this.year=t.getFullYear(),this.cacheInstant(t.getTime()-this.ms)}cacheInstant(t){this.instantMs=t;
let{year:e,month:r,day:n,hour:a,minute:s,second:o}=this;this.instantFields=[e,r,n,a,s,o,this.tz]}cachedInstant(){let t=this.instantFields;if(!(t===void 0||t[6]!==
this.tz)&&!(t[5]!==this.second||t[4]!==this.minute||t[3]!==this.hour)&&!(t[2]!==this.day||t[1]!==this.month||t[0]!==this.year))return this.instantMs}fromCronDate(t){
this.tz=t.tz,this.year=t.year,this.month=t.month,this.day=t.day,this.hour=t.hour,this.minute=t.minute,this.second=t.second,this.ms=t.ms,this.instantMs=t.instantMs,
this.instantFields=t.instantFields}apply(){if(this.month>11||this.month<0||this.day>this.getLastDayOfMonth(this.year,this.month)||this.day<1||this.hour>23||this.
minute>59||this.second>59||this.hour<0||this.minute<0||this.second<0){let t=new Date(0);return t.setUTCFullYear(this.year,this.month,this.day),t.setUTCHours(this.
hour,this.minute,this.second,this.ms),this.ms=t.getUTCMilliseconds(),this.second=t.getUTCSeconds(),this.minute=t.getUTCMinutes(),this.hour=t.getUTCHours(),this.
day=t.getUTCDate(),this.month=t.getUTCMonth(),this.year=t.getUTCFullYear(),!0}else return!1}fromString(t){if(typeof this.tz=="number"){if(A(t))return this.fromDate(
C(t));let e=C(t,"Etc/UTC");this.ms=e.getUTCMilliseconds(),this.second=e.getUTCSeconds(),this.minute=e.getUTCMinutes(),this.hour=e.getUTCHours(),this.day=e.getUTCDate(),
this.month=e.getUTCMonth(),this.year=e.getUTCFullYear(),this.apply()}else return this.fromDate(C(t,this.tz))}findNext(t,e,r,n){return this._findMatch(t,e,r,n,1)}_matchDayValue(t,e,r,n){
let a=t;if(!a){for(let s=0;s<r.nearestWeekdays.length;s++)if(r.nearestWeekdays[s]){let o=this.getNearestWeekday(this.year,this.month,s+1);if(o!==-1&&o===e){a=1;
break}}}if(r.lastWeekday){let s=this.getLastWeekday(this.year,this.month);e===s&&(a=1)}if(r.lastDayOfMonth){let s=this.getLastDayOfMonth(this.year,this.month);e===
s&&(a=1)}if(!r.starDOW){let s=new Date(p(this.year,this.month,1,0,0,0,0)).getUTCDay(),o=r.dayOfWeek[(s+(e-1))%7];o&&o&63&&(o=this.isNthWeekdayOfMonth(this.year,
this.month,e,o)?1:0),r.useAndLogic?a=a&&o:!n.domAndDow&&!r.starDOM?a=a||o:a=a&&o}return a}_findMatch(t,e,r,n,a){let s=this[e],o=e==="day"?this.getLastDayOfMonth(
this.year,this.month):0,h=this[e]+n,l=a===1?u=>u<r[e].length:u=>u>=0;for(let u=h;l(u);u+=a){let y=r[e][u];if(e==="day"){if(u-n>o)continue;y=this._matchDayValue(
y,u-n,r,t)}if(y)return this[e]=u-n,s!==this[e]?2:1}return 3}recurse(t,e,r){let n=this.year,a=r;for(;typeof a=="number";){if(t.starYear&&Math.abs(this.year-n)>400)
return null;a=this.recurseStep(t,e,a)}return a}recurseStep(t,e,r){if(r===0&&!t.starYear){if(this.year>=0&&this.year<t.year.length&&t.year[this.year]===0){let a=-1;
for(let s=this.year+1;s<t.year.length&&s<1e4;s++)if(t.year[s]===1){a=s;break}if(a===-1)return null;this.year=a,this.month=0,this.day=1,this.hour=0,this.minute=0,
this.second=0,this.ms=0}if(this.year>=1e4)return null}let n=this.findNext(e,d[r][0],t,d[r][2]);if(n>1){let a=r+1;for(;a<d.length;)this[d[a][0]]=-d[a][2],a++;if(n===
3){if(this[d[r][1]]++,this[d[r][0]]=-d[r][2],this.apply(),r===0&&!t.starYear){for(;this.year>=0&&this.year<t.year.length&&t.year[this.year]===0&&this.year<1e4;)
this.year++;if(this.year>=1e4||this.year>=t.year.length)return null}return 0}else if(this.apply())return r-1}return r+=1,r>=d.length?this:(t.starYear?this.year>=
3e3:this.year>=1e4)?null:r}increment(t,e,r){return this.instantMs=void 0,this.instantFields=void 0,this.second+=e.interval!==void 0&&e.interval>1&&r?e.interval:
1,this.ms=0,this.apply(),this.recurse(t,e,0)}decrement(t,e,r=!0){this.instantMs=void 0,this.instantFields=void 0;let n=e.interval!==void 0&&e.interval>=1;return(this.
ms===0||n)&&(this.second-=n&&r?e.interval:1),this.ms=0,this.apply(),this.year<1?null:this.recurseBackward(t,e,0)}recurseBackward(t,e,r){let n=this.year,a=r;for(;typeof a==
"number";){if(t.starYear&&Math.abs(this.year-n)>400)return null;a=this.recurseBackwardStep(t,e,a)}return a}recurseBackwardStep(t,e,r){if(r===0&&!t.starYear){if(this.
year>=0&&this.year<t.year.length&&t.year[this.year]===0){let a=-1;for(let s=this.year-1;s>=0;s--)if(t.year[s]===1){a=s;break}if(a===-1)return null;this.year=a,this.
month=11,this.day=31,this.hour=23,this.minute=59,this.second=59,this.ms=0}if(this.year<1)return null}let n=this.findPrevious(e,d[r][0],t,d[r][2]);if(n>1){let a=r+
1;for(;a<d.length;){let s=d[a][0],o=d[a][2],h=this.getMaxPatternValue(s,t,o);this[s]=h,a++}if(n===3){if(this[d[r][1]]--,r===0){let h=this.getLastDayOfMonth(this.
year,this.month);this.day>h&&(this.day=h)}if(r===1)if(this.day<=0)this.day=1;else{let h=this.year,l=this.month;for(;l<0;)l+=12,h--;for(;l>11;)l-=12,h++;let u=this.
getLastDayOfMonth(h,l);this.day>u&&(this.day=u)}this.apply();let s=d[r][0],o=d[r][2];if(this[s]=this.getMaxPatternValue(s,t,o),this.apply(),r===0){let h=d[1][2],
l=this.getMaxPatternValue("day",t,h);l!==this.day&&(this.day=l,this.hour=this.getMaxPatternValue("hour",t,d[2][2]),this.minute=this.getMaxPatternValue("minute",
t,d[3][2]),this.second=this.getMaxPatternValue("second",t,d[4][2]))}if(r===0&&!t.starYear){for(;this.year>=0&&this.year<t.year.length&&t.year[this.year]===0;)this.
year--;if(this.year<1)return null}return 0}else if(this.apply())return r-1}return r+=1,r>=d.length?this:this.year<1?null:r}getMaxPatternValue(t,e,r){let n=e[t].
length-1-r;for(let a=e[t].length-1;a>=0;a--)if(e[t][a]){n=a-r;break}if(t==="day"){let a=this.getLastDayOfMonth(this.year,this.month);return e.lastWeekday||e.nearestWeekdays.
some(s=>s)||e.lastDayOfMonth||!e.starDOW?a:Math.min(n,a)}return n}findPrevious(t,e,r,n){return this._findMatch(t,e,r,n,-1)}getDate(t){if(!t&&typeof this.tz!="nu\
mber"){let e=this.cachedInstant();if(e!==void 0)return new Date(e+(this.tz===void 0?this.ms:0))}if(t||this.tz===void 0){if(this.year>=0&&this.year<100){let e=new Date(
0);return e.setFullYear(this.year,this.month,this.day),e.setHours(this.hour,this.minute,this.second,this.ms),e}return new Date(this.year,this.month,this.day,this.
hour,this.minute,this.second,this.ms)}else return typeof this.tz=="number"?new Date(p(this.year,this.month,this.day,this.hour,this.minute-this.tz,this.second,this.
ms)):b(w(this.year,this.month+1,this.day,this.hour,this.minute,this.second,this.tz),!1)}getTime(){return this.getDate(!1).getTime()}match(t,e){if(!t.starYear&&(this.
year<0||this.year>=t.year.length||t.year[this.year]===0))return!1;for(let r=0;r<d.length;r++){let n=d[r][0],a=d[r][2],s=this[n];if(s+a<0||s+a>=t[n].length)return!1;
let o=t[n][s+a];if(n==="day"&&(o=this._matchDayValue(o,s,t,e)),!o)return!1}return!0}};function V(i){i===void 0&&(i={}),delete i.name,i.legacyMode!==void 0&&i.domAndDow===
void 0?i.domAndDow=!i.legacyMode:i.domAndDow===void 0&&(i.domAndDow=!1),i.legacyMode=!i.domAndDow;let t=(r,n)=>r===void 0?n:r;if(i.paused=t(i.paused,!1),i.maxRuns=
t(i.maxRuns,1/0),i.catch=t(i.catch,!1),i.unref=t(i.unref,!1),i.mode=t(i.mode,"auto"),i.alternativeWeekdays=t(i.alternativeWeekdays,!1),i.sloppyRanges=t(i.sloppyRanges,
!1),i.fixedTimeRule=t(i.fixedTimeRule,"single-value"),i.allowPast=t(i.allowPast,!1),i.interval=i.interval===void 0?0:parseInt(i.interval.toString(),10),i.utcOffset=
i.utcOffset===void 0?void 0:parseInt(i.utcOffset.toString(),10),i.dayOffset=i.dayOffset===void 0?0:parseInt(i.dayOffset.toString(),10),!["auto","5-part","6-part",
"7-part","5-or-6-parts","6-or-7-parts"].includes(i.mode))throw new Error("CronOptions: mode must be one of 'auto', '5-part', '6-part', '7-part', '5-or-6-parts',\
 or '6-or-7-parts'.");if(!["single-value","no-wildcard"].includes(i.fixedTimeRule))throw new Error("CronOptions: fixedTimeRule must be one of 'single-value' or \
'no-wildcard'.");i.timezone===""&&(i.timezone=void 0);let e=i.timezone??i.utcOffset;if(i.startAt&&(i.startAt=S(new f(i.startAt,e))),i.stopAt&&(i.stopAt=S(new f(
i.stopAt,e))),i.interval!==null){if(isNaN(i.interval))throw new Error("CronOptions: Supplied value for interval is not a number");if(i.interval<0)throw new Error(
"CronOptions: Supplied value for interval can not be negative")}if(i.utcOffset!==void 0){if(isNaN(i.utcOffset))throw new Error("CronOptions: Invalid value passe\
d for utcOffset, should be number representing minutes offset from UTC.");if(i.utcOffset<-870||i.utcOffset>870)throw new Error("CronOptions: utcOffset out of bo\
unds.");if(i.utcOffset!==void 0&&i.timezone)throw new Error("CronOptions: Combining 'utcOffset' with 'timezone' is not allowed.")}if(i.unref!==!0&&i.unref!==!1)
throw new Error("CronOptions: Unref should be either true, false or undefined(false).");if(i.dayOffset!==void 0&&i.dayOffset!==0&&isNaN(i.dayOffset))throw new Error(
"CronOptions: Invalid value passed for dayOffset, should be a number representing days to offset.");return i}function S(i){return i.ms?(i.ms=0,new f(new Date(i.
getTime()+1e3),i.tz)):i}function T(i){return typeof i=="function"}function Z(i){return T(i)}function B(i){typeof Deno<"u"&&typeof Deno.unrefTimer<"u"?Deno.unrefTimer(
i):i&&typeof i.unref<"u"&&i.unref()}var x=1440*60*1e3,U=30*1e3,D=[],q=class{name;options;_states;fn;_startAtRoundingMs=0;getTz(){return this.options.timezone??this.
options.utcOffset}applyDayOffset(i){let t=this._offsetMs();return t?new Date(i.getTime()+t):i}_offsetMs(){return(this.options.dayOffset??0)*x}get _startAt(){return this.
options.startAt}get _stopAt(){return this.options.stopAt}_nextTarget(i,t){let e=this._offsetMs(),r=this._next(this._shift(i),new Date(t.getTime()-e),{startAt:this.
_shift(this._startAt),stopAt:this._shift(this._stopAt)});return r?this.applyDayOffset(r.getDate(!1)):null}_previousTarget(i,t){let e=this._toMs(i??t)-this._offsetMs(),
r=this._previous(new Date(e),{startAt:this._shift(this._startAt),stopAt:this._shift(this._stopAt)});return r?this.applyDayOffset(r.getDate(!1)):null}_shift(i){if(i!=
null)return new f(new Date(this._toMs(i)-this._offsetMs()),this.getTz())}constructor(i,t,e){let r,n;if(T(t))n=t;else if(typeof t=="object")r=t;else if(t!==void 0)
throw new Error("Cron: Invalid argument passed for optionsIn. Should be one of function, or object (options).");if(T(e))n=e;else if(typeof e=="object")r=e;else if(e!==
void 0)throw new Error("Cron: Invalid argument passed for funcIn. Should be one of function, or object (options).");this.name=r?.name;let a=r?.startAt;this.options=
V(r),a&&this._startAt&&(this._startAtRoundingMs=this._startAt.getTime()-new f(a,this.getTz()).getTime());let s=!!i&&(i instanceof Date||typeof i=="string"&&i.indexOf(
":")>0);if(this._states={kill:!1,blocking:!1,previousRun:void 0,currentRun:void 0,once:void 0,currentTimeout:void 0,maxRuns:r?r.maxRuns:void 0,paused:r?r.paused:
!1,pattern:s?new z("* * * * *",void 0,{mode:"auto"}):new z(i,this.options.timezone,{mode:this.options.mode,alternativeWeekdays:this.options.alternativeWeekdays,
sloppyRanges:this.options.sloppyRanges,fixedTimeRule:this.options.fixedTimeRule})},s&&(this._states.once=new f(i,this.getTz())),this.name){if(D.find(o=>o.name===
this.name))throw new Error("Cron: Tried to initialize new named job '"+this.name+"', but name already taken.");D.push(this)}return n!==void 0&&Z(n)&&(this.fn=n,
this.schedule()),this}nextRun(i){return this._nextTarget(i,new Date)}nextRuns(i,t){this._states.maxRuns!==void 0&&i>this._states.maxRuns&&(i=this._states.maxRuns);
let e=t||this._states.currentRun||void 0;return this._enumerateRuns(i,e,"next")}previousRuns(i,t){return this._enumerateRuns(i,t||void 0,"previous")}enumerate(i){
return new K(this,i)}_enumerateRuns(i,t,e){let r=[],n=new Date,a=t;for(;i-- >0;){let s=e==="next"?this._nextTarget(a,n):this._previousTarget(a,n);if(!s)break;r.
push(s),a=s}return r}match(i){if(this._states.once){let e=new f(i,this.getTz());e.ms=0;let r=new f(this._states.once,this.getTz());return r.ms=0,e.getTime()===r.
getTime()}let t=new f(i,this.getTz());return t.ms=0,t.match(this._states.pattern,this.options)}getPattern(){if(!this._states.once)return this._states.pattern?this.
_states.pattern.pattern:void 0}getOnce(){return this._states.once?this._states.once.getDate():null}isRunning(){return!this._states.paused&&!this._states.kill&&this.
fn!==void 0&&this._nextTarget(this._states.currentRun,new Date)!==null}isStopped(){return this._states.kill}isBusy(){return this._states.blocking}currentRun(){return this.
_states.currentRun?this._states.currentRun.getDate():null}previousRun(){return this._states.previousRun?this._states.previousRun.getDate():null}msToNext(i){let t=new Date,
e=this._nextTarget(i,t);return e?e.getTime()-this._toMs(i??t):null}stop(){this._states.kill=!0,this._states.currentTimeout&&clearTimeout(this._states.currentTimeout);
let i=D.indexOf(this);i>=0&&D.splice(i,1)}pause(){return this._states.paused=!0,!this._states.kill}resume(){return this._states.paused=!1,!this._states.kill}schedule(i){
return this._schedule(i)}_schedule(i,t){if(i&&this.fn)throw new Error("Cron: It is not allowed to schedule two functions using the same Croner instance.");i&&(this.
fn=i);let e=t??new Date,r=this._nextTarget(void 0,e),n=r?r.getTime()-e.getTime():null,a=this._states.currentRun;a&&a.getTime()>e.getTime()&&(a=void 0);let s=this.
_nextTarget(a,e);return n===null||isNaN(n)||s===null?this:(n>U&&(n=U),n<0&&(n=this._states.paused?1e3:0),this._states.currentTimeout=setTimeout(()=>this._checkTrigger(
s),n),this._states.currentTimeout&&this.options.unref&&B(this._states.currentTimeout),this)}async _trigger(i=new Date){this._states.blocking=!0,this._states.currentRun=
new f(i,this.getTz());try{if(this.options.catch)try{this.fn!==void 0&&await this.fn(this,this.options.context)}catch(t){if(T(this.options.catch))try{Promise.resolve(
this.options.catch(t,this)).catch(()=>{})}catch{}}else this.fn!==void 0&&await this.fn(this,this.options.context)}finally{this._states.previousRun=new f(i,this.
getTz()),this._states.blocking=!1}}async trigger(){await this._trigger()}runsLeft(){return this._states.maxRuns}_checkTrigger(i){let t=new Date,e=!this._states.
paused&&t.getTime()>=i.getTime(),r=this._states.blocking&&this.options.protect;e&&!r?(this._states.maxRuns!==void 0&&this._states.maxRuns--,this._trigger(t)):e&&
r&&T(this.options.protect)&&setTimeout(()=>this.options.protect(this),0),this._schedule(void 0,e?void 0:t)}_next(i,t,e){let r=e?e.startAt:this._startAt,n=e?e.stopAt:
this._stopAt,a=!!i,s=!!(i||this._states.currentRun),o=!1;!i&&r&&this.options.interval&&(i=this._calculatePreviousRun(r,t),i&&(s=!0),o=!i);let h=i??t??new Date,l=this.
_toMs(h);i=new f(h,this.getTz()),r&&l<r.getTime()&&(i=o?r:new f(new Date(r.getTime()-1e3),this.getTz()),l=i.getTime());let u=this._states.once||new f(i,this.getTz());
if(!o&&u!==this._states.once&&(u=this._findOccurrence(i,l,1,s)),this._states.once){let y=this._states.once.getTime(),c=l-y;if(r&&y<r.getTime()-this._startAtRoundingMs||
this._states.currentRun&&this.applyDayOffset(this._states.once.getDate()).getTime()<=this._states.currentRun.getTime()||(a?c>=0:c>1e3&&!this.options.allowPast))
return null}return u===null||this._states.maxRuns!==void 0&&this._states.maxRuns<=0||this._states.kill||n&&u.getTime()>=n.getTime()?null:u}_previous(i,t){let e=this.
_toMs(i??new Date);if(t.stopAt&&e>t.stopAt.getTime()&&(e=t.stopAt.getTime()),this._states.once)return this._states.once.getTime()<e?this._states.once:null;let r=this.
_findOccurrence(new f(new Date(e),this.getTz()),e,-1);return r===null||t.startAt&&r.getTime()<t.startAt.getTime()?null:r}_toMs(i){if(i instanceof Date)return i.
getTime();let t=new f(i,this.getTz());return t.getTime()+(typeof t.tz=="string"?t.ms:0)}_findOccurrence(i,t,e,r=!1){let n=this.options.interval??0;if(n>1&&(e===
-1||r)){t+=(n-1)*1e3*e;let u=new Date(t);if(isNaN(u.getTime())||(i=new f(u,this.getTz()),!(i.year>=1&&i.year<=9999)))return null;r=!1}let a=this._walk(i,t,e,r),
s=this.getTz();if(this._states.pattern.isFixedTime&&e===1||typeof s=="number"||$(t,s)!==(e===1?"earlier":"later"))return a;let o=Math.floor(t/1e3)*1e3,h=e===1?M(
o,o+x,s):M(o-x,o,s)-1e3;if(a&&(h-a.getTime())*e>0)return a;let l=this._walk(new f(new Date(h),s),h-e,e,!1,!0);return!a||!l?a??l:(a.getTime()-l.getTime())*e>0?l:
a}_walk(i,t,e,r,n=!1){let a=this._states.pattern,s=(h,l)=>e===1?h.increment(a,this.options,l):h.decrement(a,this.options,l),o=new f(i,this.getTz());for((!n||!o.
match(a,this.options))&&(o=s(o,r));o;){let h=this._runAt(o,t,e);if(h)return new f(h,this.getTz());o=s(o,!1)}return null}_runAt(i,t,e){let r=u=>(u.getTime()-t)*e>
0,n=i.tz;if(typeof n=="number"){let u=i.getDate();return r(u)?u:null}let a=w(i.year,i.month+1,i.day,i.hour,i.minute,i.second,n),s=k(a),o=this._states.pattern.isFixedTime;
if(s.kind==="single")return r(s.date)?s.date:null;if(s.kind==="ambiguous"){let{earlier:u,later:y}=s;return(o?[u]:e===1?[u,y]:[y,u]).find(r)??null}if(!o)return null;
let h=new Date(M(s.before.getTime(),s.after.getTime(),n)),l=g(h,n);return l.y===a.y&&l.m===a.m&&l.d===a.d&&r(h)?h:null}_calculatePreviousRun(i,t){let e=new f(t,
this.getTz()).getTime();if(i.getTime()>e)return;let r=this.options.interval*1e3,n=i;for(;n.getTime()+r<=e;){let a=this._findOccurrence(n,n.getTime(),1,!0);if(a===
null)break;n=a}return n}},K=class{cron;cursor;now;done;initialMaxRuns;remainingRuns;constructor(i,t){this.cron=i,this.initialMaxRuns=i.runsLeft()??1/0,this.reset(
t)}next(){if(this.done||this.remainingRuns<=0)return this.done=!0,{value:void 0,done:!0};let i=this.cron._nextTarget(this.cursor,this.now);return i===null?(this.
done=!0,{value:void 0,done:!0}):(this.cursor=i,this.remainingRuns--,{value:i,done:!1})}peek(){return this.done||this.remainingRuns<=0?null:this.cron._nextTarget(
this.cursor,this.now)}reset(i){this.cursor=i instanceof Date?new Date(i.getTime()):i??void 0,this.now=new Date,this.done=!1,this.remainingRuns=this.initialMaxRuns}[Symbol.
iterator](){return this}}})};export{J as id,G as ids,X as modules};
