import { sql } from 'kysely'
import type { CatalogueSource, SourceRun } from 'shared-contract'
import type { Columns, Database } from '../../core/database/schema.ts'
import type { Source } from './readSources.ts'

const SHOWN_RUNS = 5

type RunRow = Columns<
	'source_run',
	'id' | 'source' | 'began_at' | 'ended_at' | 'result' | 'reason' | 'detail' | 'counts' | 'changes' | 'undone_at'
> & { started: string | null; undone: string | null }

/** The configured sources with their latest runs. */
export async function listSources(db: Database, sources: readonly Source[]): Promise<CatalogueSource[]> {
	const names = sources.map(({ name }) => name)
	const states = await db
		.selectFrom('source_state')
		.selectAll()
		.where('name', 'in', ['', ...names])
		.execute()
	const { rows } =
		await sql<RunRow>`select r.id, r.source, r.began_at, r.ended_at, r.result, r.reason, r.detail, r.counts,
			r.changes, r.undone_at, s.username as started, u.username as undone
		from (select *, row_number() over (partition by source order by id desc) as place from source_run
			where source = any(${names}::text[])) r
		left join member s on s.id = r.started_by left join member u on u.id = r.undone_by
		where r.place <= ${SHOWN_RUNS} order by r.id desc`.execute(db)
	return sources.map(({ name, interval, ...place }) => {
		const state = states.find((row) => row.name === name)
		return {
			name,
			place: placeOf(place),
			interval,
			nextAt: state?.due_at?.toISOString() ?? null,
			isAsked: (state?.asked_by ?? null) !== null,
			runs: rows.filter(({ source }) => source === name).map(present),
		}
	})
}

// An address may hold a secret in its query.
function placeOf({ url, file, package: name }: Pick<Source, 'url' | 'file' | 'package'>): string {
	if (url === undefined) return file ?? `npm: ${name}`
	const { origin, pathname } = new URL(url)
	return origin + pathname
}

function present({ source: _, began_at, ended_at, undone_at, started, undone, ...run }: RunRow): SourceRun {
	return {
		...run,
		beganAt: began_at.toISOString(),
		endedAt: ended_at?.toISOString() ?? null,
		startedBy: started,
		undoneAt: undone_at?.toISOString() ?? null,
		undoneBy: undone,
	}
}
