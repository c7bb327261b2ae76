import type { FastifyInstance } from 'fastify'
import {
	advanceEntryRoute,
	editEntryRoute,
	memberListRoute,
	removeEntryRoute,
	restoreEntryRoute,
	titlePlaceRoute,
} from 'shared-contract'
import { Problem } from '../../api/problem.ts'
import { serve } from '../../api/serve.ts'
import { profileAsked } from '../../community/profile/findMember.ts'
import type { Parts } from '../../parts.ts'
import { memberShown, requireMember } from '../authentication.ts'
import { advance, changeEntry } from './changeEntry.ts'
import { titleOnSite } from './listedTitle.ts'
import { readList } from './readList.ts'
import { removeEntry, restoreEntry } from './removeEntry.ts'
import { titlePlace } from './titlePlace.ts'

const CHANGES_PER_MINUTE = 240

/** Members' lists of animes and mangas. */
export function serveEntries(app: FastifyInstance, parts: Parts): void {
	const { db, now, settings: pictures } = parts

	serve(app, memberListRoute, async ({ params, query, request }) => {
		const { ownerId, reader } = await profileAsked(request, parts, params.username)
		return readList(db, { ownerId, isOwn: reader?.id === ownerId, ...query, pictures })
	})

	serve(app, titlePlaceRoute, async ({ params, request }) => {
		const member = await memberShown(request, parts)
		if (!member) throw new Problem('auth.required', 401)
		return titlePlace(db, { memberId: member.id, titleId: params.titleId, pictures })
	})

	serve(
		app,
		editEntryRoute,
		async ({ params, body, request }) => {
			const { id: memberId } = await requireMember(request, parts)
			return { entry: await changeEntry(db, { memberId, titleId: params.titleId, change: body, now: now(), pictures }) }
		},
		{ perMember: CHANGES_PER_MINUTE },
	)

	serve(
		app,
		advanceEntryRoute,
		async ({ params, body, request, parts: { db } }) => {
			const { id: memberId } = await requireMember(request, parts)
			return { entry: await advance(db, { memberId, titleId: params.titleId, ...body, now: now(), pictures }) }
		},
		{ perMember: CHANGES_PER_MINUTE },
	)

	serve(app, removeEntryRoute, async ({ params, request }) => {
		const { id: memberId } = await requireMember(request, parts)
		const { id: titleId } = await titleOnSite(db, params.titleId)
		await removeEntry(db, { memberId, titleId, now: now() })
		return { done: true }
	})

	serve(app, restoreEntryRoute, async ({ params, request, parts: { db } }) => {
		const { id: memberId } = await requireMember(request, parts)
		const { id: titleId } = await titleOnSite(db, params.titleId)
		return { entry: await restoreEntry(db, { memberId, titleId, now: now(), pictures }) }
	})
}
