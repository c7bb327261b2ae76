import { createHmac, randomBytes } from 'node:crypto'
import { HOUR_MS } from 'shared-contract/units'
import type { Database } from '../../core/database/schema.ts'
import { networkOf } from '../../core/security/networkOf.ts'

/** The maximum number of choices that are counted per day; bounds memory. */
const SEEN_MAX = 200_000

/**
 * Counts the titles that visitors choose in search results, once per network, title and day. For that this process has
 * keyed hashes of networks in memory; key and hashes are discarded daily and never stored.
 */
export class SearchChoices {
	readonly #seen = new Set<string>()
	#key = randomBytes(32)
	#day = ''

	/** Counts a choice, unless the network has already chosen the title today or the title does not exist. */
	async count(db: Database, { titleId, address }: { titleId: number; address: string }, now: Date): Promise<void> {
		if (!this.#isFirst(titleId, address, now)) return
		const hour = new Date(Math.floor(now.getTime() / HOUR_MS) * HOUR_MS)
		await db
			.insertInto('search_choice')
			.columns(['title_id', 'hour', 'choices'])
			.expression((eb) =>
				eb
					.selectFrom('title')
					.select(['id', eb.val(hour).as('hour'), eb.lit(1).as('choices')])
					.where('id', '=', titleId)
					.where('removed_at', 'is', null),
			)
			.onConflict((conflict) =>
				conflict.columns(['title_id', 'hour']).doUpdateSet((eb) => ({
					choices: eb('search_choice.choices', '+', 1),
				})),
			)
			.execute()
	}

	#isFirst(titleId: number, address: string, now: Date): boolean {
		const day = now.toISOString().slice(0, 10)
		if (day !== this.#day) {
			this.#seen.clear()
			this.#key = randomBytes(32)
			this.#day = day
		}
		const hash = createHmac('sha256', this.#key)
			.update(`${titleId} ${networkOf(address)}`)
			.digest('base64url')
		if (this.#seen.has(hash) || this.#seen.size >= SEEN_MAX) return false
		this.#seen.add(hash)
		return true
	}
}
