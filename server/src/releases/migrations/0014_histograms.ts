import { inOrder } from '../../core/database/migrations/schemaMigration.ts'

/**
 * The load times of each module of a version and the web vitals of each screen, summed; the slow reports of each visitor; and the module that
 * was too slow, in the log.
 */
export const up = inOrder([
	`create table release_histogram (
		slice text not null,
		version text not null,
		-- 'load' or a web vital.
		metric text not null,
		-- The module that loaded, or the owned path of the screen.
		place text not null,
		up_to double precision not null,
		count bigint not null,
		primary key (slice, version, metric, place, up_to),
		foreign key (slice, version) references release
	)`,
	'alter table release_module_reporter add column slow double precision not null default 0',
	'alter table release_audit add column slow_module text',
])
