import { signOutPath } from '@ashlar/sdk'
import { words } from './visitor-texts.ts'

/** Works without a script, and needs none. */
export function SignOut({ language }: { readonly language: string }) {
  return (
    <form method="post" action={signOutPath}>
      <button type="submit" className="button" data-variant="outline">
        {words(language).signOut}
      </button>
    </form>
  )
}
