import { IconButton } from '../../ui/button.tsx'
import { Icon } from '../../ui/icon.tsx'
import { useTexts } from '../../ui/texts.ts'
import { pickIcon } from './pick-icon.ts'

export interface IconFieldProps {
  readonly id: string
  readonly label: string
  readonly value: string
  readonly onChange: (name: string) => void
}

/** An icon by its name; the button opens the picker. */
export function IconField({ id, label, value, onChange }: IconFieldProps) {
  const t = useTexts('admin')
  const choose = async () => {
    const chosen = await pickIcon(value)
    if (chosen !== false) onChange(chosen)
  }
  return (
    <span className="row iconf">
      <button
        type="button"
        id={id}
        className="colr grow"
        aria-label={t('{label}: {value}. Choose an icon', { label, value: value === '' ? t('None') : value })}
        onClick={() => void choose()}
      >
        {value === '' ? <i className="none" /> : <Icon name={value} size="sm" />}
        <b className="trunc">{value === '' ? t('None') : value}</b>
      </button>
      {value !== '' && <IconButton size="xs" icon="x" label={t('No icon')} onClick={() => onChange('')} />}
    </span>
  )
}
