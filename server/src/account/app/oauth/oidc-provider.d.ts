/** The part of the library that this folder uses; it has no types of its own. */
declare module 'oidc-provider' {
	import type { EventEmitter } from 'node:events'
	import type { IncomingMessage, ServerResponse } from 'node:http'

	/** What is stored of a code, a token or a request. */
	export type Payload = Record<string, unknown>

	export interface Adapter {
		upsert(id: string, payload: Payload, expiresIn?: number): Promise<void>
		find(id: string): Promise<Payload | undefined>
		findByUid(uid: string): Promise<Payload | undefined>
		findByUserCode(userCode: string): Promise<Payload | undefined>
		consume(id: string): Promise<void>
		destroy(id: string): Promise<void>
		revokeByGrantId(grantId: string): Promise<void>
	}

	interface Client {
		readonly clientId: string
		readonly clientSecret?: string
		readonly redirectUris: readonly string[]
		compareClientSecret(actual: string): boolean
	}

	/** The context of a request, of Koa. */
	export interface Context {
		readonly req: IncomingMessage
		readonly query: Payload
		/** The body is that of a form. */
		readonly oidc: { readonly route: string; readonly result?: Payload; readonly body?: Payload }
		readonly cookies: { set(name: string, value: string, options: object): void }
		readonly response: { get(name: string): string | string[] | undefined; remove(name: string): void }
		set(name: string, value: string | string[]): void
		/** False: somebody else answers. */
		respond?: boolean
		body: unknown
	}

	export class Provider extends EventEmitter {
		constructor(issuer: string, configuration: object)
		readonly Client: { prototype: Client }
		proxy: boolean
		callback(): (request: IncomingMessage, response: ServerResponse) => Promise<void>
		use(middleware: (context: Context, next: () => Promise<void>) => Promise<void>): this
	}

	class OAuthError extends Error {
		constructor(description?: string, detail?: string)
		readonly error: string
		readonly statusCode: number
	}

	export const errors: {
		readonly InvalidGrant: new (detail?: string) => OAuthError
		readonly InvalidScope: new (description: string, scope?: string) => OAuthError
		readonly SlowDown: new () => OAuthError
	}

	export const interactionPolicy: {
		readonly Prompt: new (options: { name: string; requestable: boolean }, ...checks: object[]) => object
		readonly Check: new (reason: string, description: string, check: (context: Context) => boolean) => object
	}
}
