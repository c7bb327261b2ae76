import { readFile } from 'node:fs/promises'
import { createServer, type Server, type ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'
import { join } from 'node:path'

const ROOT = join(import.meta.dirname, '..', '..', '..')

/** Somebody else's server with builds of a slice, good and bad. */
export interface Elsewhere {
	address: string
	/** An address at which nothing listens. */
	silent: string
	stop(): Promise<void>
}

/** Serves the newest build of a slice: as it is, and wrong in every way that a deployment can be. */
export async function serveElsewhere(name: string): Promise<Elsewhere> {
	const dist = join(ROOT, name, 'dist')
	const slice: { version: string; entry: string } = JSON.parse(await readFile(join(dist, 'latest.json'), 'utf8'))
	const needing20 = { ...slice, version: '9.0.0-20202020', requires: { react: '^20.0.0' } }

	async function answer(path: string, response: ServerResponse) {
		const [, place = '', ...rest] = path.split('/')
		const file = rest.join('/')
		const isDescription = file === 'slice.json'
		if (place === 'missing' || (place === 'manifest' && isDescription)) return response.writeHead(404).end()
		if (place === 'html' || (place === 'entry' && file === slice.entry)) {
			return response.writeHead(200, { 'content-type': 'text/html' }).end('<!doctype html><title>Proxy</title>')
		}
		if (place === 'shape') return response.writeHead(200, JSON_TYPE).end('{"name":"none"}')
		if (place === 'incompatible' && isDescription) {
			return response.writeHead(200, JSON_TYPE).end(JSON.stringify(needing20))
		}
		const bytes = await readFile(join(dist, slice.version, file)).catch(() => undefined)
		if (!bytes) return response.writeHead(404).end()
		response.writeHead(200, {
			'content-type': file.endsWith('.js') ? 'text/javascript' : 'application/json',
			'cross-origin-resource-policy': 'same-origin',
		})
		response.end(bytes)
	}

	const server = createServer((request, response) => {
		void answer(new URL(request.url ?? '/', 'http://localhost').pathname, response)
	})
	await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
	return {
		address: originOf(server),
		silent: await silentOrigin(),
		stop: () => new Promise((resolve) => server.close(() => resolve())),
	}
}

/** The origin of a server that has just gone. */
async function silentOrigin(): Promise<string> {
	const server = createServer()
	await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
	const origin = originOf(server)
	await new Promise((resolve) => server.close(resolve))
	return origin
}

function originOf(server: Server): string {
	const { port } = server.address() as AddressInfo
	return `http://127.0.0.1:${port}`
}

const JSON_TYPE = { 'content-type': 'application/json' }
