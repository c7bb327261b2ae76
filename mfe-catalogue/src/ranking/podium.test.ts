import { isOnPodium, shareOf } from './podium.ts'

test.each([
	[1, true],
	[3, true],
	[4, false],
	[11, false],
])('rank %i is on the podium: %s', (rank, expected) => expect(isOnPodium(rank)).toBe(expected))

test.each([
	[5, 10, 0.5],
	[10, 10, 1],
	[12, 10, 1],
	[0, 10, 0],
	[-1, 10, 0],
	[1, 0, 0],
])('%d of %d is a share of %d', (value, greatest, share) => expect(shareOf(value, greatest)).toBe(share))
