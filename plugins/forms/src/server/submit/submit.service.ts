import type { BotCheck } from '@ashlar/sdk/server'
import { errors } from '../../errors.ts'
import { isProgram, tokenIn } from './claims.ts'
import type { FormCheck } from './form-check.service.ts'
import type { FoundForm } from './found-form.ts'
import type { Intake } from './intake.service.ts'
import type { ReceivedForm } from './received-form.ts'
import { repeatKeyOf } from './repeat-key.ts'

/** What became of a form. */
export interface Answer {
  readonly form: FoundForm
  /** Why it was not taken in as a whole; undefined when it was. */
  readonly refused: ReturnType<typeof errors.INVALID_FIELDS> | undefined
  /** By field key. */
  readonly problems: Readonly<Record<string, string>>
  /** For the visitor. */
  readonly message: string
}

/** Take in what a visitor sent. */
export class SubmitService {
  readonly #check: FormCheck
  /** Undefined where the installation has none: then nothing is checked. */
  readonly #botCheck: BotCheck | undefined
  readonly #intake: Intake

  constructor(check: FormCheck, botCheck: BotCheck | undefined, intake: Intake) {
    this.#check = check
    this.#botCheck = botCheck
    this.#intake = intake
  }

  /** @throws FORMS_UNKNOWN_FORM (422), TOO_MANY_REQUESTS (429), FORMS_FILES_FULL (503) */
  async submit(received: ReceivedForm): Promise<Answer> {
    const { form, checked, texts } = await this.#check.check(received)
    const { problems } = checked
    if (Object.keys(problems).length > 0) return refusal(form, errors.INVALID_FIELDS(), problems, texts.invalid)
    const taken = { form, refused: undefined, problems, message: form.props.successMessage || texts.success }
    const repeatKey = await repeatKeyOf(form, checked)
    if (await this.#intake.isRepeat(repeatKey)) return taken
    const verdict = (await this.#botCheck?.verify(tokenIn(received))) ?? 'passed'
    if (verdict === 'refused') {
      // Sent twice at once: the other one has used the token.
      return (await this.#intake.isRepeat(repeatKey))
        ? taken
        : refusal(form, errors.NOT_VERIFIED(), {}, texts.notVerified)
    }
    const held = isProgram(received) ? 'honeypot' : verdict === 'missing' ? 'no-bot-check' : null
    await this.#intake.take({ form, received, checked, held, repeatKey })
    return taken
  }
}

function refusal(
  form: FoundForm,
  refused: NonNullable<Answer['refused']>,
  problems: Answer['problems'],
  message: string,
): Answer {
  return { form, refused, problems, message }
}
