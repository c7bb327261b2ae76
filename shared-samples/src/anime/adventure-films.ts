import { bell } from './bell.ts'
import { film } from './work.ts'

export const pipaDeCemBracas = film({
	id: 33,
	key: 'a-pipa-de-cem-bracas',
	names: {
		pt: 'A Pipa de Cem Braças',
		en: 'The Hundred-Fathom Kite',
		romaji: 'Hyakuhiro no Tako',
		native: '百尋の凧',
		synonyms: ['Hyakuhiro', 'Pipa de Cem Bracas'],
	},
	status: 'completed',
	started: '2018-05-03',
	genres: ['adventure', 'sports'],
	color: '#f94144',
	synopsis:
		'Todo mês de maio, nas dunas, os bairros de Ensuji cortam as linhas uns dos outros com pipas do tamanho de telhados. O bairro dos Carpinteiros não ganha desde que perdeu o cordoeiro. Wakaba, a neta dele, só sabe fazer nó; o primo Rihei só sabe correr; e a única linha que aguentaria o vento da final está no fundo do mar, amarrada a uma âncora. Uma aventura de três dias em que ninguém levanta a voz por falta de fôlego.',
	postedBy: 'helo-vidal',
	addedAt: '2025-05-05T05:05:00Z',
	minutes: 104,
	cast: {
		'Wakaba Tsunemi': 'Umi Kasagi',
		'Rihei Tsunemi': 'Hayato Mizusaki',
		'Mergulhadora Isana': 'Yae Morikawa',
		'Mestre Bonten': 'Genta Orihashi',
	},
	staff: {
		Direção: 'Michiru Aramaki',
		Roteiro: 'Emi Sudō',
		'Design de personagens': 'Chika Yonehara',
		'Direção de arte': 'Ritsuko Hamada',
		'Trilha sonora': 'Taeko Ryūzaki',
	},
	studio: 'Minamo',
	source: 'Obra original',
	ageRating: 'Livre',
	platforms: ['Lanterna+', 'Maré TV'],
	votes: bell(46_013, 8.1, 1.2),
	views: 520_930,
	likes: 41_660,
})

export const peixeQueEngoliuOSino = film({
	id: 38,
	key: 'o-peixe-que-engoliu-o-sino',
	names: {
		pt: 'O Peixe que Engoliu o Sino',
		en: 'The Fish That Swallowed the Bell',
		romaji: 'Kane o Nonda Uo',
		native: '鐘を呑んだ魚',
		synonyms: ['Kane wo Nonda Uo', 'Kane Uo'],
	},
	status: 'completed',
	started: '2003-07-19',
	genres: ['fantasy', 'adventure'],
	color: '#8fd14f',
	synopsis:
		'O sino do templo caiu no lago, e um bagre o engoliu. Desde então, sempre que o peixe soluça, é meio-dia. A aldeia de Biwaji passa a viver segundo o estômago do bicho, com almoços às três da manhã e rezas no escuro, até que Tokio e a irmã menor resolvem descer com uma corda, um balde e um remédio para digestão. Clássico das tardes de férias, lembrado pelo fundo do lago pintado inteiro em papel de arroz.',
	postedBy: 'fernanda-lua',
	addedAt: '2025-02-11T14:14:00Z',
	minutes: 78,
	cast: {
		Tokio: 'Nobue Terasaki',
		'Irmã Chacha': 'Fumika Tsukinobe',
		'O bagre': 'Kaneto Yagura',
		'Abade Kaien': 'Genta Orihashi',
	},
	staff: {
		Direção: 'Shōgo Hiramatsu',
		Roteiro: 'Kenta Shiomi',
		'Direção de arte': 'Noboru Izumida',
		'Trilha sonora': 'Eiko Tanegashima',
	},
	studio: 'Tetsubin Pictures',
	source: 'Livro ilustrado',
	ageRating: 'Livre',
	platforms: ['Maré TV'],
	votes: bell(15_508, 7.9, 1.3),
	views: 204_336,
	likes: 18_940,
})
