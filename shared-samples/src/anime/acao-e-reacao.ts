import { bell } from './bell.ts'
import { season } from './weekly.ts'
import { series, tokyo } from './work.ts'

export const acaoEReacao = series({
	id: 9,
	key: 'acao-e-reacao',
	names: {
		pt: 'Ação e Reação',
		en: 'Frame Advantage',
		romaji: 'Yūri Furēmu',
		native: '有利フレーム',
		synonyms: ['Yuri Fureemu', 'Frame Advantage', 'Acao e Reacao'],
	},
	status: 'releasing',
	genres: ['sports', 'action', 'comedy'],
	color: '#ff2e63',
	synopsis:
		'Um quadro de jogo dura dezesseis milissegundos. Kazuto Enjō já foi o mais rápido do Japão nesse intervalo; hoje tem trinta e um anos, duas tendinites e um fliperama que fecha em dezembro. Riri, de dezesseis, aprendeu a lutar contra a máquina dos fundos e nunca enfrentou um ser humano. Ele precisa do dinheiro do campeonato, ela precisa de um adulto que assine a inscrição. Nenhum dos dois aceita jogar em dupla, e a única vaga que sobrou é de dupla.',
	postedBy: 'duda-ramos',
	addedAt: '2026-10-15T02:40:00Z',
	seasons: [
		season('Temporada 1', '2026-10-14', 23, [
			['Ficha única', 'Riri desafia o dono do fliperama e aprende, em duas partidas, que controle também sua.'],
			[
				'Dezesseis milissegundos',
				'Kazuto explica o que é um quadro com uma faca, um pepino e nenhuma noção de segurança.',
			],
			['Lag', 'A seletiva pela internet é decidida por uma reforma no encanamento do prédio.'],
			['Personagem ruim', 'A dupla troca de lutadores e passa a perder com muito mais dignidade.'],
			['Mão esquerda', 'Proibido de treinar pelo médico, Kazuto joga uma noite inteira só de ouvido.'],
			['Torcida contra', 'Em Osaka, três mil pessoas vaiam em ritmo, e Riri decide bater no compasso.'],
		]),
	],
	cast: {
		'Riri Asahina': 'Kanade Usagawa',
		'Kazuto Enjō': 'Keigo Amamori',
		'Tamaki, a narradora': 'Akiho Nagatomi',
		'Doutor Kuon': 'Reiji Utsugi',
	},
	staff: {
		Direção: 'Noriaki Tamagaki',
		'Composição da série': 'Tōru Magome',
		'Design de personagens': 'Jun Akabori',
		'Direção de animação de ação': 'Ryōta Chikura',
		'Trilha sonora': 'Unidade Pulso Duplo',
	},
	studio: 'Kazaguruma',
	source: 'Obra original',
	ageRating: '12 anos',
	planned: 12,
	platforms: ['Lanterna+', 'Kiosque'],
	votes: bell(58_207, 8.1, 1.5),
	views: 1_120_744,
	likes: 97_630,
	slot: tokyo('23:00'),
})
