import { type ServerProcess, startServer } from 'federation/serverProcess'

interface SiteOptions {
	dataFolder: string
	env?: Readonly<Record<string, string>>
	/** The path to poll until it responds with 200; `/readyz` does so once the site is complete. */
	until?: string
}

/** Starts the real server with the builds of this repository, without a rate limit. */
export function startSite({ dataFolder, env = {}, until = '/readyz' }: SiteOptions): Promise<ServerProcess> {
	return startServer({
		args: ['server/dist/main.js'],
		env: { NODE_ENV: 'production', DATA_DIR: dataFolder, LOG_LEVEL: 'error', REQUESTS_PER_MINUTE: '0', ...env },
		until,
		pollIntervalMs: 4,
	})
}
