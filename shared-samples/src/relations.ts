import { DAY, HOUR } from './durations.ts'
import type { SampleEpisodeOpinion, SampleFollow, SampleOpinion } from './types.ts'

/** Follows between members. */
export const FOLLOWS: readonly SampleFollow[] = [
	...followers('bia-kagawa', [
		['igor-satori', 9 * HOUR],
		['caio-mori', 310 * DAY],
		['duda-ramos', 204 * DAY],
		['enzo-tanabe', 96 * DAY],
		['fernanda-lua', 318 * DAY],
		['gustavo-nakamura', 41 * DAY],
		['helo-vidal', 150 * DAY],
	]),
	...followers('fernanda-lua', [
		['bia-kagawa', 317 * DAY],
		['caio-mori', 260 * DAY],
		['helo-vidal', 120 * DAY],
		['igor-satori', 22 * DAY],
	]),
	...followers('helo-vidal', [
		['bia-kagawa', 148 * DAY],
		['enzo-tanabe', 30 * DAY],
		['fernanda-lua', 118 * DAY],
	]),
	...followers('caio-mori', [
		['bia-kagawa', 305 * DAY],
		['gustavo-nakamura', 77 * DAY],
		['fernanda-lua', 240 * DAY],
	]),
	...followers('gustavo-nakamura', [
		['bia-kagawa', 12 * DAY],
		['igor-satori', 90 * DAY],
	]),
	...followers('duda-ramos', [
		['bia-kagawa', 201 * DAY],
		['enzo-tanabe', 64 * DAY],
		['gustavo-nakamura', 58 * DAY],
	]),
	...followers('igor-satori', [['fernanda-lua', 20 * DAY]]),
	...followers('enzo-tanabe', [['helo-vidal', 29 * DAY]]),
]

/** Likes of profiles. */
export const PROFILE_LIKES: readonly SampleFollow[] = [
	...followers('bia-kagawa', [
		['caio-mori', 300 * DAY],
		['fernanda-lua', 280 * DAY],
		['helo-vidal', 140 * DAY],
		['duda-ramos', 60 * DAY],
		['igor-satori', 8 * HOUR],
	]),
	...followers('helo-vidal', [
		['bia-kagawa', 100 * DAY],
		['fernanda-lua', 90 * DAY],
	]),
	...followers('fernanda-lua', [['bia-kagawa', 210 * DAY]]),
]

/** Saved titles and scores of members. */
export const OPINIONS: readonly SampleOpinion[] = [
	...opinions('bia-kagawa', [
		['chamada-geral-de-hachijo', 9, 2 * DAY],
		['jardineiros-de-orbita', 'saved', 3 * DAY],
		['o-sineiro-de-yukinashi', 'saved', 5 * DAY],
		['inventario-das-coisas-quebradas', 10, 9 * DAY],
		['clube-de-leitura-dos-viloes-aposentados', 8, 9 * DAY + 20],
		['errata', 9, 16 * DAY],
		['hotel-equinocio', 'saved', 16 * DAY + 45],
		['pedra-gelo-vassoura', 7, 24 * DAY],
		['a-gramatica-das-baleias', 10, 33 * DAY],
		['tres-dias-de-mare-baixa', 'saved', 38 * DAY],
		['elevador-para-setembro', 8, 47 * DAY],
		['nesta-mesma-frequencia', 8, 59 * DAY],
		['farois-de-netuno', 'saved', 59 * DAY + 90],
		['areia-quente', 6, 74 * DAY],
		['o-dragao-que-vendia-cha', 'saved', 88 * DAY],
		['quarenta-por-cento-de-chuva', 8, 102 * DAY],
		['a-contadora-de-mares', 9, 121 * DAY],
		['a-contadora-de-mares', 'saved', 121 * DAY + 3],
		['linha-cortada', 9, 139 * DAY],
		['acao-os-dubles-de-karasuyama', 7, 160 * DAY],
		['vinte-e-duas-horas-de-escuro', 6, 175 * DAY],
		['a-testemunha-de-papel', 'saved', 176 * DAY],
		['cartas-do-farol-o-filme', 10, 190 * DAY],
		['mil-e-uma-marmitas', 8, 214 * DAY],
		['terra-preta-areia-branca', 9, 233 * DAY],
		['sombra-emprestada', 7, 251 * DAY],
		['o-peso-da-neve', 'saved', 268 * DAY],
		['o-peixe-que-engoliu-o-sino', 8, 290 * DAY],
		['espada-emprestada', 9, 326 * DAY],
	]),
	...opinions('caio-mori', [
		['cartorio-do-fim-do-mundo', 9, 6 * DAY],
		['ramen-as-tres-da-manha', 8, 40 * DAY],
		['o-peso-da-neve', 10, 110 * DAY],
		['oito-telhados', 'saved', 130 * DAY],
		['terra-preta-areia-branca', 8, 205 * DAY],
	]),
	...opinions('duda-ramos', [
		['cozinha-de-bordo', 8, 4 * DAY],
		['tinta-viva', 10, 52 * DAY],
		['as-irmas-trovao', 9, 85 * DAY],
		['a-pipa-de-cem-bracas', 10, 143 * DAY],
		['casamento-em-tres-trens', 'saved', 199 * DAY],
	]),
	...opinions('enzo-tanabe', [
		['gigantes-do-arrozal', 10, 7 * DAY],
		['areia-quente', 9, 66 * DAY],
		['cordilheira', 9, 97 * DAY],
		['pedra-gelo-vassoura', 6, 180 * DAY],
	]),
	...opinions('fernanda-lua', [
		['a-gramatica-das-baleias', 10, 10 * DAY],
		['a-contadora-de-mares', 9, 72 * DAY],
		['quarenta-por-cento-frente-fria', 7, 133 * DAY],
		['sobrado-48', 'saved', 11 * DAY],
	]),
	...opinions('gustavo-nakamura', [
		['farois-de-netuno', 10, 3 * DAY],
		['jardineiros-de-orbita', 10, 48 * DAY],
		['alfandega-de-ceres', 9, 92 * DAY],
		['o-bairro-das-duas-as-quatro', 8, 155 * DAY],
	]),
	...opinions('helo-vidal', [
		['nesta-mesma-frequencia', 9, 5 * DAY],
		['a-herdeira-da-lavanderia', 8, 36 * DAY],
		['clube-dos-guarda-chuvas-perdidos', 10, 81 * DAY],
		['tres-dias-de-mare-baixa', 9, 170 * DAY],
	]),
	...opinions('igor-satori', [
		['errata', 10, 8 * DAY],
		['ultima-ligacao-de-haeundae', 8, 55 * DAY],
		['o-ultimo-trem-para-kamishiro', 9, 120 * DAY],
		['sombra-emprestada', 9, 188 * DAY],
	]),
]

/** Votes on episodes. */
export const EPISODE_OPINIONS: readonly SampleEpisodeOpinion[] = [
	...episodes('bia-kagawa', 'posta-restante-de-aoyagi', [
		[1, 9, 6 * DAY - 2 * HOUR],
		[2, 8, 6 * DAY - HOUR],
		[3, 'liked', 2 * DAY - 3 * HOUR],
	]),
	...episodes('bia-kagawa', 'chamada-geral-de-hachijo', [
		[1, 8, 31 * DAY],
		[2, 'liked', 30 * DAY],
		[3, 9, 28 * DAY],
		[4, 'liked', 27 * DAY],
		[5, 10, 26 * DAY],
	]),
	...episodes('bia-kagawa', 'errata', [
		[1, 9, 116 * DAY],
		[2, 8, 115 * DAY],
		[3, 'liked', 114 * DAY],
		[4, 9, 113 * DAY],
	]),
	...episodes('bia-kagawa', 'terra-preta-areia-branca', [
		[1, 8, 240 * DAY],
		[2, 'liked', 239 * DAY],
		[3, 9, 237 * DAY],
	]),
	...episodes('duda-ramos', 'posta-restante-de-aoyagi', [[1, 'liked', 6 * DAY]]),
	...episodes('gustavo-nakamura', 'alfandega-de-ceres', [
		[1, 9, 95 * DAY],
		[2, 10, 94 * DAY],
	]),
]

function followers(whom: string, by: readonly (readonly [by: string, minutesAgo: number])[]): SampleFollow[] {
	return by.map(([by, minutesAgo]) => ({ by, whom, minutesAgo }))
}

function opinions(
	by: string,
	of: readonly (readonly [title: string, opinion: number | 'saved', minutesAgo: number])[],
): SampleOpinion[] {
	return of.map(([title, opinion, minutesAgo]) => ({ by, title, opinion, minutesAgo }))
}

function episodes(
	by: string,
	title: string,
	of: readonly (readonly [episode: number, opinion: number | 'liked', minutesAgo: number])[],
): SampleEpisodeOpinion[] {
	return of.map(([episode, opinion, minutesAgo]) => ({ by, title, season: 1, episode, opinion, minutesAgo }))
}
