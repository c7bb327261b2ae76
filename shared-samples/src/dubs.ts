import type { SampleDub } from './types.ts'

/** The Brazilian voices of some sample titles, by the name of the character. */
export const DUBS: readonly SampleDub[] = [
	{
		title: 'a-cartografa-do-reino-que-anda',
		language: 'pt-BR',
		voices: {
			'Teru Amagi': 'Marina Pacheco',
			Sado: 'Otávio Brandt',
			Nui: 'Clarice Yamada',
			'Mestre Gensai': 'Raul Meirelles',
			'Rainha Itsuha': 'Dora Valente',
		},
	},
	{
		title: 'a-cartografa-do-reino-que-anda-o-mapa-em-branco',
		language: 'pt-BR',
		voices: { 'Teru Amagi': 'Marina Pacheco', Sado: 'Otávio Brandt', Nui: 'Clarice Yamada' },
	},
]
