import { barBeside, barText } from './chart.ts'

test.each([
	['ArrowRight', 0, 1],
	['ArrowDown', 1, 2],
	['ArrowRight', 2, undefined],
	['ArrowLeft', 0, undefined],
	['ArrowUp', 2, 1],
	['Home', 2, 0],
	['End', 0, 2],
	['Enter', 1, undefined],
])('%s at %i of three bars moves to %p', (key, at, next) => {
	expect(barBeside(key, at, 3)).toBe(next)
})

test('a bar is read with its name and every value', () => {
	const bar = { key: '2026-03', label: 'março de 2026', values: [34, 2] }
	expect(barText(bar, ['Episódios', 'Capítulos'], String)).toBe('março de 2026: Episódios 34, Capítulos 2')
})
