import { createHmac, randomBytes } from 'node:crypto'
import { HOUR_MS } from 'shared-contract/units'
import type { Database } from '../../core/database/schema.ts'
import { networkOf } from '../../core/security/networkOf.ts'

/** Of more a day than this, the rest is not counted: the memory that it takes stays bounded. */
const SEEN_MAX = 200_000

/**
 * Counts the titles that searches lead to. A network counts once a day for a title. To know that, this process holds
 * hashes of networks in memory, under a key that it makes each day and throws away with them: nothing of it is stored.
 */
export class SearchChoices {
	readonly #seen = new Set<string>()
	#key = randomBytes(32)
	#day = ''

	/** Counts a choice, unless the network has chosen the title today, or there is no such title. */
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
