import { parseArgs } from 'node:util'
import { afterEach, expect, test, vi } from 'vitest'
import { AuthorError } from './author-error.ts'
import { command } from './command.ts'

afterEach(() => vi.restoreAllMocks())

test('issue 3: a command of authors tells its words when asked, and with what it does not understand; a fault is a sentence', async () => {
  const said = vi.spyOn(console, 'log').mockReturnValue()
  const told = vi.spyOn(console, 'error').mockReturnValue()
  const run = command('ashlar clap [folder]', async (args) => {
    parseArgs({ args: [...args], options: {} })
    throw new AuthorError('There is no package.json.')
  })
  expect(await run(['--help'])).toBe(0)
  expect(said).toHaveBeenCalledWith('ashlar clap [folder]')
  expect(await run(['--loud'])).toBe(2)
  expect(told).toHaveBeenLastCalledWith(expect.stringMatching(/--loud(.|\n)*ashlar clap/))
  expect(await run([])).toBe(1)
  expect(told).toHaveBeenLastCalledWith('There is no package.json.')
})
