import { type Configuration as CompilerConfiguration, rspack } from '@rspack/core'
import { type Configuration as DevServerConfiguration, RspackDevServer } from '@rspack/dev-server'
import { origin, PORTS } from './ports.ts'

/** Compiles a room and serves it from memory with hot reload. Resolves when it listens. */
export async function serve(room: string, config: CompilerConfiguration, options: DevServerConfiguration = {}) {
	const compiler = rspack(config)
	const server = new RspackDevServer(
		{
			port: PORTS[room] ?? 0,
			host: 'localhost',
			hot: true,
			liveReload: false,
			allowedHosts: 'all',
			headers: { 'access-control-allow-origin': '*' },
			client: {
				webSocketURL: `${origin(room).replace('http', 'ws')}/ws`,
				overlay: { errors: true, warnings: false, runtimeErrors: false },
			},
			...options,
		},
		compiler,
	)
	await server.start()
	return compiler
}

/** What the API server answers in development too. */
export const API_PROXY = [
	{
		context: ['/api', '/art', '/locales', '/live', '/healthz', '/readyz'],
		target: origin('server'),
		ws: true,
	},
]
