import { LIVE_PATH, registryRoute } from 'shared-contract'
import { FAULT_HEADER, ROLE_HEADER } from '../bench/bench.ts'
import { tell } from '../view/message.ts'
import type { Setup } from '../view/setup.ts'

const methods = new Map<string, string>()

/**
 * Lets every request of this frame say who looks at it and how the API is to fail, and tells the workbench of each. The
 * registry is the workbench's own: the slice as it was chosen, with or without the others.
 */
export function routeRequests({ registry, role, fault, session }: Setup): void {
	const own = window.fetch.bind(window)
	window.fetch = async (input, init) => {
		const request = new Request(input, init)
		const address = new URL(request.url)
		if (address.origin !== location.origin) return own(request)
		if (address.pathname === registryRoute.path) return Response.json(registry)
		methods.set(address.href, request.method)
		request.headers.set(ROLE_HEADER, role)
		request.headers.set(FAULT_HEADER, fault)
		return own(request)
	}
	window.WebSocket = class extends WebSocket {
		constructor(address: string | URL, protocols?: string | string[]) {
			const url = new URL(address, location.href)
			if (url.pathname === LIVE_PATH) {
				url.searchParams.set('workbench-role', session?.role ?? role)
				url.searchParams.set('workbench-fault', fault)
			}
			super(url, protocols)
		}
	}
	new PerformanceObserver((list) => {
		for (const entry of list.getEntries()) if (entry instanceof PerformanceResourceTiming) report(entry)
	}).observe({ type: 'resource', buffered: true })
}

function report({ name, initiatorType, responseStatus, duration, transferSize }: PerformanceResourceTiming) {
	if (name.startsWith('data:') || name.startsWith('blob:')) return
	tell({
		kind: 'request',
		method: initiatorType === 'fetch' ? (methods.get(name) ?? 'GET') : 'GET',
		address: name,
		by: initiatorType,
		status: responseStatus,
		ms: duration,
		bytes: transferSize,
	})
}
