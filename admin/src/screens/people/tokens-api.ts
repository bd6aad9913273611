import { api, Done, queryClient, Rows } from '@ashlar/sdk/admin'
import { ApiToken } from '@ashlar/sdk/platform'
import Type from 'typebox'

const path = '/api/v1/admin/api-tokens/'
const Tokens = Rows(ApiToken)
const Made = Type.Object({ success: Type.Literal(true), token: Type.String(), apiToken: ApiToken })

export const tokensKey = ['api-tokens'] as const

const changed = () => queryClient.invalidateQueries({ queryKey: tokensKey })

export const fetchTokens = () => api.get(path, { reply: Tokens }).then(({ results }) => results)

/** The token itself comes this once. */
export async function makeToken(body: { name: string; scopes: readonly string[]; days?: number }): Promise<string> {
  const { token } = await api.post(path, body, { reply: Made })
  void changed()
  return token
}

export async function revokeToken(guid: string): Promise<void> {
  await api.delete(`${path}${guid}/`, { reply: Done })
  await changed()
}
