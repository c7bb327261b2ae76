import type { IncomingMessage, ServerResponse } from 'node:http'
import type { Configuration } from '@rspack/core'
import { DEVELOPMENT_ENTRY } from 'shared-contract'
import { pageMiddleware } from './pageMiddleware.ts'
import { CORS_HEADERS, proxyTo } from './startDevServer.ts'

type DevServer = NonNullable<Configuration['devServer']>

/** `PORT` if it is set; otherwise rspack picks a free port from 8080 on. `--port` overrides both. */
const PORT = process.env.PORT ? { port: Number(process.env.PORT) } : {}

/** Options of `npx rspack serve` in a slice's folder: it serves the container for any shell, and instructions at `/`. */
export function sliceDevServer(name: string): DevServer {
	return {
		...PORT,
		host: 'localhost',
		// The slice runs in the page of a site, which has another React and another socket.
		hot: false,
		liveReload: false,
		client: false,
		static: false,
		allowedHosts: 'all',
		headers: CORS_HEADERS,
		setupMiddlewares: (middlewares) => [
			{
				name: 'instructions',
				middleware: (request: IncomingMessage, response: ServerResponse, next: () => void) => {
					if (request.method !== 'GET' || request.url?.split('?')[0] !== '/') return next()
					response.setHeader('content-type', 'text/html; charset=utf-8')
					response.end(instructions(name, `http://${request.headers.host ?? 'localhost'}`))
				},
			},
			...middlewares,
		],
	}
}

/**
 * Options of `npx rspack serve` in the shell's folder: it serves the shell with hot reload, with the slices and the API of a
 * running site (`NIOUKA_SITE`, or `http://localhost:3000`).
 */
export function shellDevServer(publicFolder: string): DevServer {
	return {
		...PORT,
		host: 'localhost',
		hot: true,
		liveReload: false,
		allowedHosts: 'all',
		static: { directory: publicFolder, publicPath: '/' },
		proxy: proxyTo(process.env.NIOUKA_SITE ?? 'http://localhost:3000', ['/r', '/federation.json']),
		setupMiddlewares: (middlewares, server) => [
			{ name: 'page', middleware: pageMiddleware(server.compiler) },
			...middlewares,
		],
	}
}

function instructions(name: string, origin: string): string {
	const override = `await fetch('/api/composition/override', {
	method: 'PUT',
	headers: { authorization: 'Bearer <token of the slice>', 'content-type': 'application/json' },
	body: JSON.stringify({ slice: '${name}', origin: '${origin}' }),
})`
	const files = [
		[DEVELOPMENT_ENTRY, 'the container, a Module Federation remote'],
		['mf-manifest.json', 'its manifest'],
		['slice.json', 'its entry in the registry of a site'],
	]
	const list = files.map(([file, what]) => `<li><a href="/${file}">${origin}/${file}</a>: ${what}</li>`).join('')
	return `<!doctype html><html lang="en"><meta charset="utf-8"><title>${name}</title><link rel="icon" href="data:,">
<body style="font: 1rem/1.5 system-ui; max-width: 45rem; margin: 2rem auto; padding: 0 1rem">
<h1>${name}, in development</h1>
<ul>${list}</ul>
<p>In the shell: an admin of a site that allows it (<code>FEDERATION_OVERRIDES=local</code>) enters <code>${origin}</code> as
"My machine" under <code>/dashboard/releases</code>. With a token of the slice, run this in the console of a page of the site:</p>
<pre>${override}</pre>
<p>Alone, in a plain page, with hot reload and the API: <code>npm run dev -w ${name}</code>.</p>
</body></html>`
}
