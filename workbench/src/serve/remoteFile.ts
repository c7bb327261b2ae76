import type { ServerResponse } from 'node:http'
import { pipeline } from 'node:stream/promises'
import type { RemoteSlice } from './remote.ts'

/** Passes a file of a slice from elsewhere on: `0/entry.js` is that of the first. */
export async function sendRemoteFile(
	response: ServerResponse,
	path: string,
	slices: readonly RemoteSlice[],
): Promise<void> {
	const [index = '', ...file] = path.split('/')
	const base = slices[Number(index)]?.base
	const address = base && new URL(file.join('/'), base)
	// Nothing but the files of that very build.
	if (!address?.href.startsWith(base?.href ?? '')) {
		response.writeHead(404, { 'content-type': 'text/plain' }).end('There is no such slice.')
		return
	}
	const answer = await fetch(address)
	response.writeHead(answer.status, {
		'content-type': answer.headers.get('content-type') ?? 'application/octet-stream',
		'cache-control': 'no-cache',
	})
	if (answer.body) await pipeline(answer.body, response)
	else response.end()
}
