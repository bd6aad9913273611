import { blockContract } from '@ashlar/sdk/testing'
import { it } from 'vitest'
import fixtures from './fixtures/own-documents-v1.json' with { type: 'json' }
import renderer from './own-documents.renderer.tsx'
import { ownDocuments } from './own-documents.ts'

it.each(blockContract(ownDocuments, renderer, fixtures))('$name', ({ run }) => run())
