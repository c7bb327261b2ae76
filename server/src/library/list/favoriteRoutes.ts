import type { FastifyInstance } from 'fastify'
import {
	addFavoriteRoute,
	favoriteEntitiesRoute,
	favoritesRoute,
	favoriteTitlesRoute,
	findFavoritesRoute,
	placeFavoriteRoute,
	removeFavoriteRoute,
} from 'shared-contract'
import type { AppContext } from '../../core/appContext.ts'
import { serve } from '../../core/http/serve.ts'
import { requireMember, viewedMember } from '../../core/identity/authentication.ts'
import { resolveProfile } from '../../core/identity/visibility/resolveProfile.ts'
import { addFavorite, placeFavorite, removeFavorite } from './changeFavorites.ts'
import { favoriteEntityIds, favoriteTitleIds, findFavorites, readFavorites } from './favorites.ts'

const SEARCHES_PER_MINUTE = 120

/** Serves members' favourites. */
export function serveFavorites(app: FastifyInstance, context: AppContext): void {
	const { db, now, pictures } = context

	serve(app, favoritesRoute, async ({ params, request }) => {
		const { ownerId } = await resolveProfile(request, context, params.username)
		return readFavorites(db, ownerId, pictures)
	})

	serve(app, favoriteTitlesRoute, async ({ request }) => {
		const member = await viewedMember(request, context)
		return { titleIds: member ? await favoriteTitleIds(db, member.id) : [] }
	})

	serve(app, favoriteEntitiesRoute, async ({ request }) => {
		const member = await viewedMember(request, context)
		return member ? favoriteEntityIds(db, member.id) : { person: [], character: [], studio: [] }
	})

	serve(app, findFavoritesRoute, async ({ query }) => ({ items: await findFavorites(db, { ...query, pictures }) }), {
		perMinute: SEARCHES_PER_MINUTE,
	})

	serve(app, addFavoriteRoute, async ({ params, request }) => {
		const { id: memberId } = await requireMember(request, context)
		const favoriteRequest = { memberId, type: params.type, id: Number(params.id), now: now(), pictures }
		return { favorite: await addFavorite(db, favoriteRequest) }
	})

	serve(app, removeFavoriteRoute, async ({ params, request }) => {
		const { id: memberId } = await requireMember(request, context)
		await removeFavorite(db, { memberId, type: params.type, id: Number(params.id) })
		return { done: true }
	})

	serve(app, placeFavoriteRoute, async ({ params, body, request }) => {
		const { id: memberId } = await requireMember(request, context)
		await placeFavorite(db, { memberId, type: params.type, id: Number(params.id), before: body.before })
		return { done: true }
	})
}
