import { Problem } from '../../core/problem.ts'

// Ids are Postgres integers.
const ID_MAX = 2_147_483_647

/**
 * Parses the id in a path.
 *
 * @throws Problem 404 above the range of ids.
 */
export function pageId({ id }: { id: string }): number {
	const number = Number(id)
	if (number > ID_MAX) throw new Problem('request.notFound', 404)
	return number
}
