import type { OfCustomer } from '@ashlar/plugin-customers'
import { useDialog, useNavigate } from '@ashlar/sdk/admin'
import { Button, useTexts } from '@ashlar/sdk/ui'
import { projectDialog } from '../../contract.ts'

/** In the head of a customer: a project for them. */
export default function NewProjectButton({ customerId }: OfCustomer) {
  const t = useTexts('projects')
  const dialog = useDialog(projectDialog)
  const navigate = useNavigate()
  if (!dialog.isOffered) return null
  const create = async () => {
    const project = await dialog.open({ customerId })
    if (project) void navigate(`/admin/projects/${project.projectId}`)
  }
  return (
    <Button icon="square-kanban" onClick={() => void create()}>
      {t('New Project')}
    </Button>
  )
}
