const deviceProps = ['showOnDesktop', 'showOnTablet', 'showOnMobile'] as const

/** Whether a node is part of the page at all, whatever the device. */
export function isShown(props: Readonly<Record<string, unknown>>, page: { readonly isHome: boolean }): boolean {
  if (props['hideOnHomepage'] === true && page.isHome) return false
  return deviceProps.some((prop) => props[prop] !== false)
}
