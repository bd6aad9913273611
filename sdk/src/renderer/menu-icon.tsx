/** The icon of a menu on narrow screens, in the `summary` of its `details`: lines, and a cross while it is open. */
export function MenuIcon() {
  return (
    <svg className="icon menu-icon" viewBox="0 0 24 24" aria-hidden="true">
      <path d="M3 6h18M3 12h18M3 18h18" />
      <path d="M5 5l14 14M19 5 5 19" />
    </svg>
  )
}
