import { bell } from './bell.ts'
import { season } from './weekly.ts'
import { series, tokyo } from './work.ts'

export const sindicoTanuki = series({
	id: 15,
	key: 'sindico-tanuki',
	names: {
		pt: 'Síndico Tanuki',
		en: 'The Tanuki Superintendent',
		romaji: 'Tanuki Kanrinin',
		native: '狸管理人',
		synonyms: ['Tanuki Kanrinin', 'Sindico Tanuki', 'Tanukan'],
	},
	status: 'releasing',
	genres: ['comedy', 'supernatural', 'sliceoflife'],
	color: '#8b5e34',
	synopsis:
		'O Edifício Manju foi construído em cima de uma toca, e o contrato de venda tinha letras miúdas: a administração fica com os antigos moradores. O síndico Ponta usa gravata, cobra a taxa em bolotas e transforma-se no que for preciso para não convocar assembleia. Episódios de seis minutos sobre vazamentos, vagas de garagem e a milenar arte de empurrar com a barriga, que no caso dele é considerável.',
	postedBy: 'duda-ramos',
	addedAt: '2026-10-27T20:20:00Z',
	seasons: [
		season('Temporada 1', '2026-10-12', 6, [
			['Pauta única: o barulho', 'O batuque das onze da noite tem culpado, e é o próprio mediador da reunião.'],
			['Vaga 12', 'Ponta vira um sedã prateado para esconder que alugou a mesma garagem duas vezes.'],
			['Infiltração', 'A água que pinga no 302 vem de um andar que o prédio não tem.'],
			[
				'Multa por folha',
				'O pagamento da obra em folhas de árvore leva o encanador à beira de um despertar espiritual.',
			],
			['Elevador social', 'Uma raposa muito elegante candidata-se ao cargo e promete wi-fi na escada.'],
			['Procuração', 'Ponta vota quatorze vezes e, ainda assim, consegue perder.'],
		]),
	],
	cast: { Ponta: 'Genta Orihashi', 'Senhora Wakui, do 302': 'Yae Morikawa', 'Raposa Okyō': 'Fumika Tsukinobe' },
	staff: {
		Direção: 'Tōru Magome',
		Roteiro: 'Tōru Magome',
		'Design de personagens': 'Wakana Ishibe',
		'Trilha sonora': 'Gō Minazuki',
	},
	studio: 'Karasu e Filhos',
	source: 'Tirinha',
	ageRating: 'Livre',
	planned: 24,
	platforms: ['Maré TV', 'Kiosque'],
	votes: bell(6_284, 7, 1.7),
	views: 184_030,
	likes: 19_775,
	slot: tokyo('21:54'),
})
