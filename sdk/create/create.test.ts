import { execFile } from 'node:child_process'
import { mkdtemp, readdir, readFile, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { promisify } from 'node:util'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'

const run = promisify(execFile)

/** What it prints and how it ends, without a terminal. */
async function create(...args: readonly string[]): Promise<{ readonly code: number; readonly text: string }> {
  return run(process.execPath, [join(import.meta.dirname, 'create.js'), ...args]).then(
    ({ stdout }) => ({ code: 0, text: stdout }),
    ({ code, stderr }: { code: number; stderr: string }) => ({ code, text: stderr }),
  )
}

describe('npm create @ashlar (issue 3)', () => {
  let home = ''
  beforeAll(async () => {
    home = await mkdtemp(join(tmpdir(), 'ashlar-create-'))
  })
  afterAll(() => rm(home, { recursive: true }))

  test.each(['block', 'module'])('leaves no word of the template in a %s', async (kind) => {
    const folder = join(home, kind)
    const { code, text } = await create(folder, '--kind', kind, '--name', '@hill/price-table', '--title', 'Prices')
    expect([code, text]).toEqual([0, expect.stringContaining('npm run dev')])
    expect(text).toContain(`node_modules/@ashlar/author/guides/first-${kind}.md`)
    const files = await readdir(folder, { recursive: true, withFileTypes: true })
    for (const file of files.filter((each) => each.isFile())) {
      const path = join(file.parentPath, file.name)
      expect(`${path}\n${await readFile(path, 'utf8')}`).not.toMatch(/my[-_ ]?thing|vendor/i)
    }
    const { name, ashlar } = JSON.parse(await readFile(join(folder, 'package.json'), 'utf8'))
    expect([name, ashlar.id]).toEqual(['@hill/price-table', kind === 'block' ? 'hill/price-table' : 'price_table'])
    expect(await readFile(join(folder, '.gitignore'), 'utf8')).toContain('.ashlar/')
  })

  test('says what is missing or wrong, and writes nothing', async () => {
    const folder = join(home, 'nothing')
    expect(await create()).toMatchObject({ code: 1, text: expect.stringContaining('Name the folder') })
    expect(await create(folder)).toMatchObject({ code: 1, text: expect.stringContaining('--kind block or') })
    expect(await create(folder, '--kind', 'block', '--name', 'Quote')).toMatchObject({
      code: 1,
      text: expect.stringContaining('--name @you/nothing'),
    })
    expect(await create(folder, '--colour', 'red')).toMatchObject({ code: 1, text: expect.stringContaining('Usage') })
    expect(await readdir(home)).not.toContain('nothing')
  })

  test('writes into no folder that holds something', async () => {
    const { code, text } = await create(import.meta.dirname, '--kind', 'block', '--name', '@hill/quote')
    expect([code, text]).toEqual([1, expect.stringContaining('is not empty')])
  })
})
