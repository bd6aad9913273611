import type { FrameCsp } from '@ashlar/sdk/site'
import { framesMessage } from './frames-message.ts'
import { heightQuestion } from './height-message.ts'
import { lookMessage } from './look-message.ts'
import { lookScript, lookStyle } from './look-script.ts'
import { words } from './visitor-texts.ts'

/** In the head, so that no unclosed tag or comment of the content swallows it. */
const script = `(()=>{
let held=false
${lookScript}
const sayHeld=()=>held&&parent.postMessage('${framesMessage}','*')
addEventListener('message',({source,data})=>{
if(source!==parent)return
if(data==='${heightQuestion}'){say();sayHeld()}
if(data?.type==='${lookMessage}')look(data)})
addEventListener('securitypolicyviolation',({effectiveDirective})=>{
if(effectiveDirective==='frame-src'){held=true;sayHeld()}})
})()`

/** The whole document of a frame. What the content breaks, it breaks here. */
export function frameDocument(html: string, language: string): string {
  return (
    `<!DOCTYPE html><html lang="${language.replace(/[^A-Za-z0-9-]/g, '')}"><head><meta charset="utf-8">` +
    '<meta name="viewport" content="width=device-width, initial-scale=1">' +
    `<title>${words(language).content}</title><style>${lookStyle}</style><script>${script}</script></head><body>${html}</body></html>`
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
