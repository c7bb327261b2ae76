import { bell } from './bell.ts'
import { season } from './weekly.ts'
import { series, tokyo } from './work.ts'

export const guardaNuvens = series({
	id: 4,
	key: 'guarda-nuvens',
	names: {
		pt: 'Guarda-Nuvens',
		en: 'Cloudguard',
		romaji: 'Unkai Kyūjotai',
		native: '雲海救助隊',
		synonyms: ['Unkai', 'Unkai Kyujotai', 'Guarda Nuvens'],
	},
	status: 'releasing',
	genres: ['action', 'adventure', 'fantasy'],
	color: '#f0a202',
	synopsis:
		'As montanhas de Kirigane são ilhas, e o mar entre elas é de nuvem. Quem cai não afunda depressa: flutua por umas quatro horas, tempo que a Guarda tem para chegar de barco, de corda ou de asa. Hayase nunca perdeu ninguém, até perder o parceiro. Agora divide o turno com uma recruta que fala sem parar, calcula o vento de cabeça e tem pavor de altura. Resgate atrás de resgate, os dois vão descobrindo o que existe lá embaixo, onde a nuvem fica escura.',
	postedBy: 'caio-mori',
	addedAt: '2025-04-21T09:15:00Z',
	seasons: [
		season('Temporada 1', '2025-04-06', 24, [
			['Quatro horas', 'Um balão de carga se rompe no canal norte, e o relógio começa a contar para onze pessoas.'],
			[
				'A recruta que olha para cima',
				'Minori passa em todas as provas de cálculo e trava no primeiro degrau da torre.',
			],
			['Corda molhada', 'Um resgate simples vira vigília quando a neblina congela os cabos do posto seis.'],
			['O barco de Dona Kiku', 'A travessia mais antiga do arquipélago se aposenta, mas a barqueira não foi avisada.'],
			['Vento de través', 'Dois povoados acendem o mesmo sinal de socorro ao mesmo tempo, e há um só barco.'],
			['A asa do Tobe', 'Hayase abre o armário que estava trancado desde o acidente.'],
			['Exercício simulado', 'Era para ser treinamento, até a vítima de mentira sumir de verdade.'],
			['Fundo escuro', 'Minori ouve, na nuvem baixa, alguém chamar por um nome que só ela deveria conhecer.'],
			['Dia de folga', 'Sem uniforme, a equipe não encontra outro assunto, e a pescaria fica silenciosa demais.'],
			['A quinta hora', 'O manual diz para voltar; o rádio, lá de baixo, diz que ainda há gente.'],
		]),
		season('Temporada 2: A Maré de Outono', '2026-10-04', 24, [
			['Nível da nuvem: 312', 'O mar sobe como nunca, e metade dos postos da Guarda amanhece debaixo dele.'],
			['Sotaque do vale', 'Uma sobrevivente resgatada da nuvem escura fala um dialeto extinto há cem anos.'],
			['Cabo solto', 'Minori comanda o primeiro resgate e aprende o peso exato da palavra “aguarde”.'],
			[
				'O faroleiro não responde',
				'Três noites de lâmpada apagada levam Hayase a uma ilha em que não queria pisar de novo.',
			],
			['Quem puxa quem', 'Presos na mesma corda, veterano e recruta precisam decidir quem é o contrapeso.'],
			[
				'Salva-vidas de porcelana',
				'Um carregamento de bonecas flutua sobre o canal e aponta o caminho de um naufrágio antigo.',
			],
			[
				'Assobio longo, assobio curto',
				'As crianças do posto dois inventam um código que a Guarda inteira passa a usar.',
			],
		]),
	],
	cast: {
		Hayase: 'Daigo Sekimori',
		'Minori Tachibe': 'Kanade Usagawa',
		'Capitã Ren': 'Yukino Hasuda',
		'Dona Kiku': 'Ikue Saganuma',
		Tobe: 'Hayato Mizusaki',
	},
	staff: {
		Direção: 'Noriaki Tamagaki',
		'Composição da série': 'Emi Sudō',
		'Design de personagens': 'Wakana Ishibe',
		'Direção de arte': 'Noboru Izumida',
		'Trilha sonora': 'Gō Minazuki',
	},
	studio: 'Kazaguruma',
	source: 'Obra original',
	ageRating: '10 anos',
	planned: 23,
	platforms: ['Maré TV', 'Lanterna+'],
	votes: bell(112_604, 8.3, 1.3),
	views: 1_802_455,
	likes: 134_918,
	featured: 6,
	slot: tokyo('17:00'),
})
