import { useCall } from '@ashlar/sdk/admin'
import { type FieldControlProps, PictureControl } from '@ashlar/sdk/forms'
import { listSections } from '@ashlar/sdk/platform'
import { Select, useTexts } from '@ashlar/sdk/ui'
import { MainItemsControl, RightItemsControl } from './navigation-items.tsx'
import { NavigationSettings } from './schemas.ts'
import type { SectionProps } from './section-props.ts'
import { SettingsForm } from './settings-form.tsx'

/** What stands above and below every page (OPEN-329). */
export default function NavigationSection(props: SectionProps) {
  const t = useTexts('admin')
  return (
    <SettingsForm
      {...props}
      title="Navigation"
      subtitle="The header and footer of every page. Visitors do not see links to unpublished pages."
      schema={NavigationSettings}
      groups={[
        { title: 'Header and footer', fields: ['header_template', 'footer_template'] },
        { title: 'Navigation bar', note: 'shown in every navigation bar', fields: ['navigation'] },
      ]}
      fields={{
        header_template: { label: t('Header') },
        footer_template: { label: t('Footer') },
        navigation: { label: t('Navigation') },
      }}
      controls={{
        header_template: TemplateControl,
        footer_template: TemplateControl,
        'navigation/logo': PictureControl,
        'navigation/mainItems': MainItemsControl,
        'navigation/rightItems': RightItemsControl,
      }}
    />
  )
}

/** One of the section templates; 0 for the plain header or footer. */
function TemplateControl({ ties, value, onChange, onLeave }: FieldControlProps) {
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
