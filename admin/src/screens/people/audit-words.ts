import type { AuditLine } from '@ashlar/sdk/platform'
import type { Translate } from '@ashlar/sdk/ui'

/** Acts that the list offers as a filter; every other one is still in the log, and its name is its words. */
const acts = [
  'user.signed_in',
  'user.invited',
  'user.invitation_accepted',
  'user.role_changed',
  'user.disabled',
  'user.enabled',
  'user.removed',
  'user.password_changed',
  'user.password_reset',
  'user.second_factor_on',
  'user.second_factor_off',
  'user.second_factor_removed',
  'role.created',
  'role.changed',
  'role.renamed',
  'role.deleted',
  'api_token.created',
  'api_token.revoked',
  'page.created',
  'page.published',
  'page.deleted',
  'settings.changed',
] as const

const entities = ['user', 'role', 'api_token', 'page', 'template', 'media', 'settings', 'tenant', 'webhook'] as const

/** `user.role_changed` reads "User: role changed"; a module's own acts read alike. */
export function actionWords(action: string, t: Translate): string {
  const [entity = '', act = ''] = [action.slice(0, action.indexOf('.')), action.slice(action.indexOf('.') + 1)]
  if (!action.includes('.')) return t(sentence(action))
  return t('{entity}: {act}', { entity: t(sentence(entity)), act: t(plain(act)) })
}

export const auditActions = (t: Translate) => acts.map((value) => ({ value, label: actionWords(value, t) }))
export const auditEntities = (t: Translate) => entities.map((value) => ({ value, label: t(sentence(value)) }))

const plain = (name: string): string => name.replace(/[_-]/g, ' ')

function sentence(name: string): string {
  const words = plain(name)
  return words === 'api token' ? 'API token' : words.charAt(0).toUpperCase() + words.slice(1)
}

/** What changed, in a line: "from Editor, to Manager". What is empty says nothing. */
export function detailWords(details: AuditLine['details'], t: Translate): string {
  return Object.entries(details)
    .filter(([, value]) => value !== '' && value !== null)
    .map(([name, value]) => `${t(plain(name))}: ${typeof value === 'boolean' ? (value ? t('yes') : t('no')) : value}`)
    .join(', ')
}
