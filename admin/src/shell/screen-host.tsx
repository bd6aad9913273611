import type { ScreenDefinition } from '@ashlar/sdk'
import { ApiError, ButtonLink, can, useCrumbs, useLocation, useMe, useTitle } from '@ashlar/sdk/admin'
import type { Me } from '@ashlar/sdk/platform'
import { type AdminModule, Contributed, hasPlan, Locked, useSaidCrumbs } from '@ashlar/sdk/shell'
import { Button, EmptyState, Pending, Skeleton, type Translate, useTexts } from '@ashlar/sdk/ui'
import { type ReactNode, useEffect, useRef } from 'react'
import { remember } from './recent-things.ts'

export interface ScreenHostProps {
  readonly module: AdminModule
  readonly screen: ScreenDefinition
}

/** One contributed screen: its title, its right, and its code when it is first opened. */
export function ScreenHost({ module, screen }: ScreenHostProps) {
  const t = useTexts('admin')
  const me = useMe()
  const { pathname } = useLocation()
  if (!can(me, screen.access)) {
    return (
      <Refused screen={t(screen.title)}>
        <EmptyState
          level={1}
          kind="no-permission"
          title={t('You don’t have access to {title}', { title: t(screen.title) })}
          text={whyNot(screen, me, t)}
          actions={
            me.tenant === null &&
            me.agency && (
              <ButtonLink to="/admin/agency" icon="building">
                {t('Choose a website')}
              </ButtonLink>
            )
          }
        />
      </Refused>
    )
  }
  if (!hasPlan(me, screen.plan)) {
    return (
      <Refused screen={t(screen.title)}>
        <Locked level={1} title={t(screen.title)} plan={screen.plan} />
      </Refused>
    )
  }
  return (
    <>
      <UsualTitle title={t(screen.title)} />
      {/[:_]id$/.test(screen.path) && <Remembered screen={screen.path} />}
      <Contributed
        module={module}
        kind="screens"
        id={screen.id}
        of={pathname}
        waiting={<ScreenPending />}
        stopped={(error) => <ScreenFailed module={module} screen={screen} error={error} />}
      />
    </>
  )
}

function whyNot({ access }: ScreenDefinition, { tenant }: Me, t: Translate): string {
  if (access === 'platform') return t('Only administrators of the platform can use this.')
  if (tenant === null) return t('This belongs to a website. Choose a website first.')
  return t('Your role does not allow this. Ask an owner or administrator of the website for access.')
}

interface RefusedProps {
  readonly screen: string
  readonly children: ReactNode
}

/** Says why in the screen's place. The sidebar has no entry that would name the way here, so the title alone does. */
function Refused({ screen, children }: RefusedProps) {
  useTitle(screen)
  useCrumbs([{ title: screen }])
  return <section className="sheet">{children}</section>
}

/** Stands before the screen, so that a screen which names its record has the last word. */
function UsualTitle({ title }: { readonly title: string }) {
  useTitle(title)
  return null
}

/** On a record's screen, whose address ends with an id: the command menu offers the record again, by its last crumb. */
function Remembered({ screen }: { readonly screen: string }) {
  const me = useMe()
  const title = useSaidCrumbs()?.at(-1)?.title
  // At first these are the words of the screen before.
  const before = useRef(title)
  useEffect(() => {
    if (title !== before.current && title) remember(me, { screen, path: location.pathname, title })
    before.current = title
  }, [me, screen, title])
  return null
}

function ScreenPending() {
  return (
    <Pending>
      <div className="ph">
        <Skeleton width={36} height={42} />
        <Skeleton width={180} height={16} />
      </div>
      <div className="sheet sheet--waiting">
        <Skeleton width={248} height={32} />
      </div>
    </Pending>
  )
}

/** What was thrown may be anything. */
const wordsOf = (error: unknown): string =>
  error instanceof Error ? error.message : typeof error === 'string' ? error : ''

/** A screen that threw, or whose code did not arrive: the frame around it still works. */
function ScreenFailed({ module, screen: { title }, error }: ScreenHostProps & { readonly error: unknown }) {
  const t = useTexts('admin')
  const { package: culprit } = module
  const why = wordsOf(error) || t('Something went wrong on this screen.')
  return (
    <section className="sheet" role="alert">
      <EmptyState
        level={1}
        kind="failed"
        title={t('{title} has stopped', { title: t(title) })}
        text={culprit ? `${why} ${t('It is part of {name}.', { name: culprit.name })}` : why}
        requestId={error instanceof ApiError ? error.requestId : undefined}
        actions={
          <Button icon="rotate-cw" onClick={() => location.reload()}>
            {t('Reload')}
          </Button>
        }
      />
    </section>
  )
}
