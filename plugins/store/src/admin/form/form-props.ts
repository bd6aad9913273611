import type { Form } from '@ashlar/sdk/forms'
import type { ProductForm } from './product-form.ts'

/** What each card of the product's form is given. */
export interface FormProps {
  readonly form: Form<typeof ProductForm>
}
