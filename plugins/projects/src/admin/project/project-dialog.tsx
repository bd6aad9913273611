import { CouldNotLoadNote, type DialogComponentProps, useCall } from '@ashlar/sdk/admin'
import { Dialog, Pending, Skeleton, useTexts } from '@ashlar/sdk/ui'
import { checkProjects, getProject, type projectDialog } from '../../contract.ts'
import { ProjectEditor } from './project-editor.tsx'

/** PROJ-002: the one modal in which projects are created and changed, whoever opens it. */
export default function ProjectDialog({ input, close }: DialogComponentProps<typeof projectDialog>) {
  const t = useTexts('projects')
  const { projectId } = input
  const check = useCall(checkProjects)
  const known = useCall(
    getProject,
    { params: { id: projectId ?? 0 } },
    { enabled: projectId !== undefined, staleTime: 0, retry: false },
  )
  const project = projectId === undefined ? undefined : known.data?.project
  if (check.data && (projectId === undefined || project)) {
    return <ProjectEditor key={projectId} project={project} input={input} check={check.data} close={close} />
  }
  const failed = check.error ?? known.error
  return (
    <Dialog
      open
      size="xl"
      title={projectId === undefined ? t('New Project') : t('Project')}
      icon="square-kanban"
      onOpenChange={(open) => !open && close()}
    >
      {failed ? (
        <CouldNotLoadNote error={failed} retry={() => Promise.all([check.refetch(), known.refetch()])} />
      ) : (
        <Pending>
          <div className="lines">
            <Skeleton width={320} height={32} />
            <Skeleton width={480} height={220} />
          </div>
        </Pending>
      )}
    </Dialog>
  )
}
