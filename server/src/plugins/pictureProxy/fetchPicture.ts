import type { IncomingMessage } from 'node:http'
import type { Dial } from '../../core/remotePicture/dial.ts'
import { openRemote } from '../../core/remotePicture/openRemote.ts'
import { PictureUnavailable } from '../../core/remotePicture/pictureUnavailable.ts'

/** The most bytes of a picture of another site. */
export const REMOTE_MAX_BYTES = 8 * 1024 * 1024
// No cookie, no referrer: the other site learns that this site asks, and nothing of the reader.
const HEADERS = {
	accept: 'image/webp,image/jpeg,image/png,image/gif',
	'accept-encoding': 'identity',
	'user-agent': 'Niouka picture proxy',
}

interface Options {
	dial: Dial
	/** The time limit of the whole fetch, with its redirects. */
	timeoutMs: number
}

/**
 * Fetches the bytes of a picture. Each redirect is dialled and checked as the first address.
 *
 * @throws PictureUnavailable
 */
export async function fetchPicture(remote: string, { dial, timeoutMs }: Options): Promise<Buffer> {
	const signal = AbortSignal.timeout(timeoutMs)
	// A lookup of a name cannot be aborted.
	const late = new Promise<never>((_resolve, reject) => {
		signal.addEventListener('abort', () => reject(signal.reason), { once: true })
	})
	late.catch(() => {})
	try {
		return await Promise.race([follow(remote, dial, signal), late])
	} catch (error) {
		if (error instanceof PictureUnavailable) throw error
		throw new PictureUnavailable('unreachable', 'the host does not answer', { cause: error })
	}
}

async function follow(remote: string, dial: Dial, signal: AbortSignal): Promise<Buffer> {
	const response = await openRemote(remote, { dial, headers: HEADERS, signal })
	if (response.statusCode === 200) return read(response)
	response.destroy()
	throw new PictureUnavailable('refused', `the host answers with ${response.statusCode}`)
}

async function read(response: IncomingMessage): Promise<Buffer> {
	const tooLarge = () => new PictureUnavailable('refused', `the answer has more than ${REMOTE_MAX_BYTES} bytes`)
	const chunks: Buffer[] = []
	let bytes = 0
	// Leaving the loop destroys the connection.
	for await (const chunk of response) {
		bytes += chunk.length
		if (bytes > REMOTE_MAX_BYTES || Number(response.headers['content-length']) > REMOTE_MAX_BYTES) throw tooLarge()
		chunks.push(chunk)
	}
	return Buffer.concat(chunks)
}
