import { Icon, Select, Switch, useTexts } from '@ashlar/sdk/ui'
import { memo, type ReactNode, useState } from 'react'
import { partsOf, type Row } from '../../blocks/settings/control-of.ts'
import { propsInRow, rowsAtOnce, type Section } from '../../blocks/settings/sections.ts'
import { deviceNames, optionLook } from '../../blocks/settings/words.ts'
import { SettingRow, type SettingRowProps } from './setting-row.tsx'
import { type Settings, showsTheSame } from './use-settings.ts'

const devices = ['desktop', 'tablet', 'mobile'] as const
const visibilityProps = { desktop: 'showOnDesktop', tablet: 'showOnTablet', mobile: 'showOnMobile' } as const
const visibilityWords = {
  desktop: { hide: 'Hide {name} on desktop', show: 'Show {name} on desktop' },
  tablet: { hide: 'Hide {name} on tablet', show: 'Show {name} on tablet' },
  mobile: { hide: 'Hide {name} on mobile', show: 'Show {name} on mobile' },
} as const
const deviceIcons = { desktop: 'monitor', tablet: 'tablet', mobile: 'smartphone' } as const

/** Where visitors see the block. While editing it is always visible (BLK-COMMON-008). */
export function VisibilitySection({ settings }: { readonly settings: Settings }) {
  const t = useTexts('admin')
  const { props, change } = settings
  return (
    <>
      <fieldset className="ig">
        <legend className="sr">{t('Visible on')}</legend>
        {devices.map((device) => {
          const prop = visibilityProps[device]
          const shown = props[prop] !== false
          return (
            <button
              key={device}
              type="button"
              className={shown ? 'on' : undefined}
              aria-pressed={shown}
              onClick={() =>
                change({ [prop]: shown ? false : undefined }, visibilityWords[device][shown ? 'hide' : 'show'])
              }
            >
              <Icon name={deviceIcons[device]} size="sm" />
              {t(deviceNames[device])}
            </button>
          )
        })}
      </fieldset>
      <Switch
        label={t('Hide on homepage')}
        checked={props['hideOnHomepage'] === true}
        onChange={(on) =>
          change(
            { hideOnHomepage: on || undefined },
            on ? 'Hide {name} on the home page' : 'Show {name} on the home page',
          )
        }
      />
      {typeof props['overflow'] === 'string' && (
        <div className="pr">
          <label htmlFor="overflow">{t('Overflow')}</label>
          <Select
            id="overflow"
            size="sm"
            value={props['overflow']}
            onChange={(value) => change({ overflow: value === 'inherit' ? undefined : value })}
            options={['inherit', 'hidden', 'scroll', 'auto', 'visible', 'initial', 'unset'].map((value) => ({
              value,
              label: optionLook('overflow', value).label,
            }))}
          />
        </div>
      )}
    </>
  )
}

/** Rows of a block's own panel, those per device included. */
export function OwnSection({
  section,
  settings,
}: {
  readonly section: Extract<Section, { kind: 'own' }>
  readonly settings: Settings
}) {
  return (
    <Rows>
      {rowViews(section.rows, settings)}
      {section.deviceProps.flatMap(({ prop, rows }) => groupRowViews(prop, rows, settings))}
    </Rows>
  )
}

export function GroupSection({
  section,
  settings,
}: {
  readonly section: Extract<Section, { kind: 'group' }>
  readonly settings: Settings
}) {
  return (
    <Rows>
      {groupRowViews(section.prop, rowsWithEffect(section, settings), settings)}
      {rowViews(section.everywhere, settings)}
    </Rows>
  )
}

/** In a column there are no lines to distribute (only a row wraps): shown where somebody has set it nevertheless. */
function rowsWithEffect({ prop, rows }: Extract<Section, { kind: 'group' }>, settings: Settings): readonly Row[] {
  const { flexDirection, alignContent } = settings.group(prop).values
  const isColumn = typeof flexDirection === 'string' && flexDirection.startsWith('column')
  return isColumn && alignContent === 'normal' ? rows.filter((row) => row.prop !== 'alignContent') : rows
}

interface ShownRowProps extends SettingRowProps {
  readonly settings: Settings
  /** The props that the row shows; undefined where it may be any. */
  readonly props: readonly string[] | undefined
}

/** Drawn again when a prop that it shows has changed: whoever types in one field waits for no other. */
const ShownRow = memo(
  function ShownRow({ settings, props, ...row }: ShownRowProps) {
    return <SettingRow {...row} />
  },
  (before, now) => before.row === now.row && showsTheSame(before.settings, now.settings, now.props),
)

export function rowViews(rows: readonly Row[], settings: Settings) {
  return rows.map((row) => (
    <ShownRow
      key={row.prop}
      settings={settings}
      props={propsInRow(row)}
      row={row}
      values={settings.props}
      onChange={(values) => settings.change(absentWhereDefault(rows, values))}
    />
  ))
}

function groupRowViews(prop: string, rows: readonly Row[], settings: Settings) {
  const group = settings.group(prop)
  return rows.map((row) => (
    <ShownRow
      key={`${prop}.${row.within ?? ''}.${row.prop}`}
      settings={settings}
      props={row.control.kind === 'own' ? undefined : [prop]}
      row={row}
      values={group.values}
      override={group.override(partsOf(row))}
      kept={group.kept(partsOf(row))}
      onChange={(values) => group.change(withSideFlags(values))}
    />
  ))
}

/** OPEN-131: all sets the four flags, none clears them, one side sets only its own. */
function withSideFlags(values: Readonly<Record<string, unknown>>): Readonly<Record<string, unknown>> {
  const { border } = values
  if (typeof border !== 'string') return values
  const is = (side: string) => border === 'all' || border === side
  return {
    ...values,
    borderTop: is('top'),
    borderRight: is('right'),
    borderBottom: is('bottom'),
    borderLeft: is('left'),
  }
}

/** Stored props are sparse: the default is said by absence. */
function absentWhereDefault(rows: readonly Row[], values: Readonly<Record<string, unknown>>): Record<string, unknown> {
  return Object.fromEntries(
    Object.entries(values).map(([prop, value]) => {
      const schema = rows.find((row) => row.prop === prop)?.schema
      return [prop, schema && Reflect.get(schema, 'default') === value ? undefined : value]
    }),
  )
}

/** At most eight rows; the others on demand. */
export function Rows({ children }: { readonly children: ReactNode }) {
  const t = useTexts('admin')
  const [all, setAll] = useState(false)
  const rows = Array.isArray(children) ? children.flat() : [children]
  const shown = all || rows.length <= rowsAtOnce + 1 ? rows : rows.slice(0, rowsAtOnce)
  return (
    <>
      {shown}
      {shown.length < rows.length && (
        <button type="button" className="btn btn--ghost btn--sm" onClick={() => setAll(true)}>
          {t('More')}
        </button>
      )}
    </>
  )
}
