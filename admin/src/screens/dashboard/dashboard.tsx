import type { WidgetDefinition } from '@ashlar/sdk'
import { can, Link, useMe } from '@ashlar/sdk/admin'
import { type AdminModule, hasPlan, Locked, Part, useModules, WidgetWaiting } from '@ashlar/sdk/shell'
import { currentLanguage, EmptyState, PageHeader, type Translate, useTexts } from '@ashlar/sdk/ui'
import { lazy, Suspense } from 'react'
import '../screens.css'
import './dashboard.css'
import { FiguresWaiting } from './figures-waiting.tsx'
import { RowsWidget } from './rows-widget.tsx'
import { Setup } from './setup.tsx'

const OwnAgency = lazy(() => import('../agencies/own-agency.tsx'))

/** Somebody of an agency begins with its websites as long as none is chosen (SHELL-025). */
export default function Start() {
  const { agency, tenant } = useMe()
  if (!agency || tenant) return <Dashboard />
  return (
    <Suspense>
      <OwnAgency />
    </Suspense>
  )
}

/** Slot `dashboard:widgets`: one card per widget of the tenant's modules, twelve columns. */
function Dashboard() {
  const t = useTexts('admin')
  const me = useMe()
  const widgets = useModules()
    .flatMap((module) => (module.admin.widgets ?? []).map((widget) => ({ module, widget })))
    .filter(({ widget }) => can(me, widget.access))
    .sort((a, b) => a.widget.sort - b.widget.sort)
  return (
    <>
      <PageHeader title={greeting(new Date(), firstName(me.user.displayName), t)} subtitle={today()} />
      {me.tenant && can(me, 'settings.can_view') && <Setup />}
      {widgets.length === 0 ? (
        <section className="sheet">
          <EmptyState
            kind="nothing"
            title={t('Nothing to show yet')}
            text={t('Cards appear here when your role gives access to something that has one.')}
          />
        </section>
      ) : (
        <div className="grid">
          {widgets.map((each) => (
            <Widget key={`${each.module.id} ${each.widget.id}`} {...each} />
          ))}
        </div>
      )}
    </>
  )
}

function Widget({ module, widget }: { readonly module: AdminModule; readonly widget: WidgetDefinition }) {
  const t = useTexts(module.id)
  const { link } = widget
  const part = !hasPlan(useMe(), widget.plan) ? (
    <Locked title={t(widget.title)} plan={widget.plan} />
  ) : widget.rows ? (
    <RowsWidget rows={widget.rows} module={module.id} />
  ) : (
    <Part
      module={module}
      kind="widgets"
      id={widget.id}
      title={t(widget.title)}
      waiting={widget.bare ? <FiguresWaiting /> : <WidgetWaiting />}
    />
  )
  const columns = `s${widget.span ?? 4}`
  if (widget.bare) {
    return (
      <section className={`card ${columns}`} aria-label={t(widget.title)}>
        {part}
      </section>
    )
  }
  return (
    <section className={`card ${columns}`}>
      <div className="card__h">
        <h2>{t(widget.title)}</h2>
        {link && (
          <>
            <span className="grow" />
            <Link className="link xs" to={link.path}>
              {t(link.title)}
            </Link>
          </>
        )}
      </div>
      <div className="card__b">{part}</div>
    </section>
  )
}

function greeting(now: Date, name: string, t: Translate): string {
  const hour = now.getHours()
  return t(hour < 12 ? 'Good morning, {name}' : hour < 18 ? 'Good afternoon, {name}' : 'Good evening, {name}', { name })
}

const firstName = (name: string): string => name.trim().split(/\s+/)[0] ?? ''

const today = () =>
  new Intl.DateTimeFormat(currentLanguage(), { weekday: 'long', day: 'numeric', month: 'long' }).format(new Date())
