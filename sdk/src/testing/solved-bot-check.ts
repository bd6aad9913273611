import { botCheckPath } from '../platform/addresses.ts'
import { solve } from '../visitor/proof-of-work.ts'
import type { TestClient } from './test-host.ts'

/** What a visitor's browser sends as `recaptchaToken`, good once; empty on a website without a bot check. */
export async function solvedBotCheck(visitor: Pick<TestClient, 'get'>): Promise<string> {
  const reply = await visitor.get(botCheckPath)
  if (reply.statusCode === 404) return ''
  const { service, challenge } = reply.json()
  if (service !== 'built-in')
    throw new Error(`The bot check is ${service ?? reply.body}, which only a browser can pass.`)
  return btoa(JSON.stringify({ challenge, solution: await solve(challenge) }))
}
