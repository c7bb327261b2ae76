import { type Kysely, sql } from 'kysely'

const STATEMENTS = [
	// Who of the visitors has told of a version while its slice is being tried; `visitor` and `network` are hashes.
	`create table release_voice (
		slice text not null,
		version text not null,
		visitor text not null,
		network text not null,
		loads double precision not null,
		failures double precision not null,
		heard_at timestamptz not null,
		primary key (slice, version, visitor),
		foreign key (slice, version) references release (slice, version)
	)`,
	'create index release_voice_of_network on release_voice (slice, version, network)',
]

/** Makes the table of those whose word decides about a version that is being tried. */
export async function up(db: Kysely<unknown>): Promise<void> {
	for (const statement of STATEMENTS) await sql.raw(statement).execute(db)
}
