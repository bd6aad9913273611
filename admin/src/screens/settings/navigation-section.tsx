import { PictureControl } from '@ashlar/sdk/forms'
import { useTexts } from '@ashlar/sdk/ui'
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
        'navigation/logo': PictureControl,
        'navigation/mainItems': MainItemsControl,
        'navigation/rightItems': RightItemsControl,
      }}
    />
  )
}
