import { useCall } from '@ashlar/sdk/admin'
import { type Option, useTexts } from '@ashlar/sdk/ui'
import { listTriggers, type TriggerInfo } from '../../contract.ts'
import { triggerTitle } from './words.ts'

export interface Triggers {
  /** Undefined while they are on their way. */
  readonly all: readonly TriggerInfo[] | undefined
  readonly error: Error | null
  readonly retry: () => unknown
  readonly find: (id: string) => TriggerInfo | undefined
  /** What the trigger with this id is called. Its id where its module is gone. */
  readonly titleOf: (id: string) => string
  /** For a choice, with the one that is chosen, even where its module is gone. */
  readonly optionsWith: (chosen: string) => readonly Option[]
}

/** What automations and notifications of this website can begin with. */
export function useTriggers(): Triggers {
  const t = useTexts('email_marketing')
  const { data, error, refetch } = useCall(listTriggers, undefined, { staleTime: 60_000 })
  const all = data?.triggers
  const find = (id: string) => all?.find((each) => each.id === id)
  const titleOf = (id: string) => {
    const found = find(id)
    return found ? triggerTitle(found, t) : id
  }
  const optionsWith = (chosen: string) => {
    const options = (all ?? []).map((each) => ({ value: each.id, label: triggerTitle(each, t) }))
    return options.some(({ value }) => value === chosen) ? options : [{ value: chosen, label: chosen }, ...options]
  }
  return { all, error, retry: refetch, find, titleOf, optionsWith }
}
