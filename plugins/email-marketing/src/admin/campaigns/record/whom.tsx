import type { Form } from '@ashlar/sdk/forms'
import { Card, useTexts } from '@ashlar/sdk/ui'
import type { CampaignForm } from './campaign-form.ts'

interface WhomProps {
  readonly form: Form<typeof CampaignForm>
  readonly disabled: boolean
}

/** Whom a campaign is for. */
export function Whom({ form }: WhomProps) {
  const t = useTexts('email_marketing')
  const { include } = form.values.filters
  return (
    <Card title={t('Recipients')}>
      <p className="t2">
        {include.length === 0
          ? t('No recipients chosen yet.')
          : t('{count} group of people|{count} groups of people', { count: include.length })}
      </p>
    </Card>
  )
}
