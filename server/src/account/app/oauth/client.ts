import { timingSafeEqual } from 'node:crypto'
import type { AdapterPayload } from 'oidc-provider'
import { SCOPES } from 'shared-contract'
import type { Database } from '../../../core/database/schema.ts'
import { hashToken } from '../../../core/identity/tokenAccess.ts'

const DEVICE_GRANT = 'urn:ietf:params:oauth:grant-type:device_code'

/** An app as the library knows it (RFC 7591); undefined for an unknown id. Its secret is the hash of it. */
export async function clientOf(db: Database, id: string): Promise<AdapterPayload | undefined> {
	const app = await db.selectFrom('app').where('id', '=', id).selectAll().executeTakeFirst()
	if (!app) return undefined
	const hasAddress = app.redirect_addresses.length > 0
	return {
		client_id: app.id,
		...(app.secret_hash === null ? {} : { client_secret: app.secret_hash }),
		token_endpoint_auth_method: app.secret_hash === null ? 'none' : 'client_secret_basic',
		// Only the addresses of native apps may be other than https.
		application_type: app.redirect_addresses.every((address) => /^https:/i.test(address)) ? 'web' : 'native',
		redirect_uris: app.redirect_addresses,
		response_types: hasAddress ? ['code'] : [],
		grant_types: [
			...(hasAddress ? ['authorization_code'] : []),
			...(app.uses_device_flow ? [DEVICE_GRANT] : []),
			'refresh_token',
		],
		response_modes: ['query'],
		scope: SCOPES.join(' '),
		// Nothing is signed; the library wants an algorithm that it has a key for.
		id_token_signed_response_alg: 'ES256',
	}
}

/** Whether a text is the secret with a hash. */
export function isSecret(text: string, hash: string | undefined): boolean {
	const [given, right] = [Buffer.from(hashToken(text)), Buffer.from(hash ?? '')]
	return given.length === right.length && timingSafeEqual(given, right)
}
