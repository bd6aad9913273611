import ownDocuments from './own-documents.renderer.tsx'

export default ownDocuments
