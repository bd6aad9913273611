import { type BlockComponentProps, defineBlockRenderer } from '@ashlar/sdk/renderer'
import { profileSections } from './block.ts'

function ProfileSections({ root, region }: BlockComponentProps<typeof profileSections>) {
  return <div {...root}>{region('sections')}</div>
}

export default defineBlockRenderer(profileSections, ProfileSections)
