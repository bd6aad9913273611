import { filledText } from '@ashlar/sdk'
import { type PageComponentProps, sitePage } from '@ashlar/sdk/site'
import { type SharedProject, SharedProjects, sharedPath } from '../contract/share.ts'
import { words } from './visitor-texts.ts'

interface Shared {
  /** Undefined for a link that is over, or never was one. */
  readonly project: (Omit<SharedProject, 'until'> & { readonly until: string }) | undefined
}

/** How far a project is, for its customer: what its tasks are called, how they stand, when they are due. */
function SharedProjectPage({ data: { project }, view }: PageComponentProps<Shared>) {
  const t = words(view.language)
  if (!project) {
    return (
      <section className="shared-project">
        <h1>{t.overTitle}</h1>
        <p className="lead">{t.overLead}</p>
      </section>
    )
  }
  const { title, start, end, tasks, until } = project
  const day = (date: string, timeZone?: 'UTC') =>
    new Intl.DateTimeFormat(view.language, { dateStyle: 'long', ...(timeZone && { timeZone }) }).format(new Date(date))
  const done = tasks.filter(({ status }) => status === 'completed').length
  const total = tasks.filter(({ status }) => status !== 'cancelled').length
  return (
    <section className="shared-project">
      <h1>{title}</h1>
      <dl className="shared-project-dates">
        <div>
          <dt>{t.start}</dt>
          <dd>{day(start)}</dd>
        </div>
        {end !== null && (
          <div>
            <dt>{t.end}</dt>
            <dd>{day(end)}</dd>
          </div>
        )}
      </dl>
      <h2>{t.tasks}</h2>
      {tasks.length === 0 ? (
        <p>{t.none}</p>
      ) : (
        <>
          <p className="shared-project-share">
            <span>{filledText(t.done, { done: String(done), total: String(total) })}</span>
            <progress max={Math.max(total, 1)} value={done} aria-label={filledText(t.done, { done, total })} />
          </p>
          <ul className="shared-project-tasks">
            {tasks.map((task, at) => (
              // biome-ignore lint/suspicious/noArrayIndexKey: drawn once, on the server
              <li key={at} data-status={task.status}>
                <span className="shared-project-task">{task.title}</span>
                {task.due !== null && <span>{filledText(t.due, { day: day(task.due, 'UTC') })}</span>}
                <span className="shared-project-state">{t[task.status]}</span>
              </li>
            ))}
          </ul>
        </>
      )}
      <p className="shared-project-until">{filledText(t.until, { day: day(until) })}</p>
    </section>
  )
}

export const sharedProjectPage = sitePage({
  ...{ path: `${sharedPath}/:token`, personal: true, deps: [SharedProjects] },
  find: async ({ params: { token = '' }, language }, shared) => {
    const project = await shared.ofToken(token)
    return {
      title: project?.title ?? words(language).overTitle,
      noindex: true,
      data: { project: project && { ...project, until: project.until.toISOString() } },
    }
  },
  component: SharedProjectPage,
})
