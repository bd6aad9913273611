/** The page at an address, of which parts take the place of those that are there. */
export async function fetchedPage(address: string, signal?: AbortSignal): Promise<Document> {
  const reply = await fetch(address, { headers: { accept: 'text/html' }, signal: signal ?? null })
  if (!reply.ok) throw new Error(`${address} answered ${reply.status}.`)
  return new DOMParser().parseFromString(await reply.text(), 'text/html')
}

/** Put a part of another page into the place of the same part of this one. */
export function swapPart(name: string, root: ParentNode, fresh: ParentNode): void {
  const [old, next] = [root, fresh].map((each) => each.querySelector(`[data-part=${name}]`))
  if (old && next) old.replaceWith(document.adoptNode(next))
}
