import { useCall } from '@ashlar/sdk/admin'
import type { ControlProps } from '@ashlar/sdk/editor'
import { FieldError, Select, useTexts } from '@ashlar/sdk/ui'
import { productTags } from '../contract.ts'
import { mostChosen } from './chosen.ts'
import { ChosenLines, chosenIn } from './chosen-lines.tsx'
import { perRows } from './product-list.ts'

/** A number that the grid's columns can be divided by (OPEN-305). */
export function PerRowControl({ id, label, value, change }: ControlProps) {
  return (
    <Select
      id={id}
      size="sm"
      aria-label={label}
      value={String(value)}
      options={perRows.map((each) => ({ value: String(each), label: String(each) }))}
      onChange={(next) => change(Number(next))}
    />
  )
}

/** Tags of products: there are few, so that all of them stand in the list. */
export function TagsControl({ id, label, value, change }: ControlProps) {
  const t = useTexts('store')
  const { data, error } = useCall(productTags.list)
  const chosen = chosenIn(value)
  const left = (data?.results.rows ?? []).filter((tag) => !chosen.some((each) => each.value === tag.id))
  return (
    <div className="blkitems">
      <Select
        id={id}
        size="sm"
        aria-label={label}
        value=""
        disabled={left.length === 0 || chosen.length >= mostChosen.tags}
        options={[
          { value: '', label: t('Add a tag') },
          ...left.map((tag) => ({ value: String(tag.id), label: tag.name })),
        ]}
        onChange={(next) => {
          const tag = left.find((each) => String(each.id) === next)
          if (tag) change([...chosen, { value: tag.id, label: tag.name }])
        }}
      />
      {error && <FieldError>{error.message}</FieldError>}
      <ChosenLines
        chosen={chosen}
        onRemove={(id) => {
          const rest = chosen.filter((each) => each.value !== id)
          change(rest.length === 0 ? undefined : rest)
        }}
      />
    </div>
  )
}
