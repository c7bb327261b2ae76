import type { LightMyRequestResponse } from 'fastify'
import type { Member } from 'shared-contract'
import { insertRows } from '../../core/database/insertRows.ts'
import { newMember } from '../../testing/member.testing.ts'
import type { testSite } from '../../testing/site.testing.ts'

type Site = ReturnType<typeof testSite>

/** Somebody who takes part in a test. */
export interface Someone {
	id: string
	name: string
	headers: { authorization: string; cookie: string }
}

interface Seen {
	body: { state: string; text?: string }
}

/** The text or the state of each comment of a page. */
export const textsOf = ({ items }: { items: Seen[] }): string[] => items.map(({ body }) => body.text ?? body.state)

export const SERIES = 1
export const FILM = 2
/** Ids of the episodes of the series: two of the first season, one of the second. */
export const EPISODES = [1, 2, 3] as const
export const ARTICLE = 1

/** A series, a film and an article, and what members say about them. */
export function commentBench(site: Site) {
	const send = (
		method: 'GET' | 'POST' | 'PUT' | 'DELETE',
		path: string,
		who?: Someone,
		payload?: object,
	): Promise<LightMyRequestResponse> =>
		site.app.inject({
			method,
			url: `/api/${path}`,
			...(who ? { headers: who.headers } : {}),
			...(payload ? { payload } : {}),
		})

	return {
		send,
		async fill() {
			const title = { kind: 'anime' as const, status: 'completed' as const }
			await insertRows(site.db, 'title', [
				{ ...title, id: SERIES, format: 'TV', title: 'Crônicas', sort_title: 'cronicas' },
				{ ...title, id: FILM, format: 'Movie', title: 'A Ponte', sort_title: 'ponte' },
			])
			await insertRows(site.db, 'season', [
				{ id: 1, title_id: SERIES, number: 1 },
				{ id: 2, title_id: SERIES, number: 2 },
			])
			const episode = { title_id: SERIES, kind: 'regular' as const, title: 'Um' }
			await insertRows(site.db, 'episode', [
				{ ...episode, id: 1, season_id: 1, number: 1, label: '1' },
				{ ...episode, id: 2, season_id: 1, number: 2, label: '2' },
				{ ...episode, id: 3, season_id: 2, number: 1, label: '1' },
			])
			await insertRows(site.db, 'news_article', [
				{
					id: ARTICLE,
					category: 'culture',
					title: 'Boa Nova',
					excerpt: '',
					body: '',
					author: 'Bia',
					published_at: site.clock.now,
					read_minutes: 1,
				},
			])
		},
		async someone(role: Member['role'] = 'member'): Promise<Someone> {
			const { id, username: name, headers } = await newMember(site.app, { role })
			return { id, name, headers }
		},
		/** Posts a comment on the series, or where `on` says; a second later than the one before. */
		async post(who: Someone | undefined, text: string, given: object = {}, on = `anime/${SERIES}`) {
			site.clock.now = new Date(site.clock.now.getTime() + 1000)
			const body = { text, pictureId: null, spoilerNumber: null, parentId: null, ...given }
			return send('POST', `discussions/${on}`, who, body)
		},
		async read(who?: Someone, on = `anime/${SERIES}`) {
			return (await send('GET', `discussions/${on}`, who)).json()
		},
		edit: (who: Someone, id: string, text: string, given: object = {}) =>
			send('PUT', `comments/${id}`, who, { text, pictureId: null, spoilerNumber: null, ...given }),
		/** A member's notifications, newest first. */
		async told(who: Someone) {
			return (await send('GET', 'notifications', who)).json().items
		},
	}
}

/** The bench filled anew before each test, with Bia and Caio, who take part in all of a file's tests. */
export function talkBench(site: Site) {
	const bench = commentBench(site)
	// A test takes them by name before they are there, so these two stay the same and their values change.
	const [bia, caio] = [toCome(), toCome()]
	beforeEach(async () => {
		await bench.fill()
		for (const person of [bia, caio]) Object.assign(person, await bench.someone())
	})
	return { ...bench, bia, caio }
}

/** Somebody who takes part once the test begins. */
export const toCome = (): Someone => ({ id: '', name: '', headers: { authorization: '', cookie: '' } })
