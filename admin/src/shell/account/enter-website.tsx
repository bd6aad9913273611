import { call } from '@ashlar/sdk/admin'
import { enterWebsite } from '@ashlar/sdk/platform'
import { useTexts } from '@ashlar/sdk/ui'
import { useEffect } from 'react'
import type { DocumentData } from '../document-data.ts'
import { SignInFrame } from '../sign-in-frame.tsx'
import { LinkFailed, LinkOver } from './link-over.tsx'
import { useMailedLink } from './mailed-link.ts'

const enter = (token: string) => call(enterWebsite, { body: { token } })

/** Where the platform's link into a website leads: the session begins, and the admin of the website opens. */
export function EnterWebsite({ data }: { readonly data: DocumentData }) {
  const t = useTexts('admin')
  const link = useMailedLink(enter)
  const again = t('Enter the website again from the list of websites.')
  useEffect(() => {
    if (link.is === 'open') location.replace('/admin')
  }, [link.is])
  return (
    <SignInFrame data={data} title={t('Enter website')}>
      {(link.is === 'looking' || link.is === 'open') && <div className="si__f" aria-busy="true" />}
      {link.is === 'failed' && <LinkFailed error={link.error} next={again} />}
      {link.is === 'over' && <LinkOver text={`${t('It works once and for one minute.')} ${again}`} actions={null} />}
    </SignInFrame>
  )
}
