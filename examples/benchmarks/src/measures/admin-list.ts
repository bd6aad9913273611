import { addressOf } from '@ashlar/sdk'
import { createPage, listPages } from '@ashlar/sdk/platform'
import { besideBare } from '../beside-bare.ts'
import { signIn, write } from '../demo.ts'
import type { Row } from '../report.ts'
import type { ServerProcess } from '../server-process.ts'

/** The list of pages as the admin asks for it: session, rights, 25 rows and their total. */
export async function adminList(demo: ServerProcess, isEmbedded: boolean): Promise<readonly Row[]> {
  const cookie = await signIn(demo.port)
  for (let number = 1; number <= 40; number += 1) {
    const slug = `benchmark-${number}`
    await write(demo.port, cookie, 'POST', createPage.path, { title: `Benchmark ${number}`, slug })
  }
  const query = { orderBy: 'title', orderDirection: 'asc', currentPage: 1, itemsPerPage: 25 } as const
  const path = addressOf(listPages, { query })
  const headers = { cookie, accept: 'application/json' }
  return besideBare(demo, { name: '25-row admin list', path, headers, isEmbedded })
}
