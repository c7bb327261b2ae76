import type { IncomingMessage, ServerResponse } from 'node:http'
import { room } from 'federation/compile'
import { siteRoute } from 'shared-contract'
import { sendFile } from './files.ts'

/**
 * What a page of the site may load and whom it may ask, as the real server says it of its pages: what it would refuse a
 * slice in production, it refuses in a frame.
 */
export async function framePolicy(api: string): Promise<string> {
	const answer = await fetch(new URL(siteRoute.path, api))
	const policy = answer.headers.get('content-security-policy') ?? ''
	return policy.replace("frame-ancestors 'none'", "frame-ancestors 'self'")
}

/** Answers with the workbench's page; one that is opened at an address of the site leads to the slice that owns it. */
export async function sendPage(request: IncomingMessage, response: ServerResponse, policy: string): Promise<void> {
	const isFrame = request.headers['sec-fetch-dest'] === 'iframe'
	const { pathname, search } = new URL(request.url ?? '/', 'http://localhost')
	if (!isFrame && !pathname.startsWith('/workbench/')) {
		const open = pathname === '/' ? '' : `?${new URLSearchParams({ open: pathname + search })}`
		response.writeHead(302, { location: `/workbench/${open}` }).end()
		return
	}
	return sendFile(response, room('workbench/dist'), 'index.html', isFrame ? { 'content-security-policy': policy } : {})
}
