import type { ControlProps } from '@ashlar/sdk/editor'
import { ChipsInput } from '@ashlar/sdk/forms'

/** Words by which submissions are found later (FORM-008). */
export function TagsControl({ id, label, value, change }: ControlProps) {
  const tags = Array.isArray(value) ? value.map(String) : []
  return (
    <ChipsInput
      ties={{ id }}
      label={label}
      value={tags}
      onChange={(next) => change(next.length === 0 ? undefined : next.map((tag) => tag.slice(0, 60)).slice(0, 20))}
    />
  )
}
