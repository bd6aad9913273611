import type { ReactNode } from 'react'
import { IconButton } from './button.tsx'
import { Icon } from './icon.tsx'

export type Tone = 'grey' | 'blue' | 'green' | 'yellow' | 'orange' | 'red' | 'accent' | 'reuse'

/** A status: tinted ground, a square of the strong hue, and the word. `plain` drops the square. */
export function Badge(props: { readonly tone?: Tone; readonly plain?: boolean; readonly children: ReactNode }) {
  const { tone = 'grey', plain, children } = props
  return <span className={`badge${tone === 'grey' ? '' : ` ${tone}`}${plain ? ' plain' : ''}`}>{children}</span>
}

/** A small figure beside a name. */
export function Count({ children }: { readonly children: ReactNode }) {
  return <span className="count">{children}</span>
}

export interface ChipProps {
  readonly children: ReactNode
  /** Accessible name of the cross; without `onRemove` there is none. */
  readonly removeLabel?: string
  readonly onRemove?: () => void
}

/** An active filter, tinted, with a cross. */
export function Chip({ children, removeLabel, onRemove }: ChipProps) {
  return (
    <span className={`chip on${onRemove ? '' : ' plain'}`}>
      {children}
      {onRemove && (
        <IconButton icon="x" size="xs" className="x" label={removeLabel ?? ''} onClick={onRemove} tooltip={false} />
      )}
    </span>
  )
}

const tints = ['a', 'b', 'c', 'd', 'e', 'f'] as const

/** One of six grounds that white stands out on; always the same for a text. */
const tintOf = (text: string): string =>
  tints[[...text].reduce((sum, letter) => sum + letter.charCodeAt(0), 0) % tints.length] ?? tints[0]

/** An icon on a colour that follows from a name: what stands for a thing in a list. */
export function Emblem({ icon, of }: { readonly icon: string; readonly of: string }) {
  return (
    <span className={`emb ${tintOf(of)}`}>
      <Icon name={icon} />
    </span>
  )
}

/** Initials of a person on a colour that follows from the name. */
export function Avatar({ name, size = 'md' }: { readonly name: string; readonly size?: 'sm' | 'md' | 'lg' | 'xl' }) {
  const words = name.trim().split(/\s+/)
  const initials = [words[0], words.length > 1 ? words.at(-1) : undefined].map((word) => word?.charAt(0) ?? '').join('')
  // Drawn by the style sheet: letters that are no part of the name would contradict the accessible name around them.
  return (
    <span
      className={`av ${tintOf(name)}${size === 'md' ? '' : ` ${size}`}`}
      role="img"
      aria-label={name}
      data-initials={initials.toUpperCase()}
    />
  )
}

const noteIcons = {
  info: 'info',
  warn: 'triangle-alert',
  bad: 'circle-alert',
  ok: 'circle-check',
  grey: 'info',
} as const

/** A sentence that belongs to the things around it. `bad` is announced at once. */
export function Note(props: { readonly tone?: keyof typeof noteIcons; readonly children: ReactNode }) {
  const { tone = 'info', children } = props
  return (
    <div className={`note${tone === 'info' ? '' : ` ${tone}`}`} role={tone === 'bad' ? 'alert' : undefined}>
      <Icon name={noteIcons[tone]} />
      <div className="grow">{children}</div>
    </div>
  )
}

/** The product's mark: three courses of stone. */
export function Mark({ size = 16 }: { readonly size?: number }) {
  return (
    <svg className="mark" style={{ width: size, height: size }} viewBox="0 0 16 16" aria-hidden="true">
      <path
        fill="currentColor"
        d="M2.6 1h5.9v4H1V2.6A1.6 1.6 0 0 1 2.6 1Zm7 0h3.8A1.6 1.6 0 0 1 15 2.6V5H9.6V1ZM1 6.1h3.9V10H1V6.100Zm5 0h9V10H6V6.100ZM1 11.100h7.500V15H2.600A1.600 1.600 0 0 1 1 13.400v-2.300Zm8.600 0H15v2.300a1.600 1.600 0 0 1-1.600 1.600H9.600v-3.900Z"
      />
    </svg>
  )
}
