import type { Form } from '@ashlar/sdk/forms'
import type { TaskForm } from './task-form.ts'

/** What each part of the form is given. */
export interface FormPartProps {
  readonly form: Form<typeof TaskForm>
  readonly readOnly: boolean
}
