import { sql } from 'kysely'
import { Problem } from '../../../core/problem.ts'
import { isInGroup } from '../../group/groups.ts'
import { isPublicGroup } from '../../group/lockGroup.ts'
import { publishGroupChanged } from '../../group/publish.ts'
import { byId, type ContentKind, shownOf, toFound } from './content.ts'

interface Row {
	id: string
	name: string
	description: string
	is_public: boolean
	created_at: Date
	admins: string[]
}

/**
 * Name and description of a group; a group has no picture. Hiding replaces both and takes the group out of the search; its
 * admins write new ones.
 */
export const GROUP: ContentKind = {
	async requireVisible(db, id, memberId) {
		const isVisible = (await isPublicGroup(db, id)) || (await isInGroup(db, id, memberId))
		if (!isVisible) throw new Problem('request.notFound', 404)
	},

	async read({ db }, ids) {
		const { rows } = await sql<Row>`select g.id, g.name, g.description, g.is_public, g.created_at,
				array(select member_id from group_member a where a.group_id = g.id and a.role = 'admin') as admins
			from community_group g where g.id = any(${ids})`.execute(db)
		return byId(
			rows.map((row) =>
				toFound({
					kind: 'group',
					id: row.id,
					author: null,
					owners: row.admins,
					title: row.name,
					text: row.description,
					createdAt: row.created_at,
					state: 'shown',
					on: row.name,
					path: null,
				}),
			),
		)
	},

	keysOf: ({ id }) => ({ group_id: id }),

	async hide(db, content) {
		const { rows } = await sql<{ was_public: boolean }>`
			update community_group g set name = ${`Grupo ${content.id}`}, description = '', is_public = false
			from community_group former where g.id = ${content.id} and former.id = g.id
			returning former.is_public as was_public`.execute(db)
		return { ...shownOf(content), isPublic: rows[0]?.was_public ?? false }
	},

	async restore(db, { id }, { title, text, isPublic = false }) {
		await db
			.updateTable('community_group')
			.set({ name: title, description: text, is_public: isPublic })
			.where('id', '=', id)
			.execute()
	},

	publish: (context, { id }) => publishGroupChanged(context, id),
}
