import { pageReader, signOut } from '@ashlar/sdk/visitor'
import { words } from './visitor-texts.ts'

/** Customers have no profile in the back office (PERM-101). */
const customer = 6

/**
 * Ask who reads the page, and show them their menu if it is for their role. Nobody, or no answer: it stays hidden. The
 * page's other scripts know it then too (BLK-COMMON-026).
 */
export async function greet(element: HTMLElement): Promise<void> {
  const menu = element.querySelector<HTMLElement>('.navbar-user')
  const name = menu?.querySelector('[data-name]')
  const user = await pageReader()
  if (!menu || !name || !user) return
  const roles = menu.dataset['roles'] ?? ''
  if (roles !== '' && !roles.split(' ').includes(String(user.role_id))) return
  name.textContent = user.displayName
  if (user.role_id === customer) leadShopper(menu)
  menu.hidden = false
  asksBeforeLogout(element, menu)
}

/** To the page of the website where they manage their account, where there is one. */
function leadShopper(menu: HTMLElement): void {
  const link = menu.querySelector('a')
  const profile = link?.dataset['shopper']
  if (link && profile) link.href = profile
  else link?.closest('li')?.remove()
}

/** NAV-006 to -008, OPEN-332: it asks, ends the session, and goes home; a failure is said and nothing moves. */
function asksBeforeLogout(element: HTMLElement, menu: HTMLElement): void {
  const dialog = element.querySelector<HTMLDialogElement>('.navbar-ask')
  const problem = dialog?.querySelector('[role=alert]')
  if (!dialog || !problem) return
  menu.querySelector('button')?.addEventListener('click', () => {
    problem.textContent = ''
    dialog.showModal()
  })
  dialog.addEventListener('click', async ({ target }) => {
    const chosen = target instanceof HTMLButtonElement ? target.value : target === dialog ? 'cancel' : ''
    if (chosen === 'cancel') dialog.close()
    if (chosen !== 'logout') return
    if (await signOut()) location.assign('/')
    else problem.textContent = words(document.documentElement.lang).stillSignedIn
  })
}
