import type { FastifyInstance } from 'fastify'
import { characterPageRoute, entityPath, mergeEntityRoute, personPageRoute, studioPageRoute } from 'shared-contract'
import type { AppContext } from '../../core/appContext.ts'
import { serve } from '../../core/http/serve.ts'
import { requireMember } from '../../core/identity/authentication.ts'
import { Problem } from '../../core/problem.ts'
import { mayUndo } from '../revision/mayUndo.ts'
import { pageId } from '../titlePage/pageId.ts'
import { readCharacterPage } from './characterPage.ts'
import { mergeEntity } from './mergeEntity.ts'
import { readPersonPage } from './personPage.ts'
import { readStudioPage } from './studioPage.ts'

/** Routes of the pages of people, characters and studios. */
export function serveEntityPages(app: FastifyInstance, context: AppContext): void {
	const { db, pictures } = context
	serve(app, personPageRoute, ({ params }) => readPersonPage(db, pictures, pageId(params)), { cache: 'shared' })
	serve(app, characterPageRoute, ({ params }) => readCharacterPage(db, pictures, pageId(params)), { cache: 'shared' })
	serve(app, studioPageRoute, ({ params, query }) => readStudioPage(db, pictures, { ...query, id: pageId(params) }), {
		cache: 'shared',
	})

	serve(
		app,
		mergeEntityRoute,
		async ({ params: { type, id }, body: { into }, request, context: { db } }) => {
			const member = await requireMember(request, context)
			if (!mayUndo(member)) throw new Problem('request.forbidden', 403)
			await mergeEntity(db, { type, from: pageId({ id }), into, memberId: member.id, now: context.now() })
			return { id: into, path: entityPath(type, into) }
		},
		{ perMinute: 30 },
	)
}
