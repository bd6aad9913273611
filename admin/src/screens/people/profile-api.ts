import { api, Done, meKey, queryClient, Rows } from '@ashlar/sdk/admin'
import { OwnSession, Profile } from '@ashlar/sdk/platform'
import Type from 'typebox'

const OneProfile = Type.Object({ success: Type.Literal(true), profile: Profile })
const Sessions = Rows(OwnSession)
const Begun = Type.Object({ success: Type.Literal(true), secret: Type.String(), address: Type.String() })
const Codes = Type.Object({ success: Type.Literal(true), recoveryCodes: Type.Array(Type.String()) })
const Ended = Type.Object({ success: Type.Literal(true), ended: Type.Integer() })

export const profileKey = ['profile'] as const
export const sessionsKey = ['profile', 'sessions'] as const

export const profileChanged = () => queryClient.invalidateQueries({ queryKey: profileKey })

export const fetchProfile = () => api.get('/api/v1/auth/profile/', { reply: OneProfile }).then(({ profile }) => profile)

/** The name stands in the user menu as well. */
export async function saveProfile(change: { displayName?: string; email?: string; currentPassword?: string }) {
  const { profile } = await api.put('/api/v1/auth/profile/', change, { reply: OneProfile })
  await Promise.all([profileChanged(), queryClient.invalidateQueries({ queryKey: meKey })])
  return profile
}

export async function savePassword(currentPassword: string, password: string): Promise<void> {
  await api.put('/api/v1/auth/password/', { currentPassword, password }, { reply: Done })
  await profileChanged()
}

export const beginFactor = (currentPassword: string) =>
  api.post('/api/v1/auth/second-factor/', { currentPassword }, { reply: Begun })

export const confirmFactor = (code: string) =>
  api.put('/api/v1/auth/second-factor/', { code }, { reply: Codes }).then(({ recoveryCodes }) => recoveryCodes)

export const renewCodes = (currentPassword: string) =>
  api
    .post('/api/v1/auth/second-factor/recovery-codes/', { currentPassword }, { reply: Codes })
    .then(({ recoveryCodes }) => recoveryCodes)

export const switchFactorOff = (currentPassword: string) =>
  api.post('/api/v1/auth/second-factor/off/', { currentPassword }, { reply: Done })

export const fetchSessions = () =>
  api.get('/api/v1/auth/sessions/', { reply: Sessions }).then(({ results }) => results.rows)

export const endSession = (guid: string) => api.delete(`/api/v1/auth/sessions/${guid}/`, { reply: Done })

export const endSessions = (keepCurrent: boolean) =>
  api.delete(`/api/v1/auth/sessions/?keepCurrent=${keepCurrent}`, { reply: Ended }).then(({ ended }) => ended)
