import type { Action } from '../words.ts'

// What a visitor needs to get in touch, the same in each pattern.

export const address = '<p>12 Example Street<br>Your Town</p>'
export const reach =
  '<p><a href="tel:+15550100">555-0100</a><br><a href="mailto:hello@example.com">hello@example.com</a></p>'

export const write: Action = ['Write to us', 'mailto:hello@example.com']
export const call: Action = ['Call us', 'tel:+15550100']
