import { useTexts } from '@ashlar/sdk/ui'
import { ServiceSettings } from './schemas.ts'
import type { SectionProps } from './section-props.ts'
import { SettingsForm } from './settings-form.tsx'

/** Services outside that the website works with. None is asked before it is named here. */
export default function ServicesSection(props: SectionProps) {
  const t = useTexts('admin')
  const none = t('None')
  return (
    <SettingsForm
      {...props}
      title="Services"
      subtitle="Services outside that the website works with. Nothing is asked of one that is not named here."
      schema={ServiceSettings}
      groups={[
        { title: 'Analytics', fields: ['analytics_service', 'analytics_site', 'analytics_host'] },
        {
          title: 'Bot check',
          note: 'for forms of the website',
          fields: ['bot_check_service', 'bot_check_site_key', 'bot_check_secret'],
        },
        { title: 'Live chat', fields: ['live_chat_service', 'live_chat_link'] },
        { title: 'Telephone', fields: ['voip_link'] },
      ]}
      fields={{
        analytics_service: {
          label: t('Service'),
          options: { none, plausible: 'Plausible', matomo: 'Matomo', google: 'Google Analytics' },
        },
        analytics_site: { label: t('Site or measurement id') },
        analytics_host: { label: t('Address of the service'), hint: t('Where it is not run by its maker.') },
        bot_check_service: {
          label: t('Service'),
          options: { none: t('Built in: the browser computes'), recaptcha: 'reCAPTCHA' },
          hint: t('The built-in check asks nobody outside. reCAPTCHA needs both keys, and is used with consent only.'),
        },
        bot_check_site_key: { label: t('Site key') },
        bot_check_secret: {
          label: t('Secret key'),
          hint: props.stored.secrets.has('bot_check_secret')
            ? t('One is stored. Left empty, it stays.')
            : t('Kept encrypted, and never shown again.'),
        },
        live_chat_service: { label: t('Service'), options: { none, link: t('A page of a chat service') } },
        live_chat_link: {
          label: t('Address of the chat'),
          hint: t('The widget is shown while live chat is switched on in the top bar.'),
        },
        voip_link: {
          label: t('Telephony link'),
          placeholder: 'tel:{number}',
          hint: t('What a call opens; {number} stands for what was dialled.', { number: '{number}' }),
        },
      }}
    />
  )
}
