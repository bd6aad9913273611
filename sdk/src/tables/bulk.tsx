import { ApiError } from '../admin/api.ts'
import { Progress } from '../ui/progress.tsx'
import { texts } from '../ui/texts.ts'
import { toast } from '../ui/toast-store.ts'
import { type Chosen, type FetchRows, rowsOf } from './chosen.ts'
import { type Failed, inSteps, type StepsReport } from './in-steps.ts'

const t = texts('admin')

export interface BulkWork<Row> {
  /** What "all that match" is read with: the list's own call. */
  readonly fetch: FetchRows<Row>
  /** One request with at most 100 rows; gives back what failed, and throws when nothing was done. */
  readonly work: (rows: readonly Row[]) => Promise<readonly Failed<Row>[]>
  /** What a row is called in the report. */
  readonly labelOf: (row: Row) => string
  /** After the last step, before the report: ask for the list again. */
  readonly after: () => Promise<unknown>
  /** "{count} page published|{count} pages published": already translated for that many. */
  readonly done: (count: number) => string
  /** Takes the work back from the rows for which it was done. */
  readonly undo?: (rows: readonly Row[]) => void
}

/** Failures that are named one by one; the others are counted. */
const named = 3

let runs = 0

/** Do something with what was chosen in a list: in steps, with progress, a way to stop, and a report of what failed. */
export async function bulk<Row>(chosen: Chosen<Row>, options: BulkWork<Row>): Promise<StepsReport<Row>> {
  const { fetch, work, after } = options
  runs += 1
  const id = `bulk-${runs}`
  const stop = new AbortController()
  const tell = (dealtWith: number) =>
    toast.loading(t('{done} of {count}', { done: dealtWith, count: chosen.count }), {
      id,
      description: <Progress label={t('Progress')} value={dealtWith / Math.max(chosen.count, 1)} />,
      action: { label: t('Stop'), run: () => stop.abort() },
    })
  if (chosen.count > 1) tell(0)
  try {
    const rows = await rowsOf(chosen, fetch)
    const report = await inSteps({
      rows,
      work,
      signal: stop.signal,
      isFatal: (error) => error instanceof ApiError && (error.status === 0 || error.status === 401),
      onProgress: (dealtWith) => rows.length > dealtWith && !stop.signal.aborted && tell(dealtWith),
    })
    await after()
    toast.dismiss(id)
    say(report, options)
    return report
  } catch (error) {
    toast.dismiss(id)
    toast.error(t('Nothing was changed'), {
      description: error instanceof ApiError ? error.message : t('The list could not be read.'),
      action: { label: t('Try again'), run: () => void bulk(chosen, options) },
    })
    return { done: [], failed: [], left: [] }
  }
}

function say<Row>({ done, failed, left }: StepsReport<Row>, options: BulkWork<Row>): void {
  const { undo } = options
  if (done.length > 0) {
    toast.success(options.done(done.length), undo ? { action: { label: t('Undo'), run: () => undo(done) } } : {})
  }
  const missing = [...failed.map(({ row }) => row), ...left]
  if (missing.length === 0) return
  toast.error(t('{count} was not changed|{count} were not changed', { count: missing.length }), {
    description: <Reasons failed={failed} left={left.length} labelOf={options.labelOf} />,
    action: {
      label: t('Try again'),
      run: () => void bulk({ kind: 'rows', rows: missing, count: missing.length }, options),
    },
  })
}

function Reasons<Row>(props: {
  readonly failed: readonly Failed<Row>[]
  readonly left: number
  readonly labelOf: (row: Row) => string
}) {
  const { failed, left, labelOf } = props
  const more = failed.length - named
  return (
    <>
      {failed.slice(0, named).map((each, index) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: a report is not changed
        <span key={index} className="report">
          <b>{labelOf(each.row)}</b> {each.reason}
        </span>
      ))}
      {more > 0 && <span className="report">{t('and {count} more', { count: more })}</span>}
      {left > 0 && <span className="report">{t('{count} not processed', { count: left })}</span>}
    </>
  )
}
