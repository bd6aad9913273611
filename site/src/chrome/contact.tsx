import type { PlatformSettings } from '@ashlar/sdk'
import { words } from './visitor-texts.ts'

/** Where to call, write and go, as the settings have it: each leads to what it names. */
export function Contact({ settings }: { readonly settings: PlatformSettings }) {
  const { contact_phone: phone, contact_email: email, contact_address: address, language } = settings
  if (phone === '' && email === '' && address === '') return null
  const map = `https://www.openstreetmap.org/search?query=${encodeURIComponent(address.replace(/\s+/g, ' ').trim())}`
  return (
    <address aria-label={words(language).contact}>
      {address !== '' && (
        <a href={map} target="_blank" rel="noopener noreferrer" title={words(language).map}>
          {address}
        </a>
      )}
      {phone !== '' && <a href={`tel:${phone.replace(/[^+\d]/g, '')}`}>{phone}</a>}
      {email !== '' && <a href={`mailto:${email}`}>{email}</a>}
    </address>
  )
}
