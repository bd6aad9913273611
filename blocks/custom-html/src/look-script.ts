import { heightMessage } from './height-message.ts'
import { lookNames } from './look-message.ts'

/** Where the script of a document puts the fonts of the page around it, and how it takes its look and reports its height. */
export const lookScript = `const faces=document.head.appendChild(document.createElement('style'))
const look=(data)=>{faces.textContent=data.faces;for(const name of ${JSON.stringify(lookNames)})document.documentElement.style.setProperty('--page-'+name,data[name])}
const say=()=>parent.postMessage({type:'${heightMessage}',height:document.documentElement.offsetHeight},'*')
new ResizeObserver(say).observe(document.documentElement)`

/**
 * As the page around it looks, once that has said so: type and links are inherited. In a layer, the first, so that
 * whatever the content says of itself holds.
 */
export const lookStyle =
  '@layer page{body{margin:0;font:var(--page-font,1rem/1.6 system-ui,sans-serif);color:var(--page-color,#000);' +
  'overflow-wrap:anywhere}a{color:var(--page-link,LinkText)}img,video{max-width:100%}' +
  'body>:first-child{margin-top:0}body>:last-child{margin-bottom:0}' +
  'h1,h2,h3,h4,h5,h6{margin:1.2em 0 .4em;font:var(--page-heading,inherit);line-height:1.2;letter-spacing:-.01em}' +
  'h1{font-size:2em}h2{font-size:1.6em}h3{font-size:1.3em}h4,h5,h6{font-size:1.1em}' +
  'p,ul,ol,table{margin:.9em 0}ul,ol{padding-inline-start:1.25em}' +
  'table{width:100%;border-collapse:collapse;font-variant-numeric:lining-nums tabular-nums}' +
  'th,td{padding:.6em .75em;text-align:start;vertical-align:top;border-bottom:1px solid color-mix(in oklab,currentcolor 18%,transparent)}' +
  'thead th{border-bottom-width:2px}caption{padding-bottom:.6em;text-align:start;font-weight:700}}'
