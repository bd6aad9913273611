import type { InitialNode, Pattern, PatternGroup } from '@ashlar/sdk'

/** Makes the patterns of a group: the id begins with its name. */
export const patternsOf =
  (group: PatternGroup) =>
  (id: string, title: string, keywords: readonly string[], ...blocks: readonly InitialNode[]): Pattern => ({
    ...{ id: `${group}-${id}`, title, group, keywords },
    blocks,
  })
