import { bell } from './bell.ts'
import { season } from './weekly.ts'
import { series } from './work.ts'

export const faroisDeNetuno = series({
	id: 28,
	key: 'farois-de-netuno',
	names: {
		pt: 'Faróis de Netuno',
		en: 'Neptune Light Station',
		romaji: 'Kaiōsei Tōdai',
		native: '海王星灯台',
		synonyms: ['Kaiosei Todai', 'Neptune Lighthouse', 'Farois de Netuno'],
	},
	status: 'completed',
	genres: ['scifi', 'drama'],
	color: '#3f37c9',
	synopsis:
		'Uma sinalizadora orbita Netuno desde antes de haver quem sinalizar. As duas pessoas do turno trocam de lugar a cada quatro anos, e a troca dura exatos quarenta minutos: tempo de um café, de um relatório e de todo o resto. Produzida em 1998, em acetato, por uma equipe de onze pessoas, a série acompanha seis trocas de turno e as vidas que cabem entre elas. Envelheceu como os bons rádios: com chiado e sem perder a estação.',
	postedBy: 'gustavo-nakamura',
	addedAt: '2025-01-30T03:03:00Z',
	seasons: [
		season('Seis Turnos', '1998-10-05', 26, [
			['Turno 1: O café', 'Quem chega traz pó moído na Terra; quem parte já não sabe o que é cheiro.'],
			['Turno 2: O relatório', 'Quatro anos de leituras normais escondem uma frase escrita na margem.'],
			['Turno 3: A lâmpada', 'Pela primeira vez uma nave passa, e não responde à saudação.'],
			['Turno 4: A planta', 'Um pé de tomate clandestino atravessa três chefias e um incêndio.'],
			['Turno 5: O atraso', 'A substituta não aparece na data, e quarenta minutos viram quarenta dias.'],
			['Turno 6: O último a sair', 'Chega a ordem de desligar, e alguém precisa decidir quem apaga a luz.'],
		]),
	],
	cast: {
		'Faroleiro Amakasu': 'Kaneto Yagura',
		'Faroleira Minamoto Kei': 'Fumika Tsukinobe',
		'Voz da Central': 'Shizue Aramitsu',
	},
	staff: {
		Direção: 'Shōgo Hiramatsu',
		'Composição da série': 'Shōgo Hiramatsu',
		'Design mecânico': 'Yōichi Serizawa',
		'Trilha sonora': 'Eiko Tanegashima',
	},
	studio: 'Hoshikuzu Works',
	source: 'Obra original',
	ageRating: '10 anos',
	platforms: ['Kiosque'],
	votes: bell(8_932, 8.7, 1.3),
	views: 140_775,
	likes: 16_420,
})
