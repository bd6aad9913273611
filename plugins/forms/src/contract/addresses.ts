/** Where visitors’ forms and their fields ask: for pages and their scripts, which load nothing else of the contract. */
export const submitPath = '/api/v1/form/submit/'
export const makesPath = '/api/v1/form/vehicles/makes/'
export const modelsPath = '/api/v1/form/vehicles/models/'

/** What they sent, for staff. */
export const submissionsPath = '/api/v1/admin/form/submissions/'

/** The forms that sent it, with their figures. */
export const formsPath = '/api/v1/admin/form/forms/'
