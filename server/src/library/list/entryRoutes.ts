import type { FastifyInstance } from 'fastify'
import {
	advanceEntryRoute,
	changeEntriesRoute,
	editEntryRoute,
	listTagsRoute,
	memberListRoute,
	ownListRoute,
	removeEntryRoute,
	restoreEntryRoute,
	titlePlaceRoute,
} from 'shared-contract'
import { publishProgress } from '../../catalogue/public.ts'
import type { AppContext } from '../../core/appContext.ts'
import { serve } from '../../core/http/serve.ts'
import { requireMember, viewedMember } from '../../core/identity/authentication.ts'
import { resolveProfile } from '../../core/identity/visibility/resolveProfile.ts'
import { Problem } from '../../core/problem.ts'
import { advance, changeEntries, changeEntry } from './changeEntry.ts'
import { readList, readTags } from './readList.ts'
import { readOwnList } from './readOwnList.ts'
import { removeEntry, restoreEntry } from './removeEntry.ts'
import { titleOnSite } from './titleOfEntry.ts'
import { titlePlace } from './titlePlace.ts'

const CHANGES_PER_MINUTE = 240
const MASS_CHANGES_PER_MINUTE = 60

/** Serves members' lists of animes and mangas. */
export function serveEntries(app: FastifyInstance, context: AppContext): void {
	const { db, now, pictures } = context

	serve(app, memberListRoute, async ({ params, query, request }) => {
		const { ownerId, viewer } = await resolveProfile(request, context, params.username)
		return readList(db, { ownerId, isOwn: viewer?.id === ownerId, ...query, pictures, now: now() })
	})

	serve(app, listTagsRoute, async ({ params, request }) => {
		const { ownerId, viewer } = await resolveProfile(request, context, params.username)
		return { tags: await readTags(db, { ownerId, isOwn: viewer?.id === ownerId }) }
	})

	serve(app, ownListRoute, async ({ request, query }) => {
		const member = await viewedMember(request, context)
		if (!member) throw new Problem('auth.required', 401)
		return readOwnList(db, { memberId: member.id, since: query.since, now: now(), pictures })
	})

	serve(app, titlePlaceRoute, async ({ params, request }) => {
		const member = await viewedMember(request, context)
		if (!member) throw new Problem('auth.required', 401)
		return titlePlace(db, { memberId: member.id, titleId: params.titleId, pictures })
	})

	serve(
		app,
		editEntryRoute,
		async ({ params, body, request, context: { db, live } }) => {
			const { id: memberId } = await requireMember(request, context)
			const change = { memberId, titleId: params.titleId, change: body, now: now(), pictures }
			const entry = await changeEntry(db, change)
			publishProgress(live, memberId)
			return { entry }
		},
		// A device repeats what it changed without a network, under the key of the change.
		{ perMember: CHANGES_PER_MINUTE, idempotent: 'transaction' },
	)

	serve(
		app,
		changeEntriesRoute,
		async ({ body, request, context: { db, live } }) => {
			const { id: memberId } = await requireMember(request, context)
			const answer = await changeEntries(db, { memberId, ...body, now: now(), pictures })
			publishProgress(live, memberId)
			return answer
		},
		{ perMember: MASS_CHANGES_PER_MINUTE },
	)

	serve(
		app,
		advanceEntryRoute,
		async ({ params, body, request, context: { db, live } }) => {
			const { id: memberId } = await requireMember(request, context)
			const entry = await advance(db, { memberId, titleId: params.titleId, ...body, now: now(), pictures })
			publishProgress(live, memberId)
			return { entry }
		},
		{ perMember: CHANGES_PER_MINUTE },
	)

	serve(app, removeEntryRoute, async ({ params, request }) => {
		const { id: memberId } = await requireMember(request, context)
		const { id: titleId } = await titleOnSite(db, params.titleId, memberId)
		await removeEntry(db, { memberId, titleId, now: now() })
		return { done: true }
	})

	serve(app, restoreEntryRoute, async ({ params, request, context: { db } }) => {
		const { id: memberId } = await requireMember(request, context)
		const { id: titleId } = await titleOnSite(db, params.titleId, memberId)
		return { entry: await restoreEntry(db, { memberId, titleId, now: now(), pictures }) }
	})
}
