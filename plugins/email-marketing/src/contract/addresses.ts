/** Where visitors’ forms go: for pages and their scripts, which load nothing else of the contract. */
export const signUpPath = '/api/v1/signup/'
export const confirmPath = '/api/v1/email/confirm/'
export const unsubscribePath = '/api/v1/email/unsubscribe/'
export const preferencesPath = '/api/v1/email/preferences/'
export const leaveReasonPath = '/api/v1/email/leave-reason/'
