import { blockContract } from '@ashlar/sdk/testing'
import { it } from 'vitest'
import fixtures from '../fixtures/v1.json' with { type: 'json' }
import { profileSections } from './block.ts'
import renderer from './renderer.tsx'

it.each(blockContract(profileSections, renderer, fixtures))('$name', ({ run }) => run())
