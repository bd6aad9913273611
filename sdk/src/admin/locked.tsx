import type { Plan } from '../definition/plan.ts'
import { Icon } from '../ui/icon.tsx'
import { EmptyState } from '../ui/states.tsx'
import { useTexts } from '../ui/texts.ts'
import { planTitle } from './plan-title.ts'

export interface LockedProps {
  /** What the plan does not hold: "Invoices". */
  readonly title: string
  readonly plan: Plan | undefined
  /** 1 where it stands for the whole screen, with its heading. */
  readonly level?: 1
}

/** Stands for what the website's plan does not hold: says which plan does, and who can change it. */
export function Locked({ title, plan = 'basic', level }: LockedProps) {
  const t = useTexts('admin')
  return (
    <EmptyState
      {...(level && { level })}
      kind="no-permission"
      title={t('{title} is part of a higher plan', { title })}
      text={t('It needs the plan “{plan}”. Ask the platform’s administrator to change the plan of this website.', {
        plan: planTitle(t, plan),
      })}
    />
  )
}

/** The same in a line. */
export function LockedNote({ title, plan = 'basic' }: Omit<LockedProps, 'level'>) {
  const t = useTexts('admin')
  return (
    <p className="locked">
      <Icon name="lock" size="sm" />
      {t('{title} needs the plan “{plan}”', { title, plan: planTitle(t, plan) })}
    </p>
  )
}
