import { createServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http'
import { room } from 'federation/compile'
import { SLICES_BASE } from 'shared-contract'
import { BENCH_PATH, type Bench, CHANGES_PATH, REMOTE_BASE } from '../bench/bench.ts'
import type { Api } from './api.ts'
import type { Changes } from './changes.ts'
import { sendFile } from './files.ts'
import { localSlices } from './localSlices.ts'
import { framePolicy, sendPage } from './page.ts'
import { passOn } from './proxy.ts'
import { type RemoteSlice, remoteSlices } from './remote.ts'
import { sendRemoteFile } from './remoteFile.ts'
import { passSocketOn } from './sockets.ts'

interface Workbench {
	api: Api
	changes: Changes
	/** Addresses of slices from elsewhere. */
	remotes: readonly string[]
}

/** The workbench's own server: its page, the slices' files, and the API of the site behind it. */
export async function workbenchServer({ api, changes, remotes }: Workbench): Promise<Server> {
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

	async function answer(request: IncomingMessage, response: ServerResponse) {
		if (!isLocal(request)) return void response.writeHead(421).end()
		const { pathname } = new URL(request.url ?? '/', 'http://localhost')
		if (pathname === BENCH_PATH) return sendJson(response, await bench())
		if (pathname === '/favicon.ico') return void response.writeHead(302, { location: '/favicon.svg' }).end()
		if (pathname === CHANGES_PATH) return changes.listen(response)
		if (pathname.startsWith(REMOTE_BASE)) return sendRemoteFile(response, pathname.slice(REMOTE_BASE.length), remote)
		if (pathname.startsWith(SLICES_BASE)) {
			const [name = '', ...file] = pathname.slice(SLICES_BASE.length).split('/')
			return sendFile(response, room(`${name}/dist`), file.join('/'))
		}
		if (/^\/workbench\/[^/]+\.\w+$/.test(pathname)) {
			return sendFile(response, room('workbench/dist'), pathname.slice('/workbench/'.length))
		}
		if (isPage(request)) return sendPage(request, response, policy)
		return passOn(request, response, api)
	}

	const server = createServer((request, response) => {
		answer(request, response).catch((error: unknown) => {
			if (response.headersSent) response.destroy()
			else response.writeHead(502, { 'content-type': 'text/plain' }).end(String(error))
		})
	})
	server.on('upgrade', (request, socket, head) => {
		passSocketOn(request, socket, head, api).catch(() => socket.destroy())
	})
	return server
}

function isPage({ method, headers }: IncomingMessage): boolean {
	return method === 'GET' && /\btext\/html\b/.test(headers.accept ?? '')
}

// Sessions stand ready here: a page of another name that leads to this machine must not find them.
function isLocal({ headers }: IncomingMessage): boolean {
	return /^(localhost|127\.0\.0\.1)(:\d+)?$/.test(headers.host ?? '')
}

function sendJson(response: ServerResponse, value: unknown) {
	response.writeHead(200, { 'content-type': 'application/json', 'cache-control': 'no-store' })
	response.end(JSON.stringify(value))
}
