import { Link, useLocation } from '@ashlar/sdk/admin'
import type { ReactNode } from 'react'

interface TaskLinkProps {
  readonly id: number
  readonly className?: string
  readonly children: ReactNode
}

/** Opens a task above the screen on which the link stands. */
export function TaskLink({ id, className = 'med', children }: TaskLinkProps) {
  const { pathname, search } = useLocation()
  const query = new URLSearchParams(search)
  query.set('task', String(id))
  return (
    <Link className={className} to={`${pathname}?${query}`}>
      {children}
    </Link>
  )
}
