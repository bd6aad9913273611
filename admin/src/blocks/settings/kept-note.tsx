import { useTexts } from '@ashlar/sdk/ui'
import type { KeptValue } from './kept-values.ts'
import { deviceNames } from './words.ts'

/** Values of narrower devices that an edit on desktop does not reach. */
export interface Kept {
  readonly values: readonly KeptValue[]
  /** These devices show what desktop shows. */
  apply(): void
}

export interface KeptNoteProps {
  /** Name of the setting. */
  readonly label: string
  readonly kept: Kept
}

/** Says which value of its own each device keeps although devices are in sync, and replaces it when asked. */
export function KeptNote({ label, kept: { values, apply } }: KeptNoteProps) {
  const t = useTexts('admin')
  const sentences = values.map(({ device: each, words: value }) => {
    const device = t(deviceNames[each])
    return value === undefined
      ? t('{device} keeps its own value.', { device })
      : t('{device} keeps its own value: {value}.', { device, value })
  })
  return (
    <p className="keptn">
      {sentences.join(' ')}{' '}
      <button type="button" className="linkb" aria-label={t('Apply there too: {label}', { label })} onClick={apply}>
        {t('Apply there too')}
      </button>
    </p>
  )
}
