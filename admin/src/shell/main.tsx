import '@ashlar/sdk/ui/style.css'
import './shell.css'
import { adoptNonce, serveIconsFrom } from '@ashlar/sdk/shell'
import { createRoot } from 'react-dom/client'
import { speak } from './catalogues.ts'
import { readDocumentData } from './document-data.ts'
import { Start } from './start.tsx'

const data = readDocumentData()
adoptNonce()
serveIconsFrom(data.icons)
await speak(data.language)

const root = document.getElementById('root')
if (root) createRoot(root).render(<Start data={data} />)
