import { type CommandProps, call, useNavigate } from '@ashlar/sdk/admin'
import { addProject } from '../contract.ts'
import { SmallForm } from './small-form.tsx'

/** OPEN-107: then to the new project. */
export default function NewProject({ close }: CommandProps) {
  const navigate = useNavigate()
  return (
    <SmallForm
      title="New Project"
      make={(body) => call(addProject, { body })}
      fields={{ title: 'Title' }}
      close={close}
      onMade={(id) => void navigate(`/admin/projects/${id}`)}
    />
  )
}
