import type { Form } from '@ashlar/sdk/forms'
import { Card, useTexts } from '@ashlar/sdk/ui'
import { AudienceBuilder } from '../../audience/audience-builder.tsx'
import type { CampaignForm } from './campaign-form.ts'

interface WhomProps {
  readonly form: Form<typeof CampaignForm>
  readonly disabled: boolean
}

/** Whom a campaign is for. */
export function Whom({ form, disabled }: WhomProps) {
  const t = useTexts('email_marketing')
  return (
    <Card title={t('Recipients')}>
      <AudienceBuilder
        value={form.values.filters}
        onChange={(filters) => form.change('filters', filters)}
        disabled={disabled}
      />
    </Card>
  )
}
