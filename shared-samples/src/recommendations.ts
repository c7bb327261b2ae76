import { DAY, HOUR } from './durations.ts'
import type { SampleRecommendation } from './types.ts'

/** What members recommend to those who like a title. */
export const RECOMMENDATIONS: readonly SampleRecommendation[] = [
	{
		by: 'fernanda-lua',
		title: 'posta-restante-de-aoyagi',
		recommended: 'cartas-do-farol-o-filme',
		reason: 'Duas histórias de cartas que demoram. Nesta o mar é quem atrasa o correio, e ninguém reclama.',
		minutesAgo: 8 * HOUR,
		voters: ['bia-kagawa', 'caio-mori', 'igor-satori', 'helo-vidal'],
	},
	{
		by: 'caio-mori',
		title: 'posta-restante-de-aoyagi',
		recommended: 'sobrado-48',
		reason: 'O mesmo carinho por gente que chega tarde. Troque o guichê do correio por uma escada que range.',
		minutesAgo: 4 * DAY,
		voters: ['duda-ramos', 'fernanda-lua'],
	},
	{
		by: 'igor-satori',
		title: 'errata',
		recommended: 'a-testemunha-de-papel',
		reason: 'Se você gostou de desconfiar de cada vírgula, aqui a prova do crime é o próprio texto.',
		minutesAgo: 2 * DAY,
		voters: ['bia-kagawa', 'caio-mori'],
	},
	{
		by: 'igor-satori',
		title: 'errata',
		recommended: 'sindico-tanuki',
		reason: 'Burocracia com bigode. Ri alto no ônibus e ninguém me perguntou por quê.',
		minutesAgo: 6 * DAY,
		voters: ['enzo-tanabe', 'helo-vidal'],
	},
	{
		by: 'duda-ramos',
		title: 'chamada-geral-de-hachijo',
		recommended: 'guarda-nuvens',
		reason: 'Trabalho em equipe, vento na cara e um céu pintado quadro a quadro. Pausei o tempo todo.',
		minutesAgo: 3 * DAY,
		voters: ['fernanda-lua', 'gustavo-nakamura', 'bia-kagawa'],
	},
	{
		by: 'gustavo-nakamura',
		title: 'farois-de-netuno',
		recommended: 'alfandega-de-ceres',
		reason: 'Mesma solidão de posto avançado, com mais carimbo e menos poesia. A planilha aprova as duas.',
		minutesAgo: 9 * DAY,
		voters: ['igor-satori'],
	},
]
