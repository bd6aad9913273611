import { CouldNotLoadNote, useQuery } from '@ashlar/sdk/admin'
import { Card, Pending, Skeleton, useTexts } from '@ashlar/sdk/ui'
import { fetchContents, packagesKey } from '../packages-api.ts'
import { Folds } from '../plan/folds.tsx'
import { partSections } from '../plan/sections.ts'

/** What the package brings besides blocks: rights, screens and addresses, as the plan that brought it showed them. */
export function Contents({ name }: { readonly name: string }) {
  const t = useTexts('admin')
  const { data, error, refetch } = useQuery({
    queryKey: [...packagesKey, 'contents', name],
    queryFn: () => fetchContents(name),
  })
  const sections = data && partSections(data, t).filter(({ lines }) => lines.length > 0)
  if (sections?.length === 0) return null
  return (
    <Card title={t('Brings')}>
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
