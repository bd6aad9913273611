import { escapedHtml } from '@ashlar/sdk'
import { textDirection } from '@ashlar/sdk/surface'
import type { BuiltFiles } from './files.ts'

/** What the shell learns from its document, before any call. */
export interface DocumentData {
  /** Name of the site; empty on the platform's own host. */
  readonly company: string
  readonly logo: string
  readonly language: string
  readonly version: string
  /** Whether the request came with a session: without one the shell asks for none of the calls that need it. */
  readonly isSignedIn: boolean
}

/** Read before the first paint, so that a dark admin never flashes white (SHELL-022, OPEN-113). */
const bootScript = `try{document.documentElement.dataset.theme=localStorage.getItem('themeMode')==='dark'?'dark':'light'}catch{}`

/** JSON that cannot end the script element around it. */
const inlineJson = (value: unknown): string => JSON.stringify(value).replace(/</g, '\\u003c')

/** With the digest of the import map: a preload without it is fetched a second time. */
const preloadLink = (address: string, { importMap }: BuiltFiles): string =>
  `<link rel="modulepreload" href="${address}" integrity="${importMap.integrity[address] ?? ''}">`

/** The product's mark, for a site that has no icon of its own. */
const mark = `data:image/svg+xml,${encodeURIComponent(
  '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 16 16" fill="#0b6a72"><path d="M2.6 1h5.9v4H1V2.6A1.6 1.6 0 0 1 2.6 1Zm7 0h3.8A1.6 1.6 0 0 1 15 2.6V5H9.6V1ZM1 6.1h3.9V10H1V6.1Zm5 0h9V10H6V6.1ZM1 11.1h7.5V15H2.6A1.6 1.6 0 0 1 1 13.4v-2.3Zm8.6 0H15v2.3a1.6 1.6 0 0 1-1.6 1.6H9.6v-3.9Z"/></svg>',
)}`

/** The one document behind every `/admin` address. */
export function adminDocument(files: BuiltFiles, nonce: string, data: DocumentData): string {
  const title = data.company === '' ? 'Admin' : data.company
  return `<!doctype html>
<html lang="${escapedHtml(data.language)}" data-theme="light">
<head>
<meta charset="utf-8">
<title>${escapedHtml(title)}</title>
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="robots" content="noindex">
<script nonce="${nonce}">${bootScript}</script>
<script type="importmap" nonce="${nonce}">${inlineJson(files.importMap)}</script>
${files.preload.map((address) => preloadLink(address, files)).join('\n')}
${files.styles.map((address) => `<link rel="stylesheet" href="${address}">`).join('\n')}
<link rel="icon" href="${escapedHtml(data.logo || mark)}">
<link rel="license" href="/_ashlar/shared/licences.md">
<link rel="license" href="/_ashlar/admin/licences.md">
</head>
<body>
<div id="root"></div>
<noscript>The admin needs JavaScript. The website itself does not.</noscript>
<script type="application/json" id="admin-data">${inlineJson({ ...data, icons: files.icons })}</script>
<script type="module" src="${files.entry}" nonce="${nonce}"></script>
</body>
</html>
`
}

/** The editor's frame: an empty place that the editor renders into, under the site's own styles. */
export function frameDocument(language: string): string {
  return `<!doctype html>
<html lang="${escapedHtml(language)}"${textDirection(language) === 'rtl' ? ' dir="rtl"' : ''}>
<head>
<meta charset="utf-8">
<title>Canvas</title>
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="robots" content="noindex">
<link rel="stylesheet" href="/_ashlar/theme.css">
<link rel="stylesheet" href="/_ashlar/blocks.css">
</head>
<body class="canvas"><div id="canvas"></div></body>
</html>
`
}
