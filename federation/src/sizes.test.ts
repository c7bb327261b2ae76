import { BUDGETS, HEAVY_SCREENS, STALE_BYTES, screenBudget } from './budgets.ts'
import { budgetProblems } from './sizes.ts'

const screen = (what: string, bytes: number, words = 0) => {
	const [slice = '', path = ''] = what.split(' ')
	return { what, bytes, words, budget: screenBudget(slice, path) }
}

test('a screen over 165 KB is refused by name, and one below is not', () => {
	expect(budgetProblems([screen('mfe-one /a', BUDGETS.screen), screen('mfe-one /b', BUDGETS.screen + 7)])).toEqual([
		`mfe-one /b: ${BUDGETS.screen + 7} bytes, 7 over its budget`,
	])
})

test('a screen with over 6 KB of words is refused', () => {
	expect(budgetProblems([screen('mfe-one /a', 1, BUDGETS.words + 3)])).toEqual([
		`mfe-one /a: ${BUDGETS.words + 3} bytes of words, 3 over their budget`,
	])
})

test.each(Object.entries(HEAVY_SCREENS))('%s has a budget of its own, which only falls', (what, { bytes }) => {
	expect(bytes).toBeGreaterThan(BUDGETS.screen)
	expect(budgetProblems([screen(what, bytes)])).toEqual([])
	expect(budgetProblems([screen(what, bytes + 1)])).toEqual([expect.stringContaining('1 over its budget')])
	expect(budgetProblems([screen(what, bytes - STALE_BYTES - 1)])).toEqual([expect.stringContaining('lower its number')])
})
