import { APPEAL_DAYS, type TransparencyMonth } from 'shared-contract'
import { DAY_MS } from 'shared-contract/units'
import type { TestMember } from '../../testing/member.testing.ts'
import { testSite } from '../../testing/site.testing.ts'
import { contentBench } from './content.testing.ts'

const site = testSite({ environment: { SITE_DEMO: 'false' } })
const { decide, fill, make, read, refusal, report, send, someone, told } = contentBench(site)
let bia: TestMember
let caio: TestMember
let moderator: TestMember

beforeEach(async () => {
	await fill()
	bia = await someone()
	caio = await someone()
	moderator = await someone('moderator')
})

const later = (time: number) => {
	site.clock.now = new Date(site.clock.now.getTime() + time)
}

async function hiddenList() {
	const list = await make('list', bia, caio)
	await report(list, caio)
	await decide(list, moderator, { action: 'hide', rule: 'spam' })
	return { list, path: `appeals/list/${list.id}` }
}

test('the author appeals once, within fourteen days, with a text', async () => {
	const { path } = await hiddenList()
	expect(await refusal('POST', path, bia, { text: ' ' })).toEqual([400, 'text.required'])
	later(APPEAL_DAYS * DAY_MS - 1)
	await send('POST', path, bia, { text: 'Foi engano' })
	expect(await refusal('POST', path, bia, { text: 'De novo' })).toEqual([409, 'appeal.already'])
})

test('after fourteen days it is too late', async () => {
	const { path } = await hiddenList()
	later(APPEAL_DAYS * DAY_MS)
	expect(await refusal('POST', path, bia, { text: 'Foi engano' })).toEqual([409, 'appeal.expired'])
})

test('another moderator upholds a decision, and the author is told', async () => {
	const { list, path } = await hiddenList()
	await send('POST', path, bia, { text: 'Foi engano' })
	const other = await someone('moderator')
	expect((await decide(list, other, { action: 'restore' })).json().code).toBe('moderation.settled')
	expect((await decide(list, other, { action: 'uphold', reason: 'É propaganda' })).json()).toEqual({ done: true })
	expect((await told(bia)).map(([, about]) => about)).toContain('upheld')
	expect(await read(path, bia)).toMatchObject({ appeal: { state: 'upheld' } })
	expect(await refusal('POST', path, bia, { text: 'De novo' })).toEqual([409, 'appeal.already'])
})

test('the only moderator decides an appeal against their own decision, and the log says so', async () => {
	const { list, path } = await hiddenList()
	await send('POST', path, bia, { text: 'Foi engano' })
	await decide(list, moderator, { action: 'reverse', reason: 'De fato' })
	const [entry] = (await read('moderation/log', moderator)).items
	expect(entry).toMatchObject({ action: 'reverse', isSelfReviewed: true })
})

test('the author of a hidden comment appeals where it stood', async () => {
	const { id } = (
		await send('POST', 'discussions/anime/1', bia, {
			text: 'Compre!',
			pictureId: null,
			spoilerNumber: null,
			parentId: null,
		})
	).json()
	await send('POST', `moderation/comments/${id}`, moderator, { action: 'hide', reason: 'Propaganda', rule: 'spam' })
	expect(await read(`appeals/comment/${id}`, bia)).toMatchObject({
		kind: 'comment',
		rule: 'spam',
		reason: 'Propaganda',
	})
	await send('POST', `appeals/comment/${id}`, bia, { text: 'Foi engano' })
	await decide({ kind: 'comment', id }, await someone('admin'), { action: 'reverse', reason: 'De fato' })
	expect((await read(`comments?ids=${id}`)).items[0].body).toMatchObject({ state: 'shown', text: 'Compre!' })
})

describe('the public log', () => {
	const months = async (): Promise<TransparencyMonth[]> => (await read('transparency')).months

	test('counts by month, withholds counts under five, and names nobody', async () => {
		expect(await months()).toEqual([])
		for (let time = 0; time < 5; time++) {
			const list = await make('list', bia, caio)
			await report(list, await someone(), 'hate')
			if (time === 0) await report(list, caio, 'spam')
			later(2 * 3_600_000)
			await decide(list, moderator, { action: 'hide', rule: 'hate' })
		}
		const [month, ...others] = await months()
		expect(others).toEqual([])
		expect(month).toEqual({
			month: site.clock.now.toISOString().slice(0, 7),
			reports: [
				{ kind: 'list', reason: 'hate', count: 5 },
				{ kind: 'list', reason: 'spam', count: null },
			],
			actions: [{ kind: 'list', action: 'hide', count: 5 }],
			appeals: 0,
			medianHours: 2,
		})
		expect(JSON.stringify(month)).not.toContain(bia.username)
	})

	test('does not tell the median of few decisions', async () => {
		await hiddenList()
		expect(await months()).toMatchObject([{ medianHours: null, actions: [{ count: null }] }])
	})
})
