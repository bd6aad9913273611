import '@ashlar/sdk/ui/style.css'
import './shell.css'
import { adoptNonce, serveIconsFrom, setLanguage } from '@ashlar/sdk/shell'
import { createRoot } from 'react-dom/client'
import { readDocumentData } from './document-data.ts'
import { Start } from './start.tsx'

const data = readDocumentData()
adoptNonce()
serveIconsFrom(data.icons)
setLanguage(data.language)

const root = document.getElementById('root')
if (root) createRoot(root).render(<Start data={data} />)
