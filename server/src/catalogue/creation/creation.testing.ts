import type { LightMyRequestResponse } from 'fastify'
import type { ArticleCreation, Role, TitleCreation } from 'shared-contract'
import { newMember, type SessionHeaders } from '../../testing/member.testing.ts'
import type { testSite } from '../../testing/site.testing.ts'

export type Key = SessionHeaders

export const ANIME: TitleCreation = {
	title: 'Lanternas da Liberdade',
	synopsis: 'Uma vendedora de lanternas.\n\nE um trem que só passa à noite.',
	posterUrl: 'https://exemplo.com.br/poster.webp',
	year: 2026,
	type: 'TV',
	status: 'releasing',
}
export const MANGA: TitleCreation = {
	title: 'O Caderno de Nanquim',
	synopsis: 'Um caderno que se desenha.',
	coverUrl: 'https://exemplo.com.br/capa.webp',
}
export const MOVIE: TitleCreation = {
	title: 'A Última Estação',
	synopsis: 'Fim da linha.',
	posterUrl: 'https://exemplo.com.br/filme.webp',
}
export const ARTICLE: ArticleCreation = {
	category: 'releases',
	title: 'Temporada nova anunciada',
	summary: 'Estreia em outubro.',
	content: 'Primeiro parágrafo.\n\n<h2>Elenco</h2>\n\nSegundo, com <b>negrito</b>.',
	imageUrl: 'https://exemplo.com.br/noticia.webp',
}
/** A form that each kind of creation sends whole. */
export const FORMS = { anime: ANIME, manga: MANGA, movie: MOVIE, news: ARTICLE }
export type Form = keyof typeof FORMS

/** What members add, and what the site then shows. */
export function creationBench(site: ReturnType<typeof testSite>) {
	const send = (
		method: 'GET' | 'POST',
		path: string,
		key?: Key,
		payload?: object,
		headers: Record<string, string> = {},
	): Promise<LightMyRequestResponse> =>
		site.app.inject({
			method,
			url: `/api/${path}`,
			headers: { ...key, ...headers },
			...(payload ? { payload } : {}),
		})

	return {
		send,
		member: async (role: Role = 'member', given: { username?: string } = {}) =>
			(await newMember(site.app, { ...given, role })).headers,
		create: (form: Form, key?: Key, change: object = {}, headers: Record<string, string> = {}) =>
			send('POST', `creations/${form}`, key, { ...FORMS[form], ...change }, headers),
		read: async (path: string) => (await send('GET', path)).json(),
		undo: (key: Key, revision: number) => send('POST', `revisions/${revision}/undo`, key),
		async upload(key: Key, purpose: string, bytes: Buffer): Promise<string> {
			const answer = await site.app.inject({
				method: 'POST',
				url: `/api/uploads?purpose=${purpose}`,
				headers: { ...key, 'content-type': 'image/png' },
				payload: bytes,
			})
			return answer.json().url
		},
	}
}
