/** What is asked for stands elsewhere on the same website. */
export class Moved {
  readonly to: string
  /** Browsers and search engines may remember it. False where it follows from who asks. */
  readonly isForGood: boolean

  constructor(path: string, { isForGood }: { readonly isForGood: boolean }) {
    this.to = path
    this.isForGood = isForGood
  }
}
