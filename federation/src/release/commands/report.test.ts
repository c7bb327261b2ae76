import { findingLines } from './report.ts'

test('what a rule saw is a line; of one that refuses, each reason is, and where to begin', () => {
	expect(findingLines({ rule: 'words', problems: [], seen: '2 texts' })).toBe('  ✓ words     2 texts\n')
	expect(findingLines({ rule: 'words', problems: ['one', 'two'], seen: '' }).split('\n')).toEqual([
		'  ✗ words     one',
		'              two',
		'              → locales/{pt,en,ja}.json',
		'',
	])
})

test('a reason that is as long as a file is cut', () => {
	const [line = ''] = findingLines({ rule: 'smoke', problems: ['x'.repeat(80_000)], seen: '' }).split('\n')
	expect(line).toMatch(/x…$/)
	expect(line.length).toBeLessThan(400)
})
