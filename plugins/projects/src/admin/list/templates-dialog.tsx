import { CouldNotLoadNote, call, outdated, useCall, useCan, useDialog, useNavigate } from '@ashlar/sdk/admin'
import { Button, confirm, Dialog, IconButton, Pending, Skeleton, toast, useTexts } from '@ashlar/sdk/ui'
import { deleteTemplate, listTemplates, type ProjectTemplate, projectDialog } from '../../contract.ts'
import { problemOf } from '../problem-of.ts'

/** Templates of projects: to begin one with, and to delete. */
export function TemplatesDialog({ onClose }: { readonly onClose: () => void }) {
  const t = useTexts('projects')
  const navigate = useNavigate()
  const mayCreate = useCan('projects.can_create')
  const mayDelete = useCan('projects.can_delete')
  const dialog = useDialog(projectDialog)
  const { data, error, refetch } = useCall(listTemplates)
  const rows = data?.results.rows ?? []
  const use = async ({ id }: ProjectTemplate) => {
    const project = await dialog.open({ templateId: id })
    if (!project) return
    onClose()
    void navigate(`/admin/projects/${project.projectId}`)
  }
  const remove = async ({ id, name }: ProjectTemplate) => {
    const description = t('The template “{name}” is deleted. Projects that were created from it stay.', { name })
    if (!(await confirm({ description, destructive: true }))) return
    try {
      await call(deleteTemplate, { params: { id } })
    } catch (problem) {
      toast.error(t('The template was not deleted'), { description: problemOf(problem) })
    }
    await outdated(listTemplates)
  }
  return (
    <Dialog
      open
      title={t('Templates')}
      description={t('A project is saved as a template from its own screen.')}
      icon="copy"
      onOpenChange={(open) => !open && onClose()}
    >
      {error ? (
        <CouldNotLoadNote error={error} retry={refetch} />
      ) : !data ? (
        <Pending>
          <Skeleton width={280} height={30} />
        </Pending>
      ) : rows.length === 0 ? (
        <p className="t2">{t('There are no templates yet.')}</p>
      ) : (
        <ul className="lines" aria-label={t('Templates')}>
          {rows.map((template) => (
            <li key={template.id} className="row g3">
              <span className="grow trunc">
                <b className="med">{template.name}</b>
                <span className="t3 xs"> {t('{count} task|{count} tasks', { count: template.tasks.length })}</span>
              </span>
              {mayCreate && (
                <Button
                  size="sm"
                  aria-label={t('Use {name}', { name: template.name })}
                  onClick={() => void use(template)}
                >
                  {t('Use')}
                </Button>
              )}
              {mayDelete && (
                <IconButton
                  icon="trash-2"
                  size="xs"
                  label={t('Delete {name}', { name: template.name })}
                  onClick={() => void remove(template)}
                />
              )}
            </li>
          ))}
        </ul>
      )}
    </Dialog>
  )
}
