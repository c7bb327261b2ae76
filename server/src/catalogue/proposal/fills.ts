import { sql } from 'kysely'
import type { EditField } from 'shared-contract'
import { DAY_MS } from 'shared-contract/units'
import type { Database } from '../../core/database/schema.ts'
import type { FieldTexts } from '../revision/editedFields.ts'

/** Edits of one day of which the filling parts hold at once; on the first day of an account fewer. */
export const FILLS_PER_DAY = 50
export const FILLS_ON_FIRST_DAY = 20
const WEEK_MS = 7 * DAY_MS

/**
 * Fields that wait for a moderator also where they are empty: what leads readers to another site or shows its pictures and films,
 * the ids by which imports find a title, relations, which other pages show too, names, which members confirm together, and long lists, of which the form holds no text.
 */
const WAITING_FIELDS: ReadonlySet<EditField> = new Set<EditField>([
	'names',
	'externalIds',
	'links',
	'trailers',
	'relations',
	'platforms',
	'episodes',
	'chapters',
	'url',
	'pictureUrl',
	'otherPosters',
	'otherBanners',
])

interface Filling {
	/** The current texts of what is edited. */
	texts: FieldTexts
	memberId: string
	now: Date
}

/** The empty fields that a new member may fill at once; none after many on one day, or after a moderator undid one in the last week. */
export async function fillsOf(db: Database, { texts, memberId, now }: Filling): Promise<EditField[]> {
	// The keys of `FieldTexts` are fields.
	const fields = Object.keys(texts) as EditField[]
	const empty = fields.filter((field) => texts[field] === '' && !WAITING_FIELDS.has(field))
	return empty.length > 0 && (await mayFill(db, memberId, now)) ? empty : []
}

async function mayFill(db: Database, memberId: string, now: Date): Promise<boolean> {
	const [day, week] = [DAY_MS, WEEK_MS].map((age) => new Date(now.getTime() - age))
	const { rows } = await sql<{ may: boolean }>`
		select count(*) filter (where r.made_at > ${day}) < case
				when (select m.joined_at > ${day} from member m where m.id = ${memberId}) then ${FILLS_ON_FIRST_DAY}::int
				else ${FILLS_PER_DAY}::int end
			and count(u.id) filter (where u.member_id is distinct from r.member_id and u.made_at > ${week}) = 0 as may
		from revision r left join revision u on u.id = r.undone_by
		where r.member_id = ${memberId} and r.before is not null and r.undoes is null`.execute(db)
	return rows[0]?.may ?? false
}
