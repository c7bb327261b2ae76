import type { FastifyInstance, FastifyRequest } from 'fastify'
import type { ListEntry, ListPage } from 'shared-contract'
import {
	apiChangeEntryRoute,
	apiEntryRoute,
	apiListRoute,
	apiMemberListRoute,
	apiRemoveEntryRoute,
} from 'shared-contract/v1'
import { publishProgress } from '../../catalogue/public.ts'
import type { AppContext } from '../../core/appContext.ts'
import { siteOrigin } from '../../core/http/origin.ts'
import { serve } from '../../core/http/serve.ts'
import { requireMember } from '../../core/identity/authentication.ts'
import { readableMemberId } from '../../core/identity/visibility/resolveProfile.ts'
import { Problem } from '../../core/problem.ts'
import { changeEntry, readEntry, readList, removeEntry, titleOnSite } from '../../library/public.ts'
import { apiEntry } from './apiEntry.ts'

const CHANGES_PER_MINUTE = 240

/** Serves lists to apps. */
export function serveListApi(app: FastifyInstance, context: AppContext): void {
	const { db, now, pictures, settings } = context
	const present = (request: FastifyRequest, entry: ListEntry) => apiEntry(entry, siteOrigin(request, settings))
	const presentPage = (request: FastifyRequest, { items, next }: ListPage) => ({
		items: items.map((entry) => present(request, entry)),
		next,
	})

	serve(
		app,
		apiMemberListRoute,
		async ({ params, query, request }) => {
			// A token without `list:read` must not open the list of a private member: nobody sees more here than a visitor.
			const ownerId = await readableMemberId(db, null, params.username)
			if (ownerId === undefined) throw new Problem('request.notFound', 404)
			return presentPage(request, await readList(db, { ownerId, isOwn: false, ...query, pictures, now: now() }))
		},
		{ access: 'anybody' },
	)

	serve(
		app,
		apiListRoute,
		async ({ query, request }) => {
			const { id: ownerId } = await requireMember(request, context)
			return presentPage(request, await readList(db, { ownerId, isOwn: true, ...query, pictures, now: now() }))
		},
		{ access: 'list:read' },
	)

	serve(
		app,
		apiEntryRoute,
		async ({ params, request }) => {
			const { id: memberId } = await requireMember(request, context)
			const { id: titleId } = await titleOnSite(db, params.titleId, memberId)
			const entry = await readEntry(db, { memberId, titleId, pictures })
			if (!entry) throw new Problem('request.notFound', 404)
			return { entry: present(request, entry) }
		},
		{ access: 'list:read' },
	)

	serve(
		app,
		apiChangeEntryRoute,
		async ({ params, body, request, context: { db, live } }) => {
			const { id: memberId } = await requireMember(request, context)
			const entry = await changeEntry(db, { memberId, titleId: params.titleId, change: body, now: now(), pictures })
			publishProgress(live, memberId)
			return { entry: present(request, entry) }
		},
		{ access: 'list:write', perMember: CHANGES_PER_MINUTE, idempotent: 'transaction' },
	)

	serve(
		app,
		apiRemoveEntryRoute,
		async ({ params, request }) => {
			const { id: memberId } = await requireMember(request, context)
			const { id: titleId } = await titleOnSite(db, params.titleId, memberId)
			await removeEntry(db, { memberId, titleId, now: now() })
			return { done: true }
		},
		{ access: 'list:write' },
	)
}
