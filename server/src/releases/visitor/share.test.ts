import { isWithinShare } from './canary.ts'

const release = { slice: 'mfe-one', version: '1.0.0' }
const visits = Array.from({ length: 4000 }, (_, number) => `visit-${number}`)
const within = (share: number, of = release) => visits.filter((visit) => isWithinShare(visit, of, share))

test.each([0, 0.1, 0.5, 0.9, 1])('a share of %d is that share of visitors', (share) => {
	expect(within(share).length / visits.length).toBeCloseTo(share, 1)
})

test('nobody is within none, everybody within all', () => {
	expect(within(0)).toEqual([])
	expect(within(1)).toEqual(visits)
})

test('whoever is within a share stays within a larger one', () => {
	const larger = new Set(within(0.4))
	expect(within(0.2).every((visit) => larger.has(visit))).toBe(true)
})

test('another version is tried by others', () => {
	const first = new Set(within(0.5))
	const both = within(0.5, { ...release, version: '1.0.1' }).filter((visit) => first.has(visit))
	expect(both.length / visits.length).toBeCloseTo(0.25, 1)
})
