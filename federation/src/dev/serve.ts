import { type Configuration as CompilerConfiguration, rspack } from '@rspack/core'
import { type Configuration as DevServerConfiguration, RspackDevServer } from '@rspack/dev-server'
import { origin, PORTS } from './ports.ts'

/** Compiles a package and serves it from memory with hot reload. Resolves when it listens. */
export async function serve(name: string, config: CompilerConfiguration, options: DevServerConfiguration = {}) {
	const compiler = rspack(config)
	const server = new RspackDevServer(
		{
			port: PORTS[name] ?? 0,
			host: 'localhost',
			hot: true,
			liveReload: false,
			allowedHosts: 'all',
			headers: OPEN_TO_ALL,
			client: {
				webSocketURL: `${origin(name).replace('http', 'ws')}/ws`,
				overlay: { errors: true, warnings: false, runtimeErrors: false },
			},
			...options,
		},
		compiler,
	)
	await server.start()
	return compiler
}

/** What a machine in development serves, the page of any site may load. */
export const OPEN_TO_ALL = {
	'access-control-allow-origin': '*',
	'access-control-allow-private-network': 'true',
	'cross-origin-resource-policy': 'cross-origin',
}

/** What a running server answers in development too, and whatever else is asked of it. */
export function proxyTo(target: string, more: readonly string[] = []) {
	const context = ['/api', '/art', '/locales', '/live', '/healthz', '/readyz', ...more]
	return [{ context, target, ws: true, changeOrigin: true }]
}

/** What the API server answers in development too. */
export const API_PROXY = proxyTo(origin('server'))
