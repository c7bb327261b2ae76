import { LINKS } from '../releases.testing.tsx'
import { lossOf, offering } from './loss.ts'

const links = {
	...LINKS,
	slices: LINKS.slices.map((slice) =>
		slice.name === 'mfe-account' ? { ...slice, offers: ['settings.sections'] } : slice,
	),
}
const of = (name: string) => {
	const slice = links.slices.find((each) => each.name === name)
	if (!slice) throw new Error(`no slice ${name}`)
	return lossOf(slice, links, 'pt')
}

test('a slice takes its addresses, its parts on pages of others, its links and its named modules with it', () => {
	expect(of('mfe-catalogue')).toEqual({
		// A path below one of another slice shows that slice again.
		paths: ['/', '/anime', '/explore', '/movies', '/news'],
		parts: new Map([['mfe-account', ['Fontes']]]),
		links: ['Explorar', 'Filmes'],
		missing: new Map([
			['mfe-account', ['mfe-catalogue/ArticleBody']],
			['shell', ['mfe-catalogue/ArticleBody']],
		]),
	})
})

test('a part on its own pages is not counted: they go with it', () => {
	const alone = {
		...LINKS,
		slices: LINKS.slices.map((slice) => ({ ...slice, offers: ['dashboard.cards', 'settings.sections'] })),
	}
	const [, catalogue] = alone.slices
	if (!catalogue) throw new Error('no catalogue')
	expect([...lossOf(catalogue, alone, 'pt').parts.keys()]).toEqual(['mfe-account', 'mfe-old'])
})

test.each([
	['title.panels', ['mfe-catalogue']],
	['settings.sections', ['mfe-account']],
	['profile.tabs', []],
])('%s is a place of %j', (slot, owners) => {
	expect(offering(slot, links)).toEqual(owners)
})
