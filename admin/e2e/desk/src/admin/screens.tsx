import { useParams } from '@ashlar/sdk/admin'
import { PageHeader } from '@ashlar/sdk/ui'

export const Products = () => <PageHeader title="Products" icon="package" />
export const NewQuote = () => <PageHeader title="New Quote" icon="file-pen" />
export const Project = () => <PageHeader title={`Project ${useParams()['id']}`} icon="square-kanban" />
export const NewProduct = () => <PageHeader title="New Product" icon="package-plus" />
export const Product = () => <PageHeader title={`Product ${useParams()['id']}`} icon="package" />
