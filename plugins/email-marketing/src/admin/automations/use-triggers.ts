import type { MailValue, TriggerSetting } from '@ashlar/sdk'
import { useCall } from '@ashlar/sdk/admin'
import { type Option, useTexts } from '@ashlar/sdk/ui'
import { listTriggers, type TriggerInfo } from '../../contract.ts'
import { offeredTitle } from '../offered-title.ts'

export interface Triggers {
  /** Undefined while they are on their way. */
  readonly all: readonly TriggerInfo[] | undefined
  readonly error: Error | null
  readonly retry: () => unknown
  readonly find: (id: string) => TriggerInfo | undefined
  /** What the trigger with this id is called. Its id where its module is gone. */
  readonly titleOf: (id: string) => string
  /** What is chosen of the trigger with this id for each automation, in the reader's language. */
  readonly settingsOf: (id: string) => readonly TriggerSetting[]
  /** What mails of the trigger with this id can be filled with, in the reader's language. */
  readonly valuesOf: (id: string) => readonly MailValue[]
  /** For a choice, with the one that is chosen, even where its module is gone. */
  readonly optionsWith: (chosen: string) => readonly Option[]
}

/** Notifications have no place for settings. */
export const hasNoSettings = ({ settings }: TriggerInfo): boolean => settings.length === 0

/** What automations of this website can begin with, or those of them that are wanted. */
export function useTriggers(isWanted: (trigger: TriggerInfo) => boolean = () => true): Triggers {
  useTexts('email_marketing')
  const { data, error, refetch } = useCall(listTriggers, undefined, { staleTime: 60_000 })
  const all = data?.triggers.filter(isWanted)
  const find = (id: string) => all?.find((each) => each.id === id)
  const titleOf = (id: string) => {
    const found = find(id)
    return found ? offeredTitle(id, found.title) : id
  }
  const settingsOf = (id: string) =>
    (find(id)?.settings ?? []).map((setting) => ({
      ...setting,
      title: offeredTitle(id, setting.title),
      ...(setting.hint && { hint: offeredTitle(id, setting.hint) }),
      ...(setting.choices && {
        choices: setting.choices.map(({ value, title }) => ({ value, title: offeredTitle(id, title) })),
      }),
    }))
  const valuesOf = (id: string) =>
    (find(id)?.values ?? []).map(({ name, title }) => ({ name, title: offeredTitle(id, title) }))
  const optionsWith = (chosen: string) => {
    const options = (all ?? []).map(({ id, title }) => ({ value: id, label: offeredTitle(id, title) }))
    return options.some(({ value }) => value === chosen) ? options : [{ value: chosen, label: chosen }, ...options]
  }
  return { all, error, retry: refetch, find, titleOf, settingsOf, valuesOf, optionsWith }
}
