import fastifyStatic from '@fastify/static'
import Fastify, { type FastifyInstance, type FastifyRequest } from 'fastify'
import { packageFolder } from 'federation/compile'
import { SLICES } from 'federation/slices'
import { SLICES_BASE } from 'shared-contract'
import { BUILD_EVENTS_PATH, INDEX_PATH, REMOTE_BASE, type WorkbenchIndex } from '../protocol/workbenchIndex.ts'
import type { Api } from './api.ts'
import type { BuildEvents } from './buildEvents.ts'
import { loadLocalSlices } from './localSlices.ts'
import { framePolicy, sendPage } from './page.ts'
import { registerProxy } from './proxy.ts'
import { loadRemoteSlices, type RemoteSlice } from './remote.ts'
import { remoteFile } from './remoteFile.ts'

interface ServerOptions {
	api: Api
	buildEvents: BuildEvents
	/** URLs of remote slices, manifests or registries. */
	remotes: readonly string[]
}

/** The workbench's server: its page, the files of the slices, and a proxy to the API. */
export async function workbenchServer({ api, buildEvents, remotes }: ServerOptions): Promise<FastifyInstance> {
	const policy = await framePolicy(await api.originFor(undefined))
	let remoteBuilds: RemoteSlice[] = []

	async function buildIndex(): Promise<WorkbenchIndex> {
		const [local, remote] = await Promise.all([loadLocalSlices(), loadRemoteSlices(remotes)])
		remoteBuilds = remote.slices
		return {
			slices: [...remote.slices.map(({ indexed }) => indexed), ...local.slices],
			errors: [...remote.errors, ...local.errors],
			sessions: api.sessions.map(({ role, username, token }) => ({ role, username, token })),
		}
	}

	// Closes open connections, so that the workbench stops at once.
	const app = Fastify({ forceCloseConnections: true })
	app.addHook('onRequest', async (request, reply) => {
		if (!isLocal(request)) return reply.code(421).send()
	})
	app.get(INDEX_PATH, async (_request, reply) => reply.header('cache-control', 'no-store').send(await buildIndex()))
	app.get('/favicon.ico', (_request, reply) => reply.redirect('/favicon.svg'))
	app.get(BUILD_EVENTS_PATH, (_request, reply) => {
		reply.hijack()
		buildEvents.subscribe(reply.raw)
	})
	app.get<{ Params: { index: string; '*': string } }>(`${REMOTE_BASE}:index/*`, ({ params }) =>
		remoteFile(remoteBuilds[Number(params.index)]?.base, params['*']),
	)
	await app.register(fastifyStatic, {
		root: packageFolder('workbench/dist'),
		prefix: '/workbench/',
		wildcard: false,
		index: false,
		setHeaders,
	})
	for (const name of SLICES) {
		await app.register(fastifyStatic, {
			root: packageFolder(`${name}/dist`),
			prefix: `${SLICES_BASE}${name}/`,
			index: false,
			decorateReply: false,
			setHeaders,
		})
	}
	await registerProxy(app, api, (request, reply) => (isPage(request) ? sendPage(request, reply, policy) : undefined))
	return app
}

// As in production, browsers refuse a script with a wrong content type.
function setHeaders(reply: { header(name: string, value: string): unknown }) {
	reply.header('x-content-type-options', 'nosniff')
}

function isPage({ method, headers }: FastifyRequest): boolean {
	return method === 'GET' && /\btext\/html\b/.test(headers.accept ?? '')
}

// Protects the prepared sessions from DNS rebinding: another host name may point to this machine.
function isLocal({ headers }: FastifyRequest): boolean {
	return /^(localhost|127\.0\.0\.1)(:\d+)?$/.test(headers.host ?? '')
}
