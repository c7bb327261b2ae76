import { createServer, type IncomingHttpHeaders, type ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'
import sharp from 'sharp'
import { type Dial, dialPublic } from './dial.ts'

type Answer = (response: ServerResponse) => void

/** Another site with pictures, on loopback. */
export interface PictureHost {
	/** Reaches this site by its name; every other address is dialled as in production. */
	dial: Dial
	/** The requests that came, in order. */
	asked: { path: string; headers: IncomingHttpHeaders }[]
	/** The most requests that were open at once. */
	mostAtOnce(): number
	/** Answers at a path. @returns its address */
	answer(path: string, answer: Answer): string
	close(): Promise<void>
}

const NAME = 'pictures.test'
/** A host that does not answer. */
const AWAY = 'away.test'
const CLOSED_PORT = 1
const LOOPBACK = { address: '127.0.0.1', family: 4 }

/** Starts a site with pictures, `http://pictures.test/`; nothing answers at `http://away.test/`. */
export async function startPictureHost(): Promise<PictureHost> {
	const answers = new Map<string, Answer>()
	const asked: PictureHost['asked'] = []
	let [open, most] = [0, 0]
	const server = createServer(({ url = '', headers }, response) => {
		asked.push({ path: url, headers })
		open += 1
		most = Math.max(most, open)
		response.on('close', () => {
			open -= 1
		})
		const answer = answers.get(url)
		if (answer) answer(response)
		else response.writeHead(404).end()
	})
	await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
	const { port } = server.address() as AddressInfo
	return {
		asked,
		mostAtOnce: () => most,
		dial: async (url) => {
			if (url.host === NAME) return { addresses: [LOOPBACK], port }
			return url.host === AWAY ? { addresses: [LOOPBACK], port: CLOSED_PORT } : dialPublic(url)
		},
		answer(path, answer) {
			answers.set(path, answer)
			return `http://${NAME}${path}`
		},
		close: () =>
			new Promise((resolve) => {
				server.close(() => resolve())
				server.closeAllConnections()
			}),
	}
}

/** A picture of one colour. */
export function pictureOf(width: number, height: number, background = 'teal'): Promise<Buffer> {
	return sharp({ create: { width, height, channels: 3, background } })
		.png()
		.toBuffer()
}

/** The answer with a body of a type. */
export const sending =
	(body: Buffer | string, type = 'image/png'): Answer =>
	(response) =>
		response.writeHead(200, { 'content-type': type }).end(body)

/** The answer that leads on. */
export const leadingTo =
	(location: string, status = 302): Answer =>
	(response) =>
		response.writeHead(status, { location }).end()
