import { randomUUID } from 'node:crypto'

export const PASSWORD = 'violeta-quieta-83'

/** Somebody with an account, and what their browser would send. */
export interface Member {
	email: string
	headers: Record<string, string>
}

/** Makes an account. */
export async function newMember(address: string): Promise<Member> {
	const name = randomUUID().slice(0, 8)
	const email = `${name}@exemplo.com.br`
	const answer = await fetch(`${address}/api/auth/register`, {
		method: 'POST',
		headers: { 'content-type': 'application/json' },
		body: JSON.stringify({ username: `Bancada ${name}`, email, password: PASSWORD }),
	})
	const { token }: { token: string } = JSON.parse(await answer.text())
	const cookie = (answer.headers.get('set-cookie') ?? '').split(';')[0] ?? ''
	return { email, headers: { authorization: `Bearer ${token}`, cookie } }
}
