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

/**
 * Where the caret of a text stood when its engine took over from the browser: the whole text was chosen, or it goes on at
 * the end. Undefined where the caret was elsewhere.
 */
export type CaretLeft = 'all' | 'end' | undefined

/** What the edited element says of itself, with or without its engine. */
export function editedRoot<Root extends object>(
  { ariaLabel, ...root }: Root & { readonly ariaLabel: string },
  multiline: boolean,
) {
  return {
    ...root,
    suppressContentEditableWarning: true,
    role: 'textbox',
    'aria-label': ariaLabel,
    'aria-multiline': multiline,
    spellCheck: true,
  }
}

// The frame's elements are another window's: what one is shows by what it has.
export const isEdited = (element: Element | null): boolean =>
  ['true', 'plaintext-only'].includes(element?.getAttribute('contenteditable') ?? '')
