import { Avatar, Avatars, Badge, Card, Count, Emblem, EmptyState, Mark, Note, Progress, Skeleton } from '@ashlar/sdk/ui'

const tones = ['grey', 'blue', 'green', 'yellow', 'orange', 'red', 'accent', 'reuse'] as const
const kinds = ['nothing', 'no-match', 'no-permission', 'failed'] as const

/** What only says something: statuses, people, progress, messages, empty places. */
export function Marks() {
  return (
    <>
      <Card title="Statuses and figures">
        <div className="row wrap">
          {tones.map((tone) => (
            <Badge key={tone} tone={tone}>
              {tone}
            </Badge>
          ))}
          <Badge plain>Home page</Badge>
          <Count>18</Count>
          <Mark size={24} />
        </div>
      </Card>
      <Card title="People and progress">
        <div className="form">
          <div className="row wrap">
            <Avatar name="Imogen Marsh" size="sm" />
            <Avatar name="Tobiah Oake" />
            <Avatar name="Priya Kaur" size="lg" />
            <Avatar name="Wren" size="xl" />
            <Avatars names={['Imogen Marsh', 'Tobiah Oake', 'Priya Kaur', 'Wren', 'Dev Varma', 'Lena Fischer']} />
            <Emblem icon="package" of="cards" />
            <Emblem icon="mail" of="email" />
          </div>
          <Progress label="Import" value={0.62} />
          <Progress label="Waiting" />
          <span className="row">
            <Skeleton width={180} />
            <Skeleton width={32} height={32} round />
          </span>
        </div>
      </Card>
      <Card title="Messages">
        <div className="form">
          <Note>Visitors see this page from 1 December.</Note>
          <Note tone="ok">Text on every colour reaches 4.5 : 1.</Note>
          <Note tone="warn">This address is used by another page.</Note>
          <Note tone="bad">The page could not be saved. Your text is still here.</Note>
          <Note tone="grey">You can view this page, but not change it.</Note>
        </div>
      </Card>
      <div className="form form--grid">
        {kinds.map((kind) => (
          <section key={kind} className="sheet half">
            <EmptyState
              kind={kind}
              title={`Empty: ${kind}`}
              text="The reason, and what to do next."
              {...(kind === 'failed' ? { requestId: 'req-1a2b' } : {})}
            />
          </section>
        ))}
      </div>
    </>
  )
}
