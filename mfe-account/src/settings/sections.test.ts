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

test('media servers and the sync have sections where the site runs their plugins', () => {
	const site = { demo: false, chatUrl: '', sourceUrl: '' }
	expect(shownSections({ ...site, plugins: ['mediaServer', 'listSync'] })).toEqual(SECTIONS)
	expect(shownSections({ ...site, plugins: [] })).toEqual(SECTIONS.filter((one) => one !== 'media' && one !== 'sync'))
})
