import type { SearchResultProps } from '@ashlar/sdk/admin'
import { Icon, Marked } from '@ashlar/sdk/ui'
import { Check } from 'typebox/value'
import { Note } from '../contract.ts'

/** CMD-033 */
export default function NoteResult({ row, words }: SearchResultProps) {
  if (!Check(Note, row)) return null
  return (
    <>
      <Icon name="sticky-note" />
      <span>
        <b>
          <Marked text={row.title} words={words} />
        </b>
        <span className="xs t3">
          <Marked text={row.customer_name} words={words} />
        </span>
      </span>
    </>
  )
}
