import Type, { type Static } from 'typebox'

/**
 * What a package can break. Rules down to `screenshots` need only the files of the package and are the gate at install;
 * those below run the package, as `ashlar check` does.
 */
export const checkRules = {
  manifest: 'package.json describes the package',
  licence: 'The package says under which licence it may be used',
  'install-script': 'Nothing of the package runs when it is installed',
  entries: 'The entries have their fixed names and point to built files',
  imports: 'Everything that is not shared with the host is in the package',
  size: 'Visitors and staff load little',
  style: 'The style sheet stands alone and touches its own blocks',
  screenshots: 'The screenshots are pictures of at most 1 MB in the package',
  loading: 'Importing the package works and changes nothing',
  schema: 'One schema describes each block’s data',
  defaults: 'A block with nothing set is a valid block',
  renderer: 'The renderer gives one element with what it was given',
  determinism: 'The same props always give the same HTML',
  migrations: 'Content of every earlier version can be read',
  accessibility: 'People with assistive technology can use what the blocks render',
  composition: 'The host can compose the package',
  'own-schema': 'The package’s tables lie in its own schema, each row with its tenant',
  'clean-removal': 'Nothing stays behind when the package is removed',
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
