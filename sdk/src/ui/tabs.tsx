import { Tabs as Radix } from 'radix-ui'
import type { ReactNode } from 'react'
import { Count } from './badge.tsx'

export interface Tab<Value extends string = string> {
  readonly value: Value
  readonly label: ReactNode
  readonly count?: number
  readonly content?: ReactNode
  /** Its content is kept while another tab is chosen, so that nothing typed there is lost. */
  readonly stays?: boolean
}

export interface TabsProps<Value extends string> {
  /** Accessible name of the row of tabs. */
  readonly label: string
  readonly tabs: readonly Tab<Value>[]
  readonly value: Value
  readonly onChange: (value: Value) => void
  readonly className?: string
}

export function Tabs<Value extends string>({ label, tabs, value, onChange, className = 'tabs' }: TabsProps<Value>) {
  const choose = (chosen: string) => {
    const tab = tabs.find((each) => each.value === chosen)
    if (tab) onChange(tab.value)
  }
  return (
    <Radix.Root value={value} onValueChange={choose} className="col grow">
      <Radix.List className={className} aria-label={label}>
        {tabs.map((tab) => (
          <Radix.Trigger key={tab.value} value={tab.value}>
            {tab.label}
            {tab.count !== undefined && <Count>{tab.count}</Count>}
          </Radix.Trigger>
        ))}
      </Radix.List>
      {tabs.map((tab) => (
        <Radix.Content
          key={tab.value}
          value={tab.value}
          tabIndex={-1}
          {...(tab.stays && { forceMount: true, hidden: tab.value !== value })}
        >
          {tab.content}
        </Radix.Content>
      ))}
    </Radix.Root>
  )
}
