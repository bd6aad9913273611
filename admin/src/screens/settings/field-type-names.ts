import type { CustomField } from '@ashlar/sdk'
import type { Translate } from '@ashlar/sdk/ui'

export const fieldTypeNames = (t: Translate): Readonly<Record<CustomField['type'], string>> => ({
  text: t('Text'),
  number: t('Number'),
  date: t('Date'),
  select: t('Choice'),
  checkbox: t('Checkbox'),
})
