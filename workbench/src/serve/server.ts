import fastifyStatic from '@fastify/static'
import Fastify, { type FastifyInstance, type FastifyRequest } from 'fastify'
import { SLICES } from 'federation/build'
import { packageFolder } from 'federation/compile'
import { SLICES_BASE } from 'shared-contract'
import { BENCH_PATH, type Bench, CHANGES_PATH, REMOTE_BASE } from '../bench/bench.ts'
import type { Api } from './api.ts'
import type { Changes } from './changes.ts'
import { localSlices } from './localSlices.ts'
import { framePolicy, sendPage } from './page.ts'
import { registerProxy } from './proxy.ts'
import { type RemoteSlice, remoteSlices } from './remote.ts'
import { remoteFile } from './remoteFile.ts'

interface Workbench {
	api: Api
	changes: Changes
	/** Addresses of slices from elsewhere. */
	remotes: readonly string[]
}

/** The workbench's own server: its page, the slices' files, and the API of the site behind it. */
export async function workbenchServer({ api, changes, remotes }: Workbench): Promise<FastifyInstance> {
	const policy = await framePolicy(await api.originFor(undefined))
	let remote: RemoteSlice[] = []

	async function bench(): Promise<Bench> {
		const [local, elsewhere] = await Promise.all([localSlices(), remoteSlices(remotes)])
		remote = elsewhere.slices
		return {
			slices: [...elsewhere.slices.map((each) => each.bench), ...local.slices],
			problems: [...elsewhere.problems, ...local.problems],
			sessions: api.sessions.map(({ role, username, token }) => ({ role, username, token })),
		}
	}

	// Pages keep their connections open, and the workbench ends at once.
	const app = Fastify({ forceCloseConnections: true })
	app.addHook('onRequest', async (request, reply) => {
		if (!isLocal(request)) return reply.code(421).send()
	})
	app.get(BENCH_PATH, async (_request, reply) => reply.header('cache-control', 'no-store').send(await bench()))
	app.get('/favicon.ico', (_request, reply) => reply.redirect('/favicon.svg'))
	app.get(CHANGES_PATH, (_request, reply) => {
		reply.hijack()
		changes.listen(reply.raw)
	})
	app.get<{ Params: { index: string; '*': string } }>(`${REMOTE_BASE}:index/*`, ({ params }) =>
		remoteFile(remote[Number(params.index)]?.base, params['*']),
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

// A file of another type than it says is refused here as in production.
function setHeaders(reply: { header(name: string, value: string): unknown }) {
	reply.header('x-content-type-options', 'nosniff')
}

function isPage({ method, headers }: FastifyRequest): boolean {
	return method === 'GET' && /\btext\/html\b/.test(headers.accept ?? '')
}

// Sessions stand ready here: a page of another name that leads to this machine must not find them.
function isLocal({ headers }: FastifyRequest): boolean {
	return /^(localhost|127\.0\.0\.1)(:\d+)?$/.test(headers.host ?? '')
}
