import { expect, test, vi } from 'vitest'
import { CssCompiler, type CssRule } from './css-compiler.ts'

const answer = async (rules: readonly CssRule[]) =>
  rules.map(({ node, css }) => ({ node, css: `.b-${node}{${css}}`, errors: [], warnings: [] }))

test('what is asked in one go is one call of twenty at most, and what is known is not asked again', async () => {
  const send = vi.fn(answer)
  const compiler = new CssCompiler(send)
  const nodes = Array.from({ length: 21 }, (_, at) => `n${at}`)
  const compiled = await Promise.all(nodes.map((node) => compiler.compile(node, 'top:0')))
  expect(compiled[20]?.css).toBe('.b-n20{top:0}')
  expect(send.mock.calls.map(([rules]) => rules.length)).toEqual([20, 1])
  await compiler.compile('n3', 'top:0')
  expect(send).toHaveBeenCalledTimes(2)
})

test('a call that failed is made again when the same is asked for', async () => {
  const send = vi.fn(answer).mockRejectedValueOnce(new Error('Offline'))
  const compiler = new CssCompiler(send)
  await expect(compiler.compile('n', 'top:0')).rejects.toThrow('Offline')
  expect((await compiler.compile('n', 'top:0')).css).toBe('.b-n{top:0}')
})
