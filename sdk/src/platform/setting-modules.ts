/** Settings of the platform that are there with a module alone: the live chat (PERM-112). */
export const moduleOfSetting: Readonly<Record<string, string>> = { live_chat_enabled: 'email_marketing' }

/** Whether a website with these modules has one of the platform's settings. */
export function hasSetting(modules: readonly string[], key: string): boolean {
  const module = moduleOfSetting[key]
  return module === undefined || modules.includes(module)
}
