import { bell } from './bell.ts'
import { film } from './work.ts'

export const cartasDoFarol = film({
	id: 35,
	key: 'cartas-do-farol-o-filme',
	names: {
		pt: 'Cartas do Farol: O Filme',
		en: 'Letters from the Lighthouse: The Film',
		romaji: 'Gekijōban Tōdai kara no Tegami',
		native: '劇場版 灯台からの手紙',
		synonyms: ['Tōdai Movie', 'Todai', 'Letters from the Lighthouse Movie'],
	},
	status: 'completed',
	started: '2023-10-06',
	genres: ['romance', 'drama'],
	color: '#ffb347',
	synopsis:
		'Mikurajima, 1961. O farol pisca fora do tempo, e só a telegrafista Fumi Shirahama percebe que alguém está escrevendo. O filme condensa os cinco volumes do mangá em um único inverno e confia na luz para contar quase tudo: o amarelo do querosene, o azul das janelas que respondem, o branco do nevoeiro que, por três noites, engole a conversa. É um romance em que os protagonistas dividem o quadro por menos de um minuto, e ninguém sai da sala reclamando disso.',
	postedBy: 'bia-kagawa',
	addedAt: '2025-07-02T23:12:00Z',
	minutes: 112,
	cast: {
		'Fumi Shirahama': 'Natsuho Enokida',
		'O faroleiro': 'Sōta Iwanami',
		'Velha Hatsu, das redes': 'Yae Morikawa',
		'Inspetor do cabo': 'Reiji Utsugi',
	},
	staff: {
		Direção: 'Sayuri Tokita',
		Roteiro: 'Haruomi Jinno',
		'Design de personagens': 'Mana Kajitani',
		'Direção de arte': 'Noboru Izumida',
		'Direção de fotografia': 'Akira Hoshimura',
		'Trilha sonora': 'Ayako Fuchigami',
	},
	studio: 'Minamo',
	source: 'Mangá',
	ageRating: 'Livre',
	platforms: ['Lanterna+', 'Torii Play', 'Maré TV'],
	links: [{ name: 'Alfabeto de janelas', url: 'https://example.org/cartas-do-farol-o-filme/janelas' }],
	relations: [{ to: 'cartas-do-farol', kind: 'source' }],
	votes: bell(131_077, 8.9, 1.1),
	views: 1_740_522,
	likes: 171_908,
	featured: 3,
})
