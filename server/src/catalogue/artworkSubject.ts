import { sql } from 'kysely'
import type { ArtworkKind, Genre } from 'shared-contract'
import type { Database } from '../core/database/schema.ts'
import { episodeArtwork, GENRES, TITLE_ARTWORK } from './pictures.ts'

/** The data from which the artwork of a catalogue entity is drawn. */
export interface CatalogueSubject {
	id: number
	name: string
	nativeName: string | null
	genres: Genre[]
	/** `#rrggbb` */
	color: string
	/** An episode's number. */
	number: number | null
	/** The version of the artwork; null if its URL has no version. */
	version: string | null
}

/** The drawings are everybody's, so that they do not name an adult title. */
const DRAWN_NAMES = sql`case when t.is_adult then '18+' else t.title end as name,
	case when not t.is_adult then t.native_title end as "nativeName"`

const NO_COLOR = '#8b1e2d'
const LARGEST_ID = 2_147_483_647

const QUERIES: Record<Exclude<ArtworkKind, 'avatar'>, (id: number) => ReturnType<typeof sql<CatalogueSubject>>> = {
	poster: titleSubject,
	banner: titleSubject,
	episode: (id) => sql`select e.id, ${DRAWN_NAMES}, ${GENRES} as genres, t.color, e.number,
			${episodeArtwork('e')} as version
		from episode e join title t on t.id = e.title_id where e.id = ${id}`,
	news: (id) => sql`select a.id, a.title as name, null as "nativeName",
		coalesce((select ${GENRES} from article_title b join title t on t.id = b.title_id where b.article_id = a.id
			order by t.id limit 1), '{}') as genres,
		coalesce((select t.color from article_title b join title t on t.id = b.title_id where b.article_id = a.id
			order by t.id limit 1), ${NO_COLOR}) as color,
		null::int as number, null as version from news_article a
		where a.id = ${id} and a.held is null`,
}

function titleSubject(id: number) {
	return sql<CatalogueSubject>`select t.id, ${DRAWN_NAMES}, ${GENRES} as genres, t.color,
		null::int as number, ${TITLE_ARTWORK} as version from title t where t.id = ${id}`
}

/** The artwork data of a title, an episode or an article; undefined for an unknown id. */
export async function lookUpSubject(
	db: Database,
	kind: Exclude<ArtworkKind, 'avatar'>,
	id: number,
): Promise<CatalogueSubject | undefined> {
	if (!Number.isInteger(id) || id < 1 || id > LARGEST_ID) return undefined
	const { rows } = await QUERIES[kind](id).execute(db)
	return rows[0]
}
