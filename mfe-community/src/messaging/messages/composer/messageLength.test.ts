import { MESSAGE_MAX_LENGTH } from 'shared-contract'
import { messageLength } from './messageLength.ts'

test.each([
	['', { state: 'fits' }],
	['a'.repeat(MESSAGE_MAX_LENGTH - 201), { state: 'fits' }],
	['a'.repeat(MESSAGE_MAX_LENGTH - 200), { state: 'near', left: 200 }],
	['a'.repeat(MESSAGE_MAX_LENGTH), { state: 'near', left: 0 }],
	['a'.repeat(MESSAGE_MAX_LENGTH + 3), { state: 'over', by: 3 }],
	// One character each, two code units.
	['🌿'.repeat(MESSAGE_MAX_LENGTH), { state: 'near', left: 0 }],
	// A letter with a combining accent is one character.
	['e\u0301'.repeat(MESSAGE_MAX_LENGTH), { state: 'near', left: 0 }],
])('a text compares to the limit', (text, expected) => {
	expect(messageLength(text)).toEqual(expected)
})
