import { randomUUID } from 'node:crypto'
import { artworkPath, type Role, tidyUsername } from 'shared-contract'
import type { SampleMember } from 'shared-samples'
import { insertRows } from '../../core/database/insertRows.ts'
import type { Database } from '../../core/database/schema.ts'
import { usernameKey } from '../../core/identity/username.ts'

const ROLES: readonly Role[] = ['admin', 'moderator', 'member']

/** Writes the sample members, who have no password, and returns their ids by key. */
export async function seedMembers(db: Database, members: readonly SampleMember[]): Promise<Map<string, string>> {
	const ids = new Map(members.map(({ key }) => [key, randomUUID() as string]))
	await insertRows(
		db,
		'member',
		members.map(({ key, name, bio, joined, roles }) => ({
			id: ids.get(key) ?? '',
			avatar_url: artworkPath('avatar', ids.get(key) ?? ''),
			username: tidyUsername(name),
			username_key: usernameKey(name),
			bio,
			role: ROLES.find((role) => roles.includes(role)) ?? 'member',
			joined_at: new Date(joined),
			is_sample: true,
		})),
	)
	return ids
}
