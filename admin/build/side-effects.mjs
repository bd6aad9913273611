/**
 * Neither TypeBox nor the SDK does anything by being imported: what nobody uses of a module stays out, and each screen
 * loads of a list of contracts those that it names.
 */
export const moduleSideEffects = (id) => !/\/node_modules\/typebox\/|\/sdk\/dist\/.*\.js$/.test(id)
