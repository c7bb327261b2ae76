import { shortCommit } from './releaseTexts.ts'

test.each([
	['abcdef0123456789', 'abcdef01'],
	['abcdef0123456789+', 'abcdef01+'],
	['abc+', 'abc+'],
])('the commit %s is shortened to %s', (commit, shown) => {
	expect(shortCommit(commit)).toBe(shown)
})
