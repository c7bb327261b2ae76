import type { FastifyReply, FastifyRequest } from 'fastify'
import { siteRoute } from 'shared-contract'

/** The real server's content security policy, adapted to a frame: it blocks the same requests of a slice as in production. */
export async function framePolicy(api: string): Promise<string> {
	const response = await fetch(new URL(siteRoute.path, api))
	const policy = response.headers.get('content-security-policy') ?? ''
	return policy.replace("frame-ancestors 'none'", "frame-ancestors 'self'")
}

/** Sends the workbench's page. A path of the site is redirected to the slice that owns it. */
export function sendPage({ headers, url }: FastifyRequest, reply: FastifyReply, policy: string): FastifyReply {
	const isFrame = headers['sec-fetch-dest'] === 'iframe'
	if (isFrame) return reply.header('content-security-policy', policy).sendFile('index.html')
	if (url.startsWith('/workbench/')) return reply.sendFile('index.html')
	const open = url === '/' ? '' : `?${new URLSearchParams({ open: url })}`
	return reply.redirect(`/workbench/${open}`)
}
