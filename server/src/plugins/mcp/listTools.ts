import { createHmac } from 'node:crypto'
import { ENTRY_PROGRESS_MAX, ENTRY_STATUSES, GivenScore, KINDS } from 'shared-contract'
import { integer, nullable, object, oneOf, optional, string } from 'shared-contract/schema'
import { apiEntry } from '../../account/public.ts'
import { publishProgress } from '../../catalogue/public.ts'
import type { Database } from '../../core/database/schema.ts'
import { siteKey } from '../../core/keys/siteKey.ts'
import { changeEntry, readEntry, readList, titleOnSite } from '../../library/public.ts'
import { listTool, type McpTool } from './mcpTool.ts'

const CODE_LENGTH = 12

/** The tools over the list of the token's member. */
export const LIST_TOOLS: Readonly<Record<string, McpTool>> = {
	read_list: listTool({
		description:
			'One page of the member’s list: titles of a kind with a status, with progress, score and notes. `after` is the `next` of the page before.',
		scope: 'list:read',
		input: object({
			kind: oneOf(KINDS),
			status: oneOf(ENTRY_STATUSES),
			after: optional(string({ maxLength: 200 })),
		}),
		async run({ context: { db, now, pictures }, memberId, origin }, query) {
			const { items, next } = await readList(db, { ownerId: memberId, isOwn: true, ...query, pictures, now: now() })
			return { items: items.map((entry) => apiEntry(entry, origin)), next }
		},
	}),
	change_list_entry: listTool({
		description:
			'Adds a title to the member’s list or changes its entry. The first call changes nothing: it answers the entry as it is, the change, and a `confirmation`. Show both to the person; if they agree, call again with the same arguments and that confirmation.',
		scope: 'list:write',
		writes: true,
		input: object({
			id: integer({ minimum: 1, description: 'The id of the title that another tool gave' }),
			status: optional(oneOf(ENTRY_STATUSES)),
			progress: optional(integer({ minimum: 0, maximum: ENTRY_PROGRESS_MAX, description: 'Episodes or chapters' })),
			volumes: optional(integer({ minimum: 0, maximum: ENTRY_PROGRESS_MAX })),
			score: optional(nullable(GivenScore)),
			confirmation: optional(string({ maxLength: CODE_LENGTH })),
		}),
		async run({ context, memberId, origin }, { id, confirmation, ...change }) {
			const { db, live, now, pictures } = context
			const title = await titleOnSite(db, id, memberId)
			const before = await readEntry(db, { memberId, titleId: id, pictures })
			const code = await codeOf(db, { memberId, id, change, before })
			if (confirmation !== code) {
				const present = before && apiEntry(before, origin)
				return { changed: false, title: title.title, present, change, confirmation: code }
			}
			const entry = await changeEntry(db, { memberId, titleId: String(id), change, now: now(), pictures })
			publishProgress(live, memberId)
			return { changed: true, entry: apiEntry(entry, origin) }
		},
	}),
}

/**
 * Belongs to one change of one entry as it is: after another change of the entry it no longer holds. It is signed, so that only
 * the first call can tell it.
 */
async function codeOf(db: Database, decision: object): Promise<string> {
	const { secret } = await siteKey(db, 'oauth')
	const text = `mcp change\n${JSON.stringify(decision)}`
	return createHmac('sha256', secret).update(text).digest('base64url').slice(0, CODE_LENGTH)
}
