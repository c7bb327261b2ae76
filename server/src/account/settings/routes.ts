import type { FastifyInstance, FastifyRequest } from 'fastify'
import {
	accountRoute,
	changeAccountRoute,
	confirmEmailRoute,
	deleteAccountRoute,
	dropEmailChangeRoute,
	endOtherSessionsRoute,
	endSessionRoute,
	sessionsRoute,
} from 'shared-contract'
import { Problem } from '../../api/problem.ts'
import { serve } from '../../api/serve.ts'
import { localeOf } from '../../language/locale.ts'
import type { Parts } from '../../parts.ts'
import { isDemo } from '../../site/demo.ts'
import { keyOf, memberAsking, memberShown, requireMember } from '../authentication.ts'
import { clearSessionCookie } from '../sessionCookie.ts'
import { hashSessionKey } from '../sessionKey.ts'
import { changeAccount } from './changeAccount.ts'
import { deleteAccount } from './deleteAccount.ts'
import { confirmEmail, storeEmailChange } from './emailChange.ts'
import { proveOwner } from './proveOwner.ts'
import { readAccount } from './readAccount.ts'
import { endListedSession, endOtherSessions, listSessions } from './sessionList.ts'

const CHANGES_PER_MINUTE = 20

/** A member's own account: what it is, where it is signed in, and its end. */
export function serveSettings(app: FastifyInstance, parts: Parts): void {
	const { db, live, now } = parts
	const signedIn = async (request: FastifyRequest) => {
		const member = await requireMember(request, parts)
		const key = keyOf(request, parts)
		if (!key) throw new Problem('auth.required', 401)
		return { memberId: member.id, keyHash: hashSessionKey(key) }
	}

	serve(app, accountRoute, async ({ request }) => {
		const member = await memberShown(request, parts)
		if (!member) throw new Problem('auth.required', 401)
		return readAccount(db, member.id, now())
	})

	serve(
		app,
		changeAccountRoute,
		async ({ body, request }) => {
			const session = await signedIn(request)
			const asking = { locale: localeOf(request), log: request.log }
			await changeAccount(parts, { ...session, ...asking, typed: body })
			return readAccount(db, session.memberId, now())
		},
		{ perMember: CHANGES_PER_MINUTE },
	)

	serve(
		app,
		confirmEmailRoute,
		async ({ body }) => {
			await confirmEmail(parts, body.token)
			return { done: true }
		},
		{ perMinute: CHANGES_PER_MINUTE, idempotent: false },
	)

	serve(app, dropEmailChangeRoute, async ({ request }) => {
		await storeEmailChange(db, (await requireMember(request, parts)).id, undefined)
		return { done: true }
	})

	serve(
		app,
		deleteAccountRoute,
		async ({ body, request, reply }) => {
			const { id: memberId } = await requireMember(request, parts)
			const asked = { memberId, password: body.password, field: 'password', now: now() }
			await deleteAccount(parts, memberId, await proveOwner(db, asked))
			clearSessionCookie(reply, parts.settings)
			return { done: true }
		},
		// The answer to a key would be kept under the id of who is gone.
		{ perMember: CHANGES_PER_MINUTE, idempotent: false },
	)

	serve(app, sessionsRoute, async ({ request }) => {
		// The sample member is signed in nowhere.
		if (!(await memberAsking(request, parts)) && (await isDemo(parts))) return { items: [] }
		return { items: await listSessions(db, { ...(await signedIn(request)), now: now() }) }
	})

	serve(app, endSessionRoute, async ({ params, request }) => {
		const { id } = await requireMember(request, parts)
		live.endSession(await endListedSession(db, id, params.sessionId))
		return { done: true }
	})

	serve(app, endOtherSessionsRoute, async ({ request }) => {
		const { memberId, keyHash } = await signedIn(request)
		for (const ended of await endOtherSessions(db, memberId, keyHash)) live.endSession(ended)
		return { done: true }
	})
}
