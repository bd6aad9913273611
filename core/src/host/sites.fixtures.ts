import { defineBlock, fillProps } from '@ashlar/sdk'
import { defineBlockRenderer } from '@ashlar/sdk/renderer'
import { SitePages } from '@ashlar/sdk/server'
import { defineSurface, Faults } from '@ashlar/sdk/surface'
import type { TestPackage } from '@ashlar/sdk/testing'
import Type from 'typebox'
import type { InMemoryHost } from '../testing/test-host.ts'
import { packageFromValues } from './package-from-values.ts'
import type { PackageSource } from './package-source.ts'

const words = defineBlock({
  ...{ type: 'acme/words', title: 'Words', icon: 'type', category: 'basic' },
  schema: Type.Object({ text: Type.String({ default: 'nothing' }) }),
  nesting: { in: [], root: true },
})

/** A package of one block that says its version, or whatever `say` makes of the stored text. */
export function wordsPackage(version: string, say = (text: string): string => `${version} ${text}`): PackageSource {
  const renderer = defineBlockRenderer(words, ({ props }) => say(props.text))
  return packageFromValues({ name: '@acme/words', version, root: { words }, renderer, origin: 'store' })
}

/** A site as small as one can be: a page is what the renderer of its one block says. */
export const smallSite = defineSurface('small-site', (app, { resolve, blocks, renderers, packages }) => {
  const [pages, faults] = [resolve(SitePages), resolve(Faults)]
  app.get('/*', { config: { access: 'public' } }, async ({ url }, reply) => {
    const page = await pages.find(url.slice(1), { anyStatus: false })
    if (page === null) return reply.code(404).send('nothing')
    const node = page.content.nodes[page.content.rootNodeId]
    const type = node?.type ?? ''
    const [block, renderer] = [blocks.get(type), renderers.get(type)]
    if (node === undefined || block === undefined || renderer === undefined) return ''
    try {
      // Written as a function above.
      const component = renderer.component as (input: { props: object }) => string
      return component({ props: fillProps(block, node.props) })
    } catch (error) {
      const owner = packages.find((each) => each.blocks.includes(block))
      faults.report({ package: owner?.name ?? '', where: 'block', place: `${type} on page ${page.id}`, error })
      return ''
    }
  })
})

/** A published page of the block in a tenant. */
export async function publish(host: InMemoryHost, tenant: 'a' | 'b', slug: string, text: string): Promise<void> {
  const owner = await host.signIn('owner', tenant)
  const made = await owner.post('/api/v1/admin/pages/', { title: text, slug, status: 'published' })
  const { id } = made.json().page
  const root = { type: 'acme/words', version: 1, props: { text }, parent: null, children: [] }
  const content = JSON.stringify({ rootNodeId: 'root', nodes: { root } })
  const saved = await owner.put('/api/v1/admin/page/updatecontent/', { id, content })
  if (saved.statusCode !== 200) throw new Error(saved.body)
}

/** The same package with something else on its server. */
export const serverPackage = (name: string, values: Partial<TestPackage>, version = '1.0.0'): PackageSource =>
  packageFromValues({ root: {}, ...values, name, version, origin: 'store' })
