import { type Action, actions } from '@ashlar/sdk'
import type { Area } from '@ashlar/sdk/platform'
import { Checkbox, Icon, Tooltip, type Translate, useTexts } from '@ashlar/sdk/ui'
import { type AreaGroup, type RightsByArea, rightsIn, shareOf, withRight } from './rights.ts'

export const actionTitles: Readonly<Record<Action, string>> = {
  can_view: 'View',
  can_create: 'Create',
  can_edit: 'Edit',
  can_delete: 'Delete',
}

export interface RightsGridProps {
  readonly groups: readonly AreaGroup[]
  readonly rights: RightsByArea
  /** What is unsaved: such cells have a mark, and their row says it. */
  readonly changed: ReadonlyMap<string, readonly Action[]>
  /** Without it the grid only shows. */
  readonly onChange?: ((rights: RightsByArea) => void) | undefined
  /** Whether the person may give this right: only those that they have themselves. */
  readonly may: (area: string, action: Action) => boolean
  /** Without the column of notes. */
  readonly plain?: boolean
}

/** Areas down, actions across; the heads of the groups tick all below them. A right that does not exist has no box. */
export function RightsGrid({ groups, rights, changed, onChange, may, plain }: RightsGridProps) {
  const t = useTexts('admin')
  return (
    <div className="scroller">
      <table className="tbl perm">
        <caption className="sr">{t('Rights')}</caption>
        <thead>
          <tr>
            <th scope="col">{t('Area')}</th>
            {actions.map((action) => (
              <th key={action} scope="col" className="c">
                {t(actionTitles[action])}
              </th>
            ))}
            {!plain && (
              <th scope="col" className="hide-md">
                {t('Note')}
              </th>
            )}
          </tr>
        </thead>
        {groups.map((group) => (
          <tbody key={group.module}>
            <tr className="g">
              <th scope="rowgroup">
                <span className="row">
                  <Icon name={icons[group.module] ?? 'blocks'} />
                  <b className="strong">{t(group.title)}</b>
                </span>
              </th>
              {actions.map((action) => (
                <HeadCell key={action} {...{ group, rights, action, onChange, may }} />
              ))}
              {!plain && <td className="hide-md" />}
            </tr>
            {group.areas.map((area) => {
              const own = changed.get(area.area) ?? []
              return (
                <tr key={area.area} className={own.length > 0 ? 'chg' : ''}>
                  <th scope="row" className="perm__a">
                    {t(area.title)}
                  </th>
                  {actions.map((action) => (
                    <Cell key={action} {...{ area, rights, action, onChange, may }} isChanged={own.includes(action)} />
                  ))}
                  {!plain && <td className="t3 xs hide-md">{noteOf(area, own, rights, t)}</td>}
                </tr>
              )
            })}
          </tbody>
        ))}
      </table>
    </div>
  )
}

const icons: Readonly<Record<string, string>> = { core: 'globe' }

type CellProps = Pick<RightsGridProps, 'rights' | 'onChange' | 'may'> & { readonly action: Action }

function HeadCell({ group, rights, action, onChange, may }: CellProps & { readonly group: AreaGroup }) {
  const t = useTexts('admin')
  const areas = group.areas.filter(({ closedBy, actions: known }) => closedBy === null && known.includes(action))
  if (areas.length === 0) return <td className="c" />
  const own = areas.filter(({ area }) => may(area, action))
  return (
    <td className="c">
      <Checkbox
        hideLabel
        label={t('{area}: {right} all', { area: t(group.title), right: t(actionTitles[action]).toLowerCase() })}
        checked={shareOf(
          rights,
          areas.map(({ area }) => area),
          action,
        )}
        disabled={!onChange || own.length === 0}
        onChange={(on) => onChange?.(withRight(rights, own, action, on))}
      />
    </td>
  )
}

function Cell(props: CellProps & { readonly area: Area; readonly isChanged: boolean }) {
  const { area, rights, action, onChange, may, isChanged } = props
  const t = useTexts('admin')
  if (!area.actions.includes(action)) return <td className="c" />
  const label = `${t(area.title)}: ${t(actionTitles[action]).toLowerCase()}`
  if (area.closedBy !== null) {
    return (
      <td className="c">
        <Tooltip label={closedWords(area, t)}>
          {/* biome-ignore lint/a11y/noNoninteractiveTabindex: the tooltip opens on focus as well */}
          <span className="plan" tabIndex={0} role="img" aria-label={`${label}: ${closedWords(area, t)}`}>
            <Icon name="lock" size="sm" />
          </span>
        </Tooltip>
      </td>
    )
  }
  const isOn = rightsIn(rights, area.area)[action]
  return (
    <td className={`c${isChanged ? ' hot' : ''}`}>
      <Checkbox
        hideLabel
        label={label}
        checked={isOn}
        disabled={!onChange || (!isOn && !may(area.area, action))}
        onChange={(on) => onChange?.(withRight(rights, [area], action, on))}
      />
    </td>
  )
}

const closedWords = ({ closedBy }: Area, t: Translate): string =>
  closedBy === 'plan' ? t('Needs a higher plan') : t('The module is switched off')

function noteOf(area: Area, changed: readonly Action[], rights: RightsByArea, t: Translate) {
  if (changed.length === 0) return area.closedBy === null ? '' : closedWords(area, t)
  const words = (wanted: boolean) =>
    changed
      .filter((action) => rightsIn(rights, area.area)[action] === wanted)
      .map((action) => t(actionTitles[action]).toLowerCase())
      .join(', ')
  const [given, taken] = [words(true), words(false)]
  const parts = [
    ...(given === '' ? [] : [t('can now {rights}', { rights: given })]),
    ...(taken === '' ? [] : [t('can no longer {rights}', { rights: taken })]),
  ]
  return <span className="perm__chg">{t('Changed: {what}', { what: parts.join('; ') })}</span>
}
