import { type SettingsSectionProps, settingsSection } from '@ashlar/sdk'
import { SlotFills, useMe } from '@ashlar/sdk/admin'
import type { FieldGroup, SchemaFieldProps } from '@ashlar/sdk/forms'
import { useTexts } from '@ashlar/sdk/ui'
import type { ComponentType } from 'react'
import type { TObject, TSchema } from 'typebox'
import type { Cards } from './cards.ts'
import type { Section } from './section-list.ts'
import type { SectionProps } from './section-props.ts'
import { SettingsForm } from './settings-form.tsx'

export interface CardSectionProps extends SectionProps {
  readonly section: Section
  readonly cards: Cards
  /** Stands below the cards. */
  readonly foot: ComponentType<SettingsSectionProps> | undefined
}

/** A section whose cards come from the website itself and from its packages: one form, saved as a whole. */
export default function CardSection({ section, cards: { schema, cards }, foot: Foot, ...props }: CardSectionProps) {
  const t = useTexts('admin')
  const { user } = useMe()
  // Others' access hangs on these: only those whom nobody stands above may change them.
  const isBelow = user.role_id !== 1 && !user.isPlatformAdministrator
  const groups = cards.map(({ title, note, fields }): FieldGroup => {
    const isFixed = isBelow && fields.some((name) => keywordOf(schema.properties[name], 'ownerOnly') !== undefined)
    const said = isFixed ? t('only an owner can change it') : note
    return { title, ...(said !== undefined && { note: said }), readOnly: isFixed, fields }
  })
  const looks = useLooks(schema, props.stored.secrets)
  return (
    <SettingsForm
      {...props}
      title={section.title}
      subtitle={section.subtitle ?? ''}
      schema={schema}
      groups={groups}
      fields={looks}
    >
      {(form) => (
        <>
          {Foot && <Foot isDirty={form.isDirty} />}
          <SlotFills slot={settingsSection(section.id)} props={{ isDirty: form.isDirty }} />
        </>
      )}
    </SettingsForm>
  )
}

type Look = Partial<Omit<SchemaFieldProps<TObject>, 'form' | 'name'>>

/** What the schemas say for people beside title and description, and whether a secret is stored. */
function useLooks(schema: TObject, secrets: ReadonlySet<string>): Readonly<Record<string, Look>> {
  const t = useTexts('admin')
  const looks = Object.entries(schema.properties).map(([name, property]): [string, Look] => {
    const placeholder = keywordOf(property, 'placeholder')
    const choices = Object.entries(keywordOf(property, 'choices') ?? {})
    const stored = secrets.has(name)
      ? t('One is stored. Leave empty to keep it.')
      : t('Stored encrypted and never shown again.')
    return [
      name,
      {
        ...(typeof placeholder === 'string' && { placeholder }),
        ...(choices.length > 0 && { options: Object.fromEntries(choices.map(([value, words]) => [value, t(words)])) }),
        ...(keywordOf(property, 'secret') === true && { hint: stored }),
      },
    ]
  })
  return Object.fromEntries(looks)
}

const keywordOf = (property: TSchema | undefined, keyword: string): unknown =>
  property === undefined ? undefined : Reflect.get(property, keyword)
