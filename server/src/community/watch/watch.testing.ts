import { randomUUID } from 'node:crypto'
import type { Message, Pace } from 'shared-contract'
import { openPage, type TestPage } from '../../core/live/live.testing.ts'
import type { TestMember } from '../../testing/member.testing.ts'
import type { testSite } from '../../testing/site.testing.ts'
import { commentBench, SERIES } from '../comment/comment.testing.ts'
import { messageBench } from '../message.testing.ts'

export const PACE: Pace = { date: '2026-04-02', time: '20:00', zone: 'UTC', every: 'week', episodes: 2, first: 1 }

interface Draft {
	episode?: number | null
	replyTo?: number
}

/** A channel that watches a series of three episodes, with an admin who is ahead and a member who is behind. */
export function watchBench(site: ReturnType<typeof testSite>) {
	const bench = messageBench(site)
	const { channelOf, join, newGroup, newMember, send } = bench
	/** Each response to the member who is behind. */
	const responses: string[] = []
	const pages: TestPage[] = []

	const watch = (by: TestMember, episode: number) =>
		send('PUT', `episodes/${episode}/reaction`, by, { reaction: 'like' })
	const write = (id: string, by: TestMember, text: string, draft: Draft = {}) =>
		send('POST', `conversations/${id}/messages`, by, { clientId: randomUUID(), text, ...draft })

	return {
		...bench,
		watch,
		write,
		async numberOf(id: string, by: TestMember, text: string, draft: Draft = {}): Promise<number> {
			const { message }: { message: Message } = (await write(id, by, text, draft)).json()
			return message.number
		},
		/** Ana has seen two episodes, Beto none. */
		async watchGroup() {
			await commentBench(site).fill()
			responses.length = 0
			pages.length = 0
			const [ana, beto] = [await newMember(), await newMember()]
			const group = await newGroup(ana)
			await join(group.id, beto)
			const id = channelOf(group)
			const bound = await send('PUT', `conversations/${id}/watch`, ana, { titleId: SERIES, pace: PACE })
			await watch(ana, 2)
			return { ana, beto, group, id, bound }
		},
		/** A request of the member who is behind, whose response is searched by {@link received}. */
		async asks(...request: Parameters<typeof send>) {
			const answer = await send(...request)
			responses.push(answer.payload)
			return answer
		},
		async opens(by: TestMember, ...topics: string[]): Promise<TestPage> {
			const { authorization = '', cookie = '' } = by.headers
			const page = await openPage(site.app, { authorization, cookie })
			await page.watch(...topics)
			pages.push(page)
			return page
		},
		/** Everything that the member who is behind has got: bodies of responses and frames. */
		received: () => JSON.stringify([responses, pages.map(({ frames }) => frames)]),
	}
}
