/** Something every process of the installation should hear of. */
export type Signal =
  | { readonly kind: 'outbox' }
  | { readonly kind: 'tags'; readonly tenant: string | null; readonly tags: readonly string[] }
  | {
      readonly kind: 'live'
      readonly tenant: string | null
      /** Guid of the one account meant; absent: all staff of the tenant. */
      readonly account?: string | undefined
      readonly event: { readonly event: string; readonly [member: string]: unknown }
    }
  /** The set of active packages changed. */
  | { readonly kind: 'generation' }

type Listener<K extends Signal['kind']> = (signal: Extract<Signal, { kind: K }>) => void

/** The in-process bus. On PostgreSQL the same signals also come from, and go to, the other processes. */
export class Signals {
  readonly #listeners = new Set<(signal: Signal) => void>()
  readonly #report: (error: unknown) => void

  constructor(report: (error: unknown) => void) {
    this.#report = report
  }

  /** Returns how to stop listening. A listener that throws is reported and costs nobody else the signal. */
  listen<K extends Signal['kind']>(kind: K, listener: Listener<K>): () => void {
    const heard = (signal: Signal) => {
      if (isOfKind(signal, kind)) listener(signal)
    }
    this.#listeners.add(heard)
    return () => void this.#listeners.delete(heard)
  }

  deliver(signal: Signal): void {
    for (const listener of [...this.#listeners]) {
      try {
        listener(signal)
      } catch (error) {
        this.#report(error)
      }
    }
  }
}

function isOfKind<K extends Signal['kind']>(signal: Signal, kind: K): signal is Extract<Signal, { kind: K }> {
  return signal.kind === kind
}
