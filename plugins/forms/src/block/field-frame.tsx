import { fieldRules } from './described.ts'
import type { FieldMarkup } from './field-parts.ts'
import { FieldView } from './field-view.tsx'
import type { FormData } from './load-data.ts'

interface FieldFrameProps {
  readonly markup: FieldMarkup
  readonly data: FormData | undefined
}

/** A field in its place, with what the page's script has to know of it. */
export function FieldFrame({ markup, data }: FieldFrameProps) {
  const { field, name, showWhen, isShown } = markup
  return (
    <div
      className="form-field"
      {...(field.inputWidth === 'half' && { 'data-half': '' })}
      {...(showWhen && { 'data-when': JSON.stringify(showWhen) })}
      {...(!isShown && { 'data-off': '' })}
      {...(name !== '' && { 'data-field': name, 'data-rules': JSON.stringify(fieldRules(field)) })}
    >
      <FieldView markup={markup} data={data} />
    </div>
  )
}
