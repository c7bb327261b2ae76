import { sql } from 'kysely'
import type { Database } from '../database/schema.ts'
import type { ReleaseName } from './releaseFiles.ts'

/** Remembers which versions somebody was served today: one that nobody asks for any more may be pruned. */
export class ServedVersions {
	#day = ''
	/** Of today; `true` where it is on record already. */
	#served = new Map<string, { of: ReleaseName; isRecorded: boolean }>()

	note(of: ReleaseName, now: Date): void {
		const day = now.toISOString().slice(0, 10)
		if (day !== this.#day) {
			this.#day = day
			this.#served = new Map()
		}
		const key = `${of.slice} ${of.version}`
		if (!this.#served.has(key)) this.#served.set(key, { of, isRecorded: false })
	}

	/** Puts on record what has been served since the last time. */
	async record(db: Database): Promise<void> {
		const day = this.#day
		for (const each of [...this.#served.values()].filter(({ isRecorded }) => !isRecorded)) {
			await db
				.updateTable('release')
				.set({ served_on: day })
				.where('slice', '=', each.of.slice)
				.where('version', '=', each.of.version)
				.where(sql<boolean>`served_on is distinct from ${day}::date`)
				.execute()
			each.isRecorded = true
		}
	}
}
