import { Problem } from '../../core/problem.ts'

// Ids are Postgres integers: a greater one names nothing.
const ID_MAX = 2_147_483_647

/**
 * The id of a request, as the database takes it.
 *
 * @throws Problem 404 where no row can have it.
 */
export function pageId({ id }: { id: string }): number {
	const number = Number(id)
	if (number > ID_MAX) throw new Problem('request.notFound', 404)
	return number
}
