import { DAY, HOUR } from '../durations.ts'
import type { SampleComment } from '../types.ts'
import { thread } from './thread.ts'

export const ON_ANIME: readonly SampleComment[] = [
	...thread('posta', { title: 'posta-restante-de-aoyagi' }, [
		[
			[
				'fernanda-lua',
				9 * HOUR,
				39,
				'O som do carimbo. Alguém no estúdio gravou esse carimbo com tanto carinho que agora eu quero receber correspondência atrasada.',
			],
			['caio-mori', 8 * HOUR + 10, 13, 'Eu quero responder todas. Inclusive as que não são para mim.'],
		],
		[['igor-satori', 3 * DAY, 21, 'Achei que ia ser terror. É pior: é delicado.']],
	]),
	...thread('posta-ep1', { title: 'posta-restante-de-aoyagi', season: 1, episode: 1 }, [
		[
			['bia-kagawa', 6 * DAY, 32, 'Que primeiro episódio. Vinte e quatro minutos e ninguém levantou a voz.'],
			[
				'duda-ramos',
				6 * DAY - HOUR,
				18,
				'O fundo é guache! Dá para ver a pincelada mudar de direção quando ela abre a porta dos fundos. Pausei umas trinta vezes, minha irmã foi embora.',
			],
		],
	]),
	...thread('nuvens', { title: 'guarda-nuvens' }, [
		[
			[
				'enzo-tanabe',
				4 * HOUR,
				25,
				'a Minori com medo de altura trabalhando em cima das nuvens sou eu em qualquer reunião de segunda',
			],
			['helo-vidal', 3 * HOUR, 12, 'E o Hayase fingindo que não está preocupado é o meu gato.'],
		],
		[
			[
				'igor-satori',
				2 * DAY,
				19,
				'No “Fundo escuro”, a voz chama a Minori pelo nome que só o Tobe usava. Voltei a cena quatro vezes: o rádio dele está ligado o tempo todo no canto do quadro.',
				8,
			],
		],
	]),
	...thread('cartografa', { title: 'a-cartografa-do-reino-que-anda' }, [
		[
			[
				'gustavo-nakamura',
				4 * DAY,
				28,
				'Refiz as contas da Teru com os números que aparecem no caderno dela. O erro está onde ela diz que está. Esta série me respeita.',
			],
			['bia-kagawa', 4 * DAY - 90, 20, 'E a mula se chama Advérbio. Também me sinto respeitada.'],
		],
	]),
	...thread('sobrado', { title: 'sobrado-48' }, [
		[
			[
				'helo-vidal',
				13 * HOUR,
				34,
				'Morei em cima de uma relojoaria na rua Galvão Bueno até os nove anos. Não estava preparada para ouvir o português da minha batchan na TV.',
			],
		],
	]),
	...thread('arrozal', { title: 'gigantes-do-arrozal' }, [
		[
			[
				'igor-satori',
				7 * DAY,
				17,
				'Vim pelos robôs, fiquei pela previsão de geada. Nunca torci tanto por um termômetro.',
			],
			['enzo-tanabe', 7 * DAY - 2 * HOUR, 11, 'TIA UMEKO MELHOR PERSONAGEM e ela é um robô de vinte metros sem fala'],
		],
	]),
	...thread('farol-filme', { title: 'cartas-do-farol-o-filme' }, [
		[
			[
				'duda-ramos',
				10 * DAY,
				23,
				'Fui com medo porque amo o mangá. Saí com outro medo: o de que nunca mais façam um amarelo daquele.',
			],
			[
				'helo-vidal',
				10 * DAY - 3 * HOUR,
				9,
				'No cinema da minha cidade alguém piscou a lanterna do celular nos créditos. A sala inteira respondeu.',
			],
		],
	]),
]
