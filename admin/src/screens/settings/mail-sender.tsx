import type { SettingsSectionProps } from '@ashlar/sdk'
import { CouldNotLoad, useCall } from '@ashlar/sdk/admin'
import { checkSender, type SenderRecord } from '@ashlar/sdk/platform'
import { Badge, Button, Card, CopyButton, Note, Pending, Skeleton, type Tone, useTexts } from '@ashlar/sdk/ui'

const tones: Readonly<Record<SenderRecord['state'], Tone>> = {
  good: 'green',
  missing: 'yellow',
  wrong: 'red',
  unknown: 'grey',
}
const names: Readonly<Record<SenderRecord['kind'], string>> = { spf: 'SPF', dkim: 'DKIM', dmarc: 'DMARC' }

const findings: Readonly<Record<SenderRecord['finding'], string>> = {
  'several-spf': 'There are several SPF records, so none of them counts. Merge them into one.',
  'no-server': 'Set up a mail server first. The record names the servers that may send for the domain.',
  'no-spf': 'Add this record. Without it, other mail servers may reject emails from this domain.',
  'server-allowed': 'The record allows the mail server to send.',
  'server-not-named':
    'The record does not name the mail server. Change it to this, unless your provider gave you another one.',
  'no-selector': 'Your email provider signs emails with a key. Enter its selector to have the key checked.',
  'no-key': 'Add the record that your email provider gave you.',
  'several-keys': 'There are several keys under this name. Keep one.',
  'key-revoked': 'The key has been revoked. Ask your email provider for another.',
  'key-published': 'The key is published.',
  'policy-published': 'The record says what to do with forged emails.',
  'policy-unusable': 'Other mail servers cannot use this record. Keep one, with a policy.',
  'no-policy': 'Add this record. Large email providers expect it of everyone who sends newsletters.',
  'not-answered': 'The record could not be looked up. Try again later.',
}

/** The DNS records that other mail servers look for, as they should be and as they are. */
export default function MailSender({ isDirty }: SettingsSectionProps) {
  const t = useTexts('admin')
  const { data, error, refetch, isFetching } = useCall(checkSender)
  const check = data?.results
  return (
    <Card
      title={t('Sender domain')}
      note={check?.domain ?? ''}
      actions={
        <Button icon="refresh-cw" size="sm" busy={isFetching} onClick={() => void refetch()}>
          {t('Check now')}
        </Button>
      }
    >
      {error && !check ? (
        <CouldNotLoad title={t('The records could not be checked')} error={error} retry={refetch} />
      ) : !check ? (
        <Pending>
          <div className="lines">
            <Skeleton width={220} />
            <Skeleton width={320} />
          </div>
        </Pending>
      ) : check.domain === '' ? (
        <p className="t2">
          {t('Enter the address of the sender and save to see the DNS records that its domain needs.')}
        </p>
      ) : (
        <div className="form">
          <ul className="sender">
            {check.records.map((record) => (
              <Record key={record.kind} record={record} />
            ))}
          </ul>
          {isDirty && <Note tone="grey">{t('Save first. The check uses the saved settings.')}</Note>}
        </div>
      )}
    </Card>
  )
}

function Record({ record: { kind, state, name, value, found, finding } }: { readonly record: SenderRecord }) {
  const t = useTexts('admin')
  const states = { good: t('Good'), missing: t('Missing'), wrong: t('Wrong'), unknown: t('Not checked') }
  return (
    <li className="sender__record">
      <div className="row">
        <span className="med grow">{names[kind]}</span>
        <Badge tone={tones[state]}>{states[state]}</Badge>
      </div>
      <p className="t2 sm">{t(findings[finding])}</p>
      <dl className="sender__facts">
        {name !== '' && (
          <Fact
            title={t('TXT record')}
            value={name}
            copy={t('Copy the name of the {kind} record', { kind: names[kind] })}
          />
        )}
        {value !== '' && (
          <Fact
            title={t('Value')}
            value={value}
            copy={t('Copy the value of the {kind} record', { kind: names[kind] })}
          />
        )}
        {state !== 'missing' && found.map((each) => <Fact key={each} title={t('Found')} value={each} />)}
      </dl>
    </li>
  )
}

interface FactProps {
  readonly title: string
  readonly value: string
  /** What the button to copy it is called; none without it. */
  readonly copy?: string
}

function Fact({ title, value, copy }: FactProps) {
  return (
    <div>
      <dt>{title}</dt>
      <dd>
        <code className="mono">{value}</code>
        {copy !== undefined && <CopyButton text={value} label={copy} iconOnly />}
      </dd>
    </div>
  )
}
