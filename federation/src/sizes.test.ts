import { BUDGETS } from './budgets.ts'
import { budgetProblems } from './sizes.ts'

const screen = (what: string, bytes: number, words = 0) => ({ what, bytes, words, budget: BUDGETS.screen })

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
