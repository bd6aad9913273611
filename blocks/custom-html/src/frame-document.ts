import type { FrameCsp } from '@ashlar/sdk/site'
import { framesMessage } from './frames-message.ts'
import { heightMessage, heightQuestion } from './height-message.ts'
import { lookMessage, lookNames } from './look-message.ts'
import { words } from './visitor-texts.ts'

/** In the head, so that no unclosed tag or comment of the content swallows it. */
const script = `(()=>{
let held=false
const faces=document.head.appendChild(document.createElement('style'))
const sayHeld=()=>held&&parent.postMessage('${framesMessage}','*')
const say=()=>parent.postMessage({type:'${heightMessage}',height:document.documentElement.offsetHeight},'*')
addEventListener('message',({source,data})=>{
if(source!==parent)return
if(data==='${heightQuestion}'){say();sayHeld()}
if(data?.type==='${lookMessage}'){faces.textContent=data.faces;for(const name of ${JSON.stringify(lookNames)})document.documentElement.style.setProperty('--page-'+name,data[name])}})
addEventListener('securitypolicyviolation',({effectiveDirective})=>{
if(effectiveDirective==='frame-src'){held=true;sayHeld()}})
new ResizeObserver(say).observe(document.documentElement)
})()`

/**
 * As the page around it looks, once that has said so: type and links are inherited. In a layer, the first, so that
 * whatever the content says of itself holds.
 */
const style =
  '@layer page{body{margin:0;font:var(--page-font,1rem/1.6 system-ui,sans-serif);color:var(--page-color,#000);' +
  'overflow-wrap:anywhere}a{color:var(--page-link,LinkText)}img,video{max-width:100%}' +
  'body>:first-child{margin-top:0}body>:last-child{margin-bottom:0}' +
  'h1,h2,h3,h4,h5,h6{margin:1.2em 0 .4em;font:var(--page-heading,inherit);line-height:1.2;letter-spacing:-.01em}' +
  'h1{font-size:2em}h2{font-size:1.6em}h3{font-size:1.3em}h4,h5,h6{font-size:1.1em}' +
  'p,ul,ol,table{margin:.9em 0}ul,ol{padding-inline-start:1.25em}' +
  'table{width:100%;border-collapse:collapse;font-variant-numeric:lining-nums tabular-nums}' +
  'th,td{padding:.6em .75em;text-align:start;vertical-align:top;border-bottom:1px solid color-mix(in oklab,currentcolor 18%,transparent)}' +
  'thead th{border-bottom-width:2px}caption{padding-bottom:.6em;text-align:start;font-weight:700}}'

/** The whole document of a frame. What the content breaks, it breaks here. */
export function frameDocument(html: string, language: string): string {
  return (
    `<!DOCTYPE html><html lang="${language.replace(/[^A-Za-z0-9-]/g, '')}"><head><meta charset="utf-8">` +
    '<meta name="viewport" content="width=device-width, initial-scale=1">' +
    `<title>${words(language).content}</title><style>${style}</style><script>${script}</script></head><body>${html}</body></html>`
  )
}

/**
 * Inline and from anywhere that is encrypted: the sandbox keeps it from everything that is the site's. Frames of others
 * only once the visitor has allowed them.
 */
export const frameCsp = (external: boolean): FrameCsp => ({
  'script-src': ["'unsafe-inline'", 'https:'],
  'style-src': ["'unsafe-inline'", 'https:'],
  'img-src': ['https:', 'data:', 'blob:'],
  // The site's own fonts, in which the page around is set, also where it is reached without encryption.
  'font-src': ["'self'", 'https:', 'data:'],
  'media-src': ['https:', 'data:', 'blob:'],
  'connect-src': ['https:'],
  ...(external && { 'frame-src': ['https:'] }),
})
