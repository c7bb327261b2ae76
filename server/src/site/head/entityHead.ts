import { type RawBuilder, sql } from 'kysely'
import { type EntityType, entityPath, type Locale } from 'shared-contract'
import { BEST_KNOWN } from '../../catalogue/bestKnown.ts'
import { currentId } from '../../catalogue/entity/findEntity.ts'
import type { Database } from '../../core/database/schema.ts'
import { roleText } from '../../core/language/translations.ts'
import { describe } from './description.ts'
import { entitySentence } from './entitySentences.ts'
import { breadcrumb, type PageHead, picturePath } from './pageHead.ts'
import { SECTION_NAMES } from './sentences.ts'

interface EntityRow {
	id: number
	version: number
	name: string
	native_name: string | null
	description: string | null
	url: string | null
	/** The names of the best-known titles. */
	titles: string[]
	/** The roles that come up most, of a person. */
	roles: string[]
}

interface HeadRequest {
	type: EntityType
	id: number | undefined
	locale: Locale
	origin: string
}

/** The head of a person, a character or a studio. After a merge it is that of the one that it became. */
export async function entityHead(
	db: Database,
	{ type, id: requestedId, locale, origin }: HeadRequest,
): Promise<PageHead | 'missing'> {
	const id = requestedId === undefined ? undefined : await currentId(db, type, requestedId)
	const row = id === undefined ? undefined : await readEntity(db, type, id)
	if (!row) return 'missing'
	const name = locale === 'ja' ? (row.native_name ?? row.name) : row.name
	const path = entityPath(type, row.id)
	const description = describe(row.description || entitySentence(locale, type, { name, titles: row.titles }))
	const picture = picturePath(type, row)
	return {
		path,
		title: `${name} · Niouka`,
		description,
		type: type === 'studio' ? 'website' : 'profile',
		picture,
		pictureText: name,
		data: [
			{
				'@type': type === 'studio' ? 'Organization' : 'Person',
				name,
				...(row.native_name === null ? {} : { alternateName: locale === 'ja' ? row.name : row.native_name }),
				url: origin + path,
				image: origin + picture,
				description,
				...(type === 'character' ? { additionalType: FICTIONAL_CHARACTER } : {}),
				...(row.roles.length > 0 ? { jobTitle: row.roles.map((role) => roleText(role, locale)) } : {}),
				...(row.url === null ? {} : { sameAs: row.url }),
			},
			breadcrumb(origin, [SECTION_NAMES[locale].anime, [name, path]]),
		],
		paged: type === 'studio',
	}
}

/** Schema.org has no type for a character. */
const FICTIONAL_CHARACTER = 'https://www.wikidata.org/wiki/Q95074'

const TITLE_IDS: Record<EntityType, RawBuilder<unknown>> = {
	person: sql`select title_id from title_staff where person_id = x.id
		union select title_id from title_voice where person_id = x.id`,
	character: sql`select title_id from title_cast where character_id = x.id
		union select title_id from title_voice where character_id = x.id`,
	studio: sql`select title_id from title_studio where studio_id = x.id`,
}

const ROLES = sql`array(select role from title_staff where person_id = x.id group by role
	order by count(*) desc, role limit 3)`

async function readEntity(db: Database, type: EntityType, id: number): Promise<EntityRow | undefined> {
	const { rows } = await sql<EntityRow>`select x.id, x.version, x.name, x.native_name, x.description,
		${type === 'studio' ? sql`x.url` : sql`null::text`} as url,
		${type === 'person' ? ROLES : sql`array[]::text[]`} as roles,
		array(select t.title from title t where t.id in (${TITLE_IDS[type]}) and t.removed_at is null
			order by ${BEST_KNOWN} limit 3) as titles
		from ${sql.table(type)} x where x.id = ${id}`.execute(db)
	return rows[0]
}
