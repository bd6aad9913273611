import type { ButtonHTMLAttributes, ReactNode, Ref } from 'react'
import { Icon } from './icon.tsx'
import { Tooltip } from './tooltip.tsx'

export interface ButtonLook {
  /** At most one `primary` per region. */
  readonly variant?: 'plain' | 'primary' | 'danger' | 'ghost' | 'quiet-danger'
  /** 28, 32 or 40 px high. */
  readonly size?: 'sm' | 'md' | 'lg'
}

/** Class names of a button, for links that look like one. */
export function buttonClass({ variant = 'plain', size = 'md' }: ButtonLook = {}): string {
  return ['btn', variant !== 'plain' && `btn--${variant}`, size !== 'md' && `btn--${size}`].filter(Boolean).join(' ')
}

export interface ButtonProps extends ButtonHTMLAttributes<HTMLButtonElement>, ButtonLook {
  readonly icon?: string
  /** Waiting for an answer: keeps its place and focus, takes no further clicks. */
  readonly busy?: boolean
  readonly ref?: Ref<HTMLButtonElement>
}

export function Button({ variant, size, icon, busy = false, children, className = '', onClick, ...rest }: ButtonProps) {
  return (
    <button
      type="button"
      {...rest}
      className={`${buttonClass({ ...(variant && { variant }), ...(size && { size }) })} ${className}`.trim()}
      aria-busy={busy || undefined}
      aria-disabled={busy || undefined}
      onClick={busy ? (event) => event.preventDefault() : onClick}
    >
      {icon && <Icon name={icon} size={size === 'sm' ? 'sm' : 'md'} />}
      {children}
    </button>
  )
}

export interface IconButtonProps extends Omit<ButtonHTMLAttributes<HTMLButtonElement>, 'aria-label'> {
  readonly icon: string
  /** Accessible name, and the tooltip's text unless `tooltip` says otherwise. */
  readonly label: string
  /** `false`: no tooltip, where the name stands nearby. */
  readonly tooltip?: ReactNode
  /** 24 or 28 px. */
  readonly size?: 'xs' | 'md'
  /** A toggle that is on. */
  readonly active?: boolean
  readonly ref?: Ref<HTMLButtonElement>
}

/** A button that is only an icon: always with a name and a tooltip. */
export function IconButton({
  icon,
  label,
  tooltip = label,
  size = 'md',
  active,
  className = '',
  ...rest
}: IconButtonProps) {
  const button = (
    <button
      type="button"
      {...rest}
      aria-label={label}
      {...(active === undefined ? {} : { 'aria-pressed': active })}
      className={`icb${size === 'xs' ? ' xs' : ''}${active ? ' is-active' : ''} ${className}`.trim()}
    >
      <Icon name={icon} size={size === 'xs' ? 'sm' : 'md'} />
    </button>
  )
  return tooltip === false ? button : <Tooltip label={tooltip}>{button}</Tooltip>
}
