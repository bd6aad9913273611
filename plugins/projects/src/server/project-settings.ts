import type { Settings } from '@ashlar/sdk/server'
import { Parse } from 'typebox/value'
import { projects } from '../module.ts'
import { ProjectSettings } from '../settings.ts'

/** The website's settings of projects. */
export const projectSettings = async (settings: Settings): Promise<ProjectSettings> =>
  Parse(ProjectSettings, await settings.of(projects.id))
