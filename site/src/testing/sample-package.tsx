import { defineBlock, defineModule } from '@ashlar/sdk'
import { type BlockComponentProps, defineBlockRenderer } from '@ashlar/sdk/renderer'
import { defineSite, frame, load, sitemap, sitePage } from '@ashlar/sdk/site'
import type { TestPackage } from '@ashlar/sdk/testing'
import Type from 'typebox'

/** Blocks of every kind that the site treats differently, for the tests of this folder. */
const wrapper = defineBlock({
  type: 'wrapper',
  title: 'Page',
  icon: 'box',
  category: 'layout',
  schema: Type.Object({}),
  nesting: { in: [], root: true, accepts: ['section'] },
})
const section = defineBlock({
  type: 'section',
  title: 'Section',
  icon: 'box',
  category: 'layout',
  schema: Type.Object({}),
  common: ['visibility', 'spacing', 'alignment', 'background', 'customCss'],
  nesting: { in: ['wrapper'], as: 'container' },
})
const anywhere = { in: ['container', 'section'] }
const text = defineBlock({
  type: 'text',
  title: 'Text',
  icon: 'type',
  category: 'basic',
  schema: Type.Object({ text: Type.String({ default: 'Text' }), heading: Type.Boolean({ default: false }) }),
  common: ['customCss'],
  nesting: anywhere,
})
const loaded = defineBlock({
  type: 'acme/loaded',
  title: 'Loaded',
  icon: 'type',
  category: 'basic',
  schema: Type.Object({ mode: Type.Enum(['fine', 'late', 'fails', 'soon'], { default: 'fine' }) }),
  nesting: anywhere,
})
const moving = defineBlock({
  type: 'acme/moving',
  title: 'Moving',
  icon: 'type',
  category: 'basic',
  schema: Type.Object({}),
  nesting: anywhere,
})
const throwing = defineBlock({
  type: 'acme/throwing',
  title: 'Throwing',
  icon: 'type',
  category: 'basic',
  schema: Type.Object({}),
  nesting: anywhere,
})

const framed = defineBlock({
  type: 'acme/framed',
  title: 'Framed',
  icon: 'type',
  category: 'basic',
  schema: Type.Object({ html: Type.String({ default: '' }) }),
  nesting: anywhere,
})

const Text = ({ props, root }: BlockComponentProps<typeof text>) =>
  props.heading ? <h1 {...root}>{props.text}</h1> : <p {...root}>{props.text}</p>
const Loaded = ({ root, data }: BlockComponentProps<typeof loaded, string>) => <p {...root}>{data}</p>
const Throwing = (): never => {
  throw new Error('secret reason')
}

const Framed = ({ id, root, view }: BlockComponentProps<typeof framed>) => (
  <iframe {...root} sandbox="allow-scripts" title="Frame" src={view.frame(id)} />
)

/** How often loads and finds ran; reset by the test that counts. */
export const counts = { loads: 0, finds: 0 }

const site = defineSite({
  frames: [
    frame(
      framed,
      [],
      ({ html }, { page, id, language }) => {
        if (html === 'boom') throw new Error('secret reason')
        return {
          html: `<!DOCTYPE html><html lang="${language}"><title>${page.title}/${id}</title>${html}</html>`,
          csp: { 'script-src': ["'unsafe-inline'", 'https:', 'x; sandbox allow-same-origin'] },
        }
      },
      { still: () => ({ html: '<!DOCTYPE html><title>Still</title>', csp: { 'style-src': ["'unsafe-inline'"] } }) },
    ),
  ],
  loads: [
    load(
      loaded,
      [],
      async ({ mode }, { query }) => {
        counts.loads++
        if (mode === 'fails') throw new Error('secret reason')
        // It never comes: a page that waited for it would not be answered at all.
        if (mode === 'late') await new Promise<never>(() => {})
        return {
          data: `data ${query['colour'] ?? ''}`,
          tags: ['colours'],
          ...(mode === 'soon' && { until: new Date(Date.now() + 60_000) }),
        }
      },
      { query: ['colour'] },
    ),
  ],
})

export const sampleBlocks: TestPackage = {
  name: '@acme/blocks',
  root: { wrapper, section, text, loaded, moving, throwing, framed },
  renderer: [
    defineBlockRenderer(wrapper, ({ root, children }) => <div {...root}>{children}</div>),
    defineBlockRenderer(section, ({ root, children }) => <section {...root}>{children}</section>),
    defineBlockRenderer(text, Text),
    defineBlockRenderer<typeof loaded, string>(loaded, Loaded),
    defineBlockRenderer(moving, ({ root }) => <div {...root} />, { client: 'visible' }),
    defineBlockRenderer(throwing, Throwing),
    defineBlockRenderer(framed, Framed),
  ],
  site,
  css: '@layer blocks { .block-text { color: var(--fg) } .never-used { color: red } }',
}

const journal = defineModule({ id: 'journal', title: 'Journal', permissions: { journal: 'Journal' } })

export const sampleModule: TestPackage = {
  name: '@acme/journal',
  root: { journal },
  site: defineSite({
    pages: [
      sitePage({
        path: '/journal/:slug',
        query: ['part'],
        deps: [],
        find: async ({ params, query }) => {
          counts.finds++
          if (params['slug'] === 'boom') throw new Error('secret reason')
          if (params['slug'] !== 'first') return null
          return { title: 'First <entry>', data: `part ${query['part'] ?? ''}`, tags: ['journal'] }
        },
        component: ({ data }) => <article>{data}</article>,
      }),
    ],
    sitemap: sitemap([], async () => [{ path: '/journal/first', changed: new Date(0) }]),
    csp: { 'connect-src': ['https://api.example.com', "'unsafe-inline'", 'evil; script-src *'] },
  }),
}

/** A page's content of these blocks in one section. */
export function contentOf(...blocks: readonly { readonly type: string; readonly props?: object }[]): string {
  const nodes: Record<string, object> = {
    root: { type: 'wrapper', version: 1, props: {}, parent: null, children: ['s'] },
    s: { type: 'section', version: 1, props: {}, parent: 'root', children: blocks.map((_, i) => `n${i}`) },
  }
  blocks.forEach(({ type, props = {} }, i) => {
    nodes[`n${i}`] = { type, version: 1, props, parent: 's', children: [] }
  })
  return JSON.stringify({ rootNodeId: 'root', nodes })
}
