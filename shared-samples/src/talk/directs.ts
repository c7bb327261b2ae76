import { DAY, HOUR } from '../durations.ts'
import type { SampleDirectChat } from '../types.ts'
import { messages } from './messages.ts'

/** The direct chats of the demo member. */
export const DIRECT_CHATS: readonly SampleDirectChat[] = [
	{
		with: 'caio-mori',
		unread: 2,
		messages: messages(
			['caio-mori', 2 * DAY, 'Bia, a matéria das tiragens sai quinta. Consegue conferir os títulos no catálogo antes?'],
			['bia-kagawa', 2 * DAY - 12, 'Consigo. Manda a lista que eu olho hoje à noite, com chá.'],
			['caio-mori', 2 * DAY - 13, 'São nove: os sete da lista e mais *Asas de Seda* e *Feira da Lua*.'],
			['bia-kagawa', DAY + 4 * HOUR, 'Conferidos! Só _Feira da Lua_ estava sem o nome em japonês. Já arrumei.'],
			['caio-mori', DAY + 4 * HOUR - 2, 'Você é um anjo com planilha.'],
			['bia-kagawa', DAY + 4 * HOUR - 3, 'O anjo com planilha é o Gustavo. Eu sou a do regador. 🌿'],
			['caio-mori', 26, 'Anjo com regador, então. Olha a página agora?'],
			['caio-mori', 25, 'É o terceiro parágrafo que me tira o sono.'],
		),
	},
	{
		with: 'duda-ramos',
		unread: 1,
		messages: messages(
			['duda-ramos', 3 * DAY, 'biaaa consegui a bolsa do curso de animação!!!!'],
			['bia-kagawa', 3 * DAY - 2, 'DUDA!!! Parabéns!! Já avisou o mar?'],
			['duda-ramos', 3 * DAY - 3, 'ainda não, ele tá ocupado. mas vou avisar sábado'],
			[
				'bia-kagawa',
				3 * DAY - 5,
				'Quando tiver o primeiro exercício, me manda. Quero pausar quadro a quadro só de vingança.',
			],
			['duda-ramos', 72, 'primeiro exercício: uma bolinha quicando. são 19 quadros e eu já chorei em 4'],
		),
	},
	{
		with: 'fernanda-lua',
		unread: 0,
		messages: messages(
			['bia-kagawa', 4 * DAY, 'Fê, como você romanizaria 八丈? O catálogo está com duas formas.'],
			['fernanda-lua', 4 * DAY - 9, '`Hachijō`, com macron. Sem discussão e sem café.'],
			['bia-kagawa', 4 * DAY - 10, 'Corrigido em três páginas. Obrigada, professora.'],
			[
				'fernanda-lua',
				7 * HOUR,
				'Sonhei que o macron caía das letras e a gente recolhia com peneira. Preciso de férias.',
			],
			['bia-kagawa', 6 * HOUR, 'Precisa. Mas a peneira é uma boa ideia, fica com ela.'],
		),
	},
	{
		with: 'helo-vidal',
		unread: 0,
		messages: messages(
			['helo-vidal', 5 * DAY, 'Oi, Bia! O clube quer convidar alguém do site para uma conversa com os alunos. Topa?'],
			['bia-kagawa', 5 * DAY - 30, 'Topo demais. Posso levar mudas?'],
			['helo-vidal', 5 * DAY - 31, 'Pode levar mudas, mangás e paciência. São 31 adolescentes.'],
			['bia-kagawa', 5 * DAY - 34, 'Levo dois vasos de cada.'],
		),
	},
	{
		with: 'enzo-tanabe',
		unread: 0,
		messages: messages(
			['enzo-tanabe', 12 * DAY, 'oi bia, achei um erro: em *Cordilheira* o capítulo 7 aparece duas vezes'],
			['bia-kagawa', 12 * DAY - 45, 'Achou mesmo! Arrumei. Dez pontos para a quitanda.'],
			['enzo-tanabe', 12 * DAY - 46, 'meu vô mandou dizer que pontos não, mas aceita tomate'],
		),
	},
]
