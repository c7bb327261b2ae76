import type { FastifyInstance, FastifyRequest } from 'fastify'
import {
	accountRoute,
	adultTitlesRoute,
	changeAccountRoute,
	confirmEmailRoute,
	deleteAccountRoute,
	dropEmailChangeRoute,
	endOtherSessionsRoute,
	endSessionRoute,
	homeLayoutRoute,
	sessionsRoute,
	setAdultTitlesRoute,
	setHomeLayoutRoute,
	setScoreScaleRoute,
} from 'shared-contract'
import type { AppContext } from '../../core/appContext.ts'
import { serve } from '../../core/http/serve.ts'
import { currentMember, keyOf, requireMember, viewedMember } from '../../core/identity/authentication.ts'
import { isDemo } from '../../core/identity/demo.ts'
import { clearSessionCookie, hashSessionKey } from '../../core/identity/sessionKey.ts'
import { Problem } from '../../core/problem.ts'
import { endAccess } from '../endAccess.ts'
import { readAdultTitles, writeAdultTitles } from './adultTitles.ts'
import { changeAccount } from './changeAccount.ts'
import { deleteAccount } from './deleteAccount.ts'
import { confirmEmail, storeEmailChange } from './emailChange.ts'
import { readHomeLayout, writeHomeLayout } from './homeLayout.ts'
import { proveChange } from './proveOwner.ts'
import { readAccount } from './readAccount.ts'
import { writeScoreScale } from './scoreScale.ts'
import { endListedSession, endOtherSessions, listSessions } from './sessionList.ts'

const CHANGES_PER_MINUTE = 20

/** Serves a member's own account: settings, sessions and deletion. */
export function serveSettings(app: FastifyInstance, context: AppContext): void {
	const { db, live, now } = context
	const signedIn = async (request: FastifyRequest) => {
		const member = await requireMember(request, context)
		const key = keyOf(request, context)
		if (!key) throw new Problem('auth.required', 401)
		return { memberId: member.id, keyHash: hashSessionKey(key) }
	}

	serve(app, accountRoute, async ({ request }) => {
		const member = await viewedMember(request, context)
		if (!member) throw new Problem('auth.required', 401)
		return readAccount(context, member.id)
	})

	serve(
		app,
		changeAccountRoute,
		async ({ body, request }) => {
			const session = await signedIn(request)
			await changeAccount(request, context, { ...session, typed: body })
			return readAccount(context, session.memberId)
		},
		{ perMember: CHANGES_PER_MINUTE },
	)

	serve(app, adultTitlesRoute, async ({ request }) => {
		const member = await viewedMember(request, context)
		if (!member) throw new Problem('auth.required', 401)
		return readAdultTitles(context, member.id)
	})

	serve(
		app,
		setAdultTitlesRoute,
		async ({ body, request }) => {
			const { id } = await requireMember(request, context)
			await writeAdultTitles(context, id, body)
			return readAdultTitles(context, id)
		},
		{ perMember: CHANGES_PER_MINUTE },
	)

	serve(
		app,
		setScoreScaleRoute,
		async ({ body, request }) => {
			await writeScoreScale(db, (await requireMember(request, context)).id, body.scale)
			return { done: true }
		},
		{ perMember: CHANGES_PER_MINUTE },
	)

	serve(app, homeLayoutRoute, async ({ request }) => readHomeLayout(db, (await requireMember(request, context)).id))

	serve(
		app,
		setHomeLayoutRoute,
		async ({ body, request }) => {
			await writeHomeLayout(db, (await requireMember(request, context)).id, body)
			return body
		},
		{ perMember: CHANGES_PER_MINUTE },
	)

	serve(
		app,
		confirmEmailRoute,
		async ({ body }) => {
			await confirmEmail(context, body.token)
			return { done: true }
		},
		{ perMinute: CHANGES_PER_MINUTE, idempotent: false },
	)

	serve(app, dropEmailChangeRoute, async ({ request }) => {
		await storeEmailChange(db, (await requireMember(request, context)).id, undefined)
		return { done: true }
	})

	serve(
		app,
		deleteAccountRoute,
		async ({ body, request, reply }) => {
			const { id: memberId } = await requireMember(request, context)
			const ownership = { memberId, password: body.password, field: 'password' }
			await deleteAccount(context, memberId, await proveChange(request, context, ownership))
			clearSessionCookie(reply, context.settings)
			return { done: true }
		},
		// A cached answer would store the id of the deleted member.
		{ perMember: CHANGES_PER_MINUTE, idempotent: false },
	)

	serve(app, sessionsRoute, async ({ request }) => {
		// The sample member has no sessions.
		if (!(await currentMember(request, context)) && (await isDemo(context))) return { items: [] }
		return { items: await listSessions(db, { ...(await signedIn(request)), now: now() }) }
	})

	serve(app, endSessionRoute, async ({ params, request }) => {
		const { id } = await requireMember(request, context)
		live.endSession(await endListedSession(db, id, params.sessionId))
		return { done: true }
	})

	serve(app, endOtherSessionsRoute, async ({ query, request }) => {
		const { memberId, keyHash } = await signedIn(request)
		const ended = await db.transaction().execute(async (transaction) => {
			if (query.access === 'end') await endAccess(context, transaction, memberId)
			return endOtherSessions(transaction, memberId, keyHash)
		})
		for (const key of ended) live.endSession(key)
		return { done: true }
	})
}
