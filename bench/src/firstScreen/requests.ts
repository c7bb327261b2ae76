import type { CDPSession } from 'playwright-core'

/** A request of a page, as the browser's network log tells it. */
export interface Request {
	url: string
	kind: string
	/** Seconds of the browser's monotonic clock. */
	startedAt: number
	/** Its body as it travelled, without headers. */
	bytes: number
	/** The address of what asked for it. */
	askedBy: string | undefined
}

/** Notes the requests of a page from now on. */
export async function watchRequests(devtools: CDPSession): Promise<() => Request[]> {
	const requests = new Map<string, Request>()
	devtools.on('Network.requestWillBeSent', ({ requestId, request, timestamp, type, initiator }) => {
		requests.set(requestId, {
			url: request.url,
			kind: type ?? 'Other',
			startedAt: timestamp,
			bytes: 0,
			askedBy: initiator.url ?? scriptOf(initiator.stack),
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

/** How many of the requests follow on one another: the page itself is the first, what a script of it asks for the third. */
export function inSequence(requests: readonly Request[]): number {
	const byUrl = new Map(requests.map((request) => [request.url, request]))
	const depth = (request: Request | undefined, seen: readonly Request[] = []): number => {
		if (!request || seen.includes(request)) return 0
		return 1 + depth(request.askedBy === undefined ? undefined : byUrl.get(request.askedBy), [...seen, request])
	}
	return Math.max(0, ...requests.map((request) => depth(request)))
}
