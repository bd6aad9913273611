import type { ComponentPropsWithRef, MouseEvent } from 'react'
import { navigate } from './location.ts'

export interface LinkProps extends Omit<ComponentPropsWithRef<'a'>, 'href'> {
  /** An address of the admin. */
  readonly to: string
  /** It takes the place of the current address. */
  readonly replace?: boolean
}

/** A link to another screen, opened without loading the page anew; anywhere else, and in a new tab, by the browser. */
export function Link({ to, replace = false, onClick, ...rest }: LinkProps) {
  const follow = (event: MouseEvent<HTMLAnchorElement>) => {
    onClick?.(event)
    if (event.defaultPrevented || isForBrowser(event)) return
    event.preventDefault()
    navigate(to, { replace })
  }
  return <a {...rest} href={to} onClick={follow} />
}

function isForBrowser({ button, metaKey, altKey, ctrlKey, shiftKey, currentTarget }: MouseEvent<HTMLAnchorElement>) {
  const { target, origin } = currentTarget
  const isElsewhere = (target !== '' && target !== '_self') || origin !== location.origin
  return (
    button !== 0 || metaKey || altKey || ctrlKey || shiftKey || isElsewhere || currentTarget.hasAttribute('download')
  )
}
