import type { FastifyInstance, FastifyRequest } from 'fastify'
import {
	followListRoute,
	inviteToListRoute,
	joinListRoute,
	leaveListRoute,
	listHistoryRoute,
	listPeopleRoute,
	seeListRoute,
	setListCommentsRoute,
	sharedListsRoute,
	undoListChangeRoute,
	unfollowListRoute,
	writeListItemRoute,
} from 'shared-contract'
import type { AppContext } from '../../core/appContext.ts'
import { serve } from '../../core/http/serve.ts'
import { requireMember, viewedMember } from '../../core/identity/authentication.ts'
import { Problem } from '../../core/problem.ts'
import type { CommunityReads } from '../communityReads.ts'
import { undoChange, writeItem } from './changeList.ts'
import { readCard, readSharedLists } from './customLists.ts'
import { publishList, readableLists, requireList } from './listAccess.ts'
import { readHistory } from './listHistory.ts'
import { listKey, listNumber } from './listKey.ts'
import { acceptRole, endRole, followList, readPeople, seeList, setRole, unfollowList } from './listPeople.ts'

const INVITATIONS_PER_MINUTE = 20

/** Serves what several people do with a list: who they are, its texts, its log, and whom it interests. */
export function serveSharedLists(app: FastifyInstance, context: AppContext, community: CommunityReads): void {
	const { db, live, now, pictures } = context
	const own = async (request: FastifyRequest, params: { listId: string }) => ({
		memberId: (await requireMember(request, context)).id,
		listId: listNumber(params.listId),
		now: now(),
	})
	/** Reads show a visitor of a demo what the sample member sees. */
	const viewed = async (request: FastifyRequest) => {
		const viewer = await viewedMember(request, context)
		if (!viewer) throw new Problem('auth.required', 401)
		return viewer.id
	}
	live.guard('list', (watcher, keys) => readableLists(db, keys, watcher?.id ?? null))

	serve(app, sharedListsRoute, async ({ request }) => {
		return { lists: await readSharedLists(db, await viewed(request), pictures) }
	})

	serve(app, listPeopleRoute, async ({ params, request }) => ({
		people: await readPeople(db, { memberId: await viewed(request), listId: listNumber(params.listId) }),
	}))

	serve(
		app,
		inviteToListRoute,
		async ({ params, body, request }) => {
			const actor = await requireMember(request, context)
			const change = await own(request, params)
			const { invited } = await setRole(db, { ...change, username: params.username, role: body.role })
			const { title } = await readCard(db, change.listId, pictures)
			if (invited !== undefined) {
				const link = `/lists/${listKey(change.listId)}`
				await community.notifyInvited(context, { memberId: invited, actor, list: title, link })
			}
			await publishList(context, change.listId)
			return { done: true }
		},
		{ perMember: INVITATIONS_PER_MINUTE },
	)

	serve(app, setListCommentsRoute, async ({ params, body, request }) => {
		const change = await own(request, params)
		await requireList(db, change, 'own')
		await db.updateTable('custom_list').set({ has_comments: body.on }).where('id', '=', change.listId).execute()
		await publishList(context, change.listId)
		return { done: true }
	})

	serve(app, leaveListRoute, async ({ params, request }) => {
		const change = await own(request, params)
		const gone = await endRole(db, { ...change, username: params.username })
		if (gone !== undefined) {
			await publishList(context, change.listId)
			live.recheck([gone])
		}
		return { done: true }
	})

	serve(app, joinListRoute, async ({ params, request }) => {
		const change = await own(request, params)
		await acceptRole(db, change)
		await publishList(context, change.listId)
		return { done: true }
	})

	for (const [route, change] of [
		[followListRoute, followList],
		[unfollowListRoute, unfollowList],
		[seeListRoute, seeList],
	] as const) {
		serve(app, route, async ({ params, request }) => {
			await change(db, await own(request, params))
			return { done: true }
		})
	}

	serve(app, writeListItemRoute, async ({ params, body, request }) => {
		const change = await own(request, params)
		await writeItem(db, { ...change, titleId: params.titleId, ...body })
		await publishList(context, change.listId)
		return { list: await readCard(db, change.listId, pictures) }
	})

	serve(app, listHistoryRoute, async ({ params, query, request }) => {
		const before = query.before ? Number(query.before) : null
		const about = { memberId: await viewed(request), listId: listNumber(params.listId) }
		return readHistory(db, { ...about, before, pictures })
	})

	serve(app, undoListChangeRoute, async ({ params, request, context }) => {
		const change = await own(request, params)
		await undoChange(context.db, { ...change, changeId: Number(params.changeId) })
		await publishList(context, change.listId)
		return { done: true }
	})
}
