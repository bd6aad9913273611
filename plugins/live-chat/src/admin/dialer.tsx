import { ApiError, Link, type PanelProps, useCall, useCan } from '@ashlar/sdk/admin'
import { PhoneField } from '@ashlar/sdk/forms'
import { Button, Field, Icon, Note, Pending, Skeleton, useTexts } from '@ashlar/sdk/ui'
import { type FormEvent, useRef, useState } from 'react'
import { getTelephonyLink } from '../contract.ts'
import { callAddress, isCallable } from './call-address.ts'

const sheet = { display: 'flex', flexDirection: 'column', gap: 10 } as const
const keypad = { display: 'grid', gridTemplateColumns: 'repeat(3, 1fr)', gap: 6 } as const
const key = {
  ...{ height: 40, justifyContent: 'center', border: 0, fontSize: 16 },
  background: 'var(--ash-surface-3)',
} as const
/** The zero stands in the middle of the last row. */
const keyOf = (digit: string) => (digit === '0' ? { ...key, gridColumn: 2 } : key)

/** A number, its keys and the call; or, honestly, that nothing is set up. */
export default function Dialer({ close }: PanelProps) {
  const t = useTexts('admin')
  // Whoever comes back from the settings is not told what was so before.
  const { data, error, refetch } = useCall(getTelephonyLink, undefined, { gcTime: 0 })
  if (error) {
    return (
      <Note tone="bad">
        {error instanceof ApiError ? error.message : t('The phone could not be loaded.')}{' '}
        <button type="button" className="link" onClick={() => void refetch()}>
          {t('Try again')}
        </button>
      </Note>
    )
  }
  if (!data) {
    return (
      <Pending>
        <Skeleton width={270} height={40} />
      </Pending>
    )
  }
  return data.link === '' ? <NotSetUp close={close} /> : <Keys link={data.link} close={close} />
}

function NotSetUp({ close }: PanelProps) {
  const t = useTexts('admin')
  const mayChange = useCan('settings.can_edit')
  return (
    <div style={sheet}>
      <h2 style={{ fontSize: 'var(--ash-text-md)', fontWeight: 'var(--ash-weight-semibold)' }}>
        {t('Calls are not set up')}
      </h2>
      <p className="t2">{t('This website has no telephony link yet, so you cannot make calls.')}</p>
      {mayChange ? (
        <Link className="link" to="/admin/setting/services" onClick={close}>
          {t('Enter it in the settings')}
        </Link>
      ) : (
        <p className="t3">{t('An owner or administrator can enter it in the settings.')}</p>
      )}
    </div>
  )
}

const digits = ['1', '2', '3', '4', '5', '6', '7', '8', '9', '0'] as const

function Keys({ link, close }: { readonly link: string; readonly close: () => void }) {
  const t = useTexts('admin')
  const [number, setNumber] = useState('')
  const [wasTried, setTried] = useState(false)
  const form = useRef<HTMLFormElement>(null)
  /** As a keyboard would, so that the field writes the number as it writes a typed one. */
  const change = (to: (before: string) => string) => {
    const field = form.current?.querySelector<HTMLInputElement>('input[type=tel]')
    if (!field) return
    // The field takes nothing before the numbering plans are there: what is pressed meanwhile is kept here.
    if (field.readOnly) return setNumber(to)
    Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, 'value')?.set?.call(field, to(field.value))
    field.dispatchEvent(new Event('input', { bubbles: true }))
  }
  const call = (event: FormEvent) => {
    event.preventDefault()
    setTried(true)
    if (!isCallable(number)) return
    const address = callAddress(link, number)
    if (/^https?:/.test(address)) open(address, '_blank', 'noreferrer')
    else location.assign(address)
    close()
  }
  return (
    <form style={sheet} ref={form} onSubmit={call} noValidate>
      <Field
        label={t('Number')}
        error={wasTried && !isCallable(number) ? t('Please enter a complete phone number') : undefined}
      >
        {(ties) => <PhoneField ties={ties} value={number} onChange={setNumber} />}
      </Field>
      <div style={keypad}>
        {digits.map((digit) => (
          <Button key={digit} style={keyOf(digit)} onClick={() => change((before) => before + digit)}>
            {digit}
          </Button>
        ))}
        <Button
          style={key}
          aria-label={t('Delete the last digit')}
          onClick={() => change((before) => before.slice(0, -1))}
        >
          <Icon name="delete" />
        </Button>
      </div>
      <Button variant="primary" type="submit" icon="phone" style={{ justifyContent: 'center' }}>
        {t('Call')}
      </Button>
    </form>
  )
}
