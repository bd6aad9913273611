import { Assignee, Id } from '@ashlar/sdk'
import Type, { type Static } from 'typebox'
import { Hours, type NewProject, type Project, type ProjectChange } from '../../contract.ts'

const orNone = Type.Union([Id, Type.Null()])

/** What people write of a project, as its form holds it. */
export const ProjectForm = Type.Object({
  title: Type.String({ title: 'Title', minLength: 1, maxLength: 200, pattern: '\\S' }),
  est_hours: Hours,
  customer_id: orNone,
  vehicle_id: orNone,
  attachedInvoices: Type.Array(Id),
  board_id: orNone,
  column_id: orNone,
  start_date: Type.String({ title: 'Start Date' }),
  end_date: Type.String({ title: 'End Date' }),
  assignees: Type.Array(Assignee),
  custom_fields: Type.Array(Type.Object({ id: Type.String(), value: Type.String() })),
  description: Type.String({ title: 'Description', maxLength: 100_000 }),
  tags: Type.Array(Type.String()),
  hourly_rate: Type.Union([Type.Integer({ minimum: 0, maximum: 100_000_000 }), Type.Null()]),
})
export type ProjectForm = Static<typeof ProjectForm>

/** What a new project begins with (PROJ-016, PROJ-017). */
export const blankProject = (given: Partial<ProjectForm>): ProjectForm => ({
  ...{ title: '', est_hours: 1, customer_id: null, vehicle_id: null, attachedInvoices: [], board_id: null },
  ...{ column_id: null, start_date: new Date().toISOString(), end_date: '', assignees: [], custom_fields: [] },
  ...{ description: '', tags: [], hourly_rate: null },
  ...given,
})

export const formOf = (project: Project): ProjectForm => ({
  ...{ title: project.title, est_hours: project.est_hours, customer_id: project.customer_id },
  ...{ vehicle_id: project.vehicle_id, board_id: project.board_id, column_id: project.column_id },
  attachedInvoices: (project.attachedInvoices ?? []).map(({ id }) => id),
  ...{ start_date: project.start_date, end_date: project.end_date ?? '', assignees: project.assignees },
  custom_fields: Object.entries(project.custom_fields).map(([id, value]) => ({ id, value })),
  ...{ description: project.description, tags: project.tags, hourly_rate: project.hourly_rate },
})

interface WhoSaves {
  readonly mayAssign: boolean
  readonly mayChooseCustomer: boolean
}

const common = (values: ProjectForm, { mayAssign, mayChooseCustomer }: WhoSaves) => {
  const { assignees, custom_fields, customer_id, vehicle_id, start_date, end_date, ...fields } = values
  const { board_id: _, column_id: __, ...others } = fields
  return {
    ...others,
    start_date: start_date || null,
    end_date: end_date || null,
    custom_fields: Object.fromEntries(custom_fields.map(({ id, value }) => [id, value])),
    // What somebody may not change is not sent: it would be refused with everything else.
    ...(mayChooseCustomer && { customer_id, vehicle_id }),
    ...(mayAssign && { assignees: assignees.map(({ id }) => id) }),
  }
}

export const newProjectOf = (values: ProjectForm, who: WhoSaves, templateId: number | undefined): NewProject => ({
  ...common(values, who),
  ...(values.column_id !== null && { column_id: values.column_id }),
  ...(templateId !== undefined && { template_id: templateId }),
})

/** The place on its board is changed there (PROJ-025). */
export const projectChangeOf = (values: ProjectForm, who: WhoSaves): ProjectChange => common(values, who)
