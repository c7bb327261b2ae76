import { bell } from './bell.ts'
import { season } from './weekly.ts'
import { series } from './work.ts'

export const terraPreta = series({
	id: 20,
	key: 'terra-preta-areia-branca',
	names: {
		pt: 'Terra Preta, Areia Branca',
		en: 'Black Soil, White Sand',
		romaji: 'Kurotsuchi Shirosuna',
		native: '黒土白砂',
		synonyms: ['Kurotsuchi', 'Kurosuna', 'Black Soil'],
	},
	status: 'completed',
	genres: ['sports', 'drama'],
	color: '#3b2a1a',
	synopsis:
		'O estádio de Ikune é de beisebol, mas a série quase não mostra o placar. Seus heróis entram em campo nos três minutos entre um tempo e outro, com rodo, mangueira e rastelo. Nagase, arremessador de braço quebrado, arranja um emprego temporário na equipe que cuida do gramado e descobre que a mistura certa de terra preta e areia branca decide mais partidas do que qualquer rebatida. Um verão inteiro, do primeiro rolo compressor à última cal, visto a partir do chão.',
	postedBy: 'caio-mori',
	addedAt: '2025-04-02T08:00:00Z',
	seasons: [
		season('O Verão Inteiro', '2017-07-08', 24, [
			['Sete por três', 'Nagase erra a proporção da terra no primeiro dia e afunda o tênis do chefe.'],
			['Lona', 'A tempestade chega em quatro minutos, e cobrir o campo leva quatro e meio.'],
			['O quique', 'Um defensor interno reclama de uma pedra que só ele sente, e a equipe passa a noite procurando.'],
			['Cal', 'A linha de primeira base está torta há dezoito anos, e todos sabem por quê.'],
			['Grama de inverno', 'Madoka explica por que se planta em setembro aquilo que a torcida só vai ver em abril.'],
			['Sombra da arquibancada', 'Um fotógrafo cego pede que lhe descrevam o campo em troca de uma previsão do tempo.'],
			['Jogo cancelado', 'Dois times do interior viajaram a noite toda, e o céu não quer colaborar.'],
			['Punhado de terra', 'Depois da derrota, um menino enche o saquinho e pede desculpa ao gramado.'],
			['Braço direito', 'Nagase lança uma única bola para testar o montinho e todo o estádio finge não olhar.'],
			['Água na medida', 'A pior seca da década obriga a escolher entre o diamante e o jardim externo.'],
			['Três minutos', 'Na final, o rastelo quebra no intervalo da quinta entrada.'],
			['Depois do jogo', 'As luzes se apagam, a equipe desce ao campo e, pela primeira vez, alguém joga.'],
		]),
	],
	cast: {
		'Kōhei Nagase': 'Rento Sugimori',
		'Madoka Ibi': 'Saya Minobara',
		'Chefe Torakichi': 'Zenji Kurahashi',
		'Tsuge, do rolo compressor': 'Bunta Ejiri',
	},
	staff: {
		Direção: 'Isamu Hatoyama',
		'Composição da série': 'Kenta Shiomi',
		'Design de personagens': 'Jun Akabori',
		'Direção de arte': 'Noboru Izumida',
		'Trilha sonora': 'Taeko Ryūzaki',
	},
	studio: 'Tetsubin Pictures',
	source: 'Romance',
	ageRating: 'Livre',
	platforms: ['Torii Play'],
	votes: bell(49_311, 8.5, 1.2),
	views: 655_180,
	likes: 62_204,
})
