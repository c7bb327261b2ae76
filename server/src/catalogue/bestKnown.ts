import { sql } from 'kysely'

/** SQL order of `title t`: the best known first. */
export const BEST_KNOWN = sql`t.renown desc, t.id`
