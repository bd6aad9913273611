import { Database, defineImport, PageAddresses, type Transaction } from '@ashlar/sdk/server'
import { importedRedirects, type SaveRedirect } from '../../contract.ts'
import { errors } from '../../errors.ts'
import { redirectLimits } from '../../redirect.ts'
import { localPath } from './redirect.address.ts'
import { checkedRule } from './redirect.service.ts'
import { indexRedirect, redirectAt, redirectById } from './redirect.store.ts'

/** Redirects from a CSV file. A row whose address has a redirect already replaces it. */
export const redirectImport = defineImport({
  ...importedRedirects,
  columns: [
    { name: 'source', title: 'Old address', isRequired: true, words: ['from', 'source', 'old', 'old url', 'path'] },
    { name: 'target', title: 'Redirects to', words: ['to', 'target', 'new', 'new url', 'new address', 'destination'] },
    { name: 'code', title: 'Code', words: ['status', 'status code', 'type'] },
  ],
  deps: [Database, PageAddresses],
  write: (row, database, pages) => database.tenant((tx) => written(tx, pages, ruleOf(row))),
})

const codes: Readonly<Record<string, 301 | 302 | 410>> = { '': 301, 301: 301, 302: 302, 410: 410 }

function ruleOf({
  source = '',
  target = '',
  code: number = '',
}: Readonly<Record<string, string>>): SaveRedirect & { readonly target: string } {
  const wrong = (path: string, message: string) => errors.INVALID_FIELDS().at({ path, message })
  const code = codes[number]
  if (code === undefined) throw wrong('code', 'The code must be 301, 302 or 410.')
  if (source.length > redirectLimits.source) throw wrong('source', 'This address is too long.')
  if (target.length > redirectLimits.target) throw wrong('target', 'This address is too long.')
  return { source, target, code }
}

async function written(tx: Transaction, pages: PageAddresses, given: SaveRedirect): Promise<void> {
  const known = await redirectAt(tx, localPath(given.source) ?? given.source)
  const rule = await checkedRule(tx, pages, given, known?.id ?? null)
  const [made] = await tx.sql<{ id: number }>`
    insert into redirects.page_redirect (source, target, code) values (${rule.source}, ${rule.target}, ${rule.code})
    on conflict (tenant_id, source) do update set target = excluded.target, page_id = null, code = excluded.code,
      is_automatic = false returning id`
  // What was asked for in vain now leads somewhere.
  await tx.sql`delete from redirects.not_found_address where path = ${rule.source}`
  if (made) await indexRedirect(tx, await redirectById(tx, made.id))
}
