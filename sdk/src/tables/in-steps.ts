/** Rows of one request at most. */
export const stepSize = 100

export interface Failed<Row> {
  readonly row: Row
  /** A sentence for the person at the screen. */
  readonly reason: string
}

export interface StepsReport<Row> {
  readonly done: readonly Row[]
  readonly failed: readonly Failed<Row>[]
  /** Not tried: the person stopped it, or no server answered. */
  readonly left: readonly Row[]
}

export interface StepsOptions<Row> {
  readonly rows: readonly Row[]
  /**
   * One request with at most 100 rows. What it gives back failed; a thrown error fails all of them, since a request is
   * done whole or not at all.
   */
  readonly work: (rows: readonly Row[]) => Promise<readonly Failed<Row>[]>
  /** Told after each step how many have been dealt with. */
  readonly onProgress?: (dealtWith: number) => void
  readonly signal?: AbortSignal
  /** Whether an error makes further steps useless. */
  readonly isFatal?: (error: unknown) => boolean
}

/** Do something with many rows, a hundred at a time, one request after the other. */
export async function inSteps<Row>(options: StepsOptions<Row>): Promise<StepsReport<Row>> {
  const { rows, work, onProgress, signal, isFatal } = options
  const done: Row[] = []
  const failed: Failed<Row>[] = []
  for (let from = 0; from < rows.length; from += stepSize) {
    if (signal?.aborted) return { done, failed, left: rows.slice(from) }
    const some = rows.slice(from, from + stepSize)
    try {
      const refused = await work(some)
      failed.push(...refused)
      done.push(...some.filter((row) => refused.every((each) => each.row !== row)))
    } catch (error) {
      if (isFatal?.(error)) return { done, failed, left: rows.slice(from) }
      const reason = error instanceof Error ? error.message : ''
      failed.push(...some.map((row) => ({ row, reason })))
    }
    onProgress?.(Math.min(from + stepSize, rows.length))
  }
  return { done, failed, left: [] }
}
