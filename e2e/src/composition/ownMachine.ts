import { readFile } from 'node:fs/promises'
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { extname, join } from 'node:path'
import type { Candidate } from 'federation/release/commands/candidate'
import { DEVELOPMENT_ENTRY } from 'shared-contract'

const TYPES: Readonly<Record<string, string>> = {
	'.js': 'text/javascript; charset=utf-8',
	'.css': 'text/css; charset=utf-8',
	'.json': 'application/json',
}

/** A developer's machine. */
export interface OwnMachine {
	address: string
	stop(): Promise<void>
}

/** Serves a version of a slice to any page, as `npm run dev` does. */
export async function serveOwnMachine({ slice, folder }: Candidate): Promise<OwnMachine> {
	const server = createServer(async (request, response) => {
		const asked = (request.url ?? '/').slice(1).replace(/\?.*/, '')
		const file = asked === DEVELOPMENT_ENTRY ? slice.entry : asked
		const bytes = await readFile(join(folder, file)).catch(() => undefined)
		response.writeHead(bytes ? 200 : 404, {
			'content-type': TYPES[extname(file)] ?? 'application/octet-stream',
			'access-control-allow-origin': '*',
			'access-control-allow-private-network': 'true',
			'cross-origin-resource-policy': 'cross-origin',
			'cache-control': 'no-store',
		})
		response.end(bytes)
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
