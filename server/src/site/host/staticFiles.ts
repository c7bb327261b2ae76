import { existsSync } from 'node:fs'
import { mkdir } from 'node:fs/promises'
import { basename } from 'node:path'
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
	/** The hashed files of former builds, for pages that were opened before a deployment. */
	formerShells: string
	/** The shell's files that keep their names: icon, web manifest. */
	shellPublic: string
}

/**
 * Serves the shell's precompressed files. Files with a hash in their name are immutable.
 */
export async function registerStaticFiles(
	app: FastifyInstance,
	{ shellDist, formerShells, shellPublic }: Folders,
): Promise<void> {
	const served = {
		index: false as const,
		preCompressed: true,
		cacheControl: false,
		dotfiles: 'ignore' as const,
		schemaHide: true,
	}
	if (existsSync(shellDist)) {
		await mkdir(formerShells, { recursive: true })
		await app.register(fastifyStatic, {
			...served,
			root: [shellDist, formerShells],
			prefix: SHELL_BASE,
			decorateReply: false,
			setHeaders: (reply, path) => reply.header('cache-control', isHashed(path) ? FOREVER : CHECK),
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
