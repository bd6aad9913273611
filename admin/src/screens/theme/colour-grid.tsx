import { ColourField, type Form } from '@ashlar/sdk/forms'
import { Badge, Field, useTexts } from '@ashlar/sdk/ui'
import type { ThemeSettings } from '../settings/schemas.ts'
import { colours, contrastOf, leastContrast } from './theme-values.ts'

/** What the schema of a theme colour lets through. */
const hex = '^#[0-9A-Fa-f]{6}$'

/** The nine, each with the contrast of the text that is put on it. */
export function ColourGrid({ form }: { readonly form: Form<typeof ThemeSettings> }) {
  const t = useTexts('admin')
  return (
    <div className="theme__colours">
      {colours.map(({ key, title }) => {
        const ratio = contrastOf(form.values, key)
        return (
          <div key={key} className="theme__colour">
            <Field id={form.idOf(key)} label={t(title)} error={form.errors[key]}>
              {(ties) => (
                <ColourField
                  ties={ties}
                  label={t(title)}
                  value={form.values[key]}
                  pattern={hex}
                  onChange={(value) => form.change(key, value)}
                  onLeave={() => form.leave(key)}
                />
              )}
            </Field>
            <Badge tone={ratio < leastContrast ? 'orange' : 'green'} plain>
              {t('{ratio} : 1', { ratio: ratio.toFixed(1) })}
            </Badge>
          </div>
        )
      })}
    </div>
  )
}
