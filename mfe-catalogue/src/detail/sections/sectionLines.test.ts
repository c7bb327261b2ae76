import { createSectionLines, lineRanges, nextLine, rangeOf } from './sectionLines.ts'

const upTo = (last: number) => Array.from({ length: last }, (_, index) => index + 1)

function section(total: number, firstPage?: number[]) {
	const requests: string[] = []
	const lines = createSectionLines<number>({
		total,
		firstPage,
		async load(order, page) {
			requests.push(`${order} ${page}`)
			return { state: 'done', answer: { items: upTo(50).map((line) => page * 100 + line) } }
		},
	})
	return { lines, requests }
}

test('lines in the data of the page are not requested; others are, once', async () => {
	const first = section(3, [1, 2, 3])
	await first.lines.open()
	expect(first.requests).toEqual([])
	const other = section(3)
	await other.lines.open()
	await other.lines.open()
	expect(other.requests).toEqual(['ascending 1'])
})

test('a short section is reversed without a request', async () => {
	const { lines, requests } = section(3, [1, 2, 3])
	await lines.reverse()
	expect(lines.$view.get()).toMatchObject({ order: 'descending', lines: { state: 'ready', items: [3, 2, 1] } })
	expect(requests).toEqual([])
})

test('a long section requests each page and order once, and shows one range of it', async () => {
	const { lines, requests } = section(1000, upTo(50))
	const shown = () => {
		const view = lines.$view.get()
		return view.lines.state === 'ready' ? [view.range, view.lines.items[0], view.lines.items.length] : view.lines.state
	}
	expect(shown()).toEqual([1, 1, 25])
	await lines.goTo(2)
	expect(shown()).toEqual([2, 26, 25])
	expect(requests).toEqual([])
	await lines.goTo(40)
	expect(shown()).toEqual([40, 2026, 25])
	await lines.goTo(39)
	await lines.reverse()
	await lines.goTo(2)
	await lines.reverse()
	expect(requests).toEqual(['ascending 20', 'descending 1'])
})

test('both ranges of a section of one page are reversed without a request', async () => {
	const { lines, requests } = section(40, upTo(40))
	await lines.reverse()
	expect(lines.$view.get()).toMatchObject({ range: 1, lines: { items: upTo(40).reverse().slice(0, 25) } })
	await lines.goTo(2)
	expect(lines.$view.get()).toMatchObject({ range: 2, lines: { items: upTo(15).reverse() } })
	expect(requests).toEqual([])
})

test('an empty section requests nothing', async () => {
	const { lines, requests } = section(0)
	await lines.open()
	expect([lines.$view.get().lines, requests]).toEqual([{ state: 'ready', items: [] }, []])
})

test('an older response never replaces a newer one, and a failure can be retried', async () => {
	const responses: ((items: number[] | undefined) => void)[] = []
	const lines = createSectionLines<number>({
		total: 100,
		load: () =>
			new Promise((resolve) => {
				responses.push((items) => resolve(items ? { state: 'done', answer: { items } } : { state: 'unreachable' }))
			}),
	})
	const older = lines.open()
	const newer = lines.goTo(3)
	responses[1]?.(undefined)
	responses[0]?.([1])
	await Promise.all([older, newer])
	expect(lines.$view.get()).toMatchObject({ range: 3, lines: { state: 'failed' } })
	const again = lines.open()
	responses[2]?.([2])
	await again
	expect(lines.$view.get()).toMatchObject({ range: 3, lines: { state: 'ready', items: [2] } })
})

test('the ranges of 60 lines in both orders', () => {
	expect(lineRanges(60, 'ascending').map(({ first, last }) => [first, last])).toEqual([
		[1, 25],
		[26, 50],
		[51, 60],
	])
	expect(lineRanges(60, 'descending').map(({ first, last }) => [first, last])).toEqual([
		[60, 36],
		[35, 11],
		[10, 1],
	])
})

test.each<[line: number, order: 'ascending' | 'descending', range: number, index: number]>([
	[1, 'ascending', 1, 0],
	[25, 'ascending', 1, 24],
	[26, 'ascending', 2, 0],
	[60, 'descending', 1, 0],
	[35, 'descending', 2, 0],
	[1, 'descending', 3, 9],
])('line %i of 60 in %s order is in range %i at %i', (line, order, range, index) => {
	expect(rangeOf(line, 60, order)).toEqual({ range, index })
})

test.each<[what: string, sections: [number: number, total: number][], progress: number, expected: string | undefined]>([
	['the first season', [[1, 12]], 3, '1: 4'],
	[
		'the second season after all of the first',
		[
			[1, 12],
			[2, 13],
		],
		12,
		'2: 1',
	],
	[
		'a season behind extras',
		[
			[0, 3],
			[1, 12],
		],
		3,
		'1: 4',
	],
	['chapters that are in no volume, where there is none', [[0, 40]], 10, '0: 11'],
	['nothing, where all is seen', [[1, 12]], 12, undefined],
	['nothing without sections', [], 1, undefined],
])('the next line is in %s', (_what, sections, progress, expected) => {
	const next = nextLine(
		sections.map(([number, total]) => ({ number, total })),
		progress,
	)
	expect(next && `${next.section}: ${next.line}`).toBe(expected)
})
