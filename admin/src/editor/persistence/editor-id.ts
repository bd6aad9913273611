/** What this tab's editor calls itself in what it saves, so that it knows its own saves among those that it is told of. */
export const editorId = crypto.randomUUID()
