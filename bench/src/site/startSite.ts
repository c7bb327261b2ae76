import { type ServerProcess, startServer } from 'federation/serverProcess'

interface SiteOptions {
	dataFolder: string
	env?: Readonly<Record<string, string>>
	/** What is asked until it answers with 200; `/readyz` answers once the site is complete. */
	until?: string
}

/** Starts the real server with the builds of this repository, with no limit to its requests. */
export function startSite({ dataFolder, env = {}, until = '/readyz' }: SiteOptions): Promise<ServerProcess> {
	return startServer({
		args: ['server/dist/main.js'],
		env: { NODE_ENV: 'production', DATA_DIR: dataFolder, LOG_LEVEL: 'error', REQUESTS_PER_MINUTE: '0', ...env },
		until,
	})
}
