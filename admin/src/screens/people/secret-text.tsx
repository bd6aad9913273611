import { CopyButton } from '@ashlar/sdk/ui'
import './secret-text.css'

/** Something that is shown once, with a way to take it along. */
export function SecretText({ label, text }: { readonly label: string; readonly text: string }) {
  return (
    <section className="secret" aria-label={label}>
      <code className="mono grow">{text}</code>
      <CopyButton iconOnly text={text} name={label} />
    </section>
  )
}
