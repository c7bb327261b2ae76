import { FILM, SERIES } from '../../community/comment/testing.ts'
import { relationBench, type TestMember } from '../../community/relationTesting.ts'
import type { People } from './people.ts'
import { ABSENT_NUMBER, type Place, SECRET, type Site } from './place.ts'

/** What people keep: of everybody a title on the list and one that was taken off, of some more. */
export async function fillLists(site: Site, { byName }: People): Promise<Record<string, Place>> {
	const { send } = relationBench(site)
	const make = async (by: TestMember, title: string, isPublic: boolean): Promise<Place> => {
		const { list } = (await send('POST', 'lists', by, { title, description: '', isPublic })).json()
		await send('PUT', `lists/${list.id}/items/${SERIES}`, by)
		return { there: list.id, absent: 'cl999999999' }
	}

	for (const member of Object.values(byName)) {
		for (const title of [SERIES, FILM]) await send('PUT', `saved/${title}`, member)
		await send('PUT', `favorites/title/${SERIES}`, member)
		await send('DELETE', `saved/${FILM}`, member)
	}
	const { owner, themself } = byName
	await site.app.inject({
		method: 'PATCH',
		url: `/api/list/${SERIES}`,
		headers: owner.headers,
		payload: { notes: `${SECRET} meu`, isPrivate: true, progress: 1 },
	})
	const [record] = (await send('GET', `list/${SERIES}/log`, owner)).json().items
	const removed = await make(owner, `${SECRET} de antes`, true)
	await send('DELETE', `lists/${removed.there}`, owner)
	return {
		record: { there: String(record.id), absent: ABSENT_NUMBER },
		'public list': await make(owner, 'Para chorar', true),
		'private list': await make(owner, `${SECRET} para presentes`, false),
		'removed list': removed,
		'list of somebody private': await make(themself, `${SECRET} aberta`, true),
	}
}
