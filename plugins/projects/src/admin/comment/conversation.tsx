import { useCan } from '@ashlar/sdk/admin'
import { Attachments, recordAttachments } from '@ashlar/sdk/records'
import { Tabs, useTexts } from '@ashlar/sdk/ui'
import { memo, type ReactNode, useState } from 'react'
import { projectFiles, taskFiles } from '../../contract.ts'
import { ActivityList } from './activity-list.tsx'
import { CommentList } from './comment-list.tsx'

export interface ConversationProps {
  readonly of: 'project' | 'task'
  readonly id: number
}

/** What people say about a project or a task, the files that they add, and what happened. */
export const Conversation = memo(({ of, id }: ConversationProps) => {
  const t = useTexts('projects')
  const mayChange = useCan('projects.can_edit')
  const [tab, setTab] = useState('comments')
  return (
    <Tabs
      label={t('More about it')}
      value={tab}
      onChange={setTab}
      tabs={[
        { value: 'comments', label: t('Comments'), content: below(<CommentList of={of} id={id} />), stays: true },
        {
          value: 'files',
          label: t('Files'),
          content: below(
            <Attachments
              source={recordAttachments(of === 'project' ? projectFiles : taskFiles, id, mayChange)}
              hint={t('Images, PDF and Office files, up to 15 MB each')}
            />,
          ),
        },
        { value: 'activity', label: t('Activity'), content: below(<ActivityList of={of} id={id} />) },
      ]}
    />
  )
})

/** Not right under the line of the tabs. */
const below = (content: ReactNode) => <div style={{ paddingTop: 12 }}>{content}</div>
