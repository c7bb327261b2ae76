import { matchedName } from './matchedName.ts'

const SYNONYMS = 'Bukiccho Boukun, Totsugeki! Hanamaru Bentou, Night Keeper, Exorcist, The Guest From the Space'

test.each([
	['Goodnight Punpun', 'punpun', 'Goodnight Punpun'],
	[SYNONYMS, 'hanamaru bento', 'Totsugeki! Hanamaru Bentou'],
	[SYNONYMS, 'night kepeer', 'Night Keeper'],
	[
		'The Strongest Dull Prince Secret Battle for the Throne. I Don’t Care About the Throne',
		'dull prince',
		'The Strongest Dull Prince Secret Battle for the Throne. I…',
	],
	['長'.repeat(90), '長', `${'長'.repeat(60)}…`],
])('%j, met by %j, is shown as %j', (name, query, shown) => {
	expect(matchedName(name, query)).toBe(shown)
})
