import { DAY, HOUR } from '../durations.ts'
import type { SampleComment } from '../types.ts'
import { thread } from './thread.ts'

export const ON_NEWS: readonly SampleComment[] = [
	...thread('n26', { article: 26 }, [
		[
			[
				'fernanda-lua',
				2 * HOUR,
				37,
				'Trocar “até” por “já”. Uma palavra, sete anos. É por isso que eu amo essa profissão e é por isso que ela não paga bem.',
			],
			['caio-mori', HOUR + 35, 15, 'A tradução por palavra paga ali foi de uns onze centavos por ano.'],
		],
		[
			['enzo-tanabe', 90, 12, 'R$ 349… parcelado em nove, uma para cada segundo do farol'],
			['bia-kagawa', 70, 19, 'Vou sugerir à editora. Estou falando sério.'],
		],
	]),
	...thread('n25', { article: 25 }, [
		[
			[
				'duda-ramos',
				DAY,
				29,
				'Eu estava na fila do farol quando rolou o pedido! O “sim” veio escrito “sin” e ninguém respirou por uns cinco segundos.',
			],
			['igor-satori', DAY - 40, 10, 'Suspense da melhor qualidade.'],
		],
		[
			[
				'helo-vidal',
				2 * DAY,
				18,
				'Levei 36 alunos com ingresso social. Voltaram 36 alunos e 51 mangás. Não perguntem como coube no ônibus.',
			],
		],
	]),
	...thread('n20', { article: 20 }, [
		[
			[
				'gustavo-nakamura',
				6 * DAY,
				16,
				'Inscrevi uma calculadora que erra só o 7. No campo “biografia” escrevi oito páginas.',
			],
			['bia-kagawa', 6 * DAY - 50, 14, 'Oito, né. Nunca sete.'],
		],
	]),
	...thread('n16', { article: 16 }, [
		[
			[
				'duda-ramos',
				18 * DAY,
				26,
				'Como quem está entrando na área: obrigada por colocar também a parte do salário. Semana de quatro dias é linda, aluguel é mensal.',
			],
		],
	]),
	...thread('n7', { article: 7 }, [
		[
			[
				'caio-mori',
				20 * DAY,
				31,
				'“Menino com fome não lê. Mas menino curioso almoça.” Pode imprimir e pendurar no ministério.',
			],
			[
				'helo-vidal',
				20 * DAY - 2 * HOUR,
				22,
				'Escrevi essa matéria com o cheiro do cominho na roupa. Dona Zuíla mandou lembranças a todos, e um puxão de orelha em quem pula café da manhã.',
			],
		],
	]),
	...thread('n22', { article: 22 }, [
		[
			[
				'enzo-tanabe',
				5 * DAY,
				13,
				'bastidor: fiquei com bolha nas duas mãos e segurei a corda por quatro segundos. quatro',
			],
		],
	]),
	...thread('n24', { article: 24 }, [
		[
			[
				'gustavo-nakamura',
				3 * DAY + 5 * HOUR,
				17,
				'Joguei em doze horas. Apagar o setor das abelhas me levou três dias de coragem, então não sei se conta.',
			],
			['fernanda-lua', 3 * DAY + HOUR, 15, 'Conta. É o tempo certo.'],
		],
	]),
	...thread('n9', { article: 9 }, [
		[
			[
				'caio-mori',
				4 * DAY,
				11,
				'Joguei um protótipo na Festa do Nanquim. Perdi porque esqueci a cópia do RG. Do meu RG mesmo, o de verdade. Eles pedem.',
			],
		],
	]),
]
