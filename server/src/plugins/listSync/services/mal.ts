import type { Kind } from 'shared-contract'
import { own, ownNumber, ownText } from '../../../core/jsonObject.ts'
import type { Settings } from '../../../core/settings.ts'
import { malRow, type SourceRow } from '../../../library/public.ts'
import type { Fields } from '../tables.ts'
import { askTokens, consentUrl } from './oauth.ts'
import { toMalScore } from './scores.ts'
import { createAsk, type RemoteEntry, type Service, ServiceProblem } from './service.ts'

/** MyAnimeList names no limit; this is slow enough for all that is known of it. */
const PER_MINUTE = 60
const PER_PAGE = 1000
const PAGES_MAX = 50

/** Its names of the fields by kind: as it sends them, as it takes the progress, and as its export names them for the reader. */
const NAMES = {
	anime: {
		progress: 'num_episodes_watched',
		sentProgress: 'num_watched_episodes',
		again: 'is_rewatching',
		times: 'num_times_rewatched',
		export: {
			id: 'series_animedb_id',
			title: 'series_title',
			progress: 'my_watched_episodes',
			times: 'my_times_watched',
			again: 'my_rewatching',
		},
		statuses: { current: 'watching', planned: 'plan_to_watch', rewatching: 'watching' },
	},
	manga: {
		progress: 'num_chapters_read',
		sentProgress: 'num_chapters_read',
		again: 'is_rereading',
		times: 'num_times_reread',
		export: {
			id: 'manga_mangadb_id',
			title: 'manga_title',
			progress: 'my_read_chapters',
			times: 'my_times_read',
			again: 'my_rereading',
		},
		statuses: { current: 'reading', planned: 'plan_to_read', rewatching: 'reading' },
	},
} as const
const STATUSES = { completed: 'completed', dropped: 'dropped', paused: 'on_hold' } as const

/** How each field is written there. It takes whole dates alone, so the parts of one stay here. */
const WRITTEN: { [Field in keyof Fields]: (fields: Fields, kind: Kind) => Record<string, string> } = {
	status: ({ status }, kind) => ({
		status: { ...STATUSES, ...NAMES[kind].statuses }[status],
		[NAMES[kind].again]: String(status === 'rewatching'),
	}),
	progress: ({ progress }, kind) => ({ [NAMES[kind].sentProgress]: String(progress) }),
	volumes: ({ volumes }, kind) => (kind === 'manga' ? { num_volumes_read: String(volumes) } : {}),
	score: ({ score }) => ({ score: String(toMalScore(score)) }),
	startedOn: ({ startedOn }) => wholeDate('start_date', startedOn),
	finishedOn: ({ finishedOn }) => wholeDate('finish_date', finishedOn),
	rewatches: ({ rewatches }, kind) => ({ [NAMES[kind].times]: String(rewatches) }),
}

/** MyAnimeList (https://myanimelist.net/apiconfig/references/api/v2), if the site has a client there. */
export function mal(settings: Settings, now: () => Date): Service | undefined {
	const { MAL_CLIENT_ID: client_id, MAL_CLIENT_SECRET: client_secret, MAL_BASE_URL: base } = settings
	if (client_id === undefined || client_secret === undefined) return undefined
	const ask = createAsk(PER_MINUTE, now)
	const site = `${base ?? 'https://myanimelist.net'}/v1/oauth2`
	const api = `${base ?? 'https://api.myanimelist.net'}/v2`
	const client = { client_id, client_secret }

	return {
		name: 'mal',
		clientSecret: client_secret,
		siteOf: (kind) => (kind === 'manga' ? 'mal-manga' : 'mal'),
		holds: (kind, field, fields) => Object.keys(WRITTEN[field](fields, kind)).length > 0,
		kept: toMalScore,
		// It knows the plain challenge alone.
		authorizeUrl: (state, verifier, redirect_uri) =>
			consentUrl(`${site}/authorize`, {
				...{ client_id, redirect_uri, state },
				...{ code_challenge: verifier, code_challenge_method: 'plain' },
			}),
		exchange: (code, code_verifier, redirect_uri) =>
			askTokens(ask, `${site}/token`, {
				...client,
				...{ grant_type: 'authorization_code', code, code_verifier, redirect_uri },
			}),
		refresh: (refresh_token) =>
			askTokens(ask, `${site}/token`, { ...client, grant_type: 'refresh_token', refresh_token }),
		list(access) {
			const authorized = (path: string, init: RequestInit = {}) =>
				ask(api + path, { ...init, headers: { authorization: `Bearer ${access}` } })
			return {
				async account() {
					const user = await authorized('/users/@me')
					return { id: String(ownNumber(user, 'id') ?? ''), name: ownText(user, 'name') }
				},
				async readAll() {
					const entries: RemoteEntry[] = []
					for (const kind of ['anime', 'manga'] as const) {
						const { progress, again, times } = NAMES[kind]
						const volumes = kind === 'manga' ? ',num_volumes_read' : ''
						const fields = `list_status{status,score,${progress}${volumes},${again},${times},start_date,finish_date,updated_at}`
						for (let page = 0; page < PAGES_MAX; page += 1) {
							const query = new URLSearchParams({
								...{ fields, limit: String(PER_PAGE), offset: String(page * PER_PAGE), nsfw: 'true' },
							})
							const answer = await authorized(`/users/@me/${kind}list?${query}`)
							const data = own(answer, 'data')
							if (!Array.isArray(data)) throw new ServiceProblem('away', 'the answer holds no list')
							for (const item of data) {
								const row = toRow(kind, own(item, 'node'), own(item, 'list_status'))
								entries.push({ row, entryId: row.id })
							}
							// Only whether there is another page: its address is not followed.
							if (ownText(answer, 'paging', 'next') === '') break
						}
					}
					return entries
				},
				async save(kind, foreignId, all, changed) {
					const form = Object.assign({}, ...changed.map((field) => WRITTEN[field](all, kind)))
					const path = `/${kind}/${foreignId}/my_list_status`
					const status = await authorized(path, { method: 'PATCH', body: new URLSearchParams(form) })
					return toRow(kind, { id: foreignId }, status)
				},
				async remove(kind, foreignId) {
					await authorized(`/${kind}/${foreignId}/my_list_status`, { method: 'DELETE' })
				},
			}
		},
	}
}

/** A row of the reader of MyAnimeList's export. */
function toRow(kind: Kind, node: unknown, status: unknown): SourceRow {
	const { progress, again, times, export: names } = NAMES[kind]
	const text = (name: string) => String(own(status, name) ?? '')
	const fields = new Map([
		[names.id, String(own(node, 'id') ?? '')],
		[names.title, ownText(node, 'title')],
		['my_status', text('status')],
		['my_score', text('score')],
		[names.progress, text(progress)],
		['my_read_volumes', text('num_volumes_read')],
		[names.times, text(times)],
		[names.again, own(status, again) === true ? '1' : '0'],
		['my_start_date', text('start_date')],
		['my_finish_date', text('finish_date')],
	])
	return { ...malRow(kind, 0, fields), seenAt: text('updated_at') || null }
}

function wholeDate(name: string, date: string | null): Record<string, string> {
	return date === null || date.length === 10 ? { [name]: date ?? '' } : {}
}
