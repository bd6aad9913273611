import { ApiError, useSaveKey, useUnsavedGuard } from '@ashlar/sdk/admin'
import { type Form, PictureControl, SaveBar, SchemaField, useForm } from '@ashlar/sdk/forms'
import { Button, Card, confirm, Field, Note, PageHeader, Select, toast, useTexts } from '@ashlar/sdk/ui'
import { useMemo, useState } from 'react'
import { Create } from 'typebox/value'
import { weightNames } from '../../blocks/settings/weight-names.ts'
import { changedValues } from '../settings/form-values.ts'
import { ThemeSettings } from '../settings/schemas.ts'
import type { SectionProps } from '../settings/section-props.ts'
import { putSettings } from '../settings/stored-settings.ts'
import { ColourGrid } from './colour-grid.tsx'
import { settingsOf, themeOf } from './stored-theme.ts'
import { TextStylesCard } from './text-styles-card.tsx'
import './theme.css'
import { ThemePreview } from './theme-preview.tsx'
import { changesOf, colours, pale, type ThemeChange, withTheme } from './theme-values.ts'

/** Colours and type of the public site, seen on the site itself while they are chosen (THEME-001 to -006, -008). */
export default function ThemeSection({ stored, readOnly }: SectionProps) {
  const t = useTexts('admin')
  const initial = useMemo(() => themeOf(stored), [stored])
  const form = useForm({
    schema: ThemeSettings,
    initial,
    save: async (theme) => themeOf(await putSettings(settingsOf(changedValues(initial, theme), stored))),
  })
  useUnsavedGuard(form.isDirty)
  const submit = async () => {
    if (readOnly || !form.isDirty) return
    const unreadable = pale(form.values)
    if (unreadable.length > 0 && !(await confirm(question(t, unreadable)))) return
    await form.submit().then(
      (done) => done && toast.success(t('Saved'), { id: 'theme-saved' }),
      (error: unknown) =>
        toast.error(t('Not saved'), {
          id: 'theme-saved',
          description: error instanceof ApiError ? error.message : t('Your choices are still here.'),
        }),
    )
  }
  const save = () => void submit()
  useSaveKey(save)
  const settings = withTheme(stored.values, form.values)
  const [page, setPage] = useState<Document>()
  const changes = changesOf(form.stored, form.values)
  const [first] = changes
  return (
    <form
      className="theme"
      noValidate
      onSubmit={(event) => {
        event.preventDefault()
        save()
      }}
    >
      <fieldset className="bare theme__form" disabled={readOnly}>
        <PageHeader
          title={t('Theme')}
          subtitle={t('Logo, colours and fonts of the website. Blocks offer these nine colours as presets.')}
        />
        {readOnly && <Note tone="grey">{t('Your role can view this but not change it.')}</Note>}
        <LogoCard form={form} />
        <Colours form={form} />
        <TypeCard form={form} />
        <TextStylesCard
          styles={form.values.theme_text_styles}
          settings={settings}
          page={page}
          onChange={(styles) => form.change('theme_text_styles', styles)}
        />
      </fieldset>
      <ThemePreview settings={settings} onPage={setPage} />
      <SaveBar
        changes={changes.map(({ name }) => t(name))}
        detail={first && changes.length === 1 ? <OneChange {...first} /> : undefined}
        isSaving={form.isSaving}
        saveLabel={t('Save theme')}
        onSave={save}
        onDiscard={() => form.reset(form.stored)}
      />
    </form>
  )
}

function question(t: ReturnType<typeof useTexts>, names: readonly string[]) {
  return {
    description: t('Text on {colours} will be hard to read. Save the theme anyway?', {
      colours: names.map((name) => t(name)).join(', '),
    }),
    icon: 'contrast',
    tone: 'warn' as const,
  }
}

function OneChange({ name, from, to }: ThemeChange) {
  const t = useTexts('admin')
  if (from === undefined) return t(name)
  return (
    <>
      {t(name)}: <span className="mono">{from}</span> {t('to')} <span className="mono">{to}</span>
    </>
  )
}

interface PartProps {
  readonly form: Form<typeof ThemeSettings>
}

function LogoCard({ form }: PartProps) {
  const t = useTexts('admin')
  return (
    <Card title={t('Logo')}>
      <SchemaField form={form} name="logo" label={t('Logo')} controls={{ logo: PictureControl }} />
    </Card>
  )
}

function Colours({ form }: PartProps) {
  const t = useTexts('admin')
  const unreadable = pale(form.values)
  const reset = () => {
    const usual = Create(ThemeSettings)
    for (const { key } of colours) form.change(key, usual[key])
  }
  return (
    <Card
      title={t('Colours')}
      actions={
        <Button variant="ghost" size="sm" onClick={reset}>
          {t('Reset to defaults')}
        </Button>
      }
    >
      <div className="form">
        <ColourGrid form={form} />
        {unreadable.length === 0 ? (
          <Note tone="ok">
            {t(
              'Text on every colour has a contrast of at least 4.5 : 1. A colour below that is marked here, and saving it needs your confirmation.',
            )}
          </Note>
        ) : (
          <Note tone="warn">
            {t('Text on {colours} has a contrast below 4.5 : 1, which is hard to read for many people.', {
              colours: unreadable.map((name) => t(name)).join(', '),
            })}
          </Note>
        )}
      </div>
    </Card>
  )
}

function TypeCard({ form }: PartProps) {
  const t = useTexts('admin')
  const weights = Object.entries(weightNames).map(([value, name]) => ({ value, label: `${value} ${t(name)}` }))
  return (
    <Card title={t('Fonts and shape')}>
      <div className="theme__type">
        <SchemaField form={form} name="theme_font_heading" label={t('Headings')} />
        <SchemaField form={form} name="theme_font_body" label={t('Body')} />
        <Field id={form.idOf('theme_heading_weight')} label={t('Heading weight')}>
          {(ties) => (
            <Select
              {...ties}
              value={String(form.values.theme_heading_weight)}
              options={weights}
              onChange={(weight) => form.change('theme_heading_weight', Number(weight))}
            />
          )}
        </Field>
        <SchemaField form={form} name="theme_radius" label={t('Corners (px)')} />
        <SchemaField form={form} name="theme_radius_button" label={t('Corners of buttons (px)')} />
      </div>
    </Card>
  )
}
