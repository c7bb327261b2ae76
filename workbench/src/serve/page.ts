import type { FastifyReply, FastifyRequest } from 'fastify'
import { siteRoute } from 'shared-contract'

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
export function sendPage({ headers, url }: FastifyRequest, reply: FastifyReply, policy: string): FastifyReply {
	const isFrame = headers['sec-fetch-dest'] === 'iframe'
	if (isFrame) return reply.header('content-security-policy', policy).sendFile('index.html')
	if (url.startsWith('/workbench/')) return reply.sendFile('index.html')
	const open = url === '/' ? '' : `?${new URLSearchParams({ open: url })}`
	return reply.redirect(`/workbench/${open}`)
}
