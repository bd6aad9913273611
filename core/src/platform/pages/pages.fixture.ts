import type { BlockCatalogue } from '@ashlar/sdk'
import { core } from '@ashlar/sdk/platform'
import type { Tenant } from '@ashlar/sdk/server'
import { runAs } from '../../data/index.ts'
import { type TestDatabase, testDatabase } from '../../data/testing.ts'
import type { Author } from '../author.ts'
import { coreServer } from '../server.ts'
import { TemplateService } from '../templates/template.service.ts'
import { fixtureCatalogue } from './content.fixtures.ts'
import { ContentService } from './content.service.ts'
import { ContentGate } from './content-gate.ts'
import { DraftService } from './draft.service.ts'
import { PageService } from './page.service.ts'
import { RevisionService } from './revision.service.ts'
import { SitePagesService } from './site-pages.service.ts'

/** The page services on a database of their own, with two tenants. */
export interface PagesFixture extends PageServices {
  readonly db: TestDatabase
  readonly first: Tenant
  readonly second: Tenant
  /** Lines that were logged. */
  readonly logged: string[]
  /** The same services in a composition with other blocks. */
  with(catalogue: BlockCatalogue): PageServices
}

export interface PageServices {
  readonly pages: PageService
  readonly contents: ContentService
  readonly drafts: DraftService
  readonly revisions: RevisionService
  readonly sitePages: SitePagesService
  readonly templates: TemplateService
}

export const ada: Author = { guid: '018f0000-0000-7000-8000-00000000000a', name: 'Ada' }
export const ben: Author = { guid: '018f0000-0000-7000-8000-00000000000b', name: 'Ben' }

export const as = <T>(tenant: Tenant, work: () => Promise<T>): Promise<T> => runAs({ tenant }, work)

export async function pagesFixture(): Promise<PagesFixture> {
  const db = await testDatabase({ modules: [{ module: core, migrations: coreServer.migrations }] })
  const logged: string[] = []
  const write = (_fields: object, message: string) => void logged.push(message)
  const log = { info: write, warn: write, error: write }
  const services = (blocks: BlockCatalogue): PageServices => {
    const gate = new ContentGate({ blocks })
    const contents = new ContentService(db.database, gate, log)
    return {
      pages: new PageService(db.database, gate, log),
      contents,
      drafts: new DraftService(db.database, contents, gate),
      revisions: new RevisionService(db.database, gate),
      sitePages: new SitePagesService(db.database, gate, log),
      templates: new TemplateService(db.database, gate, log),
    }
  }
  return {
    db,
    first: await db.tenant('First', { host: 'first.localhost', plan: 'enterprise' }),
    second: await db.tenant('Second', { host: 'second.localhost', plan: 'enterprise' }),
    logged,
    with: services,
    ...services(fixtureCatalogue),
  }
}
