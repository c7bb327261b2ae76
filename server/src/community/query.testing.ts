import type { Database } from '../core/database/schema.ts'

/** A database that counts what it is asked. */
export function countedQueries(db: Database): { db: Database; count(): number } {
	let queries = 0
	const counted = db.withPlugin({
		transformQuery({ node }) {
			queries += 1
			return node
		},
		transformResult: async ({ result }) => result,
	})
	return { db: counted, count: () => queries }
}
