import { SECTIONS, sectionOf, sectionPath, shownSections } from './sections.ts'

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

test('media servers have a section where the site runs their plugin', () => {
	const site = { demo: false, chatUrl: '', sourceUrl: '' }
	expect(shownSections({ ...site, plugins: ['mediaServer'] })).toEqual(SECTIONS)
	expect(shownSections({ ...site, plugins: [] })).not.toContain('media')
})
