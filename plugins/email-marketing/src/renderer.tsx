import { type BlockComponentProps, defineBlockRenderer } from '@ashlar/sdk/renderer'
import { newsletter } from './block.ts'
import { signUpPath } from './contract/addresses.ts'
import { formName } from './form-name.ts'
import { words } from './visitor-texts.ts'

/** A form that works by itself: without a script it is looked at by staff before anything is mailed. */
function Newsletter({ id, props, root, view }: BlockComponentProps<typeof newsletter>) {
  const ids = { email: `${id}-email`, note: `${id}-note`, problem: `${id}-problem` }
  const t = words(view.language)
  // A button that nobody named speaks the language of the page.
  const button = props.buttonText === words('en').subscribe ? t.subscribe : props.buttonText
  // NEWS-005
  const isEdited = view.mode === 'canvas'
  return (
    <div {...root}>
      {(props.title !== '' || props.text !== '') && (
        <div className="newsletter-words">
          {props.title !== '' && <h2>{props.title}</h2>}
          {props.text !== '' && <p>{props.text}</p>}
        </div>
      )}
      <form name={formName} method="post" action={signUpPath} aria-label={props.title || undefined}>
        <input type="hidden" name="form" value={formName} />
        <input type="hidden" name="listId" value={props.listId} />
        <label htmlFor={ids.email}>
          {t.email} <span aria-hidden="true">*</span>
        </label>
        <div className="newsletter-line">
          <input
            id={ids.email}
            type="email"
            name="email"
            required
            maxLength={254}
            autoComplete="email"
            aria-describedby={`${ids.problem} ${ids.note}`}
          />
          <button type="submit" className="button" data-variant="success" disabled={isEdited}>
            {button}
          </button>
        </div>
        <p className="newsletter-problem" id={ids.problem} />
        <p className="newsletter-state" role="status" />
        {props.consentText !== '' && (
          <p className="newsletter-note" id={ids.note}>
            {props.consentText}
          </p>
        )}
      </form>
    </div>
  )
}

export default defineBlockRenderer(newsletter, Newsletter, { client: 'visible' })
