import { own, ownNumber, ownText } from '../../../core/jsonObject.ts'
import type { Settings } from '../../../core/settings.ts'
import { anilistEntry, anilistRow } from '../../../library/public.ts'
import type { Fields } from '../tables.ts'
import { askTokens, consentUrl } from './oauth.ts'
import { ANILIST_SCALE, toAnilistScore } from './scores.ts'
import { createAsk, type RemoteEntry, type Service, ServiceProblem } from './service.ts'

/** By its documentation. At times it takes fewer, and says so in each answer. */
const PER_MINUTE = 90
const PER_CHUNK = 500
/** More is no list of a person. */
const CHUNKS_MAX = 100

const DATE = '{ year month day }'
const ENTRY = `id mediaId status score(format: ${ANILIST_SCALE}) progress progressVolumes repeat private updatedAt createdAt
	startedAt ${DATE} completedAt ${DATE}
	media { id idMal type format title { userPreferred romaji english native } startDate { year } }`
const LIST = `query ($userId: Int, $type: MediaType, $chunk: Int) {
	MediaListCollection(userId: $userId, type: $type, chunk: $chunk, perChunk: ${PER_CHUNK}, forceSingleCompletedList: true) {
		hasNextChunk lists { entries { ${ENTRY} } } } }`
const SAVE = `mutation ($mediaId: Int, $status: MediaListStatus, $scoreRaw: Int, $progress: Int, $progressVolumes: Int, $repeat: Int,
		$startedAt: FuzzyDateInput, $completedAt: FuzzyDateInput) {
	SaveMediaListEntry(mediaId: $mediaId, status: $status, scoreRaw: $scoreRaw, progress: $progress,
		progressVolumes: $progressVolumes, repeat: $repeat, startedAt: $startedAt, completedAt: $completedAt) { ${ENTRY} } }`
const REMOVE = 'mutation ($id: Int) { DeleteMediaListEntry(id: $id) { deleted } }'

const STATUSES: Record<Fields['status'], string> = {
	current: 'CURRENT',
	completed: 'COMPLETED',
	planned: 'PLANNING',
	dropped: 'DROPPED',
	paused: 'PAUSED',
	rewatching: 'REPEATING',
}

/** How each field is written there. */
const WRITTEN: { [Field in keyof Fields]: (fields: Fields) => Record<string, unknown> } = {
	status: ({ status }) => ({ status: STATUSES[status] }),
	progress: ({ progress }) => ({ progress }),
	volumes: ({ volumes }) => ({ progressVolumes: volumes }),
	score: ({ score }) => ({ scoreRaw: toAnilistScore(score) }),
	startedOn: ({ startedOn }) => ({ startedAt: fuzzyDate(startedOn) }),
	finishedOn: ({ finishedOn }) => ({ completedAt: fuzzyDate(finishedOn) }),
	rewatches: ({ rewatches }) => ({ repeat: rewatches }),
}

/** AniList (https://docs.anilist.co), if the site has a client there. Its tokens live for a year and are not refreshed. */
export function anilist(settings: Settings, now: () => Date): Service | undefined {
	const { ANILIST_CLIENT_ID: client_id, ANILIST_CLIENT_SECRET: client_secret, ANILIST_BASE_URL: base } = settings
	if (client_id === undefined || client_secret === undefined) return undefined
	const ask = createAsk(PER_MINUTE, now)
	const site = `${base ?? 'https://anilist.co'}/api/v2/oauth`

	async function query(access: string, text: string, variables: object): Promise<unknown> {
		const answer = await ask(base ? `${base}/graphql` : 'https://graphql.anilist.co', {
			method: 'POST',
			headers: {
				authorization: `Bearer ${access}`,
				accept: 'application/json',
				'content-type': 'application/json',
			},
			body: JSON.stringify({ query: text, variables }),
		}).catch((error) => {
			const isToken = error instanceof ServiceProblem && /invalid token/i.test(error.message)
			throw isToken ? new ServiceProblem('revoked', error.message) : error
		})
		const data = own(answer, 'data')
		if (own(answer, 'errors') !== undefined || !data) throw new ServiceProblem('refused', 'errors in the answer')
		return data
	}

	return {
		name: 'anilist',
		clientSecret: client_secret,
		siteOf: () => 'anilist',
		authorizeUrl: (state, _verifier, redirect_uri) =>
			consentUrl(`${site}/authorize`, { client_id, redirect_uri, state }),
		exchange: (code, _verifier, redirect_uri) =>
			askTokens(ask, `${site}/token`, {
				grant_type: 'authorization_code',
				client_id,
				client_secret,
				redirect_uri,
				code,
			}),
		async refresh() {
			throw new ServiceProblem('revoked', 'the token has ended')
		},
		list: (access, accountId) => ({
			async account() {
				const viewer = own(await query(access, 'query { Viewer { id name } }', {}), 'Viewer')
				return { id: String(ownNumber(viewer, 'id') ?? ''), name: ownText(viewer, 'name') }
			},
			async readAll() {
				// A title stands on several lists there.
				const entries = new Map<string, RemoteEntry>()
				for (const type of ['ANIME', 'MANGA']) {
					for (let chunk = 1; chunk <= CHUNKS_MAX; chunk += 1) {
						const collection = own(
							await query(access, LIST, { userId: Number(accountId), type, chunk }),
							'MediaListCollection',
						)
						for (const entry of entriesOf(collection)) entries.set(entry.entryId, entry)
						if (own(collection, 'hasNextChunk') !== true) break
					}
				}
				return [...entries.values()]
			},
			async save(_kind, foreignId, all, changed) {
				const variables = changed.map((field) => WRITTEN[field](all))
				const data = await query(access, SAVE, Object.assign({ mediaId: Number(foreignId) }, ...variables))
				return toRow(own(data, 'SaveMediaListEntry'))
			},
			async remove(_kind, _foreignId, entryId) {
				await query(access, REMOVE, { id: Number(entryId) })
			},
		}),
	}
}

function entriesOf(collection: unknown): RemoteEntry[] {
	const lists = own(collection, 'lists')
	// Without it the answer is no list, and an empty one would look like a list whose entries are gone.
	if (!Array.isArray(lists)) throw new ServiceProblem('away', 'the answer holds no list')
	return lists.flatMap((list: unknown) => {
		const entries = own(list, 'entries')
		if (!Array.isArray(entries)) throw new ServiceProblem('away', 'the answer holds no entries')
		return entries.map((entry: unknown) => ({ entryId: String(own(entry, 'id')), row: toRow(entry) }))
	})
}

const toRow = (entry: unknown) => anilistRow(anilistEntry(entry, 0, null), ANILIST_SCALE)

function fuzzyDate(date: string | null) {
	const [year = null, month = null, day = null] = date?.split('-').map(Number) ?? []
	return { year, month, day }
}
