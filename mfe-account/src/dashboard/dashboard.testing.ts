import type { Contribution, Dashboard } from 'shared-contract'

const title = { id: 7, kind: 'anime', format: 'TV', title: 'O Sino', englishTitle: null, japaneseTitle: null } as const
const user = { name: 'Caio', avatarUrl: null }
const at = '2026-04-01T12:00:00.000Z'

export const DASHBOARD: Dashboard = {
	name: 'Bia',
	avatarUrl: null,
	role: 'member',
	stats: { animes: 1200, edits: 3, news: 1, mangas: 0 },
	site: [
		{ id: 'a', event: 'added', at, subject: { kind: 'title', title }, progress: null, user },
		{ id: 'b', event: 'published', at, subject: { kind: 'article', id: 4, name: 'Boa nova' }, progress: null, user },
	],
	own: [],
	reports: null,
}

export const CONTRIBUTION: Contribution = {
	id: 9,
	action: 'edited',
	user,
	at,
	subject: { kind: 'title', title },
	name: 'O Sino',
	fields: [{ field: 'synopsis', before: 'Antes disso.', after: 'Depois disso.' }],
	state: 'standing',
	mayUndo: true,
}
