import type { ReplyOf } from '@ashlar/sdk'
import { call, SlotFills, useCan } from '@ashlar/sdk/admin'
import { SchemaField } from '@ashlar/sdk/forms'
import {
  ConflictDialog,
  CustomFieldInputs,
  differences,
  PeopleField,
  TagField,
  useRecordForm,
} from '@ashlar/sdk/records'
import { Button, toast, useTexts } from '@ashlar/sdk/ui'
import { useState } from 'react'
import type { Static } from 'typebox'
import {
  changeProject,
  type checkProjects,
  createProject,
  type Project,
  type ProjectTemplate,
  projectAside,
  type projectDialog,
  projectFields,
  projectTags,
} from '../../contract.ts'
import { projectsChanged } from '../changed.ts'
import { DescriptionField } from '../form/description-field.tsx'
import { RecordDialog } from '../form/record-dialog.tsx'
import { conflictIn } from './conflict-in.ts'
import { CustomerFields } from './customer-fields.tsx'
import { DateFields } from './date-fields.tsx'
import { PlaceFields } from './place-fields.tsx'
import { blankProject, formOf, newProjectOf, ProjectForm, projectChangeOf } from './project-form.ts'
import { RateField } from './rate-field.tsx'
import { removeProject } from './remove-project.ts'
import { TemplateChoice } from './template-choice.tsx'

export interface ProjectEditorProps {
  /** Undefined for a new one. */
  readonly project: Project | undefined
  readonly input: Static<(typeof projectDialog)['input']>
  readonly check: ReplyOf<typeof checkProjects>
  readonly close: (answer?: { projectId: number; title: string }) => void
}

/** The form of a project (PROJ-003 to -014). What somebody may not change is only shown. */
export function ProjectEditor({ project, input, check, close }: ProjectEditorProps) {
  const t = useTexts('projects')
  const mayWrite = useCan(project ? 'projects.can_edit' : 'projects.can_create')
  const mayRemove = useCan('projects.can_delete')
  const [template, setTemplate] = useState<ProjectTemplate>()
  const who = { mayAssign: check.canAssignUsers, mayChooseCustomer: check.can_assign_customer }
  const titles = {
    ...{ title: t('Title'), est_hours: t('Est. Hours'), start_date: t('Start Date'), end_date: t('End Date') },
    ...{ description: t('Description'), tags: t('Tags'), assignees: t('Assignees') },
  }
  const { form, problem, conflict, save } = useRecordForm({
    schema: ProjectForm,
    initial: project ? formOf(project) : blankProject(givenBy(input)),
    stored: project,
    valuesOf: formOf,
    messages: { title: t('Title is required'), est_hours: t('Est. Hours is required') },
    rules: ({ start_date: start, end_date: end }) =>
      end !== '' && start !== '' && end < start ? { end_date: t('The end is before the start.') } : {},
    send: async (values, revision) => {
      const saved = project
        ? await call(changeProject, {
            params: { id: project.id },
            body: { ...projectChangeOf(values, who), ...(revision !== undefined && { revision }) },
          })
        : await call(createProject, { body: newProjectOf(values, who, template?.id) })
      await projectsChanged()
      return saved.project
    },
    conflictIn,
    failed: (message) => {
      if (!project) return { title: t('The project was not created'), text: message }
      const title = t('Failed to update project: {message}', { message })
      toast.error(title)
      return { title, text: '' }
    },
  })
  const { values, change, errors, idOf } = form
  const field = { form, readOnly: !mayWrite }
  return (
    <>
      <RecordDialog
        title={project ? project.title : t('New Project')}
        icon="square-kanban"
        form={form}
        submit={project ? t('Update') : t('Create')}
        problem={problem}
        readOnly={!mayWrite}
        save={async () => {
          const saved = await save()
          return saved && { projectId: saved.id, title: saved.title }
        }}
        close={close}
        actions={
          project &&
          mayRemove && (
            <Button
              variant="quiet-danger"
              icon="trash-2"
              onClick={() => void removeProject(project, t).then((isGone) => isGone && close())}
            >
              {t('Delete')}
            </Button>
          )
        }
        aside={
          <>
            <SchemaField form={form} name="est_hours" required />
            <PlaceFields {...field} project={project} />
            <DateFields {...field} />
            {check.canAssignUsers && (
              <PeopleField
                id={idOf('assignees')}
                label={t('Assignees')}
                value={values.assignees}
                error={errors['assignees']}
                onChange={(people) => change('assignees', [...people])}
                disabled={!mayWrite}
              />
            )}
            <RateField form={form} currency={check.currency} />
            {project && <SlotFills slot={projectAside} props={{ projectId: project.id }} />}
          </>
        }
      >
        {!project && <TemplateChoice form={form} chosen={template} first={input.templateId} onChoose={setTemplate} />}
        <SchemaField form={form} name="title" required />
        <CustomerFields {...field} project={project} check={check} />
        <CustomFieldInputs
          fields={projectFields}
          value={values.custom_fields}
          errors={errors}
          idOf={idOf}
          onChange={(custom) => change('custom_fields', custom)}
        />
        <TagField
          tags={projectTags}
          id={idOf('tags')}
          value={values.tags}
          error={errors['tags']}
          onChange={(tags) => change('tags', [...tags])}
        />
        <DescriptionField
          id={idOf('description')}
          label={t('Description')}
          value={values.description}
          error={errors['description']}
          onChange={(description) => change('description', description)}
          disabled={!mayWrite}
        />
      </RecordDialog>
      {conflict && (
        <ConflictDialog
          title={t('Someone else changed this project')}
          rows={differences(formOf(conflict.theirs), values, titles)}
          onTakeTheirs={() => conflict.decide('theirs')}
          onSaveYours={() => conflict.decide('yours')}
          onClose={() => conflict.decide('neither')}
        />
      )}
    </>
  )
}

function givenBy({ customerId, vehicleId, boardId, columnId }: ProjectEditorProps['input']): Partial<ProjectForm> {
  return {
    ...(customerId !== undefined && { customer_id: customerId }),
    ...(vehicleId !== undefined && { vehicle_id: vehicleId }),
    ...(boardId !== undefined && { board_id: boardId }),
    ...(columnId !== undefined && { column_id: columnId }),
  }
}
