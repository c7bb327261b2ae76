import { randomUUID } from 'node:crypto'

export const PASSWORD = 'violeta-quieta-83'

/** A registered member with the request headers of their browser. */
export interface Member {
	email: string
	headers: Record<string, string>
}

/** Registers a member. */
export async function registerMember(address: string): Promise<Member> {
	const name = randomUUID().slice(0, 8)
	const email = `${name}@exemplo.com.br`
	const response = await fetch(`${address}/api/auth/register`, {
		method: 'POST',
		headers: { 'content-type': 'application/json' },
		body: JSON.stringify({ username: `Bancada ${name}`, email, password: PASSWORD }),
	})
	const { token }: { token: string } = JSON.parse(await response.text())
	const cookie = (response.headers.get('set-cookie') ?? '').split(';')[0] ?? ''
	return { email, headers: { authorization: `Bearer ${token}`, cookie } }
}
