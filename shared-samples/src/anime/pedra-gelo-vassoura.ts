import { bell } from './bell.ts'
import { season } from './weekly.ts'
import { series } from './work.ts'

export const pedraGelo = series({
	id: 25,
	key: 'pedra-gelo-vassoura',
	names: {
		pt: 'Pedra, Gelo, Vassoura',
		en: 'Stone, Ice, Broom',
		romaji: 'Ishi to Kōri to Burashi',
		native: '石と氷とブラシ',
		synonyms: ['Ishikori', 'Curling Hokkaido', 'Stone Ice Broom'],
	},
	status: 'completed',
	genres: ['sports', 'comedy', 'sliceoflife'],
	color: '#3ec1d3',
	synopsis:
		'Em Tokobetsu, Hokkaido, o inverno dura sete meses e só há duas coisas para fazer: reclamar e jogar curling. As quatro funcionárias da lavanderia Shirokuma fazem ambas muito bem. Quando a prefeitura ameaça derreter a pista para economizar luz, elas se inscrevem no campeonato nacional com vassouras de verdade, uma estratégia tirada da escala de plantão e a jogadora mais velha do torneio. É o esporte mais educado do mundo, praticado por gente que passou o dia discutindo quem manchou a toalha.',
	postedBy: 'caio-mori',
	addedAt: '2025-09-09T20:47:00Z',
	seasons: [
		season('Temporada 1', '2016-01-09', 23, [
			['Sete meses', 'A conta de luz da pista chega na mesma semana que a neve.'],
			['Varrer', 'Setsu descobre que sua técnica de esfregão tem nome em inglês e federação internacional.'],
			['Fair play', 'Um adversário confessa a própria falta, e as quatro levam o jogo inteiro para acreditar.'],
			[
				'Vinte quilos de granito',
				'A pedra escocesa custa mais que a lavanderia, então o coveiro oferece uma alternativa.',
			],
			['Último arremesso', 'Dona Kiyo revela por que não joga a última pedra desde 1972.'],
			['Excursão a Nagano', 'Dezesseis horas de trem bastam para criar três táticas e duas inimizades.'],
			['Gelo ruim', 'A pista do torneio é lisa demais para quem aprendeu a jogar em buraco.'],
			['Casa cheia', 'Tokobetsu para diante da única televisão da lavanderia, que está centrifugando.'],
		]),
	],
	cast: {
		'Setsu Wakkanabe': 'Akiho Nagatomi',
		'Dona Kiyo': 'Ikue Saganuma',
		'Maiko Furano': 'Hinano Usugawa',
		Jessica: 'Natsuho Enokida',
	},
	staff: {
		Direção: 'Isamu Hatoyama',
		'Composição da série': 'Tōru Magome',
		'Design de personagens': 'Jun Akabori',
		'Trilha sonora': 'Gō Minazuki',
	},
	studio: 'Tetsubin Pictures',
	source: 'Obra original',
	ageRating: 'Livre',
	platforms: ['Kiosque'],
	votes: bell(21_337, 7.4, 1.5),
	views: 288_450,
	likes: 24_806,
})
