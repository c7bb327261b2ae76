import { bell } from './bell.ts'
import { film } from './work.ts'

export const elevadorParaSetembro = film({
	id: 36,
	key: 'elevador-para-setembro',
	names: {
		pt: 'Elevador para Setembro',
		en: 'Elevator to September',
		romaji: 'Kugatsu-yuki no Erebētā',
		native: '九月行きのエレベーター',
		synonyms: ['Kugatsu Elevator', 'Kugatsu-yuki'],
	},
	status: 'completed',
	started: '2016-08-26',
	genres: ['scifi', 'romance'],
	color: '#9d4edd',
	synopsis:
		'A viagem de elevador até a estação orbital dura sete dias. Em agosto, Sera embarca como ascensorista de verão; em algum ponto acima das nuvens percebe que a cabine que desce pelo cabo ao lado traz, na mesma função, alguém que acena. As duas cabines se cruzam por onze segundos, a cada sete dias. Quatro encontros, quarenta e quatro segundos e um mês inteiro para pensar no que escrever no vidro.',
	postedBy: 'fernanda-lua',
	addedAt: '2025-08-31T21:00:00Z',
	minutes: 89,
	cast: {
		'Sera Mikazuno': 'Otoha Tachihara',
		'Ascensorista da cabine B': 'Rento Sugimori',
		'Doutora Quincas': 'Yukino Hasuda',
	},
	staff: {
		Direção: 'Tatsurō Ebina',
		Roteiro: 'Haruomi Jinno',
		'Design de personagens': 'Kei Tsurusaki',
		'Direção de fotografia': 'Akira Hoshimura',
		'Trilha sonora': 'Ayako Fuchigami',
	},
	studio: 'Hoshikuzu Works',
	source: 'Conto',
	ageRating: 'Livre',
	platforms: ['Lanterna+', 'Kiosque'],
	votes: bell(92_751, 8.3, 1.3),
	views: 1_090_488,
	likes: 98_002,
})

export const casamentoEmTresTrens = film({
	id: 39,
	key: 'casamento-em-tres-trens',
	names: {
		pt: 'Casamento em Três Trens',
		en: 'A Wedding in Three Trains',
		romaji: 'Sanbon no Ressha no Kekkonshiki',
		native: '三本の列車の結婚式',
		synonyms: ['Sanbon Ressha', 'Casamento em Tres Trens'],
	},
	status: 'completed',
	started: '2007-06-09',
	genres: ['comedy', 'romance'],
	color: '#f7a1c4',
	synopsis:
		'O noivo perdeu a baldeação em Nagoya. A noiva dormiu e passou da estação. O padrinho está no trem certo, mas com a mala errada, e dentro dela há um pinguim. Com o templo reservado até as cinco, três vagões de convidados que não se conhecem decidem fazer a festa em movimento e resolver o encontro pela tabela de horários. Uma comédia de portas que fecham, calculada minuto a minuto sobre horários ferroviários autênticos de 2006.',
	postedBy: 'duda-ramos',
	addedAt: '2025-10-25T16:20:00Z',
	minutes: 93,
	cast: {
		'Mutsumi, a noiva': 'Saya Minobara',
		'Takao, o noivo': 'Wataru Hinokuma',
		'Padrinho Gen': 'Bunta Ejiri',
		'Bilheteira Otowa': 'Ikue Saganuma',
	},
	staff: {
		Direção: 'Chisato Imaizeki',
		Roteiro: 'Tōru Magome',
		'Design de personagens': 'Wakana Ishibe',
		'Trilha sonora': 'Gō Minazuki',
	},
	studio: 'Karasu e Filhos',
	source: 'Obra original',
	ageRating: 'Livre',
	platforms: ['Kiosque', 'Maré TV'],
	votes: bell(12_377, 7, 1.5),
	views: 171_025,
	likes: 13_488,
})
