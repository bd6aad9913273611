import type { ContentKindDefinition } from '@ashlar/sdk'
import { texts } from '@ashlar/sdk/ui'
import type { Asked } from './persistence/stored-document.ts'

const t = texts('admin')

export type AskedBy = Asked | { readonly kind: 'nothing'; readonly problem?: string }

/** What the editor itself edits. */
const own = ['slug', 'component']

/** The parameter of a kind that a module would bring, whose address was known before it was there (EDIT-005). */
const isKind = (name: string) => /^[a-z][A-Za-z]*Id$/.test(name)

/** What the address asks to edit: exactly one of the parameters (EDIT-002, OPEN-123), those of modules included. */
export function askedBy(search: URLSearchParams, kinds: readonly ContentKindDefinition[] = []): AskedBy {
  const params = new Set([...own, ...kinds.map(({ param }) => param)])
  const named = [...new Set(search.keys())].filter((name) => params.has(name) || isKind(name))
  const [name] = named
  if (name === undefined) return { kind: 'nothing' }
  if (named.length > 1) return problem(t('This link opens several things at once. Choose one to edit.'))
  const value = search.get(name) ?? ''
  if (name === 'slug') return { kind: 'page', slug: value.replace(/^\/+/, '') }
  if (!/^[1-9][0-9]{0,14}$/.test(value))
    return problem(t('"{value}" is not a valid ID. Choose what to edit.', { value: value.slice(0, 40) }))
  if (name === 'component') return { kind: 'component', id: Number(value) }
  if (kinds.some(({ param }) => param === name)) return { kind: 'contributed', param: name, id: Number(value) }
  return problem(t('No installed module can edit "{name}". Install the module for it first.', { name }))
}

function problem(text: string): AskedBy {
  return { kind: 'nothing', problem: text }
}
