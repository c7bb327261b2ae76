import { sql } from 'kysely'
import { type Format, type Kind, type Role, titlePath } from 'shared-contract'
import { isBlockedEitherWay } from '../../../core/identity/visibility/blocked.ts'
import { Problem } from '../../../core/problem.ts'
import { toAuthor } from '../../comment/present.ts'
import { notHidden } from '../../recommendation/readRecommendations.ts'
import { AUTHOR_COLUMNS, numbersOf } from './authorColumns.ts'
import { byId, type ContentKind, shownOf, toFound } from './content.ts'

interface Row {
	id: number
	reason: string
	made_at: Date
	author_id: string
	author_name: string
	author_avatar_url: string | null
	author_role: Role
	title_id: number
	kind: Kind
	format: Format
	title: string
	recommended: string
	hidden: boolean
}

/** The reason of a recommendation. Lists of recommendations leave out those whose case is hidden. */
export const RECOMMENDATION: ContentKind = {
	async requireVisible(db, id, memberId) {
		const [number] = numbersOf([id])
		const { rows } = await sql<{ member_id: string }>`select r.member_id from recommendation r
			join title t on t.id = r.title_id and t.removed_at is null
			join title o on o.id = r.recommended_id and o.removed_at is null
			where r.id = ${number ?? 0} and ${notHidden}`.execute(db)
		const [row] = rows
		if (!row || (await isBlockedEitherWay(db, memberId, row.member_id))) throw new Problem('request.notFound', 404)
	},

	async read({ db }, ids) {
		const { rows } = await sql<Row>`select r.id, r.reason, r.made_at, ${AUTHOR_COLUMNS}, r.title_id, t.kind, t.format,
				t.title, o.title as recommended,
				exists (select from moderation_case c where c.recommendation_id = r.id and c.hidden_at is not null) as hidden
			from recommendation r join member m on m.id = r.member_id
			join title t on t.id = r.title_id join title o on o.id = r.recommended_id
			where r.id = any(${numbersOf(ids)}::int[])`.execute(db)
		return byId(
			rows.map((row) =>
				toFound({
					kind: 'recommendation',
					id: String(row.id),
					author: toAuthor(row),
					owners: [row.author_id],
					title: `${row.title} → ${row.recommended}`,
					text: row.reason,
					createdAt: row.made_at,
					state: row.hidden ? 'hidden' : 'shown',
					isPrivate: false,
					on: row.title,
					path: titlePath({ id: row.title_id, kind: row.kind, format: row.format }),
				}),
			),
		)
	},

	keysOf: ({ id }) => ({ recommendation_id: Number(id) }),
	hide: (_, content) => Promise.resolve(shownOf(content)),
	restore: () => Promise.resolve(),
}
