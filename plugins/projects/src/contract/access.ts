import { permission } from '@ashlar/sdk'
import { projects } from '../module.ts'

/** Who may do something with boards, projects, tasks and time. */
export const may = (action: 'can_view' | 'can_create' | 'can_edit' | 'can_delete') =>
  permission(projects, 'projects', action)
