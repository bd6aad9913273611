// The commands of the operator's guide, against PostgreSQL.
import { execFile } from 'node:child_process'
import { mkdtemp, readFile, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { promisify } from 'node:util'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { type InMemoryHost, testHost } from '../testing/test-host.ts'
import { emptyPostgres } from './testing-postgres.ts'

const login = `ashlar_backup_${process.pid}`
const password = 'choose-a-password'

async function guide() {
  const text = await readFile(new URL('../../guides/operating.md', import.meta.url), 'utf8')
  const chapter = text.slice(text.indexOf('## Backups'))
  const block = (language: string, begin: string) =>
    [...chapter.matchAll(/```(\w+)\n([\s\S]+?)```/g)].find(
      ([, kind, code]) => kind === language && code?.startsWith(begin),
    )?.[2] ?? ''
  return {
    makeLogin: block('sql', 'create role').replaceAll('ashlar_backup', login),
    dump: block('sh', 'pg_dump'),
    restore: block('sh', 'pg_restore'),
  }
}

describe('a backup of PostgreSQL', () => {
  let host: InMemoryHost
  let folder: string
  beforeAll(async () => {
    host = await testHost({ jobs: true })
    await (await host.signIn('owner', 'a')).post('/api/v1/admin/pages/', { title: 'Kept', slug: 'kept' })
    await (await host.signIn('owner', 'b')).post('/api/v1/admin/pages/', { title: 'Kept too', slug: 'kept' })
    folder = await mkdtemp(join(tmpdir(), 'ashlar-backup-'))
    await host.database.admin((await guide()).makeLogin)
  })
  afterAll(async () => {
    await host?.database.admin(`drop owned by ${login}; drop role ${login}`)
    await host?.close()
    await rm(folder, { recursive: true, force: true })
  })

  const run = (command: string, env: Readonly<Record<string, string>>) =>
    promisify(execFile)('sh', ['-c', command], {
      cwd: folder,
      env: { ...process.env, PATH: `${process.env.PATH}:/usr/lib/postgresql/15/bin`, ...env },
    })

  const urlOf = (as: string | undefined) => {
    const url = new URL(host.database.url ?? '')
    if (as !== undefined) [url.username, url.password] = [as, password]
    return url.href
  }

  test('is whole with the login of the guide, and is restored by the login of the installation (B1)', async () => {
    const { dump, restore } = await guide()
    await run(dump, { BACKUP_URL: urlOf(login) })
    const fresh = await emptyPostgres()
    if (fresh === undefined) throw new Error('This needs PostgreSQL.')
    try {
      await run(restore, { DATABASE_URL: fresh.url })
      const tables = await host.database.admin<{ name: string }>(
        `select format('%I.%I', schemaname, tablename) as name from pg_tables
          where schemaname not in ('pg_catalog', 'information_schema', 'pgboss') order by 1`,
      )
      expect(tables.length).toBeGreaterThan(20)
      const count = tables
        .map(({ name }) => `select '${name}' as name, count(*)::int as rows from ${name}`)
        .join(' union all ')
      const { rows } = await fresh.admin.query(count)
      expect(rows).toEqual(await host.database.admin(count))
      const pages = await fresh.admin.query(`select title from core.page where slug = 'kept' order by title`)
      expect(pages.rows).toEqual([{ title: 'Kept' }, { title: 'Kept too' }])
    } finally {
      await fresh.drop()
    }
  })

  test('fails instead of leaving rows out with a login that does not see all websites (B1)', async () => {
    const { dump } = await guide()
    await rm(join(folder, 'ashlar.dump'), { force: true })
    await expect(run(dump, { BACKUP_URL: urlOf(undefined) })).rejects.toThrow('row-level security')
    await host.database.admin(`alter role ${login} nobypassrls`)
    await expect(run(dump, { BACKUP_URL: urlOf(login) })).rejects.toThrow('row-level security')
    await expect(readFile(join(folder, 'ashlar.dump'))).rejects.toThrow('ENOENT')
  })
})
