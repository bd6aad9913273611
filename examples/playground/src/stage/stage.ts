import type { Fixture } from './fixtures.ts'

/** What went wrong with a block while a page was made. */
export interface BrokenBlock {
  readonly block: string
  readonly message: string
}

/** What is being shown: the package under work, and what the site last said about its blocks. */
export class Stage {
  /** npm name; empty before the first build. */
  packageName = ''
  fixtures: readonly Fixture[] = []
  readonly #broken = new Map<string, BrokenBlock>()

  show(packageName: string, fixtures: readonly Fixture[]): void {
    this.packageName = packageName
    this.fixtures = fixtures
    this.#broken.clear()
  }

  note(broken: BrokenBlock): void {
    this.#broken.set(broken.block, broken)
  }

  /** Why a block was left out when it was last shown. */
  whyBroken(type: string): string | undefined {
    return this.#broken.get(type)?.message
  }
}
