import type { CDPSession } from 'playwright-core'

/** A request in the browser's network log. */
export interface Request {
	url: string
	kind: string
	/** The start on the browser's monotonic clock, s. */
	startedAt: number
	/** The transfer size of the body, bytes. */
	bytes: number
	/** The URL of its initiator. */
	initiator: string | undefined
}

/** Records the requests of a page. */
export async function recordRequests(devtools: CDPSession): Promise<() => Request[]> {
	const requests = new Map<string, Request>()
	devtools.on('Network.requestWillBeSent', ({ requestId, request, timestamp, type, initiator }) => {
		requests.set(requestId, {
			url: request.url,
			kind: type ?? 'Other',
			startedAt: timestamp,
			bytes: 0,
			initiator: initiator.url ?? scriptOf(initiator.stack),
		})
	})
	devtools.on('Network.dataReceived', ({ requestId, encodedDataLength }) => {
		const request = requests.get(requestId)
		if (request) request.bytes += encodedDataLength
	})
	await devtools.send('Network.enable')
	return () => [...requests.values()]
}

interface Stack {
	callFrames: { url: string }[]
	parent?: Stack
}

function scriptOf(stack: Stack | undefined): string | undefined {
	if (!stack) return undefined
	return stack.callFrames.find(({ url }) => url !== '')?.url ?? scriptOf(stack.parent)
}

/** The length of the longest request chain: 1 for the page, 2 for its scripts, 3 for requests of its scripts. */
export function longestRequestChain(requests: readonly Request[]): number {
	const byUrl = new Map(requests.map((request) => [request.url, request]))
	const depth = (request: Request | undefined, seen: readonly Request[] = []): number => {
		if (!request || seen.includes(request)) return 0
		return 1 + depth(request.initiator === undefined ? undefined : byUrl.get(request.initiator), [...seen, request])
	}
	return Math.max(0, ...requests.map((request) => depth(request)))
}
