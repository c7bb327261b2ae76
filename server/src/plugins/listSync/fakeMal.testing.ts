import type { Kind } from 'shared-contract'
import { type Answered, type FakeEntry, FakeService } from './fakeService.testing.ts'

const WORDS = {
	anime: {
		current: 'watching',
		planned: 'plan_to_watch',
		completed: 'completed',
		paused: 'on_hold',
		dropped: 'dropped',
	},
	manga: { current: 'reading', planned: 'plan_to_read', completed: 'completed', paused: 'on_hold', dropped: 'dropped' },
} as const
const PROGRESS = { anime: 'num_episodes_watched', manga: 'num_chapters_read' } as const
const AGAIN = { anime: 'is_rewatching', manga: 'is_rereading' } as const
const TIMES = { anime: 'num_times_rewatched', manga: 'num_times_reread' } as const

/** MyAnimeList: REST with pages, forms and a refresh token; scores of 10, whole dates, a repeat as a mark. */
export function fakeMal(): FakeService {
	return new FakeService((fake, { path, query, method, token, body }) => {
		const form = new URLSearchParams(body)
		if (path === '/v1/oauth2/token') return fake.token(form, true)
		if (!fake.isGood(token)) return { status: 401, json: { error: 'invalid_token' } }
		if (path === '/v2/users/@me') return { status: 200, json: { id: 9, name: 'bia_mal' } }
		const list = /^\/v2\/users\/@me\/(anime|manga)list$/.exec(path)?.[1]
		if (list) return page(fake, list as Kind, query)
		const [, kind, id = ''] = /^\/v2\/(anime|manga)\/(\d+)\/my_list_status$/.exec(path) ?? []
		if (!kind || !fake.known.has(`${kind} ${id}`)) return { status: 404, json: { error: 'not_found' } }
		return method === 'DELETE' ? remove(fake, kind as Kind, id) : save(fake, kind as Kind, id, form)
	})
}

function page(fake: FakeService, kind: Kind, query: URLSearchParams): Answered {
	const [limit, offset] = [Number(query.get('limit')), Number(query.get('offset'))]
	const all = [...fake.lists[kind]]
	const data = all.slice(offset, offset + limit).map(([id, entry]) => ({
		node: { id: Number(id), title: `M ${id}` },
		list_status: present(kind, entry),
	}))
	// It is not followed: a server that asked for it would fail here.
	const paging = all.length > offset + limit ? { next: 'http://192.0.2.1/next' } : {}
	return { status: 200, json: { data, paging } }
}

function present(kind: Kind, entry: FakeEntry) {
	return {
		status: WORDS[kind][entry.status as 'current'],
		score: entry.score,
		[PROGRESS[kind]]: entry.progress,
		...(kind === 'manga' && { num_volumes_read: entry.volumes }),
		[AGAIN[kind]]: entry.isAgain,
		[TIMES[kind]]: entry.times,
		...(entry.started && { start_date: entry.started }),
		...(entry.finished && { finish_date: entry.finished }),
		updated_at: entry.updatedAt.toISOString(),
	}
}

function save(fake: FakeService, kind: Kind, id: string, form: URLSearchParams): Answered {
	const number = (name: string) => (form.has(name) ? Number(form.get(name)) : undefined)
	const status = Object.entries(WORDS[kind]).find(([, word]) => word === form.get('status'))?.[0]
	const date = (name: string) => form.get(name) ?? undefined
	const isBroken =
		[...form.keys()].length === 0 ||
		(form.has('status') && status === undefined) ||
		(number('score') ?? 0) > 10 ||
		[date('start_date'), date('finish_date')].some((each) => each && !/^\d{4}-\d\d-\d\d$/.test(each))
	if (isBroken) return { status: 400, json: { error: 'bad_request' } }
	const given = {
		status,
		score: number('score'),
		progress: number(kind === 'anime' ? 'num_watched_episodes' : 'num_chapters_read'),
		volumes: number('num_volumes_read'),
		times: number(TIMES[kind]),
		isAgain: form.has(AGAIN[kind]) ? form.get(AGAIN[kind]) === 'true' : undefined,
		started: date('start_date'),
		finished: date('finish_date'),
	}
	fake.put(kind, id, Object.fromEntries(Object.entries(given).filter(([, value]) => value !== undefined)))
	fake.writes.push(`${kind} ${id}`)
	const entry = fake.lists[kind].get(id)
	return entry ? { status: 200, json: present(kind, entry) } : { status: 500, json: {} }
}

function remove(fake: FakeService, kind: Kind, id: string): Answered {
	if (!fake.lists[kind].delete(id)) return { status: 404, json: { error: 'not_found' } }
	fake.writes.push(`remove ${id}`)
	return { status: 200, json: [] }
}
