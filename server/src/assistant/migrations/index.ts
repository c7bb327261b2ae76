import type { Migrations } from '../../core/database/migrations/schemaMigration.ts'
import * as assistant from './0011_assistant.ts'

/** The steps of this slice's schema. Their numbers order them among the steps of all slices. */
export const ASSISTANT_MIGRATIONS: Migrations = {
	'0011_assistant': assistant,
}
