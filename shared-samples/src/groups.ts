import type { SampleGroup } from './types.ts'

/** The groups of the community: the demo member is in the first three and can find the others. */
export const GROUPS: readonly SampleGroup[] = [
	{
		id: 'g1',
		name: 'Varanda da Niouka',
		description: 'A sala de estar do site. Chegue sem bater, conte o que está assistindo, pegue um biscoito.',
		isPublic: true,
		joined: true,
		channels: [
			{ key: 'geral', name: 'geral' },
			{ key: 'recomendacoes', name: 'recomendações' },
			{ key: 'spoilers', name: 'spoilers' },
			{ key: 'fora-do-assunto', name: 'fora-do-assunto' },
		],
		members: [
			{ member: 'bia-kagawa', role: 'Admin' },
			{ member: 'caio-mori', role: 'Moderador' },
			{ member: 'fernanda-lua', role: 'Moderador' },
			{ member: 'duda-ramos', role: 'Membro' },
			{ member: 'enzo-tanabe', role: 'Membro' },
			{ member: 'gustavo-nakamura', role: 'Membro' },
			{ member: 'helo-vidal', role: 'Membro' },
			{ member: 'igor-satori', role: 'Membro' },
		],
	},
	{
		id: 'g2',
		name: 'Clube do Volume Um',
		description: 'Todo mês, um primeiro volume. Lemos juntos, brigamos com carinho e votamos se vale o segundo.',
		isPublic: true,
		joined: true,
		channels: [
			{ key: 'geral', name: 'geral' },
			{ key: 'livro-do-mes', name: 'livro-do-mês' },
			{ key: 'spoilers', name: 'spoilers' },
			{ key: 'proximas-leituras', name: 'próximas-leituras' },
		],
		members: [
			{ member: 'helo-vidal', role: 'Admin' },
			{ member: 'bia-kagawa', role: 'Moderador' },
			{ member: 'caio-mori', role: 'Membro' },
			{ member: 'fernanda-lua', role: 'Membro' },
			{ member: 'igor-satori', role: 'Membro' },
		],
	},
	{
		id: 'g3',
		name: 'Notas de Rodapé',
		description: 'Para quem traduz, revisa ou só gosta de discutir se onomatopeia leva acento.',
		isPublic: false,
		joined: true,
		channels: [
			{ key: 'geral', name: 'geral' },
			{ key: 'duvidas', name: 'dúvidas' },
			{ key: 'romanizacao', name: 'romanização' },
		],
		members: [
			{ member: 'fernanda-lua', role: 'Admin' },
			{ member: 'caio-mori', role: 'Moderador' },
			{ member: 'bia-kagawa', role: 'Membro' },
			{ member: 'helo-vidal', role: 'Membro' },
		],
	},
	{
		id: 'g4',
		name: 'Quadro a Quadro',
		description: 'Animação vista com lupa: cortes favoritos, estudos de movimento e pausas no lugar certo.',
		isPublic: true,
		joined: false,
		channels: [
			{ key: 'geral', name: 'geral' },
			{ key: 'cortes-da-semana', name: 'cortes-da-semana' },
			{ key: 'meus-estudos', name: 'meus-estudos' },
		],
		members: [
			{ member: 'duda-ramos', role: 'Admin' },
			{ member: 'gustavo-nakamura', role: 'Moderador' },
			{ member: 'enzo-tanabe', role: 'Membro' },
		],
	},
	{
		id: 'g5',
		name: 'Plantão da Meia-Noite',
		description: 'Suspense e terror depois que a casa dorme. Luz acesa permitida, spoiler não.',
		isPublic: true,
		joined: false,
		channels: [
			{ key: 'geral', name: 'geral' },
			{ key: 'recomendacoes', name: 'recomendações' },
			{ key: 'teorias', name: 'teorias' },
		],
		members: [
			{ member: 'igor-satori', role: 'Admin' },
			{ member: 'gustavo-nakamura', role: 'Membro' },
			{ member: 'duda-ramos', role: 'Membro' },
		],
	},
	{
		id: 'g6',
		name: 'Arquibancada',
		description: 'Anime e mangá de esporte, do sumô ao futevôlei. Aqui se torce até por treino.',
		isPublic: true,
		joined: false,
		channels: [
			{ key: 'geral', name: 'geral' },
			{ key: 'placar-ao-vivo', name: 'placar-ao-vivo' },
			{ key: 'recomendacoes', name: 'recomendações' },
		],
		members: [
			{ member: 'enzo-tanabe', role: 'Admin' },
			{ member: 'helo-vidal', role: 'Moderador' },
			{ member: 'caio-mori', role: 'Membro' },
		],
	},
	{
		id: 'g7',
		name: 'Telescópio de Bolso',
		description: 'Ficção científica com conta feita na ponta do lápis. Planilhas são bem-vindas.',
		isPublic: true,
		joined: false,
		channels: [
			{ key: 'geral', name: 'geral' },
			{ key: 'recomendacoes', name: 'recomendações' },
			{ key: 'planilhas', name: 'planilhas' },
		],
		members: [
			{ member: 'gustavo-nakamura', role: 'Admin' },
			{ member: 'fernanda-lua', role: 'Membro' },
			{ member: 'igor-satori', role: 'Membro' },
		],
	},
]
