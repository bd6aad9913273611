import type { SettingsSectionProps } from '@ashlar/sdk'
import { CouldNotLoad, Link, useCall, useCan, useCrumbs, useParams, useTitle } from '@ashlar/sdk/admin'
import { getSettings } from '@ashlar/sdk/platform'
import { EmptyState, Icon, PageHeader, Pending, Skeleton, useTexts } from '@ashlar/sdk/ui'
import { type ComponentType, lazy, Suspense, useMemo } from 'react'
import '../screens.css'
import './settings.css'
import { addressOfSection, type Section } from './section-list.ts'
import type { SectionProps } from './section-props.ts'
import { SectionScreenPart, useSectionScreens } from './section-screens.tsx'
import { storedOf } from './stored-settings.ts'
import { useModuleSections } from './use-module-sections.ts'

const views: Readonly<Record<string, ComponentType<SectionProps>>> = {
  general: lazy(() => import('./general-section.tsx')),
  theme: lazy(() => import('../theme/theme-section.tsx')),
  navigation: lazy(() => import('./navigation-section.tsx')),
}
/** What stands below the cards of a section besides what packages put there. */
const feet: Readonly<Record<string, ComponentType<SettingsSectionProps>>> = {
  mail: lazy(() => import('./mail-foot.tsx')),
}
const CardSection = lazy(() => import('./card-section.tsx'))
const ModuleSection = lazy(() => import('./module-section.tsx'))

/** Everything a website's people set for it, a section at a time; the section stands in the address. */
export default function SettingsScreen() {
  const t = useTexts('admin')
  const { section: id = 'general' } = useParams()
  const canEdit = useCan('settings.can_edit')
  const { data, error, refetch } = useCall(getSettings)
  const stored = useMemo(() => data && storedOf(data.settings), [data])
  const screens = useSectionScreens()
  const modules = useModuleSections(screens)
  const screen = screens.find(({ section }) => section.id === id)
  const all = modules.sections
  const current = all.find((section) => section.id === id)
  useTitle(current ? t(current.title) : t('Settings'))
  useCrumbs([{ title: 'Settings', path: addressOfSection('general') }, { title: current ? t(current.title) : '' }])
  return (
    <div className="settings">
      <SubNav sections={all} current={id} />
      <div className="settings__main">
        {screen ? (
          <SectionScreenPart key={id} {...screen} />
        ) : error && !stored ? (
          <section className="sheet">
            <CouldNotLoad level={1} title={t('The settings could not be loaded')} error={error} retry={refetch} />
          </section>
        ) : !stored || modules.isLoading ? (
          <Waiting title={t(current?.title ?? 'Settings')} />
        ) : (
          <Suspense fallback={<Waiting title={t(current?.title ?? 'Settings')} />}>
            <Shown id={id} section={current} stored={stored} readOnly={!canEdit} modules={modules} />
          </Suspense>
        )}
      </div>
    </div>
  )
}

interface ShownProps extends SectionProps {
  readonly id: string
  readonly section: Section | undefined
  readonly modules: ReturnType<typeof useModuleSections>
}

function Shown({ id, section, modules, ...props }: ShownProps) {
  const t = useTexts('admin')
  const View = views[id]
  if (View) return <View {...props} />
  const cards = modules.cards(id)
  if (section && cards) return <CardSection key={id} section={section} cards={cards} foot={feet[id]} {...props} />
  const module = modules.form(id)
  if (module) return <ModuleSection key={id} module={module} section={section} {...props} />
  const isInvoices = id === 'invoices'
  return (
    <section className="sheet">
      <EmptyState
        level={1}
        kind={isInvoices ? 'nothing' : 'no-match'}
        title={isInvoices ? t('Invoices are not switched on') : t('This section does not exist')}
        text={
          isInvoices
            ? t('These settings come with the module for invoices. Switch it on under Packages.')
            : t('Its package may have been removed or switched off.')
        }
        actions={
          <Link className="btn" to={isInvoices ? '/admin/packages' : addressOfSection('general')}>
            {isInvoices ? t('Packages') : t('All settings')}
          </Link>
        }
      />
    </section>
  )
}

/** On a phone the sections stand in a row that is wider than the screen. */
const intoView = (link: Element | null) => link?.scrollIntoView({ block: 'nearest', inline: 'nearest' })

function SubNav({ sections: all, current }: { readonly sections: readonly Section[]; readonly current: string }) {
  const t = useTexts('admin')
  return (
    <nav className="settings__nav" aria-label={t('Settings')}>
      {all.map(({ id, title, icon }) => (
        <Link
          key={id}
          to={addressOfSection(id)}
          className={`nav${id === current ? ' on' : ''}`}
          aria-current={id === current ? 'page' : undefined}
          ref={id === current ? intoView : undefined}
        >
          <Icon name={icon} />
          <span className="trunc">{t(title)}</span>
        </Link>
      ))}
    </nav>
  )
}

function Waiting({ title }: { readonly title: string }) {
  return (
    <>
      <PageHeader title={title} subtitle=" " />
      <Pending>
        <div className="form">
          {[3, 4].map((fields) => (
            <section key={fields} className="card">
              <div className="card__h">
                <Skeleton width={96} height={12} />
              </div>
              <div className="card__b form">
                {[84, 96, 108, 120].slice(0, fields).map((width) => (
                  <span key={width} className="settings__wait">
                    <Skeleton width={width} />
                    <span className="sk" />
                  </span>
                ))}
              </div>
            </section>
          ))}
        </div>
      </Pending>
    </>
  )
}
