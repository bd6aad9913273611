import type { WidgetDefinition } from '@ashlar/sdk'
import { can, Link, useCall, useMe } from '@ashlar/sdk/admin'
import { getDashboard, getSetup } from '@ashlar/sdk/platform'
import { type AdminModule, hasPlan, Locked, Part, useModules, WidgetWaiting } from '@ashlar/sdk/shell'
import { Button, currentLanguage, EmptyState, PageHeader, type Translate, texts, useTexts } from '@ashlar/sdk/ui'
import { lazy, Suspense, useState } from 'react'
import '../screens.css'
import './dashboard.css'
import { arranged } from './arranged.ts'
import { DaysWidget } from './days-widget.tsx'
import { FiguresWaiting, FigureWaiting } from './figures-waiting.tsx'
import { RowsWidget } from './rows-widget.tsx'
import { Setup } from './setup.tsx'
import { WhenSeen } from './when-seen.tsx'

const CustomiseDialog = lazy(() => import('./customise-dialog.tsx'))
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

const usualArrangement = { widgets: [], hidden: [] }

/** Slot `dashboard:widgets`: one card per widget of the tenant's modules, twelve columns, as the person arranged them. */
function Dashboard() {
  const t = useTexts('admin')
  const me = useMe()
  const [isCustomising, setCustomising] = useState(false)
  const { data, isPending } = useCall(getDashboard, {}, { enabled: me.tenant !== null })
  const seesSetup = me.tenant !== null && can(me, 'settings.can_view')
  const setup = useCall(getSetup, {}, { enabled: seesSetup })
  // The cards come when it is known what stands above them and in which order they stand: then they never move.
  const isWaiting = me.tenant !== null && (isPending || (seesSetup && setup.isPending))
  const arrangement = data?.dashboard ?? usualArrangement
  const widgets = useModules()
    .flatMap((module) => (module.admin.widgets ?? []).map((widget) => keyed(module, widget)))
    .filter(({ widget }) => can(me, widget.access))
    .sort((a, b) => a.widget.sort - b.widget.sort)
  const shown = arranged(widgets, arrangement.widgets).filter(({ key }) => !arrangement.hidden.includes(key))
  return (
    <>
      <PageHeader
        title={greeting(new Date(), firstName(me.user.displayName), t)}
        subtitle={today()}
        actions={
          data &&
          widgets.length > 0 && (
            <Button icon="layout-grid" onClick={() => setCustomising(true)}>
              {t('Customise')}
            </Button>
          )
        }
      />
      {!isWaiting && setup.data && <Setup {...setup.data} />}
      {shown.length === 0 ? (
        <section className="sheet">
          <EmptyState
            kind="nothing"
            title={t('Nothing to show yet')}
            text={
              widgets.length === 0
                ? t('Cards appear here when your role gives access to something that has one.')
                : t('All cards are hidden. Choose Customise to show them.')
            }
          />
        </section>
      ) : (
        <div className="grid">
          {shown.map((each) =>
            isWaiting ? <WaitingWidget {...each} key={each.key} /> : <Widget {...each} key={each.key} />,
          )}
        </div>
      )}
      {isCustomising && (
        <Suspense>
          <CustomiseDialog widgets={widgets} arrangement={arrangement} onClose={() => setCustomising(false)} />
        </Suspense>
      )}
    </>
  )
}

const keyed = (module: AdminModule, widget: WidgetDefinition) => ({
  key: `${module.id}/${widget.id}`,
  title: texts(module.id)(widget.title),
  ...{ module, widget },
})

/** A card of which only the size is known. */
function WaitingWidget({ widget }: { readonly widget: WidgetDefinition }) {
  const { bare, days, span = 4 } = widget
  return (
    <section className={`card s${span}`}>
      {bare ? (
        <FiguresWaiting />
      ) : days?.as === 'figure' ? (
        <FigureWaiting />
      ) : (
        <div className={`card__b card__wait${days ? ' days__wait' : ''}`}>
          <WidgetWaiting />
        </div>
      )}
    </section>
  )
}

function Widget({ module, widget }: { readonly module: AdminModule; readonly widget: WidgetDefinition }) {
  const t = useTexts(module.id)
  const { link, days } = widget
  const ownPart = (
    <Part
      module={module}
      kind="widgets"
      id={widget.id}
      title={t(widget.title)}
      waiting={widget.bare ? <FiguresWaiting /> : <WidgetWaiting />}
    />
  )
  const part = !hasPlan(useMe(), widget.plan) ? (
    <Locked title={t(widget.title)} plan={widget.plan} />
  ) : days ? (
    <DaysWidget days={days} title={t(widget.title)} module={module.id} />
  ) : widget.rows ? (
    <RowsWidget rows={widget.rows} module={module.id} />
  ) : module.package && !widget.bare ? (
    <WhenSeen>{ownPart}</WhenSeen>
  ) : (
    ownPart
  )
  const columns = `s${widget.span ?? 4}`
  if (widget.bare || days?.as === 'figure') {
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
