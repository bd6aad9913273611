import { useState } from 'react'
import type { ListCount } from '../definition/admin.ts'
import type { Slot } from '../definition/slot.ts'
import { Icon } from '../ui/icon.tsx'
import { type Tab, Tabs } from '../ui/tabs.tsx'
import { useTexts } from '../ui/texts.ts'
import { type OfferedFill, Part, useFills } from './contributions.tsx'
import { useListTotal } from './list-total.ts'
import { Locked } from './locked.tsx'
import { useSearchParams } from './router/search-params.ts'
import { WidgetWaiting } from './widget-states.tsx'

export interface SlotTabsProps<Props extends object> {
  /** Accessible name of the row. */
  readonly label: string
  /** The screen's own tabs; the others stand after them. */
  readonly own: readonly Tab[]
  readonly slot: Slot<Props>
  /** Given to each tab of the slot. */
  readonly props: Props
  /** Parameter of the address that names the chosen tab. */
  readonly param?: string
}

/**
 * A row of tabs, the screen's own and what modules fill into a slot. The chosen one stands in the address as
 * `?tab=<module>.<fill>`. A tab's code is fetched when it is first chosen; from then on it stays as it was left.
 */
export function SlotTabs<Props extends object>({ label, own, slot, props, param = 'tab' }: SlotTabsProps<Props>) {
  const [query, setQuery] = useSearchParams()
  const brought = useFills(slot).map((offered) => tabOf(offered, props))
  const tabs: readonly Tab[] = [...own, ...brought]
  const asked = query.get(param)
  const chosen = (tabs.find(({ value }) => value === asked) ?? tabs[0])?.value ?? ''
  const [visited, setVisited] = useState<ReadonlySet<string>>(new Set([chosen]))
  if (!visited.has(chosen)) setVisited(new Set([...visited, chosen]))
  return (
    <Tabs
      label={label}
      className="tabs tabs--page"
      value={chosen}
      onChange={(value) =>
        setQuery((before) => {
          if (value === tabs[0]?.value) before.delete(param)
          else before.set(param, value)
          return before
        })
      }
      tabs={tabs.map((tab) => ({ ...tab, stays: visited.has(tab.value) }))}
    />
  )
}

function tabOf<Props extends object>({ module, fill, isLocked }: OfferedFill, props: Props): Tab {
  const title = fill.title ?? module.title
  return {
    value: `${module.id}.${fill.id}`,
    label: <TabLabel title={title} module={module.id} isLocked={isLocked} count={fill.count} props={props} />,
    content: isLocked ? (
      <section className="sheet">
        <Locked title={title} plan={fill.plan} />
      </section>
    ) : (
      <Part module={module} kind="fills" id={fill.id} props={props} title={title} waiting={<WidgetWaiting />} />
    ),
  }
}

interface TabLabelProps {
  readonly title: string
  readonly module: string
  readonly isLocked: boolean
  readonly count: ListCount | undefined
  readonly props: object
}

function TabLabel({ title, module, isLocked, count, props }: TabLabelProps) {
  const t = useTexts(module)
  const admin = useTexts('admin')
  return (
    <>
      {t(title)}
      {isLocked ? (
        <Icon name="lock" size="sm" label={admin('Part of a higher plan')} />
      ) : (
        count && <Figure count={count} props={props} />
      )}
    </>
  )
}

/** Holds its place from the start. A figure that could not be had is left out: the tab itself says why. */
function Figure({ count, props }: { readonly count: ListCount; readonly props: object }) {
  const { total, isError } = useListTotal(count, props)
  if (isError) return null
  return <span className="count">{total ?? '\u00a0'}</span>
}
