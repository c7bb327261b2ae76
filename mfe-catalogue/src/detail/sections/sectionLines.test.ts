import { createSectionLines, pageRanges } from './sectionLines.ts'

function section(total: number, firstPage?: number[]) {
	const requests: string[] = []
	const lines = createSectionLines<number>({
		total,
		firstPage,
		async load(order, page) {
			requests.push(`${order} ${page}`)
			return { state: 'done', answer: { items: [page] } }
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

test('a long section requests each page and order', async () => {
	const { lines, requests } = section(1000, [1])
	await lines.goTo(20)
	await lines.reverse()
	expect(requests).toEqual(['ascending 20', 'descending 1'])
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
	const newer = lines.goTo(2)
	responses[1]?.(undefined)
	responses[0]?.([1])
	await Promise.all([older, newer])
	expect(lines.$view.get()).toMatchObject({ page: 2, lines: { state: 'failed' } })
	const again = lines.open()
	responses[2]?.([2])
	await again
	expect(lines.$view.get()).toMatchObject({ page: 2, lines: { state: 'ready', items: [2] } })
})

test('the pages of 120 lines in both orders', () => {
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
