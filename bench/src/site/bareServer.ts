import { mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { type ServerProcess, startServer } from 'federation/serverProcess'

/** Starts a bare Fastify in a separate process that responds to `/` with a constant body. */
export async function bareServer(body: string | Uint8Array): Promise<ServerProcess> {
	const folder = await mkdtemp(join(tmpdir(), 'niouka-bench-bare-'))
	try {
		const file = join(folder, 'body')
		await writeFile(file, body)
		return await startServer({
			args: [join(import.meta.dirname, 'bare.mjs')],
			env: { NODE_ENV: 'production', BODY_FILE: file },
			until: '/',
		})
	} finally {
		// The server has read the file before its first response.
		await rm(folder, { recursive: true, force: true })
	}
}
