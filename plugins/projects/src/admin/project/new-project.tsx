import { type CommandProps, useDialog, useNavigate } from '@ashlar/sdk/admin'
import { useEffect, useRef } from 'react'
import { projectDialog } from '../../contract.ts'

/** CMD-009, OPEN-107: from the command menu, then to the new project. */
export default function NewProject({ close }: CommandProps) {
  const { open } = useDialog(projectDialog)
  const navigate = useNavigate()
  const hasOpened = useRef(false)
  useEffect(() => {
    if (hasOpened.current) return
    hasOpened.current = true
    void open({}).then((project) => {
      close()
      if (project) void navigate(`/admin/projects/${project.projectId}`)
    })
  }, [open, close, navigate])
  return null
}
