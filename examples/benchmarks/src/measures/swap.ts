import { packageFromFolder } from '@ashlar/core'
import { testHost } from '@ashlar/core/testing'
import type { Row } from '../report.ts'
import { rounded } from '../statistics.ts'
import { syntheticPackages } from '../synthetic.ts'

/** How long a swap keeps the server from its requests: its work in slices, between which others have their turn. */
export async function swap(): Promise<readonly Row[]> {
  const sources = await Promise.all((await syntheticPackages(50)).map((folder) => packageFromFolder(folder)))
  await using test = await testHost()
  const slices: number[] = []
  let before = spent()
  let isOver = false
  const beat = () => {
    const now = spent()
    slices.push(now - before)
    before = now
    if (!isOver) setImmediate(beat)
  }
  setImmediate(beat)
  const result = await test.host.swap(sources)
  isOver = true
  if (!result.ok) throw new Error(result.reason)
  const all = slices.reduce((sum, slice) => sum + slice, 0)
  const from = `${slices.length} slices, ${rounded(all, 0)} ms in all`
  return [
    { what: 'longest slice of a swap of 50 packages, CPU', value: Math.max(...slices), unit: 'ms', aim: 50, from },
  ]
}

/** Milliseconds that this thread has worked: what other processes take of the machine is not the swap's. */
function spent(): number {
  const { user, system } = process.threadCpuUsage()
  return (user + system) / 1000
}
