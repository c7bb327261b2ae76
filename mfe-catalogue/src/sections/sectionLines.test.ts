import { createSectionLines, pageRanges } from './sectionLines.ts'

function section(total: number, given?: number[]) {
	const asked: string[] = []
	const lines = createSectionLines<number>({
		total,
		given,
		async load(order, page) {
			asked.push(`${order} ${page}`)
			return { state: 'done', answer: { items: [page] } }
		},
	})
	return { lines, asked }
}

test('lines that came with the page are not asked for again; others are, once', async () => {
	const first = section(3, [1, 2, 3])
	await first.lines.open()
	expect(first.asked).toEqual([])
	const other = section(3)
	await other.lines.open()
	await other.lines.open()
	expect(other.asked).toEqual(['ascending 1'])
})

test('a short section is turned round where it is', async () => {
	const { lines, asked } = section(3, [1, 2, 3])
	await lines.turn()
	expect(lines.$view.get()).toMatchObject({ order: 'descending', lines: { state: 'ready', items: [3, 2, 1] } })
	expect(asked).toEqual([])
})

test('a long section asks for each page and order', async () => {
	const { lines, asked } = section(1000, [1])
	await lines.goTo(20)
	await lines.turn()
	expect(asked).toEqual(['ascending 20', 'descending 1'])
})

test('an empty section asks for nothing', async () => {
	const { lines, asked } = section(0)
	await lines.open()
	expect([lines.$view.get().lines, asked]).toEqual([{ state: 'ready', items: [] }, []])
})

test('an older answer never takes the place of a newer one, and a failure heals', async () => {
	const answers: ((items: number[] | undefined) => void)[] = []
	const lines = createSectionLines<number>({
		total: 100,
		load: () =>
			new Promise((resolve) => {
				answers.push((items) => resolve(items ? { state: 'done', answer: { items } } : { state: 'unreachable' }))
			}),
	})
	const older = lines.open()
	const newer = lines.goTo(2)
	answers[1]?.(undefined)
	answers[0]?.([1])
	await Promise.all([older, newer])
	expect(lines.$view.get()).toMatchObject({ page: 2, lines: { state: 'failed' } })
	const again = lines.open()
	answers[2]?.([2])
	await again
	expect(lines.$view.get()).toMatchObject({ page: 2, lines: { state: 'ready', items: [2] } })
})

test('the pages of 120 lines, either way round', () => {
	expect(pageRanges(120, 'ascending').map(({ first, last }) => [first, last])).toEqual([
		[1, 50],
		[51, 100],
		[101, 120],
	])
	expect(pageRanges(120, 'descending').map(({ first, last }) => [first, last])).toEqual([
		[120, 71],
		[70, 21],
		[20, 1],
	])
})
