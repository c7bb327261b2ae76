const ROWS = [
	'`1234567890-=',
	'0123456789',
	'~!@#$%^&*()_+',
	'qwertyuiop[]\\',
	"asdfghjkl;'",
	'asdfghjklç',
	'zxcvbnm,./',
	'qwertzuiop',
	'azertyuiop',
	'abcdefghijklmnopqrstuvwxyz',
]
const TRACK = ROWS.flatMap((row) => [row, [...row].reverse().join('')])
const STEP_MIN_LENGTH = 3

/** Whether a text is nothing but runs of three or more neighbours on a keyboard, in the alphabet or among the digits. */
export function isKeyboardWalk(text: string): boolean {
	if (text === '') return true
	for (let length = text.length; length >= STEP_MIN_LENGTH; length--) {
		const run = text.slice(0, length)
		if (TRACK.some((track) => track.includes(run)) && isKeyboardWalk(text.slice(length))) return true
	}
	return false
}
