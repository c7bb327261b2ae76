import { sql } from 'kysely'
import type { Database } from '../../core/database/schema.ts'
import type { Fact, Run } from '../mapping.ts'

/**
 * Collects which rows of a file say which facts, and how old the file is: as its source says, or else at least as new as the latest start
 * of what it knows as begun. An import of an old file must not confirm anything as of today.
 */
export class SeenFacts {
	readonly #said: { key: string; fact: Fact }[] = []
	readonly #today: string
	readonly #asOf: string | undefined
	#begun = ''

	constructor({ now, asOf }: Pick<Run, 'now' | 'asOf'>) {
		this.#today = now.toISOString().slice(0, 10)
		this.#asOf = asOf?.toISOString().slice(0, 10)
	}

	/** @param begun the ISO date of what a row says has begun */
	add(key: string, facts: readonly Fact[], begun: string | null): void {
		for (const fact of facts) this.#said.push({ key, fact })
		if (begun?.length === 10 && begun <= this.#today && begun > this.#begun) this.#begun = begun
	}

	/** Stores when the source was last seen to say each fact, of new rows and unchanged ones, and confirms by what has begun what it names as airing
	 * and its slots. */
	async write(db: Database, source: string): Promise<void> {
		const said = sql`unnest(${this.#said.map(({ key }) => key)}::text[], ${this.#said.map(({ fact }) => fact)}::text[]) as s(key, fact)
			join import_record r on r.source = ${source} and r.key = s.key`
		await sql`insert into fact_source as known (title_id, fact, source, seen_on)
			select distinct r.title_id, s.fact, ${source}, ${this.#asOf ?? (this.#begun || null)}::date from ${said}
			where r.title_id is not null
			on conflict (title_id, fact, source) do update set seen_on = excluded.seen_on
				where excluded.seen_on > coalesce(known.seen_on, '-infinity')`.execute(db)
		if (this.#begun === '') return
		await sql`update title t set named_airing_at = greatest(t.named_airing_at, ${this.#begun}::date) from ${said}
			where s.fact = 'airing' and t.id = r.title_id`.execute(db)
		await sql`update airing_slot a set confirmed_at = greatest(a.confirmed_at, ${this.#begun}::date) from ${said}
			where s.fact = 'slots' and a.title_id = r.title_id and a.source = ${source} and a.ends_at is null`.execute(db)
	}
}
