import type { SampleTag } from './types.ts'

/** The tags of the sample titles. A tag in `spoils` gives away something that the story hides at first. */
export const TAGS: readonly SampleTag[] = [
	{
		name: 'Coming of Age',
		titles: {
			'a-cartografa-do-reino-que-anda': 92,
			'a-cartografa-do-reino-que-anda-o-mapa-em-branco': 80,
			'guarda-nuvens': 74,
			'o-leque-e-o-barro': 66,
			'terra-preta-areia-branca': 81,
			'tres-dias-de-mare-baixa': 88,
			'a-pipa-de-cem-bracas': 85,
			'a-contadora-de-mares': 60,
			cordilheira: 52,
		},
	},
	{
		name: 'Countryside',
		titles: {
			'gigantes-do-arrozal': 95,
			'gigantes-do-arrozal-terceira-colheita': 90,
			'gigantes-do-arrozal-festa-da-colheita': 88,
			'o-sineiro-de-yukinashi': 78,
			'a-terceira-infusao': 64,
			'terra-preta-areia-branca': 70,
			'o-peso-da-neve': 83,
			'o-dia-em-que-a-montanha-tossiu': 59,
		},
	},
	{
		name: 'Food',
		titles: {
			'ramen-as-tres-da-manha-a-serie': 98,
			'ramen-as-tres-da-manha': 98,
			'cozinha-de-bordo': 96,
			'mil-e-uma-marmitas': 95,
			'a-terceira-infusao': 71,
			'o-dragao-que-vendia-cha': 68,
		},
	},
	{
		name: 'Sea',
		titles: {
			'cartas-do-farol-o-filme': 90,
			'cartas-do-farol': 90,
			'tres-dias-de-mare-baixa': 86,
			'chamada-geral-de-hachijo': 72,
			'a-contadora-de-mares': 94,
			'a-gramatica-das-baleias': 91,
			'farois-de-netuno': 55,
			'cozinha-de-bordo': 63,
			'o-peixe-que-engoliu-o-sino': 77,
		},
	},
	{
		name: 'Trains',
		titles: {
			'vagao-quatro': 97,
			'o-ultimo-trem-para-kamishiro': 96,
			'casamento-em-tres-trens': 93,
		},
	},
	{
		name: 'Gods and Spirits',
		titles: {
			'posta-restante-de-aoyagi': 87,
			'terceira-reparticao-de-assombros': 94,
			'oficina-dos-deuses-menores-a-serie': 97,
			'oficina-dos-deuses-menores': 97,
			'sindico-tanuki': 84,
			'as-irmas-trovao': 79,
		},
	},
	{
		name: 'Space',
		titles: {
			'alfandega-de-ceres': 96,
			'alfandega-de-ceres-inventario': 90,
			'lua-de-segunda-mao': 93,
			'farois-de-netuno': 89,
			'jardineiros-de-orbita': 97,
		},
	},
	{
		name: 'Workplace',
		titles: {
			'alfandega-de-ceres': 82,
			'terceira-reparticao-de-assombros': 85,
			'queda-livre-expressa': 67,
			'acao-os-dubles-de-karasuyama': 76,
			'acao-e-reacao': 58,
			errata: 69,
			'cartorio-do-fim-do-mundo': 90,
			'a-herdeira-da-lavanderia': 72,
			'sobrado-48': 40,
		},
	},
	{
		name: 'Time Loop',
		titles: { 'elevador-para-setembro': 91, 'queda-livre-expressa': 35 },
		spoils: { 'vagao-quatro': 95, 'a-ampulheta-molhada': 88, 'o-bairro-das-duas-as-quatro': 82 },
	},
	{
		name: 'Unreliable Narrator',
		titles: { errata: 93, 'a-testemunha-de-papel': 87 },
		spoils: { 'o-sineiro-de-yukinashi': 90, 'a-ladra-de-sobrenomes': 84, 'hotel-equinocio': 76 },
	},
	{
		name: 'Found Family',
		titles: {
			'sobrado-48': 94,
			'guarda-nuvens': 70,
			'clube-de-leitura-dos-viloes-aposentados': 82,
			'tres-maos-para-hisame': 61,
			'antes-da-demolicao': 66,
			'clube-dos-guarda-chuvas-perdidos': 80,
		},
	},
	{
		name: 'Mountains',
		titles: { 'cordilheira-noite-a-menos-nove': 98, cordilheira: 98, 'o-dia-em-que-a-montanha-tossiu': 73 },
	},
]
