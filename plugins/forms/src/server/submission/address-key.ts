/** By which an address is found however it was written. */
export const addressKey = (address: string): string => address.normalize('NFC').toLowerCase()
