import type { Device } from '@ashlar/sdk'
import { useTexts } from '@ashlar/sdk/ui'

/** Narrower devices that an edit on desktop does not reach. */
export interface Kept {
  readonly devices: readonly Device[]
  /** These devices show what desktop shows. */
  apply(): void
}

export interface KeptNoteProps {
  /** Name of the setting. */
  readonly label: string
  readonly kept: Kept
}

/** Says which devices keep their own value although devices are in sync, and sets it there too when asked. */
export function KeptNote({ label, kept: { devices, apply } }: KeptNoteProps) {
  const t = useTexts('admin')
  const [first] = devices
  const sentence =
    devices.length > 1
      ? t('Tablet and mobile keep their own values.')
      : first === 'tablet'
        ? t('Tablet keeps its own value.')
        : t('Mobile keeps its own value.')
  return (
    <p className="keptn">
      {sentence}{' '}
      <button type="button" className="linkb" aria-label={t('Apply there too: {label}', { label })} onClick={apply}>
        {t('Apply there too')}
      </button>
    </p>
  )
}
