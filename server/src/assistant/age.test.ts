import { draftOf, writeTitles } from '../catalogue/catalogue.testing.ts'
import type { TestMember } from '../testing/member.testing.ts'
import { ask } from './testing/asking.testing.ts'
import { calling, saying } from './testing/modelServer.testing.ts'
import { modelSite } from './testing/modelSite.testing.ts'

const asking = await modelSite({ ASSISTANT_ASKS_AGE: 'true' })
const lenient = await modelSite({ ASSISTANT_ASKS_AGE: 'false' })
type Bench = typeof asking

/** Gives a birth date, as the page does. */
const give = ({ site }: Bench, { headers }: TestMember, bornOn: string) =>
	site.app.inject({ method: 'PUT', url: '/api/account/adult-titles', headers, payload: { bornOn } })

/** How a member is answered, and whether the model heard of it. */
async function answered(bench: Bench, { headers }: TestMember) {
	bench.model.plan(saying('Oi!'))
	const before = bench.model.requests.length
	const { reply } = await ask(bench.site.app, { headers, text: 'Oi!' })
	const { mode, asksAge = false } = await bench.conversation(headers)
	expect(reply?.mode).toBe(mode)
	return { mode, asksAge, isHeard: bench.model.requests.length > before }
}

const CATALOGUE = { mode: 'catalogue', asksAge: false, isHeard: false }
const MODEL = { mode: 'model', asksAge: false, isHeard: true }

test('the model answers who gave the birth date of an adult, and is told nothing by others', async () => {
	const member = await asking.newMember()
	expect(await answered(asking, member)).toEqual({ ...CATALOGUE, asksAge: true })
	const wrong = await give(asking, member, '2026-02-31')
	expect([wrong.statusCode, wrong.json().fields]).toEqual([400, { bornOn: 'auth.birthDate.invalid' }])
	expect(await answered(asking, member)).toEqual({ ...CATALOGUE, asksAge: true })
	expect((await give(asking, member, '1990-05-05')).json()).toMatchObject({ isMinor: false, showsAdult: false })
	expect(await answered(asking, member)).toEqual(MODEL)
})

test('a known minor is answered from the catalogue with either setting, until the day they are eighteen', async () => {
	for (const bench of [asking, lenient]) {
		const minor = await bench.newMember()
		// Today is 1 April 2026.
		await give(bench, minor, '2008-04-02')
		expect(await answered(bench, minor)).toEqual(CATALOGUE)
		expect((await give(bench, minor, '1990-05-05')).statusCode).toBe(409)
		expect(await answered(bench, minor)).toEqual(CATALOGUE)
		const grown = await bench.newMember()
		await give(bench, grown, '2008-04-01')
		expect(await answered(bench, grown)).toEqual(MODEL)
	}
})

test('where the site does not ask, the model answers whose age is unknown', async () => {
	expect(await answered(lenient, await lenient.newMember())).toEqual(MODEL)
})

test('a date that is given here leaves the choice of adult titles as it is', async () => {
	const member = await asking.newMember()
	await asking.site.db
		.insertInto('member_age')
		.values({ member_id: member.id, born_on: '1990-05-05', shows_adult: true })
		.execute()
	expect((await give(asking, member, '1991-05-05')).json()).toMatchObject({ showsAdult: true })
})

test('no draft of the model is offered to a minor, nor written for one', async () => {
	const minor = await lenient.newMember()
	await give(lenient, minor, '2015-05-05')
	const [id = 0] = await writeTitles(lenient.site.db, draftOf())
	const { drafts } = (await lenient.site.app.inject({ url: `/api/edits/title/${id}`, headers: minor.headers })).json()
	expect(drafts).toBeUndefined()
	const asked = await lenient.site.app.inject({
		method: 'POST',
		url: `/api/drafts/title/${id}`,
		headers: minor.headers,
		payload: { kind: 'model', keywords: 'segredo' },
	})
	expect([asked.statusCode, lenient.model.requests.length]).toEqual([404, 0])
})

test('no tool names an adult title, not even to an adult who asked for them', async () => {
	const { site, model } = lenient
	const [adult = 0, plain = 0] = await writeTitles(
		site.db,
		draftOf({ names: [{ language: 'pt-BR', name: 'Zubumafu' }], isAdult: true, genres: ['drama'] }),
		draftOf({ names: [{ language: 'pt-BR', name: 'Zubuneve' }], genres: ['drama'] }),
	)
	const member = await lenient.newMember()
	await site.db
		.insertInto('member_age')
		.values({ member_id: member.id, born_on: '1990-05-05', shows_adult: true })
		.execute()
	await site.db.insertInto('saved_title').values({ member_id: member.id, title_id: adult }).execute()
	const { headers } = member
	await site.app.inject({ method: 'PUT', url: '/api/assistant/consent', headers, payload: { list: true } })
	model.plan(
		calling(
			{ name: 'search_titles', args: { query: 'Zubumafu' } },
			{ name: 'title_details', args: { id: adult } },
			{ name: 'recommend', args: { genres: ['drama'] } },
			{ name: 'similar_titles', args: { id: plain } },
			{ name: 'my_list', args: {} },
			{ name: 'propose_list_change', args: { id: adult, progress: 2 } },
			{ name: 'airing', args: { when: 'week' } },
		),
		saying(`[[anime:${adult}]] [[anime:${plain}]]`),
	)
	const { reply } = await ask(site.app, { headers, text: 'Zubumafu' })
	expect(JSON.stringify(model.requests.at(-1)?.body.contents.at(-1))).not.toContain('Zubumafu')
	expect(reply?.works.map(({ id }) => id)).toEqual([plain])
	await give(lenient, member, '2015-05-05')
	for (const text of ['Zubumafu', 'me conta sobre Zubumafu', 'vi até o episódio 2 de Zubumafu', 'minha lista']) {
		const { reply } = await ask(site.app, { headers, text })
		expect([text, reply?.mode, reply?.works.map(({ id }) => id === adult)]).toEqual([
			text,
			'catalogue',
			reply?.works.map(() => false),
		])
		expect(reply).not.toHaveProperty('proposals')
	}
})
