/**
 * Runs in the head, before anything is painted: the hearts that the server wrote show what this browser keeps, until
 * their code is there; one pressed meanwhile shows the opposite. A sheet, for the elements may not have been read yet.
 */
export const storedMarksScript = `try{
var sheet=new CSSStyleSheet;
[['favourites','heart','var(--danger)'],['compared','scale','var(--primary);--on-mark:#fff']].forEach(function(list){
var codes=JSON.parse(localStorage.getItem(list[0])||'[]').map(function(item){return item.code}).filter(function(code){return /^\\d{2}-\\d{4,8}$/.test(code)});
if(!codes[0])return;
var select=function(early){return codes.map(function(code){return '[data-code="'+code+'"] [data-'+list[1]+'][data-early="'+early+'"]'})};
document.documentElement.setAttribute('data-'+list[0],codes.length);
sheet.insertRule(':root{--'+list[0]+':"'+codes.length+'"}');
sheet.insertRule(select('')+'{--mark:'+list[2]+'}');
sheet.insertRule(select('pressed')+'{--mark:initial;--on-mark:initial}')
});
document.adoptedStyleSheets=[sheet]
}catch(e){}`
