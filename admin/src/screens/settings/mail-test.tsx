import type { SettingsSectionProps } from '@ashlar/sdk'
import { ApiError, call, useMe } from '@ashlar/sdk/admin'
import { testMail } from '@ashlar/sdk/platform'
import { Button, Card, Field, Input, Note, toast, useTexts } from '@ashlar/sdk/ui'
import { useState } from 'react'

/** Sends one mail at once, so that whoever sets a mail server up sees what it says. */
export default function MailTest({ isDirty }: SettingsSectionProps) {
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
      toast.success(t('{server} accepted the email', { server: results.server }))
    } catch (error) {
      setRefusal(error instanceof ApiError ? error.message : t('Something went wrong.'))
    } finally {
      setSending(false)
    }
  }
  return (
    <Card title={t('Send a test email')} note={t('with the saved settings')}>
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
        {isDirty && <Note tone="grey">{t('Save first. The test uses the saved settings.')}</Note>}
      </div>
    </Card>
  )
}
