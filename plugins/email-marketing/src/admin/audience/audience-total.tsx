import { CouldNotLoadNote, useCall } from '@ashlar/sdk/admin'
import { Avatar, Note, Pending, Skeleton, type Translate, useSettled, useTexts } from '@ashlar/sdk/ui'
import { Check } from 'typebox/value'
import { type Audience, Audience as AudienceSchema, previewAudience, type SourceInfo } from '../../contract.ts'
import { offeredTitle } from '../offered-title.ts'
import { isComplete } from './audience-changes.ts'

/** Milliseconds of rest before recipients are counted. */
const pause = 400

export interface AudienceTotalProps {
  readonly value: Audience
  readonly sources: readonly SourceInfo[]
}

/** How many people an audience has, and the first of them: counted again as it changes, by the code that sends. */
export function AudienceTotal({ value, sources }: AudienceTotalProps) {
  const t = useTexts('email_marketing')
  // As text, since each change makes a new object of what is the same.
  const filters = settledAudience(useSettled(JSON.stringify(value), pause))
  const isCounted = filters !== undefined && filters.include.length > 0 && isComplete(filters, sources)
  const { data, error, refetch, isFetching } = useCall(
    previewAudience,
    { body: { filters: filters ?? value } },
    { enabled: isCounted, placeholderData: (before) => before, staleTime: 0 },
  )
  if (value.include.length === 0) return null
  if (!isComplete(value, sources)) {
    return <Note>{t('Complete the conditions to count the recipients.')}</Note>
  }
  if (error) return <CouldNotLoadNote error={error} retry={refetch} />
  const results = data?.results
  return (
    <section aria-label={t('Recipients')} className="form" aria-busy={isFetching}>
      <p role="status" className="med">
        {results ? totalText(t, results.total, results.totalIsEstimate === true) : t('Counting…')}
      </p>
      <p className="hint">{t('Only people who agreed to receive email and have not unsubscribed are counted.')}</p>
      {!results && (
        <Pending>
          <Skeleton width={320} height={60} />
        </Pending>
      )}
      {results && results.groups.length > 0 && (
        <ul className="lines">
          {results.groups.map((group, at) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: groups have no name but their place.
            <li key={at} className="row">
              <span className="grow trunc">
                {offeredTitle(group.source, sources.find(({ id }) => id === group.source)?.title ?? group.source)}
              </span>
              <span className="num t2">
                {t('{recipients} of {people}', {
                  recipients: shownNumber(group.recipients, group.recipientsIsEstimate),
                  people: shownNumber(group.people, group.peopleIsEstimate),
                })}
              </span>
            </li>
          ))}
        </ul>
      )}
      {results && results.rows.length > 0 && (
        <>
          <h3 className="label">{t('The first of them')}</h3>
          <ul className="lines">
            {results.rows.map(({ email, name }) => (
              <li key={email} className="row">
                <Avatar name={name || email} size="sm" />
                <span className="grow trunc">
                  {name || email} {name !== '' && <span className="t3 xs">{email}</span>}
                </span>
              </li>
            ))}
          </ul>
        </>
      )}
    </section>
  )
}

function settledAudience(text: string): Audience | undefined {
  const parsed: unknown = JSON.parse(text)
  return Check(AudienceSchema, parsed) ? parsed : undefined
}

const totalText = (t: Translate, count: number, isEstimate: boolean): string =>
  isEstimate
    ? t('More than {count} person receives it|More than {count} people receive it', { count })
    : t('{count} person receives it|{count} people receive it', { count })

const shownNumber = (count: number, isEstimate: boolean | undefined): string | number =>
  isEstimate === true ? `${new Intl.NumberFormat().format(count)}+` : count
