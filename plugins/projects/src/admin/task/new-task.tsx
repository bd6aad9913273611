import { type CommandProps, useDialog } from '@ashlar/sdk/admin'
import { useEffect, useRef } from 'react'
import { taskDialog } from '../../contract.ts'

/** CMD-010, OPEN-107: from the command menu; whoever made a task stays where they were. */
export default function NewTask({ close }: CommandProps) {
  const { open } = useDialog(taskDialog)
  const hasOpened = useRef(false)
  useEffect(() => {
    if (hasOpened.current) return
    hasOpened.current = true
    void open({}).then(close)
  }, [open, close])
  return null
}
