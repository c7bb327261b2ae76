import type { Database } from '../../core/database/schema.ts'
import { readableMember } from '../../core/identity/visibility/mayRead.ts'
import { listFeedPath } from '../feeds/feedPaths.ts'
import { feedLink, oembedLinks } from './markup.ts'

const LIST = /^\/lists\/(cl([1-9]\d{0,8}))$/

/** The links to the feed and to the oEmbed answer of a public list; undefined for any other page. */
export async function listLinks(db: Database, path: string, origin: string): Promise<string[] | undefined> {
	const [, key, id] = LIST.exec(path) ?? []
	if (key === undefined) return undefined
	const list = await db
		.selectFrom('custom_list')
		.select('title')
		.where('id', '=', Number(id))
		.where('is_public', '=', true)
		.where('removed_at', 'is', null)
		.where((eb) => readableMember(null, eb.ref('custom_list.member_id')))
		.executeTakeFirst()
	return list && [feedLink(origin + listFeedPath(key), list.title), ...oembedLinks(origin, origin + path, list.title)]
}
