import type { Format } from 'shared-contract'
import type { Link, Work } from './readWorks.ts'
import { byRelease } from './releaseOrder.ts'
import { storyOrder } from './storyOrder.ts'

const work = (id: number, started: string | null, format: Format = 'TV'): Work => ({
	id,
	kind: 'anime',
	format,
	started,
	year: null,
	renown: 0,
})
const sequel = (from: number, to: number): Link => ({ kind: 'sequel', from, to })
const part = (from: number, to: number): Link => ({ kind: 'part', from, to })
const other = (from: number, to: number): Link => ({ kind: 'other', from, to })

/** Each storyline as ids; those beside the main works stand in brackets. */
const order = (works: Work[], links: Link[]) =>
	storyOrder({ works, links }).map((line) =>
		line.map(({ work, isMain }) => (isMain ? `${work.id}` : `(${work.id})`)).join(' '),
	)

test('sequels give the order, a film in their chain in its place', () => {
	const works = [work(3, '2021-12-05'), work(2, '2020-10-16', 'Movie'), work(1, '2019-04-06')]
	expect(order(works, [sequel(1, 2), sequel(2, 3)])).toEqual(['1 2 3'])
})

test('a prequel that was released later comes first', () => {
	const works = [work(1, '2006-01-07'), work(2, '2011-10-02'), work(3, '2012-04-08')]
	expect(order(works, [sequel(2, 3), sequel(3, 1)])).toEqual(['2 3 1'])
})

test('side stories stand after the last main work that was released before them, and never before their own', () => {
	const works = [
		work(1, '2002-10-03'),
		work(2, '2007-02-15'),
		work(3, '2004-08-21', 'Movie'),
		work(4, '2014-12-06', 'Movie'),
		work(5, '2002-01-01', 'OVA'),
	]
	expect(order(works, [sequel(1, 2), part(1, 3), part(2, 4), part(1, 5)])).toEqual(['1 (5) (3) 2 (4)'])
})

test('a chain of films beside a series belongs to the line of the series', () => {
	const works = [work(1, '1999'), work(2, '2000-03', 'Movie'), work(3, '2001-03', 'Movie')]
	expect(order(works, [sequel(2, 3), part(1, 2), part(1, 3)])).toEqual(['1 (2) (3)'])
})

test('other versions are lines of their own, by their first release', () => {
	const works = [work(1, '2009-04-05'), work(2, '2003-10-04'), work(3, '2005-07-23', 'Movie')]
	expect(order(works, [other(1, 2), sequel(2, 3)])).toEqual(['2 3', '1'])
})

test('circles of sequels and of parts end', () => {
	const works = [work(1, '2001'), work(2, '2002'), work(3, '2003')]
	expect(order(works, [sequel(1, 2), sequel(2, 1)])).toEqual(['1 2', '3'])
	expect(order(works, [part(1, 2), part(2, 1), part(2, 3)])).toEqual(['1 (2) (3)'])
})

test('works are released by date; a partial date comes after the full ones of its period, an unknown one last', () => {
	const works = [work(1, null), work(2, '2020'), work(3, '2020-12-31'), work(4, '2020-12'), work(5, '2020-12-31')]
	expect(works.sort(byRelease).map(({ id }) => id)).toEqual([3, 5, 4, 2, 1])
})
