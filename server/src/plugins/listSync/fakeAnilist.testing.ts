import { type Answered, type FakeEntry, FakeService } from './fakeService.testing.ts'

const STATUSES: Record<string, string> = {
	CURRENT: 'current',
	COMPLETED: 'completed',
	PLANNING: 'planned',
	DROPPED: 'dropped',
	PAUSED: 'paused',
	REPEATING: 'rewatching',
}
const wordOf = (status: string) => Object.keys(STATUSES).find((word) => STATUSES[word] === status)

/** AniList: GraphQL over one address, with its errors in the answer, scores of 100 behind every format, and dates in parts. */
export function fakeAnilist(): FakeService {
	return new FakeService((fake, { path, token, body }) => {
		if (path === '/api/v2/oauth/token') return fake.token(new URLSearchParams(body), false)
		if (path !== '/graphql') return error(404, 'Not Found.')
		if (!fake.isGood(token)) return error(400, 'Invalid token')
		const { query, variables: given } = JSON.parse(body)
		if (query.includes('Viewer')) return { status: 200, json: { data: { Viewer: { id: 7, name: 'bia_ani' } } } }
		if (query.includes('MediaListCollection')) return { status: 200, json: { data: collection(fake, query, given) } }
		if (query.includes('DeleteMediaListEntry')) return remove(fake, given.id)
		return save(fake, given)
	})
}

const error = (status: number, message: string): Answered => ({
	status,
	json: { errors: [{ message, status }], data: null },
})

function collection(fake: FakeService, query: string, { type, chunk }: { type: string; chunk: number }) {
	const perChunk = Number(/perChunk: (\d+)/.exec(query)?.[1])
	const all = [...fake.lists[type === 'ANIME' ? 'anime' : 'manga']]
	const entries = all.slice((chunk - 1) * perChunk, chunk * perChunk).map(([id, entry]) => present(type, id, entry))
	const lists = [{ entries }, { entries: entries.slice(0, 1) }]
	return { MediaListCollection: { hasNextChunk: all.length > chunk * perChunk, lists } }
}

function present(type: string, id: string, entry: FakeEntry) {
	return {
		id: entry.id,
		mediaId: Number(id),
		status: wordOf(entry.status),
		score: entry.score,
		progress: entry.progress,
		progressVolumes: type === 'ANIME' ? null : entry.volumes,
		repeat: entry.times,
		private: entry.isPrivate,
		updatedAt: Math.floor(entry.updatedAt.getTime() / 1000),
		createdAt: 0,
		startedAt: parts(entry.started),
		completedAt: parts(entry.finished),
		media: { id: Number(id), idMal: null, type, format: null, title: { userPreferred: `A ${id}` }, startDate: null },
	}
}

function parts(date: string) {
	const [year = null, month = null, day = null] = date === '' ? [] : date.split('-').map(Number)
	return { year, month, day }
}

interface Variables {
	mediaId: number
	status?: string
	scoreRaw?: number
	progress?: number
	progressVolumes?: number
	repeat?: number
	startedAt?: ReturnType<typeof parts>
	completedAt?: ReturnType<typeof parts>
}

function save(fake: FakeService, { mediaId, startedAt, completedAt, ...given }: Variables): Answered {
	const id = String(mediaId)
	const kind = fake.known.has(`manga ${id}`) ? 'manga' : 'anime'
	if (!fake.known.has(`${kind} ${id}`)) return error(404, 'Not Found.')
	if ((given.scoreRaw ?? 0) > 100 || (given.status !== undefined && !(given.status in STATUSES)))
		return error(400, 'validation')
	const text = (date: ReturnType<typeof parts>) =>
		[date.year, date.month, date.day]
			.filter((part) => part !== null)
			.map((part) => String(part).padStart(2, '0'))
			.join('-')
	fake.put(kind, id, {
		...(given.status !== undefined && { status: STATUSES[given.status] ?? '' }),
		...(given.scoreRaw !== undefined && { score: given.scoreRaw }),
		...(given.progress !== undefined && { progress: given.progress }),
		...(given.progressVolumes !== undefined && { volumes: given.progressVolumes }),
		...(given.repeat !== undefined && { times: given.repeat }),
		...(startedAt && { started: text(startedAt) }),
		...(completedAt && { finished: text(completedAt) }),
	})
	fake.writes.push(`${kind} ${id}`)
	const entry = fake.lists[kind].get(id)
	return entry
		? { status: 200, json: { data: { SaveMediaListEntry: present(kind.toUpperCase(), id, entry) } } }
		: error(500, 'gone')
}

function remove(fake: FakeService, entryId: number): Answered {
	for (const list of Object.values(fake.lists)) {
		for (const [id, entry] of list) {
			if (entry.id !== entryId) continue
			list.delete(id)
			fake.writes.push(`remove ${id}`)
			return { status: 200, json: { data: { DeleteMediaListEntry: { deleted: true } } } }
		}
	}
	return error(404, 'Not Found.')
}
