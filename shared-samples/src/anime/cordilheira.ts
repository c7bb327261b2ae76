import { bell } from './bell.ts'
import { film } from './work.ts'

export const cordilheira = film({
	id: 34,
	key: 'cordilheira-noite-a-menos-nove',
	names: {
		pt: 'Cordilheira: Noite a Menos Nove',
		en: 'Cordillera: Nine Below',
		romaji: 'Gekijōban Sanmyaku: Mainasu Kyū-do no Yoru',
		native: '劇場版 山脈 マイナス九度の夜',
		synonyms: ['Sanmyaku Movie', 'Cordillera'],
	},
	status: 'completed',
	started: '2025-12-12',
	genres: ['sports', 'adventure', 'drama'],
	color: '#4f6df5',
	synopsis:
		'A Travessia dos Alpes do Norte já vai pela metade quando uma nuvem lenticular estaciona sobre a crista e fecha a trilha. Presas entre dois abrigos, com um crampon emprestado e três sacos de dormir para quatro, Chizuru e a corda do colégio Yatsugatake têm de atravessar a noite mais longa do mangá. O filme dura pouco mais do que a madrugada que narra, e o vento foi gravado de verdade, a 2.900 metros.',
	postedBy: 'enzo-tanabe',
	addedAt: '2026-03-15T10:25:00Z',
	minutes: 96,
	cast: {
		'Chizuru Amano': 'Akiho Nagatomi',
		'A novata': 'Hinano Usugawa',
		'A ex-capitã': 'Yukino Hasuda',
		'A garota do barômetro': 'Otoha Tachihara',
	},
	staff: {
		Direção: 'Isamu Hatoyama',
		Roteiro: 'Kenta Shiomi',
		'Design de personagens': 'Jun Akabori',
		'Direção de arte': 'Davi Kobata',
		'Trilha sonora': 'Taeko Ryūzaki',
	},
	studio: 'Tetsubin Pictures',
	source: 'Mangá',
	ageRating: '10 anos',
	platforms: ['Torii Play', 'Kiosque'],
	relations: [{ to: 'cordilheira', kind: 'source' }],
	votes: bell(28_644, 8.2, 1.3),
	views: 390_271,
	likes: 33_815,
})
