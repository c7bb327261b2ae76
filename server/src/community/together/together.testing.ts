import type { EntryStatus, TogetherRoom, TogetherVote, TogetherWishes } from 'shared-contract'
import { insertRows, type NewRow } from '../../core/database/insertRows.ts'
import type { TestMember } from '../../testing/member.testing.ts'
import type { testSite } from '../../testing/site.testing.ts'
import { messageBench } from '../message.testing.ts'

/** What a request carries: the session of a member, or the cookie of a guest. */
export type Who = Pick<TestMember, 'headers'>

const WHATEVER: TogetherWishes = { time: 'evening', dub: null, services: [], genres: [], again: false }

/** Rooms, and titles `1` to `n`, the best known first. */
export function togetherBench(site: ReturnType<typeof testSite>) {
	const bench = messageBench(site)
	const ask = (method: 'GET' | 'PUT' | 'POST' | 'DELETE', path: string, who?: Who, payload?: object) =>
		site.app.inject({
			method,
			url: `/api/together${path}`,
			headers: who?.headers ?? {},
			...(payload ? { payload } : {}),
		})

	return {
		...bench,
		ask,
		async refused(method: 'GET' | 'PUT' | 'POST' | 'DELETE', path: string, who?: Who, payload?: object) {
			const answer = await ask(method, path, who, payload)
			return [answer.statusCode, answer.json().code]
		},
		fill: (count: number, change: (id: number) => Omit<NewRow<'title'>, 'id'> = () => ({})) =>
			insertRows(
				site.db,
				'title',
				Array.from({ length: count }, (_, place) => ({
					id: place + 1,
					kind: 'anime' as const,
					format: 'TV' as const,
					status: 'completed' as const,
					title: `Obra ${place + 1}`,
					sort_title: `obra ${place + 1}`,
					minutes: 24,
					renown: 1 - place / 1000,
					is_adult: false,
					removed_at: null,
					...change(place + 1),
				})),
			),
		async begin(by: Who, conversationId: string | null = null): Promise<string> {
			return (await ask('POST', '', by, { conversationId })).json().code
		},
		/** Enters as a member. */
		enter: (code: string, who: Who) => ask('POST', `/${code}/seat`, who, { name: '' }),
		/** Enters by a name alone. */
		async guest(code: string, name = 'Zeca'): Promise<Who> {
			const [cookie] = (await ask('POST', `/${code}/seat`, undefined, { name })).cookies
			return { headers: { cookie: `${cookie?.name}=${cookie?.value}` } as Who['headers'] }
		},
		room: async (code: string, who?: Who): Promise<TogetherRoom> => (await ask('GET', `/${code}`, who)).json(),
		wish: (code: string, who: Who, change: Partial<TogetherWishes> = {}) =>
			ask('PUT', `/${code}/wishes`, who, { ...WHATEVER, ...change }),
		deal: (code: string, who: Who) => ask('POST', `/${code}/cards`, who),
		vote: (code: string, who: Who, titleId: number, vote: TogetherVote = 'like') =>
			ask('PUT', `/${code}/votes/${titleId}`, who, { vote }),
		async list(who: TestMember, id: number, status: EntryStatus, isPrivate = false): Promise<void> {
			await bench.send('PUT', `saved/${id}`, who)
			await bench.send('PATCH', `list/${id}`, who, { status, isPrivate })
		},
	}
}

/** The ids of the cards, in the order of who reads them. */
export const idsOf = ({ cards }: TogetherRoom) => cards.map(({ title }) => title.id)

export const sorted = (ids: readonly number[]) => ids.toSorted((one, other) => one - other)
