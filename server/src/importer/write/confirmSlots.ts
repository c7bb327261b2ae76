import { sql } from 'kysely'
import type { Database } from '../../core/database/schema.ts'
import type { TitleDraft } from '../draft.ts'

/**
 * Collects which rows of a file list an airing slot without an end, and how old the file is: it is at least as new as the
 * latest start of a title that it knows as begun. An import of an old file must not confirm anything as of today.
 */
export class ListedSlots {
	readonly #keys = new Set<string>()
	readonly #today: string
	#asOf = ''

	/** @param today ISO date. */
	constructor(today: string) {
		this.#today = today
	}

	add({ key, slots, started, status }: TitleDraft): void {
		if (slots.some(({ endsAt, every }) => endsAt === null && every !== 'once')) this.#keys.add(key)
		if (status === 'not_released' || started?.length !== 10 || started > this.#today) return
		if (started > this.#asOf) this.#asOf = started
	}

	/** Confirms the slots of the listed rows, new and unchanged ones. */
	async confirm(db: Database, source: string): Promise<void> {
		if (this.#asOf === '' || this.#keys.size === 0) return
		await sql`update airing_slot s set confirmed_at = greatest(s.confirmed_at, ${this.#asOf}::date)
			from import_record r where r.source = ${source} and r.key = any(${[...this.#keys]}::text[])
				and s.title_id = r.title_id and s.source = ${source}`.execute(db)
	}
}
