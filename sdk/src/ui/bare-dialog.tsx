import { Dialog as Radix } from 'radix-ui'
import type { ReactNode } from 'react'
import { useFocusReturn } from './use-focus-return.ts'

export interface BareDialogProps {
  readonly open: boolean
  readonly onOpenChange: (open: boolean) => void
  /** Accessible name. */
  readonly label: string
  /** Class of the surface. */
  readonly className: string
  /** Class of the dimmed page behind it, for one that stands elsewhere than in the middle. */
  readonly scrimClassName?: string
  /** Hears Escape first; `preventDefault` keeps the dialog open. */
  readonly onEscape?: (event: KeyboardEvent) => void
  readonly children: ReactNode
}

/** A dialog that brings its own head: the command menu, for example. Focus stays inside and returns. */
export function BareDialog(props: BareDialogProps) {
  const { open, onOpenChange, label, className, scrimClassName = '', onEscape, children } = props
  const focusReturn = useFocusReturn(open)
  return (
    <Radix.Root open={open} onOpenChange={onOpenChange}>
      <Radix.Portal>
        <Radix.Overlay className={`scrim ${scrimClassName}`.trim()}>
          <Radix.Content
            className={className}
            {...focusReturn}
            aria-describedby={undefined}
            {...(onEscape ? { onEscapeKeyDown: onEscape } : {})}
          >
            <Radix.Title className="sr">{label}</Radix.Title>
            {children}
          </Radix.Content>
        </Radix.Overlay>
      </Radix.Portal>
    </Radix.Root>
  )
}
