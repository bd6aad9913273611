import type { Translate } from '@ashlar/sdk/ui'

/** What an email can say of its reader. */
export interface PersonalField {
  readonly id: string
  readonly title: string
  /** Stands there for readers of whom it is not known; empty for nothing. */
  readonly fallback: string
}

/** What is known of readers from every source. */
export const personalFields = (t: Translate): readonly PersonalField[] => [
  { id: 'first_name', title: t('First name'), fallback: t('there') },
  { id: 'last_name', title: t('Last name'), fallback: '' },
  { id: 'name', title: t('Full name'), fallback: t('there') },
  { id: 'email', title: t('Email address'), fallback: '' },
]

/** As it stands in the text: `{{first_name|there}}`. */
export const placeholderOf = ({ id, fallback }: PersonalField): string =>
  fallback === '' ? `{{${id}}}` : `{{${id}|${fallback}}}`
