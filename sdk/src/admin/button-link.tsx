import type { ReactNode } from 'react'
import { type ButtonLook, buttonClass } from '../ui/button.tsx'
import { Icon } from '../ui/icon.tsx'
import { Link, type LinkProps } from './router/link.tsx'

export interface ButtonLinkProps extends LinkProps, ButtonLook {
  readonly icon?: string
  readonly children: ReactNode
}

/** A link that looks like a button: it leads somewhere, so it can be opened in a new tab. */
export function ButtonLink({ variant, size, icon, children, className = '', ...rest }: ButtonLinkProps) {
  const look = { ...(variant && { variant }), ...(size && { size }) }
  return (
    <Link {...rest} className={`${buttonClass(look)} ${className}`.trim()}>
      {icon && <Icon name={icon} size={size === 'sm' ? 'sm' : 'md'} />}
      {children}
    </Link>
  )
}
