const LONG_O = /ou/g
const DOUBLED = /(.)\1+/gu
const NASAL = /m(?=[bp])/g

/**
 * What stays of a folded name when the ways to spell it are taken out: `shoujo`, `shōjo`, `shojo` are one, and so are
 * `senpai` and `sempai`, and a letter that was typed twice.
 */
export function skeleton(folded: string): string {
	return folded.replace(LONG_O, 'o').replace(NASAL, 'n').replace(DOUBLED, collapse)
}

// Numbers keep their digits: 100 is not 10.
function collapse(run: string, letter: string): string {
	return letter >= '0' && letter <= '9' ? run : letter
}
