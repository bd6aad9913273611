import type { Task } from './contract.ts'

/** States of tasks that are still to be done. */
export const openStatuses = ['pending', 'in_progress'] as const satisfies Task['status'][]

/** Whether a task is still to be done. */
export const isOpen = ({ status }: Pick<Task, 'status'>): boolean => openStatuses.some((open) => open === status)
