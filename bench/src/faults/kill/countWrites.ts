import { openDatabase } from 'server/src/core/database/connection.ts'
import { TEXT_START } from './Writers.ts'

interface Counts {
	/** Acknowledged writes without a row. */
	lost: number
	/** Writes with more than one row. */
	twice: number
}

/** Counts the rows of writes in the database of a stopped site. */
export async function countWrites(
	database: { dataFolder: string; databaseUrl?: string },
	acknowledged: readonly string[],
): Promise<Counts> {
	const { db, close } = await openDatabase({
		...database,
		onLost: (error) => {
			throw error
		},
	})
	try {
		const rows = await db.selectFrom('comment').where('text', 'like', `${TEXT_START}%`).select('text').execute()
		const found = new Map<string, number>()
		for (const { text } of rows) found.set(String(text), (found.get(String(text)) ?? 0) + 1)
		return {
			lost: acknowledged.filter((text) => !found.has(text)).length,
			twice: [...found.values()].filter((count) => count > 1).length,
		}
	} finally {
		await close()
	}
}

/** The promises about writes that these counts break. */
export function brokenByCounts({ lost, twice }: Counts): string[] {
	return [
		...(lost > 0 ? [`${lost} acknowledged writes were lost`] : []),
		...(twice > 0 ? [`${twice} writes were done twice`] : []),
	]
}
