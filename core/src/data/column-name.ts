/** The column that stands for a member of an entity. */
export const columnName = (member: string): string => member.replaceAll(/([^A-Z_])([A-Z])/g, '$1_$2').toLowerCase()

/** A row as its table has it, of the members of an entity. */
export const rowOf = (members: object): Record<string, unknown> =>
  Object.fromEntries(Object.entries(members).map(([member, value]) => [columnName(member), value]))
