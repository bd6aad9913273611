import { useQuery } from '@tanstack/react-query'
import type { Access, Permission } from '../definition/access.ts'
import { includesPlan, type Plan } from '../definition/plan.ts'
import { getMe } from '../platform/me-calls.ts'
import type { Me } from '../platform/session.ts'
import { call } from './call.ts'
import { keyOf } from './use-call.ts'

/** Key under which the signed-in person lies in the query cache. */
export const meKey = keyOf(getMe)

export const fetchMe = (): Promise<Me> => call(getMe)

/** Who is signed in. Only below the shell, which has loaded it. */
export function useMe(): Me {
  const { data } = useQuery({ queryKey: meKey, queryFn: fetchMe, staleTime: 60_000 })
  if (!data) throw new Error('useMe was called before anyone had signed in.')
  return data
}

/** Customers have accounts, but not here. */
export const isStaff = (me: Me): boolean => me.user.role_id >= 1 && me.user.role_id <= 5

const isAction = (text: string): text is 'can_view' | 'can_create' | 'can_edit' | 'can_delete' =>
  text === 'can_view' || text === 'can_create' || text === 'can_edit' || text === 'can_delete'

/** Whether the person may do this or see that. The server decides again; here it only keeps what is useless away. */
export function can(me: Me, access: Access): boolean {
  switch (access) {
    case 'public':
    case 'signed-in':
      return true
    case 'staff':
      return isStaff(me)
    case 'platform':
      return me.user.isPlatformAdministrator
    default: {
      const dot = access.lastIndexOf('.')
      const action = access.slice(dot + 1)
      return isAction(action) && me.permissions[access.slice(0, dot)]?.[action] === true
    }
  }
}

/** What a contribution asks of the person, of the plan, and of the other modules of the website. */
export interface Gate {
  readonly access: Access
  readonly plan?: Plan
  readonly withModule?: string
}

/** Whether the person's tenant has the plan that something needs. */
export const hasPlan = (me: Me, plan: Plan | undefined): boolean => includesPlan(me.plan, plan)

/** Whether the person may have it, and the website too. */
export const isOffered = (me: Me, { access, plan, withModule }: Gate): boolean =>
  can(me, access) && hasPlan(me, plan) && (withModule === undefined || me.modules.includes(withModule))

export function useCan(permission: Permission): boolean {
  return can(useMe(), permission)
}
