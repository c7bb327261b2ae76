import { type RawBuilder, sql } from 'kysely'
import {
	artworkPath,
	COMPARED_TITLES,
	CORRELATION_MIN_SCORES,
	type ComparedMember,
	type Comparison,
	scoreFields,
	wholeScore,
} from 'shared-contract'
import type { Pictures } from '../../catalogue/public.ts'
import type { Database } from '../../core/database/schema.ts'
import { LISTED_TITLE, type ListedTitleRow, toListedTitle } from '../list/titleOfEntry.ts'
import { type ListAccess, visibleEntries } from '../list/visibleEntries.ts'
import { rowsOf } from './figures.ts'

interface CommonRow extends ListedTitleRow {
	score: number | null
	other: number | null
}

interface MemberRow {
	id: string
	username: string
	avatar_url: string | null
	titles: number
	mean: number | null
	alone: number
	best: CommonRow[]
}

interface Row {
	member: MemberRow
	other: MemberRow
	shared: number
	scored: number
	agreed: number
	correlation: number | null
	together: CommonRow[]
	apart: CommonRow[]
}

const listOf = (access: ListAccess) => sql`select t.id, e.status, v.exact as score ${visibleEntries(access)}`

/** Two lists beside each other, in one query. */
export async function readComparison(
	db: Database,
	{ member, other, pictures }: { member: ListAccess; other: ListAccess; pictures: Pictures },
): Promise<Comparison> {
	const { rows } =
		await sql<Row>`with mine as materialized (${listOf(member)}), theirs as materialized (${listOf(other)}),
		both_have as materialized (
			select m.id, m.score, o.score as other from mine m join theirs o on o.id = m.id
		)
		select ${memberColumn(member, 'mine')} as member, ${memberColumn(other, 'theirs')} as other,
			(select count(*)::int from both_have) as shared,
			(select count(*)::int from both_have where score is not null and other is not null) as scored,
			(select count(*)::int from both_have where abs(score - other) < 1.05) as agreed,
			(select corr(score, other) from both_have) as correlation,
			${titles(sql`both_have`, sql`true`, sql`coalesce(score, 0) + coalesce(other, 0) desc, abs(score - other)`)} as together,
			${titles(sql`both_have`, sql`abs(score - other) > 1.05`, sql`abs(score - other) desc, score + other desc`)} as apart`.execute(
			db,
		)
	const [row] = rows as [Row]
	const present = ({ score, other, ...title }: CommonRow) => ({
		title: toListedTitle(title, pictures),
		...scoreFields(score),
		other: other === null ? null : wholeScore(other),
		...(other !== null && !Number.isInteger(other) && { otherExact: other }),
	})
	return {
		member: presentMember(row.member, pictures),
		other: presentMember(row.other, pictures),
		shared: row.shared,
		scored: row.scored,
		agreed: row.agreed,
		correlation: row.scored < CORRELATION_MIN_SCORES ? null : row.correlation,
		together: row.together.map(present),
		apart: row.apart.map(present),
	}
}

function titles(of: RawBuilder<unknown>, which: RawBuilder<unknown>, by: RawBuilder<unknown>): RawBuilder<unknown> {
	return rowsOf(sql`select ${LISTED_TITLE}, score, other from ${of} c join title t on t.id = c.id
		where ${which} order by ${by}, t.id limit ${COMPARED_TITLES}`)
}

function memberColumn({ ownerId }: ListAccess, list: 'mine' | 'theirs'): RawBuilder<unknown> {
	const others = sql.table(list === 'mine' ? 'theirs' : 'mine')
	const alone = sql`(select l.id, l.score, null::float as other from ${sql.table(list)} l
		where l.status <> 'planned' and not exists (select from ${others} o where o.id = l.id))`
	return sql`(select row_to_json(q) from (
		select m.id, m.username, m.avatar_url, (select count(*)::int from ${sql.table(list)}) as titles,
			(select avg(score)::float from ${sql.table(list)}) as mean, (select count(*)::int from ${alone} a) as alone,
			${titles(alone, sql`true`, sql`score desc nulls last`)} as best
		from member m where m.id = ${ownerId}
	) q)`
}

function presentMember(row: MemberRow, pictures: Pictures): ComparedMember {
	return {
		username: row.username,
		avatarUrl: row.avatar_url ?? artworkPath('avatar', row.id),
		titles: row.titles,
		mean: row.mean,
		alone: row.alone,
		best: row.best.map(({ score, ...title }) => ({ title: toListedTitle(title, pictures), ...scoreFields(score) })),
	}
}
