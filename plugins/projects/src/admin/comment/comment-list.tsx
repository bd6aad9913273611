import { CouldNotLoadNote, call, outdated, useCall, useCan } from '@ashlar/sdk/admin'
import { RichText } from '@ashlar/sdk/forms'
import { Avatar, confirm, IconButton, Pending, Skeleton, toast, useTexts, when } from '@ashlar/sdk/ui'
import { useState } from 'react'
import { type Comment, listProjectActivity, listTaskActivity, projectComments, taskComments } from '../../contract.ts'
import { problemOf } from '../problem-of.ts'
import { CommentForm } from './comment-form.tsx'
import type { ConversationProps } from './conversation.tsx'

/** Comments, the oldest first, and the field for the next one. */
export function CommentList({ of, id }: ConversationProps) {
  const t = useTexts('projects')
  const mayWrite = useCan('projects.can_edit')
  const calls = of === 'project' ? projectComments : taskComments
  const { data, error, refetch } = useCall(calls.list, { params: { id } })
  const [edited, setEdited] = useState<number>()
  const changed = () => outdated(calls.list, listProjectActivity, listTaskActivity)
  const remove = async (comment: Comment) => {
    const description = t('The comment of {name} is deleted.', { name: comment.user_name })
    if (!(await confirm({ description, destructive: true }))) return
    try {
      await call(calls.remove, { params: { id, commentId: comment.id } })
      await changed()
    } catch (problem) {
      toast.error(t('The comment was not deleted'), { description: problemOf(problem) })
    }
  }
  if (error) return <CouldNotLoadNote error={error} retry={refetch} />
  if (!data) {
    return (
      <Pending>
        <Skeleton width={320} height={40} />
      </Pending>
    )
  }
  const { rows } = data.results
  return (
    <div className="col" style={{ gap: 16 }}>
      {rows.length === 0 && <p className="t2">{t('Nobody has written a comment yet.')}</p>}
      {rows.length > 0 && (
        <ul className="col" style={{ gap: 16 }} aria-label={t('Comments')}>
          {rows.map((comment) => (
            <li key={comment.id} className="row g3" style={{ alignItems: 'flex-start' }}>
              <Avatar name={comment.user_name} size="sm" />
              <div className="grow" style={{ minWidth: 0 }}>
                <div className="row g3">
                  <b className="med">{comment.user_name}</b>
                  <span className="t3 xs grow">
                    {when(comment.createdAt)}
                    {comment.isEdited && `, ${t('edited')}`}
                  </span>
                  {comment.isMine && mayWrite && (
                    <>
                      <IconButton
                        icon="pencil"
                        size="xs"
                        label={t('Edit the comment')}
                        onClick={() => setEdited(comment.id)}
                      />
                      <IconButton
                        icon="trash-2"
                        size="xs"
                        label={t('Delete the comment')}
                        onClick={() => void remove(comment)}
                      />
                    </>
                  )}
                </div>
                {edited === comment.id ? (
                  <CommentForm
                    first={comment.body}
                    submit={t('Save')}
                    send={async (body) => {
                      await call(calls.change, { params: { id, commentId: comment.id }, body })
                      await changed()
                      setEdited(undefined)
                    }}
                    onCancel={() => setEdited(undefined)}
                  />
                ) : (
                  <RichText html={comment.body} />
                )}
              </div>
            </li>
          ))}
        </ul>
      )}
      {mayWrite && (
        <CommentForm
          key={rows.length}
          first=""
          submit={t('Comment')}
          send={async (body) => {
            await call(calls.add, { params: { id }, body })
            await changed()
          }}
        />
      )}
    </div>
  )
}
