/** API-215, and the form that a sign-up is counted under (NEWS-010). */
export const formName = 'frmNewsletter'
