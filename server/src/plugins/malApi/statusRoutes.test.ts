import { testSite } from '../../testing/site.testing.ts'
import { malBench } from './malApi.testing.ts'

const site = testSite({ environment: { SITE_DEMO: 'false' } })
const { addTitle, edit, entry, newReader, read, refusal, request } = malBench(site)

let bia: Awaited<ReturnType<typeof newReader>>
let anime: number
let manga: number
beforeEach(async () => {
	bia = await newReader('Bia')
	anime = await addTitle(21, { episodes: 12 })
	manga = await addTitle(13, { kind: 'manga', chapters: 100, volumes: 10 })
})

const put = (path: string, form: string) => request('PUT', `${path}/my_list_status`, bia.token, { form })
const patch = (path: string, form: string) => request('PATCH', `${path}/my_list_status`, bia.token, { form })

test('MALSync adds an anime: it reads it without an entry, then puts every field of its own default entry', async () => {
	const fields =
		'my_list_status{tags,is_rewatching,is_rereading,num_times_rewatched,num_times_reread,start_date,finish_date},num_episodes,mean,num_chapters,num_volumes'
	const read = () =>
		request('GET', `anime/21?fields=${fields}`, bia.token, {
			headers: { 'content-type': 'application/x-www-form-urlencoded' },
		})
	const before = (await read()).json()
	expect(before).toMatchObject({ id: 21, num_episodes: 12 })
	expect(before).not.toHaveProperty('my_list_status')
	const answer = await put(
		'anime/21',
		'is_rewatching=false&num_watched_episodes=3&num_times_rewatched=0&score=8&status=watching&tags=&start_date=2026-03-30&finish_date=',
	)
	expect([answer.statusCode, answer.json()]).toEqual([
		200,
		{
			status: 'watching',
			score: 8,
			num_episodes_watched: 3,
			is_rewatching: false,
			updated_at: '2026-04-01T12:00:00+00:00',
			start_date: '2026-03-30',
			priority: 0,
			num_times_rewatched: 0,
			rewatch_value: 0,
			tags: [],
			comments: '',
		},
	])
	expect(await entry(bia, anime)).toMatchObject({
		status: 'current',
		progress: { current: 3, total: 12 },
		score: 8,
		startedOn: '2026-03-30',
		finishedOn: null,
		rewatches: 0,
	})
	expect((await read()).json().my_list_status).toEqual({
		status: 'watching',
		score: 8,
		num_episodes_watched: 3,
		is_rewatching: false,
		updated_at: '2026-04-01T12:00:00+00:00',
		start_date: '2026-03-30',
		num_times_rewatched: 0,
		tags: [],
	})
})

test('MALSync sees a title again: a flag beside "completed" is our "rewatching", and its end counts once', async () => {
	await edit(bia, anime, { status: 'completed' })
	const again = 'is_rewatching=true&num_watched_episodes=1&num_times_rewatched=0&score=0&status=completed&tags='
	expect((await put('anime/21', again)).json()).toMatchObject({
		status: 'completed',
		is_rewatching: true,
		num_episodes_watched: 1,
		num_times_rewatched: 0,
	})
	expect(await entry(bia, anime)).toMatchObject({ status: 'rewatching', rewatches: 0, progress: { current: 1 } })
	const end = 'is_rewatching=false&num_watched_episodes=12&num_times_rewatched=1&score=0&status=completed&tags='
	expect((await put('anime/21', end)).json()).toMatchObject({ is_rewatching: false, num_times_rewatched: 1 })
	expect(await entry(bia, anime)).toMatchObject({ status: 'completed', rewatches: 1, progress: { current: 12 } })
})

test('Mihon updates a manga: it puts a score with a decimal point, and empty dates where it knows none', async () => {
	await edit(bia, manga, { startedOn: '2020-01-01' })
	const answer = await put(
		'manga/13',
		'status=reading&is_rereading=false&score=7.0&num_chapters_read=42&start_date=2026-03-01&finish_date=',
	)
	expect(answer.json()).toMatchObject({
		is_rereading: false,
		status: 'reading',
		num_chapters_read: 42,
		num_volumes_read: 0,
		score: 7,
		start_date: '2026-03-01',
	})
	expect(answer.json()).not.toHaveProperty('finish_date')
	expect(await entry(bia, manga)).toMatchObject({ status: 'current', progress: { current: 42 }, score: 7 })
	const cleared = await put(
		'manga/13',
		'status=reading&is_rereading=true&score=0.0&num_chapters_read=1&start_date=&finish_date=',
	)
	expect(cleared.json()).toMatchObject({ status: 'completed', is_rereading: true, score: 0 })
	expect(await entry(bia, manga)).toMatchObject({ status: 'rewatching', score: null, startedOn: null })
})

test('Mihon finds the entry of a manga by two dates alone', async () => {
	const path = 'manga/13?fields=num_chapters%2Cmy_list_status%7Bstart_date%2Cfinish_date%7D'
	expect(await read(path, bia.token)).toMatchObject({ num_chapters: 100 })
	await put('manga/13', 'status=completed')
	expect((await read(path, bia.token)).my_list_status).toEqual({
		status: 'completed',
		score: 0,
		num_volumes_read: 10,
		num_chapters_read: 100,
		is_rereading: false,
		updated_at: '2026-04-01T12:00:00+00:00',
		finish_date: '2026-04-01',
	})
})

test('Taiga patches only what changed, with fields in the address and unknown parts of a date as zeros', async () => {
	const fields =
		'?fields=comments,finish_date,is_rewatching,num_times_rewatched,num_watched_episodes,score,start_date,status,updated_at'
	const change = (form: string) =>
		request('PATCH', `anime/21/my_list_status${fields}`, bia.token, {
			form,
			headers: { accept: 'application/json', 'accept-charset': 'utf-8', 'accept-encoding': 'gzip' },
		})
	await change('num_watched_episodes=5&status=watching&start_date=2025-11-00')
	expect((await change('comments=muito%20bom&score=9')).json()).toMatchObject({
		status: 'watching',
		num_episodes_watched: 5,
		start_date: '2025-11',
		score: 9,
		comments: 'muito bom',
	})
	expect((await change('finish_date=0000-00-00&num_watched_episodes=12')).json()).toMatchObject({ status: 'completed' })
	expect((await change('is_rewatching=1')).json()).toMatchObject({ is_rewatching: true, num_times_rewatched: 0 })
	expect((await change('is_rewatching=0&num_times_rewatched=1')).json()).toMatchObject({
		status: 'completed',
		is_rewatching: false,
		num_times_rewatched: 1,
	})
	expect((await change('num_times_rewatched=4')).json()).toMatchObject({ num_times_rewatched: 4 })
	expect(await entry(bia, anime)).toMatchObject({ rewatches: 4, notes: 'muito bom', score: 9 })
})

test('every word of a status', async () => {
	for (const [word, status] of [
		['on_hold', 'paused'],
		['dropped', 'dropped'],
		['plan_to_watch', 'planned'],
		['completed', 'completed'],
		['watching', 'current'],
	]) {
		expect((await patch('anime/21', `status=${word}`)).json()).toMatchObject({ status: word })
		expect(await entry(bia, anime)).toMatchObject({ status })
	}
	expect((await patch('manga/13', 'status=plan_to_read')).json()).toMatchObject({ status: 'plan_to_read' })
	expect((await patch('manga/13', 'num_volumes_read=3&num_times_reread=2')).json()).toMatchObject({
		status: 'plan_to_read',
		num_volumes_read: 3,
		num_times_reread: 2,
		reread_value: 0,
	})
})

test('Taiga deletes an entry; a second time it is not there', async () => {
	await patch('anime/21', 'status=watching&num_watched_episodes=3')
	const remove = () => request('DELETE', 'anime/21/my_list_status', bia.token)
	const answer = await remove()
	expect([answer.statusCode, answer.body]).toEqual([200, '[]'])
	expect(await entry(bia, anime)).toBeNull()
	expect(await refusal('DELETE', 'anime/21/my_list_status', bia.token)).toEqual([
		404,
		{ error: 'not_found', message: '' },
	])
})

test('MALSync deletes with the type of a form and no body', async () => {
	await put('anime/21', 'status=watching')
	const answer = await request('DELETE', 'anime/21/my_list_status', bia.token, { form: '' })
	expect([answer.statusCode, answer.json()]).toEqual([200, []])
})

test('tags are stored; priority and the value of a repeat are accepted and say nothing', async () => {
	const answer = await patch('anime/21', 'priority=2&tags=a%2Cb&rewatch_value=5&status=watching')
	expect(answer.json()).toMatchObject({ status: 'watching', priority: 0, tags: ['a', 'b'], rewatch_value: 0 })
})

test('the score is the vote, a private entry stays private, and the log agrees with the counter', async () => {
	await edit(bia, anime, { status: 'current', progress: 2, isPrivate: true })
	await patch('anime/21', 'score=6&num_watched_episodes=4')
	const vote = await site.app.inject({ url: `/api/titles/${anime}/vote`, headers: bia.headers })
	expect(vote.json()).toMatchObject({ score: 6 })
	expect(await entry(bia, anime)).toMatchObject({ isPrivate: true, progress: { current: 4 } })
	const log = await site.app.inject({ url: `/api/list/${anime}/log`, headers: bia.headers })
	expect(log.json().items.map(({ first, last }: { first: number; last: number }) => [first, last])).toEqual([
		[3, 4],
		[1, 2],
	])
})
