const LONG_O = /ou/g
const DOUBLED = /(.)\1+/gu
const NASAL = /m(?=[bp])/g

/**
 * A folded name without variants of spelling: `shoujo`, `shōjo` and `shojo` become equal, `senpai` and `sempai` too, and
 * doubled letters become one.
 */
export function skeleton(folded: string): string {
	return folded.replace(LONG_O, 'o').replace(NASAL, 'n').replace(DOUBLED, collapse)
}

// Numbers keep their digits: 100 is not 10.
function collapse(run: string, letter: string): string {
	return letter >= '0' && letter <= '9' ? run : letter
}
