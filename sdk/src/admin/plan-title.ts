import type { Plan } from '../definition/plan.ts'
import type { Translate } from '../ui/texts.ts'

/** The name of a plan, as people read it. */
export const planTitle = (t: Translate, plan: Plan): string =>
  ({ basic: t('Basic'), standard: t('Standard'), enterprise: t('Enterprise') })[plan]
