import { useMutation, useQuery, useQueryClient } from '@ashlar/sdk/admin'
import type { TenantArchive } from '@ashlar/sdk/platform'
import { Badge, Button, confirm, Icon, IconButton, Progress, toast, useTexts, when } from '@ashlar/sdk/ui'
import { Sheet } from '../packages/sheet.tsx'
import './tenants.css'
import { archiveFile, fetchArchives, isUnderWay, makeArchive, removeArchive } from './archives-api.ts'
import { tenantsKey } from './tenants-api.ts'
import { amount } from './words.ts'

export interface ArchiveListProps {
  readonly tenantId: number
  readonly mayCreate: boolean
  readonly mayDelete: boolean
}

/** Milliseconds between two looks at work that goes on; nothing tells of another website's. */
const pause = 1_000

export const archivesKey = (tenantId: number) => [...tenantsKey, tenantId, 'archives']

/** Archives of a website: made here, downloaded for some days, and what became of one that was brought in. */
export function ArchiveList({ tenantId, mayCreate, mayDelete }: ArchiveListProps) {
  const t = useTexts('admin')
  const cache = useQueryClient()
  const key = archivesKey(tenantId)
  const { data, error, refetch } = useQuery({
    queryKey: key,
    queryFn: () => fetchArchives(tenantId),
    refetchInterval: ({ state }) => (state.data?.some(isUnderWay) ? pause : false),
  })
  const change = useMutation({
    mutationFn: (work: () => Promise<unknown>) => work(),
    onError: (failure) => toast.error(t('That did not work'), { description: failure.message }),
    onSettled: () => cache.invalidateQueries({ queryKey: key }),
  })
  const remove = async ({ id, fileName }: TenantArchive) => {
    const description = t('{name} can’t be downloaded any more.', { name: fileName })
    if (await confirm({ description, destructive: true })) change.mutate(() => removeArchive(tenantId, id))
  }
  const isBusy = data?.some(isUnderWay) ?? false
  return (
    <div className="form">
      <div className="row arch__head">
        <p className="t2 grow">
          {t('Everything of the website in one file: documents, files and lists. No passwords or keys are in it.')}
        </p>
        {mayCreate && (
          <Button
            variant="primary"
            icon="archive"
            disabled={isBusy}
            busy={change.isPending}
            onClick={() => change.mutate(() => makeArchive(tenantId))}
          >
            {t('Make archive')}
          </Button>
        )}
      </div>
      <Sheet
        label={t('Archives')}
        rows={data}
        error={error}
        onRetry={() => void refetch()}
        empty={{ title: t('No archives'), text: t('An archive can be downloaded for seven days after it was made.') }}
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
                </div>
                {row.isThere && (
                  <a className="btn" href={archiveFile(tenantId, row.id)} download={row.fileName}>
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

function ArchiveState({ row: { kind, state } }: { readonly row: TenantArchive }) {
  const t = useTexts('admin')
  if (state === 'failed') return <Badge tone="red">{kind === 'import' ? t('Not brought in') : t('Not made')}</Badge>
  if (state === 'done') return kind === 'import' ? <Badge tone="green">{t('Brought in')}</Badge> : null
  return <Badge tone="blue">{kind === 'import' ? t('Being brought in') : t('Being made')}</Badge>
}
