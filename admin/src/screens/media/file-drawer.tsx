import { permission } from '@ashlar/sdk'
import { call, useCan, useSaveKey, useUnsavedGuard } from '@ashlar/sdk/admin'
import { CropDialog, croppable, replaceFile, UploadButton } from '@ashlar/sdk/media'
import { core, deleteMedia, type MediaItem, updateMedia } from '@ashlar/sdk/platform'
import { Button, buttonClass, copyText, Drawer, Icon, IconButton, toast, useIsNarrow, useTexts } from '@ashlar/sdk/ui'
import { useState } from 'react'
import { FileFacts } from './file-facts.tsx'
import { changesOf, type Draft, draftOf, FileFields } from './file-fields.tsx'
import { FocalPoint } from './focal-point.tsx'
import { removeFiles, restoreFiles, tried } from './media-actions.ts'

interface FileDrawerProps {
  readonly item: MediaItem
  /** Files of the page: what comes before and after. */
  readonly rows: readonly MediaItem[]
  readonly onOpen: (id: number | undefined) => void
}

/** One file while the list stays (336 px); over the page where there is no room beside it. */
export function FileDrawer(props: FileDrawerProps) {
  const t = useTexts('admin')
  if (useIsNarrow()) {
    return (
      <Drawer open side="right" label={t('File details')} onOpenChange={(open) => !open && props.onOpen(undefined)}>
        <Details {...props} />
      </Drawer>
    )
  }
  return (
    <aside className="mdr" aria-label={t('File details')}>
      <Details {...props} />
    </aside>
  )
}

function Details({ item, rows, onOpen }: FileDrawerProps) {
  const t = useTexts('admin')
  const mayChange = useCan(permission(core, 'media', 'can_edit'))
  const mayDelete = useCan(permission(core, 'media', 'can_delete'))
  const mayAdd = useCan(permission(core, 'media', 'can_create'))
  const isDeleted = new URLSearchParams(location.search).get('type') === 'deleted'
  const [isCropping, setCropping] = useState(false)
  const image = croppable(item)
  const [draft, setDraft] = useState<Draft>(() => draftOf(item))
  const [isSaving, setSaving] = useState(false)
  const mayEdit = mayChange && !isDeleted
  const changes = changesOf(item, draft)
  const isDirty = Object.keys(changes).length > 0
  useUnsavedGuard(isDirty)
  const save = async () => {
    if (!isDirty || isSaving || draft.name.trim() === '') return
    setSaving(true)
    const change = () => call(updateMedia, { params: { id: item.id }, body: changes })
    await tried(change, t('“{name}” saved', { name: draft.name }))
    setSaving(false)
  }
  useSaveKey(() => void save())
  const at = rows.findIndex(({ id }) => id === item.id)
  const go = (step: 1 | -1) => onOpen(rows[at + step]?.id)
  const copy = () => void copyText(new URL(item.address, location.origin).href)
  return (
    <>
      <div className="mdr__h">
        <b className="strong">{t('File details')}</b>
        <span className="grow" />
        <IconButton icon="chevron-left" label={t('Previous file')} disabled={at <= 0} onClick={() => go(-1)} />
        <IconButton
          icon="chevron-right"
          label={t('Next file')}
          disabled={at < 0 || at >= rows.length - 1}
          onClick={() => go(1)}
        />
        <IconButton icon="x" label={t('Close')} onClick={() => onOpen(undefined)} />
      </div>
      <div className="mdr__b">
        {item.kind === 'image' && (
          <FocalPoint
            item={item}
            isReadOnly={!mayEdit}
            point={{ x: draft.focalX, y: draft.focalY }}
            onChange={({ x, y }) => setDraft({ ...draft, focalX: x, focalY: y })}
          />
        )}
        {image && mayAdd && !isDeleted && (
          <div className="row">
            <Button size="sm" icon="crop" onClick={() => setCropping(true)}>
              {t('Crop')}
            </Button>
          </div>
        )}
        <FileFields item={item} draft={draft} isReadOnly={!mayEdit} onChange={setDraft} />
        {isDirty && (
          <div className="row">
            <span className="mdr__dot" />
            <span className="xs t2 grow">{t('Unsaved changes')}</span>
            <Button size="sm" onClick={() => setDraft(draftOf(item))}>
              {t('Discard')}
            </Button>
            <Button
              size="sm"
              variant="primary"
              busy={isSaving}
              disabled={draft.name.trim() === ''}
              onClick={() => void save()}
            >
              {t('Save')}
            </Button>
          </div>
        )}
        <FileFacts item={item} />
      </div>
      <div className="card__f mdr__f">
        {!isDeleted && (
          <>
            <Button size="sm" icon="link" onClick={copy}>
              {t('Copy link')}
            </Button>
            <a
              className={`${buttonClass({ size: 'sm' })} btn--icon`}
              href={item.address}
              download={item.fileName}
              aria-label={t('Download')}
            >
              <Icon name="download" size="sm" />
            </a>
          </>
        )}
        {mayEdit && (
          <UploadButton
            single
            size="sm"
            icon="replace"
            label={t('Replace')}
            onFiles={([file]) =>
              file && void tried(() => replaceFile(item.id, file), t('“{name}” replaced', { name: item.name }))
            }
          />
        )}
        <span className="grow" />
        {mayDelete && <DeleteOrRestore item={item} isDeleted={isDeleted} onGone={() => onOpen(undefined)} />}
      </div>
      {isCropping && image && (
        <CropDialog
          item={item}
          image={image}
          onClose={() => setCropping(false)}
          onCropped={(part) => {
            setCropping(false)
            toast.success(t('Saved as “{name}”', { name: part.name }), {
              action: {
                label: t('Undo'),
                run: () => void tried(() => call(deleteMedia, { params: { id: part.id } }), t('Undone')),
              },
            })
            onOpen(part.id)
          }}
        />
      )}
    </>
  )
}

function DeleteOrRestore(props: {
  readonly item: MediaItem
  readonly isDeleted: boolean
  readonly onGone: () => void
}) {
  const { item, isDeleted, onGone } = props
  const t = useTexts('admin')
  const run = isDeleted ? restoreFiles : removeFiles
  return (
    <Button
      size="sm"
      variant={isDeleted ? 'plain' : 'quiet-danger'}
      icon={isDeleted ? 'undo-2' : 'trash-2'}
      onClick={() => void run([item]).then((done) => done && onGone())}
    >
      {isDeleted ? t('Restore') : t('Delete')}
    </Button>
  )
}

/** The size of an image that is made of pixels and does not move; only such an image has smaller forms. */
