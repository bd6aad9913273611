/** Rows in one statement. The embedded database does as many in well under a second; after five it counts as hanging. */
export const rowsInStep = 2_000
