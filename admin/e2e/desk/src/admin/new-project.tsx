import { type CommandProps, useNavigate } from '@ashlar/sdk/admin'
import { SmallForm } from './small-form.tsx'

/** OPEN-107: then to the new project. */
export default function NewProject({ close }: CommandProps) {
  const navigate = useNavigate()
  return (
    <SmallForm
      title="New Project"
      path="/api/v1/admin/projects/"
      fields={{ title: 'Title' }}
      close={close}
      onMade={(id) => void navigate(`/admin/projects/${id}`)}
    />
  )
}
