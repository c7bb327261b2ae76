import type { SampleList } from './types.ts'

/** The lists that members made. */
export const LISTS: readonly SampleList[] = [
	{
		by: 'bia-kagawa',
		title: 'Para tardes de chuva',
		description: 'Histórias que pedem janela embaçada, cobertor e nenhuma pressa.',
		isPublic: true,
		titles: [
			'quarenta-por-cento-de-chuva',
			'clube-dos-guarda-chuvas-perdidos',
			'ramen-as-tres-da-manha',
			'sobrado-48',
			'hotel-equinocio',
		],
	},
	{
		by: 'bia-kagawa',
		title: 'Cheiro de mar',
		description: 'Faróis, marés e baleias: tudo o que acaba em areia no sapato.',
		isPublic: true,
		titles: [
			'cartas-do-farol-o-filme',
			'a-gramatica-das-baleias',
			'a-contadora-de-mares',
			'tres-dias-de-mare-baixa',
			'farois-de-netuno',
		],
	},
	{
		by: 'bia-kagawa',
		title: 'Presentes que ainda vou dar',
		description: 'Volumes para aniversários de gente querida.',
		isPublic: false,
		titles: ['inventario-das-coisas-quebradas', 'elevador-para-setembro', 'mil-e-uma-marmitas'],
	},
	{
		by: 'gustavo-nakamura',
		title: 'O espaço fica logo ali',
		description: 'Para começar na ficção científica sem medo de manual.',
		isPublic: true,
		titles: ['farois-de-netuno', 'jardineiros-de-orbita', 'alfandega-de-ceres'],
	},
]
