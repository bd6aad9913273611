import { call, Link, useQuery } from '@ashlar/sdk/admin'
import { listJobs, listMails, listWebhookDeliveries } from '@ashlar/sdk/platform'
import { Icon, type Translate, useTexts } from '@ashlar/sdk/ui'
import { WidgetFailed, WidgetWaiting } from './widget-states.tsx'

const one = { itemsPerPage: 1 }
const failed = { ...one, state: 'failed' } as const

const fetchTroubles = async () => {
  const [mails, kept, jobs, deliveries] = await Promise.all([
    call(listMails, { query: failed }),
    call(listMails, { query: { ...one, state: 'kept' } }),
    call(listJobs, { query: failed }),
    call(listWebhookDeliveries, { query: failed }),
  ])
  return {
    mails: mails.results.total,
    kept: kept.results.total,
    jobs: jobs.results.total,
    deliveries: deliveries.results.total,
  }
}
type Troubles = Awaited<ReturnType<typeof fetchTroubles>>

/** What went wrong in the background and waits for somebody; or that nothing did. */
export default function Attention() {
  const t = useTexts('admin')
  const { data, error, refetch } = useQuery({ queryKey: ['attention'], queryFn: fetchTroubles })
  if (error) return <WidgetFailed error={error} retry={refetch} />
  if (!data) return <WidgetWaiting />
  const items = itemsOf(data, t).filter(({ count }) => count > 0)
  if (items.length === 0) {
    return (
      <div className="calm">
        <Icon name="circle-check" />
        <b className="med">{t('Nothing waits for you')}</b>
        <p className="t2 xs">{t('Mails, background work and webhooks all went through.')}</p>
      </div>
    )
  }
  return (
    <ul className="owe">
      {items.map(({ icon, title, detail, path, count, isBad }) => (
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

const itemsOf = ({ mails, kept, jobs, deliveries }: Troubles, t: Translate) => [
  {
    ...{ icon: 'mail-x', count: mails, isBad: true, path: '/admin/outbox?state=failed' },
    ...{ title: t('Mails were not taken'), detail: t('Their server said why. They can be sent again.') },
  },
  {
    ...{ icon: 'mail', count: kept, isBad: false, path: '/admin/outbox?state=kept' },
    // Whether there is a mail server by now is not known here, and the mails stay until somebody sends them.
    ...{ title: t('Mails were kept'), detail: t('There was no mail server. Once there is one, send them here.') },
  },
  {
    ...{ icon: 'list-x', count: jobs, isBad: true, path: '/admin/jobs?state=failed' },
    ...{ title: t('Work was given up'), detail: t('After several tries. It can be begun again.') },
  },
  {
    ...{ icon: 'webhook-off', count: deliveries, isBad: true, path: '/admin/webhooks?show=log&state=failed' },
    ...{ title: t('Webhooks were not answered'), detail: t('The other side did not take what it was told.') },
  },
]
