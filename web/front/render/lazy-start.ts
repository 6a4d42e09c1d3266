/**
 * Starts the page's scripts once its first view is there, or at the reader's first touch:
 * until then the line and the processor belong to words and pictures. Nothing is held without scripts, for nothing starts.
 */
export const lazyStartScript = `(function(){
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

const start = '<script type="module"'
const ahead = '<link rel="modulepreload"'

/** Takes the scripts that a page would fetch at once out of its first view, and writes who starts them later; null when it starts none. */
export function holdScripts(html: Buffer): Buffer | null {
  // The router writes it near the end.
  const begin = html.lastIndexOf(start)
  const end = html.indexOf('</script>', begin)
  const code = begin < 0 ? undefined : /^[^>]*>(import [^]*)$/.exec(html.toString('utf8', begin, end))?.[1]
  if (code === undefined) return null
  const files: string[] = []
  const before = cutOut(html.subarray(0, begin), ahead, (link) => {
    files.push(/\shref="([^"]+)"/.exec(link)?.[1] ?? '')
  })
  const after = cutOut(html.subarray(end + '</script>'.length), ahead)
  const held = `<script type="text/plain" data-ahead="${files.join(' ')}">${code}</script><script>${lazyStartScript}</script>`
  return Buffer.concat([...before, Buffer.from(held), ...after])
}

/** What is left of a page without the tags that begin so. */
function cutOut(html: Buffer, tag: string, hear?: (tag: string) => void): Buffer[] {
  const left: Buffer[] = []
  let from = 0
  for (let at = html.indexOf(tag); at >= 0; at = html.indexOf(tag, from)) {
    left.push(html.subarray(from, at))
    from = html.indexOf('>', at) + 1
    hear?.(html.toString('utf8', at, from))
  }
  return [...left, html.subarray(from)]
}
