import { progressShare, progressText, shareWithoutFillers } from './progress.ts'

test.each([
	[3, 12, 0.25, '3 / 12'],
	[12, 12, 1, '12 / 12'],
	[13, 12, 1, '13 / 12'],
	[5, 0, 0, '5 / 0'],
	[5, null, 0, '5 / ?'],
])('%s of %s is the share %d and the text %s', (current, total, share, text) => {
	expect([progressShare(current, total), progressText(current, total)]).toEqual([share, text])
})

test.each([
	[0, 10, [3, 4], 0],
	[2, 10, [3, 4], 2 / 8],
	[4, 10, [3, 4], 2 / 8],
	[10, 10, [3, 4], 1],
	[12, 10, [3, 4], 1],
	[1, 2, [1, 2], 0],
])('%i of %i with the fillers %j is the share %d', (current, total, fillers, share) => {
	expect(shareWithoutFillers(current, total, fillers)).toBe(share)
})
