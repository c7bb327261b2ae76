import { createReadStream } from 'node:fs'
import { stat } from 'node:fs/promises'
import type { ServerResponse } from 'node:http'
import { extname, join, normalize, sep } from 'node:path'

const TYPES: Readonly<Record<string, string>> = {
	'.css': 'text/css; charset=utf-8',
	'.html': 'text/html; charset=utf-8',
	'.js': 'text/javascript; charset=utf-8',
	'.json': 'application/json; charset=utf-8',
	'.map': 'application/json; charset=utf-8',
	'.svg': 'image/svg+xml',
	'.woff2': 'font/woff2',
}

/** Answers with a file of a folder; 404 where there is none. */
export async function sendFile(
	response: ServerResponse,
	folder: string,
	path: string,
	headers: Readonly<Record<string, string>> = {},
): Promise<void> {
	const file = join(folder, normalize(`${sep}${path}`))
	const found = await stat(file).catch(() => undefined)
	if (!found?.isFile()) {
		response.writeHead(404, { 'content-type': 'text/plain' }).end('There is no such file.')
		return
	}
	response.writeHead(200, {
		'content-type': TYPES[extname(file)] ?? 'application/octet-stream',
		'content-length': found.size,
		'cache-control': 'no-cache',
		'x-content-type-options': 'nosniff',
		...headers,
	})
	createReadStream(file).pipe(response)
}
