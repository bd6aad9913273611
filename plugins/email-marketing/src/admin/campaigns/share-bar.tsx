/** A share as a bar; the figure beside it says the same. */
export function ShareBar({ share, width }: { readonly share: number; readonly width?: number }) {
  return (
    <span className="bar" aria-hidden="true" style={{ display: 'block', flex: 'none', ...(width && { width }) }}>
      <i style={{ width: `${share * 100}%` }} />
    </span>
  )
}
