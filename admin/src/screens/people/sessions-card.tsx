import { ApiError, CouldNotLoadNote, call, outdated, useCall } from '@ashlar/sdk/admin'
import { endOwnSession, endOwnSessions, listOwnSessions } from '@ashlar/sdk/platform'
import { Badge, Button, Card, confirm, Icon, Pending, Skeleton, toast, useTexts, when } from '@ashlar/sdk/ui'
import { deviceOf } from './device.ts'

/** Where one is signed in, and how to end what is not one's own (T23). */
export function SessionsCard() {
  const t = useTexts('admin')
  const { data, error, refetch } = useCall(listOwnSessions)
  const sessions = data?.results.rows
  const others = sessions?.filter(({ isCurrent }) => !isCurrent) ?? []
  const act = async (work: () => Promise<unknown>, done: string) => {
    try {
      await work()
      toast.success(done)
    } catch (failed) {
      toast.error(t('Nothing was changed'), { description: failed instanceof ApiError ? failed.message : '' })
    }
    await outdated(listOwnSessions)
  }
  const everywhere = async () => {
    const isSure = await confirm({
      description: t('You will be signed out in every browser, including this one.'),
      icon: 'log-out',
      tone: 'warn',
    })
    if (!isSure) return
    try {
      await call(endOwnSessions, { query: { keepCurrent: false } })
      // A new document: nothing of the one before belongs to whoever signs in next.
      location.assign('/admin/sign-in')
    } catch (failed) {
      toast.error(t('Could not sign you out'), { description: failed instanceof ApiError ? failed.message : '' })
    }
  }
  return (
    <Card title={t('Where you are signed in')}>
      {error ? (
        <CouldNotLoadNote error={error} retry={refetch} />
      ) : !sessions ? (
        <Pending>
          <div className="lines">
            <Skeleton width={260} />
            <Skeleton width={220} />
          </div>
        </Pending>
      ) : (
        <>
          <ul className="devices">
            {sessions.map(({ guid, userAgent, isCurrent, lastSeenAt, createdAt }) => {
              const { name, icon } = deviceOf(userAgent, t)
              return (
                <li key={guid}>
                  <Icon name={icon} />
                  <span className="grow">
                    <b className="med">{name}</b>
                    <span className="t3 xs num">
                      {t('Last seen: {when}. Signed in: {begun}.', { when: when(lastSeenAt), begun: when(createdAt) })}
                    </span>
                  </span>
                  {isCurrent ? (
                    <Badge tone="green">{t('This browser')}</Badge>
                  ) : (
                    <Button
                      size="sm"
                      aria-label={t('Sign out {device}', { device: name })}
                      onClick={() =>
                        void act(
                          () => call(endOwnSession, { params: { guid } }),
                          t('{device} is signed out', { device: name }),
                        )
                      }
                    >
                      {t('Sign out')}
                    </Button>
                  )}
                </li>
              )
            })}
          </ul>
          <div className="form__foot devices__foot">
            <Button
              disabled={others.length === 0}
              onClick={() =>
                void act(
                  () => call(endOwnSessions, { query: { keepCurrent: true } }),
                  t('You are signed out everywhere else'),
                )
              }
            >
              {t('Sign out everywhere else')}
            </Button>
            <Button variant="ghost" onClick={() => void everywhere()}>
              {t('Sign out everywhere')}
            </Button>
          </div>
        </>
      )}
    </Card>
  )
}
