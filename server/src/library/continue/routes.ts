import type { FastifyInstance } from 'fastify'
import { continueRoute } from 'shared-contract'
import type { AppContext } from '../../core/appContext.ts'
import { serve } from '../../core/http/serve.ts'
import { viewedMember } from '../../core/identity/authentication.ts'
import { nextEpisodes } from './nextEpisodes.ts'
import { sequelsToSee } from './sequels.ts'
import { unfinishedEntries } from './unfinished.ts'

/** A page that is opened asks once. */
const READ_LIMIT = { perMember: 60 }

/** Serves what a member is watching or reading, and what comes next of it. */
export function serveContinue(app: FastifyInstance, context: AppContext): void {
	const { db, pictures, now } = context

	serve(
		app,
		continueRoute,
		async ({ request }) => {
			const member = await viewedMember(request, context)
			if (!member) return { entries: [], episodes: [], sequels: [] }
			const [episodes, sequels] = await Promise.all([
				nextEpisodes(db, pictures, member.id, now()),
				sequelsToSee(db, pictures, { memberId: member.id, now: now() }),
			])
			const ids = episodes.map(({ release }) => release.animeId)
			const entries = await unfinishedEntries(db, pictures, member.id, ids)
			return { entries, episodes, sequels }
		},
		READ_LIMIT,
	)
}
