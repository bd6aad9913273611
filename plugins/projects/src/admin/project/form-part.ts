import type { Form } from '@ashlar/sdk/forms'
import type { ProjectForm } from './project-form.ts'

/** What each part of the form is given. */
export interface FormPartProps {
  readonly form: Form<typeof ProjectForm>
  readonly readOnly: boolean
}
