import { sql } from 'kysely'
import type { Database } from '../core/database/schema.ts'
import type { ReleaseName } from './releaseFiles.ts'

/** Tracks the last day on which each version was served: unused versions may be pruned. */
export class ServedVersions {
	readonly #served = new Map<string, { of: ReleaseName; day: string; isRecorded: boolean }>()

	note(of: ReleaseName, now: Date): void {
		const key = `${of.slice} ${of.version}`
		const day = now.toISOString().slice(0, 10)
		if (this.#served.get(key)?.day !== day) this.#served.set(key, { of, day, isRecorded: false })
	}

	/** Stores the days that changed since the last call. */
	async record(db: Database): Promise<void> {
		for (const each of [...this.#served.values()].filter(({ isRecorded }) => !isRecorded)) {
			const { of, day } = each
			await db
				.updateTable('release')
				.set({ served_on: day })
				.where('slice', '=', of.slice)
				.where('version', '=', of.version)
				// Another process may have stored a later day.
				.where(sql<boolean>`coalesce(served_on < ${day}::date, true)`)
				.execute()
			each.isRecorded = true
		}
	}
}
