import { bell } from './bell.ts'
import { season } from './weekly.ts'
import { series, tokyo } from './work.ts'

export const vagaoQuatro = series({
	id: 12,
	key: 'vagao-quatro',
	names: {
		pt: 'Vagão Quatro',
		en: 'Car Four',
		romaji: 'Yongōsha',
		native: '四号車',
		synonyms: ['Yongosha', 'Vagao Quatro', 'Car 4'],
	},
	status: 'releasing',
	genres: ['suspense', 'scifi', 'mystery'],
	color: '#ffd23f',
	synopsis:
		'Às 7h12, no quarto vagão da linha Keisei-Minami, viajam sempre as mesmas trinta e oito pessoas. Todas se conhecem de vista, ninguém se cumprimenta. Numa terça-feira são trinta e nove, e cada passageiro reconhece o desconhecido: para um é o colega da escola, para outra é o noivo, para o velho do banco reservado é o filho. Uma fiscal de bilhetes com memória perfeita é a única que não se lembra dele. A série se passa inteira dentro do trem, em tempo real, um trajeto por episódio.',
	postedBy: 'gustavo-nakamura',
	addedAt: '2026-11-04T16:10:00Z',
	seasons: [
		season('Temporada 1', '2026-10-27', 22, [
			['7h12', 'Uma contagem de rotina dá um passageiro a mais, e a catraca discorda.'],
			[
				'Assento reservado',
				'O velho Imaoka cede o lugar ao homem que chama de filho e conta uma viagem que ninguém fez.',
			],
			['Parada não programada', 'Por quatro minutos o trem fica no túnel e metade do vagão muda de versão.'],
			['Bilhete de volta', 'Mashiro confere trinta e nove passagens e encontra uma emitida para a semana que vem.'],
		]),
	],
	cast: {
		'Mashiro Edogawa': 'Shiori Kadobata',
		'O passageiro': 'Naoya Kusajima',
		'Velho Imaoka': 'Tetsuji Oguma',
		'Yuna, do uniforme azul': 'Hinano Usugawa',
		'Maquinista Sera': 'Reiji Utsugi',
	},
	staff: {
		Direção: 'Ayumu Onizawa',
		'Composição da série': 'Mio Nagasaka',
		'Design de personagens': 'Kei Tsurusaki',
		'Trilha sonora': 'Unidade Pulso Duplo',
	},
	studio: 'Hoshikuzu Works',
	source: 'Peça de teatro',
	ageRating: '14 anos',
	planned: 9,
	platforms: ['Torii Play'],
	votes: bell(11_362, 7.6, 1.9),
	views: 296_440,
	likes: 22_081,
	slot: tokyo('24:30'),
})
