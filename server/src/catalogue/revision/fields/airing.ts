import { sql } from 'kysely'
import { airingText, tidyText, validateAiring } from 'shared-contract'
import { broadcastSlot, broadcastText, normalizeAiring, writeBroadcast } from '../../airing/broadcast.ts'
import type { StoredField } from './storedField.ts'

/** The airing of an anime, as a text for `parseAiring`. */
export const airingField: StoredField = {
	kind: 'anime',
	stored: broadcastSlot(sql`e.id`),
	toText: broadcastText,
	validate(typed) {
		const result = validateAiring(tidyText(typed))
		if ('code' in result) return result
		return { value: result.value === null ? '' : airingText(normalizeAiring(result.value)) }
	},
	async write(db, { id, after }) {
		await writeBroadcast(db, id, after)
	},
}
