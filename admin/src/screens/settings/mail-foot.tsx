import type { SettingsSectionProps } from '@ashlar/sdk'
import MailSender from './mail-sender.tsx'
import MailTest from './mail-test.tsx'

/** What stands below the cards of the mail settings. */
export default function MailFoot(props: SettingsSectionProps) {
  return (
    <>
      <MailSender {...props} />
      <MailTest {...props} />
    </>
  )
}
