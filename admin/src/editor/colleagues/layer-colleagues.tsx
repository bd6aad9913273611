import { useTexts } from '@ashlar/sdk/ui'
import { inColour, useColleaguesAt } from './colleagues.ts'

/** Who has the block of a layer selected. */
export function LayerColleagues({ id }: { readonly id: string }) {
  const t = useTexts('admin')
  return useColleaguesAt(id).map((each) => {
    const { tab, name } = each
    const words = t('{name} is here', { name })
    return (
      <span key={tab} className="whodot" style={inColour(each)} title={words} role="img" aria-label={words}>
        {name.slice(0, 1).toUpperCase()}
      </span>
    )
  })
}
