import { placesIn } from './placesInCode.ts'

test('what compiled code names is what its pages show, in every form', () => {
	const found = placesIn([
		'_jsx(Slot, { name: "home.rows" }); const fills = useFills(\'title.panels\')',
		'_jsx(LazyPanels, { name: "episode.panels", subject: "episode" })',
		'_jsx(Remote, { name: "mfe-catalogue/ArticleBody", html: "" })',
		't("title.panels.label"); fetch("/home.rows"); title.panels',
	])
	expect(found).toEqual({
		offers: ['title.panels', 'episode.panels', 'home.rows'],
		shows: ['mfe-catalogue/ArticleBody'],
		asks: [],
	})
})

test.each(['hasFlag("new-offers")', "(0, flags.hasFlag)('new-offers')", 'hasFlag(\n\t"new-offers")'])(
	'%s asks for a flag',
	(code) => {
		expect(placesIn([code]).asks).toEqual(['new-offers'])
	},
)
