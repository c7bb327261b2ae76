import { randomUUID } from 'node:crypto'
import type { FastifyInstance, LightMyRequestResponse } from 'fastify'
import { artworkPath, type Role } from 'shared-contract'
import { DAY_MS } from 'shared-contract/units'
import { emailKey } from '../core/identity/email.ts'
import { hashSessionKey, newSessionKey, sessionCookieName } from '../core/identity/sessionKey.ts'
import { usernameKey } from '../core/identity/username.ts'

/** The headers of a request by a signed-in member. */
export interface SessionHeaders extends Record<string, string> {
	authorization: string
	cookie: string
}

/** A member of a test, and the headers of their requests. */
export interface TestMember {
	id: string
	username: string
	headers: SessionHeaders
}

export const GOOD_PASSWORD = 'violeta-quieta-83'
// Argon2id with the lowest cost. The real cost would take most of the time of many tests.
const HASH_OF_GOOD_PASSWORD =
	'$argon2id$v=19$m=8,t=1,p=1$e5257wIbxW+BIsCsqh5sHQ$cm1XKKhlJkQT/+bNu9wgjat2FuNguQOdAc4DCDI5cvw'

interface NewMember {
	username?: string
	email?: string
	role?: Role
	/** Now, by default. */
	joinedAt?: Date
}

let created = 0

/**
 * Inserts a member with a session, as registration leaves them. The values are unique where none are given; the password is
 * {@link GOOD_PASSWORD}.
 */
export async function newMember(
	{ context }: FastifyInstance,
	{ username = uniqueUsername(), email = uniqueEmail(), role = 'member', joinedAt }: NewMember = {},
): Promise<TestMember> {
	const { db, settings, now } = context
	const id = randomUUID()
	const key = newSessionKey()
	await db
		.insertInto('member')
		.values({
			id,
			username,
			username_key: usernameKey(username),
			email,
			email_key: emailKey(email),
			password_hash: HASH_OF_GOOD_PASSWORD,
			avatar_url: artworkPath('avatar', id),
			role,
			joined_at: joinedAt ?? now(),
		})
		.execute()
	await db
		.insertInto('session')
		.values({
			key_hash: hashSessionKey(key),
			member_id: id,
			created_at: now(),
			used_at: now(),
			expires_at: new Date(now().getTime() + settings.SESSION_DAYS * DAY_MS),
		})
		.execute()
	return {
		id,
		username,
		headers: { authorization: `Bearer ${key.token}`, cookie: `${sessionCookieName(settings)}=${key.cookie}` },
	}
}

/** The session key of an answer, as the headers of a request. */
export function keyFrom(answer: LightMyRequestResponse): SessionHeaders {
	const cookie = answer.cookies.find(({ name }) => name.endsWith('niouka_session'))
	if (!cookie) throw new Error('the answer sets no session cookie')
	return { authorization: `Bearer ${answer.json().token}`, cookie: `${cookie.name}=${cookie.value}` }
}

/** Registers a member with valid values, unique where none are given, and returns the answer. */
export function register(app: FastifyInstance, values: Record<string, string> = {}): Promise<LightMyRequestResponse> {
	return app.inject({
		method: 'POST',
		url: '/api/auth/register',
		payload: {
			username: uniqueUsername(),
			email: uniqueEmail(),
			password: GOOD_PASSWORD,
			...values,
		},
	})
}

function uniqueUsername(): string {
	created += 1
	return `Membro ${created}`
}

function uniqueEmail(): string {
	created += 1
	return `membro${created}@exemplo.com.br`
}
