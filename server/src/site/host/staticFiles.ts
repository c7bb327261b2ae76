import { existsSync } from 'node:fs'
import { mkdir } from 'node:fs/promises'
import { basename, join } from 'node:path'
import fastifyStatic from '@fastify/static'
import type { FastifyInstance } from 'fastify'
import { SHELL_BASE } from 'shared-contract'

const FOREVER = 'public, max-age=31536000, immutable'
const CHECK = 'public, no-cache'
/** A file name with a content hash. */
const HASHED = /\.[0-9a-f]{8}\.[a-z0-9]+$/

interface Folders {
	/** The build of the shell. */
	shellDist: string
	/** The shell's files that keep their names: icon, web manifest. */
	shellPublic: string
	formerShells: FormerShells
}

/** The hashed files of former builds, for pages that were opened before a deployment. */
interface FormerShells {
	folder: string
	/** Copies a file that is not in the folder from the shared store; undefined when the folder is the store. */
	fetch: ((name: string) => Promise<void>) | undefined
}

/**
 * Serves the shell's precompressed files. Files with a hash in their name are immutable.
 */
export async function registerStaticFiles(
	app: FastifyInstance,
	{ shellDist, shellPublic, formerShells }: Folders,
): Promise<void> {
	const served = {
		index: false as const,
		preCompressed: true,
		cacheControl: false,
		dotfiles: 'ignore' as const,
		schemaHide: true,
	}
	if (existsSync(shellDist)) {
		await mkdir(formerShells.folder, { recursive: true })
		await app.register(async (scope) => {
			const { fetch } = formerShells
			if (fetch) {
				scope.addHook<{ Params: { '*'?: string } }>('onRequest', async ({ params: { '*': name = '' } }) => {
					if (isHashed(name) && !existsSync(join(shellDist, name))) await fetch(name)
				})
			}
			await scope.register(fastifyStatic, {
				...served,
				root: [shellDist, formerShells.folder],
				prefix: SHELL_BASE,
				decorateReply: false,
				setHeaders: (reply, path) => reply.header('cache-control', isHashed(path) ? FOREVER : CHECK),
			})
		})
	}
	if (existsSync(shellPublic)) {
		await app.register(fastifyStatic, {
			...served,
			root: shellPublic,
			prefix: '/',
			wildcard: false,
			decorateReply: false,
			setHeaders: (reply) => reply.header('cache-control', CHECK),
		})
	}
}

/** True for an immutable file of the shell, with a hash in its name. */
export function isHashed(path: string): boolean {
	return HASHED.test(basename(path).replace(/\.(br|gz)$/, ''))
}
