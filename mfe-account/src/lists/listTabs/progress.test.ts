import { progressShare, progressText } from './progress.ts'

test.each([
	[3, 12, 0.25, '3 / 12'],
	[12, 12, 1, '12 / 12'],
	[13, 12, 1, '13 / 12'],
	[5, 0, 0, '5 / 0'],
	[5, null, 0, '5 / ?'],
])('%s of %s is the share %d and the text %s', (current, total, share, text) => {
	expect([progressShare(current, total), progressText(current, total)]).toEqual([share, text])
})
