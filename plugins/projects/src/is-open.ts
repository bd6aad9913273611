import type { Task } from './contract.ts'

/** Whether a task is still to be done. */
export const isOpen = ({ status }: Pick<Task, 'status'>): boolean => status === 'pending' || status === 'in_progress'
