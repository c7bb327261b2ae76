import { createServer, type IncomingMessage, request, type ServerResponse } from 'node:http'
import { type AddressInfo, connect, type Socket } from 'node:net'

const SCRIPT = '/walk/listen.js'
const COMPLAINTS = '/walk/complaints'

/** Sends what a page complains of: the drivers tell no console of WebKit. */
const LISTENER = `{
	// The stack alone does not say in WebKit what happened.
	const textOf = (part) => part instanceof Error ? part + ' ' + part.stack : String(part)
	let isLeaving = false
	addEventListener('beforeunload', () => { isLeaving = true })
	// Leaving cuts off the files that still load: their scripts tell of an error, and their slice is loaded once more.
	const isCutOff = (text) => isLeaving && /^\\S+\\.js |ChunkLoadError|is already registered/.test(text)
	// Only says that sizes are told in the next frame; no console of Chromium has it.
	const isLate = (text) => text.startsWith('ResizeObserver loop completed')
	const complain = (...parts) => {
		const text = parts.map(textOf).join(' ')
		if (!isCutOff(text) && !isLate(text)) navigator.sendBeacon('${COMPLAINTS}', location.pathname + ': ' + text)
	}
	for (const level of ['error', 'warn']) {
		const native = console[level]
		console[level] = (...parts) => { complain(level, ...parts); native.apply(console, parts) }
	}
	// An untrusted event is the site's own: it gives up a script that is late, and says so in its place.
	addEventListener('error', ({ isTrusted, target, message, error }) => isTrusted && complain(target?.src ?? target?.href ?? message, error ?? ''), true)
	addEventListener('unhandledrejection', ({ reason }) => complain('unhandled', reason))
	addEventListener('securitypolicyviolation', ({ violatedDirective, blockedURI }) => complain(violatedDirective, blockedURI))
}`

/** A site behind a proxy that any browser can be driven with. */
export interface ProxiedSite {
	address: string
	/** What pages complained of since the last call. */
	takeComplaints(): string[]
	/** Ends the network between browsers and the site, or brings it back. */
	setOffline(isOffline: boolean): void
	stop(): Promise<void>
}

/**
 * Starts a proxy before a site, which has every page send its complaints, prefers Portuguese, and can be offline: none of it
 * depends on what a browser's driver can do.
 */
export async function proxySite(site: string): Promise<ProxiedSite> {
	const { hostname, port } = new URL(site)
	const complaints: string[] = []
	const sockets = new Set<Socket>()
	let isOffline = false

	const server = createServer((asked, answer) => {
		if (asked.url === SCRIPT) answer.setHeader('content-type', 'text/javascript').end(LISTENER)
		else if (asked.url === COMPLAINTS) {
			let text = ''
			asked.on('data', (chunk: Buffer) => {
				text += chunk
			})
			asked.on('end', () => {
				complaints.push(text)
				answer.writeHead(204).end()
			})
		} else forward(asked, answer)
	})
	function forward(asked: IncomingMessage, answer: ServerResponse) {
		const isPage = asked.headers.accept?.includes('text/html') === true
		const headers = {
			...asked.headers,
			'accept-language': 'pt-BR',
			...(isPage ? { 'accept-encoding': 'identity' } : {}),
		}
		const sent = request({ hostname, port, path: asked.url, method: asked.method, headers }, (answered) => {
			const { statusCode = 502, headers } = answered
			if (!headers['content-type']?.startsWith('text/html')) {
				answer.writeHead(statusCode, headers)
				answered.pipe(answer)
				return
			}
			let html = ''
			answered.setEncoding('utf8').on('data', (chunk: string) => {
				html += chunk
			})
			answered.on('end', () => {
				const { 'content-length': _length, ...rest } = headers
				answer.writeHead(statusCode, rest).end(html.replace('<head>', `<head><script src="${SCRIPT}"></script>`))
			})
		})
		sent.on('error', () => answer.destroy())
		asked.pipe(sent)
	}
	server.on('upgrade', (asked: IncomingMessage, socket: Socket, head: Buffer) => {
		const upstream = connect(Number(port), hostname, () => {
			const lines = Array.from({ length: asked.rawHeaders.length / 2 }, (_, at) =>
				asked.rawHeaders.slice(2 * at, 2 * at + 2).join(': '),
			)
			upstream.write([`GET ${asked.url} HTTP/1.1`, ...lines, '', ''].join('\r\n'))
			upstream.write(head)
			socket.pipe(upstream).pipe(socket)
		})
		for (const [one, other] of [
			[socket, upstream],
			[upstream, socket],
		] as const) {
			one.on('error', () => other.destroy())
			one.on('close', () => other.destroy())
		}
	})
	server.on('connection', (socket) => {
		if (isOffline) return socket.destroy()
		sockets.add(socket)
		socket.on('close', () => sockets.delete(socket))
	})
	const breakOff = () => {
		for (const socket of sockets) socket.destroy()
	}
	await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
	return {
		address: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
		takeComplaints: () => complaints.splice(0),
		setOffline(offline) {
			isOffline = offline
			if (offline) breakOff()
		},
		async stop() {
			breakOff()
			await new Promise((resolve) => server.close(resolve))
		},
	}
}
