import { type ChildProcess, spawn } from 'node:child_process'
import { once } from 'node:events'
import { existsSync } from 'node:fs'
import { createRequire } from 'node:module'
import { createConnection } from 'node:net'
import { join } from 'node:path'
import { setTimeout as pause } from 'node:timers/promises'
import type { Configuration } from '@rspack/core'
import { packageFolder } from '../compile.ts'
import { slice } from '../slice.ts'
import type { SliceConfig } from '../sliceConfig.ts'
import { SLICES } from '../slices.mjs'
import { DevRegistry } from './devRegistry.ts'
import { pageMiddleware } from './pageMiddleware.ts'
import { origin, PORTS } from './ports.ts'
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

/** Timeout of the first start, ms: the server fills an empty data folder with the samples. */
const START_TIMEOUT_MS = 180_000
const POLL_INTERVAL_MS = 200

/**
 * Starts the API server, which restarts when its files change, unless its port is in use already. Resolves when
 * the server is ready.
 * @throws if it exits before or takes too long
 */
async function startApiServer(): Promise<void> {
	const exited = (await isPortInUse(PORTS.server ?? 0)) ? new Promise<never>(() => {}) : exitOf(spawnServer())
	await Promise.race([waitUntilReady(`${origin('server')}/readyz`, START_TIMEOUT_MS), exited])
}

function spawnServer(): ChildProcess {
	// Not by `npx`, which does not forward signals.
	const tsx = createRequire(import.meta.url).resolve('tsx/cli')
	const server = spawn(process.execPath, [tsx, 'watch', '--clear-screen=false', 'server/src/main.ts'], {
		cwd: packageFolder('.'),
		stdio: 'inherit',
		env: { LOG_LEVEL: 'warn', ...process.env, NODE_ENV: 'development', HOST: 'localhost', PORT: String(PORTS.server) },
	})
	process.once('exit', () => server.kill())
	return server
}

async function exitOf(server: ChildProcess): Promise<never> {
	await once(server, 'exit')
	throw new Error('the API server exited; see its output above')
}

/**
 * Polls a URL until it answers with a success status.
 * @param timeoutMs the timeout, ms
 * @throws if it takes longer
 */
async function waitUntilReady(url: string, timeoutMs: number): Promise<void> {
	const deadline = performance.now() + timeoutMs
	while (performance.now() < deadline) {
		const isReady = await fetch(url).then(
			({ ok }) => ok,
			() => false,
		)
		if (isReady) return
		await pause(POLL_INTERVAL_MS)
	}
	throw new Error(`${url} was not ready within ${timeoutMs / 1000} s`)
}

function isPortInUse(port: number): Promise<boolean> {
	return new Promise((resolve) => {
		const socket = createConnection({ port, host: 'localhost' })
		socket.once('connect', () => {
			socket.destroy()
			resolve(true)
		})
		socket.once('error', () => resolve(false))
	})
}
