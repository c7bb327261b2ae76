import type { ClientRequest, IncomingMessage, ServerResponse } from 'node:http'
import { join } from 'node:path'
import { Writable } from 'node:stream'
import { type Compiler, rspack } from '@rspack/core'
import { RspackDevServer } from '@rspack/dev-server'
import { compositionReportRoute, conforms, type Registry, RegistrySlice, registryRoute } from 'shared-contract'
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
	const address = `http://localhost:${port}`
	const server = new RspackDevServer(
		{
			port,
			host: 'localhost',
			hot: false,
			liveReload: false,
			client: false,
			static: false,
			// No page of another site reads what is not released yet.
			allowedHosts: 'auto',
			devMiddleware: { publicPath: base },
			proxy: [
				{
					context: (path) => !path.startsWith(base),
					target: site,
					ws: true,
					changeOrigin: true,
					on: {
						proxyReqWs(outgoing: ClientRequest, { headers }: IncomingMessage) {
							if (headers.origin === address) outgoing.setHeader('origin', site)
						},
					},
				},
			],
			setupMiddlewares: (middlewares) => [
				{ name: 'site', middleware: withOwnSlice({ site, address, builds }) },
				...middlewares,
			],
		},
		compiler,
	)
	await server.start()
	return address
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
				if (conforms(RegistrySlice, written)) this.#slice = { ...written, ...developedFlags(), base }
				resolve()
				for (const page of this.#pages) page.write('data: built\n\n')
			})
		})
	}

	/** The last build, or the first one once it has ended; undefined while none has succeeded. */
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

interface Proxied {
	site: string
	/** The origin of the proxy. */
	address: string
	builds: Builds
}

/** Puts the slice into the registry of the site, and into that of each of its pages. */
function withOwnSlice(proxied: Proxied) {
	const { site, address, builds } = proxied
	return (request: IncomingMessage, response: ServerResponse, next: (error?: unknown) => void) => {
		const { pathname } = new URL(request.url ?? '/', site)
		const { headers, method } = request
		// For the site the proxy's pages are its own; a request of any other page stays what it is.
		if (headers.origin === address) headers.origin = site
		const isPage = method === 'GET' && /\btext\/html\b/.test(headers.accept ?? '')
		const isElsewhere = headers['sec-fetch-site'] === 'cross-site' && headers['sec-fetch-mode'] !== 'navigate'
		// A name of another site may be pointed at this machine.
		if (isElsewhere || headers.host !== new URL(address).host) response.writeHead(403).end()
		else if (pathname === CHANGES) builds.tell(response)
		else if (pathname === RELOAD) response.setHeader('content-type', 'text/javascript').end(RELOAD_SCRIPT)
		// What fails here says nothing of the versions that are live.
		else if (pathname === compositionReportRoute.path)
			response.setHeader('content-type', 'application/json').end('{"done":true}')
		else if (isPage || pathname === registryRoute.path) answerChanged(request, response, proxied).catch(next)
		else next()
	}
}

async function answerChanged(request: IncomingMessage, response: ServerResponse, { site, address, builds }: Proxied) {
	const { pathname } = new URL(request.url ?? '/', site)
	const [answer, slice] = await Promise.all([ask(site, request), builds.last()])
	response.statusCode = answer.status
	for (const [name, value] of answer.headers) {
		if (!OF_THE_ORIGINAL.includes(name))
			response.setHeader(name, name === 'location' ? value.replace(site, address) : value)
	}
	response.setHeader('set-cookie', answer.headers.getSetCookie())
	const isRegistry = pathname === registryRoute.path
	if (!answer.body || !(isRegistry || /^text\/html\b/.test(answer.headers.get('content-type') ?? ''))) {
		if (answer.body) await answer.body.pipeTo(Writable.toWeb(response))
		else response.end()
		return
	}
	const text = await answer.text()
	const change = (registry: Registry) => (slice ? withSlice(registry, slice) : registry)
	const changed = isRegistry
		? JSON.stringify(change(JSON.parse(text)))
		: replaceRegistry(text, change).replace('</body>', `<script src="${RELOAD}" defer></script></body>`)
	if (answer.status === 404 && isNewlyOwned(text, changed, pathname)) response.statusCode = 200
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
