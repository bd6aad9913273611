import { type ComponentType, lazy, type ReactNode, Suspense } from 'react'
import { Segments } from '../ui/choice.tsx'
import type { FieldControlProps } from '../ui/field.tsx'
import { Input, Select, Textarea } from '../ui/input.tsx'
import { useTexts } from '../ui/texts.ts'
import { ChipsInput } from './chips-input.tsx'
import { ColourField } from './colour-field.tsx'
import { ContributedControl } from './contributed-control.tsx'
import { DateField, DateTimeField } from './date-field.tsx'
import { type FieldKind, withoutNull } from './field-schema.ts'
import { PhoneField } from './phone-field.tsx'
import { PictureControl } from './picture-control.tsx'
import { RichTextField } from './rich-text-field.tsx'

const SectionTemplateControl = lazy(() =>
  import('./section-template-control.tsx').then((code) => ({ default: code.SectionTemplateControl })),
)

const LinkControl = lazy(() => import('./links/link-control.tsx').then((code) => ({ default: code.LinkControl })))

/** Controls that a screen brings, by the schema's keyword `control` or by the field's name. */
export type OwnControls = Readonly<Record<string, ComponentType<FieldControlProps>>>

export interface ControlLook {
  readonly placeholder?: string | undefined
  /** Words for the values of an enum. */
  readonly options?: Readonly<Record<string, string>> | undefined
  readonly prefix?: ReactNode
}

/** The control of one value that stands in a labelled field. */
export function SchemaControl(props: FieldControlProps & { readonly kind: FieldKind; readonly look: ControlLook }) {
  const { kind, look, ties, label, schema, value, onLeave, onChange } = props
  const t = useTexts('admin')
  const { placeholder, prefix } = look
  const { emptyable } = withoutNull(schema)
  const text = typeof value === 'string' ? value : ''
  // What may be left empty is stored as null then.
  const put = (typed: string) => onChange(typed === '' && emptyable ? null : typed)
  const common = { ties, value: text, onChange: put, onLeave }
  const typed = {
    ...ties,
    ...(placeholder ? { placeholder } : {}),
    onBlur: onLeave,
  }
  switch (kind.kind) {
    case 'choice': {
      const options = kind.options.map((option) => ({ value: option, label: look.options?.[option] ?? t(option) }))
      if (kind.sideBySide) return <Segments label={label} options={options} value={text} onChange={put} />
      const none = emptyable ? [{ value: '', label: placeholder ?? t('None') }] : []
      return (
        <Select
          {...ties}
          onBlur={onLeave}
          prefix={prefix}
          value={text}
          options={[...none, ...options]}
          onChange={put}
        />
      )
    }
    case 'number':
      return (
        <Input
          {...typed}
          prefix={prefix}
          suffix={kind.unit && <span className="add">{t(kind.unit)}</span>}
          type="number"
          step={kind.step}
          value={typeof value === 'number' ? value : ''}
          onChange={({ target }) =>
            onChange(target.value === '' ? (emptyable ? null : undefined) : target.valueAsNumber)
          }
        />
      )
    case 'textarea':
      return <Textarea {...typed} rows={kind.rows} value={text} onChange={({ target }) => put(target.value)} />
    case 'date':
      return <DateField {...common} />
    case 'date-time':
      return <DateTimeField {...common} />
    case 'colour':
      return <ColourField {...common} label={label} pattern={kind.pattern} />
    case 'phone':
      return <PhoneField {...common} />
    case 'rich-text':
      return <RichTextField {...common} label={label} />
    case 'chips':
      return (
        <ChipsInput
          ties={ties}
          label={label}
          value={Array.isArray(value) ? value.map(String) : []}
          onChange={onChange}
          onLeave={onLeave}
          placeholder={placeholder}
        />
      )
    case 'text':
      return (
        <Input
          {...typed}
          prefix={prefix}
          type={kind.type}
          {...(kind.type === 'password' ? { autoComplete: 'new-password' } : {})}
          {...(kind.type === 'email' ? { autoComplete: 'off' } : {})}
          {...(kind.mono ? { spellCheck: false, className: 'mono' } : {})}
          value={text}
          onChange={({ target }) => put(target.value)}
        />
      )
    case 'own':
      if (kind.control === 'picture') return <PictureControl {...{ ties, label, schema, value, onChange, onLeave }} />
      if (kind.control === 'link') {
        return (
          <Suspense fallback={<Input {...ties} disabled value={text} />}>
            <LinkControl {...{ ties, label, schema, value, onChange: (next) => put(String(next)), onLeave }} />
          </Suspense>
        )
      }
      if (kind.control === 'section-template') {
        return (
          <Suspense fallback={<Input {...ties} disabled value="" />}>
            <SectionTemplateControl {...{ ties, label, schema, value, onChange, onLeave }} />
          </Suspense>
        )
      }
      return <ContributedControl {...{ ties, label, schema, value, onChange, onLeave }} control={kind.control} />
    default:
      // Anything else has a layout of its own (`AnyField`), or no control here.
      return <Input {...typed} value={text} readOnly />
  }
}
