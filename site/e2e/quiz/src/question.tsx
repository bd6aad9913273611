import { useId, useState } from 'react'

export interface QuestionProps {
  readonly question: string
  readonly answers: readonly string[]
  readonly failing: boolean
}

/** What React brings to life: texts beside values, ids of its own, a state. */
export function Question({ question, answers, failing }: QuestionProps) {
  const id = useId()
  const [chosen, choose] = useState<readonly string[]>([])
  if (failing && chosen.length > 0) throw new Error('The quiz is broken.')
  return (
    <fieldset aria-describedby={id}>
      <legend>
        {question} ({answers.length} answers)
      </legend>
      {answers.map((answer) => (
        <button key={answer} type="button" onClick={() => choose([...chosen, answer])}>
          {answer}
        </button>
      ))}
      <p id={id} role="status">
        {chosen.length} chosen: {chosen.join(', ')}
      </p>
    </fieldset>
  )
}
