import { Icon } from '@ashlar/sdk/ui'

const wide = { width: 48 }

/** The first picture of a mail, or the sign of a mail without one. */
export function MailThumb({ picture }: { readonly picture: string }) {
  if (picture !== '') return <img className="thumb" style={wide} src={picture} alt="" loading="lazy" decoding="async" />
  return (
    <span className="thumb t3" style={{ ...wide, display: 'grid', placeItems: 'center' }}>
      <Icon name="mail" />
    </span>
  )
}
