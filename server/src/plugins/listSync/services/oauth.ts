import { own, ownNumber, ownText } from '../../../core/jsonObject.ts'
import { type Ask, ServiceProblem, type Tokens } from './service.ts'

/** No token lives longer, whatever its service says: ten years. */
const LONGEST_S = 315_360_000

/** The address of a page of consent. */
export function consentUrl(page: string, parameters: Record<string, string>): string {
	return `${page}?${new URLSearchParams({ response_type: 'code', ...parameters })}`
}

/** Asks a token endpoint. @throws ServiceProblem `refused` if it gives no token. */
export async function askTokens(ask: Ask, endpoint: string, form: Record<string, string>): Promise<Tokens> {
	const answer = await ask(endpoint, {
		method: 'POST',
		headers: { accept: 'application/json' },
		body: new URLSearchParams(form),
	})
	const access = ownText(answer, 'access_token')
	if (access === '') throw new ServiceProblem('refused', 'no token')
	const refresh = own(answer, 'refresh_token')
	return {
		access,
		refresh: typeof refresh === 'string' && refresh !== '' ? refresh : null,
		expiresIn: Math.min(Math.max(ownNumber(answer, 'expires_in') ?? 3600, 0), LONGEST_S),
	}
}
