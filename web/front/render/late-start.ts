/**
 * Starts the page's scripts once its first view is there, or at the reader's first touch:
 * until then the line and the processor belong to words and pictures. Nothing is held without scripts, for nothing starts.
 */
export const lateStartScript = `(function(){
var held=document.querySelector('script[data-ahead]'),begun;
function begin(){
if(begun)return;begun=1;
held.dataset.ahead.split(' ').forEach(function(href){
var link=document.createElement('link');link.rel='modulepreload';link.href=href;document.head.append(link)});
var start=document.createElement('script');start.type='module';start.textContent=held.textContent;held.replaceWith(start)}
function beginAfterPaint(){document.hidden?begin():requestAnimationFrame(function(){setTimeout(begin)})}
addEventListener('load',beginAfterPaint);
['pointerdown','keydown','touchstart'].forEach(function(sign){addEventListener(sign,begin,{once:true,passive:true,capture:true})});
document.currentScript.remove()})()`

const ahead = /<link rel="modulepreload"[^>]*\shref="([^"]+)"[^>]*\/>/g
const moduleStart = /<script type="module"[^>]*>(import [\s\S]*?)<\/script>/

/** Takes the scripts that a page would fetch at once out of its first view, and writes who starts them later; null when it starts none. */
export function holdScripts(html: string): string | null {
  const start = moduleStart.exec(html)
  if (!start) return null
  const files: string[] = []
  const before = html.slice(0, start.index).replace(ahead, (_, href: string) => {
    files.push(href)
    return ''
  })
  const held = `<script type="text/plain" data-ahead="${files.join(' ')}">${start[1]}</script><script>${lateStartScript}</script>`
  return before + held + html.slice(start.index + start[0].length).replace(ahead, '')
}
