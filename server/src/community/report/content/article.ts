import { sql } from 'kysely'
import type { HeldArticle, Role } from 'shared-contract'
import { htmlToText, pictureUrl, publishHeldArticle, withholdArticle } from '../../../catalogue/public.ts'
import { Problem } from '../../../core/problem.ts'
import { toAuthor } from '../../comment/present.ts'
import { AUTHOR_COLUMNS, numbersOf } from './authorColumns.ts'
import { byId, type ContentKind, shownOf, toFound } from './content.ts'

interface Row {
	id: number
	title: string
	excerpt: string
	body: string
	image_url: string | null
	published_at: Date
	removed_at: Date | null
	held: HeldArticle | null
	author_id: string | null
	author_name: string | null
	author_avatar_url: string | null
	author_role: Role | null
}

/** A news article; one of a new member waits in the same queue. */
export const ARTICLE: ContentKind = {
	async requireVisible(db, id) {
		const [number] = numbersOf([id])
		const { rows } = await sql`select from news_article where id = ${number ?? 0} and removed_at is null`.execute(db)
		if (rows.length === 0) throw new Problem('request.notFound', 404)
	},

	async read({ db, pictures }, ids) {
		const { rows } =
			await sql<Row>`select a.id, a.title, a.excerpt, a.body, a.image_url, a.published_at, a.removed_at, a.held,
				${AUTHOR_COLUMNS}
			from news_article a left join member m on m.id = a.author_id where a.id = any(${numbersOf(ids)}::int[])`.execute(
				db,
			)
		return byId(
			rows.map((row) =>
				toFound({
					kind: 'article',
					id: String(row.id),
					author: toAuthor(row),
					owners: row.author_id === null ? [] : [row.author_id],
					title: row.title,
					text: [row.excerpt, htmlToText(row.body)].filter(Boolean).join('\n\n'),
					pictures: [pictureUrl('news', row.id, row.image_url, pictures)],
					createdAt: row.published_at,
					state: stateOf(row),
					isPrivate: false,
					on: row.title,
					path: `/news/${row.id}`,
				}),
			),
		)
	},

	keysOf: ({ id }) => ({ article_id: Number(id) }),

	async hide(db, content, { now }) {
		const as = content.state === 'waiting' ? 'refused' : 'hidden'
		await withholdArticle(db, Number(content.id), as, now)
		return shownOf(content)
	},

	restore: (db, { id }, _, now) => publishHeldArticle(db, Number(id), now),
}

function stateOf({ held, removed_at }: Row) {
	if (held === 'waiting') return 'waiting'
	if (held !== null) return 'hidden'
	return removed_at === null ? 'shown' : 'removed'
}
