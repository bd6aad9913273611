/**
 * Our sources say `import Type from 'typebox'`, whose default export is one object with all of TypeBox. Taken as a
 * namespace instead, the build of shared modules gives each only what it uses.
 */
export const typeboxParts = {
  name: 'ashlar-typebox-parts',
  enforce: 'pre',
  transform: (code, id) =>
    !id.includes('/node_modules/') && code.includes(`from 'typebox'`)
      ? code.replace(/import Type(?:, (\{[^}]*\}))? from 'typebox'/g, (_, named) =>
          named ? `import * as Type from 'typebox'; import ${named} from 'typebox'` : `import * as Type from 'typebox'`,
        )
      : undefined,
}

/** TypeBox does not say of itself that its modules do nothing on their own. */
export const moduleSideEffects = (id) => !id.includes('/node_modules/typebox/')
