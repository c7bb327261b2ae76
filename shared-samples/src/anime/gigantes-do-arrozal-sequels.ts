import { bell } from './bell.ts'
import { season } from './weekly.ts'
import { ova, series } from './work.ts'

export const festaDaColheita = ova({
	id: 43,
	key: 'gigantes-do-arrozal-festa-da-colheita',
	names: {
		pt: 'Gigantes do Arrozal: Festa da Colheita',
		en: 'Paddy Giants: Harvest Festival',
		romaji: 'Suiden no Kyojin: Shūkakusai',
		native: '水田の巨人 収穫祭',
		synonyms: ['Suiden OVA', 'Shukakusai'],
	},
	status: 'completed',
	genres: ['comedy', 'scifi', 'sliceoflife'],
	color: '#c9c126',
	synopsis:
		'Otsubo tem uma tradição: quem perde o cabo de guerra paga a festa. O problema é que o vale vizinho apareceu com dois robôs, e o regulamento de 1871 não diz nada sobre hidráulica. Dois episódios soltos, entre a primeira e a segunda temporada, em que nada está em jogo além da honra e de trezentos litros de saquê.',
	postedBy: 'enzo-tanabe',
	addedAt: '2025-02-04T10:10:00Z',
	seasons: [
		season('Festa da Colheita', '2022-10-21', 27, [
			['Cláusula sétima', 'Vô Denjirō passa a noite procurando no regulamento uma brecha que caiba em vinte metros.'],
			['Força, Umeko!', 'A corda é boa, o barro é fundo, e ninguém combinou o que acontece em caso de empate.'],
		]),
	],
	cast: { 'Sawa Kamata': 'Otoha Tachihara', 'Vô Denjirō': 'Zenji Kurahashi', 'Prefeita Oda': 'Yae Morikawa' },
	staff: { Direção: 'Chisato Imaizeki', Roteiro: 'Kenta Shiomi', 'Trilha sonora': 'Taeko Ryūzaki' },
	studio: 'Tetsubin Pictures',
	source: 'Obra original',
	ageRating: 'Livre',
	platforms: ['Torii Play'],
	relations: [{ to: 'gigantes-do-arrozal', kind: 'prequel' }],
	votes: bell(18_450, 7.9, 1.3),
	views: 240_118,
	likes: 15_207,
})

export const terceiraColheita = series({
	id: 31,
	key: 'gigantes-do-arrozal-terceira-colheita',
	names: {
		pt: 'Gigantes do Arrozal: Terceira Colheita',
		en: 'Paddy Giants: Third Harvest',
		romaji: 'Suiden no Kyojin: Sandome no Shūkaku',
		native: '水田の巨人 三度目の収穫',
		synonyms: ['Suiden 3', 'Paddy Giants Season 3'],
	},
	status: 'not_released',
	started: '2027-04',
	genres: ['scifi', 'action', 'drama'],
	color: '#2e5e1a',
	synopsis:
		'O vale tem energia, estrada e um problema novo: gente. Atraídas pela lenda das máquinas que plantam, famílias inteiras chegam à procura de terra, e o último campo livre de Otsubo fica em cima do lugar onde a guerra enterrou o que não queria lembrar. Rokuta, agora com quinze anos, precisa decidir o que um gigante deve fazer com as mãos.',
	postedBy: 'enzo-tanabe',
	addedAt: '2026-09-18T12:00:00Z',
	cast: { Rokuta: 'Hayato Mizusaki', 'Sawa Kamata': 'Otoha Tachihara', 'Funcionário Hirose': 'Rento Sugimori' },
	staff: {
		Direção: 'Isamu Hatoyama',
		'Composição da série': 'Kenta Shiomi',
		'Design mecânico': 'Yōichi Serizawa',
	},
	studio: 'Tetsubin Pictures',
	source: 'Obra original',
	ageRating: 'A definir',
	planned: 12,
	platforms: [],
	relations: [{ to: 'gigantes-do-arrozal', kind: 'prequel' }],
	votes: [0, 0, 0, 0, 0, 0, 0, 0, 0, 0],
	views: 64_903,
	likes: 17_558,
})
