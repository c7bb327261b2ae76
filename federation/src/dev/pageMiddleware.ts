import type { IncomingMessage, ServerResponse } from 'node:http'
import type { Compiler, MultiCompiler } from '@rspack/core'
import { conforms, DEFAULT_LOCALE, registryRoute, renderPage, ShellBuild } from 'shared-contract'
import type { DevRegistry } from './devRegistry.ts'

/**
 * Serves the registry, and the page for navigation requests, as the server does in production.
 * @param registry undefined if another running site has the registry; the page then requests it
 */
export function pageMiddleware(compiler: Compiler | MultiCompiler, registry?: DevRegistry) {
	let template = ''
	let shell: ShellBuild | undefined
	const [own] = 'compilers' in compiler ? compiler.compilers : [compiler]
	own?.hooks.done.tap('page', ({ compilation }) => {
		const asset = (name: string) => compilation.getAsset(name)?.source.source().toString()
		template = asset('index.html') ?? template
		const build: unknown = JSON.parse(asset('shell.json') ?? 'null')
		if (conforms(ShellBuild, build)) shell = build
	})
	return (request: IncomingMessage, response: ServerResponse, next: () => void) => {
		const path = new URL(request.url ?? '/', 'http://localhost').pathname
		if (registry && path === registryRoute.path) {
			response.setHeader('content-type', 'application/json')
			response.end(JSON.stringify(registry.read()))
			return
		}
		const wantsPage = request.method === 'GET' && /\btext\/html\b/.test(request.headers.accept ?? '')
		if (!wantsPage || !shell || /^\/(api|art|s|r|locales)\//.test(path)) return next()
		response.setHeader('content-type', 'text/html; charset=utf-8')
		const current = registry?.read()
		const parts = { shell, registry: current, path, locale: DEFAULT_LOCALE, title: 'Niouka', head: ICON }
		response.end(renderPage(template, parts))
	}
}

// Without it a browser requests `/favicon.ico` and logs a 404.
const ICON = '<link rel="icon" href="/favicon.svg" type="image/svg+xml">'
