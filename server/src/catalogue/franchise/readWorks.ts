import { type RawBuilder, sql } from 'kysely'
import type { Format, Kind } from 'shared-contract'
import type { Database } from '../../core/database/schema.ts'
import { relationOf } from '../titlePage/relation.ts'

/** A franchise with more works is cut off; the largest known one has 127. */
export const MAX_WORKS = 400

/** Relations that also join works of different franchises, such as one with a guest character. */
export const LOOSE = sql`('character', 'other')`

/** A work of a franchise, with the columns that its order needs. */
export interface Work {
	id: number
	kind: Kind
	format: Format
	/** ISO date, possibly partial. */
	started: string | null
	year: number | null
	/** How well known it is, 0 to 1. */
	renown: number
}

/**
 * How two works belong together. `sequel`: `to` continues `from`. `part`: `to` is a side story, a summary or another
 * part of `from`. `other`: another version, a spin-off or an adaptation.
 */
export interface Link {
	kind: 'sequel' | 'part' | 'other'
	from: number
	to: number
}

export interface FranchiseGraph {
	works: Work[]
	links: Link[]
}

/** SQL for the ids of the works of a title's franchise, the title included. At most {@link MAX_WORKS}. */
export function franchiseIds(titleId: number | RawBuilder<unknown>): RawBuilder<unknown> {
	return sql`(with recursive member (id) as (
			select coalesce(merged_into, id) from title
				where id = ${titleId} and (removed_at is null or merged_into is not null)
			union
			select t.id from member m cross join lateral (
				select target_id as id from title_relation where title_id = m.id and kind not in ${LOOSE}
				union all
				select title_id from title_relation where target_id = m.id and kind not in ${LOOSE}
			) r join title t on t.id = r.id and t.removed_at is null
		) select id from member limit ${MAX_WORKS})`
}

/** SQL condition: a title has a relation that joins it to a franchise. A quick check before {@link franchiseIds}. */
export function hasRelatives(titleId: RawBuilder<unknown>): RawBuilder<unknown> {
	return sql`(exists (select from title_relation where title_id = ${titleId} and target_id is not null and kind not in ${LOOSE})
		or exists (select from title_relation where target_id = ${titleId} and kind not in ${LOOSE}))`
}

interface GraphRow extends Work {
	/** The relations that the work declares to other works of the franchise. */
	declared: { kind: string; target: number }[] | null
}

/** Reads the works of a title's franchise, and how they belong together. Without works if the title does not exist. */
export async function readFranchise(db: Database, titleId: number): Promise<FranchiseGraph> {
	const { rows } = await sql<GraphRow>`
		with works as materialized ${franchiseIds(titleId)}
		select t.id, t.kind, t.format, t.started, t.year, t.renown, (
			select json_agg(json_build_object('kind', r.kind, 'target', r.target_id) order by r.position)
			from title_relation r where r.title_id = t.id and r.kind not in ${LOOSE} and r.target_id in (select id from works)
		) as declared
		from works join title t on t.id = works.id order by t.id`.execute(db)
	const declared = rows.flatMap(({ id, declared }) => (declared ?? []).map((relation) => ({ id, ...relation })))
	return {
		works: rows.map(({ declared: _, ...work }) => work),
		links: withoutSpinOffs(
			declared.flatMap(({ id, kind, target }) => linkOf(id, kind, target)),
			declared.flatMap(({ id, kind, target }) => (kind === 'spin_off' ? [{ from: id, to: target }] : [])),
		),
	}
}

/** A spin-off names its origin as its parent, but it tells another story: it is no part of it. */
function withoutSpinOffs(links: readonly Link[], spinOffs: readonly Pick<Link, 'from' | 'to'>[]): Link[] {
	const pairs = new Set(spinOffs.map(({ from, to }) => `${from} ${to}`))
	return links.filter(({ kind, from, to }) => kind !== 'part' || !pairs.has(`${from} ${to}`))
}

/** The link that a stored relation of `id` to `target` declares. */
function linkOf(id: number, kind: string, target: number): Link[] {
	if (id === target) return []
	switch (relationOf(kind, false)) {
		case 'sequel':
			return [{ kind: 'sequel', from: id, to: target }]
		case 'prequel':
			return [{ kind: 'sequel', from: target, to: id }]
		case 'parent':
			return [{ kind: 'part', from: target, to: id }]
		case 'side_story':
		case 'summary':
			return [{ kind: 'part', from: id, to: target }]
		default:
			return [{ kind: 'other', from: id, to: target }]
	}
}
