import { useCall } from '../admin/use-call.ts'
import { listPages } from '../platform/page-calls.ts'
import { allPages, treeRows, withDescendants } from '../platform/page-tree.ts'
import type { ControlTies } from '../ui/field.tsx'
import { Icon } from '../ui/icon.tsx'
import { Select } from '../ui/input.tsx'
import { useTexts } from '../ui/texts.ts'

export interface PagePickerProps {
  readonly ties: ControlTies
  readonly value: number | null
  readonly onChange: (id: number | null) => void
  /** What "no page" is called. */
  readonly none: string
  /** These pages and those below them cannot be chosen. */
  readonly except?: readonly number[] | undefined
  /** Groups (`isDummy`) are names only and cannot be chosen. */
  readonly groupsToo?: boolean
}

/** All pages in tree order. */
export function PagePicker({ ties, value, onChange, none, except, groupsToo = false }: PagePickerProps) {
  const t = useTexts('admin')
  const { data } = useCall(listPages, allPages)
  const pages = data?.results.rows ?? []
  const excluded = new Set((except ?? []).flatMap((id) => [...withDescendants(pages, id)]))
  const options = treeRows(pages, new Set())
    .filter(({ page }) => !excluded.has(page.id))
    .map(({ page, level }) => ({
      value: String(page.id),
      label: `${'\u2003'.repeat(level)}${page.title}`,
      disabled: page.isDummy && !groupsToo,
    }))
  const isKnown = value === null || options.some((option) => option.value === String(value))
  return (
    <Select
      {...ties}
      prefix={<Icon name="corner-down-right" size="sm" />}
      value={value === null ? '' : String(value)}
      onChange={(id) => onChange(id === '' ? null : Number(id))}
      options={[
        { value: '', label: none },
        ...(isKnown ? [] : [{ value: String(value), label: t('Page {id}', { id: String(value) }) }]),
        ...options,
      ]}
    />
  )
}
