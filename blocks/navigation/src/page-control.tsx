import { addressOf } from '@ashlar/sdk'
import { api, useCall, useQuery } from '@ashlar/sdk/admin'
import { type ControlProps, listPages, listSubmenu } from '@ashlar/sdk/editor'
import { FieldError, Select, useTexts } from '@ashlar/sdk/ui'
import Type from 'typebox'

const SubMenuReply = Type.Object({
  menuItems: Type.Optional(Type.Array(Type.Object({ title: Type.String(), slug: Type.String() }))),
  errors: Type.Optional(Type.Unknown()),
})

/** The pages below a page as a visitor gets them. @throws with the server's words, when it names errors (NAV-015). */
async function fetchSubPages(pageId: number): Promise<readonly string[]> {
  const { menuItems = [], errors } = await api.get(addressOf(listSubmenu, { query: { pageId } }), {
    reply: SubMenuReply,
  })
  if (errors !== undefined) throw new Error(wordsOf(errors))
  return menuItems.map(({ title }) => title)
}

function wordsOf(errors: unknown): string {
  const list = Array.isArray(errors) ? errors : [errors]
  return list.map((each) => (typeof each === 'string' ? each : String(Object(each).message ?? ''))).join(' ')
}

/** The page whose sub pages are listed, and below it which these are, or what the server says against it (OPEN-333). */
export function PageControl({ id, label, value, change }: ControlProps) {
  const t = useTexts('admin')
  const chosen = typeof value === 'number' ? value : 0
  const pages = useCall(listPages, { query: { limit: -1 } })
  const below = useQuery({
    queryKey: ['sub-menu', chosen],
    queryFn: () => fetchSubPages(chosen),
    enabled: chosen > 0,
    retry: false,
  })
  const rows = pages.data?.results.rows ?? []
  const isKnown = chosen === 0 || rows.some((page) => page.id === chosen)
  return (
    <div className="blkitems">
      <Select
        id={id}
        size="sm"
        aria-label={label}
        value={String(chosen)}
        options={[
          { value: '0', label: t('No page chosen') },
          ...(isKnown ? [] : [{ value: String(chosen), label: t('Page {id}', { id: String(chosen) }) }]),
          ...rows.map((page) => ({ value: String(page.id), label: `${page.title} (/${page.slug})` })),
        ]}
        onChange={(next) => change(Number(next))}
      />
      <Told failed={pages.error ?? below.error} titles={chosen === 0 ? undefined : below.data} />
    </div>
  )
}

function Told({ failed, titles }: { readonly failed: Error | null; readonly titles: readonly string[] | undefined }) {
  const t = useTexts('admin')
  if (failed) return <FieldError>{failed.message}</FieldError>
  if (!titles) return null
  return <p className="hint">{titles.length === 0 ? t('This page has no sub pages') : titles.join(', ')}</p>
}
