import { LIVE_PATH, registryRoute } from 'shared-contract'
import { postToWorkbench } from '../protocol/message.ts'
import type { Setup } from '../protocol/setup.ts'
import { FAULT_HEADER, ROLE_HEADER } from '../protocol/workbenchIndex.ts'

const methods = new Map<string, string>()

/**
 * Adds the role and the fault to every request of this frame, and posts each finished request to the workbench. Requests for the
 * registry get the registry of the setup.
 */
export function instrumentNetwork({ registry, role, fault, session }: Setup): void {
	const originalFetch = window.fetch.bind(window)
	window.fetch = async (input, init) => {
		const request = new Request(input, init)
		const url = new URL(request.url)
		if (url.origin !== location.origin) return originalFetch(request)
		if (url.pathname === registryRoute.path) return Response.json(registry)
		methods.set(url.href, request.method)
		request.headers.set(ROLE_HEADER, role)
		request.headers.set(FAULT_HEADER, fault)
		return originalFetch(request)
	}
	window.WebSocket = class extends WebSocket {
		constructor(input: string | URL, protocols?: string | string[]) {
			const url = new URL(input, location.href)
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
	postToWorkbench({
		kind: 'request',
		method: initiatorType === 'fetch' ? (methods.get(name) ?? 'GET') : 'GET',
		url: name,
		initiator: initiatorType,
		status: responseStatus,
		ms: duration,
		bytes: transferSize,
	})
}
