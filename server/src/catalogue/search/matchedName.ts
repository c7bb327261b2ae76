import { foldName } from '../fold.ts'
import { splitNames } from '../splitNames.ts'
import { prepareQuery } from './prepareQuery.ts'
import { quality } from './quality.ts'
import { skeleton } from './skeleton.ts'
import { truncate } from './truncate.ts'

/** A longer name may be several that the source joined into one. */
const MAX_LENGTH = 60

/** The matched name for display: of several in one text the most similar, truncated after a word. */
export function matchedName(name: string, query: string): string {
	if (name.length <= MAX_LENGTH) return name
	const prepared = prepareQuery(query)
	const similarity = (part: string) => (prepared ? quality(prepared, skeleton(foldName(part))) : 0)
	const [first = name, ...others] = splitNames(name)
	const meant = others.reduce((best, part) => (similarity(part) > similarity(best) ? part : best), first)
	return truncate(meant, MAX_LENGTH)
}
