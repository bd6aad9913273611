import { Chart, currentLanguage, useTexts } from '@ashlar/sdk/ui'
import type { CampaignDay } from '../../contract.ts'
import { countText } from './words.ts'

interface DayChartProps {
  readonly label: string
  readonly days: readonly CampaignDay[]
  /** Without opens there is a bar for clicks alone. */
  readonly hasOpens: boolean
}

/** Opens and clicks of each day. */
export function DayChart({ label, days, hasOpens }: DayChartProps) {
  const t = useTexts('email_marketing')
  const format = new Intl.DateTimeFormat(currentLanguage(), { day: 'numeric', month: 'short', timeZone: 'UTC' })
  return (
    <Chart
      kind="bar"
      label={label}
      height={172}
      series={hasOpens ? [t('Opens'), t('Clicks')] : [t('Clicks')]}
      rows={days.map(({ day, opened, clicked }) => ({
        label: format.format(new Date(`${day}T00:00Z`)),
        values: hasOpens ? [opened, clicked] : [clicked],
      }))}
      format={countText}
    />
  )
}
