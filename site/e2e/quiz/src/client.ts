import { reactIsland } from '@ashlar/sdk/island'

export const mount = reactIsland(async () => (await import('./question.tsx')).Question)
