import { randomBytes, timingSafeEqual } from 'node:crypto'
import type { FastifyReply, FastifyRequest } from 'fastify'
import type { Settings } from '../../settings.ts'

const NAME = 'niouka_discord'
const LASTS_S = 600
const half = () => randomBytes(32).toString('base64url')

const attributes = ({ SITE_URL }: Settings) =>
	({
		path: '/api/auth/discord',
		httpOnly: true,
		sameSite: 'lax',
		secure: SITE_URL?.startsWith('https://') ?? false,
	}) as const

/** Remembers in the browser that it went to Discord. @returns what goes along, and what stays. */
export function rememberGoing(reply: FastifyReply, settings: Settings): { state: string; verifier: string } {
	const going = { state: half(), verifier: half() }
	reply.setCookie(NAME, `${going.state}.${going.verifier}`, { ...attributes(settings), maxAge: LASTS_S })
	return going
}

/** What stayed here of whoever comes back with a state; undefined where this browser did not go. It counts once. */
export function takeGoing(
	request: FastifyRequest,
	reply: FastifyReply,
	settings: Settings,
	state: string,
): string | undefined {
	const [kept = '', verifier] = (request.cookies[NAME] ?? '').split('.')
	reply.clearCookie(NAME, attributes(settings))
	const [given, expected] = [Buffer.from(state), Buffer.from(kept)]
	return given.length === expected.length && timingSafeEqual(given, expected) ? verifier : undefined
}
