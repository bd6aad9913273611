import { startLiveEvents } from '@ashlar/sdk/shell'
import { useEffect } from 'react'
import { GenerationNotice } from './generation-notice.tsx'
import { LiveToasts } from './live-toasts.tsx'

/** What the server says by itself. Its stream begins once all who listen stand. */
export default function LiveNotices() {
  useEffect(startLiveEvents, [])
  return (
    <>
      <LiveToasts />
      <GenerationNotice />
    </>
  )
}
