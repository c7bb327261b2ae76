import { type Configuration as CompilerConfiguration, rspack } from '@rspack/core'
import { type Configuration as DevServerConfiguration, RspackDevServer } from '@rspack/dev-server'
import { origin, PORTS } from './ports.ts'

/** Compiles a package and serves it from memory with hot reload. Resolves when the server listens. */
export async function startDevServer(
	name: string,
	config: CompilerConfiguration,
	options: DevServerConfiguration = {},
) {
	const compiler = rspack(config)
	const server = new RspackDevServer(
		{
			port: PORTS[name] ?? 0,
			host: 'localhost',
			hot: true,
			liveReload: false,
			allowedHosts: 'all',
			headers: CORS_HEADERS,
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

/** Headers that let a page of any site load the files of a development server. */
export const CORS_HEADERS = {
	'access-control-allow-origin': '*',
	'access-control-allow-private-network': 'true',
	'cross-origin-resource-policy': 'cross-origin',
}

/** Proxies the paths of the API server, and further ones, to a running server. */
export function proxyTo(target: string, more: readonly string[] = []) {
	const context = ['/api', '/art', '/locales', '/pictures', '/live', '/healthz', '/readyz', ...more]
	return [{ context, target, ws: true, changeOrigin: true }]
}

/** Proxies to the API server of this development run. */
export const API_PROXY = proxyTo(origin('server'))
