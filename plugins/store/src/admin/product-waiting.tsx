import { Pending, Skeleton } from '@ashlar/sdk/ui'

/** Until a product is there: about as high as its first cards. */
export function ProductWaiting() {
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
