import { commentBench, EPISODES, FILM, SERIES, type Someone } from '../../community/comment/testing.ts'
import type { TestMember } from '../../community/relationTesting.ts'
import { insertRows } from '../../database/insertRows.ts'
import type { People } from './people.ts'
import { ABSENT_NUMBER, type Place, SECRET, type Site } from './place.ts'

/** A title that will have been removed. */
const GONE = 33

const numbered = (id: number | string): Place => ({ there: String(id), absent: ABSENT_NUMBER })

/** A small catalogue, and what is said and changed in it. */
export async function fillComments(site: Site, { byName }: People): Promise<Record<string, Place>> {
	const { fill, post, send } = commentBench(site)
	const { owner, member, moderator } = byName
	await fill()

	const write = async (by: TestMember, text: string, given: object = {}): Promise<string> =>
		(await post(asked(by), text, given)).json().id
	const comment = await write(owner, 'Que estreia!')
	await write(member, 'Também achei.', { parentId: comment })
	const hidden = await write(owner, `${SECRET} escondido`)
	await write(member, 'Isso pode?', { parentId: hidden })
	await send('POST', `moderation/comments/${hidden}`, asked(moderator), { action: 'hide', reason: 'regra 1' })
	const unanswered = await write(owner, `${SECRET} sem resposta`)
	await send('POST', `moderation/comments/${unanswered}`, asked(moderator), { action: 'hide', reason: 'regra 1' })
	const removed = await write(owner, `${SECRET} removido`)
	await send('DELETE', `comments/${removed}`, asked(owner))
	await send('POST', `comments/${comment}/report`, asked(member), { reason: 'spam', text: 'Veja.' })
	const changes = [{ field: 'synopsis', from: '', to: 'Um ano na escola.' }]
	const { revision } = (await send('POST', `edits/title/${SERIES}`, asked(owner), { changes })).json()

	await insertRows(site.db, 'title', [
		{ id: GONE, kind: 'anime', status: 'completed', format: 'TV', title: 'Engano', sort_title: 'engano' },
	])
	const lost = (await post(asked(owner), `${SECRET} sem lugar`, { spoilerNumber: 5 }, `anime/${GONE}`)).json().id
	await site.db.updateTable('title').set({ removed_at: site.clock.now }).where('id', '=', GONE).execute()

	return {
		title: numbered(SERIES),
		film: numbered(FILM),
		episode: numbered(EPISODES[0]),
		article: numbered(1),
		comment: numbered(comment),
		'hidden comment': numbered(hidden),
		'hidden comment without answers': numbered(unanswered),
		'removed comment': numbered(removed),
		'comment on a removed title': numbered(lost),
		revision: numbered(revision),
	}
}

const asked = ({ id, username, headers }: TestMember): Someone => ({
	id,
	name: username,
	headers: { authorization: headers.authorization ?? '', cookie: headers.cookie ?? '' },
})
