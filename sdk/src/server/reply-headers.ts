/** What neither the back office nor a website asks of a device, no script and no frame on a page may ask for either. */
const unused = ['camera', 'microphone', 'geolocation', 'display-capture', 'midi', 'usb', 'serial', 'hid']

/** Security headers of every reply, also of one that is written past the host. */
export const replyHeaders = {
  'x-content-type-options': 'nosniff',
  'referrer-policy': 'strict-origin-when-cross-origin',
  'cross-origin-opener-policy': 'same-origin',
  'permissions-policy': unused.map((feature) => `${feature}=()`).join(', '),
} as const
