import { countRows, deleteFilesOf, migration, statement, tenantTable } from '@ashlar/sdk/server'
import { assigneesOfBoards } from '../server/board/beside.ts'
import { assigneesOfProjects, fieldsOfProjects, tagsOfProjects } from '../server/project/beside.ts'
import { assigneesOfTasks, tagsOfTasks } from '../server/task/beside.ts'

const text = (name: string) => `${name} text not null default ''`
const sort = 'sort text collate "C" not null check (length(sort) <= 200)'
const own = ['id bigint generated always as identity', 'primary key (tenant_id, id)'] as const
const times = [
  'created_at timestamptz not null default now()',
  'updated_at timestamptz not null default now()',
] as const
/** Account of a person; 0 is nobody: accounts stay behind when a website moves to another installation. */
const person = (name: string) => `${name} bigint not null default 0`
/** Thousandths of an hour. */
const hours = 'est_hours integer not null default 1000 check (est_hours >= 0)'

const board = tenantTable('board', [
  ...own,
  'name text not null',
  person('user_id'),
  'created_at timestamptz not null default now()',
])

const column = tenantTable('board_column', [
  ...own,
  'board_id bigint not null',
  'name text not null',
  `color text not null default '#8a8f98'`,
  sort,
  'card_limit integer',
  'is_done boolean not null default false',
  'unique (tenant_id, board_id, id)',
  'foreign key (tenant_id, board_id) references projects.board (tenant_id, id) on delete cascade',
])

const project = tenantTable('project', [
  ...own,
  'title text not null',
  'title_key text collate "C" not null',
  hours,
  'start_date timestamptz not null default now()',
  'end_date timestamptz',
  text('description'),
  'customer_id bigint',
  'vehicle_id bigint',
  'board_id bigint',
  'column_id bigint',
  sort,
  'hourly_rate bigint check (hourly_rate >= 0)',
  'created_by bigint',
  'revision integer not null default 1',
  ...times,
  'check (end_date is null or end_date >= start_date)',
  'check ((board_id is null) = (column_id is null))',
  // Without "set null": whoever deletes a board or column says where its cards go.
  'foreign key (tenant_id, board_id, column_id) references projects.board_column (tenant_id, board_id, id)',
])

const invoice = tenantTable('project_invoice', [
  'project_id bigint not null',
  'invoice_id bigint not null',
  'primary key (tenant_id, project_id, invoice_id)',
  'foreign key (tenant_id, project_id) references projects.project (tenant_id, id) on delete cascade',
])

const task = tenantTable('task', [
  ...own,
  'title text not null',
  'title_key text collate "C" not null',
  hours,
  `status text not null default 'pending' check (status in ('pending', 'in_progress', 'completed', 'cancelled'))`,
  'due_date date',
  // Lists go by it: a date that is not there comes last.
  `due_key text collate "C" not null default '9999-12-31'`,
  text('description'),
  'project_id bigint',
  'column_id bigint',
  sort,
  'completed_at timestamptz',
  `checklist jsonb not null default '[]'`,
  'repeats jsonb',
  'created_by bigint',
  'revision integer not null default 1',
  ...times,
  'foreign key (tenant_id, project_id) references projects.project (tenant_id, id) on delete cascade',
  'foreign key (tenant_id, column_id) references projects.board_column (tenant_id, id)',
])

const ofTask = [
  'task_id bigint not null',
  'foreign key (tenant_id, task_id) references projects.task (tenant_id, id) on delete cascade',
] as const

const timeEntry = tenantTable('time_entry', [
  ...own,
  ...ofTask,
  person('user_id'),
  'start_time timestamptz not null',
  'end_time timestamptz',
  'duration integer not null default 0',
  text('description'),
  'billable boolean not null default true',
  'document_id bigint',
  'check (end_time is null or end_time >= start_time)',
])

const schedule = tenantTable('schedule', [
  ...own,
  ...ofTask,
  person('assignee_id'),
  'start_time timestamptz not null',
  'end_time timestamptz not null',
  'check (end_time > start_time)',
])

const dependency = tenantTable('task_dependency', [
  ...ofTask,
  'waits_for bigint not null',
  'primary key (tenant_id, task_id, waits_for)',
  'check (task_id <> waits_for)',
  'foreign key (tenant_id, waits_for) references projects.task (tenant_id, id) on delete cascade',
])

/** Of a project, or of a task. */
const ofEither = [
  'project_id bigint',
  'task_id bigint',
  person('user_id'),
  'created_at timestamptz not null default now()',
  'foreign key (tenant_id, project_id) references projects.project (tenant_id, id) on delete cascade',
  'foreign key (tenant_id, task_id) references projects.task (tenant_id, id) on delete cascade',
] as const

const comment = tenantTable('comment', [
  ...own,
  ...ofEither,
  'body text not null',
  'edited_at timestamptz',
  'check ((project_id is null) <> (task_id is null))',
])

const activity = tenantTable('activity', [...own, ...ofEither, 'kind text not null', text('detail')])

const quoteProject = tenantTable('quote_project', [
  'document_id bigint not null',
  'primary key (tenant_id, document_id)',
])

const template = tenantTable('project_template', [
  ...own,
  'name text not null',
  hours,
  text('description'),
  'days integer',
  `tags jsonb not null default '[]'`,
  `custom_fields jsonb not null default '{}'`,
  `tasks jsonb not null default '[]'`,
  'created_at timestamptz not null default now()',
])

const share = tenantTable('project_share', [
  'project_id bigint not null',
  'token_hash text not null',
  'ends_at timestamptz not null',
  'created_at timestamptz not null default now()',
  'primary key (tenant_id, project_id)',
  'unique (tenant_id, token_hash)',
  'foreign key (tenant_id, project_id) references projects.project (tenant_id, id) on delete cascade',
])

const index = (name: string, table: string, columns: string, where = '') =>
  statement(`create index ${name} on projects.${table} (tenant_id, ${columns})${where}`)

export default migration('0001-project', [
  board,
  index('board_by_owner', 'board', 'user_id, id'),
  column,
  index('column_by_board', 'board_column', 'board_id, sort, id'),
  project,
  index('project_by_title', 'project', 'title_key, id'),
  index('project_by_start', 'project', 'start_date, id'),
  index('project_by_creation', 'project', 'created_at, id'),
  index('project_by_change', 'project', 'updated_at, id'),
  index('project_by_sort', 'project', 'sort, id'),
  index('project_by_column', 'project', 'board_id, column_id, sort, id'),
  index('project_by_customer', 'project', 'customer_id, id', ' where customer_id is not null'),
  index('project_by_end', 'project', 'end_date, id', ' where end_date is not null'),
  countRows('project'),
  deleteFilesOf('project'),
  invoice,
  task,
  index('task_by_title', 'task', 'title_key, id'),
  index('task_by_due_date', 'task', 'due_key, id'),
  index('task_by_status', 'task', 'status, due_key, id'),
  // What is still to be done is asked for most, and lies behind years of what is done.
  index('task_to_do', 'task', 'due_key, id', ` where status in ('pending', 'in_progress')`),
  index('task_by_creation', 'task', 'created_at, id'),
  index('task_by_change', 'task', 'updated_at, id'),
  index('task_by_sort', 'task', 'sort, id'),
  index('task_by_project', 'task', 'project_id, sort, id'),
  index('task_by_column', 'task', 'column_id, sort, id', ' where column_id is not null'),
  countRows('task', 'status'),
  deleteFilesOf('task'),
  timeEntry,
  index('time_entry_by_task', 'time_entry', 'task_id, start_time, id'),
  index('time_entry_by_person', 'time_entry', 'user_id, start_time, id'),
  statement(
    'create unique index time_entry_running on projects.time_entry (tenant_id, user_id) where end_time is null',
  ),
  index('time_entry_by_document', 'time_entry', 'document_id', ' where document_id is not null'),
  schedule,
  index('schedule_by_task', 'schedule', 'task_id, start_time, id'),
  index('schedule_by_person', 'schedule', 'assignee_id, start_time, id'),
  dependency,
  index('task_dependency_by_other', 'task_dependency', 'waits_for, task_id'),
  comment,
  index('comment_by_project', 'comment', 'project_id, id', ' where project_id is not null'),
  index('comment_by_task', 'comment', 'task_id, id', ' where task_id is not null'),
  activity,
  index('activity_by_project', 'activity', 'project_id, id', ' where project_id is not null'),
  index('activity_by_task', 'activity', 'task_id, id', ' where task_id is not null'),
  quoteProject,
  template,
  share,
  ...assigneesOfBoards.steps,
  ...[...tagsOfProjects.steps, ...fieldsOfProjects.steps, ...assigneesOfProjects.steps],
  ...[...tagsOfTasks.steps, ...assigneesOfTasks.steps],
])
