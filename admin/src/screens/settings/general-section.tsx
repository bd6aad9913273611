import { useTexts } from '@ashlar/sdk/ui'
import { PictureControl } from './picture-control.tsx'
import { CountryControl, CurrencyControl, TimeZoneControl } from './place-controls.tsx'
import { GeneralSettings } from './schemas.ts'
import type { SectionProps } from './section-props.ts'
import { SettingsForm } from './settings-form.tsx'

/** Who the website is. */
export default function GeneralSection(props: SectionProps) {
  const t = useTexts('admin')
  return (
    <SettingsForm
      {...props}
      title="General"
      subtitle="How visitors, search engines and your colleagues know the website."
      schema={GeneralSettings}
      groups={[
        { title: 'Identity', fields: ['company_name', 'favicon', 'language'] },
        { title: 'Contact', fields: ['contact_email', 'contact_phone', 'contact_address'] },
        { title: 'Money and time', fields: ['currency', 'country', 'time_zone', 'week_starts_on'] },
        {
          title: 'Search and sharing',
          note: 'for the home page, and pages without their own',
          fields: ['meta_title', 'meta_description', 'meta_image'],
        },
      ]}
      fields={{
        company_name: { label: t('Company name') },
        favicon: {
          label: t('Favicon'),
          hint: t('A square image for the browser tab. Choose the logo under Theme.'),
        },
        language: {
          label: t('Language of the website'),
          hint: t('Two letters, with a region if needed: en, fr, en-CA.'),
        },
        contact_email: { label: t('Email') },
        contact_phone: { label: t('Phone') },
        contact_address: { label: t('Address'), rows: 3 },
        currency: { label: t('Currency'), hint: t('Changing it does not convert the prices and amounts you entered.') },
        country: { label: t('Country') },
        time_zone: { label: t('Time zone'), hint: t('Decides when a day begins and when scheduled work runs.') },
        week_starts_on: {
          label: t('Weeks start on'),
          options: { sunday: t('Sunday'), monday: t('Monday'), saturday: t('Saturday') },
        },
        meta_title: { label: t('Title') },
        meta_description: { label: t('Description'), rows: 2 },
        meta_image: {
          label: t('Image for sharing'),
          hint: t(
            'Shown when someone shares a page that has no image of its own. The best size is 1200 by 630 pixels.',
          ),
        },
      }}
      controls={{
        favicon: PictureControl,
        meta_image: PictureControl,
        currency: CurrencyControl,
        country: CountryControl,
        time_zone: TimeZoneControl,
      }}
    />
  )
}
