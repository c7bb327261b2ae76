import { DAY, HOUR } from '../durations.ts'
import type { SampleChannelTalk } from '../types.ts'
import { messages } from './messages.ts'

/** The messages of the site's main group. */
export const VARANDA: readonly SampleChannelTalk[] = [
	{
		group: 'g1',
		channel: 'geral',
		unread: 3,
		messages: messages(
			['fernanda-lua', DAY + 3 * HOUR, 'Boa noite, varanda! Alguém acordado ou só eu e o gato?'],
			['igor-satori', DAY + 3 * HOUR - 4, 'Acordado. Camomila no terceiro bule.'],
			[
				'duda-ramos',
				DAY + 3 * HOUR - 6,
				'eu!! acabei o episódio 5 de *Posta-Restante de Aoyagi* e não sei o que fazer com as mãos',
			],
			['bia-kagawa', DAY + 3 * HOUR - 9, 'Duda, respira. O 6 sai amanhã, já está no calendário. 🌿'],
			[
				'helo-vidal',
				9 * HOUR,
				'Bom dia! Hoje o clube do mangá da escola votou em _Cartas do Farol_. Por unanimidade. Chorei no banheiro dos professores.',
			],
			['caio-mori', 9 * HOUR - 3, 'Helô, isso é melhor que qualquer número de vendas que eu já publiquei.'],
			['gustavo-nakamura', 9 * HOUR - 12, 'Unanimidade de quantos votos? Pergunto pelo gráfico.'],
			['helo-vidal', 9 * HOUR - 13, '23 de 23. Pode plotar. 📈'],
			[
				'bia-kagawa',
				8 * HOUR,
				'Arrumei a ordem dos arcos em *Gigantes do Arrozal*. Se alguém vir coisa fora do lugar, grita aqui.',
			],
			['enzo-tanabe', 95, 'gente, o time de Karasuyama perdeu a final ou eu entendi errado??'],
			['enzo-tanabe', 94, 'não respondam. ~quero saber~ não quero saber'],
			['caio-mori', 41, 'Enzo, vai para o canal de spoilers e ninguém se machuca.'],
		),
	},
	{
		group: 'g1',
		channel: 'recomendacoes',
		unread: 0,
		messages: messages(
			['enzo-tanabe', 3 * DAY, 'quero um de esporte que *não* seja de vitória. alguém?'],
			['helo-vidal', 3 * DAY - 20, 'Pedra, Gelo, Vassoura. É curling, é lento, e o melhor episódio é um empate.'],
			['enzo-tanabe', 3 * DAY - 24, 'um EMPATE. vendido'],
			['igor-satori', 2 * DAY, 'Para quem dorme cedo demais: *Vinte e Duas Horas de Escuro*. De luz acesa.'],
			['bia-kagawa', 2 * DAY - 15, 'Assino embaixo. Vi de dia e mesmo assim fechei a porta do banheiro.'],
			[
				'gustavo-nakamura',
				DAY,
				'Atualizei minha planilha de ficção científica. Os três primeiros deste mês: `Faróis de Netuno`, `Alfândega de Ceres`, `Jardineiros de Órbita`.',
			],
		),
	},
	{
		group: 'g1',
		channel: 'spoilers',
		unread: 2,
		messages: messages(
			['caio-mori', 2 * DAY, 'Regra da casa: nome da obra e número do episódio *antes* de abrir a boca.'],
			[
				'duda-ramos',
				20 * HOUR,
				'Tinta Viva, ep. 9: o corte em que o traço some enquanto ela ainda está falando… 24 quadros. Eu contei.',
			],
			['gustavo-nakamura', 20 * HOUR - 7, 'Contei 25. Um deles é só metade da página.'],
			['duda-ramos', 5 * HOUR, 'você tem razão. METADE DA PÁGINA. vou deitar no chão'],
			['enzo-tanabe', 38, 'O Leque e o Barro, ep. 12: eles perderam. Perderam lindo. Obrigado a todos os envolvidos.'],
		),
	},
	{
		group: 'g1',
		channel: 'fora-do-assunto',
		unread: 0,
		messages: messages(
			[
				'fernanda-lua',
				4 * DAY,
				'Bom dia. O gato apagou dois parágrafos da minha tradução andando no teclado. Ficou melhor.',
			],
			['bia-kagawa', 4 * DAY - 8, 'Credita o gato na revisão, por favor.'],
			['igor-satori', 4 * DAY - 30, 'Tradução: F. Lua. Revisão: Missô.'],
		),
	},
	{
		group: 'g1',
		channel: 'assistindo',
		watches: 'clube-de-leitura-dos-viloes-aposentados',
		unread: 0,
		messages: [
			...messages(
				['bia-kagawa', 3 * DAY, 'Quem topa *dois episódios por semana*, na quinta? Começamos pelos vilões.'],
				['helo-vidal', 3 * DAY - 12, 'Topo. Levo chá e nenhum grimório em atraso.'],
				['igor-satori', 2 * DAY, 'A multa por atraso foi o melhor uso de juros compostos que já vi.'],
			),
			{
				by: 'duda-ramos',
				minutesAgo: 9 * HOUR,
				text: 'O poema do general. Onze sílabas. Eu tremi junto.',
				ahead: true,
			},
			{ by: 'helo-vidal', minutesAgo: 8 * HOUR, text: 'E a bruxa batendo palma no fim!', ahead: true },
		],
	},
]
