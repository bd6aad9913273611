import type { ReactNode } from 'react'
import { Icon } from './icon.tsx'

export interface PageHeaderProps {
  readonly title: ReactNode
  /** A Lucide icon name; list screens have one, details have `before` instead. */
  readonly icon?: string
  /** Stands before the title: the way back of a detail. */
  readonly before?: ReactNode
  /** Badges beside the title. */
  readonly badges?: ReactNode
  readonly subtitle?: ReactNode
  readonly actions?: ReactNode
}

/** Head of a screen: title, icon and buttons. */
export function PageHeader({ title, icon, before, badges, subtitle, actions }: PageHeaderProps) {
  return (
    <div className="ph">
      {before}
      {icon && (
        <span className="ph__ic">
          <Icon name={icon} size="lg" />
        </span>
      )}
      <div className="grow">
        <div className="row">
          <h1 className="trunc">{title}</h1>
          {badges}
        </div>
        {subtitle && <p>{subtitle}</p>}
      </div>
      {actions && <div className="ph__act">{actions}</div>}
    </div>
  )
}

export interface CardProps {
  readonly title?: ReactNode
  /** Quiet words after the title. */
  readonly note?: ReactNode
  /** Controls at the right of the head. */
  readonly actions?: ReactNode
  readonly foot?: ReactNode
  readonly className?: string
  readonly children: ReactNode
}

/** One subject on one sheet. Never a card inside a card. */
export function Card({ title, note, actions, foot, className = '', children }: CardProps) {
  return (
    <section className={`card ${className}`.trim()}>
      {title && (
        <div className="card__h">
          <h2>{title}</h2>
          {note && <span className="t3 xs">{note}</span>}
          <span className="grow" />
          {actions}
        </div>
      )}
      <div className="card__b">{children}</div>
      {foot && <div className="card__f">{foot}</div>}
    </section>
  )
}
