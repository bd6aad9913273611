import type { PackageAction, PackageChange, PackageStep } from '@ashlar/sdk/platform'
import type { ChangeRecords, KeptChange } from './change-records.ts'

type Steps = PackageChange['steps']

const whole: readonly PackageStep[] = ['store', 'load', 'compose', 'migrate', 'check', 'activate', 'drain']
const lessening: readonly PackageStep[] = ['compose', 'check', 'activate', 'drain']

/** The steps that an action takes. */
export function stepsOf(action: PackageAction): Steps {
  const steps = action === 'remove' || action === 'withdraw' ? lessening : whole
  return steps.map((step) => ({ step, state: 'waiting', took: null }))
}

/** How far a change is: written down and told with every step, so that it can be read anywhere. */
export class Progress {
  readonly #records: ChangeRecords
  #kept: KeptChange
  #since = performance.now()

  constructor(records: ChangeRecords, kept: KeptChange) {
    this.#records = records
    this.#kept = kept
  }

  get change(): PackageChange {
    return this.#kept.change
  }

  /** The steps before are done. A step that the action does not have is passed over. */
  readonly enter = async (step: PackageStep): Promise<void> => {
    if (!this.change.steps.some((each) => each.step === step)) return
    const steps = this.#ended('done').map((each) =>
      each.step === step ? { ...each, state: 'running' as const } : each,
    )
    await this.#tell({ steps })
  }

  async end(
    state: 'done' | 'withdrawn',
    why: { reason: string; code: string } = { reason: '', code: '' },
  ): Promise<void> {
    const steps = this.#ended('done').map((each) => ({ ...each, state: 'done' as const }))
    await this.#tell({ steps, state, ...why, finishedAt: new Date().toISOString() })
  }

  async fail(reason: string, code: string): Promise<void> {
    const steps = this.#ended('failed')
    await this.#tell({ steps, state: 'failed', reason, code, finishedAt: new Date().toISOString() })
  }

  /** The running step is over. */
  #ended(state: 'done' | 'failed'): Steps {
    const took = Math.round(performance.now() - this.#since)
    this.#since = performance.now()
    return this.change.steps.map((each) => (each.state === 'running' ? { ...each, state, took } : each))
  }

  async #tell(news: Partial<PackageChange>): Promise<void> {
    this.#kept = { ...this.#kept, change: { ...this.#kept.change, ...news } }
    await this.#records.tell(this.#kept)
  }
}
