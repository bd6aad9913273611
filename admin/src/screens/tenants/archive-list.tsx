import { addressOf } from '@ashlar/sdk'
import { call, outdated, useCall, useMutation } from '@ashlar/sdk/admin'
import {
  getArchiveFile,
  listArchives,
  makeArchive,
  planRestore,
  removeArchive,
  type TenantArchive,
} from '@ashlar/sdk/platform'
import { Badge, Button, confirm, Icon, IconButton, Progress, toast, useTexts, when } from '@ashlar/sdk/ui'
import { Sheet } from '../packages/sheet.tsx'
import { RestoreRow } from './restore-row.tsx'
import { restoreState } from './restore-words.ts'
import './tenants.css'
import { amount } from './words.ts'

export interface ArchiveListProps {
  readonly tenantId: number
  /** Name of the website. */
  readonly website: string
  readonly mayCreate: boolean
  readonly mayRestore: boolean
  readonly mayDelete: boolean
}

/** Milliseconds between two looks at work that goes on; nothing tells of another website's. */
const pause = 1_000

const isUnderWay = ({ state }: TenantArchive) => state === 'waiting' || state === 'running'

/** Backups of a website: made here, downloaded or restored for some days, and what became of those that were used. */
export function ArchiveList({ tenantId, website, mayCreate, mayRestore, mayDelete }: ArchiveListProps) {
  const t = useTexts('admin')
  const params = { id: tenantId }
  const asked = useCall(
    listArchives,
    { params },
    { refetchInterval: ({ state }) => (state.data?.results.rows.some(isUnderWay) ? pause : false) },
  )
  const data = asked.data?.results.rows
  const change = useMutation({
    mutationFn: (work: () => Promise<unknown>) => work(),
    onError: (failure) => toast.error(t('That did not work'), { description: failure.message }),
    onSettled: () => outdated(listArchives),
  })
  const plan = ({ id }: TenantArchive) => change.mutate(() => call(planRestore, { params: { ...params, archive: id } }))
  const remove = async ({ id, kind, fileName }: TenantArchive) => {
    const description =
      kind === 'export'
        ? t('{name} will be deleted. It can no longer be downloaded.', { name: fileName })
        : t('The entry for {name} is removed. The website does not change.', { name: fileName })
    if (await confirm({ description, destructive: true }))
      change.mutate(() => call(removeArchive, { params: { ...params, archive: id } }))
  }
  const isBusy = data?.some(isUnderWay) ?? false
  return (
    <div className="form">
      <div className="row arch__head">
        <p className="t2 grow">
          {t('The whole website in one file: documents, files and lists. It contains no passwords or keys.')}
        </p>
        {mayCreate && (
          <Button
            variant="primary"
            icon="archive"
            disabled={isBusy}
            busy={change.isPending}
            onClick={() => change.mutate(() => call(makeArchive, { params }))}
          >
            {t('Create backup')}
          </Button>
        )}
      </div>
      <Sheet
        label={t('Backups')}
        rows={data}
        error={asked.error}
        onRetry={() => void asked.refetch()}
        empty={{ title: t('No backups'), text: t('You can download a backup for seven days after it was created.') }}
      >
        {(rows) => (
          <ul className="arch">
            {rows.map((row) => (
              <li key={row.id} className="arch__row">
                <div className="grow">
                  <span className="med">{row.fileName}</span> <ArchiveState row={row} />
                  <p className="t3 xs">
                    {when(row.createdAt)}
                    {row.author !== '' && ` · ${row.author}`}
                    {row.size > 0 && ` · ${amount('media_bytes', row.size)}`}
                    {row.isThere && ` · ${t('until {date}', { date: when(row.expiresAt) })}`}
                  </p>
                  {isUnderWay(row) && (
                    <Progress
                      label={row.message || t('Waiting')}
                      value={row.fraction}
                      text={`${row.message || t('Waiting')} · ${Math.round(row.fraction * 100)} %`}
                    />
                  )}
                  {row.state === 'failed' && <p className="arch__why">{row.message}</p>}
                  {row.notes.length > 0 && (
                    <ul className="t2 xs arch__notes">
                      {row.notes.map((note) => (
                        <li key={note}>{note}</li>
                      ))}
                    </ul>
                  )}
                  {row.kind === 'restore' && (
                    <RestoreRow
                      {...{ tenantId, website, mayRestore, isBusy, plan }}
                      restore={row}
                      safetyCopy={rows.find(({ id, isThere }) => isThere && id === row.safetyCopy)}
                    />
                  )}
                </div>
                {row.isThere && mayRestore && (
                  <Button
                    icon="archive-restore"
                    aria-label={t('Restore {name}', { name: row.fileName })}
                    disabled={isBusy || change.isPending}
                    onClick={() => plan(row)}
                  >
                    {t('Restore')}
                  </Button>
                )}
                {row.isThere && (
                  <a
                    className="btn"
                    href={addressOf(getArchiveFile, { params: { ...params, archive: row.id } })}
                    download={row.fileName}
                  >
                    <Icon name="download" />
                    {t('Download')}
                  </a>
                )}
                {mayDelete && !isUnderWay(row) && (
                  <IconButton
                    icon="trash-2"
                    label={t('Delete {name}', { name: row.fileName })}
                    onClick={() => void remove(row)}
                  />
                )}
              </li>
            ))}
          </ul>
        )}
      </Sheet>
    </div>
  )
}

function ArchiveState({ row }: { readonly row: TenantArchive }) {
  const t = useTexts('admin')
  const { kind, state, isSafetyCopy } = row
  if (kind === 'restore') {
    const { tone, text } = restoreState(t, row)
    return <Badge tone={tone}>{text}</Badge>
  }
  if (state === 'done' && isSafetyCopy) return <Badge>{t('Safety copy')}</Badge>
  if (state === 'failed') return <Badge tone="red">{kind === 'import' ? t('Import failed') : t('Backup failed')}</Badge>
  if (state === 'done') return kind === 'import' ? <Badge tone="green">{t('Imported')}</Badge> : null
  return <Badge tone="blue">{kind === 'import' ? t('Importing') : t('Creating')}</Badge>
}
