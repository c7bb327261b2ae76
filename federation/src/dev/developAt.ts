import type { IncomingMessage, ServerResponse } from 'node:http'
import { join } from 'node:path'
import { type Compiler, rspack } from '@rspack/core'
import { RspackDevServer } from '@rspack/dev-server'
import { conforms, type Registry, RegistrySlice, registryRoute } from 'shared-contract'
import { packageFolder } from '../compile.ts'
import { liveRegistry } from '../release/commands/liveVersions.ts'
import { isNewlyOwned, replaceRegistry, withSlice } from '../release/smoke/interceptSlice.ts'
import { slice } from '../slice.ts'
import type { SliceConfig } from '../sliceConfig.ts'
import { developedFlags } from './devRegistry.ts'

const CHANGES = '/slice-kit/changes'
const RELOAD = '/slice-kit/reload.js'
const RELOAD_SCRIPT = `new EventSource('${CHANGES}').onmessage = () => location.reload()`
/** Headers of an answer that are not those of the changed one. */
const OF_THE_ORIGINAL = [
	'content-encoding',
	'content-length',
	'etag',
	'link',
	'strict-transport-security',
	'transfer-encoding',
]

/**
 * Shows a running site with one slice from this machine: its pages, its API and all other slices come from the site. A page reloads
 * after each build. The site needs no setting for it, and nobody else sees it.
 *
 * @param site the origin of the site
 * @returns the address
 * @throws SiteError if there is no site
 */
export async function developAt(name: string, site: string, port: number): Promise<string> {
	await liveRegistry(site)
	const { default: config }: { default: SliceConfig } = await import(join(packageFolder(name), 'slice.config.ts'))
	const base = `/r/${name}/development/`
	const compiler = rspack(slice(config, true))
	const builds = new Builds(compiler, base)
	const server = new RspackDevServer(
		{
			port,
			host: 'localhost',
			hot: false,
			liveReload: false,
			client: false,
			static: false,
			allowedHosts: 'all',
			devMiddleware: { publicPath: base },
			proxy: [
				{
					context: (path) => !path.startsWith(base),
					target: site,
					ws: true,
					changeOrigin: true,
					headers: { origin: site },
				},
			],
			setupMiddlewares: (middlewares) => [{ name: 'site', middleware: withOwnSlice(site, builds) }, ...middlewares],
		},
		compiler,
	)
	await server.start()
	return `http://localhost:${port}`
}

/** The builds of a slice, and the pages that wait for the next one. */
class Builds {
	#slice: RegistrySlice | undefined
	readonly #first: Promise<void>
	readonly #pages = new Set<ServerResponse>()

	constructor(compiler: Compiler, base: string) {
		this.#first = new Promise((resolve) => {
			compiler.hooks.done.tap('Builds', ({ compilation }) => {
				const written: unknown = JSON.parse(compilation.getAsset('slice.json')?.source.source().toString() ?? 'null')
				if (!conforms(RegistrySlice, written)) return
				this.#slice = { ...written, ...developedFlags(), base }
				resolve()
				for (const page of this.#pages) page.write('data: built\n\n')
			})
		})
	}

	/** The last build, or the first one once it has ended. */
	async last(): Promise<RegistrySlice | undefined> {
		await this.#first
		return this.#slice
	}

	tell(page: ServerResponse): void {
		page.writeHead(200, { 'content-type': 'text/event-stream', 'cache-control': 'no-store' })
		page.write('\n')
		this.#pages.add(page)
		page.once('close', () => this.#pages.delete(page))
	}
}

/** Puts the slice into the registry of the site, and into that of each of its pages. */
function withOwnSlice(site: string, builds: Builds) {
	return (request: IncomingMessage, response: ServerResponse, next: (error?: unknown) => void) => {
		const { pathname } = new URL(request.url ?? '/', site)
		const isPage = request.method === 'GET' && /\btext\/html\b/.test(request.headers.accept ?? '')
		if (pathname === CHANGES) builds.tell(response)
		else if (pathname === RELOAD) response.setHeader('content-type', 'text/javascript').end(RELOAD_SCRIPT)
		else if (isPage || pathname === registryRoute.path) answerChanged(request, response, { site, builds }).catch(next)
		else next()
	}
}

async function answerChanged(
	request: IncomingMessage,
	response: ServerResponse,
	{ site, builds }: { site: string; builds: Builds },
): Promise<void> {
	const { pathname } = new URL(request.url ?? '/', site)
	const [answer, slice] = await Promise.all([ask(site, request), builds.last()])
	const text = await answer.text()
	const change = (registry: Registry) => (slice ? withSlice(registry, slice) : registry)
	const changed =
		pathname === registryRoute.path
			? JSON.stringify(change(JSON.parse(text)))
			: replaceRegistry(text, change).replace('</body>', `<script src="${RELOAD}" defer></script></body>`)
	response.statusCode = answer.status === 404 && isNewlyOwned(text, changed, pathname) ? 200 : answer.status
	for (const [name, value] of answer.headers) if (!OF_THE_ORIGINAL.includes(name)) response.setHeader(name, value)
	response.setHeader('set-cookie', answer.headers.getSetCookie())
	response.end(changed)
}

/** Asks the site as the browser did. */
function ask(site: string, { url = '/', headers }: IncomingMessage): Promise<Response> {
	const passed = ['accept', 'accept-language', 'cookie', 'user-agent'].flatMap((name) => {
		const value = headers[name]
		return typeof value === 'string' ? [[name, value] as [string, string]] : []
	})
	return fetch(new URL(url, site), { headers: passed, redirect: 'manual' })
}
