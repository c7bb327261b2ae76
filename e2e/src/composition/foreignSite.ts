import { readFile } from 'node:fs/promises'
import { createServer, type ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'
import { extname, join } from 'node:path'

const TYPES: Readonly<Record<string, string>> = {
	'.html': 'text/html; charset=utf-8',
	'.js': 'text/javascript; charset=utf-8',
	'.css': 'text/css; charset=utf-8',
	'.json': 'application/json',
}

/** Somebody else's site. */
export interface ForeignSite {
	address: string
	stop(): Promise<void>
}

interface Serving {
	/** Its build; every path without a file is its page. */
	folder: () => string
	/** The site that answers for the API and artwork. Without one, the files are there for pages of any origin. */
	proxied?: () => string
}

/** Serves a build at an origin of its own. */
export async function serveForeign({ folder, proxied }: Serving): Promise<ForeignSite> {
	const server = createServer((request, response) => {
		const path = (request.url ?? '/').replace(/\?.*/, '')
		if (proxied && /^\/(api|art)\//.test(path)) void passOn(proxied() + request.url, response)
		else void sendFile(folder(), path, response, proxied === undefined)
	})
	await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
	const { port } = server.address() as AddressInfo
	return {
		address: `http://127.0.0.1:${port}`,
		async stop() {
			server.closeAllConnections()
			await new Promise((resolve) => server.close(resolve))
		},
	}
}

async function sendFile(folder: string, path: string, response: ServerResponse, isOpen: boolean) {
	const asked = extname(path) === '' ? '/index.html' : path
	const bytes = await readFile(join(folder, asked)).catch(() => undefined)
	const open = {
		'access-control-allow-origin': '*',
		'access-control-allow-private-network': 'true',
		'cross-origin-resource-policy': 'cross-origin',
	}
	response.writeHead(bytes ? 200 : 404, {
		'content-type': TYPES[extname(asked)] ?? 'application/octet-stream',
		'cache-control': 'no-store',
		...(isOpen ? open : {}),
	})
	response.end(bytes)
}

async function passOn(address: string, response: ServerResponse) {
	const answer = await fetch(address)
	response.writeHead(answer.status, { 'content-type': answer.headers.get('content-type') ?? '' })
	response.end(Buffer.from(await answer.arrayBuffer()))
}
