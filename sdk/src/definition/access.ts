/** What a role may do within one area. Each is stored as an explicit boolean. */
export const actions = ['can_view', 'can_create', 'can_edit', 'can_delete'] as const
export type Action = (typeof actions)[number]

/** The stored name of one right, such as `products.can_edit`. */
export type Permission = `${string}.${Action}`

/**
 * Who may call a route or see a screen: a permission, or one of four fixed groups.
 * `public` anyone; `signed-in` any account of the tenant; `staff` any back-office account (role 1 to 5);
 * `platform` platform administrators only.
 */
export type Access = Permission | 'public' | 'signed-in' | 'staff' | 'platform'
