import { DAY, HOUR } from '../durations.ts'
import type { SampleChannelTalk } from '../types.ts'
import { messages } from './messages.ts'

/** The messages of the reading club and of the translators. */
export const CLUBS: readonly SampleChannelTalk[] = [
	{
		group: 'g2',
		channel: 'geral',
		unread: 0,
		messages: messages(
			['helo-vidal', 6 * DAY, 'Bem-vindos ao mês de novembro! Votação do próximo volume um vai até domingo.'],
			[
				'caio-mori',
				6 * DAY - 40,
				'Meu voto: *A Samambaia do 302*. Curto, doméstico e com uma planta que julga as pessoas.',
			],
			['bia-kagawa', 6 * DAY - 55, 'Voto na planta.'],
			['igor-satori', 5 * DAY, 'Queria o *Hotel Equinócio*, mas a planta me olhou feio. Voto nela.'],
		),
	},
	{
		group: 'g2',
		channel: 'livro-do-mes',
		unread: 4,
		messages: messages(
			[
				'helo-vidal',
				2 * DAY,
				'Ganhou *A Samambaia do 302*! Primeira conversa quarta, capítulos 1 a 3. Tragam água (para a planta).',
			],
			['fernanda-lua', DAY + 2 * HOUR, 'Já li o 1. O silêncio de duas páginas na troca do vaso é coisa de mestre.'],
			['bia-kagawa', DAY + HOUR, 'Comprei hoje. Não me contem nada da vizinha do 301!'],
			['caio-mori', 6 * HOUR, 'Alguém mais reparou que o número do apartamento muda na sombra do corredor? Página 48.'],
			['helo-vidal', 6 * HOUR - 9, 'Reparei e achei que era erro de impressão!'],
			['igor-satori', 6 * HOUR - 11, 'Não é erro. *Nunca* é erro.'],
			[
				'fernanda-lua',
				2 * HOUR,
				'O nome dela no original é um trocadilho com “folha que volta”. Levo uma nota de rodapé na quarta, prometo que curta.',
			],
		),
	},
	{
		group: 'g2',
		channel: 'proximas-leituras',
		unread: 0,
		messages: messages(
			[
				'igor-satori',
				8 * DAY,
				'Lista para dezembro: `Hotel Equinócio`, `Cartório do Fim do Mundo`, `A Gramática das Baleias`.',
			],
			['caio-mori', 8 * DAY - 25, 'O do cartório tem carimbo na capa que brilha. Só isso já vale.'],
		),
	},
	{
		group: 'g3',
		channel: 'geral',
		unread: 0,
		messages: messages(
			['fernanda-lua', 5 * DAY, 'Pauta da semana: onomatopeia em balão, traduz ou deixa?'],
			['caio-mori', 5 * DAY - 12, 'Deixa e põe a legenda pequena. Aprendi apanhando.'],
			['helo-vidal', 5 * DAY - 30, 'Meus alunos preferem traduzida. Um deles lê “doki doki” como nome de personagem.'],
			['bia-kagawa', 5 * DAY - 33, 'Um personagem com arritmia. Eu leria.'],
		),
	},
	{
		group: 'g3',
		channel: 'duvidas',
		unread: 2,
		messages: messages(
			['helo-vidal', DAY, '“Posta-restante” ainda se usa? Os alunos acharam que era sobrenome.'],
			['fernanda-lua', DAY - 15, 'Usa, e é a tradução certa. Se explicar, perde o carteiro.'],
			['bia-kagawa', 20 * HOUR, 'E o hífen em “Quarenta por Cento”? Brincadeira. Não me respondam.'],
			[
				'caio-mori',
				3 * HOUR,
				'Dúvida séria: 先輩 em fala de adulto para adulto, no escritório. “Chefe” fica errado, “veterano” fica de museu.',
			],
			[
				'fernanda-lua',
				3 * HOUR - 6,
				'No escritório eu corto e resolvo no tratamento: _a senhora já viu o relatório?_ O respeito fica no verbo.',
			],
		),
	},
	{
		group: 'g3',
		channel: 'romanizacao',
		unread: 0,
		messages: messages(
			['bia-kagawa', 9 * DAY, 'Padrão do catálogo: Hepburn, com macron. *Hachijō*, não Hachijou.'],
			['fernanda-lua', 9 * DAY - 5, 'Amém.'],
		),
	},
]
