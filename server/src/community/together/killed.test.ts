import { rm } from 'node:fs/promises'
import type { TogetherRoom } from 'shared-contract'
import { GOOD_PASSWORD } from '../../testing/member.testing.ts'
import { newDataFolder, startServer } from '../../testing/process.testing.ts'

/** What a person's requests carry. */
type Headers = Record<string, string>

test('a room whose server is killed amid votes goes on after its start: with its people, and each vote once', async () => {
	const folder = await newDataFolder()
	const settings = { DATA_DIR: folder, SITE_DEMO: 'false' }
	let server = await startServer(settings)

	async function ask(who: Headers, method: string, path: string, body?: object): Promise<Response> {
		return fetch(`${server.address}/api/${path}`, {
			method,
			headers: { ...who, ...(body && { 'content-type': 'application/json' }) },
			...(body && { body: JSON.stringify(body) }),
		})
	}
	const cookiesOf = (answer: Response) => answer.headers.getSetCookie().map((each) => each.split(';')[0])
	async function member(username: string): Promise<Headers> {
		const email = `${username.toLowerCase()}@exemplo.com.br`
		const answer = await ask({}, 'POST', 'auth/register', { username, email, password: GOOD_PASSWORD })
		return { authorization: `Bearer ${(await answer.json()).token}`, cookie: cookiesOf(answer).join('; ') }
	}
	const read = async (who: Headers): Promise<TogetherRoom> => (await ask(who, 'GET', `together/${code}`)).json()
	const vote = (who: Headers, id: number, said: string) =>
		ask(who, 'PUT', `together/${code}/votes/${id}`, { vote: said }).then(
			({ status }) => status,
			() => 'lost' as const,
		)

	let code = ''
	try {
		const [ana, beto] = [await member('Ana'), await member('Beto')]
		code = (await (await ask(ana, 'POST', 'together', { conversationId: null })).json()).code
		for (const who of [ana, beto]) await ask(who, 'POST', `together/${code}/seat`, { name: '' })
		const zeca: Headers = {
			cookie: cookiesOf(await ask({}, 'POST', `together/${code}/seat`, { name: 'Zeca' })).join('; '),
		}
		const people = [ana, beto, zeca]
		const wishes = { time: 'evening', dub: null, services: [], genres: [], again: true }
		for (const who of people) await ask(who, 'PUT', `together/${code}/wishes`, wishes)
		await ask(ana, 'POST', `together/${code}/cards`)
		const ids = (await read(ana)).cards.map(({ title }) => title.id)
		expect(ids).toHaveLength(10)

		// All like the last one, nobody another.
		const [liked = 0] = ids.slice(-1)
		const votes = people.flatMap((who) => ids.slice(0, -1).map((id) => [who, id] as const))
		const sent = votes.map(([who, id]) => vote(who, id, 'skip'))
		await Promise.race(sent)
		await server.kill()
		server = await startServer(settings)
		expect(await Promise.all(sent)).toContain('lost')

		for (const who of people) expect(await read(who)).toMatchObject({ phase: 'cards', size: 3 })
		for (const [who, id] of votes) expect(await vote(who, id, 'skip')).toBe(200)
		for (const who of people) expect(await vote(who, liked, 'like')).toBe(200)
		for (const who of people) {
			const room = await read(who)
			expect(room).toMatchObject({ phase: 'ended', result: { title: { id: liked }, likes: 3, people: 3 } })
			expect(room.people.filter(({ isYou }) => isYou)).toHaveLength(1)
		}
	} finally {
		await server.stop()
		await rm(folder, { recursive: true, force: true })
	}
}, 240_000)
