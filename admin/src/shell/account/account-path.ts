/** Pages for people who can't sign in yet, or not any more. The links of mails lead to the first two. */
export const accountPaths = {
  invitation: '/admin/invitation',
  'new-password': '/admin/new-password',
  'forgot-password': '/admin/forgot-password',
  /** A platform administrator arrives in a website that they enter. */
  enter: '/admin/enter',
} as const

export type AccountPage = keyof typeof accountPaths

/** Which of them stands at an address, if any does. */
export function accountPageAt(pathname: string): AccountPage | undefined {
  const path = pathname.replace(/\/$/, '')
  const pages: readonly AccountPage[] = ['invitation', 'new-password', 'forgot-password', 'enter']
  return pages.find((page) => accountPaths[page] === path)
}
