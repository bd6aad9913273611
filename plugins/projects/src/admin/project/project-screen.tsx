import {
  CouldNotLoad,
  Link,
  SlotFills,
  useCall,
  useCan,
  useCrumbs,
  useDialog,
  useNavigate,
  useParams,
  useTitle,
} from '@ashlar/sdk/admin'
import { RichText } from '@ashlar/sdk/forms'
import { AssigneeList } from '@ashlar/sdk/records'
import { Badge, Button, Card, IconButton, Menu, PageHeader, Pending, Skeleton, Split, useTexts } from '@ashlar/sdk/ui'
import { useState } from 'react'
import { getProject, type Project, projectAside, projectAssignees, projectDialog } from '../../contract.ts'
import { projectsChanged } from '../changed.ts'
import { ColumnBadge } from '../column-badge.tsx'
import { Conversation } from '../comment/conversation.tsx'
import { TaskInAddress } from '../task/task-in-address.tsx'
import { useBoardNews } from '../use-board-news.ts'
import { ProjectFacts } from './project-facts.tsx'
import { ProjectTasks } from './project-tasks.tsx'
import { removeProject } from './remove-project.ts'
import { ShareProjectDialog } from './share-project-dialog.tsx'
import { TemplateDialog } from './template-dialog.tsx'

/** SHELL-003: one project with its tasks. */
export default function ProjectScreen() {
  const t = useTexts('projects')
  const id = Number(useParams()['id'])
  const { data, error, refetch } = useCall(getProject, { params: { id } })
  useBoardNews({ projectId: id })
  const title = data?.project.title ?? t('Project')
  useTitle(title)
  useCrumbs([{ title: t('Projects'), path: '/admin/projects' }, { title }])
  if (error && !data)
    return <CouldNotLoad level={1} title={t('The project could not be loaded')} error={error} retry={refetch} />
  if (!data) {
    return (
      <Pending>
        <div className="lines">
          <Skeleton width={260} height={28} />
          <Skeleton width={420} height={160} />
        </div>
      </Pending>
    )
  }
  return <Loaded project={data.project} />
}

function Loaded({ project }: { readonly project: Project }) {
  const t = useTexts('projects')
  return (
    <>
      <Head project={project} />
      <Split
        aside={
          <>
            <Card title={t('Details')}>
              <ProjectFacts project={project} />
            </Card>
            <Card title={t('Assignees')}>
              <AssigneeList assignees={projectAssignees} id={project.id} onChange={projectsChanged} />
            </Card>
            <SlotFills slot={projectAside} props={{ projectId: project.id }} />
          </>
        }
      >
        <ProjectTasks project={project} />
        {project.description !== '' && (
          <Card title={t('Description')}>
            <RichText html={project.description} />
          </Card>
        )}
        <Card title={t('Conversation')}>
          <Conversation of="project" id={project.id} />
        </Card>
      </Split>
      <TaskInAddress />
    </>
  )
}

function Head({ project }: { readonly project: Project }) {
  const t = useTexts('projects')
  const navigate = useNavigate()
  const dialog = useDialog(projectDialog)
  const may = {
    edit: useCan('projects.can_edit'),
    create: useCan('projects.can_create'),
    remove: useCan('projects.can_delete'),
  }
  const [open, setOpen] = useState<'share' | 'template'>()
  const { id, title, board, column_name, column_color, customer_id, customer_name, tags } = project
  const entries = [
    ...(may.edit ? [{ label: t('Share with the customer'), icon: 'link', onSelect: () => setOpen('share') }] : []),
    ...(may.create ? [{ label: t('Save as template'), icon: 'copy-plus', onSelect: () => setOpen('template') }] : []),
    ...(may.remove
      ? [
          'separator' as const,
          {
            ...{ label: t('Delete'), icon: 'trash-2', danger: true },
            onSelect: () => void removeProject(project, t).then((isGone) => isGone && navigate('/admin/projects')),
          },
        ]
      : []),
  ]
  return (
    <>
      <PageHeader
        title={title}
        icon="square-kanban"
        badges={
          <>
            {board && <ColumnBadge name={column_name} color={column_color} />}
            {tags.map((tag) => (
              <Badge key={tag} plain>
                {tag}
              </Badge>
            ))}
          </>
        }
        subtitle={
          <span className="row g3 wrap">
            {customer_id !== null && (
              <Link className="link" to={`/admin/customers/${customer_id}`}>
                {customer_name}
              </Link>
            )}
            {board && (
              <Link className="link" to={`/admin/projects?board=${board.id}`}>
                {board.name}
              </Link>
            )}
          </span>
        }
        actions={
          <>
            {may.edit && (
              <Button icon="pencil" onClick={() => void dialog.open({ projectId: id })}>
                {t('Edit')}
              </Button>
            )}
            {entries.length > 0 && (
              <Menu trigger={<IconButton icon="ellipsis" label={t('More')} />} entries={entries} />
            )}
          </>
        }
      />
      {open === 'share' && <ShareProjectDialog project={project} onClose={() => setOpen(undefined)} />}
      {open === 'template' && <TemplateDialog project={project} onClose={() => setOpen(undefined)} />}
    </>
  )
}
