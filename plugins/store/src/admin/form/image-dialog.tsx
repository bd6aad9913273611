import { FormDialog, SchemaField } from '@ashlar/sdk/forms'
import { MediaField } from '@ashlar/sdk/media'
import { useTexts } from '@ashlar/sdk/ui'
import { ProductImage } from '../../contract.ts'

export interface ImageDialogProps {
  readonly image: ProductImage
  readonly onChange: (image: ProductImage) => void
  readonly onClose: () => void
}

/** One picture of a product, and what it shows. */
export function ImageDialog({ image, onChange, onClose }: ImageDialogProps) {
  const t = useTexts('store')
  return (
    <FormDialog
      title={t('Image')}
      icon="image"
      submit={t('Apply')}
      schema={ProductImage}
      initial={image}
      save={(next) => {
        onChange(next)
        onClose()
      }}
      onClose={onClose}
    >
      {(form) => (
        <>
          <MediaField
            id={form.idOf('file')}
            label={t('File')}
            value={form.values.file}
            error={form.errors['file']}
            onChange={(file) => form.change('file', file)}
            onBlur={() => form.leave('file')}
          />
          <SchemaField
            form={form}
            name="alt"
            hint={t('For people who do not see the image, and for search engines.')}
            rows={2}
          />
        </>
      )}
    </FormDialog>
  )
}
