import { Dialog as Radix } from 'radix-ui'
import type { ReactNode } from 'react'
import { useFocusReturn } from './use-focus-return.ts'

export interface DrawerProps {
  readonly open: boolean
  readonly onOpenChange: (open: boolean) => void
  /** Accessible name. */
  readonly label: string
  readonly side?: 'left' | 'right'
  readonly className?: string
  readonly children: ReactNode
}

/** A panel that slides in over a dimmed page; a click beside it or Escape closes it. */
export function Drawer({ open, onOpenChange, label, side = 'left', className = '', children }: DrawerProps) {
  const focusReturn = useFocusReturn(open)
  return (
    <Radix.Root open={open} onOpenChange={onOpenChange}>
      <Radix.Portal>
        <Radix.Overlay className="scrim scrim--bare" />
        <Radix.Content
          className={`drawer drawer--${side} ${className}`.trim()}
          aria-describedby={undefined}
          {...focusReturn}
        >
          <Radix.Title className="sr">{label}</Radix.Title>
          {children}
        </Radix.Content>
      </Radix.Portal>
    </Radix.Root>
  )
}
