import { existsSync } from 'node:fs'
import { aptInstall } from './apt.mjs'

/** Where Debian puts it. */
export const nginxPath = '/usr/sbin/nginx'

/** Make sure that nginx is there, in front of which servers are stopped. */
export async function provideNginx() {
  if (!existsSync(nginxPath)) await aptInstall('nginx', ['nginx-light'])
}
