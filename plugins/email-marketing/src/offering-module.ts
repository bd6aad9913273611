/** The module that offers a source or a trigger: their ids begin with its own, but for those of this module. */
export const offeringModule = (id: string): string =>
  id.includes('.') ? id.slice(0, id.indexOf('.')) : 'email_marketing'
