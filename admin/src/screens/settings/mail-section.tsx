import { ApiError, call, useMe } from '@ashlar/sdk/admin'
import { testMail } from '@ashlar/sdk/platform'
import { Button, Card, Field, Input, Note, toast, useTexts } from '@ashlar/sdk/ui'
import { useState } from 'react'
import { MailSettings } from './schemas.ts'
import type { SectionProps } from './section-props.ts'
import { SettingsForm } from './settings-form.tsx'

/** How the website sends mail. */
export default function MailSection(props: SectionProps) {
  const t = useTexts('admin')
  const { user } = useMe()
  // Links for new passwords are sent through the server: only those whom nobody stands above may choose it.
  const isServerFixed = user.role_id !== 1 && !user.isPlatformAdministrator
  return (
    <SettingsForm
      {...props}
      title="Mail"
      subtitle="Who mails come from, and by which server they are sent."
      schema={MailSettings}
      groups={[
        { title: 'Sender', fields: ['mail_from_name', 'mail_from_address'] },
        {
          title: 'Mail server',
          note: isServerFixed ? 'only an owner can change it' : 'empty: the server of the installation',
          readOnly: isServerFixed,
          fields: ['mail_host', 'mail_port', 'mail_security', 'mail_user', 'mail_password'],
        },
      ]}
      fields={{
        mail_from_name: { label: t('Name') },
        mail_from_address: { label: t('Address') },
        mail_host: { label: t('Host name'), placeholder: 'smtp.example.com' },
        mail_port: { label: t('Port') },
        mail_security: {
          label: t('Encryption'),
          options: { starttls: t('STARTTLS (usually port 587)'), tls: t('TLS (usually port 465)'), none: t('None') },
        },
        mail_user: { label: t('User name') },
        mail_password: {
          label: t('Password'),
          hint: props.stored.secrets.has('mail_password')
            ? t('One is stored. Left empty, it stays.')
            : t('Kept encrypted, and never shown again.'),
        },
      }}
    >
      {(form) => <MailTest isDirty={form.isDirty} />}
    </SettingsForm>
  )
}

function MailTest({ isDirty }: { readonly isDirty: boolean }) {
  const t = useTexts('admin')
  const { user } = useMe()
  const [to, setTo] = useState(user.email)
  const [isSending, setSending] = useState(false)
  const [refusal, setRefusal] = useState<string>()
  const send = async () => {
    setSending(true)
    setRefusal(undefined)
    try {
      const { results } = await call(testMail, { body: { to }, patience: 60_000 })
      toast.success(t('{server} took the mail', { server: results.server }))
    } catch (error) {
      setRefusal(error instanceof ApiError ? error.message : t('Something went wrong.'))
    } finally {
      setSending(false)
    }
  }
  return (
    <Card title={t('Send a test')} note={t('with what is stored')}>
      <div className="form">
        <Field label={t('To')} error={refusal}>
          {(ties) => (
            <div className="row">
              <Input
                {...ties}
                className="grow"
                type="email"
                value={to}
                onChange={({ target }) => setTo(target.value)}
              />
              <Button icon="send" busy={isSending} disabled={isDirty || to === ''} onClick={() => void send()}>
                {t('Send')}
              </Button>
            </div>
          )}
        </Field>
        {isDirty && <Note tone="grey">{t('Save first: the test is sent with what is stored.')}</Note>}
      </div>
    </Card>
  )
}
