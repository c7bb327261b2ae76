import { existsSync } from 'node:fs'
import { join } from 'node:path'
import type { Configuration } from '@rspack/core'
import { packageFolder } from '../compile.ts'
import { slice } from '../slice.ts'
import type { SliceConfig } from '../sliceConfig.ts'
import { SLICES } from '../slices.mjs'
import { startApiServer } from './apiServer.ts'
import { DevRegistry } from './devRegistry.ts'
import { pageMiddleware } from './pageMiddleware.ts'
import { origin } from './ports.ts'
import { standalone } from './standalone.ts'
import { API_PROXY, startDevServer } from './startDevServer.ts'

// A navigation gets the page, though its address has a dot, as `/profile/bia.mori`.
const PAGES = { disableDotRule: true as const, htmlAcceptHeaders: ['text/html'] }

/** The whole site with hot reload: shell, slices, workbench and the API server. */
export async function developSite(): Promise<void> {
	const registry = new DevRegistry()
	await Promise.all([startApiServer(), ...SLICES.map((name) => serveSlice(name, registry)), serveShell(registry)])
	if (existsSync(join(packageFolder('workbench'), 'rspack.config.ts'))) {
		await startDevServer('workbench', await configuration('workbench'), {
			proxy: API_PROXY,
			historyApiFallback: { ...PAGES, index: '/workbench/index.html' },
		})
	}
	process.stdout.write(`Niouka in development: ${origin('shell')}\n`)
}

/** One slice alone: in its own page with the API server, and as an override for a site that runs elsewhere. */
export async function developSlice(name: string): Promise<void> {
	const config = await sliceConfig(name)
	await Promise.all([
		startApiServer(),
		startDevServer(name, standalone(config), { proxy: API_PROXY, historyApiFallback: PAGES }),
		startDevServer('override', slice(config, true), { hot: false, client: false }),
	])
	const [path = '/'] = Object.keys(config.owns)
	process.stdout.write(
		`${name} alone: ${origin(name)}${path}\n${name} as an override of a site: ${origin('override')}\n`,
	)
}

async function serveSlice(name: string, registry: DevRegistry) {
	const config = slice(await sliceConfig(name), false)
	await startDevServer(name, { ...config, plugins: [...(config.plugins ?? []), registryPlugin(registry)] })
}

async function serveShell(registry: DevRegistry) {
	const config = await configuration('shell')
	await startDevServer('shell', config, {
		proxy: API_PROXY,
		static: { directory: join(packageFolder('shell'), 'public'), publicPath: '/' },
		setupMiddlewares: (middlewares, server) => [
			{ name: 'page', middleware: pageMiddleware(server.compiler, registry) },
			...middlewares,
		],
	})
}

function registryPlugin(registry: DevRegistry) {
	return { apply: (compiler: Parameters<DevRegistry['follow']>[0]) => registry.follow(compiler) }
}

async function sliceConfig(name: string): Promise<SliceConfig> {
	const { default: config }: { default: SliceConfig } = await import(join(packageFolder(name), 'slice.config.ts'))
	return config
}

async function configuration(name: string): Promise<Configuration> {
	const { default: config }: { default: Configuration } = await import(join(packageFolder(name), 'rspack.config.ts'))
	return config
}
