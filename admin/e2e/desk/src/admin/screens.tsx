import { useParams } from '@ashlar/sdk/admin'
import { PageHeader } from '@ashlar/sdk/ui'

export const NewQuote = () => <PageHeader title="New Quote" icon="file-pen" />
export const Project = () => <PageHeader title={`Project ${useParams()['id']}`} icon="square-kanban" />
