import { Link } from '../admin/router/link.tsx'
import { useNavigate } from '../admin/router/location.ts'
import { IconButton } from '../ui/button.tsx'
import { Icon } from '../ui/icon.tsx'
import { Menu, type MenuAction, type MenuEntry } from '../ui/menu.tsx'
import { useTexts } from '../ui/texts.ts'
import { Tooltip } from '../ui/tooltip.tsx'
import { useIsNarrow } from '../ui/use-is-narrow.ts'

export interface RowAction extends MenuAction {
  readonly icon: string
  /** Leads to another screen. */
  readonly to?: string
  /** Where there is room it stands in the row by itself, and is called this aloud: "Delete /old". */
  readonly alone?: string
}

export interface RowActionsProps {
  /** What the row is called: "More about {name}". */
  readonly name: string
  readonly actions: readonly (RowAction | 'separator')[]
}

/** What can be done with a row: the common actions by themselves, all others in a menu; below 994 px all in the menu. */
export function RowActions({ name, actions }: RowActionsProps) {
  const t = useTexts('admin')
  const isNarrow = useIsNarrow()
  const go = useNavigate()
  const standsAlone = (action: RowAction | 'separator') =>
    !isNarrow && action !== 'separator' && action.alone !== undefined && !action.disabled
  const entries = withoutLooseLines(
    actions
      .filter((action) => !standsAlone(action))
      .map((action): MenuEntry => {
        if (action === 'separator') return action
        const { to, alone: _, ...entry } = action
        return to === undefined ? entry : { ...entry, onSelect: () => void go(to) }
      }),
  )
  return (
    <>
      {actions.map((action) =>
        action !== 'separator' && standsAlone(action) ? <Alone key={action.label} action={action} /> : null,
      )}
      {entries.length > 0 && (
        <Menu
          trigger={
            <IconButton icon="ellipsis" label={t('More actions for {title}', { title: name })} tooltip={t('More')} />
          }
          entries={entries}
        />
      )}
    </>
  )
}

function Alone({ action }: { readonly action: RowAction }) {
  const { icon, label, alone = label, to, href, onSelect } = action
  if (to !== undefined || href !== undefined) {
    const look = { className: 'icb', 'aria-label': alone }
    return (
      <Tooltip label={label}>
        {to === undefined ? (
          <a {...look} href={href} target="_blank" rel="noreferrer">
            <Icon name={icon} />
          </a>
        ) : (
          <Link {...look} to={to}>
            <Icon name={icon} />
          </Link>
        )}
      </Tooltip>
    )
  }
  return <IconButton icon={icon} label={alone} tooltip={label} onClick={() => onSelect?.()} />
}

/** A line stands between two entries. */
const withoutLooseLines = (entries: readonly MenuEntry[]): readonly MenuEntry[] =>
  entries.filter(
    (entry, at) => entry !== 'separator' || (at > 0 && at < entries.length - 1 && entries[at - 1] !== 'separator'),
  )
