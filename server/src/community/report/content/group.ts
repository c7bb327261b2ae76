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
					isPrivate: !row.is_public,
					on: row.name,
					path: null,
				}),
			),
		)
	},

	keysOf: ({ id }) => ({ group_id: id }),

	async hide(db, content) {
		const group = db.selectFrom('community_group').where('id', '=', content.id).select('is_public as isPublic')
		const former = await group.forNoKeyUpdate().executeTakeFirstOrThrow()
		const reset = { name: `Grupo ${content.id}`, description: '', is_public: false }
		await db.updateTable('community_group').set(reset).where('id', '=', content.id).execute()
		return { ...shownOf(content), ...former }
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
