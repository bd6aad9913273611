import { ApiError, CouldNotLoadNote, call, outdated, useCall } from '@ashlar/sdk/admin'
import { chooseNoticeWay, listNoticeKinds, listNotices, type NoticeKind, type NoticeWay } from '@ashlar/sdk/platform'
import { Card, Note, Pending, Select, Skeleton, toast, useTexts } from '@ashlar/sdk/ui'

/** How one is told of what waits, for each kind that the modules of the website give. */
export function NoticesCard() {
  const t = useTexts('admin')
  const { data, error, refetch } = useCall(listNoticeKinds)
  if (data?.results.total === 0) return null
  const choose = async (kind: NoticeKind, way: NoticeWay) => {
    try {
      await call(chooseNoticeWay, { body: { kind: kind.kind, way } })
    } catch (failed) {
      toast.error(t('The change could not be saved'), { description: failed instanceof ApiError ? failed.message : '' })
    }
    await Promise.all([outdated(listNoticeKinds), outdated(listNotices)])
  }
  return (
    <Card title={t('Notifications')} note={t('On this website')}>
      {error ? (
        <CouldNotLoadNote error={error} retry={refetch} />
      ) : !data ? (
        <Pending>
          <div className="lines">
            <Skeleton width={320} height={32} />
            <Skeleton width={320} height={32} />
          </div>
        </Pending>
      ) : (
        <>
          {!data.canMail && (
            <Note>{t('This website can’t send emails yet. They come once a mail server is set up.')}</Note>
          )}
          <ul className="devices">
            {data.results.rows.map((kind) => (
              <KindRow key={kind.kind} kind={kind} choose={(way) => void choose(kind, way)} />
            ))}
          </ul>
        </>
      )}
    </Card>
  )
}

function KindRow({ kind, choose }: { readonly kind: NoticeKind; readonly choose: (way: NoticeWay) => void }) {
  const t = useTexts('admin')
  const title = t(kind.title)
  return (
    <li>
      <span className="grow">
        <b className="med">{title}</b>
        <span className="t3 xs">{t(kind.module)}</span>
      </span>
      <Select
        aria-label={title}
        size="sm"
        value={kind.way}
        onChange={choose}
        options={[
          { value: 'off', label: t('Not at all') },
          { value: 'here', label: t('Under the bell') },
          { value: 'daily', label: t('In the daily email') },
          { value: 'at_once', label: t('By email at once') },
        ]}
      />
    </li>
  )
}
