import type { SampleSong } from './types.ts'

/** The openings and endings of some sample series. */
export const SONGS: readonly SampleSong[] = [
	{
		title: 'a-cartografa-do-reino-que-anda',
		kind: 'opening',
		name: 'Rosa dos Ventos',
		artist: 'Ayako Fuchigami',
		episodes: [1, 12],
	},
	{
		title: 'a-cartografa-do-reino-que-anda',
		kind: 'opening',
		name: 'O Chão Respira',
		artist: 'Coral de Oruva',
		episodes: [13, 23],
	},
	{
		title: 'a-cartografa-do-reino-que-anda',
		kind: 'ending',
		name: 'Escala Um para Um',
		artist: 'Hinano Usugawa',
		episodes: [1, 23],
	},
	{
		title: 'a-cartografa-do-reino-que-anda',
		kind: 'insert',
		name: 'Canção da Mula',
		artist: 'Mahiru Tokieda',
		episodes: [10, 10],
	},
	{ title: 'guarda-nuvens', kind: 'opening', name: 'Cúmulo', artist: 'Teto Azul', episodes: [1, 12] },
	{ title: 'guarda-nuvens', kind: 'ending', name: 'Chuva de Bolso', artist: 'Teto Azul', episodes: [1, 12] },
	{ title: 'gigantes-do-arrozal', kind: 'opening', name: 'Lama nos Joelhos', artist: 'Os Espantalhos', episodes: null },
	{ title: 'gigantes-do-arrozal', kind: 'ending', name: 'Sopa de Domingo', artist: 'Os Espantalhos', episodes: null },
	{ title: 'o-sineiro-de-yukinashi', kind: 'opening', name: 'Sem Neve', artist: 'Hakumei', episodes: [1, null] },
	{ title: 'o-sineiro-de-yukinashi', kind: 'ending', name: 'Última Badalada', artist: 'Hakumei', episodes: [1, null] },
	{ title: 'sobrado-48', kind: 'opening', name: 'Chave Reserva', artist: 'Vila Galvão', episodes: [1, null] },
	{ title: 'alfandega-de-ceres', kind: 'opening', name: 'Nada a Declarar', artist: 'Cinturão', episodes: [1, 12] },
	{ title: 'alfandega-de-ceres', kind: 'ending', name: 'Gravidade Zero', artist: 'Cinturão', episodes: [1, 12] },
]
