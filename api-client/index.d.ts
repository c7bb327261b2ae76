import type { Client, ClientOptions } from 'openapi-fetch'
import type { paths } from './schema.js'

export type { paths } from './schema.js'

export interface NioukaOptions extends Omit<ClientOptions, 'baseUrl' | 'headers'> {
	/** The address of the site, as `https://niouka.example`. */
	address: string
	/** A personal access token, or one that OAuth gave. Most reads need none. */
	token?: string | undefined
}

/**
 * A client of the API with the types of its OpenAPI document: `client.GET('/api/v1/search', { params: { query: { q } } })`. A call
 * resolves to `data`, or to `error` where the site refused; it rejects if the site cannot be reached.
 */
export function nioukaClient(options: NioukaOptions): Client<paths>
