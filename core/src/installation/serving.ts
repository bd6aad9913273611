import { outsideOfFrames, runAs } from '../data/index.ts'
import type { Candidate } from '../host/candidate.ts'
import { emptySet, type PackageSet } from './package-set.ts'
import type { ServingHost } from './parts.ts'

/** What this process serves, and the one line in which it is changed. */
export class Serving {
  readonly host: ServingHost
  #set: PackageSet
  #failure = ''
  #last: Promise<unknown> = Promise.resolve()
  #waiting = 0
  #lastUse = 0

  constructor(host: ServingHost, set: PackageSet = emptySet) {
    this.host = host
    this.#set = set
  }

  /** The set that it serves. */
  get set(): PackageSet {
    return this.#set
  }

  /** Why the newest set could not be taken over, in a sentence; empty while all is well. */
  get failure(): string {
    return this.#failure
  }

  failed(reason: string): void {
    this.#failure = reason
  }

  /** From now on a candidate serves. */
  takeOver(candidate: Candidate, set: PackageSet): void {
    candidate.takeOver()
    this.#set = set
    this.#failure = ''
    this.used()
  }

  /** Compose or change packages when everybody before has done so. It is nobody's request any more. */
  inTurn<T>(work: () => Promise<T>): Promise<T> {
    const done = this.#last.then(() => outsideOfFrames(() => runAs({ tenant: null }, work)))
    this.#waiting++
    this.#last = done.catch(() => undefined).then(() => this.#waiting--)
    return done
  }

  /** A person plans changes here. */
  used(): void {
    this.#lastUse = performance.now()
  }

  /** Milliseconds since a change was planned or made; 0 while it is. */
  get quietFor(): number {
    return this.#waiting > 0 ? 0 : performance.now() - this.#lastUse
  }
}
