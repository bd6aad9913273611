import type { Page } from 'playwright'

/** Moves of the pointer in a drag. */
export const dragSteps = 60

/** Milliseconds of the main thread. */
export interface Spent {
  readonly thread: number
  readonly script: number
  readonly style: number
  readonly layout: number
}

/** What each step of a drag costs, read from Chromium before and after each move. */
export async function spentPerStep(page: Page, moveTo: (step: number) => Promise<void>): Promise<readonly Spent[]> {
  const session = await page.context().newCDPSession(page)
  await session.send('Performance.enable')
  const soFar = async () => {
    const { metrics } = await session.send('Performance.getMetrics')
    const named = (wanted: string) => 1000 * (metrics.find(({ name }) => name === wanted)?.value ?? Number.NaN)
    return {
      thread: named('TaskDuration'),
      script: named('ScriptDuration'),
      style: named('RecalcStyleDuration'),
      layout: named('LayoutDuration'),
    }
  }
  const spent: Spent[] = []
  let before = await soFar()
  for (let step = 0; step < dragSteps; step += 1) {
    await moveTo(step)
    // A few pictures: what an editor puts off belongs to the step as well.
    await page.waitForTimeout(64)
    const now = await soFar()
    spent.push({
      thread: now.thread - before.thread,
      script: now.script - before.script,
      style: now.style - before.style,
      layout: now.layout - before.layout,
    })
    before = now
  }
  await session.detach()
  return spent
}
