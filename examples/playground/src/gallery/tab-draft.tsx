import { Field, Textarea } from '@ashlar/sdk/ui'

/** What is typed here is still here after another tab. */
export default function DraftTab() {
  return <Field label="Draft">{(ties) => <Textarea {...ties} placeholder="Type, then look at another tab" />}</Field>
}
