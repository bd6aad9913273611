import { useEffect } from 'react'
import { type NavigateOptions, navigate } from './location.ts'

/** Goes there as soon as it is shown. */
export function Navigate({ to, replace = false }: NavigateOptions & { readonly to: string }) {
  useEffect(() => navigate(to, { replace }), [to, replace])
  return null
}
