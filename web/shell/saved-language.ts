/**
 * Runs in the head, before anything is painted. A saved language leads to the page's twin, by the twins that the page
 * itself names: it can neither loop nor invent an address. And a press on a link to another language is saved, under the
 * name and in the form that the specification gives, before the link is followed and whether or not the page is awake.
 */
export const savedLanguageScript = `addEventListener('click',function(e){try{
var link=e.target.closest('a[hreflang]');
if(link)localStorage.setItem('idiom',link.hreflang.slice(0,2).toUpperCase())
}catch(e){}},true);
try{
var saved=(localStorage.getItem('idiom')||'').toLowerCase(),page=document.documentElement;
if(/^(es|en)$/.test(saved)&&page.lang.slice(0,2)!==saved){
var twin=document.querySelector('link[rel=alternate][hreflang^="'+saved+'"]');
if(twin){page.style.visibility='hidden';location.replace(new URL(twin.href).pathname+location.search+location.hash)}}
}catch(e){}`
