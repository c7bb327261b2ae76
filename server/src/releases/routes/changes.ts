import type { FastifyInstance } from 'fastify'
import { promoteRoute, rollbackRoute, switchFlagRoute, withdrawRoute } from 'shared-contract'
import type { AppContext } from '../../core/appContext.ts'
import { serve } from '../../core/http/serve.ts'
import { requireAdmin } from '../../core/identity/authentication.ts'
import { promote } from '../change/promote.ts'
import { readChannel } from '../change/readChannel.ts'
import { rollBack } from '../change/rollBack.ts'
import { switchFlag } from '../change/switchFlag.ts'
import { withdraw } from '../change/withdraw.ts'
import type { Releases } from '../releases.ts'
import { requireReleaserOf } from '../rights.ts'

// Not a transaction: the registry cache of every process must be refreshed too.
const CHANGES = { perMinute: 60, idempotent: 'lease' } as const

/** The endpoints that promote, roll back and withdraw versions, and that switch feature flags. */
export function serveChanges(app: FastifyInstance, context: AppContext, releases: Releases): void {
	const { db, now } = context

	serve(
		app,
		promoteRoute,
		async ({ params: { slice }, body: { version, ...how }, request }) => {
			const actor = await requireReleaserOf(slice, request, context)
			if (await promote(db, { of: { slice, version }, ...how, actor, now: now() })) await releases.changed()
			return readChannel(db, slice, now())
		},
		CHANGES,
	)

	serve(
		app,
		rollbackRoute,
		async ({ params: { slice }, query: { version }, request }) => {
			const actor = await requireReleaserOf(slice, request, context)
			await rollBack(db, { slice, version, actor, now: now() })
			await releases.changed()
			return readChannel(db, slice, now())
		},
		CHANGES,
	)

	serve(
		app,
		withdrawRoute,
		async ({ params: { slice }, query: { version }, request }) => {
			const actor = await requireReleaserOf(slice, request, context)
			await withdraw(db, { slice, version, actor, now: now() })
			await releases.changed()
			return readChannel(db, slice, now())
		},
		CHANGES,
	)

	serve(
		app,
		switchFlagRoute,
		async ({ params, body, request }) => {
			const actor = { kind: 'member', member: await requireAdmin(request, context) } as const
			if (await switchFlag(db, { ...params, ...body, actor, now: now() })) await releases.changed()
			return { done: true }
		},
		CHANGES,
	)
}
