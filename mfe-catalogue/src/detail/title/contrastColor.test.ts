import { contrastColor } from './contrastColor.ts'

test.each([
	['#ffffff', '#000'],
	['#000000', '#fff'],
	['#f47521', '#000'],
	['#0f3fd0', '#fff'],
	['#E50914', '#fff'],
	['#777777', '#000'],
	['#757575', '#fff'],
	['red', '#fff'],
])('the text colour on %s is %s', (color, text) => {
	expect(contrastColor(color)).toBe(text)
})
