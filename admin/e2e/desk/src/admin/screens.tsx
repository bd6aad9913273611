import { PageHeader } from '@ashlar/sdk/ui'

export const NewQuote = () => <PageHeader title="New Quote" icon="file-pen" />
