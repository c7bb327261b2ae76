import type { Database } from '../../core/database/schema.ts'
import type { ArtworkSubject } from './index.ts'

const UUID = /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/
// Chosen by the id, so that it is independent of the name.
const COLORS = ['#8b1e2d', '#1e4d8b', '#2d6b4f', '#7a4a12', '#5b2d86', '#0f5e6b', '#94501f', '#6b1f52']

/** True for a valid id of a member's artwork. */
export function isMemberPictureId(id: string): boolean {
	return UUID.test(id)
}

/** The key colour of a member's pictures. */
export function colorOf(id: string): string {
	return COLORS[Number.parseInt(id.slice(0, 8), 16) % COLORS.length] ?? '#8b1e2d'
}

/** The artwork data of a member; undefined if the member does not exist. */
export async function avatarSubject(db: Database, id: string): Promise<ArtworkSubject | undefined> {
	if (!isMemberPictureId(id)) return undefined
	const row = await db.selectFrom('member').where('id', '=', id).select('username').executeTakeFirst()
	if (!row) return undefined
	return { kind: 'avatar', id, name: row.username, nativeName: null, genres: [], color: colorOf(id), number: null }
}
