import { type Host, runAs } from '@ashlar/core'
import type { Block, Content } from '@ashlar/sdk'
import { renderTree, styleSheetOf, themeCss } from '@ashlar/sdk/renderer'
import { encodeContent, MailContents, Settings, type Tenant } from '@ashlar/sdk/server'
import { testView } from '@ashlar/sdk/testing'
import { renderToStaticMarkup } from 'react-dom/server'
import { mailsOf } from './states/mail-of.ts'
import type { State } from './states/states.ts'

/** Each mail twice in a frame of its own: as it is sent, and as the canvas of the editor shows the same content. */
export async function mailPage(host: Host, tenant: Tenant, block: Block, states: readonly State[]): Promise<Content> {
  const { composition } = host
  const { blocks } = composition
  const mails = composition.resolve(MailContents)
  const settings = await runAs({ tenant }, () => composition.resolve(Settings).platform())
  const children: [string, Readonly<Record<string, unknown>>][] = [
    ['text', { tag: 'h1', text: block.title }],
    ['text', { text: block.type }],
  ]
  for (const content of mailsOf(blocks, block, states)) {
    const sent = await runAs({ tenant }, async () => {
      const stored = await mails.accept({ sent: encodeContent(content), stored: null, root: 'email/wrapper' })
      return mails.render(stored, { subject: block.title, preheader: '' })
    })
    const view = testView({ mode: 'canvas' })
    const base = themeCss(settings) + composition.packages.map(({ css }) => css).join('')
    const css = styleSheetOf({ trees: [content], blocks, renderers: composition.renderers, view, base })
    const canvas = renderToStaticMarkup(renderTree({ content, blocks, renderers: composition.renderers, view }))
    children.push(['text', { tag: 'h2', text: 'As email programs get it' }], framed('Email', sent.html))
    children.push(['text', { tag: 'h2', text: 'In the canvas' }], framed('Canvas', `<style>${css}</style>${canvas}`))
  }
  return pageWith(children, (type) => blocks.get(type)?.version ?? 1)
}

/** A frame reaches no picture of this server, which is not encrypted: one that says so stands in its place. */
const framed = (title: string, html: string): [string, Readonly<Record<string, unknown>>] => [
  'custom-html',
  { title, htmlContent: html.replaceAll(/src="[^"]*\/media\/[^"]*"/g, `src="${picture}"`), height: 600 },
]
const drawing =
  '<svg xmlns="http://www.w3.org/2000/svg" width="800" height="500"><rect width="800" height="500" fill="#9bb"/></svg>'
const picture = `data:image/svg+xml,${encodeURIComponent(drawing)}`

function pageWith(
  children: readonly (readonly [string, Readonly<Record<string, unknown>>])[],
  versionOf: (type: string) => number,
): Content {
  const ids = children.map((_, index) => `n${index}`)
  const node = (type: string, parent: string | null, below: readonly string[], props = {}) => ({
    ...{ type, version: versionOf(type), props, parent, children: [...below] },
  })
  return {
    rootNodeId: 'root',
    nodes: {
      root: node('wrapper', null, ['section']),
      section: node('section', 'root', ['container']),
      container: node('container', 'section', ids),
      ...Object.fromEntries(children.map(([type, props], index) => [`n${index}`, node(type, 'container', [], props)])),
    },
  }
}
