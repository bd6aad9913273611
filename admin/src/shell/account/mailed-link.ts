import { ApiError } from '@ashlar/sdk/admin'
import { useEffect, useState } from 'react'

export type LinkState<Found> =
  | { readonly is: 'looking' }
  | { readonly is: 'over'; readonly message: string }
  | { readonly is: 'failed'; readonly error: unknown }
  | { readonly is: 'open'; readonly token: string; readonly found: Found }

/**
 * The link that led here: its secret stands behind `#`, where no log sees it. Looking does not use it up; it is taken
 * out of the address, so that nobody copies it from there.
 */
export function useMailedLink<Found>(look: (token: string) => Promise<Found>): LinkState<Found> {
  const [token] = useState(() => location.hash.slice(1))
  const [state, setState] = useState<LinkState<Found>>({ is: 'looking' })
  useEffect(() => {
    history.replaceState(history.state, '', location.pathname)
    if (!/^[A-Za-z0-9_-]{43}$/.test(token)) {
      setState({ is: 'over', message: '' })
      return
    }
    look(token).then(
      (found) => setState({ is: 'open', token, found }),
      (error: unknown) =>
        setState(
          error instanceof ApiError && error.code === 'LINK_OVER'
            ? { is: 'over', message: error.message }
            : { is: 'failed', error },
        ),
    )
  }, [look, token])
  return state
}
