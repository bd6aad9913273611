import { api, Rows, useQuery } from '@ashlar/sdk/admin'
import { Button, Dialog, EmptyState, Input, Note, Pending, Skeleton, useTexts } from '@ashlar/sdk/ui'
import { useState } from 'react'
import Type, { type Static } from 'typebox'

const Picture = Type.Object({
  id: Type.Integer(),
  address: Type.String(),
  fileName: Type.String(),
  width: Type.Union([Type.Integer(), Type.Null()]),
  height: Type.Union([Type.Integer(), Type.Null()]),
  altText: Type.String(),
})
type Picture = Static<typeof Picture>

const fetchPictures = (search: string) =>
  api
    .get('/api/v1/admin/media/', {
      query: { type: 'image', search: search || undefined, itemsPerPage: 48 },
      reply: Rows(Picture),
    })
    .then(({ results }) => results)

export interface MediaDialogProps {
  readonly open: boolean
  readonly onOpenChange: (open: boolean) => void
  readonly onChoose: (address: string) => void
}

/** Choose one picture of the media library. */
export function MediaDialog({ open, onOpenChange, onChoose }: MediaDialogProps) {
  const t = useTexts('admin')
  const [search, setSearch] = useState('')
  const [picked, setPicked] = useState<Picture>()
  const { data, error } = useQuery({
    queryKey: ['media', 'pictures', search],
    queryFn: () => fetchPictures(search),
    enabled: open,
  })
  return (
    <Dialog
      open={open}
      onOpenChange={onOpenChange}
      size="lg"
      title={t('Media Library')}
      footer={
        <>
          <span className="grow trunc">
            {picked && (
              <>
                <b className="med">{picked.fileName}</b>{' '}
                {picked.width !== null && picked.height !== null && (
                  <span className="t3 num">{`${picked.width} × ${picked.height}`}</span>
                )}
              </>
            )}
          </span>
          <Button onClick={() => onOpenChange(false)}>{t('Cancel')}</Button>
          <Button variant="primary" disabled={!picked} onClick={() => picked && onChoose(picked.address)}>
            {t('Choose file')}
          </Button>
        </>
      }
    >
      <Input
        icon="search"
        type="search"
        aria-label={t('Search files')}
        placeholder={t('Search files')}
        value={search}
        onChange={({ target }) => setSearch(target.value)}
      />
      {error && <Note tone="bad">{error.message}</Note>}
      {!data && !error && <GridPending />}
      {data?.rows.length === 0 && (
        <EmptyState
          kind={search === '' ? 'nothing' : 'no-match'}
          title={search === '' ? t('No pictures yet') : t('Nothing matches')}
          text={search === '' ? t('Give the address of a picture instead.') : t('Nothing fits “{search}”.', { search })}
        />
      )}
      <div className="media">
        {data?.rows.map((picture) => (
          <button
            key={picture.id}
            type="button"
            className={picture.id === picked?.id ? 'on' : undefined}
            aria-pressed={picture.id === picked?.id}
            aria-label={picture.altText || picture.fileName}
            onClick={() => setPicked(picture)}
            onDoubleClick={() => onChoose(picture.address)}
          >
            <img src={picture.address} alt="" loading="lazy" />
          </button>
        ))}
      </div>
    </Dialog>
  )
}

function GridPending() {
  return (
    <Pending>
      <div className="media">
        {[0, 1, 2, 3].map((place) => (
          <Skeleton key={place} width={150} height={150} />
        ))}
      </div>
    </Pending>
  )
}
