import { request as ask, type IncomingMessage } from 'node:http'
import type { Duplex } from 'node:stream'
import type { Api } from './api.ts'
import { cookiesWith } from './sessionCookie.ts'

/**
 * Passes a page's socket on to the API. A browser gives a socket no headers of its own, so the frame says in the query
 * who it is and whether it is offline.
 */
export async function passSocketOn(request: IncomingMessage, socket: Duplex, head: Buffer, api: Api): Promise<void> {
	const address = new URL(request.url ?? '/', 'http://localhost')
	const role = address.searchParams.get('workbench-role')
	const fault = address.searchParams.get('workbench-fault')
	if (fault === 'offline') {
		socket.destroy()
		return
	}
	const session = api.sessions.find((each) => each.role === role)
	const cookie = cookiesWith(request.headers, session)
	const origin = await api.originFor(role === 'demo' ? 'demo' : undefined)
	const asked = ask(new URL(address.pathname, origin), {
		headers: { ...request.headers, ...(cookie ? { cookie } : {}) },
	})
	const end = () => {
		socket.destroy()
		asked.destroy()
	}
	asked.on('error', end)
	socket.on('error', end)
	asked.on('response', end)
	asked.on('upgrade', (answer, other, otherHead) => {
		const headers = Object.entries(answer.headers).map(([name, value]) => `${name}: ${value}`)
		socket.write(['HTTP/1.1 101 Switching Protocols', ...headers, '', ''].join('\r\n'))
		if (otherHead.length > 0) socket.write(otherHead)
		if (head.length > 0) other.write(head)
		other.on('error', end)
		other.on('close', end)
		socket.on('close', () => other.destroy())
		other.pipe(socket)
		socket.pipe(other)
	})
	asked.end()
}
