import Type, { type Static } from 'typebox'

/**
 * What a package can break. Rules down to `screenshots` need only the files of the package and are the gate at install;
 * those below run the package, as `ashlar check` does.
 */
export const checkRules = {
  manifest: 'package.json describes the package',
  licence: 'The package states its licence',
  'install-script': 'The package runs no code during installation',
  entries: 'Entries have allowed names and point to built files',
  imports: 'The package contains everything that the host does not share',
  size: 'Browser code stays within its size limits',
  style: 'The style sheet is self-contained and styles only its own blocks',
  screenshots: 'Screenshots are images of at most 1 MB in the package',
  loading: 'Importing the package works and has no side effects',
  schema: 'One schema describes each block’s data',
  defaults: 'A block with default values is valid',
  renderer: 'The renderer returns one element with the given root props',
  determinism: 'The same props always give the same HTML',
  migrations: 'Content of every earlier data version can be read',
  accessibility: 'Rendered blocks are accessible',
  composition: 'The host can load the package',
  'own-schema': 'The package’s tables are in its own schema, and each row has a tenant',
  'clean-removal': 'Removing the package leaves nothing behind',
} as const
export type CheckRule = keyof typeof checkRules

export const CheckRuleName = Type.Enum(Object.keys(checkRules) as CheckRule[])

/** One thing that is wrong with a package, for its author and for whoever wants to install it. */
export const Problem = Type.Object({
  rule: CheckRuleName,
  /** File below the package's folder, with `:line` where it is known; or what of the package, such as `block acme/quote`. */
  where: Type.String(),
  /** What is wrong: one sentence or more. */
  message: Type.String(),
  /** How to mend it. */
  fix: Type.String(),
})
export type Problem = Static<typeof Problem>
