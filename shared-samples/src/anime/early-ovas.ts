import { bell } from './bell.ts'
import { season } from './weekly.ts'
import { ova } from './work.ts'

export const ampulhetaMolhada = ova({
	id: 42,
	key: 'a-ampulheta-molhada',
	names: {
		pt: 'A Ampulheta Molhada',
		en: 'The Wet Hourglass',
		romaji: 'Nureta Sunadokei',
		native: '濡れた砂時計',
		synonyms: ['Sunadokei 1999', 'Wet Hourglass'],
	},
	status: 'completed',
	genres: ['supernatural', 'drama'],
	color: '#a68a64',
	synopsis:
		'Lançado em uma única tiragem de fita, vendida no balcão de uma papelaria de Matsue, este média-metragem em duas partes ficou vinte anos sem que se soubesse se existia. Uma menina vira a ampulheta da avó durante uma enchente, e a areia molhada não cai. Enquanto não cair, é domingo. Quem viu fala em voz baixa; quem não viu, procura.',
	postedBy: 'igor-satori',
	addedAt: '2026-01-18T06:06:00Z',
	seasons: [
		season('Fita única', '1999-11-14', 21, [
			['Lado A: Domingo', 'A água chega ao terceiro degrau e para, educadamente, à espera.'],
			['Lado B: Ainda domingo', 'A menina conta os grãos um por um, e a casa conta com ela.'],
		]),
	],
	cast: { 'A menina': 'Fumika Tsukinobe', 'A avó': 'Shizue Aramitsu', 'O carteiro de bote': 'Kaneto Yagura' },
	staff: { Direção: 'Eiko Tanegashima', Animação: 'Eiko Tanegashima', 'Trilha sonora': 'Eiko Tanegashima' },
	studio: 'Produção independente',
	source: 'Obra original',
	ageRating: 'Livre',
	platforms: [],
	// Six people have seen it and love it: without weighting it would lead every ranking.
	votes: [0, 0, 0, 0, 0, 0, 0, 0, 0, 6],
	views: 214,
	likes: 6,
})

export const oitoTelhados = ova({
	id: 44,
	key: 'oito-telhados',
	names: {
		pt: 'Oito Telhados',
		en: 'Eight Rooftops',
		romaji: 'Yattsu no Yane',
		native: '八つの屋根',
		synonyms: ['Yatsu no Yane', 'Eight Roofs'],
	},
	status: 'completed',
	genres: ['action', 'suspense'],
	color: '#592941',
	synopsis:
		'Entre o castelo de Himeji e o rio há oito telhados, e uma ladra com uma flecha no ombro precisa atravessá-los antes que o tambor termine de bater. O perseguidor é o melhor telhadista da cidade, que construiu seis deles e sabe qual telha cede. Três episódios, uma noite, quase nenhuma fala: uma perseguição desenhada com a precisão de uma planta baixa.',
	postedBy: 'caio-mori',
	addedAt: '2025-09-27T22:30:00Z',
	seasons: [
		season('Uma noite', '2001-09-21', 28, [
			[
				'Do primeiro ao terceiro',
				'O tambor começa, a ladra corre, e o telhadista reconhece o próprio trabalho pelo som.',
			],
			['Quarto e quinto', 'No vão de uma cumeeira, perseguida e perseguidor dividem o mesmo esconderijo.'],
			['Do sexto ao rio', 'O último telhado não foi ele quem fez, e está molhado.'],
		]),
	],
	cast: { 'A ladra': 'Yukino Hasuda', 'O telhadista': 'Issei Makabe', 'Capitão da guarda': 'Daigo Sekimori' },
	staff: {
		Direção: 'Noriaki Tamagaki',
		Roteiro: 'Mio Nagasaka',
		'Direção de animação de ação': 'Ryōta Chikura',
		'Trilha sonora': 'Eiko Tanegashima',
	},
	studio: 'Kazaguruma',
	source: 'Obra original',
	ageRating: '14 anos',
	platforms: ['Kiosque'],
	votes: bell(158, 7.8, 1.5),
	views: 4_318,
	likes: 377,
})
