/** Attributes that the edited element takes over from a block's root, so that it looks and is found as at rest. */
export interface InlineRootAttributes {
  readonly className?: string
  readonly 'data-node'?: string | undefined
  readonly 'data-bg'?: string | undefined
}

/** What text edited in place needs, plain or rich. */
export interface InlineProps extends InlineRootAttributes {
  readonly value: string
  /** The element that holds the text at rest, so that nothing jumps when editing starts. */
  readonly as: string
  /** What is being edited, for people who don't see it: `Heading text`. */
  readonly ariaLabel: string
  /** Called with every change; the editor joins what is typed in one go into one step of undo. */
  onChange(value: string): void
  /** Escape, and Enter in a single line. */
  onDone(): void
}
