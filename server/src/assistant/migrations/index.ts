import type { Migration } from 'kysely'
import * as assistant from './0011_assistant.ts'

/** The steps of this slice's schema. Their numbers order them among the steps of all slices. */
export const ASSISTANT_MIGRATIONS: Record<string, Migration> = {
	'0011_assistant': assistant,
}
