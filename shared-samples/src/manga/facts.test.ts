import { factsOf } from './facts.ts'
import { serial } from './serial.ts'

const volumes = serial('2019-04-05', { 'Volume 1': ['a', 'b'], 'Volume 2': ['c'] })
const released = { format: 'Manga', started: '2019-04-05', volumes, magazine: 'Revista Maré' } as const

describe('factsOf', () => {
	test('counts what a complete work has and says from when to when it came out', () => {
		expect(factsOf({ ...released, status: 'completed', ended: '2019-06-05' })).toEqual({
			Tipo: 'Mangá',
			Volumes: '2',
			Capítulos: '3',
			Status: 'Completo',
			Publicação: '5 de abril de 2019 a 5 de junho de 2019',
			Serialização: 'Revista Maré',
		})
	})

	test('says that a running work is not over', () => {
		const facts = factsOf({ ...released, status: 'releasing', ended: null })
		expect(facts.Capítulos).toBe('3 (em andamento)')
		expect(facts.Publicação).toBe('Desde 5 de abril de 2019')
	})

	test.each([
		['2027', 'Prevista para 2027'],
		['2027-02', 'Prevista para fevereiro de 2027'],
	])('promises no more of an announced work than is known: %s', (started, publication) => {
		const facts = factsOf({ ...released, status: 'not_released', started, ended: null, volumes: [] })
		expect(facts.Publicação).toBe(publication)
		expect(facts.Volumes).toBe('A anunciar')
	})
})
