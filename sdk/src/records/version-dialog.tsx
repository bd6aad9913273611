import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { CouldNotLoadNote } from '../admin/could-not-load.tsx'
import { WidgetWaiting } from '../admin/widget-states.tsx'
import { Button } from '../ui/button.tsx'
import { Dialog } from '../ui/dialog.tsx'
import { useTexts } from '../ui/texts.ts'
import { when } from '../ui/when.ts'
import type { RecordHistoryProps, RecordVersion } from './record-history.tsx'
import { versionChanges } from './version-changes.ts'

export interface VersionDialogProps extends RecordHistoryProps {
  readonly version: RecordVersion
  readonly onClose: () => void
  readonly restore: (() => Promise<void>) | undefined
}

/** One version beside the present one: only what differs. */
export function VersionDialog({ source, current, fields, version, onClose, restore }: VersionDialogProps) {
  const t = useTexts('admin')
  const [isBusy, setBusy] = useState(false)
  const { data, error, refetch } = useQuery({
    queryKey: [...source.key, version.id],
    queryFn: ({ signal }) => source.read(version.id, signal),
  })
  const changes = data && versionChanges(data, current, fields)
  const put = async () => {
    setBusy(true)
    await restore?.()
    setBusy(false)
  }
  return (
    <Dialog
      open
      onOpenChange={(open) => !open && onClose()}
      size="lg"
      icon="history"
      title={t('Version of {when}', { when: when(version.at) })}
      footer={
        <>
          <span className="grow" />
          <Button onClick={onClose}>{t('Close')}</Button>
          {restore && (
            <Button variant="primary" busy={isBusy} disabled={!changes?.length} onClick={() => void put()}>
              {t('Restore this version')}
            </Button>
          )}
        </>
      }
    >
      {error && <CouldNotLoadNote error={error} retry={refetch} />}
      {!data && !error && <WidgetWaiting />}
      {changes?.length === 0 && <p className="t2">{t('No differences from the current version.')}</p>}
      {changes && changes.length > 0 && (
        <table className="diff">
          <thead>
            <tr>
              <th scope="col">{t('Field')}</th>
              <th scope="col">{t('Then')}</th>
              <th scope="col">{t('Now')}</th>
            </tr>
          </thead>
          <tbody>
            {changes.map(({ field, before, now }) => (
              <tr key={field.name}>
                <th scope="row">{t(field.title)}</th>
                <td>{before === '' ? <span className="t3">{t('Empty')}</span> : <ins>{before}</ins>}</td>
                <td>{now === '' ? <span className="t3">{t('Empty')}</span> : <del>{now}</del>}</td>
              </tr>
            ))}
          </tbody>
        </table>
      )}
    </Dialog>
  )
}
