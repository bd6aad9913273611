import { createHash } from 'node:crypto'
import type { FrameDocument } from '@ashlar/sdk/site'
import { lookMessage } from './look-message.ts'
import { lookScript, lookStyle } from './look-script.ts'
import { stillMessage } from './still-message.ts'

/**
 * Parses the HTML as the published document has it, in a document in which nothing is loaded or run, and takes out what
 * would act by itself. It listens to windows of the website alone: the editor's, since others may not frame it.
 */
const script = `(()=>{
${lookScript}
const parser=new DOMParser()
const still=(html)=>{
const {body}=parser.parseFromString('<!DOCTYPE html><body>'+html,'text/html')
for(const each of body.querySelectorAll('script,meta,base,link:not([rel=stylesheet i])'))each.remove()
for(const each of body.querySelectorAll('iframe,frame,embed,object'))for(const name of ['src','srcdoc','data'])each.removeAttribute(name)
for(const each of [body,...body.querySelectorAll('*')])for(const name of each.getAttributeNames())if(/^(on|autofocus$)/i.test(name))each.removeAttribute(name)
return body}
addEventListener('message',({origin,data})=>{
if(origin!==location.origin)return
if(data?.type==='${lookMessage}')look(data)
if(data?.type==='${stillMessage}'){document.documentElement.lang=data.language;document.body.replaceWith(still(data.html))}
say()})
})()`

const hash = createHash('sha256').update(script).digest('base64')

/**
 * The document in which the canvas shows HTML while it is written (T5, T6). It has the styles of the HTML, which the policy
 * of the canvas does not allow, and stays as powerless as the canvas is:
 *
 * - The sandbox gives it no origin: no cookies, no storage, nothing of the editor around it.
 * - One script runs, ours, by its hash. Scripts, handlers and `javascript:` addresses of the HTML are taken out, and the
 *   policy refuses those that would be left. Nobody but the person who writes has seen this HTML yet, and somebody else may
 *   have pasted it: on the page it runs only after saving, which needs a permission.
 * - It asks no other website for anything, so that opening the editor tells nobody who works on the page, and CSS has
 *   nowhere to send what it selects. Pictures and fonts of others therefore show on the page alone; the block says so.
 * - It is served to staff, knows nothing of any page, and only windows of the website may frame it or tell it anything.
 */
export const stillDocument: FrameDocument = {
  html:
    '<!DOCTYPE html><html><head><meta charset="utf-8"><title>HTML</title>' +
    `<style>${lookStyle}</style><script>${script}</script></head><body></body></html>`,
  csp: {
    'script-src': [`'sha256-${hash}'`],
    'style-src': ["'self'", "'unsafe-inline'"],
    'img-src': ["'self'", 'data:', 'blob:'],
    'font-src': ["'self'", 'data:'],
    'media-src': ["'self'", 'data:', 'blob:'],
  },
}
