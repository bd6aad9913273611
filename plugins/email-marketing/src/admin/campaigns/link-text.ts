/** An address without what is the same for all: `larkandloam.test/greens`. */
export const linkText = (address: string): string => address.replace(/^(https?:\/\/(www\.)?|mailto:|tel:)/, '')

/** An address of the website itself, whose name everybody here knows: `/greens?in=season`. */
export function placeText(address: string): string {
  const url = URL.parse(address)
  return url === null ? linkText(address) : url.pathname + url.search
}
