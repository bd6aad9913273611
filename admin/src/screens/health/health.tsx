import { CouldNotLoad, useCall } from '@ashlar/sdk/admin'
import { getHealth, type HealthSubject } from '@ashlar/sdk/platform'
import { Badge, Button, Card, PageHeader, Pending, Skeleton, type Tone, useTexts, when } from '@ashlar/sdk/ui'
import '../screens.css'
import './health.css'

const tones: Readonly<Record<HealthSubject['state'], Tone>> = { good: 'green', attention: 'yellow', bad: 'red' }

/** How the installation fares, for whoever runs it. */
export default function Health() {
  const t = useTexts('admin')
  const asked = useCall(getHealth, undefined, { refetchInterval: 30_000 })
  const { error, refetch, isFetching } = asked
  const data = asked.data?.results
  return (
    <>
      <PageHeader
        title={t('Health')}
        icon="activity"
        subtitle={data ? t('Checked: {when}', { when: when(data.checkedAt) }) : ' '}
        actions={
          <Button icon="refresh-cw" busy={isFetching} onClick={() => void refetch()}>
            {t('Check now')}
          </Button>
        }
      />
      {error && !data ? (
        <section className="sheet">
          <CouldNotLoad title={t('The health check could not be loaded')} error={error} retry={refetch} />
        </section>
      ) : data ? (
        <div className="health">
          {data.subjects.map((subject) => (
            <Subject key={subject.id} subject={subject} />
          ))}
        </div>
      ) : (
        <Pending>
          <div className="health">
            {[1, 2, 3, 4].map((place) => (
              <div key={place} className="card card__b lines">
                <Skeleton width={140} height={16} />
                <Skeleton width={260} />
              </div>
            ))}
          </div>
        </Pending>
      )}
    </>
  )
}

function Subject({ subject }: { readonly subject: HealthSubject }) {
  const t = useTexts('admin')
  const words = { good: t('Good'), attention: t('Needs attention'), bad: t('Bad') }
  return (
    <Card title={t(subject.title)} actions={<Badge tone={tones[subject.state]}>{words[subject.state]}</Badge>}>
      <p className="health__text">{subject.text}</p>
      <dl className="health__facts">
        {subject.facts.map(({ name, value }) => (
          <div key={name}>
            <dt>{t(name)}</dt>
            <dd>{/^\d{4}-\d\d-\d\dT/.test(value) ? when(value) : value}</dd>
          </div>
        ))}
      </dl>
    </Card>
  )
}
