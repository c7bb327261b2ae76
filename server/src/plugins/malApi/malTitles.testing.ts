import type { Database } from '../../core/database/schema.ts'
import type { malBench } from './malApi.testing.ts'

/** Adds titles with ids of MyAnimeList, and one without. @returns a reader's token, and our ids of the titles */
export async function addTitles({ addTitle, newReader }: ReturnType<typeof malBench>, db: Database) {
	const token = (await newReader('Bia')).token
	const frieren = await addTitle(52991, {
		names: [
			{ language: 'romaji', name: 'Sousou no Frieren' },
			{ language: 'en', name: 'Frieren: Beyond Journey’s End' },
			{ language: 'native', name: '葬送のフリーレン' },
			{ language: 'pt-BR', name: 'Frieren e a Jornada para o Além' },
		],
		status: 'completed',
		season: 'fall',
		year: 2023,
		started: '2023-09-29',
		ended: '2024-03-22',
		episodes: 28,
		genres: ['adventure', 'sliceoflife'],
		studios: [
			{ name: 'Madhouse', role: 'studio' },
			{ name: 'Aniplex', role: 'producer' },
		],
		rating: 9.29,
		votes: 700_000,
		weight: 700_000,
		members: 1_300_000,
		synopsis: 'A long journey.',
		information: { Fonte: 'Mangá', Classificação: 'A partir de 13 anos' },
		slots: [
			{ platform: null, startsAt: new Date('2023-09-29T14:00:00Z'), every: 'week', endsAt: null, zone: 'Asia/Tokyo' },
		],
	})
	const sequel = await addTitle(59978, {
		names: [{ language: 'romaji', name: 'Sousou no Frieren 2nd Season' }],
		status: 'releasing',
		season: null,
		year: 2026,
		started: '2026-01',
		episodes: null,
		relations: [{ kind: 'prequel', site: 'mal', key: '52991' }],
	})
	await db.updateTable('title_relation').set({ target_id: frieren }).where('title_id', '=', sequel).execute()
	const manga = await addTitle(126287, {
		kind: 'manga',
		names: [{ language: 'romaji', name: 'Sousou no Frieren' }],
		status: 'releasing',
		chapters: null,
		staff: [
			{ name: 'Kanehito Yamada', role: 'story' },
			{ name: 'Abe', role: 'art' },
		],
	})
	await addTitle(7, { names: [{ language: 'romaji', name: 'Frieren sem id' }], externalIds: [] })
	return { token, frieren, sequel, manga }
}
