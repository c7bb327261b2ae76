import type { Comparison } from 'shared-contract'
import { relationBench } from '../../community/relation.testing.ts'
import type { TestMember } from '../../testing/member.testing.ts'
import { testSite } from '../../testing/site.testing.ts'

const site = testSite({ environment: { SITE_DEMO: 'false' } })
const { newMember, send, read, addTitle } = relationBench(site)

const MINE = [1, 2, 3, 4, 5, 6, 7, 8, 9, 10]
const THEIRS = [2, 1, 4, 3, 9, 6, 8, 7, 10, 9]

async function scored(member: TestMember, titles: readonly number[], scores: readonly number[]) {
	for (const [index, score] of scores.entries())
		await send('PATCH', `list/${titles[index]}`, member, { status: 'completed', score })
}

/** Pearson's formula, by hand. */
function correlationOf(one: readonly number[], other: readonly number[]): number {
	const mean = (values: readonly number[]) => values.reduce((sum, value) => sum + value, 0) / values.length
	const [a, b] = [mean(one), mean(other)]
	const sum = (term: (x: number, y: number) => number) =>
		one.reduce((total, x, index) => total + term(x - a, (other[index] ?? 0) - b), 0)
	return sum((x, y) => x * y) / Math.sqrt(sum((x) => x * x) * sum((_x, y) => y * y))
}

test('two lists beside each other: shared, apart, alone, and how their scores agree', async () => {
	const [bia, caio] = [await newMember('Bia'), await newMember('Caio')]
	const titles = await Promise.all([...MINE, 0, 0].map((_score, index) => addTitle(`t${index}`)))
	await scored(bia, titles, MINE)
	await scored(caio, titles, THEIRS.slice(0, 9))
	await send('PATCH', `list/${titles[10]}`, bia, { status: 'current' })
	await send('PATCH', `list/${titles[11]}`, bia, { status: 'planned' })
	expect(await read('profiles/Bia/comparison/Caio')).toMatchObject({ shared: 9, scored: 9, correlation: null })
	await scored(caio, titles, THEIRS)
	const found: Comparison = await read('profiles/Bia/comparison/Caio')
	expect(found.correlation).toBeCloseTo(correlationOf(MINE, THEIRS), 9)
	expect(found).toMatchObject({
		member: { username: 'Bia', titles: 12, mean: 5.5, alone: 1, best: [{ title: { id: titles[10] }, score: null }] },
		other: { username: 'Caio', titles: 10, alone: 0, best: [] },
		shared: 10,
		scored: 10,
		agreed: 9,
		apart: [{ title: { id: titles[4] }, score: 5, other: 9 }],
	})
	expect(found.together.map(({ score, other }) => (score ?? 0) + (other ?? 0))).toEqual([
		19, 19, 15, 15, 14, 12, 7, 7, 3, 3,
	])
})

test('somebody who always gives the same score correlates with nobody; lists without a common title have nothing', async () => {
	const [dora, edu, fabi] = [await newMember('Dora'), await newMember('Edu'), await newMember('Fabi')]
	const titles = await Promise.all(MINE.map((score) => addTitle(`u${score}`)))
	await scored(dora, titles, MINE)
	await scored(
		edu,
		titles,
		MINE.map(() => 8),
	)
	expect(await read('profiles/Dora/comparison/Edu')).toMatchObject({ scored: 10, correlation: null })
	expect(await read('profiles/Dora/comparison/Fabi')).toMatchObject({
		shared: 0,
		correlation: null,
		together: [],
		apart: [],
		other: { username: fabi.username, titles: 0, mean: null },
	})
})
