import { inOrder } from '../../core/database/migrations/schemaMigration.ts'
import { IMPORTS } from './0003_library/imports.ts'
import { LISTS } from './0003_library/lists.ts'

/** Makes the tables of members' lists. */
export const up = inOrder(LISTS, IMPORTS)
