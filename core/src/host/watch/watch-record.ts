import type { KnownRelease } from './hang-messages.ts'
import { type RunningMarks, type RunningPart, unseen } from './running-marks.ts'

/** Runs after which a part is trusted. */
const enough = 50

/**
 * What this process knows of the parts of packages: which have shown that they end, and which did not. A process that
 * was ended because it hung starts without any of that, so that everything is watched anew.
 */
export class WatchRecord {
  readonly #runs = new Map<string, number>()
  readonly #endless = new Set<string>()
  /** `name@version` of those with a part that did not end: nothing of theirs is trusted any more. */
  readonly #suspects = new Set<string>()
  readonly #releases = new Map<string, KnownRelease>()
  #marks: RunningMarks = unseen

  get marks(): RunningMarks {
    return this.#marks
  }

  set marks(marks: RunningMarks) {
    this.#marks = marks
    for (const release of this.#releases.values()) marks.know(release)
  }

  /** A version of the store that is composed. */
  know(release: KnownRelease): void {
    if (this.#releases.has(release.id)) return
    this.#releases.set(release.id, release)
    this.#marks.know(release)
  }

  isTrusted(part: Pick<RunningPart, 'package' | 'version' | 'part'>): boolean {
    return !this.#suspects.has(versionOf(part)) && (this.#runs.get(partOf(part)) ?? 0) >= enough
  }

  ran(part: RunningPart): void {
    const id = partOf(part)
    const runs = this.#runs.get(id) ?? 0
    if (runs < enough) this.#runs.set(id, runs + 1)
  }

  isEndless(part: RunningPart): boolean {
    return this.#endless.size > 0 && this.#endless.has(placeOf(part))
  }

  suspect(part: RunningPart): void {
    this.#suspects.add(versionOf(part))
  }

  /** Few enough to remember, since each has cost its time. */
  didNotEnd(part: RunningPart): void {
    this.#endless.add(placeOf(part))
    this.suspect(part)
  }
}

export const versionOf = ({ package: name, version }: Pick<RunningPart, 'package' | 'version'>) => `${name}@${version}`
const partOf = (part: Pick<RunningPart, 'package' | 'version' | 'part'>) => `${versionOf(part)} ${part.part}`
const placeOf = (part: RunningPart) => JSON.stringify([partOf(part), part.place, part.node])
