/** What is asked for stands elsewhere on the same website, for good. */
export class Moved {
  readonly to: string

  constructor(path: string) {
    this.to = path
  }
}
