import type { BlockProps } from '@ashlar/sdk'
import { type BlockComponentProps, defineBlockRenderer, EmptyBlock, Icon } from '@ashlar/sdk/renderer'
import { submitPath } from '../contract/addresses.ts'
import { type FormField, inOrder } from '../form/field.ts'
import { keyedFields } from '../form/field-keys.ts'
import { honeypot } from '../form/reserved.ts'
import { sentValues } from '../form/sent-values.ts'
import { shownAmong } from '../form/shown.ts'
import { type FormWords, words } from '../form/visitor-texts.ts'
import { form } from './block.ts'
import { describedFields } from './described.ts'
import { FieldFrame } from './field-frame.tsx'
import type { FieldMarkup } from './field-parts.ts'
import { fieldIds } from './field-parts.ts'
import type { FormData } from './load-data.ts'
import { stepsOf } from './steps.ts'
import { StepButtons, StepsView } from './steps-view.tsx'

type Props = BlockComponentProps<typeof form, FormData | undefined>

/** A real form: without a script it is sent as it stands, and the server answers with a page (OPEN-256). */
function Form({ id, props, data, root, view }: Props) {
  if (props.dynamicForm.length === 0) {
    return <EmptyBlock root={root} view={view} icon="clipboard-list" text="No Fields" />
  }
  const texts = words(view.language)
  const reply = replyTo(id, data)
  if (reply?.taken) {
    return (
      <div {...root} id={id}>
        <p className="form-alert" data-variant="success" role="status">
          <Icon name="circle-check" />
          {props.successMessage || texts.success}
        </p>
      </div>
    )
  }
  const fields = markupOf(id, props, data, texts)
  const newsletter = props.newsletterSignup && <Newsletter text={props.newsletterText} />
  const steps = stepsOf(id, fields, { texts, lastHasMore: props.newsletterSignup })
  return (
    <div {...root} id={id}>
      <form
        className="form"
        method="post"
        action={submitPath}
        encType="multipart/form-data"
        aria-label={props.formName || undefined}
        data-success={props.successMessage || texts.success}
        data-failure={props.errorMessage || texts.failure}
      >
        {reply && <Refused message={reply.message || texts.failure} fields={fields} />}
        {steps.length > 0 ? (
          <StepsView steps={steps} texts={texts}>
            {(step) => (
              <>
                {step.fields.map((markup) => (
                  <FieldFrame key={markup.ids.control} markup={markup} data={data} />
                ))}
                {step === steps.at(-1) && newsletter}
              </>
            )}
          </StepsView>
        ) : (
          <>
            {fields.map((markup) => (
              <FieldFrame key={markup.ids.control} markup={markup} data={data} />
            ))}
            {newsletter}
          </>
        )}
        <Hidden id={id} props={props} page={view.page} />
        <div className="form-foot">
          {steps.length > 0 && <StepButtons steps={steps} texts={texts} isOff={view.mode === 'canvas'} />}
          <button
            type="submit"
            className="button form-submit"
            data-variant={props.submitButtonVariant}
            disabled={view.mode === 'canvas'}
          >
            {props.submitButtonText || texts.submit}
          </button>
        </div>
      </form>
    </div>
  )
}

function Newsletter({ text }: { readonly text: string }) {
  return (
    <div className="form-field">
      <label className="form-newsletter">
        <input type="checkbox" name="newsletterSignup" value="true" />
        {text}
      </label>
    </div>
  )
}

/** What goes along with the fields. Recipients stay on the server: a visitor has no use for them (OPEN-238). */
function Hidden({
  id,
  props,
  page,
}: {
  readonly id: string
  readonly props: BlockProps<typeof form>
  readonly page: Props['view']['page']
}) {
  const fields = describedFields(props.dynamicForm)
  const values: Readonly<Record<string, string>> = {
    formName: props.formName || 'contact_form',
    url: page.isHome ? '/' : `/${page.slug}`,
    page: String(page.id),
    node: id,
    tags: JSON.stringify(props.tags),
    createCustomer: String(props.createCustomer),
    ...(props.newsletterSignup && { newsletterListId: String(props.newsletterListId) }),
    fields: JSON.stringify(fields.descriptions),
    validations: JSON.stringify(fields.validations),
  }
  return (
    <>
      {Object.entries(values).map(([name, value]) => (
        <input key={name} type="hidden" name={name} defaultValue={value} />
      ))}
      <div className="form-trap" aria-hidden="true">
        <input type="text" name={honeypot} tabIndex={-1} autoComplete="off" aria-label="Leave this empty" />
      </div>
    </>
  )
}

/** What is wrong, with the way to each field. */
function Refused({ message, fields }: { readonly message: string; readonly fields: readonly FieldMarkup[] }) {
  return (
    <div className="form-alert" data-variant="danger" role="alert">
      <Icon name="circle-exclamation-point" />
      <div>
        <p>{message}</p>
        <ul>
          {fields
            .filter(({ problem }) => problem !== '')
            .map(({ field, ids, problem }) => (
              <li key={ids.control}>
                <a href={`#${ids.control}`}>{field.label}</a>: {problem}
              </li>
            ))}
        </ul>
      </div>
    </div>
  )
}

function markupOf(
  node: string,
  { dynamicForm }: BlockProps<typeof form>,
  data: FormData | undefined,
  texts: FormWords,
): readonly FieldMarkup[] {
  const keyed = keyedFields(dynamicForm)
  const keys = new Map(keyed.map(({ key, field }) => [field, key]))
  const names = new Map(keyed.map(({ key, field }) => [field.id, key]))
  const reply = replyTo(node, data)
  const valuesOf = (field: FormField) => {
    const preset = field.type === 'product' ? data?.choices.product?.preset : undefined
    return (reply && memberOf(reply.values, keys.get(field) ?? '')) ?? [preset ?? field.defaultValue]
  }
  const ordered = inOrder(dynamicForm)
  const shown = shownAmong(ordered, (field) => (keys.has(field) ? sentValues(field, valuesOf(field)) : undefined))
  return ordered.map((field, place) => {
    const name = keys.get(field) ?? ''
    const showWhen = namedConditions(field, names)
    return {
      name,
      field,
      ids: fieldIds(node, place),
      values: valuesOf(field),
      problem: (reply && memberOf(reply.errors, name)) ?? '',
      hint: field.type === 'file' ? texts.fileHint : field.type === 'vehicle-select' ? texts.vehicleHint : '',
      required: field.rules.required && showWhen === undefined,
      showWhen,
      isShown: shown.has(field),
      texts,
    }
  })
}

/** Conditions as the page's script reads them: by the names of fields. Undefined for none that can count. */
function namedConditions(
  { showWhen }: FormField,
  names: ReadonlyMap<string, string>,
): FormField['showWhen'] | undefined {
  const { match } = showWhen
  const conditions = showWhen.conditions.flatMap(({ field, test, values }) => {
    const name = names.get(field)
    return name === undefined ? [] : [{ field: name, test, values }]
  })
  return conditions.length === 0 ? undefined : { match, conditions }
}

/** A page may hold several forms. */
const replyTo = (node: string, data: FormData | undefined) => (data?.reply?.node === node ? data.reply : undefined)

const memberOf = <T,>(values: Readonly<Record<string, T>>, name: string): T | undefined =>
  Object.hasOwn(values, name) ? values[name] : undefined

export default defineBlockRenderer(form, Form, {
  client: ({ dynamicForm }) => (dynamicForm.length === 0 ? undefined : 'load'),
  // Everything that the script needs stands in the form; recipients must not stand in the page at all.
  clientProps: () => ({}),
})
