import { type ReactNode, useState } from 'react'
import type { MediaItem, MediaKind } from '../platform/media.ts'
import { Button } from '../ui/button.tsx'
import { type ControlTies, Field } from '../ui/field.tsx'
import { Icon } from '../ui/icon.tsx'
import { Input } from '../ui/input.tsx'
import { useTexts } from '../ui/texts.ts'
import { MediaDialog } from './media-dialog.tsx'

export interface MediaFieldProps {
  /** Id of the input that holds the address. */
  readonly id?: string
  readonly label: string
  /** Address of a file of the library, any other address, or empty. */
  readonly value: string
  /** `item` when it was chosen in the library. */
  readonly onChange: (address: string, item?: MediaItem) => void
  readonly onBlur?: () => void
  /** Which files the library offers; pictures without it. */
  readonly kind?: MediaKind
  readonly hint?: ReactNode
  readonly error?: string | undefined
  /** Of the label, the hint and the error that stand around it; then it brings none of its own. */
  readonly ties?: ControlTies
  /** `sm`: one row of 28 px without label and words, as in the panels of the editor. */
  readonly size?: 'sm' | 'md'
}

/** A file of the media library; a picture may stand at an https address, too. */
export function MediaField(props: MediaFieldProps) {
  const { value, onChange, kind = 'image', size = 'md' } = props
  const [isOpen, setOpen] = useState(false)
  const Look = size === 'sm' ? SmallField : FullField
  return (
    <>
      <Look {...props} onOpen={() => setOpen(true)} />
      <MediaDialog
        open={isOpen}
        onOpenChange={setOpen}
        kind={kind}
        onChoose={(item) => {
          if (item.address !== value) onChange(item.address, item)
          setOpen(false)
        }}
      />
    </>
  )
}

interface LookProps extends MediaFieldProps {
  readonly onOpen: () => void
}

function FullField(props: LookProps) {
  const { id, ties: around, label, value, onChange, onBlur, kind = 'image', hint, error, onOpen } = props
  const t = useTexts('admin')
  const choose = value === '' ? t('Choose') : t('Replace')
  const address = (ties: ControlTies) => (
    <Input
      {...ties}
      value={value}
      placeholder="/media/…"
      onChange={({ target }) => onChange(target.value.trim())}
      onBlur={onBlur}
    />
  )
  return (
    <div className="row g4 medf">
      <Preview kind={kind} value={value} />
      <div className="col grow medf__r">
        {around ? (
          address(around)
        ) : (
          <Field label={label} hint={hint} error={error} {...(id !== undefined && { id })}>
            {address}
          </Field>
        )}
        <div className="row">
          <Button
            size="sm"
            icon={kind === 'image' ? 'image' : 'file'}
            aria-label={`${choose}: ${label}`}
            onClick={onOpen}
          >
            {choose}
          </Button>
          {value !== '' && (
            <Button size="sm" variant="quiet-danger" onClick={() => onChange('')}>
              {t('Remove')}
            </Button>
          )}
        </div>
      </div>
    </div>
  )
}

function SmallField({ id, label, value, onChange, onBlur, kind = 'image', onOpen }: LookProps) {
  const t = useTexts('admin')
  return (
    <span className="medf medf--sm">
      <button
        type="button"
        className="medf__thumb"
        aria-label={t('Choose {label} from the media library', { label: label.toLowerCase() })}
        onClick={onOpen}
      >
        {kind === 'image' && value !== '' ? <img src={value} alt="" /> : <Icon name="image" size="sm" />}
      </button>
      <Input
        id={id}
        size="sm"
        className="grow"
        value={value}
        placeholder={kind === 'image' ? t('/media/… or https://') : '/media/…'}
        onChange={({ target }) => onChange(target.value.trim())}
        onBlur={onBlur}
      />
    </span>
  )
}

function Preview({ kind, value }: { readonly kind: MediaKind; readonly value: string }) {
  // A logo may be words: they are no address.
  if (kind === 'image' && /^(?:\/|https?:)/.test(value)) return <img className="medf__pic" src={value} alt="" />
  const icon = kind === 'image' ? 'image' : kind === 'video' ? 'film' : 'file-text'
  return (
    <span className="medf__pic medf__pic--none t3">
      <Icon name={icon} size="xl" />
    </span>
  )
}
