import { useCall } from '../admin/use-call.ts'
import { listSections } from '../platform/template-calls.ts'
import type { FieldControlProps } from '../ui/field.tsx'
import { Select } from '../ui/input.tsx'
import { useTexts } from '../ui/texts.ts'

/** One of the website's section templates; 0 for what is shown without one. */
export function SectionTemplateControl({ ties, value, onChange, onLeave }: FieldControlProps) {
  const t = useTexts('admin')
  const templates = useCall(listSections).data?.results.rows ?? []
  const known = templates.some(({ id }) => id === value) || value === 0
  return (
    <Select
      {...ties}
      onBlur={onLeave}
      value={String(value ?? 0)}
      options={[
        { value: '0', label: t('Default') },
        ...(known ? [] : [{ value: String(value), label: t('Template {id}', { id: String(value) }) }]),
        ...templates.map(({ id, name }) => ({ value: String(id), label: name })),
      ]}
      onChange={(chosen) => onChange(Number(chosen))}
    />
  )
}
