import { outdated, useCall, useLiveEvent, useNavigate } from '@ashlar/sdk/admin'
import { listNotices, NewNotice } from '@ashlar/sdk/platform'
import { WidgetWaiting } from '@ashlar/sdk/shell'
import { IconButton, Popover, toast, useTexts } from '@ashlar/sdk/ui'
import { lazy, Suspense, useState } from 'react'
import { newestNotices } from './newest-notices.ts'
import './notice-bell.css'

const NoticePanel = lazy(() => import('./notice-panel.tsx'))

/** What waits for the person who is signed in: a mark on the bell, a toast for a new notice, and the panel. */
export function NoticeBell() {
  const t = useTexts('admin')
  const go = useNavigate()
  const [isOpen, setOpen] = useState(false)
  const { data } = useCall(listNotices, newestNotices)
  useLiveEvent('new_notice', NewNotice, ({ title, href }) => {
    // One toast for each address: what repeats itself does not pile up.
    toast.plain(title, { id: href, icon: 'bell', action: { label: t('Open'), run: () => void go(href) } })
    void outdated(listNotices)
  })
  const title = t('Notifications')
  const isMarked = data !== undefined && data.unread > 0
  return (
    <Popover
      label={title}
      align="end"
      width={360}
      open={isOpen}
      onOpenChange={(open) => {
        setOpen(open)
        // The live stream may have been down.
        if (open) void outdated(listNotices)
      }}
      trigger={
        <IconButton
          icon="bell"
          label={isMarked ? t('Notifications, {count} unread', { count: data.unread }) : title}
          tooltip={false}
          title={title}
          className={isMarked ? 'bell bell--on' : 'bell'}
        />
      }
    >
      <Suspense fallback={<WidgetWaiting />}>
        <NoticePanel close={() => setOpen(false)} />
      </Suspense>
    </Popover>
  )
}
