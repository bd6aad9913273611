import { visitorTexts } from '@ashlar/sdk'

/** What the history of a customer says of their newsletters, in the website's language. */
export const words = visitorTexts(
  {
    subscribed: 'Subscribed to the newsletter “{list}”',
    left: 'Unsubscribed from all newsletters',
    sent: 'Campaign sent: {campaign}',
  },
  {
    fr: {
      subscribed: 'S’est abonné à la newsletter « {list} »',
      left: 'S’est désabonné de toutes les newsletters',
      sent: 'Campagne envoyée : {campaign}',
    },
    de: {
      subscribed: 'Newsletter „{list}“ abonniert',
      left: 'Von allen Newslettern abgemeldet',
      sent: 'Kampagne gesendet: {campaign}',
    },
  },
)
