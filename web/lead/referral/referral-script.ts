/**
 * Runs before anything else on the page: stores who sent its reader, so that no link can be followed too early, and puts
 * it back into an address that has lost it. What it stores is what `referral.ts` stores, and reads.
 */
export const referralScript = `(()=>{try{
const types=['referer','areferer'],isCode=id=>/^[A-Za-z0-9-]{1,64}$/.test(id??''),
query=new URLSearchParams(location.search),type=types.find(name=>isCode(query.get(name)));
let kept=null;
try{const stored=JSON.parse(localStorage.getItem('referral')),{last}=stored;
if(types.includes(last.type)&&isCode(last.id)&&Date.now()-last.at<7776e6)kept=stored}catch{}
if(type){const last={type,id:query.get(type),at:Date.now()};
localStorage.setItem('referral',JSON.stringify({first:kept?.first??last,last}))}
else if(kept)history.replaceState(history.state,'',location.pathname+(location.search||'?')+(location.search&&'&')+kept.last.type+'='+kept.last.id+location.hash)
}catch{}})()`
