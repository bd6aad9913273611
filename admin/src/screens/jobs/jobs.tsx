import { ApiError, call, outdated, useCan, useLiveEvent, useMe } from '@ashlar/sdk/admin'
import { discardJob, type JobRow, listJobs, retryJob } from '@ashlar/sdk/platform'
import { type Column, type ListState, ResourceList, RowActions, useList } from '@ashlar/sdk/tables'
import { Badge, confirm, PageHeader, Segments, type Tone, type Translate, toast, useTexts, when } from '@ashlar/sdk/ui'
import Type from 'typebox'
import '../screens.css'
import { workInWords } from './work-in-words.ts'

const Progress = Type.Object({ event: Type.Literal('job-progress') })
const defaults = { orderBy: 'createdAt', orderDirection: 'desc' as const, itemsPerPage: 25, filters: ['state'] }
const tones: Readonly<Record<JobRow['state'], Tone>> = {
  waiting: 'grey',
  running: 'blue',
  retrying: 'orange',
  done: 'green',
  failed: 'red',
}

const stateWords = (t: Translate): Readonly<Record<JobRow['state'], string>> => ({
  waiting: t('Waiting'),
  running: t('Running'),
  retrying: t('Retrying'),
  done: t('Done'),
  failed: t('Failed'),
})

/** Of all websites, for those who may see them. */
const everywhere = ({ view }: ListState) => (view === 'all' ? { all: true } : {})

/** What the server does in the background: running, waiting, done, given up. */
export default function JobList() {
  const t = useTexts('admin')
  const { user, tenant } = useMe()
  const canEdit = useCan('settings.can_edit')
  const { state, change, list } = useList(listJobs, { defaults, query: everywhere, refetchInterval: 10_000 })
  useLiveEvent('job-progress', Progress, () => void outdated(listJobs))
  const query = everywhere(state)
  const act = async (done: string, work: () => Promise<unknown>) => {
    try {
      await work()
      toast.success(done)
    } catch (failure) {
      toast.error(t('Nothing was changed'), { description: failure instanceof ApiError ? failure.message : '' })
    }
    await outdated(listJobs)
  }
  const retry = ({ id }: JobRow) => act(t('The job will run again'), () => call(retryJob, { params: { id }, query }))
  const discard = async (job: JobRow) => {
    const description = t('“{name}” will not run again and is removed from the list.', { name: job.name })
    if (!(await confirm({ description, destructive: true }))) return
    await act(t('Job deleted'), () => call(discardJob, { params: { id: job.id }, query }))
  }
  return (
    <>
      <PageHeader title={t('Jobs')} icon="list-checks" subtitle={t('Work that runs in the background.')} />
      <ResourceList
        name="jobs"
        label={t('Jobs')}
        columns={columns(t, state.view === 'all')}
        {...list}
        keyOf={({ id }) => id}
        labelOf={({ name }) => name}
        views={t('All jobs')}
        filters={[
          {
            name: 'state',
            title: t('State'),
            options: Object.entries(stateWords(t)).map(([value, label]) => ({ value, label })),
          },
        ]}
        tools={
          user.isPlatformAdministrator &&
          tenant && (
            <Segments
              label={t('Jobs of')}
              value={state.view === 'all' ? 'all' : ''}
              onChange={(view) => change({ view })}
              options={[
                { value: '', label: t('This website') },
                { value: 'all', label: t('All') },
              ]}
            />
          )
        }
        rowActions={(job) =>
          canEdit && job.state === 'failed' ? (
            <RowActions
              name={job.name}
              actions={[
                {
                  label: t('Try again'),
                  alone: t('Try {name} again', { name: job.name }),
                  icon: 'rotate-cw',
                  onSelect: () => void retry(job),
                },
                {
                  label: t('Delete'),
                  alone: t('Delete {name}', { name: job.name }),
                  icon: 'trash-2',
                  danger: true,
                  onSelect: () => void discard(job),
                },
              ]}
            />
          ) : null
        }
        empty={{
          title: t('No background jobs'),
          text: t('Imports, emails and automatic jobs are listed here for a day. Failed jobs stay longer.'),
        }}
      />
    </>
  )
}

function columns(t: Translate, isAll: boolean): readonly Column<JobRow>[] {
  return [
    {
      id: 'name',
      title: t('Job'),
      fixed: true,
      cell: (job) => (
        <span>
          <span className="med">{workInWords(job.name)}</span>
          <span className="t3 xs mono jobs__why">{job.name}</span>
          {(job.error || job.message) && <span className="t3 xs jobs__why">{job.error || job.message}</span>}
        </span>
      ),
    },
    ...(isAll
      ? [
          {
            id: 'tenant',
            title: t('Website'),
            hide: 'sm' as const,
            cell: (job: JobRow) => job.tenant?.name ?? t('Platform'),
          },
        ]
      : []),
    {
      id: 'state',
      title: t('State'),
      cell: (job) => (
        <span className="row">
          <Badge tone={tones[job.state]}>{stateWords(t)[job.state]}</Badge>
          {job.progress !== null && job.state === 'running' && (
            <span className="num t2">{t('{share} %', { share: Math.round(job.progress * 100) })}</span>
          )}
        </span>
      ),
    },
    { id: 'asked', title: t('Requested'), hide: 'md', className: 't2 num', cell: (job) => when(job.createdAt) },
    {
      id: 'next',
      title: t('Next run or end'),
      hide: 'lg',
      className: 't2 num',
      cell: (job) => when(job.startAfter ?? job.endedAt ?? ''),
    },
    { id: 'retries', title: t('Retries'), hide: 'lg', align: 'right', className: 'num', cell: (job) => job.retries },
  ]
}
