import { relationOf } from './relation.ts'

test.each([
	['sequel', false, 'sequel'],
	['sequel', true, 'prequel'],
	['adaptation', true, 'source'],
	['side_story', true, 'parent'],
	['summary', true, 'parent'],
	['alternative_version', false, 'alternative'],
	['character', true, 'character'],
	['something new', false, 'other'],
	['something new', true, 'other'],
])('"%s" (told by the other work: %j) is shown as "%s"', (kind, reversed, expected) => {
	expect(relationOf(kind, reversed)).toBe(expected)
})
