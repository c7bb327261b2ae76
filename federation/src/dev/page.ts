import type { IncomingMessage, ServerResponse } from 'node:http'
import type { Compiler, MultiCompiler } from '@rspack/core'
import { conforms, DEFAULT_LOCALE, registryRoute, renderPage, ShellBuild } from 'shared-contract'
import type { DevRegistry } from './devRegistry.ts'

/**
 * Answers with the registry and, where a browser goes to a path, with the page: as the server does in production.
 * @param registry left out where a site that is running elsewhere has it: the page then asks for it
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
		const known = registry?.read()
		const parts = { shell, registry: known, path, locale: DEFAULT_LOCALE, title: 'Niouka', head: ICON }
		response.end(renderPage(template, parts))
	}
}

// Otherwise a browser asks for `/favicon.ico`, and complains that it is not there.
const ICON = '<link rel="icon" href="/favicon.svg" type="image/svg+xml">'
