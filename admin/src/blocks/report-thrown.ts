import { reportBrowserFault, type ThrownPart } from '@ashlar/sdk/shell'
import type { LoadedBlocks } from './loaded-blocks.ts'

/** A block, or a setting of one, threw in the editor. */
export function reportThrown(
  { rows }: Pick<LoadedBlocks, 'rows'>,
  type: string | undefined,
  part: Extract<ThrownPart['part'], 'block' | 'setting'>,
  error: unknown,
): void {
  const row = type === undefined ? undefined : rows.get(type)
  if (row === undefined) return
  reportBrowserFault({
    package: { name: row.packageName, version: row.packageVersion },
    ...{ part, of: row.type, error },
  })
}
