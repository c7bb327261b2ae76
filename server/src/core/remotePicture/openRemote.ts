import type { IncomingMessage } from 'node:http'
import type { Dial } from './dial.ts'
import { PictureUnavailable } from './pictureUnavailable.ts'
import { pinnedRequest } from './pinnedRequest.ts'

const REDIRECTS_MAX = 3
const REDIRECTS = new Set([301, 302, 303, 307, 308])

interface Options {
	dial: Dial
	headers: Record<string, string>
	signal: AbortSignal
}

/**
 * Opens the answer at an address, with status 200 or 304. Each redirect is dialled and checked as the first address.
 *
 * @throws PictureUnavailable, and what the connection throws
 */
export async function openRemote(remote: string, { dial, headers, signal }: Options): Promise<IncomingMessage> {
	let url = parse(remote)
	for (let redirects = 0; redirects <= REDIRECTS_MAX; redirects++) {
		const response = await pinnedRequest(url, await dial(url), { headers, signal })
		const { statusCode: status = 0, headers: answered } = response
		if (status === 200 || status === 304) return response
		response.destroy()
		if (status >= 500 || status === 429) throw new PictureUnavailable('failed', `the host answers with ${status}`)
		if (!REDIRECTS.has(status) || answered.location === undefined)
			throw new PictureUnavailable('refused', `the host answers with ${status}`)
		url = parse(answered.location, url)
	}
	throw new PictureUnavailable('refused', 'the address leads on too often')
}

function parse(address: string, base?: URL): URL {
	if (!URL.canParse(address, base?.href)) throw new PictureUnavailable('refused', 'the address is none')
	return new URL(address, base?.href)
}
