import type { SampleMember } from './types.ts'

/** The member that a visitor of the demo acts as. */
export const DEMO_MEMBER = 'bia-kagawa'

export const MEMBERS: readonly SampleMember[] = [
	{
		key: DEMO_MEMBER,
		name: 'Bia Kagawa',
		bio: 'Cuido do catálogo e rego as plantas da redação. Choro em final feliz, nunca em final triste. Se achar um erro de romanização, me chama que eu venho correndo. 🌿',
		joined: '2024-08-01',
		roles: ['admin', 'member'],
		badges: ['beta'],
		online: true,
	},
	{
		key: 'caio-mori',
		name: 'Caio Mori',
		bio: 'Leitor de mangá no ônibus, dono de três marcadores de página e nenhum guarda-chuva. Escrevo sobre mercado editorial e juro que não é chato.',
		joined: '2024-08-14',
		roles: ['moderator', 'member'],
		online: true,
	},
	{
		key: 'duda-ramos',
		name: 'Duda Ramos',
		bio: 'Animadora em formação. Pauso episódio para contar quadro e depois peço desculpa para quem está assistindo comigo. De Recife, com saudade do mar até quando estou nele.',
		joined: '2024-09-02',
		roles: ['member'],
		online: true,
	},
	{
		key: 'enzo-tanabe',
		name: 'Enzo Tanabe',
		bio: 'Neto de quitandeiro, fã de mangá de esporte e péssimo em todos eles. Aceito recomendações em que o time perde a final.',
		joined: '2024-10-20',
		roles: ['member'],
		online: false,
	},
	{
		key: 'fernanda-lua',
		name: 'Fernanda Lua',
		bio: 'Tradutora do japonês, gateira, notívaga. Tenho opiniões fortes sobre notas de rodapé e um caderno só para onomatopeias.',
		joined: '2024-09-25',
		roles: ['moderator', 'member'],
		online: true,
	},
	{
		key: 'gustavo-nakamura',
		name: 'Gustavo Nakamura',
		bio: 'Engenheiro de dia, maratonista de ficção científica à noite. Faço planilha de tudo o que assisto e, sim, tem gráfico.',
		joined: '2024-10-30',
		roles: ['member'],
		online: false,
	},
	{
		key: 'helo-vidal',
		name: 'Helô Vidal',
		bio: 'Bibliotecária escolar. Já convenci 112 alunos a lerem o primeiro mangá da vida; a meta deste ano é 150. Prefiro romance que demora.',
		joined: '2024-11-17',
		roles: ['member'],
		online: true,
	},
	{
		key: 'igor-satori',
		name: 'Igor Satori',
		bio: 'Suspense, terror e chá de camomila, nessa ordem. Coleciono primeiras páginas. Não dou spoiler nem sob tortura.',
		joined: '2024-12-08',
		roles: ['member'],
		online: false,
	},
]
