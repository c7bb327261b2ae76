import type { FastifyInstance, FastifyRequest } from 'fastify'
import {
	articlePreviewRoute,
	type Checked,
	CREATIONS_PER_MINUTE,
	checkAnime,
	checkArticle,
	checkManga,
	checkMovie,
	createAnimeRoute,
	createArticleRoute,
	createMangaRoute,
	createMovieRoute,
	creationStartRoute,
	type NewTitle,
} from 'shared-contract'
import type { AppContext } from '../../core/appContext.ts'
import { serve } from '../../core/http/serve.ts'
import { requireMember } from '../../core/identity/authentication.ts'
import { Problem } from '../../core/problem.ts'
import { articleBody } from './articleBody.ts'
import { createArticle } from './createArticle.ts'
import { createTitle } from './createTitle.ts'

const LIMIT = { perMember: CREATIONS_PER_MINUTE }
// A preview is asked for whenever somebody pauses in typing.
const PREVIEWS = { perMinute: 120, idempotent: false } as const

/** What members add to the catalogue and the news. */
export function serveCreations(app: FastifyInstance, context: AppContext): void {
	const { settings, now } = context
	const thisYear = () => now().getUTCFullYear()

	serve(app, creationStartRoute, () => ({
		remotePictures: settings.REMOTE_PICTURES,
		year: thisYear(),
		takesAiring: true,
	}))

	const addTitle = async (
		{ request, context: { db } }: { request: FastifyRequest; context: AppContext },
		check: () => Checked<NewTitle>,
	) => {
		const { id: memberId } = await requireMember(request, context)
		return createTitle(db, kept(check()), { memberId, now: now() })
	}
	serve(app, createAnimeRoute, ({ body, ...asked }) => addTitle(asked, () => checkAnime(body, thisYear())), LIMIT)
	serve(app, createMangaRoute, ({ body, ...asked }) => addTitle(asked, () => checkManga(body, thisYear())), LIMIT)
	serve(app, createMovieRoute, ({ body, ...asked }) => addTitle(asked, () => checkMovie(body, thisYear())), LIMIT)

	serve(
		app,
		createArticleRoute,
		async ({ body, request, context: { db } }) => {
			const { id: memberId } = await requireMember(request, context)
			return createArticle(db, kept(checkArticle(body)), { memberId, now: now() })
		},
		LIMIT,
	)

	serve(app, articlePreviewRoute, ({ body }) => articleBody(body.content), PREVIEWS)
}

function kept<Value>(checked: Checked<Value>): Value {
	if ('value' in checked) return checked.value
	throw new Problem('request.invalid', 400, { fields: checked.fields })
}
