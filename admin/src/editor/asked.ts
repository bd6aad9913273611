import { texts } from '@ashlar/sdk/ui'
import type { Asked } from './persistence/document-session.ts'

const t = texts('admin')

export type AskedBy = Asked | { readonly kind: 'nothing'; readonly problem?: string }

/** What the address asks to edit: exactly one of three parameters (EDIT-002, OPEN-123). */
export function askedBy(search: URLSearchParams): AskedBy {
  const named = ['slug', 'component', 'emailCampaignId'].filter((name) => search.has(name))
  if (named.length === 0) return { kind: 'nothing' }
  if (named.length > 1) return problem(t('The address names more than one thing to edit. Choose one.'))
  const [name] = named
  const value = search.get(name ?? '') ?? ''
  if (name === 'slug') return { kind: 'page', slug: value.replace(/^\/+/, '') }
  if (!/^[1-9][0-9]{0,14}$/.test(value))
    return problem(t('"{value}" is not an id. Choose what to edit.', { value: value.slice(0, 40) }))
  if (name === 'component') return { kind: 'component', id: Number(value) }
  return problem(t('Email campaigns are edited once the email marketing module is installed.'))
}

function problem(text: string): AskedBy {
  return { kind: 'nothing', problem: text }
}
