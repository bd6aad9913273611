/** The telephony link for one number, which stands in the place of `{number}`; `tel:` and the like keep their plus. */
export function callAddress(link: string, number: string): string {
  const isWeb = /^https?:/.test(link)
  return link.replaceAll('{number}', isWeb ? encodeURIComponent(number) : number)
}

/** Whether what was typed is a whole number to call. */
export const isCallable = (number: string): boolean => /^\+\d{7,15}$/.test(number)
