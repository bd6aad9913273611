import { useCall } from '@ashlar/sdk/admin'
import { type Translate, useTexts } from '@ashlar/sdk/ui'
import { type Audience, listSources, type SourceInfo } from '../../../contract.ts'
import { offeredTitle } from '../../offered-title.ts'

/** What an email can say of its reader. */
export interface PersonalField {
  readonly id: string
  readonly title: string
  /** Stands there for readers of whom it is not known; empty for nothing. */
  readonly fallback: string
}

/** What is known of readers from every source. */
const usualFields = (t: Translate): readonly PersonalField[] => [
  { id: 'first_name', title: t('First name'), fallback: t('there') },
  { id: 'last_name', title: t('Last name'), fallback: '' },
  { id: 'name', title: t('Full name'), fallback: t('there') },
  { id: 'email', title: t('Email address'), fallback: '' },
]

/** What emails to this audience can be filled with: the usual fields, and those of its sources. */
export function usePersonalFields({ include }: Audience): readonly PersonalField[] {
  const t = useTexts('email_marketing')
  const { data } = useCall(listSources, undefined, { staleTime: 60_000 })
  return personalFields(t, data?.results ?? [], { include })
}

export function personalFields(
  t: Translate,
  sources: readonly SourceInfo[],
  { include }: Pick<Audience, 'include'>,
): readonly PersonalField[] {
  const usual = usualFields(t)
  const chosen = sources.filter(({ id }) => include.some(({ source }) => source === id))
  const own = chosen.flatMap(({ id, values }) =>
    values.map(({ name, title }) => ({ id: name, title: offeredTitle(id, title), fallback: '' })),
  )
  return [...new Map([...own, ...usual].map((field) => [field.id, field])).values()]
}

/** As it stands in the text: `{{first_name|there}}`. */
export const placeholderOf = ({ id, fallback }: PersonalField): string =>
  fallback === '' ? `{{${id}}}` : `{{${id}|${fallback}}}`
