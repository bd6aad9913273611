import type { Translate } from '@ashlar/sdk/ui'

/** OPEN-146, without customers. */
export const roleIds = [1, 2, 3, 4, 5] as const

export const roleTitle = (t: Translate, role: number): string =>
  [t('Owner'), t('Administrator'), t('Manager'), t('Editor'), t('Staff')][role - 1] ?? ''
