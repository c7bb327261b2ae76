import { ruleLines } from './consoleOutput.ts'

test('a passed rule prints its summary; a failed one prints each reason and a hint', () => {
	expect(ruleLines({ rule: 'words', problems: [], summary: '2 texts' })).toBe('  ✓ words     2 texts\n')
	expect(ruleLines({ rule: 'words', problems: ['one', 'two'], summary: '' }).split('\n')).toEqual([
		'  ✗ words     one',
		'              two',
		'              → locales/{pt,en,ja}.json',
		'',
	])
})

test('a very long reason is truncated', () => {
	const [line = ''] = ruleLines({ rule: 'smoke', problems: ['x'.repeat(80_000)], summary: '' }).split('\n')
	expect(line).toMatch(/x…$/)
	expect(line.length).toBeLessThan(400)
})
