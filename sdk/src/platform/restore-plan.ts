import Type, { type Static } from 'typebox'
import { limitNames } from './plan.ts'

/** What restoring a backup would change in its website. */
export const RestorePlan = Type.Object({
  /** Name of the website when the backup was made. */
  website: Type.String(),
  /** When the backup was made, as it says itself. */
  madeAt: Type.String(),
  /** Version of the format of the backup. */
  version: Type.Integer(),
  /** What would be replaced, one entry for each kind of content. */
  contents: Type.Array(
    Type.Object({
      /** Id and title of the module that it belongs to. */
      module: Type.String(),
      moduleTitle: Type.String(),
      /** Name of the table, without its module. */
      table: Type.String(),
      /** Rows that the website would have. */
      inBackup: Type.Integer(),
      /** Rows that it has now. */
      now: Type.Integer(),
    }),
  ),
  /** Modules that the backup has data of and that are not installed here. */
  missing: Type.Array(Type.Object({ module: Type.String(), rows: Type.Integer() })),
  /** Titles of modules that are switched off: their content is replaced, and shows once they are on. */
  switchedOff: Type.Array(Type.String()),
  /** Limits of the website's plan that the backup exceeds. While there is one, the backup can't be restored. */
  exceeded: Type.Array(
    Type.Object({ limit: Type.Enum([...limitNames]), wouldBe: Type.Integer(), most: Type.Integer() }),
  ),
})
export type RestorePlan = Static<typeof RestorePlan>
