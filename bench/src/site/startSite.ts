import { room } from 'federation/compile'
import { type ServerProcess, startServer } from './serverProcess.ts'

interface SiteOptions {
	dataFolder: string
	env?: Readonly<Record<string, string>>
	/** What is asked until it answers with 200; `/readyz` answers once the site is complete. */
	until?: string
}

/** Starts the real server with the builds of this repository, with no limit to its requests. */
export function startSite({ dataFolder, env = {}, until = '/readyz' }: SiteOptions): Promise<ServerProcess> {
	return startServer({
		args: [`${room('server')}/dist/main.js`],
		env: { DATA_DIR: dataFolder, LOG_LEVEL: 'error', REQUESTS_PER_MINUTE: '0', ...env },
		until,
	})
}
