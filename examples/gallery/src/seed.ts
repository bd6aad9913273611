import { fileURLToPath } from 'node:url'
import { type FirstAdministrator, type Host, runAs } from '@ashlar/core'
import { keepPictures, type MediaFiles, ropewalk, TenantApi } from '@ashlar/demo/seeding'
import { type Fixture, fixturesOf, readFixtures } from '@ashlar/playground'
import { type Block, token } from '@ashlar/sdk'
import type { Tenant } from '@ashlar/sdk/server'
import { indexPage } from './index-page.ts'
import { mailPage } from './mail-page.ts'
import { type Ground, pageOf } from './states/page-of.ts'
import { statesOf } from './states/states.ts'

const Tenants = token<{ byHost(host: string): Promise<Tenant | null> }>('core.tenant-directory')
const Files = token<MediaFiles>('core.media-store')

const address = 'localhost'
const alone = { showPageTitle: false, showHeader: false, showFooter: false, noindex: true } as const

/** A page of each block on each ground, made through the public API: so that what is seen has passed every check. */
export async function seedGallery(host: Host, { email, password }: FirstAdministrator): Promise<void> {
  const tenant = await host.composition.resolve(Tenants).byHost(address)
  if (tenant === null) throw new Error(`No website answers at ${address}.`)
  const art = await runAs({ tenant }, () => keepPictures(host.composition.resolve(Files), ropewalk.pictures))
  const pictures = shown.map(art)

  const api = new TenantApi(host, address)
  await api.signIn(email, password)
  await api.settings({ ...ropewalk.settings(art), company_name: 'Blocks', navigation: { logo: 'Blocks' } })

  const made: { readonly title: string; readonly slug: string }[] = []
  for (const { name, blocks } of host.composition.packages) {
    if (blocks.length === 0) continue
    const fixtures = await fixturesOfPackage(name)
    const types = blocks.map(({ type }) => type)
    for (const block of blocks) {
      const states = statesOf(block, fixturesOf(fixtures, block.type, types), pictures)
      if (block.type.startsWith('email/')) {
        const page = { title: `Email: ${block.title}`, slug: slugOf(block, 'light') }
        await api.page({ ...page, ...alone, status: 'published', content: await mailPage(host, tenant, block, states) })
        made.push(page)
        continue
      }
      for (const ground of ['light', 'dark'] as const) {
        const content = pageOf(host.composition.blocks, block.type, states, ground)
        if (content === null) continue
        const page = { title: titleOf(block, ground), slug: slugOf(block, ground) }
        const fields = { ...page, ...alone, status: 'published' } as const
        await api.page({ ...fields, excerpt: 'What a page says of itself.', image: pictures[0] ?? '', content })
        if (ground === 'light') made.push(page)
      }
    }
  }
  await api.page({ title: 'Blocks', slug: '', status: 'published', content: indexPage(host.composition.blocks, made) })
}

/** Portrait, landscape and square ones. */
const shown = [
  'work-01-harbour-twin',
  'work-03-fog-signal',
  'work-04-wheel',
  'work-05-tank',
  'person-maren',
  'hero-shed',
  'stamp-1',
  'work-09-night',
]

const titleOf = ({ title }: Block, ground: Ground) => (ground === 'dark' ? `${title} on dark` : title)
const slugOf = ({ type }: Block, ground: Ground) => `${type.replaceAll('/', '-')}${ground === 'dark' ? '-dark' : ''}`

/** Packages outside the repository bring no sources, and so no fixtures. */
async function fixturesOfPackage(name: string): Promise<readonly Fixture[]> {
  try {
    return await readFixtures(fileURLToPath(new URL('.', import.meta.resolve(`${name}/package.json`))))
  } catch (error) {
    if (error instanceof Error && 'code' in error && error.code === 'ERR_MODULE_NOT_FOUND') return []
    throw error
  }
}
