import { inOrder } from '../../core/database/migrations/schemaMigration.ts'

/** Makes the table of who reported which module of a compared version; visitor and network are hashes. */
export const up = inOrder([
	`create table release_module_reporter (
		slice text not null,
		version text not null,
		module text not null,
		visitor text not null,
		network text not null,
		loads double precision not null,
		failures double precision not null,
		heard_at timestamptz not null,
		primary key (slice, version, module, visitor),
		foreign key (slice, version) references release
	)`,
])
