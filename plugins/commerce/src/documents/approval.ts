/** What the customer says to a document that was sent to them. */
export const documentApprovals = ['unapproved', 'pending', 'approved', 'declined'] as const
export type DocumentApproval = (typeof documentApprovals)[number]

/** What the customer says to a single line, which nobody waits for by itself. */
export const lineApprovals = ['unapproved', 'approved', 'declined'] as const
export type LineApproval = (typeof lineApprovals)[number]
