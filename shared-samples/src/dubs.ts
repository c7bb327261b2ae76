import type { SampleDub } from './types.ts'

/** The dubs of some sample titles, with the Brazilian voices of some. */
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
	...dubbed('pt-BR', 1, ['o-sineiro-de-yukinashi', 'guarda-nuvens', 'sindico-tanuki', 'cartas-do-farol-o-filme']),
	...dubbed('pt-BR', 0.6, ['farois-de-netuno', 'sobrado-48', 'a-pipa-de-cem-bracas']),
	...dubbed('pt-BR', 0.4, ['vagao-quatro']),
	...dubbed('en', 0.95, ['a-cartografa-do-reino-que-anda', 'gigantes-do-arrozal', 'o-sineiro-de-yukinashi', 'errata']),
	...dubbed('en', 0.8, ['vinte-e-duas-horas-de-escuro', 'alfandega-de-ceres', 'vagao-quatro']),
	...dubbed('es-419', 0.6, ['a-cartografa-do-reino-que-anda', 'guarda-nuvens']),
	...dubbed('fr', 0.3, ['a-cartografa-do-reino-que-anda', 'errata']),
]

function dubbed(language: string, confidence: number, titles: readonly string[]): SampleDub[] {
	return titles.map((title) => ({ title, language, confidence }))
}
