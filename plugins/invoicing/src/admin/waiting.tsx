import { Pending, Skeleton } from '@ashlar/sdk/ui'

/** Until a document is there: about as high as its first cards. */
export function DocumentWaiting() {
  return (
    <Pending>
      <div className="lines">
        <Skeleton width={260} height={28} />
        <Skeleton width={640} height={180} />
        <Skeleton width={640} height={240} />
      </div>
    </Pending>
  )
}
