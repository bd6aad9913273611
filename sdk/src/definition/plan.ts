/** Plans are ordered: each holds what the one before holds. */
export const plans = ['basic', 'standard', 'enterprise'] as const
export type Plan = (typeof plans)[number]

/** Whether a tenant on one plan has what another one is needed for; an unknown plan holds nothing. */
export const includesPlan = (plan: string, needed: Plan | undefined): boolean =>
  needed === undefined || plans.slice(plans.indexOf(needed)).some((each) => each === plan)
