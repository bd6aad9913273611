/** One thing said about a person's CSS, with its place in what they wrote. */
export interface CssRemark {
  readonly line: number
  readonly column: number
  readonly message: string
}
