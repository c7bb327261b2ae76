/** How the server of a test is started on a data folder. */
export const siteEnvironment = (dataFolder: string, environment: Readonly<Record<string, string>> = {}) => ({
	args: ['--enable-source-maps', 'server/dist/main.js'],
	env: { DATA_DIR: dataFolder, LOG_LEVEL: 'info', REQUESTS_PER_MINUTE: '0', ...environment },
	until: '/readyz',
})
