import type { FieldControlProps } from '@ashlar/sdk/forms'
import { MediaDialog } from '@ashlar/sdk/media'
import { Button, Input, useTexts } from '@ashlar/sdk/ui'
import { useState } from 'react'

/** The address of a picture, chosen from the media library or typed. */
export function PictureControl({ ties, label, value, onChange, onLeave }: FieldControlProps) {
  const t = useTexts('admin')
  const [isOpen, setOpen] = useState(false)
  const address = typeof value === 'string' ? value : ''
  const choose = address === '' ? t('Choose') : t('Replace')
  return (
    <div className="row">
      {address !== '' && <img className="settings__pic" src={address} alt="" />}
      <Input
        {...ties}
        className="grow"
        value={address}
        placeholder={t('No picture')}
        onChange={({ target }) => onChange(target.value.trim())}
        onBlur={onLeave}
      />
      <Button icon="image" onClick={() => setOpen(true)} aria-label={`${choose}: ${label}`}>
        {choose}
      </Button>
      <MediaDialog
        open={isOpen}
        onOpenChange={setOpen}
        kind="image"
        onChoose={({ address: chosen }) => {
          onChange(chosen)
          setOpen(false)
        }}
      />
    </div>
  )
}
