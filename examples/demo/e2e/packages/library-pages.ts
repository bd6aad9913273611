import { once } from 'node:events'
import { readFile } from 'node:fs/promises'
import { createServer } from 'node:http'
import { join } from 'node:path'
import { fileURLToPath, pathToFileURL } from 'node:url'
import { visitorModules } from '@ashlar/sdk'
import type { BlockRenderer } from '@ashlar/sdk/renderer'
import { renderBlock } from '@ashlar/sdk/testing'

const repository = fileURLToPath(new URL('../../../../', import.meta.url))
const editorFiles = join(repository, 'admin/dist/browser')
const visitorReact = join(repository, 'site/dist/react.js')

/** A server of pages that share modules as the site's and the editor's do, with the packages of a folder. */
export interface LibraryPages extends AsyncDisposable {
  readonly address: string
}

/** @param home the folder in which blocks were packed */
export async function serveLibraries(home: string): Promise<LibraryPages> {
  const { importMap } = JSON.parse(await readFile(join(editorFiles, 'document.json'), 'utf8'))
  const server = createServer((request, response) => {
    void answer(new URL(request.url ?? '', 'http://localhost').pathname).then(
      ({ type, body }) => response.setHeader('content-type', type).end(body),
      () => response.writeHead(404).end(),
    )
  })
  const script = async (path: string) => ({ type: 'text/javascript', body: await readFile(path) })
  const answer = async (path: string) => {
    const [, kind = '', id = '', ...rest] = path.split('/')
    if (kind === 'packages') return script(join(home, id, 'dist', ...rest))
    if (kind === '_ashlar') return script(join(editorFiles, id, ...rest))
    if (kind === 'react.js') return script(visitorReact)
    if (kind === 'canvas') return { type: 'text/html', body: pageOf(importMap.imports, '', rendered(id)) }
    if (kind !== 'site') throw new Error(`There is no ${path}.`)
    const ofVisitors = Object.fromEntries(visitorModules.map((name) => [name, '/react.js']))
    return { type: 'text/html', body: pageOf(ofVisitors, await served(home, id), mounted(id)) }
  }
  server.listen(0, '127.0.0.1')
  await once(server, 'listening')
  const bound = server.address()
  return {
    address: `http://127.0.0.1:${typeof bound === 'object' ? bound?.port : ''}`,
    [Symbol.asyncDispose]: async () => {
      server.closeAllConnections()
      server.close()
      await once(server, 'close')
    },
  }
}

const pageOf = (
  imports: object,
  html: string,
  code: string,
) => `<!doctype html><html lang="en"><head><title>Library</title>
<link rel="icon" href="data:,"><script type="importmap">${JSON.stringify({ imports })}</script></head>
<body><main>${html}</main><script type="module">${code}</script></body></html>`

/** HTML of the block, as the site makes it. */
async function served(home: string, id: string): Promise<string> {
  const file = pathToFileURL(join(home, id, 'dist/renderer.js')).href
  const { default: renderer }: { default: BlockRenderer } = await import(/* @vite-ignore */ file)
  return renderBlock(renderer.block, renderer, { props: { label: id } }).html
}

/** As a visitor's page brings an island to life. */
const mounted = (id: string) => `import { mount } from '/packages/${id}/client.js'
const element = document.querySelector('main > section > div')
element.dataset.react = 'n1'
await mount(element, { label: '${id}' })`

/** As the canvas draws a block: by its renderer, with the island in place. */
const rendered = (id: string) => `import { createElement } from 'react'
import { createRoot } from 'react-dom/client'
import renderer from '/packages/${id}/renderer.js'
const island = (component, props) => createElement(component, props)
const block = createElement(renderer.component, { props: { label: '${id}' }, root: {}, island })
createRoot(document.querySelector('main')).render(block)`
