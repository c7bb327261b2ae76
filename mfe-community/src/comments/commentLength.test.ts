import { COMMENT_MAX_LENGTH } from 'shared-contract'
import { canSend, commentLength } from './commentLength.ts'

test.each([
	['', false, false],
	[' \n\u3000', false, false],
	[' \n', true, true],
	['oi', false, true],
	['a'.repeat(COMMENT_MAX_LENGTH), false, true],
	['a'.repeat(COMMENT_MAX_LENGTH + 1), true, false],
])('%# may be sent or not', (text, hasPicture, expected) => {
	expect(canSend(text, hasPicture)).toBe(expected)
})

test('the counter appears near the limit and counts code points', () => {
	expect(commentLength('🌸'.repeat(1700))).toEqual({ state: 'fine' })
	expect(commentLength('🌸'.repeat(1990))).toEqual({ state: 'near', left: 10 })
	expect(commentLength('a'.repeat(2003))).toEqual({ state: 'over', by: 3 })
})
