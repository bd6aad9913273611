import { type ArchivePart, type ArchiveRow, archiveTable, leaveOut, sanitiseRichText } from '@ashlar/sdk/server'
import { assigneesOfBoards } from './board/beside.ts'
import { assigneesOfProjects } from './project/beside.ts'
import { assigneesOfTasks } from './task/beside.ts'

/** Text that somebody may have written into the backup by hand. */
const cleaned = (name: string) => (row: ArchiveRow) => ({ ...row, [name]: sanitiseRichText(String(row[name] ?? '')) })

/**
 * What of the module is in a website's backup. Accounts stay behind, so boards, time and comments are nobody's
 * afterwards; links for customers end, and a timer that runs is its person's.
 */
export const archive: readonly ArchivePart[] = [
  ...[...assigneesOfBoards.archive, ...assigneesOfProjects.archive, ...assigneesOfTasks.archive],
  archiveTable('board', { without: ['user_id'] }),
  archiveTable('project', { without: ['created_by'], accept: cleaned('description') }),
  archiveTable('task', { without: ['created_by'], accept: cleaned('description') }),
  archiveTable('time_entry', { without: ['user_id'], where: 't.end_time is not null' }),
  archiveTable('schedule', { without: ['assignee_id'] }),
  archiveTable('comment', { without: ['user_id'], accept: cleaned('body') }),
  archiveTable('activity', { without: ['user_id'] }),
  ...leaveOut('project_share'),
]
