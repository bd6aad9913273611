import { CouldNotLoadNote, useCall } from '@ashlar/sdk/admin'
import { getPackageContents } from '@ashlar/sdk/platform'
import { Card, Pending, Skeleton, useTexts } from '@ashlar/sdk/ui'
import { Folds } from '../plan/folds.tsx'
import { partSections } from '../plan/sections.ts'

/** What the package brings besides blocks: rights, screens and addresses, as the plan that brought it showed them. */
export function Contents({ name }: { readonly name: string }) {
  const t = useTexts('admin')
  const { data, error, refetch } = useCall(getPackageContents, { query: { name } })
  const sections = data && partSections(data.results, t).filter(({ lines }) => lines.length > 0)
  if (sections?.length === 0) return null
  return (
    <Card title={t('Includes')}>
      {error && <CouldNotLoadNote error={error} retry={refetch} />}
      {sections && <Folds sections={sections} isStill />}
      {!sections && !error && (
        <Pending>
          <Skeleton width={240} />
        </Pending>
      )}
    </Card>
  )
}
