import { ApiError, call } from '@ashlar/sdk/admin'
import { changeUser, inviteUserAgain, type KeptMail, removeUser, type User } from '@ashlar/sdk/platform'
import { confirm, texts, toast } from '@ashlar/sdk/ui'
import { usersChanged } from './users-changed.ts'

const t = texts('admin')

const nameOf = ({ displayName, email }: User): string => (displayName === '' ? email : displayName)

/** Do it, say it, show it; what the server refuses is said in its words. */
async function act(work: () => Promise<unknown>, done: string, undo?: () => void): Promise<void> {
  try {
    await work()
    toast.success(done, undo ? { action: { label: t('Undo'), run: undo } } : {})
  } catch (error) {
    sayRefused(error)
  }
  await usersChanged()
}

function sayRefused(error: unknown): void {
  toast.error(t('Nothing was changed'), { description: error instanceof ApiError ? error.message : '' })
}

export async function askToDisable(user: User): Promise<void> {
  const name = nameOf(user)
  const isSure = await confirm({
    description: t('{name} is signed out everywhere now and can’t sign in until someone enables the account.', {
      name,
    }),
    icon: 'user-lock',
    tone: 'warn',
  })
  if (!isSure) return
  await act(
    () => call(changeUser, { params: { id: user.id }, body: { isDisabled: true } }),
    t('{name} is disabled', { name }),
    () => void enable(user),
  )
}

export const enable = (user: User): Promise<void> =>
  act(
    () => call(changeUser, { params: { id: user.id }, body: { isDisabled: false } }),
    t('{name} can sign in again', { name: nameOf(user) }),
  )

/** Gives what was kept, when there is no mail server. */
export async function sendAgain(user: User): Promise<KeptMail | undefined> {
  let kept: KeptMail | undefined
  try {
    const reply = await call(inviteUserAgain, { params: { id: user.id } })
    kept = reply.kept
    if (!kept) toast.success(t('A new invitation is on its way to {email}', { email: user.email }))
  } catch (error) {
    sayRefused(error)
  }
  await usersChanged()
  return kept
}

export async function askToRemove(user: User): Promise<void> {
  const name = nameOf(user)
  const isSure = await confirm({
    description: t('The account of {name} will be removed, with its sessions and API tokens.', { name }),
    detail: t('Everything that {name} wrote is kept. You can invite the same email again.', { name }),
    destructive: true,
  })
  if (isSure) await act(() => call(removeUser, { params: { id: user.id } }), t('{name} was removed', { name }))
}
