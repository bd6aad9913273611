import { CouldNotLoad, useCall } from '@ashlar/sdk/admin'
import { EmptyState, Pending, Skeleton, useTexts } from '@ashlar/sdk/ui'
import { type Audience, listSources } from '../../contract.ts'
import { AudienceGroups } from './audience-groups.tsx'
import { AudienceTotal } from './audience-total.tsx'

export interface AudienceBuilderProps {
  readonly value: Audience
  readonly onChange: (value: Audience) => void
  readonly disabled?: boolean
}

/** Whom a campaign is for: groups of people who get it, groups who are left out, counted while they are chosen. */
export function AudienceBuilder({ value, onChange, disabled = false }: AudienceBuilderProps) {
  const t = useTexts('email_marketing')
  const { data, error, refetch } = useCall(listSources)
  if (error && !data) {
    return <CouldNotLoad title={t('The recipients could not be loaded')} error={error} retry={refetch} />
  }
  if (!data) {
    return (
      <Pending>
        <Skeleton width={480} height={180} />
      </Pending>
    )
  }
  const sources = data.results
  return (
    <div className="form">
      <AudienceGroups
        legend={t('Send to')}
        hint={t('People in any of these groups. Everybody gets the email once.')}
        add={t('Add a group')}
        groups={value.include}
        sources={sources}
        disabled={disabled}
        onChange={(include) => onChange({ ...value, include: [...include] })}
        empty={
          <EmptyState
            kind="nothing"
            title={t('Nobody is chosen yet')}
            text={t('Add a group, such as subscribers or customers.')}
          />
        }
      />
      <AudienceGroups
        legend={t('Leave out')}
        hint={t('People in any of these groups get nothing.')}
        add={t('Leave people out')}
        groups={value.exclude}
        sources={sources}
        disabled={disabled}
        onChange={(exclude) => onChange({ ...value, exclude: [...exclude] })}
      />
      <AudienceTotal value={value} sources={sources} />
    </div>
  )
}
