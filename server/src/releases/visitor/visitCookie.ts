import { randomBytes } from 'node:crypto'
import type { FastifyReply, FastifyRequest } from 'fastify'
import { hostCookie } from '../../core/http/hostCookie.ts'
import type { Settings } from '../../core/settings.ts'
import { cookieAttributes } from './visitorCookie.ts'

const NAME = 'niouka_visit'
const DAYS = 365
const BYTES = 16
const SHAPE = /^[A-Za-z0-9_-]{22}$/

/** The random id of a visitor, which assigns them to canaries and flags. It holds no personal data. */
export function readVisit({ cookies, server }: FastifyRequest): string | undefined {
	const visit = cookies[hostCookie(server.context.settings, NAME)]
	return visit !== undefined && SHAPE.test(visit) ? visit : undefined
}

export function startVisit(reply: FastifyReply, settings: Settings): string {
	const visit = randomBytes(BYTES).toString('base64url')
	reply.setCookie(hostCookie(settings, NAME), visit, cookieAttributes(settings, DAYS))
	return visit
}
