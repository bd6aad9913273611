import { Part, useModules } from '../admin/contributions.tsx'
import type { FieldControlProps } from '../ui/field.tsx'
import { Input } from '../ui/input.tsx'
import { useTexts } from '../ui/texts.ts'

/** A control that a module brings, by `<module>:<id>`. */
export function ContributedControl({ control, ...props }: FieldControlProps & { readonly control: string }) {
  const t = useTexts('admin')
  const [owner, id = ''] = control.split(':')
  const module = useModules().find((each) => each.id === owner)
  // The value stays as it is.
  if (!module) return <Input {...props.ties} disabled value={t('Not available on this website')} />
  return (
    <Part
      module={module}
      kind="controls"
      id={id}
      props={props}
      title={props.label}
      waiting={<Input {...props.ties} disabled value="" />}
    />
  )
}
