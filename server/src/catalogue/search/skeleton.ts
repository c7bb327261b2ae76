const LONG_O = /ou/g
const DOUBLED = /(.)\1+/gu
const NASAL = /m(?=[bp])/g
/** The words of three languages that number a season or a part. A test of letters that they share spares most names the rest. */
const MAY_BE_NUMBERED = /season|temporada|part|期|\bs\d|\b[ivx]{2,4}\b/
const NUMBERED: readonly [RegExp, string][] = [
	[/(?<!\S)(?:seasons?|temporada|part|parte|s) ?(\d{1,2})(?!\S)/g, '$1'],
	[/(?<!\S)(\d{1,2}) ?(?:st|nd|rd|th|a|o)? (?:season|temporada|part|parte)(?!\S)/g, '$1'],
	[/(?:第 ?)?(\d{1,2}) ?期/g, ' $1 '],
]
const ORDINAL =
	/(?<!\S)(primeira|segunda|terceira|quarta|quinta|first|second|third|fourth|fifth) (?:season|temporada|parte?)(?!\S)/g
const ORDINALS = ['primeira', 'first', 'segunda', 'second', 'terceira', 'third', 'quarta', 'fourth', 'quinta', 'fifth']
const ROMAN = /(?<!\S)(?:ii|iii|iv|vi|vii|viii|ix)(?!\S)/g
const ROMANS = ['', '', 'ii', 'iii', 'iv', '', 'vi', 'vii', 'viii', 'ix']

/**
 * A folded name without variants of spelling: `shoujo`, `shōjo` and `shojo` become equal, `senpai` and `sempai` too, and
 * doubled letters become one. "Season 2", "2ª temporada", "第2期" and "II" all become 2.
 */
export function skeleton(folded: string): string {
	const isNumbered = MAY_BE_NUMBERED.test(folded)
	const text = isNumbered ? folded.replace(ROMAN, (numeral) => String(ROMANS.indexOf(numeral))) : folded
	const single = text.replace(LONG_O, 'o').replace(DOUBLED, collapse)
	return (isNumbered ? withNumbers(single) : single).replace(NASAL, 'n')
}

function withNumbers(text: string): string {
	const ordinals = text.replace(ORDINAL, (_, word: string) => String(Math.floor(ORDINALS.indexOf(word) / 2) + 1))
	return NUMBERED.reduce((done, [pattern, number]) => done.replace(pattern, number), ordinals)
		.replace(/ +/g, ' ')
		.trim()
}

// Numbers keep their digits: 100 is not 10.
function collapse(run: string, letter: string): string {
	return letter >= '0' && letter <= '9' ? run : letter
}
