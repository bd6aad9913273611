// Made by `npm run reference` from the description of the API; not to be changed by hand.
import type { CallId } from './operation-types.ts'

/** How a call is sent, and whether it gives JSON or a file. */
export interface Call {
  readonly method: string
  readonly path: string
  readonly gives: 'json' | 'file'
}

/** SHA-256 of the calls as they are described. */
export const madeFrom = '20476b0713f675b4f1bcdcae4b55d5557ae044a58811adf323363d5eef6b2189'

export const calls: Readonly<Record<CallId, Call>> = {
  'email_marketing.addSubscriber': {
    method: 'POST',
    path: '/api/v1/admin/email-marketing/subscribers/',
    gives: 'json',
  },
  'email_marketing.confirm': { method: 'POST', path: '/api/v1/email/confirm/', gives: 'json' },
  'email_marketing.createList': { method: 'POST', path: '/api/v1/admin/email-marketing/lists/', gives: 'json' },
  'email_marketing.deleteList': { method: 'DELETE', path: '/api/v1/admin/email-marketing/lists/{id}/', gives: 'json' },
  'email_marketing.getSubscriber': {
    method: 'GET',
    path: '/api/v1/admin/email-marketing/subscribers/{id}/',
    gives: 'json',
  },
  'email_marketing.listLists': { method: 'GET', path: '/api/v1/admin/email-marketing/lists/', gives: 'json' },
  'email_marketing.listSubscribers': {
    method: 'GET',
    path: '/api/v1/admin/email-marketing/subscribers/',
    gives: 'json',
  },
  'email_marketing.releaseSubscriber': {
    method: 'POST',
    path: '/api/v1/admin/email-marketing/subscribers/{id}/release/',
    gives: 'json',
  },
  'email_marketing.removeSubscriber': {
    method: 'DELETE',
    path: '/api/v1/admin/email-marketing/subscribers/{id}/',
    gives: 'json',
  },
  'email_marketing.signUp': { method: 'POST', path: '/api/v1/signup/', gives: 'json' },
  'email_marketing.suppressSubscriber': {
    method: 'POST',
    path: '/api/v1/admin/email-marketing/subscribers/{id}/suppress/',
    gives: 'json',
  },
  'email_marketing.unsubscribe': { method: 'POST', path: '/api/v1/email/unsubscribe/', gives: 'json' },
  'email_marketing.updateList': { method: 'PUT', path: '/api/v1/admin/email-marketing/lists/{id}/', gives: 'json' },
  'forms.approveSubmission': { method: 'POST', path: '/api/v1/admin/form/submissions/{id}/approve/', gives: 'json' },
  'forms.countSubmissions': { method: 'GET', path: '/api/v1/admin/form/submissions/filters/', gives: 'json' },
  'forms.deleteSubmission': { method: 'DELETE', path: '/api/v1/admin/form/submissions/{id}/', gives: 'json' },
  'forms.deleteSubmissions': { method: 'POST', path: '/api/v1/admin/form/submissions/bulk-delete/', gives: 'json' },
  'forms.getMailProvider': { method: 'GET', path: '/api/v1/admin/form/mail-provider/', gives: 'json' },
  'forms.getSubmission': { method: 'GET', path: '/api/v1/admin/form/submissions/{id}/', gives: 'json' },
  'forms.getSubmissionFile': {
    method: 'GET',
    path: '/api/v1/admin/form/submissions/{id}/files/{file}/',
    gives: 'file',
  },
  'forms.listMakes': { method: 'GET', path: '/api/v1/form/vehicles/makes/', gives: 'json' },
  'forms.listModels': { method: 'GET', path: '/api/v1/form/vehicles/models/', gives: 'json' },
  'forms.listSubmissions': { method: 'GET', path: '/api/v1/admin/form/submissions/', gives: 'json' },
  'forms.markSubmissions': { method: 'POST', path: '/api/v1/admin/form/submissions/mark/', gives: 'json' },
  'forms.submit': { method: 'POST', path: '/api/v1/form/submit/', gives: 'json' },
}
