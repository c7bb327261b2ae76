import type { FastifyInstance } from 'fastify'
import { DEFAULT_LOCALE, groupCalendarFile, type Locale, renewGroupCalendarRoute, titleName } from 'shared-contract'
import { DAY_MS } from 'shared-contract/units'
import { sendCalendar, writeCalendar } from '../../catalogue/public.ts'
import type { AppContext } from '../../core/appContext.ts'
import { siteOrigin } from '../../core/http/origin.ts'
import { CACHE, serve } from '../../core/http/serve.ts'
import { requireMember } from '../../core/identity/authentication.ts'
import { hashLinkToken, newLinkToken } from '../../core/identity/linkToken.ts'
import { urlLocale, urlTitleNames } from '../../core/language/locale.ts'
import { Problem } from '../../core/problem.ts'
import { isInGroup } from '../group/groups.ts'
import { GROUP_CHANGES_PER_MINUTE } from '../group/limits.ts'
import { groupWatches } from './groupWatches.ts'
import { nextMeetings } from './meetings.ts'

const DAYS_BACK = 7
/** Meetings of each channel. */
const SHOWN = 26
const EPISODES: Record<Locale, readonly [one: string, more: string]> = {
	pt: ['episódio ', 'episódios '],
	en: ['episode ', 'episodes '],
	ja: ['第', '第'],
}

/** Serves the calendars of groups: each member has an address of their own, which ends with the membership. */
export function serveGroupCalendars(app: FastifyInstance, context: AppContext): void {
	const { db, now, settings } = context

	serve(
		app,
		renewGroupCalendarRoute,
		async ({ request, params }) => {
			const { id: member_id } = await requireMember(request, context)
			if (!(await isInGroup(db, params.id, member_id))) throw new Problem('request.notFound', 404)
			const token = newLinkToken()
			const made = { token_hash: hashLinkToken(token), created_at: now() }
			await db
				.insertInto('group_calendar')
				.values({ group_id: params.id, member_id, ...made })
				.onConflict((conflict) => conflict.columns(['group_id', 'member_id']).doUpdateSet(made))
				.execute()
			return { token }
		},
		// A cached answer would store the token.
		{ perMember: GROUP_CHANGES_PER_MINUTE, idempotent: false },
	)

	app.get<{ Params: { token: string } }>(
		groupCalendarFile(':token'),
		{ schema: { hide: true }, config: { kind: 'calendarFile' } },
		async (request, reply) => {
			reply.header('x-robots-tag', 'noindex')
			const group = await db
				.selectFrom('group_calendar as c')
				.innerJoin('community_group as g', 'g.id', 'c.group_id')
				.where('c.token_hash', '=', hashLinkToken(request.params.token))
				.select(['g.id', 'g.name'])
				.executeTakeFirst()
			if (!group) throw new Problem('request.notFound', 404)
			const locale = urlLocale(request) ?? DEFAULT_LOCALE
			const names = urlTitleNames(request) ?? locale
			const origin = siteOrigin(request, settings)
			// Starts at a whole day: the file, and so its ETag, changes only with its content.
			const today = Math.floor(now().getTime() / DAY_MS) * DAY_MS
			const channels = await groupWatches(db, group.id)
			const file = writeCalendar({
				name: `${group.name} · Niouka`,
				generatedAt: new Date(today),
				events: channels.flatMap(({ id, key, watch }) =>
					nextMeetings(watch, new Date(today - DAYS_BACK * DAY_MS), SHOWN).map(({ at, from, to }) => ({
						// Without its time: a meeting that is moved stays the same event.
						uid: `meeting-${id}-${watch.title.id}-${from}@${new URL(origin).hostname}`,
						start: new Date(at),
						minutes: null,
						summary: `${titleName(watch.title, names)} · ${episodes(locale, from, to)} (${group.name})`,
						url: `${origin}/messages/g/${group.id}/${key}`,
						isExpected: false,
					})),
				),
			})
			return sendCalendar(reply.header('cache-control', CACHE.personal), file)
		},
	)
}

function episodes(locale: Locale, from: number, to: number): string {
	const [one, more] = EPISODES[locale]
	return `${from === to ? one + from : `${more}${from}–${to}`}${locale === 'ja' ? '話' : ''}`
}
