import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'

interface Answer {
	status: number
	headers?: Record<string, string>
}

/** A Discord that listens on this machine. Requests to the real one reach it while it is there; all others fail. */
export function fakeDiscord() {
	const posts: { path: string; body: { content: string; allowed_mentions: unknown } }[] = []
	const state = { posts, answers: [] as Answer[], isAway: false, asked: [] as string[] }
	const server = createServer((request, response) => {
		let body = ''
		request.on('data', (part) => {
			body += String(part)
		})
		request.on('end', () => {
			if (state.isAway) return void response.destroy()
			const { status, headers = {} } = state.answers.shift() ?? { status: 204 }
			if (status < 300) posts.push({ path: request.url ?? '', body: JSON.parse(body) })
			response.writeHead(status, headers).end(status === 204 ? '' : '{}')
		})
	})
	const real = globalThis.fetch
	beforeAll(async () => {
		await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
		const origin = `http://127.0.0.1:${(server.address() as AddressInfo).port}`
		globalThis.fetch = (input, init) => {
			const url = new URL(String(input))
			state.asked.push(url.href)
			if (url.origin !== 'https://discord.com') throw new Error(`unexpected request to ${url.origin}`)
			return real(origin + url.pathname, init)
		}
	})
	beforeEach(() => {
		Object.assign(state, { answers: [], isAway: false, asked: [] })
		posts.length = 0
	})
	afterAll(async () => {
		globalThis.fetch = real
		server.closeAllConnections()
		await new Promise((resolve) => server.close(resolve))
	})
	return state
}
