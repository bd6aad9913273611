const prefix = 'tenant:'

/**
 * The tag that says that one tenant changed: its names, plan or modules. Such a change is work of the platform, whose
 * tags are those of all tenants; plain `tenant` says that all of them changed.
 */
export const tagOfTenant = (guid: string): string => `${prefix}${guid}`

/** Tags as their listeners know them: whose they are, and `tenant` for a change of that one. */
export function tagsByTenant(
  tenant: string | null,
  tags: readonly string[],
): readonly (readonly [tenant: string | null, tags: readonly string[]])[] {
  const changed = tags.filter((tag) => tag.startsWith(prefix)).map((tag) => tag.slice(prefix.length))
  const others = tags.filter((tag) => !tag.startsWith(prefix))
  return [
    ...(others.length > 0 ? [[tenant, others] as const] : []),
    ...changed.map((guid) => [guid, ['tenant']] as const),
  ]
}
