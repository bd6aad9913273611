/** Where staff see the page as it was. */
export const revisionAddress = (page: number, revision: number): string => `/_ashlar/revision/${page}/${revision}`
