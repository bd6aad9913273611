import { renderToStaticMarkup } from 'react-dom/server'
import { createElement } from 'react'
import { test } from 'vitest'
import { blockCatalogue, fillProps, type Content, type ContentNode, PlatformSettings } from '@ashlar/sdk'
import { nodeElement, renderTree, styleSheetOf } from '@ashlar/sdk/renderer'
import Value from 'typebox/value'
import * as sec from '../../blocks/section/src/index.ts'
import * as con from '../../blocks/container/src/index.ts'
import * as txt from '../../blocks/text/src/index.ts'
import * as btn from '../../blocks/button/src/index.ts'
import * as img from '../../blocks/image/src/index.ts'
import * as wra from '../../blocks/wrapper/src/index.ts'
import s1 from '../../blocks/section/src/renderer.tsx'
import c1 from '../../blocks/container/src/renderer.tsx'
import t1 from '../../blocks/text/src/renderer.tsx'
import b1 from '../../blocks/button/src/renderer.tsx'
import i1 from '../../blocks/image/src/renderer.tsx'
import w1 from '../../blocks/wrapper/src/renderer.tsx'
import { siteView } from './page/view.ts'
import { render } from './page/render.tsx'
import { Site } from './site.ts'
import { BlockCss } from './assets/block-css.ts'
import { KeptPage } from './kept/kept-page.ts'
import { noData } from './page/loads.ts'
test('perf', async () => {
  const blocks = blockCatalogue([sec, con, txt, btn, img, wra].flatMap((m) => Object.values(m).filter((v: any) => v?.kind === 'block')) as never)
  const renderers = new Map([s1, c1, t1, b1, i1, w1].map((r: any) => [r.block.type, r]))
  const nodes: Record<string, ContentNode> = { root: { type: 'wrapper', version: 1, props: {}, parent: null, children: [] } }
  const add = (id: string, type: string, parent: string, props = {}) => { nodes[id] = { type, version: 1, props, parent, children: [] }; nodes[parent]!.children.push(id) }
  for (let s = 0; s < 10; s++) { add('s' + s, 'section', 'root', s % 2 ? { background: { desktop: { backgroundColor: 'light' } } } : {}); add('c' + s, 'container', 's' + s)
    for (let i = 0; i < 8; i++) add(`n${s}_${i}`, ['text', 'text', 'button', 'image'][i % 4]!, 'c' + s, [{ text: 'Hello there '.repeat(8), tag: 'h2', padding: { desktop: { top: 0, bottom: 0 } } }, { text: 'Lorem ipsum dolor sit amet '.repeat(8), padding: { desktop: { top: 0, bottom: 0 } } }, { text: 'Go', href: '/x' }, { src: '/media/1/a.webp', altText: 'x', padding: { desktop: { top: 0, bottom: 0 } } }][i % 4]) }
  const content: Content = { rootNodeId: 'root', nodes }
  const settings = Value.Default(PlatformSettings, Value.Create(PlatformSettings)) as PlatformSettings
  const page = { id: 1, title: 'Home', slug: '', excerpt: '', image: '', isHome: true }
  const view = siteView({ page, media: new Map(), companyName: 'x', language: 'en', hasPriority: false })
  const composition: any = { packages: [], blocks, renderers, resolve: () => ({}), resolveAll: () => [] }
  const site = new Site(composition, await BlockCss.from([]))
  const trees = { header: undefined, main: content, footer: undefined, links: [], tags: [] }
  const input: any = { site, tenant: { guid: 'a', name: 'x', modules: [], origin: 'http://x' }, settings, trees, page, media: new Map(), loaded: noData, head: { title: 'x', description: '', canonical: 'x', image: '', noindex: false }, path: '/', showHeader: true, showFooter: true, title: 'x' }
  const bare = () => { const el = (id: string): any => { const n = nodes[id]!; return nodeElement({ id, node: n, block: blocks.get(n.type)!, renderer: renderers.get(n.type)!, view, child: el, slotOf: () => undefined }) }; return renderToStaticMarkup(el('root')) }
  // "the same components": elements made beforehand
  const ready = ((): any => { const el = (id: string): any => { const n = nodes[id]!; return nodeElement({ id, node: n, block: blocks.get(n.type)!, renderer: renderers.get(n.type)!, view, child: el, slotOf: () => undefined }) }; return el('root') })()
  const time = (name: string, f: () => unknown) => { for (let i = 0; i < 30; i++) f(); const rounds = []; for (let r = 0; r < 5; r++) { const t = process.cpuUsage(); for (let i = 0; i < 60; i++) f(); const u = process.cpuUsage(t); rounds.push((u.user + u.system) / 60000) } rounds.sort((a, b) => a - b); console.log(name.padEnd(34), rounds[2]!.toFixed(3), 'ms') }
  time('ready elements', () => renderToStaticMarkup(ready))
  time('bare (nodeElement)', bare)
  time('renderTree bounded', () => renderToStaticMarkup(renderTree({ content, blocks, renderers, view, onBroken: () => {} })))
  time('styleSheetOf', () => styleSheetOf({ trees: [content], blocks, renderers, view }))
  time('fillProps', () => { for (const n of Object.values(nodes)) fillProps(blocks.get(n.type)!, n.props) })
  time('render (page)', () => render(input))
  const r = render(input)
  time('KeptPage', () => new KeptPage({ html: r.html, headers: r.headers, tags: [], until: Infinity }))
  console.log(r.html.length)
}, 120000)
