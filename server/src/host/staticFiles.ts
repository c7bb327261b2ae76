import { existsSync } from 'node:fs'
import { basename } from 'node:path'
import fastifyStatic from '@fastify/static'
import type { FastifyInstance } from 'fastify'
import { SHELL_BASE, SLICES_BASE } from 'shared-contract'

const FOREVER = 'public, max-age=31536000, immutable'
const CHECK = 'public, no-cache'
const HASHED = /\.[0-9a-f]{8}\.[a-z0-9]+$/
// A build that a developer is at work on keeps its name while its files change.
const UNSETTLED = '/development/'

interface Folders {
	/** The build of the shell. */
	shellDist: string
	/** The shell's files that keep their names: icon, web manifest. */
	shellPublic: string
	/** `<slice>/<version>/` */
	releases: string
}

/**
 * Serves the files of shell and slices, compressed as their builds left them. A version of a slice never changes, and a
 * name with a hash never changes its content, so they are asked for once.
 */
export async function registerStaticFiles(
	app: FastifyInstance,
	{ shellDist, shellPublic, releases }: Folders,
): Promise<void> {
	const served = {
		index: false as const,
		preCompressed: true,
		cacheControl: false,
		dotfiles: 'ignore' as const,
		schemaHide: true,
	}
	await app.register(fastifyStatic, {
		...served,
		root: releases,
		prefix: SLICES_BASE,
		setHeaders: (reply, path) => reply.header('cache-control', path.includes(UNSETTLED) ? CHECK : FOREVER),
	})
	if (existsSync(shellDist)) {
		await app.register(fastifyStatic, {
			...served,
			root: shellDist,
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

function isHashed(path: string): boolean {
	return HASHED.test(basename(path).replace(/\.(br|gz)$/, ''))
}
