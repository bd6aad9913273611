import { Icon } from '@ashlar/sdk/ui'
import { CommandItem } from 'cmdk'
import type { ReactNode } from 'react'

interface EntryProps {
  readonly value: string
  readonly icon: string
  readonly disabled?: boolean
  readonly onSelect: () => void
  readonly end?: ReactNode
  readonly children: ReactNode
}

/** A line of the command menu. */
export function Entry({ value, icon, disabled = false, onSelect, end, children }: EntryProps) {
  return (
    <CommandItem className="co" value={value} disabled={disabled} onSelect={onSelect}>
      <Icon name={icon} />
      <span>{children}</span>
      {end && <span className="end">{end}</span>}
    </CommandItem>
  )
}
