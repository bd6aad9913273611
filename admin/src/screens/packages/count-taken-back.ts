import { call } from '@ashlar/sdk/admin'
import { listPackageChanges } from '@ashlar/sdk/platform'
import { takenBack } from './taken-back.ts'

/** Packages that the server has lately taken back by itself. */
export async function countTakenBack(): Promise<number> {
  const { results } = await call(listPackageChanges)
  return takenBack(results.rows, new Date()).length
}
