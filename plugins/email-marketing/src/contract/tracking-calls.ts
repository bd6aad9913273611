import { defineCall, mediaType } from '@ashlar/sdk'
import Type from 'typebox'

const BySecret = Type.Object({ secret: Type.String({ maxLength: 100 }) })

/** The same picture for everybody, whatever the secret says. */
export const openedPicture = defineCall({
  id: 'email_marketing.openedPicture',
  method: 'GET',
  path: '/m/o/:secret',
  summary: 'Notice that an email was opened',
  params: BySecret,
  reply: mediaType('image/gif'),
  access: 'public',
})

/** Goes on to an address of the mail as it was sent, never to one that the request names. */
export const followedLink = defineCall({
  id: 'email_marketing.followedLink',
  method: 'GET',
  path: '/m/c/:secret',
  summary: 'Follow a link of an email',
  params: BySecret,
  reply: mediaType('text/html'),
  access: 'public',
})
