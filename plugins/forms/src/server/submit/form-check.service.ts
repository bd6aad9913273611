import type { Log, PublishedBlocks } from '@ashlar/sdk/server'
import type { FieldContribution } from '../../contract.ts'
import type { FormWords } from '../../form/visitor-texts.ts'
import type { FormOptions } from '../form-options.ts'
import type { CheckedForm } from './checked-fields.ts'
import { tellClaims } from './claims.ts'
import { type FoundForm, foundForm } from './found-form.ts'
import type { ReceivedForm } from './received-form.ts'

interface CheckedAnswer {
  readonly form: FoundForm
  readonly checked: CheckedForm
  /** For the answer, in the language of the website. */
  readonly texts: FormWords
}

/**
 * Nothing that a browser says about a form is believed: fields, rules, recipients, tags and list are those of the
 * published block (T16).
 */
export class FormCheck {
  readonly #published: PublishedBlocks
  readonly #options: FormOptions
  readonly #log: Log | undefined
  /** Choices that other packages bring (FORM-023, -024). */
  readonly #brought: Readonly<Record<string, FieldContribution | undefined>>

  constructor(
    published: PublishedBlocks,
    options: FormOptions,
    log: Log | undefined,
    dropdown: FieldContribution | undefined,
    checkbox: FieldContribution | undefined,
  ) {
    this.#published = published
    this.#options = options
    this.#log = log
    this.#brought = { 'product-categories-dropdown': dropdown, 'product-categories-checkbox': checkbox }
  }

  /** @throws FORMS_UNKNOWN_FORM (422) */
  async check(received: ReceivedForm): Promise<CheckedAnswer> {
    const text = (name: string) => received.values.get(name)?.[0]
    const place = { page: text('page'), node: text('node'), url: text('url'), formName: text('formName') }
    const form = await foundForm(this.#published, place)
    const { places_key: placesKey } = await this.#options.all()
    const texts = await this.#options.texts()
    const around = { hasPlaces: placesKey !== '', choices: await this.#choicesOf(form), texts }
    tellClaims(received, form, this.#log)
    // It knows the phone numbers of the world and an engine for patterns: memory that waits for the first form.
    const { checkedFields } = await import('./checked-fields.ts')
    return { form, checked: checkedFields(form.props, received, around), texts }
  }

  async #choicesOf({ props }: FoundForm): Promise<Record<string, readonly string[]>> {
    const used = new Set<string>(props.dynamicForm.map(({ type }) => type))
    const choices: Record<string, readonly string[]> = {}
    for (const [type, contribution] of Object.entries(this.#brought)) {
      if (contribution && used.has(type)) choices[type] = (await contribution.choices()).names
    }
    return choices
  }
}
