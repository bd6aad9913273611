import { ItemRows } from '@ashlar/sdk/editor'
import { pickMedia } from '@ashlar/sdk/media'
import { Button, Card, IconButton, useTexts } from '@ashlar/sdk/ui'
import { useState } from 'react'
import { type ProductImage, productLimits } from '../../contract.ts'
import type { FormProps } from './form-props.ts'
import { ImageDialog } from './image-dialog.tsx'

/** The pictures of a product, in the order made by hand. The first one stands on cards. */
export function ImagesCard({ form }: FormProps) {
  const t = useTexts('store')
  const { images } = form.values
  const [opened, setOpened] = useState<number>()
  const put = (next: ProductImage[]) => form.change('images', next)
  const add = async () => {
    const item = await pickMedia()
    if (item) put([...images, { file: item.address, alt: item.altText }])
  }
  const move = (from: number, to: number) => {
    const next = [...images]
    next.splice(to, 0, ...next.splice(from, 1))
    put(next)
  }
  const isFull = images.length >= productLimits.images
  const [first] = images
  const shown = opened === undefined ? undefined : images[opened]
  return (
    <Card
      title={t('Images')}
      actions={<IconButton size="xs" icon="plus" label={t('Add image')} disabled={isFull} onClick={() => void add()} />}
    >
      <div className="form">
        {first ? (
          <img
            src={first.file}
            alt={first.alt}
            style={{ width: '100%', aspectRatio: '4 / 3', objectFit: 'cover', borderRadius: 7, display: 'block' }}
          />
        ) : (
          <>
            <p className="t2">{t('No images yet. The first one appears in lists of products.')}</p>
            <div>
              <Button icon="image-plus" onClick={() => void add()}>
                {t('Add image')}
              </Button>
            </div>
          </>
        )}
        {images.length > 0 && (
          <ItemRows
            noun="image"
            rows={images.map(({ file, alt }, at) => ({
              ...{ id: `${at}-${file}`, icon: '', picture: file },
              title: alt || t('Image {number}', { number: at + 1 }),
              ...(alt === '' && { remark: t('No description') }),
              open: () => setOpened(at),
              remove: () => put(images.toSpliced(at, 1)),
            }))}
            onMove={move}
          />
        )}
      </div>
      {shown && opened !== undefined && (
        <ImageDialog
          image={shown}
          onChange={(image) => put(images.with(opened, image))}
          onClose={() => setOpened(undefined)}
        />
      )}
    </Card>
  )
}
