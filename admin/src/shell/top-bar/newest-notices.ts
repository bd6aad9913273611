/** The notices that the panel lists. The bell asks for the same, so that the panel opens with its rows. */
export const newestNotices = { query: { itemsPerPage: 20 } } as const
