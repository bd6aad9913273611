import { readFile } from 'node:fs/promises'
import type { Span } from './waits.ts'

/** What a server process is started with so that it notes its long turns in a file. */
export const notingTurns = (file: string) => ({
  NODE_OPTIONS: `--import=${new URL('./long-turns.child.ts', import.meta.url).href}`,
  ASHLAR_TEST_TURNS: file,
})

/** Milliseconds of processor time that the longest turn took within these spans, and outside of them; 0 where none was long. */
export async function longestTurns(file: string, since: number, spans: readonly Span[]) {
  const turns = (await readFile(file, 'utf8').catch(() => '')).split('\n').filter((line) => line !== '')
  const longest = { within: 0, outside: 0 }
  for (const turn of turns.map((line): { at: number; worked: number } => JSON.parse(line))) {
    const { at, worked } = turn
    if (at < since) continue
    const side = spans.some(({ from, to }) => from <= at && at - worked <= to) ? 'within' : 'outside'
    longest[side] = Math.max(longest[side], Math.round(worked))
  }
  return longest
}
