import { COMMENT_MAX_LENGTH } from 'shared-contract'
import { lengthOf, maySend } from './writingState.ts'

test.each([
	['', false, false],
	[' \n\u3000', false, false],
	[' \n', true, true],
	['oi', false, true],
	['a'.repeat(COMMENT_MAX_LENGTH), false, true],
	['a'.repeat(COMMENT_MAX_LENGTH + 1), true, false],
])('%# may be sent or not', (text, hasPicture, expected) => {
	expect(maySend(text, hasPicture)).toBe(expected)
})

test('the length is told near the end, in characters as readers count them', () => {
	expect(lengthOf('🌸'.repeat(1700))).toEqual({ state: 'fine' })
	expect(lengthOf('🌸'.repeat(1990))).toEqual({ state: 'near', left: 10 })
	expect(lengthOf('a'.repeat(2003))).toEqual({ state: 'over', by: 3 })
})
