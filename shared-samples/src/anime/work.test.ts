import { season } from './weekly.ts'
import { film, ova, series, tokyo, type Work } from './work.ts'

const work: Work = {
	id: 1,
	key: 'uma-obra',
	names: { pt: 'Uma Obra', en: 'A Work', romaji: 'Sakuhin', native: '作品', synonyms: [] },
	status: 'releasing',
	genres: ['drama'],
	color: '#336699',
	synopsis: 'Uma sinopse.',
	postedBy: 'bia-kagawa',
	addedAt: '2026-10-01T12:00:00Z',
	cast: { 'Uma personagem': 'Uma voz' },
	staff: { Direção: 'Uma pessoa' },
	studio: 'Um estúdio',
	source: 'Mangá',
	ageRating: 'Livre',
	platforms: [],
	votes: [0, 0, 0, 0, 0, 0, 0, 0, 0, 0],
	views: 0,
	likes: 0,
}
const first = season('Temporada 1', '2025-10-02', 24, [
	['Um', 'Primeiro.'],
	['Dois', 'Segundo.'],
])
const second = season('Temporada 2', '2026-10-08', 24, [['Três', 'Terceiro.']])

test('an airing series takes weekday and next episode from its latest season', () => {
	const { airing, started, year, minutes } = series({ ...work, seasons: [first, second], slot: tokyo('25:00') })
	expect(airing).toEqual({ weekday: 4, time: '25:00', zone: 'Asia/Tokyo', nextEpisode: 2 })
	expect({ started, year, minutes }).toEqual({ started: '2025-10-02', year: 2025, minutes: 24 })
})

test('a completed series ends with its last episode, a film on the day it is shown', () => {
	expect(series({ ...work, status: 'completed', seasons: [first] }).ended).toBe('2025-10-09')
	expect(film({ ...work, status: 'completed', started: '2023-10-06', minutes: 112 }).ended).toBe('2023-10-06')
	expect(series({ ...work, seasons: [first] }).ended).toBeNull()
})

test('the information says how many episodes there are, or are to come', () => {
	expect(series({ ...work, seasons: [first] }).information).toMatchObject({
		Formato: 'Série de TV',
		Episódios: '2',
		Duração: '24 min por episódio',
		Temporada: 'Outono de 2025',
	})
	expect(series({ ...work, seasons: [first], planned: 12 }).information.Episódios).toBe('12 (previstos)')
	expect(ova({ ...work, started: '2027-01', minutes: 18 }).information).toMatchObject({ Estreia: 'janeiro de 2027' })
	expect(film({ ...work, started: '2023-10-06', minutes: 112 }).information).not.toHaveProperty('Episódios')
})

test('a work that nothing dates is refused by name', () => {
	expect(() => film(work)).toThrow('uma-obra')
})
