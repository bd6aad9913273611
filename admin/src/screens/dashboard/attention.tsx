import type { AttentionDefinition } from '@ashlar/sdk'
import { api, call, can, Link, useMe, useQuery } from '@ashlar/sdk/admin'
import { listJobs, listMails } from '@ashlar/sdk/platform'
import { useModules, WidgetFailed, WidgetWaiting } from '@ashlar/sdk/shell'
import { Icon, type Translate, useTexts } from '@ashlar/sdk/ui'
import Type from 'typebox'

interface Item extends Omit<AttentionDefinition, 'access' | 'list' | 'query'> {
  readonly count: number
  readonly isBad: boolean
}

const one = { itemsPerPage: 1 }
const failed = { ...one, state: 'failed' } as const
const WithTotal = Type.Object({ results: Type.Object({ total: Type.Integer() }) })

async function fetchItems(brought: readonly AttentionDefinition[], t: Translate): Promise<readonly Item[]> {
  const own = async () => {
    const [mails, kept, jobs] = await Promise.all([
      call(listMails, { query: failed }),
      call(listMails, { query: { ...one, state: 'kept' } }),
      call(listJobs, { query: failed }),
    ])
    return itemsOf({ mails: mails.results.total, kept: kept.results.total, jobs: jobs.results.total }, t)
  }
  const others = brought.map(async ({ access: _, list, query, ...words }) => {
    const { results } = await api.get(list, { query: { ...query, ...one }, reply: WithTotal })
    return { ...words, count: results.total, isBad: true }
  })
  return (await Promise.all([own(), ...others])).flat().filter(({ count }) => count > 0)
}

/** What went wrong in the background and waits for somebody; or that nothing did. */
export default function Attention() {
  const t = useTexts('admin')
  const me = useMe()
  const brought = useModules().flatMap(({ admin }) => admin.attention?.filter(({ access }) => can(me, access)) ?? [])
  const { data, error, refetch } = useQuery({ queryKey: ['attention'], queryFn: () => fetchItems(brought, t) })
  if (error) return <WidgetFailed error={error} retry={refetch} />
  if (!data) return <WidgetWaiting />
  if (data.length === 0) {
    return (
      <div className="calm">
        <Icon name="circle-check" size="xl" />
        <b className="med">{t('Nothing needs your attention')}</b>
        <p className="t2 xs">{t('All emails were sent and all background jobs finished.')}</p>
      </div>
    )
  }
  return (
    <ul className="owe">
      {data.map(({ icon, title, detail, path, count, isBad }) => (
        <li key={path}>
          <span className={isBad ? 'bad-text' : 't3'}>
            <Icon name={icon} />
          </span>
          <span className="grow">
            <Link className="med" to={path}>
              {title}
            </Link>
            <span className="t3 xs">{detail}</span>
          </span>
          <span className="num med">{count}</span>
        </li>
      ))}
    </ul>
  )
}

interface Troubles {
  readonly mails: number
  readonly kept: number
  readonly jobs: number
}

const itemsOf = ({ mails, kept, jobs }: Troubles, t: Translate): readonly Item[] => [
  {
    ...{ icon: 'mail-x', count: mails, isBad: true, path: '/admin/outbox?state=failed' },
    ...{ title: t('Emails were rejected'), detail: t('The mail server gave a reason. You can send them again.') },
  },
  {
    ...{ icon: 'mail', count: kept, isBad: false, path: '/admin/outbox?state=kept' },
    // Whether there is a mail server by now is not known here, and the mails stay until somebody sends them.
    ...{ title: t('Emails were not sent'), detail: t('Set up a mail server, then resend them.') },
  },
  {
    ...{ icon: 'list-x', count: jobs, isBad: true, path: '/admin/jobs?state=failed' },
    ...{ title: t('Background jobs failed'), detail: t('Every retry failed. Run them again.') },
  },
]
