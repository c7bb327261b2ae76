import { differences } from '../../federation/src/translations.mjs'
import { checkDecisions, decisionProblems } from './decisions.mjs'
import { expressionsOf, isExponential } from './expressions.mjs'
import { checkTranslations } from './translations.mjs'

describe('translations', () => {
	test('are complete in every package', () => {
		expect(checkTranslations()).toEqual([])
	})

	test('have a problem for each missing key, text or placeholder', () => {
		const texts = { pt: { a: 'Oi, {name}', b: 'B' }, en: { a: 'Hi', b: ' ' }, ja: { a: '{name}', b: 'B', c: 'C' } }
		expect(differences(texts)).toEqual([
			'a in en has other placeholders than in pt',
			'b has no translation in en',
			'c has no translation in pt',
			'c has no translation in en',
		])
	})
})

describe('regular expressions', () => {
	test.each(['/^(?:a|aa)+$/', '/^\\/(?:[\\w-]+[\\w.-]*\\/)*[\\w-]+$/', '/(?<!x)(?:b+)+$/u'])(
		'%s is found out',
		async (expression) => expect(await isExponential(expression)).toBe(true),
	)

	test.each(['/^a+$/', '/^(?:\\/[\\w-][\\w.-]*)+$/', '/[ \\t]+\\n/g'])('%s passes', async (expression) =>
		expect(await isExponential(expression)).toBe(false),
	)

	test('only literals are found, not strings or comments', () => {
		const source = "const a = /x+/gu // /y+/\nexport const b = (c: string) => <i>{c.replace(/z/, '/w/')}</i>"
		expect(expressionsOf(source, true)).toEqual(['/x+/gu', '/z/'])
	})
})

describe('decision records', () => {
	const file = '0002-sessions.md'
	const row = '| [0002](0002-sessions.md) | Sessions | accepted |\n'
	const record = `# 0002 Sessions

Date: 2026-11-21
Status: accepted

## Context

a

## Decision

b

## Consequences

c
`

	test('all have the required form and a row in the list', () => {
		expect(checkDecisions()).toEqual([])
	})

	test('with the required form and a row pass', () => {
		expect(decisionProblems(file, record, row)).toEqual([])
		expect(decisionProblems(file, record.replace('accepted', 'superseded by 0003'), row)).toHaveLength(1)
	})

	test.each([
		['another number', '# 0002', '# 0003'],
		['no date', 'Date: 2026-11-21\n', ''],
		['another status', 'Status: accepted', 'Status: decided'],
		['a missing section', '## Consequences\n', ''],
		['another section', '## Decision', '## Choice'],
		['another title than the list', '# 0002 Sessions', '# 0002 Keys'],
	])('with %s are refused', (_, from, to) => {
		expect(decisionProblems(file, record.replace(from, to), row)).toHaveLength(1)
	})
})
