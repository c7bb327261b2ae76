import { SECTIONS, sectionOf, sectionPath } from './sections.ts'

test.each([
	[undefined, 'account'],
	['', 'account'],
	['appearance', 'appearance'],
	['delete', 'delete'],
	['nothing/else', 'account'],
])('the path /settings/%s shows %s', (rest, section) => {
	expect(sectionOf(rest)).toBe(section)
})

test.each(SECTIONS)('the path of %s opens it', (section) => {
	expect(sectionOf(sectionPath(section).split('/')[2])).toBe(section)
})
