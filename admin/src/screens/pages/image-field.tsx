import type { Form } from '@ashlar/sdk/forms'
import { Button, Field, Icon, Input, useTexts } from '@ashlar/sdk/ui'
import { useState } from 'react'
import { MediaDialog } from './media-dialog.tsx'
import type { PageForm } from './page-form.schema.ts'

/** The page's picture: from the media library, or any https address. */
export function ImageField({ form }: { readonly form: Form<typeof PageForm> }) {
  const t = useTexts('admin')
  const [isOpen, setOpen] = useState(false)
  const { image } = form.values
  const choose = (address: string) => {
    form.change('image', address)
    setOpen(false)
  }
  return (
    <div className="row g4 imgf">
      {image === '' ? (
        <span className="pimg pimg--none t3">
          <Icon name="image" size="xl" />
        </span>
      ) : (
        <img className="pimg" src={image} alt="" />
      )}
      <div className="col grow imgf__r">
        <Field id={form.idOf('image')} label={t('Address of the image')} error={form.errors.image}>
          {(ties) => (
            <Input
              {...ties}
              value={image}
              placeholder="/media/…"
              onChange={({ target }) => form.change('image', target.value.trim())}
              onBlur={() => form.leave('image')}
            />
          )}
        </Field>
        <div className="row">
          <Button size="sm" icon="image" onClick={() => setOpen(true)}>
            {image === '' ? t('Choose') : t('Replace')}
          </Button>
          {image !== '' && (
            <Button size="sm" variant="quiet-danger" onClick={() => form.change('image', '')}>
              {t('Remove')}
            </Button>
          )}
        </div>
      </div>
      <MediaDialog open={isOpen} onOpenChange={setOpen} onChoose={choose} />
    </div>
  )
}
