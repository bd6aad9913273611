/** Query parameter that says which page of the documents is shown. */
export const pageQuery = 'documents'
