import { bell } from './bell.ts'
import { season } from './weekly.ts'
import { series, tokyo } from './work.ts'

export const antesDaDemolicao = series({
	id: 13,
	key: 'antes-da-demolicao',
	names: {
		pt: 'Antes da Demolição',
		en: 'Before the Demolition',
		romaji: 'Kaitai Made no Kyori',
		native: '解体までの距離',
		synonyms: ['Kaitai Kyori', 'Antes da Demolicao'],
	},
	status: 'releasing',
	genres: ['romance', 'drama'],
	color: '#d98cb3',
	synopsis:
		'Ela é paga para derrubar prédios sem que caia um vaso no vizinho. Ele é pago para afinar os pianos que sobraram dentro. Nos sessenta dias em que o Cine-Teatro Komorebi espera pela demolição, Aya Fukuroi e Nagisa Tomono têm chaves diferentes para as mesmas portas e horários que só coincidem de madrugada. Romance de adultos cansados, feito de bilhetes colados em paredes que não vão durar.',
	postedBy: 'fernanda-lua',
	addedAt: '2026-10-29T01:15:00Z',
	seasons: [
		season('Temporada 1', '2026-10-21', 24, [
			['Sessenta dias', 'Aya marca as paredes com tinta vermelha e, de manhã, encontra uma delas corrigida.'],
			['Lá 440', 'Nagisa se recusa a declarar morto um piano de cauda que ainda responde em uma tecla.'],
			['Cadeira F-17', 'Uma senhora pede para assistir, sozinha, ao filme que não terminou em 1974.'],
			[
				'Carga e descarga',
				'O elevador para entre dois andares, e as duas profissões têm opiniões opostas sobre o barulho.',
			],
			['Laudo', 'Aya precisa assinar que não há nada de valor no edifício.'],
		]),
	],
	cast: {
		'Aya Fukuroi': 'Natsuho Enokida',
		'Nagisa Tomono': 'Rento Sugimori',
		'Dona Sumire': 'Yae Morikawa',
		'Chefe Ōba': 'Genta Orihashi',
	},
	staff: {
		Direção: 'Mana Kajitani',
		'Composição da série': 'Haruomi Jinno',
		'Design de personagens': 'Chika Yonehara',
		'Direção de arte': 'Noboru Izumida',
		'Trilha sonora': 'Ayako Fuchigami',
	},
	studio: 'Minamo',
	source: 'Mangá',
	ageRating: '14 anos',
	planned: 12,
	platforms: ['Maré TV'],
	votes: bell(17_733, 8.1, 1.3),
	views: 312_655,
	likes: 33_902,
	slot: tokyo('22:00'),
})
