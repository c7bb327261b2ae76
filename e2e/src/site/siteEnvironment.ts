/** How the server of a test is started on a data folder. */
export const siteEnvironment = (dataFolder: string, environment: Readonly<Record<string, string>> = {}) => ({
	// The second compiler of WebAssembly costs a third of a start, and pays only in a process that runs for long.
	args: ['--enable-source-maps', '--liftoff-only', 'server/dist/main.js'],
	env: {
		DATA_DIR: dataFolder,
		LOG_LEVEL: 'warn',
		REQUESTS_PER_MINUTE: '0',
		EDITS_BEFORE_TRUST: '0',
		...environment,
	},
	until: '/readyz',
})
