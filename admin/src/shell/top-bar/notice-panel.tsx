import { ApiError, call, Link, outdated, useCall } from '@ashlar/sdk/admin'
import { chooseNoticeMail, listNotices, type Notice, readNotices } from '@ashlar/sdk/platform'
import { WidgetFailed, WidgetWaiting } from '@ashlar/sdk/shell'
import { Button, Switch, toast, useTexts, when } from '@ashlar/sdk/ui'
import { newestNotices } from './newest-notices.ts'
import './notice-panel.css'

/** The newest notices, and whether a mail lists each morning what is unread. */
export default function NoticePanel({ close }: { readonly close: () => void }) {
  const t = useTexts('admin')
  const { data, error, refetch } = useCall(listNotices, newestNotices)
  if (error) return <WidgetFailed error={error} retry={refetch} />
  if (!data) return <WidgetWaiting />
  const { rows } = data.results
  const change = async (work: Promise<unknown>) => {
    await work.catch((problem: unknown) =>
      toast.error(t('The change could not be saved'), {
        description: problem instanceof ApiError ? problem.message : '',
      }),
    )
    await outdated(listNotices)
  }
  return (
    <div className="notices">
      <div className="notices__h">
        <h2>{t('Notifications')}</h2>
        <span className="grow" />
        {data.unread > 0 && (
          <Button size="sm" variant="ghost" onClick={() => void change(call(readNotices, { body: {} }))}>
            {t('Mark all as read')}
          </Button>
        )}
      </div>
      {rows.length === 0 ? (
        <p className="t2 notices__none">{t('No notifications')}</p>
      ) : (
        <ul className="notices__l">
          {bySubject(rows).map((notices) => (
            <li key={notices[0]?.id}>
              {notices.map((notice) => (
                <Row
                  key={notice.id}
                  notice={notice}
                  open={() => {
                    close()
                    if (!notice.isRead) void change(call(readNotices, { body: { ids: [notice.id] } }))
                  }}
                />
              ))}
            </li>
          ))}
        </ul>
      )}
      <div className="notices__f">
        <Switch
          checked={data.isMailed}
          label={t('Email me unread notifications each morning')}
          onChange={(isMailed) => void change(call(chooseNoticeMail, { body: { isMailed } }))}
        />
        <Link className="xs" to="/admin/profile" onClick={close}>
          {t('Choose for each kind')}
        </Link>
      </div>
    </div>
  )
}

/** What is told of one thing stands together, where the newest of it stands. */
const bySubject = (rows: readonly Notice[]): readonly (readonly Notice[])[] => [
  ...Map.groupBy(rows, ({ subject: { kind, id } }) => `${kind} ${id}`).values(),
]

function Row({
  notice: { title, href, createdAt, isRead },
  open,
}: {
  readonly notice: Notice
  readonly open: () => void
}) {
  const t = useTexts('admin')
  return (
    <Link className={isRead ? 'notice' : 'notice notice--new'} to={href} onClick={open}>
      <span>{title}</span>
      <span className="t3 xs">
        {!isRead && <span className="sr">{t('Unread')} </span>}
        {when(createdAt)}
      </span>
    </Link>
  )
}
