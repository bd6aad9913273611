import type { Mention } from '@ashlar/sdk/forms'
import { Button, Note, useTexts } from '@ashlar/sdk/ui'
import { useRef, useState } from 'react'
import type { NewComment } from '../../contract.ts'
import { DescriptionField } from '../form/description-field.tsx'
import { problemOf } from '../problem-of.ts'

export interface CommentFormProps {
  readonly first: string
  readonly submit: string
  readonly send: (comment: NewComment) => Promise<unknown>
  readonly onCancel?: () => void
}

/** A comment that is being written. What was typed stays when it could not be sent. */
export function CommentForm({ first, submit, send, onCancel }: CommentFormProps) {
  const t = useTexts('projects')
  const [body, setBody] = useState(first)
  const [isBusy, setBusy] = useState(false)
  const [problem, setProblem] = useState<string>()
  const offered = useRef(new Map<number, string>())
  const text = body.replace(/<[^<>]*>/g, '').replaceAll('&nbsp;', ' ')
  const submitComment = async () => {
    if (text.trim() === '') return
    setBusy(true)
    setProblem(undefined)
    try {
      const mentions = [...offered.current].filter(([, name]) => text.includes(`@${name}`)).map(([id]) => id)
      await send({ body, ...(mentions.length > 0 && { mentions }) })
    } catch (error) {
      setProblem(problemOf(error) || t('Something went wrong. What you typed is still here.'))
    } finally {
      setBusy(false)
    }
  }
  const offer = (people: readonly Mention[]) => {
    for (const { id, title } of people) offered.current.set(Number(id), title)
  }
  return (
    <div className="form">
      {problem !== undefined && <Note tone="bad">{problem}</Note>}
      <DescriptionField label={t('Write a comment')} value={body} onChange={setBody} onMention={offer} />
      <div className="row g3">
        <span className="t3 xs grow">{t('Type @ to mention someone')}</span>
        {onCancel && <Button onClick={onCancel}>{t('Cancel')}</Button>}
        <Button busy={isBusy} disabled={text.trim() === ''} onClick={() => void submitComment()}>
          {submit}
        </Button>
      </div>
    </div>
  )
}
