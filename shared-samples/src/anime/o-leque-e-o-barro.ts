import { bell } from './bell.ts'
import { season } from './weekly.ts'
import { series, tokyo } from './work.ts'

export const lequeEBarro = series({
	id: 8,
	key: 'o-leque-e-o-barro',
	names: {
		pt: 'O Leque e o Barro',
		en: 'The Fan and the Clay',
		romaji: 'Gunbai to Tsuchi',
		native: '軍配と土',
		synonyms: ['Gunbai', 'Gunbai to Tsuchi'],
	},
	status: 'releasing',
	genres: ['sports', 'drama'],
	color: '#a9713a',
	synopsis:
		'Chie Munakata sabe o nome de todos os golpes, reconhece um pé para fora a dez metros de distância e nunca vai lutar uma luta oficial. O que ela quer é ficar de pé no meio: ser gyōji, a pessoa do leque. O clube de sumô do colégio Tsurugamine tem quatro alunos, um ringue rachado e precisa de alguém que diga a verdade sobre cada queda, inclusive a do capitão, que anda escondendo o joelho. Um anime de esporte contado do único ponto do ringue em que é proibido torcer.',
	postedBy: 'caio-mori',
	addedAt: '2026-10-17T10:05:00Z',
	seasons: [
		season('Temporada 1', '2026-10-17', 24, [
			['Pé fora', 'No primeiro treino, Chie aponta uma derrota que ninguém mais viu e ganha quatro inimigos.'],
			['Voz de ringue', 'O velho gyōji do santuário aceita ensinar a chamar nomes, desde que ela aprenda a calar.'],
			[
				'Cinco centímetros de palha',
				'Reformar o ringue antes do regional exige barro bom, lua certa e muita panqueca de pagamento.',
			],
			['Revisão', 'Uma decisão contra o próprio colégio transforma Chie no assunto do refeitório.'],
			['O joelho do capitão', 'Mamoru pede à única pessoa que não sabe mentir que finja não ter visto nada.'],
		]),
	],
	cast: {
		'Chie Munakata': 'Hinano Usugawa',
		'Mamoru Gotanda': 'Daigo Sekimori',
		'Benkichi Aze': 'Bunta Ejiri',
		'Velho Kinoe': 'Tetsuji Oguma',
	},
	staff: {
		Direção: 'Isamu Hatoyama',
		'Composição da série': 'Emi Sudō',
		'Design de personagens': 'Jun Akabori',
		'Supervisão de sumô': 'Kazunari Ōtawara',
		'Trilha sonora': 'Taeko Ryūzaki',
	},
	studio: 'Tetsubin Pictures',
	source: 'Mangá',
	ageRating: 'Livre',
	planned: 13,
	platforms: ['Maré TV', 'Torii Play'],
	votes: bell(19_540, 8.2, 1.3),
	views: 377_902,
	likes: 36_180,
	slot: tokyo('17:30'),
})
