import type { FastifyInstance, FastifyRequest } from 'fastify'
import {
	addToListRoute,
	createCustomListRoute,
	customListRoute,
	editCustomListRoute,
	placeCustomListRoute,
	placeInListRoute,
	removeCustomListRoute,
	restoreCustomListRoute,
	shelfRoute,
	takeFromListRoute,
} from 'shared-contract'
import type { AppContext } from '../../core/appContext.ts'
import { serve } from '../../core/http/serve.ts'
import { requireMember, viewedMember } from '../../core/identity/authentication.ts'
import { resolveProfile } from '../../core/identity/visibility/resolveProfile.ts'
import type { CommunityReads } from '../communityReads.ts'
import { addItem, placeItem, removeItem } from './changeList.ts'
import { readCard, readCustomList, readShelf } from './customLists.ts'
import { createList, editList, placeList, removeList, restoreList } from './editCustomList.ts'
import { publishList } from './listAccess.ts'
import { listNumber } from './listKey.ts'

const LISTS_PER_MINUTE = 20
const ITEMS_PER_MINUTE = 240

/** Serves members' custom lists. */
export function serveCustomLists(app: FastifyInstance, context: AppContext, community: CommunityReads): void {
	const { db, live, now, pictures } = context
	const own = async (request: FastifyRequest, params: { listId: string }) => ({
		memberId: (await requireMember(request, context)).id,
		listId: listNumber(params.listId),
		now: now(),
	})

	serve(app, shelfRoute, async ({ params, request }) => {
		const { ownerId, viewer } = await resolveProfile(request, context, params.username)
		return readShelf(db, { ownerId, isOwn: viewer?.id === ownerId, pictures })
	})

	serve(app, customListRoute, async ({ params, request }) => {
		const viewer = await viewedMember(request, context)
		return readCustomList(db, { listId: listNumber(params.listId), viewerId: viewer?.id ?? null, pictures })
	})

	serve(
		app,
		createCustomListRoute,
		async ({ body, request, context: { db } }) => {
			const { id: memberId } = await requireMember(request, context)
			const listId = await createList(db, { memberId, writing: body, now: now() })
			return { list: await readCard(db, listId, pictures) }
		},
		{ perMember: LISTS_PER_MINUTE },
	)

	serve(app, editCustomListRoute, async ({ params, body, request }) => {
		const change = await own(request, params)
		await editList(db, community, { ...change, edit: body })
		live.publish(`list:${params.listId}`, { type: 'listChanged' })
		if (!body.isPublic) live.recheck([params.listId])
		return { list: await readCard(db, change.listId, pictures) }
	})

	serve(app, removeCustomListRoute, async ({ params, request }) => {
		const change = await own(request, params)
		await removeList(db, change)
		await publishList(context, change.listId)
		return { done: true }
	})

	serve(app, restoreCustomListRoute, async ({ params, request, context: { db } }) => {
		const change = await own(request, params)
		await restoreList(db, change)
		return { list: await readCard(db, change.listId, pictures) }
	})

	serve(app, placeCustomListRoute, async ({ params, body, request }) => {
		const before = body.before === null ? null : listNumber(body.before)
		await placeList(db, { ...(await own(request, params)), before })
		return { done: true }
	})

	serve(
		app,
		addToListRoute,
		async ({ params, request }) => {
			const change = await own(request, params)
			await addItem(db, { ...change, titleId: params.titleId })
			await publishList(context, change.listId)
			return { list: await readCard(db, change.listId, pictures) }
		},
		{ perMember: ITEMS_PER_MINUTE },
	)

	serve(
		app,
		takeFromListRoute,
		async ({ params, request }) => {
			const change = await own(request, params)
			await removeItem(db, { ...change, titleId: params.titleId })
			await publishList(context, change.listId)
			return { list: await readCard(db, change.listId, pictures) }
		},
		{ perMember: ITEMS_PER_MINUTE },
	)

	serve(
		app,
		placeInListRoute,
		async ({ params, body, request }) => {
			const change = await own(request, params)
			await placeItem(db, { ...change, titleId: params.titleId, before: body.before })
			await publishList(context, change.listId)
			return { list: await readCard(db, change.listId, pictures) }
		},
		{ perMember: ITEMS_PER_MINUTE },
	)
}
