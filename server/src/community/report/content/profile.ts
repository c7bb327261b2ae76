import { type SqlBool, sql } from 'kysely'
import { artworkPath, profilePath, type Role, UPLOADS_BASE } from 'shared-contract'
import { raiseVersion } from '../../../catalogue/public.ts'
import type { Database } from '../../../core/database/schema.ts'
import { memberIdOf } from '../../../core/identity/memberId.ts'
import { usernameKey } from '../../../core/identity/username.ts'
import { mayRead, readableMember } from '../../../core/identity/visibility/mayRead.ts'
import { Problem } from '../../../core/problem.ts'
import { releaseUploads, showUpload } from '../../../core/upload/use.ts'
import { toAuthor } from '../../comment/present.ts'
import { publishProfiles } from '../../profile/publishProfile.ts'
import type { FormerContent } from '../tables.ts'
import { AUTHOR_COLUMNS } from './authorColumns.ts'
import { byId, type ContentKind, type FoundContent, shownOf, toFound } from './content.ts'

interface Row {
	author_id: string
	author_name: string
	author_avatar_url: string | null
	author_role: Role
	bio: string
	banner_url: string | null
	joined_at: Date
	is_private: boolean
}

const PICTURES = ['avatar', 'banner'] as const
const UPLOAD = new RegExp(`^${UPLOADS_BASE}([0-9a-f]{64})\\.webp$`)

/** Name, picture, banner and description of a member. Hiding them resets them; the member writes new ones. */
export const PROFILE: ContentKind = {
	async requireVisible(db, id, memberId) {
		if (!(await mayRead(db, { id: memberId }, memberIdOf(id)))) throw new Problem('request.notFound', 404)
	},

	async read({ db }, ids) {
		const { rows } = await sql<Row>`select ${AUTHOR_COLUMNS}, m.bio, m.banner_url, m.joined_at,
				not ${readableMember(null, sql.ref('m.id'))} as is_private from member m
			where ${sql<SqlBool>`m.id::text = any(${ids})`}`.execute(db)
		return byId(
			rows.map((row) =>
				toFound({
					kind: 'profile',
					id: row.author_id,
					author: row.is_private ? null : toAuthor(row),
					owners: [row.author_id],
					title: row.author_name,
					text: row.bio,
					pictures: [row.author_avatar_url, row.banner_url].map((url, index) => url ?? drawn(index, row.author_id)),
					createdAt: row.joined_at,
					state: 'shown',
					isPrivate: row.is_private,
					on: row.author_name,
					path: row.is_private ? null : profilePath(row.author_name),
				}),
			),
		)
	},

	keysOf: ({ id }) => ({ author_id: id }),

	async hide(db, content, { now, parts = ['name', 'bio', ...PICTURES] }) {
		const { id } = content
		const name = `Membro ${id.slice(0, 8)}`
		for (const part of PICTURES) if (parts.includes(part)) await keepUpload(db, content, part, now)
		await db
			.updateTable('member')
			.set({
				...(parts.includes('name') ? { username: name, username_key: usernameKey(name) } : {}),
				...(parts.includes('bio') ? { bio: '' } : {}),
				...(parts.includes('avatar') ? { avatar_url: artworkPath('avatar', id) } : {}),
				...(parts.includes('banner') ? { banner_url: null } : {}),
			})
			.where('id', '=', id)
			.execute()
		await raiseVersion(db)
		return { ...shownOf(content), parts: [...parts] }
	},

	// What the member wrote since then goes.
	async restore(db, { id }, former, now) {
		const { parts = [], title, text } = former
		const [avatar, banner] = former.pictures
		for (const part of PICTURES) if (parts.includes(part)) await showAgain(db, id, former, part, now)
		const isFree = parts.includes('name') && !(await isTaken(db, title, id))
		await db
			.updateTable('member')
			.set({
				...(isFree ? { username: title, username_key: usernameKey(title) } : {}),
				...(parts.includes('bio') ? { bio: text } : {}),
				...(parts.includes('avatar') && avatar !== undefined ? { avatar_url: avatar } : {}),
				...(parts.includes('banner') && banner !== undefined ? { banner_url: banner } : {}),
				id,
			})
			.where('id', '=', id)
			.execute()
		await raiseVersion(db)
	},

	publish: (context, { id }) => publishProfiles(context, [id]),
}

const drawn = (index: number, id: string) => artworkPath(PICTURES[index] ?? 'avatar', id)

async function isTaken(db: Database, name: string, id: string): Promise<boolean> {
	const { rows } = await sql`select from member where username_key = ${usernameKey(name)} and id <> ${id}`.execute(db)
	return rows.length > 0
}

/** The uploads that a reset profile showed are kept under another owner, for an appeal. */
const keptOwner = (memberId: string) => `kept.${memberId}`

const uploadOf = ({ pictures }: Pick<FoundContent, 'pictures'>, part: (typeof PICTURES)[number]): string | null =>
	UPLOAD.exec(pictures[PICTURES.indexOf(part)] ?? '')?.[1] ?? null

async function keepUpload(db: Database, content: FoundContent, part: (typeof PICTURES)[number], now: Date) {
	await showUpload(db, uploadOf(content, part), { purpose: part, owner: keptOwner(content.id), now })
	await releaseUploads(db, { purpose: part, owner: content.id, now })
}

async function showAgain(db: Database, id: string, former: FormerContent, part: (typeof PICTURES)[number], now: Date) {
	await showUpload(db, uploadOf(former, part), { purpose: part, owner: id, now })
	await releaseKeptPictures(db, id, now)
}

/** Releases what is kept of a member's reset profile. */
export async function releaseKeptPictures(db: Database, memberId: string, now: Date): Promise<void> {
	for (const purpose of PICTURES) await releaseUploads(db, { purpose, owner: keptOwner(memberId), now })
}
