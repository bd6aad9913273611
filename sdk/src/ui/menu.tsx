import { DropdownMenu as Radix, HoverCard as RadixHoverCard, Popover as RadixPopover } from 'radix-ui'
import { type ComponentProps, type ReactElement, type ReactNode, useRef } from 'react'
import { Icon } from './icon.tsx'
import { useFocusReturn } from './use-focus-return.ts'

export interface MenuAction {
  readonly label: string
  readonly icon?: string
  /** Shown as a key at the right; binding it is the caller's. */
  readonly shortcut?: string
  readonly danger?: boolean
  readonly disabled?: boolean
  /** Opens in a new tab. */
  readonly href?: string
  readonly onSelect?: () => void
  /** Where the work goes on, asked for when the menu is gone; at the menu's button without it. */
  readonly goesOnAt?: () => HTMLElement | null
}
export type MenuEntry = MenuAction | 'separator' | { readonly heading: ReactNode }

export interface MenuProps {
  /** The one button that opens the menu. */
  readonly trigger: ReactElement
  readonly entries: readonly MenuEntry[]
  readonly align?: 'start' | 'end'
}

/** Where menus are drawn: in the page's main landmark, so that readers find them in a place with a name. */
const layer = (): HTMLElement => document.querySelector('main') ?? document.body

export function Menu({ trigger, entries, align = 'end' }: MenuProps) {
  const goesOnAt = useRef<MenuAction['goesOnAt']>(undefined)
  return (
    <Radix.Root modal={false}>
      <Radix.Trigger asChild>{trigger}</Radix.Trigger>
      <MenuSurface
        entries={entries}
        align={align}
        sideOffset={4}
        onChosen={(action) => {
          goesOnAt.current = action.goesOnAt
        }}
        onCloseAutoFocus={(event) => {
          const place = goesOnAt.current?.()
          goesOnAt.current = undefined
          place?.focus()
          if (place) event.preventDefault()
        }}
      />
    </Radix.Root>
  )
}

interface MenuSurfaceProps extends Omit<ComponentProps<typeof Radix.Content>, 'className' | 'children'> {
  readonly entries: readonly MenuEntry[]
  readonly onChosen?: (action: MenuAction) => void
}

function MenuSurface({ entries, onChosen, ...surface }: MenuSurfaceProps) {
  return (
    <Radix.Portal container={layer()}>
      <Radix.Content className="menu" collisionPadding={8} {...surface}>
        {entries.map((entry, index) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: entries of one open menu keep their places
          <MenuLine key={index} entry={entry} onChosen={onChosen} />
        ))}
      </Radix.Content>
    </Radix.Portal>
  )
}

export interface MenuAtProps {
  /** A point of the window. */
  readonly at: { readonly x: number; readonly y: number }
  readonly label: string
  readonly entries: readonly MenuEntry[]
  readonly onClose: () => void
}

/** A menu without a button, open at a point: what the second mouse button asks for. */
export function MenuAt({ at, label, entries, onClose }: MenuAtProps) {
  const focusReturn = useFocusReturn(true)
  return (
    <Radix.Root open onOpenChange={(open) => !open && onClose()} modal={false} key={`${at.x} ${at.y}`}>
      <Radix.Trigger asChild>
        <span aria-hidden="true" style={{ position: 'fixed', left: at.x, top: at.y, width: 0, height: 0 }} />
      </Radix.Trigger>
      <MenuSurface entries={entries} align="start" sideOffset={0} aria-label={label} {...focusReturn} />
    </Radix.Root>
  )
}

interface MenuLineProps {
  readonly entry: MenuEntry
  readonly onChosen: ((action: MenuAction) => void) | undefined
}

function MenuLine({ entry, onChosen }: MenuLineProps) {
  if (entry === 'separator') return <Radix.Separator className="sep" />
  if ('heading' in entry) return <Radix.Label className="ml">{entry.heading}</Radix.Label>
  const content = (
    <>
      {entry.icon && <Icon name={entry.icon} />}
      <span>{entry.label}</span>
      {entry.shortcut && <kbd>{entry.shortcut}</kbd>}
    </>
  )
  const choose = () => {
    onChosen?.(entry)
    entry.onSelect?.()
  }
  return (
    <Radix.Item
      className={`mi${entry.danger ? ' dng' : ''}`}
      disabled={entry.disabled === true}
      asChild={entry.href !== undefined}
      onSelect={choose}
    >
      {entry.href === undefined ? (
        content
      ) : (
        <a href={entry.href} target="_blank" rel="noreferrer">
          {content}
        </a>
      )}
    </Radix.Item>
  )
}

export interface PopoverProps {
  readonly trigger: ReactElement
  readonly label: string
  readonly open?: boolean
  readonly onOpenChange?: (open: boolean) => void
  readonly align?: 'start' | 'center' | 'end'
  readonly side?: 'top' | 'right' | 'bottom' | 'left'
  /** Pixels; as wide as its content without it. */
  readonly width?: number
  readonly children: ReactNode
}

/** A small surface beside its button, for controls that belong to it. */
export function Popover(props: PopoverProps) {
  const { trigger, label, open, onOpenChange, align = 'start', side = 'bottom', width, children } = props
  const state = { ...(open === undefined ? {} : { open }), ...(onOpenChange ? { onOpenChange } : {}) }
  return (
    <RadixPopover.Root {...state}>
      <RadixPopover.Trigger asChild>{trigger}</RadixPopover.Trigger>
      <RadixPopover.Portal>
        <RadixPopover.Content
          className="pop"
          aria-label={label}
          align={align}
          side={side}
          sideOffset={6}
          collisionPadding={8}
          style={{ width }}
        >
          {children}
        </RadixPopover.Content>
      </RadixPopover.Portal>
    </RadixPopover.Root>
  )
}

export interface HoverCardProps {
  /** The link or button; the card opens on hover and on focus. */
  readonly trigger: ReactElement
  readonly children: ReactNode
}

/** A card of links beside an icon of the collapsed sidebar. */
export function HoverCard({ trigger, children }: HoverCardProps) {
  return (
    <RadixHoverCard.Root openDelay={60} closeDelay={120}>
      <RadixHoverCard.Trigger asChild>{trigger}</RadixHoverCard.Trigger>
      <RadixHoverCard.Portal container={layer()}>
        <RadixHoverCard.Content className="menu" side="right" align="start" sideOffset={18} collisionPadding={8}>
          {children}
        </RadixHoverCard.Content>
      </RadixHoverCard.Portal>
    </RadixHoverCard.Root>
  )
}
