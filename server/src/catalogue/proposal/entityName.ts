import { sql } from 'kysely'

/** SQL that joins what a proposal `p` edits: `t`, `e`, `h`, `c` or `s`. */
export const ENTITY_OF_PROPOSAL = sql`left join title t on p.entity = 'title' and t.id = p.entity_id
	left join episode e on p.entity = 'episode' and e.id = p.entity_id
	left join person h on p.entity = 'person' and h.id = p.entity_id
	left join character c on p.entity = 'character' and c.id = p.entity_id
	left join studio s on p.entity = 'studio' and s.id = p.entity_id`

/** SQL for the name of what it edits; null if that is gone. */
export const ENTITY_NAME = sql<string | null>`coalesce(t.title, e.title, h.name, c.name, s.name)`
