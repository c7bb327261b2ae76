import { sql } from 'kysely'
import type { Role } from 'shared-contract'
import type { Database } from '../../../core/database/schema.ts'
import { readableMember } from '../../../core/identity/visibility/mayRead.ts'
import { requireList } from '../../../library/public.ts'
import { toAuthor } from '../../comment/present.ts'
import { AUTHOR_COLUMNS } from './authorColumns.ts'
import { byId, type ContentKind, shownOf, toFound } from './content.ts'

interface Row {
	id: number
	title: string
	description: string
	is_private: boolean
	created_at: Date
	removed_at: Date | null
	author_id: string
	author_name: string
	author_avatar_url: string | null
	author_role: Role
	hidden: boolean
}

/** The number of a list by its key in paths, `cl12`; 0 for another text. */
const numberOf = (key: string): number => Number(/^cl([1-9]\d{0,8})$/.exec(key)?.[1] ?? 0)

/** Title, description and texts of a custom list. Hiding makes it private, and its owner cannot publish it again. */
export const LIST: ContentKind = {
	async requireVisible(db, id, memberId) {
		await requireList(db, { listId: numberOf(id), memberId }, 'read')
	},

	async read({ db }, ids) {
		const { rows } = await sql<Row>`select l.id, l.title,
				not (l.is_public and l.removed_at is null and ${readableMember(null, sql.ref('l.member_id'))}) as is_private,
				concat_ws(E'\\n\\n', nullif(l.description, ''), (select string_agg(i.text, E'\\n\\n' order by i.position)
					from custom_list_item i where i.list_id = l.id and i.text <> '')) as description,
				 l.created_at, l.removed_at,
				${AUTHOR_COLUMNS},
				exists (select from moderation_case c where c.list_id = l.id and c.hidden_at is not null) as hidden
			from custom_list l join member m on m.id = l.member_id where l.id = any(${ids.map(numberOf)}::int[])`.execute(db)
		return byId(
			rows.map((row) =>
				toFound({
					kind: 'list',
					id: `cl${row.id}`,
					author: toAuthor(row),
					owners: [row.author_id],
					title: row.title,
					text: row.description,
					createdAt: row.created_at,
					state: row.removed_at !== null ? 'removed' : row.hidden ? 'hidden' : 'shown',
					isPrivate: row.is_private,
					on: row.title,
					path: row.is_private ? null : `/lists/cl${row.id}`,
				}),
			),
		)
	},

	keysOf: ({ id }) => ({ list_id: numberOf(id) }),

	async hide(db, content) {
		const list = db.selectFrom('custom_list').where('id', '=', numberOf(content.id)).select('is_public as isPublic')
		const former = await list.forNoKeyUpdate().executeTakeFirstOrThrow()
		await db.updateTable('custom_list').set({ is_public: false }).where('id', '=', numberOf(content.id)).execute()
		return { ...shownOf(content), ...former }
	},

	async restore(db, { id }, { isPublic = false }) {
		await db.updateTable('custom_list').set({ is_public: isPublic }).where('id', '=', numberOf(id)).execute()
	},
}

/** True if moderators hid a list: its owner cannot make it public. */
export async function isListHidden(db: Database, id: number): Promise<boolean> {
	const { rows } = await sql`select from moderation_case where list_id = ${id} and hidden_at is not null`.execute(db)
	return rows.length > 0
}
