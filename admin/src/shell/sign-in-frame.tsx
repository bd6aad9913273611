import { Mark } from '@ashlar/sdk/ui'
import { type ReactNode, useEffect } from 'react'
import type { DocumentData } from './document-data.ts'
import './sign-in.css'
import { Wall } from './wall.tsx'

export interface SignInFrameProps {
  readonly data: DocumentData
  /** Of the document; the company is added to it. */
  readonly title: string
  readonly children: ReactNode
}

/** What stands around everything that is done before anybody is signed in. */
export function SignInFrame({ data, title, children }: SignInFrameProps) {
  useEffect(() => {
    document.title = data.company === '' ? title : `${title} - ${data.company}`
  }, [data.company, title])
  return (
    <main className="si">
      <section className="si__l">
        <div className="si__brand">
          <Mark size={22} />
          <b>Ashlar</b>
        </div>
        {children}
        <footer className="t3 xs row g4">
          <span>{location.host}</span>
          <span className="grow" />
          <span className="num">v{data.version}</span>
        </footer>
      </section>
      <section className="si__r">
        <Wall />
      </section>
    </main>
  )
}
