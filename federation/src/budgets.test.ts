import { BUDGETS, screenBudget } from './budgets.ts'
import { overBudget } from './sizes.ts'

test.each([
	['mfe-catalogue', '/', BUDGETS.firstScreen],
	['mfe-catalogue', '/news', BUDGETS.screen],
	['mfe-market', '/market', BUDGETS.screen],
	['mfe-community', '/messages', 177.5 * 1024],
	// The name is that of a screen of its slice.
	['mfe-market', '/messages', BUDGETS.screen],
])('the budget of %s %s is %d bytes', (slice, path, budget) => {
	expect(screenBudget(slice, path)).toBe(budget)
})

test('a screen and its words are refused by the byte, and what has no budget is not', () => {
	const fits = { what: 'words of mfe-market /market', bytes: BUDGETS.words, budget: BUDGETS.words }
	const over = { ...fits, bytes: BUDGETS.words + 1 }
	const screen = { what: 'mfe-market /market', bytes: BUDGETS.screen + 1, budget: BUDGETS.screen, isMinor: true }
	expect(overBudget([{ what: 'shell', bytes: 10 ** 9 }, fits, over, screen])).toEqual([over, screen])
})
