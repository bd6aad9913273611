/** An address without what is the same for all: `larkandloam.test/greens`. */
export const linkText = (address: string): string => address.replace(/^(https?:\/\/(www\.)?|mailto:|tel:)/, '')
