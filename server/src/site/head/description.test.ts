import { describe as describeText } from './description.ts'

test('a short text stays as it is, on one line', () => {
	expect(describeText('Uma história\n\nde trem. ')).toBe('Uma história de trem.')
})

test.each(['palavra '.repeat(60), '日本語'.repeat(90), '🎌'.repeat(200), `${'x'.repeat(120)} ${'y'.repeat(300)}`])(
	'%.20s… is cut to 160 characters with an ellipsis',
	(text) => {
		const described = describeText(text)
		expect([...described].length).toBeLessThanOrEqual(160)
		expect(described.endsWith('…')).toBe(true)
		expect(described.isWellFormed()).toBe(true)
	},
)

test('it is cut at the end of a word, without its comma', () => {
	const text = `${'a'.repeat(150)}, ${'b'.repeat(30)}`
	expect(describeText(text)).toBe(`${'a'.repeat(150)}…`)
})
