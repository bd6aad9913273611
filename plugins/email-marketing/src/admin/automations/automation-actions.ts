import { call } from '@ashlar/sdk/admin'
import { confirm, type Translate, toast } from '@ashlar/sdk/ui'
import { type Automation, deleteAutomation, turnOffAutomation, turnOnAutomation } from '../../contract.ts'
import { sayRefused } from '../refused.ts'
import { automationsChanged } from './changed.ts'

type Named = Pick<Automation, 'id' | 'name' | 'runs'>

/** Let people begin. @throws ApiError with what stands in the way */
export async function turnOn({ id, name }: Named, t: Translate): Promise<void> {
  await call(turnOnAutomation, { params: { id } })
  await automationsChanged()
  toast.success(t('“{name}” is on', { name }))
}

/** Let nobody begin any more. Asks first where people are under way: they go no further. */
export async function turnOff({ id, name, runs }: Named, t: Translate): Promise<void> {
  const description = t(
    '{count} person is under way and gets no more emails of “{name}”.|{count} people are under way and get no more emails of “{name}”.',
    { name, count: runs.running },
  )
  if (runs.running > 0 && !(await confirm({ title: t('Turn it off?'), description, icon: 'power' }))) return
  try {
    await call(turnOffAutomation, { params: { id } })
    toast.success(t('“{name}” is off', { name }))
  } catch (error) {
    sayRefused(t('The automation was not turned off'), error)
  }
  await automationsChanged()
}

/** Ask, then delete an automation with its emails and figures. True when it is gone. */
export async function remove({ id, name }: Named, t: Translate): Promise<boolean> {
  const description = t('“{name}”, its emails and their figures are deleted for good.', { name })
  const detail = t('People who are under way get no more emails of it.')
  if (!(await confirm({ description, detail, destructive: true }))) return false
  try {
    await call(deleteAutomation, { params: { id } })
  } catch (error) {
    sayRefused(t('The automation was not deleted'), error)
    return false
  }
  await automationsChanged()
  toast.success(t('“{name}” deleted', { name }))
  return true
}
