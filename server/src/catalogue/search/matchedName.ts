import { foldName } from '../fold.ts'
import { splitNames } from '../splitNames.ts'
import { quality } from './quality.ts'
import { skeleton } from './skeleton.ts'
import { prepare } from './sought.ts'

/** A name is shown whole up to here; a longer one may be several that upstream wrote as one. */
const SHOWN_WHOLE = 60

/** A name that a query met, as a result shows it: of several in one text the one that was meant, cut after a word. */
export function matchedName(name: string, query: string): string {
	if (name.length <= SHOWN_WHOLE) return name
	const sought = prepare(query)
	const alike = (part: string) => (sought ? quality(sought, skeleton(foldName(part))) : 0)
	const [first = name, ...others] = splitNames(name)
	const meant = others.reduce((best, part) => (alike(part) > alike(best) ? part : best), first)
	if (meant.length <= SHOWN_WHOLE) return meant
	const cut = meant.slice(0, SHOWN_WHOLE).replace(/[\ud800-\udbff]$/, '')
	const lastSpace = cut.lastIndexOf(' ')
	return `${lastSpace < SHOWN_WHOLE / 2 ? cut : cut.slice(0, lastSpace)}…`
}
