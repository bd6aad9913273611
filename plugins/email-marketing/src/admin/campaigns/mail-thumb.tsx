import { Icon } from '@ashlar/sdk/ui'

const wide = { width: 48 }

/** The first picture of a mail, or the sign of a mail without one; where there is room for it. */
export function MailThumb({ picture }: { readonly picture: string }) {
  if (picture !== '')
    return <img className="thumb hide-sm" style={wide} src={picture} alt="" loading="lazy" decoding="async" />
  return (
    <span className="thumb t3 hide-sm" style={{ ...wide, display: 'grid', placeItems: 'center' }}>
      <Icon name="mail" />
    </span>
  )
}
